<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>valley</name>
        <message numerus="yes">
            <source>This wins by force, in %n move(s).</source>
            <translation>
                <numerusform>This wins by force, in %n move.</numerusform>
                <numerusform>This wins by force, in %n moves.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>I lose in %n move(s) at the latest.</source>
            <translation>
                <numerusform>I lose in %n move at the latest.</numerusform>
                <numerusform>I lose in %n moves at the latest.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>That leaves the other king %n way(s) to slide.</source>
            <translation>
                <numerusform>That leaves the other king %n way to slide.</numerusform>
                <numerusform>That leaves the other king %n ways to slide.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>That gives my king %n way(s) to slide.</source>
            <translation>
                <numerusform>That gives my king %n way to slide.</numerusform>
                <numerusform>That gives my king %n ways to slide.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The side to move wins in %n move(s): proven.</source>
            <translation>
                <numerusform>The side to move wins in %n move: proven.</numerusform>
                <numerusform>The side to move wins in %n moves: proven.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The side to move wins in %n move(s) or fewer: proven.</source>
            <translation>
                <numerusform>The side to move wins in %n move or fewer: proven.</numerusform>
                <numerusform>The side to move wins in %n moves or fewer: proven.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The side to move loses in %n move(s): proven.</source>
            <translation>
                <numerusform>The side to move loses in %n move: proven.</numerusform>
                <numerusform>The side to move loses in %n moves: proven.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The side to move loses in %n move(s) or fewer: proven.</source>
            <translation>
                <numerusform>The side to move loses in %n move or fewer: proven.</numerusform>
                <numerusform>The side to move loses in %n moves or fewer: proven.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{side} wins in %n move(s)</source>
            <translation>
                <numerusform>{side} wins in %n move</numerusform>
                <numerusform>{side} wins in %n moves</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{side} wins in %n move(s) or fewer</source>
            <translation>
                <numerusform>{side} wins in %n move or fewer</numerusform>
                <numerusform>{side} wins in %n moves or fewer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The board after %n move(s) of the line</source>
            <translation>
                <numerusform>The board after %n move of the line</numerusform>
                <numerusform>The board after %n moves of the line</numerusform>
            </translation>
        </message>
    </context>
</TS>
