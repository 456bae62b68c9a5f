<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Answers</name>
    <message numerus="yes">
        <source>The bonus would be %n square(s) instead of %1.</source>
        <extracomment>Gallantry bonus: %1 is how many squares it moves now; %n is how many it would move.</extracomment>
        <translation>
            <numerusform>The bonus would be %n square instead of %1.</numerusform>
            <numerusform>The bonus would be %n squares instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would lose %n point(s).</source>
        <extracomment>The other squire of an exchange of coats of arms, %1, at the beginning of a sentence.</extracomment>
        <translation>
            <numerusform>%1 would lose %n point.</numerusform>
            <numerusform>%1 would lose %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message numerus="yes">
        <source>Move %n square(s) %1</source>
        <extracomment>Button: Gallantry bonus, %1 is &quot;on Jousts&quot;. %n squares are moved.</extracomment>
        <translation>
            <numerusform>Move %n square %1</numerusform>
            <numerusform>Move %n squares %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <extracomment>Button that waits for a choice: %n is how many cards there are still to choose.</extracomment>
        <translation>
            <numerusform>Choose %n more card</numerusform>
            <numerusform>Choose %n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more coat(s)</source>
        <extracomment>Button that waits for a choice: %n is how many coats there are still to choose.</extracomment>
        <translation>
            <numerusform>Choose %n more coat</numerusform>
            <numerusform>Choose %n more coats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>How long a lesson takes</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message numerus="yes">
        <source>Your last %n game(s) against %1 were not easy. Against %2 it would be a fairer match.</source>
        <extracomment>Page on which a game is prepared, to somebody who has not won: %1 and %2 are computers, &quot;heralds&quot; and &quot;stewards&quot;.</extracomment>
        <translation>
            <numerusform>Your last game against %1 was not easy. Against %2 it would be a fairer match.</numerusform>
            <numerusform>Your last %n games against %1 were not easy. Against %2 it would be a fairer match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of your last %n game(s) against %2. Against %3 it would be a fairer match.</source>
        <extracomment>Page on which a game is prepared: %1 is how many games were won; %2 and %3 are computers, &quot;pages&quot; and &quot;minstrels&quot;.</extracomment>
        <translation>
            <numerusform>You have won %1 of your last game against %2. Against %3 it would be a fairer match.</numerusform>
            <numerusform>You have won %1 of your last %n games against %2. Against %3 it would be a fairer match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message numerus="yes">
        <source>%1 sq.</source>
        <extracomment>Squares that a Gallantry bonus moves; short, it stands in a narrow column: &quot;+2 sq.&quot;</extracomment>
        <translation>
            <numerusform>%1 sq.</numerusform>
            <numerusform>%1 sq.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerCount</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n squire(s)</source>
        <comment>how many squires are in the game</comment>
        <translation>
            <numerusform>%n squire</numerusform>
            <numerusform>%n squires</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message numerus="yes">
        <source>%1 think(s)</source>
        <extracomment>Computer players, or people at other devices, are deciding: %1 is their names, %n how many there are.</extracomment>
        <translation>
            <numerusform>%1 thinks</numerusform>
            <numerusform>%1 think</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on Gallantry: move a disc %n square(s). On which board?</source>
        <extracomment>Gallantry bonus: %1 is the rank on Gallantry, &quot;2nd&quot;. %n squares are moved.</extracomment>
        <translation>
            <numerusform>%1 on Gallantry: move a disc %n square. On which board?</numerusform>
            <numerusform>%1 on Gallantry: move a disc %n squares. On which board?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n coat(s) from %1</source>
        <extracomment>Charity: %1 is the squire that coats are taken from. %n is how many are taken.</extracomment>
        <translation>
            <numerusform>Take %n coat from %1</numerusform>
            <numerusform>Take %n coats from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give a penalty to %1 and take %n coat(s)</source>
        <extracomment>Charity: %1 is the squire that a penalty is given to. %n is how many coats are taken from it.</extracomment>
        <translation>
            <numerusform>Give a penalty to %1 and take %n coat</numerusform>
            <numerusform>Give a penalty to %1 and take %n coats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep one, pass %n to %1</source>
        <extracomment>Draft: %1 is the squire that gets the cards not kept. %n is how many there are.</extracomment>
        <translation>
            <numerusform>Keep one, pass %n to %1</numerusform>
            <numerusform>Keep one, pass %n to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tap %n more card(s).</source>
        <extracomment>What to do: %n is how many cards there are still to choose.</extracomment>
        <translation>
            <numerusform>Tap %n more card.</numerusform>
            <numerusform>Tap %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tap %n more coat(s) to take.</source>
        <extracomment>What to do: %n is how many coats there are still to choose.</extracomment>
        <translation>
            <numerusform>Tap %n more coat to take.</numerusform>
            <numerusform>Tap %n more coats to take.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 on Gallantry: move a disc %n square(s). On which board?</source>
        <extracomment>Gallantry bonus: %1 is who is asked, where that may be one of several, %2 the rank, &quot;2nd&quot;. %n squares are moved.</extracomment>
        <translation>
            <numerusform>%1, %2 on Gallantry: move a disc %n square. On which board?</numerusform>
            <numerusform>%1, %2 on Gallantry: move a disc %n squares. On which board?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n Chivalry Point(s)</source>
        <translation>
            <numerusform>%n Chivalry Point</numerusform>
            <numerusform>%n Chivalry Points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more than %1</source>
        <extracomment>The winner&apos;s points: %1 is the second player. %n is by how many.</extracomment>
        <translation>
            <numerusform>%n more than %1</numerusform>
            <numerusform>%n more than %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n squire(s)</source>
        <extracomment>%n squires play.</extracomment>
        <translation>
            <numerusform>%n squire</numerusform>
            <numerusform>%n squires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n advanced rule(s)</source>
        <extracomment>How many advanced rules a game is played with.</extracomment>
        <translation>
            <numerusform>%n advanced rule</numerusform>
            <numerusform>%n advanced rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variation(s)</source>
        <extracomment>How many variations a game is played with.</extracomment>
        <translation>
            <numerusform>%n variation</numerusform>
            <numerusform>%n variations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 Chivalry Point(s)</source>
        <extracomment>Spoken: %1 is a squire, %2 its points, which may be fewer than none.</extracomment>
        <translation>
            <numerusform>%1: %2 Chivalry Point</numerusform>
            <numerusform>%1: %2 Chivalry Points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreLines</name>
    <message numerus="yes">
        <source>%n square(s)</source>
        <extracomment>A Gallantry bonus.</extracomment>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n coat(s)</source>
        <extracomment>Charity with the exchange: what a rank costs, when it is scored.</extracomment>
        <translation>
            <numerusform>loses %n coat</numerusform>
            <numerusform>loses %n coats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n coat(s)</source>
        <extracomment>Charity with the exchange: what a rank gives, when it is scored.</extracomment>
        <translation>
            <numerusform>takes %n coat</numerusform>
            <numerusform>takes %n coats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n coat(s)</source>
        <extracomment>Charity with the exchange: what a rank costs, in very little room. The sign is a minus, U+2212.</extracomment>
        <translation>
            <numerusform>−%n coat</numerusform>
            <numerusform>−%n coats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n coat(s)</source>
        <extracomment>Charity with the exchange: what a rank gives, in very little room.</extracomment>
        <translation>
            <numerusform>+%n coat</numerusform>
            <numerusform>+%n coats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>You are %1 on Gallantry: %n square(s) %2</source>
        <extracomment>Gallantry bonus: %1 is a rank, &quot;2nd&quot;, %2 is &quot;on Quests&quot;. %n squares are moved there.</extracomment>
        <translation>
            <numerusform>You are %1 on Gallantry: %n square %2</numerusform>
            <numerusform>You are %1 on Gallantry: %n squares %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2 on Gallantry: %n square(s) %3</source>
        <extracomment>Gallantry bonus: %1 is a squire, %2 a rank, &quot;2nd&quot;, %3 is &quot;on Quests&quot;. %n squares are moved there.</extracomment>
        <translation>
            <numerusform>%1 is %2 on Gallantry: %n square %3</numerusform>
            <numerusform>%1 is %2 on Gallantry: %n squares %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You exchange coats with %1 and take %n</source>
        <extracomment>Charity: %1 is a squire. %n coats are taken for a penalty.</extracomment>
        <translation>
            <numerusform>You exchange coats with %1 and take %n</numerusform>
            <numerusform>You exchange coats with %1 and take %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges coats with %2 and takes %n</source>
        <extracomment>Charity: %1 and %2 are squires. %n coats are taken by the first one for a penalty.</extracomment>
        <translation>
            <numerusform>%1 exchanges coats with %2 and takes %n</numerusform>
            <numerusform>%1 exchanges coats with %2 and takes %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, bonus of %n</source>
        <extracomment>A Gallantry bonus: %1 is a board. %n squares are moved there.</extracomment>
        <translation>
            <numerusform>%1, bonus of %n</numerusform>
            <numerusform>%1, bonus of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Cup is %n square(s) from the centre, on the White Knight’s side</source>
        <extracomment>The Cup on its track: %n is how far from the centre.</extracomment>
        <translation>
            <numerusform>The Cup is %n square from the centre, on the White Knight’s side</numerusform>
            <numerusform>The Cup is %n squares from the centre, on the White Knight’s side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Cup is %n square(s) from the centre, on the Black Knight’s side</source>
        <extracomment>The Cup on its track: %n is how far from the centre.</extracomment>
        <translation>
            <numerusform>The Cup is %n square from the centre, on the Black Knight’s side</numerusform>
            <numerusform>The Cup is %n squares from the centre, on the Black Knight’s side</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <extracomment>Spoken, of a squire: cards in hand.</extracomment>
        <translation>
            <numerusform>%n card in hand.</numerusform>
            <numerusform>%n cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms.</source>
        <extracomment>Spoken, of a squire: coats of arms held.</extracomment>
        <translation>
            <numerusform>%n coat of arms.</numerusform>
            <numerusform>%n coats of arms.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 behind %2</source>
        <extracomment>Spoken: %1 is a number of squares in words, %2 the squire before.</extracomment>
        <translation>
            <numerusform>%1 behind %2</numerusform>
            <numerusform>%1 behind %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ahead of %2</source>
        <extracomment>Spoken: %1 is a number of squares in words, %2 the squire behind.</extracomment>
        <translation>
            <numerusform>%1 ahead of %2</numerusform>
            <numerusform>%1 ahead of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points.</source>
        <extracomment>Spoken, of a squire: Chivalry Points; %1 is a number.</extracomment>
        <translation>
            <numerusform>%1 point.</numerusform>
            <numerusform>%1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If scored now: %n square(s).</source>
        <extracomment>Spoken: the Gallantry bonus.</extracomment>
        <translation>
            <numerusform>If scored now: %n square.</numerusform>
            <numerusform>If scored now: %n squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves your disc %n square(s) %1 or %2.</source>
        <extracomment>Explains a card: %1 is &quot;on Jousts&quot;, %2 &quot;on Tournaments&quot;.</extracomment>
        <translation>
            <numerusform>Moves your disc %n square %1 or %2.</numerusform>
            <numerusform>Moves your disc %n squares %1 or %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves your disc %n square(s) %1.</source>
        <extracomment>Explains a card: %1 is &quot;on Quests&quot;.</extracomment>
        <translation>
            <numerusform>Moves your disc %n square %1.</numerusform>
            <numerusform>Moves your disc %n squares %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SquirePanel</name>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <extracomment>On one&apos;s own plate: Chivalry Points so far; %1 is a number with its sign</extracomment>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>academy::model::Announcer</name>
    <message numerus="yes">
        <source>%n earlier event(s) in the chronicle</source>
        <extracomment>Spoken, before the latest of many things that have happened at once. %n other ones are told by the chronicle alone.</extracomment>
        <translation>
            <numerusform>%n earlier event in the chronicle</numerusform>
            <numerusform>%n earlier events in the chronicle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>academy::model::FinishedGames</name>
    <message numerus="yes">
        <source>%1 of %2: %3 point(s)</source>
        <extracomment>In the list of one person’s games: %1 is the place, &quot;2nd&quot;, %2 the number of players, %3 the points.</extracomment>
        <translation>
            <numerusform>%1 of %2: %3 point</numerusform>
            <numerusform>%1 of %2: %3 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s)</source>
        <extracomment>In the list of finished games: %1 is whoever has won, %2 the points.</extracomment>
        <translation>
            <numerusform>%1: %2 point</numerusform>
            <numerusform>%1: %2 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variation(s)</source>
        <extracomment>How many variations a game was played with, in the list of finished games.</extracomment>
        <translation>
            <numerusform>one variation</numerusform>
            <numerusform>%n variations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>academy::model::GameFigures</name>
    <message numerus="yes">
        <source>%1: %2, %3 point(s)</source>
        <extracomment>Spoken: %1 is a place, &quot;1st&quot;, %2 a player, %3 the points; then come the points by board.</extracomment>
        <translation>
            <numerusform>%1: %2, %3 point</numerusform>
            <numerusform>%1: %2, %3 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>academy::model::Legend</name>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <extracomment>Explains the number beside the drawing of cards.</extracomment>
        <translation>
            <numerusform>%n card in hand.</numerusform>
            <numerusform>%n cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms, face down until the end.</source>
        <extracomment>Explains the number beside the drawing of a coat of arms.</extracomment>
        <translation>
            <numerusform>%n coat of arms, face down until the end.</numerusform>
            <numerusform>%n coats of arms, face down until the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms, %1 in all so far.</source>
        <extracomment>Explains the number beside the drawing of a coat of arms: %1 is points, &quot;+3&quot;.</extracomment>
        <translation>
            <numerusform>%n coat of arms, %1 in all so far.</numerusform>
            <numerusform>%n coats of arms, %1 in all so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chivalry Point(s)</source>
        <extracomment>At the knighting, beside or below the large number of the winner&apos;s points: %n is that number, which is not said here.</extracomment>
        <translation>
            <numerusform>Chivalry Point</numerusform>
            <numerusform>Chivalry Points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) to move on.</source>
        <translation>
            <numerusform>%n square to move on.</numerusform>
            <numerusform>%n squares to move on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>academy::model::OpenTable</name>
    <message numerus="yes">
        <source>Waiting for %1</source>
        <extracomment>People who play at another device and are not connected: %1 is their names, %n how many there are.</extracomment>
        <translation>
            <numerusform>Waiting for %1</numerusform>
            <numerusform>Waiting for %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>academy::model::PeopleModel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>How many games a person has played, within &quot;3 games, 1 victory&quot;.</extracomment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory(s)</source>
        <extracomment>How many games a person has won, within &quot;3 games, 1 victory&quot;.</extracomment>
        <translation>
            <numerusform>%n victory</numerusform>
            <numerusform>%n victories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with undone moves</source>
        <extracomment>In how many of a person’s games decisions were undone together with the computers’ answers, within &quot;3 games, 1 victory, 1 with undone moves&quot;.</extracomment>
        <translation>
            <numerusform>%n with undone moves</numerusform>
            <numerusform>%n with undone moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>academy::model::PersonFigures</name>
    <message numerus="yes">
        <source>game(s)</source>
        <extracomment>Below the number of games that a person has played</extracomment>
        <translation>
            <numerusform>game</numerusform>
            <numerusform>games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>victory(s)</source>
        <extracomment>Below the number of games that a person has won</extracomment>
        <translation>
            <numerusform>victory</numerusform>
            <numerusform>victories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with undone moves.</source>
        <extracomment>Below the numbers of games and victories</extracomment>
        <translation>
            <numerusform>%n game with undone moves.</numerusform>
            <numerusform>%n games with undone moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older game(s) count above, but not in the charts.</source>
        <extracomment>Below the numbers of games and victories: there are games of which it is known only how many there were.</extracomment>
        <translation>
            <numerusform>%n older game counts above, but not in the charts.</numerusform>
            <numerusform>%n older games count above, but not in the charts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n game(s) won</source>
        <extracomment>Spoken: %1 is a kind of game or a level of computers, %2 how many games were won, %n how many there were.</extracomment>
        <translation>
            <numerusform>%1: %2 of %n game won</numerusform>
            <numerusform>%1: %2 of %n games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points in the last %n game(s)</source>
        <extracomment>Heading of a chart</extracomment>
        <translation>
            <numerusform>Points in the last game</numerusform>
            <numerusform>Points in the last %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>academy::model::SavedGames</name>
    <message numerus="yes">
        <source>%1 has won with %2 point(s)</source>
        <extracomment>A saved game that is over: %1 has won it, with %2 points, which may be fewer than none.</extracomment>
        <translation>
            <numerusform>%1 has won with %2 point</numerusform>
            <numerusform>%1 has won with %2 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %2 point(s)</source>
        <extracomment>A saved game that is over: %1 are several players, who share the victory, each with %2 points.</extracomment>
        <translation>
            <numerusform>%1 share the victory with %2 point</numerusform>
            <numerusform>%1 share the victory with %2 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %2 point(s)</source>
        <extracomment>A saved game that goes on: %1 has most points, %2, which may be fewer than none.</extracomment>
        <translation>
            <numerusform>%1 leads with %2 point</numerusform>
            <numerusform>%1 leads with %2 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %2 point(s)</source>
        <extracomment>A saved game that goes on: %1 are several players who have most points, each %2.</extracomment>
        <translation>
            <numerusform>%1 lead with %2 point</numerusform>
            <numerusform>%1 lead with %2 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>academy::model::Statistics</name>
    <message numerus="yes">
        <source>%1 has been knighted %n time(s)</source>
        <extracomment>On the first page: %1 is whoever has won most often, %n how often.</extracomment>
        <translation>
            <numerusform>%1 has been knighted once</numerusform>
            <numerusform>%1 has been knighted %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>academy::rulebook::Rulebook</name>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
</context>
</TS>
