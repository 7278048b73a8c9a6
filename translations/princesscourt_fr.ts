<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>assess</name>
        <message>
            <source>How the match stood</source>
            <translation>Où en était la partie</translation>
        </message>
        <message>
            <source>Assess the rest</source>
            <translation>Évaluer le reste</translation>
        </message>
        <message>
            <source>Assess the match</source>
            <translation>Évaluer la partie</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>Looks at move {number} of {last} …</source>
            <translation>Examine le coup {number} sur {last}…</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>Au départ</translation>
        </message>
        <message>
            <source>After move {number}</source>
            <translation>Après le coup {number}</translation>
        </message>
        <message>
            <source>{place}: {verdict}</source>
            <translation>{place} : {verdict}</translation>
        </message>
        <message>
            <source>nothing to weigh here</source>
            <translation>rien à évaluer ici</translation>
        </message>
        <message>
            <source>not assessed</source>
            <translation>pas d’évaluation</translation>
        </message>
        <message>
            <source>the match is over</source>
            <translation>la partie est finie</translation>
        </message>
        <message>
            <source>about even</source>
            <translation>à peu près à égalité</translation>
        </message>
        <message>
            <source>{name} stands a little better</source>
            <translation>léger avantage ({name})</translation>
        </message>
        <message>
            <source>{name} stands clearly better</source>
            <translation>net avantage ({name})</translation>
        </message>
        <message>
            <source>{name} has as good as won</source>
            <translation>partie presque gagnée ({name})</translation>
        </message>
        <message>
            <source>{verdict}, seen from the seat of {name}</source>
            <translation>{verdict}, vu de la place de {name}</translation>
        </message>
        <message>
            <source>a little behind</source>
            <translation>un peu de retard</translation>
        </message>
        <message>
            <source>clearly behind</source>
            <translation>net retard</translation>
        </message>
        <message>
            <source>as good as lost</source>
            <translation>presque perdu</translation>
        </message>
        <message>
            <source>a little ahead</source>
            <translation>un peu d’avance</translation>
        </message>
        <message>
            <source>clearly ahead</source>
            <translation>nette avance</translation>
        </message>
        <message>
            <source>as good as won</source>
            <translation>presque gagné</translation>
        </message>
    </context>
    <context>
        <name>cli</name>
        <message>
            <source>Something is wrong inside the program: {error}</source>
            <translation>Le programme lui-même a un problème : {error}</translation>
        </message>
        <message>
            <source>There is no command and no file "{word}"; see princesscourt --help.</source>
            <translation>Il n’y a ni commande ni fichier « {word} » ; voir princesscourt --help.</translation>
        </message>
        <message>
            <source>The window opens one record at a time.</source>
            <translation>La fenêtre ouvre un seul enregistrement à la fois.</translation>
        </message>
        <message>
            <source>There is no screen here; "princesscourt demo" plays without one.</source>
            <translation>Il n’y a pas d’écran ici ; « princesscourt demo » joue sans écran.</translation>
        </message>
        <message>
            <source>Chance has a part in {game}, so its moves cannot be counted.</source>
            <translation>Le hasard intervient dans {game}, on ne peut donc pas compter les coups.</translation>
        </message>
        <message>
            <source>Chance begins {game}: name a deal code with --seed.</source>
            <translation>{game} commence par le hasard : donnez un code de la donne avec --seed.</translation>
        </message>
        <message>
            <source>That is not understood ({problem}); it is written: {usage}</source>
            <translation>Ce n’est pas compris ({problem}) ; cela s’écrit : {usage}</translation>
        </message>
        <message>
            <source>There is no game "{game}"; the games are: {games}.</source>
            <translation>Il n’y a pas de jeu « {game} » ; les jeux sont : {games}.</translation>
        </message>
        <message>
            <source>"{word}" should be a whole number from 0 on.</source>
            <translation>« {word} » devrait être un nombre entier à partir de 0.</translation>
        </message>
        <message>
            <source>"{word}" should be a number of seconds, up to 3600.</source>
            <translation>« {word} » devrait être un nombre de secondes, jusqu’à 3600.</translation>
        </message>
        <message>
            <source>"{word}" should be written key=value.</source>
            <translation>« {word} » devrait s’écrire nom=valeur.</translation>
        </message>
        <message>
            <source>{file}: {why}</source>
            <translation>{file} : {why}</translation>
        </message>
        <message>
            <source>{file} cannot be read: {why}.</source>
            <translation>{file} est illisible : {why}.</translation>
        </message>
        <message>
            <source>{file} is too large to be a record.</source>
            <translation>{file} est trop gros pour être une partie enregistrée.</translation>
        </message>
        <message>
            <source>{file} is not a record: it is not even text.</source>
            <translation>{file} n’est pas une partie enregistrée, ni même du texte.</translation>
        </message>
        <message>
            <source>there is no such file</source>
            <translation>il n’existe pas</translation>
        </message>
        <message>
            <source>it is a folder</source>
            <translation>c’est un dossier</translation>
        </message>
        <message>
            <source>this account may not read it</source>
            <translation>ce compte n’a pas le droit de le lire</translation>
        </message>
        <message>
            <source>Computer {number}</source>
            <translation>Ordinateur {number}</translation>
        </message>
        <message>
            <source>The picture {file} cannot be saved: {why}.</source>
            <translation>L’image {file} ne peut pas être enregistrée : {why}.</translation>
        </message>
        <message>
            <source>The picture of the end is in {file}.</source>
            <translation>L’image de la fin se trouve dans {file}.</translation>
        </message>
        <message>
            <source>There is no level "{word}"; the levels are: {known}.</source>
            <translation>Il n’y a pas de niveau « {word} » ; les niveaux sont : {known}.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partie est terminée.</translation>
        </message>
        <message>
            <source>There is no ply {ply}; the last one is {last}.</source>
            <translation>Il n’y a pas de coup {ply} ; le dernier est {last}.</translation>
        </message>
        <message>
            <source>{move} cannot be ply {ply}: {why}</source>
            <translation>{move} ne peut pas être le coup {ply} : {why}</translation>
        </message>
        <message>
            <source>There is no form "{word}"; the forms are: {known}.</source>
            <translation>Il n’y a pas de format « {word} » ; les formats sont : {known}.</translation>
        </message>
        <message>
            <source>There is no language "{word}" here; the languages are: {known}.</source>
            <translation>La langue « {word} » n’existe pas ici ; les langues sont : {known}.</translation>
        </message>
        <message>
            <source>There is no seat {seat}; the seats are 0 to {last}.</source>
            <translation>Il n’y a pas de place {seat} ; les places vont de 0 à {last}.</translation>
        </message>
        <message>
            <source>Deal code: {code}</source>
            <translation>Code de la donne : {code}</translation>
        </message>
        <message>
            <source>Seen by: {viewer}</source>
            <translation>Vu par : {viewer}</translation>
        </message>
        <message>
            <source>everybody, so secrets are closed</source>
            <translation>tout le monde, les secrets restent donc cachés</translation>
        </message>
        <message>
            <source>everybody, and all is open</source>
            <translation>tout le monde, et tout est visible</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Hasard</translation>
        </message>
        <message>
            <source>Asked: {name} ({why})</source>
            <translation>À qui de jouer : {name} ({why})</translation>
        </message>
        <message>
            <source>A draw: {why}</source>
            <translation>Partie nulle : {why}</translation>
        </message>
        <message>
            <source>{names} share the first place: {why}</source>
            <translation>{names} se partagent la première place : {why}</translation>
        </message>
        <message>
            <source>{name} wins: {why}</source>
            <translation>{name} gagne : {why}</translation>
        </message>
        <message>
            <source>There is no option "{option}".</source>
            <translation>Il n’y a pas d’option « {option} ».</translation>
        </message>
        <message>
            <source>Option "{option}" cannot be "{value}".</source>
            <translation>L’option « {option} » ne peut pas valoir « {value} ».</translation>
        </message>
        <message>
            <source>Pictures cannot be made on this system.</source>
            <translation>On ne peut pas faire d’images sur ce système.</translation>
        </message>
        <message>
            <source>There are no pictures of {game}.</source>
            <translation>Il n’y a pas d’images de {game}.</translation>
        </message>
        <message>
            <source>That would overwrite the record itself.</source>
            <translation>Cela écraserait l’enregistrement lui-même.</translation>
        </message>
        <message>
            <source>{file} cannot be written: {why}.</source>
            <translation>{file} ne peut pas être écrit : {why}.</translation>
        </message>
        <message>
            <source>This system lacks a library for windows and pictures ({why}); see {help}.</source>
            <translation>Il manque à ce système une bibliothèque pour les fenêtres et les images ({why}) ; voir {help}.</translation>
        </message>
        <message>
            <source>There is not enough free memory for Princess Court; close other programs and try again.</source>
            <translation>Il n’y a pas assez de mémoire libre pour Princess Court. Fermez d’autres programmes et réessayez.</translation>
        </message>
    </context>
    <context>
        <name>curtain</name>
        <message>
            <source>Please hand over to {name}. Nobody else looks.</source>
            <translation>Passez l'ordinateur à {name}. Personne d'autre ne regarde.</translation>
        </message>
        <message>
            <source>I am {name}</source>
            <translation>Je suis {name}</translation>
        </message>
        <message>
            <source>Hold to peek</source>
            <translation>Maintenir pour jeter un coup d’œil</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Personne</translation>
        </message>
    </context>
    <context>
        <name>frame</name>
        <message>
            <source>Computer {letter}</source>
            <translation>Ordinateur {letter}</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partie est terminée.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Ce n'est pas votre tour.</translation>
        </message>
        <message>
            <source>That is not possible here.</source>
            <translation>Ce n'est pas possible ici.</translation>
        </message>
        <message>
            <source>While the match has secrets you can only look back. Variations are free after the end.</source>
            <translation>Tant que la partie a des secrets, vous pouvez seulement la revoir. Les variantes sont libres après la fin.</translation>
        </message>
        <message>
            <source>{name} has resigned.</source>
            <translation>{name} abandonne.</translation>
        </message>
        <message>
            <source>The players have agreed on a draw.</source>
            <translation>Les joueurs se sont accordés sur la partie nulle.</translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation>Il n'y a rien à reprendre.</translation>
        </message>
        <message>
            <source>Nothing has been taken back.</source>
            <translation>Aucun coup n'a été repris.</translation>
        </message>
        <message>
            <source>Cards have been dealt or drawn since; that cannot be taken back.</source>
            <translation>Des cartes ont été distribuées ou tirées depuis : ce coup ne peut plus être repris.</translation>
        </message>
        <message>
            <source>Something secret was shown; that cannot be taken back.</source>
            <translation>Un secret a été montré : ce coup ne peut plus être repris.</translation>
        </message>
        <message>
            <source>The last move was not yours, so you cannot take it back.</source>
            <translation>Le dernier coup n'était pas le vôtre : vous ne pouvez pas le reprendre.</translation>
        </message>
        <message>
            <source>I just tried something.</source>
            <translation>J'ai simplement essayé quelque chose.</translation>
        </message>
        <message>
            <source>It felt right.</source>
            <translation>Cela me semblait bon.</translation>
        </message>
        <message>
            <source>There was no other move.</source>
            <translation>Il n'y avait pas d'autre coup.</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Facile</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Moyen</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difficile</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Maître</translation>
        </message>
        <message>
            <source>Princess Court</source>
            <translation>Princess Court</translation>
        </message>
        <message>
            <source>Open a record</source>
            <translation>Ouvrir une partie enregistrée</translation>
        </message>
        <message>
            <source>Save the record</source>
            <translation>Enregistrer la partie</translation>
        </message>
        <message>
            <source>Records of matches ({pattern})</source>
            <translation>Parties enregistrées ({pattern})</translation>
        </message>
        <message>
            <source>About Princess Court</source>
            <translation>À propos de Princess Court</translation>
        </message>
        <message>
            <source>Five board and card games at one table. All pictures and texts are our own. The games belong to their authors and publishers, with whom this program has no connection.</source>
            <translation>Cinq jeux de plateau et de cartes à une même table. Toutes les images et tous les textes sont les nôtres. Les jeux appartiennent à leurs auteurs et éditeurs, avec lesquels ce programme n'a aucun lien.</translation>
        </message>
    </context>
    <context>
        <name>give</name>
        <message>
            <source>{file} could not be made.</source>
            <translation>{file} n’a pas pu être créé.</translation>
        </message>
        <message>
            <source>{file} is saved.</source>
            <translation>{file} est enregistré.</translation>
        </message>
        <message>
            <source>A file is being made …</source>
            <translation>Création d’un fichier…</translation>
        </message>
        <message>
            <source>Save as picture</source>
            <translation>Enregistrer comme image</translation>
        </message>
        <message>
            <source>Save as one-page replay</source>
            <translation>Enregistrer comme page à rejouer</translation>
        </message>
        <message>
            <source>Pictures ({pattern})</source>
            <translation>Images ({pattern})</translation>
        </message>
        <message>
            <source>Pages for a browser ({pattern})</source>
            <translation>Pages pour un navigateur ({pattern})</translation>
        </message>
    </context>
    <context>
        <name>home</name>
        <message>
            <source>Princess Court</source>
            <translation>Princess Court</translation>
        </message>
        <message>
            <source>Five games at one table</source>
            <translation>Cinq jeux à une même table</translation>
        </message>
        <message>
            <source>Continue {game}</source>
            <translation>Reprendre {game}</translation>
        </message>
        <message>
            <source>Library</source>
            <translation>Bibliothèque</translation>
        </message>
        <message>
            <source>Playtest lab</source>
            <translation>Laboratoire</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
    </context>
    <context>
        <name>jade</name>
        <message>
            <source>Arruak Woods</source>
            <translation>Forêts d’Arruak</translation>
        </message>
        <message>
            <source>Labyrinth of Flames</source>
            <translation>Labyrinthe des Flammes</translation>
        </message>
        <message>
            <source>Isle in the Wind</source>
            <translation>Île au Vent</translation>
        </message>
        <message>
            <source>Ice Palace</source>
            <translation>Palais de Glace</translation>
        </message>
        <message>
            <source>Ruins of Chimu</source>
            <translation>Ruines de Chimu</translation>
        </message>
        <message>
            <source>Tiuhan Desert</source>
            <translation>Désert de Tiuhan</translation>
        </message>
        <message>
            <source>Tikal Steppe</source>
            <translation>Steppe de Tikal</translation>
        </message>
        <message>
            <source>Snake Swamps</source>
            <translation>Marais aux Serpents</translation>
        </message>
        <message>
            <source>glass sword</source>
            <translation>épée de verre</translation>
        </message>
        <message>
            <source>Inca crown</source>
            <translation>couronne inca</translation>
        </message>
        <message>
            <source>sun amulet</source>
            <translation>amulette du soleil</translation>
        </message>
        <message>
            <source>stone bird</source>
            <translation>oiseau de pierre</translation>
        </message>
        <message>
            <source>{symbol} – {place}</source>
            <translation>{symbol} – {place}</translation>
        </message>
        <message>
            <source>snake</source>
            <translation>serpent</translation>
        </message>
        <message>
            <source>jaguar</source>
            <translation>jaguar</translation>
        </message>
        <message>
            <source>oracle {letter}</source>
            <translation>oracle {letter}</translation>
        </message>
        <message>
            <source>space {number}</source>
            <translation>case {number}</translation>
        </message>
        <message>
            <source>crimson</source>
            <translation>carmin</translation>
        </message>
        <message>
            <source>jade green</source>
            <translation>vert jade</translation>
        </message>
        <message>
            <source>sapphire</source>
            <translation>bleu saphir</translation>
        </message>
        <message>
            <source>amber</source>
            <translation>ambre</translation>
        </message>
        <message>
            <source>plum</source>
            <translation>prune</translation>
        </message>
        <message>
            <source>slate</source>
            <translation>ardoise</translation>
        </message>
        <message>
            <source>no place</source>
            <translation>aucun lieu</translation>
        </message>
        <message>
            <source>1 place</source>
            <translation>1 lieu</translation>
        </message>
        <message>
            <source>{count} places</source>
            <translation>{count} lieux</translation>
        </message>
        <message>
            <source>no symbol</source>
            <translation>aucun symbole</translation>
        </message>
        <message>
            <source>1 symbol</source>
            <translation>1 symbole</translation>
        </message>
        <message>
            <source>{count} symbols</source>
            <translation>{count} symboles</translation>
        </message>
        <message>
            <source>no match</source>
            <translation>aucune concordance</translation>
        </message>
        <message>
            <source>1 match</source>
            <translation>1 concordance</translation>
        </message>
        <message>
            <source>{count} matches</source>
            <translation>{count} concordances</translation>
        </message>
        <message>
            <source>no danger stone</source>
            <translation>aucune pierre de danger</translation>
        </message>
        <message>
            <source>1 danger stone</source>
            <translation>1 pierre de danger</translation>
        </message>
        <message>
            <source>{count} danger stones</source>
            <translation>{count} pierres de danger</translation>
        </message>
        <message>
            <source>no snake</source>
            <translation>aucun serpent</translation>
        </message>
        <message>
            <source>1 snake</source>
            <translation>1 serpent</translation>
        </message>
        <message>
            <source>{count} snakes</source>
            <translation>{count} serpents</translation>
        </message>
        <message>
            <source>no jaguar</source>
            <translation>aucun jaguar</translation>
        </message>
        <message>
            <source>1 jaguar</source>
            <translation>1 jaguar</translation>
        </message>
        <message>
            <source>{count} jaguars</source>
            <translation>{count} jaguars</translation>
        </message>
        <message>
            <source>no question chip</source>
            <translation>aucun jeton de question</translation>
        </message>
        <message>
            <source>1 question chip</source>
            <translation>1 jeton de question</translation>
        </message>
        <message>
            <source>{count} question chips</source>
            <translation>{count} jetons de question</translation>
        </message>
        <message>
            <source>1 step</source>
            <translation>1 étape</translation>
        </message>
        <message>
            <source>{count} steps</source>
            <translation>{count} étapes</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>Lieux</translation>
        </message>
        <message>
            <source>Symbols</source>
            <translation>Symboles</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Concordances</translation>
        </message>
        <message>
            <source>eliminated</source>
            <translation>éliminé</translation>
        </message>
        <message>
            <source>thinking time</source>
            <translation>temps de réflexion</translation>
        </message>
        <message>
            <source>Task of</source>
            <translation>Mission de</translation>
        </message>
        <message>
            <source>Nobody's oracles</source>
            <translation>Oracles de personne</translation>
        </message>
        <message>
            <source>Only the asker and the oracle hear the answer.</source>
            <translation>Seuls l’oracle et qui l’interroge entendent la réponse.</translation>
        </message>
        <message>
            <source>{colour} piece</source>
            <translation>pion {colour}</translation>
        </message>
        <message>
            <source>danger stone, face down</source>
            <translation>pierre de danger cachée</translation>
        </message>
        <message>
            <source>danger stone, face down: you know it is a {kind}</source>
            <translation>pierre de danger cachée, que vous connaissez : {kind}</translation>
        </message>
        <message>
            <source>nobody's oracle</source>
            <translation>oracle de personne</translation>
        </message>
        <message>
            <source>your oracle</source>
            <translation>votre oracle</translation>
        </message>
        <message>
            <source>oracle of {colour}</source>
            <translation>oracle {colour}</translation>
        </message>
        <message>
            <source>{place}: {symbol}</source>
            <translation>{place} : {symbol}</translation>
        </message>
        <message>
            <source>Board of {colour}</source>
            <translation>Tableau {colour}</translation>
        </message>
        <message>
            <source>marker on {marker}</source>
            <translation>marqueur sur {marker}</translation>
        </message>
        <message>
            <source>task: {pairs}</source>
            <translation>mission : {pairs}</translation>
        </message>
        <message>
            <source>your oracle is {letter}</source>
            <translation>votre oracle est {letter}</translation>
        </message>
        <message>
            <source>you hold the task of {colour}: {pairs}</source>
            <translation>vous tenez la mission de {colour} : {pairs}</translation>
        </message>
        <message>
            <source>covered cards</source>
            <translation>cartes cachées</translation>
        </message>
        <message>
            <source>open oracle cards: {letters}</source>
            <translation>cartes oracle visibles : {letters}</translation>
        </message>
        <message>
            <source>face-down oracle cards: {count}</source>
            <translation>cartes oracle cachées : {count}</translation>
        </message>
        <message>
            <source>Seat {number}</source>
            <translation>Place {number}</translation>
        </message>
        <message>
            <source>Task cards</source>
            <translation>Cartes de mission</translation>
        </message>
        <message>
            <source>A fresh deck has other places and symbols in every match.</source>
            <translation>Un nouveau paquet a d’autres lieux et symboles à chaque partie.</translation>
        </message>
        <message>
            <source>Start player</source>
            <translation>Premier joueur</translation>
        </message>
        <message>
            <source>Who puts the first piece and has the first turn.</source>
            <translation>Qui pose le premier pion et joue le premier tour.</translation>
        </message>
        <message>
            <source>Own danger stones</source>
            <translation>Vos pierres de danger</translation>
        </message>
        <message>
            <source>Whether you choose which stone you lay, or one is drawn unseen.</source>
            <translation>Si vous choisissez la pierre posée ou si elle est tirée sans regarder.</translation>
        </message>
        <message>
            <source>Answers of the oracle</source>
            <translation>Réponses de l’oracle</translation>
        </message>
        <message>
            <source>Whether everybody hears an answer, or only the asker and the oracle.</source>
            <translation>Si tous entendent la réponse, ou seulement l’oracle et qui l’interroge.</translation>
        </message>
        <message>
            <source>Thinking time</source>
            <translation>Temps de réflexion</translation>
        </message>
        <message>
            <source>With four or more players the asker sits out the next cycle.</source>
            <translation>À partir de quatre joueurs, qui a interrogé passe la manche suivante.</translation>
        </message>
        <message>
            <source>The task you hold</source>
            <translation>La mission que vous tenez</translation>
        </message>
        <message>
            <source>Whether you may look at the task of the player to your left.</source>
            <translation>Si vous pouvez regarder la mission de votre voisin de gauche.</translation>
        </message>
        <message>
            <source>Help on the note pad</source>
            <translation>Aide du bloc-notes</translation>
        </message>
        <message>
            <source>How much the program counts for you from the answers to your questions.</source>
            <translation>Ce que le programme calcule pour vous d’après les réponses à vos questions.</translation>
        </message>
        <message>
            <source>Own stones on the board</source>
            <translation>Vos pierres sur le plateau</translation>
        </message>
        <message>
            <source>Whether the screen remembers for you which stones you have laid.</source>
            <translation>Si l’écran se souvient des pierres que vous avez posées.</translation>
        </message>
        <message>
            <source>Fresh</source>
            <translation>Nouvelles</translation>
        </message>
        <message>
            <source>Classic</source>
            <translation>Classiques</translation>
        </message>
        <message>
            <source>By lot</source>
            <translation>Au sort</translation>
        </message>
        <message>
            <source>Chosen</source>
            <translation>Choisies</translation>
        </message>
        <message>
            <source>Unseen</source>
            <translation>Sans regarder</translation>
        </message>
        <message>
            <source>Everybody hears them</source>
            <translation>Pour tous</translation>
        </message>
        <message>
            <source>Asker and oracle only</source>
            <translation>Seulement qui interroge et l’oracle</translation>
        </message>
        <message>
            <source>By the rules</source>
            <translation>Selon la règle</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Jamais</translation>
        </message>
        <message>
            <source>Open to you</source>
            <translation>Visible pour vous</translation>
        </message>
        <message>
            <source>Covered</source>
            <translation>Cachée</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Aucune</translation>
        </message>
        <message>
            <source>How many tasks are left</source>
            <translation>Combien de missions restent</translation>
        </message>
        <message>
            <source>Everything</source>
            <translation>Tout</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>Montrées</translation>
        </message>
        <message>
            <source>Remember them yourself</source>
            <translation>À retenir soi-même</translation>
        </message>
        <message>
            <source>Jade König</source>
            <translation>Jade König</translation>
        </message>
        <message>
            <source>Race to the oracles, ask well, and wake the Jade King</source>
            <translation>Courez aux oracles, posez les bonnes questions et éveillez le Roi de Jade</translation>
        </message>
        <message>
            <source>That is not possible.</source>
            <translation>Ce n’est pas possible.</translation>
        </message>
        <message>
            <source>{name}: put your piece on any free space.</source>
            <translation>{name} : posez votre pion sur une case libre.</translation>
        </message>
        <message>
            <source>{name}: put your piece back on any free space.</source>
            <translation>{name} : reposez votre pion sur une case libre.</translation>
        </message>
        <message>
            <source>{name}: no moves left. A question chip must be given up.</source>
            <translation>{name} : plus de mouvements. Il faut rendre un jeton de question.</translation>
        </message>
        <message>
            <source>{name}: move, or do something else?</source>
            <translation>{name} : se déplacer ou faire autre chose ?</translation>
        </message>
        <message>
            <source>{name}: choose your way, one to three steps.</source>
            <translation>{name} : choisissez votre chemin, une à trois étapes.</translation>
        </message>
        <message>
            <source>{name}: how many of the stones on your way are snakes?</source>
            <translation>{name} : combien de pierres sur votre chemin sont des serpents ?</translation>
        </message>
        <message>
            <source>{mover} wants to move. Who lays a danger stone?</source>
            <translation>{mover} veut se déplacer. Qui pose une pierre de danger ?</translation>
        </message>
        <message>
            <source>{mover} wants to move. Choose a space for a danger stone, or let it be.</source>
            <translation>{mover} veut se déplacer. Choisissez une case pour une pierre de danger, ou laissez.</translation>
        </message>
        <message>
            <source>{mover} wants to move. Choose a stone and a space for it, or let it be.</source>
            <translation>{mover} veut se déplacer. Choisissez une pierre et sa case, ou laissez.</translation>
        </message>
        <message>
            <source>{name}: lay your chips on {places} and ask the oracle.</source>
            <translation>{name} : posez vos jetons ({places}) et interrogez l’oracle.</translation>
        </message>
        <message>
            <source>Does anyone claim that their task lies on the board now?</source>
            <translation>Quelqu’un annonce-t-il que sa mission se trouve ainsi sur le plateau ?</translation>
        </message>
        <message>
            <source>{name}: name the three places of your task. One mistake and you are out.</source>
            <translation>{name} : nommez les trois lieux de votre mission. Une erreur et vous êtes éliminé.</translation>
        </message>
        <message>
            <source>{name}: exchange symbol cards by choosing two places. Changed so far: {now} of at most 6.</source>
            <translation>{name} : échangez des cartes symbole en choisissant deux lieux. Changés : {now} sur 6 au plus.</translation>
        </message>
        <message>
            <source>Announce a move</source>
            <translation>Annoncer un déplacement</translation>
        </message>
        <message>
            <source>Give a question chip</source>
            <translation>Rendre un jeton de question</translation>
        </message>
        <message>
            <source>Claim the solution</source>
            <translation>Annoncer la solution</translation>
        </message>
        <message>
            <source>Withdraw the claim</source>
            <translation>Retirer l’annonce</translation>
        </message>
        <message>
            <source>Not in this cycle</source>
            <translation>Pas pendant cette manche</translation>
        </message>
        <message>
            <source>Snake</source>
            <translation>Serpent</translation>
        </message>
        <message>
            <source>Jaguar</source>
            <translation>Jaguar</translation>
        </message>
        <message>
            <source>The symbols lie right</source>
            <translation>Les symboles sont en place</translation>
        </message>
        <message>
            <source>Ask the oracle</source>
            <translation>Interroger l’oracle</translation>
        </message>
        <message>
            <source>Yes, I am sure</source>
            <translation>Oui, c’est sûr</translation>
        </message>
        <message>
            <source>Anywhere, by lot</source>
            <translation>N’importe où, au sort</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Distribuer</translation>
        </message>
        <message>
            <source>Do nothing</source>
            <translation>Ne rien faire</translation>
        </message>
        <message>
            <source>Let it be</source>
            <translation>Laisser</translation>
        </message>
        <message>
            <source>Deduction</source>
            <translation>Déduction</translation>
        </message>
        <message>
            <source>Which question tells most?</source>
            <translation>Quelle question en dit le plus ?</translation>
        </message>
        <message>
            <source>This match is played without help in deduction.</source>
            <translation>Cette partie se joue sans aide à la déduction.</translation>
        </message>
        <message>
            <source>What the program can conclude for a player is shown behind the curtain.</source>
            <translation>Ce qui peut se déduire pour un joueur se montre derrière le rideau.</translation>
        </message>
        <message>
            <source>Question {number}: from {before} to {after}, {bits} bits</source>
            <translation>Question {number} : de {before} à {after}, {bits} bits</translation>
        </message>
        <message>
            <source>Only one task can still be yours.</source>
            <translation>Une seule mission peut encore être la vôtre.</translation>
        </message>
        <message>
            <source>{count} tasks can still be yours.</source>
            <translation>{count} missions peuvent encore être la vôtre.</translation>
        </message>
        <message>
            <source>.</source>
            <comment>between figures</comment>
            <translation>,</translation>
        </message>
        <message>
            <source>They will be listed once at most {count} are left.</source>
            <translation>Elles seront énumérées dès qu’il en restera {count} au plus.</translation>
        </message>
        <message>
            <source>These questions tell most, on average:</source>
            <translation>Ces questions en disent le plus, en moyenne :</translation>
        </message>
        <message>
            <source>{pairs}: {bits} bits</source>
            <translation>{pairs} : {bits} bits</translation>
        </message>
        <message>
            <source>{pairs}: {bits} bits, and it may be the solution</source>
            <translation>{pairs} : {bits} bits, et ce peut être la solution</translation>
        </message>
        <message>
            <source>3 places, 3 symbols, 3 matches: the oracle gives the Jade King to {name}.</source>
            <translation>3 lieux, 3 symboles, 3 concordances : l’oracle donne le Roi de Jade à {name}.</translation>
        </message>
        <message>
            <source>The claim of {name} is right: the Jade King is won.</source>
            <translation>L’annonce de {name} est juste : le Roi de Jade est gagné.</translation>
        </message>
        <message>
            <source>{name} is the last one left and wins the Jade King.</source>
            <translation>{name} reste seul en lice et gagne le Roi de Jade.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partie est terminée.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Ce n’est pas votre tour.</translation>
        </message>
        <message>
            <source>A piece may not start on an oracle.</source>
            <translation>Un pion ne peut pas commencer sur un oracle.</translation>
        </message>
        <message>
            <source>A danger stone lies there already.</source>
            <translation>Une pierre de danger s’y trouve déjà.</translation>
        </message>
        <message>
            <source>A piece stands there.</source>
            <translation>Un pion s’y trouve.</translation>
        </message>
        <message>
            <source>No path leads there in one step.</source>
            <translation>Aucun chemin n’y mène en une étape.</translation>
        </message>
        <message>
            <source>A move has three steps at most.</source>
            <translation>Un déplacement compte trois étapes au plus.</translation>
        </message>
        <message>
            <source>A move may not lead back to where it began.</source>
            <translation>Un déplacement ne peut pas revenir à son point de départ.</translation>
        </message>
        <message>
            <source>No space may be entered twice in one move.</source>
            <translation>On n’entre pas deux fois dans la même case au cours d’un déplacement.</translation>
        </message>
        <message>
            <source>Pieces may be jumped, but the move may not end on one.</source>
            <translation>On peut sauter un pion, mais non finir sur sa case.</translation>
        </message>
        <message>
            <source>Oracle {letter} is not yours: you may walk across it, but not end there.</source>
            <translation>L’oracle {letter} n’est pas le vôtre : vous pouvez le traverser, mais non y finir.</translation>
        </message>
        <message>
            <source>A danger stone must lie at most three steps from the piece of {name}.</source>
            <translation>Une pierre de danger doit être à trois étapes au plus du pion de {name}.</translation>
        </message>
        <message>
            <source>The marker stands on 0: a question chip must be given up first.</source>
            <translation>Le marqueur est sur 0 : il faut d’abord rendre un jeton de question.</translation>
        </message>
        <message>
            <source>The last question chip cannot be exchanged: that would be the end of the expedition.</source>
            <translation>Le dernier jeton de question ne s’échange pas : ce serait la fin de l’expédition.</translation>
        </message>
        <message>
            <source>The marker stands on 10 already.</source>
            <translation>Le marqueur est déjà sur 10.</translation>
        </message>
        <message>
            <source>Announce a move first; then choose the way.</source>
            <translation>Annoncez d’abord un déplacement, puis choisissez le chemin.</translation>
        </message>
        <message>
            <source>Stones are laid unseen: choose only the space.</source>
            <translation>Les pierres sont posées sans être vues : choisissez seulement la case.</translation>
        </message>
        <message>
            <source>Choose a snake or a jaguar.</source>
            <translation>Choisissez un serpent ou un jaguar.</translation>
        </message>
        <message>
            <source>You hold no stone of this kind.</source>
            <translation>Vous n’avez pas de pierre de cette sorte.</translation>
        </message>
        <message>
            <source>There are not so many stones on the way.</source>
            <translation>Il n’y a pas tant de pierres sur le chemin.</translation>
        </message>
        <message>
            <source>That cannot be chosen now.</source>
            <translation>Cela ne peut pas être choisi maintenant.</translation>
        </message>
        <message>
            <source>The question needs exactly as many places as you have question chips: {chips}.</source>
            <translation>La question porte sur autant de lieux que vous avez de jetons : {chips}.</translation>
        </message>
        <message>
            <source>A task has three different symbols.</source>
            <translation>Une mission a trois symboles différents.</translation>
        </message>
        <message>
            <source>The same symbol lies on both places.</source>
            <translation>Le même symbole se trouve sur les deux lieux.</translation>
        </message>
        <message>
            <source>This place is chosen already.</source>
            <translation>Ce lieu est déjà choisi.</translation>
        </message>
        <message>
            <source>A task has exactly three places.</source>
            <translation>Une mission a exactement trois lieux.</translation>
        </message>
        <message>
            <source>At most {most} places may show another symbol than before.</source>
            <translation>{most} lieux au plus peuvent montrer un autre symbole qu’avant.</translation>
        </message>
        <message>
            <source>After {most} exchanges the symbols must stay as they lie.</source>
            <translation>Après {most} échanges, les symboles doivent rester en place.</translation>
        </message>
        <message>
            <source>This is the shortest way to my oracle.</source>
            <translation>C’est le plus court chemin vers mon oracle.</translation>
        </message>
        <message>
            <source>This way reaches my oracle.</source>
            <translation>Ce chemin atteint mon oracle.</translation>
        </message>
        <message>
            <source>I know what lies there.</source>
            <translation>Je sais ce qui s’y trouve.</translation>
        </message>
        <message>
            <source>A walk does no harm.</source>
            <translation>Une promenade ne fait pas de mal.</translation>
        </message>
        <message>
            <source>I can still be first at my oracle.</source>
            <translation>Je peux encore arriver premier à mon oracle.</translation>
        </message>
        <message>
            <source>Others are nearer; I save my moves for the next cycle.</source>
            <translation>D’autres sont plus près ; je garde mes mouvements pour la manche suivante.</translation>
        </message>
        <message>
            <source>I have no moves left.</source>
            <translation>Je n’ai plus de mouvements.</translation>
        </message>
        <message>
            <source>I simply guessed.</source>
            <translation>J’ai simplement deviné.</translation>
        </message>
        <message>
            <source>By what is still out there, this is most likely.</source>
            <translation>D’après ce qui reste en jeu, c’est le plus probable.</translation>
        </message>
        <message>
            <source>A nice place to start.</source>
            <translation>Un bel endroit pour commencer.</translation>
        </message>
        <message>
            <source>From here no oracle is far.</source>
            <translation>D’ici, aucun oracle n’est loin.</translation>
        </message>
        <message>
            <source>A stone would not help much here.</source>
            <translation>Une pierre n’aiderait guère ici.</translation>
        </message>
        <message>
            <source>This bars the way of {name}.</source>
            <translation>Cela barre le chemin de {name}.</translation>
        </message>
        <message>
            <source>{name} knows most and must be held up.</source>
            <translation>{name} en sait le plus et doit être ralenti.</translation>
        </message>
        <message>
            <source>I lay the symbols for my question.</source>
            <translation>Je pose les symboles pour ma question.</translation>
        </message>
        <message>
            <source>The symbols lie as I want them.</source>
            <translation>Les symboles sont comme je les veux.</translation>
        </message>
        <message>
            <source>This question tells most: {bits} bits on average.</source>
            <translation>Cette question en dit le plus : {bits} bits en moyenne.</translation>
        </message>
        <message>
            <source>I know my task.</source>
            <translation>Je connais ma mission.</translation>
        </message>
        <message>
            <source>My task lies on the board as it is.</source>
            <translation>Ma mission se trouve telle quelle sur le plateau.</translation>
        </message>
        <message>
            <source>I am not sure of my task yet.</source>
            <translation>Je ne suis pas encore sûr de ma mission.</translation>
        </message>
        <message>
            <source>There was no other move.</source>
            <translation>Il n’y avait pas d’autre coup.</translation>
        </message>
        <message>
            <source>“{text}” is no move of this game.</source>
            <translation>« {text} » n’est pas un coup de ce jeu.</translation>
        </message>
        <message>
            <source>The start player chosen is not at the table.</source>
            <translation>La place de départ choisie n’est pas occupée.</translation>
        </message>
        <message>
            <source>So it cannot be dealt.</source>
            <translation>On ne peut pas distribuer ainsi.</translation>
        </message>
        <message>
            <source>This is no position of Jade König.</source>
            <translation>Ce n’est pas une position de Jade König.</translation>
        </message>
        <message>
            <source>This is no note pad of Jade König.</source>
            <translation>Ce n’est pas un bloc-notes de Jade König.</translation>
        </message>
        <message>
            <source>What is to be done next does not fit the position.</source>
            <translation>Ce qui doit suivre ne convient pas à la position.</translation>
        </message>
        <message>
            <source>Chips, markers or players do not go together.</source>
            <translation>Jetons, marqueurs ou joueurs ne vont pas ensemble.</translation>
        </message>
        <message>
            <source>A piece stands where it cannot stand.</source>
            <translation>Un pion se trouve où il ne peut pas être.</translation>
        </message>
        <message>
            <source>The danger stones are not 15 snakes and 15 jaguars.</source>
            <translation>Les pierres de danger ne sont pas 15 serpents et 15 jaguars.</translation>
        </message>
        <message>
            <source>The task cards do not go together.</source>
            <translation>Les cartes de mission ne vont pas ensemble.</translation>
        </message>
        <message>
            <source>The oracle cards do not go together.</source>
            <translation>Les cartes oracle ne vont pas ensemble.</translation>
        </message>
        <message>
            <source>Questions, claims and tasks contradict each other.</source>
            <translation>Questions, annonces et missions se contredisent.</translation>
        </message>
        <message>
            <source>{name} begins.</source>
            <translation>{name} commence.</translation>
        </message>
        <message>
            <source>{name} comes back on {space}.</source>
            <translation>{name} revient : {space}.</translation>
        </message>
        <message>
            <source>{name} starts on {space}.</source>
            <translation>{name} part de : {space}.</translation>
        </message>
        <message>
            <source>The symbol cards lie: {pairs}.</source>
            <translation>Les cartes symbole sont posées : {pairs}.</translation>
        </message>
        <message>
            <source>You hold {snakes} and {jaguars}.</source>
            <translation>Vous avez {snakes} et {jaguars}.</translation>
        </message>
        <message>
            <source>Everybody holds the task of the player to the left.</source>
            <translation>Chacun tient la mission de son voisin de gauche.</translation>
        </message>
        <message>
            <source>You hold the task of {name}: {pairs}.</source>
            <translation>Vous tenez la mission de {name} : {pairs}.</translation>
        </message>
        <message>
            <source>Nobody moves: the oracle cards are dealt anew. Open: {letters}.</source>
            <translation>Personne ne bouge : les cartes oracle sont redistribuées. Visibles : {letters}.</translation>
        </message>
        <message>
            <source>Cycle {cycle}: oracle cards are dealt. Open: {letters}.</source>
            <translation>Manche {cycle} : les cartes oracle sont distribuées. Visibles : {letters}.</translation>
        </message>
        <message>
            <source>Your oracle is {letter}.</source>
            <translation>Votre oracle est {letter}.</translation>
        </message>
        <message>
            <source>{name} announces a move.</source>
            <translation>{name} annonce un déplacement.</translation>
        </message>
        <message>
            <source>{name} does nothing.</source>
            <translation>{name} ne fait rien.</translation>
        </message>
        <message>
            <source>{space} is not the oracle of {name}; another way must be chosen.</source>
            <translation>{space} n’est pas celui de {name} ; il faut un autre chemin.</translation>
        </message>
        <message>
            <source>{name} cannot move any more and gives up a question chip.</source>
            <translation>{name} ne peut plus bouger et rend un jeton de question.</translation>
        </message>
        <message>
            <source>{name} exchanges a question chip for ten moves.</source>
            <translation>{name} échange un jeton de question contre dix mouvements.</translation>
        </message>
        <message>
            <source>{name} lays a danger stone on {space}.</source>
            <translation>{name} pose une pierre de danger : {space}.</translation>
        </message>
        <message>
            <source>{name} lays a danger stone on {space}: {kind}.</source>
            <translation>{name} pose une pierre de danger : {space}, {kind}.</translation>
        </message>
        <message>
            <source>The stone laid unseen: {kind}.</source>
            <translation>La pierre posée sans être vue : {kind}.</translation>
        </message>
        <message>
            <source>{name} lays no danger stone in this cycle.</source>
            <translation>{name} ne pose pas de pierre pendant cette manche.</translation>
        </message>
        <message>
            <source>{name} lays no danger stone.</source>
            <translation>{name} ne pose pas de pierre.</translation>
        </message>
        <message>
            <source>{name} makes no claim.</source>
            <translation>{name} n’annonce rien.</translation>
        </message>
        <message>
            <source>{name} guesses {guess}. The stones: {kinds}. Right, the way is free.</source>
            <translation>{name} devine : {guess}. Les pierres : {kinds}. Juste, la voie est libre.</translation>
        </message>
        <message>
            <source>{name} guesses {guess}. The stones: {kinds}. Wrong, no move.</source>
            <translation>{name} devine : {guess}. Les pierres : {kinds}. Faux, pas de déplacement.</translation>
        </message>
        <message>
            <source>{name} has reached oracle {letter}; all others fall silent.</source>
            <translation>{name} a atteint l’oracle {letter} ; tous les autres se taisent.</translation>
        </message>
        <message>
            <source>{name} exchanges the symbol cards of {one} and {other}.</source>
            <translation>{name} échange les cartes symbole de {one} et {other}.</translation>
        </message>
        <message>
            <source>The danger stones are dealt anew: {stones} to each player.</source>
            <translation>Les pierres de danger sont redistribuées : {stones} pour chacun.</translation>
        </message>
        <message>
            <source>{stones} to each player.</source>
            <translation>{stones} pour chacun.</translation>
        </message>
        <message>
            <source>{name} walks {steps} to {space}.</source>
            <translation>{name} avance de {steps} : {space}.</translation>
        </message>
        <message>
            <source>{chips} left.</source>
            <translation>Reste : {chips}.</translation>
        </message>
        <message>
            <source>{name} must guess: the way leads over {stones}.</source>
            <translation>{name} doit deviner : sur le chemin, {stones}.</translation>
        </message>
        <message>
            <source>{name} has arranged the symbol cards. Places changed: {count}.</source>
            <translation>{name} a disposé les cartes symbole. Lieux changés : {count}.</translation>
        </message>
        <message>
            <source>Thinking time: {name} sits out the next cycle.</source>
            <translation>Temps de réflexion : {name} passe la manche suivante.</translation>
        </message>
        <message>
            <source>Cycle {cycle} is over.</source>
            <translation>La manche {cycle} est finie.</translation>
        </message>
        <message>
            <source>{name} asks: {pairs}.</source>
            <translation>{name} demande : {pairs}.</translation>
        </message>
        <message>
            <source>{oracle} answers in private.</source>
            <translation>{oracle} répond en secret.</translation>
        </message>
        <message>
            <source>The oracle ({oracle}): {answer}.</source>
            <translation>L’oracle ({oracle}) : {answer}.</translation>
        </message>
        <message>
            <source>{name} claims to know the task.</source>
            <translation>{name} annonce connaître sa mission.</translation>
        </message>
        <message>
            <source>{name} withdraws the claim.</source>
            <translation>{name} retire son annonce.</translation>
        </message>
        <message>
            <source>{name} names: {pairs}.</source>
            <translation>{name} nomme : {pairs}.</translation>
        </message>
        <message>
            <source>The claim of {name} is right: {pairs}.</source>
            <translation>L’annonce de {name} est juste : {pairs}.</translation>
        </message>
        <message>
            <source>The claim of {name} is wrong.</source>
            <translation>L’annonce de {name} est fausse.</translation>
        </message>
        <message>
            <source>{name} is eliminated.</source>
            <translation>{name} est éliminé.</translation>
        </message>
        <message>
            <source>Oracle {letter} is nobody's now.</source>
            <translation>L’oracle {letter} n’est plus à personne.</translation>
        </message>
        <message>
            <source>The statue wakes: {name} has won the Jade King.</source>
            <translation>La statue s’éveille : {name} a gagné le Roi de Jade.</translation>
        </message>
        <message>
            <source>Cycle</source>
            <translation>Manche</translation>
        </message>
        <message>
            <source>Question</source>
            <translation>Question</translation>
        </message>
        <message>
            <source>P</source>
            <comment>places, one letter</comment>
            <translation>L</translation>
        </message>
        <message>
            <source>S</source>
            <comment>symbols, one letter</comment>
            <translation>S</translation>
        </message>
        <message>
            <source>M</source>
            <comment>matches, one letter</comment>
            <translation>C</translation>
        </message>
        <message>
            <source>You have not asked yet.</source>
            <translation>Vous n’avez encore rien demandé.</translation>
        </message>
        <message>
            <source>{colour} asked:</source>
            <translation>{colour} a demandé :</translation>
        </message>
        <message>
            <source>no</source>
            <translation>non</translation>
        </message>
        <message>
            <source>perhaps</source>
            <translation>peut-être</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>oui</translation>
        </message>
        <message>
            <source>no mark</source>
            <translation>sans marque</translation>
        </message>
        <message>
            <source>{thing}: {mark}</source>
            <translation>{thing} : {mark}</translation>
        </message>
        <message>
            <source>the answers say: {mark}</source>
            <translation>les réponses disent : {mark}</translation>
        </message>
        <message>
            <source>Note pad</source>
            <translation>Bloc-notes</translation>
        </message>
        <message>
            <source>Every player has a private note pad. It opens behind the curtain.</source>
            <translation>Chacun a son bloc-notes. Il s’ouvre derrière le rideau.</translation>
        </message>
        <message>
            <source>Questions and answers</source>
            <translation>Questions et réponses</translation>
        </message>
        <message>
            <source>Your marks</source>
            <translation>Vos marques</translation>
        </message>
        <message>
            <source>Your notes</source>
            <translation>Vos notes</translation>
        </message>
        <message>
            <source>Your oracle: {letter}</source>
            <translation>Votre oracle : {letter}</translation>
        </message>
        <message>
            <source>You hold the task of {colour}: {pairs}</source>
            <translation>Vous tenez la mission de {colour} : {pairs}</translation>
        </message>
    </context>
    <context>
        <name>jing</name>
        <message>
            <source>princess</source>
            <translation>princesse</translation>
        </message>
        <message>
            <source>maid</source>
            <translation>servante</translation>
        </message>
        <message>
            <source>mirror holder</source>
            <translation>porteur de miroir</translation>
        </message>
        <message>
            <source>lady (princess or maid)</source>
            <translation>dame (princesse ou servante)</translation>
        </message>
        <message>
            <source>nobody</source>
            <translation>personne</translation>
        </message>
        <message>
            <source>not the princess</source>
            <translation>pas la princesse</translation>
        </message>
        <message>
            <source>crane</source>
            <translation>grue</translation>
        </message>
        <message>
            <source>fox</source>
            <translation>renard</translation>
        </message>
        <message>
            <source>owl</source>
            <translation>chouette</translation>
        </message>
        <message>
            <source>none yet</source>
            <translation>aucun pour l’instant</translation>
        </message>
        <message>
            <source>{figure} {square}</source>
            <translation>{figure} {square}</translation>
        </message>
        <message>
            <source>{one} and {other}</source>
            <translation>{one} et {other}</translation>
        </message>
        <message>
            <source>screen {square}</source>
            <translation>paravent {square}</translation>
        </message>
        <message>
            <source>South</source>
            <translation>Sud</translation>
        </message>
        <message>
            <source>North</source>
            <translation>Nord</translation>
        </message>
        <message>
            <source>captain {number}</source>
            <translation>capitaine {number}</translation>
        </message>
        <message>
            <source>{some} or {last}</source>
            <translation>{some} ou {last}</translation>
        </message>
        <message>
            <source>objective card {letter}</source>
            <translation>carte objectif {letter}</translation>
        </message>
        <message>
            <source>{animals}: {captain}</source>
            <translation>{animals} : {captain}</translation>
        </message>
        <message>
            <source>objective card, covered</source>
            <translation>carte objectif, cachée</translation>
        </message>
        <message>
            <source>{name} ({count})</source>
            <translation>{name} ({count})</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Oui</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Non</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>In the expert game animals must be found to learn which of three captains is the beloved.</source>
            <translation>Dans la variante expert, il faut trouver des animaux pour savoir lequel de trois capitaines est le bien-aimé.</translation>
        </message>
        <message>
            <source>First player</source>
            <translation>Premier joueur</translation>
        </message>
        <message>
            <source>Who has the first turn.</source>
            <translation>Qui joue le premier tour.</translation>
        </message>
        <message>
            <source>Bring home from the start line</source>
            <translation>Ramener depuis la ligne de départ</translation>
        </message>
        <message>
            <source>A figure may also go from one screen of the start line to another.</source>
            <translation>Une figurine peut aussi passer d’un paravent de la ligne de départ à un autre.</translation>
        </message>
        <message>
            <source>Limit of turns</source>
            <translation>Limite de tours</translation>
        </message>
        <message>
            <source>After so many turns of both players the match is a draw; 0: no limit.</source>
            <translation>Après ce nombre de tours en tout, la partie est nulle ; 0 : pas de limite.</translation>
        </message>
        <message>
            <source>Memory aid</source>
            <translation>Aide-mémoire</translation>
        </message>
        <message>
            <source>A page beside the board follows figures that you have seen once.</source>
            <translation>Une page à côté du plateau suit les figurines que vous avez vues une fois.</translation>
        </message>
        <message>
            <source>Mirrors show</source>
            <translation>Les miroirs montrent</translation>
        </message>
        <message>
            <source>Whether a mirror shows one screen or also the two beside it.</source>
            <translation>Si un miroir montre un paravent ou aussi les deux voisins.</translation>
        </message>
        <message>
            <source>Image in the mirror</source>
            <translation>Reflet</translation>
        </message>
        <message>
            <source>In a veiled mirror princess and maid look alike.</source>
            <translation>Dans un miroir voilé, princesse et servante se ressemblent.</translation>
        </message>
        <message>
            <source>A wrong guess shows</source>
            <translation>Une erreur montre</translation>
        </message>
        <message>
            <source>What both players see of the screen when the princess is not there.</source>
            <translation>Ce que les deux joueurs voient du paravent quand la princesse n’y est pas.</translation>
        </message>
        <message>
            <source>Animals (expert)</source>
            <translation>Animaux (expert)</translation>
        </message>
        <message>
            <source>Whether each player chooses two of three animals or draws them.</source>
            <translation>Si chacun choisit deux animaux sur trois ou les tire au sort.</translation>
        </message>
        <message>
            <source>Captains (expert)</source>
            <translation>Capitaines (expert)</translation>
        </message>
        <message>
            <source>In which columns the three captains wait.</source>
            <translation>Dans quelles colonnes attendent les trois capitaines.</translation>
        </message>
        <message>
            <source>To win (expert)</source>
            <translation>Pour gagner (expert)</translation>
        </message>
        <message>
            <source>What is needed besides standing before the beloved captain.</source>
            <translation>Ce qu’il faut en plus d’être devant le bien-aimé.</translation>
        </message>
        <message>
            <source>Lightning paralysis (expert)</source>
            <translation>Paralysie foudroyante (expert)</translation>
        </message>
        <message>
            <source>House rule: a princess between your two mirror holders can be paralysed, which wins.</source>
            <translation>Règle maison : une princesse entre vos deux porteurs de miroir peut être paralysée, et vous gagnez.</translation>
        </message>
        <message>
            <source>The Princesses Run Away!</source>
            <translation>Les princesses s’enfuient !</translation>
        </message>
        <message>
            <source>Expert: Legendary Animals</source>
            <translation>Expert : Les animaux légendaires</translation>
        </message>
        <message>
            <source>By lot</source>
            <translation>Au sort</translation>
        </message>
        <message>
            <source>Jing in the South</source>
            <translation>Jing au sud</translation>
        </message>
        <message>
            <source>Fang in the North</source>
            <translation>Fang au nord</translation>
        </message>
        <message>
            <source>The screen straight ahead</source>
            <translation>Le paravent juste devant</translation>
        </message>
        <message>
            <source>Three screens side by side</source>
            <translation>Trois paravents côte à côte</translation>
        </message>
        <message>
            <source>Exact</source>
            <translation>Net</translation>
        </message>
        <message>
            <source>Veiled</source>
            <translation>Voilé</translation>
        </message>
        <message>
            <source>Who stands there</source>
            <translation>Qui se tient là</translation>
        </message>
        <message>
            <source>Only that it was wrong</source>
            <translation>Seulement que c’était faux</translation>
        </message>
        <message>
            <source>Chosen</source>
            <translation>Choisis</translation>
        </message>
        <message>
            <source>Drawn</source>
            <translation>Tirés au sort</translation>
        </message>
        <message>
            <source>a, c and e</source>
            <translation>a, c et e</translation>
        </message>
        <message>
            <source>b, c and d</source>
            <translation>b, c et d</translation>
        </message>
        <message>
            <source>Both animals found</source>
            <translation>Les deux animaux trouvés</translation>
        </message>
        <message>
            <source>Nothing more</source>
            <translation>Rien de plus</translation>
        </message>
        <message>
            <source>The reunion is declared</source>
            <translation>Les retrouvailles sont annoncées</translation>
        </message>
        <message>
            <source>Princess Jing</source>
            <translation>Princess Jing</translation>
        </message>
        <message>
            <source>Slip through the chamber of screens to the captain you love</source>
            <translation>Glissez-vous dans la salle des paravents jusqu’au capitaine aimé</translation>
        </message>
        <message>
            <source>{court}, {side}</source>
            <translation>{court}, {side}</translation>
        </message>
        <message>
            <source>That is not possible.</source>
            <translation>Ce n’est pas possible.</translation>
        </message>
        <message>
            <source>{name}: hide your figures. Still to be placed: {left}.</source>
            <translation>{name} : cachez vos figurines. Encore à placer : {left}.</translation>
        </message>
        <message>
            <source>{name}: all your figures are hidden. Are you ready?</source>
            <translation>{name} : toutes vos figurines sont cachées. On peut commencer ?</translation>
        </message>
        <message>
            <source>{name}: point at the screen that hides the princess of {foe}, or end your turn.</source>
            <translation>{name} : désignez le paravent qui cache la princesse adverse ({foe}), ou terminez votre tour.</translation>
        </message>
        <message>
            <source>Chance decides.</source>
            <translation>Le hasard décide.</translation>
        </message>
        <message>
            <source>{name}, first of two turns: exchange two neighbouring screens or bring a figure home.</source>
            <translation>{name}, premier de deux tours : échangez deux paravents voisins ou ramenez une figurine.</translation>
        </message>
        <message>
            <source>{name}, second turn in a row: exchange two neighbouring screens or bring a figure home.</source>
            <translation>{name}, deuxième tour de suite : échangez deux paravents voisins ou ramenez une figurine.</translation>
        </message>
        <message>
            <source>{name}: exchange two neighbouring screens or bring a figure home.</source>
            <translation>{name} : échangez deux paravents voisins ou ramenez une figurine.</translation>
        </message>
        <message>
            <source>{name}: your princess was found on {square}. Choose in secret a free screen of your start line, or of your second row if the line is full.</source>
            <translation>{name} : votre princesse a été trouvée en {square}. Choisissez en secret un paravent libre de votre ligne de départ ou, si elle est pleine, de votre deuxième rangée.</translation>
        </message>
        <message>
            <source>{name}: your princess was found on {square}. Choose in secret a free screen of your start line.</source>
            <translation>{name} : votre princesse a été trouvée en {square}. Choisissez en secret un paravent libre de votre ligne de départ.</translation>
        </message>
        <message>
            <source>Place the rest by lot</source>
            <translation>Placer le reste au sort</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Prêt</translation>
        </message>
        <message>
            <source>Bring a figure home</source>
            <translation>Ramener une figurine</translation>
        </message>
        <message>
            <source>Point at a screen</source>
            <translation>Désigner un paravent</translation>
        </message>
        <message>
            <source>Declare lightning paralysis</source>
            <translation>Annoncer la paralysie foudroyante</translation>
        </message>
        <message>
            <source>Declare the reunion</source>
            <translation>Annoncer les retrouvailles</translation>
        </message>
        <message>
            <source>End the turn without pointing</source>
            <translation>Finir le tour sans désigner</translation>
        </message>
        <message>
            <source>Neither princess has reached her captain. Turns: {turns}.</source>
            <translation>Aucune princesse n’a rejoint son capitaine. Tours : {turns}.</translation>
        </message>
        <message>
            <source>The princess has reached her captain on {square}.</source>
            <translation>La princesse a rejoint son capitaine en {square}.</translation>
        </message>
        <message>
            <source>Lightning paralysis: the princess on {square} was caught between two mirror holders.</source>
            <translation>Paralysie foudroyante : en {square}, la princesse était prise entre deux porteurs de miroir.</translation>
        </message>
        <message>
            <source>First hide your figures: choose one, then a screen.</source>
            <translation>Cachez d’abord vos figurines : choisissez-en une, puis un paravent.</translation>
        </message>
        <message>
            <source>First exchange two screens or bring a figure home.</source>
            <translation>Échangez d’abord deux paravents ou ramenez une figurine.</translation>
        </message>
        <message>
            <source>The move is made: point at a screen by the button first, or end the turn.</source>
            <translation>Le déplacement est fait : désignez un paravent avec le bouton, ou terminez votre tour.</translation>
        </message>
        <message>
            <source>The princess was found: first she must go home.</source>
            <translation>La princesse a été trouvée : elle doit d’abord rentrer.</translation>
        </message>
        <message>
            <source>That cannot be chosen now.</source>
            <translation>Ce choix n’est pas possible maintenant.</translation>
        </message>
        <message>
            <source>In this match nobody declares a reunion: it shows by itself.</source>
            <translation>Dans cette partie, on n’annonce pas les retrouvailles : elles se voient d’elles-mêmes.</translation>
        </message>
        <message>
            <source>This match is played without lightning paralysis.</source>
            <translation>Cette partie se joue sans paralysie foudroyante.</translation>
        </message>
        <message>
            <source>Your princess stands before none of your captains.</source>
            <translation>Votre princesse n’est devant aucun de vos capitaines.</translation>
        </message>
        <message>
            <source>Choose two different screens.</source>
            <translation>Choisissez deux paravents différents.</translation>
        </message>
        <message>
            <source>{a} and {b} were just exchanged; that may not be undone at once.</source>
            <translation>{a} et {b} viennent d’être échangés ; on ne peut pas l’annuler aussitôt.</translation>
        </message>
        <message>
            <source>{a} and {b} do not touch: only neighbouring screens can be exchanged.</source>
            <translation>{a} et {b} ne se touchent pas : on n’échange que des paravents voisins.</translation>
        </message>
        <message>
            <source>None of your figures stands on {square}.</source>
            <translation>Aucune de vos figurines n’est en {square}.</translation>
        </message>
        <message>
            <source>The maid is never brought home.</source>
            <translation>La servante n’est jamais ramenée.</translation>
        </message>
        <message>
            <source>Legendary animals are never brought home.</source>
            <translation>Les animaux légendaires ne sont jamais ramenés.</translation>
        </message>
        <message>
            <source>The figure on {square} is on your start line already.</source>
            <translation>La figurine en {square} est déjà sur votre ligne de départ.</translation>
        </message>
        <message>
            <source>No screen of your start line is free of your figures.</source>
            <translation>Aucun paravent de votre ligne de départ n’est libre de vos figurines.</translation>
        </message>
        <message>
            <source>{square} is not on your start line.</source>
            <translation>{square} n’est pas sur votre ligne de départ.</translation>
        </message>
        <message>
            <source>One of your figures stands on {square} already.</source>
            <translation>L’une de vos figurines est déjà en {square}.</translation>
        </message>
        <message>
            <source>She was found here and must go to another screen.</source>
            <translation>Elle a été trouvée ici et doit changer de paravent.</translation>
        </message>
        <message>
            <source>Your start line is full: choose a screen of your second row, not {square}.</source>
            <translation>Votre ligne de départ est pleine : choisissez un paravent de votre deuxième rangée, pas {square}.</translation>
        </message>
        <message>
            <source>First hide all your figures. Still to be placed: {left}.</source>
            <translation>Cachez d’abord toutes vos figurines. Encore à placer : {left}.</translation>
        </message>
        <message>
            <source>All your figures are hidden already.</source>
            <translation>Toutes vos figurines sont déjà cachées.</translation>
        </message>
        <message>
            <source>{square} is not among the screens where you set up.</source>
            <translation>Vous ne pouvez rien placer en {square}.</translation>
        </message>
        <message>
            <source>Two legendary animals are hidden; the third stays away.</source>
            <translation>Deux animaux légendaires sont cachés ; le troisième reste à l’écart.</translation>
        </message>
        <message>
            <source>This figure is not in your hand: {figure}.</source>
            <translation>Vous n’avez plus cette figurine : {figure}.</translation>
        </message>
        <message>
            <source>“{text}” is no move of this game.</source>
            <translation>« {text} » n’est pas un coup de ce jeu.</translation>
        </message>
        <message>
            <source>Princess Jing is a game for two, not for {seats}.</source>
            <translation>Princess Jing se joue à deux, pas à {seats}.</translation>
        </message>
        <message>
            <source>The position cannot be read at “{name}”.</source>
            <translation>La position est illisible à « {name} ».</translation>
        </message>
        <message>
            <source>Two figures of one side stand on {square}.</source>
            <translation>Deux figurines du même camp sont en {square}.</translation>
        </message>
        <message>
            <source>It can be nobody's turn in this way.</source>
            <translation>Ce ne peut être le tour de personne.</translation>
        </message>
        <message>
            <source>In this position somebody has won already.</source>
            <translation>Dans cette position, quelqu’un a déjà gagné.</translation>
        </message>
        <message>
            <source>Ply {ply} is not possible.</source>
            <translation>Le coup {ply} n’est pas possible.</translation>
        </message>
        <message>
            <source>{court} does not begin on the home rows.</source>
            <translation>{court} ne commence pas sur ses propres rangées.</translation>
        </message>
        <message>
            <source>{court} has too many figures.</source>
            <translation>{court} a trop de figurines.</translation>
        </message>
        <message>
            <source>{court} lacks figures.</source>
            <translation>Il manque des figurines à {court}.</translation>
        </message>
        <message>
            <source>{court} has other animals than were drawn.</source>
            <translation>{court} a d’autres animaux que ceux qui ont été tirés.</translation>
        </message>
        <message>
            <source>{court} has something that only the expert game has.</source>
            <translation>{court} a quelque chose qui n’existe que dans la variante expert.</translation>
        </message>
        <message>
            <source>{court} has no objective card.</source>
            <translation>{court} n’a pas de carte objectif.</translation>
        </message>
        <message>
            <source>{court} cannot have found these animals.</source>
            <translation>{court} ne peut pas avoir trouvé ces animaux.</translation>
        </message>
        <message>
            <source>{court} sees an animal that does not count as found.</source>
            <translation>{court} voit un animal qui ne compte pas comme trouvé.</translation>
        </message>
        <message>
            <source>{name} begins.</source>
            <translation>{name} commence.</translation>
        </message>
        <message>
            <source>{name} draws a secret objective card.</source>
            <translation>{name} tire une carte objectif secret.</translation>
        </message>
        <message>
            <source>{name} draws {card}. It says: {lines}.</source>
            <translation>{name} tire : {card}. On y lit : {lines}.</translation>
        </message>
        <message>
            <source>{name} draws two legendary animals in secret.</source>
            <translation>{name} tire en secret deux animaux légendaires.</translation>
        </message>
        <message>
            <source>{name} draws two legendary animals: {animals}.</source>
            <translation>{name} tire deux animaux légendaires : {animals}.</translation>
        </message>
        <message>
            <source>{name} hides a figure.</source>
            <translation>{name} cache une figurine.</translation>
        </message>
        <message>
            <source>{name} hides a figure: {figure}, {square}.</source>
            <translation>{name} cache une figurine : {figure}, {square}.</translation>
        </message>
        <message>
            <source>{name} lets chance hide the other figures.</source>
            <translation>{name} laisse le hasard cacher les autres figurines.</translation>
        </message>
        <message>
            <source>{name} lets chance hide the other figures: {figures}.</source>
            <translation>{name} laisse le hasard cacher les autres figurines : {figures}.</translation>
        </message>
        <message>
            <source>{name} is ready.</source>
            <translation>{name} : tout est prêt.</translation>
        </message>
        <message>
            <source>{name} exchanges the screens {a} and {b}.</source>
            <translation>{name} échange les paravents {a} et {b}.</translation>
        </message>
        <message>
            <source>{name} does not point.</source>
            <translation>{name} ne désigne aucun paravent.</translation>
        </message>
        <message>
            <source>{name} sees in the mirror: {figure}, {square}.</source>
            <translation>{name} voit dans le miroir : {figure}, {square}.</translation>
        </message>
        <message>
            <source>{name} has found a legendary animal: {animal}.</source>
            <translation>{name} a trouvé un animal légendaire : {animal}.</translation>
        </message>
        <message>
            <source>{name} has another turn.</source>
            <translation>{name} joue encore une fois.</translation>
        </message>
        <message>
            <source>{name} has two turns in a row.</source>
            <translation>{name} joue deux tours de suite.</translation>
        </message>
        <message>
            <source>{name} brings the princess home from {a}, to a secret place.</source>
            <translation>{name} ramène la princesse de {a} en un lieu secret.</translation>
        </message>
        <message>
            <source>{name} brings the princess home from {a} to {b}.</source>
            <translation>{name} ramène la princesse de {a} en {b}.</translation>
        </message>
        <message>
            <source>{name} brings a mirror holder home from {a}, to a secret place.</source>
            <translation>{name} ramène un porteur de miroir de {a} en un lieu secret.</translation>
        </message>
        <message>
            <source>{name} brings a mirror holder home from {a} to {b}.</source>
            <translation>{name} ramène un porteur de miroir de {a} en {b}.</translation>
        </message>
        <message>
            <source>{name}: the princess must go home from {a} and hides on {b}.</source>
            <translation>{name} : la princesse doit rentrer de {a} et se cache en {b}.</translation>
        </message>
        <message>
            <source>{name}: the princess must go home from {a} and hides in a secret place.</source>
            <translation>{name} : la princesse doit rentrer de {a} et se cache en un lieu secret.</translation>
        </message>
        <message>
            <source>{name} points at {square}: the princess is found!</source>
            <translation>{name} désigne {square} : la princesse est trouvée !</translation>
        </message>
        <message>
            <source>{name} points at {square}: {figure}. A miss: {foe} will have two turns.</source>
            <translation>{name} désigne {square} : {figure}. Manqué : {foe} jouera deux tours.</translation>
        </message>
        <message>
            <source>{name} declares the reunion on {square}: it is her beloved.</source>
            <translation>{name} annonce les retrouvailles en {square} : c’est bien son bien-aimé.</translation>
        </message>
        <message>
            <source>{name} declares the reunion on {square}: the wrong captain!</source>
            <translation>{name} annonce les retrouvailles en {square} : ce n’est pas le bon capitaine !</translation>
        </message>
        <message>
            <source>{name} paralyses the princess on {square}!</source>
            <translation>{name} paralyse la princesse en {square} !</translation>
        </message>
        <message>
            <source>{name} declares paralysis on {square}: {figure}. It fails.</source>
            <translation>{name} annonce la paralysie en {square} : {figure}. C’est raté.</translation>
        </message>
        <message>
            <source>{name}: the princess is in the arms of her captain on {square}.</source>
            <translation>{name} : en {square}, la princesse est dans les bras de son capitaine.</translation>
        </message>
        <message>
            <source>The limit is reached. Turns played: {turns}.</source>
            <translation>La limite est atteinte. Tours joués : {turns}.</translation>
        </message>
        <message>
            <source>All screens are opened.</source>
            <translation>Tous les paravents sont retournés.</translation>
        </message>
        <message>
            <source>{court}: {figures}.</source>
            <translation>{court} : {figures}.</translation>
        </message>
        <message>
            <source>{court} had {card}.</source>
            <translation>{court} avait : {card}.</translation>
        </message>
        <message>
            <source>before the captain of {court}</source>
            <translation>devant le capitaine de {court}</translation>
        </message>
        <message>
            <source>before captain {number} of {court}</source>
            <translation>devant le capitaine {number} de {court}</translation>
        </message>
        <message>
            <source>yours: {figure}</source>
            <translation>votre figurine : {figure}</translation>
        </message>
        <message>
            <source>in the mirror: {figure}</source>
            <translation>dans le miroir : {figure}</translation>
        </message>
        <message>
            <source>{court}: {figure}</source>
            <translation>{court} : {figure}</translation>
        </message>
        <message>
            <source>{figure}, still to be placed</source>
            <translation>{figure}, à placer</translation>
        </message>
        <message>
            <source>{captain} of {court}, before {square}</source>
            <translation>{captain} de {court}, devant {square}</translation>
        </message>
        <message>
            <source>not the beloved</source>
            <translation>pas le bien-aimé</translation>
        </message>
        <message>
            <source>the beloved</source>
            <translation>le bien-aimé</translation>
        </message>
        <message>
            <source>perhaps the beloved</source>
            <translation>peut-être le bien-aimé</translation>
        </message>
        <message>
            <source>{court}: {card}. {lines}. Animals found: {found}.</source>
            <translation>{court} : {card}. {lines}. Animaux trouvés : {found}.</translation>
        </message>
        <message>
            <source>This takes my princess to her goal.</source>
            <translation>Ainsi, ma princesse arrive au but.</translation>
        </message>
        <message>
            <source>This brings my princess nearer to her goal.</source>
            <translation>Cela rapproche ma princesse du but.</translation>
        </message>
        <message>
            <source>My mirror shall look elsewhere.</source>
            <translation>Mon miroir doit regarder ailleurs.</translation>
        </message>
        <message>
            <source>I push back a screen that I distrust.</source>
            <translation>Je repousse un paravent qui m’inquiète.</translation>
        </message>
        <message>
            <source>Nobody of mine is there: let the other side wonder.</source>
            <translation>Je n’ai personne là : que l’adversaire se pose des questions.</translation>
        </message>
        <message>
            <source>That leads away from my princess.</source>
            <translation>Cela détourne l’attention de ma princesse.</translation>
        </message>
        <message>
            <source>This figure is safer at home.</source>
            <translation>Cette figurine est plus en sûreté chez elle.</translation>
        </message>
        <message>
            <source>It felt right.</source>
            <translation>C’était une intuition.</translation>
        </message>
        <message>
            <source>There was no other move.</source>
            <translation>Il n’y avait pas d’autre coup.</translation>
        </message>
        <message>
            <source>The princess can only be on {square}.</source>
            <translation>La princesse ne peut être qu’en {square}.</translation>
        </message>
        <message>
            <source>The princess is most likely on {square}.</source>
            <translation>La princesse est sans doute en {square}.</translation>
        </message>
        <message>
            <source>A wrong guess would cost more than a right one brings.</source>
            <translation>Une erreur coûterait plus que ne rapporterait une réussite.</translation>
        </message>
        <message>
            <source>This captain should be her beloved.</source>
            <translation>Ce capitaine devrait être son bien-aimé.</translation>
        </message>
        <message>
            <source>The princess should be between my mirror holders.</source>
            <translation>La princesse devrait être entre mes porteurs de miroir.</translation>
        </message>
        <message>
            <source>Here she will be looked for last.</source>
            <translation>C’est ici qu’on la cherchera en dernier.</translation>
        </message>
        <message>
            <source>All my figures are hidden.</source>
            <translation>Toutes mes figurines sont cachées.</translation>
        </message>
        <message>
            <source>A place without any system is hard to guess.</source>
            <translation>Une place sans aucun système est difficile à deviner.</translation>
        </message>
        <message>
            <source>Animals found</source>
            <translation>Animaux trouvés</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Mémoire</translation>
        </message>
        <message>
            <source>Certain</source>
            <translation>Certain</translation>
        </message>
        <message>
            <source>Possible</source>
            <translation>Possible</translation>
        </message>
        <message>
            <source>This match is played without the memory aid.</source>
            <translation>Cette partie se joue sans aide-mémoire.</translation>
        </message>
        <message>
            <source>The match is over: the board shows everything.</source>
            <translation>La partie est finie : le plateau montre tout.</translation>
        </message>
        <message>
            <source>What a player has seen is shown behind the curtain only.</source>
            <translation>Ce qu’un joueur a vu ne s’affiche que derrière le rideau.</translation>
        </message>
        <message>
            <source>Figures of the other side that you have seen:</source>
            <translation>Figurines adverses que vous avez vues :</translation>
        </message>
        <message>
            <source>You have not seen any figure of the other side yet.</source>
            <translation>Vous n’avez encore vu aucune figurine adverse.</translation>
        </message>
        <message>
            <source>• {figure}: {squares}</source>
            <translation>• {figure} : {squares}</translation>
        </message>
    </context>
    <context>
        <name>lab</name>
        <message>
            <source>{done} of {all} matches</source>
            <translation>{done} parties sur {all}</translation>
        </message>
        <message>
            <source>{game}: {count} matches, seed {seed}, records in {folder}</source>
            <translation>{game} : {count} parties, code de départ {seed}, enregistrées dans {folder}</translation>
        </message>
        <message>
            <source>Shared first place</source>
            <translation>Première place partagée</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Victoires</translation>
        </message>
        <message>
            <source>of</source>
            <translation>sur</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Part</translation>
        </message>
        <message>
            <source>95 % interval</source>
            <translation>Intervalle à 95 %</translation>
        </message>
        <message>
            <source>Moves in a match: {least} to {most}, half of the matches {lower} to {upper}, median {middle}, mean {mean}</source>
            <translation>Coups par partie : {least} à {most}, la moitié centrale {lower} à {upper}, médiane {middle}, moyenne {mean}</translation>
        </message>
        <message>
            <source>B less A</source>
            <translation>B moins A</translation>
        </message>
        <message>
            <source>There is no level “{level}” here; there are: {known}.</source>
            <translation>Il n’y a pas ici de niveau « {level} » ; il y a : {known}.</translation>
        </message>
        <message>
            <source>Choose from one to {most} levels.</source>
            <translation>Choisissez de un à {most} niveaux.</translation>
        </message>
        <message>
            <source>The game is not for this number of players: {seats}.</source>
            <translation>Le jeu n’est pas prévu pour ce nombre de joueurs : {seats}.</translation>
        </message>
        <message>
            <source>A series has from 1 to {most} matches.</source>
            <translation>Une série compte de 1 à {most} parties.</translation>
        </message>
        <message>
            <source>Rule sets A and B are the same; change at least one rule of B.</source>
            <translation>Les règles A et B sont identiques ; changez au moins une règle de B.</translation>
        </message>
        <message>
            <source>Another series lies in {file}. Choose another folder, or the same settings to continue it.</source>
            <translation>Une autre série se trouve dans {file}. Choisissez un autre dossier, ou les mêmes réglages pour la continuer.</translation>
        </message>
        <message>
            <source>Something else lies in {file}; choose a new folder for a series.</source>
            <translation>Il y a autre chose dans {file} ; choisissez un nouveau dossier pour une série.</translation>
        </message>
        <message>
            <source>No series lies in {file}.</source>
            <translation>Il n’y a pas de série dans {file}.</translation>
        </message>
        <message>
            <source>The plan of the series in {file} is damaged.</source>
            <translation>Le plan de la série dans {file} est endommagé.</translation>
        </message>
        <message>
            <source>The series was played by other rules of the game than today’s.</source>
            <translation>La série a été jouée selon d’autres règles du jeu que celles d’aujourd’hui.</translation>
        </message>
        <message>
            <source>Match {match} could not be played: {detail}</source>
            <translation>La partie {match} n’a pas pu être jouée : {detail}</translation>
        </message>
        <message>
            <source>Seat {number}</source>
            <translation>Place {number}</translation>
        </message>
        <message>
            <source>Moves in a match</source>
            <translation>Coups par partie</translation>
        </message>
        <message>
            <source>clear</source>
            <translation>net</translation>
        </message>
        <message>
            <source>may be chance</source>
            <translation>hasard possible</translation>
        </message>
        <message>
            <source>Rule set {letter}</source>
            <translation>Règles {letter}</translation>
        </message>
        <message>
            <source>on</source>
            <translation>oui</translation>
        </message>
        <message>
            <source>off</source>
            <translation>non</translation>
        </message>
        <message>
            <source>{option}: {value}</source>
            <translation>{option} : {value}</translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>{low} à {high}</translation>
        </message>
        <message>
            <source>{levels} on {seats} seats; start code {seed}</source>
            <translation>{levels} sur {seats} places ; code de départ {seed}</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Levels</source>
            <translation>Niveaux</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Playtest lab</source>
            <translation>Laboratoire</translation>
        </message>
        <message>
            <source>The computer plays many matches; see who wins and how</source>
            <translation>L’ordinateur joue de nombreuses parties ; voyez qui gagne et comment</translation>
        </message>
        <message>
            <source>Series</source>
            <translation>Séries</translation>
        </message>
        <message>
            <source>New series</source>
            <translation>Nouvelle série</translation>
        </message>
        <message>
            <source>Begin</source>
            <translation>Commencer</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Compare with a second rule set</source>
            <translation>Comparer avec d’autres règles</translation>
        </message>
        <message>
            <source>The same code plays the same matches. Leave it empty for new ones.</source>
            <translation>Le même code joue les mêmes parties. Laissez-le vide pour de nouvelles.</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>Start code</source>
            <translation>Code de départ</translation>
        </message>
        <message>
            <source>Processes</source>
            <translation>Processus</translation>
        </message>
        <message>
            <source>Share of the wins, with its 95 % interval</source>
            <translation>Part des victoires, avec l’intervalle à 95 %</translation>
        </message>
        <message>
            <source>All equally good: {share}</source>
            <translation>Tous de même force : {share}</translation>
        </message>
        <message>
            <source>Chart of the wins</source>
            <translation>Diagramme des victoires</translation>
        </message>
        <message>
            <source>The table beside it holds the same numbers.</source>
            <translation>Le tableau à côté contient les mêmes chiffres.</translation>
        </message>
        <message>
            <source>Level or seat</source>
            <translation>Niveau ou place</translation>
        </message>
        <message>
            <source>A shared first place counts in equal parts for those who share it, and so does a draw.</source>
            <translation>Une première place partagée compte à parts égales pour ceux qui la partagent ; une partie nulle aussi.</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Match {match}: {moves} moves. Click to open it.</source>
            <translation>Partie {match} : {moves} coups. Cliquez pour l’ouvrir.</translation>
        </message>
        <message>
            <source>Chart of the lengths, a dot for each match</source>
            <translation>Diagramme des longueurs, un point par partie</translation>
        </message>
        <message>
            <source>Click a dot, or press Enter in the table, to open the match.</source>
            <translation>Cliquez sur un point, ou appuyez sur Entrée dans le tableau, pour ouvrir la partie.</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Vainqueur</translation>
        </message>
        <message>
            <source>{name} wins</source>
            <translation>{name} gagne</translation>
        </message>
        <message>
            <source>Median {moves}</source>
            <translation>Médiane {moves}</translation>
        </message>
        <message>
            <source>Share of the matches, with its 95 % interval</source>
            <translation>Part des parties, avec l’intervalle à 95 %</translation>
        </message>
        <message>
            <source>The numbers beside the chart are those of the table.</source>
            <translation>Les numéros du diagramme sont ceux du tableau.</translation>
        </message>
        <message>
            <source>Chart of the endings</source>
            <translation>Diagramme des fins de partie</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>N°</translation>
        </message>
        <message>
            <source>How it ended</source>
            <translation>Fin de la partie</translation>
        </message>
        <message>
            <source>B less A in percentage points</source>
            <translation>B moins A en points de pourcentage</translation>
        </message>
        <message>
            <source>No difference</source>
            <translation>Aucun écart</translation>
        </message>
        <message>
            <source>Chart of the differences between A and B</source>
            <translation>Diagramme des écarts entre A et B</translation>
        </message>
        <message>
            <source>A against B</source>
            <translation>A contre B</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Quoi</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Écart</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>All series</source>
            <translation>Toutes les séries</translation>
        </message>
        <message>
            <source>Open the match</source>
            <translation>Ouvrir la partie</translation>
        </message>
        <message>
            <source>Progress of the series</source>
            <translation>Avancement de la série</translation>
        </message>
        <message>
            <source>Length</source>
            <translation>Longueur</translation>
        </message>
        <message>
            <source>Endings</source>
            <translation>Fins</translation>
        </message>
    </context>
    <context>
        <name>library</name>
        <message>
            <source>Library</source>
            <translation>Bibliothèque</translation>
        </message>
        <message>
            <source>Search for a player or a game</source>
            <translation>Chercher un joueur ou un jeu</translation>
        </message>
        <message>
            <source>No match here yet.</source>
            <translation>Aucune partie ici pour l'instant.</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <source>Save as a file …</source>
            <translation>Enregistrer dans un fichier…</translation>
        </message>
        <message>
            <source>Open a file …</source>
            <translation>Ouvrir un fichier…</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>Last played</source>
            <translation>Joué le</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Save the record</source>
            <translation>Enregistrer la partie</translation>
        </message>
        <message>
            <source>Cannot be read</source>
            <translation>Illisible</translation>
        </message>
        <message>
            <source>Open in another window</source>
            <translation>Ouverte dans une autre fenêtre</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>Inachevée</translation>
        </message>
    </context>
    <context>
        <name>menu</name>
        <message>
            <source>&amp;Court</source>
            <translation>&amp;Cour</translation>
        </message>
        <message>
            <source>&amp;Match</source>
            <translation>&amp;Partie</translation>
        </message>
        <message>
            <source>M&amp;oves</source>
            <translation>C&amp;oups</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Affichage</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>Ai&amp;de</translation>
        </message>
        <message>
            <source>&amp;New match</source>
            <translation>&amp;Nouvelle partie</translation>
        </message>
        <message>
            <source>&amp;Home</source>
            <translation>&amp;Accueil</translation>
        </message>
        <message>
            <source>&amp;Library</source>
            <translation>&amp;Bibliothèque</translation>
        </message>
        <message>
            <source>&amp;Playtest lab</source>
            <translation>&amp;Laboratoire</translation>
        </message>
        <message>
            <source>&amp;Settings</source>
            <translation>&amp;Réglages</translation>
        </message>
        <message>
            <source>&amp;Open a record …</source>
            <translation>&amp;Ouvrir une partie enregistrée…</translation>
        </message>
        <message>
            <source>Save the &amp;record …</source>
            <translation>&amp;Enregistrer la partie…</translation>
        </message>
        <message>
            <source>Save as &amp;picture …</source>
            <translation>Enregistrer comme &amp;image…</translation>
        </message>
        <message>
            <source>Save as &amp;one-page replay …</source>
            <translation>Enregistrer comme &amp;page à rejouer…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Quitter</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>&amp;Plein écran</translation>
        </message>
        <message>
            <source>&amp;About Princess Court</source>
            <translation>À &amp;propos de Princess Court</translation>
        </message>
    </context>
    <context>
        <name>moves</name>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>A comment on this move</source>
            <translation>Un commentaire sur ce coup</translation>
        </message>
        <message>
            <source>Comment</source>
            <translation>Commentaire</translation>
        </message>
        <message>
            <source>Mark</source>
            <translation>Annoter</translation>
        </message>
        <message>
            <source>Pin</source>
            <translation>Épingler</translation>
        </message>
        <message>
            <source>Confusing</source>
            <translation>Déroutant</translation>
        </message>
        <message>
            <source>Unfair</source>
            <translation>Injuste</translation>
        </message>
        <message>
            <source>Fun</source>
            <translation>Amusant</translation>
        </message>
        <message>
            <source>Bug</source>
            <translation>Défaut</translation>
        </message>
    </context>
    <context>
        <name>new match</name>
        <message>
            <source>Play now</source>
            <translation>Jouer</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>How many?</source>
            <translation>Combien ?</translation>
        </message>
        <message>
            <source>Deal code</source>
            <translation>Code de donne</translation>
        </message>
        <message>
            <source>The same code deals the same cards. Leave it empty for new ones.</source>
            <translation>Le même code distribue les mêmes cartes. Laissez vide pour une nouvelle donne.</translation>
        </message>
        <message>
            <source>Open table: nothing is secret (for playtests)</source>
            <translation>Table ouverte : rien n'est secret (pour les essais)</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Personne</translation>
        </message>
        <message>
            <source>Computer: {level}</source>
            <translation>Ordinateur : {level}</translation>
        </message>
        <message>
            <source>Name of player {number}</source>
            <translation>Nom du joueur {number}</translation>
        </message>
        <message>
            <source>Who plays seat {number}</source>
            <translation>Qui joue à la place {number}</translation>
        </message>
        <message>
            <source>Press in the order in which they shall come.</source>
            <translation>Cliquez-les dans l’ordre où elles doivent venir.</translation>
        </message>
    </context>
    <context>
        <name>realm</name>
        <message>
            <source>Light</source>
            <translation>Clairs</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Foncés</translation>
        </message>
        <message>
            <source>light Queen</source>
            <translation>Reine claire</translation>
        </message>
        <message>
            <source>light Prince</source>
            <translation>Prince clair</translation>
        </message>
        <message>
            <source>dark Queen</source>
            <translation>Reine foncée</translation>
        </message>
        <message>
            <source>dark Prince</source>
            <translation>Prince foncé</translation>
        </message>
        <message>
            <source>two light Princes</source>
            <translation>deux Princes clairs</translation>
        </message>
        <message>
            <source>two dark Princes</source>
            <translation>deux Princes foncés</translation>
        </message>
        <message>
            <source>light field</source>
            <translation>champ clair</translation>
        </message>
        <message>
            <source>light city</source>
            <translation>ville claire</translation>
        </message>
        <message>
            <source>dark field</source>
            <translation>champ foncé</translation>
        </message>
        <message>
            <source>dark city</source>
            <translation>ville foncée</translation>
        </message>
        <message>
            <source>plain</source>
            <translation>plaine</translation>
        </message>
        <message>
            <source>sea</source>
            <translation>mer</translation>
        </message>
        <message>
            <source>mountain</source>
            <translation>montagne</translation>
        </message>
        <message>
            <source>still to be laid</source>
            <translation>pas encore posé</translation>
        </message>
        <message>
            <source>value {number}</source>
            <translation>valeur {number}</translation>
        </message>
        <message>
            <source>Reserve of Light: {count}</source>
            <translation>Réserve des Clairs : {count}</translation>
        </message>
        <message>
            <source>Reserve of Dark: {count}</source>
            <translation>Réserve des Foncés : {count}</translation>
        </message>
        <message>
            <source>Removed from the game, Light: {count}</source>
            <translation>Retirés du jeu, Clairs : {count}</translation>
        </message>
        <message>
            <source>Removed from the game, Dark: {count}</source>
            <translation>Retirés du jeu, Foncés : {count}</translation>
        </message>
        <message>
            <source>light Queen, waiting to be reborn</source>
            <translation>Reine claire, attend de renaître</translation>
        </message>
        <message>
            <source>dark Queen, waiting to be reborn</source>
            <translation>Reine foncée, attend de renaître</translation>
        </message>
        <message>
            <source>Plains to lay: {count}</source>
            <translation>Plaines à poser : {count}</translation>
        </message>
        <message>
            <source>Seas to lay: {count}</source>
            <translation>Mers à poser : {count}</translation>
        </message>
        <message>
            <source>Mountains to lay: {count}</source>
            <translation>Montagnes à poser : {count}</translation>
        </message>
        <message>
            <source>Build a field</source>
            <translation>Construire un champ</translation>
        </message>
        <message>
            <source>Build a city</source>
            <translation>Construire une ville</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passer son tour</translation>
        </message>
        <message>
            <source>Play Light</source>
            <translation>Prendre les Clairs</translation>
        </message>
        <message>
            <source>Play Dark</source>
            <translation>Garder les Foncés</translation>
        </message>
        <message>
            <source>Reserve</source>
            <translation>Réserve</translation>
        </message>
        <message>
            <source>Removed from the game</source>
            <translation>Retirés du jeu</translation>
        </message>
        <message>
            <source>Realm: {points} of 5</source>
            <translation>Royaume : {points} sur 5</translation>
        </message>
        <message>
            <source>{attack} against {defence}</source>
            <translation>{attack} contre {defence}</translation>
        </message>
        <message>
            <source>The attack wins.</source>
            <translation>L’attaque réussit.</translation>
        </message>
        <message>
            <source>Both sides are lost.</source>
            <translation>Les deux camps sont perdus.</translation>
        </message>
        <message>
            <source>The attack fails, the Prince is lost.</source>
            <translation>L’attaque échoue, le Prince est perdu.</translation>
        </message>
        <message>
            <source>The attack fails, both Princes are lost.</source>
            <translation>L’attaque échoue, les deux Princes sont perdus.</translation>
        </message>
        <message>
            <source>Together with {hex}: {sums}</source>
            <translation>Avec {hex} : {sums}</translation>
        </message>
        <message>
            <source>Defence {value}</source>
            <translation>Défense {value}</translation>
        </message>
        <message>
            <source>{sums} is hopeless. Choose {hex} again to attack all the same.</source>
            <translation>{sums}, c’est sans espoir. Choisissez de nouveau {hex} pour attaquer malgré tout.</translation>
        </message>
        <message>
            <source>{together}; choose both Princes first.</source>
            <translation>{together} ; choisissez d’abord les deux Princes.</translation>
        </message>
        <message>
            <source>Castle and end the turn? Choose {hex} again.</source>
            <translation>Roquer et finir le tour ? Choisissez de nouveau {hex}.</translation>
        </message>
        <message>
            <source>Q W E and A S D, or 7 8 9 and 1 2 3, go to the six neighbours. C tells where you are, X who can attack there.</source>
            <translation>7 8 9 et 1 2 3, ou Q W E et A S D, mènent aux six voisines. C dit où vous êtes, X qui peut y attaquer.</translation>
        </message>
        <message>
            <source>{hex}; battle: {sums}. {outcome}</source>
            <translation>{hex} ; bataille : {sums}. {outcome}</translation>
        </message>
        <message>
            <source>{side}, {realm}</source>
            <translation>{side}, {realm}</translation>
        </message>
        <message>
            <source>{way}: {hex}</source>
            <translation>{way} : {hex}</translation>
        </message>
        <message>
            <source>above</source>
            <translation>au-dessus</translation>
        </message>
        <message>
            <source>above right</source>
            <translation>en haut à droite</translation>
        </message>
        <message>
            <source>below right</source>
            <translation>en bas à droite</translation>
        </message>
        <message>
            <source>below</source>
            <translation>au-dessous</translation>
        </message>
        <message>
            <source>below left</source>
            <translation>en bas à gauche</translation>
        </message>
        <message>
            <source>above left</source>
            <translation>en haut à gauche</translation>
        </message>
        <message>
            <source>{hex}: no Prince of {side} gets there with one move.</source>
            <translation>{hex} : aucun Prince des {side} n’y arrive en un coup.</translation>
        </message>
        <message>
            <source>{hex}: Princes of {side} that get there with one move: {princes}.</source>
            <translation>{hex} : Princes des {side} qui y arrivent en un coup : {princes}.</translation>
        </message>
        <message>
            <source>Alone: {sums}.</source>
            <translation>Seul : {sums}.</translation>
        </message>
        <message>
            <source>Alone: {one}. Two together: {two}.</source>
            <translation>Seul : {one}. À deux : {two}.</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Plateau</translation>
        </message>
        <message>
            <source>A mirror map is the same for both sides; a random one is not. In the draft you lay it in turn.</source>
            <translation>Un plateau symétrique est le même pour les deux camps, un plateau au hasard non. Sinon, on le pose à tour de rôle.</translation>
        </message>
        <message>
            <source>Exchange of sides</source>
            <translation>Échange des camps</translation>
        </message>
        <message>
            <source>Once the map is laid, Dark may take over Light, who moves first; this makes unequal maps fair.</source>
            <translation>Une fois le plateau posé, les Foncés peuvent prendre la place des Clairs, qui commencent ; cela rend équitable un plateau inégal.</translation>
        </message>
        <message>
            <source>Attack equal to defence</source>
            <translation>Attaque égale à la défense</translation>
        </message>
        <message>
            <source>Who is lost when attack and defence are equal: only the attackers, or the pawns of both sides.</source>
            <translation>Qui est perdu quand attaque et défense sont égales : les seuls attaquants, ou les pions des deux camps.</translation>
        </message>
        <message>
            <source>Conquered city</source>
            <translation>Ville conquise</translation>
        </message>
        <message>
            <source>What becomes of a city that was conquered.</source>
            <translation>Ce que devient une ville conquise.</translation>
        </message>
        <message>
            <source>Conquered field</source>
            <translation>Champ conquis</translation>
        </message>
        <message>
            <source>What becomes of a field on which an enemy pawn ends its move.</source>
            <translation>Ce que devient un champ sur lequel un pion adverse se pose.</translation>
        </message>
        <message>
            <source>Complete realm</source>
            <translation>Royaume achevé</translation>
        </message>
        <message>
            <source>Whether a complete realm wins at once, or only if it still stands after the enemy's next turn.</source>
            <translation>Un royaume achevé gagne tout de suite, ou seulement s'il tient encore après le prochain tour de l'adversaire.</translation>
        </message>
        <message>
            <source>Third appearance of a position</source>
            <translation>Troisième apparition d'une position</translation>
        </message>
        <message>
            <source>What happens when the same position comes up for the third time.</source>
            <translation>Ce qui se passe quand la même position apparaît pour la troisième fois.</translation>
        </message>
        <message>
            <source>Turns without progress</source>
            <translation>Tours sans progrès</translation>
        </message>
        <message>
            <source>After so many turns in which no building and no pawn comes or goes, the match is drawn.</source>
            <translation>Après autant de tours sans construction, prise ni pion apparu ou parti, la partie est nulle.</translation>
        </message>
        <message>
            <source>Mirror map</source>
            <translation>Symétrique</translation>
        </message>
        <message>
            <source>Random map</source>
            <translation>Au hasard</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Posé à tour de rôle</translation>
        </message>
        <message>
            <source>On random maps</source>
            <translation>Si au hasard</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Jamais</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Toujours</translation>
        </message>
        <message>
            <source>The defender holds</source>
            <translation>Le défenseur tient</translation>
        </message>
        <message>
            <source>Both sides are lost</source>
            <translation>Tous sont perdus</translation>
        </message>
        <message>
            <source>City is destroyed</source>
            <translation>Détruite</translation>
        </message>
        <message>
            <source>City changes hands</source>
            <translation>Change de camp</translation>
        </message>
        <message>
            <source>Field changes hands</source>
            <translation>Change de camp</translation>
        </message>
        <message>
            <source>Field is destroyed</source>
            <translation>Détruit</translation>
        </message>
        <message>
            <source>Wins at once</source>
            <translation>Gagne tout de suite</translation>
        </message>
        <message>
            <source>Must stand for one turn</source>
            <translation>Doit tenir un tour</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Partie nulle</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <translation>Interdite</translation>
        </message>
        <message>
            <source>No matter</source>
            <translation>Sans effet</translation>
        </message>
        <message>
            <source>Queen and Princes</source>
            <translation>La Reine et ses Princes</translation>
        </message>
        <message>
            <source>Build the first realm, and guard your Queen</source>
            <translation>Bâtissez le premier royaume et gardez votre Reine</translation>
        </message>
        <message>
            <source>That is not possible.</source>
            <translation>Ce n'est pas possible.</translation>
        </message>
        <message>
            <source>The map is being laid.</source>
            <translation>On pose le plateau.</translation>
        </message>
        <message>
            <source>{name} ({side}): choose a terrain, then the hex where it is laid.</source>
            <translation>{name} ({side}) : choisissez un terrain, puis la case où le poser.</translation>
        </message>
        <message>
            <source>{name}: look at the map. Light moves first; which side do you want?</source>
            <translation>{name} : regardez le plateau. Les Clairs commencent ; quel camp voulez-vous ?</translation>
        </message>
        <message>
            <source>{name} ({side}): your Queen must be reborn. Choose her, a city, and the Prince you give for her.</source>
            <translation>{name} ({side}) : votre Reine doit renaître. Choisissez-la, puis une ville et le Prince que vous donnez pour elle.</translation>
        </message>
        <message>
            <source>{name} ({side}): the two Princes on {hex} must part now, or one of them is lost.</source>
            <translation>{name} ({side}) : les deux Princes en {hex} doivent se séparer maintenant, sinon l'un d'eux est perdu.</translation>
        </message>
        <message>
            <source>{name} ({side}): nothing but passing is possible.</source>
            <translation>{name} ({side}) : vous ne pouvez que passer votre tour.</translation>
        </message>
        <message>
            <source>{name} ({side}): {ways}.</source>
            <translation>{name} ({side}) : vous pouvez {ways}.</translation>
        </message>
        <message>
            <source>move one or two pawns</source>
            <translation>déplacer un ou deux pions</translation>
        </message>
        <message>
            <source>castle</source>
            <translation>roquer</translation>
        </message>
        <message>
            <source>build</source>
            <translation>construire</translation>
        </message>
        <message>
            <source>let a Prince be reborn</source>
            <translation>faire renaître un Prince</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} ou {last}</translation>
        </message>
        <message>
            <source>The realm is complete: a city and fields worth 5 points are connected.</source>
            <translation>Le royaume est achevé : une ville et des champs valant 5 points sont reliés.</translation>
        </message>
        <message>
            <source>The other Queen is lost and cannot be reborn.</source>
            <translation>L'autre Reine est perdue et ne peut pas renaître.</translation>
        </message>
        <message>
            <source>The same position has come up for the third time.</source>
            <translation>La même position est apparue pour la troisième fois.</translation>
        </message>
        <message>
            <source>For too long nothing was built or captured and no pawn came or went.</source>
            <translation>Depuis trop longtemps, rien n'a été construit ni capturé et aucun pion n'est apparu ni parti.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partie est terminée.</translation>
        </message>
        <message>
            <source>It is the other side's turn.</source>
            <translation>C'est au tour de l'adversaire.</translation>
        </message>
        <message>
            <source>That cannot be chosen now.</source>
            <translation>On ne peut pas choisir cela maintenant.</translation>
        </message>
        <message>
            <source>No action begins like that.</source>
            <translation>Aucune action ne commence ainsi.</translation>
        </message>
        <message>
            <source>Both sides have passed in turn, so now you must act.</source>
            <translation>Les deux camps ont passé l'un après l'autre : vous devez maintenant jouer.</translation>
        </message>
        <message>
            <source>The same position would come up for the third time; that is not allowed in this match.</source>
            <translation>La même position apparaîtrait pour la troisième fois ; c'est interdit dans cette partie.</translation>
        </message>
        <message>
            <source>This game is for two players.</source>
            <translation>Ce jeu se joue à deux.</translation>
        </message>
        <message>
            <source>"{text}" is no hex of the board.</source>
            <translation>« {text} » n'est pas une case du plateau.</translation>
        </message>
        <message>
            <source>"{text}" is no action of this game.</source>
            <translation>« {text} » n'est pas une action de ce jeu.</translation>
        </message>
        <message>
            <source>No pawn stands on {hex}. Choose one of your own.</source>
            <translation>Il n'y a pas de pion en {hex}. Choisissez l'un des vôtres.</translation>
        </message>
        <message>
            <source>{hex} belongs to the other side. Choose one of your own pawns.</source>
            <translation>{hex} est à l'adversaire. Choisissez l'un de vos pions.</translation>
        </message>
        <message>
            <source>Your Queen does not stand on {hex}.</source>
            <translation>Votre Reine n'est pas en {hex}.</translation>
        </message>
        <message>
            <source>No Prince of yours stands on {hex}.</source>
            <translation>Aucun de vos Princes n'est en {hex}.</translation>
        </message>
        <message>
            <source>The pawn on {hex} has nowhere to go now.</source>
            <translation>Le pion en {hex} ne peut aller nulle part maintenant.</translation>
        </message>
        <message>
            <source>A pawn that moves must end on another hex than {hex}.</source>
            <translation>Un pion qui se déplace doit finir sur une autre case que {hex}.</translation>
        </message>
        <message>
            <source>Your own pawn stands on {hex}. You may pass it, but not end there.</source>
            <translation>Votre propre pion occupe {hex}. Vous pouvez passer par cette case, mais pas y finir.</translation>
        </message>
        <message>
            <source>An action moves one pawn or two.</source>
            <translation>Une action déplace un ou deux pions.</translation>
        </message>
        <message>
            <source>The pawn on {hex} has moved already. Nobody moves twice: choose another one.</source>
            <translation>Le pion en {hex} s'est déjà déplacé. Aucun ne se déplace deux fois : choisissez-en un autre.</translation>
        </message>
        <message>
            <source>The way to {hex} is barred: enemy pawns and enemy cities cannot be passed.</source>
            <translation>Le chemin vers {hex} est barré : on ne traverse ni pion ni ville adverses.</translation>
        </message>
        <message>
            <source>{hex} is guarded: a move that ends there is written with x.</source>
            <translation>{hex} est gardée : un déplacement qui y finit s'écrit avec x.</translation>
        </message>
        <message>
            <source>Nobody guards {hex}: a move that ends there is written with -.</source>
            <translation>Personne ne garde {hex} : un déplacement qui y finit s'écrit avec -.</translation>
        </message>
        <message>
            <source>The Queen does not attack, and {hex} is guarded by the enemy.</source>
            <translation>La Reine n'attaque pas, et {hex} est gardée par l'adversaire.</translation>
        </message>
        <message>
            <source>The Queen may not end on sea. She only passes {hex}, and only over a Prince of hers.</source>
            <translation>La Reine ne peut pas finir sur la mer. Elle ne fait que traverser {hex}, et seulement si l'un de ses Princes y fait le pont.</translation>
        </message>
        <message>
            <source>The Queen moves one or two steps; {hex} is farther away.</source>
            <translation>La Reine se déplace d'une ou deux cases ; {hex} est plus loin.</translation>
        </message>
        <message>
            <source>Sea lies before {hex}: the Queen needs one of her Princes there as a bridge.</source>
            <translation>La mer sépare la Reine de {hex} : l'un de ses Princes doit y faire le pont.</translation>
        </message>
        <message>
            <source>Between land and sea a Prince takes a single step, which is his whole move; {hex} is not next to him.</source>
            <translation>Entre terre et mer, un Prince fait un seul pas, et c'est tout son déplacement ; {hex} n'est pas à côté de lui.</translation>
        </message>
        <message>
            <source>{hex} is {steps} steps away. The Prince is {queen} from his Queen: range 5 − {queen} = {range}.</source>
            <translation>{hex} est à {steps} cases. Le Prince est à {queen} de sa Reine : sa portée est 5 − {queen} = {range}.</translation>
        </message>
        <message>
            <source>A walk stays on land or at sea all the way; with range {range} none leads to {hex}.</source>
            <translation>On reste sur terre ou sur mer tout le long du chemin ; avec une portée de {range}, aucun ne mène à {hex}.</translation>
        </message>
        <message>
            <source>Two Princes come together only by winning a joint attack on a guarded hex; not so with {hex} now.</source>
            <translation>Deux Princes ne se retrouvent sur une même case qu'en gagnant une attaque jointe contre une case gardée ; ce n'est pas possible avec {hex}.</translation>
        </message>
        <message>
            <source>A joint attack needs two Princes, and on {hex} there is only one.</source>
            <translation>Une attaque jointe demande deux Princes, et il n'y en a qu'un en {hex}.</translation>
        </message>
        <message>
            <source>Queen and Prince castle at a distance of one or two; {hex} is farther away.</source>
            <translation>La Reine et un Prince roquent à une ou deux cases de distance ; {hex} est plus loin.</translation>
        </message>
        <message>
            <source>The Prince on {hex} is at sea, and the Queen may not end there: no castling.</source>
            <translation>Le Prince en {hex} est en mer, où la Reine ne peut pas finir : pas de roque.</translation>
        </message>
        <message>
            <source>The enemy on {hex} stands between Queen and Prince: no castling.</source>
            <translation>Un pion ennemi en {hex} se trouve entre la Reine et le Prince : pas de roque.</translation>
        </message>
        <message>
            <source>Two Princes stand on {hex}; the Queen castles only with one who stands alone.</source>
            <translation>Deux Princes occupent {hex} ; la Reine ne roque qu'avec un Prince seul.</translation>
        </message>
        <message>
            <source>Only the Queen builds, and only where she stands: on {queen}, not on {hex}.</source>
            <translation>Seule la Reine construit, et seulement là où elle se trouve : en {queen}, pas en {hex}.</translation>
        </message>
        <message>
            <source>There is a field on {hex} already; only a city may take its place.</source>
            <translation>Il y a déjà un champ en {hex} ; seule une ville peut prendre sa place.</translation>
        </message>
        <message>
            <source>A city stands on {hex}; each hex carries one building, and a city stays.</source>
            <translation>Une ville occupe {hex} ; chaque case ne porte qu'une construction, et une ville reste.</translation>
        </message>
        <message>
            <source>Your Queen is lost: her rebirth is the only action now.</source>
            <translation>Votre Reine est perdue : la seule action possible est de la faire renaître.</translation>
        </message>
        <message>
            <source>Your Queen is not lost, so she cannot be reborn.</source>
            <translation>Votre Reine n'est pas perdue : elle ne peut donc pas renaître.</translation>
        </message>
        <message>
            <source>No Prince of yours waits in the reserve.</source>
            <translation>Aucun de vos Princes n'attend dans la réserve.</translation>
        </message>
        <message>
            <source>After a rebirth you may not have more Princes than fields: that would be {princes} to {fields}.</source>
            <translation>Après une renaissance, vous ne pouvez pas avoir plus de Princes que de champs : ce serait {princes} contre {fields}.</translation>
        </message>
        <message>
            <source>A Prince is reborn in one of your cities, and you have none.</source>
            <translation>Un Prince renaît dans l'une de vos villes, et vous n'en avez pas.</translation>
        </message>
        <message>
            <source>Who is reborn appears in a city of their own; there is none on {hex}.</source>
            <translation>On renaît dans une ville de son camp ; il n'y en a pas en {hex}.</translation>
        </message>
        <message>
            <source>Who is reborn needs a city without a pawn; one stands on {hex}.</source>
            <translation>On renaît dans une ville sans pion ; il y en a un en {hex}.</translation>
        </message>
        <message>
            <source>This map cannot be drawn with these options.</source>
            <translation>Ce plateau est impossible avec ces options.</translation>
        </message>
        <message>
            <source>{hex} is laid already.</source>
            <translation>{hex} est déjà posée.</translation>
        </message>
        <message>
            <source>No hex of this terrain is left.</source>
            <translation>Il ne reste plus d'hexagone de ce terrain.</translation>
        </message>
        <message>
            <source>This is no position: "{part}" cannot be read.</source>
            <translation>Ce n'est pas une position : « {part} » est illisible.</translation>
        </message>
        <message>
            <source>The map {map} does not go with the options.</source>
            <translation>Le plateau {map} ne correspond pas aux options.</translation>
        </message>
        <message>
            <source>A side has three Princes, and at most two of them share a single hex.</source>
            <translation>Un camp a trois Princes, dont deux au plus partagent une même case.</translation>
        </message>
        <message>
            <source>A Queen cannot stand on sea, as on {hex}.</source>
            <translation>Une Reine ne peut pas être sur la mer, comme ici en {hex}.</translation>
        </message>
        <message>
            <source>Nothing can be built on sea, as on {hex}.</source>
            <translation>On ne construit pas sur la mer, comme ici en {hex}.</translation>
        </message>
        <message>
            <source>A hex carries one building; {hex} has two.</source>
            <translation>Une case porte une seule construction ; {hex} en a deux.</translation>
        </message>
        <message>
            <source>Two pawns that cannot share a hex stand on {hex}.</source>
            <translation>Deux pions qui ne peuvent pas partager une case sont en {hex}.</translation>
        </message>
        <message>
            <source>A pawn stands on a building of the other side on {hex}.</source>
            <translation>En {hex}, un pion se trouve sur une construction adverse.</translation>
        </message>
        <message>
            <source>Only the side to act may have lost its Queen.</source>
            <translation>Seul le camp qui doit jouer peut avoir perdu sa Reine.</translation>
        </message>
        <message>
            <source>The side to act has a complete realm: the match is over.</source>
            <translation>Le camp qui doit jouer a un royaume achevé : la partie est déjà terminée.</translation>
        </message>
        <message>
            <source>Where the pawns stand the map is laid; the rest is your turn.</source>
            <translation>Le plateau est posé sous les pions ; à vous de poser le reste à tour de rôle.</translation>
        </message>
        <message>
            <source>The map is laid.</source>
            <translation>Le plateau est posé.</translation>
        </message>
        <message>
            <source>{side}: {terrain} laid on {hex}.</source>
            <translation>{side} : hexagone {terrain} posé en {hex}.</translation>
        </message>
        <message>
            <source>The sides are exchanged: who was Dark now plays Light.</source>
            <translation>Les camps sont échangés : qui avait les Foncés joue maintenant les Clairs.</translation>
        </message>
        <message>
            <source>The sides stay as they are.</source>
            <translation>Les camps restent tels quels.</translation>
        </message>
        <message>
            <source>{side}: castling, Queen to {prince}, Prince to {queen}.</source>
            <translation>{side} : roque, Reine en {prince}, Prince en {queen}.</translation>
        </message>
        <message>
            <source>{side}: Queen {start} to {end} over the bridge.</source>
            <translation>{side} : Reine de {start} à {end} par le pont.</translation>
        </message>
        <message>
            <source>{side}: Queen {start} to {end}.</source>
            <translation>{side} : Reine de {start} à {end}.</translation>
        </message>
        <message>
            <source>{side}: Prince {start} to {end}, a crossing.</source>
            <translation>{side} : Prince de {start} à {end}, une traversée.</translation>
        </message>
        <message>
            <source>{side}: Prince {start} to {end}.</source>
            <translation>{side} : Prince de {start} à {end}.</translation>
        </message>
        <message>
            <source>{side}: the Queen on {hex} is lost.</source>
            <translation>{side} : la Reine en {hex} est perdue.</translation>
        </message>
        <message>
            <source>{side}: a Prince on {hex} goes to the reserve.</source>
            <translation>{side} : un Prince en {hex} rejoint la réserve.</translation>
        </message>
        <message>
            <source>{side}: the two Princes on {hex} have not parted; one goes to the reserve.</source>
            <translation>{side} : les deux Princes en {hex} ne se sont pas séparés ; l'un rejoint la réserve.</translation>
        </message>
        <message>
            <source>{side}: battle for {hex}, {attack} against {defence}: won.</source>
            <translation>{side} : bataille pour {hex}, {attack} contre {defence} : gagnée.</translation>
        </message>
        <message>
            <source>{side}: battle for {hex}, {attack} against {defence}: a tie, both sides are lost.</source>
            <translation>{side} : bataille pour {hex}, {attack} contre {defence} : égalité, les deux camps sont perdus.</translation>
        </message>
        <message>
            <source>{side}: battle for {hex}, {attack} against {defence}: a tie, the defender holds.</source>
            <translation>{side} : bataille pour {hex}, {attack} contre {defence} : égalité, le défenseur tient.</translation>
        </message>
        <message>
            <source>{side}: battle for {hex}, {attack} against {defence}: lost.</source>
            <translation>{side} : bataille pour {hex}, {attack} contre {defence} : perdue.</translation>
        </message>
        <message>
            <source>{side}: joint attack on {hex}, {attack} against {defence}: won.</source>
            <translation>{side} : attaque jointe sur {hex}, {attack} contre {defence} : gagnée.</translation>
        </message>
        <message>
            <source>{side}: joint attack on {hex}, {attack} against {defence}: a tie, both sides are lost.</source>
            <translation>{side} : attaque jointe sur {hex}, {attack} contre {defence} : égalité, les deux camps sont perdus.</translation>
        </message>
        <message>
            <source>{side}: joint attack on {hex}, {attack} against {defence}: a tie, the defender holds.</source>
            <translation>{side} : attaque jointe sur {hex}, {attack} contre {defence} : égalité, le défenseur tient.</translation>
        </message>
        <message>
            <source>{side}: joint attack on {hex}, {attack} against {defence}: lost.</source>
            <translation>{side} : attaque jointe sur {hex}, {attack} contre {defence} : perdue.</translation>
        </message>
        <message>
            <source>{side} captures the field on {hex}.</source>
            <translation>{side} : le champ en {hex} est capturé.</translation>
        </message>
        <message>
            <source>{side} destroys the field on {hex}.</source>
            <translation>{side} : le champ en {hex} est détruit.</translation>
        </message>
        <message>
            <source>{side} captures the city on {hex}.</source>
            <translation>{side} : la ville en {hex} est capturée.</translation>
        </message>
        <message>
            <source>{side} destroys the city on {hex}.</source>
            <translation>{side} : la ville en {hex} est détruite.</translation>
        </message>
        <message>
            <source>{side}: a Prince is reborn on {hex}.</source>
            <translation>{side} : un Prince renaît en {hex}.</translation>
        </message>
        <message>
            <source>{side}: the Queen is reborn on {hex}; the Prince on {given} leaves the game for her.</source>
            <translation>{side} : la Reine renaît en {hex} ; le Prince en {given} est retiré du jeu pour elle.</translation>
        </message>
        <message>
            <source>{side} passes.</source>
            <translation>{side} : on passe.</translation>
        </message>
        <message>
            <source>{side} builds a field on {hex}.</source>
            <translation>{side} : champ construit en {hex}.</translation>
        </message>
        <message>
            <source>{side} builds a city in place of the field on {hex}.</source>
            <translation>{side} : ville construite à la place du champ en {hex}.</translation>
        </message>
        <message>
            <source>{side} builds a city on {hex}.</source>
            <translation>{side} : ville construite en {hex}.</translation>
        </message>
        <message>
            <source>{side}: no field is connected with a city any more.</source>
            <translation>{side} : plus aucun champ n'est relié à une ville.</translation>
        </message>
        <message>
            <source>{side}: the realm grows to {points} of 5.</source>
            <translation>{side} : le royaume passe à {points} sur 5.</translation>
        </message>
        <message>
            <source>{side}: the realm shrinks to {points} of 5.</source>
            <translation>{side} : le royaume tombe à {points} sur 5.</translation>
        </message>
        <message>
            <source>A draw. {why}</source>
            <translation>Partie nulle. {why}</translation>
        </message>
        <message>
            <source>{side} wins. {why}</source>
            <translation>Victoire : {side}. {why}</translation>
        </message>
        <message>
            <source>I like plains near my corner and sea near the other.</source>
            <translation>J'aime les plaines près de mon coin et la mer près de l'autre.</translation>
        </message>
        <message>
            <source>This map and the first move favour Light.</source>
            <translation>Ce plateau et le premier tour favorisent les Clairs.</translation>
        </message>
        <message>
            <source>This map favours Dark, even without the first move.</source>
            <translation>Ce plateau favorise les Foncés, même sans le premier tour.</translation>
        </message>
        <message>
            <source>There was no other action.</source>
            <translation>Il n'y avait pas d'autre action.</translation>
        </message>
        <message>
            <source>This wins at once.</source>
            <translation>Cela gagne tout de suite.</translation>
        </message>
        <message>
            <source>From here I see a way to win.</source>
            <translation>À partir d'ici, je vois comment gagner.</translation>
        </message>
        <message>
            <source>I see no way out; this holds on longest.</source>
            <translation>Je ne vois pas d'issue ; ainsi, je tiens le plus longtemps.</translation>
        </message>
        <message>
            <source>The other realm was about to be completed.</source>
            <translation>L'autre royaume allait être achevé.</translation>
        </message>
        <message>
            <source>My Queen was in danger.</source>
            <translation>Ma Reine était en danger.</translation>
        </message>
        <message>
            <source>The enemy Queen falls.</source>
            <translation>La Reine adverse tombe.</translation>
        </message>
        <message>
            <source>{attack} against {defence}: this battle is won.</source>
            <translation>{attack} contre {defence} : cette bataille est gagnée.</translation>
        </message>
        <message>
            <source>A city gives lost pawns a place to be reborn.</source>
            <translation>Une ville donne aux pions perdus un endroit où renaître.</translation>
        </message>
        <message>
            <source>One more field for my realm.</source>
            <translation>Un champ de plus pour mon royaume.</translation>
        </message>
        <message>
            <source>I want this pawn back on the board.</source>
            <translation>Je veux revoir ce pion sur le plateau.</translation>
        </message>
        <message>
            <source>Castling puts Queen and Prince where I want them.</source>
            <translation>Le roque met la Reine et le Prince là où je les veux.</translation>
        </message>
        <message>
            <source>Every other action would make it worse.</source>
            <translation>Toute autre action aggraverait ma situation.</translation>
        </message>
        <message>
            <source>My pawns stand better there.</source>
            <translation>Mes pions y sont mieux placés.</translation>
        </message>
        <message>
            <source>This captures a field.</source>
            <translation>Cela capture un champ.</translation>
        </message>
        <message>
            <source>This captures {count} fields at once.</source>
            <translation>Cela capture {count} champs d'un coup.</translation>
        </message>
        <message>
            <source>Realms</source>
            <translation>Royaumes</translation>
        </message>
        <message>
            <source>Whoever connects a city with fields worth 5 wins: 1 on plain, ½ on mountain. One's own Prince at sea is a bridge.</source>
            <translation>Qui relie une ville à des champs valant 5 gagne : 1 en plaine, ½ en montagne. Un Prince de son camp en mer fait le pont.</translation>
        </message>
        <message>
            <source>{points} of 5</source>
            <translation>{points} sur 5</translation>
        </message>
        <message>
            <source>Apart: {hexes}</source>
            <translation>À part : {hexes}</translation>
        </message>
        <message>
            <source>Not connected with a city: {hexes}</source>
            <translation>Sans lien avec une ville : {hexes}</translation>
        </message>
        <message>
            <source>Fields without a city: {hexes}</source>
            <translation>Champs sans ville : {hexes}</translation>
        </message>
        <message>
            <source>Cities: {hexes}</source>
            <translation>Villes : {hexes}</translation>
        </message>
        <message>
            <source>City: {hexes}</source>
            <translation>Ville : {hexes}</translation>
        </message>
        <message>
            <source>Fields on plain: {hexes}</source>
            <translation>Champs en plaine : {hexes}</translation>
        </message>
        <message>
            <source>Fields on mountain: {hexes}</source>
            <translation>Champs en montagne : {hexes}</translation>
        </message>
        <message>
            <source>Bridge: {hexes}</source>
            <translation>Pont : {hexes}</translation>
        </message>
        <message>
            <source>Princes on the board: {board}; in reserve: {reserve}; removed from the game: {removed}</source>
            <translation>Princes sur le plateau : {board} ; en réserve : {reserve} ; retirés du jeu : {removed}</translation>
        </message>
        <message>
            <source>No city yet: fields count once they are connected with one.</source>
            <translation>Pas encore de ville : les champs comptent dès qu'ils y sont reliés.</translation>
        </message>
        <message>
            <source>The Queen is lost.</source>
            <translation>La Reine est perdue.</translation>
        </message>
    </context>
    <context>
        <name>rebel</name>
        <message>
            <source>Snow White</source>
            <translation>Blanche-Neige</translation>
        </message>
        <message>
            <source>Seven Dwarfs</source>
            <translation>Les sept nains</translation>
        </message>
        <message>
            <source>When you play a card up to 7, it may count 0 in this trick.</source>
            <translation>Quand vous jouez une carte jusqu’à 7, elle peut valoir 0 dans ce pli.</translation>
        </message>
        <message>
            <source>Cinderella</source>
            <translation>Cendrillon</translation>
        </message>
        <message>
            <source>Everything Changes at Midnight</source>
            <translation>Tout change à minuit</translation>
        </message>
        <message>
            <source>Before a trick: the lowest card wins it instead of the highest.</source>
            <translation>Avant un pli : la carte la plus basse le remporte au lieu de la plus haute.</translation>
        </message>
        <message>
            <source>Pocahontas</source>
            <translation>Pocahontas</translation>
        </message>
        <message>
            <source>Wilderness Guide</source>
            <translation>Guide des grands espaces</translation>
        </message>
        <message>
            <source>Before a trick: choose who leads it; that may be you.</source>
            <translation>Avant un pli : choisissez qui l’ouvre ; ce peut être vous.</translation>
        </message>
        <message>
            <source>Mulan</source>
            <translation>Mulan</translation>
        </message>
        <message>
            <source>Camouflage</source>
            <translation>Camouflage</translation>
        </message>
        <message>
            <source>When all have played, swap your card in the trick for a hand card of the same suit; never the Frog.</source>
            <translation>Quand tout le monde a joué : échangez votre carte du pli contre une carte de la même couleur de votre main ; jamais le Crapaud.</translation>
        </message>
        <message>
            <source>The Pea Princess</source>
            <translation>La Princesse au petit pois</translation>
        </message>
        <message>
            <source>Five More Minutes!</source>
            <translation>Encore cinq minutes !</translation>
        </message>
        <message>
            <source>Before a trick: everybody must play a card above 5, if the other rules leave one.</source>
            <translation>Avant un pli : tout le monde doit jouer une carte au-dessus de 5, si les autres règles en laissent une.</translation>
        </message>
        <message>
            <source>The Little Mermaid</source>
            <translation>La Petite Sirène</translation>
        </message>
        <message>
            <source>Hypnotic Song</source>
            <translation>Chant envoûtant</translation>
        </message>
        <message>
            <source>Before a trick: name the suit that must be led, if the leader holds it.</source>
            <translation>Avant un pli : nommez la couleur par laquelle il faut l’ouvrir, si elle est en main.</translation>
        </message>
        <message>
            <source>Sleeping Beauty</source>
            <translation>La Belle au bois dormant</translation>
        </message>
        <message>
            <source>The Spindle of Fate</source>
            <translation>Le fuseau du destin</translation>
        </message>
        <message>
            <source>Before a trick: everybody lays a hand card open in the middle; you take one and give each other player one.</source>
            <translation>Avant un pli : tout le monde pose une carte de sa main face visible au milieu ; vous en prenez une et en donnez une à chaque autre joueuse.</translation>
        </message>
        <message>
            <source>Alice</source>
            <translation>Alice</translation>
        </message>
        <message>
            <source>Cheshire's Challenge</source>
            <translation>Le défi du Chat du Cheshire</translation>
        </message>
        <message>
            <source>When you win a trick without the Frog: shuffle its cards and deal them back to all players.</source>
            <translation>Quand vous remportez un pli sans le Crapaud : mélangez ses cartes et redistribuez-les à tout le monde.</translation>
        </message>
        <message>
            <source>Scheherazade</source>
            <translation>Shéhérazade</translation>
        </message>
        <message>
            <source>Barter in the Bazaar</source>
            <translation>Troc au bazar</translation>
        </message>
        <message>
            <source>Before a trick: look at a random card of another hand; swap it for one of yours or give it back.</source>
            <translation>Avant un pli : regardez une carte au hasard d’une autre main ; échangez-la contre une des vôtres ou rendez-la.</translation>
        </message>
        <message>
            <source>The Ice Princess</source>
            <translation>La Princesse des glaces</translation>
        </message>
        <message>
            <source>Freezing</source>
            <translation>Gel</translation>
        </message>
        <message>
            <source>Before a trick: look at two random cards of a hand; one of them must be played to this trick.</source>
            <translation>Avant un pli : regardez deux cartes au hasard d’une main ; l’une d’elles devra être jouée dans ce pli.</translation>
        </message>
        <message>
            <source>Rapunzel</source>
            <translation>Raiponce</translation>
        </message>
        <message>
            <source>Royal Hair Climb</source>
            <translation>Lâche tes cheveux</translation>
        </message>
        <message>
            <source>Before a trick: whoever leads it must play a Prince, if they hold one.</source>
            <translation>Avant un pli : qui l’ouvre doit jouer un Prince, s’il y en a un dans sa main.</translation>
        </message>
        <message>
            <source>Thumbelina</source>
            <translation>Poucette</translation>
        </message>
        <message>
            <source>Ignorance is Bliss</source>
            <translation>Heureuse ignorance</translation>
        </message>
        <message>
            <source>You need not follow suit: play any card except a Prince or the Frog.</source>
            <translation>Vous n’avez pas à fournir la couleur : jouez n’importe quelle carte, sauf un Prince ou le Crapaud.</translation>
        </message>
        <message>
            <source>Carmesina</source>
            <translation>Carmesina</translation>
        </message>
        <message>
            <source>Mirror</source>
            <translation>Miroir</translation>
        </message>
        <message>
            <source>Use the ability of another princess who is still ready; she stays ready.</source>
            <translation>Utilisez le pouvoir d’une autre princesse encore disponible ; elle le reste.</translation>
        </message>
        <message>
            <source>Once Upon a Time…</source>
            <translation>Il était une fois…</translation>
        </message>
        <message>
            <source>Nothing is different in this round.</source>
            <translation>Rien ne change dans cette manche.</translation>
        </message>
        <message>
            <source>Pass three cards to the right, then play by the basic rules.</source>
            <translation>Passez trois cartes à droite, puis jouez selon les règles de base.</translation>
        </message>
        <message>
            <source>Late to the Ball</source>
            <translation>En retard au bal</translation>
        </message>
        <message>
            <source>After passing, put one card face down aside; it comes back as your only card for the last trick.</source>
            <translation>Après l’échange, mettez une carte de côté, face cachée ; elle revient comme votre seule carte pour le dernier pli.</translation>
        </message>
        <message>
            <source>You put Prince 9 aside: in the last trick you must play it, whatever was led.</source>
            <translation>Vous mettez le Prince 9 de côté : au dernier pli, vous devez le jouer, quelle que soit la couleur demandée.</translation>
        </message>
        <message>
            <source>Magic Beans</source>
            <translation>Haricots magiques</translation>
        </message>
        <message>
            <source>You may lead or follow suit only with your highest or lowest card of that suit; if you cannot follow, play any card.</source>
            <translation>Vous n’ouvrez et ne fournissez qu’avec votre carte la plus haute ou la plus basse de la couleur ; si vous ne pouvez pas fournir, jouez n’importe quelle carte.</translation>
        </message>
        <message>
            <source>Fairy 5 was led and you hold Fairies 2, 6 and 9: you may play the 2 or the 9.</source>
            <translation>La Fée 5 est demandée et vous avez les Fées 2, 6 et 9 : vous pouvez jouer le 2 ou le 9.</translation>
        </message>
        <message>
            <source>Three Times a Lady</source>
            <translation>Trois fois non</translation>
        </message>
        <message>
            <source>Every 3 you take counts −3 proposals, Prince 3 counts −2; a round may end below zero.</source>
            <translation>Chaque 3 remporté vaut −3 demandes en mariage, le Prince 3 vaut −2 ; une manche peut finir sous zéro.</translation>
        </message>
        <message>
            <source>Queen 3, Fairy 3, Prince 3 and Prince 7 make −3 − 3 − 2 + 1 = −7.</source>
            <translation>Reine 3, Fée 3, Prince 3 et Prince 7 font −3 − 3 − 2 + 1 = −7.</translation>
        </message>
        <message>
            <source>Arranged Marriage</source>
            <translation>Mariage arrangé</translation>
        </message>
        <message>
            <source>Whoever wins no trick in this round receives 5 proposals.</source>
            <translation>Qui ne remporte aucun pli dans cette manche reçoit 5 demandes en mariage.</translation>
        </message>
        <message>
            <source>No trick at all: 5 proposals. One trick without Princes and without the Frog: 0.</source>
            <translation>Aucun pli : 5 demandes. Un pli sans Prince ni Crapaud : 0.</translation>
        </message>
        <message>
            <source>Royal Decree</source>
            <translation>Décret royal</translation>
        </message>
        <message>
            <source>Queens beat everything: the highest Queen in the trick wins. Suit must still be followed.</source>
            <translation>Les Reines battent tout : la plus haute Reine du pli l’emporte. Il faut quand même fournir la couleur demandée.</translation>
        </message>
        <message>
            <source>Fairy 10, Queen 2, Fairy 9, Queen 5: Queen 5 wins.</source>
            <translation>Fée 10, Reine 2, Fée 9, Reine 5 : la Reine 5 l’emporte.</translation>
        </message>
        <message>
            <source>Always the Bridesmaid</source>
            <translation>Toujours demoiselle d’honneur</translation>
        </message>
        <message>
            <source>The second-highest card of the led suit wins; if nobody else follows suit, the leader wins.</source>
            <translation>La deuxième carte la plus haute de la couleur demandée l’emporte ; si personne d’autre ne fournit, c’est celle qui a ouvert le pli.</translation>
        </message>
        <message>
            <source>Fairy 10, Fairy 4, Fairy 8, Prince 9: Fairy 8 wins.</source>
            <translation>Fée 10, Fée 4, Fée 8, Prince 9 : la Fée 8 l’emporte.</translation>
        </message>
        <message>
            <source>Crystal Clear</source>
            <translation>Transparence</translation>
        </message>
        <message>
            <source>After passing, everybody chooses a suit in hand and lays these cards open; they can still be played.</source>
            <translation>Après l’échange, tout le monde choisit une couleur de sa main et étale ces cartes face visible ; elles restent jouables.</translation>
        </message>
        <message>
            <source>You choose Pets: your Pet 2 and the Frog lie open. A Pet you get later stays hidden.</source>
            <translation>Vous choisissez les Animaux : votre Animal 2 et le Crapaud sont visibles. Un Animal reçu plus tard reste caché.</translation>
        </message>
        <message>
            <source>Masquerade Ball</source>
            <translation>Bal masqué</translation>
        </message>
        <message>
            <source>Only the leader plays face up; the others play face down, and all cards are turned over together.</source>
            <translation>Seule la première carte se joue face visible ; les autres se jouent face cachée et toutes sont retournées ensemble.</translation>
        </message>
        <message>
            <source>Fairy 6 is led: nobody sees your Fairy 9 until everybody has played. Suit must still be followed.</source>
            <translation>La Fée 6 ouvre le pli : personne ne voit votre Fée 9 avant que tout le monde ait joué. Il faut quand même fournir la couleur.</translation>
        </message>
        <message>
            <source>Pets' Revenge</source>
            <translation>La revanche des animaux</translation>
        </message>
        <message>
            <source>Every Pet you take counts 1 proposal more; so the Frog counts 6.</source>
            <translation>Chaque Animal remporté compte 1 demande de plus ; le Crapaud en vaut donc 6.</translation>
        </message>
        <message>
            <source>Pet 2, Frog and Prince 4 make 1 + 6 + 1 = 8.</source>
            <translation>Animal 2, Crapaud et Prince 4 font 1 + 6 + 1 = 8.</translation>
        </message>
        <message>
            <source>Musical Chairs</source>
            <translation>Chaises musicales</translation>
        </message>
        <message>
            <source>After every trick except the last, everybody passes one card to the right, all at the same time.</source>
            <translation>Après chaque pli sauf le dernier, tout le monde passe une carte à droite, en même temps.</translation>
        </message>
        <message>
            <source>After the first of ten tricks you pass one of your nine cards to the right and get one from the left.</source>
            <translation>Après le premier de dix plis, vous passez une de vos neuf cartes à droite et en recevez une de gauche.</translation>
        </message>
        <message>
            <source>Sisterhood</source>
            <translation>Sororité</translation>
        </message>
        <message>
            <source>The card of the led suit furthest from the led card wins; if nobody follows suit, the furthest of all cards. The leader cannot win.</source>
            <translation>Parmi les cartes qui fournissent, la plus éloignée de la première l’emporte ; si personne ne fournit, la plus éloignée de toutes. La première carte ne gagne jamais.</translation>
        </message>
        <message>
            <source>Fairy 6 was led; Fairy 2 and Fairy 10 are both 4 away: the higher one, Fairy 10, wins.</source>
            <translation>La Fée 6 ouvre le pli ; la Fée 2 et la Fée 10 en sont toutes deux à 4 : la plus haute, la Fée 10, l’emporte.</translation>
        </message>
        <message>
            <source>After Party</source>
            <translation>After</translation>
        </message>
        <message>
            <source>After passing, split your hand into two halves: you play out the first before you take up the second.</source>
            <translation>Après l’échange, partagez votre main en deux moitiés : vous jouez toute la première avant de prendre la seconde.</translation>
        </message>
        <message>
            <source>A Queen lies in your second half, none in your first: if Queens are led, you may play anything.</source>
            <translation>La seconde moitié contient une Reine, la première aucune : si les Reines sont demandées, vous pouvez tout jouer.</translation>
        </message>
        <message>
            <source>Late for a Very Important Date</source>
            <translation>Déjà si tard ?</translation>
        </message>
        <message>
            <source>The round ends when everybody has three cards left; you keep them, and they count as a won trick.</source>
            <translation>La manche s’arrête quand il reste trois cartes à tout le monde ; vous les gardez et elles comptent comme un pli remporté.</translation>
        </message>
        <message>
            <source>You keep Prince 2, the Frog and Fairy 1: they make 1 + 5 + 0 = 6.</source>
            <translation>Vous gardez le Prince 2, le Crapaud et la Fée 1 : ils font 1 + 5 + 0 = 6.</translation>
        </message>
        <message>
            <source>Wedding Gift</source>
            <translation>Cadeau de mariage</translation>
        </message>
        <message>
            <source>Before each trick everybody adds a hand card face down to the gifts; whoever wins the trick takes them too. Nobody can become Rebel of the Ball.</source>
            <translation>Avant chaque pli, tout le monde ajoute une carte de sa main, face cachée, aux cadeaux ; qui remporte le pli les prend aussi. Personne ne peut devenir Rebelle du bal.</translation>
        </message>
        <message>
            <source>Four players: the winner takes the four cards of the trick and four gifts.</source>
            <translation>À quatre, on remporte les quatre cartes du pli et quatre cadeaux.</translation>
        </message>
        <message>
            <source>Haggle with the Hag</source>
            <translation>Marchander avec la sorcière</translation>
        </message>
        <message>
            <source>Whoever wins a trick may show a hand card and swap it for a card of the trick, but not for their own.</source>
            <translation>Qui remporte un pli peut montrer une carte de sa main et l’échanger contre une carte du pli, mais pas contre celle qu’elle a jouée.</translation>
        </message>
        <message>
            <source>You win and the Frog lies in the trick: you show Fairy 1, and the Frog goes to your hand instead of costing you 5.</source>
            <translation>Vous gagnez et le Crapaud est dans le pli : vous montrez la Fée 1, et le Crapaud va dans votre main au lieu de vous coûter 5.</translation>
        </message>
        <message>
            <source>Blind Man's Bluff</source>
            <translation>Colin-maillard</translation>
        </message>
        <message>
            <source>After half of the tricks, everybody hands all remaining cards to the right.</source>
            <translation>Après la moitié des plis, tout le monde donne toutes ses cartes restantes à droite.</translation>
        </message>
        <message>
            <source>Ten cards each: after the fifth trick your right neighbour goes on with your five cards.</source>
            <translation>Dix cartes chacune : après le cinquième pli, votre voisine de droite continue avec vos cinq cartes.</translation>
        </message>
        <message>
            <source>Poisoned Apple</source>
            <translation>Pomme empoisonnée</translation>
        </message>
        <message>
            <source>If anybody cannot follow suit, the highest card played by such a player wins.</source>
            <translation>Si quelqu’un ne peut pas fournir, la plus haute carte ainsi jouée l’emporte.</translation>
        </message>
        <message>
            <source>Fairy 10, Pet 5, Queen 9, Fairy 1: two could not follow suit, and Queen 9 wins.</source>
            <translation>Fée 10, Animal 5, Reine 9, Fée 1 : deux joueuses ne pouvaient pas fournir, et la Reine 9 l’emporte.</translation>
        </message>
        <message>
            <source>Odds and Evens</source>
            <translation>Pair ou impair</translation>
        </message>
        <message>
            <source>Follow suit with an odd card to an odd one, an even card to an even one, if you can; the same if you cannot follow suit.</source>
            <translation>Fournissez si possible impair sur impair et pair sur pair ; de même si vous ne pouvez pas fournir la couleur.</translation>
        </message>
        <message>
            <source>Queen 5 was led and you hold Queen 3 and Queen 8: you must play Queen 3.</source>
            <translation>La Reine 5 ouvre le pli et vous avez la Reine 3 et la Reine 8 : vous devez jouer la Reine 3.</translation>
        </message>
        <message>
            <source>Single Fairy</source>
            <translation>Fée du célibat</translation>
        </message>
        <message>
            <source>Every Fairy you take counts −1 proposal; a round may end below zero.</source>
            <translation>Chaque Fée remportée vaut −1 demande en mariage ; une manche peut finir sous zéro.</translation>
        </message>
        <message>
            <source>Fairy 2, Fairy 3, Prince 4 and Queen 5 make −1 − 1 + 1 = −1.</source>
            <translation>Fée 2, Fée 3, Prince 4 et Reine 5 font −1 − 1 + 1 = −1.</translation>
        </message>
        <message>
            <source>The Prince Always Rings Twice</source>
            <translation>Le Prince sonne toujours deux fois</translation>
        </message>
        <message>
            <source>Everybody plays two cards to each trick, in two laps; the highest sum of cards of the led suit wins, in a tie the highest single card.</source>
            <translation>Tout le monde joue deux cartes par pli, en deux tours ; la plus forte somme dans la couleur demandée l’emporte ; en cas d’égalité, la carte la plus haute.</translation>
        </message>
        <message>
            <source>Fairies were led: Ada played 2 and 8, Ben 6 and 4. Both have 10; Ada wins with her 8.</source>
            <translation>Les Fées sont demandées : Ada joue 2 et 8, Ben 6 et 4. Chacun a 10 ; Ada gagne grâce à son 8.</translation>
        </message>
        <message>
            <source>Midnight Makeover</source>
            <translation>Métamorphose de minuit</translation>
        </message>
        <message>
            <source>Fairies are wild: you may always play one instead of the led suit, and it counts alike. Of equal cards the later wins.</source>
            <translation>Les Fées sont des jokers : vous pouvez toujours en jouer une à la place de la couleur demandée, et elle compte pareil. À valeur égale, la carte jouée en dernier l’emporte.</translation>
        </message>
        <message>
            <source>Queen 8, Fairy 8, Queen 7, Pet 10: the two eights are equal, and the later one, Fairy 8, wins.</source>
            <translation>Reine 8, Fée 8, Reine 7, Animal 10 : les deux 8 sont égaux et le dernier, la Fée 8, l’emporte.</translation>
        </message>
        <message>
            <source>Pass the Bouquet</source>
            <translation>Le lancer de bouquet</translation>
        </message>
        <message>
            <source>Each suit that is new in the trick must be followed from then on; the highest card of the last new suit wins.</source>
            <translation>Chaque couleur nouvelle dans le pli devient celle qu’il faut fournir ; la plus haute carte de la dernière couleur nouvelle l’emporte.</translation>
        </message>
        <message>
            <source>Fairy 9, Fairy 3, Pet 2: from now on Pets must be followed. Pet 5 takes the trick.</source>
            <translation>Fée 9, Fée 3, Animal 2 : désormais, il faut fournir des Animaux. L’Animal 5 remporte le pli.</translation>
        </message>
        <message>
            <source>Upside Down</source>
            <translation>Le monde à l’envers</translation>
        </message>
        <message>
            <source>Each 6 in the trick turns high and low over: after one 6 the lowest card wins, after two the highest again.</source>
            <translation>Chaque 6 du pli inverse haut et bas : après un 6, la carte la plus basse l’emporte ; après deux, de nouveau la plus haute.</translation>
        </message>
        <message>
            <source>Queen 4, Queen 9, Prince 6, Queen 2: there is one 6, so Queen 2 wins.</source>
            <translation>Reine 4, Reine 9, Prince 6, Reine 2 : il y a un 6, donc la Reine 2 l’emporte.</translation>
        </message>
        <message>
            <source>Bathroom Break</source>
            <translation>Pause pipi</translation>
        </message>
        <message>
            <source>Princes count double, but not for whoever has the most proposals so far.</source>
            <translation>Les Princes comptent double, sauf pour qui a le plus de demandes en mariage jusqu’ici.</translation>
        </message>
        <message>
            <source>Prince 2, Prince 4 and the Frog make 9 proposals, but only 7 for whoever has the most so far.</source>
            <translation>Prince 2, Prince 4 et le Crapaud font 9 demandes, mais seulement 7 pour qui en a le plus jusqu’ici.</translation>
        </message>
        <message>
            <source>Dancing Queens</source>
            <translation>Reines de la danse</translation>
        </message>
        <message>
            <source>Each Prince dances with a Queen you took: with the same number 3 proposals, with another 2; a Prince left over counts 1.</source>
            <translation>Chaque Prince danse avec une Reine remportée : même nombre, 3 demandes ; nombre différent, 2 ; un Prince seul compte 1.</translation>
        </message>
        <message>
            <source>Princes 5, 7 and 9 with Queens 5 and 2 make 3 + 2 + 1 = 6.</source>
            <translation>Princes 5, 7 et 9 avec Reines 5 et 2 font 3 + 2 + 1 = 6.</translation>
        </message>
        <message>
            <source>Invitation</source>
            <translation>Invitation</translation>
        </message>
        <message>
            <source>Pass two cards to the right, then play by the basic rules.</source>
            <translation>Passez deux cartes à droite, puis jouez selon les règles de base.</translation>
        </message>
        <message>
            <source>{name}: {proposals}, {tricks}</source>
            <translation>{name} : {proposals}, {tricks}</translation>
        </message>
        <message>
            <source>Nothing that counts: 0</source>
            <translation>Rien qui compte : 0</translation>
        </message>
        <message>
            <source>Counted: {cards}</source>
            <translation>Comptées : {cards}</translation>
        </message>
        <message>
            <source>Kept in hand: {cards}</source>
            <translation>Gardées en main : {cards}</translation>
        </message>
        <message>
            <source>All Princes and the Frog: Rebel of the Ball</source>
            <translation>Tous les Princes et le Crapaud, Rebelle du bal</translation>
        </message>
        <message>
            <source>Threes</source>
            <translation>Cartes 3</translation>
        </message>
        <message>
            <source>No trick won</source>
            <translation>Aucun pli remporté</translation>
        </message>
        <message>
            <source>Pets, one more for each</source>
            <translation>Animaux, un de plus pour chacun</translation>
        </message>
        <message>
            <source>Fairies</source>
            <translation>Fées</translation>
        </message>
        <message>
            <source>Princes, counted double</source>
            <translation>Princes comptés double</translation>
        </message>
        <message>
            <source>Prince and Queen of one number</source>
            <translation>Prince et Reine de même nombre</translation>
        </message>
        <message>
            <source>Prince and Queen of two numbers</source>
            <translation>Prince et Reine de nombres différents</translation>
        </message>
        <message>
            <source>Princes without a Queen</source>
            <translation>Princes sans Reine</translation>
        </message>
        <message>
            <source>{card} (frozen)</source>
            <translation>{card} (gelée)</translation>
        </message>
        <message>
            <source>Low wins.</source>
            <translation>La plus basse l’emporte.</translation>
        </message>
        <message>
            <source>{name} deals it back to everybody.</source>
            <translation>{name} le redistribue à tout le monde.</translation>
        </message>
        <message>
            <source>It goes to {name}.</source>
            <translation>Il va à {name}.</translation>
        </message>
        <message>
            <source>Gifts: {cards}.</source>
            <translation>Cadeaux : {cards}.</translation>
        </message>
        <message>
            <source>{shown} was swapped for {taken}.</source>
            <translation>{shown} a été échangée contre {taken}.</translation>
        </message>
        <message>
            <source>Queens</source>
            <translation>Reines</translation>
        </message>
        <message>
            <source>Pets</source>
            <translation>Animaux</translation>
        </message>
        <message>
            <source>Princes</source>
            <translation>Princes</translation>
        </message>
        <message>
            <source>a card</source>
            <translation>une carte</translation>
        </message>
        <message>
            <source>Frog (Pet 8)</source>
            <translation>Crapaud (Animal 8)</translation>
        </message>
        <message>
            <source>Fairy {rank}</source>
            <translation>Fée {rank}</translation>
        </message>
        <message>
            <source>Queen {rank}</source>
            <translation>Reine {rank}</translation>
        </message>
        <message>
            <source>Pet {rank}</source>
            <translation>Animal {rank}</translation>
        </message>
        <message>
            <source>Prince {rank}</source>
            <translation>Prince {rank}</translation>
        </message>
        <message>
            <source>Frog</source>
            <translation>Crapaud</translation>
        </message>
        <message>
            <source>Pass 1 card left and 1 card right</source>
            <translation>Passer 1 carte à gauche et 1 à droite</translation>
        </message>
        <message>
            <source>Pass 1 card right</source>
            <translation>Passer 1 carte à droite</translation>
        </message>
        <message>
            <source>Pass {count} cards left</source>
            <translation>Passer {count} cartes à gauche</translation>
        </message>
        <message>
            <source>Pass {count} cards right</source>
            <translation>Passer {count} cartes à droite</translation>
        </message>
        <message>
            <source>Pass 1 card left</source>
            <translation>Passer 1 carte à gauche</translation>
        </message>
        <message>
            <source>1 proposal</source>
            <translation>1 demande en mariage</translation>
        </message>
        <message>
            <source>{count} proposals</source>
            <translation>{count} demandes en mariage</translation>
        </message>
        <message>
            <source>1 trick</source>
            <translation>1 pli</translation>
        </message>
        <message>
            <source>{count} tricks</source>
            <translation>{count} plis</translation>
        </message>
        <message>
            <source>1 card</source>
            <translation>1 carte</translation>
        </message>
        <message>
            <source>{count} cards</source>
            <translation>{count} cartes</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>disponible</translation>
        </message>
        <message>
            <source>exhausted</source>
            <translation>épuisée</translation>
        </message>
        <message>
            <source>Princes have snuck in</source>
            <translation>les Princes se sont infiltrés</translation>
        </message>
        <message>
            <source>Princes may not be led yet</source>
            <translation>les Princes ne peuvent pas encore ouvrir un pli</translation>
        </message>
        <message>
            <source>open</source>
            <translation>visible</translation>
        </message>
        <message>
            <source>Fa</source>
            <translation>Fé</translation>
        </message>
        <message>
            <source>Qu</source>
            <translation>Re</translation>
        </message>
        <message>
            <source>Pe</source>
            <translation>An</translation>
        </message>
        <message>
            <source>Pr</source>
            <translation>Pr</translation>
        </message>
        <message>
            <source>I may act</source>
            <translation>J’agirai peut-être</translation>
        </message>
        <message>
            <source>Round {number} of {rounds}</source>
            <translation>Manche {number} sur {rounds}</translation>
        </message>
        <message>
            <source>The first round card lies face down.</source>
            <translation>La première carte Manche est face cachée.</translation>
        </message>
        <message>
            <source>Example</source>
            <translation>Exemple</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Dernier pli</translation>
        </message>
        <message>
            <source>High wins</source>
            <translation>La plus haute l’emporte</translation>
        </message>
        <message>
            <source>Low wins</source>
            <translation>La plus basse l’emporte</translation>
        </message>
        <message>
            <source>To follow: {suit}</source>
            <translation>Couleur demandée : {suit}</translation>
        </message>
        <message>
            <source>{name} has chosen: {cards}.</source>
            <translation>{name} a choisi : {cards}.</translation>
        </message>
        <message>
            <source>{name} has chosen.</source>
            <translation>{name} a choisi.</translation>
        </message>
        <message>
            <source>{name} passes {cards} to {other}.</source>
            <translation>{name} passe {cards} à {other}.</translation>
        </message>
        <message>
            <source>{name} lays open: {cards}.</source>
            <translation>{name} étale : {cards}.</translation>
        </message>
        <message>
            <source>Everybody puts {cards} face down aside.</source>
            <translation>Tout le monde met {cards} de côté, face cachée.</translation>
        </message>
        <message>
            <source>Everybody takes up what lay aside: {cards}.</source>
            <translation>Tout le monde reprend ce qui était de côté : {cards}.</translation>
        </message>
        <message>
            <source>Everybody adds a card to the gifts.</source>
            <translation>Tout le monde ajoute une carte aux cadeaux.</translation>
        </message>
        <message>
            <source>In the middle lie {cards}.</source>
            <translation>Au milieu se trouvent : {cards}.</translation>
        </message>
        <message>
            <source>{name} uses “{ability}” of {princess} as her mirror image.</source>
            <translation>{name} utilise « {ability} » en miroir ({princess}).</translation>
        </message>
        <message>
            <source>{name} uses “{ability}” of {princess}.</source>
            <translation>{name} utilise « {ability} » ({princess}).</translation>
        </message>
        <message>
            <source>To be led: {suit}</source>
            <translation>À jouer en ouverture : {suit}</translation>
        </message>
        <message>
            <source>{name} leads this trick.</source>
            <translation>{name} ouvre ce pli.</translation>
        </message>
        <message>
            <source>It is about the hand of {name}.</source>
            <translation>Il s’agit de la main de {name}.</translation>
        </message>
        <message>
            <source>{name} looks into the hand of {other}: {cards}.</source>
            <translation>{name} regarde dans la main de {other} : {cards}.</translation>
        </message>
        <message>
            <source>{card} lies frozen before {name}.</source>
            <translation>{card} : gelée devant {name}.</translation>
        </message>
        <message>
            <source>{name} gets {card}.</source>
            <translation>{name} reçoit {card}.</translation>
        </message>
        <message>
            <source>{name} gives the card back to {other}.</source>
            <translation>{name} rend la carte à {other}.</translation>
        </message>
        <message>
            <source>{name} gives {other} {gave} and keeps {got}.</source>
            <translation>{name} donne à {other} {gave} et garde {got}.</translation>
        </message>
        <message>
            <source>{name} swaps a card with {other}.</source>
            <translation>{name} échange une carte avec {other}.</translation>
        </message>
        <message>
            <source>Nothing is led yet</source>
            <translation>Pli pas encore ouvert</translation>
        </message>
        <message>
            <source>Gifts</source>
            <translation>Cadeaux</translation>
        </message>
        <message>
            <source>Aside</source>
            <translation>De côté</translation>
        </message>
        <message>
            <source>Click or press Enter to go on</source>
            <translation>Cliquez ou appuyez sur Entrée pour continuer</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>Seat {number}</source>
            <translation>Place {number}</translation>
        </message>
        <message>
            <source>I may act before the next trick</source>
            <translation>J’agirai peut-être avant le prochain pli</translation>
        </message>
        <message>
            <source>Nothing is left to win: end the round</source>
            <translation>Plus rien à prendre : finir la manche</translation>
        </message>
        <message>
            <source>Lay open: {suit}</source>
            <translation>Étaler : {suit}</translation>
        </message>
        <message>
            <source>Pass on</source>
            <translation>Passer</translation>
        </message>
        <message>
            <source>Put aside</source>
            <translation>Mettre de côté</translation>
        </message>
        <message>
            <source>Give</source>
            <translation>Offrir</translation>
        </message>
        <message>
            <source>Confirm</source>
            <translation>Confirmer</translation>
        </message>
        <message>
            <source>Leave the card in the trick</source>
            <translation>Laisser la carte dans le pli</translation>
        </message>
        <message>
            <source>Keep the trick</source>
            <translation>Garder le pli</translation>
        </message>
        <message>
            <source>No bargain</source>
            <translation>Pas de marché</translation>
        </message>
        <message>
            <source>Give the card back</source>
            <translation>Rendre la carte</translation>
        </message>
        <message>
            <source>No ability now</source>
            <translation>Pas de pouvoir maintenant</translation>
        </message>
        <message>
            <source>to {name}</source>
            <translation>pour {name}</translation>
        </message>
        <message>
            <source>{card}, played by {name}</source>
            <translation>{card}, jouée par {name}</translation>
        </message>
        <message>
            <source>{card} of {name}</source>
            <translation>{card} de {name}</translation>
        </message>
        <message>
            <source>{card} of {name}, frozen</source>
            <translation>{card} de {name}, gelée</translation>
        </message>
        <message>
            <source>{card}, open</source>
            <translation>{card}, visible</translation>
        </message>
        <message>
            <source>{card}, chosen</source>
            <translation>{card}, choisie</translation>
        </message>
        <message>
            <source>{cards} in hand</source>
            <translation>{cards} en main</translation>
        </message>
        <message>
            <source>{cards} aside</source>
            <translation>{cards} de côté</translation>
        </message>
        <message>
            <source>leads</source>
            <translation>ouvre le pli</translation>
        </message>
        <message>
            <source>has chosen</source>
            <translation>a choisi</translation>
        </message>
        <message>
            <source>princess {princess} ({state})</source>
            <translation>princesse {princess} ({state})</translation>
        </message>
        <message>
            <source>{name} {card}</source>
            <translation>{name} {card}</translation>
        </message>
        <message>
            <source>Last trick: {plays}. It went to {name}.</source>
            <translation>Dernier pli : {plays}. Il est revenu à {name}.</translation>
        </message>
        <message>
            <source>{name}: choose {cards} for {other}.</source>
            <translation>{name} : choisissez {cards} pour {other}.</translation>
        </message>
        <message>
            <source>{name}: choose a card for {left}, then one for {right}.</source>
            <translation>{name} : choisissez une carte pour {left}, puis une pour {right}.</translation>
        </message>
        <message>
            <source>{name}: put {cards} aside that you play out later.</source>
            <translation>{name} : mettez de côté {cards} que vous jouerez plus tard.</translation>
        </message>
        <message>
            <source>{name}: choose a card that moves on to {other}.</source>
            <translation>{name} : choisissez une carte qui passe à {other}.</translation>
        </message>
        <message>
            <source>{name}: which princess do you keep?</source>
            <translation>{name} : quelle princesse gardez-vous ?</translation>
        </message>
        <message>
            <source>{name}: take a princess.</source>
            <translation>{name} : prenez une princesse.</translation>
        </message>
        <message>
            <source>{name}: put a card aside for the last trick.</source>
            <translation>{name} : mettez une carte de côté pour le dernier pli.</translation>
        </message>
        <message>
            <source>{name}: which suit do you lay open?</source>
            <translation>{name} : quelle couleur étalez-vous ?</translation>
        </message>
        <message>
            <source>{name}: choose a card for the gifts of this trick.</source>
            <translation>{name} : choisissez une carte pour les cadeaux de ce pli.</translation>
        </message>
        <message>
            <source>{name}: choose a card for the middle.</source>
            <translation>{name} : choisissez une carte pour le milieu.</translation>
        </message>
        <message>
            <source>{name}: use an ability before this trick?</source>
            <translation>{name} : utiliser un pouvoir avant ce pli ?</translation>
        </message>
        <message>
            <source>{name}: which card does {other} have to play?</source>
            <translation>{name} : quelle carte doit jouer {other} ?</translation>
        </message>
        <message>
            <source>{name}: give {other} a card for the one drawn, or give it back?</source>
            <translation>{name} : donner à {other} une carte contre celle tirée, ou la rendre ?</translation>
        </message>
        <message>
            <source>{name}: choose a card in the middle and who gets it.</source>
            <translation>{name} : choisissez une carte au milieu et à qui elle va.</translation>
        </message>
        <message>
            <source>{name}: swap your card in the trick?</source>
            <translation>{name} : échanger votre carte du pli ?</translation>
        </message>
        <message>
            <source>{name}: deal the cards of your trick back to everybody?</source>
            <translation>{name} : redistribuer à tout le monde les cartes de votre pli ?</translation>
        </message>
        <message>
            <source>{name}: swap a hand card for a card of your trick?</source>
            <translation>{name} : échanger une carte de votre main contre une carte de votre pli ?</translation>
        </message>
        <message>
            <source>{name}: {card} is frozen and must be played.</source>
            <translation>{name} : la carte gelée doit être jouée : {card}.</translation>
        </message>
        <message>
            <source>{name}: play a card. To follow: {suit}.</source>
            <translation>{name} : jouez une carte. Couleur demandée : {suit}.</translation>
        </message>
        <message>
            <source>{name}: lead to the trick.</source>
            <translation>{name} : ouvrez le pli.</translation>
        </message>
        <message>
            <source>{name}: lead to the trick, with {suit} if you hold any.</source>
            <translation>{name} : ouvrez le pli, avec des {suit} si vous en avez.</translation>
        </message>
        <message>
            <source>“{text}” is no card.</source>
            <translation>« {text} » n’est pas une carte.</translation>
        </message>
        <message>
            <source>“{text}” is no row of different cards.</source>
            <translation>« {text} » n’est pas une suite de cartes différentes.</translation>
        </message>
        <message>
            <source>“{text}” is no suit.</source>
            <translation>« {text} » n’est pas une couleur.</translation>
        </message>
        <message>
            <source>“{text}” is no move of this game.</source>
            <translation>« {text} » n’est pas un coup de ce jeu.</translation>
        </message>
        <message>
            <source>This is no possible position of Rebel Princess ({what}).</source>
            <translation>Ce n’est pas une position possible de Rebelles Princesses ({what}).</translation>
        </message>
        <message>
            <source>There is no round card “{text}”.</source>
            <translation>Il n’y a pas de carte Manche « {text} ».</translation>
        </message>
        <message>
            <source>A round card is named twice.</source>
            <translation>Une carte Manche est nommée deux fois.</translation>
        </message>
        <message>
            <source>Name exactly one round card for each of the rounds: {rounds}.</source>
            <translation>Nommez exactement une carte Manche pour chaque manche : {rounds}.</translation>
        </message>
        <message>
            <source>This edition has too few round cards for so many rounds.</source>
            <translation>Cette édition a trop peu de cartes Manche pour autant de manches.</translation>
        </message>
        <message>
            <source>Rebel Princess is played by three to six.</source>
            <translation>Rebelles Princesses se joue de trois à six.</translation>
        </message>
        <message>
            <source>The start player chosen, seat {number}, is not at the table.</source>
            <translation>La première joueuse choisie, place {number}, n’est pas à la table.</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Manches</translation>
        </message>
        <message>
            <source>The rulebook plays five; three make a short match.</source>
            <translation>Cinq selon le livret ; trois pour une partie courte.</translation>
        </message>
        <message>
            <source>Round cards by hand</source>
            <translation>Cartes Manche au choix</translation>
        </message>
        <message>
            <source>One for each round, in the order chosen; without a choice they are drawn.</source>
            <translation>Une par manche, dans l’ordre choisi ; sans choix, elles sont tirées au sort.</translation>
        </message>
        <message>
            <source>Order of round cards by hand</source>
            <translation>Ordre des cartes Manche au choix</translation>
        </message>
        <message>
            <source>As listed, everybody knows what comes; shuffled, nobody does.</source>
            <translation>Dans l’ordre donné, tout le monde sait ce qui vient ; mélangées, personne.</translation>
        </message>
        <message>
            <source>Round cards drawn from</source>
            <translation>Cartes Manche tirées de</translation>
        </message>
        <message>
            <source>The edition whose round cards are shuffled.</source>
            <translation>L’édition dont on mélange les cartes Manche.</translation>
        </message>
        <message>
            <source>Princesses</source>
            <translation>Princesses</translation>
        </message>
        <message>
            <source>How everybody gets a princess with her ability.</source>
            <translation>Comment chacune reçoit une princesse et son pouvoir.</translation>
        </message>
        <message>
            <source>Princesses from</source>
            <translation>Princesses tirées de</translation>
        </message>
        <message>
            <source>The edition whose princesses take part.</source>
            <translation>L’édition dont les princesses sont en jeu.</translation>
        </message>
        <message>
            <source>Start player</source>
            <translation>Première joueuse</translation>
        </message>
        <message>
            <source>Who leads the first trick of the match.</source>
            <translation>Qui ouvre le premier pli de la partie.</translation>
        </message>
        <message>
            <source>Rebel of the Ball</source>
            <translation>Rebelle du bal</translation>
        </message>
        <message>
            <source>Whoever takes all Princes and the Frog in a round scores −10.</source>
            <translation>Qui remporte tous les Princes et le Crapaud en une manche marque −10.</translation>
        </message>
        <message>
            <source>Strict Magic Beans</source>
            <translation>Haricots magiques stricts</translation>
        </message>
        <message>
            <source>Also a card of another suit must be the highest or lowest of its suit in your hand.</source>
            <translation>Une carte d’une autre couleur doit aussi être la plus haute ou la plus basse de sa couleur dans votre main.</translation>
        </message>
        <message>
            <source>All editions</source>
            <translation>Toutes les éditions</translation>
        </message>
        <message>
            <source>Deluxe edition</source>
            <translation>Édition Deluxe</translation>
        </message>
        <message>
            <source>First edition</source>
            <translation>Première édition</translation>
        </message>
        <message>
            <source>Drawn</source>
            <translation>Tirées au sort</translation>
        </message>
        <message>
            <source>As listed</source>
            <translation>Comme indiqué</translation>
        </message>
        <message>
            <source>Shuffled</source>
            <translation>Mélangées</translation>
        </message>
        <message>
            <source>Verborgene Kräfte (expansion)</source>
            <translation>Verborgene Kräfte (extension)</translation>
        </message>
        <message>
            <source>Keep one of two</source>
            <translation>En garder une sur deux</translation>
        </message>
        <message>
            <source>Free choice</source>
            <translation>Choix libre</translation>
        </message>
        <message>
            <source>No abilities</source>
            <translation>Sans pouvoirs</translation>
        </message>
        <message>
            <source>By lot</source>
            <translation>Au sort</translation>
        </message>
        <message>
            <source>Rebel Princess</source>
            <translation>Rebelles Princesses</translation>
        </message>
        <message>
            <source>Take tricks, but no Princes: the fewest proposals win</source>
            <translation>Des plis, mais pas de Princes : le moins de demandes l’emporte</translation>
        </message>
        <message>
            <source>That is not possible.</source>
            <translation>Ce n’est pas possible.</translation>
        </message>
        <message>
            <source>{name} has the fewest proposals: {total}.</source>
            <translation>{name} a le moins de demandes en mariage : {total}.</translation>
        </message>
        <message>
            <source>Equal proposals ({total}), but {name} has had more rounds without any.</source>
            <translation>Autant de demandes ({total}), mais {name} a eu plus de manches sans aucune.</translation>
        </message>
        <message>
            <source>Equally few proposals ({total}): the victory is shared.</source>
            <translation>Aussi peu de demandes ({total}) : la victoire est partagée.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partie est terminée.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Ce n’est pas à vous.</translation>
        </message>
        <message>
            <source>That cannot be chosen now.</source>
            <translation>On ne peut pas choisir cela maintenant.</translation>
        </message>
        <message>
            <source>This card is not in your hand.</source>
            <translation>Cette carte n’est pas dans votre main.</translation>
        </message>
        <message>
            <source>{card} lies frozen before you and must be played in this trick.</source>
            <translation>{card} : cette carte gelée devant vous doit être jouée dans ce pli.</translation>
        </message>
        <message>
            <source>An ability demands that you lead this suit: {suit}.</source>
            <translation>Un pouvoir vous impose d’ouvrir avec cette couleur : {suit}.</translation>
        </message>
        <message>
            <source>Princes have not snuck in yet, so none may be led.</source>
            <translation>Les Princes ne se sont pas encore infiltrés : aucun ne peut ouvrir le pli.</translation>
        </message>
        <message>
            <source>You must follow suit: {suit}.</source>
            <translation>Vous devez fournir la couleur demandée : {suit}.</translation>
        </message>
        <message>
            <source>The round card “{card}” does not allow this card.</source>
            <translation>La carte Manche « {card} » ne permet pas cette carte.</translation>
        </message>
        <message>
            <source>The Pea Princess wants a card above 5 in this trick.</source>
            <translation>La Princesse au petit pois veut une carte au-dessus de 5 dans ce pli.</translation>
        </message>
        <message>
            <source>First a card must be played.</source>
            <translation>Il faut d’abord jouer une carte.</translation>
        </message>
        <message>
            <source>Cards that count are still out, so the round goes on.</source>
            <translation>Des cartes qui comptent sont encore en jeu : la manche continue.</translation>
        </message>
        <message>
            <source>You have no ability that you could use before the next trick.</source>
            <translation>Vous n’avez pas de pouvoir utilisable avant le prochain pli.</translation>
        </message>
        <message>
            <source>You do not have this ability.</source>
            <translation>Vous n’avez pas ce pouvoir.</translation>
        </message>
        <message>
            <source>{power} is exhausted until the end of the round.</source>
            <translation>{power} est épuisée jusqu’à la fin de la manche.</translation>
        </message>
        <message>
            <source>The ability of {power} cannot be used by you now.</source>
            <translation>Vous ne pouvez pas utiliser ce pouvoir maintenant : {power}.</translation>
        </message>
        <message>
            <source>“{ability}” is used at another time, not before a trick.</source>
            <translation>« {ability} » s’utilise à un autre moment, pas avant un pli.</translation>
        </message>
        <message>
            <source>“{ability}” does not go with this card.</source>
            <translation>« {ability} » ne va pas avec cette carte.</translation>
        </message>
        <message>
            <source>This suit was demanded by an ability, so Thumbelina must follow it, too.</source>
            <translation>Cette couleur a été imposée par un pouvoir : Poucette doit la fournir aussi.</translation>
        </message>
        <message>
            <source>{power} cannot act in the same trick as {by}.</source>
            <translation>{power} ne peut pas agir dans le même pli que {by}.</translation>
        </message>
        <message>
            <source>Princes can be named only when they have snuck in.</source>
            <translation>On ne peut nommer les Princes que s’ils se sont infiltrés.</translation>
        </message>
        <message>
            <source>There is no card that “{ability}” could be used on.</source>
            <translation>Il n’y a aucune carte sur laquelle « {ability} » puisse agir.</translation>
        </message>
        <message>
            <source>“{ability}” is used before a trick: say “I may act” with the card you play before.</source>
            <translation>« {ability} » s’utilise avant un pli : annoncez-le avec la carte précédente (« j’agirai peut-être »).</translation>
        </message>
        <message>
            <source>First say whether you use an ability before this trick.</source>
            <translation>Dites d’abord si vous utilisez un pouvoir avant ce pli.</translation>
        </message>
        <message>
            <source>First say whether you swap your card in the trick.</source>
            <translation>Dites d’abord si vous échangez votre carte du pli.</translation>
        </message>
        <message>
            <source>First say whether the trick is dealt back.</source>
            <translation>Dites d’abord si le pli est redistribué.</translation>
        </message>
        <message>
            <source>First choose a hand card and a card of the trick, or no bargain.</source>
            <translation>Choisissez d’abord une carte de votre main et une du pli, ou pas de marché.</translation>
        </message>
        <message>
            <source>First choose one of the cards drawn, to be frozen.</source>
            <translation>Choisissez d’abord une des cartes tirées, à geler.</translation>
        </message>
        <message>
            <source>First choose a hand card to give, or give the card back.</source>
            <translation>Choisissez d’abord une carte à donner, ou rendez la carte.</translation>
        </message>
        <message>
            <source>First choose a card in the middle and who gets it.</source>
            <translation>Choisissez d’abord une carte au milieu et à qui elle va.</translation>
        </message>
        <message>
            <source>First choose a princess.</source>
            <translation>Choisissez d’abord une princesse.</translation>
        </message>
        <message>
            <source>First choose the suit that you lay open.</source>
            <translation>Choisissez d’abord la couleur que vous étalez.</translation>
        </message>
        <message>
            <source>You have no card to swap.</source>
            <translation>Vous n’avez pas de carte à échanger.</translation>
        </message>
        <message>
            <source>The Frog can be swapped neither in nor out.</source>
            <translation>Le Crapaud ne peut être échangé ni dans un sens ni dans l’autre.</translation>
        </message>
        <message>
            <source>Swap your own card in the trick for a hand card of the same suit.</source>
            <translation>Échangez votre propre carte du pli contre une carte de la même couleur de votre main.</translation>
        </message>
        <message>
            <source>The Frog is in this trick, so it cannot be dealt back.</source>
            <translation>Le Crapaud est dans ce pli : il ne peut pas être redistribué.</translation>
        </message>
        <message>
            <source>The card you played yourself stays in the trick.</source>
            <translation>La carte que vous avez jouée reste dans le pli.</translation>
        </message>
        <message>
            <source>This card is not in the trick.</source>
            <translation>Cette carte n’est pas dans le pli.</translation>
        </message>
        <message>
            <source>Everybody gets exactly one of the cards in the middle.</source>
            <translation>Chacune reçoit exactement une des cartes du milieu.</translation>
        </message>
        <message>
            <source>This princess is taken already.</source>
            <translation>Cette princesse est déjà prise.</translation>
        </message>
        <message>
            <source>This princess was not dealt to you.</source>
            <translation>Cette princesse ne vous a pas été distribuée.</translation>
        </message>
        <message>
            <source>You hold no card of this suit.</source>
            <translation>Vous n’avez aucune carte de cette couleur.</translation>
        </message>
        <message>
            <source>That comes later.</source>
            <translation>Cela viendra plus tard.</translation>
        </message>
        <message>
            <source>Choose a card for the left and then one for the right.</source>
            <translation>Choisissez une carte pour la gauche, puis une pour la droite.</translation>
        </message>
        <message>
            <source>Choose the card that you put aside for the last trick.</source>
            <translation>Choisissez la carte que vous mettez de côté pour le dernier pli.</translation>
        </message>
        <message>
            <source>Choose the cards that you put aside, one after the other.</source>
            <translation>Choisissez l’une après l’autre les cartes que vous mettez de côté.</translation>
        </message>
        <message>
            <source>Choose a card for the gifts.</source>
            <translation>Choisissez une carte pour les cadeaux.</translation>
        </message>
        <message>
            <source>Choose a card to pass to the right.</source>
            <translation>Choisissez une carte à passer à droite.</translation>
        </message>
        <message>
            <source>Choose a card to lay in the middle.</source>
            <translation>Choisissez une carte à poser au milieu.</translation>
        </message>
        <message>
            <source>Choose as many cards as are to be passed: {count}.</source>
            <translation>Choisissez autant de cartes qu’il faut en passer : {count}.</translation>
        </message>
        <message>
            <source>{name} leads the first trick.</source>
            <translation>{name} ouvre le premier pli.</translation>
        </message>
        <message>
            <source>Everybody keeps one of two princesses.</source>
            <translation>Chacune garde une princesse sur deux.</translation>
        </message>
        <message>
            <source>You keep one of two princesses: {princesses}.</source>
            <translation>Vous gardez une princesse sur deux : {princesses}.</translation>
        </message>
        <message>
            <source>The princesses: {princesses}.</source>
            <translation>Les princesses : {princesses}.</translation>
        </message>
        <message>
            <source>{name} takes {princess}.</source>
            <translation>{name} prend une princesse : {princess}.</translation>
        </message>
        <message>
            <source>Round cards lie ready: {count}.</source>
            <translation>Cartes Manche prêtes : {count}.</translation>
        </message>
        <message>
            <source>Round {number}: “{card}”. {rule}</source>
            <translation>Manche {number} : « {card} ». {rule}</translation>
        </message>
        <message>
            <source>Everybody gets {cards}.</source>
            <translation>Tout le monde reçoit {cards}.</translation>
        </message>
        <message>
            <source>The cards of the trick are dealt again, {cards} to each hand.</source>
            <translation>Les cartes du pli sont redistribuées, {cards} par main.</translation>
        </message>
        <message>
            <source>You have {cards}.</source>
            <translation>Vous avez : {cards}.</translation>
        </message>
        <message>
            <source>The cards are turned over: {cards}.</source>
            <translation>Les cartes sont retournées : {cards}.</translation>
        </message>
        <message>
            <source>Princes have snuck in and may be led from now on.</source>
            <translation>Les Princes se sont infiltrés et peuvent désormais ouvrir un pli.</translation>
        </message>
        <message>
            <source>{name} takes back {back} and lays {card} in its place.</source>
            <translation>{name} reprend sa carte ({back}) et la remplace : {card}.</translation>
        </message>
        <message>
            <source>{name} plays {card} with “{ability}”.</source>
            <translation>{name} joue {card} avec « {ability} ».</translation>
        </message>
        <message>
            <source>{name} must play what was frozen: {card}.</source>
            <translation>{name} doit jouer la carte gelée : {card}.</translation>
        </message>
        <message>
            <source>{name} plays {card}.</source>
            <translation>{name} joue {card}.</translation>
        </message>
        <message>
            <source>{name} plays {card} face down.</source>
            <translation>{name} joue {card} face cachée.</translation>
        </message>
        <message>
            <source>{name} wins the trick with {card}.</source>
            <translation>{name} remporte le pli avec {card}.</translation>
        </message>
        <message>
            <source>{name} wins the trick with {card}, by “{rule}”.</source>
            <translation>{name} remporte le pli avec {card}, par « {rule} ».</translation>
        </message>
        <message>
            <source>{name} wins the trick with {card}: the lowest wins.</source>
            <translation>{name} remporte le pli avec {card} : la plus basse l’emporte.</translation>
        </message>
        <message>
            <source>{name} shows {shown} and takes {taken} for it out of the trick.</source>
            <translation>{name} montre {shown} et prend {taken} en échange dans le pli.</translation>
        </message>
        <message>
            <source>{name} takes the gifts, too.</source>
            <translation>{name} prend aussi les cadeaux.</translation>
        </message>
        <message>
            <source>{name} takes the gifts, too: {cards}.</source>
            <translation>{name} prend aussi les cadeaux : {cards}.</translation>
        </message>
        <message>
            <source>{name} ends the round: nothing is left to win.</source>
            <translation>{name} met fin à la manche : il n’y a plus rien à prendre.</translation>
        </message>
        <message>
            <source>Round {number} brings: {scores}. In all: {totals}.</source>
            <translation>La manche {number} rapporte : {scores}. Au total : {totals}.</translation>
        </message>
        <message>
            <source>The match ends. Fewest proposals: {names} ({total}).</source>
            <translation>La partie est finie. Le moins de demandes en mariage : {names} ({total}).</translation>
        </message>
        <message>
            <source>{card} should not cost me much.</source>
            <translation>Cela ne devrait pas me coûter cher : {card}.</translation>
        </message>
        <message>
            <source>This trick is cheap, so {card} may take it.</source>
            <translation>Ce pli coûte peu, je peux le prendre : {card}.</translation>
        </message>
        <message>
            <source>With {card} I leave the trick to others.</source>
            <translation>Ainsi je laisse le pli aux autres : {card}.</translation>
        </message>
        <message>
            <source>I get rid of {card}.</source>
            <translation>Je m’en débarrasse : {card}.</translation>
        </message>
        <message>
            <source>I am after all Princes and the Frog.</source>
            <translation>Je veux tous les Princes et le Crapaud.</translation>
        </message>
        <message>
            <source>{name} must not take all Princes and the Frog.</source>
            <translation>{name} ne doit pas remporter tous les Princes et le Crapaud.</translation>
        </message>
        <message>
            <source>Nothing is left to win.</source>
            <translation>Il n’y a plus rien à prendre.</translation>
        </message>
        <message>
            <source>There was no other move.</source>
            <translation>Il n’y avait pas d’autre coup.</translation>
        </message>
        <message>
            <source>“{ability}” is worth most now.</source>
            <translation>« {ability} » vaut le plus maintenant.</translation>
        </message>
        <message>
            <source>I leave it as it is.</source>
            <translation>Je laisse les choses ainsi.</translation>
        </message>
        <message>
            <source>{power} can help me most.</source>
            <translation>{power} peut m’aider le plus.</translation>
        </message>
        <message>
            <source>This gives the least away.</source>
            <translation>C’est ce qui en révèle le moins.</translation>
        </message>
        <message>
            <source>It felt right.</source>
            <translation>Cela me semblait juste.</translation>
        </message>
        <message>
            <source>This makes my trick cheaper.</source>
            <translation>Mon pli coûtera moins cher.</translation>
        </message>
        <message>
            <source>The other card suits this trick better.</source>
            <translation>L’autre carte convient mieux à ce pli.</translation>
        </message>
        <message>
            <source>This card should lose the last trick.</source>
            <translation>Cette carte devrait perdre le dernier pli.</translation>
        </message>
        <message>
            <source>These cards are better played later.</source>
            <translation>Ces cartes seront meilleures plus tard.</translation>
        </message>
        <message>
            <source>Somebody else may have this gift.</source>
            <translation>Que quelqu’un d’autre ait ce cadeau.</translation>
        </message>
        <message>
            <source>I can do without this card.</source>
            <translation>Je peux me passer de cette carte.</translation>
        </message>
        <message>
            <source>I would rather not keep this card.</source>
            <translation>Je préfère ne pas garder cette carte.</translation>
        </message>
        <message>
            <source>This card hurts most when it must be played.</source>
            <translation>C’est la carte qui fait le plus mal s’il faut la jouer.</translation>
        </message>
        <message>
            <source>With these cards I would win too much.</source>
            <translation>Avec ces cartes, je remporterais trop de plis.</translation>
        </message>
        <message>
            <source>Luck and play</source>
            <translation>Chance et jeu</translation>
        </message>
        <message>
            <source>The deals are being played again</source>
            <translation>Les donnes sont rejouées</translation>
        </message>
        <message>
            <source>Same cards, other seat</source>
            <translation>Mêmes cartes, autre place</translation>
        </message>
        <message>
            <source>Round by round</source>
            <translation>Manche par manche</translation>
        </message>
        <message>
            <source>The deals of this match could not be played again.</source>
            <translation>Les donnes de cette partie n’ont pas pu être rejouées.</translation>
        </message>
        <message>
            <source>The deals are being played again by equal computer players …</source>
            <translation>Des ordinateurs de même force rejouent les donnes…</translation>
        </message>
        <message>
            <source>When the match is over, equal computer players play every deal again, each with each hand. That shows how much was luck.</source>
            <translation>Après la partie, des ordinateurs de même force rejouent chaque donne, chacun avec chaque main. On voit ainsi quelle était la part de chance.</translation>
        </message>
        <message>
            <source>{name}: {proposals}</source>
            <translation>{name} : {proposals}</translation>
        </message>
        <message>
            <source>Cards: just average.</source>
            <translation>Cartes : juste la moyenne.</translation>
        </message>
        <message>
            <source>Cards: lucky, {count} proposals fewer than average.</source>
            <translation>Cartes : de la chance, {count} demandes de moins que la moyenne.</translation>
        </message>
        <message>
            <source>Cards: unlucky, {count} proposals more than average.</source>
            <translation>Cartes : pas de chance, {count} demandes de plus que la moyenne.</translation>
        </message>
        <message>
            <source>Play: just what these cards bring.</source>
            <translation>Jeu : juste ce que donnent ces cartes.</translation>
        </message>
        <message>
            <source>Play: {count} proposals fewer than these cards usually bring.</source>
            <translation>Jeu : {count} demandes de moins que ces cartes n’en donnent d’habitude.</translation>
        </message>
        <message>
            <source>Play: {count} proposals more than these cards usually bring.</source>
            <translation>Jeu : {count} demandes de plus que ces cartes n’en donnent d’habitude.</translation>
        </message>
        <message>
            <source>The best cards were those of {lucky}, the best play was that of {best}.</source>
            <translation>Les meilleures cartes : {lucky}. Le meilleur jeu : {best}.</translation>
        </message>
        <message>
            <source>With equal cards {name} would have been first, too.</source>
            <translation>À cartes égales, {name} l’aurait emporté aussi.</translation>
        </message>
        <message>
            <source>With equal cards {name} would have been first: luck decided.</source>
            <translation>À cartes égales, {name} l’aurait emporté : la chance a décidé.</translation>
        </message>
        <message>
            <source>Round {number}: {card}</source>
            <translation>Manche {number} : {card}</translation>
        </message>
        <message>
            <source>{name}: cards {luck}, play {play}</source>
            <translation>{name} : cartes {luck}, jeu {play}</translation>
        </message>
        <message>
            <source>Every deal was played {count} times by equal computer players with the same princesses. What a hand brings them on average is its worth; the rest of a score is play. Plus is good.</source>
            <translation>Des ordinateurs de même force ont joué chaque donne {count} fois, avec les mêmes princesses. Ce qu’une main leur rapporte en moyenne est sa valeur ; le reste d’un décompte, c’est le jeu. Plus, c’est mieux.</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Décompte</translation>
        </message>
        <message>
            <source>No round has been scored yet.</source>
            <translation>Aucune manche n’a encore été comptée.</translation>
        </message>
        <message>
            <source>The tricks</source>
            <translation>Les plis</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <translation>Manche {number}</translation>
        </message>
        <message>
            <source>{name}, round {number}: {score}</source>
            <translation>{name}, manche {number} : {score}</translation>
        </message>
        <message>
            <source>{name}, total: {score}</source>
            <translation>{name}, total : {score}</translation>
        </message>
    </context>
    <context>
        <name>record</name>
        <message>
            <source>This is not a record of Princess Court.</source>
            <translation>Ce n’est pas une partie enregistrée de Princess Court.</translation>
        </message>
        <message>
            <source>This is too large to be a record.</source>
            <translation>C’est trop gros pour être une partie enregistrée.</translation>
        </message>
        <message>
            <source>This is nested too deeply to be a record.</source>
            <translation>C’est trop imbriqué pour être une partie enregistrée.</translation>
        </message>
        <message>
            <source>The record is damaged at “{field}”.</source>
            <translation>La partie enregistrée est abîmée à « {field} ».</translation>
        </message>
        <message>
            <source>The sealed part of the record is damaged.</source>
            <translation>La partie scellée de l’enregistrement est abîmée.</translation>
        </message>
        <message>
            <source>The record comes from a newer version of Princess Court; please update the program.</source>
            <translation>L’enregistrement vient d’une version plus récente de Princess Court ; mettez le programme à jour.</translation>
        </message>
        <message>
            <source>The record is of a game that is not here: “{game}”.</source>
            <translation>L’enregistrement concerne un jeu absent d’ici : « {game} ».</translation>
        </message>
        <message>
            <source>The record has options that the game does not have.</source>
            <translation>L’enregistrement a des options que le jeu ne connaît pas.</translation>
        </message>
        <message>
            <source>The game is not for this number of players: {seats}.</source>
            <translation>Le jeu n’est pas fait pour ce nombre de personnes : {seats}.</translation>
        </message>
        <message>
            <source>The record begins with an impossible position.</source>
            <translation>L’enregistrement commence par une position impossible.</translation>
        </message>
        <message>
            <source>Ply {ply}, “{move}”, is no move.</source>
            <translation>Le coup {ply}, « {move} », n’est pas un coup.</translation>
        </message>
        <message>
            <source>Ply {ply}, “{move}”, is against the rules.</source>
            <translation>Le coup {ply}, « {move} », est contraire aux règles.</translation>
        </message>
        <message>
            <source>Ply {ply}, “{move}”, makes no sense in this game.</source>
            <translation>Le coup {ply}, « {move} », n’a pas de sens dans ce jeu.</translation>
        </message>
        <message>
            <source>The record holds something that makes no sense in this game.</source>
            <translation>L’enregistrement contient quelque chose qui n’a pas de sens dans ce jeu.</translation>
        </message>
        <message>
            <source>At ply {ply} the record differs from what the rules say.</source>
            <translation>Au coup {ply}, l’enregistrement s’écarte des règles.</translation>
        </message>
        <message>
            <source>The record tells an end that the match did not have.</source>
            <translation>L’enregistrement annonce une fin que la partie n’a pas eue.</translation>
        </message>
    </context>
    <context>
        <name>replay</name>
        <message>
            <source>The match went on after this.</source>
            <translation>La partie a continué ensuite.</translation>
        </message>
        <message>
            <source>The match is not over yet.</source>
            <translation>La partie n’est pas encore terminée.</translation>
        </message>
        <message>
            <source>Everything lies open.</source>
            <translation>Tout est visible.</translation>
        </message>
        <message>
            <source>Shown is what everybody at the table could see.</source>
            <translation>Cette page montre ce que tout le monde autour de la table pouvait voir.</translation>
        </message>
        <message>
            <source>Shown is what {name} could see.</source>
            <translation>Cette page montre ce que {name} pouvait voir.</translation>
        </message>
        <message>
            <source>To the start</source>
            <translation>Au début</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Un coup en arrière</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Lire</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>One move on</source>
            <translation>Un coup en avant</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>À la fin</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>Steps through the match</source>
            <translation>Parcourir la partie</translation>
        </message>
        <message>
            <source>Place in the match</source>
            <translation>Position dans la partie</translation>
        </message>
        <message>
            <source>{n}. {name}: {move}</source>
            <translation>{n}. {name} : {move}</translation>
        </message>
        <message>
            <source>{n} of {last}</source>
            <translation>{n} sur {last}</translation>
        </message>
        <message>
            <source>The start</source>
            <translation>Le début</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Hasard</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Déroulement</translation>
        </message>
        <message>
            <source>The board</source>
            <translation>Le plateau</translation>
        </message>
        <message>
            <source>Arrow keys step, Home and End jump, Space plays.</source>
            <translation>Les flèches avancent et reculent, Début et Fin vont aux extrémités, Espace lance la lecture.</translation>
        </message>
        <message>
            <source>A replay from Princess Court. It needs no network.</source>
            <translation>Une partie de Princess Court, à revoir sans connexion.</translation>
        </message>
    </context>
    <context>
        <name>result</name>
        <message>
            <source>Again</source>
            <translation>Rejouer</translation>
        </message>
        <message>
            <source>Look back</source>
            <translation>Revoir la partie</translation>
        </message>
        <message>
            <source>To the court</source>
            <translation>À la cour</translation>
        </message>
        <message>
            <source>Save as</source>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <source>Picture …</source>
            <translation>Image…</translation>
        </message>
        <message>
            <source>One-page replay …</source>
            <translation>Page à rejouer…</translation>
        </message>
        <message>
            <source>Record …</source>
            <translation>Fichier de partie…</translation>
        </message>
        <message>
            <source>A draw</source>
            <translation>Partie nulle</translation>
        </message>
        <message>
            <source>{name} wins</source>
            <translation>{name} gagne</translation>
        </message>
        <message>
            <source>{names} and {last} share the victory</source>
            <translation>{names} et {last} partagent la victoire</translation>
        </message>
        <message>
            <source>{rank}. {name}: {points}</source>
            <translation>{rank}. {name} : {points}</translation>
        </message>
    </context>
    <context>
        <name>settings</name>
        <message>
            <source>{percent} %</source>
            <translation>{percent} %</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Turn the board to the side to move</source>
            <translation>Tourner le plateau vers le joueur au trait</translation>
        </message>
        <message>
            <source>As on this computer</source>
            <translation>Comme sur cet ordinateur</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Couleurs</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Taille du texte</translation>
        </message>
        <message>
            <source>Movement</source>
            <translation>Mouvement</translation>
        </message>
        <message>
            <source>A finished trick stays</source>
            <translation>Un pli terminé reste visible</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Son</translation>
        </message>
        <message>
            <source>Colours of the seats</source>
            <translation>Couleurs des joueurs</translation>
        </message>
        <message>
            <source>Matches are kept in</source>
            <translation>Les parties sont conservées dans</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Contraste élevé</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aucun</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Rapide</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Lent</translation>
        </message>
        <message>
            <source>{seconds} s</source>
            <translation>{seconds} s</translation>
        </message>
        <message>
            <source>Until a click</source>
            <translation>Jusqu’au clic</translation>
        </message>
        <message>
            <source>Silent</source>
            <translation>Muet</translation>
        </message>
        <message>
            <source>Quiet</source>
            <translation>Discret</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Moyen</translation>
        </message>
        <message>
            <source>Loud</source>
            <translation>Fort</translation>
        </message>
        <message>
            <source>Nothing can be heard: Qt Multimedia is not installed. The README says how to add it.</source>
            <translation>Aucun son ne peut être entendu : Qt Multimedia n’est pas installé. Le fichier README explique comment l’ajouter.</translation>
        </message>
        <message>
            <source>Nothing can be heard: there is no loudspeaker here now.</source>
            <translation>Aucun son ne peut être entendu : il n’y a pas de haut-parleur pour le moment.</translation>
        </message>
        <message>
            <source>Colours of the court</source>
            <translation>Couleurs de la cour</translation>
        </message>
        <message>
            <source>Colours far apart</source>
            <translation>Couleurs bien distinctes</translation>
        </message>
    </context>
    <context>
        <name>storage</name>
        <message>
            <source>The disk is full. Make room; until then play goes on unsaved.</source>
            <translation>Le disque est plein. Faites de la place ; d'ici là, la partie continue sans être enregistrée.</translation>
        </message>
        <message>
            <source>Nothing can be written to {file}. Play goes on unsaved; allow writing there to save again.</source>
            <translation>Impossible d'écrire dans {file}. La partie continue sans être enregistrée ; autorisez l'écriture pour enregistrer de nouveau.</translation>
        </message>
        <message>
            <source>Another copy of the program is saving; this is tried again.</source>
            <translation>Une autre fenêtre du programme enregistre en ce moment ; un nouvel essai suit.</translation>
        </message>
        <message>
            <source>{file} was written by a newer version of Princess Court. Please update the program.</source>
            <translation>{file} vient d'une version plus récente de Princess Court. Mettez le programme à jour.</translation>
        </message>
        <message>
            <source>The library was damaged. It is kept as {aside}, and a new one has been begun.</source>
            <translation>La bibliothèque était endommagée. Elle est conservée sous {aside}, et une nouvelle est commencée.</translation>
        </message>
        <message>
            <source>The settings were damaged. They are kept as {aside}.</source>
            <translation>Les réglages étaient endommagés. Ils sont conservés sous {aside}.</translation>
        </message>
        <message>
            <source>The settings are from a newer version. They are kept as {aside}.</source>
            <translation>Les réglages viennent d'une version plus récente. Ils sont conservés sous {aside}.</translation>
        </message>
        <message>
            <source>{file} is not there.</source>
            <translation>{file} est introuvable.</translation>
        </message>
        <message>
            <source>The match is no longer in the library; it is kept anew.</source>
            <translation>La partie n'est plus dans la bibliothèque ; elle y est ajoutée de nouveau.</translation>
        </message>
        <message>
            <source>This match is being played in another window of Princess Court. Close it there first.</source>
            <translation>Cette partie se joue dans une autre fenêtre de Princess Court. Fermez-la d'abord là-bas.</translation>
        </message>
        <message>
            <source>{file} could not be used: {detail}</source>
            <translation>{file} n'a pas pu être utilisé : {detail}</translation>
        </message>
    </context>
    <context>
        <name>table</name>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>Let it play</source>
            <translation>Laisser jouer</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Step back</source>
            <translation>Annuler ce pas</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Déroulement</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notes</translation>
        </message>
        <message>
            <source>Notes on the whole match. Everybody can read them.</source>
            <translation>Notes sur toute la partie. Tout le monde peut les lire.</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>Everything open</source>
            <translation>Tout est visible</translation>
        </message>
        <message>
            <source>Look through the eyes of</source>
            <translation>Voir par les yeux de</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Personne</translation>
        </message>
        <message>
            <source>Computer, {level}</source>
            <translation>Ordinateur, {level}</translation>
        </message>
        <message>
            <source>Deal code: {code}</source>
            <translation>Code de donne : {code}</translation>
        </message>
        <message>
            <source>en</source>
            <comment>the code of this language, such as de</comment>
            <translation>fr</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Plateau</translation>
        </message>
        <message>
            <source>A good move: {move}. {reason}</source>
            <translation>Un bon coup : {move}. {reason}</translation>
        </message>
        <message>
            <source>{name}: {reason}</source>
            <translation>{name} : {reason}</translation>
        </message>
        <message>
            <source>First position</source>
            <translation>Première position</translation>
        </message>
        <message>
            <source>Previous move</source>
            <translation>Coup précédent</translation>
        </message>
        <message>
            <source>Play through</source>
            <translation>Dérouler la partie</translation>
        </message>
        <message>
            <source>Next move</source>
            <translation>Coup suivant</translation>
        </message>
        <message>
            <source>Last position</source>
            <translation>Dernière position</translation>
        </message>
        <message>
            <source>Previous variation</source>
            <translation>Variante précédente</translation>
        </message>
        <message>
            <source>Next variation</source>
            <translation>Variante suivante</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Reprendre le coup</translation>
        </message>
        <message>
            <source>Play again what was taken back</source>
            <translation>Rejouer le coup repris</translation>
        </message>
        <message>
            <source>Compare with what was</source>
            <translation>Comparer avec ce qui fut joué</translation>
        </message>
        <message>
            <source>Turn the board</source>
            <translation>Tourner le plateau</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Conseil</translation>
        </message>
        <message>
            <source>Next possible target</source>
            <translation>Cible possible suivante</translation>
        </message>
        <message>
            <source>Previous possible target</source>
            <translation>Cible possible précédente</translation>
        </message>
        <message>
            <source>Stop the computer player</source>
            <translation>Arrêter l'ordinateur</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Continuer à partir d'ici</translation>
        </message>
        <message>
            <source>Make this the main line</source>
            <translation>En faire la ligne principale</translation>
        </message>
        <message>
            <source>Delete this line</source>
            <translation>Supprimer cette variante</translation>
        </message>
        <message>
            <source>Resign</source>
            <translation>Abandonner</translation>
        </message>
        <message>
            <source>Agree on a draw</source>
            <translation>Convenir de la nulle</translation>
        </message>
        <message>
            <source>Go to the board</source>
            <translation>Aller au plateau</translation>
        </message>
        <message>
            <source>Show or hide the panel</source>
            <translation>Afficher ou masquer le panneau</translation>
        </message>
        <message>
            <source>What if</source>
            <translation>Et si…</translation>
        </message>
        <message>
            <source>What was</source>
            <translation>Ce qui fut</translation>
        </message>
    </context>
    <context>
        <name>valley</name>
        <message>
            <source>light king</source>
            <translation>roi clair</translation>
        </message>
        <message>
            <source>light soldier</source>
            <translation>soldat clair</translation>
        </message>
        <message>
            <source>dark king</source>
            <translation>roi foncé</translation>
        </message>
        <message>
            <source>dark soldier</source>
            <translation>soldat foncé</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vide</translation>
        </message>
        <message>
            <source>{square}, the Valley, {piece}</source>
            <translation>{square}, la Vallée, {piece}</translation>
        </message>
        <message>
            <source>{square}, {piece}</source>
            <translation>{square}, {piece}</translation>
        </message>
        <message>
            <source>King's Valley</source>
            <translation>King's Valley</translation>
        </message>
        <message>
            <source>Slide your king into the Valley first</source>
            <translation>Faites glisser votre roi dans la Vallée le premier</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Clairs</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Foncés</translation>
        </message>
        <message>
            <source>A balanced opening is chosen.</source>
            <translation>Une ouverture équilibrée est choisie.</translation>
        </message>
        <message>
            <source>{name} begins: choose a soldier, then where it slides.</source>
            <translation>{name} commence : choisissez un soldat, puis où il glisse.</translation>
        </message>
        <message>
            <source>{name}: choose a piece, then where it slides.</source>
            <translation>{name} : choisissez une pièce, puis où elle glisse.</translation>
        </message>
        <message>
            <source>That is not possible.</source>
            <translation>Ce n'est pas possible.</translation>
        </message>
        <message>
            <source>{name}: the king slides across the Valley, {origin} to {target}.</source>
            <translation>{name} : le roi glisse à travers la Vallée, de {origin} à {target}.</translation>
        </message>
        <message>
            <source>{name}: king {origin} to {target}.</source>
            <translation>{name} : roi de {origin} à {target}.</translation>
        </message>
        <message>
            <source>{name}: soldier {origin} to {target}.</source>
            <translation>{name} : soldat de {origin} à {target}.</translation>
        </message>
        <message>
            <source>The king has come to rest in the Valley.</source>
            <translation>Le roi s'est arrêté dans la Vallée.</translation>
        </message>
        <message>
            <source>The king is trapped: it cannot move when its turn begins.</source>
            <translation>Le roi est bloqué : il ne peut pas bouger au début de son tour.</translation>
        </message>
        <message>
            <source>The side to move has no move left.</source>
            <translation>Le joueur au trait n'a plus de coup légal.</translation>
        </message>
        <message>
            <source>The same position has come up once too often.</source>
            <translation>Répétition : la même position est apparue une fois de trop.</translation>
        </message>
        <message>
            <source>Four hundred moves without a decision.</source>
            <translation>Quatre cents coups sans décision.</translation>
        </message>
        <message>
            <source>I begin with a quiet move that forces nothing.</source>
            <translation>Je commence par un coup tranquille, qui ne force rien.</translation>
        </message>
        <message>
            <source>Now my king threatens to slide into the Valley.</source>
            <translation>Maintenant, mon roi menace de glisser dans la Vallée.</translation>
        </message>
        <message>
            <source>Everything else would tip the balance.</source>
            <translation>Tout autre coup romprait l'équilibre.</translation>
        </message>
        <message>
            <source>I have found nothing better.</source>
            <translation>Je n'ai rien trouvé de mieux.</translation>
        </message>
        <message numerus="yes">
            <source>That leaves the other king %n way(s) to slide.</source>
            <translation>
                <numerusform>Le roi adverse ne peut plus glisser que dans %n direction.</numerusform>
                <numerusform>Le roi adverse ne peut plus glisser que dans %n directions.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>That gives my king %n way(s) to slide.</source>
            <translation>
                <numerusform>Mon roi peut ainsi glisser dans %n direction.</numerusform>
                <numerusform>Mon roi peut ainsi glisser dans %n directions.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The side to move wins in %n move(s): proven.</source>
            <translation>
                <numerusform>Le joueur au trait gagne en %n coup : c'est prouvé.</numerusform>
                <numerusform>Le joueur au trait gagne en %n coups : c'est prouvé.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The side to move wins in %n move(s) or fewer: proven.</source>
            <translation>
                <numerusform>Le joueur au trait gagne en %n coup ou moins : c'est prouvé.</numerusform>
                <numerusform>Le joueur au trait gagne en %n coups ou moins : c'est prouvé.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The side to move loses in %n move(s): proven.</source>
            <translation>
                <numerusform>Le joueur au trait perd en %n coup : c'est prouvé.</numerusform>
                <numerusform>Le joueur au trait perd en %n coups : c'est prouvé.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The side to move loses in %n move(s) or fewer: proven.</source>
            <translation>
                <numerusform>Le joueur au trait perd en %n coup ou moins : c'est prouvé.</numerusform>
                <numerusform>Le joueur au trait perd en %n coups ou moins : c'est prouvé.</numerusform>
            </translation>
        </message>
        <message>
            <source>Not proven within the time.</source>
            <translation>Non prouvé dans le temps imparti.</translation>
        </message>
        <message>
            <source>The opening is still being chosen.</source>
            <translation>L'ouverture n'est pas encore choisie.</translation>
        </message>
        <message>
            <source>It is the other side's turn.</source>
            <translation>C'est le tour de l'adversaire.</translation>
        </message>
        <message>
            <source>There is no piece on {square}.</source>
            <translation>Il n'y a pas de pièce en {square}.</translation>
        </message>
        <message>
            <source>The piece on {square} belongs to the other side.</source>
            <translation>La pièce en {square} appartient à l'adversaire.</translation>
        </message>
        <message>
            <source>The first move of the game must be made by a soldier.</source>
            <translation>Le premier coup doit être joué par un soldat.</translation>
        </message>
        <message>
            <source>The opening must be one of the balanced ones of this start.</source>
            <translation>L'ouverture doit être une des ouvertures équilibrées de cette position de départ.</translation>
        </message>
        <message>
            <source>A piece must move; passing is not allowed.</source>
            <translation>Il faut déplacer une pièce : il est interdit de passer.</translation>
        </message>
        <message>
            <source>{target} is not in a straight or diagonal line from {origin}.</source>
            <translation>{target} n'est ni en ligne droite ni en diagonale depuis {origin}.</translation>
        </message>
        <message>
            <source>The way from {origin} towards {target} is blocked at once.</source>
            <translation>Le chemin de {origin} vers {target} est aussitôt bloqué.</translation>
        </message>
        <message>
            <source>Soldiers may cross the Valley but not stop in it.</source>
            <translation>Les soldats peuvent traverser la Vallée, mais pas s'y arrêter.</translation>
        </message>
        <message>
            <source>{square} is occupied; the piece would stop on {stops}.</source>
            <translation>{square} est occupé ; la pièce s'arrêterait en {stops}.</translation>
        </message>
        <message>
            <source>Something is in the way: from {origin} the slide ends on {stops}.</source>
            <translation>Il y a un obstacle : depuis {origin}, la glissade s'arrête en {stops}.</translation>
        </message>
        <message>
            <source>A piece slides as far as it can: from {origin} to {stops}.</source>
            <translation>Une pièce glisse aussi loin que possible : de {origin} à {stops}.</translation>
        </message>
        <message>
            <source>Choose a square of the board.</source>
            <translation>Choisissez une case du plateau.</translation>
        </message>
        <message>
            <source>The piece on {square} has no room to slide.</source>
            <translation>La pièce en {square} n'a pas la place de glisser.</translation>
        </message>
        <message>
            <source>{side} must have one king, no more and no fewer.</source>
            <translation>{side} : il faut un roi et un seul.</translation>
        </message>
        <message>
            <source>{side} must have four soldiers.</source>
            <translation>{side} : il faut quatre soldats.</translation>
        </message>
        <message>
            <source>A soldier of {side} stands in the Valley; none may stop there.</source>
            <translation>{side} : un soldat se trouve dans la Vallée, où aucun ne peut s'arrêter.</translation>
        </message>
        <message>
            <source>{side} has won already: its king is in the Valley, so there is nothing left to move.</source>
            <translation>{side} : la partie est déjà gagnée, le roi est dans la Vallée et il n'y a plus rien à jouer.</translation>
        </message>
        <message>
            <source>Before the first move the pieces must stand in the starting position.</source>
            <translation>Avant le premier coup, les pièces doivent occuper la position de départ.</translation>
        </message>
        <message>
            <source>“{text}” is no move; moves are written like b1-e4.</source>
            <translation>« {text} » n'est pas un coup ; un coup s'écrit comme b1-e4.</translation>
        </message>
        <message>
            <source>“{text}” is no position; the standard start is written sskss/5/5/5/SSKSS L.</source>
            <translation>« {text} » n'est pas une position ; la position de départ standard s'écrit sskss/5/5/5/SSKSS L.</translation>
        </message>
        <message>
            <source>This is no position of King's Valley.</source>
            <translation>Ce n'est pas une position de King's Valley.</translation>
        </message>
        <message>
            <source>The number of moves made does not fit the side to move.</source>
            <translation>Le nombre de coups joués ne correspond pas au joueur qui doit jouer.</translation>
        </message>
        <message>
            <source>No move leads to {position}, so the game so far is wrong.</source>
            <translation>Aucun coup ne mène à {position} : le début de la partie est faux.</translation>
        </message>
        <message>
            <source>The balanced openings are even only if a trapped king loses; switch that on.</source>
            <translation>Les ouvertures équilibrées ne le sont que si un roi bloqué perd ; activez cette règle.</translation>
        </message>
        <message>
            <source>King's Valley is a game for two.</source>
            <translation>King's Valley se joue à deux.</translation>
        </message>
        <message>
            <source>This wins at once.</source>
            <translation>Ce coup gagne tout de suite.</translation>
        </message>
        <message numerus="yes">
            <source>This wins by force, in %n move(s).</source>
            <translation>
                <numerusform>Gain forcé en %n coup.</numerusform>
                <numerusform>Gain forcé en %n coups.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>I lose in %n move(s) at the latest.</source>
            <translation>
                <numerusform>Je perds en %n coup au plus tard.</numerusform>
                <numerusform>Je perds en %n coups au plus tard.</numerusform>
            </translation>
        </message>
        <message>
            <source>Every other move loses by force.</source>
            <translation>Tout autre coup perd par force.</translation>
        </message>
        <message>
            <source>The other king was about to win.</source>
            <translation>Le roi adverse allait gagner.</translation>
        </message>
        <message>
            <source>Starting position</source>
            <translation>Position de départ</translation>
        </message>
        <message>
            <source>In Retrieve the King each king begins behind the enemy's soldiers.</source>
            <translation>Dans « Récupérer le roi », chaque roi commence derrière les soldats adverses.</translation>
        </message>
        <message>
            <source>First move by a soldier</source>
            <translation>Premier coup par un soldat</translation>
        </message>
        <message>
            <source>The very first move of the game may not be made by the king.</source>
            <translation>Le tout premier coup de la partie ne peut pas être joué par le roi.</translation>
        </message>
        <message>
            <source>A trapped king loses</source>
            <translation>Un roi bloqué perd</translation>
        </message>
        <message>
            <source>A king that cannot move when its turn begins has lost.</source>
            <translation>Un roi qui ne peut pas bouger au début de son tour a perdu.</translation>
        </message>
        <message>
            <source>Repetition</source>
            <translation>Répétition</translation>
        </message>
        <message>
            <source>When the same position comes up so often, the game is drawn.</source>
            <translation>Quand la même position apparaît autant de fois, la partie est nulle.</translation>
        </message>
        <message>
            <source>Opening</source>
            <translation>Ouverture</translation>
        </message>
        <message>
            <source>A balanced opening plays three moves after which nobody can force a win.</source>
            <translation>Une ouverture équilibrée joue trois coups après lesquels personne ne peut forcer le gain.</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Retrieve the King</source>
            <translation>Récupérer le roi</translation>
        </message>
        <message>
            <source>Third time</source>
            <translation>Troisième fois</translation>
        </message>
        <message>
            <source>Second time</source>
            <translation>Deuxième fois</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Jamais</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Balanced</source>
            <translation>Équilibrée</translation>
        </message>
        <message>
            <source>Move {number} of the line: {piece}, {move}</source>
            <translation>Coup {number} de la suite : {piece}, {move}</translation>
        </message>
        <message numerus="yes">
            <source>The board after %n move(s) of the line</source>
            <translation>
                <numerusform>Le plateau après %n coup de la suite</numerusform>
                <numerusform>Le plateau après %n coups de la suite</numerusform>
            </translation>
        </message>
        <message>
            <source>Truth</source>
            <translation>Vérité</translation>
        </message>
        <message>
            <source>A proof is being looked for</source>
            <translation>Une preuve est recherchée</translation>
        </message>
        <message>
            <source>Look longer</source>
            <translation>Chercher plus longtemps</translation>
        </message>
        <message>
            <source>Keep this line as a variation</source>
            <translation>Garder cette suite comme variante</translation>
        </message>
        <message>
            <source>This line is among the moves</source>
            <translation>Cette suite figure parmi les coups</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>La partie est terminée.</translation>
        </message>
        <message>
            <source>Looking for a proof …</source>
            <translation>Recherche d'une preuve…</translation>
        </message>
        <message>
            <source>Every defence must be answered, so this takes a moment.</source>
            <translation>Il faut répondre à chaque défense : cela prend un instant.</translation>
        </message>
        <message>
            <source>Perhaps nobody can force a win here; perhaps the win is too long to be found so quickly.</source>
            <translation>Peut-être que personne ne peut forcer le gain ; peut-être que le chemin est trop long pour être trouvé si vite.</translation>
        </message>
        <message numerus="yes">
            <source>{side} wins in %n move(s)</source>
            <translation>
                <numerusform>{side} : gain en %n coup</numerusform>
                <numerusform>{side} : gain en %n coups</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{side} wins in %n move(s) or fewer</source>
            <translation>
                <numerusform>{side} : gain en %n coup ou moins</numerusform>
                <numerusform>{side} : gain en %n coups ou moins</numerusform>
            </translation>
        </message>
        <message>
            <source>Proven: no defence helps, and it cannot be done sooner. The moves of both sides are counted.</source>
            <translation>C'est prouvé : aucune défense n'y change rien, et le gain ne peut pas venir plus tôt. On compte les coups des deux camps.</translation>
        </message>
        <message>
            <source>Proven: no defence helps. Perhaps it can be done sooner. The moves of both sides are counted.</source>
            <translation>C'est prouvé : aucune défense n'y change rien. Peut-être existe-t-il un gain plus rapide. On compte les coups des deux camps.</translation>
        </message>
    </context>
</TS>
