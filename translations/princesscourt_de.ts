<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>cli</name>
    <message>
        <source>Something is wrong inside the program: {error}</source>
        <translation>Im Programm selbst stimmt etwas nicht: {error}</translation>
    </message>
    <message>
        <source>There is no command and no file &quot;{word}&quot;; see princesscourt --help.</source>
        <translation>Es gibt weder einen Befehl noch eine Datei „{word}“; siehe princesscourt --help.</translation>
    </message>
    <message>
        <source>The window opens one record at a time.</source>
        <translation>Das Fenster öffnet immer nur eine Aufzeichnung.</translation>
    </message>
    <message>
        <source>There is no screen here; &quot;princesscourt demo&quot; plays without one.</source>
        <translation>Hier gibt es keinen Bildschirm; „princesscourt demo“ spielt ohne.</translation>
    </message>
    <message>
        <source>Chance has a part in {game}, so its moves cannot be counted.</source>
        <translation>In {game} spielt der Zufall mit, deshalb lassen sich die Züge nicht zählen.</translation>
    </message>
    <message>
        <source>That is not understood ({problem}); it is written: {usage}</source>
        <translation>Das ist nicht zu verstehen ({problem}); so wird es geschrieben: {usage}</translation>
    </message>
    <message>
        <source>There is no game &quot;{game}&quot;; the games are: {games}.</source>
        <translation>Es gibt kein Spiel „{game}“; die Spiele heißen: {games}.</translation>
    </message>
    <message>
        <source>&quot;{word}&quot; should be a whole number from 0 on.</source>
        <translation>„{word}“ sollte eine ganze Zahl ab 0 sein.</translation>
    </message>
    <message>
        <source>&quot;{word}&quot; should be a number of seconds, up to 3600.</source>
        <translation>„{word}“ sollte eine Zahl von Sekunden bis 3600 sein.</translation>
    </message>
    <message>
        <source>&quot;{word}&quot; should be written key=value.</source>
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
        <source>There is no level &quot;{word}&quot;; the levels are: {known}.</source>
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
        <source>There is no form &quot;{word}&quot;; the forms are: {known}.</source>
        <translation>Es gibt kein Format „{word}“; die Formate heißen: {known}.</translation>
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
        <source>There is no option &quot;{option}&quot;.</source>
        <translation>Es gibt keine Option „{option}“.</translation>
    </message>
    <message>
        <source>Option &quot;{option}&quot; cannot be &quot;{value}&quot;.</source>
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
        <source>This system lacks a library for windows and pictures ({why}); see {help}.</source>
        <translation>Diesem System fehlt eine Bibliothek für Fenster und Bilder ({why}); siehe {help}.</translation>
    </message>
</context>
<context>
    <name>curtain</name>
    <message>
        <source>Please hand over to {name}. Nobody else looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>frame</name>
    <message>
        <source>Computer {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished">Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the match has secrets you can only look back. Variations are free after the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players have agreed on a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards have been dealt or drawn since; that cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something secret was shown; that cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move was not yours, so you cannot take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I just tried something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It felt right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no other move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Princess Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records of matches ({pattern})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Princess Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five board and card games at one table. All pictures and texts are our own. The games belong to their authors and publishers, with whom this program has no connection.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>home</name>
    <message>
        <source>Princess Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five games at one table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playtest lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>jade</name>
    <message>
        <source>Arruak Woods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labyrinth of Flames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Isle in the Wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ice Palace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruins of Chimu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiuhan Desert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tikal Steppe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snake Swamps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glass sword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inca crown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sun amulet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stone bird</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{symbol} – {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>snake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jaguar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oracle {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>space {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crimson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jade green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sapphire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n danger stone(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n snake(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n jaguar(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinking time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody&apos;s oracles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the asker and the oracle hear the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{colour} piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>danger stone, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>danger stone, face down: you know it is a {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody&apos;s oracle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your oracle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {symbol}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board of {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marker on {marker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your oracle is {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you hold the task of {colour}: {pairs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>covered cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open oracle cards: {letters}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for a player or a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a file …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>&amp;Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a record …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the &amp;record …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Princess Court</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>moves</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comment on this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confusing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bug</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>new match</name>
    <message>
        <source>Play now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same code deals the same cards. Leave it empty for new ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open table: nothing is secret (for playtests)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation type="unfinished"></translation>
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
    <name>result</name>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {last} share the victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank}. {name}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>{percent} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the board to the side to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches are kept in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours far apart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>The disk is full. Make room; until then play goes on unsaved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be written to {file}. Play goes on unsaved; allow writing there to save again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another copy of the program is saving; this is tried again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Princess Court. Please update the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library was damaged. It is kept as {aside}, and a new one has been begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings were damaged. They are kept as {aside}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings are from a newer version. They are kept as {aside}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is no longer in the library; it is kept anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is being played in another window of Princess Court. Close it there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} could not be used: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes on the whole match. Everybody can read them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through the eyes of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal code: {code}</source>
        <translation type="unfinished">Kartencode: {code}</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language, such as de</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again what was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next possible target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous possible target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the computer player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this the main line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree on a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>valley</name>
    <message>
        <source>light king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light soldier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark soldier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square}, the Valley, {piece}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square}, {piece}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King&apos;s Valley</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slide your king into the Valley first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A balanced opening is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} begins: choose a soldier, then where it slides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: choose a piece, then where it slides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: the king slides across the Valley, {origin} to {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: king {origin} to {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: soldier {origin} to {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king has come to rest in the Valley.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king is trapped: it cannot move when its turn begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side to move has no move left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same position has come up once too often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four hundred moves without a decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening is still being chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the other side&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no piece on {square}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece on {square} belongs to the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first move of the game must be made by a soldier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece must move; passing is not allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target} is not in a straight or diagonal line from {origin}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way from {origin} towards {target} is blocked at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soldiers may cross the Valley but not stop in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square} is occupied; the piece would stop on {stops}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is in the way: from {origin} the slide ends on {stops}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece slides as far as it can: from {origin} to {stops}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a square of the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece on {square} has no room to slide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This wins at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other king was about to win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It keeps my pieces free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Retrieve the King each king begins behind the enemy&apos;s soldiers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First move by a soldier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The very first move of the game may not be made by the king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trapped king loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A king that cannot move when its turn begins has lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the same position comes up so often, the game is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A balanced opening plays three moves after which nobody can force a win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retrieve the King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
