<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>assess</name>
        <message>
            <source>How the match stood</source>
            <translation>Wie die Partie stand</translation>
        </message>
        <message>
            <source>Assess the rest</source>
            <translation>Rest bewerten</translation>
        </message>
        <message>
            <source>Assess the match</source>
            <translation>Partie bewerten</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Looks at move {number} of {last} …</source>
            <translation>Sieht sich Zug {number} von {last} an …</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>Zu Beginn</translation>
        </message>
        <message>
            <source>After move {number}</source>
            <translation>Nach Zug {number}</translation>
        </message>
        <message>
            <source>{place}: {verdict}</source>
            <translation>{place}: {verdict}</translation>
        </message>
        <message>
            <source>nothing to weigh here</source>
            <translation>hier gab es nichts abzuwägen</translation>
        </message>
        <message>
            <source>not assessed</source>
            <translation>nicht bewertet</translation>
        </message>
        <message>
            <source>the match is over</source>
            <translation>die Partie ist zu Ende</translation>
        </message>
        <message>
            <source>about even</source>
            <translation>etwa ausgeglichen</translation>
        </message>
        <message>
            <source>{name} stands a little better</source>
            <translation>{name} steht etwas besser</translation>
        </message>
        <message>
            <source>{name} stands clearly better</source>
            <translation>{name} steht klar besser</translation>
        </message>
        <message>
            <source>{name} has as good as won</source>
            <translation>{name} hat so gut wie gewonnen</translation>
        </message>
        <message>
            <source>{verdict}, seen from the seat of {name}</source>
            <translation>{verdict}, vom Platz von {name} aus gesehen</translation>
        </message>
        <message>
            <source>a little behind</source>
            <translation>etwas zurück</translation>
        </message>
        <message>
            <source>clearly behind</source>
            <translation>klar zurück</translation>
        </message>
        <message>
            <source>as good as lost</source>
            <translation>so gut wie verloren</translation>
        </message>
        <message>
            <source>a little ahead</source>
            <translation>etwas voraus</translation>
        </message>
        <message>
            <source>clearly ahead</source>
            <translation>klar voraus</translation>
        </message>
        <message>
            <source>as good as won</source>
            <translation>so gut wie gewonnen</translation>
        </message>
    </context>
    <context>
        <name>cli</name>
        <message>
            <source>Something is wrong inside the program: {error}</source>
            <translation>Im Programm selbst stimmt etwas nicht: {error}</translation>
        </message>
        <message>
            <source>There is no command and no file "{word}"; see princesscourt --help.</source>
            <translation>Es gibt weder einen Befehl noch eine Datei „{word}“; siehe princesscourt --help.</translation>
        </message>
        <message>
            <source>The window opens one record at a time.</source>
            <translation>Das Fenster öffnet immer nur eine Aufzeichnung.</translation>
        </message>
        <message>
            <source>There is no screen here; "princesscourt demo" plays without one.</source>
            <translation>Hier gibt es keinen Bildschirm; „princesscourt demo“ spielt ohne.</translation>
        </message>
        <message>
            <source>Chance has a part in {game}, so its moves cannot be counted.</source>
            <translation>In {game} spielt der Zufall mit, deshalb lassen sich die Züge nicht zählen.</translation>
        </message>
        <message>
            <source>Chance begins {game}: name a deal code with --seed.</source>
            <translation>{game} beginnt mit Zufall: Nenne mit --seed einen Kartencode.</translation>
        </message>
        <message>
            <source>That is not understood ({problem}); it is written: {usage}</source>
            <translation>Das ist nicht zu verstehen ({problem}); so wird es geschrieben: {usage}</translation>
        </message>
        <message>
            <source>There is no game "{game}"; the games are: {games}.</source>
            <translation>Es gibt kein Spiel „{game}“; die Spiele heißen: {games}.</translation>
        </message>
        <message>
            <source>"{word}" should be a whole number from 0 on.</source>
            <translation>„{word}“ sollte eine ganze Zahl ab 0 sein.</translation>
        </message>
        <message>
            <source>"{word}" should be a number of seconds, up to 3600.</source>
            <translation>„{word}“ sollte eine Zahl von Sekunden bis 3600 sein.</translation>
        </message>
        <message>
            <source>"{word}" should be written key=value.</source>
            <translation>„{word}“ sollte als Name=Wert geschrieben sein.</translation>
        </message>
        <message>
            <source>{file}: {why}</source>
            <translation>{file}: {why}</translation>
        </message>
        <message>
            <source>{file} cannot be read: {why}.</source>
            <translation>{file} lässt sich nicht lesen: {why}.</translation>
        </message>
        <message>
            <source>{file} is too large to be a record.</source>
            <translation>{file} ist zu groß für eine Aufzeichnung.</translation>
        </message>
        <message>
            <source>{file} is not a record: it is not even text.</source>
            <translation>{file} ist keine Aufzeichnung, nicht einmal Text.</translation>
        </message>
        <message>
            <source>there is no such file</source>
            <translation>es gibt sie nicht</translation>
        </message>
        <message>
            <source>it is a folder</source>
            <translation>es ist ein Ordner</translation>
        </message>
        <message>
            <source>this account may not read it</source>
            <translation>dieses Benutzerkonto darf sie nicht lesen</translation>
        </message>
        <message>
            <source>Computer {number}</source>
            <translation>Computer {number}</translation>
        </message>
        <message>
            <source>The picture {file} cannot be saved: {why}.</source>
            <translation>Das Bild {file} lässt sich nicht speichern: {why}.</translation>
        </message>
        <message>
            <source>The picture of the end is in {file}.</source>
            <translation>Das Bild vom Ende liegt in {file}.</translation>
        </message>
        <message>
            <source>There is no level "{word}"; the levels are: {known}.</source>
            <translation>Es gibt keine Stufe „{word}“; die Stufen heißen: {known}.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>There is no ply {ply}; the last one is {last}.</source>
            <translation>Es gibt keinen Zug {ply}; der letzte ist {last}.</translation>
        </message>
        <message>
            <source>{move} cannot be ply {ply}: {why}</source>
            <translation>{move} kann nicht Zug {ply} sein: {why}</translation>
        </message>
        <message>
            <source>There is no form "{word}"; the forms are: {known}.</source>
            <translation>Es gibt kein Format „{word}“; die Formate heißen: {known}.</translation>
        </message>
        <message>
            <source>There is no language "{word}" here; the languages are: {known}.</source>
            <translation>Die Sprache „{word}“ gibt es hier nicht; die Sprachen sind: {known}.</translation>
        </message>
        <message>
            <source>There is no seat {seat}; the seats are 0 to {last}.</source>
            <translation>Es gibt keinen Platz {seat}; die Plätze sind 0 bis {last}.</translation>
        </message>
        <message>
            <source>Deal code: {code}</source>
            <translation>Kartencode: {code}</translation>
        </message>
        <message>
            <source>Seen by: {viewer}</source>
            <translation>Gesehen von: {viewer}</translation>
        </message>
        <message>
            <source>everybody, so secrets are closed</source>
            <translation>allen, daher bleibt Geheimes verdeckt</translation>
        </message>
        <message>
            <source>everybody, and all is open</source>
            <translation>allen, und alles liegt offen</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Zufall</translation>
        </message>
        <message>
            <source>Asked: {name} ({why})</source>
            <translation>Gefragt: {name} ({why})</translation>
        </message>
        <message>
            <source>A draw: {why}</source>
            <translation>Unentschieden: {why}</translation>
        </message>
        <message>
            <source>{names} share the first place: {why}</source>
            <translation>{names} teilen sich den ersten Platz: {why}</translation>
        </message>
        <message>
            <source>{name} wins: {why}</source>
            <translation>{name} gewinnt: {why}</translation>
        </message>
        <message>
            <source>There is no option "{option}".</source>
            <translation>Es gibt keine Option „{option}“.</translation>
        </message>
        <message>
            <source>Option "{option}" cannot be "{value}".</source>
            <translation>Die Option „{option}“ kann nicht „{value}“ sein.</translation>
        </message>
        <message>
            <source>Pictures cannot be made on this system.</source>
            <translation>Auf diesem System lassen sich keine Bilder machen.</translation>
        </message>
        <message>
            <source>There are no pictures of {game}.</source>
            <translation>Von {game} gibt es keine Bilder.</translation>
        </message>
        <message>
            <source>That would overwrite the record itself.</source>
            <translation>Das würde die Aufzeichnung selbst überschreiben.</translation>
        </message>
        <message>
            <source>{file} cannot be written: {why}.</source>
            <translation>{file} lässt sich nicht schreiben: {why}.</translation>
        </message>
        <message>
            <source>This system lacks a library for windows and pictures ({why}); see {help}.</source>
            <translation>Diesem System fehlt eine Bibliothek für Fenster und Bilder ({why}); siehe {help}.</translation>
        </message>
        <message>
            <source>There is not enough free memory for Princess Court; close other programs and try again.</source>
            <translation>Für Princess Court ist zu wenig Arbeitsspeicher frei. Schließ andere Programme und versuch es noch einmal.</translation>
        </message>
    </context>
    <context>
        <name>curtain</name>
        <message>
            <source>Please hand over to {name}. Nobody else looks.</source>
            <translation>Bitte an {name} weitergeben. Niemand sonst schaut hin.</translation>
        </message>
        <message>
            <source>I am {name}</source>
            <translation>Ich bin {name}</translation>
        </message>
        <message>
            <source>Hold to peek</source>
            <translation>Zum Nachsehen gedrückt halten</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Niemand</translation>
        </message>
    </context>
    <context>
        <name>frame</name>
        <message>
            <source>Computer {letter}</source>
            <translation>Computer {letter}</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Du bist nicht am Zug.</translation>
        </message>
        <message>
            <source>That is not possible here.</source>
            <translation>Das geht hier nicht.</translation>
        </message>
        <message>
            <source>While the match has secrets you can only look back. Variations are free after the end.</source>
            <translation>Solange die Partie Geheimnisse hat, kannst du nur zurückblättern. Varianten sind nach dem Ende frei.</translation>
        </message>
        <message>
            <source>{name} has resigned.</source>
            <translation>{name} hat aufgegeben.</translation>
        </message>
        <message>
            <source>The players have agreed on a draw.</source>
            <translation>Die Spieler haben sich auf Remis geeinigt.</translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation>Es gibt nichts zurückzunehmen.</translation>
        </message>
        <message>
            <source>Nothing has been taken back.</source>
            <translation>Es wurde nichts zurückgenommen.</translation>
        </message>
        <message>
            <source>Cards have been dealt or drawn since; that cannot be taken back.</source>
            <translation>Seitdem wurde ausgeteilt oder gezogen; das lässt sich nicht zurücknehmen.</translation>
        </message>
        <message>
            <source>Something secret was shown; that cannot be taken back.</source>
            <translation>Etwas Geheimes wurde gezeigt; das lässt sich nicht zurücknehmen.</translation>
        </message>
        <message>
            <source>The last move was not yours, so you cannot take it back.</source>
            <translation>Der letzte Zug war nicht deiner, also kannst du ihn nicht zurücknehmen.</translation>
        </message>
        <message>
            <source>I just tried something.</source>
            <translation>Ich habe einfach etwas probiert.</translation>
        </message>
        <message>
            <source>It felt right.</source>
            <translation>Es fühlte sich richtig an.</translation>
        </message>
        <message>
            <source>There was no other move.</source>
            <translation>Es gab keinen anderen Zug.</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Leicht</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Schwer</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Meister</translation>
        </message>
        <message>
            <source>Princess Court</source>
            <translation>Princess Court</translation>
        </message>
        <message>
            <source>Open a record</source>
            <translation>Aufzeichnung öffnen</translation>
        </message>
        <message>
            <source>Save the record</source>
            <translation>Aufzeichnung speichern</translation>
        </message>
        <message>
            <source>Records of matches ({pattern})</source>
            <translation>Aufgezeichnete Partien ({pattern})</translation>
        </message>
        <message>
            <source>About Princess Court</source>
            <translation>Über Princess Court</translation>
        </message>
        <message>
            <source>Five board and card games at one table. All pictures and texts are our own. The games belong to their authors and publishers, with whom this program has no connection.</source>
            <translation>Fünf Brett- und Kartenspiele an einem Tisch. Alle Bilder und Texte sind unsere eigenen. Die Spiele gehören ihren Autoren und Verlagen, mit denen dieses Programm nicht verbunden ist.</translation>
        </message>
    </context>
    <context>
        <name>give</name>
        <message>
            <source>{file} could not be made.</source>
            <translation>{file} konnte nicht erstellt werden.</translation>
        </message>
        <message>
            <source>{file} is saved.</source>
            <translation>{file} ist gespeichert.</translation>
        </message>
        <message>
            <source>A file is being made …</source>
            <translation>Eine Datei entsteht …</translation>
        </message>
        <message>
            <source>Save as picture</source>
            <translation>Als Bild speichern</translation>
        </message>
        <message>
            <source>Save as one-page replay</source>
            <translation>Als Seite zum Nachspielen speichern</translation>
        </message>
        <message>
            <source>Pictures ({pattern})</source>
            <translation>Bilder ({pattern})</translation>
        </message>
        <message>
            <source>Pages for a browser ({pattern})</source>
            <translation>Seiten für einen Browser ({pattern})</translation>
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
            <translation>Fünf Spiele an einem Tisch</translation>
        </message>
        <message>
            <source>Continue {game}</source>
            <translation>{game} fortsetzen</translation>
        </message>
        <message>
            <source>Library</source>
            <translation>Bibliothek</translation>
        </message>
        <message>
            <source>Playtest lab</source>
            <translation>Testlabor</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
    </context>
    <context>
        <name>jade</name>
        <message>
            <source>Arruak Woods</source>
            <translation>Arruak Wälder</translation>
        </message>
        <message>
            <source>Labyrinth of Flames</source>
            <translation>Flammenlabyrinth</translation>
        </message>
        <message>
            <source>Isle in the Wind</source>
            <translation>Insel im Wind</translation>
        </message>
        <message>
            <source>Ice Palace</source>
            <translation>Eispalast</translation>
        </message>
        <message>
            <source>Ruins of Chimu</source>
            <translation>Ruinen von Chimu</translation>
        </message>
        <message>
            <source>Tiuhan Desert</source>
            <translation>Wüste Tiuhan</translation>
        </message>
        <message>
            <source>Tikal Steppe</source>
            <translation>Tikal Steppe</translation>
        </message>
        <message>
            <source>Snake Swamps</source>
            <translation>Schlangensümpfe</translation>
        </message>
        <message>
            <source>glass sword</source>
            <translation>Glasschwert</translation>
        </message>
        <message>
            <source>Inca crown</source>
            <translation>Inkakrone</translation>
        </message>
        <message>
            <source>sun amulet</source>
            <translation>Sonnenamulett</translation>
        </message>
        <message>
            <source>stone bird</source>
            <translation>Steinvogel</translation>
        </message>
        <message>
            <source>{symbol} – {place}</source>
            <translation>{symbol} – {place}</translation>
        </message>
        <message>
            <source>snake</source>
            <translation>Schlange</translation>
        </message>
        <message>
            <source>jaguar</source>
            <translation>Jaguar</translation>
        </message>
        <message>
            <source>oracle {letter}</source>
            <translation>Orakel {letter}</translation>
        </message>
        <message>
            <source>space {number}</source>
            <translation>Feld {number}</translation>
        </message>
        <message>
            <source>crimson</source>
            <translation>Karmesin</translation>
        </message>
        <message>
            <source>jade green</source>
            <translation>Jadegrün</translation>
        </message>
        <message>
            <source>sapphire</source>
            <translation>Saphirblau</translation>
        </message>
        <message>
            <source>amber</source>
            <translation>Bernstein</translation>
        </message>
        <message>
            <source>plum</source>
            <translation>Pflaume</translation>
        </message>
        <message>
            <source>slate</source>
            <translation>Schiefer</translation>
        </message>
        <message>
            <source>no place</source>
            <translation>kein Ort</translation>
        </message>
        <message>
            <source>1 place</source>
            <translation>1 Ort</translation>
        </message>
        <message>
            <source>{count} places</source>
            <translation>{count} Orte</translation>
        </message>
        <message>
            <source>no symbol</source>
            <translation>kein Symbol</translation>
        </message>
        <message>
            <source>1 symbol</source>
            <translation>1 Symbol</translation>
        </message>
        <message>
            <source>{count} symbols</source>
            <translation>{count} Symbole</translation>
        </message>
        <message>
            <source>no match</source>
            <translation>keine Übereinstimmung</translation>
        </message>
        <message>
            <source>1 match</source>
            <translation>1 Übereinstimmung</translation>
        </message>
        <message>
            <source>{count} matches</source>
            <translation>{count} Übereinstimmungen</translation>
        </message>
        <message>
            <source>no danger stone</source>
            <translation>kein Gefahrstein</translation>
        </message>
        <message>
            <source>1 danger stone</source>
            <translation>1 Gefahrstein</translation>
        </message>
        <message>
            <source>{count} danger stones</source>
            <translation>{count} Gefahrsteine</translation>
        </message>
        <message>
            <source>no snake</source>
            <translation>keine Schlange</translation>
        </message>
        <message>
            <source>1 snake</source>
            <translation>1 Schlange</translation>
        </message>
        <message>
            <source>{count} snakes</source>
            <translation>{count} Schlangen</translation>
        </message>
        <message>
            <source>no jaguar</source>
            <translation>kein Jaguar</translation>
        </message>
        <message>
            <source>1 jaguar</source>
            <translation>1 Jaguar</translation>
        </message>
        <message>
            <source>{count} jaguars</source>
            <translation>{count} Jaguare</translation>
        </message>
        <message>
            <source>no question chip</source>
            <translation>kein Fragechip</translation>
        </message>
        <message>
            <source>1 question chip</source>
            <translation>1 Fragechip</translation>
        </message>
        <message>
            <source>{count} question chips</source>
            <translation>{count} Fragechips</translation>
        </message>
        <message>
            <source>1 step</source>
            <translation>1 Schritt</translation>
        </message>
        <message>
            <source>{count} steps</source>
            <translation>{count} Schritte</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>Orte</translation>
        </message>
        <message>
            <source>Symbols</source>
            <translation>Symbole</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Übereinstimmungen</translation>
        </message>
        <message>
            <source>eliminated</source>
            <translation>ausgeschieden</translation>
        </message>
        <message>
            <source>thinking time</source>
            <translation>Bedenkzeit</translation>
        </message>
        <message>
            <source>Task of</source>
            <translation>Aufgabe von</translation>
        </message>
        <message>
            <source>Nobody's oracles</source>
            <translation>Niemandes Orakel</translation>
        </message>
        <message>
            <source>Only the asker and the oracle hear the answer.</source>
            <translation>Die Antwort hören nur die fragende Person und das Orakel.</translation>
        </message>
        <message>
            <source>{colour} piece</source>
            <translation>Figur in {colour}</translation>
        </message>
        <message>
            <source>danger stone, face down</source>
            <translation>verdeckter Gefahrstein</translation>
        </message>
        <message>
            <source>danger stone, face down: you know it is a {kind}</source>
            <translation>verdeckter Gefahrstein, du kennst ihn: {kind}</translation>
        </message>
        <message>
            <source>nobody's oracle</source>
            <translation>niemandes Orakel</translation>
        </message>
        <message>
            <source>your oracle</source>
            <translation>dein Orakel</translation>
        </message>
        <message>
            <source>oracle of {colour}</source>
            <translation>Orakel von {colour}</translation>
        </message>
        <message>
            <source>{place}: {symbol}</source>
            <translation>{place}: {symbol}</translation>
        </message>
        <message>
            <source>Board of {colour}</source>
            <translation>Tafel von {colour}</translation>
        </message>
        <message>
            <source>marker on {marker}</source>
            <translation>Markierstein auf {marker}</translation>
        </message>
        <message>
            <source>task: {pairs}</source>
            <translation>Aufgabe: {pairs}</translation>
        </message>
        <message>
            <source>your oracle is {letter}</source>
            <translation>dein Orakel ist {letter}</translation>
        </message>
        <message>
            <source>you hold the task of {colour}: {pairs}</source>
            <translation>du hältst die Aufgabe von {colour}: {pairs}</translation>
        </message>
        <message>
            <source>covered cards</source>
            <translation>verdeckte Karten</translation>
        </message>
        <message>
            <source>open oracle cards: {letters}</source>
            <translation>offene Orakelkarten: {letters}</translation>
        </message>
        <message>
            <source>face-down oracle cards: {count}</source>
            <translation>verdeckte Orakelkarten: {count}</translation>
        </message>
        <message>
            <source>Seat {number}</source>
            <translation>Platz {number}</translation>
        </message>
        <message>
            <source>Task cards</source>
            <translation>Aufgabenkarten</translation>
        </message>
        <message>
            <source>A fresh deck has other places and symbols in every match.</source>
            <translation>Ein frischer Stapel hat in jeder Partie andere Orte und Symbole.</translation>
        </message>
        <message>
            <source>Start player</source>
            <translation>Startspieler</translation>
        </message>
        <message>
            <source>Who puts the first piece and has the first turn.</source>
            <translation>Wer die erste Figur setzt und den ersten Zug hat.</translation>
        </message>
        <message>
            <source>Own danger stones</source>
            <translation>Eigene Gefahrsteine</translation>
        </message>
        <message>
            <source>Whether you choose which stone you lay, or one is drawn unseen.</source>
            <translation>Ob du wählst, welchen Stein du legst, oder ob einer blind gezogen wird.</translation>
        </message>
        <message>
            <source>Answers of the oracle</source>
            <translation>Antworten des Orakels</translation>
        </message>
        <message>
            <source>Whether everybody hears an answer, or only the asker and the oracle.</source>
            <translation>Ob alle eine Antwort hören oder nur, wer fragt, und das Orakel.</translation>
        </message>
        <message>
            <source>Thinking time</source>
            <translation>Bedenkzeit</translation>
        </message>
        <message>
            <source>With four or more players the asker sits out the next cycle.</source>
            <translation>Ab vier Personen setzt, wer gefragt hat, die nächste Spielrunde aus.</translation>
        </message>
        <message>
            <source>The task you hold</source>
            <translation>Die Aufgabe in deiner Hand</translation>
        </message>
        <message>
            <source>Whether you may look at the task of the player to your left.</source>
            <translation>Ob du die Aufgabe der Person zu deiner Linken ansehen darfst.</translation>
        </message>
        <message>
            <source>Help on the note pad</source>
            <translation>Hilfe auf dem Spielblock</translation>
        </message>
        <message>
            <source>How much the program counts for you from the answers to your questions.</source>
            <translation>Wie viel das Programm aus den Antworten auf deine Fragen für dich berechnet.</translation>
        </message>
        <message>
            <source>Own stones on the board</source>
            <translation>Eigene Steine auf dem Plan</translation>
        </message>
        <message>
            <source>Whether the screen remembers for you which stones you have laid.</source>
            <translation>Ob der Bildschirm sich merkt, welche Steine du gelegt hast.</translation>
        </message>
        <message>
            <source>Fresh</source>
            <translation>Frisch</translation>
        </message>
        <message>
            <source>Classic</source>
            <translation>Klassisch</translation>
        </message>
        <message>
            <source>By lot</source>
            <translation>Ausgelost</translation>
        </message>
        <message>
            <source>Chosen</source>
            <translation>Gewählt</translation>
        </message>
        <message>
            <source>Unseen</source>
            <translation>Blind</translation>
        </message>
        <message>
            <source>Everybody hears them</source>
            <translation>Alle hören sie</translation>
        </message>
        <message>
            <source>Asker and oracle only</source>
            <translation>Nur Fragende und Orakel</translation>
        </message>
        <message>
            <source>By the rules</source>
            <translation>Nach den Regeln</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>Open to you</source>
            <translation>Für dich offen</translation>
        </message>
        <message>
            <source>Covered</source>
            <translation>Verdeckt</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Keine</translation>
        </message>
        <message>
            <source>How many tasks are left</source>
            <translation>Wie viele Aufgaben bleiben</translation>
        </message>
        <message>
            <source>Everything</source>
            <translation>Alles</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>Gezeigt</translation>
        </message>
        <message>
            <source>Remember them yourself</source>
            <translation>Selbst merken</translation>
        </message>
        <message>
            <source>Jade König</source>
            <translation>Jade König</translation>
        </message>
        <message>
            <source>Race to the oracles, ask well, and wake the Jade King</source>
            <translation>Sei als Erstes am Orakel, frage klug und wecke den Jade-König</translation>
        </message>
        <message>
            <source>That is not possible.</source>
            <translation>Das geht nicht.</translation>
        </message>
        <message>
            <source>{name}: put your piece on any free space.</source>
            <translation>{name}: Setze deine Figur auf ein freies Feld.</translation>
        </message>
        <message>
            <source>{name}: put your piece back on any free space.</source>
            <translation>{name}: Setze deine Figur wieder auf ein freies Feld.</translation>
        </message>
        <message>
            <source>{name}: no moves left. A question chip must be given up.</source>
            <translation>{name}: Keine Züge mehr. Ein Fragechip muss abgegeben werden.</translation>
        </message>
        <message>
            <source>{name}: move, or do something else?</source>
            <translation>{name}: ziehen oder etwas anderes tun?</translation>
        </message>
        <message>
            <source>{name}: choose your way, one to three steps.</source>
            <translation>{name}: Wähle deinen Weg, ein bis drei Schritte.</translation>
        </message>
        <message>
            <source>{name}: how many of the stones on your way are snakes?</source>
            <translation>{name}: Wie viele der Steine auf deinem Weg sind Schlangen?</translation>
        </message>
        <message>
            <source>{mover} wants to move. Who lays a danger stone?</source>
            <translation>{mover} will ziehen. Wer legt einen Gefahrstein?</translation>
        </message>
        <message>
            <source>{mover} wants to move. Choose a space for a danger stone, or let it be.</source>
            <translation>{mover} will ziehen. Wähle ein Feld für einen Gefahrstein oder lass es.</translation>
        </message>
        <message>
            <source>{mover} wants to move. Choose a stone and a space for it, or let it be.</source>
            <translation>{mover} will ziehen. Wähle einen Stein und ein Feld dafür oder lass es.</translation>
        </message>
        <message>
            <source>{name}: lay your chips on {places} and ask the oracle.</source>
            <translation>{name}: Lege deine Chips ({places}) und frage das Orakel.</translation>
        </message>
        <message>
            <source>Does anyone claim that their task lies on the board now?</source>
            <translation>Behauptet jemand, dass die eigene Aufgabe jetzt so auf dem Plan liegt?</translation>
        </message>
        <message>
            <source>{name}: name the three places of your task. One mistake and you are out.</source>
            <translation>{name}: Nenne die drei Orte deiner Aufgabe. Ein Fehler, und du scheidest aus.</translation>
        </message>
        <message>
            <source>{name}: exchange symbol cards by choosing two places. Changed so far: {now} of at most 6.</source>
            <translation>{name}: Tausche Symbolkarten, indem du zwei Orte wählst. Bisher geändert: {now} von höchstens 6.</translation>
        </message>
        <message>
            <source>Announce a move</source>
            <translation>Zug ankündigen</translation>
        </message>
        <message>
            <source>Give a question chip</source>
            <translation>Fragechip abgeben</translation>
        </message>
        <message>
            <source>Claim the solution</source>
            <translation>Lösung behaupten</translation>
        </message>
        <message>
            <source>Withdraw the claim</source>
            <translation>Behauptung zurücknehmen</translation>
        </message>
        <message>
            <source>Not in this cycle</source>
            <translation>In dieser Runde nicht mehr</translation>
        </message>
        <message>
            <source>Snake</source>
            <translation>Schlange</translation>
        </message>
        <message>
            <source>Jaguar</source>
            <translation>Jaguar</translation>
        </message>
        <message>
            <source>The symbols lie right</source>
            <translation>Die Symbole liegen richtig</translation>
        </message>
        <message>
            <source>Ask the oracle</source>
            <translation>Das Orakel fragen</translation>
        </message>
        <message>
            <source>Yes, I am sure</source>
            <translation>Ja, ganz sicher</translation>
        </message>
        <message>
            <source>Anywhere, by lot</source>
            <translation>Irgendwo, ausgelost</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Austeilen</translation>
        </message>
        <message>
            <source>Do nothing</source>
            <translation>Nichts tun</translation>
        </message>
        <message>
            <source>Let it be</source>
            <translation>Lassen</translation>
        </message>
        <message>
            <source>Deduction</source>
            <translation>Kombinieren</translation>
        </message>
        <message>
            <source>Which question tells most?</source>
            <translation>Welche Frage verrät am meisten?</translation>
        </message>
        <message>
            <source>This match is played without help in deduction.</source>
            <translation>In dieser Partie hilft niemand beim Kombinieren.</translation>
        </message>
        <message>
            <source>What the program can conclude for a player is shown behind the curtain.</source>
            <translation>Was sich für dich folgern lässt, steht hinter dem Vorhang.</translation>
        </message>
        <message>
            <source>Question {number}: from {before} to {after}, {bits} bits</source>
            <translation>Frage {number}: von {before} auf {after}, {bits} Bit</translation>
        </message>
        <message>
            <source>Only one task can still be yours.</source>
            <translation>Nur noch eine Aufgabe kann deine sein.</translation>
        </message>
        <message>
            <source>{count} tasks can still be yours.</source>
            <translation>{count} Aufgaben können noch deine sein.</translation>
        </message>
        <message>
            <source>.</source>
            <comment>between figures</comment>
            <translation>,</translation>
        </message>
        <message>
            <source>They will be listed once at most {count} are left.</source>
            <translation>Sie werden aufgelistet, sobald höchstens {count} übrig sind.</translation>
        </message>
        <message>
            <source>These questions tell most, on average:</source>
            <translation>Diese Fragen verraten im Schnitt am meisten:</translation>
        </message>
        <message>
            <source>{pairs}: {bits} bits</source>
            <translation>{pairs}: {bits} Bit</translation>
        </message>
        <message>
            <source>{pairs}: {bits} bits, and it may be the solution</source>
            <translation>{pairs}: {bits} Bit, und es kann die Lösung sein</translation>
        </message>
        <message>
            <source>3 places, 3 symbols, 3 matches: the oracle gives the Jade King to {name}.</source>
            <translation>3 Orte, 3 Symbole, 3 Übereinstimmungen: Das Orakel gibt {name} den Jade-König.</translation>
        </message>
        <message>
            <source>The claim of {name} is right: the Jade King is won.</source>
            <translation>Die Behauptung von {name} stimmt: Der Jade-König ist gewonnen.</translation>
        </message>
        <message>
            <source>{name} is the last one left and wins the Jade King.</source>
            <translation>{name} ist als Einziges übrig und gewinnt den Jade-König.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Du bist nicht am Zug.</translation>
        </message>
        <message>
            <source>A piece may not start on an oracle.</source>
            <translation>Eine Figur darf nicht auf einem Orakel beginnen.</translation>
        </message>
        <message>
            <source>A danger stone lies there already.</source>
            <translation>Dort liegt schon ein Gefahrstein.</translation>
        </message>
        <message>
            <source>A piece stands there.</source>
            <translation>Dort steht eine Figur.</translation>
        </message>
        <message>
            <source>No path leads there in one step.</source>
            <translation>Dorthin führt kein Weg in einem Schritt.</translation>
        </message>
        <message>
            <source>A move has three steps at most.</source>
            <translation>Ein Zug hat höchstens drei Schritte.</translation>
        </message>
        <message>
            <source>A move may not lead back to where it began.</source>
            <translation>Ein Zug darf nicht zum Ausgangsfeld zurückführen.</translation>
        </message>
        <message>
            <source>No space may be entered twice in one move.</source>
            <translation>Kein Feld darf in einem Zug zweimal betreten werden.</translation>
        </message>
        <message>
            <source>Pieces may be jumped, but the move may not end on one.</source>
            <translation>Figuren dürfen übersprungen werden, der Zug darf aber nicht auf einer enden.</translation>
        </message>
        <message>
            <source>Oracle {letter} is not yours: you may walk across it, but not end there.</source>
            <translation>Orakel {letter} ist nicht deines: Du darfst darüberziehen, aber nicht dort enden.</translation>
        </message>
        <message>
            <source>A danger stone must lie at most three steps from the piece of {name}.</source>
            <translation>Ein Gefahrstein muss höchstens drei Schritte von der Figur von {name} entfernt liegen.</translation>
        </message>
        <message>
            <source>The marker stands on 0: a question chip must be given up first.</source>
            <translation>Der Markierstein steht auf 0: Erst muss ein Fragechip abgegeben werden.</translation>
        </message>
        <message>
            <source>The last question chip cannot be exchanged: that would be the end of the expedition.</source>
            <translation>Der letzte Fragechip kann nicht getauscht werden: Das wäre das Ende der Expedition.</translation>
        </message>
        <message>
            <source>The marker stands on 10 already.</source>
            <translation>Der Markierstein steht schon auf 10.</translation>
        </message>
        <message>
            <source>Announce a move first; then choose the way.</source>
            <translation>Kündige erst einen Zug an; dann wählst du den Weg.</translation>
        </message>
        <message>
            <source>Stones are laid unseen: choose only the space.</source>
            <translation>Steine werden blind gelegt: Wähle nur das Feld.</translation>
        </message>
        <message>
            <source>Choose a snake or a jaguar.</source>
            <translation>Wähle Schlange oder Jaguar.</translation>
        </message>
        <message>
            <source>You hold no stone of this kind.</source>
            <translation>Einen solchen Stein hast du nicht.</translation>
        </message>
        <message>
            <source>There are not so many stones on the way.</source>
            <translation>So viele Steine liegen nicht auf dem Weg.</translation>
        </message>
        <message>
            <source>That cannot be chosen now.</source>
            <translation>Das lässt sich jetzt nicht wählen.</translation>
        </message>
        <message>
            <source>The question needs exactly as many places as you have question chips: {chips}.</source>
            <translation>Die Frage braucht genau so viele Orte, wie du Fragechips hast: {chips}.</translation>
        </message>
        <message>
            <source>A task has three different symbols.</source>
            <translation>Eine Aufgabe hat drei verschiedene Symbole.</translation>
        </message>
        <message>
            <source>The same symbol lies on both places.</source>
            <translation>Auf beiden Orten liegt dasselbe Symbol.</translation>
        </message>
        <message>
            <source>This place is chosen already.</source>
            <translation>Dieser Ort ist schon gewählt.</translation>
        </message>
        <message>
            <source>A task has exactly three places.</source>
            <translation>Eine Aufgabe hat genau drei Orte.</translation>
        </message>
        <message>
            <source>At most {most} places may show another symbol than before.</source>
            <translation>Höchstens {most} Orte dürfen ein anderes Symbol zeigen als zuvor.</translation>
        </message>
        <message>
            <source>After {most} exchanges the symbols must stay as they lie.</source>
            <translation>Nach {most} Tauschen müssen die Symbole liegen bleiben.</translation>
        </message>
        <message>
            <source>This is the shortest way to my oracle.</source>
            <translation>Das ist der kürzeste Weg zu meinem Orakel.</translation>
        </message>
        <message>
            <source>This way reaches my oracle.</source>
            <translation>Dieser Weg erreicht mein Orakel.</translation>
        </message>
        <message>
            <source>I know what lies there.</source>
            <translation>Ich weiß, was dort liegt.</translation>
        </message>
        <message>
            <source>A walk does no harm.</source>
            <translation>Ein Spaziergang schadet nicht.</translation>
        </message>
        <message>
            <source>I can still be first at my oracle.</source>
            <translation>Ich kann noch als Erstes an meinem Orakel sein.</translation>
        </message>
        <message>
            <source>Others are nearer; I save my moves for the next cycle.</source>
            <translation>Andere sind näher; ich spare meine Züge für die nächste Spielrunde.</translation>
        </message>
        <message>
            <source>I have no moves left.</source>
            <translation>Ich habe keine Züge mehr.</translation>
        </message>
        <message>
            <source>I simply guessed.</source>
            <translation>Ich habe einfach geraten.</translation>
        </message>
        <message>
            <source>By what is still out there, this is most likely.</source>
            <translation>Nach allem, was noch im Spiel ist, ist das am wahrscheinlichsten.</translation>
        </message>
        <message>
            <source>A nice place to start.</source>
            <translation>Ein schöner Anfang.</translation>
        </message>
        <message>
            <source>From here no oracle is far.</source>
            <translation>Von hier ist kein Orakel weit.</translation>
        </message>
        <message>
            <source>A stone would not help much here.</source>
            <translation>Ein Stein würde hier wenig helfen.</translation>
        </message>
        <message>
            <source>This bars the way of {name}.</source>
            <translation>Das versperrt {name} den Weg.</translation>
        </message>
        <message>
            <source>{name} knows most and must be held up.</source>
            <translation>{name} weiß am meisten und muss aufgehalten werden.</translation>
        </message>
        <message>
            <source>I lay the symbols for my question.</source>
            <translation>Ich lege die Symbole für meine Frage.</translation>
        </message>
        <message>
            <source>The symbols lie as I want them.</source>
            <translation>Die Symbole liegen, wie ich sie brauche.</translation>
        </message>
        <message>
            <source>This question tells most: {bits} bits on average.</source>
            <translation>Diese Frage verrät am meisten: im Schnitt {bits} Bit.</translation>
        </message>
        <message>
            <source>I know my task.</source>
            <translation>Ich kenne meine Aufgabe.</translation>
        </message>
        <message>
            <source>My task lies on the board as it is.</source>
            <translation>Meine Aufgabe liegt genau so auf dem Plan.</translation>
        </message>
        <message>
            <source>I am not sure of my task yet.</source>
            <translation>Ich bin mir meiner Aufgabe noch nicht sicher.</translation>
        </message>
        <message>
            <source>There was no other move.</source>
            <translation>Es gab keinen anderen Zug.</translation>
        </message>
        <message>
            <source>“{text}” is no move of this game.</source>
            <translation>„{text}“ ist kein Zug dieses Spiels.</translation>
        </message>
        <message>
            <source>The start player chosen is not at the table.</source>
            <translation>Der gewählte Startplatz ist nicht besetzt.</translation>
        </message>
        <message>
            <source>So it cannot be dealt.</source>
            <translation>So kann nicht ausgeteilt werden.</translation>
        </message>
        <message>
            <source>This is no position of Jade König.</source>
            <translation>Das ist keine Stellung von Jade König.</translation>
        </message>
        <message>
            <source>This is no note pad of Jade König.</source>
            <translation>Das ist kein Spielblock von Jade König.</translation>
        </message>
        <message>
            <source>What is to be done next does not fit the position.</source>
            <translation>Was als Nächstes zu tun wäre, passt nicht zur Stellung.</translation>
        </message>
        <message>
            <source>Chips, markers or players do not go together.</source>
            <translation>Chips, Markiersteine oder Spielende passen nicht zusammen.</translation>
        </message>
        <message>
            <source>A piece stands where it cannot stand.</source>
            <translation>Eine Figur steht, wo sie nicht stehen kann.</translation>
        </message>
        <message>
            <source>The danger stones are not 15 snakes and 15 jaguars.</source>
            <translation>Die Gefahrsteine sind nicht 15 Schlangen und 15 Jaguare.</translation>
        </message>
        <message>
            <source>The task cards do not go together.</source>
            <translation>Die Aufgabenkarten passen nicht zusammen.</translation>
        </message>
        <message>
            <source>The oracle cards do not go together.</source>
            <translation>Die Orakelkarten passen nicht zusammen.</translation>
        </message>
        <message>
            <source>Questions, claims and tasks contradict each other.</source>
            <translation>Fragen, Behauptungen und Aufgaben widersprechen einander.</translation>
        </message>
        <message>
            <source>{name} begins.</source>
            <translation>{name} beginnt.</translation>
        </message>
        <message>
            <source>{name} comes back on {space}.</source>
            <translation>{name} kommt zurück: {space}.</translation>
        </message>
        <message>
            <source>{name} starts on {space}.</source>
            <translation>{name} beginnt auf: {space}.</translation>
        </message>
        <message>
            <source>The symbol cards lie: {pairs}.</source>
            <translation>Die Symbolkarten liegen so: {pairs}.</translation>
        </message>
        <message>
            <source>You hold {snakes} and {jaguars}.</source>
            <translation>Du hast {snakes} und {jaguars}.</translation>
        </message>
        <message>
            <source>Everybody holds the task of the player to the left.</source>
            <translation>Alle halten die Aufgabe der Person zur Linken.</translation>
        </message>
        <message>
            <source>You hold the task of {name}: {pairs}.</source>
            <translation>Du hältst die Aufgabe von {name}: {pairs}.</translation>
        </message>
        <message>
            <source>Nobody moves: the oracle cards are dealt anew. Open: {letters}.</source>
            <translation>Niemand zieht: Die Orakelkarten werden neu verteilt. Offen: {letters}.</translation>
        </message>
        <message>
            <source>Cycle {cycle}: oracle cards are dealt. Open: {letters}.</source>
            <translation>Spielrunde {cycle}: Die Orakelkarten werden verteilt. Offen: {letters}.</translation>
        </message>
        <message>
            <source>Your oracle is {letter}.</source>
            <translation>Dein Orakel ist {letter}.</translation>
        </message>
        <message>
            <source>{name} announces a move.</source>
            <translation>{name} kündigt einen Zug an.</translation>
        </message>
        <message>
            <source>{name} does nothing.</source>
            <translation>{name} tut nichts.</translation>
        </message>
        <message>
            <source>{space} is not the oracle of {name}; another way must be chosen.</source>
            <translation>{space} gehört nicht {name}; ein anderer Weg muss her.</translation>
        </message>
        <message>
            <source>{name} cannot move any more and gives up a question chip.</source>
            <translation>{name} kann nicht mehr ziehen und gibt einen Fragechip ab.</translation>
        </message>
        <message>
            <source>{name} exchanges a question chip for ten moves.</source>
            <translation>{name} tauscht einen Fragechip gegen zehn Züge.</translation>
        </message>
        <message>
            <source>{name} lays a danger stone on {space}.</source>
            <translation>{name} legt einen Gefahrstein: {space}.</translation>
        </message>
        <message>
            <source>{name} lays a danger stone on {space}: {kind}.</source>
            <translation>{name} legt einen Gefahrstein: {space}, {kind}.</translation>
        </message>
        <message>
            <source>The stone laid unseen: {kind}.</source>
            <translation>Der blind gelegte Stein: {kind}.</translation>
        </message>
        <message>
            <source>{name} lays no danger stone in this cycle.</source>
            <translation>{name} legt in dieser Spielrunde keinen Gefahrstein.</translation>
        </message>
        <message>
            <source>{name} lays no danger stone.</source>
            <translation>{name} legt keinen Gefahrstein.</translation>
        </message>
        <message>
            <source>{name} makes no claim.</source>
            <translation>{name} behauptet nichts.</translation>
        </message>
        <message>
            <source>{name} guesses {guess}. The stones: {kinds}. Right, the way is free.</source>
            <translation>{name} rät: {guess}. Die Steine: {kinds}. Richtig, der Weg ist frei.</translation>
        </message>
        <message>
            <source>{name} guesses {guess}. The stones: {kinds}. Wrong, no move.</source>
            <translation>{name} rät: {guess}. Die Steine: {kinds}. Falsch, kein Zug.</translation>
        </message>
        <message>
            <source>{name} has reached oracle {letter}; all others fall silent.</source>
            <translation>{name} hat Orakel {letter} erreicht; alle anderen verstummen.</translation>
        </message>
        <message>
            <source>{name} exchanges the symbol cards of {one} and {other}.</source>
            <translation>{name} tauscht die Symbolkarten von {one} und {other}.</translation>
        </message>
        <message>
            <source>The danger stones are dealt anew: {stones} to each player.</source>
            <translation>Die Gefahrsteine werden neu verteilt, an alle je {stones}.</translation>
        </message>
        <message>
            <source>{stones} to each player.</source>
            <translation>Alle bekommen {stones}.</translation>
        </message>
        <message>
            <source>{name} walks {steps} to {space}.</source>
            <translation>{name} zieht {steps} weit: {space}.</translation>
        </message>
        <message>
            <source>{chips} left.</source>
            <translation>Übrig: {chips}.</translation>
        </message>
        <message>
            <source>{name} must guess: the way leads over {stones}.</source>
            <translation>{name} muss raten: Auf dem Weg liegt {stones}.</translation>
        </message>
        <message>
            <source>{name} has arranged the symbol cards. Places changed: {count}.</source>
            <translation>{name} hat die Symbolkarten geordnet. Geänderte Orte: {count}.</translation>
        </message>
        <message>
            <source>Thinking time: {name} sits out the next cycle.</source>
            <translation>Bedenkzeit: {name} setzt die nächste Spielrunde aus.</translation>
        </message>
        <message>
            <source>Cycle {cycle} is over.</source>
            <translation>Spielrunde {cycle} ist zu Ende.</translation>
        </message>
        <message>
            <source>{name} asks: {pairs}.</source>
            <translation>{name} fragt: {pairs}.</translation>
        </message>
        <message>
            <source>{oracle} answers in private.</source>
            <translation>{oracle} antwortet im Geheimen.</translation>
        </message>
        <message>
            <source>The oracle ({oracle}): {answer}.</source>
            <translation>Das Orakel ({oracle}): {answer}.</translation>
        </message>
        <message>
            <source>{name} claims to know the task.</source>
            <translation>{name} behauptet, die Aufgabe zu kennen.</translation>
        </message>
        <message>
            <source>{name} withdraws the claim.</source>
            <translation>{name} nimmt die Behauptung zurück.</translation>
        </message>
        <message>
            <source>{name} names: {pairs}.</source>
            <translation>{name} nennt: {pairs}.</translation>
        </message>
        <message>
            <source>The claim of {name} is right: {pairs}.</source>
            <translation>Die Behauptung von {name} stimmt: {pairs}.</translation>
        </message>
        <message>
            <source>The claim of {name} is wrong.</source>
            <translation>Die Behauptung von {name} ist falsch.</translation>
        </message>
        <message>
            <source>{name} is eliminated.</source>
            <translation>{name} scheidet aus.</translation>
        </message>
        <message>
            <source>Oracle {letter} is nobody's now.</source>
            <translation>Orakel {letter} gehört nun niemandem.</translation>
        </message>
        <message>
            <source>The statue wakes: {name} has won the Jade King.</source>
            <translation>Die Statue erwacht: {name} hat den Jade-König gewonnen.</translation>
        </message>
        <message>
            <source>Cycle</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Question</source>
            <translation>Frage</translation>
        </message>
        <message>
            <source>P</source>
            <comment>places, one letter</comment>
            <translation>O</translation>
        </message>
        <message>
            <source>S</source>
            <comment>symbols, one letter</comment>
            <translation>S</translation>
        </message>
        <message>
            <source>M</source>
            <comment>matches, one letter</comment>
            <translation>Ü</translation>
        </message>
        <message>
            <source>You have not asked yet.</source>
            <translation>Du hast noch nicht gefragt.</translation>
        </message>
        <message>
            <source>{colour} asked:</source>
            <translation>{colour} fragte:</translation>
        </message>
        <message>
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <source>perhaps</source>
            <translation>vielleicht</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <source>no mark</source>
            <translation>kein Zeichen</translation>
        </message>
        <message>
            <source>{thing}: {mark}</source>
            <translation>{thing}: {mark}</translation>
        </message>
        <message>
            <source>the answers say: {mark}</source>
            <translation>die Antworten sagen: {mark}</translation>
        </message>
        <message>
            <source>Note pad</source>
            <translation>Spielblock</translation>
        </message>
        <message>
            <source>Every player has a private note pad. It opens behind the curtain.</source>
            <translation>Alle haben einen eigenen Spielblock. Er öffnet sich hinter dem Vorhang.</translation>
        </message>
        <message>
            <source>Questions and answers</source>
            <translation>Fragen und Antworten</translation>
        </message>
        <message>
            <source>Your marks</source>
            <translation>Deine Zeichen</translation>
        </message>
        <message>
            <source>Your notes</source>
            <translation>Deine Notizen</translation>
        </message>
        <message>
            <source>Your oracle: {letter}</source>
            <translation>Dein Orakel: {letter}</translation>
        </message>
        <message>
            <source>You hold the task of {colour}: {pairs}</source>
            <translation>Du hältst die Aufgabe von {colour}: {pairs}</translation>
        </message>
    </context>
    <context>
        <name>jing</name>
        <message>
            <source>princess</source>
            <translation>Prinzessin</translation>
        </message>
        <message>
            <source>maid</source>
            <translation>Zofe</translation>
        </message>
        <message>
            <source>mirror holder</source>
            <translation>Spiegelhalter</translation>
        </message>
        <message>
            <source>lady (princess or maid)</source>
            <translation>Dame (Prinzessin oder Zofe)</translation>
        </message>
        <message>
            <source>nobody</source>
            <translation>niemand</translation>
        </message>
        <message>
            <source>not the princess</source>
            <translation>nicht die Prinzessin</translation>
        </message>
        <message>
            <source>crane</source>
            <translation>Kranich</translation>
        </message>
        <message>
            <source>fox</source>
            <translation>Fuchs</translation>
        </message>
        <message>
            <source>owl</source>
            <translation>Eule</translation>
        </message>
        <message>
            <source>none yet</source>
            <translation>noch keines</translation>
        </message>
        <message>
            <source>{figure} {square}</source>
            <translation>{figure} {square}</translation>
        </message>
        <message>
            <source>{one} and {other}</source>
            <translation>{one} und {other}</translation>
        </message>
        <message>
            <source>screen {square}</source>
            <translation>Sichtschirm {square}</translation>
        </message>
        <message>
            <source>South</source>
            <translation>Süden</translation>
        </message>
        <message>
            <source>North</source>
            <translation>Norden</translation>
        </message>
        <message>
            <source>captain {number}</source>
            <translation>Hauptmann {number}</translation>
        </message>
        <message>
            <source>{some} or {last}</source>
            <translation>{some} oder {last}</translation>
        </message>
        <message>
            <source>objective card {letter}</source>
            <translation>Zielkarte {letter}</translation>
        </message>
        <message>
            <source>{animals}: {captain}</source>
            <translation>{animals}: {captain}</translation>
        </message>
        <message>
            <source>objective card, covered</source>
            <translation>Zielkarte, verdeckt</translation>
        </message>
        <message>
            <source>{name} ({count})</source>
            <translation>{name} ({count})</translation>
        </message>
        <message>
            <source>On</source>
            <translation>An</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>In the expert game animals must be found to learn which of three captains is the beloved.</source>
            <translation>Im Expertenmodus muss man Tiere finden, um zu erfahren, welcher von drei Hauptmännern der Geliebte ist.</translation>
        </message>
        <message>
            <source>First player</source>
            <translation>Wer beginnt</translation>
        </message>
        <message>
            <source>Who has the first turn.</source>
            <translation>Wer den ersten Zug hat.</translation>
        </message>
        <message>
            <source>Bring home from the start line</source>
            <translation>Von der Startlinie zurückbringen</translation>
        </message>
        <message>
            <source>A figure may also go from one screen of the start line to another.</source>
            <translation>Eine Figur darf auch von einem Sichtschirm der Startlinie zu einem anderen wechseln.</translation>
        </message>
        <message>
            <source>Limit of turns</source>
            <translation>Zuggrenze</translation>
        </message>
        <message>
            <source>After so many turns of both players the match is a draw; 0: no limit.</source>
            <translation>Nach so vielen Zügen beider zusammen endet die Partie unentschieden; 0: keine Grenze.</translation>
        </message>
        <message>
            <source>Memory aid</source>
            <translation>Gedächtnishilfe</translation>
        </message>
        <message>
            <source>A page beside the board follows figures that you have seen once.</source>
            <translation>Eine Seite neben dem Spielplan verfolgt Figuren, die du einmal gesehen hast.</translation>
        </message>
        <message>
            <source>Mirrors show</source>
            <translation>Spiegel zeigen</translation>
        </message>
        <message>
            <source>Whether a mirror shows one screen or also the two beside it.</source>
            <translation>Ob ein Spiegel einen Sichtschirm zeigt oder auch die beiden daneben.</translation>
        </message>
        <message>
            <source>Image in the mirror</source>
            <translation>Spiegelbild</translation>
        </message>
        <message>
            <source>In a veiled mirror princess and maid look alike.</source>
            <translation>In einem verschleierten Spiegel sehen Prinzessin und Zofe gleich aus.</translation>
        </message>
        <message>
            <source>A wrong guess shows</source>
            <translation>Ein Fehlversuch zeigt</translation>
        </message>
        <message>
            <source>What both players see of the screen when the princess is not there.</source>
            <translation>Was beide vom Sichtschirm sehen, wenn die Prinzessin nicht dort ist.</translation>
        </message>
        <message>
            <source>Animals (expert)</source>
            <translation>Tiere (Experten)</translation>
        </message>
        <message>
            <source>Whether each player chooses two of three animals or draws them.</source>
            <translation>Ob alle zwei von drei Tieren aussuchen oder ziehen.</translation>
        </message>
        <message>
            <source>Captains (expert)</source>
            <translation>Hauptmänner (Experten)</translation>
        </message>
        <message>
            <source>In which columns the three captains wait.</source>
            <translation>In welchen Spalten die drei Hauptmänner warten.</translation>
        </message>
        <message>
            <source>To win (expert)</source>
            <translation>Zum Sieg (Experten)</translation>
        </message>
        <message>
            <source>What is needed besides standing before the beloved captain.</source>
            <translation>Was nötig ist, außer vor dem Geliebten zu stehen.</translation>
        </message>
        <message>
            <source>Lightning paralysis (expert)</source>
            <translation>Blitzartige Lähmung (Experten)</translation>
        </message>
        <message>
            <source>House rule: a princess between your two mirror holders can be paralysed, which wins.</source>
            <translation>Hausregel: Eine Prinzessin zwischen deinen beiden Spiegelhaltern lässt sich lähmen, und du gewinnst.</translation>
        </message>
        <message>
            <source>The Princesses Run Away!</source>
            <translation>Die Prinzessinnen fliehen!</translation>
        </message>
        <message>
            <source>Expert: Legendary Animals</source>
            <translation>Experten: Die Legendentiere</translation>
        </message>
        <message>
            <source>By lot</source>
            <translation>Per Los</translation>
        </message>
        <message>
            <source>Jing in the South</source>
            <translation>Jing im Süden</translation>
        </message>
        <message>
            <source>Fang in the North</source>
            <translation>Fang im Norden</translation>
        </message>
        <message>
            <source>The screen straight ahead</source>
            <translation>Den Schirm direkt davor</translation>
        </message>
        <message>
            <source>Three screens side by side</source>
            <translation>Drei Schirme nebeneinander</translation>
        </message>
        <message>
            <source>Exact</source>
            <translation>Genau</translation>
        </message>
        <message>
            <source>Veiled</source>
            <translation>Verschleiert</translation>
        </message>
        <message>
            <source>Who stands there</source>
            <translation>Wer dort steht</translation>
        </message>
        <message>
            <source>Only that it was wrong</source>
            <translation>Nur, dass es falsch war</translation>
        </message>
        <message>
            <source>Chosen</source>
            <translation>Ausgesucht</translation>
        </message>
        <message>
            <source>Drawn</source>
            <translation>Gezogen</translation>
        </message>
        <message>
            <source>a, c and e</source>
            <translation>a, c und e</translation>
        </message>
        <message>
            <source>b, c and d</source>
            <translation>b, c und d</translation>
        </message>
        <message>
            <source>Both animals found</source>
            <translation>Beide Tiere gefunden</translation>
        </message>
        <message>
            <source>Nothing more</source>
            <translation>Nichts weiter</translation>
        </message>
        <message>
            <source>The reunion is declared</source>
            <translation>Das Wiedersehen wird angesagt</translation>
        </message>
        <message>
            <source>Princess Jing</source>
            <translation>Princess Jing</translation>
        </message>
        <message>
            <source>Slip through the chamber of screens to the captain you love</source>
            <translation>Schleich durch den Saal der Sichtschirme zu deinem geliebten Hauptmann</translation>
        </message>
        <message>
            <source>{court}, {side}</source>
            <translation>{court}, {side}</translation>
        </message>
        <message>
            <source>That is not possible.</source>
            <translation>Das geht nicht.</translation>
        </message>
        <message>
            <source>{name}: hide your figures. Still to be placed: {left}.</source>
            <translation>{name}: Verstecke deine Figuren. Noch aufzustellen: {left}.</translation>
        </message>
        <message>
            <source>{name}: all your figures are hidden. Are you ready?</source>
            <translation>{name}: Alle deine Figuren sind versteckt. Bist du bereit?</translation>
        </message>
        <message>
            <source>{name}: point at the screen that hides the princess of {foe}, or end your turn.</source>
            <translation>{name}: Zeig auf den Sichtschirm, hinter dem die Prinzessin von {foe} steckt, oder beende deinen Zug.</translation>
        </message>
        <message>
            <source>Chance decides.</source>
            <translation>Der Zufall entscheidet.</translation>
        </message>
        <message>
            <source>{name}, first of two turns: exchange two neighbouring screens or bring a figure home.</source>
            <translation>{name}, erster von zwei Zügen: Vertausche zwei benachbarte Sichtschirme oder bring eine Figur zurück.</translation>
        </message>
        <message>
            <source>{name}, second turn in a row: exchange two neighbouring screens or bring a figure home.</source>
            <translation>{name}, zweiter Zug hintereinander: Vertausche zwei benachbarte Sichtschirme oder bring eine Figur zurück.</translation>
        </message>
        <message>
            <source>{name}: exchange two neighbouring screens or bring a figure home.</source>
            <translation>{name}: Vertausche zwei benachbarte Sichtschirme oder bring eine Figur zurück.</translation>
        </message>
        <message>
            <source>{name}: your princess was found on {square}. Choose in secret a free screen of your start line, or of your second row if the line is full.</source>
            <translation>{name}: Deine Prinzessin wurde auf {square} entdeckt. Wähle heimlich einen freien Sichtschirm deiner Startlinie oder, wenn sie voll ist, deiner zweiten Reihe.</translation>
        </message>
        <message>
            <source>{name}: your princess was found on {square}. Choose in secret a free screen of your start line.</source>
            <translation>{name}: Deine Prinzessin wurde auf {square} entdeckt. Wähle heimlich einen freien Sichtschirm deiner Startlinie.</translation>
        </message>
        <message>
            <source>Place the rest by lot</source>
            <translation>Den Rest auslosen</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Bereit</translation>
        </message>
        <message>
            <source>Bring a figure home</source>
            <translation>Figur zurückbringen</translation>
        </message>
        <message>
            <source>Point at a screen</source>
            <translation>Auf einen Sichtschirm zeigen</translation>
        </message>
        <message>
            <source>Declare lightning paralysis</source>
            <translation>Blitzartige Lähmung ansagen</translation>
        </message>
        <message>
            <source>Declare the reunion</source>
            <translation>Wiedersehen ansagen</translation>
        </message>
        <message>
            <source>End the turn without pointing</source>
            <translation>Zug beenden, ohne zu zeigen</translation>
        </message>
        <message>
            <source>Neither princess has reached her captain. Turns: {turns}.</source>
            <translation>Keine Prinzessin hat ihren Hauptmann erreicht. Züge: {turns}.</translation>
        </message>
        <message>
            <source>The princess has reached her captain on {square}.</source>
            <translation>Die Prinzessin hat auf {square} ihren Hauptmann erreicht.</translation>
        </message>
        <message>
            <source>Lightning paralysis: the princess on {square} was caught between two mirror holders.</source>
            <translation>Blitzartige Lähmung: Die Prinzessin auf {square} stand zwischen zwei Spiegelhaltern.</translation>
        </message>
        <message>
            <source>First hide your figures: choose one, then a screen.</source>
            <translation>Verstecke erst deine Figuren: Wähle eine aus, dann einen Sichtschirm.</translation>
        </message>
        <message>
            <source>First exchange two screens or bring a figure home.</source>
            <translation>Vertausche erst zwei Sichtschirme oder bring eine Figur zurück.</translation>
        </message>
        <message>
            <source>The move is made: point at a screen by the button first, or end the turn.</source>
            <translation>Gezogen hast du schon: Zeig über den Knopf auf einen Sichtschirm oder beende deinen Zug.</translation>
        </message>
        <message>
            <source>The princess was found: first she must go home.</source>
            <translation>Die Prinzessin wurde entdeckt: Erst muss sie nach Hause.</translation>
        </message>
        <message>
            <source>That cannot be chosen now.</source>
            <translation>Das kannst du jetzt nicht wählen.</translation>
        </message>
        <message>
            <source>In this match nobody declares a reunion: it shows by itself.</source>
            <translation>In dieser Partie wird kein Wiedersehen angesagt: Es zeigt sich von selbst.</translation>
        </message>
        <message>
            <source>This match is played without lightning paralysis.</source>
            <translation>Diese Partie wird ohne blitzartige Lähmung gespielt.</translation>
        </message>
        <message>
            <source>Your princess stands before none of your captains.</source>
            <translation>Deine Prinzessin steht vor keinem deiner Hauptmänner.</translation>
        </message>
        <message>
            <source>Choose two different screens.</source>
            <translation>Wähle zwei verschiedene Sichtschirme.</translation>
        </message>
        <message>
            <source>{a} and {b} were just exchanged; that may not be undone at once.</source>
            <translation>{a} und {b} wurden eben erst vertauscht; das darf nicht gleich rückgängig gemacht werden.</translation>
        </message>
        <message>
            <source>{a} and {b} do not touch: only neighbouring screens can be exchanged.</source>
            <translation>{a} und {b} berühren sich nicht: Nur benachbarte Sichtschirme lassen sich vertauschen.</translation>
        </message>
        <message>
            <source>None of your figures stands on {square}.</source>
            <translation>Auf {square} steht keine deiner Figuren.</translation>
        </message>
        <message>
            <source>The maid is never brought home.</source>
            <translation>Die Zofe wird nie zurückgebracht.</translation>
        </message>
        <message>
            <source>Legendary animals are never brought home.</source>
            <translation>Legendentiere werden nie zurückgebracht.</translation>
        </message>
        <message>
            <source>The figure on {square} is on your start line already.</source>
            <translation>Die Figur auf {square} steht schon auf deiner Startlinie.</translation>
        </message>
        <message>
            <source>No screen of your start line is free of your figures.</source>
            <translation>Kein Sichtschirm deiner Startlinie ist frei von eigenen Figuren.</translation>
        </message>
        <message>
            <source>{square} is not on your start line.</source>
            <translation>{square} liegt nicht auf deiner Startlinie.</translation>
        </message>
        <message>
            <source>One of your figures stands on {square} already.</source>
            <translation>Auf {square} steht schon eine deiner Figuren.</translation>
        </message>
        <message>
            <source>She was found here and must go to another screen.</source>
            <translation>Hier wurde sie entdeckt, sie muss hinter einen anderen Sichtschirm.</translation>
        </message>
        <message>
            <source>Your start line is full: choose a screen of your second row, not {square}.</source>
            <translation>Deine Startlinie ist voll: Wähle einen Sichtschirm deiner zweiten Reihe, nicht {square}.</translation>
        </message>
        <message>
            <source>First hide all your figures. Still to be placed: {left}.</source>
            <translation>Verstecke erst alle deine Figuren. Noch aufzustellen: {left}.</translation>
        </message>
        <message>
            <source>All your figures are hidden already.</source>
            <translation>Alle deine Figuren sind schon versteckt.</translation>
        </message>
        <message>
            <source>{square} is not among the screens where you set up.</source>
            <translation>Hinter {square} darfst du nichts aufstellen.</translation>
        </message>
        <message>
            <source>Two legendary animals are hidden; the third stays away.</source>
            <translation>Zwei Legendentiere sind versteckt; das dritte bleibt draußen.</translation>
        </message>
        <message>
            <source>This figure is not in your hand: {figure}.</source>
            <translation>Diese Figur hast du nicht mehr: {figure}.</translation>
        </message>
        <message>
            <source>“{text}” is no move of this game.</source>
            <translation>„{text}“ ist kein Zug dieses Spiels.</translation>
        </message>
        <message>
            <source>Princess Jing is a game for two, not for {seats}.</source>
            <translation>Princess Jing spielt man zu zweit, nicht zu {seats}.</translation>
        </message>
        <message>
            <source>The position cannot be read at “{name}”.</source>
            <translation>Die Stellung ist bei „{name}“ nicht lesbar.</translation>
        </message>
        <message>
            <source>Two figures of one side stand on {square}.</source>
            <translation>Auf {square} stehen zwei Figuren derselben Seite.</translation>
        </message>
        <message>
            <source>It can be nobody's turn in this way.</source>
            <translation>So kann niemand am Zug sein.</translation>
        </message>
        <message>
            <source>In this position somebody has won already.</source>
            <translation>In dieser Stellung hat schon jemand gewonnen.</translation>
        </message>
        <message>
            <source>Ply {ply} is not possible.</source>
            <translation>Halbzug {ply} ist nicht möglich.</translation>
        </message>
        <message>
            <source>{court} does not begin on the home rows.</source>
            <translation>{court} beginnt nicht auf den eigenen Reihen.</translation>
        </message>
        <message>
            <source>{court} has too many figures.</source>
            <translation>{court} hat zu viele Figuren.</translation>
        </message>
        <message>
            <source>{court} lacks figures.</source>
            <translation>{court} fehlen Figuren.</translation>
        </message>
        <message>
            <source>{court} has other animals than were drawn.</source>
            <translation>{court} hat andere Tiere als gezogen wurden.</translation>
        </message>
        <message>
            <source>{court} has something that only the expert game has.</source>
            <translation>{court} hat etwas, das es nur im Expertenmodus gibt.</translation>
        </message>
        <message>
            <source>{court} has no objective card.</source>
            <translation>{court} hat keine Zielkarte.</translation>
        </message>
        <message>
            <source>{court} cannot have found these animals.</source>
            <translation>{court} kann diese Tiere nicht gefunden haben.</translation>
        </message>
        <message>
            <source>{court} sees an animal that does not count as found.</source>
            <translation>{court} sieht ein Tier, das nicht als gefunden gilt.</translation>
        </message>
        <message>
            <source>{name} begins.</source>
            <translation>{name} beginnt.</translation>
        </message>
        <message>
            <source>{name} draws a secret objective card.</source>
            <translation>{name} zieht eine geheime Zielkarte.</translation>
        </message>
        <message>
            <source>{name} draws {card}. It says: {lines}.</source>
            <translation>{name} zieht {card}. Darauf steht: {lines}.</translation>
        </message>
        <message>
            <source>{name} draws two legendary animals in secret.</source>
            <translation>{name} zieht verdeckt zwei Legendentiere.</translation>
        </message>
        <message>
            <source>{name} draws two legendary animals: {animals}.</source>
            <translation>{name} zieht zwei Legendentiere: {animals}.</translation>
        </message>
        <message>
            <source>{name} hides a figure.</source>
            <translation>{name} versteckt eine Figur.</translation>
        </message>
        <message>
            <source>{name} hides a figure: {figure}, {square}.</source>
            <translation>{name} versteckt eine Figur: {figure}, {square}.</translation>
        </message>
        <message>
            <source>{name} lets chance hide the other figures.</source>
            <translation>{name} überlässt die übrigen Figuren dem Zufall.</translation>
        </message>
        <message>
            <source>{name} lets chance hide the other figures: {figures}.</source>
            <translation>{name} überlässt die übrigen Figuren dem Zufall: {figures}.</translation>
        </message>
        <message>
            <source>{name} is ready.</source>
            <translation>{name} ist bereit.</translation>
        </message>
        <message>
            <source>{name} exchanges the screens {a} and {b}.</source>
            <translation>{name} vertauscht die Sichtschirme {a} und {b}.</translation>
        </message>
        <message>
            <source>{name} does not point.</source>
            <translation>{name} zeigt auf keinen Sichtschirm.</translation>
        </message>
        <message>
            <source>{name} sees in the mirror: {figure}, {square}.</source>
            <translation>{name} sieht im Spiegel: {figure}, {square}.</translation>
        </message>
        <message>
            <source>{name} has found a legendary animal: {animal}.</source>
            <translation>{name} hat ein Legendentier gefunden: {animal}.</translation>
        </message>
        <message>
            <source>{name} has another turn.</source>
            <translation>{name} ist noch einmal am Zug.</translation>
        </message>
        <message>
            <source>{name} has two turns in a row.</source>
            <translation>{name} hat zwei Züge hintereinander.</translation>
        </message>
        <message>
            <source>{name} brings the princess home from {a}, to a secret place.</source>
            <translation>{name} bringt die Prinzessin von {a} an einen geheimen Ort zurück.</translation>
        </message>
        <message>
            <source>{name} brings the princess home from {a} to {b}.</source>
            <translation>{name} bringt die Prinzessin von {a} nach {b} zurück.</translation>
        </message>
        <message>
            <source>{name} brings a mirror holder home from {a}, to a secret place.</source>
            <translation>{name} bringt einen Spiegelhalter von {a} an einen geheimen Ort zurück.</translation>
        </message>
        <message>
            <source>{name} brings a mirror holder home from {a} to {b}.</source>
            <translation>{name} bringt einen Spiegelhalter von {a} nach {b} zurück.</translation>
        </message>
        <message>
            <source>{name}: the princess must go home from {a} and hides on {b}.</source>
            <translation>{name}: Die Prinzessin muss von {a} nach Hause und versteckt sich auf {b}.</translation>
        </message>
        <message>
            <source>{name}: the princess must go home from {a} and hides in a secret place.</source>
            <translation>{name}: Die Prinzessin muss von {a} nach Hause und versteckt sich an einem geheimen Ort.</translation>
        </message>
        <message>
            <source>{name} points at {square}: the princess is found!</source>
            <translation>{name} zeigt auf {square}: Die Prinzessin ist entdeckt!</translation>
        </message>
        <message>
            <source>{name} points at {square}: {figure}. A miss: {foe} will have two turns.</source>
            <translation>{name} zeigt auf {square}: {figure}. Ein Fehlversuch: {foe} bekommt zwei Züge.</translation>
        </message>
        <message>
            <source>{name} declares the reunion on {square}: it is her beloved.</source>
            <translation>{name} sagt auf {square} das Wiedersehen an: Es ist ihr Geliebter.</translation>
        </message>
        <message>
            <source>{name} declares the reunion on {square}: the wrong captain!</source>
            <translation>{name} sagt auf {square} das Wiedersehen an: der falsche Hauptmann!</translation>
        </message>
        <message>
            <source>{name} paralyses the princess on {square}!</source>
            <translation>{name} lähmt die Prinzessin auf {square}!</translation>
        </message>
        <message>
            <source>{name} declares paralysis on {square}: {figure}. It fails.</source>
            <translation>{name} sagt auf {square} die Lähmung an: {figure}. Sie misslingt.</translation>
        </message>
        <message>
            <source>{name}: the princess is in the arms of her captain on {square}.</source>
            <translation>{name}: Die Prinzessin liegt auf {square} in den Armen ihres Hauptmanns.</translation>
        </message>
        <message>
            <source>The limit is reached. Turns played: {turns}.</source>
            <translation>Die Grenze ist erreicht. Gespielte Züge: {turns}.</translation>
        </message>
        <message>
            <source>All screens are opened.</source>
            <translation>Alle Sichtschirme werden umgedreht.</translation>
        </message>
        <message>
            <source>{court}: {figures}.</source>
            <translation>{court}: {figures}.</translation>
        </message>
        <message>
            <source>{court} had {card}.</source>
            <translation>{court} hatte {card}.</translation>
        </message>
        <message>
            <source>before the captain of {court}</source>
            <translation>vor dem Hauptmann von {court}</translation>
        </message>
        <message>
            <source>before captain {number} of {court}</source>
            <translation>vor Hauptmann {number} von {court}</translation>
        </message>
        <message>
            <source>yours: {figure}</source>
            <translation>deine Figur: {figure}</translation>
        </message>
        <message>
            <source>in the mirror: {figure}</source>
            <translation>im Spiegel: {figure}</translation>
        </message>
        <message>
            <source>{court}: {figure}</source>
            <translation>{court}: {figure}</translation>
        </message>
        <message>
            <source>{figure}, still to be placed</source>
            <translation>{figure}, noch aufzustellen</translation>
        </message>
        <message>
            <source>{captain} of {court}, before {square}</source>
            <translation>{captain} von {court}, vor {square}</translation>
        </message>
        <message>
            <source>not the beloved</source>
            <translation>nicht der Geliebte</translation>
        </message>
        <message>
            <source>the beloved</source>
            <translation>der Geliebte</translation>
        </message>
        <message>
            <source>perhaps the beloved</source>
            <translation>vielleicht der Geliebte</translation>
        </message>
        <message>
            <source>{court}: {card}. {lines}. Animals found: {found}.</source>
            <translation>{court}: {card}. {lines}. Gefundene Tiere: {found}.</translation>
        </message>
        <message>
            <source>This takes my princess to her goal.</source>
            <translation>Damit ist meine Prinzessin am Ziel.</translation>
        </message>
        <message>
            <source>This brings my princess nearer to her goal.</source>
            <translation>Das bringt meine Prinzessin dem Ziel näher.</translation>
        </message>
        <message>
            <source>My mirror shall look elsewhere.</source>
            <translation>Mein Spiegel soll woanders hinschauen.</translation>
        </message>
        <message>
            <source>I push back a screen that I distrust.</source>
            <translation>Diesem Sichtschirm traue ich nicht, ich schiebe ihn zurück.</translation>
        </message>
        <message>
            <source>Nobody of mine is there: let the other side wonder.</source>
            <translation>Dort steht niemand von mir: Soll die andere Seite rätseln.</translation>
        </message>
        <message>
            <source>That leads away from my princess.</source>
            <translation>Das lenkt von meiner Prinzessin ab.</translation>
        </message>
        <message>
            <source>This figure is safer at home.</source>
            <translation>Diese Figur ist zu Hause sicherer.</translation>
        </message>
        <message>
            <source>It felt right.</source>
            <translation>Es fühlte sich richtig an.</translation>
        </message>
        <message>
            <source>There was no other move.</source>
            <translation>Es gab keinen anderen Zug.</translation>
        </message>
        <message>
            <source>The princess can only be on {square}.</source>
            <translation>Die Prinzessin kann nur auf {square} sein.</translation>
        </message>
        <message>
            <source>The princess is most likely on {square}.</source>
            <translation>Die Prinzessin ist am ehesten auf {square}.</translation>
        </message>
        <message>
            <source>A wrong guess would cost more than a right one brings.</source>
            <translation>Ein Fehlversuch wäre teurer, als ein Treffer bringt.</translation>
        </message>
        <message>
            <source>This captain should be her beloved.</source>
            <translation>Dieser Hauptmann müsste ihr Geliebter sein.</translation>
        </message>
        <message>
            <source>The princess should be between my mirror holders.</source>
            <translation>Die Prinzessin müsste zwischen meinen Spiegelhaltern stehen.</translation>
        </message>
        <message>
            <source>Here she will be looked for last.</source>
            <translation>Hier wird sie zuletzt gesucht.</translation>
        </message>
        <message>
            <source>All my figures are hidden.</source>
            <translation>Alle meine Figuren sind versteckt.</translation>
        </message>
        <message>
            <source>A place without any system is hard to guess.</source>
            <translation>Ein Platz ohne jedes System ist schwer zu erraten.</translation>
        </message>
        <message>
            <source>Animals found</source>
            <translation>Gefundene Tiere</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Gedächtnis</translation>
        </message>
        <message>
            <source>Certain</source>
            <translation>Sicher</translation>
        </message>
        <message>
            <source>Possible</source>
            <translation>Möglich</translation>
        </message>
        <message>
            <source>This match is played without the memory aid.</source>
            <translation>Diese Partie wird ohne Gedächtnishilfe gespielt.</translation>
        </message>
        <message>
            <source>The match is over: the board shows everything.</source>
            <translation>Die Partie ist vorbei: Der Spielplan zeigt alles.</translation>
        </message>
        <message>
            <source>What a player has seen is shown behind the curtain only.</source>
            <translation>Was jemand gesehen hat, steht hier nur hinter dem Vorhang.</translation>
        </message>
        <message>
            <source>Figures of the other side that you have seen:</source>
            <translation>Figuren der anderen Seite, die du gesehen hast:</translation>
        </message>
        <message>
            <source>You have not seen any figure of the other side yet.</source>
            <translation>Du hast noch keine Figur der anderen Seite gesehen.</translation>
        </message>
        <message>
            <source>• {figure}: {squares}</source>
            <translation>• {figure}: {squares}</translation>
        </message>
    </context>
    <context>
        <name>lab</name>
        <message>
            <source>{done} of {all} matches</source>
            <translation>{done} von {all} Partien</translation>
        </message>
        <message>
            <source>{game}: {count} matches, seed {seed}, records in {folder}</source>
            <translation>{game}: {count} Partien, Startcode {seed}, Aufzeichnungen in {folder}</translation>
        </message>
        <message>
            <source>Shared first place</source>
            <translation>Geteilter erster Platz</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Siege</translation>
        </message>
        <message>
            <source>of</source>
            <translation>von</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <source>95 % interval</source>
            <translation>95-%-Bereich</translation>
        </message>
        <message>
            <source>Moves in a match: {least} to {most}, half of the matches {lower} to {upper}, median {middle}, mean {mean}</source>
            <translation>Züge je Partie: {least} bis {most}, die mittlere Hälfte {lower} bis {upper}, Median {middle}, Mittel {mean}</translation>
        </message>
        <message>
            <source>B less A</source>
            <translation>B minus A</translation>
        </message>
        <message>
            <source>There is no level “{level}” here; there are: {known}.</source>
            <translation>Eine Stufe „{level}“ gibt es hier nicht; es gibt: {known}.</translation>
        </message>
        <message>
            <source>Choose from one to {most} levels.</source>
            <translation>Wähle eine bis {most} Stufen.</translation>
        </message>
        <message>
            <source>The game is not for this number of players: {seats}.</source>
            <translation>Für so viele Spieler ist das Spiel nicht gedacht: {seats}.</translation>
        </message>
        <message>
            <source>A series has from 1 to {most} matches.</source>
            <translation>Eine Serie hat 1 bis {most} Partien.</translation>
        </message>
        <message>
            <source>Rule sets A and B are the same; change at least one rule of B.</source>
            <translation>Die Regeln A und B sind gleich; ändere mindestens eine Regel von B.</translation>
        </message>
        <message>
            <source>Another series lies in {file}. Choose another folder, or the same settings to continue it.</source>
            <translation>In {file} liegt eine andere Serie. Wähle einen anderen Ordner, oder dieselben Angaben, um sie fortzusetzen.</translation>
        </message>
        <message>
            <source>Something else lies in {file}; choose a new folder for a series.</source>
            <translation>In {file} liegt etwas anderes; wähle für eine Serie einen neuen Ordner.</translation>
        </message>
        <message>
            <source>No series lies in {file}.</source>
            <translation>In {file} liegt keine Serie.</translation>
        </message>
        <message>
            <source>The plan of the series in {file} is damaged.</source>
            <translation>Der Plan der Serie in {file} ist beschädigt.</translation>
        </message>
        <message>
            <source>The series was played by other rules of the game than today’s.</source>
            <translation>Die Serie wurde nach anderen Spielregeln als den heutigen gespielt.</translation>
        </message>
        <message>
            <source>Match {match} could not be played: {detail}</source>
            <translation>Partie {match} konnte nicht gespielt werden: {detail}</translation>
        </message>
        <message>
            <source>Seat {number}</source>
            <translation>Platz {number}</translation>
        </message>
        <message>
            <source>Moves in a match</source>
            <translation>Züge je Partie</translation>
        </message>
        <message>
            <source>clear</source>
            <translation>deutlich</translation>
        </message>
        <message>
            <source>may be chance</source>
            <translation>kann Zufall sein</translation>
        </message>
        <message>
            <source>Rule set {letter}</source>
            <translation>Regeln {letter}</translation>
        </message>
        <message>
            <source>on</source>
            <translation>an</translation>
        </message>
        <message>
            <source>off</source>
            <translation>aus</translation>
        </message>
        <message>
            <source>{option}: {value}</source>
            <translation>{option}: {value}</translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>{low} bis {high}</translation>
        </message>
        <message>
            <source>{levels} on {seats} seats; start code {seed}</source>
            <translation>{levels} auf {seats} Plätzen; Startcode {seed}</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Levels</source>
            <translation>Stufen</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Playtest lab</source>
            <translation>Testlabor</translation>
        </message>
        <message>
            <source>The computer plays many matches; see who wins and how</source>
            <translation>Der Computer spielt viele Partien; sieh, wer gewinnt und wie</translation>
        </message>
        <message>
            <source>Series</source>
            <translation>Serien</translation>
        </message>
        <message>
            <source>New series</source>
            <translation>Neue Serie</translation>
        </message>
        <message>
            <source>Begin</source>
            <translation>Beginnen</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Compare with a second rule set</source>
            <translation>Mit zweiten Regeln vergleichen</translation>
        </message>
        <message>
            <source>The same code plays the same matches. Leave it empty for new ones.</source>
            <translation>Derselbe Code spielt dieselben Partien. Lass ihn leer für neue.</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Start code</source>
            <translation>Startcode</translation>
        </message>
        <message>
            <source>Processes</source>
            <translation>Prozesse</translation>
        </message>
        <message>
            <source>Share of the wins, with its 95 % interval</source>
            <translation>Anteil der Siege, mit 95-%-Bereich</translation>
        </message>
        <message>
            <source>All equally good: {share}</source>
            <translation>Alle gleich gut: {share}</translation>
        </message>
        <message>
            <source>Chart of the wins</source>
            <translation>Diagramm der Siege</translation>
        </message>
        <message>
            <source>The table beside it holds the same numbers.</source>
            <translation>Die Tabelle daneben enthält dieselben Zahlen.</translation>
        </message>
        <message>
            <source>Level or seat</source>
            <translation>Stufe oder Platz</translation>
        </message>
        <message>
            <source>A shared first place counts in equal parts for those who share it, and so does a draw.</source>
            <translation>Ein geteilter erster Platz zählt für alle, die ihn teilen, zu gleichen Teilen; ebenso ein Unentschieden.</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Match {match}: {moves} moves. Click to open it.</source>
            <translation>Partie {match}: {moves} Züge. Zum Öffnen klicken.</translation>
        </message>
        <message>
            <source>Chart of the lengths, a dot for each match</source>
            <translation>Diagramm der Längen, ein Punkt je Partie</translation>
        </message>
        <message>
            <source>Click a dot, or press Enter in the table, to open the match.</source>
            <translation>Klicke auf einen Punkt oder drücke in der Tabelle die Eingabetaste, um die Partie zu öffnen.</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Sieger</translation>
        </message>
        <message>
            <source>{name} wins</source>
            <translation>{name} gewinnt</translation>
        </message>
        <message>
            <source>Median {moves}</source>
            <translation>Median {moves}</translation>
        </message>
        <message>
            <source>Share of the matches, with its 95 % interval</source>
            <translation>Anteil der Partien, mit 95-%-Bereich</translation>
        </message>
        <message>
            <source>The numbers beside the chart are those of the table.</source>
            <translation>Die Nummern am Diagramm sind die der Tabelle.</translation>
        </message>
        <message>
            <source>Chart of the endings</source>
            <translation>Diagramm der Ausgänge</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <source>How it ended</source>
            <translation>Wie es ausging</translation>
        </message>
        <message>
            <source>B less A in percentage points</source>
            <translation>B minus A in Prozentpunkten</translation>
        </message>
        <message>
            <source>No difference</source>
            <translation>Kein Unterschied</translation>
        </message>
        <message>
            <source>Chart of the differences between A and B</source>
            <translation>Diagramm der Unterschiede zwischen A und B</translation>
        </message>
        <message>
            <source>A against B</source>
            <translation>A gegen B</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Was</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Unterschied</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>All series</source>
            <translation>Alle Serien</translation>
        </message>
        <message>
            <source>Open the match</source>
            <translation>Partie öffnen</translation>
        </message>
        <message>
            <source>Progress of the series</source>
            <translation>Fortschritt der Serie</translation>
        </message>
        <message>
            <source>Length</source>
            <translation>Länge</translation>
        </message>
        <message>
            <source>Endings</source>
            <translation>Ausgänge</translation>
        </message>
    </context>
    <context>
        <name>library</name>
        <message>
            <source>Library</source>
            <translation>Bibliothek</translation>
        </message>
        <message>
            <source>Search for a player or a game</source>
            <translation>Spieler oder Spiel suchen</translation>
        </message>
        <message>
            <source>No match here yet.</source>
            <translation>Hier ist noch keine Partie.</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>Zurückholen</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Save as a file …</source>
            <translation>Als Datei speichern …</translation>
        </message>
        <message>
            <source>Open a file …</source>
            <translation>Datei öffnen …</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Last played</source>
            <translation>Zuletzt gespielt</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Save the record</source>
            <translation>Aufzeichnung speichern</translation>
        </message>
        <message>
            <source>Cannot be read</source>
            <translation>Nicht lesbar</translation>
        </message>
        <message>
            <source>Open in another window</source>
            <translation>In einem anderen Fenster offen</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>Nicht beendet</translation>
        </message>
    </context>
    <context>
        <name>menu</name>
        <message>
            <source>&amp;Court</source>
            <translation>&amp;Hof</translation>
        </message>
        <message>
            <source>&amp;Match</source>
            <translation>&amp;Partie</translation>
        </message>
        <message>
            <source>M&amp;oves</source>
            <translation>&amp;Züge</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>Hi&amp;lfe</translation>
        </message>
        <message>
            <source>&amp;New match</source>
            <translation>&amp;Neue Partie</translation>
        </message>
        <message>
            <source>&amp;Home</source>
            <translation>&amp;Startseite</translation>
        </message>
        <message>
            <source>&amp;Library</source>
            <translation>&amp;Bibliothek</translation>
        </message>
        <message>
            <source>&amp;Playtest lab</source>
            <translation>&amp;Testlabor</translation>
        </message>
        <message>
            <source>&amp;Settings</source>
            <translation>&amp;Einstellungen</translation>
        </message>
        <message>
            <source>&amp;Open a record …</source>
            <translation>Aufzeichnung ö&amp;ffnen …</translation>
        </message>
        <message>
            <source>Save the &amp;record …</source>
            <translation>Aufzeichnung s&amp;peichern …</translation>
        </message>
        <message>
            <source>Save as &amp;picture …</source>
            <translation>Als &amp;Bild speichern …</translation>
        </message>
        <message>
            <source>Save as &amp;one-page replay …</source>
            <translation>Als Seite zum &amp;Nachspielen speichern …</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>Been&amp;den</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>&amp;Vollbild</translation>
        </message>
        <message>
            <source>&amp;About Princess Court</source>
            <translation>&amp;Über Princess Court</translation>
        </message>
    </context>
    <context>
        <name>moves</name>
        <message>
            <source>Moves</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>A comment on this move</source>
            <translation>Ein Kommentar zu diesem Zug</translation>
        </message>
        <message>
            <source>Comment</source>
            <translation>Kommentar</translation>
        </message>
        <message>
            <source>Mark</source>
            <translation>Bewerten</translation>
        </message>
        <message>
            <source>Pin</source>
            <translation>Anheften</translation>
        </message>
        <message>
            <source>Confusing</source>
            <translation>Verwirrend</translation>
        </message>
        <message>
            <source>Unfair</source>
            <translation>Unfair</translation>
        </message>
        <message>
            <source>Fun</source>
            <translation>Spaß</translation>
        </message>
        <message>
            <source>Bug</source>
            <translation>Fehler</translation>
        </message>
    </context>
    <context>
        <name>new match</name>
        <message>
            <source>Play now</source>
            <translation>Jetzt spielen</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>How many?</source>
            <translation>Wie viele?</translation>
        </message>
        <message>
            <source>Deal code</source>
            <translation>Kartencode</translation>
        </message>
        <message>
            <source>The same code deals the same cards. Leave it empty for new ones.</source>
            <translation>Derselbe Code teilt dieselben Karten aus. Leer lassen für neue.</translation>
        </message>
        <message>
            <source>Open table: nothing is secret (for playtests)</source>
            <translation>Offener Tisch: nichts ist geheim (zum Testen)</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Computer: {level}</source>
            <translation>Computer: {level}</translation>
        </message>
        <message>
            <source>Name of player {number}</source>
            <translation>Name von Spieler {number}</translation>
        </message>
        <message>
            <source>Who plays seat {number}</source>
            <translation>Wer auf Platz {number} spielt</translation>
        </message>
        <message>
            <source>Press in the order in which they shall come.</source>
            <translation>Klicke sie in der Reihenfolge an, in der sie kommen sollen.</translation>
        </message>
    </context>
    <context>
        <name>realm</name>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>light Queen</source>
            <translation>helle Königin</translation>
        </message>
        <message>
            <source>light Prince</source>
            <translation>heller Prinz</translation>
        </message>
        <message>
            <source>dark Queen</source>
            <translation>dunkle Königin</translation>
        </message>
        <message>
            <source>dark Prince</source>
            <translation>dunkler Prinz</translation>
        </message>
        <message>
            <source>two light Princes</source>
            <translation>zwei helle Prinzen</translation>
        </message>
        <message>
            <source>two dark Princes</source>
            <translation>zwei dunkle Prinzen</translation>
        </message>
        <message>
            <source>light field</source>
            <translation>heller Acker</translation>
        </message>
        <message>
            <source>light city</source>
            <translation>helle Stadt</translation>
        </message>
        <message>
            <source>dark field</source>
            <translation>dunkler Acker</translation>
        </message>
        <message>
            <source>dark city</source>
            <translation>dunkle Stadt</translation>
        </message>
        <message>
            <source>plain</source>
            <translation>Ebene</translation>
        </message>
        <message>
            <source>sea</source>
            <translation>Meer</translation>
        </message>
        <message>
            <source>mountain</source>
            <translation>Gebirge</translation>
        </message>
        <message>
            <source>still to be laid</source>
            <translation>noch nicht gelegt</translation>
        </message>
        <message>
            <source>value {number}</source>
            <translation>Wert {number}</translation>
        </message>
        <message>
            <source>Reserve of Light: {count}</source>
            <translation>Vorrat von Hell: {count}</translation>
        </message>
        <message>
            <source>Reserve of Dark: {count}</source>
            <translation>Vorrat von Dunkel: {count}</translation>
        </message>
        <message>
            <source>Removed from the game, Light: {count}</source>
            <translation>Aus dem Spiel, Hell: {count}</translation>
        </message>
        <message>
            <source>Removed from the game, Dark: {count}</source>
            <translation>Aus dem Spiel, Dunkel: {count}</translation>
        </message>
        <message>
            <source>light Queen, waiting to be reborn</source>
            <translation>helle Königin, wartet auf ihre Wiedergeburt</translation>
        </message>
        <message>
            <source>dark Queen, waiting to be reborn</source>
            <translation>dunkle Königin, wartet auf ihre Wiedergeburt</translation>
        </message>
        <message>
            <source>Plains to lay: {count}</source>
            <translation>Ebenen zu legen: {count}</translation>
        </message>
        <message>
            <source>Seas to lay: {count}</source>
            <translation>Meere zu legen: {count}</translation>
        </message>
        <message>
            <source>Mountains to lay: {count}</source>
            <translation>Gebirge zu legen: {count}</translation>
        </message>
        <message>
            <source>Build a field</source>
            <translation>Acker bauen</translation>
        </message>
        <message>
            <source>Build a city</source>
            <translation>Stadt bauen</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Play Light</source>
            <translation>Hell übernehmen</translation>
        </message>
        <message>
            <source>Play Dark</source>
            <translation>Bei Dunkel bleiben</translation>
        </message>
        <message>
            <source>Reserve</source>
            <translation>Vorrat</translation>
        </message>
        <message>
            <source>Removed from the game</source>
            <translation>Aus dem Spiel</translation>
        </message>
        <message>
            <source>Realm: {points} of 5</source>
            <translation>Reich: {points} von 5</translation>
        </message>
        <message>
            <source>{attack} against {defence}</source>
            <translation>{attack} gegen {defence}</translation>
        </message>
        <message>
            <source>The attack wins.</source>
            <translation>Der Angriff gelingt.</translation>
        </message>
        <message>
            <source>Both sides are lost.</source>
            <translation>Beide Seiten sind verloren.</translation>
        </message>
        <message>
            <source>The attack fails, the Prince is lost.</source>
            <translation>Der Angriff scheitert, der Prinz ist verloren.</translation>
        </message>
        <message>
            <source>The attack fails, both Princes are lost.</source>
            <translation>Der Angriff scheitert, beide Prinzen sind verloren.</translation>
        </message>
        <message>
            <source>Together with {hex}: {sums}</source>
            <translation>Mit {hex} gemeinsam: {sums}</translation>
        </message>
        <message>
            <source>Defence {value}</source>
            <translation>Verteidigung {value}</translation>
        </message>
        <message>
            <source>{sums} is hopeless. Choose {hex} again to attack all the same.</source>
            <translation>{sums} ist aussichtslos. Wähle {hex} noch einmal, wenn du trotzdem angreifst.</translation>
        </message>
        <message>
            <source>{together}; choose both Princes first.</source>
            <translation>{together}; wähle zuerst beide Prinzen.</translation>
        </message>
        <message>
            <source>Castle and end the turn? Choose {hex} again.</source>
            <translation>Rochieren und den Zug beenden? Wähle {hex} noch einmal.</translation>
        </message>
        <message>
            <source>Q W E and A S D, or 7 8 9 and 1 2 3, go to the six neighbours. C tells where you are, X who can attack there.</source>
            <translation>Q W E und A S D oder 7 8 9 und 1 2 3 führen zu den sechs Nachbarn. C sagt, wo du bist, X, wer dort angreifen kann.</translation>
        </message>
        <message>
            <source>{hex}; battle: {sums}. {outcome}</source>
            <translation>{hex}; Kampf: {sums}. {outcome}</translation>
        </message>
        <message>
            <source>{side}, {realm}</source>
            <translation>{side}, {realm}</translation>
        </message>
        <message>
            <source>{way}: {hex}</source>
            <translation>{way}: {hex}</translation>
        </message>
        <message>
            <source>above</source>
            <translation>darüber</translation>
        </message>
        <message>
            <source>above right</source>
            <translation>rechts oben</translation>
        </message>
        <message>
            <source>below right</source>
            <translation>rechts unten</translation>
        </message>
        <message>
            <source>below</source>
            <translation>darunter</translation>
        </message>
        <message>
            <source>below left</source>
            <translation>links unten</translation>
        </message>
        <message>
            <source>above left</source>
            <translation>links oben</translation>
        </message>
        <message>
            <source>{hex}: no Prince of {side} gets there with one move.</source>
            <translation>{hex}: Kein Prinz von {side} kommt mit einem Zug dorthin.</translation>
        </message>
        <message>
            <source>{hex}: Princes of {side} that get there with one move: {princes}.</source>
            <translation>{hex}: Diese Prinzen von {side} kommen mit einem Zug dorthin: {princes}.</translation>
        </message>
        <message>
            <source>Alone: {sums}.</source>
            <translation>Allein: {sums}.</translation>
        </message>
        <message>
            <source>Alone: {one}. Two together: {two}.</source>
            <translation>Allein: {one}. Zu zweit: {two}.</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>A mirror map is the same for both sides; a random one is not. In the draft you lay it in turn.</source>
            <translation>Eine Spiegelkarte ist für beide Seiten gleich, eine Zufallskarte nicht. Beim Legen baut ihr sie abwechselnd auf.</translation>
        </message>
        <message>
            <source>Exchange of sides</source>
            <translation>Seitentausch</translation>
        </message>
        <message>
            <source>Once the map is laid, Dark may take over Light, who moves first; this makes unequal maps fair.</source>
            <translation>Wenn die Karte liegt, darf Dunkel die Seite von Hell übernehmen, die beginnt; so werden ungleiche Karten gerecht.</translation>
        </message>
        <message>
            <source>Attack equal to defence</source>
            <translation>Angriff gleich Verteidigung</translation>
        </message>
        <message>
            <source>Who is lost when attack and defence are equal: only the attackers, or the pawns of both sides.</source>
            <translation>Wer bei gleichem Angriff und gleicher Verteidigung verloren geht: nur die Angreifer oder die Figuren beider Seiten.</translation>
        </message>
        <message>
            <source>Conquered city</source>
            <translation>Eroberte Stadt</translation>
        </message>
        <message>
            <source>What becomes of a city that was conquered.</source>
            <translation>Was aus einer Stadt wird, die erobert wurde.</translation>
        </message>
        <message>
            <source>Conquered field</source>
            <translation>Eroberter Acker</translation>
        </message>
        <message>
            <source>What becomes of a field on which an enemy pawn ends its move.</source>
            <translation>Was aus einem Acker wird, auf dem eine gegnerische Figur ihren Zug beendet.</translation>
        </message>
        <message>
            <source>Complete realm</source>
            <translation>Vollendetes Reich</translation>
        </message>
        <message>
            <source>Whether a complete realm wins at once, or only if it still stands after the enemy's next turn.</source>
            <translation>Ob ein vollendetes Reich sofort gewinnt oder nur, wenn es nach dem nächsten Zug des Gegners noch steht.</translation>
        </message>
        <message>
            <source>Third appearance of a position</source>
            <translation>Dritte Wiederkehr einer Stellung</translation>
        </message>
        <message>
            <source>What happens when the same position comes up for the third time.</source>
            <translation>Was geschieht, wenn dieselbe Stellung zum dritten Mal entsteht.</translation>
        </message>
        <message>
            <source>Turns without progress</source>
            <translation>Züge ohne Fortschritt</translation>
        </message>
        <message>
            <source>After so many turns in which no building and no pawn comes or goes, the match is drawn.</source>
            <translation>Nach so vielen Zügen, in denen kein Bauwerk und keine Figur kommt oder geht, ist die Partie remis.</translation>
        </message>
        <message>
            <source>Mirror map</source>
            <translation>Spiegelkarte</translation>
        </message>
        <message>
            <source>Random map</source>
            <translation>Zufallskarte</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Gemeinsam legen</translation>
        </message>
        <message>
            <source>On random maps</source>
            <translation>Bei Zufallskarten</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Immer</translation>
        </message>
        <message>
            <source>The defender holds</source>
            <translation>Verteidigung hält</translation>
        </message>
        <message>
            <source>Both sides are lost</source>
            <translation>Beide verloren</translation>
        </message>
        <message>
            <source>City is destroyed</source>
            <translation>Wird zerstört</translation>
        </message>
        <message>
            <source>City changes hands</source>
            <translation>Wechselt die Seite</translation>
        </message>
        <message>
            <source>Field changes hands</source>
            <translation>Wechselt die Seite</translation>
        </message>
        <message>
            <source>Field is destroyed</source>
            <translation>Wird zerstört</translation>
        </message>
        <message>
            <source>Wins at once</source>
            <translation>Gewinnt sofort</translation>
        </message>
        <message>
            <source>Must stand for one turn</source>
            <translation>Muss einen Zug bestehen</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Remis</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <translation>Nicht erlaubt</translation>
        </message>
        <message>
            <source>No matter</source>
            <translation>Ohne Folgen</translation>
        </message>
        <message>
            <source>Queen and Princes</source>
            <translation>Die Königin und ihre Prinzen</translation>
        </message>
        <message>
            <source>Build the first realm, and guard your Queen</source>
            <translation>Baue das erste Reich und schütze deine Königin</translation>
        </message>
        <message>
            <source>That is not possible.</source>
            <translation>Das geht nicht.</translation>
        </message>
        <message>
            <source>The map is being laid.</source>
            <translation>Die Karte wird gelegt.</translation>
        </message>
        <message>
            <source>{name} ({side}): choose a terrain, then the hex where it is laid.</source>
            <translation>{name} ({side}): Wähle eine Landschaft, dann das Feld, auf das sie gelegt wird.</translation>
        </message>
        <message>
            <source>{name}: look at the map. Light moves first; which side do you want?</source>
            <translation>{name}: Sieh dir die Karte an. Hell beginnt; welche Seite möchtest du?</translation>
        </message>
        <message>
            <source>{name} ({side}): your Queen must be reborn. Choose her, a city, and the Prince you give for her.</source>
            <translation>{name} ({side}): Deine Königin muss wiederkehren. Wähle sie, eine Stadt und den Prinzen, den du für sie gibst.</translation>
        </message>
        <message>
            <source>{name} ({side}): the two Princes on {hex} must part now, or one of them is lost.</source>
            <translation>{name} ({side}): Die zwei Prinzen auf {hex} müssen sich jetzt trennen, sonst geht einer verloren.</translation>
        </message>
        <message>
            <source>{name} ({side}): nothing but passing is possible.</source>
            <translation>{name} ({side}): Du kannst nur passen.</translation>
        </message>
        <message>
            <source>{name} ({side}): {ways}.</source>
            <translation>{name} ({side}): Du kannst {ways}.</translation>
        </message>
        <message>
            <source>move one or two pawns</source>
            <translation>eine oder zwei Figuren ziehen</translation>
        </message>
        <message>
            <source>castle</source>
            <translation>rochieren</translation>
        </message>
        <message>
            <source>build</source>
            <translation>bauen</translation>
        </message>
        <message>
            <source>let a Prince be reborn</source>
            <translation>einen Prinzen wiederkehren lassen</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} oder {last}</translation>
        </message>
        <message>
            <source>The realm is complete: a city and fields worth 5 points are connected.</source>
            <translation>Das Reich ist vollendet: Eine Stadt und Äcker im Wert von 5 Punkten hängen zusammen.</translation>
        </message>
        <message>
            <source>The other Queen is lost and cannot be reborn.</source>
            <translation>Die andere Königin ist verloren und kann nicht wiederkehren.</translation>
        </message>
        <message>
            <source>The same position has come up for the third time.</source>
            <translation>Dieselbe Stellung ist zum dritten Mal entstanden.</translation>
        </message>
        <message>
            <source>For too long nothing was built or captured and no pawn came or went.</source>
            <translation>Zu lange wurde nichts gebaut oder erobert, und keine Figur kam oder ging.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>It is the other side's turn.</source>
            <translation>Die andere Seite ist am Zug.</translation>
        </message>
        <message>
            <source>That cannot be chosen now.</source>
            <translation>Das kann jetzt nicht gewählt werden.</translation>
        </message>
        <message>
            <source>No action begins like that.</source>
            <translation>So beginnt keine Aktion.</translation>
        </message>
        <message>
            <source>Both sides have passed in turn, so now you must act.</source>
            <translation>Beide Seiten haben nacheinander gepasst, jetzt musst du handeln.</translation>
        </message>
        <message>
            <source>The same position would come up for the third time; that is not allowed in this match.</source>
            <translation>Dieselbe Stellung entstünde zum dritten Mal; das ist in dieser Partie nicht erlaubt.</translation>
        </message>
        <message>
            <source>This game is for two players.</source>
            <translation>Dieses Spiel ist für zwei Personen.</translation>
        </message>
        <message>
            <source>"{text}" is no hex of the board.</source>
            <translation>„{text}“ ist kein Feld der Karte.</translation>
        </message>
        <message>
            <source>"{text}" is no action of this game.</source>
            <translation>„{text}“ ist keine Aktion dieses Spiels.</translation>
        </message>
        <message>
            <source>No pawn stands on {hex}. Choose one of your own.</source>
            <translation>Auf {hex} steht keine Figur. Wähle eine deiner eigenen.</translation>
        </message>
        <message>
            <source>{hex} belongs to the other side. Choose one of your own pawns.</source>
            <translation>{hex} gehört der anderen Seite. Wähle eine deiner eigenen Figuren.</translation>
        </message>
        <message>
            <source>Your Queen does not stand on {hex}.</source>
            <translation>Deine Königin steht nicht auf {hex}.</translation>
        </message>
        <message>
            <source>No Prince of yours stands on {hex}.</source>
            <translation>Auf {hex} steht kein Prinz von dir.</translation>
        </message>
        <message>
            <source>The pawn on {hex} has nowhere to go now.</source>
            <translation>Die Figur auf {hex} kann jetzt nirgendwohin.</translation>
        </message>
        <message>
            <source>A pawn that moves must end on another hex than {hex}.</source>
            <translation>Wer zieht, muss auf einem anderen Feld als {hex} enden.</translation>
        </message>
        <message>
            <source>Your own pawn stands on {hex}. You may pass it, but not end there.</source>
            <translation>Auf {hex} steht deine eigene Figur. Du darfst an ihr vorbei, aber nicht dort enden.</translation>
        </message>
        <message>
            <source>An action moves one pawn or two.</source>
            <translation>Eine Aktion zieht eine Figur oder zwei.</translation>
        </message>
        <message>
            <source>The pawn on {hex} has moved already. Nobody moves twice: choose another one.</source>
            <translation>Die Figur auf {hex} ist schon gezogen. Keine zieht zweimal: Wähle eine andere.</translation>
        </message>
        <message>
            <source>The way to {hex} is barred: enemy pawns and enemy cities cannot be passed.</source>
            <translation>Der Weg nach {hex} ist versperrt: An gegnerischen Figuren und Städten kommt keiner vorbei.</translation>
        </message>
        <message>
            <source>{hex} is guarded: a move that ends there is written with x.</source>
            <translation>{hex} ist bewacht: Ein Zug, der dort endet, wird mit x geschrieben.</translation>
        </message>
        <message>
            <source>Nobody guards {hex}: a move that ends there is written with -.</source>
            <translation>Niemand bewacht {hex}: Ein Zug, der dort endet, wird mit - geschrieben.</translation>
        </message>
        <message>
            <source>The Queen does not attack, and {hex} is guarded by the enemy.</source>
            <translation>Die Königin greift nicht an, und {hex} ist vom Gegner bewacht.</translation>
        </message>
        <message>
            <source>The Queen may not end on sea. She only passes {hex}, and only over a Prince of hers.</source>
            <translation>Die Königin darf nicht auf dem Meer enden. Sie überquert {hex} nur, und nur über einen ihrer Prinzen.</translation>
        </message>
        <message>
            <source>The Queen moves one or two steps; {hex} is farther away.</source>
            <translation>Die Königin zieht ein oder zwei Schritte; {hex} ist weiter weg.</translation>
        </message>
        <message>
            <source>Sea lies before {hex}: the Queen needs one of her Princes there as a bridge.</source>
            <translation>Vor {hex} liegt Meer: Dort braucht die Königin einen ihrer Prinzen als Brücke.</translation>
        </message>
        <message>
            <source>Between land and sea a Prince takes a single step, which is his whole move; {hex} is not next to him.</source>
            <translation>Zwischen Land und Meer macht ein Prinz einen einzigen Schritt, das ist sein ganzer Zug; {hex} liegt nicht neben ihm.</translation>
        </message>
        <message>
            <source>{hex} is {steps} steps away. The Prince is {queen} from his Queen: range 5 − {queen} = {range}.</source>
            <translation>{hex} ist {steps} Schritte entfernt. Der Prinz steht {queen} von seiner Königin: Seine Reichweite ist 5 − {queen} = {range}.</translation>
        </message>
        <message>
            <source>A walk stays on land or at sea all the way; with range {range} none leads to {hex}.</source>
            <translation>Ein Weg bleibt ganz auf dem Land oder ganz auf dem Meer; mit Reichweite {range} führt keiner nach {hex}.</translation>
        </message>
        <message>
            <source>Two Princes come together only by winning a joint attack on a guarded hex; not so with {hex} now.</source>
            <translation>Zwei Prinzen kommen nur zusammen, wenn sie gemeinsam ein bewachtes Feld angreifen und gewinnen; mit {hex} geht das jetzt nicht.</translation>
        </message>
        <message>
            <source>A joint attack needs two Princes, and on {hex} there is only one.</source>
            <translation>Ein gemeinsamer Angriff braucht zwei Prinzen, und auf {hex} steht nur einer.</translation>
        </message>
        <message>
            <source>Queen and Prince castle at a distance of one or two; {hex} is farther away.</source>
            <translation>Königin und Prinz rochieren bei einem Abstand von eins oder zwei; {hex} ist weiter weg.</translation>
        </message>
        <message>
            <source>The Prince on {hex} is at sea, and the Queen may not end there: no castling.</source>
            <translation>Der Prinz auf {hex} ist auf dem Meer, dort darf die Königin nicht enden: keine Rochade.</translation>
        </message>
        <message>
            <source>The enemy on {hex} stands between Queen and Prince: no castling.</source>
            <translation>Der Gegner auf {hex} steht zwischen Königin und Prinz: keine Rochade.</translation>
        </message>
        <message>
            <source>Two Princes stand on {hex}; the Queen castles only with one who stands alone.</source>
            <translation>Auf {hex} stehen zwei Prinzen; die Königin rochiert nur mit einem, der allein steht.</translation>
        </message>
        <message>
            <source>Only the Queen builds, and only where she stands: on {queen}, not on {hex}.</source>
            <translation>Nur die Königin baut, und nur dort, wo sie steht: auf {queen}, nicht auf {hex}.</translation>
        </message>
        <message>
            <source>There is a field on {hex} already; only a city may take its place.</source>
            <translation>Auf {hex} ist schon ein Acker; nur eine Stadt kann seinen Platz einnehmen.</translation>
        </message>
        <message>
            <source>A city stands on {hex}; each hex carries one building, and a city stays.</source>
            <translation>Auf {hex} steht eine Stadt; jedes Feld trägt nur ein Bauwerk, und eine Stadt bleibt.</translation>
        </message>
        <message>
            <source>Your Queen is lost: her rebirth is the only action now.</source>
            <translation>Deine Königin ist verloren: Jetzt ist nur ihre Wiedergeburt möglich.</translation>
        </message>
        <message>
            <source>Your Queen is not lost, so she cannot be reborn.</source>
            <translation>Deine Königin ist nicht verloren, also kann sie nicht wiederkehren.</translation>
        </message>
        <message>
            <source>No Prince of yours waits in the reserve.</source>
            <translation>Kein Prinz von dir wartet im Vorrat.</translation>
        </message>
        <message>
            <source>After a rebirth you may not have more Princes than fields: that would be {princes} to {fields}.</source>
            <translation>Nach einer Wiedergeburt darfst du nicht mehr Prinzen als Äcker haben: Es wären {princes} zu {fields}.</translation>
        </message>
        <message>
            <source>A Prince is reborn in one of your cities, and you have none.</source>
            <translation>Ein Prinz kehrt in einer deiner Städte wieder, und du hast keine.</translation>
        </message>
        <message>
            <source>Who is reborn appears in a city of their own; there is none on {hex}.</source>
            <translation>Wer wiederkehrt, erscheint in einer eigenen Stadt; auf {hex} ist keine.</translation>
        </message>
        <message>
            <source>Who is reborn needs a city without a pawn; one stands on {hex}.</source>
            <translation>Wer wiederkehrt, braucht eine Stadt ohne Figur; auf {hex} steht eine.</translation>
        </message>
        <message>
            <source>This map cannot be drawn with these options.</source>
            <translation>Diese Karte kann bei diesen Einstellungen nicht entstehen.</translation>
        </message>
        <message>
            <source>{hex} is laid already.</source>
            <translation>{hex} ist schon gelegt.</translation>
        </message>
        <message>
            <source>No hex of this terrain is left.</source>
            <translation>Von dieser Landschaft ist kein Feld mehr übrig.</translation>
        </message>
        <message>
            <source>This is no position: "{part}" cannot be read.</source>
            <translation>Das ist keine Stellung: „{part}“ ist nicht zu lesen.</translation>
        </message>
        <message>
            <source>The map {map} does not go with the options.</source>
            <translation>Die Karte {map} passt nicht zu den Einstellungen.</translation>
        </message>
        <message>
            <source>A side has three Princes, and at most two of them share a single hex.</source>
            <translation>Eine Seite hat drei Prinzen, und höchstens zwei davon teilen sich ein Feld.</translation>
        </message>
        <message>
            <source>A Queen cannot stand on sea, as on {hex}.</source>
            <translation>Eine Königin kann nicht auf dem Meer stehen, wie hier auf {hex}.</translation>
        </message>
        <message>
            <source>Nothing can be built on sea, as on {hex}.</source>
            <translation>Auf dem Meer kann nichts gebaut sein, wie hier auf {hex}.</translation>
        </message>
        <message>
            <source>A hex carries one building; {hex} has two.</source>
            <translation>Ein Feld trägt ein Bauwerk; {hex} hat zwei.</translation>
        </message>
        <message>
            <source>Two pawns that cannot share a hex stand on {hex}.</source>
            <translation>Auf {hex} stehen zwei Figuren, die sich kein Feld teilen dürfen.</translation>
        </message>
        <message>
            <source>A pawn stands on a building of the other side on {hex}.</source>
            <translation>Auf {hex} steht eine Figur auf einem Bauwerk der anderen Seite.</translation>
        </message>
        <message>
            <source>Only the side to act may have lost its Queen.</source>
            <translation>Nur die Seite am Zug kann ihre Königin verloren haben.</translation>
        </message>
        <message>
            <source>The side to act has a complete realm: the match is over.</source>
            <translation>Die Seite am Zug hat ein vollendetes Reich: Die Partie ist schon zu Ende.</translation>
        </message>
        <message>
            <source>Where the pawns stand the map is laid; the rest is your turn.</source>
            <translation>Wo die Figuren stehen, liegt die Karte; den Rest legt ihr abwechselnd.</translation>
        </message>
        <message>
            <source>The map is laid.</source>
            <translation>Die Karte liegt.</translation>
        </message>
        <message>
            <source>{side}: {terrain} laid on {hex}.</source>
            <translation>{side}: {terrain} auf {hex} gelegt.</translation>
        </message>
        <message>
            <source>The sides are exchanged: who was Dark now plays Light.</source>
            <translation>Die Seiten sind getauscht: Wer Dunkel hatte, spielt jetzt Hell.</translation>
        </message>
        <message>
            <source>The sides stay as they are.</source>
            <translation>Die Seiten bleiben, wie sie sind.</translation>
        </message>
        <message>
            <source>{side}: castling, Queen to {prince}, Prince to {queen}.</source>
            <translation>{side}: Rochade, Königin nach {prince}, Prinz nach {queen}.</translation>
        </message>
        <message>
            <source>{side}: Queen {start} to {end} over the bridge.</source>
            <translation>{side}: Königin {start} über die Brücke nach {end}.</translation>
        </message>
        <message>
            <source>{side}: Queen {start} to {end}.</source>
            <translation>{side}: Königin {start} nach {end}.</translation>
        </message>
        <message>
            <source>{side}: Prince {start} to {end}, a crossing.</source>
            <translation>{side}: Prinz {start} nach {end}, ein Übergang.</translation>
        </message>
        <message>
            <source>{side}: Prince {start} to {end}.</source>
            <translation>{side}: Prinz {start} nach {end}.</translation>
        </message>
        <message>
            <source>{side}: the Queen on {hex} is lost.</source>
            <translation>{side}: Die Königin auf {hex} ist verloren.</translation>
        </message>
        <message>
            <source>{side}: a Prince on {hex} goes to the reserve.</source>
            <translation>{side}: Ein Prinz auf {hex} geht in den Vorrat.</translation>
        </message>
        <message>
            <source>{side}: the two Princes on {hex} have not parted; one goes to the reserve.</source>
            <translation>{side}: Die zwei Prinzen auf {hex} haben sich nicht getrennt; einer geht in den Vorrat.</translation>
        </message>
        <message>
            <source>{side}: battle for {hex}, {attack} against {defence}: won.</source>
            <translation>{side}: Kampf um {hex}, {attack} gegen {defence}: gewonnen.</translation>
        </message>
        <message>
            <source>{side}: battle for {hex}, {attack} against {defence}: a tie, both sides are lost.</source>
            <translation>{side}: Kampf um {hex}, {attack} gegen {defence}: Gleichstand, beide Seiten sind verloren.</translation>
        </message>
        <message>
            <source>{side}: battle for {hex}, {attack} against {defence}: a tie, the defender holds.</source>
            <translation>{side}: Kampf um {hex}, {attack} gegen {defence}: Gleichstand, die Verteidigung hält.</translation>
        </message>
        <message>
            <source>{side}: battle for {hex}, {attack} against {defence}: lost.</source>
            <translation>{side}: Kampf um {hex}, {attack} gegen {defence}: verloren.</translation>
        </message>
        <message>
            <source>{side}: joint attack on {hex}, {attack} against {defence}: won.</source>
            <translation>{side}: gemeinsamer Angriff auf {hex}, {attack} gegen {defence}: gewonnen.</translation>
        </message>
        <message>
            <source>{side}: joint attack on {hex}, {attack} against {defence}: a tie, both sides are lost.</source>
            <translation>{side}: gemeinsamer Angriff auf {hex}, {attack} gegen {defence}: Gleichstand, beide Seiten sind verloren.</translation>
        </message>
        <message>
            <source>{side}: joint attack on {hex}, {attack} against {defence}: a tie, the defender holds.</source>
            <translation>{side}: gemeinsamer Angriff auf {hex}, {attack} gegen {defence}: Gleichstand, die Verteidigung hält.</translation>
        </message>
        <message>
            <source>{side}: joint attack on {hex}, {attack} against {defence}: lost.</source>
            <translation>{side}: gemeinsamer Angriff auf {hex}, {attack} gegen {defence}: verloren.</translation>
        </message>
        <message>
            <source>{side} captures the field on {hex}.</source>
            <translation>{side} erobert den Acker auf {hex}.</translation>
        </message>
        <message>
            <source>{side} destroys the field on {hex}.</source>
            <translation>{side} zerstört den Acker auf {hex}.</translation>
        </message>
        <message>
            <source>{side} captures the city on {hex}.</source>
            <translation>{side} erobert die Stadt auf {hex}.</translation>
        </message>
        <message>
            <source>{side} destroys the city on {hex}.</source>
            <translation>{side} zerstört die Stadt auf {hex}.</translation>
        </message>
        <message>
            <source>{side}: a Prince is reborn on {hex}.</source>
            <translation>{side}: Ein Prinz kehrt auf {hex} wieder.</translation>
        </message>
        <message>
            <source>{side}: the Queen is reborn on {hex}; the Prince on {given} leaves the game for her.</source>
            <translation>{side}: Die Königin kehrt auf {hex} wieder; der Prinz auf {given} scheidet für sie aus dem Spiel.</translation>
        </message>
        <message>
            <source>{side} passes.</source>
            <translation>{side} passt.</translation>
        </message>
        <message>
            <source>{side} builds a field on {hex}.</source>
            <translation>{side} baut einen Acker auf {hex}.</translation>
        </message>
        <message>
            <source>{side} builds a city in place of the field on {hex}.</source>
            <translation>{side} baut auf {hex} eine Stadt anstelle des Ackers.</translation>
        </message>
        <message>
            <source>{side} builds a city on {hex}.</source>
            <translation>{side} baut eine Stadt auf {hex}.</translation>
        </message>
        <message>
            <source>{side}: no field is connected with a city any more.</source>
            <translation>{side}: Kein Acker hängt mehr mit einer Stadt zusammen.</translation>
        </message>
        <message>
            <source>{side}: the realm grows to {points} of 5.</source>
            <translation>{side}: Das Reich wächst auf {points} von 5.</translation>
        </message>
        <message>
            <source>{side}: the realm shrinks to {points} of 5.</source>
            <translation>{side}: Das Reich schrumpft auf {points} von 5.</translation>
        </message>
        <message>
            <source>A draw. {why}</source>
            <translation>Remis. {why}</translation>
        </message>
        <message>
            <source>{side} wins. {why}</source>
            <translation>{side} gewinnt. {why}</translation>
        </message>
        <message>
            <source>I like plains near my corner and sea near the other.</source>
            <translation>Ich mag Ebenen nahe meiner Ecke und Meer nahe der anderen.</translation>
        </message>
        <message>
            <source>This map and the first move favour Light.</source>
            <translation>Diese Karte und der erste Zug begünstigen Hell.</translation>
        </message>
        <message>
            <source>This map favours Dark, even without the first move.</source>
            <translation>Diese Karte begünstigt Dunkel, auch ohne den ersten Zug.</translation>
        </message>
        <message>
            <source>There was no other action.</source>
            <translation>Es gab keine andere Aktion.</translation>
        </message>
        <message>
            <source>This wins at once.</source>
            <translation>Das gewinnt sofort.</translation>
        </message>
        <message>
            <source>From here I see a way to win.</source>
            <translation>Von hier aus sehe ich einen Weg zum Sieg.</translation>
        </message>
        <message>
            <source>I see no way out; this holds on longest.</source>
            <translation>Ich sehe keinen Ausweg; so halte ich am längsten durch.</translation>
        </message>
        <message>
            <source>The other realm was about to be completed.</source>
            <translation>Das andere Reich wäre sonst vollendet worden.</translation>
        </message>
        <message>
            <source>My Queen was in danger.</source>
            <translation>Meine Königin war in Gefahr.</translation>
        </message>
        <message>
            <source>The enemy Queen falls.</source>
            <translation>Die gegnerische Königin fällt.</translation>
        </message>
        <message>
            <source>{attack} against {defence}: this battle is won.</source>
            <translation>{attack} gegen {defence}: Dieser Kampf ist gewonnen.</translation>
        </message>
        <message>
            <source>A city gives lost pawns a place to be reborn.</source>
            <translation>Eine Stadt gibt verlorenen Figuren einen Ort für ihre Wiedergeburt.</translation>
        </message>
        <message>
            <source>One more field for my realm.</source>
            <translation>Ein Acker mehr für mein Reich.</translation>
        </message>
        <message>
            <source>I want this pawn back on the board.</source>
            <translation>Ich will diese Figur wieder auf der Karte haben.</translation>
        </message>
        <message>
            <source>Castling puts Queen and Prince where I want them.</source>
            <translation>Die Rochade bringt Königin und Prinz dorthin, wo ich sie haben will.</translation>
        </message>
        <message>
            <source>Every other action would make it worse.</source>
            <translation>Jede andere Aktion würde es schlechter machen.</translation>
        </message>
        <message>
            <source>My pawns stand better there.</source>
            <translation>Dort stehen meine Figuren besser.</translation>
        </message>
        <message>
            <source>This captures a field.</source>
            <translation>Das erobert einen Acker.</translation>
        </message>
        <message>
            <source>This captures {count} fields at once.</source>
            <translation>Das erobert {count} Äcker auf einmal.</translation>
        </message>
        <message>
            <source>Realms</source>
            <translation>Reiche</translation>
        </message>
        <message>
            <source>Whoever connects a city with fields worth 5 wins: 1 on plain, ½ on mountain. One's own Prince at sea is a bridge.</source>
            <translation>Wer eine Stadt mit Äckern im Wert von 5 verbindet, gewinnt: 1 in der Ebene, ½ im Gebirge. Ein eigener Prinz auf dem Meer ist eine Brücke.</translation>
        </message>
        <message>
            <source>{points} of 5</source>
            <translation>{points} von 5</translation>
        </message>
        <message>
            <source>Apart: {hexes}</source>
            <translation>Für sich: {hexes}</translation>
        </message>
        <message>
            <source>Not connected with a city: {hexes}</source>
            <translation>Nicht mit einer Stadt verbunden: {hexes}</translation>
        </message>
        <message>
            <source>Fields without a city: {hexes}</source>
            <translation>Äcker ohne Stadt: {hexes}</translation>
        </message>
        <message>
            <source>Cities: {hexes}</source>
            <translation>Städte: {hexes}</translation>
        </message>
        <message>
            <source>City: {hexes}</source>
            <translation>Stadt: {hexes}</translation>
        </message>
        <message>
            <source>Fields on plain: {hexes}</source>
            <translation>Äcker in der Ebene: {hexes}</translation>
        </message>
        <message>
            <source>Fields on mountain: {hexes}</source>
            <translation>Äcker im Gebirge: {hexes}</translation>
        </message>
        <message>
            <source>Bridge: {hexes}</source>
            <translation>Brücke: {hexes}</translation>
        </message>
        <message>
            <source>Princes on the board: {board}; in reserve: {reserve}; removed from the game: {removed}</source>
            <translation>Prinzen auf der Karte: {board}; im Vorrat: {reserve}; aus dem Spiel: {removed}</translation>
        </message>
        <message>
            <source>No city yet: fields count once they are connected with one.</source>
            <translation>Noch keine Stadt: Äcker zählen, sobald sie mit einer verbunden sind.</translation>
        </message>
        <message>
            <source>The Queen is lost.</source>
            <translation>Die Königin ist verloren.</translation>
        </message>
    </context>
    <context>
        <name>rebel</name>
        <message>
            <source>Snow White</source>
            <translation>Schneewittchen</translation>
        </message>
        <message>
            <source>Seven Dwarfs</source>
            <translation>Die sieben Zwerge</translation>
        </message>
        <message>
            <source>When you play a card up to 7, it may count 0 in this trick.</source>
            <translation>Spielst du eine Karte bis 7, darf sie in diesem Stich 0 zählen.</translation>
        </message>
        <message>
            <source>Cinderella</source>
            <translation>Aschenputtel</translation>
        </message>
        <message>
            <source>Everything Changes at Midnight</source>
            <translation>Um Mitternacht ist alles anders</translation>
        </message>
        <message>
            <source>Before a trick: the lowest card wins it instead of the highest.</source>
            <translation>Vor einem Stich: Statt der höchsten gewinnt ihn die niedrigste Karte.</translation>
        </message>
        <message>
            <source>Pocahontas</source>
            <translation>Pocahontas</translation>
        </message>
        <message>
            <source>Wilderness Guide</source>
            <translation>Führerin durch die Wildnis</translation>
        </message>
        <message>
            <source>Before a trick: choose who leads it; that may be you.</source>
            <translation>Vor einem Stich: Bestimme, wer ausspielt; das darfst auch du sein.</translation>
        </message>
        <message>
            <source>Mulan</source>
            <translation>Mulan</translation>
        </message>
        <message>
            <source>Camouflage</source>
            <translation>Tarnung</translation>
        </message>
        <message>
            <source>When all have played, swap your card in the trick for a hand card of the same suit; never the Frog.</source>
            <translation>Wenn alle gespielt haben: Tausche deine Karte im Stich gegen eine Handkarte derselben Farbe; nie den Frosch.</translation>
        </message>
        <message>
            <source>The Pea Princess</source>
            <translation>Die Prinzessin auf der Erbse</translation>
        </message>
        <message>
            <source>Five More Minutes!</source>
            <translation>Noch fünf Minuten!</translation>
        </message>
        <message>
            <source>Before a trick: everybody must play a card above 5, if the other rules leave one.</source>
            <translation>Vor einem Stich: Alle müssen eine Karte über 5 spielen, wenn die übrigen Regeln ihnen eine lassen.</translation>
        </message>
        <message>
            <source>The Little Mermaid</source>
            <translation>Die kleine Meerjungfrau</translation>
        </message>
        <message>
            <source>Hypnotic Song</source>
            <translation>Betörender Gesang</translation>
        </message>
        <message>
            <source>Before a trick: name the suit that must be led, if the leader holds it.</source>
            <translation>Vor einem Stich: Nenne die Farbe, die angespielt werden muss, wenn sie auf der Hand ist.</translation>
        </message>
        <message>
            <source>Sleeping Beauty</source>
            <translation>Dornröschen</translation>
        </message>
        <message>
            <source>The Spindle of Fate</source>
            <translation>Die Spindel des Schicksals</translation>
        </message>
        <message>
            <source>Before a trick: everybody lays a hand card open in the middle; you take one and give each other player one.</source>
            <translation>Vor einem Stich: Alle legen eine Handkarte offen in die Mitte; du nimmst eine und gibst allen anderen je eine.</translation>
        </message>
        <message>
            <source>Alice</source>
            <translation>Alice</translation>
        </message>
        <message>
            <source>Cheshire's Challenge</source>
            <translation>Die Herausforderung der Grinsekatze</translation>
        </message>
        <message>
            <source>When you win a trick without the Frog: shuffle its cards and deal them back to all players.</source>
            <translation>Gewinnst du einen Stich ohne Frosch: Mische seine Karten und teile sie an alle wieder aus.</translation>
        </message>
        <message>
            <source>Scheherazade</source>
            <translation>Scheherazade</translation>
        </message>
        <message>
            <source>Barter in the Bazaar</source>
            <translation>Handel im Basar</translation>
        </message>
        <message>
            <source>Before a trick: look at a random card of another hand; swap it for one of yours or give it back.</source>
            <translation>Vor einem Stich: Sieh eine zufällige Karte einer anderen Hand an; tausche sie gegen eine von dir oder gib sie zurück.</translation>
        </message>
        <message>
            <source>The Ice Princess</source>
            <translation>Die Eisprinzessin</translation>
        </message>
        <message>
            <source>Freezing</source>
            <translation>Einfrieren</translation>
        </message>
        <message>
            <source>Before a trick: look at two random cards of a hand; one of them must be played to this trick.</source>
            <translation>Vor einem Stich: Sieh zwei zufällige Karten einer Hand an; eine davon muss in diesem Stich gespielt werden.</translation>
        </message>
        <message>
            <source>Rapunzel</source>
            <translation>Rapunzel</translation>
        </message>
        <message>
            <source>Royal Hair Climb</source>
            <translation>Lass dein Haar herunter</translation>
        </message>
        <message>
            <source>Before a trick: whoever leads it must play a Prince, if they hold one.</source>
            <translation>Vor einem Stich: Wer ausspielt, muss einen Prinzen spielen, wenn einer auf der Hand ist.</translation>
        </message>
        <message>
            <source>Thumbelina</source>
            <translation>Däumelinchen</translation>
        </message>
        <message>
            <source>Ignorance is Bliss</source>
            <translation>Unwissenheit ist ein Segen</translation>
        </message>
        <message>
            <source>You need not follow suit: play any card except a Prince or the Frog.</source>
            <translation>Du musst nicht bedienen: Spiele eine beliebige Karte außer einem Prinzen oder dem Frosch.</translation>
        </message>
        <message>
            <source>Carmesina</source>
            <translation>Carmesina</translation>
        </message>
        <message>
            <source>Mirror</source>
            <translation>Spiegel</translation>
        </message>
        <message>
            <source>Use the ability of another princess who is still ready; she stays ready.</source>
            <translation>Nutze die Fähigkeit einer anderen Prinzessin, die noch bereit ist; jene bleibt bereit.</translation>
        </message>
        <message>
            <source>Once Upon a Time…</source>
            <translation>Es war einmal …</translation>
        </message>
        <message>
            <source>Nothing is different in this round.</source>
            <translation>In dieser Runde ist nichts anders.</translation>
        </message>
        <message>
            <source>Pass three cards to the right, then play by the basic rules.</source>
            <translation>Gebt drei Karten nach rechts weiter und spielt dann nach den Grundregeln.</translation>
        </message>
        <message>
            <source>Late to the Ball</source>
            <translation>Zu spät zum Ball</translation>
        </message>
        <message>
            <source>After passing, put one card face down aside; it comes back as your only card for the last trick.</source>
            <translation>Nach dem Weitergeben legst du eine Karte verdeckt beiseite; sie kommt als deine einzige Karte für den letzten Stich zurück.</translation>
        </message>
        <message>
            <source>You put Prince 9 aside: in the last trick you must play it, whatever was led.</source>
            <translation>Du legst den Prinzen 9 beiseite: Im letzten Stich musst du ihn spielen, was auch angespielt wird.</translation>
        </message>
        <message>
            <source>Magic Beans</source>
            <translation>Magische Bohne</translation>
        </message>
        <message>
            <source>You may lead or follow suit only with your highest or lowest card of that suit; if you cannot follow, play any card.</source>
            <translation>Ausspielen und bedienen darfst du nur mit deiner höchsten oder niedrigsten Karte dieser Farbe; kannst du nicht bedienen, spielst du eine beliebige.</translation>
        </message>
        <message>
            <source>Fairy 5 was led and you hold Fairies 2, 6 and 9: you may play the 2 or the 9.</source>
            <translation>Fee 5 ist angespielt, du hast die Feen 2, 6 und 9: Du darfst die 2 oder die 9 spielen.</translation>
        </message>
        <message>
            <source>Three Times a Lady</source>
            <translation>Drei mal drei ist Nein</translation>
        </message>
        <message>
            <source>Every 3 you take counts −3 proposals, Prince 3 counts −2; a round may end below zero.</source>
            <translation>Jede gewonnene 3 zählt −3 Heiratsanträge, der Prinz 3 zählt −2; eine Runde kann unter null enden.</translation>
        </message>
        <message>
            <source>Queen 3, Fairy 3, Prince 3 and Prince 7 make −3 − 3 − 2 + 1 = −7.</source>
            <translation>Königin 3, Fee 3, Prinz 3 und Prinz 7 ergeben −3 − 3 − 2 + 1 = −7.</translation>
        </message>
        <message>
            <source>Arranged Marriage</source>
            <translation>Arrangierte Ehe</translation>
        </message>
        <message>
            <source>Whoever wins no trick in this round receives 5 proposals.</source>
            <translation>Wer in dieser Runde keinen Stich gewinnt, erhält 5 Heiratsanträge.</translation>
        </message>
        <message>
            <source>No trick at all: 5 proposals. One trick without Princes and without the Frog: 0.</source>
            <translation>Gar kein Stich: 5 Heiratsanträge. Ein Stich ohne Prinzen und ohne Frosch: 0.</translation>
        </message>
        <message>
            <source>Royal Decree</source>
            <translation>Königlicher Erlass</translation>
        </message>
        <message>
            <source>Queens beat everything: the highest Queen in the trick wins. Suit must still be followed.</source>
            <translation>Königinnen schlagen alles: Die höchste Königin im Stich gewinnt. Bedient werden muss trotzdem.</translation>
        </message>
        <message>
            <source>Fairy 10, Queen 2, Fairy 9, Queen 5: Queen 5 wins.</source>
            <translation>Fee 10, Königin 2, Fee 9, Königin 5: Königin 5 gewinnt.</translation>
        </message>
        <message>
            <source>Always the Bridesmaid</source>
            <translation>Die Nächste in der Reihe</translation>
        </message>
        <message>
            <source>The second-highest card of the led suit wins; if nobody else follows suit, the leader wins.</source>
            <translation>Die zweithöchste Karte der angespielten Farbe gewinnt; bedient sonst niemand, gewinnt, wer ausgespielt hat.</translation>
        </message>
        <message>
            <source>Fairy 10, Fairy 4, Fairy 8, Prince 9: Fairy 8 wins.</source>
            <translation>Fee 10, Fee 4, Fee 8, Prinz 9: Fee 8 gewinnt.</translation>
        </message>
        <message>
            <source>Crystal Clear</source>
            <translation>Kristallklar</translation>
        </message>
        <message>
            <source>After passing, everybody chooses a suit in hand and lays these cards open; they can still be played.</source>
            <translation>Nach dem Weitergeben wählen alle eine Farbe ihrer Hand und legen diese Karten offen hin; sie bleiben spielbar.</translation>
        </message>
        <message>
            <source>You choose Pets: your Pet 2 and the Frog lie open. A Pet you get later stays hidden.</source>
            <translation>Du wählst Tiere: Dein Tier 2 und der Frosch liegen offen. Ein Tier, das du später bekommst, bleibt verdeckt.</translation>
        </message>
        <message>
            <source>Masquerade Ball</source>
            <translation>Maskenball</translation>
        </message>
        <message>
            <source>Only the leader plays face up; the others play face down, and all cards are turned over together.</source>
            <translation>Nur die erste Karte wird offen gespielt; alle anderen spielen verdeckt, und die Karten werden gemeinsam aufgedeckt.</translation>
        </message>
        <message>
            <source>Fairy 6 is led: nobody sees your Fairy 9 until everybody has played. Suit must still be followed.</source>
            <translation>Fee 6 ist angespielt: Niemand sieht deine Fee 9, bis alle gespielt haben. Bedient werden muss trotzdem.</translation>
        </message>
        <message>
            <source>Pets' Revenge</source>
            <translation>Rache der Tiere</translation>
        </message>
        <message>
            <source>Every Pet you take counts 1 proposal more; so the Frog counts 6.</source>
            <translation>Jedes gewonnene Tier zählt 1 Heiratsantrag mehr, der Frosch also 6.</translation>
        </message>
        <message>
            <source>Pet 2, Frog and Prince 4 make 1 + 6 + 1 = 8.</source>
            <translation>Tier 2, Frosch und Prinz 4 ergeben 1 + 6 + 1 = 8.</translation>
        </message>
        <message>
            <source>Musical Chairs</source>
            <translation>Reise nach Jerusalem</translation>
        </message>
        <message>
            <source>After every trick except the last, everybody passes one card to the right, all at the same time.</source>
            <translation>Nach jedem Stich außer dem letzten geben alle gleichzeitig eine Karte nach rechts weiter.</translation>
        </message>
        <message>
            <source>After the first of ten tricks you pass one of your nine cards to the right and get one from the left.</source>
            <translation>Nach dem ersten von zehn Stichen gibst du eine deiner neun Karten nach rechts und bekommst eine von links.</translation>
        </message>
        <message>
            <source>Sisterhood</source>
            <translation>Schwesternschaft</translation>
        </message>
        <message>
            <source>The card of the led suit furthest from the led card wins; if nobody follows suit, the furthest of all cards. The leader cannot win.</source>
            <translation>Von den Karten, die bedienen, gewinnt die mit dem größten Abstand zur ersten; bedient niemand, die mit dem größten Abstand überhaupt. Die erste Karte gewinnt nie.</translation>
        </message>
        <message>
            <source>Fairy 6 was led; Fairy 2 and Fairy 10 are both 4 away: the higher one, Fairy 10, wins.</source>
            <translation>Fee 6 ist angespielt; Fee 2 und Fee 10 sind beide 4 entfernt: Die höhere, Fee 10, gewinnt.</translation>
        </message>
        <message>
            <source>After Party</source>
            <translation>After-Party</translation>
        </message>
        <message>
            <source>After passing, split your hand into two halves: you play out the first before you take up the second.</source>
            <translation>Nach dem Weitergeben teilst du deine Hand in zwei Hälften: Erst wenn die erste ausgespielt ist, nimmst du die zweite auf.</translation>
        </message>
        <message>
            <source>A Queen lies in your second half, none in your first: if Queens are led, you may play anything.</source>
            <translation>In der zweiten Hälfte liegt eine Königin, in der ersten keine: Werden Königinnen angespielt, darfst du alles spielen.</translation>
        </message>
        <message>
            <source>Late for a Very Important Date</source>
            <translation>Schon so spät?</translation>
        </message>
        <message>
            <source>The round ends when everybody has three cards left; you keep them, and they count as a won trick.</source>
            <translation>Die Runde endet, wenn alle noch drei Karten haben; du behältst sie, und sie zählen wie ein gewonnener Stich.</translation>
        </message>
        <message>
            <source>You keep Prince 2, the Frog and Fairy 1: they make 1 + 5 + 0 = 6.</source>
            <translation>Du behältst Prinz 2, den Frosch und Fee 1: Sie ergeben 1 + 5 + 0 = 6.</translation>
        </message>
        <message>
            <source>Wedding Gift</source>
            <translation>Hochzeitsgeschenk</translation>
        </message>
        <message>
            <source>Before each trick everybody adds a hand card face down to the gifts; whoever wins the trick takes them too. Nobody can become Rebel of the Ball.</source>
            <translation>Vor jedem Stich legen alle eine Handkarte verdeckt zu den Geschenken; wer den Stich gewinnt, nimmt auch sie. Niemand kann Rebellin des Balls werden.</translation>
        </message>
        <message>
            <source>Four players: the winner takes the four cards of the trick and four gifts.</source>
            <translation>Bei vier Personen nimmt, wer gewinnt, vier Karten des Stichs und vier Geschenke.</translation>
        </message>
        <message>
            <source>Haggle with the Hag</source>
            <translation>Feilschen mit der Hexe</translation>
        </message>
        <message>
            <source>Whoever wins a trick may show a hand card and swap it for a card of the trick, but not for their own.</source>
            <translation>Wer einen Stich gewinnt, darf eine Handkarte vorzeigen und gegen eine Karte des Stichs tauschen, aber nicht gegen die selbst gespielte.</translation>
        </message>
        <message>
            <source>You win and the Frog lies in the trick: you show Fairy 1, and the Frog goes to your hand instead of costing you 5.</source>
            <translation>Du gewinnst, und der Frosch liegt im Stich: Du zeigst Fee 1, und der Frosch kommt auf deine Hand, statt dich 5 zu kosten.</translation>
        </message>
        <message>
            <source>Blind Man's Bluff</source>
            <translation>Blinde Kuh</translation>
        </message>
        <message>
            <source>After half of the tricks, everybody hands all remaining cards to the right.</source>
            <translation>Nach der Hälfte der Stiche geben alle ihre ganze restliche Hand nach rechts.</translation>
        </message>
        <message>
            <source>Ten cards each: after the fifth trick your right neighbour goes on with your five cards.</source>
            <translation>Zehn Karten für alle: Nach dem fünften Stich spielt, wer rechts von dir sitzt, mit deinen fünf Karten weiter.</translation>
        </message>
        <message>
            <source>Poisoned Apple</source>
            <translation>Vergifteter Apfel</translation>
        </message>
        <message>
            <source>If anybody cannot follow suit, the highest card played by such a player wins.</source>
            <translation>Kann jemand nicht bedienen, gewinnt die höchste Karte, die so gespielt wurde.</translation>
        </message>
        <message>
            <source>Fairy 10, Pet 5, Queen 9, Fairy 1: two could not follow suit, and Queen 9 wins.</source>
            <translation>Fee 10, Tier 5, Königin 9, Fee 1: Zwei konnten nicht bedienen, und Königin 9 gewinnt.</translation>
        </message>
        <message>
            <source>Odds and Evens</source>
            <translation>Gerade und ungerade</translation>
        </message>
        <message>
            <source>Follow suit with an odd card to an odd one, an even card to an even one, if you can; the same if you cannot follow suit.</source>
            <translation>Bediene, wenn du kannst, Ungerade mit Ungerade und Gerade mit Gerade; dasselbe gilt, wenn du nicht bedienen kannst.</translation>
        </message>
        <message>
            <source>Queen 5 was led and you hold Queen 3 and Queen 8: you must play Queen 3.</source>
            <translation>Königin 5 ist angespielt, du hast Königin 3 und Königin 8: Du musst Königin 3 spielen.</translation>
        </message>
        <message>
            <source>Single Fairy</source>
            <translation>Single-Fee</translation>
        </message>
        <message>
            <source>Every Fairy you take counts −1 proposal; a round may end below zero.</source>
            <translation>Jede gewonnene Fee zählt −1 Heiratsantrag; eine Runde kann unter null enden.</translation>
        </message>
        <message>
            <source>Fairy 2, Fairy 3, Prince 4 and Queen 5 make −1 − 1 + 1 = −1.</source>
            <translation>Fee 2, Fee 3, Prinz 4 und Königin 5 ergeben −1 − 1 + 1 = −1.</translation>
        </message>
        <message>
            <source>The Prince Always Rings Twice</source>
            <translation>Der Prinz klingelt immer zweimal</translation>
        </message>
        <message>
            <source>Everybody plays two cards to each trick, in two laps; the highest sum of cards of the led suit wins, in a tie the highest single card.</source>
            <translation>Alle spielen zu jedem Stich zwei Karten, reihum erst eine, dann die andere; die höchste Summe in der angespielten Farbe gewinnt, bei Gleichstand die höchste einzelne Karte.</translation>
        </message>
        <message>
            <source>Fairies were led: Ada played 2 and 8, Ben 6 and 4. Both have 10; Ada wins with her 8.</source>
            <translation>Feen waren angespielt: Ada spielt 2 und 8, Ben 6 und 4. Beide haben 10; Ada gewinnt mit ihrer 8.</translation>
        </message>
        <message>
            <source>Midnight Makeover</source>
            <translation>Verwandlung um Mitternacht</translation>
        </message>
        <message>
            <source>Fairies are wild: you may always play one instead of the led suit, and it counts alike. Of equal cards the later wins.</source>
            <translation>Feen sind Joker: Du darfst sie immer statt der angespielten Farbe spielen, und sie zählen wie diese. Bei gleichen Karten gewinnt die spätere.</translation>
        </message>
        <message>
            <source>Queen 8, Fairy 8, Queen 7, Pet 10: the two eights are equal, and the later one, Fairy 8, wins.</source>
            <translation>Königin 8, Fee 8, Königin 7, Tier 10: Die beiden 8 sind gleich, und die spätere, Fee 8, gewinnt.</translation>
        </message>
        <message>
            <source>Pass the Bouquet</source>
            <translation>Der Brautstrauß</translation>
        </message>
        <message>
            <source>Each suit that is new in the trick must be followed from then on; the highest card of the last new suit wins.</source>
            <translation>Jede Farbe, die im Stich neu ist, muss von da an bedient werden; die höchste Karte der letzten neuen Farbe gewinnt.</translation>
        </message>
        <message>
            <source>Fairy 9, Fairy 3, Pet 2: from now on Pets must be followed. Pet 5 takes the trick.</source>
            <translation>Fee 9, Fee 3, Tier 2: Von nun an müssen Tiere bedient werden. Tier 5 gewinnt den Stich.</translation>
        </message>
        <message>
            <source>Upside Down</source>
            <translation>Verkehrte Welt</translation>
        </message>
        <message>
            <source>Each 6 in the trick turns high and low over: after one 6 the lowest card wins, after two the highest again.</source>
            <translation>Jede 6 im Stich vertauscht hoch und niedrig: Nach einer 6 gewinnt die niedrigste Karte, nach zweien wieder die höchste.</translation>
        </message>
        <message>
            <source>Queen 4, Queen 9, Prince 6, Queen 2: there is one 6, so Queen 2 wins.</source>
            <translation>Königin 4, Königin 9, Prinz 6, Königin 2: Eine 6 liegt im Stich, also gewinnt Königin 2.</translation>
        </message>
        <message>
            <source>Bathroom Break</source>
            <translation>Toilettenpause</translation>
        </message>
        <message>
            <source>Princes count double, but not for whoever has the most proposals so far.</source>
            <translation>Prinzen zählen doppelt, nur nicht bei denen, die bisher die meisten Heiratsanträge haben.</translation>
        </message>
        <message>
            <source>Prince 2, Prince 4 and the Frog make 9 proposals, but only 7 for whoever has the most so far.</source>
            <translation>Prinz 2, Prinz 4 und der Frosch ergeben 9 Heiratsanträge, aber nur 7 für die, die bisher die meisten haben.</translation>
        </message>
        <message>
            <source>Dancing Queens</source>
            <translation>Tanzende Königinnen</translation>
        </message>
        <message>
            <source>Each Prince dances with a Queen you took: with the same number 3 proposals, with another 2; a Prince left over counts 1.</source>
            <translation>Jeder Prinz tanzt mit einer gewonnenen Königin: bei gleicher Zahl 3 Heiratsanträge, sonst 2; ein übriger Prinz zählt 1.</translation>
        </message>
        <message>
            <source>Princes 5, 7 and 9 with Queens 5 and 2 make 3 + 2 + 1 = 6.</source>
            <translation>Prinzen 5, 7 und 9 mit Königinnen 5 und 2 ergeben 3 + 2 + 1 = 6.</translation>
        </message>
        <message>
            <source>Invitation</source>
            <translation>Einladung</translation>
        </message>
        <message>
            <source>Pass two cards to the right, then play by the basic rules.</source>
            <translation>Gebt zwei Karten nach rechts weiter und spielt dann nach den Grundregeln.</translation>
        </message>
        <message>
            <source>{name}: {proposals}, {tricks}</source>
            <translation>{name}: {proposals}, {tricks}</translation>
        </message>
        <message>
            <source>Nothing that counts: 0</source>
            <translation>Nichts, was zählt: 0</translation>
        </message>
        <message>
            <source>Counted: {cards}</source>
            <translation>Gezählt: {cards}</translation>
        </message>
        <message>
            <source>Kept in hand: {cards}</source>
            <translation>Auf der Hand behalten: {cards}</translation>
        </message>
        <message>
            <source>All Princes and the Frog: Rebel of the Ball</source>
            <translation>Alle Prinzen und der Frosch, Rebellin des Balls</translation>
        </message>
        <message>
            <source>Threes</source>
            <translation>Dreien</translation>
        </message>
        <message>
            <source>No trick won</source>
            <translation>Kein Stich gewonnen</translation>
        </message>
        <message>
            <source>Pets, one more for each</source>
            <translation>Tiere, je eins mehr</translation>
        </message>
        <message>
            <source>Fairies</source>
            <translation>Feen</translation>
        </message>
        <message>
            <source>Princes, counted double</source>
            <translation>Prinzen, doppelt gezählt</translation>
        </message>
        <message>
            <source>Prince and Queen of one number</source>
            <translation>Prinz und Königin gleicher Zahl</translation>
        </message>
        <message>
            <source>Prince and Queen of two numbers</source>
            <translation>Prinz und Königin verschiedener Zahl</translation>
        </message>
        <message>
            <source>Princes without a Queen</source>
            <translation>Prinzen ohne Königin</translation>
        </message>
        <message>
            <source>{card} (frozen)</source>
            <translation>{card} (eingefroren)</translation>
        </message>
        <message>
            <source>Low wins.</source>
            <translation>Niedrig gewinnt.</translation>
        </message>
        <message>
            <source>{name} deals it back to everybody.</source>
            <translation>{name} teilt ihn wieder an alle aus.</translation>
        </message>
        <message>
            <source>It goes to {name}.</source>
            <translation>Er geht an {name}.</translation>
        </message>
        <message>
            <source>Gifts: {cards}.</source>
            <translation>Geschenke: {cards}.</translation>
        </message>
        <message>
            <source>{shown} was swapped for {taken}.</source>
            <translation>{shown} wurde gegen {taken} getauscht.</translation>
        </message>
        <message>
            <source>Queens</source>
            <translation>Königinnen</translation>
        </message>
        <message>
            <source>Pets</source>
            <translation>Tiere</translation>
        </message>
        <message>
            <source>Princes</source>
            <translation>Prinzen</translation>
        </message>
        <message>
            <source>a card</source>
            <translation>eine Karte</translation>
        </message>
        <message>
            <source>Frog (Pet 8)</source>
            <translation>Frosch (Tier 8)</translation>
        </message>
        <message>
            <source>Fairy {rank}</source>
            <translation>Fee {rank}</translation>
        </message>
        <message>
            <source>Queen {rank}</source>
            <translation>Königin {rank}</translation>
        </message>
        <message>
            <source>Pet {rank}</source>
            <translation>Tier {rank}</translation>
        </message>
        <message>
            <source>Prince {rank}</source>
            <translation>Prinz {rank}</translation>
        </message>
        <message>
            <source>Frog</source>
            <translation>Frosch</translation>
        </message>
        <message>
            <source>Pass 1 card left and 1 card right</source>
            <translation>1 Karte nach links und 1 nach rechts weitergeben</translation>
        </message>
        <message>
            <source>Pass 1 card right</source>
            <translation>1 Karte nach rechts weitergeben</translation>
        </message>
        <message>
            <source>Pass {count} cards left</source>
            <translation>{count} Karten nach links weitergeben</translation>
        </message>
        <message>
            <source>Pass {count} cards right</source>
            <translation>{count} Karten nach rechts weitergeben</translation>
        </message>
        <message>
            <source>Pass 1 card left</source>
            <translation>1 Karte nach links weitergeben</translation>
        </message>
        <message>
            <source>1 proposal</source>
            <translation>1 Heiratsantrag</translation>
        </message>
        <message>
            <source>{count} proposals</source>
            <translation>{count} Heiratsanträge</translation>
        </message>
        <message>
            <source>1 trick</source>
            <translation>1 Stich</translation>
        </message>
        <message>
            <source>{count} tricks</source>
            <translation>{count} Stiche</translation>
        </message>
        <message>
            <source>1 card</source>
            <translation>1 Karte</translation>
        </message>
        <message>
            <source>{count} cards</source>
            <translation>{count} Karten</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>bereit</translation>
        </message>
        <message>
            <source>exhausted</source>
            <translation>erschöpft</translation>
        </message>
        <message>
            <source>Princes have snuck in</source>
            <translation>Prinzen haben sich eingeschlichen</translation>
        </message>
        <message>
            <source>Princes may not be led yet</source>
            <translation>Prinzen dürfen noch nicht angespielt werden</translation>
        </message>
        <message>
            <source>open</source>
            <translation>offen</translation>
        </message>
        <message>
            <source>Fa</source>
            <translation>Fe</translation>
        </message>
        <message>
            <source>Qu</source>
            <translation>Kö</translation>
        </message>
        <message>
            <source>Pe</source>
            <translation>Ti</translation>
        </message>
        <message>
            <source>Pr</source>
            <translation>Pr</translation>
        </message>
        <message>
            <source>I may act</source>
            <translation>Ich handle vielleicht</translation>
        </message>
        <message>
            <source>Round {number} of {rounds}</source>
            <translation>Runde {number} von {rounds}</translation>
        </message>
        <message>
            <source>The first round card lies face down.</source>
            <translation>Die erste Rundenkarte liegt verdeckt.</translation>
        </message>
        <message>
            <source>Example</source>
            <translation>Beispiel</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Letzter Stich</translation>
        </message>
        <message>
            <source>High wins</source>
            <translation>Hoch gewinnt</translation>
        </message>
        <message>
            <source>Low wins</source>
            <translation>Niedrig gewinnt</translation>
        </message>
        <message>
            <source>To follow: {suit}</source>
            <translation>Zu bedienen: {suit}</translation>
        </message>
        <message>
            <source>{name} has chosen: {cards}.</source>
            <translation>{name} hat gewählt: {cards}.</translation>
        </message>
        <message>
            <source>{name} has chosen.</source>
            <translation>{name} hat gewählt.</translation>
        </message>
        <message>
            <source>{name} passes {cards} to {other}.</source>
            <translation>{name} gibt {cards} an {other}.</translation>
        </message>
        <message>
            <source>{name} lays open: {cards}.</source>
            <translation>{name} legt offen hin: {cards}.</translation>
        </message>
        <message>
            <source>Everybody puts {cards} face down aside.</source>
            <translation>Alle legen {cards} verdeckt beiseite.</translation>
        </message>
        <message>
            <source>Everybody takes up what lay aside: {cards}.</source>
            <translation>Alle nehmen auf, was beiseitelag: {cards}.</translation>
        </message>
        <message>
            <source>Everybody adds a card to the gifts.</source>
            <translation>Alle legen eine Karte zu den Geschenken.</translation>
        </message>
        <message>
            <source>In the middle lie {cards}.</source>
            <translation>In der Mitte liegen: {cards}.</translation>
        </message>
        <message>
            <source>{name} uses “{ability}” of {princess} as her mirror image.</source>
            <translation>{name} nutzt „{ability}“ als Spiegelbild ({princess}).</translation>
        </message>
        <message>
            <source>{name} uses “{ability}” of {princess}.</source>
            <translation>{name} nutzt „{ability}“ ({princess}).</translation>
        </message>
        <message>
            <source>To be led: {suit}</source>
            <translation>Auszuspielen: {suit}</translation>
        </message>
        <message>
            <source>{name} leads this trick.</source>
            <translation>{name} spielt zu diesem Stich aus.</translation>
        </message>
        <message>
            <source>It is about the hand of {name}.</source>
            <translation>Es geht um die Hand von {name}.</translation>
        </message>
        <message>
            <source>{name} looks into the hand of {other}: {cards}.</source>
            <translation>{name} sieht in die Hand von {other}: {cards}.</translation>
        </message>
        <message>
            <source>{card} lies frozen before {name}.</source>
            <translation>{card} liegt eingefroren vor {name}.</translation>
        </message>
        <message>
            <source>{name} gets {card}.</source>
            <translation>{name} bekommt {card}.</translation>
        </message>
        <message>
            <source>{name} gives the card back to {other}.</source>
            <translation>{name} gibt {other} die Karte zurück.</translation>
        </message>
        <message>
            <source>{name} gives {other} {gave} and keeps {got}.</source>
            <translation>{name} gibt {other} {gave} und behält {got}.</translation>
        </message>
        <message>
            <source>{name} swaps a card with {other}.</source>
            <translation>{name} tauscht eine Karte mit {other}.</translation>
        </message>
        <message>
            <source>Nothing is led yet</source>
            <translation>Noch nichts ausgespielt</translation>
        </message>
        <message>
            <source>Gifts</source>
            <translation>Geschenke</translation>
        </message>
        <message>
            <source>Aside</source>
            <translation>Beiseite</translation>
        </message>
        <message>
            <source>Click or press Enter to go on</source>
            <translation>Weiter mit Klick oder Eingabetaste</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Gesamt</translation>
        </message>
        <message>
            <source>Seat {number}</source>
            <translation>Platz {number}</translation>
        </message>
        <message>
            <source>I may act before the next trick</source>
            <translation>Vor dem nächsten Stich vielleicht handeln</translation>
        </message>
        <message>
            <source>Nothing is left to win: end the round</source>
            <translation>Nichts mehr zu holen: Runde beenden</translation>
        </message>
        <message>
            <source>Lay open: {suit}</source>
            <translation>Offen hinlegen: {suit}</translation>
        </message>
        <message>
            <source>Pass on</source>
            <translation>Weitergeben</translation>
        </message>
        <message>
            <source>Put aside</source>
            <translation>Beiseitelegen</translation>
        </message>
        <message>
            <source>Give</source>
            <translation>Schenken</translation>
        </message>
        <message>
            <source>Confirm</source>
            <translation>Bestätigen</translation>
        </message>
        <message>
            <source>Leave the card in the trick</source>
            <translation>Karte im Stich lassen</translation>
        </message>
        <message>
            <source>Keep the trick</source>
            <translation>Stich behalten</translation>
        </message>
        <message>
            <source>No bargain</source>
            <translation>Kein Handel</translation>
        </message>
        <message>
            <source>Give the card back</source>
            <translation>Karte zurückgeben</translation>
        </message>
        <message>
            <source>No ability now</source>
            <translation>Jetzt keine Fähigkeit</translation>
        </message>
        <message>
            <source>to {name}</source>
            <translation>an {name}</translation>
        </message>
        <message>
            <source>{card}, played by {name}</source>
            <translation>{card}, gespielt von {name}</translation>
        </message>
        <message>
            <source>{card} of {name}</source>
            <translation>{card} von {name}</translation>
        </message>
        <message>
            <source>{card} of {name}, frozen</source>
            <translation>{card} von {name}, eingefroren</translation>
        </message>
        <message>
            <source>{card}, open</source>
            <translation>{card}, offen</translation>
        </message>
        <message>
            <source>{card}, chosen</source>
            <translation>{card}, gewählt</translation>
        </message>
        <message>
            <source>{cards} in hand</source>
            <translation>{cards} auf der Hand</translation>
        </message>
        <message>
            <source>{cards} aside</source>
            <translation>{cards} beiseite</translation>
        </message>
        <message>
            <source>leads</source>
            <translation>spielt aus</translation>
        </message>
        <message>
            <source>has chosen</source>
            <translation>hat gewählt</translation>
        </message>
        <message>
            <source>princess {princess} ({state})</source>
            <translation>Prinzessin {princess} ({state})</translation>
        </message>
        <message>
            <source>{name} {card}</source>
            <translation>{name} {card}</translation>
        </message>
        <message>
            <source>Last trick: {plays}. It went to {name}.</source>
            <translation>Letzter Stich: {plays}. Er ging an {name}.</translation>
        </message>
        <message>
            <source>{name}: choose {cards} for {other}.</source>
            <translation>{name}: Wähle {cards} für {other}.</translation>
        </message>
        <message>
            <source>{name}: choose a card for {left}, then one for {right}.</source>
            <translation>{name}: Wähle eine Karte für {left}, dann eine für {right}.</translation>
        </message>
        <message>
            <source>{name}: put {cards} aside that you play out later.</source>
            <translation>{name}: Lege {cards} beiseite, die du später ausspielst.</translation>
        </message>
        <message>
            <source>{name}: choose a card that moves on to {other}.</source>
            <translation>{name}: Wähle eine Karte, die zu {other} weiterrückt.</translation>
        </message>
        <message>
            <source>{name}: which princess do you keep?</source>
            <translation>{name}: Welche Prinzessin behältst du?</translation>
        </message>
        <message>
            <source>{name}: take a princess.</source>
            <translation>{name}: Nimm eine Prinzessin.</translation>
        </message>
        <message>
            <source>{name}: put a card aside for the last trick.</source>
            <translation>{name}: Lege eine Karte für den letzten Stich beiseite.</translation>
        </message>
        <message>
            <source>{name}: which suit do you lay open?</source>
            <translation>{name}: Welche Farbe legst du offen hin?</translation>
        </message>
        <message>
            <source>{name}: choose a card for the gifts of this trick.</source>
            <translation>{name}: Wähle eine Karte für die Geschenke dieses Stichs.</translation>
        </message>
        <message>
            <source>{name}: choose a card for the middle.</source>
            <translation>{name}: Wähle eine Karte für die Mitte.</translation>
        </message>
        <message>
            <source>{name}: use an ability before this trick?</source>
            <translation>{name}: Vor diesem Stich eine Fähigkeit nutzen?</translation>
        </message>
        <message>
            <source>{name}: which card does {other} have to play?</source>
            <translation>{name}: Welche Karte muss {other} spielen?</translation>
        </message>
        <message>
            <source>{name}: give {other} a card for the one drawn, or give it back?</source>
            <translation>{name}: {other} eine Karte für die gezogene geben oder sie zurückgeben?</translation>
        </message>
        <message>
            <source>{name}: choose a card in the middle and who gets it.</source>
            <translation>{name}: Wähle eine Karte in der Mitte und wer sie bekommt.</translation>
        </message>
        <message>
            <source>{name}: swap your card in the trick?</source>
            <translation>{name}: Deine Karte im Stich tauschen?</translation>
        </message>
        <message>
            <source>{name}: deal the cards of your trick back to everybody?</source>
            <translation>{name}: Die Karten deines Stichs wieder an alle austeilen?</translation>
        </message>
        <message>
            <source>{name}: swap a hand card for a card of your trick?</source>
            <translation>{name}: Eine Handkarte gegen eine Karte deines Stichs tauschen?</translation>
        </message>
        <message>
            <source>{name}: {card} is frozen and must be played.</source>
            <translation>{name}: {card} ist eingefroren und muss gespielt werden.</translation>
        </message>
        <message>
            <source>{name}: play a card. To follow: {suit}.</source>
            <translation>{name}: Spiele eine Karte. Zu bedienen: {suit}.</translation>
        </message>
        <message>
            <source>{name}: lead to the trick.</source>
            <translation>{name}: Spiele zum Stich aus.</translation>
        </message>
        <message>
            <source>{name}: lead to the trick, with {suit} if you hold any.</source>
            <translation>{name}: Spiele zum Stich aus, und zwar {suit}, wenn du welche hast.</translation>
        </message>
        <message>
            <source>“{text}” is no card.</source>
            <translation>„{text}“ ist keine Karte.</translation>
        </message>
        <message>
            <source>“{text}” is no row of different cards.</source>
            <translation>„{text}“ ist keine Reihe verschiedener Karten.</translation>
        </message>
        <message>
            <source>“{text}” is no suit.</source>
            <translation>„{text}“ ist keine Farbe.</translation>
        </message>
        <message>
            <source>“{text}” is no move of this game.</source>
            <translation>„{text}“ ist kein Zug dieses Spiels.</translation>
        </message>
        <message>
            <source>This is no possible position of Rebel Princess ({what}).</source>
            <translation>Das ist keine mögliche Stellung von Rebel Princess ({what}).</translation>
        </message>
        <message>
            <source>There is no round card “{text}”.</source>
            <translation>Es gibt keine Rundenkarte „{text}“.</translation>
        </message>
        <message>
            <source>A round card is named twice.</source>
            <translation>Eine Rundenkarte ist zweimal genannt.</translation>
        </message>
        <message>
            <source>Name exactly one round card for each of the rounds: {rounds}.</source>
            <translation>Nenne für jede der Runden genau eine Rundenkarte: {rounds}.</translation>
        </message>
        <message>
            <source>This edition has too few round cards for so many rounds.</source>
            <translation>Diese Ausgabe hat zu wenige Rundenkarten für so viele Runden.</translation>
        </message>
        <message>
            <source>Rebel Princess is played by three to six.</source>
            <translation>Rebel Princess spielt man zu dritt bis zu sechst.</translation>
        </message>
        <message>
            <source>The start player chosen, seat {number}, is not at the table.</source>
            <translation>Die gewählte Startspielerin auf Platz {number} sitzt nicht am Tisch.</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>The rulebook plays five; three make a short match.</source>
            <translation>Nach der Anleitung fünf; drei ergeben eine kurze Partie.</translation>
        </message>
        <message>
            <source>Round cards by hand</source>
            <translation>Rundenkarten von Hand</translation>
        </message>
        <message>
            <source>One for each round, in the order chosen; without a choice they are drawn.</source>
            <translation>Eine für jede Runde, in der gewählten Reihenfolge; ohne Wahl werden sie gezogen.</translation>
        </message>
        <message>
            <source>Order of round cards by hand</source>
            <translation>Reihenfolge der Rundenkarten von Hand</translation>
        </message>
        <message>
            <source>As listed, everybody knows what comes; shuffled, nobody does.</source>
            <translation>Wie genannt wissen alle, was kommt; gemischt niemand.</translation>
        </message>
        <message>
            <source>Round cards drawn from</source>
            <translation>Rundenkarten aus</translation>
        </message>
        <message>
            <source>The edition whose round cards are shuffled.</source>
            <translation>Die Ausgabe, deren Rundenkarten gemischt werden.</translation>
        </message>
        <message>
            <source>Princesses</source>
            <translation>Prinzessinnen</translation>
        </message>
        <message>
            <source>How everybody gets a princess with her ability.</source>
            <translation>Wie alle zu einer Prinzessin mit ihrer Fähigkeit kommen.</translation>
        </message>
        <message>
            <source>Princesses from</source>
            <translation>Prinzessinnen aus</translation>
        </message>
        <message>
            <source>The edition whose princesses take part.</source>
            <translation>Die Ausgabe, deren Prinzessinnen mitspielen.</translation>
        </message>
        <message>
            <source>Start player</source>
            <translation>Startspielerin</translation>
        </message>
        <message>
            <source>Who leads the first trick of the match.</source>
            <translation>Wer zum ersten Stich der Partie ausspielt.</translation>
        </message>
        <message>
            <source>Rebel of the Ball</source>
            <translation>Rebellin des Balls</translation>
        </message>
        <message>
            <source>Whoever takes all Princes and the Frog in a round scores −10.</source>
            <translation>Wer in einer Runde alle Prinzen und den Frosch nimmt, erhält −10.</translation>
        </message>
        <message>
            <source>Strict Magic Beans</source>
            <translation>Strenge Magische Bohne</translation>
        </message>
        <message>
            <source>Also a card of another suit must be the highest or lowest of its suit in your hand.</source>
            <translation>Auch eine Karte anderer Farbe muss die höchste oder niedrigste ihrer Farbe in deiner Hand sein.</translation>
        </message>
        <message>
            <source>All editions</source>
            <translation>Alle Ausgaben</translation>
        </message>
        <message>
            <source>Deluxe edition</source>
            <translation>Deluxe-Ausgabe</translation>
        </message>
        <message>
            <source>First edition</source>
            <translation>Erste Ausgabe</translation>
        </message>
        <message>
            <source>Drawn</source>
            <translation>Gezogen</translation>
        </message>
        <message>
            <source>As listed</source>
            <translation>Wie genannt</translation>
        </message>
        <message>
            <source>Shuffled</source>
            <translation>Gemischt</translation>
        </message>
        <message>
            <source>Verborgene Kräfte (expansion)</source>
            <translation>Verborgene Kräfte (Erweiterung)</translation>
        </message>
        <message>
            <source>Keep one of two</source>
            <translation>Eine von zweien behalten</translation>
        </message>
        <message>
            <source>Free choice</source>
            <translation>Freie Wahl</translation>
        </message>
        <message>
            <source>No abilities</source>
            <translation>Ohne Fähigkeiten</translation>
        </message>
        <message>
            <source>By lot</source>
            <translation>Durch das Los</translation>
        </message>
        <message>
            <source>Rebel Princess</source>
            <translation>Rebel Princess</translation>
        </message>
        <message>
            <source>Take tricks, but no Princes: the fewest proposals win</source>
            <translation>Stiche ja, Prinzen nein: Die wenigsten Heiratsanträge gewinnen</translation>
        </message>
        <message>
            <source>That is not possible.</source>
            <translation>Das geht nicht.</translation>
        </message>
        <message>
            <source>{name} has the fewest proposals: {total}.</source>
            <translation>{name} hat die wenigsten Heiratsanträge: {total}.</translation>
        </message>
        <message>
            <source>Equal proposals ({total}), but {name} has had more rounds without any.</source>
            <translation>Gleich viele Heiratsanträge ({total}), aber {name} hatte mehr Runden ganz ohne.</translation>
        </message>
        <message>
            <source>Equally few proposals ({total}): the victory is shared.</source>
            <translation>Gleich wenige Heiratsanträge ({total}): Der Sieg wird geteilt.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Du bist nicht an der Reihe.</translation>
        </message>
        <message>
            <source>That cannot be chosen now.</source>
            <translation>Das lässt sich jetzt nicht wählen.</translation>
        </message>
        <message>
            <source>This card is not in your hand.</source>
            <translation>Diese Karte ist nicht auf deiner Hand.</translation>
        </message>
        <message>
            <source>{card} lies frozen before you and must be played in this trick.</source>
            <translation>{card} liegt eingefroren vor dir und muss in diesen Stich.</translation>
        </message>
        <message>
            <source>An ability demands that you lead this suit: {suit}.</source>
            <translation>Eine Fähigkeit verlangt, dass du diese Farbe anspielst: {suit}.</translation>
        </message>
        <message>
            <source>Princes have not snuck in yet, so none may be led.</source>
            <translation>Noch haben sich keine Prinzen eingeschlichen, also darf keiner angespielt werden.</translation>
        </message>
        <message>
            <source>You must follow suit: {suit}.</source>
            <translation>Du musst bedienen: {suit}.</translation>
        </message>
        <message>
            <source>The round card “{card}” does not allow this card.</source>
            <translation>Die Rundenkarte „{card}“ lässt diese Karte nicht zu.</translation>
        </message>
        <message>
            <source>The Pea Princess wants a card above 5 in this trick.</source>
            <translation>Die Prinzessin auf der Erbse will in diesem Stich eine Karte über 5.</translation>
        </message>
        <message>
            <source>First a card must be played.</source>
            <translation>Erst muss eine Karte gespielt werden.</translation>
        </message>
        <message>
            <source>Cards that count are still out, so the round goes on.</source>
            <translation>Es sind noch Karten im Spiel, die zählen; die Runde geht weiter.</translation>
        </message>
        <message>
            <source>You have no ability that you could use before the next trick.</source>
            <translation>Du hast keine Fähigkeit, die du vor dem nächsten Stich nutzen könntest.</translation>
        </message>
        <message>
            <source>You do not have this ability.</source>
            <translation>Diese Fähigkeit hast du nicht.</translation>
        </message>
        <message>
            <source>{power} is exhausted until the end of the round.</source>
            <translation>{power} ist bis zum Ende der Runde erschöpft.</translation>
        </message>
        <message>
            <source>The ability of {power} cannot be used by you now.</source>
            <translation>Die Fähigkeit dieser Prinzessin kannst du jetzt nicht nutzen: {power}.</translation>
        </message>
        <message>
            <source>“{ability}” is used at another time, not before a trick.</source>
            <translation>„{ability}“ nutzt man zu einer anderen Zeit, nicht vor einem Stich.</translation>
        </message>
        <message>
            <source>“{ability}” does not go with this card.</source>
            <translation>„{ability}“ passt nicht zu dieser Karte.</translation>
        </message>
        <message>
            <source>This suit was demanded by an ability, so Thumbelina must follow it, too.</source>
            <translation>Diese Farbe hat eine Fähigkeit verlangt; auch Däumelinchen muss sie bedienen.</translation>
        </message>
        <message>
            <source>{power} cannot act in the same trick as {by}.</source>
            <translation>{power} kann nicht im selben Stich handeln wie {by}.</translation>
        </message>
        <message>
            <source>Princes can be named only when they have snuck in.</source>
            <translation>Prinzen können erst genannt werden, wenn sie sich eingeschlichen haben.</translation>
        </message>
        <message>
            <source>There is no card that “{ability}” could be used on.</source>
            <translation>Es gibt keine Karte, auf die „{ability}“ wirken könnte.</translation>
        </message>
        <message>
            <source>“{ability}” is used before a trick: say “I may act” with the card you play before.</source>
            <translation>„{ability}“ nutzt man vor einem Stich: Kündige es mit der Karte davor an („vielleicht handeln“).</translation>
        </message>
        <message>
            <source>First say whether you use an ability before this trick.</source>
            <translation>Sag zuerst, ob du vor diesem Stich eine Fähigkeit nutzt.</translation>
        </message>
        <message>
            <source>First say whether you swap your card in the trick.</source>
            <translation>Sag zuerst, ob du deine Karte im Stich tauschst.</translation>
        </message>
        <message>
            <source>First say whether the trick is dealt back.</source>
            <translation>Sag zuerst, ob der Stich neu ausgeteilt wird.</translation>
        </message>
        <message>
            <source>First choose a hand card and a card of the trick, or no bargain.</source>
            <translation>Wähle zuerst eine Handkarte und eine Karte des Stichs, oder keinen Handel.</translation>
        </message>
        <message>
            <source>First choose one of the cards drawn, to be frozen.</source>
            <translation>Wähle zuerst eine der gezogenen Karten, die eingefroren wird.</translation>
        </message>
        <message>
            <source>First choose a hand card to give, or give the card back.</source>
            <translation>Wähle zuerst eine Handkarte zum Geben, oder gib die Karte zurück.</translation>
        </message>
        <message>
            <source>First choose a card in the middle and who gets it.</source>
            <translation>Wähle zuerst eine Karte in der Mitte und wer sie bekommt.</translation>
        </message>
        <message>
            <source>First choose a princess.</source>
            <translation>Wähle zuerst eine Prinzessin.</translation>
        </message>
        <message>
            <source>First choose the suit that you lay open.</source>
            <translation>Wähle zuerst die Farbe, die du offen hinlegst.</translation>
        </message>
        <message>
            <source>You have no card to swap.</source>
            <translation>Du hast keine Karte zum Tauschen.</translation>
        </message>
        <message>
            <source>The Frog can be swapped neither in nor out.</source>
            <translation>Der Frosch lässt sich weder hinein- noch heraustauschen.</translation>
        </message>
        <message>
            <source>Swap your own card in the trick for a hand card of the same suit.</source>
            <translation>Tausche deine eigene Karte im Stich gegen eine Handkarte derselben Farbe.</translation>
        </message>
        <message>
            <source>The Frog is in this trick, so it cannot be dealt back.</source>
            <translation>In diesem Stich ist der Frosch, er kann nicht neu ausgeteilt werden.</translation>
        </message>
        <message>
            <source>The card you played yourself stays in the trick.</source>
            <translation>Die Karte, die du selbst gespielt hast, bleibt im Stich.</translation>
        </message>
        <message>
            <source>This card is not in the trick.</source>
            <translation>Diese Karte ist nicht im Stich.</translation>
        </message>
        <message>
            <source>Everybody gets exactly one of the cards in the middle.</source>
            <translation>Alle bekommen genau eine der Karten in der Mitte.</translation>
        </message>
        <message>
            <source>This princess is taken already.</source>
            <translation>Diese Prinzessin ist schon vergeben.</translation>
        </message>
        <message>
            <source>This princess was not dealt to you.</source>
            <translation>Diese Prinzessin wurde dir nicht ausgeteilt.</translation>
        </message>
        <message>
            <source>You hold no card of this suit.</source>
            <translation>Du hast keine Karte dieser Farbe.</translation>
        </message>
        <message>
            <source>That comes later.</source>
            <translation>Das kommt später.</translation>
        </message>
        <message>
            <source>Choose a card for the left and then one for the right.</source>
            <translation>Wähle eine Karte für links und dann eine für rechts.</translation>
        </message>
        <message>
            <source>Choose the card that you put aside for the last trick.</source>
            <translation>Wähle die Karte, die du für den letzten Stich beiseitelegst.</translation>
        </message>
        <message>
            <source>Choose the cards that you put aside, one after the other.</source>
            <translation>Wähle nacheinander die Karten, die du beiseitelegst.</translation>
        </message>
        <message>
            <source>Choose a card for the gifts.</source>
            <translation>Wähle eine Karte für die Geschenke.</translation>
        </message>
        <message>
            <source>Choose a card to pass to the right.</source>
            <translation>Wähle eine Karte, die du nach rechts gibst.</translation>
        </message>
        <message>
            <source>Choose a card to lay in the middle.</source>
            <translation>Wähle eine Karte, die du in die Mitte legst.</translation>
        </message>
        <message>
            <source>Choose as many cards as are to be passed: {count}.</source>
            <translation>Wähle so viele Karten, wie weitergegeben werden: {count}.</translation>
        </message>
        <message>
            <source>{name} leads the first trick.</source>
            <translation>{name} spielt zum ersten Stich aus.</translation>
        </message>
        <message>
            <source>Everybody keeps one of two princesses.</source>
            <translation>Alle behalten eine von zwei Prinzessinnen.</translation>
        </message>
        <message>
            <source>You keep one of two princesses: {princesses}.</source>
            <translation>Du behältst eine von zwei Prinzessinnen: {princesses}.</translation>
        </message>
        <message>
            <source>The princesses: {princesses}.</source>
            <translation>Die Prinzessinnen: {princesses}.</translation>
        </message>
        <message>
            <source>{name} takes {princess}.</source>
            <translation>{name} nimmt eine Prinzessin: {princess}.</translation>
        </message>
        <message>
            <source>Round cards lie ready: {count}.</source>
            <translation>Rundenkarten liegen bereit: {count}.</translation>
        </message>
        <message>
            <source>Round {number}: “{card}”. {rule}</source>
            <translation>Runde {number}: „{card}“. {rule}</translation>
        </message>
        <message>
            <source>Everybody gets {cards}.</source>
            <translation>Alle bekommen {cards}.</translation>
        </message>
        <message>
            <source>The cards of the trick are dealt again, {cards} to each hand.</source>
            <translation>Die Karten des Stichs werden neu ausgeteilt, je {cards}.</translation>
        </message>
        <message>
            <source>You have {cards}.</source>
            <translation>Du hast: {cards}.</translation>
        </message>
        <message>
            <source>The cards are turned over: {cards}.</source>
            <translation>Die Karten werden aufgedeckt: {cards}.</translation>
        </message>
        <message>
            <source>Princes have snuck in and may be led from now on.</source>
            <translation>Prinzen haben sich eingeschlichen und dürfen nun angespielt werden.</translation>
        </message>
        <message>
            <source>{name} takes back {back} and lays {card} in its place.</source>
            <translation>{name} tauscht im Stich: {back} zurück, dafür {card}.</translation>
        </message>
        <message>
            <source>{name} plays {card} with “{ability}”.</source>
            <translation>{name} spielt {card} mit „{ability}“.</translation>
        </message>
        <message>
            <source>{name} must play what was frozen: {card}.</source>
            <translation>{name} muss das Eingefrorene spielen: {card}.</translation>
        </message>
        <message>
            <source>{name} plays {card}.</source>
            <translation>{name} spielt {card}.</translation>
        </message>
        <message>
            <source>{name} plays {card} face down.</source>
            <translation>{name} spielt {card} verdeckt.</translation>
        </message>
        <message>
            <source>{name} wins the trick with {card}.</source>
            <translation>{name} gewinnt den Stich mit {card}.</translation>
        </message>
        <message>
            <source>{name} wins the trick with {card}, by “{rule}”.</source>
            <translation>{name} gewinnt den Stich mit {card}, durch „{rule}“.</translation>
        </message>
        <message>
            <source>{name} wins the trick with {card}: the lowest wins.</source>
            <translation>{name} gewinnt den Stich mit {card}: Die niedrigste gewinnt.</translation>
        </message>
        <message>
            <source>{name} shows {shown} and takes {taken} for it out of the trick.</source>
            <translation>{name} zeigt {shown} vor und nimmt dafür {taken} aus dem Stich.</translation>
        </message>
        <message>
            <source>{name} takes the gifts, too.</source>
            <translation>{name} nimmt auch die Geschenke.</translation>
        </message>
        <message>
            <source>{name} takes the gifts, too: {cards}.</source>
            <translation>{name} nimmt auch die Geschenke: {cards}.</translation>
        </message>
        <message>
            <source>{name} ends the round: nothing is left to win.</source>
            <translation>{name} beendet die Runde: Es ist nichts mehr zu holen.</translation>
        </message>
        <message>
            <source>Round {number} brings: {scores}. In all: {totals}.</source>
            <translation>Runde {number} bringt: {scores}. Insgesamt: {totals}.</translation>
        </message>
        <message>
            <source>The match ends. Fewest proposals: {names} ({total}).</source>
            <translation>Die Partie endet. Die wenigsten Heiratsanträge: {names} ({total}).</translation>
        </message>
        <message>
            <source>{card} should not cost me much.</source>
            <translation>Damit dürfte es mich nicht viel kosten: {card}.</translation>
        </message>
        <message>
            <source>This trick is cheap, so {card} may take it.</source>
            <translation>Dieser Stich ist billig, den darf ich nehmen: {card}.</translation>
        </message>
        <message>
            <source>With {card} I leave the trick to others.</source>
            <translation>Damit überlasse ich den Stich anderen: {card}.</translation>
        </message>
        <message>
            <source>I get rid of {card}.</source>
            <translation>Das werde ich hier los: {card}.</translation>
        </message>
        <message>
            <source>I am after all Princes and the Frog.</source>
            <translation>Ich will alle Prinzen und den Frosch.</translation>
        </message>
        <message>
            <source>{name} must not take all Princes and the Frog.</source>
            <translation>{name} darf nicht alle Prinzen und den Frosch nehmen.</translation>
        </message>
        <message>
            <source>Nothing is left to win.</source>
            <translation>Es ist nichts mehr zu holen.</translation>
        </message>
        <message>
            <source>There was no other move.</source>
            <translation>Es gab keinen anderen Zug.</translation>
        </message>
        <message>
            <source>“{ability}” is worth most now.</source>
            <translation>„{ability}“ ist jetzt am meisten wert.</translation>
        </message>
        <message>
            <source>I leave it as it is.</source>
            <translation>Ich lasse es, wie es ist.</translation>
        </message>
        <message>
            <source>{power} can help me most.</source>
            <translation>{power} kann mir am meisten helfen.</translation>
        </message>
        <message>
            <source>This gives the least away.</source>
            <translation>So verrate ich am wenigsten.</translation>
        </message>
        <message>
            <source>It felt right.</source>
            <translation>Es fühlte sich richtig an.</translation>
        </message>
        <message>
            <source>This makes my trick cheaper.</source>
            <translation>Das macht meinen Stich billiger.</translation>
        </message>
        <message>
            <source>The other card suits this trick better.</source>
            <translation>Die andere Karte passt besser in diesen Stich.</translation>
        </message>
        <message>
            <source>This card should lose the last trick.</source>
            <translation>Diese Karte sollte den letzten Stich verlieren.</translation>
        </message>
        <message>
            <source>These cards are better played later.</source>
            <translation>Diese Karten spiele ich besser später.</translation>
        </message>
        <message>
            <source>Somebody else may have this gift.</source>
            <translation>Dieses Geschenk darf jemand anders haben.</translation>
        </message>
        <message>
            <source>I can do without this card.</source>
            <translation>Auf diese Karte kann ich verzichten.</translation>
        </message>
        <message>
            <source>I would rather not keep this card.</source>
            <translation>Diese Karte behalte ich lieber nicht.</translation>
        </message>
        <message>
            <source>This card hurts most when it must be played.</source>
            <translation>Diese Karte schmerzt am meisten, wenn sie gespielt werden muss.</translation>
        </message>
        <message>
            <source>With these cards I would win too much.</source>
            <translation>Mit diesen Karten würde ich zu viel gewinnen.</translation>
        </message>
        <message>
            <source>Luck and play</source>
            <translation>Glück und Spiel</translation>
        </message>
        <message>
            <source>The deals are being played again</source>
            <translation>Die Blätter werden noch einmal gespielt</translation>
        </message>
        <message>
            <source>Same cards, other seat</source>
            <translation>Gleiche Karten, anderer Platz</translation>
        </message>
        <message>
            <source>Round by round</source>
            <translation>Runde für Runde</translation>
        </message>
        <message>
            <source>The deals of this match could not be played again.</source>
            <translation>Die Blätter dieser Partie ließen sich nicht noch einmal spielen.</translation>
        </message>
        <message>
            <source>The deals are being played again by equal computer players …</source>
            <translation>Gleich starke Computer spielen die Blätter noch einmal …</translation>
        </message>
        <message>
            <source>When the match is over, equal computer players play every deal again, each with each hand. That shows how much was luck.</source>
            <translation>Nach der Partie spielen gleich starke Computer jedes Blatt noch einmal, jeder mit jeder Hand. So zeigt sich, wie viel Glück dabei war.</translation>
        </message>
        <message>
            <source>{name}: {proposals}</source>
            <translation>{name}: {proposals}</translation>
        </message>
        <message>
            <source>Cards: just average.</source>
            <translation>Karten: genau Durchschnitt.</translation>
        </message>
        <message>
            <source>Cards: lucky, {count} proposals fewer than average.</source>
            <translation>Karten: Glück, {count} Heiratsanträge weniger als der Durchschnitt.</translation>
        </message>
        <message>
            <source>Cards: unlucky, {count} proposals more than average.</source>
            <translation>Karten: Pech, {count} Heiratsanträge mehr als der Durchschnitt.</translation>
        </message>
        <message>
            <source>Play: just what these cards bring.</source>
            <translation>Spiel: genau das, was diese Karten bringen.</translation>
        </message>
        <message>
            <source>Play: {count} proposals fewer than these cards usually bring.</source>
            <translation>Spiel: {count} Heiratsanträge weniger, als diese Karten sonst bringen.</translation>
        </message>
        <message>
            <source>Play: {count} proposals more than these cards usually bring.</source>
            <translation>Spiel: {count} Heiratsanträge mehr, als diese Karten sonst bringen.</translation>
        </message>
        <message>
            <source>The best cards were those of {lucky}, the best play was that of {best}.</source>
            <translation>Die besten Karten: {lucky}. Das beste Spiel: {best}.</translation>
        </message>
        <message>
            <source>With equal cards {name} would have been first, too.</source>
            <translation>Bei gleichen Karten hätte ebenfalls {name} gewonnen.</translation>
        </message>
        <message>
            <source>With equal cards {name} would have been first: luck decided.</source>
            <translation>Bei gleichen Karten hätte {name} gewonnen: Das Glück hat entschieden.</translation>
        </message>
        <message>
            <source>Round {number}: {card}</source>
            <translation>Runde {number}: {card}</translation>
        </message>
        <message>
            <source>{name}: cards {luck}, play {play}</source>
            <translation>{name}: Karten {luck}, Spiel {play}</translation>
        </message>
        <message>
            <source>Every deal was played {count} times by equal computer players with the same princesses. What a hand brings them on average is its worth; the rest of a score is play. Plus is good.</source>
            <translation>Gleich starke Computer haben jedes Blatt {count}-mal mit denselben Prinzessinnen gespielt. Was eine Hand ihnen im Schnitt bringt, ist ihr Wert; der Rest einer Wertung ist Spiel. Plus ist gut.</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>No round has been scored yet.</source>
            <translation>Noch ist keine Runde gewertet.</translation>
        </message>
        <message>
            <source>The tricks</source>
            <translation>Die Stiche</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <source>{name}, round {number}: {score}</source>
            <translation>{name}, Runde {number}: {score}</translation>
        </message>
        <message>
            <source>{name}, total: {score}</source>
            <translation>{name}, Summe: {score}</translation>
        </message>
    </context>
    <context>
        <name>record</name>
        <message>
            <source>This is not a record of Princess Court.</source>
            <translation>Das ist keine Aufzeichnung von Princess Court.</translation>
        </message>
        <message>
            <source>This is too large to be a record.</source>
            <translation>Das ist zu groß für eine Aufzeichnung.</translation>
        </message>
        <message>
            <source>This is nested too deeply to be a record.</source>
            <translation>Das ist zu tief verschachtelt für eine Aufzeichnung.</translation>
        </message>
        <message>
            <source>The record is damaged at “{field}”.</source>
            <translation>Die Aufzeichnung ist bei „{field}“ beschädigt.</translation>
        </message>
        <message>
            <source>The sealed part of the record is damaged.</source>
            <translation>Der versiegelte Teil der Aufzeichnung ist beschädigt.</translation>
        </message>
        <message>
            <source>The record comes from a newer version of Princess Court; please update the program.</source>
            <translation>Die Aufzeichnung stammt aus einer neueren Version von Princess Court; bitte das Programm aktualisieren.</translation>
        </message>
        <message>
            <source>The record is of a game that is not here: “{game}”.</source>
            <translation>Die Aufzeichnung gehört zu einem Spiel, das es hier nicht gibt: „{game}“.</translation>
        </message>
        <message>
            <source>The record has options that the game does not have.</source>
            <translation>Die Aufzeichnung hat Optionen, die das Spiel nicht kennt.</translation>
        </message>
        <message>
            <source>The game is not for this number of players: {seats}.</source>
            <translation>Für diese Zahl von Personen ist das Spiel nicht gemacht: {seats}.</translation>
        </message>
        <message>
            <source>The record begins with an impossible position.</source>
            <translation>Die Aufzeichnung beginnt mit einer unmöglichen Stellung.</translation>
        </message>
        <message>
            <source>Ply {ply}, “{move}”, is no move.</source>
            <translation>Zug {ply}, „{move}“, ist kein Zug.</translation>
        </message>
        <message>
            <source>Ply {ply}, “{move}”, is against the rules.</source>
            <translation>Zug {ply}, „{move}“, verstößt gegen die Regeln.</translation>
        </message>
        <message>
            <source>Ply {ply}, “{move}”, makes no sense in this game.</source>
            <translation>Zug {ply}, „{move}“, ergibt in diesem Spiel keinen Sinn.</translation>
        </message>
        <message>
            <source>The record holds something that makes no sense in this game.</source>
            <translation>Die Aufzeichnung enthält etwas, das in diesem Spiel keinen Sinn ergibt.</translation>
        </message>
        <message>
            <source>At ply {ply} the record differs from what the rules say.</source>
            <translation>Bei Zug {ply} weicht die Aufzeichnung von den Regeln ab.</translation>
        </message>
        <message>
            <source>The record tells an end that the match did not have.</source>
            <translation>Die Aufzeichnung nennt ein Ende, das die Partie nicht hatte.</translation>
        </message>
    </context>
    <context>
        <name>replay</name>
        <message>
            <source>The match went on after this.</source>
            <translation>Danach ging die Partie weiter.</translation>
        </message>
        <message>
            <source>The match is not over yet.</source>
            <translation>Die Partie ist noch nicht zu Ende.</translation>
        </message>
        <message>
            <source>Everything lies open.</source>
            <translation>Alles liegt offen.</translation>
        </message>
        <message>
            <source>Shown is what everybody at the table could see.</source>
            <translation>Gezeigt wird, was alle am Tisch sehen konnten.</translation>
        </message>
        <message>
            <source>Shown is what {name} could see.</source>
            <translation>Gezeigt wird, was {name} sehen konnte.</translation>
        </message>
        <message>
            <source>To the start</source>
            <translation>Zum Anfang</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Einen Zug zurück</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Abspielen</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>One move on</source>
            <translation>Einen Zug weiter</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>Zum Ende</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Steps through the match</source>
            <translation>Schritte durch die Partie</translation>
        </message>
        <message>
            <source>Place in the match</source>
            <translation>Stelle der Partie</translation>
        </message>
        <message>
            <source>{n}. {name}: {move}</source>
            <translation>{n}. {name}: {move}</translation>
        </message>
        <message>
            <source>{n} of {last}</source>
            <translation>{n} von {last}</translation>
        </message>
        <message>
            <source>The start</source>
            <translation>Der Anfang</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Zufall</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Was geschah</translation>
        </message>
        <message>
            <source>The board</source>
            <translation>Das Spielfeld</translation>
        </message>
        <message>
            <source>Arrow keys step, Home and End jump, Space plays.</source>
            <translation>Pfeiltasten gehen Zug um Zug, Pos1 und Ende springen, die Leertaste spielt ab.</translation>
        </message>
        <message>
            <source>A replay from Princess Court. It needs no network.</source>
            <translation>Eine Partie aus Princess Court, zum Nachspielen ohne Netz.</translation>
        </message>
    </context>
    <context>
        <name>result</name>
        <message>
            <source>Again</source>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <source>Look back</source>
            <translation>Zurückblättern</translation>
        </message>
        <message>
            <source>To the court</source>
            <translation>Zum Hof</translation>
        </message>
        <message>
            <source>Save as</source>
            <translation>Speichern als</translation>
        </message>
        <message>
            <source>Picture …</source>
            <translation>Bild …</translation>
        </message>
        <message>
            <source>One-page replay …</source>
            <translation>Seite zum Nachspielen …</translation>
        </message>
        <message>
            <source>Record …</source>
            <translation>Aufzeichnung …</translation>
        </message>
        <message>
            <source>A draw</source>
            <translation>Remis</translation>
        </message>
        <message>
            <source>{name} wins</source>
            <translation>{name} gewinnt</translation>
        </message>
        <message>
            <source>{names} and {last} share the victory</source>
            <translation>{names} und {last} teilen sich den Sieg</translation>
        </message>
        <message>
            <source>{rank}. {name}: {points}</source>
            <translation>{rank}. {name}: {points}</translation>
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
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Turn the board to the side to move</source>
            <translation>Brett zur Seite am Zug drehen</translation>
        </message>
        <message>
            <source>As on this computer</source>
            <translation>Wie auf diesem Computer</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Farben</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source>Movement</source>
            <translation>Bewegung</translation>
        </message>
        <message>
            <source>A finished trick stays</source>
            <translation>Ein fertiger Stich bleibt liegen</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Ton</translation>
        </message>
        <message>
            <source>Colours of the seats</source>
            <translation>Farben der Plätze</translation>
        </message>
        <message>
            <source>Matches are kept in</source>
            <translation>Partien liegen in</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>{seconds} s</source>
            <translation>{seconds} s</translation>
        </message>
        <message>
            <source>Until a click</source>
            <translation>Bis zum Klick</translation>
        </message>
        <message>
            <source>Silent</source>
            <translation>Stumm</translation>
        </message>
        <message>
            <source>Quiet</source>
            <translation>Leise</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Loud</source>
            <translation>Laut</translation>
        </message>
        <message>
            <source>Nothing can be heard: Qt Multimedia is not installed. The README says how to add it.</source>
            <translation>Es ist nichts zu hören: Qt Multimedia ist nicht installiert. In der README steht, wie du es nachholst.</translation>
        </message>
        <message>
            <source>Nothing can be heard: there is no loudspeaker here now.</source>
            <translation>Es ist nichts zu hören: Zurzeit ist kein Lautsprecher da.</translation>
        </message>
        <message>
            <source>Colours of the court</source>
            <translation>Farben des Hofs</translation>
        </message>
        <message>
            <source>Colours far apart</source>
            <translation>Weit getrennte Farben</translation>
        </message>
    </context>
    <context>
        <name>storage</name>
        <message>
            <source>The disk is full. Make room; until then play goes on unsaved.</source>
            <translation>Der Datenträger ist voll. Schaffe Platz; bis dahin geht das Spiel ungespeichert weiter.</translation>
        </message>
        <message>
            <source>Nothing can be written to {file}. Play goes on unsaved; allow writing there to save again.</source>
            <translation>In {file} kann nicht geschrieben werden. Das Spiel geht ungespeichert weiter; erlaube dort das Schreiben, damit wieder gespeichert wird.</translation>
        </message>
        <message>
            <source>Another copy of the program is saving; this is tried again.</source>
            <translation>Ein anderes Fenster des Programms speichert gerade; es wird noch einmal versucht.</translation>
        </message>
        <message>
            <source>{file} was written by a newer version of Princess Court. Please update the program.</source>
            <translation>{file} stammt von einer neueren Version von Princess Court. Bitte aktualisiere das Programm.</translation>
        </message>
        <message>
            <source>The library was damaged. It is kept as {aside}, and a new one has been begun.</source>
            <translation>Die Bibliothek war beschädigt. Sie liegt nun in {aside}, und eine neue wurde begonnen.</translation>
        </message>
        <message>
            <source>The settings were damaged. They are kept as {aside}.</source>
            <translation>Die Einstellungen waren beschädigt. Sie liegen nun in {aside}.</translation>
        </message>
        <message>
            <source>The settings are from a newer version. They are kept as {aside}.</source>
            <translation>Die Einstellungen stammen von einer neueren Version. Sie liegen nun in {aside}.</translation>
        </message>
        <message>
            <source>{file} is not there.</source>
            <translation>{file} ist nicht da.</translation>
        </message>
        <message>
            <source>The match is no longer in the library; it is kept anew.</source>
            <translation>Die Partie ist nicht mehr in der Bibliothek; sie wird neu aufgenommen.</translation>
        </message>
        <message>
            <source>This match is being played in another window of Princess Court. Close it there first.</source>
            <translation>Diese Partie wird in einem anderen Fenster von Princess Court gespielt. Schließe sie dort zuerst.</translation>
        </message>
        <message>
            <source>{file} could not be used: {detail}</source>
            <translation>{file} ließ sich nicht verwenden: {detail}</translation>
        </message>
    </context>
    <context>
        <name>table</name>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Let it play</source>
            <translation>Spielen lassen</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Step back</source>
            <translation>Schritt zurück</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Was geschah</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <source>Notes on the whole match. Everybody can read them.</source>
            <translation>Notizen zur ganzen Partie. Alle können sie lesen.</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Everything open</source>
            <translation>Alles offen</translation>
        </message>
        <message>
            <source>Look through the eyes of</source>
            <translation>Mit den Augen von</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Computer, {level}</source>
            <translation>Computer, {level}</translation>
        </message>
        <message>
            <source>Deal code: {code}</source>
            <translation>Kartencode: {code}</translation>
        </message>
        <message>
            <source>en</source>
            <comment>the code of this language, such as de</comment>
            <translation>de</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Brett</translation>
        </message>
        <message>
            <source>A good move: {move}. {reason}</source>
            <translation>Ein guter Zug: {move}. {reason}</translation>
        </message>
        <message>
            <source>{name}: {reason}</source>
            <translation>{name}: {reason}</translation>
        </message>
        <message>
            <source>First position</source>
            <translation>Anfangsstellung</translation>
        </message>
        <message>
            <source>Previous move</source>
            <translation>Voriger Zug</translation>
        </message>
        <message>
            <source>Play through</source>
            <translation>Abspielen</translation>
        </message>
        <message>
            <source>Next move</source>
            <translation>Nächster Zug</translation>
        </message>
        <message>
            <source>Last position</source>
            <translation>Letzte Stellung</translation>
        </message>
        <message>
            <source>Previous variation</source>
            <translation>Vorige Variante</translation>
        </message>
        <message>
            <source>Next variation</source>
            <translation>Nächste Variante</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Play again what was taken back</source>
            <translation>Zurückgenommenes wieder spielen</translation>
        </message>
        <message>
            <source>Compare with what was</source>
            <translation>Mit dem Gespielten vergleichen</translation>
        </message>
        <message>
            <source>Turn the board</source>
            <translation>Brett drehen</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>Next possible target</source>
            <translation>Nächstes mögliches Ziel</translation>
        </message>
        <message>
            <source>Previous possible target</source>
            <translation>Voriges mögliches Ziel</translation>
        </message>
        <message>
            <source>Stop the computer player</source>
            <translation>Computerspieler anhalten</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Von hier weiterspielen</translation>
        </message>
        <message>
            <source>Make this the main line</source>
            <translation>Zur Hauptvariante machen</translation>
        </message>
        <message>
            <source>Delete this line</source>
            <translation>Diese Variante löschen</translation>
        </message>
        <message>
            <source>Resign</source>
            <translation>Aufgeben</translation>
        </message>
        <message>
            <source>Agree on a draw</source>
            <translation>Remis vereinbaren</translation>
        </message>
        <message>
            <source>Go to the board</source>
            <translation>Zum Brett</translation>
        </message>
        <message>
            <source>Show or hide the panel</source>
            <translation>Seitenleiste zeigen oder verbergen</translation>
        </message>
        <message>
            <source>What if</source>
            <translation>Was wäre, wenn</translation>
        </message>
        <message>
            <source>What was</source>
            <translation>Was war</translation>
        </message>
    </context>
    <context>
        <name>valley</name>
        <message>
            <source>light king</source>
            <translation>heller König</translation>
        </message>
        <message>
            <source>light soldier</source>
            <translation>heller Soldat</translation>
        </message>
        <message>
            <source>dark king</source>
            <translation>dunkler König</translation>
        </message>
        <message>
            <source>dark soldier</source>
            <translation>dunkler Soldat</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>{square}, the Valley, {piece}</source>
            <translation>{square}, das Tal, {piece}</translation>
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
            <translation>Lass deinen König als Erster ins Tal gleiten</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>A balanced opening is chosen.</source>
            <translation>Eine ausgeglichene Eröffnung wird gewählt.</translation>
        </message>
        <message>
            <source>{name} begins: choose a soldier, then where it slides.</source>
            <translation>{name} beginnt: Wähle einen Soldaten, dann wohin er gleitet.</translation>
        </message>
        <message>
            <source>{name}: choose a piece, then where it slides.</source>
            <translation>{name}: Wähle eine Figur, dann wohin sie gleitet.</translation>
        </message>
        <message>
            <source>That is not possible.</source>
            <translation>Das geht nicht.</translation>
        </message>
        <message>
            <source>{name}: the king slides across the Valley, {origin} to {target}.</source>
            <translation>{name}: Der König gleitet durch das Tal, {origin} nach {target}.</translation>
        </message>
        <message>
            <source>{name}: king {origin} to {target}.</source>
            <translation>{name}: König {origin} nach {target}.</translation>
        </message>
        <message>
            <source>{name}: soldier {origin} to {target}.</source>
            <translation>{name}: Soldat {origin} nach {target}.</translation>
        </message>
        <message>
            <source>The king has come to rest in the Valley.</source>
            <translation>Der König ist im Tal zum Stehen gekommen.</translation>
        </message>
        <message>
            <source>The king is trapped: it cannot move when its turn begins.</source>
            <translation>Der König ist eingesperrt: Er kann zu Beginn seines Zuges nicht ziehen.</translation>
        </message>
        <message>
            <source>The side to move has no move left.</source>
            <translation>Die Seite am Zug hat keinen gültigen Zug mehr.</translation>
        </message>
        <message>
            <source>The same position has come up once too often.</source>
            <translation>Stellungswiederholung: Dieselbe Stellung ist einmal zu oft entstanden.</translation>
        </message>
        <message>
            <source>Four hundred moves without a decision.</source>
            <translation>Vierhundert Züge ohne Entscheidung.</translation>
        </message>
        <message>
            <source>I begin with a quiet move that forces nothing.</source>
            <translation>Ich beginne mit einem ruhigen Zug, der nichts erzwingt.</translation>
        </message>
        <message>
            <source>Now my king threatens to slide into the Valley.</source>
            <translation>Jetzt droht mein König ins Tal zu gleiten.</translation>
        </message>
        <message>
            <source>Everything else would tip the balance.</source>
            <translation>Alles andere brächte mich ins Hintertreffen.</translation>
        </message>
        <message>
            <source>I have found nothing better.</source>
            <translation>Etwas Besseres habe ich nicht gefunden.</translation>
        </message>
        <message numerus="yes">
            <source>That leaves the other king %n way(s) to slide.</source>
            <translation>
                <numerusform>So kann der andere König nur noch in %n Richtung gleiten.</numerusform>
                <numerusform>So kann der andere König nur noch in %n Richtungen gleiten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>That gives my king %n way(s) to slide.</source>
            <translation>
                <numerusform>So kann mein König in %n Richtung gleiten.</numerusform>
                <numerusform>So kann mein König in %n Richtungen gleiten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The side to move wins in %n move(s): proven.</source>
            <translation>
                <numerusform>Wer am Zug ist, gewinnt in %n Zug: bewiesen.</numerusform>
                <numerusform>Wer am Zug ist, gewinnt in %n Zügen: bewiesen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The side to move wins in %n move(s) or fewer: proven.</source>
            <translation>
                <numerusform>Wer am Zug ist, gewinnt in höchstens %n Zug: bewiesen.</numerusform>
                <numerusform>Wer am Zug ist, gewinnt in höchstens %n Zügen: bewiesen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The side to move loses in %n move(s): proven.</source>
            <translation>
                <numerusform>Wer am Zug ist, verliert in %n Zug: bewiesen.</numerusform>
                <numerusform>Wer am Zug ist, verliert in %n Zügen: bewiesen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The side to move loses in %n move(s) or fewer: proven.</source>
            <translation>
                <numerusform>Wer am Zug ist, verliert in höchstens %n Zug: bewiesen.</numerusform>
                <numerusform>Wer am Zug ist, verliert in höchstens %n Zügen: bewiesen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Not proven within the time.</source>
            <translation>In der Zeit nicht bewiesen.</translation>
        </message>
        <message>
            <source>The opening is still being chosen.</source>
            <translation>Die Eröffnung wird noch gewählt.</translation>
        </message>
        <message>
            <source>It is the other side's turn.</source>
            <translation>Die andere Seite ist am Zug.</translation>
        </message>
        <message>
            <source>There is no piece on {square}.</source>
            <translation>Auf {square} steht keine Figur.</translation>
        </message>
        <message>
            <source>The piece on {square} belongs to the other side.</source>
            <translation>Die Figur auf {square} gehört der anderen Seite.</translation>
        </message>
        <message>
            <source>The first move of the game must be made by a soldier.</source>
            <translation>Der erste Zug muss mit einem Soldaten erfolgen.</translation>
        </message>
        <message>
            <source>The opening must be one of the balanced ones of this start.</source>
            <translation>Die Eröffnung muss eine der ausgeglichenen dieser Aufstellung sein.</translation>
        </message>
        <message>
            <source>A piece must move; passing is not allowed.</source>
            <translation>Eine Figur muss ziehen; Passen ist nicht erlaubt.</translation>
        </message>
        <message>
            <source>{target} is not in a straight or diagonal line from {origin}.</source>
            <translation>{target} liegt von {origin} aus weder gerade noch schräg.</translation>
        </message>
        <message>
            <source>The way from {origin} towards {target} is blocked at once.</source>
            <translation>Der Weg von {origin} Richtung {target} ist gleich versperrt.</translation>
        </message>
        <message>
            <source>Soldiers may cross the Valley but not stop in it.</source>
            <translation>Soldaten dürfen durch das Tal gleiten, aber nicht darin stehen bleiben.</translation>
        </message>
        <message>
            <source>{square} is occupied; the piece would stop on {stops}.</source>
            <translation>{square} ist besetzt; die Figur käme auf {stops} zum Stehen.</translation>
        </message>
        <message>
            <source>Something is in the way: from {origin} the slide ends on {stops}.</source>
            <translation>Da steht etwas im Weg: Von {origin} endet der Zug auf {stops}.</translation>
        </message>
        <message>
            <source>A piece slides as far as it can: from {origin} to {stops}.</source>
            <translation>Eine Figur gleitet bis zum Hindernis: von {origin} nach {stops}.</translation>
        </message>
        <message>
            <source>Choose a square of the board.</source>
            <translation>Wähle ein Feld des Bretts.</translation>
        </message>
        <message>
            <source>The piece on {square} has no room to slide.</source>
            <translation>Die Figur auf {square} hat keinen Platz zum Gleiten.</translation>
        </message>
        <message>
            <source>{side} must have one king, no more and no fewer.</source>
            <translation>{side} braucht genau einen König.</translation>
        </message>
        <message>
            <source>{side} must have four soldiers.</source>
            <translation>{side} braucht vier Soldaten.</translation>
        </message>
        <message>
            <source>A soldier of {side} stands in the Valley; none may stop there.</source>
            <translation>Ein Soldat von {side} steht im Tal; dort darf keiner stehen bleiben.</translation>
        </message>
        <message>
            <source>{side} has won already: its king is in the Valley, so there is nothing left to move.</source>
            <translation>{side} hat schon gewonnen: Der König steht im Tal, es gibt nichts mehr zu ziehen.</translation>
        </message>
        <message>
            <source>Before the first move the pieces must stand in the starting position.</source>
            <translation>Vor dem ersten Zug müssen die Figuren in der Aufstellung stehen.</translation>
        </message>
        <message>
            <source>“{text}” is no move; moves are written like b1-e4.</source>
            <translation>„{text}“ ist kein Zug; Züge schreibt man wie b1-e4.</translation>
        </message>
        <message>
            <source>“{text}” is no position; the standard start is written sskss/5/5/5/SSKSS L.</source>
            <translation>„{text}“ ist keine Stellung; die Standardaufstellung schreibt man sskss/5/5/5/SSKSS L.</translation>
        </message>
        <message>
            <source>This is no position of King's Valley.</source>
            <translation>Das ist keine Stellung von King's Valley.</translation>
        </message>
        <message>
            <source>The number of moves made does not fit the side to move.</source>
            <translation>Die Zahl der Züge passt nicht dazu, wer am Zug ist.</translation>
        </message>
        <message>
            <source>No move leads to {position}, so the game so far is wrong.</source>
            <translation>Kein Zug führt zu {position}, also stimmt der bisherige Verlauf nicht.</translation>
        </message>
        <message>
            <source>The balanced openings are even only if a trapped king loses; switch that on.</source>
            <translation>Die ausgeglichenen Eröffnungen sind nur ausgeglichen, wenn ein eingesperrter König verliert; schalte das ein.</translation>
        </message>
        <message>
            <source>King's Valley is a game for two.</source>
            <translation>King's Valley ist ein Spiel für zwei.</translation>
        </message>
        <message>
            <source>This wins at once.</source>
            <translation>Das gewinnt sofort.</translation>
        </message>
        <message numerus="yes">
            <source>This wins by force, in %n move(s).</source>
            <translation>
                <numerusform>Das gewinnt zwingend, in %n Zug.</numerusform>
                <numerusform>Das gewinnt zwingend, in %n Zügen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>I lose in %n move(s) at the latest.</source>
            <translation>
                <numerusform>Spätestens in einem Zug verliere ich.</numerusform>
                <numerusform>Spätestens in %n Zügen verliere ich.</numerusform>
            </translation>
        </message>
        <message>
            <source>Every other move loses by force.</source>
            <translation>Jeder andere Zug verliert zwingend.</translation>
        </message>
        <message>
            <source>The other king was about to win.</source>
            <translation>Der andere König hätte sonst gewonnen.</translation>
        </message>
        <message>
            <source>Starting position</source>
            <translation>Aufstellung</translation>
        </message>
        <message>
            <source>In Retrieve the King each king begins behind the enemy's soldiers.</source>
            <translation>Bei „Holt den König zurück“ beginnt jeder König hinter den Soldaten des Gegners.</translation>
        </message>
        <message>
            <source>First move by a soldier</source>
            <translation>Erster Zug mit einem Soldaten</translation>
        </message>
        <message>
            <source>The very first move of the game may not be made by the king.</source>
            <translation>Der allererste Zug der Partie darf nicht mit dem König erfolgen.</translation>
        </message>
        <message>
            <source>A trapped king loses</source>
            <translation>Ein eingesperrter König verliert</translation>
        </message>
        <message>
            <source>A king that cannot move when its turn begins has lost.</source>
            <translation>Ein König, der zu Beginn seines Zuges nicht ziehen kann, hat verloren.</translation>
        </message>
        <message>
            <source>Repetition</source>
            <translation>Stellungswiederholung</translation>
        </message>
        <message>
            <source>When the same position comes up so often, the game is drawn.</source>
            <translation>Entsteht dieselbe Stellung so oft, ist die Partie remis.</translation>
        </message>
        <message>
            <source>Opening</source>
            <translation>Eröffnung</translation>
        </message>
        <message>
            <source>A balanced opening plays three moves after which nobody can force a win.</source>
            <translation>Eine ausgeglichene Eröffnung spielt drei Züge, nach denen niemand den Sieg erzwingen kann.</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standardaufstellung</translation>
        </message>
        <message>
            <source>Retrieve the King</source>
            <translation>Holt den König zurück</translation>
        </message>
        <message>
            <source>Third time</source>
            <translation>Beim dritten Mal</translation>
        </message>
        <message>
            <source>Second time</source>
            <translation>Beim zweiten Mal</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Balanced</source>
            <translation>Ausgeglichen</translation>
        </message>
        <message>
            <source>Move {number} of the line: {piece}, {move}</source>
            <translation>Zug {number} der Folge: {piece}, {move}</translation>
        </message>
        <message numerus="yes">
            <source>The board after %n move(s) of the line</source>
            <translation>
                <numerusform>Das Brett nach %n Zug der Folge</numerusform>
                <numerusform>Das Brett nach %n Zügen der Folge</numerusform>
            </translation>
        </message>
        <message>
            <source>Truth</source>
            <translation>Wahrheit</translation>
        </message>
        <message>
            <source>A proof is being looked for</source>
            <translation>Ein Beweis wird gesucht</translation>
        </message>
        <message>
            <source>Look longer</source>
            <translation>Länger suchen</translation>
        </message>
        <message>
            <source>Keep this line as a variation</source>
            <translation>Diese Zugfolge als Variante behalten</translation>
        </message>
        <message>
            <source>This line is among the moves</source>
            <translation>Diese Zugfolge steht bei den Zügen</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>Looking for a proof …</source>
            <translation>Ich suche einen Beweis …</translation>
        </message>
        <message>
            <source>Every defence must be answered, so this takes a moment.</source>
            <translation>Jede Verteidigung muss widerlegt werden, das dauert einen Augenblick.</translation>
        </message>
        <message>
            <source>Perhaps nobody can force a win here; perhaps the win is too long to be found so quickly.</source>
            <translation>Vielleicht kann hier niemand den Sieg erzwingen; vielleicht ist der Weg zu lang, um ihn so schnell zu finden.</translation>
        </message>
        <message numerus="yes">
            <source>{side} wins in %n move(s)</source>
            <translation>
                <numerusform>{side} gewinnt in %n Zug</numerusform>
                <numerusform>{side} gewinnt in %n Zügen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{side} wins in %n move(s) or fewer</source>
            <translation>
                <numerusform>{side} gewinnt in höchstens %n Zug</numerusform>
                <numerusform>{side} gewinnt in höchstens %n Zügen</numerusform>
            </translation>
        </message>
        <message>
            <source>Proven: no defence helps, and it cannot be done sooner. The moves of both sides are counted.</source>
            <translation>Bewiesen: Keine Verteidigung hilft, und schneller geht es nicht. Die Züge beider Seiten zählen mit.</translation>
        </message>
        <message>
            <source>Proven: no defence helps. Perhaps it can be done sooner. The moves of both sides are counted.</source>
            <translation>Bewiesen: Keine Verteidigung hilft. Vielleicht geht es schneller. Die Züge beider Seiten zählen mit.</translation>
        </message>
    </context>
</TS>
