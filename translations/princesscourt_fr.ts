<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
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
            <source>This system lacks a library for windows and pictures ({why}); see {help}.</source>
            <translation>Il manque à ce système une bibliothèque pour les fenêtres et les images ({why}) ; voir {help}.</translation>
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Labyrinth of Flames</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Isle in the Wind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ice Palace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ruins of Chimu</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiuhan Desert</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tikal Steppe</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Snake Swamps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>glass sword</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Inca crown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sun amulet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stone bird</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{symbol} – {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>snake</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>jaguar</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>oracle {letter}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>space {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>crimson</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>jade green</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sapphire</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>amber</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>plum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>slate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%n danger stone(s)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%n snake(s)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%n jaguar(s)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>eliminated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>thinking time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Task of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody's oracles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only the asker and the oracle hear the answer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{colour} piece</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>danger stone, face down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>danger stone, face down: you know it is a {kind}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nobody's oracle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>your oracle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{place}: {symbol}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Board of {colour}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>marker on {marker}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>your oracle is {letter}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>you hold the task of {colour}: {pairs}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>covered cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>open oracle cards: {letters}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seat {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Task cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A fresh deck has other places and symbols in every match.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who puts the first piece and has the first turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Own danger stones</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whether you choose which stone you lay, or one is drawn unseen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Answers of the oracle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whether everybody hears an answer, or only the asker and the oracle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thinking time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With four or more players the asker sits out the next cycle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The task you hold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whether you may look at the task of the player to your left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Help on the note pad</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How much the program counts for you from the answers to your questions.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Own stones on the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whether the screen remembers for you which stones you have laid.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fresh</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Classic</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By lot</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chosen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unseen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everybody hears them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Asker and oracle only</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By the rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Never</source>
            <translation type="unfinished">Jamais</translation>
        </message>
        <message>
            <source>Open to you</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Covered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>None</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How many tasks are left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everything</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remember them yourself</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Jade König</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Race to the oracles, ask well, and wake the Jade King</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is not possible.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: put your piece on any free space.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: put your piece back on any free space.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: no moves left. A question chip must be given up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: move, or do something else?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: choose your way, one to three steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: how many of the stones on your way are snakes?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{mover} wants to move. Who lays a danger stone?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{mover} wants to move. Choose a space for a danger stone, or let it be.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{mover} wants to move. Choose a stone and a space for it, or let it be.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: lay your chips on %n place(s) and ask the oracle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does anyone claim to know the own task, as the symbols lie now?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: name the three places of your task. One mistake and you are out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: exchange symbol cards by choosing two places. Changed so far: {now} of at most 6.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Announce a move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give a question chip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Claim the solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Withdraw the claim</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not in this cycle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Snake</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Jaguar</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The symbols lie right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask the oracle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yes, I am sure</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let it be</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>.</source>
            <comment>between figures</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>3 places, 3 symbols, 3 matches: the oracle gives the Jade King to {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The claim of {name} is right: the Jade King is won.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is the last one left and wins the Jade King.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The match is over.</source>
            <translation type="unfinished">La partie est terminée.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation type="unfinished">Ce n'est pas votre tour.</translation>
        </message>
        <message>
            <source>A piece may not start on an oracle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A danger stone lies there already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A piece stands there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No path leads there in one step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A move has three steps at most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A move may not lead back to where it began.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No space may be entered twice in one move.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pieces may be jumped, but the move may not end on one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Oracle {letter} is not yours: you may walk across it, but not end there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A danger stone must lie at most three steps from the piece of {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The marker stands on 0: a question chip must be given up first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last question chip cannot be exchanged: that would be the end of the expedition.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The marker stands on 10 already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Announce a move first; then choose the way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stones are laid unseen: choose only the space.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a snake or a jaguar.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You hold no stone of this kind.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are not so many stones on the way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That cannot be chosen now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The question needs exactly as many places as you have question chips: {chips}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A task has three different symbols.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same symbol lies on both places.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This place is chosen already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A task has exactly three places.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At most {most} places may show another symbol than before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>After {most} exchanges the symbols must stay as they lie.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is the shortest way to my oracle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This way reaches my oracle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I know what lies there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A walk does no harm.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I can still be first at my oracle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Others are nearer; I save my moves for the next cycle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I have no moves left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I simply guessed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By what is still out there, this is most likely.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A nice place to start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From here no oracle is far.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A stone would not help much here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This bars the way of {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} knows most and must be held up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I lay the symbols for my question.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The symbols lie as I want them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This question tells most: {bits} bits on average.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I know my task.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>My task lies on the board as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I am not sure of my task yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There was no other move.</source>
            <translation type="unfinished">Il n'y avait pas d'autre coup.</translation>
        </message>
        <message>
            <source>“{text}” is no move of this game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The start player chosen is not at the table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>So it cannot be dealt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is no position of Jade König.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is no note pad of Jade König.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is to be done next does not fit the position.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chips, markers or players do not go together.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A piece stands where it cannot stand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The danger stones are not 15 snakes and 15 jaguars.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The task cards do not go together.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The oracle cards do not go together.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Questions, claims and tasks contradict each other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} begins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} comes back on {space}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} starts on {space}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The symbol cards lie: {pairs}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The danger stones are dealt anew, %n to each.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%n danger stone(s) to each player.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You hold {snakes} and {jaguars}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everybody holds the task of the player to the left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You hold the task of {name}: {pairs}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody moves: the oracle cards are dealt anew. Open: {letters}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cycle {cycle}: oracle cards are dealt. Open: {letters}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your oracle is {letter}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} announces a move.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} does nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{space} is not the oracle of {name}; another way must be chosen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} cannot move any more and gives up a question chip.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} exchanges a question chip for ten moves.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%n chip(s) left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} lays a danger stone on {space}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} lays a danger stone on {space}: {kind}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The stone laid unseen: {kind}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} lays no danger stone in this cycle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} lays no danger stone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} makes no claim.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} guesses {guess}. The stones: {kinds}. Right, the way is free.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} guesses {guess}. The stones: {kinds}. Wrong, no move.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has reached oracle {letter}; all others fall silent.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} exchanges the symbol cards of {one} and {other}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has arranged the symbol cards: %n place(s) changed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thinking time: {name} sits out the next cycle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cycle {cycle} is over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} asks: {pairs}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{oracle} answers in private.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The oracle ({oracle}): {answer}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} claims to know the task.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} withdraws the claim.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} names: {pairs}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The claim of {name} is right: {pairs}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The claim of {name} is wrong.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is eliminated.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Oracle {letter} is nobody's now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The statue wakes: {name} has won the Jade King.</source>
            <translation type="unfinished" />
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
            <source>Mo&amp;ves</source>
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
            <source>This wins at once.</source>
            <translation>Ce coup gagne tout de suite.</translation>
        </message>
        <message>
            <source>The other king was about to win.</source>
            <translation>Le roi adverse allait gagner.</translation>
        </message>
        <message>
            <source>It keeps my pieces free.</source>
            <translation>Mes pièces restent mobiles.</translation>
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
    </context>
</TS>
