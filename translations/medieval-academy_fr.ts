<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <extracomment>Title of the page about the program</extracomment>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Version %1</source>
        <extracomment>%1 is a number such as 1.2.0</extracomment>
        <translation>Version&#xa0;%1</translation>
    </message>
    <message>
        <source>Medieval Academy is a board game by Nicolas Poncin, published by Blue Cocker Games in 2014.</source>
        <extracomment>The page about the program</extracomment>
        <translation>Medieval Academy est un jeu de société de Nicolas Poncin, édité par Blue Cocker Games en 2014.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>This program is an unofficial, free version of it. It is neither made nor endorsed by the author or the publisher. If you like the game, look for the box: nothing replaces real discs and cards.</source>
        <extracomment>The page about the program</extracomment>
        <translation>Ce programme en est une version non officielle, gratuite et sous licence libre. Il n’est ni réalisé ni approuvé par l’auteur ou l’éditeur. Si le jeu vous plaît, cherchez la boîte&#xa0;: rien ne remplace de vrais pions et de vraies cartes.</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Le programme</translation>
    </message>
    <message>
        <source>Every drawing and every sound was made for this program; nothing is taken from the box. Each squire’s colour also has its own pattern of lines: heralds have printed colours this way, in black and white, for four centuries.</source>
        <extracomment>The page about the program</extracomment>
        <translation>Tous les dessins et tous les sons ont été créés pour ce programme&#xa0;; rien ne vient de la boîte. La couleur de chaque écuyer a aussi ses hachures&#xa0;: c’est ainsi que, depuis quatre siècles, les hérauts impriment les couleurs en noir et blanc.</translation>
    </message>
    <message>
        <source>Drawings and sounds</source>
        <translation>Dessins et sons</translation>
    </message>
    <message>
        <source>The text is set in EB Garamond by Georg Duffner, the titles in Jessen, drawn at the ANRT in Nancy after Rudolf Koch’s type of 1926. Both are free, under the SIL Open Font License.</source>
        <extracomment>The page about the program; EB Garamond and Jessen are typefaces, the ANRT a workshop for type</extracomment>
        <translation>Le texte est composé en EB&#xa0;Garamond de Georg Duffner, les titres en Jessen, dessiné à l’ANRT de Nancy d’après le caractère de Rudolf Koch (1926). Tous deux sont libres, sous licence SIL Open Font License.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Polices</translation>
    </message>
    <message>
        <source>The program and its drawings are free software under the MIT licence. It is built with Qt and KDE Kirigami. It keeps everything on this device; only seats on other devices use your own network, and nothing leaves it.</source>
        <extracomment>The page about the program; MIT, Qt and KDE Kirigami are names</extracomment>
        <translation>Le programme et ses dessins sont libres, sous licence MIT. Il est construit avec Qt et KDE Kirigami. Il garde tout sur cet appareil&#xa0;; seules les places sur d’autres appareils utilisent votre réseau, et rien n’en sort.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
</context>
<context>
    <name>AdvicePlate</name>
    <message>
        <source>The Master’s advice</source>
        <extracomment>Title of what the computer&apos;s best player would do now</extracomment>
        <translation>Le conseil du Maître</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button that closes the advice</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The Master thinks it over…</source>
        <extracomment>While the advice is being worked out</extracomment>
        <translation>Le Maître réfléchit…</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <extracomment>Button under the advice: lifts the card, or lights the board, that it names; nothing is decided yet</extracomment>
        <translation>Le montrer sur la table</translation>
    </message>
    <message>
        <source>Likely points</source>
        <extracomment>Over the column of figures in the Master’s advice, &quot;+1.5&quot;: so many Chivalry Points the choice is likely to bring or cost</extracomment>
        <translation>Points probables</translation>
    </message>
</context>
<context>
    <name>AdviceText</name>
    <message>
        <source>%1%</source>
        <extracomment>A chance: %1 is a number.</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Put %1 in one stack</source>
        <extracomment>Advice in Lancelot: %1 is three cards.</extracomment>
        <translation>Mettre %1 dans une pile</translation>
    </message>
    <message>
        <source>Take the first stack from %1</source>
        <extracomment>Advice in Lancelot: %1 is the other player.</extracomment>
        <translation>Prendre à %1 la première pile</translation>
    </message>
    <message>
        <source>Take the second stack from %1</source>
        <extracomment>Advice in Lancelot: %1 is the other player.</extracomment>
        <translation>Prendre à %1 la seconde pile</translation>
    </message>
    <message>
        <source>Give %1 to %2</source>
        <extracomment>Advice in Lancelot: %1 is three cards, %2 a squire.</extracomment>
        <translation>Donner %1 à %2</translation>
    </message>
    <message>
        <source>Play %1 %2</source>
        <extracomment>Advice: %1 is a Swords card, &quot;Swords 4&quot;, %2 &quot;on Jousts&quot;.</extracomment>
        <translation>Jouer %1 %2</translation>
    </message>
    <message>
        <source>Take %1 from %2</source>
        <extracomment>Advice at the exchange of coats: %1 is coats, %2 a squire.</extracomment>
        <translation>Prendre %1 à %2</translation>
    </message>
    <message>
        <source>Give %1 to %2</source>
        <comment>coats</comment>
        <extracomment>Advice at the exchange of coats: %1 is a coat, %2 a squire.</extracomment>
        <translation>Donner %1 à %2</translation>
    </message>
    <message>
        <source>Take %1 from %2 and give %3</source>
        <extracomment>Advice at the exchange of coats: %1 is coats that are taken, %2 a squire, %3 a coat.</extracomment>
        <translation>Prendre %1 à %2 et donner %3</translation>
    </message>
    <message>
        <source>There is nothing else to choose.</source>
        <extracomment>Advice.</extracomment>
        <translation>Il n’y a rien d’autre à choisir.</translation>
    </message>
    <message>
        <source>Chance of winning: %1. Next best: %2, %3.</source>
        <extracomment>Advice: %1 and %3 are chances, &quot;43%&quot;, %2 is another choice, &quot;play Quests 2&quot;.</extracomment>
        <translation>Chances de victoire&#xa0;: %1. À défaut&#xa0;: %2, %3.</translation>
    </message>
    <message>
        <source>Otherwise %1 is more likely to finish ahead of you %2.</source>
        <translation>Sinon, %1 risque davantage de finir devant vous %2.</translation>
    </message>
    <message>
        <source>But then %1 is more likely to finish ahead of you %2.</source>
        <extracomment>What advice costs: %1 is a squire, %2 &quot;on Jousts&quot;.</extracomment>
        <translation>En revanche, %1 risque davantage de finir devant vous %2.</translation>
    </message>
    <message>
        <source>You are less likely to lose points %1.</source>
        <extracomment>Reason for advice: %1 is &quot;on Education&quot;.</extracomment>
        <translation>Vous risquez moins de perdre des points %1.</translation>
    </message>
    <message>
        <source>But then you are more likely to lose points %1.</source>
        <extracomment>What advice costs: %1 is &quot;on Education&quot;.</extracomment>
        <translation>En revanche, vous risquez davantage de perdre des points %1.</translation>
    </message>
    <message>
        <source>Your position improves %1.</source>
        <extracomment>Reason for advice: %1 is &quot;on Jousts&quot;.</extracomment>
        <translation>Votre place s’améliore %1.</translation>
    </message>
    <message>
        <source>But then your position gets worse %1.</source>
        <extracomment>What advice costs: %1 is &quot;on Jousts&quot;.</extracomment>
        <translation>En revanche, votre place est moins bonne %1.</translation>
    </message>
    <message>
        <source>%1 is more likely to finish ahead of %2 %3.</source>
        <translation>%1 a plus de chances de finir devant %2 %3.</translation>
    </message>
    <message>
        <source>%1 is more likely to finish behind %2 %3.</source>
        <extracomment>What advice costs: %1 and %2 are squires, %3 is &quot;on Jousts&quot;.</extracomment>
        <translation>%1 risque davantage de finir derrière %2 %3.</translation>
    </message>
    <message>
        <source>The position of %1 improves %2.</source>
        <extracomment>Reason for advice: %1 is a squire, %2 is &quot;on Jousts&quot;.</extracomment>
        <translation>Pour %1, la place s’améliore %2.</translation>
    </message>
    <message>
        <source>The position of %1 gets worse %2.</source>
        <extracomment>What advice costs: %1 is a squire, %2 is &quot;on Jousts&quot;.</extracomment>
        <translation>Pour %1, la place est moins bonne %2.</translation>
    </message>
    <message>
        <source>Chance of winning: %1. Almost as good: %2.</source>
        <extracomment>Advice: %1 is a chance, &quot;43%&quot;, %2 is another choice, &quot;play Quests 2&quot;.</extracomment>
        <translation>Chances de victoire&#xa0;: %1. Presque aussi bon&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>%1: %2</source>
        <comment>rank and pay</comment>
        <extracomment>Over a board, what a card would bring: %1 is a rank, &quot;2nd&quot;, %2 what it pays, &quot;+2&quot;.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>now %1: %2</source>
        <extracomment>Over a board, what is now, before a card is played: %1 is a rank, &quot;3rd&quot;, %2 what it pays, &quot;+1&quot;.</extracomment>
        <translation>à présent %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>This takes the Scroll on square %1.</source>
        <extracomment>King’s Service: %1 is 6 or 12.</extracomment>
        <translation>Le rouleau de la case&#xa0;%1 est pris.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>sentence</comment>
        <extracomment>%1 is a sentence without full stop: &quot;The Cup stands in the centre&quot;.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: stays on %2</source>
        <extracomment>%1 is a board, %2 &quot;square 12&quot;.</extracomment>
        <translation>%1&#xa0;: reste %2</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <extracomment>%1 is a board, %2 and %3 are squares.</extracomment>
        <translation>%1&#xa0;: de %2 à&#xa0;%3</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>ranks</comment>
        <extracomment>A disc that comes to the top of its stack: %1 is a board, %2 and %3 are ranks, &quot;3rd&quot;.</extracomment>
        <translation>%1&#xa0;: de %2 à&#xa0;%3</translation>
    </message>
    <message>
        <source>%1: from %2 to %3, still %4</source>
        <extracomment>%1 is a board, %2 and %3 are squares, %4 is a rank that does not change, &quot;2nd&quot;.</extracomment>
        <translation>%1&#xa0;: de %2 à&#xa0;%3, toujours&#xa0;%4</translation>
    </message>
    <message>
        <source>%1: from %2 to %3, %4 to %5</source>
        <extracomment>%1 is a board, %2 and %3 are squares, %4 and %5 are ranks, &quot;3rd&quot; and &quot;2nd&quot;.</extracomment>
        <translation>%1&#xa0;: de %2 à&#xa0;%3, de %4 à&#xa0;%5</translation>
    </message>
    <message numerus="yes">
        <source>The bonus would be %n square(s) instead of %1.</source>
        <extracomment>Gallantry bonus: %1 is how many squares it moves now; %n is how many it would move.</extracomment>
        <translation>
            <numerusform>Le bonus serait de %n&#xa0;case au lieu de %1.</numerusform>
            <numerusform>Le bonus serait de %n&#xa0;cases au lieu de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This would bring you %1 instead of %2.</source>
        <extracomment>What a board would pay if it were scored: %1 and %2 are points, &quot;+2&quot; and &quot;+1&quot;.</extracomment>
        <translation>Cela vous vaudrait %1 au lieu de %2.</translation>
    </message>
    <message>
        <source>This would bring %1 instead of %2.</source>
        <extracomment>What a board would pay if it were scored: %1 and %2 are points, &quot;+2&quot; and &quot;+1&quot;.</extracomment>
        <translation>Cela vaudrait %1 au lieu de %2.</translation>
    </message>
    <message>
        <source>%1 would fall to %2.</source>
        <extracomment>%1 is a squire that is overtaken, %2 its rank then, &quot;3rd&quot;.</extracomment>
        <translation>%1 deviendrait&#xa0;%2.</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <extracomment>A board was tapped before a card.</extracomment>
        <translation>Choisissez d’abord une carte.</translation>
    </message>
    <message>
        <source>You have chosen enough: put one back first.</source>
        <extracomment>One card or coat too many was tapped.</extracomment>
        <translation>Vous en avez choisi assez&#xa0;: retirez d’abord l’un de vos choix.</translation>
    </message>
    <message>
        <source>The ranks for this scoring are already fixed.</source>
        <extracomment>R5.1: a Gallantry bonus that is used on Gallantry itself.</extracomment>
        <translation>Les rangs de ce décompte sont déjà fixés.</translation>
    </message>
    <message>
        <source>Then: %1. Now: %2.</source>
        <extracomment>What a rank would give with a variation: %1 and %2 are such as &quot;takes two&quot;, &quot;+1 a pair&quot;, &quot;chooses 1st&quot;.</extracomment>
        <translation>Ensuite&#xa0;: %1. À présent&#xa0;: %2.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>What a rank gives with a variation, beside &quot;takes two&quot; and the like.</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1: from %2 to %3, then %4</source>
        <extracomment>A disc leaves square 0 and overtakes none, so that the last there is the 4th of four, say: %1 is a board, %2 and %3 are squares, %4 is a rank.</extracomment>
        <translation>%1&#xa0;: de %2 à %3, puis %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 would lose %n point(s).</source>
        <extracomment>The other squire of an exchange of coats of arms, %1, at the beginning of a sentence.</extracomment>
        <translation>
            <numerusform>%1 perdrait %n&#xa0;point.</numerusform>
            <numerusform>%1 perdrait %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: from %2 to %3 points</source>
        <extracomment>The same of another squire, %1, at the beginning of a sentence.</extracomment>
        <translation>%1&#xa0;: de %2 à %3&#xa0;points</translation>
    </message>
    <message>
        <source>Your points: from %1 to %2</source>
        <extracomment>An exchange of coats of arms: %1 and %2 are sums of points, &quot;−6&quot; and &quot;−1&quot;.</extracomment>
        <translation>Vos points&#xa0;: de %1 à %2</translation>
    </message>
</context>
<context>
    <name>BestOf</name>
    <message>
        <source>Where the others did best</source>
        <extracomment>At the knighting, above the board on which each of those who have not won did best</extracomment>
        <translation>Où les autres ont brillé</translation>
    </message>
    <message>
        <source>Where the other one did best</source>
        <extracomment>At the knighting, above the board on which the only one who has not won did best</extracomment>
        <translation>Où l’autre a brillé</translation>
    </message>
</context>
<context>
    <name>BoardBars</name>
    <message>
        <source>Points by board, on average</source>
        <extracomment>Heading of a chart</extracomment>
        <translation>Points par plateau, en moyenne</translation>
    </message>
</context>
<context>
    <name>BoardTerms</name>
    <message>
        <source>Your place</source>
        <extracomment>Beside a large board, before a sentence such as &quot;You are second of four on square 7.&quot;</extracomment>
        <translation>Votre place</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Beside a large board, before a sentence such as &quot;+3 for the 1st, +2 for the 2nd.&quot;</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>When it scores</source>
        <extracomment>Beside a large board, before a sentence such as &quot;Scores every turn&quot;</extracomment>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>Beside a large board, before a sentence such as &quot;Back to square 0 after the scoring of turn III&quot;</extracomment>
        <translation>Remise à zéro</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Beside the large board of Gallantry, before what its ranks give: &quot;The 2nd moves a disc two squares…&quot;</extracomment>
        <translation>Bonus</translation>
    </message>
</context>
<context>
    <name>BookContents</name>
    <message>
        <source>Search the rules</source>
        <extracomment>In the empty search field of the rulebook</extracomment>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Button that empties the search field of the rulebook</extracomment>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>BookFigure</name>
    <message>
        <source>Play again</source>
        <extracomment>Button at a figure of the rulebook: it begins again</extracomment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>Button at a figure of the rulebook: it plays on by a step</extracomment>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button at a figure of the rulebook: it begins to play</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <extracomment>Button at a figure of the rulebook: back to its first position</extracomment>
        <translation>Revenir au début</translation>
    </message>
</context>
<context>
    <name>BookTurner</name>
    <message>
        <source>Next: %1</source>
        <extracomment>Button at the end of a page of the rulebook; %1 is the title of the next page</extracomment>
        <translation>Suite&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Bet on %1</source>
        <extracomment>Button: %1 is a board.</extracomment>
        <translation>Parier sur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>Button: %1 is a card, &quot;Swords 4&quot;.</extracomment>
        <translation>Garder %1</translation>
    </message>
    <message>
        <source>Offer these two stacks</source>
        <extracomment>Button: Lancelot, the six cards are in two stacks.</extracomment>
        <translation>Proposer ces deux piles</translation>
    </message>
    <message>
        <source>Take this stack</source>
        <extracomment>Button: Lancelot.</extracomment>
        <translation>Prendre cette pile</translation>
    </message>
    <message>
        <source>Give to %1</source>
        <extracomment>Button: Lancelot, %1 is a squire, &quot;Ana (blue)&quot;.</extracomment>
        <translation>Donner à %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>on a board</comment>
        <extracomment>Button: %1 is &quot;on Jousts&quot;.</extracomment>
        <translation>Jouer %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a card</comment>
        <extracomment>Button: %1 is a card, &quot;Gallantry 3&quot;.</extracomment>
        <translation>Jouer %1</translation>
    </message>
    <message>
        <source>Do not look</source>
        <extracomment>Button: the Secret Codex.</extracomment>
        <translation>Ne pas regarder</translation>
    </message>
    <message>
        <source>Look at token %1</source>
        <extracomment>Button: the Secret Codex, %1 is the number of a place.</extracomment>
        <translation>Regarder le jeton&#xa0;%1</translation>
    </message>
    <message>
        <source>Leave the ties</source>
        <extracomment>Button: advanced rule Win a tie.</extracomment>
        <translation>Laisser les égalités</translation>
    </message>
    <message numerus="yes">
        <source>Move %n square(s) %1</source>
        <extracomment>Button: Gallantry bonus, %1 is &quot;on Jousts&quot;. %n squares are moved.</extracomment>
        <translation>
            <numerusform>Avancer de %n&#xa0;case %1</numerusform>
            <numerusform>Avancer de %n&#xa0;cases %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Take token %1</source>
        <extracomment>Button: the Secret Codex, %1 is the number of a place.</extracomment>
        <translation>Prendre le jeton&#xa0;%1</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>Button: Charity.</extracomment>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <extracomment>Button that waits for a choice.</extracomment>
        <translation>Choisissez une carte</translation>
    </message>
    <message>
        <source>Choose three cards</source>
        <extracomment>Button that waits for a choice.</extracomment>
        <translation>Choisissez trois cartes</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <extracomment>Button that waits for a choice: %n is how many cards there are still to choose.</extracomment>
        <translation>
            <numerusform>Encore %n&#xa0;carte à choisir</numerusform>
            <numerusform>Encore %n&#xa0;cartes à choisir</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a stack</source>
        <extracomment>Button that waits for a choice.</extracomment>
        <translation>Choisissez une pile</translation>
    </message>
    <message>
        <source>Choose a board</source>
        <extracomment>Button that waits for a choice.</extracomment>
        <translation>Choisissez un plateau</translation>
    </message>
    <message>
        <source>Choose a token</source>
        <extracomment>Button that waits for a choice.</extracomment>
        <translation>Choisissez un jeton</translation>
    </message>
    <message>
        <source>Choose a disc</source>
        <extracomment>Button that waits for a choice.</extracomment>
        <translation>Choisissez un pion</translation>
    </message>
    <message>
        <source>Choose a squire</source>
        <extracomment>Button that waits for a choice.</extracomment>
        <translation>Choisissez un écuyer</translation>
    </message>
    <message>
        <source>Choose a penalty</source>
        <extracomment>Button that waits for a choice: of the coat to give away.</extracomment>
        <translation>Choisissez une pénalité</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more coat(s)</source>
        <extracomment>Button that waits for a choice: %n is how many coats there are still to choose.</extracomment>
        <translation>
            <numerusform>Encore %n&#xa0;Blason à choisir</numerusform>
            <numerusform>Encore %n&#xa0;Blasons à choisir</numerusform>
        </translation>
    </message>
    <message>
        <source>Win the tie</source>
        <extracomment>Button: advanced rule Win a tie. What is chosen from and the answer name the board.</extracomment>
        <translation>Remporter l’égalité</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>Gallantry</source>
        <extracomment>The name of a kind of Learning card, at the foot of the card</extracomment>
        <translation>Galanterie</translation>
    </message>
    <message>
        <source>Swords</source>
        <extracomment>The name of a kind of Learning card, playable on Jousts or Tournaments, at the foot of the card</extracomment>
        <translation>Épées</translation>
    </message>
    <message>
        <source>Education</source>
        <extracomment>The name of a kind of Learning card, at the foot of the card</extracomment>
        <translation>Études</translation>
    </message>
    <message>
        <source>King’s Service</source>
        <extracomment>The name of a kind of Learning card, at the foot of the card</extracomment>
        <translation>Service du Roi</translation>
    </message>
    <message>
        <source>Quests</source>
        <extracomment>The name of a kind of Learning card, at the foot of the card</extracomment>
        <translation>Quêtes</translation>
    </message>
    <message>
        <source>Charity</source>
        <extracomment>The name of a kind of Learning card, at the foot of the card</extracomment>
        <translation>Charité</translation>
    </message>
</context>
<context>
    <name>ChoiceDialog</name>
    <message>
        <source>See the rule</source>
        <extracomment>Below the choices of a dialog: leads to their page in the rulebook</extracomment>
        <translation>Voir la règle</translation>
    </message>
</context>
<context>
    <name>ChroniclePanel</name>
    <message>
        <source>Chronicle</source>
        <extracomment>Title of the list of all that has happened in the game</extracomment>
        <translation>Chronique</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button that closes the chronicle</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Watch from the beginning</source>
        <extracomment>Button of the chronicle: the game is shown once more from its first moment, by itself</extracomment>
        <translation>Revoir depuis le début</translation>
    </message>
</context>
<context>
    <name>ChronicleSection</name>
    <message>
        <source>See again</source>
        <extracomment>Button beside the heading of a scoring in the chronicle: shows the walk through it once more</extracomment>
        <translation>Revoir</translation>
    </message>
</context>
<context>
    <name>CloseUpBoard</name>
    <message>
        <source>Back to the table</source>
        <extracomment>Button that leads from one large board back to the whole table</extracomment>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Rules of this board</source>
        <extracomment>Button at a large board: opens the rulebook at its page</extracomment>
        <translation>Règles de ce plateau</translation>
    </message>
</context>
<context>
    <name>CloseUpWords</name>
    <message>
        <source>If scored now</source>
        <extracomment>Heading above the ranking of a board: what each squire would get</extracomment>
        <translation>Si l’on décomptait maintenant</translation>
    </message>
</context>
<context>
    <name>CoatsChoice</name>
    <message>
        <source>%1: %2, chosen %3</source>
        <extracomment>For screen readers: a coat of arms that may be chosen; %1 names it, %2 is how many there are, %3 how many are chosen</extracomment>
        <translation>%1&#xa0;: %2, choisis&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>CodexRows</name>
    <message>
        <source>Token %1</source>
        <extracomment>A place of the Secret Codex: %1 is its number.</extracomment>
        <translation>Jeton&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>ControlSettings</name>
    <message>
        <source>Keyboard and hands</source>
        <extracomment>Heading in the settings: keys, and which hand holds the phone</extracomment>
        <translation>Clavier et mains</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>Row of the settings that opens the list of keys</extracomment>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>At the table, digits choose cards; letters and the space bar are shortcuts too.</source>
        <extracomment>What &quot;Single-key shortcuts&quot; means</extracomment>
        <translation>À la table, les chiffres choisissent les cartes&#xa0;; les lettres et la barre d’espace sont aussi des raccourcis.</translation>
    </message>
    <message>
        <source>Single-key shortcuts</source>
        <extracomment>Switch in the settings: keys that do something without Ctrl or Alt</extracomment>
        <translation>Raccourcis à une touche</translation>
    </message>
    <message>
        <source>Puts what the thumb needs on the left.</source>
        <extracomment>What &quot;Left-handed&quot; means</extracomment>
        <translation>Place à gauche ce que le pouce doit atteindre.</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <extracomment>Switch in the settings: for people who hold the phone in their left hand</extracomment>
        <translation>Pour gauchers</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the device to</source>
        <extracomment>On the curtain, above the shield and the name of the person who has the next decision</extracomment>
        <translation>Passez l’appareil à</translation>
    </message>
    <message>
        <source>Stay open</source>
        <extracomment>On the curtain: it need not be held, but opens with a tap and stays open</extracomment>
        <translation>Laisser ouvert</translation>
    </message>
    <message>
        <source>and play with the other hand</source>
        <extracomment>Under &quot;Hold to look&quot; on the curtain: how one plays meanwhile</extracomment>
        <translation>et jouez de l’autre main</translation>
    </message>
</context>
<context>
    <name>DecisionCard</name>
    <message>
        <source>Since your last turn</source>
        <extracomment>Heading of what the other squires have done</extracomment>
        <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
        <source>You keep</source>
        <extracomment>Before the cards one has kept so far in this draft</extracomment>
        <translation>Vous gardez</translation>
    </message>
</context>
<context>
    <name>DropPlace</name>
    <message>
        <source>Put back</source>
        <extracomment>Button beside the one that plays a card laid on a board: the card goes back to the hand</extracomment>
        <translation>Remettre en main</translation>
    </message>
</context>
<context>
    <name>ExchangeSheet</name>
    <message>
        <source>Give one</source>
        <extracomment>Exchange of coats: heading of one&apos;s own negative coats, one of which is given away</extracomment>
        <translation>Donner un Blason</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Exchange of coats: heading of the other squire&apos;s coats that may be taken</extracomment>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>%1 gives to %2</source>
        <extracomment>Exchange of coats: heading of the coats that %1 gives to %2; both are names of squires</extracomment>
        <translation>%1 donne à %2</translation>
    </message>
    <message>
        <source>%1 gives</source>
        <extracomment>Exchange of coats: above those that %1 gives, the name of a squire; where there is little room</extracomment>
        <translation>%1 donne</translation>
    </message>
    <message>
        <source>You give to %1</source>
        <extracomment>Exchange of coats: heading of the coats that the player gives; %1 is a squire</extracomment>
        <translation>Vous donnez à %1</translation>
    </message>
    <message>
        <source>You give</source>
        <extracomment>Exchange of coats: above those that the player gives, where there is little room</extracomment>
        <translation>Vous donnez</translation>
    </message>
    <message>
        <source>You take from %1</source>
        <extracomment>Exchange of coats: heading of the coats that the player takes; %1 is a squire</extracomment>
        <translation>Vous prenez à %1</translation>
    </message>
    <message>
        <source>You take</source>
        <extracomment>Exchange of coats: above those that the player takes, where there is little room</extracomment>
        <translation>Vous prenez</translation>
    </message>
</context>
<context>
    <name>FinishedGamePage</name>
    <message>
        <source>Delete this game from the results</source>
        <extracomment>Button of the page about one finished game: it is not counted any more</extracomment>
        <translation>Effacer cette partie du palmarès</translation>
    </message>
</context>
<context>
    <name>GameFileDialogs</name>
    <message>
        <source>Saved games (*.json)</source>
        <extracomment>Kind of files in a dialog</extracomment>
        <translation>Parties sauvegardées (*.json)</translation>
    </message>
    <message>
        <source>Which games do you want to add?</source>
        <extracomment>Title of the dialog that chooses files</extracomment>
        <translation>Quelles parties ajouter&#xa0;?</translation>
    </message>
    <message>
        <source>Where do you want to copy the game?</source>
        <extracomment>Title of the dialog that chooses a file</extracomment>
        <translation>Où copier la partie&#xa0;?</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>The table</source>
        <extracomment>Title of the page on which a game is played</extracomment>
        <translation>La table</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Question whether the running game is to be left</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Question whether the running game is to be left</extracomment>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Saved. Continue it from the start page: %1.</source>
        <translation>Partie sauvegardée. Vous la retrouverez à&#xa0;l’accueil&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Leave the game?</source>
        <translation>Quitter la partie&#xa0;?</translation>
    </message>
    <message>
        <source>%1 What has been played since then will be lost.</source>
        <extracomment>Question whether the running game is to be left; %1 is a sentence that says why it could not be saved</extracomment>
        <translation>%1 Ce qui a été joué depuis sera perdu.</translation>
    </message>
    <message>
        <source>Your seat is kept: choose “Join a table” on the start page to return to it.</source>
        <extracomment>Question whether the running game is to be left, which is played at another device&apos;s table Question whether the running game is to be left; %1 is where it stands, such as &quot;Turn III · Play&quot;</extracomment>
        <translation>Votre place est gardée&#xa0;: choisissez «&#xa0;Rejoindre une table&#xa0;» à l’accueil pour y revenir.</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Date</source>
        <comment>column</comment>
        <extracomment>Heading of a column in an exported table of games: when a game was finished</extracomment>
        <translation>Date</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <comment>column</comment>
        <extracomment>Heading of a column in an exported table of games: Academy, Karadoc or Lancelot</extracomment>
        <translation>Type de partie</translation>
    </message>
    <message>
        <source>Stakes</source>
        <comment>column</comment>
        <extracomment>Heading of a column in an exported table of games: booklet or grand finale</extracomment>
        <translation>Enjeux</translation>
    </message>
    <message>
        <source>Advanced rules</source>
        <comment>column</comment>
        <extracomment>Heading of a column in an exported table of games: the advanced rules that were played</extracomment>
        <translation>Règles avancées</translation>
    </message>
    <message>
        <source>Variations</source>
        <comment>column</comment>
        <extracomment>Heading of a column in an exported table of games: the variations that were played</extracomment>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>column</comment>
        <extracomment>Heading of a column in an exported table of games: name of the player whom the row is about</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>column</comment>
        <extracomment>Heading of a column in an exported table of games: how well the computer plays; empty for people</extracomment>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>column</comment>
        <extracomment>Heading of a column in an exported table of games: 1, 2, 3 …</extracomment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column</comment>
        <extracomment>Heading of a column in an exported table of games: whether the player has won</extracomment>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>column</comment>
        <extracomment>Heading of a column in an exported table of games</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Undone moves</source>
        <comment>column</comment>
        <extracomment>Heading of a column in an exported table of games: whether decisions were undone together with the computers’ answers</extracomment>
        <translation>Coups annulés</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>cell</comment>
        <extracomment>In an exported table of games</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <comment>cell</comment>
        <extracomment>In an exported table of games</extracomment>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>Your hand</source>
        <extracomment>For screen readers: the cards in one&apos;s hand</extracomment>
        <translation>Votre main</translation>
    </message>
</context>
<context>
    <name>Headings</name>
    <message>
        <source>Turn %1</source>
        <extracomment>Heading: %1 is the number of the turn, I to VI.</extracomment>
        <translation>Tour&#xa0;%1</translation>
    </message>
    <message>
        <source>Bets</source>
        <extracomment>Heading, after &quot;Turn III ·&quot; or below it.</extracomment>
        <translation>Les paris</translation>
    </message>
    <message>
        <source>Draft %1 of %2</source>
        <extracomment>Heading, after &quot;Turn III ·&quot; or below it: %1 is the number of the card being kept, %2 how many are kept.</extracomment>
        <translation>Choix %1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>Heading, after &quot;Turn III ·&quot; or below it. Lancelot.</extracomment>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>Heading, after &quot;Turn III ·&quot; or below it.</extracomment>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Heading, after &quot;Turn III ·&quot; or below it: cards are played.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>The knighting</source>
        <extracomment>Heading when the game is over: the winner becomes a knight.</extracomment>
        <translation>L’adoubement</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>Heading, after &quot;Turn III ·&quot; or below it.</extracomment>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Cards pass to the left</source>
        <extracomment>Under the heading: which way cards go in this turn&apos;s draft.</extracomment>
        <translation>Les cartes passent à gauche</translation>
    </message>
    <message>
        <source>Cards pass to the right</source>
        <translation>Les cartes passent à droite</translation>
    </message>
    <message>
        <source>Card %1 of %2</source>
        <extracomment>Under the heading: %1 is the number of the card being played, %2 how many are played in a turn.</extracomment>
        <translation>Carte %1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Both Scrolls are taken</source>
        <extracomment>King’s Service.</extracomment>
        <translation>Les deux rouleaux sont pris</translation>
    </message>
    <message>
        <source>A Scroll lies on square %1</source>
        <extracomment>King’s Service: %1 is 6 or 12.</extracomment>
        <translation>Un rouleau en case&#xa0;%1</translation>
    </message>
    <message>
        <source>Scrolls lie on squares %1 and %2</source>
        <extracomment>King’s Service: %1 is 6, %2 is 12.</extracomment>
        <translation>Rouleaux en cases&#xa0;%1 et&#xa0;%2</translation>
    </message>
    <message>
        <source>A token is looked at</source>
        <extracomment>Under the heading: whoever has played an Education card looks at a token of the Codex (R10.3.2).</extracomment>
        <translation>On regarde un jeton</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Hold to look</source>
        <extracomment>Under the round button of the curtain</extracomment>
        <translation>Maintenez pour voir</translation>
    </message>
    <message>
        <source>Tap to look</source>
        <extracomment>Under the round button of the curtain</extracomment>
        <translation>Toucher pour voir</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>Join a table</source>
        <extracomment>Title of the page on which one joins a table that is shown on another device</extracomment>
        <translation>Rejoindre une table</translation>
    </message>
    <message>
        <source>Type the code that the table shows for your seat, or scan the picture beside it with your phone’s camera.</source>
        <extracomment>Page on which one joins a table that is shown on another device</extracomment>
        <translation>Saisissez le code que la table affiche pour votre place, ou scannez l’image à côté avec l’appareil photo de votre téléphone.</translation>
    </message>
    <message>
        <source>G1AAB-…</source>
        <extracomment>Where the code of a seat is typed: an example of how one begins</extracomment>
        <translation>G1AAB-…</translation>
    </message>
    <message>
        <source>Code of your seat</source>
        <translation>Code de votre place</translation>
    </message>
    <message>
        <source>Take the seat</source>
        <extracomment>Golden button: takes the seat whose code was typed</extracomment>
        <translation>Prendre la place</translation>
    </message>
    <message>
        <source>Return to my seat</source>
        <extracomment>Button: takes the seat again that was left or lost before</extracomment>
        <translation>Retrouver ma place</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: the table is not looked for any longer</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The table deals and knows all cards. It cannot choose them, and this device checks that at the end.</source>
        <extracomment>Page on which one joins a table that is shown on another device: whom one trusts</extracomment>
        <translation>La table distribue et connaît toutes les cartes. Elle ne peut pas les choisir, et cet appareil le vérifie à la fin.</translation>
    </message>
</context>
<context>
    <name>KnightHeading</name>
    <message>
        <source>Knights of the Academy</source>
        <extracomment>Above the knighting of several winners</extracomment>
        <translation>Chevaliers de l’Académie</translation>
    </message>
    <message>
        <source>Knight of the Academy</source>
        <extracomment>Above the knighting of the winner</extracomment>
        <translation>Chevalier de l’Académie</translation>
    </message>
</context>
<context>
    <name>KnightPlate</name>
    <message>
        <source>Play again</source>
        <extracomment>Button: a new game with the same people and rules</extracomment>
        <translation>Rejouer</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <extracomment>Title of the page that lists the lessons</extracomment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Each lesson is a real game. Leave whenever you like, and continue later where you left off.</source>
        <extracomment>The page that lists the lessons</extracomment>
        <translation>Chaque leçon est une vraie partie. Quittez-la quand vous voulez&#xa0;: vous la reprendrez là où vous l’avez laissée.</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <extracomment>Row below the lessons: opens the rulebook</extracomment>
        <translation>Livre de règles</translation>
    </message>
    <message>
        <source>Every rule, with playable examples</source>
        <extracomment>Row below the lessons: opens the rulebook</extracomment>
        <translation>Toutes les règles, avec des exemples à jouer</translation>
    </message>
</context>
<context>
    <name>LessonNote</name>
    <message>
        <source>Lesson</source>
        <extracomment>Spoken: the part of the window in which a lesson says what to do</extracomment>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Where a lesson stands: %1 and %2 are numbers</extracomment>
        <translation>%1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>Spoken where a lesson stands: %1 and %2 are numbers</extracomment>
        <translation>Étape&#xa0;%1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Button of a lesson: leaves it; it goes on there the next time</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <extracomment>Buttons of a lesson: one takes the decision that the step asks for, the other goes past what is told</extracomment>
        <translation>Faites-le pour moi</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>Golden button of a lesson: its remark has been read; the last one ends it</extracomment>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Show the explanation</source>
        <extracomment>Button of a lesson on a small screen: shows the whole remark again</extracomment>
        <translation>Afficher l’explication</translation>
    </message>
    <message>
        <source>To the table</source>
        <extracomment>Golden button of a lesson on a small screen: the remark has been read, and gives way to the table</extracomment>
        <translation>À la table</translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message>
        <source>New to you? Learn in two minutes</source>
        <extracomment>Setup page: rules are chosen whose lessons have not been taken yet; below stand their names</extracomment>
        <translation>Nouveau pour vous&#xa0;? Apprenez en deux minutes</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Play your first game</source>
        <extracomment>Button at the end of the first lesson, and of another one</extracomment>
        <translation>Jouer une première partie</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <extracomment>Button at the end of the first lesson, and of another one</extracomment>
        <translation>Voir les leçons</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Now play against two pages, who are easy opponents. Nothing can go wrong: you can undo your moves, and the question mark opens the rulebook.</source>
        <extracomment>At the end of the first lesson</extracomment>
        <translation>À vous de jouer contre deux pages, des adversaires faciles. Rien à craindre&#xa0;: vous pouvez annuler vos coups, et le point d’interrogation ouvre le livre de règles.</translation>
    </message>
    <message>
        <source>Lesson complete!</source>
        <extracomment>At the end of a lesson</extracomment>
        <translation>Leçon terminée&#xa0;!</translation>
    </message>
    <message>
        <source>This was “%1”. The rulebook has all the details.</source>
        <extracomment>At the end of a lesson, %1 is its name</extracomment>
        <translation>C’était «&#xa0;%1&#xa0;». Le livre de règles donne tous les détails.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Welcome to the academy! You are a squire, and so are Bruno and Chloé. In six turns one of you will be knighted: whoever has earned the most Chivalry Points.</source>
        <extracomment>First lesson, a remark to be read</extracomment>
        <translation>Bienvenue à l’académie&#xa0;! Vous êtes écuyer, comme Bruno et Chloé. Dans six tours, l’un de vous sera adoubé&#xa0;: celui qui aura gagné le plus de points de Chevalerie.</translation>
    </message>
    <message>
        <source>Seven boards, seven things a knight must know. You have a blue disc on each: the further it gets, the better.</source>
        <extracomment>First lesson, a remark to be read</extracomment>
        <translation>Sept plateaux, sept choses qu’un chevalier doit savoir. Sur chacun, vous avez un pion bleu&#xa0;: plus il va loin, mieux c’est.</translation>
    </message>
    <message>
        <source>These five cards are yours for a moment: keep one, and the others go to your left neighbour. High cards go far. Tap the Swords 5, then confirm.</source>
        <extracomment>First lesson, asks the learner to keep a card of the hand</extracomment>
        <translation>Ces cinq cartes sont à vous un instant&#xa0;: gardez-en une, les autres iront à votre voisin de gauche. Les cartes fortes mènent loin. Touchez la carte Épées&#xa0;5, puis confirmez.</translation>
    </message>
    <message>
        <source>Everybody has kept a card and passed on the rest, so these four come from Chloé. Neglecting Education costs points: keep the Education 4.</source>
        <extracomment>First lesson, asks the learner to keep another card</extracomment>
        <translation>Chacun a gardé une carte et passé les autres&#xa0;: ces quatre-là viennent de Chloé. Négliger les Études coûte des points&#xa0;: gardez la carte Études&#xa0;4.</translation>
    </message>
    <message>
        <source>Three are left, this time from Bruno. Keep the Gallantry 4: you will soon see what good manners are worth.</source>
        <extracomment>First lesson, asks the learner to keep another card</extracomment>
        <translation>Il en reste trois, venues cette fois de Bruno. Gardez la carte Galanterie&#xa0;4&#xa0;: vous verrez bientôt ce que valent les bonnes manières.</translation>
    </message>
    <message>
        <source>Only two now. Keep the Quests 3. The last card you receive is yours automatically.</source>
        <extracomment>First lesson, asks the learner to keep another card</extracomment>
        <translation>Plus que deux. Gardez la carte Quêtes&#xa0;3. La dernière carte reçue sera à vous d’office.</translation>
    </message>
    <message>
        <source>Here are your five cards. Taking turns with the others, you will play four of them, one at a time. The fifth stays in your hand, and nobody will ever see it.</source>
        <extracomment>First lesson, a remark to be read: the hand has five cards now</extracomment>
        <translation>Voici vos cinq cartes. Vous en jouerez quatre, une à la fois, à tour de rôle avec les autres. La cinquième reste dans votre main, et personne ne la verra jamais.</translation>
    </message>
    <message>
        <source>You hold Excalibur, so you begin. Play the Swords 5. Swords are played on Jousts or on Tournaments: choose Jousts.</source>
        <extracomment>First lesson, asks the learner to play a card on a board</extracomment>
        <translation>Vous détenez Excalibur, donc vous commencez. Jouez la carte Épées&#xa0;5. Les Épées se jouent aux Joutes ou aux Tournois&#xa0;: choisissez Joutes.</translation>
    </message>
    <message>
        <source>Bruno has reached square 5 as well. He came later, so his disc lies on top of yours. In a stack, the disc on top is ahead: Bruno is first, you are second.</source>
        <extracomment>First lesson, a remark to be read: another disc lies on the learner&apos;s</extracomment>
        <translation>Bruno a atteint lui aussi la case&#xa0;5. Comme il arrive après vous, son pion se pose sur le vôtre. Dans une pile, le pion du dessus est devant&#xa0;: Bruno est premier, vous êtes deuxième.</translation>
    </message>
    <message>
        <source>Play the Education 4 next. Nobody wins anything on this board: you just have to avoid being among the last.</source>
        <extracomment>First lesson, asks the learner to play a card</extracomment>
        <translation>Jouez ensuite la carte Études&#xa0;4. Sur ce plateau, personne ne gagne rien&#xa0;: il s’agit seulement de ne pas être parmi les derniers.</translation>
    </message>
    <message>
        <source>Bruno is on square 3 of Gallantry. Play the Gallantry 4 to get ahead of him.</source>
        <extracomment>First lesson, asks the learner to play a card</extracomment>
        <translation>En Galanterie, Bruno est sur la case&#xa0;3. Jouez la carte Galanterie&#xa0;4 pour passer devant lui.</translation>
    </message>
    <message>
        <source>The last card of this turn: play the Quests 3. Quests and Charity are long tracks, scored only at the end of the game.</source>
        <extracomment>First lesson, asks the learner to play the last card of the turn</extracomment>
        <translation>La dernière carte de ce tour&#xa0;: jouez la carte Quêtes&#xa0;3. Les Quêtes et la Charité sont de longues pistes, décomptées seulement à la fin de la partie.</translation>
    </message>
    <message>
        <source>Everybody has played: now the boards are scored, Gallantry before the others. You are first there, so you move any one of your discs 3 squares. Choose Jousts to leave Bruno behind.</source>
        <extracomment>First lesson, asks the learner to use the bonus of the Gallantry board</extracomment>
        <translation>Tout le monde a joué&#xa0;: place au décompte, en commençant par la Galanterie. Vous y êtes premier&#xa0;: avancez de 3&#xa0;cases le pion de votre choix. Choisissez Joutes pour laisser Bruno derrière vous.</translation>
    </message>
    <message>
        <source>Well done: you are first on Jousts, which earns you a coat of arms worth 3 points. The second gets 2.</source>
        <extracomment>First lesson, while Jousts is scored</extracomment>
        <translation>Bravo&#xa0;: vous êtes premier aux Joutes, ce qui vous vaut un Blason de 3&#xa0;points. Le deuxième en reçoit 2.</translation>
    </message>
    <message>
        <source>Tournaments pays the same. You and Bruno have not moved there yet: a disc on square 0 earns nothing.</source>
        <extracomment>First lesson, while Tournaments is scored</extracomment>
        <translation>Les Tournois rapportent autant. Bruno et vous n’y avez pas encore avancé&#xa0;: un pion sur la case&#xa0;0 ne gagne rien.</translation>
    </message>
    <message>
        <source>And here are the penalties: on Education, the last loses 3 points and the second to last loses 1. Your 4 squares have saved you.</source>
        <extracomment>First lesson, while Education is scored</extracomment>
        <translation>Et voici les pénalités&#xa0;: aux Études, le dernier perd 3&#xa0;points et l’avant-dernier 1. Vos 4&#xa0;cases vous ont sauvé.</translation>
    </message>
    <message>
        <source>That was a whole turn! Excalibur passes to Bruno, who begins the next one. All cards are shuffled and dealt again, and this time they are passed the other way.</source>
        <extracomment>First lesson, a remark to be read at the end of the turn</extracomment>
        <translation>Voilà un tour entier&#xa0;! Excalibur passe à Bruno, qui commence le suivant. Toutes les cartes sont mélangées et redistribuées, et cette fois elles passent dans l’autre sens.</translation>
    </message>
    <message>
        <source>Another game, in its second turn. Your disc on Quests is on square 16. The track is a ring of twenty squares.</source>
        <extracomment>First lesson, a remark to be read; the learner has 16 squares on the Quests board</extracomment>
        <translation>Une autre partie, au deuxième tour. Aux Quêtes, votre pion est sur la case&#xa0;16. La piste est un anneau de vingt cases.</translation>
    </message>
    <message>
        <source>Play the Quests 5. After square 20, the ring starts again at square 1.</source>
        <extracomment>First lesson, asks the learner to play a card</extracomment>
        <translation>Jouez la carte Quêtes&#xa0;5. Après la case&#xa0;20, l’anneau reprend à la case&#xa0;1.</translation>
    </message>
    <message>
        <source>Each board shows when it scores: some after every turn, King’s Service after turns III and VI, Quests and Charity after turn VI only. After turn III, most discs go back to square 0.</source>
        <extracomment>First lesson, a remark to be read</extracomment>
        <translation>Chaque plateau indique quand il est décompté&#xa0;: certains après chaque tour, le Service du Roi après les tours&#xa0;III et&#xa0;VI, les Quêtes et la Charité après le tour&#xa0;VI seulement. Après le tour&#xa0;III, la plupart des pions reviennent à la case&#xa0;0.</translation>
    </message>
    <message>
        <source>Now you know enough to play. You will pick up the rest as you go: tap a board to see it large, or the question mark for the rulebook. Good luck, squire!</source>
        <extracomment>First lesson, its last remark</extracomment>
        <translation>Vous en savez assez pour jouer. Le reste se découvre en chemin&#xa0;: touchez un plateau pour le voir en grand, ou le point d’interrogation pour ouvrir le livre de règles. Bonne chance, écuyer&#xa0;!</translation>
    </message>
    <message>
        <source>The first lesson</source>
        <extracomment>Name of the first lesson</extracomment>
        <translation>La première leçon</translation>
    </message>
    <message>
        <source>Keep cards, move discs, earn points: a whole turn at the table</source>
        <extracomment>What the first lesson teaches</extracomment>
        <translation>Garder des cartes, avancer des pions, gagner des points&#xa0;: un tour entier à la table</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>A lesson that was left on the way</extracomment>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A lesson that was taken to its end</extracomment>
        <translation>Terminée</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>How long a lesson takes</extracomment>
        <translation>
            <numerusform>%n&#xa0;minute</numerusform>
            <numerusform>%n&#xa0;minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a fine card too. This time, take %2.</source>
        <extracomment>Lesson, to a learner who has lifted another card: %1 and %2 are cards, such as &quot;Swords 4&quot;</extracomment>
        <translation>La carte %1 est belle aussi. Cette fois, prenez la carte %2.</translation>
    </message>
    <message>
        <source>%1 is allowed, but for this lesson, choose %2.</source>
        <extracomment>Lesson, to a learner who has chosen another board: %1 and %2 are boards, such as &quot;Quests&quot;</extracomment>
        <translation>C’est permis (%1), mais pour cette leçon, choisissez&#xa0;:&#xa0;%2.</translation>
    </message>
    <message>
        <source>That is allowed, but this lesson is about something else: %1.</source>
        <extracomment>Lesson, to a learner who decides otherwise: %1 is what the lesson is about, such as &quot;Play Swords 4 on Jousts&quot;</extracomment>
        <translation>C’est permis, mais cette leçon demande autre chose&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>One moment: read the explanation first, then tap its button.</source>
        <extracomment>Lesson, to a learner who decides while there is a remark to be read</extracomment>
        <translation>Un instant&#xa0;: lisez d’abord l’explication, puis touchez son bouton.</translation>
    </message>
    <message>
        <source>Karadoc is a game for two. There are three squires: yours, Bruno’s, and a neutral one that belongs to nobody.</source>
        <extracomment>Lesson &quot;Karadoc&quot;, a remark to be read</extracomment>
        <translation>Karadoc se joue à deux. Il y a trois écuyers&#xa0;: le vôtre, celui de Bruno, et un écuyer neutre qui n’est à personne.</translation>
    </message>
    <message>
        <source>Keep the Gallantry 4.</source>
        <extracomment>Lesson &quot;Karadoc&quot;, asks the learner for a decision</extracomment>
        <translation>Gardez la carte Galanterie&#xa0;4.</translation>
    </message>
    <message>
        <source>You hold Excalibur and begin: play the Quests 4.</source>
        <extracomment>Lesson &quot;Karadoc&quot;, asks the learner for a decision</extracomment>
        <translation>Vous détenez Excalibur et commencez&#xa0;: jouez la carte Quêtes&#xa0;4.</translation>
    </message>
    <message>
        <source>Bruno has played, then the neutral squire: its Education 5 was drawn at random, and its disc has moved. Play the Education 3.</source>
        <extracomment>Lesson &quot;Karadoc&quot;, asks the learner for a decision</extracomment>
        <translation>Bruno a joué, puis l’écuyer neutre&#xa0;: sa carte Études&#xa0;5 a été tirée au sort, et son pion a avancé. Jouez la carte Études&#xa0;3.</translation>
    </message>
    <message>
        <source>This time its Swords 5 was drawn. On which board? Whoever holds Excalibur decides for the neutral squire, and that is you: choose Jousts.</source>
        <extracomment>Lesson &quot;Karadoc&quot;, asks the learner for a decision</extracomment>
        <translation>Cette fois, sa carte Épées&#xa0;5 a été tirée au sort. Sur quel plateau&#xa0;? Qui détient Excalibur décide pour l’écuyer neutre, et c’est vous&#xa0;: choisissez Joutes.</translation>
    </message>
    <message>
        <source>The neutral squire scores like any other and can take a rank from you, but it can never win. Excalibur goes back and forth between you and Bruno: whoever holds it decides for the neutral squire.</source>
        <extracomment>Lesson &quot;Karadoc&quot;, a remark to be read</extracomment>
        <translation>L’écuyer neutre marque des points comme les autres et peut vous prendre un rang, mais il ne peut pas gagner. Excalibur va et vient entre Bruno et vous&#xa0;: qui la détient décide pour l’écuyer neutre.</translation>
    </message>
    <message>
        <source>Lancelot is a duel: two players with two squires each. Yours are blue and green, Bruno’s are yellow and red. At the end, the points of your two squires are added up.</source>
        <extracomment>Lesson &quot;Lancelot&quot;, a remark to be read</extracomment>
        <translation>Lancelot est un duel&#xa0;: deux joueurs avec deux écuyers chacun. Les vôtres sont le bleu et le vert, ceux de Bruno le jaune et le rouge. À la fin, on additionne les points de vos deux écuyers.</translation>
    </message>
    <message>
        <source>Here, no cards are passed on. Split your six cards into two stacks of three: choose the three of the first stack. Be careful: Bruno will take one of them, and you do not know which.</source>
        <extracomment>Lesson &quot;Lancelot&quot;, asks the learner for a decision</extracomment>
        <translation>Ici, on ne passe pas de cartes. Partagez vos six cartes en deux piles de trois&#xa0;: choisissez les trois de la première. Attention&#xa0;: Bruno prendra l’une des piles, et vous ne savez pas laquelle.</translation>
    </message>
    <message>
        <source>Now all four stacks are shown. You hold Excalibur, so you choose first: take one of Bruno’s stacks. Then he takes one of yours.</source>
        <extracomment>Lesson &quot;Lancelot&quot;, asks the learner for a decision</extracomment>
        <translation>Les quatre piles sont dévoilées. Vous détenez Excalibur, donc vous choisissez d’abord&#xa0;: prenez l’une des piles de Bruno. Puis il prendra l’une des vôtres.</translation>
    </message>
    <message>
        <source>Six cards again, and two squires to play them. Choose three for blue; green gets the others.</source>
        <extracomment>Lesson &quot;Lancelot&quot;, asks the learner for a decision</extracomment>
        <translation>De nouveau six cartes, et deux écuyers pour les jouer. Choisissez-en trois pour le bleu&#xa0;; le vert aura les autres.</translation>
    </message>
    <message>
        <source>When it is a squire’s turn, it plays its three cards, one after the other, in the order you like. Play one.</source>
        <extracomment>Lesson &quot;Lancelot&quot;, asks the learner for a decision</extracomment>
        <translation>Quand vient le tour d’un écuyer, il joue ses trois cartes l’une après l’autre, dans l’ordre que vous voulez. Jouez-en une.</translation>
    </message>
    <message>
        <source>All three cards are played here: none is left over. Each turn, Excalibur passes to the next squire, so you and Bruno take turns going first.</source>
        <extracomment>Lesson &quot;Lancelot&quot;, a remark to be read</extracomment>
        <translation>Ici, les trois cartes sont jouées&#xa0;: il n’en reste pas. À chaque tour, Excalibur passe à l’écuyer suivant&#xa0;: Bruno et vous commencez donc à tour de rôle.</translation>
    </message>
    <message>
        <source>Karadoc</source>
        <extracomment>Name of a lesson</extracomment>
        <translation>Karadoc</translation>
    </message>
    <message>
        <source>Two players and a squire that belongs to nobody</source>
        <extracomment>What a lesson teaches</extracomment>
        <translation>Deux joueurs et un écuyer qui n’est à personne</translation>
    </message>
    <message>
        <source>Lancelot</source>
        <extracomment>Name of a lesson</extracomment>
        <translation>Lancelot</translation>
    </message>
    <message>
        <source>Two players with two squires each</source>
        <extracomment>What a lesson teaches</extracomment>
        <translation>Deux joueurs avec deux écuyers chacun</translation>
    </message>
    <message>
        <source>All cards have been played. On Jousts, you and Bruno are on square 4, and his disc is on top: he would be first.</source>
        <extracomment>Lesson &quot;Win a tie&quot;, a remark to be read</extracomment>
        <translation>Toutes les cartes sont jouées. Aux Joutes, Bruno et vous êtes sur la case&#xa0;4, et son pion est dessus&#xa0;: il serait premier.</translation>
    </message>
    <message>
        <source>Now you are first. You may do this once a turn, on one track, but you do not have to.</source>
        <extracomment>Lesson &quot;Win a tie&quot;, while a board is scored</extracomment>
        <translation>Vous voilà premier. Cela se fait une fois par tour, sur une seule piste, et ce n’est jamais obligatoire.</translation>
    </message>
    <message>
        <source>Remember it when you hold Excalibur: a tie that looks lost is half won.</source>
        <extracomment>Lesson &quot;Win a tie&quot;, a remark to be read</extracomment>
        <translation>Pensez-y quand vous détenez Excalibur&#xa0;: une égalité qui semble perdue est à moitié gagnée.</translation>
    </message>
    <message>
        <source>On Gallantry, you are first on square 7 and Bruno is second on square 5. He uses his bonus first, then you use yours.</source>
        <extracomment>Lesson &quot;Step back&quot;, a remark to be read</extracomment>
        <translation>En Galanterie, vous êtes premier, case&#xa0;7, et Bruno deuxième, case&#xa0;5. Il utilise son bonus d’abord, puis vous le vôtre.</translation>
    </message>
    <message>
        <source>Your bonus is 3 squares: choose Quests.</source>
        <extracomment>Lesson &quot;Step back&quot;, asks the learner for a decision</extracomment>
        <translation>Votre bonus est de 3&#xa0;cases&#xa0;: choisissez Quêtes.</translation>
    </message>
    <message>
        <source>Look at Gallantry: as soon as you used your bonus, your disc went one square back, from 7 to 6. Bruno’s went from 5 to 4.</source>
        <extracomment>Lesson &quot;Step back&quot;, a remark to be read</extracomment>
        <translation>Regardez la Galanterie&#xa0;: sitôt votre bonus utilisé, votre pion a reculé d’une case, de 7 à 6. Celui de Bruno est passé de 5 à 4.</translation>
    </message>
    <message>
        <source>A lead on Gallantry melts away little by little, and has to be earned again.</source>
        <extracomment>Lesson &quot;Step back&quot;, a remark to be read</extracomment>
        <translation>Une avance en Galanterie fond ainsi peu à peu, et doit être regagnée.</translation>
    </message>
    <message>
        <source>The third turn is nearly over. On Education, you are far ahead. Without this rule, all discs there would now go back to square 0, and your lead would be gone.</source>
        <extracomment>Lesson &quot;Ranked reset&quot;, a remark to be read</extracomment>
        <translation>Le troisième tour s’achève. Aux Études, vous êtes loin devant. Sans cette règle, tous les pions y reviendraient à la case&#xa0;0, et votre avance serait perdue.</translation>
    </message>
    <message>
        <source>Play your last card, the King’s Service 2.</source>
        <extracomment>Lesson &quot;Ranked reset&quot;, asks the learner for a decision</extracomment>
        <translation>Jouez votre dernière carte, Service du Roi&#xa0;2.</translation>
    </message>
    <message>
        <source>With this rule, the order stays. The last goes to square 0, the next to square 1, the first to square 2: your lead is small now, but it is still a lead. The same happens on Gallantry, Jousts and Tournaments.</source>
        <extracomment>Lesson &quot;Ranked reset&quot;, a remark to be read</extracomment>
        <translation>Avec cette règle, l’ordre reste. Le dernier va sur la case&#xa0;0, le suivant sur la case&#xa0;1, le premier sur la case&#xa0;2&#xa0;: votre avance est petite, mais c’est encore une avance. Il en va de même en Galanterie, aux Joutes et aux Tournois.</translation>
    </message>
    <message>
        <source>Win a tie</source>
        <extracomment>Name of a lesson</extracomment>
        <translation>Remporter une égalité</translation>
    </message>
    <message>
        <source>Put your disc on top, once a turn</source>
        <extracomment>What a lesson teaches</extracomment>
        <translation>Placez votre pion au-dessus, une fois par tour</translation>
    </message>
    <message>
        <source>A bonus costs a square on Gallantry</source>
        <extracomment>What a lesson teaches</extracomment>
        <translation>Un bonus coûte une case en Galanterie</translation>
    </message>
    <message>
        <source>Ranked reset</source>
        <extracomment>Name of a lesson</extracomment>
        <translation>Remise à zéro selon le rang</translation>
    </message>
    <message>
        <source>After the third turn the order stays</source>
        <extracomment>What a lesson teaches</extracomment>
        <translation>Après le troisième tour, l’ordre reste</translation>
    </message>
    <message>
        <source>Jousts and Tournaments have become the tracks of the White Knight and the Black Knight, with a Cup between them. Every Swords card moves your disc and pulls the Cup as many squares towards its knight.</source>
        <extracomment>Lesson &quot;Knights&quot;, a remark to be read</extracomment>
        <translation>Les Joutes et les Tournois sont devenus les pistes du Chevalier Blanc et du Chevalier Noir, avec une Coupe entre eux. Chaque carte Épées avance votre pion et tire la Coupe d’autant vers son chevalier.</translation>
    </message>
    <message>
        <source>Both score after turns II, IV and VI only, and this is turn II. The Cup is one square from the centre, on the Black Knight’s side.</source>
        <extracomment>Lesson &quot;Knights&quot;, a remark to be read</extracomment>
        <translation>Elles ne sont décomptées qu’après les tours&#xa0;II, IV et VI, et c’est le tour&#xa0;II. La Coupe est à une case du centre, côté Chevalier Noir.</translation>
    </message>
    <message>
        <source>Play the Swords 5 for the White Knight to pull the Cup to his side.</source>
        <extracomment>Lesson &quot;Knights&quot;, asks the learner for a decision</extracomment>
        <translation>Jouez la carte Épées&#xa0;5 pour le Chevalier Blanc&#xa0;: vous tirez la Coupe de son côté.</translation>
    </message>
    <message>
        <source>The White Knight has won the Cup! His track pays 8 points to the first and 5 to the second. You are first.</source>
        <extracomment>Lesson &quot;Knights&quot;, while a board is scored</extracomment>
        <translation>Le Chevalier Blanc a gagné la Coupe&#xa0;! Sa piste rapporte 8&#xa0;points au premier et 5 au deuxième. Vous êtes premier.</translation>
    </message>
    <message>
        <source>The other track pays less: 5 and 3.</source>
        <extracomment>Lesson &quot;Knights&quot;, while a board is scored</extracomment>
        <translation>L’autre piste rapporte moins&#xa0;: 5 et 3.</translation>
    </message>
    <message>
        <source>Now all discs there go back to square 0, and the Cup to the centre. Fight on the winning side, and not alone.</source>
        <extracomment>Lesson &quot;Knights&quot;, a remark to be read</extracomment>
        <translation>Les pions de ces pistes reviennent maintenant à la case&#xa0;0, et la Coupe au centre. Combattez du côté du vainqueur, et pas seul.</translation>
    </message>
    <message>
        <source>With the Bet, you no longer choose where a Gallantry bonus goes. Before the draft, everybody openly bets on a board.</source>
        <extracomment>Lesson &quot;The Bet&quot;, a remark to be read</extracomment>
        <translation>Avec le Challenge, on ne choisit plus où va le bonus de Galanterie. Avant le choix des cartes, chacun parie sur un plateau, au vu de tous.</translation>
    </message>
    <message>
        <source>Two of your cards are Quests, so bet on Quests.</source>
        <extracomment>Lesson &quot;The Bet&quot;, asks the learner for a decision</extracomment>
        <translation>Deux de vos cartes sont des Quêtes&#xa0;: pariez sur Quêtes.</translation>
    </message>
    <message>
        <source>All bets are open. Those who bet after you know more than you do. Now the draft begins, and of course you look for Quests.</source>
        <extracomment>Lesson &quot;The Bet&quot;, a remark to be read</extracomment>
        <translation>Tous les paris sont visibles. Ceux qui parient après vous en savent plus que vous. Le choix des cartes commence, et bien sûr vous cherchez des Quêtes.</translation>
    </message>
    <message>
        <source>The same turn, a little later: you are first on Gallantry, and have played one card on Quests. Each card played on the board you bet on will count.</source>
        <extracomment>Lesson &quot;The Bet&quot;, a remark to be read</extracomment>
        <translation>Le même tour, un peu plus tard&#xa0;: vous êtes premier en Galanterie, et avez joué une carte aux Quêtes. Chaque carte jouée sur le plateau de votre pari comptera.</translation>
    </message>
    <message>
        <source>Play the Quests 2 as well.</source>
        <extracomment>Lesson &quot;The Bet&quot;, asks the learner for a decision</extracomment>
        <translation>Jouez aussi la carte Quêtes&#xa0;2.</translation>
    </message>
    <message>
        <source>First on Gallantry, two cards on Quests: 2 times 3 squares, 6 in all. Bruno is second with one card on Quests: 2 squares.</source>
        <extracomment>Lesson &quot;The Bet&quot;, while a board is scored</extracomment>
        <translation>Premier en Galanterie, deux cartes aux Quêtes&#xa0;: 2&#xa0;fois 3&#xa0;cases, soit 6. Bruno est deuxième avec une carte aux Quêtes&#xa0;: 2&#xa0;cases.</translation>
    </message>
    <message>
        <source>Without a card on the board you bet on, you get no bonus at all, however far ahead you are on Gallantry.</source>
        <extracomment>Lesson &quot;The Bet&quot;, a remark to be read</extracomment>
        <translation>Sans carte sur le plateau de votre pari, pas de bonus du tout, aussi loin que vous soyez en Galanterie.</translation>
    </message>
    <message>
        <source>The Secret Codex: three tokens lie face down. One is worth −1, one −3, and one nothing at all. At the end of the turn, everybody has to take one.</source>
        <extracomment>Lesson &quot;The Codex&quot;, a remark to be read</extracomment>
        <translation>Les Codex secrets&#xa0;: trois jetons sont posés face cachée. L’un vaut −1, un autre −3, et le dernier rien du tout. À la fin du tour, chacun devra en prendre un.</translation>
    </message>
    <message>
        <source>Play the Education 4: your disc moves as always.</source>
        <extracomment>Lesson &quot;The Codex&quot;, asks the learner for a decision</extracomment>
        <translation>Jouez la carte Études&#xa0;4&#xa0;: votre pion avance comme toujours.</translation>
    </message>
    <message>
        <source>And now you may look at one of the tokens. Choose the first one.</source>
        <extracomment>Lesson &quot;The Codex&quot;, asks the learner for a decision</extracomment>
        <translation>Vous pouvez maintenant regarder l’un des jetons. Choisissez le premier.</translation>
    </message>
    <message>
        <source>Only you know it now, and it stays marked for you: −1. The others saw which one you looked at, but not its value.</source>
        <extracomment>Lesson &quot;The Codex&quot;, a remark to be read</extracomment>
        <translation>Vous seul le connaissez, et il reste marqué pour vous&#xa0;: −1. Les autres ont vu lequel vous regardiez, mais pas sa valeur.</translation>
    </message>
    <message>
        <source>The turn is over, and the tokens are taken in order of rank. You are first on Education, so you choose before anybody else.</source>
        <extracomment>Lesson &quot;The Codex&quot;, a remark to be read</extracomment>
        <translation>Le tour est fini, et les jetons se prennent dans l’ordre des rangs. Premier aux Études, vous choisissez avant les autres.</translation>
    </message>
    <message>
        <source>You know that the first token is −1. Not that one: take the second, and hope.</source>
        <extracomment>Lesson &quot;The Codex&quot;, asks the learner for a decision</extracomment>
        <translation>Vous savez que le premier jeton vaut −1. Laissez-le&#xa0;: prenez le deuxième, et espérez.</translation>
    </message>
    <message>
        <source>Lucky! It was the 0, which is shown and given back. −1 and −3 stay secret with those who took them. Every turn brings new tokens.</source>
        <extracomment>Lesson &quot;The Codex&quot;, a remark to be read</extracomment>
        <translation>Quelle chance&#xa0;! C’était le 0&#xa0;: il est montré et rendu. −1 et −3 restent secrets chez ceux qui les ont pris. Chaque tour apporte de nouveaux jetons.</translation>
    </message>
    <message>
        <source>On King’s Service there are two Scrolls, on squares 6 and 12. The first to reach or pass one takes it.</source>
        <extracomment>Lesson &quot;Scrolls&quot;, a remark to be read</extracomment>
        <translation>Au Service du Roi, deux rouleaux attendent, sur les cases&#xa0;6 et 12. Le premier à atteindre ou à dépasser l’une d’elles prend le rouleau qui s’y trouve.</translation>
    </message>
    <message>
        <source>You are on square 4. Play the King’s Service 3.</source>
        <extracomment>Lesson &quot;Scrolls&quot;, asks the learner for a decision</extracomment>
        <translation>Vous êtes sur la case&#xa0;4. Jouez la carte Service du Roi&#xa0;3.</translation>
    </message>
    <message>
        <source>The Scroll is yours! So King’s Service scores at the end of this turn, for everybody: squares 1 and 2 are worth 1 point, 3 to 5 are worth 2, 6 to 8 are worth 3, 9 to 11 are worth 4, and 12 is worth 6.</source>
        <extracomment>Lesson &quot;Scrolls&quot;, a remark to be read</extracomment>
        <translation>Le rouleau est à vous&#xa0;! Le Service du Roi est donc décompté à la fin de ce tour, et pour tous&#xa0;: les cases&#xa0;1 et 2 valent 1&#xa0;point, 3 à 5 en valent 2, 6 à 8 en valent 3, 9 à 11 en valent 4, et la case&#xa0;12 en vaut 6.</translation>
    </message>
    <message>
        <source>If nobody takes a Scroll during a turn, King’s Service pays nothing. When the Scroll on square 12 is taken, all discs go back to square 0 and both Scrolls return.</source>
        <extracomment>Lesson &quot;Scrolls&quot;, a remark to be read</extracomment>
        <translation>Si personne ne prend de rouleau pendant un tour, le Service du Roi ne rapporte rien. Quand celui de la case&#xa0;12 est pris, tous les pions reviennent à la case&#xa0;0 et les deux rouleaux sont remis.</translation>
    </message>
    <message>
        <source>The last turn. With Deeds, Quests pays no coats of arms. Instead, it makes those you have already won worth more, or less.</source>
        <extracomment>Lesson &quot;Deeds&quot;, a remark to be read</extracomment>
        <translation>Le dernier tour. Avec les hauts faits, les Quêtes ne donnent pas de Blasons. Elles augmentent ou diminuent la valeur de ceux que vous avez gagnés.</translation>
    </message>
    <message>
        <source>Play the Quests 5 and take the lead.</source>
        <extracomment>Lesson &quot;Deeds&quot;, asks the learner for a decision</extracomment>
        <translation>Jouez la carte Quêtes&#xa0;5 et prenez la tête.</translation>
    </message>
    <message>
        <source>At the very end, the first on Quests gets 1 more point for each positive coat of arms from Jousts, Tournaments and King’s Service. The second gets 1 for every two of them.</source>
        <extracomment>Lesson &quot;Deeds&quot;, a remark to be read</extracomment>
        <translation>Tout à la fin, le premier aux Quêtes reçoit 1&#xa0;point de plus par Blason positif des Joutes, des Tournois et du Service du Roi. Le deuxième en reçoit 1 pour deux de ces Blasons.</translation>
    </message>
    <message>
        <source>And the last on Quests loses 1 point for every two. So the more you have won, the more this track matters.</source>
        <extracomment>Lesson &quot;Deeds&quot;, a remark to be read</extracomment>
        <translation>Et le dernier aux Quêtes perd 1&#xa0;point pour deux. Plus vous avez gagné, plus cette piste est importante.</translation>
    </message>
    <message>
        <source>The game is over, except for one thing. With this variation, Charity pays no coats of arms: it exchanges them.</source>
        <extracomment>Lesson &quot;Exchange&quot;, a remark to be read</extracomment>
        <translation>La partie est finie, à une chose près. Avec cette variante, la Charité ne donne pas de Blasons&#xa0;: elle les échange.</translation>
    </message>
    <message>
        <source>You are first on Charity, Chloé is last. You give her one of your Education coats, which only cost points, and take two of hers worth 3 or less. You choose all of them.</source>
        <extracomment>Lesson &quot;Exchange&quot;, a remark to be read</extracomment>
        <translation>Vous êtes premier en Charité, Chloé est dernière. Vous lui donnez un de vos Blasons des Études, qui ne font que coûter des points, et prenez deux des siens, de 3&#xa0;points ou moins. C’est vous qui choisissez.</translation>
    </message>
    <message>
        <source>Choose what you give and what you take.</source>
        <extracomment>Lesson &quot;Exchange&quot;, asks the learner for a decision</extracomment>
        <translation>Choisissez ce que vous donnez et ce que vous prenez.</translation>
    </message>
    <message>
        <source>Good for you, bad for Chloé! If you are last on Charity, it is better to own nothing of value.</source>
        <extracomment>Lesson &quot;Exchange&quot;, a remark to be read</extracomment>
        <translation>Bonne affaire pour vous, moins pour Chloé&#xa0;! Si vous êtes dernier en Charité, mieux vaut ne rien posséder de précieux.</translation>
    </message>
    <message>
        <source>Two knights, and a Cup that every Swords card pulls</source>
        <extracomment>What a lesson teaches</extracomment>
        <translation>Deux chevaliers, et une Coupe que tire chaque carte Épées</translation>
    </message>
    <message>
        <source>The Bet</source>
        <extracomment>Name of a lesson</extracomment>
        <translation>Le Challenge</translation>
    </message>
    <message>
        <source>Bet on a board: each card played there makes the bonus bigger</source>
        <extracomment>What a lesson teaches</extracomment>
        <translation>Pariez sur un plateau&#xa0;: chaque carte jouée là augmente le bonus</translation>
    </message>
    <message>
        <source>The Secret Codex</source>
        <extracomment>Name of a lesson</extracomment>
        <translation>Les Codex secrets</translation>
    </message>
    <message>
        <source>Look at tokens, and leave the bad ones to the others</source>
        <extracomment>What a lesson teaches</extracomment>
        <translation>Regardez des jetons, et laissez les mauvais aux autres</translation>
    </message>
    <message>
        <source>The Scrolls</source>
        <extracomment>Name of a lesson</extracomment>
        <translation>Les rouleaux de parchemin</translation>
    </message>
    <message>
        <source>The first to arrive makes King’s Service score</source>
        <extracomment>What a lesson teaches</extracomment>
        <translation>Le premier arrivé déclenche le décompte du Service du Roi</translation>
    </message>
    <message>
        <source>Quests makes coats worth more, or less</source>
        <extracomment>What a lesson teaches</extracomment>
        <translation>Les Quêtes changent la valeur des Blasons</translation>
    </message>
    <message>
        <source>The first on Charity chooses what the last one gives</source>
        <extracomment>What a lesson teaches</extracomment>
        <translation>Le premier en Charité choisit ce que donne le dernier</translation>
    </message>
    <message>
        <source>A second lap! Your disc has moved 21 squares, more than anybody else’s, even though it is on square 1. The gold disc under it stands for the lap.</source>
        <extracomment>First lesson, a remark to be read: the disc has passed square 20</extracomment>
        <translation>Un deuxième tour de piste&#xa0;! Votre pion a avancé de 21&#xa0;cases, plus que tous les autres, même s’il est sur la case&#xa0;1. Le disque d’or placé dessous le rappelle.</translation>
    </message>
    <message>
        <source>The draft is nearly over. Each time, the neutral squire has kept its highest card by itself: you can count on that.</source>
        <extracomment>Lesson &quot;Karadoc&quot;, a remark to be read</extracomment>
        <translation>Le choix des cartes touche à sa fin. À chaque fois, l’écuyer neutre a gardé de lui-même sa carte la plus haute&#xa0;: vous pouvez y compter.</translation>
    </message>
    <message>
        <source>With this rule, whoever holds Excalibur may now put one of their discs on top of its stack. Choose your disc on Jousts.</source>
        <extracomment>Lesson &quot;Win a tie&quot;, asks the learner for a decision</extracomment>
        <translation>Avec cette règle, qui détient Excalibur peut maintenant placer l’un de ses pions au sommet de sa pile. Choisissez votre pion aux Joutes.</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>Name of a lesson</extracomment>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>White Knight against Black Knight</source>
        <extracomment>Name of a lesson</extracomment>
        <translation>Chevalier Blanc contre Chevalier Noir</translation>
    </message>
    <message>
        <source>Deeds</source>
        <extracomment>Name of a lesson</extracomment>
        <translation>Les hauts faits</translation>
    </message>
    <message>
        <source>The exchange</source>
        <extracomment>Name of a lesson</extracomment>
        <translation>L’échange</translation>
    </message>
</context>
<context>
    <name>LevelOffer</name>
    <message>
        <source>Not now</source>
        <extracomment>Button beside the offer of computers of another level: not before another game has been played</extracomment>
        <translation>Pas maintenant</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message numerus="yes">
        <source>Your last %n game(s) against %1 were not easy. Against %2 it would be a fairer match.</source>
        <extracomment>Page on which a game is prepared, to somebody who has not won: %1 and %2 are computers, &quot;heralds&quot; and &quot;stewards&quot;.</extracomment>
        <translation>
            <numerusform>Votre dernière partie contre des %1 n’a pas été facile. Contre des %2, ce serait plus équilibré.</numerusform>
            <numerusform>Vos %n dernières parties contre des %1 n’ont pas été faciles. Contre des %2, ce serait plus équilibré.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of your last %n game(s) against %2. Against %3 it would be a fairer match.</source>
        <extracomment>Page on which a game is prepared: %1 is how many games were won; %2 and %3 are computers, &quot;pages&quot; and &quot;minstrels&quot;.</extracomment>
        <translation>
            <numerusform>Vous avez gagné %1 de votre dernière partie contre des %2. Contre des %3, ce serait plus équilibré.</numerusform>
            <numerusform>Vous avez gagné %1 de vos %n dernières parties contre des %2. Contre des %3, ce serait plus équilibré.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1</source>
        <extracomment>Button: the computers of the game that is prepared become %1, &quot;minstrels&quot;.</extracomment>
        <translation>Choisir des %1</translation>
    </message>
    <message>
        <source>You now play against %1.</source>
        <extracomment>Spoken when the computers of the game that is prepared have become %1, &quot;minstrels&quot;.</extracomment>
        <translation>Vous jouez maintenant contre des %1.</translation>
    </message>
</context>
<context>
    <name>LongDialog</name>
    <message>
        <source>Done</source>
        <extracomment>Button that closes a dialog in which everything is taken over at once</extracomment>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Language</source>
        <extracomment>Heading in the settings</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Same as the device</source>
        <comment>language</comment>
        <extracomment>The language the device is set to</extracomment>
        <translation>Selon l’appareil</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>Heading in the settings: one of three sets of colours</extracomment>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Same as the device</source>
        <comment>palette</comment>
        <extracomment>The three palettes; the first choice is light or dark as the device is set</extracomment>
        <translation>Selon l’appareil</translation>
    </message>
    <message>
        <source>Vellum</source>
        <translation>Vélin</translation>
    </message>
    <message>
        <source>Scriptorium</source>
        <translation>Scriptorium</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Heading in the settings</extracomment>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Motion</source>
        <extracomment>Heading in the settings</extracomment>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <extracomment>How fast discs, cards and coats move</extracomment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>None</source>
        <comment>speed: nothing moves</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Pieces fade instead of moving.</source>
        <extracomment>What &quot;Reduce motion&quot; means</extracomment>
        <translation>Les pièces apparaissent en fondu au lieu de se déplacer.</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <extracomment>Switch in the settings</extracomment>
        <translation>Réduire les animations</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>Size of text, %1 is a number</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Your device asks for %1% at the moment.</source>
        <extracomment>What &quot;Same as the device&quot; means for the size of text; %1 is a number</extracomment>
        <translation>L’appareil demande actuellement %1&#xa0;%.</translation>
    </message>
    <message>
        <source>Same as the device</source>
        <comment>size of text</comment>
        <extracomment>Switch in the settings: letters are as large as the device has them</extracomment>
        <translation>Selon l’appareil</translation>
    </message>
    <message>
        <source>Pieces fade instead of moving. Your device already asks for this.</source>
        <extracomment>What &quot;Reduce motion&quot; means, on a device that is set to it</extracomment>
        <translation>Les pièces apparaissent en fondu au lieu de se déplacer. L’appareil le demande déjà.</translation>
    </message>
</context>
<context>
    <name>MomentButtons</name>
    <message>
        <source>Back to the present</source>
        <extracomment>Button: the table shows an earlier moment; this leads back to the game as it stands</extracomment>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a game that was only looked at</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>MomentHand</name>
    <message>
        <source>%1: %2</source>
        <comment>hand</comment>
        <extracomment>Spoken: %1 is a squire, %2 the cards it had in hand at that moment</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>MomentSheet</name>
    <message>
        <source>Chronicle</source>
        <extracomment>Button that opens the list of all that has happened</extracomment>
        <translation>Chronique</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Button of a look back at a game that is over: a new game begins with what had happened until this moment</extracomment>
        <translation>Rejouer à partir d’ici</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Name of the game</source>
        <extracomment>Title of the dialog in which a saved game gets a name</extracomment>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>Its players’ names</source>
        <extracomment>In the empty field for the name of a saved game</extracomment>
        <translation>Le nom des joueurs</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>White Knight</source>
        <extracomment>The track that replaces Jousts in the variation of Jousts and Tournaments.</extracomment>
        <translation>Chevalier Blanc</translation>
    </message>
    <message>
        <source>Black Knight</source>
        <extracomment>The track that replaces Tournaments in the variation of Jousts and Tournaments.</extracomment>
        <translation>Chevalier Noir</translation>
    </message>
    <message>
        <source>Gallantry</source>
        <comment>board</comment>
        <extracomment>Name of a board.</extracomment>
        <translation>Galanterie</translation>
    </message>
    <message>
        <source>Jousts</source>
        <comment>board</comment>
        <extracomment>Name of a board.</extracomment>
        <translation>Joutes</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <comment>board</comment>
        <extracomment>Name of a board.</extracomment>
        <translation>Tournois</translation>
    </message>
    <message>
        <source>Education</source>
        <comment>board</comment>
        <extracomment>Name of a board.</extracomment>
        <translation>Études</translation>
    </message>
    <message>
        <source>King’s Service</source>
        <comment>board</comment>
        <extracomment>Name of a board.</extracomment>
        <translation>Service du Roi</translation>
    </message>
    <message>
        <source>Quests</source>
        <comment>board</comment>
        <extracomment>Name of a board.</extracomment>
        <translation>Quêtes</translation>
    </message>
    <message>
        <source>Charity</source>
        <comment>board</comment>
        <extracomment>Name of a board.</extracomment>
        <translation>Charité</translation>
    </message>
    <message>
        <source>on the White Knight’s track</source>
        <extracomment>Part of sentences such as &quot;2nd on the White Knight’s track&quot; and &quot;Play on the White Knight’s track&quot;.</extracomment>
        <translation>sur la piste du Chevalier Blanc</translation>
    </message>
    <message>
        <source>on the Black Knight’s track</source>
        <extracomment>Part of sentences such as &quot;2nd on the Black Knight’s track&quot; and &quot;Play on the Black Knight’s track&quot;.</extracomment>
        <translation>sur la piste du Chevalier Noir</translation>
    </message>
    <message>
        <source>on Gallantry</source>
        <extracomment>Part of sentences such as &quot;2nd on Gallantry&quot; and &quot;Move 2 squares on Gallantry&quot;.</extracomment>
        <translation>en Galanterie</translation>
    </message>
    <message>
        <source>on Jousts</source>
        <extracomment>Part of sentences such as &quot;2nd on Jousts&quot; and &quot;Play on Jousts&quot;.</extracomment>
        <translation>aux Joutes</translation>
    </message>
    <message>
        <source>on Tournaments</source>
        <extracomment>Part of sentences such as &quot;2nd on Tournaments&quot; and &quot;Play on Tournaments&quot;.</extracomment>
        <translation>aux Tournois</translation>
    </message>
    <message>
        <source>on Education</source>
        <extracomment>Part of sentences such as &quot;2nd on Education&quot; and &quot;Move 2 squares on Education&quot;.</extracomment>
        <translation>aux Études</translation>
    </message>
    <message>
        <source>on King’s Service</source>
        <extracomment>Part of sentences such as &quot;square 6 on King’s Service&quot; and &quot;Move 2 squares on King’s Service&quot;.</extracomment>
        <translation>au Service du Roi</translation>
    </message>
    <message>
        <source>on Quests</source>
        <extracomment>Part of sentences such as &quot;2nd on Quests&quot; and &quot;Move 2 squares on Quests&quot;.</extracomment>
        <translation>aux Quêtes</translation>
    </message>
    <message>
        <source>on Charity</source>
        <extracomment>Part of sentences such as &quot;2nd on Charity&quot; and &quot;Move 2 squares on Charity&quot;.</extracomment>
        <translation>en Charité</translation>
    </message>
    <message>
        <source>Gallantry</source>
        <comment>card</comment>
        <extracomment>Kind of a Learning card.</extracomment>
        <translation>Galanterie</translation>
    </message>
    <message>
        <source>Swords</source>
        <comment>card</comment>
        <extracomment>Kind of a Learning card, played on Jousts or Tournaments.</extracomment>
        <translation>Épées</translation>
    </message>
    <message>
        <source>Education</source>
        <comment>card</comment>
        <extracomment>Kind of a Learning card.</extracomment>
        <translation>Études</translation>
    </message>
    <message>
        <source>King’s Service</source>
        <comment>card</comment>
        <extracomment>Kind of a Learning card.</extracomment>
        <translation>Service du Roi</translation>
    </message>
    <message>
        <source>Quests</source>
        <comment>card</comment>
        <extracomment>Kind of a Learning card.</extracomment>
        <translation>Quêtes</translation>
    </message>
    <message>
        <source>Charity</source>
        <comment>card</comment>
        <extracomment>Kind of a Learning card.</extracomment>
        <translation>Charité</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>Colour of a squire.</extracomment>
        <translation>bleu</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>Colour of a squire.</extracomment>
        <translation>vert</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>Colour of a squire.</extracomment>
        <translation>jaune</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>Colour of a squire.</extracomment>
        <translation>rouge</translation>
    </message>
    <message>
        <source>black</source>
        <extracomment>Colour of a squire.</extracomment>
        <translation>noir</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>coat</comment>
        <extracomment>A coat of arms: %1 is its value with its sign, %2 the name of the board it comes from. &quot;+3 of Jousts&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>A computer player who plays sensibly weak: a young servant at court.</extracomment>
        <translation>Page</translation>
    </message>
    <message>
        <source>Herald</source>
        <extracomment>A good computer player.</extracomment>
        <translation>Héraut</translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>A strong computer player.</extracomment>
        <translation>Chevalier</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>The strongest computer player.</extracomment>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Jester</source>
        <extracomment>A computer player who plays whatever comes to mind.</extracomment>
        <translation>Bouffon</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>Rank on a board.</extracomment>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>Rank on a board.</extracomment>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>Rank on a board.</extracomment>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>Rank on a board.</extracomment>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <extracomment>Rank on a board.</extracomment>
        <translation>5e</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>Rank on a board, in words.</extracomment>
        <translation>premier</translation>
    </message>
    <message>
        <source>second</source>
        <extracomment>Rank on a board, in words.</extracomment>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>third</source>
        <extracomment>Rank on a board, in words.</extracomment>
        <translation>troisième</translation>
    </message>
    <message>
        <source>fourth</source>
        <extracomment>Rank on a board, in words.</extracomment>
        <translation>quatrième</translation>
    </message>
    <message>
        <source>fifth</source>
        <extracomment>Rank on a board, in words.</extracomment>
        <translation>cinquième</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>A number in words.</extracomment>
        <translation>une</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>A number in words.</extracomment>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>A number in words.</extracomment>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>A number in words.</extracomment>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>A number in words.</extracomment>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>A number in words.</extracomment>
        <translation>six</translation>
    </message>
    <message>
        <source>the White Knight</source>
        <extracomment>Part of sentences such as &quot;Ana bets on the White Knight&quot;.</extracomment>
        <translation>Chevalier Blanc</translation>
    </message>
    <message>
        <source>the Black Knight</source>
        <extracomment>Part of sentences such as &quot;Ana bets on the Black Knight&quot;.</extracomment>
        <translation>Chevalier Noir</translation>
    </message>
    <message>
        <source>Varlet</source>
        <extracomment>A very weak computer player: a boy who serves in the stables.</extracomment>
        <translation>Valet</translation>
    </message>
    <message>
        <source>Minstrel</source>
        <extracomment>A computer player stronger than the page.</extracomment>
        <translation>Ménestrel</translation>
    </message>
    <message>
        <source>Falconer</source>
        <extracomment>A computer player stronger than the minstrel.</extracomment>
        <translation>Fauconnier</translation>
    </message>
    <message>
        <source>Steward</source>
        <extracomment>A computer player stronger than the falconer: the one who keeps a castle&apos;s accounts.</extracomment>
        <translation>Intendant</translation>
    </message>
    <message>
        <source>varlets</source>
        <extracomment>Computers of one level, within a sentence: &quot;against varlets&quot;.</extracomment>
        <translation>valets</translation>
    </message>
    <message>
        <source>pages</source>
        <extracomment>Computers of one level, within a sentence: &quot;against pages&quot;.</extracomment>
        <translation>pages</translation>
    </message>
    <message>
        <source>minstrels</source>
        <extracomment>Computers of one level, within a sentence: &quot;against minstrels&quot;.</extracomment>
        <translation>ménestrels</translation>
    </message>
    <message>
        <source>falconers</source>
        <extracomment>Computers of one level, within a sentence: &quot;against falconers&quot;.</extracomment>
        <translation>fauconniers</translation>
    </message>
    <message>
        <source>stewards</source>
        <extracomment>Computers of one level, within a sentence: &quot;against stewards&quot;.</extracomment>
        <translation>intendants</translation>
    </message>
    <message>
        <source>heralds</source>
        <extracomment>Computers of one level, within a sentence: &quot;against heralds&quot;.</extracomment>
        <translation>hérauts</translation>
    </message>
    <message>
        <source>knights</source>
        <extracomment>Computers of one level, within a sentence: &quot;against knights&quot;.</extracomment>
        <translation>chevaliers</translation>
    </message>
    <message>
        <source>masters</source>
        <extracomment>Computers of one level, within a sentence: &quot;against masters&quot;.</extracomment>
        <translation>maîtres</translation>
    </message>
    <message>
        <source>jesters</source>
        <extracomment>Computers of one level, within a sentence: &quot;against jesters&quot;.</extracomment>
        <translation>bouffons</translation>
    </message>
    <message>
        <source>%1&#xa0;%2</source>
        <comment>card</comment>
        <extracomment>A Learning card: %1 is its kind, %2 its value, which stay in one line. &quot;Swords 4&quot;</extracomment>
        <translation>%1&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <extracomment>Button that closes a notice</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>More in the rulebook</source>
        <extracomment>Below a hint: opens the rulebook where it tells more</extracomment>
        <translation>En savoir plus dans le livre de règles</translation>
    </message>
</context>
<context>
    <name>PaceActions</name>
    <message>
        <source>Slower</source>
        <extracomment>Button, and entry of the game&apos;s menu: what the computers do is told more slowly; one step more each time. Very little room</extracomment>
        <translation>Moins vite</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button, and entry of the game&apos;s menu: what the computers do is told more quickly; one step more each time. Very little room</extracomment>
        <translation>Plus vite</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Back</source>
        <extracomment>Button that leads to the page before this one</extracomment>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>Parchment</name>
    <message>
        <source>Turn %1 of 6. Cards pass to the left.</source>
        <extracomment>For screen readers: the parchment on the table; %1 is the number of the turn</extracomment>
        <translation>Tour&#xa0;%1 sur&#xa0;6. Les cartes passent à gauche.</translation>
    </message>
    <message>
        <source>Turn %1 of 6. Cards pass to the right.</source>
        <extracomment>For screen readers: the parchment on the table; %1 is the number of the turn</extracomment>
        <translation>Tour&#xa0;%1 sur&#xa0;6. Les cartes passent à droite.</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>First stack of %1</source>
        <extracomment>Lancelot: %1 is the player who made the stack.</extracomment>
        <translation>Première pile (%1)</translation>
    </message>
    <message>
        <source>Second stack of %1</source>
        <extracomment>Lancelot: %1 is the player who made the stack.</extracomment>
        <translation>Seconde pile (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>stack</comment>
        <extracomment>Spoken: a stack of cards, %1 is its title, %2 its cards.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>the neutral squire</source>
        <extracomment>Karadoc&apos;s third squire, which belongs to nobody, within a sentence.</extracomment>
        <translation>l’écuyer neutre</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>squire</comment>
        <extracomment>A squire of a player who has two: %1 is the player, %2 the squire&apos;s colour. &quot;Ana (blue)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The neutral squire</source>
        <extracomment>Karadoc&apos;s third squire, which belongs to nobody, alone or at the beginning of a sentence.</extracomment>
        <translation>L’écuyer neutre</translation>
    </message>
    <message>
        <source>%1 (%2, you)</source>
        <extracomment>A squire of the person who looks, who has two: %1 is the player, %2 the squire&apos;s colour. &quot;Ana (blue, you)&quot;</extracomment>
        <translation>%1 (%2, vous)</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <extracomment>A squire of the person who looks: %1 is its name. &quot;Ana (you)&quot;</extracomment>
        <translation>%1 (vous)</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Delete the results of %1</source>
        <extracomment>Button of the page about one person: all that has been counted for that name is deleted; %1 is the name</extracomment>
        <translation>Effacer du palmarès&#xa0;: %1</translation>
    </message>
    <message>
        <source>Victories</source>
        <extracomment>Heading of a chart: how many games of each kind were won</extracomment>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>By kind of game</source>
        <extracomment>Heading of a chart: games won, by Academy, Karadoc and Lancelot</extracomment>
        <translation>Par type de partie</translation>
    </message>
    <message>
        <source>By strongest opponent</source>
        <extracomment>Heading of a chart: games won, by how well the strongest computer in the game plays</extracomment>
        <translation>Selon l’adversaire le plus fort</translation>
    </message>
</context>
<context>
    <name>PlaceCard</name>
    <message>
        <source>More actions for %1</source>
        <extracomment>Button beside a seat: opens a menu with what can be done with it; %1 is the person&apos;s name</extracomment>
        <translation>Autres actions pour %1</translation>
    </message>
    <message>
        <source>Code to scan with the camera of the other device</source>
        <translation>Code à scanner avec l’autre appareil</translation>
    </message>
    <message>
        <source>Code to type: %1</source>
        <extracomment>For screen readers: a code to type; %1 is letters and digits</extracomment>
        <translation>Code à saisir&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>PlaceRows</name>
    <message>
        <source>%1: %2</source>
        <extracomment>For screen readers: %1 is a person, %2 the state of the seat, &quot;Has joined&quot;.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>A computer stands in</source>
        <extracomment>Seats on other devices: the state of a person&apos;s seat.</extracomment>
        <translation>L’ordinateur joue à sa place</translation>
    </message>
    <message>
        <source>At this device</source>
        <extracomment>Seats on other devices: the state of a person&apos;s seat.</extracomment>
        <translation>Sur cet appareil</translation>
    </message>
    <message>
        <source>Has joined</source>
        <extracomment>Seats on other devices: the state of one of them.</extracomment>
        <translation>A rejoint la table</translation>
    </message>
    <message>
        <source>Has left; can return with the same code</source>
        <extracomment>Seats on other devices: the state of one of them.</extracomment>
        <translation>A quitté la table&#xa0;; peut revenir avec le même code</translation>
    </message>
    <message>
        <source>Not here yet</source>
        <extracomment>Seats on other devices: the state of one of them.</extracomment>
        <translation>Pas encore là</translation>
    </message>
    <message>
        <source>Away; will reconnect automatically</source>
        <translation>Hors ligne&#xa0;; retour automatique</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>last</source>
        <extracomment>Rank of a disc that stands on square 0, alone or with others, or lowest where the last place gives something of its own.</extracomment>
        <translation>dernier</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>Where a disc stands on King’s Service, which pays by square: &quot;on 6&quot;</extracomment>
        <translation>case&#xa0;%1</translation>
    </message>
    <message>
        <source>square&#xa0;%1</source>
        <extracomment>A square of a track: &quot;square 7&quot;</extracomment>
        <translation>case&#xa0;%1</translation>
    </message>
    <message>
        <source>square&#xa0;%1 of the %2 lap</source>
        <extracomment>A square of a track after one or more rounds: %1 is the square, %2 &quot;second&quot;, &quot;third&quot;, … &quot;square 3 of the second lap&quot;</extracomment>
        <translation>case&#xa0;%1 du %2 tour de piste</translation>
    </message>
    <message>
        <source>chooses last</source>
        <extracomment>Education with the Secret Codex: what a squire on square 0 gets.</extracomment>
        <translation>dernier choix</translation>
    </message>
    <message>
        <source>chooses %1</source>
        <extracomment>Education with the Secret Codex: %1 is the rank, &quot;1st&quot;. &quot;chooses 1st&quot;</extracomment>
        <translation>%1 choix</translation>
    </message>
    <message>
        <source>−1 a pair</source>
        <extracomment>Quests with deeds: what the last gets, one point less for each pair of coats.</extracomment>
        <translation>−1 par paire</translation>
    </message>
    <message>
        <source>+1 a coat</source>
        <extracomment>Quests with deeds: what the 1st gets, one point for each coat.</extracomment>
        <translation>+1 par Blason</translation>
    </message>
    <message>
        <source>+1 a pair</source>
        <extracomment>Quests with deeds: what the 2nd gets, one point for each pair of coats.</extracomment>
        <translation>+1 par paire</translation>
    </message>
    <message>
        <source>loses two</source>
        <extracomment>Charity with the exchange: the last loses two coats to the 1st.</extracomment>
        <translation>perd deux</translation>
    </message>
    <message>
        <source>takes two</source>
        <extracomment>Charity with the exchange: the 1st takes two coats from the last.</extracomment>
        <translation>prend deux</translation>
    </message>
    <message>
        <source>takes one</source>
        <extracomment>Charity with the exchange: the 2nd takes a coat from the second to last.</extracomment>
        <translation>prend un</translation>
    </message>
    <message>
        <source>loses one</source>
        <extracomment>Charity with the exchange: the second to last loses a coat to the 2nd.</extracomment>
        <translation>perd un</translation>
    </message>
    <message numerus="yes">
        <source>%1 sq.</source>
        <extracomment>Squares that a Gallantry bonus moves; short, it stands in a narrow column: &quot;+2 sq.&quot;</extracomment>
        <translation>
            <numerusform>%1&#xa0;case</numerusform>
            <numerusform>%1&#xa0;cases</numerusform>
        </translation>
    </message>
    <message>
        <source>All on square&#xa0;%1</source>
        <extracomment>Below a board: no squire has left the square %1, which is 0.</extracomment>
        <translation>Tous sur la case&#xa0;%1</translation>
    </message>
    <message>
        <source>All on square&#xa0;%1: %2 each</source>
        <extracomment>Below a board: no squire has left the square %1, which is 0. %2 is what each would get: &quot;All on square 0: −3 each&quot;</extracomment>
        <translation>Tous sur la case&#xa0;%1&#xa0;: %2&#xa0;chacun</translation>
    </message>
</context>
<context>
    <name>PlaybackBar</name>
    <message>
        <source>One turn back</source>
        <extracomment>Button of a look back: to the beginning of this turn, or of the one before it</extracomment>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button of a look back that plays by itself: stops it</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button of a look back: from here on all is shown by itself, one step after the other</extracomment>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>To the next scoring</source>
        <extracomment>Button of a look back</extracomment>
        <translation>Au décompte suivant</translation>
    </message>
    <message>
        <source>To the next turn</source>
        <extracomment>Button of a look back</extracomment>
        <translation>Au tour suivant</translation>
    </message>
    <message>
        <source>One step back</source>
        <extracomment>Button: what happened just before</extracomment>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Below the sign of a look back that leads to the step before; very short</extracomment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>One step forward</source>
        <extracomment>Button: what happened just after</extracomment>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Below the sign of a look back that leads to the next step; very short</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>Below the sign of a look back that leads to the next scoring; very short</extracomment>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>look back</comment>
        <extracomment>Below the signs of a look back that lead to the turn before and the next one; very short</extracomment>
        <translation>Tour</translation>
    </message>
</context>
<context>
    <name>PlayerCount</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n&#xa0;joueur</numerusform>
            <numerusform>%n&#xa0;joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n squire(s)</source>
        <comment>how many squires are in the game</comment>
        <translation>
            <numerusform>%n&#xa0;écuyer</numerusform>
            <numerusform>%n&#xa0;écuyers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerNames</name>
    <message>
        <source>Player %1</source>
        <extracomment>Name of a human who has not given one: %1 is the seat.</extracomment>
        <translation>Joueur&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>PointsAndCoats</name>
    <message>
        <source>0 pts</source>
        <extracomment>On a phone, in very little room beside a squire that has coats of arms: their sum is 0 Chivalry Points</extracomment>
        <translation>0&#xa0;pt</translation>
    </message>
</context>
<context>
    <name>PointsChart</name>
    <message>
        <source>Chivalry Points by turn</source>
        <extracomment>Title of the chart in the result of a game</extracomment>
        <translation>Points de Chevalerie par tour</translation>
    </message>
    <message>
        <source>start</source>
        <extracomment>Under the chart of points by turn: before the first turn</extracomment>
        <translation>début</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>%1.</source>
        <comment>answer</comment>
        <extracomment>%1 is what a choice would do, %2 more about it, in sentences.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>answer</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The game is over</source>
        <comment>prompt</comment>
        <translation>La partie est finie</translation>
    </message>
    <message numerus="yes">
        <source>%1 think(s)</source>
        <extracomment>Computer players, or people at other devices, are deciding: %1 is their names, %n how many there are.</extracomment>
        <translation>
            <numerusform>%1 réfléchit</numerusform>
            <numerusform>%1 réfléchissent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, decide for the neutral squire</source>
        <extracomment>Karadoc: the first player, %1, takes a decision of the third squire.</extracomment>
        <translation>%1, décidez pour l’écuyer neutre</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>Lancelot: %1 is a squire of the player who decides, &quot;Ana (blue)&quot;.
----------
%1 is the player who decides.</extracomment>
        <translation>À vous, %1</translation>
    </message>
    <message>
        <source>Bet on a board</source>
        <comment>subtitle</comment>
        <translation>Pariez sur un plateau</translation>
    </message>
    <message>
        <source>Keep a card, %1 of %2</source>
        <extracomment>Draft: %1 is the number of the card to keep, %2 how many are kept.</extracomment>
        <translation>Gardez une carte, %1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Split your six cards</source>
        <comment>subtitle</comment>
        <translation>Partagez vos six cartes</translation>
    </message>
    <message>
        <source>Take a stack</source>
        <comment>subtitle</comment>
        <translation>Prenez une pile</translation>
    </message>
    <message>
        <source>Give each squire three cards</source>
        <comment>subtitle</comment>
        <translation>Donnez trois cartes à chaque écuyer</translation>
    </message>
    <message>
        <source>Play a card, %1 of %2</source>
        <extracomment>Play: %1 is the number of the card to play, %2 how many are played in a turn.</extracomment>
        <translation>Jouez une carte, %1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Look at a token</source>
        <comment>subtitle</comment>
        <translation>Regardez un jeton</translation>
    </message>
    <message>
        <source>Win a tie</source>
        <comment>subtitle</comment>
        <translation>Remportez une égalité</translation>
    </message>
    <message>
        <source>Gallantry bonus</source>
        <comment>subtitle</comment>
        <translation>Bonus de Galanterie</translation>
    </message>
    <message>
        <source>Take a token</source>
        <comment>subtitle</comment>
        <translation>Prenez un jeton</translation>
    </message>
    <message>
        <source>Exchange coats of arms</source>
        <comment>subtitle</comment>
        <translation>Échangez des Blasons</translation>
    </message>
    <message>
        <source>On which board will you play the most cards?</source>
        <translation>Sur quel plateau jouerez-vous le plus de cartes&#xa0;?</translation>
    </message>
    <message>
        <source>Make two stacks of three: %1 takes one of them</source>
        <extracomment>Lancelot: the other player takes one of the two stacks.</extracomment>
        <translation>Deux piles de trois&#xa0;: %1 en prendra une</translation>
    </message>
    <message>
        <source>Which stack do you take from %1?</source>
        <extracomment>Lancelot: %1 is the other player, who has made the stacks.</extracomment>
        <translation>Quelle pile prenez-vous à %1&#xa0;?</translation>
    </message>
    <message>
        <source>Which three cards for %1? %2 gets the others</source>
        <extracomment>Lancelot: %1 and %2 are the two squires of the player who decides.</extracomment>
        <translation>Quelles trois cartes donnez-vous à %1&#xa0;? Les autres vont à %2</translation>
    </message>
    <message>
        <source>%1: on which board?</source>
        <extracomment>%1 is a Swords card, &quot;Swords 4&quot;.</extracomment>
        <translation>%1&#xa0;: sur quel plateau&#xa0;?</translation>
    </message>
    <message>
        <source>Play a card</source>
        <comment>question</comment>
        <translation>Jouez une carte</translation>
    </message>
    <message>
        <source>Which token of the Codex do you look at?</source>
        <translation>Quel jeton des Codex regardez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Which disc do you put on top of its stack?</source>
        <translation>Quel pion placez-vous au sommet de sa pile&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%1 on Gallantry: move a disc %n square(s). On which board?</source>
        <extracomment>Gallantry bonus: %1 is the rank on Gallantry, &quot;2nd&quot;. %n squares are moved.</extracomment>
        <translation>
            <numerusform>%1 en Galanterie&#xa0;: avancez un pion de %n&#xa0;case. Sur quel plateau&#xa0;?</numerusform>
            <numerusform>%1 en Galanterie&#xa0;: avancez un pion de %n&#xa0;cases. Sur quel plateau&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Which token of the Codex do you take?</source>
        <translation>Quel jeton des Codex prenez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Who do you exchange with?</source>
        <translation>Avec qui échangez-vous&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Take %n coat(s) from %1</source>
        <extracomment>Charity: %1 is the squire that coats are taken from. %n is how many are taken.</extracomment>
        <translation>
            <numerusform>Prenez %n&#xa0;Blason à %1</numerusform>
            <numerusform>Prenez %n&#xa0;Blasons à %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give a penalty to %1 and take %n coat(s)</source>
        <extracomment>Charity: %1 is the squire that a penalty is given to. %n is how many coats are taken from it.</extracomment>
        <translation>
            <numerusform>Donnez une pénalité à %1 et prenez-lui %n&#xa0;Blason</numerusform>
            <numerusform>Donnez une pénalité à %1 et prenez-lui %n&#xa0;Blasons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep one, pass %n to %1</source>
        <extracomment>Draft: %1 is the squire that gets the cards not kept. %n is how many there are.</extracomment>
        <translation>
            <numerusform>Gardez-en une, passez l’autre à %1</numerusform>
            <numerusform>Gardez-en une, passez les %n&#xa0;autres à %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap a board.</source>
        <extracomment>What to do.</extracomment>
        <translation>Touchez un plateau.</translation>
    </message>
    <message>
        <source>Tap a card to see what it would do.</source>
        <extracomment>What to do.</extracomment>
        <translation>Touchez une carte pour voir ce qu’elle ferait.</translation>
    </message>
    <message numerus="yes">
        <source>Tap %n more card(s).</source>
        <extracomment>What to do: %n is how many cards there are still to choose.</extracomment>
        <translation>
            <numerusform>Touchez encore %n&#xa0;carte.</numerusform>
            <numerusform>Touchez encore %n&#xa0;cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap a stack.</source>
        <extracomment>What to do.</extracomment>
        <translation>Touchez une pile.</translation>
    </message>
    <message>
        <source>Tap a token.</source>
        <extracomment>What to do.</extracomment>
        <translation>Touchez un jeton.</translation>
    </message>
    <message>
        <source>Tap a squire.</source>
        <extracomment>What to do.</extracomment>
        <translation>Touchez un écuyer.</translation>
    </message>
    <message>
        <source>Tap the penalty to give.</source>
        <extracomment>What to do: the coat to give away.</extracomment>
        <translation>Touchez la pénalité à donner.</translation>
    </message>
    <message numerus="yes">
        <source>Tap %n more coat(s) to take.</source>
        <extracomment>What to do: %n is how many coats there are still to choose.</extracomment>
        <translation>
            <numerusform>Touchez encore %n&#xa0;Blason à prendre.</numerusform>
            <numerusform>Touchez encore %n&#xa0;Blasons à prendre.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for the neutral squire</source>
        <extracomment>Karadoc: the first player, %1, is asked on behalf of the third squire: &quot;Ana for the neutral squire, 2nd on Gallantry: …&quot;</extracomment>
        <translation>%1 pour l’écuyer neutre</translation>
    </message>
    <message>
        <source>%1, which disc do you put on top of its stack?</source>
        <extracomment>%1 is who is asked, where that may be one of several: &quot;Ana&quot;, &quot;Ana (blue)&quot;.</extracomment>
        <translation>%1, quel pion placez-vous au sommet de sa pile&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 on Gallantry: move a disc %n square(s). On which board?</source>
        <extracomment>Gallantry bonus: %1 is who is asked, where that may be one of several, %2 the rank, &quot;2nd&quot;. %n squares are moved.</extracomment>
        <translation>
            <numerusform>%1, %2 en Galanterie&#xa0;: avancez un pion de %n&#xa0;case. Sur quel plateau&#xa0;?</numerusform>
            <numerusform>%1, %2 en Galanterie&#xa0;: avancez un pion de %n&#xa0;cases. Sur quel plateau&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, which token of the Codex do you take?</source>
        <extracomment>%1 is who is asked, where that may be one of several: &quot;Ana&quot;, &quot;Ana (blue)&quot;.</extracomment>
        <translation>%1, quel jeton du Codex prenez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>%1, who do you exchange with?</source>
        <extracomment>%1 is who is asked, where that may be one of several: &quot;Ana&quot;, &quot;Ana (blue)&quot;.</extracomment>
        <translation>%1, avec qui échangez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Tap a disc, or leave the ties.</source>
        <extracomment>What to do.</extracomment>
        <translation>Touchez un pion, ou laissez les égalités.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>%1 %2</source>
        <comment>rank</comment>
        <extracomment>A rank on a board: %1 is &quot;2nd&quot;, %2 &quot;on Jousts&quot;.
----------
Why a squire gets a coat: %1 is &quot;2nd&quot;, &quot;last&quot; or &quot;square 9&quot;, %2 &quot;on Jousts&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: on top of %2 on %3</source>
        <extracomment>Why a disc ranks where it does: %1 is &quot;3rd on Jousts&quot;, %2 the squire whose disc lies under it, %3 &quot;square 8&quot;.</extracomment>
        <translation>%1&#xa0;: sur %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rank and square</comment>
        <extracomment>%1 is &quot;2nd on Jousts&quot;, %2 &quot;square 11&quot;.
----------
%1 is &quot;2nd&quot;, %2 &quot;square 11&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>last %1, %2</source>
        <extracomment>%1 is &quot;on Education&quot;, %2 &quot;square 0&quot;.</extracomment>
        <translation>dernier %1, %2</translation>
    </message>
    <message>
        <source>second to last %1, %2</source>
        <extracomment>%1 is &quot;on Education&quot;, %2 &quot;square 4&quot;.</extracomment>
        <translation>avant-dernier %1, %2</translation>
    </message>
    <message>
        <source>on the throne, %1</source>
        <extracomment>Why King’s Service pays: %1 is &quot;square 12&quot;. The throne is its last square.</extracomment>
        <translation>sur le trône, %1</translation>
    </message>
    <message>
        <source>past the landing, %1</source>
        <extracomment>Why King’s Service pays: %1 is &quot;square 9&quot;. The landing is the middle of the stair.</extracomment>
        <translation>palier dépassé, %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>square</comment>
        <extracomment>Why King’s Service pays: %1 is &quot;square 9&quot;, %2 &quot;on King’s Service&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, the winner’s track</source>
        <extracomment>%1 is &quot;1st on the White Knight’s track, square 13&quot;. The winner is the knight who has the Cup.</extracomment>
        <translation>%1, piste du vainqueur</translation>
    </message>
    <message>
        <source>kept a token of the Codex</source>
        <extracomment>Why a squire gets a secret coat.</extracomment>
        <translation>un jeton des Codex gardé</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <comment>refusal</comment>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <comment>refusal</comment>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>It is another squire’s turn to decide.</source>
        <comment>refusal</comment>
        <translation>C’est à un autre écuyer de décider.</translation>
    </message>
    <message>
        <source>This squire has already chosen.</source>
        <comment>refusal</comment>
        <translation>Cet écuyer a déjà choisi.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <comment>refusal</comment>
        <translation>Cette carte n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>That card is not played on this board.</source>
        <comment>refusal</comment>
        <translation>Cette carte ne se joue pas sur ce plateau.</translation>
    </message>
    <message>
        <source>The disc stands on the throne and can go no further.</source>
        <comment>refusal</comment>
        <translation>Le pion est sur le trône et ne peut aller plus loin.</translation>
    </message>
    <message>
        <source>No disc lies on yours there.</source>
        <comment>refusal</comment>
        <translation>Aucun pion ne recouvre le vôtre ici.</translation>
    </message>
    <message>
        <source>That token has been taken.</source>
        <comment>refusal</comment>
        <translation>Ce jeton est déjà pris.</translation>
    </message>
    <message>
        <source>Choose three of your six cards.</source>
        <comment>refusal</comment>
        <translation>Choisissez trois de vos six cartes.</translation>
    </message>
    <message>
        <source>You do not exchange coats with that squire.</source>
        <comment>refusal</comment>
        <translation>Vous n’échangez pas de Blasons avec cet écuyer.</translation>
    </message>
    <message>
        <source>That coat is not there.</source>
        <comment>refusal</comment>
        <translation>Ce Blason n’est pas là.</translation>
    </message>
    <message>
        <source>Only coats of Jousts, Tournaments or King’s Service worth 3 or less may be taken.</source>
        <comment>refusal</comment>
        <translation>On ne peut prendre que des Blasons des Joutes, des Tournois ou du Service du Roi de valeur&#xa0;3 ou moins.</translation>
    </message>
    <message>
        <source>If you hold a penalty, you have to give one.</source>
        <comment>refusal</comment>
        <translation>Si vous avez une pénalité, vous devez en donner une.</translation>
    </message>
    <message>
        <source>Take as many coats as the exchange allows.</source>
        <comment>refusal</comment>
        <translation>Prenez autant de Blasons que l’échange le permet.</translation>
    </message>
    <message>
        <source>This mode is played with another number of squires.</source>
        <comment>refusal</comment>
        <translation>Ce mode se joue avec un autre nombre d’écuyers.</translation>
    </message>
    <message>
        <source>Two squires have the same colour.</source>
        <comment>refusal</comment>
        <translation>Deux écuyers ont la même couleur.</translation>
    </message>
    <message>
        <source>In Lancelot the squires are blue, yellow, green and red.</source>
        <comment>refusal</comment>
        <translation>Avec Lancelot, les écuyers sont bleu, jaune, vert et rouge.</translation>
    </message>
    <message>
        <source>That squire cannot start.</source>
        <comment>refusal</comment>
        <translation>Cet écuyer ne peut pas commencer.</translation>
    </message>
    <message>
        <source>The rules do not allow that.</source>
        <comment>refusal</comment>
        <translation>Les règles ne le permettent pas.</translation>
    </message>
    <message>
        <source>The saved game cannot be opened.</source>
        <translation>La partie sauvegardée ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>The game was saved by a newer version of this program.</source>
        <translation>La partie a été sauvegardée par une version plus récente du programme.</translation>
    </message>
    <message>
        <source>Step %1 of the saved game is against the rules (%2).</source>
        <extracomment>%1 is the number of a step in a saved game, %2 the number of a rule, &quot;R4.3&quot;.</extracomment>
        <translation>L’étape&#xa0;%1 de la partie sauvegardée est contraire aux règles (%2).</translation>
    </message>
    <message>
        <source>This is not a saved game, or it is damaged.</source>
        <translation>Ce n’est pas une partie sauvegardée, ou elle est endommagée.</translation>
    </message>
    <message>
        <source>This game is open in another window. Leave it there to continue it here.</source>
        <extracomment>A saved game is to be continued while another window of the program has it open.</extracomment>
        <translation>Cette partie est ouverte dans une autre fenêtre. Quittez-la là-bas pour la reprendre ici.</translation>
    </message>
    <message>
        <source>The game cannot be saved.</source>
        <translation>La partie ne peut pas être sauvegardée.</translation>
    </message>
    <message>
        <source>The game cannot be saved: the disk is full.</source>
        <translation>La partie ne peut pas être sauvegardée&#xa0;: le disque est plein.</translation>
    </message>
    <message>
        <source>The game cannot be saved: the folder of saved games is write-protected.</source>
        <translation>La partie ne peut pas être sauvegardée&#xa0;: le dossier des parties sauvegardées est protégé en écriture.</translation>
    </message>
    <message>
        <source>The game cannot be saved: the folder of saved games has disappeared.</source>
        <translation>La partie ne peut pas être sauvegardée&#xa0;: le dossier des parties sauvegardées a disparu.</translation>
    </message>
    <message>
        <source>on the landing, %1</source>
        <extracomment>Why King’s Service pays: %1 is &quot;square 6&quot;. The landing is the middle of the stair.</extracomment>
        <translation>palier atteint, %1</translation>
    </message>
    <message>
        <source>%1 made a move that is against the rules (%2). A random move was made instead. The game is saved.</source>
        <extracomment>A fault of the program: a computer player, %1, has chosen what the rules refuse; %2 is the number of a rule, &quot;R4.3&quot;.</extracomment>
        <translation>%1 a joué contre les règles (%2). Un coup tiré au sort a été joué à la place. La partie est sauvegardée.</translation>
    </message>
    <message>
        <source>The file cannot be written: the disk is full.</source>
        <translation>Le fichier ne peut pas être écrit&#xa0;: le disque est plein.</translation>
    </message>
    <message>
        <source>The file cannot be written there.</source>
        <translation>Impossible d’écrire le fichier à cet endroit.</translation>
    </message>
    <message>
        <source>The table did not accept this decision. Please choose again.</source>
        <extracomment>A person at a seat has decided, but the table at another device has not taken it.</extracomment>
        <translation>La table n’a pas accepté cette décision. Choisissez à nouveau.</translation>
    </message>
    <message>
        <source>Nothing has happened in this game yet.</source>
        <extracomment>A saved game is to be looked at from its beginning on, as a look back.</extracomment>
        <translation>Il ne s’est encore rien passé dans cette partie.</translation>
    </message>
    <message>
        <source>%1, %2, on top of %3</source>
        <extracomment>In a narrow row, why a disc ranks where it does: %1 is &quot;3rd&quot;, %2 &quot;square 8&quot;, %3 the squire whose disc lies under it.</extracomment>
        <translation>%1, %2, sur %3</translation>
    </message>
    <message>
        <source>square&#xa0;%1, %2 lap</source>
        <extracomment>In a narrow row, a square of a track after one or more rounds: %1 is the square, %2 &quot;2nd&quot;, &quot;3rd&quot;, … &quot;square 3, 2nd lap&quot;</extracomment>
        <translation>case&#xa0;%1, %2 tour de piste</translation>
    </message>
    <message>
        <source>last, %1</source>
        <extracomment>In a narrow row, why a board takes points: %1 is &quot;square 0&quot;.</extracomment>
        <translation>dernier, %1</translation>
    </message>
    <message>
        <source>second to last, %1</source>
        <extracomment>In a narrow row, why a board takes points: %1 is &quot;square 4&quot;.</extracomment>
        <translation>avant-dernier, %1</translation>
    </message>
    <message>
        <source>last</source>
        <extracomment>Why a squire gets a coat, below the name of the board.</extracomment>
        <translation>dernier</translation>
    </message>
    <message>
        <source>second to last</source>
        <extracomment>Why a squire gets a coat, below the name of the board.</extracomment>
        <translation>avant-dernier</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Read the rule</source>
        <extracomment>Button beside the reason why something may not be done: opens the rulebook at that rule</extracomment>
        <translation>Lire la règle</translation>
    </message>
</context>
<context>
    <name>ReplayGround</name>
    <message>
        <source>See again what the others did</source>
        <extracomment>Button on the list of what the others have done: it is shown again on the boards, step by step</extracomment>
        <translation>Revoir ce que les autres ont joué</translation>
    </message>
</context>
<context>
    <name>ResultFileDialog</name>
    <message>
        <source>Tables for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog</extracomment>
        <translation>Tableaux pour tableurs (*.csv)</translation>
    </message>
    <message>
        <source>Where do you want to save the results?</source>
        <extracomment>Title of the dialog that chooses a file</extracomment>
        <translation>Où sauvegarder le palmarès&#xa0;?</translation>
    </message>
    <message>
        <source>medieval-academy-results</source>
        <extracomment>Name of the file to which results are exported, without its ending</extracomment>
        <translation>medieval-academy-palmares</translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>Start page</source>
        <extracomment>Button that leads from the result of a game to the first page</extracomment>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>The knighting</source>
        <extracomment>Title of the page with the result of a game</extracomment>
        <translation>L’adoubement</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <extracomment>Button that opens the list of all that has happened</extracomment>
        <translation>Chronique</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n Chivalry Point(s)</source>
        <translation>
            <numerusform>%n&#xa0;point de Chevalerie</numerusform>
            <numerusform>%n&#xa0;points de Chevalerie</numerusform>
        </translation>
    </message>
    <message>
        <source>Game of %1, %2</source>
        <extracomment>Above the result: %1 is a date, &quot;21 November&quot;, %2 the rules, &quot;five squires, two variations&quot;.</extracomment>
        <translation>Partie du %1, %2</translation>
    </message>
    <message>
        <source>As many points, and no rank on Gallantry: the victory is shared</source>
        <extracomment>R6.1: nobody of them is beyond square 0 on Gallantry.</extracomment>
        <translation>Autant de points et aucun rang en Galanterie&#xa0;: la victoire est partagée</translation>
    </message>
    <message>
        <source>As many as %1, but ranked higher on Gallantry</source>
        <extracomment>How a tie was broken: %1 is the other player.</extracomment>
        <translation>À égalité avec %1, mais devant en Galanterie</translation>
    </message>
    <message numerus="yes">
        <source>%n more than %1</source>
        <extracomment>The winner&apos;s points: %1 is the second player. %n is by how many.</extracomment>
        <translation>
            <numerusform>%n&#xa0;point d’avance sur %1</numerusform>
            <numerusform>%n&#xa0;points d’avance sur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 led after turn %2</source>
        <extracomment>%1 is a player, %2 a turn, I to VI.</extracomment>
        <translation>%1 menait après le tour&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 led from turn %2 to turn %3</source>
        <extracomment>%1 is a player, %2 and %3 are turns, I to VI.</extracomment>
        <translation>%1 a mené du tour&#xa0;%2 au tour&#xa0;%3</translation>
    </message>
    <message numerus="yes">
        <source>%n squire(s)</source>
        <extracomment>%n squires play.</extracomment>
        <translation>
            <numerusform>%n&#xa0;écuyer</numerusform>
            <numerusform>%n&#xa0;écuyers</numerusform>
        </translation>
    </message>
    <message>
        <source>grand finale stakes</source>
        <translation>enjeux grand final</translation>
    </message>
    <message numerus="yes">
        <source>%n advanced rule(s)</source>
        <extracomment>How many advanced rules a game is played with.</extracomment>
        <translation>
            <numerusform>%n&#xa0;règle avancée</numerusform>
            <numerusform>%n&#xa0;règles avancées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variation(s)</source>
        <extracomment>How many variations a game is played with.</extracomment>
        <translation>
            <numerusform>%n&#xa0;variante</numerusform>
            <numerusform>%n&#xa0;variantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 Chivalry Point(s)</source>
        <extracomment>Spoken: %1 is a squire, %2 its points, which may be fewer than none.</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %2&#xa0;point de Chevalerie</numerusform>
            <numerusform>%1&#xa0;: %2&#xa0;points de Chevalerie</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>points by board</comment>
        <extracomment>Spoken, of a squire&apos;s points: %1 is a board, %2 the points it has from there, &quot;+6&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Best on %1: %2</source>
        <extracomment>At the knighting, what a squire did best: %1 is a board, %2 its points from there, &quot;+6&quot;.</extracomment>
        <translation>Point fort, %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Most points on %1: %2</source>
        <extracomment>At the knighting, where a squire got most: %1 is a board, %2 its points from there, &quot;+6&quot;.</extracomment>
        <translation>Meilleur gain, %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Results</source>
        <extracomment>Title of the page that counts games and victories by name</extracomment>
        <translation>Palmarès</translation>
    </message>
    <message>
        <source>Only games that were played to their end count. This stays on the device.</source>
        <extracomment>Under the list of those who have played</extracomment>
        <translation>Seules les parties jouées jusqu’au bout comptent. Rien ne quitte l’appareil.</translation>
    </message>
    <message>
        <source>Finished games will appear here, player by player.</source>
        <extracomment>The page of results, while there is none</extracomment>
        <translation>Les parties terminées apparaîtront ici, joueur par joueur.</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Button of the question whether all results are to be deleted</extracomment>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <extracomment>Button of the page of results: all games are written to a file that spreadsheets read</extracomment>
        <translation>Exporter en tableau</translation>
    </message>
    <message>
        <source>Delete all results</source>
        <extracomment>Button of the page of results: everything that has been counted is deleted</extracomment>
        <translation>Effacer tout le palmarès</translation>
    </message>
    <message>
        <source>All %1 players</source>
        <extracomment>Button below the list of the people who have won most often; %1 is the number of all who have played</extracomment>
        <translation>Les %1&#xa0;joueurs</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>Button of the page of results: leads to the page on which a new game is prepared</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button of the question whether all results are to be deleted</extracomment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Games and victories of everybody who has played here. You can undo this until you leave the page.</source>
        <extracomment>Question whether all results are to be deleted</extracomment>
        <translation>Les parties et les victoires de tous ceux qui ont joué ici. Vous pouvez annuler tant que vous restez sur cette page.</translation>
    </message>
    <message>
        <source>Delete all results?</source>
        <translation>Effacer tout le palmarès&#xa0;?</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Heading of the list of all who have played</extracomment>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>RuleGroup</name>
    <message>
        <source>Advanced rules</source>
        <extracomment>Setup page</extracomment>
        <translation>Règles avancées</translation>
    </message>
    <message>
        <source>Variations</source>
        <extracomment>Setup page</extracomment>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Stakes</source>
        <extracomment>Setup page: how many points the boards are worth</extracomment>
        <translation>Enjeux</translation>
    </message>
    <message>
        <source>Coats of arms stay face down until the end.</source>
        <extracomment>Setup page: what &quot;Hidden scores&quot; means</extracomment>
        <translation>Les Blasons restent face cachée jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Hidden scores</source>
        <extracomment>Setup page</extracomment>
        <translation>Scores cachés</translation>
    </message>
    <message>
        <source>First player</source>
        <extracomment>Setup page: who has Excalibur in the first turn</extracomment>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>All advanced rules</source>
        <extracomment>One switch for the three advanced rules together</extracomment>
        <translation>Toutes les règles avancées</translation>
    </message>
    <message>
        <source>All variations</source>
        <extracomment>One switch for the six variations together</extracomment>
        <translation>Toutes les variantes</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no rule is switched on</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Six boards can be turned over</source>
        <extracomment>Setup page: what variations are, while none is switched on</extracomment>
        <translation>Six plateaux peuvent être retournés</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>Read the rule: %1</source>
        <extracomment>Button in the row of a rule, %1: opens the rulebook at its page</extracomment>
        <translation>Lire la règle&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message>
        <source>Academy</source>
        <comment>mode</comment>
        <translation>Académie</translation>
    </message>
    <message>
        <source>Three, four or five squires, each playing alone.</source>
        <extracomment>What the mode is: the standard game.</extracomment>
        <translation>Trois, quatre ou cinq écuyers, chacun pour soi.</translation>
    </message>
    <message>
        <source>Karadoc</source>
        <comment>mode</comment>
        <translation>Karadoc</translation>
    </message>
    <message>
        <source>Two players, and a third squire who plays random cards. The easy game for two.</source>
        <extracomment>What the mode is.</extracomment>
        <translation>Deux joueurs, et un troisième écuyer dont les cartes sont tirées au sort. Le jeu facile à deux.</translation>
    </message>
    <message>
        <source>Lancelot</source>
        <comment>mode</comment>
        <translation>Lancelot</translation>
    </message>
    <message>
        <source>Two players with two squires each exchange stacks of cards. The real game for two.</source>
        <extracomment>What the mode is.</extracomment>
        <translation>Deux joueurs, deux écuyers chacun, et des piles de cartes à échanger. Le vrai jeu à deux.</translation>
    </message>
    <message>
        <source>Booklet</source>
        <comment>stakes</comment>
        <translation>Livret</translation>
    </message>
    <message>
        <source>Quests and Charity are worth no more than the other boards.</source>
        <extracomment>What these stakes are.</extracomment>
        <translation>Les Quêtes et la Charité ne pèsent pas plus que les autres plateaux.</translation>
    </message>
    <message>
        <source>Grand finale</source>
        <comment>stakes</comment>
        <translation>Grand final</translation>
    </message>
    <message>
        <source>Quests pays %1, %2 and %3, Charity costs %4 and %5: the last turn decides.</source>
        <extracomment>What these stakes are: %1 to %5 are points.</extracomment>
        <translation>Les Quêtes rapportent %1, %2 et %3, la Charité coûte %4 et %5&#xa0;: tout se joue au dernier tour.</translation>
    </message>
    <message>
        <source>Win a tie</source>
        <comment>advanced rule</comment>
        <translation>Remporter une égalité</translation>
    </message>
    <message>
        <source>Before scoring, the first player may put one covered disc on top of its stack.</source>
        <translation>Avant le décompte, le premier joueur peut placer un de ses pions recouverts au sommet de sa pile.</translation>
    </message>
    <message>
        <source>Step back</source>
        <comment>advanced rule</comment>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>After using a Gallantry bonus, a squire moves one square back on Gallantry.</source>
        <translation>Après son bonus de Galanterie, un écuyer recule d’une case en Galanterie.</translation>
    </message>
    <message>
        <source>Ranked reset</source>
        <comment>advanced rule</comment>
        <translation>Remise à zéro selon le rang</translation>
    </message>
    <message>
        <source>After turn III, discs go back to squares 0, 1, 2, … by rank, not all to 0.</source>
        <translation>Après le tour&#xa0;III, les pions reviennent aux cases&#xa0;0, 1, 2… selon leur rang, et non tous à la case&#xa0;0.</translation>
    </message>
    <message>
        <source>White Knight against Black Knight</source>
        <comment>variation</comment>
        <translation>Chevalier Blanc contre Chevalier Noir</translation>
    </message>
    <message>
        <source>Every Swords card pulls the Cup towards its knight. The winner’s track pays %1, %2 and %3.</source>
        <extracomment>%1, %2 and %3 are points.</extracomment>
        <translation>Chaque carte Épées attire la Coupe vers son chevalier. La piste du vainqueur rapporte %1, %2 et&#xa0;%3.</translation>
    </message>
    <message>
        <source>The Bet</source>
        <comment>variation</comment>
        <translation>Le Challenge</translation>
    </message>
    <message>
        <source>Everybody bets on a board. Gallantry moves you there for each card you played on it.</source>
        <translation>Chacun parie sur un plateau. La Galanterie vous y fait avancer pour chaque carte que vous y avez jouée.</translation>
    </message>
    <message>
        <source>The Secret Codex</source>
        <comment>variation</comment>
        <translation>Les Codex secrets</translation>
    </message>
    <message>
        <source>Face-down tokens replace the penalties. An Education card lets you look at one.</source>
        <translation>Des jetons face cachée remplacent les pénalités. Une carte Études permet d’en regarder un.</translation>
    </message>
    <message>
        <source>The Scrolls</source>
        <comment>variation</comment>
        <translation>Les rouleaux de parchemin</translation>
    </message>
    <message>
        <source>King’s Service scores when a disc takes the Scroll on square %1 or %2.</source>
        <extracomment>%1 and %2 are squares, 6 and 12.</extracomment>
        <translation>Le Service du Roi est décompté quand un pion prend le rouleau de la case&#xa0;%1 ou&#xa0;%2.</translation>
    </message>
    <message>
        <source>Deeds</source>
        <comment>variation</comment>
        <translation>Les hauts faits</translation>
    </message>
    <message>
        <source>Quests rewards coats of arms won on Jousts, Tournaments and King’s Service.</source>
        <translation>Les Quêtes récompensent les Blasons gagnés aux Joutes, aux Tournois et au Service du Roi.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <comment>variation</comment>
        <translation>L’échange</translation>
    </message>
    <message>
        <source>At the end, the most charitable exchange coats of arms with the least charitable.</source>
        <translation>À la fin, les plus charitables échangent des Blasons avec les moins charitables.</translation>
    </message>
    <message>
        <source>Plays any card, without thinking.</source>
        <comment>level</comment>
        <translation>Joue n’importe quelle carte, sans réfléchir.</translation>
    </message>
    <message>
        <source>Scores in turns %1</source>
        <extracomment>When a board scores: %1 is the numbers of turns, &quot;II, IV and VI&quot;.</extracomment>
        <translation>Décompté aux tours&#xa0;%1</translation>
    </message>
    <message>
        <source>Scores every turn</source>
        <extracomment>When a board scores.</extracomment>
        <translation>Décompté à chaque tour</translation>
    </message>
    <message>
        <source>Scores when a Scroll was taken this turn</source>
        <extracomment>When a board scores (variation of King’s Service).</extracomment>
        <translation>Décompté aux tours où un rouleau est pris</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>turns</comment>
        <extracomment>Turns in which a board scores or is reset: %1 is &quot;II&quot; or &quot;II, IV&quot;, %2 &quot;VI&quot;.</extracomment>
        <translation>%1 et&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>squares and points</comment>
        <extracomment>What a square or several of King’s Service pay: %1 is &quot;12&quot; or &quot;3–5&quot;, %2 points with their sign. &quot;3–5 +2&quot;</extracomment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>Counts deeds at the end of the game</source>
        <extracomment>When a board scores (variation of Quests).</extracomment>
        <translation>Décompte des hauts faits en fin de partie</translation>
    </message>
    <message>
        <source>Coats are exchanged at the end of turn VI</source>
        <extracomment>When a board scores (variation of Charity).</extracomment>
        <translation>Des Blasons s’échangent à la fin du tour&#xa0;VI</translation>
    </message>
    <message>
        <source>Scores in turn %1</source>
        <extracomment>When a board scores: %1 is the number of a turn, &quot;VI&quot;.</extracomment>
        <translation>Décompté au tour&#xa0;%1</translation>
    </message>
    <message>
        <source>Back to square 0 after the scoring of turns %1</source>
        <extracomment>When the discs of a board are reset: %1 is the numbers of turns, &quot;II and IV&quot;.</extracomment>
        <translation>Retour à la case&#xa0;0 après le décompte des tours&#xa0;%1</translation>
    </message>
    <message>
        <source>Back to squares 0, 1, 2, … by rank after the scoring of turn %1</source>
        <extracomment>When the discs of a board are reset (advanced rule): %1 is the number of a turn, &quot;III&quot;.</extracomment>
        <translation>Retour aux cases&#xa0;0, 1, 2… selon le rang après le décompte du tour&#xa0;%1</translation>
    </message>
    <message>
        <source>Back to square 0 after a turn in which the Scroll on square %1 was taken</source>
        <extracomment>When the discs of a board are reset (variation of King’s Service): %1 is 12.</extracomment>
        <translation>Retour à la case&#xa0;0 après un tour où le rouleau de la case&#xa0;%1 a été pris</translation>
    </message>
    <message>
        <source>Never goes back to square 0</source>
        <extracomment>When the discs of a board are reset.</extracomment>
        <translation>Jamais de retour à la case&#xa0;0</translation>
    </message>
    <message>
        <source>Back to square 0 after the scoring of turn %1</source>
        <extracomment>When the discs of a board are reset: %1 is the number of a turn, &quot;III&quot;.</extracomment>
        <translation>Retour à la case&#xa0;0 après le décompte du tour&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 for the 1st, %2 for the 2nd.</source>
        <extracomment>What a board pays with three squires: %1 and %2 are points with their sign.</extracomment>
        <translation>%1 pour le 1er, %2 pour le 2e.</translation>
    </message>
    <message>
        <source>%1 for the 1st, %2 for the 2nd, %3 for the 3rd.</source>
        <extracomment>What a board pays: %1, %2 and %3 are points with their sign.</extracomment>
        <translation>%1 pour le 1er, %2 pour le 2e, %3 pour le 3e.</translation>
    </message>
    <message>
        <source>On the winner’s track: %1 On the other: %2</source>
        <extracomment>R10.1.3; %1 and %2 are sentences such as &quot;+8 for the 1st, +5 for the 2nd.&quot;</extracomment>
        <translation>Sur la piste du vainqueur&#xa0;: %1 Sur l’autre&#xa0;: %2</translation>
    </message>
    <message>
        <source>Each card played on the bet board moves the 1st three squares on it, the 2nd two, the 3rd one.</source>
        <translation>Chaque carte jouée sur le plateau du pari y fait avancer le 1er de trois cases, le 2e de deux, le 3e d’une.</translation>
    </message>
    <message>
        <source>The 2nd moves a disc two squares, then the 1st three squares.</source>
        <translation>Le 2e avance un pion de deux cases, puis le 1er de trois.</translation>
    </message>
    <message>
        <source>The 3rd moves a disc one square, the 2nd two, then the 1st three.</source>
        <translation>Le 3e avance un pion d’une case, le 2e de deux, puis le 1er de trois.</translation>
    </message>
    <message>
        <source>Coats of Jousts, Tournaments and King’s Service: the 1st gains a point for each, the 2nd for each pair, the last loses one for each pair.</source>
        <translation>Blasons des Joutes, des Tournois et du Service du Roi&#xa0;: le 1er gagne un point pour chacun, le 2e pour chaque paire, le dernier en perd un pour chaque paire.</translation>
    </message>
    <message>
        <source>By rank, each squire secretly takes a token. Tokens of 0 are given back.</source>
        <translation>Selon le rang, chaque écuyer prend un jeton en secret. Ceux de valeur&#xa0;0 sont rendus.</translation>
    </message>
    <message>
        <source>The most charitable give a penalty and take good coats worth 3 or less.</source>
        <translation>Les plus charitables donnent une pénalité et prennent de bons Blasons de valeur&#xa0;3 ou moins.</translation>
    </message>
    <message>
        <source>%1 for the last, %2 for the second to last.</source>
        <extracomment>What a board costs: %1 and %2 are points with their sign.</extracomment>
        <translation>%1 pour le dernier, %2 pour l’avant-dernier.</translation>
    </message>
    <message>
        <source>By square: %1, for each Scroll taken.</source>
        <extracomment>R10.4.2; %1 is a list such as &quot;1–2 +1, 3–5 +2&quot;.</extracomment>
        <translation>Selon la case&#xa0;: %1, pour chaque rouleau pris.</translation>
    </message>
    <message>
        <source>%1 from the landing on, %2 on the throne.</source>
        <extracomment>What King’s Service pays: %1 and %2 are points with their sign.</extracomment>
        <translation>%1 à partir du palier, %2 sur le trône.</translation>
    </message>
    <message>
        <source>Plays its highest card and never counts points.</source>
        <comment>level</comment>
        <translation>Joue sa plus forte carte sans jamais compter les points.</translation>
    </message>
    <message>
        <source>Sees what a card gains now, but is easily distracted.</source>
        <comment>level</comment>
        <translation>Voit ce qu’une carte rapporte aussitôt, mais se laisse distraire.</translation>
    </message>
    <message>
        <source>Dreams of Jousts and Quests, and thinks of this turn only.</source>
        <comment>level</comment>
        <translation>Rêve de Joutes et de Quêtes, et ne pense qu’au tour présent.</translation>
    </message>
    <message>
        <source>Goes for Jousts and Quests, and rarely thinks of later turns.</source>
        <comment>level</comment>
        <translation>Vise les Joutes et les Quêtes, et pense rarement aux tours suivants.</translation>
    </message>
    <message>
        <source>Plans ahead, but forgets that others will still move.</source>
        <comment>level</comment>
        <translation>Voit loin, mais oublie que les autres avanceront encore.</translation>
    </message>
    <message>
        <source>Considers every board, but does not try moves out in advance.</source>
        <comment>level</comment>
        <translation>Évalue chaque plateau, mais n’essaie pas les coups à l’avance.</translation>
    </message>
    <message>
        <source>Tries moves out in advance, but does not guess your cards.</source>
        <comment>level</comment>
        <translation>Essaie les coups à l’avance, mais ne devine pas vos cartes.</translation>
    </message>
    <message>
        <source>Guesses your cards from those passed on. The strongest opponent.</source>
        <comment>level</comment>
        <translation>Devine vos cartes d’après celles qui passent. L’adversaire le plus fort.</translation>
    </message>
    <message>
        <source>Each card played on the bet board moves the 1st three squares on it, the 2nd two.</source>
        <translation>Chaque carte jouée sur le plateau du pari y fait avancer le 1er de trois cases, le 2e de deux.</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Rules</source>
        <comment>title of the rulebook</comment>
        <extracomment>Title of the rulebook&apos;s page; short, as three buttons stand beside it on a phone</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Previous passage</source>
        <extracomment>Button of the rulebook: back to the place one has read before</extracomment>
        <translation>Passage précédent</translation>
    </message>
    <message>
        <source>Next passage</source>
        <extracomment>Button of the rulebook: forward again, after one has gone back</extracomment>
        <translation>Passage suivant</translation>
    </message>
    <message>
        <source>Search and contents</source>
        <extracomment>Button of the rulebook</extracomment>
        <translation>Recherche et sommaire</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>More actions for %1</source>
        <extracomment>Button beside a saved game: opens a menu with what can be done with it; %1 is its title</extracomment>
        <translation>Autres actions pour %1</translation>
    </message>
</context>
<context>
    <name>SavedGameMenu</name>
    <message>
        <source>Rename…</source>
        <extracomment>Entry of the menu of a saved game: gives it another name</extracomment>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>Entry of the menu of a saved game: makes another one like it</extracomment>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Copy to a file…</source>
        <extracomment>Entry of the menu of a saved game: copies it to a file elsewhere</extracomment>
        <translation>Copier dans un fichier…</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Entry of the menu of a saved game</extracomment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>Entry of the menu of a saved game: shows it from its beginning on, step by step</extracomment>
        <translation>Revoir</translation>
    </message>
</context>
<context>
    <name>SavedGamesPage</name>
    <message>
        <source>New game</source>
        <extracomment>Button of the page of saved games: leads to the page on which a new game is prepared</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>Title of the page of saved games</extracomment>
        <translation>Parties sauvegardées</translation>
    </message>
    <message>
        <source>No saved games yet. Every move is saved automatically: leave whenever you like.</source>
        <extracomment>The page of saved games, while there is none</extracomment>
        <translation>Aucune partie sauvegardée pour l’instant. Chaque coup est sauvegardé automatiquement&#xa0;: quittez quand&#xa0;vous&#xa0;voulez.</translation>
    </message>
    <message>
        <source>Add a game from a file</source>
        <extracomment>Button of the page of saved games: copies a game from a file elsewhere</extracomment>
        <translation>Ajouter une partie depuis un fichier</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <extracomment>Below the list of saved games; %1 is what the game is called or who plays it</extracomment>
        <translation>Partie supprimée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ScoreLines</name>
    <message>
        <source>gives back a token of the Codex</source>
        <translation>rend un jeton des Codex</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <extracomment>A Gallantry bonus.</extracomment>
        <translation>
            <numerusform>%n&#xa0;case</numerusform>
            <numerusform>%n&#xa0;cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; bet on %2</source>
        <extracomment>Gallantry with the Bet: %1 is why the squire gets a bonus, %2 the board it has bet on.</extracomment>
        <translation>%1&#xa0;; pari&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: nothing</source>
        <extracomment>Squires who get nothing when a board is scored: %1 is one name or several.</extracomment>
        <translation>%1&#xa0;: rien</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>Button in a scoring: %1 is the board that is scored next, or what else comes: &quot;Next: Jousts&quot;, &quot;Next: Turn II&quot;.</extracomment>
        <translation>Suite&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: nothing for %2</source>
        <extracomment>Spoken: %1 is a board that is scored, %2 one squire or several who get nothing.</extracomment>
        <translation>%1&#xa0;: rien pour %2</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button in a scoring, in short: goes on to the next board</extracomment>
        <translation>Suite</translation>
    </message>
    <message>
        <source>token returned</source>
        <extracomment>A squire has given a token of the Codex back. Very little room</extracomment>
        <translation>jeton rendu</translation>
    </message>
    <message>
        <source>token kept</source>
        <extracomment>A squire has kept a token of the Codex. Very little room</extracomment>
        <translation>jeton gardé</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Button in a scoring: what comes next, behind &quot;Next: &quot;; %1 is the number of the turn, I to VI.</extracomment>
        <translation>Tour&#xa0;%1</translation>
    </message>
    <message>
        <source>Knighting</source>
        <extracomment>Button at the end of the last scoring: what comes next, behind &quot;Next: &quot;. The winner becomes a knight.</extracomment>
        <translation>Adoubement</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <extracomment>Button in a scoring: what comes next, behind &quot;Next: &quot;. Squires use their Gallantry bonuses.</extracomment>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Button in a scoring: what comes next, behind &quot;Next: &quot;. Squires choose tokens of the Codex.</extracomment>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>Button in a scoring: what comes next, behind &quot;Next: &quot;. Squires exchange coats of arms.</extracomment>
        <translation>Échange</translation>
    </message>
    <message>
        <source>%1; no card %2</source>
        <extracomment>Gallantry with the Bet: %1 is the rank there, &quot;1st, square 4&quot;, %2 &quot;on Jousts&quot;, where the squire has bet.</extracomment>
        <translation>%1&#xa0;; aucune carte %2</translation>
    </message>
    <message numerus="yes">
        <source>loses %n coat(s)</source>
        <extracomment>Charity with the exchange: what a rank costs, when it is scored.</extracomment>
        <translation>
            <numerusform>perd %n&#xa0;Blason</numerusform>
            <numerusform>perd %n&#xa0;Blasons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n coat(s)</source>
        <extracomment>Charity with the exchange: what a rank gives, when it is scored.</extracomment>
        <translation>
            <numerusform>prend %n&#xa0;Blason</numerusform>
            <numerusform>prend %n&#xa0;Blasons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n coat(s)</source>
        <extracomment>Charity with the exchange: what a rank costs, in very little room. The sign is a minus, U+2212.</extracomment>
        <translation>
            <numerusform>−%n&#xa0;Blason</numerusform>
            <numerusform>−%n&#xa0;Blasons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n coat(s)</source>
        <extracomment>Charity with the exchange: what a rank gives, in very little room.</extracomment>
        <translation>
            <numerusform>+%n&#xa0;Blason</numerusform>
            <numerusform>+%n&#xa0;Blasons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Total</source>
        <extracomment>Heading of the column with the sums, in the table of the result</extracomment>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>ScoredHelp</name>
    <message>
        <source>Read about this board</source>
        <extracomment>Button beside the name of a board that is scored: opens the rulebook at its page</extracomment>
        <translation>Lire la règle de ce plateau</translation>
    </message>
</context>
<context>
    <name>ScoringFoot</name>
    <message>
        <source>Close</source>
        <extracomment>Button that leaves out the rest of the walk through the scoring</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Tap anywhere to continue</source>
        <extracomment>In the walk through the scoring, beside the button that goes on</extracomment>
        <translation>Touchez n’importe où pour continuer</translation>
    </message>
</context>
<context>
    <name>SeatForm</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>a person plays this squire</comment>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>the computer plays this squire</comment>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Seat %1 of %2</source>
        <extracomment>Dialog about a seat: the order in which the squires sit round the table; buttons to move it follow</extracomment>
        <translation>Place à la table&#xa0;: %1&#xa0;sur&#xa0;%2</translation>
    </message>
    <message>
        <source>One seat earlier</source>
        <extracomment>The squire sits one place earlier in the order round the table</extracomment>
        <translation>Avancer d’une place</translation>
    </message>
    <message>
        <source>One seat later</source>
        <extracomment>The squire sits one place later in the order round the table</extracomment>
        <translation>Reculer d’une place</translation>
    </message>
    <message>
        <source>Joins with a code and holds the cards on that device. No curtain is needed.</source>
        <extracomment>Remark at the switch &quot;On another device&quot;</extracomment>
        <translation>Rejoint la table avec un code et tient ses cartes sur son appareil. Pas besoin de rideau.</translation>
    </message>
    <message>
        <source>On another device</source>
        <extracomment>Switch in the dialog about a seat: the person plays on a phone or tablet of their own</extracomment>
        <translation>Sur un autre appareil</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Heading in the dialog about a seat, over what a computer likes: Random, Bold, Careful, Collector</extracomment>
        <translation>Style</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Plays random cards; the first player makes its choices.</source>
        <extracomment>Setup page: the squire that nobody owns, in the game Karadoc</extracomment>
        <translation>Ses cartes sont tirées au sort&#xa0;; le premier joueur choisit pour lui.</translation>
    </message>
    <message>
        <source>The neutral squire</source>
        <extracomment>Setup page: the squire that nobody owns, in the game Karadoc</extracomment>
        <translation>L’écuyer neutre</translation>
    </message>
</context>
<context>
    <name>SeatStanding</name>
    <message>
        <source>Return to my seat</source>
        <extracomment>Button: takes the seat again that was left or lost before</extracomment>
        <translation>Retrouver ma place</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <extracomment>Button: back to the first page, as the seat at another device&apos;s table is lost</extracomment>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Show the codes</source>
        <extracomment>Button: shows the codes of the seats that are on other devices</extracomment>
        <translation>Afficher les codes</translation>
    </message>
</context>
<context>
    <name>SeatTexts</name>
    <message>
        <source>Type the code that the table shows for your seat.</source>
        <extracomment>What is wrong with a code that somebody has typed to join a table.</extracomment>
        <translation>Saisissez le code que la table affiche pour votre place.</translation>
    </message>
    <message>
        <source>This is not the code of a seat. Is a letter or a digit wrong?</source>
        <translation>Ce n’est pas le code d’une place. Une lettre ou un chiffre est-il faux&#xa0;?</translation>
    </message>
    <message>
        <source>This device cannot connect securely to others: OpenSSL is missing or too old.</source>
        <extracomment>Why this device cannot join a table.</extracomment>
        <translation>Cet appareil ne peut pas se connecter aux autres de façon sûre&#xa0;: OpenSSL manque ou est trop ancien.</translation>
    </message>
    <message>
        <source>It could not be checked whether the cards were dealt fairly: %1.</source>
        <extracomment>At the end of a game played at another device&apos;s table: %1 is what is wrong, as an English sentence.</extracomment>
        <translation>Impossible de vérifier que la distribution était équitable&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Dealt fairly: nobody could choose the cards. This device has checked it.</source>
        <extracomment>At the end of a game played at another device&apos;s table.</extracomment>
        <translation>Distribution équitable&#xa0;: personne n’a pu choisir les cartes. Cet appareil l’a vérifié.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <extracomment>At a device that joins another one&apos;s table.</extracomment>
        <translation>Recherche de la table…</translation>
    </message>
    <message>
        <source>You are at the table. The cards are dealt once everybody is here.</source>
        <extracomment>At a device that has joined another one&apos;s table.</extracomment>
        <translation>Vous êtes à la table. Les cartes seront distribuées quand tout le monde sera là.</translation>
    </message>
    <message>
        <source>The connection to the table is lost. Looking for it…</source>
        <extracomment>At a device that has joined another one&apos;s table: the connection is lost.</extracomment>
        <translation>La connexion à la table est perdue. Recherche en cours…</translation>
    </message>
    <message>
        <source>The table has another version of Medieval Academy.</source>
        <extracomment>Why a device has left another one&apos;s table.</extracomment>
        <translation>La table a une autre version de Medieval Academy.</translation>
    </message>
    <message>
        <source>Another game is now being played at that table.</source>
        <extracomment>Why a device has left another one&apos;s table.</extracomment>
        <translation>Une autre partie se joue maintenant à cette table.</translation>
    </message>
    <message>
        <source>Somebody took your seat on another device, with the same code.</source>
        <extracomment>Why a device has left another one&apos;s table.</extracomment>
        <translation>Votre place a été prise depuis un autre appareil avec le même code.</translation>
    </message>
    <message>
        <source>The table has taken your seat back.</source>
        <extracomment>Why a device has left another one&apos;s table.</extracomment>
        <translation>La table a repris votre place.</translation>
    </message>
    <message>
        <source>The game was closed at the table. It is saved there.</source>
        <extracomment>Why a device has left another one&apos;s table.</extracomment>
        <translation>La partie a été fermée à la table. Elle y est sauvegardée.</translation>
    </message>
    <message>
        <source>This device and the table do not understand each other (%1).</source>
        <extracomment>Why a device has left another one&apos;s table: %1 is an English sentence for whoever looks into it.</extracomment>
        <translation>Cet appareil et la table ne se comprennent pas (%1).</translation>
    </message>
    <message>
        <source>Both devices have to be on the same network, with the game open at the table. If the table’s address has changed, ask for the code again.</source>
        <extracomment>What to do when a table is not found.</extracomment>
        <translation>Les deux appareils doivent être sur le même réseau, et la partie ouverte à la table. Si l’adresse de la table a changé, redemandez le code.</translation>
    </message>
    <message>
        <source>Update the game on the device that has the older version.</source>
        <extracomment>What to do when two devices have different versions of the program.</extracomment>
        <translation>Mettez le jeu à jour sur l’appareil qui a l’ancienne version.</translation>
    </message>
    <message>
        <source>To keep playing, ask for a new code.</source>
        <extracomment>What to do when a seat was lost.</extracomment>
        <translation>Pour continuer à jouer, demandez un nouveau code.</translation>
    </message>
    <message>
        <source>When it is continued there, you can return to your seat.</source>
        <extracomment>What to do when the table has closed.</extracomment>
        <translation>Quand elle y reprendra, vous retrouverez votre place.</translation>
    </message>
</context>
<context>
    <name>SeatsPage</name>
    <message>
        <source>Seats on other devices</source>
        <extracomment>Title of the page with the codes with which people join from their own phones</extracomment>
        <translation>Places sur d’autres appareils</translation>
    </message>
    <message>
        <source>On the other device, choose “Join a table” and type the code, or scan the picture with its camera. Both devices have to be on the same network.</source>
        <extracomment>Page with the codes with which people join from their own phones; &quot;Join a table&quot; is an entry of the first page</extracomment>
        <translation>Sur l’autre appareil, choisissez «&#xa0;Rejoindre une table&#xa0;» et saisissez le code, ou scannez l’image avec son appareil photo. Les deux appareils doivent être sur le même réseau.</translation>
    </message>
    <message>
        <source>This device deals and knows all cards, but cannot choose them: they come from random numbers of all devices, and each one checks that at the end. Keep a code secret: whoever has it has the seat.</source>
        <extracomment>Page with the codes with which people join from their own phones: whom one trusts</extracomment>
        <translation>Cet appareil distribue et connaît toutes les cartes, mais ne peut pas les choisir&#xa0;: elles viennent de nombres tirés au sort par tous les appareils, et chacun le vérifie à la fin. Gardez les codes secrets&#xa0;: qui en a un prend la place.</translation>
    </message>
    <message>
        <source>New code</source>
        <extracomment>Menu of a seat: whoever had the code before is out</extracomment>
        <translation>Nouveau code</translation>
    </message>
    <message>
        <source>Play on another device</source>
        <extracomment>Menu of a seat: the person plays on a phone or tablet of their own from now on</extracomment>
        <translation>Jouer sur un autre appareil</translation>
    </message>
    <message>
        <source>Play at this device</source>
        <extracomment>Menu of a seat: the person plays at this device from now on</extracomment>
        <translation>Jouer sur cet appareil</translation>
    </message>
    <message>
        <source>Let a computer stand in</source>
        <extracomment>Menu of a seat: a computer plays for the person from now on</extracomment>
        <translation>Laisser jouer l’ordinateur</translation>
    </message>
    <message>
        <source>Players on other devices may ask what the computer would do.</source>
        <extracomment>What &quot;Advice on the other devices&quot; means</extracomment>
        <translation>Sur les autres appareils, les joueurs peuvent demander ce que ferait l’ordinateur.</translation>
    </message>
    <message>
        <source>Advice on the other devices</source>
        <extracomment>Switch on the page with the codes with which people join from their own phones</extracomment>
        <translation>Conseils sur les autres appareils</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>You bet on %1</source>
        <extracomment>%1 is a board.</extracomment>
        <translation>Vous pariez sur&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 bets on %2</source>
        <extracomment>%1 is a squire, %2 a board.</extracomment>
        <translation>%1 parie sur&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 takes the first stack from %2</source>
        <extracomment>Lancelot: %1 takes one of the two stacks that %2 has made.</extracomment>
        <translation>%1 prend à %2 la première pile</translation>
    </message>
    <message>
        <source>%1 takes the second stack from %2</source>
        <extracomment>Lancelot: %1 takes one of the two stacks that %2 has made.</extracomment>
        <translation>%1 prend à %2 la seconde pile</translation>
    </message>
    <message>
        <source>You play %1</source>
        <extracomment>%1 is a card by the board it is played on: &quot;Tournaments 4&quot;.</extracomment>
        <translation>Vous jouez %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <extracomment>%1 is a squire, %2 a card by the board it is played on: &quot;Chloé plays Tournaments 4&quot;.</extracomment>
        <translation>%1 joue %2</translation>
    </message>
    <message>
        <source>You take the Scroll on square %1</source>
        <extracomment>King’s Service: %1 is 6 or 12.</extracomment>
        <translation>Vous prenez le rouleau de la case&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 takes the Scroll on square %2</source>
        <extracomment>King’s Service: %1 is a squire, %2 is 6 or 12.</extracomment>
        <translation>%1 prend le rouleau de la case&#xa0;%2</translation>
    </message>
    <message>
        <source>You look at token %1 of the Codex</source>
        <extracomment>The Secret Codex: %1 is the number of a place.</extracomment>
        <translation>Vous regardez le jeton&#xa0;%1 des Codex</translation>
    </message>
    <message>
        <source>%1 looks at token %2 of the Codex</source>
        <extracomment>The Secret Codex: %1 is a squire, %2 the number of a place.</extracomment>
        <translation>%1 regarde le jeton&#xa0;%2 des Codex</translation>
    </message>
    <message>
        <source>You step back one square on Gallantry</source>
        <translation>Vous reculez d’une case en Galanterie</translation>
    </message>
    <message>
        <source>%1 steps back one square on Gallantry</source>
        <translation>%1 recule d’une case en Galanterie</translation>
    </message>
    <message>
        <source>You win the tie %1</source>
        <extracomment>%1 is &quot;on Jousts&quot;.</extracomment>
        <translation>Vous remportez l’égalité %1</translation>
    </message>
    <message>
        <source>%1 wins the tie %2</source>
        <extracomment>%1 is a squire, %2 is &quot;on Jousts&quot;.</extracomment>
        <translation>%1 remporte l’égalité %2</translation>
    </message>
    <message numerus="yes">
        <source>You are %1 on Gallantry: %n square(s) %2</source>
        <extracomment>Gallantry bonus: %1 is a rank, &quot;2nd&quot;, %2 is &quot;on Quests&quot;. %n squares are moved there.</extracomment>
        <translation>
            <numerusform>Vous êtes&#xa0;%1 en Galanterie&#xa0;: %n&#xa0;case %2</numerusform>
            <numerusform>Vous êtes&#xa0;%1 en Galanterie&#xa0;: %n&#xa0;cases %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2 on Gallantry: %n square(s) %3</source>
        <extracomment>Gallantry bonus: %1 is a squire, %2 a rank, &quot;2nd&quot;, %3 is &quot;on Quests&quot;. %n squares are moved there.</extracomment>
        <translation>
            <numerusform>%1 est&#xa0;%2 en Galanterie&#xa0;: %n&#xa0;case %3</numerusform>
            <numerusform>%1 est&#xa0;%2 en Galanterie&#xa0;: %n&#xa0;cases %3</numerusform>
        </translation>
    </message>
    <message>
        <source>You take token %1</source>
        <extracomment>The Secret Codex: %1 is the number of a place.</extracomment>
        <translation>Vous prenez le jeton&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 takes token %2</source>
        <extracomment>The Secret Codex: %1 is a squire, %2 the number of a place.</extracomment>
        <translation>%1 prend le jeton&#xa0;%2</translation>
    </message>
    <message>
        <source>You give back a 0</source>
        <extracomment>The Secret Codex: the token was worth nothing.</extracomment>
        <translation>Vous rendez un&#xa0;0</translation>
    </message>
    <message>
        <source>%1 gives back a 0</source>
        <translation>%1 rend un&#xa0;0</translation>
    </message>
    <message numerus="yes">
        <source>You exchange coats with %1 and take %n</source>
        <extracomment>Charity: %1 is a squire. %n coats are taken for a penalty.</extracomment>
        <translation>
            <numerusform>Vous échangez des Blasons avec %1 et en prenez&#xa0;%n</numerusform>
            <numerusform>Vous échangez des Blasons avec %1 et en prenez&#xa0;%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges coats with %2 and takes %n</source>
        <extracomment>Charity: %1 and %2 are squires. %n coats are taken by the first one for a penalty.</extracomment>
        <translation>
            <numerusform>%1 échange des Blasons avec %2 et en prend&#xa0;%n</numerusform>
            <numerusform>%1 échange des Blasons avec %2 et en prend&#xa0;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 begins</source>
        <extracomment>%1 is the number of the turn, I to VI.</extracomment>
        <translation>Le tour&#xa0;%1 commence</translation>
    </message>
    <message>
        <source>The cards pass to the left</source>
        <translation>Les cartes passent à gauche</translation>
    </message>
    <message>
        <source>The cards pass to the right</source>
        <translation>Les cartes passent à droite</translation>
    </message>
    <message>
        <source>The four stacks are shown</source>
        <extracomment>Lancelot.</extracomment>
        <translation>Les quatre piles sont dévoilées</translation>
    </message>
    <message>
        <source>The tokens of the Secret Codex are shown</source>
        <translation>Les jetons des Codex sont dévoilés</translation>
    </message>
    <message>
        <source>Excalibur passes to you</source>
        <translation>Excalibur passe entre vos mains</translation>
    </message>
    <message>
        <source>Excalibur passes to %1</source>
        <translation>Excalibur passe à %1</translation>
    </message>
    <message>
        <source>%1: the discs go back to square 0</source>
        <extracomment>%1 is a board.</extracomment>
        <translation>%1&#xa0;: les pions reviennent à la case&#xa0;0</translation>
    </message>
    <message>
        <source>Both Scrolls are back on King’s Service</source>
        <translation>Les deux rouleaux sont de retour au Service du Roi</translation>
    </message>
    <message>
        <source>The game is over</source>
        <comment>chronicle</comment>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>You hold Excalibur</source>
        <translation>Vous détenez Excalibur</translation>
    </message>
    <message>
        <source>%1 holds Excalibur</source>
        <translation>%1 détient Excalibur</translation>
    </message>
    <message>
        <source>the disc stays where it is</source>
        <extracomment>A card or bonus that moved nothing, because the disc stands on the last square or the bonus was nothing.</extracomment>
        <translation>le pion reste où il est</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>square and rank</comment>
        <extracomment>Where a disc has come to: %1 is &quot;square 10&quot;, %2 its rank there, &quot;1st&quot;.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Turn %1 · Cards</source>
        <extracomment>Heading: %1 is the number of the turn, I to VI.</extracomment>
        <translation>Tour&#xa0;%1 · Cartes</translation>
    </message>
    <message>
        <source>Turn %1 · Play</source>
        <extracomment>Heading: %1 is the number of the turn, I to VI.</extracomment>
        <translation>Tour&#xa0;%1 · Jeu</translation>
    </message>
    <message>
        <source>Turn %1 · Scoring</source>
        <extracomment>Heading: %1 is the number of the turn, I to VI.</extracomment>
        <translation>Tour&#xa0;%1 · Décompte</translation>
    </message>
    <message numerus="yes">
        <source>%1, bonus of %n</source>
        <extracomment>A Gallantry bonus: %1 is a board. %n squares are moved there.</extracomment>
        <translation>
            <numerusform>%1, bonus de %n&#xa0;case</numerusform>
            <numerusform>%1, bonus de %n&#xa0;cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card and square</comment>
        <extracomment>What a squire has done: %1 is &quot;King’s Service 3&quot;, %2 where its disc stands, &quot;square 6&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The Cup stands in the centre</source>
        <translation>La Coupe est au centre</translation>
    </message>
    <message numerus="yes">
        <source>The Cup is %n square(s) from the centre, on the White Knight’s side</source>
        <extracomment>The Cup on its track: %n is how far from the centre.</extracomment>
        <translation>
            <numerusform>La Coupe est à %n&#xa0;case du centre, côté Chevalier Blanc</numerusform>
            <numerusform>La Coupe est à %n&#xa0;cases du centre, côté Chevalier Blanc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Cup is %n square(s) from the centre, on the Black Knight’s side</source>
        <extracomment>The Cup on its track: %n is how far from the centre.</extracomment>
        <translation>
            <numerusform>La Coupe est à %n&#xa0;case du centre, côté Chevalier Noir</numerusform>
            <numerusform>La Coupe est à %n&#xa0;cases du centre, côté Chevalier Noir</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The only human at this device, before what that person gets: &quot;You: 2nd on Jousts&quot;, &quot;You: 2nd&quot;</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>since</comment>
        <extracomment>Spoken: %1 is a squire, %2 what it has done since one&apos;s last turn, &quot;Tournaments 4, 1st&quot;.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The last decision is undone.</source>
        <extracomment>Undo, where it is not told what the decision was.</extracomment>
        <translation>La dernière décision est annulée.</translation>
    </message>
    <message>
        <source>Undone: “%1”, and everything since.</source>
        <extracomment>Undo: %1 is a decision, &quot;Play Swords 4 on Jousts&quot;. The computers have played since.</extracomment>
        <translation>Annulé&#xa0;: «&#xa0;%1&#xa0;», et tout ce qui a suivi.</translation>
    </message>
    <message>
        <source>Undone: “%1”.</source>
        <extracomment>Undo: %1 is a decision, &quot;Play Swords 4 on Jousts&quot;.</extracomment>
        <translation>Annulé&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A new game starts from here. The finished one stays among your saved games.</source>
        <extracomment>Said when a new game begins from a moment of a game that is over.</extracomment>
        <translation>Une nouvelle partie commence à partir d’ici. La partie terminée reste parmi vos parties sauvegardées.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card and rank</comment>
        <extracomment>What a squire has done, which others may have changed since: %1 is &quot;Tournaments 4&quot;, %2 the rank this gave it, &quot;1st&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points</comment>
        <extracomment>%1 is who gets points and why, &quot;Chloé: 2nd on Jousts&quot;, %2 the points, &quot;+2&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>coat</comment>
        <extracomment>%1 is a squire or &quot;You&quot;, %2 why it gets a coat, &quot;2nd on Jousts&quot;, &quot;2nd&quot;.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, no bonus</source>
        <extracomment>A Gallantry bonus that moves nothing: %1 is a board.</extracomment>
        <translation>%1, sans bonus</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>The settings cannot be read. Until you close the game, it uses the original settings, and your changes are not kept.</source>
        <extracomment>Said on the first page.</extracomment>
        <translation>Les réglages sont illisibles. Jusqu’à sa fermeture, le jeu utilise les réglages d’origine, et vos changements ne sont pas conservés.</translation>
    </message>
    <message>
        <source>The file with your settings was damaged. It is now called “%1”, and a new one has been started.</source>
        <extracomment>Said on the first page; %1 is the name of a file.</extracomment>
        <translation>Le fichier de vos réglages était endommagé. Il s’appelle désormais «&#xa0;%1&#xa0;», et un nouveau fichier a été créé.</translation>
    </message>
    <message>
        <source>The settings here come from a newer version of the game. They stay as they are; changes are not kept.</source>
        <extracomment>Said on the first page.</extracomment>
        <translation>Les réglages présents ici viennent d’une version plus récente du jeu. Ils restent tels quels&#xa0;; les changements ne sont pas conservés.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <extracomment>Title of the page of settings</extracomment>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>SetupFoot</name>
    <message>
        <source>Begin</source>
        <extracomment>Golden button: the game begins</extracomment>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>New game</source>
        <extracomment>Title of the page on which a game is prepared</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Your choices are kept for next time.</source>
        <extracomment>At the foot of the page on which a game is prepared</extracomment>
        <translation>Vos choix sont retenus pour la prochaine fois.</translation>
    </message>
    <message>
        <source>The squires</source>
        <extracomment>Heading on the page on which a game is prepared: who plays</extracomment>
        <translation>Les écuyers</translation>
    </message>
    <message>
        <source>The rules</source>
        <extracomment>Heading on the page on which a game is prepared: by which rules</extracomment>
        <translation>Les règles</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <extracomment>Button of the page on which a game is prepared: opens the rulebook</extracomment>
        <translation>Livre de règles</translation>
    </message>
</context>
<context>
    <name>SheetGrip</name>
    <message>
        <source>Show the hand</source>
        <extracomment>For screen readers: the grip of the sheet with one&apos;s hand of cards, which is pulled down</extracomment>
        <translation>Montrer la main</translation>
    </message>
    <message>
        <source>Hide the hand</source>
        <extracomment>For screen readers: the grip of the sheet with one&apos;s hand of cards</extracomment>
        <translation>Masquer la main</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard</source>
        <extracomment>Title of the list of keys</extracomment>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>A game controller works too, if the device turns its buttons into arrow keys, Enter and Escape.</source>
        <extracomment>Below the list of keys</extracomment>
        <translation>Une manette convient aussi, si l’appareil en traduit les boutons en flèches, Entrée et Échap.</translation>
    </message>
</context>
<context>
    <name>SkipButton</name>
    <message>
        <source>Skip</source>
        <extracomment>Button that shows the rest of what the others do at once. On a phone with very little room</extracomment>
        <translation>Passer</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>last, on %1</source>
        <extracomment>Spoken: where a disc stands; %1 is &quot;square 0&quot;, where discs are last.</extracomment>
        <translation>dernier, %1</translation>
    </message>
    <message>
        <source>%1 of %2 on %3</source>
        <extracomment>Spoken: %1 is a rank in words, &quot;second&quot;, %2 how many squires there are, &quot;four&quot;, %3 &quot;square 7&quot;.</extracomment>
        <translation>%1 sur %2, %3</translation>
    </message>
    <message>
        <source>under %1</source>
        <extracomment>Spoken: the disc lies under the disc of %1.</extracomment>
        <translation>sous %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 behind %2</source>
        <extracomment>Spoken: %1 is a number of squares in words, %2 the squire before.</extracomment>
        <translation>
            <numerusform>%1&#xa0;case derrière %2</numerusform>
            <numerusform>%1&#xa0;cases derrière %2</numerusform>
        </translation>
    </message>
    <message>
        <source>on top of %1</source>
        <extracomment>Spoken: the disc lies on top of the disc of %1.</extracomment>
        <translation>par-dessus %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 ahead of %2</source>
        <extracomment>Spoken: %1 is a number of squares in words, %2 the squire behind.</extracomment>
        <translation>
            <numerusform>%1&#xa0;case devant %2</numerusform>
            <numerusform>%1&#xa0;cases devant %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you are %2.</source>
        <extracomment>Spoken: %1 is a board, %2 &quot;last, on square 0&quot;.</extracomment>
        <translation>%1&#xa0;: vous êtes %2.</translation>
    </message>
    <message>
        <source>%1: %2 is %3.</source>
        <translation>%1&#xa0;: %2 est %3.</translation>
    </message>
    <message>
        <source>%1: you are %2, %3.</source>
        <extracomment>Spoken: %1 is a board, %2 &quot;second of four on square 7&quot;, %3 &quot;one behind Ana&quot;.</extracomment>
        <translation>%1&#xa0;: vous êtes %2, %3.</translation>
    </message>
    <message>
        <source>%1: %2 is %3, %4.</source>
        <translation>%1&#xa0;: %2 est %3, %4.</translation>
    </message>
    <message>
        <source>If scored now: %1.</source>
        <extracomment>Spoken: %1 is what the rank pays, &quot;+2&quot;.</extracomment>
        <translation>Si l’on décomptait maintenant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>Spoken: %1 is a board, %2 the places of all squires.</extracomment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Scores this turn.</source>
        <extracomment>Spoken, of a board.</extracomment>
        <translation>Décompté ce tour-ci.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>disc</comment>
        <extracomment>Spoken: %1 is a squire, %2 &quot;second of four on square 7&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>to bet</source>
        <extracomment>Under the name of a squire.</extracomment>
        <translation>doit parier</translation>
    </message>
    <message>
        <source>has bet</source>
        <extracomment>Under the name of a squire.</extracomment>
        <translation>a parié</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>has chosen</source>
        <extracomment>Under the name of a squire that has chosen its cards and waits for the others.</extracomment>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>choisit</translation>
    </message>
    <message>
        <source>to play</source>
        <extracomment>Under the name of a squire whose turn it is.</extracomment>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>has played</source>
        <translation>a joué</translation>
    </message>
    <message>
        <source>decides</source>
        <extracomment>Under the name of a squire that has something to decide in the scoring.</extracomment>
        <translation>décide</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>squire</comment>
        <extracomment>Spoken, of a squire: %1 is its name, %2 its colour, in Lancelot and Karadoc also part of the name.</extracomment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>status</comment>
        <extracomment>Spoken: %1 is &quot;waits&quot;, &quot;has played&quot; and the like.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Holds Excalibur.</source>
        <extracomment>Spoken, of a squire: it plays first.</extracomment>
        <translation>Détient Excalibur.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <extracomment>Spoken, of a squire: cards in hand.</extracomment>
        <translation>
            <numerusform>%n&#xa0;carte en main.</numerusform>
            <numerusform>%n&#xa0;cartes en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms.</source>
        <extracomment>Spoken, of a squire: coats of arms held.</extracomment>
        <translation>
            <numerusform>%n&#xa0;Blason.</numerusform>
            <numerusform>%n&#xa0;Blasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points.</source>
        <extracomment>Spoken, of a squire: Chivalry Points; %1 is a number.</extracomment>
        <translation>
            <numerusform>%1&#xa0;point.</numerusform>
            <numerusform>%1&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Has bet on %1.</source>
        <extracomment>Spoken, of a squire: %1 is a board.</extracomment>
        <translation>A parié sur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Played: %1.</source>
        <extracomment>Spoken, of a squire: %1 are the cards it has played this turn.</extracomment>
        <translation>A joué&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <extracomment>Spoken, of a card in the hand: %1 is its name.</extracomment>
        <translation>%1, choisie</translation>
    </message>
    <message>
        <source>Token %1.</source>
        <extracomment>Spoken: a place of the Secret Codex; %1 is its number.</extracomment>
        <translation>Jeton&#xa0;%1.</translation>
    </message>
    <message>
        <source>You know the token: %1.</source>
        <extracomment>Spoken: the value of a token of the Codex that one may know.</extracomment>
        <translation>Vous connaissez le jeton&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Taken by %1.</source>
        <extracomment>Spoken: the token of this place belongs to %1 now.</extracomment>
        <translation>Pris par %1.</translation>
    </message>
    <message>
        <source>Looked at by %1.</source>
        <extracomment>Spoken: %1 are those who have looked at the token of this place.</extracomment>
        <translation>Regardé par %1.</translation>
    </message>
    <message numerus="yes">
        <source>If scored now: %n square(s).</source>
        <extracomment>Spoken: the Gallantry bonus.</extracomment>
        <translation>
            <numerusform>Si l’on décomptait maintenant&#xa0;: %n&#xa0;case.</numerusform>
            <numerusform>Si l’on décomptait maintenant&#xa0;: %n&#xa0;cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are %1.</source>
        <extracomment>Beside a large board: %1 is &quot;second of four on square 7, one behind Ana&quot;.</extracomment>
        <translation>Vous êtes %1.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <extracomment>Beside a large board: %1 is a squire, %2 &quot;second of four on square 7, one behind Ana&quot;.</extracomment>
        <translation>%1 est %2.</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <extracomment>Explains the marks beside a board: %1 is &quot;Scores every turn&quot;, %2 &quot;Back to square 0 after …&quot;, %3 a sentence of what it pays</extracomment>
        <translation>%1. %2. %3</translation>
    </message>
    <message>
        <source>Excalibur: plays first this turn.</source>
        <extracomment>Explains the sword beside a squire.</extracomment>
        <translation>Excalibur&#xa0;: joue en premier ce tour-ci.</translation>
    </message>
    <message>
        <source>Coats of arms stay face down until the end.</source>
        <extracomment>Explains the coats of arms of a squire, of which only the number is known.</extracomment>
        <translation>Les Blasons restent face cachée jusqu’à la fin.</translation>
    </message>
    <message numerus="yes">
        <source>Moves your disc %n square(s) %1 or %2.</source>
        <extracomment>Explains a card: %1 is &quot;on Jousts&quot;, %2 &quot;on Tournaments&quot;.</extracomment>
        <translation>
            <numerusform>Avance votre pion de %n&#xa0;case %1 ou %2.</numerusform>
            <numerusform>Avance votre pion de %n&#xa0;cases %1 ou %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves your disc %n square(s) %1.</source>
        <extracomment>Explains a card: %1 is &quot;on Quests&quot;.</extracomment>
        <translation>
            <numerusform>Avance votre pion de %n&#xa0;case %1.</numerusform>
            <numerusform>Avance votre pion de %n&#xa0;cases %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in turn %2</source>
        <extracomment>Spoken: %1 is a board, %2 the number of the turn in which it scores next, 1 to 6.</extracomment>
        <translation>%1 au tour&#xa0;%2</translation>
    </message>
    <message>
        <source>Scores this turn: %1.</source>
        <extracomment>Spoken: %1 are the boards that are scored at the end of this turn.</extracomment>
        <translation>Décomptés ce tour-ci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Then back to square 0: %1.</source>
        <extracomment>Spoken: %1 are the boards whose discs go back to square 0 after this turn&apos;s scoring.</extracomment>
        <translation>Puis retour à la case&#xa0;0&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Later: %1.</source>
        <extracomment>Spoken: %1 are boards, each with the turn in which it scores next.</extracomment>
        <translation>Plus tard&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <extracomment>Spoken, of a board that somebody has chosen and not yet confirmed.</extracomment>
        <translation>Choisi.</translation>
    </message>
    <message>
        <source>You can choose it.</source>
        <extracomment>Spoken, of a board that may be chosen now.</extracomment>
        <translation>Vous pouvez le choisir.</translation>
    </message>
    <message>
        <source>Turn %1 begins</source>
        <extracomment>Spoken: %1 is the number of the turn, 1 to 6.</extracomment>
        <translation>Le tour&#xa0;%1 commence</translation>
    </message>
    <message>
        <source>looks</source>
        <extracomment>Under the name of a squire that has played an Education card, and looks at a token of the Codex.</extracomment>
        <translation>regarde</translation>
    </message>
    <message>
        <source>Knights of the Academy: %1, %2</source>
        <extracomment>Spoken: the game is over; %1 are several winners, as &quot;Ana and Bruno&quot;, %2 is &quot;36 Chivalry Points&quot;.</extracomment>
        <translation>Chevaliers de l’Académie&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Knight of the Academy: %1, %2</source>
        <extracomment>Spoken: the game is over; %1 is the winner, %2 is &quot;36 Chivalry Points&quot;.</extracomment>
        <translation>Chevalier de l’Académie&#xa0;: %1, %2</translation>
    </message>
</context>
<context>
    <name>SplitGroup</name>
    <message>
        <source>First stack</source>
        <extracomment>Lancelot: heading of the first of the two stacks a player makes of six cards</extracomment>
        <translation>Première pile</translation>
    </message>
    <message>
        <source>Second stack</source>
        <extracomment>Lancelot: heading of the second of the two stacks a player makes of six cards</extracomment>
        <translation>Seconde pile</translation>
    </message>
    <message>
        <source>I</source>
        <extracomment>Lancelot, very little room: numeral of the first of the two stacks a player makes of six cards</extracomment>
        <translation>I</translation>
    </message>
    <message>
        <source>II</source>
        <extracomment>Lancelot, very little room: numeral of the second of the two stacks a player makes of six cards</extracomment>
        <translation>II</translation>
    </message>
</context>
<context>
    <name>SquireDetails</name>
    <message>
        <source>Close</source>
        <extracomment>Button that closes what is told about a squire</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Played this turn</source>
        <extracomment>Heading of the cards a squire has played this turn</extracomment>
        <translation>Joué ce tour-ci</translation>
    </message>
    <message>
        <source>Coats of arms</source>
        <extracomment>Heading of the coats of arms a squire holds</extracomment>
        <translation>Blasons</translation>
    </message>
    <message>
        <source>Coats of arms: %1</source>
        <extracomment>Heading of the coats of arms a squire holds; %1 is their sum</extracomment>
        <translation>Blasons&#xa0;: %1</translation>
    </message>
    <message>
        <source>On the boards</source>
        <extracomment>Heading of a squire’s rank on each of the boards, and of what it would get if they were scored now</extracomment>
        <translation>Sur les plateaux</translation>
    </message>
</context>
<context>
    <name>SquirePanel</name>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <extracomment>On one&apos;s own plate: Chivalry Points so far; %1 is a number with its sign</extracomment>
        <translation>
            <numerusform>%1&#xa0;point</numerusform>
            <numerusform>%1&#xa0;points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartEntries</name>
    <message>
        <source>Who plays, and with&#xa0;which&#xa0;rules</source>
        <extracomment>Remark at the entry &quot;New game&quot; of the first page</extracomment>
        <translation>Qui joue, et avec quelles règles</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>Entry of the first page</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <extracomment>Remark at the entry &quot;Saved games&quot; of the first page</extracomment>
        <translation>Reprendre là où vous en étiez</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>Entry of the first page</extracomment>
        <translation>Parties sauvegardées</translation>
    </message>
    <message>
        <source>Language, colours, speed, sound</source>
        <extracomment>Remark at the entry &quot;Settings&quot; of the first page</extracomment>
        <translation>Langue, couleurs, vitesse, son</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Entry of the first page</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Who has been knighted</source>
        <extracomment>Remark at the entry &quot;Results&quot; of the first page, while nobody has won</extracomment>
        <translation>Qui a été adoubé</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Entry of the first page</extracomment>
        <translation>Palmarès</translation>
    </message>
    <message>
        <source>Every rule, with playable&#xa0;examples</source>
        <extracomment>Remark at the entry &quot;Rulebook&quot; of the first page</extracomment>
        <translation>Toutes les règles, exemples à jouer</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <extracomment>Entry of the first page</extracomment>
        <translation>Livre de règles</translation>
    </message>
    <message>
        <source>Lessons at the table, rule&#xa0;by&#xa0;rule</source>
        <extracomment>Remark at the entry &quot;Learn&quot; of the first page</extracomment>
        <translation>Des leçons à la table, règle&#xa0;par&#xa0;règle</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>Entry of the first page</extracomment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Your hand here, the&#xa0;boards&#xa0;elsewhere</source>
        <extracomment>Remark at the entry &quot;Join a table&quot; of the first page</extracomment>
        <translation>Votre main ici, les plateaux ailleurs</translation>
    </message>
    <message>
        <source>Join a table</source>
        <extracomment>Entry of the first page: play at a table that is shown on another device</extracomment>
        <translation>Rejoindre une table</translation>
    </message>
    <message>
        <source>Unofficial, after Nicolas&#xa0;Poncin’s game</source>
        <extracomment>Remark at the entry &quot;About&quot; of the first page</extracomment>
        <translation>Non officiel, d’après Nicolas&#xa0;Poncin</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>At the foot of the first page: whose game this is, who made what</extracomment>
        <translation>À propos</translation>
    </message>
</context>
<context>
    <name>StartFoot</name>
    <message>
        <source>An unofficial, free version of Nicolas Poncin’s game, with its own drawings.</source>
        <extracomment>At the foot of the first page</extracomment>
        <translation>Une version non officielle et libre du jeu de Nicolas Poncin, avec ses propres dessins.</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>At the foot of the first page: whose game this is, who made what</extracomment>
        <translation>À propos</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Return to the table</source>
        <extracomment>Golden button of the first page: go on with the latest game, or begin one</extracomment>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>One tap and the cards are dealt.</source>
        <translation>Touchez, et les cartes sont distribuées.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Heading of the plate on the first page</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>To the table!</source>
        <translation>À vous de jouer&#xa0;!</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Learn in five minutes</source>
        <extracomment>Golden button of the first page where nothing has been played yet: the first lesson</extracomment>
        <translation>Apprendre en cinq minutes</translation>
    </message>
    <message>
        <source>New here? The first lesson is a turn at the table.</source>
        <extracomment>First page, where nothing has been played yet</extracomment>
        <translation>Première partie&#xa0;? La première leçon vous fait jouer un tour.</translation>
    </message>
    <message>
        <source>Welcome, squire!</source>
        <translation>Bienvenue, écuyer&#xa0;!</translation>
    </message>
</context>
<context>
    <name>StartTitle</name>
    <message>
        <source>Two to five players, seven disciplines, six turns</source>
        <extracomment>Under the name of the game on the first page</extracomment>
        <translation>Deux à cinq joueurs, sept disciplines, six tours</translation>
    </message>
</context>
<context>
    <name>StyleTexts</name>
    <message>
        <source>Random</source>
        <comment>style</comment>
        <extracomment>What a computer player likes: chance decides.</extracomment>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>Drawn as the game begins. All are equally strong.</source>
        <comment>style</comment>
        <translation>Au début de la partie. Tous les styles se valent.</translation>
    </message>
    <message>
        <source>Bold</source>
        <comment>style</comment>
        <translation>Téméraire</translation>
    </message>
    <message>
        <source>Loves Jousts and Tournaments.</source>
        <comment>style</comment>
        <translation>Ne jure que par les Joutes et les Tournois.</translation>
    </message>
    <message>
        <source>Careful</source>
        <comment>style</comment>
        <translation>Sage</translation>
    </message>
    <message>
        <source>Never wants to be last on Education or Charity.</source>
        <comment>style</comment>
        <translation>Ne veut jamais être à la traîne aux Études ni en Charité.</translation>
    </message>
    <message>
        <source>Collector</source>
        <comment>style</comment>
        <translation>Économe</translation>
    </message>
    <message>
        <source>Gathers points on King’s Service and Quests.</source>
        <comment>style</comment>
        <translation>Amasse des points au Service du Roi et aux Quêtes.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>character</comment>
        <extracomment>A computer player: %1 is its level, &quot;Falconer&quot;, %2 what it likes, &quot;Bold&quot;.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 the %2 loves the lists: wherever lances break, look there first.</source>
        <extracomment>First lines of the chronicle, in its tone: %1 is a computer player, %2 its level. &quot;Enide the Falconer loves …&quot;</extracomment>
        <translation>%1 (%2) ne rêve que de lices&#xa0;: partout où se brisent des lances, attendez-vous à sa venue.</translation>
    </message>
    <message>
        <source>%1 the %2 would never come last: no lesson is missed, no alms forgotten.</source>
        <extracomment>First lines of the chronicle, in its tone: %1 is a computer player, %2 its level. &quot;Enide the Falconer would …&quot;</extracomment>
        <translation>%1 (%2) ne veut jamais finir au dernier rang&#xa0;: pas une leçon manquée, pas une aumône oubliée.</translation>
    </message>
    <message>
        <source>%1 the %2 gathers with patience, in the King’s service and on many a quest: it all adds up.</source>
        <extracomment>First lines of the chronicle, in its tone: %1 is a computer player, %2 its level. &quot;Enide the Falconer gathers …&quot;</extracomment>
        <translation>%1 (%2) amasse avec patience, au service du roi comme au fil des quêtes&#xa0;: à la fin, tout compte.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Menu</source>
        <extracomment>Button that opens the menu of the running game</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button that takes the last decision back</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <extracomment>Button that opens the list of all that has happened</extracomment>
        <translation>Chronique</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Button that asks the computer&apos;s best player what it would do</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <extracomment>Button that opens the rulebook at what is asked now</extracomment>
        <translation>Livre de règles</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Undo</source>
        <extracomment>Entry of the game&apos;s menu: takes the last decision back</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <extracomment>Entry of the game&apos;s menu: shows the rest of what is going on at once</extracomment>
        <translation>Passer à mon tour</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Entry of the game&apos;s menu</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <extracomment>Entry of the game&apos;s menu: back to the first page; the game stays saved</extracomment>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>See the last scoring again</source>
        <extracomment>Entry of the game&apos;s menu: shows the walk through the last scoring once more</extracomment>
        <translation>Revoir le dernier décompte</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <extracomment>Entry of the game&apos;s menu: opens the rulebook at what is asked now</extracomment>
        <translation>Livre de règles</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <extracomment>Entry of the game&apos;s menu: opens the list of keys</extracomment>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Seats on other devices</source>
        <extracomment>Entry of the game&apos;s menu: codes with which people join from their own phones</extracomment>
        <translation>Places sur d’autres appareils</translation>
    </message>
    <message>
        <source>See again what the others did</source>
        <extracomment>Entry of the game&apos;s menu: what the others have done since one&apos;s last turn is shown again, step by step</extracomment>
        <translation>Revoir ce que les autres ont joué</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>Passing the device</source>
        <extracomment>Heading in the settings: how several people share one device</extracomment>
        <translation>Passer l’appareil</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <extracomment>Setting: how the curtain between two people is opened</extracomment>
        <translation>Maintenir pour voir</translation>
    </message>
    <message>
        <source>Tap to look</source>
        <extracomment>Setting: how the curtain between two people is opened</extracomment>
        <translation>Toucher pour voir</translation>
    </message>
    <message>
        <source>Everybody sees all hands. Useful for teaching the game.</source>
        <extracomment>What &quot;No curtain&quot; means</extracomment>
        <translation>Chacun voit toutes les mains. Utile pour expliquer le jeu.</translation>
    </message>
    <message>
        <source>No curtain</source>
        <extracomment>Setting: there is no curtain between two people</extracomment>
        <translation>Sans rideau</translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>Heading in the settings</extracomment>
        <translation>À la table</translation>
    </message>
    <message>
        <source>The table turns towards whoever decides.</source>
        <extracomment>What &quot;Round the table&quot; means</extracomment>
        <translation>La table se tourne vers qui doit décider.</translation>
    </message>
    <message>
        <source>Round the table</source>
        <extracomment>Switch in the settings</extracomment>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>Shows everybody’s Chivalry Points, even with hidden scores.</source>
        <extracomment>What &quot;Open scores&quot; means</extracomment>
        <translation>Montre les points de chacun, même avec des scores cachés.</translation>
    </message>
    <message>
        <source>Open scores</source>
        <extracomment>Switch in the settings</extracomment>
        <translation>Scores visibles</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>Heading in the settings: how loud the sounds are</extracomment>
        <translation>Son</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sound</comment>
        <extracomment>How loud the sounds of the game are</extracomment>
        <translation>Coupé</translation>
    </message>
    <message>
        <source>Soft</source>
        <comment>sound</comment>
        <translation>Doux</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>sound</comment>
        <translation>Fort</translation>
    </message>
    <message>
        <source>The curtain stays open while a finger is on the screen. Play with another finger.</source>
        <extracomment>What &quot;Hold to look&quot; means</extracomment>
        <translation>Le rideau reste ouvert tant qu’un doigt est posé sur l’écran. Jouez avec un autre doigt.</translation>
    </message>
    <message>
        <source>One tap opens the curtain. It stays open until you have decided.</source>
        <extracomment>What &quot;Tap to look&quot; means</extracomment>
        <translation>Un toucher ouvre le rideau. Il reste ouvert jusqu’à votre décision.</translation>
    </message>
    <message>
        <source>Undo against computers</source>
        <extracomment>Switch in the settings: how far a decision can be taken back by a person who plays alone</extracomment>
        <translation>Annuler face aux ordinateurs</translation>
    </message>
    <message>
        <source>Short explanations when something happens for the first time. They stop after three games.</source>
        <extracomment>What &quot;Hints&quot; means</extracomment>
        <translation>De courtes explications quand quelque chose arrive pour la première fois. Elles cessent après trois parties.</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Switch in the settings: remarks in the first games</extracomment>
        <translation>Astuces</translation>
    </message>
    <message>
        <source>When you play alone, Undo also undoes what the computers have done since your last decision. Use it again to go further back, as far as the first decision of the turn. The result then says “%1”.</source>
        <extracomment>What &quot;Undo against computers&quot; means; %1 is &quot;A game with undone moves&quot;</extracomment>
        <translation>Face aux seuls ordinateurs, Annuler efface aussi ce qu’ils ont fait depuis votre dernière décision. Recommencez pour remonter plus loin, jusqu’à la première décision du tour. Le résultat porte alors la mention «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>TincturePicker</name>
    <message>
        <source>Azure, blue with a star</source>
        <extracomment>The five colours of squires, by their heraldic names</extracomment>
        <translation>Azur, bleu à l’étoile</translation>
    </message>
    <message>
        <source>Vert, green with a trefoil</source>
        <translation>Sinople, vert au trèfle</translation>
    </message>
    <message>
        <source>Or, yellow with a tower</source>
        <translation>Or, jaune à la tour</translation>
    </message>
    <message>
        <source>Gules, red with a fleur-de-lis</source>
        <translation>Gueules, rouge à la fleur de lis</translation>
    </message>
    <message>
        <source>Sable, black with a moon</source>
        <translation>Sable, noir à la lune</translation>
    </message>
</context>
<context>
    <name>TurnOutlook</name>
    <message>
        <source>Scores this turn</source>
        <extracomment>Heading of the emblems of the boards that are scored at the end of this turn</extracomment>
        <translation>Décomptés ce tour-ci</translation>
    </message>
    <message>
        <source>Then back to 0</source>
        <extracomment>Heading of the emblems of the boards whose discs go back to square 0 after this turn&apos;s scoring</extracomment>
        <translation>Puis retour à 0</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>Heading of the emblems of the boards that are not scored this turn, each with the turn when it will be: &quot;VI&quot;</extracomment>
        <translation>Plus tard</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <extracomment>Button beside &quot;Removed: Ana and Bruno&quot;</extracomment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>academy::model::Announcer</name>
    <message>
        <source>Pass the device to %1</source>
        <extracomment>Spoken: the tablet goes to the next person; %1 is a name.</extracomment>
        <translation>Passez l’appareil à %1</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier event(s) in the chronicle</source>
        <extracomment>Spoken, before the latest of many things that have happened at once. %n other ones are told by the chronicle alone.</extracomment>
        <translation>
            <numerusform>%n&#xa0;autre événement dans la chronique</numerusform>
            <numerusform>%n&#xa0;autres événements dans la chronique</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>academy::model::Door</name>
    <message>
        <source>This device cannot connect securely to others: OpenSSL is missing or too old.</source>
        <extracomment>Why no other device can join the table.</extracomment>
        <translation>Cet appareil ne peut pas se connecter aux autres de façon sûre&#xa0;: OpenSSL manque ou est trop ancien.</translation>
    </message>
    <message>
        <source>No other device can join: %1</source>
        <extracomment>Why no other device can join the table: %1 is what the system says.</extracomment>
        <translation>Aucun autre appareil ne peut rejoindre la table&#xa0;: %1</translation>
    </message>
    <message>
        <source>This device is not on a network. Connect it to the same Wi-Fi as the other devices.</source>
        <extracomment>Why no other device can join the table.</extracomment>
        <translation>Cet appareil n’est sur aucun réseau. Connectez-le au même Wi-Fi que les autres.</translation>
    </message>
</context>
<context>
    <name>academy::model::FinishedGames</name>
    <message>
        <source>Deleted player</source>
        <extracomment>In the results: a player whose results were deleted, but not those of the others in the same game.</extracomment>
        <translation>Joueur effacé</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %3 point(s)</source>
        <extracomment>In the list of one person’s games: %1 is the place, &quot;2nd&quot;, %2 the number of players, %3 the points.</extracomment>
        <translation>
            <numerusform>%1 sur %2&#xa0;: %3&#xa0;point</numerusform>
            <numerusform>%1 sur %2&#xa0;: %3&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s)</source>
        <extracomment>In the list of finished games: %1 is whoever has won, %2 the points.</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %2&#xa0;point</numerusform>
            <numerusform>%1&#xa0;: %2&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variation(s)</source>
        <extracomment>How many variations a game was played with, in the list of finished games.</extracomment>
        <translation>
            <numerusform>une variante</numerusform>
            <numerusform>%n&#xa0;variantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Victoire&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. %2. %3.</source>
        <extracomment>Spoken: a finished game: %1 is when, %2 who has won, %3 the others with their points.</extracomment>
        <translation>%1. %2. %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player and points</comment>
        <extracomment>In the list of finished games: %1 is a player who has not won, %2 the points, &quot;Yvain: 31&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>academy::model::GameFigures</name>
    <message>
        <source>Game of %1</source>
        <extracomment>Title of the page about one finished game: %1 is a date, &quot;21 November&quot;.</extracomment>
        <translation>Partie du %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date and time</comment>
        <extracomment>When a game was finished: %1 is a date, &quot;Saturday, 21 November 2026&quot;, %2 a time of day.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <extracomment>Who played: %1 is how well the computer plays, &quot;Herald&quot;.</extracomment>
        <translation>Ordinateur, %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>points by board</comment>
        <extracomment>Spoken, of a player&apos;s points: %1 is a board, %2 the points from there, &quot;+6&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %3 point(s)</source>
        <extracomment>Spoken: %1 is a place, &quot;1st&quot;, %2 a player, %3 the points; then come the points by board.</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %2, %3&#xa0;point</numerusform>
            <numerusform>%1&#xa0;: %2, %3&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>Advanced rules: %1</source>
        <extracomment>About a finished game: %1 are the advanced rules that were played.</extracomment>
        <translation>Règles avancées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Variations: %1</source>
        <extracomment>About a finished game: %1 are the variations that were played.</extracomment>
        <translation>Variantes&#xa0;: %1</translation>
    </message>
    <message>
        <source>With undone moves</source>
        <extracomment>About a finished game: decisions were undone together with the computers’ answers.</extracomment>
        <translation>Avec des coups annulés</translation>
    </message>
</context>
<context>
    <name>academy::model::GameSetup</name>
    <message>
        <source>Human</source>
        <extracomment>Who plays a squire: a person at this device.</extracomment>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <extracomment>Who plays a squire: %1 is how well the computer plays, &quot;Herald&quot;, or with what it likes, &quot;Herald · Bold&quot;.</extracomment>
        <translation>Ordinateur, %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>squire</comment>
        <extracomment>A squire of a player who has two: %1 is the player, %2 the squire&apos;s colour. &quot;Ana (blue)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Who starts: chance decides.</extracomment>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <extracomment>Why the game cannot start: %1 is the name.</extracomment>
        <translation>Deux joueurs s’appellent %1.</translation>
    </message>
    <message>
        <source>On another device</source>
        <extracomment>Who plays a squire: a person at another device.</extracomment>
        <translation>Sur un autre appareil</translation>
    </message>
</context>
<context>
    <name>academy::model::Legend</name>
    <message>
        <source>Excalibur: %1 plays first this turn.</source>
        <extracomment>Explains the sword beside a squire: %1 is the squire.</extracomment>
        <translation>Excalibur&#xa0;: %1 joue en premier ce tour-ci.</translation>
    </message>
    <message>
        <source>%1 bets on %2. Gallantry will move a disc there.</source>
        <extracomment>Explains the pennon beside a squire: %1 is the squire, %2 a board.</extracomment>
        <translation>%1 parie sur&#xa0;: %2. La Galanterie y fera avancer un pion.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <extracomment>Explains the number beside the drawing of cards.</extracomment>
        <translation>
            <numerusform>%n&#xa0;carte en main.</numerusform>
            <numerusform>%n&#xa0;cartes en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms, face down until the end.</source>
        <extracomment>Explains the number beside the drawing of a coat of arms.</extracomment>
        <translation>
            <numerusform>%n&#xa0;Blason, face cachée jusqu’à la fin.</numerusform>
            <numerusform>%n&#xa0;Blasons, face cachée jusqu’à la fin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms, %1 in all so far.</source>
        <extracomment>Explains the number beside the drawing of a coat of arms: %1 is points, &quot;+3&quot;.</extracomment>
        <translation>
            <numerusform>%n&#xa0;Blason, %1 pour l’instant.</numerusform>
            <numerusform>%n&#xa0;Blasons, %1 en tout pour l’instant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chivalry Points so far: %1.</source>
        <extracomment>Explains the number on a squire&apos;s plate: %1 is &quot;+3&quot;.</extracomment>
        <translation>Points de Chevalerie pour l’instant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has decided.</source>
        <extracomment>Explains the tick on a shield: %1 is the squire.</extracomment>
        <translation>%1 a décidé.</translation>
    </message>
    <message>
        <source>The disc would land here, on square %1.</source>
        <extracomment>Explains the pale disc and the square in gold on a board: %1 is a number.</extracomment>
        <translation>Le pion arriverait ici, case&#xa0;%1.</translation>
    </message>
    <message>
        <source>A Scroll: the first disc to reach square %1 takes it, and King’s Service scores.</source>
        <extracomment>Explains the Scroll on a square of King’s Service: %1 is 6 or 12.</extracomment>
        <translation>Un rouleau&#xa0;: le premier pion qui atteint la case&#xa0;%1 le prend, et le Service du Roi est décompté.</translation>
    </message>
    <message>
        <source>%1. Each Swords card pulls it towards its knight; the winner’s track pays more.</source>
        <extracomment>Explains the Cup between the two knights: %1 is a sentence such as &quot;The Cup stands in the centre&quot;.</extracomment>
        <translation>%1. Chaque carte Épées l’attire vers son chevalier&#xa0;; la piste du vainqueur rapporte plus.</translation>
    </message>
    <message>
        <source>%1 scores at the end of this turn.</source>
        <extracomment>Explains an emblem: %1 is a board.</extracomment>
        <translation>%1&#xa0;: décompte à la fin de ce tour.</translation>
    </message>
    <message>
        <source>%1: discs go back to square 0 after this turn.</source>
        <extracomment>Explains an emblem: %1 is a board.</extracomment>
        <translation>%1&#xa0;: les pions reviennent à la case&#xa0;0 après ce tour.</translation>
    </message>
    <message>
        <source>%1 scores next in turn %2.</source>
        <extracomment>Explains an emblem: %1 is a board, %2 the number of a turn, &quot;VI&quot;.</extracomment>
        <translation>%1&#xa0;: prochain décompte au tour&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1: %2, %3. If scored now: %4.</source>
        <extracomment>Explains a disc below a board: %1 is a squire, %2 &quot;2nd&quot;, %3 &quot;square 7&quot;, %4 &quot;+2&quot;.</extracomment>
        <translation>%1&#xa0;: %2, %3. Si l’on décomptait maintenant&#xa0;: %4.</translation>
    </message>
    <message numerus="yes">
        <source>Chivalry Point(s)</source>
        <extracomment>At the knighting, beside or below the large number of the winner&apos;s points: %n is that number, which is not said here.</extracomment>
        <translation>
            <numerusform>point de Chevalerie</numerusform>
            <numerusform>points de Chevalerie</numerusform>
        </translation>
    </message>
    <message>
        <source>A coat of arms, which only its squire may look at.</source>
        <extracomment>Explains the drawing of a coat of arms that a squire gets, where one may not see its value.</extracomment>
        <translation>Un Blason, que seul son écuyer peut regarder.</translation>
    </message>
    <message>
        <source>No square.</source>
        <extracomment>Explains the drawing of a number of squares that a disc moves on (Gallantry).</extracomment>
        <translation>Aucune case.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) to move on.</source>
        <translation>
            <numerusform>%n&#xa0;case à avancer.</numerusform>
            <numerusform>%n&#xa0;cases à avancer.</numerusform>
        </translation>
    </message>
    <message>
        <source>No coat of arms.</source>
        <extracomment>Explains a drawing where others have their coats of arms.</extracomment>
        <translation>Aucun Blason.</translation>
    </message>
    <message>
        <source>A coat of arms: %1 at the end.</source>
        <translation>Un Blason&#xa0;: %1 à la fin.</translation>
    </message>
    <message>
        <source>A game with undone moves</source>
        <extracomment>Below the result: at least one decision was taken back together with the computers’ answers.</extracomment>
        <translation>Une partie avec des coups annulés</translation>
    </message>
</context>
<context>
    <name>academy::model::OpenTable</name>
    <message numerus="yes">
        <source>Waiting for %1</source>
        <extracomment>People who play at another device and are not connected: %1 is their names, %n how many there are.</extracomment>
        <translation>
            <numerusform>En attente&#xa0;: %1</numerusform>
            <numerusform>En attente&#xa0;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>academy::model::PeopleModel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>How many games a person has played, within &quot;3 games, 1 victory&quot;.</extracomment>
        <translation>
            <numerusform>%n&#xa0;partie</numerusform>
            <numerusform>%n&#xa0;parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory(s)</source>
        <extracomment>How many games a person has won, within &quot;3 games, 1 victory&quot;.</extracomment>
        <translation>
            <numerusform>%n&#xa0;victoire</numerusform>
            <numerusform>%n&#xa0;victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with undone moves</source>
        <extracomment>In how many of a person’s games decisions were undone together with the computers’ answers, within &quot;3 games, 1 victory, 1 with undone moves&quot;.</extracomment>
        <translation>
            <numerusform>%n avec des coups annulés</numerusform>
            <numerusform>%n avec des coups annulés</numerusform>
        </translation>
    </message>
    <message>
        <source>best %1, average %2</source>
        <extracomment>The page of results: %1 is the most points in a game, %2 the points in a game on average</extracomment>
        <translation>record %1, moyenne %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 points at best, %4 on average.</source>
        <extracomment>Spoken: %1 is a person, %2 &quot;3 games, 1 victory&quot;, %3 the most points in a game, %4 the points on average.</extracomment>
        <translation>%1&#xa0;: %2, au mieux %3&#xa0;points, en moyenne %4.</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Above a column of the page of results: how many games each person has played; short</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Victories</source>
        <extracomment>Above a column of the page of results: how many games each person has won; short</extracomment>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Above a column of the page of results: each person&apos;s most points in a game; short</extracomment>
        <translation>Record</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>Above a column of the page of results: each person&apos;s points in a game on average; short</extracomment>
        <translation>Moyenne</translation>
    </message>
</context>
<context>
    <name>academy::model::PersonFigures</name>
    <message numerus="yes">
        <source>game(s)</source>
        <extracomment>Below the number of games that a person has played</extracomment>
        <translation>
            <numerusform>partie</numerusform>
            <numerusform>parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>victory(s)</source>
        <extracomment>Below the number of games that a person has won</extracomment>
        <translation>
            <numerusform>victoire</numerusform>
            <numerusform>victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>Below the most points that a person has had in a game</extracomment>
        <translation>record</translation>
    </message>
    <message>
        <source>average</source>
        <extracomment>Below the points that a person has had in a game on average</extracomment>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>%1, %2 points at best, %3 on average.</source>
        <extracomment>Spoken: %1 is &quot;3 games, 1 victory&quot;, %2 the most points in a game, %3 the points on average.</extracomment>
        <translation>%1, au mieux %2&#xa0;points, en moyenne %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with undone moves.</source>
        <extracomment>Below the numbers of games and victories</extracomment>
        <translation>
            <numerusform>%n&#xa0;partie avec des coups annulés.</numerusform>
            <numerusform>%n&#xa0;parties avec des coups annulés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older game(s) count above, but not in the charts.</source>
        <extracomment>Below the numbers of games and victories: there are games of which it is known only how many there were.</extracomment>
        <translation>
            <numerusform>%n&#xa0;partie plus ancienne compte ci-dessus, mais pas dans les graphiques.</numerusform>
            <numerusform>%n&#xa0;parties plus anciennes comptent ci-dessus, mais pas dans les graphiques.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>victories</comment>
        <extracomment>Victories: %1 of %2 games were won.</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n game(s) won</source>
        <extracomment>Spoken: %1 is a kind of game or a level of computers, %2 how many games were won, %n how many there were.</extracomment>
        <translation>
            <numerusform>%1&#xa0;: victoires, %2 sur %n</numerusform>
            <numerusform>%1&#xa0;: victoires, %2 sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>People only</source>
        <extracomment>In a list of opponents, beside levels of computers such as &quot;Herald&quot;: no computer played.</extracomment>
        <translation>Sans ordinateur</translation>
    </message>
    <message>
        <source>best %1</source>
        <extracomment>Points from a board: %1 is the most in a game, &quot;+9&quot;.</extracomment>
        <translation>record %1</translation>
    </message>
    <message>
        <source>%1: %2 on average, %3 at best</source>
        <extracomment>Spoken: %1 is a board, %2 the points from there on average, &quot;+4.2&quot;, %3 the most in a game.</extracomment>
        <translation>%1&#xa0;: %2 en moyenne, %3 au mieux</translation>
    </message>
    <message>
        <source>%1, won</source>
        <extracomment>Of one game in a chart: %1 is the points, of a game that was won</extracomment>
        <translation>%1, gagnée</translation>
    </message>
    <message numerus="yes">
        <source>Points in the last %n game(s)</source>
        <extracomment>Heading of a chart</extracomment>
        <translation>
            <numerusform>Points de la dernière partie</numerusform>
            <numerusform>Points des %n&#xa0;dernières parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>academy::model::SavedGames</name>
    <message>
        <source>%1, %2</source>
        <comment>date and time</comment>
        <extracomment>When a game was saved: %1 is a date, &quot;21 November&quot;, %2 a time of day.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour&#xa0;%1</translation>
    </message>
    <message>
        <source>%1. %2. %3.</source>
        <extracomment>Spoken, a saved game: %1 is who plays, %2 where it stands, %3 when it was saved.</extracomment>
        <translation>%1. %2. %3.</translation>
    </message>
    <message>
        <source>The name of this file is damaged. Give it another name to continue the game.</source>
        <extracomment>A saved game whose file has a name that no text can be made of.</extracomment>
        <translation>Le nom de ce fichier est endommagé. Renommez-le pour reprendre la partie.</translation>
    </message>
    <message>
        <source>The game “%1” cannot be removed: its file is protected.</source>
        <extracomment>%1 is what a saved game is called or who plays it, &quot;Ana, Bruno and Chloé&quot;.</extracomment>
        <translation>Impossible de supprimer la partie «&#xa0;%1&#xa0;»&#xa0;: son fichier est protégé.</translation>
    </message>
    <message>
        <source>The game “%1” cannot be removed: it is being played in another window.</source>
        <extracomment>%1 is what a saved game is called or who plays it, &quot;Ana, Bruno and Chloé&quot;.</extracomment>
        <translation>Impossible de supprimer la partie «&#xa0;%1&#xa0;»&#xa0;: elle est en cours dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>The game “%1” cannot be brought back.</source>
        <extracomment>%1 is what a saved game is called or who plays it, &quot;Ana, Bruno and Chloé&quot;.</extracomment>
        <translation>Impossible de rétablir la partie «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The game has been copied to the file “%1”.</source>
        <extracomment>A saved game has been written to a file elsewhere: %1 is the name of the file.</extracomment>
        <translation>La partie a été copiée dans le fichier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The game in “%1” has been added to your saved games.</source>
        <extracomment>A saved game was copied from a file elsewhere to the list of games; %1 is the name of the file.</extracomment>
        <translation>La partie du fichier «&#xa0;%1&#xa0;» a été ajoutée à vos parties sauvegardées.</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <extracomment>Heading in the list of saved games.</extracomment>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>Heading in the list of saved games.</extracomment>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Damaged files</source>
        <extracomment>Heading in the list of saved games: files that cannot be read.</extracomment>
        <translation>Fichiers endommagés</translation>
    </message>
    <message numerus="yes">
        <source>%1 has won with %2 point(s)</source>
        <extracomment>A saved game that is over: %1 has won it, with %2 points, which may be fewer than none.</extracomment>
        <translation>
            <numerusform>%1 a gagné avec %2&#xa0;point</numerusform>
            <numerusform>%1 a gagné avec %2&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %2 point(s)</source>
        <extracomment>A saved game that is over: %1 are several players, who share the victory, each with %2 points.</extracomment>
        <translation>
            <numerusform>%1 partagent la victoire avec %2&#xa0;point</numerusform>
            <numerusform>%1 partagent la victoire avec %2&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %2 point(s)</source>
        <extracomment>A saved game that goes on: %1 has most points, %2, which may be fewer than none.</extracomment>
        <translation>
            <numerusform>%1 mène avec %2&#xa0;point</numerusform>
            <numerusform>%1 mène avec %2&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %2 point(s)</source>
        <extracomment>A saved game that goes on: %1 are several players who have most points, each %2.</extracomment>
        <translation>
            <numerusform>%1 mènent avec %2&#xa0;point</numerusform>
            <numerusform>%1 mènent avec %2&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for the players</source>
        <translation>En attente des joueurs</translation>
    </message>
</context>
<context>
    <name>academy::model::ScoringWalk</name>
    <message>
        <source>Back to the table</source>
        <extracomment>Button at the end of a scoring that is seen again.</extracomment>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button at the end of a scoring that is seen again, in short: back to the table</extracomment>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>academy::model::Shortcuts</name>
    <message>
        <source>Moving around</source>
        <extracomment>Heading in the list of keys: how one goes about with the keyboard</extracomment>
        <translation>Se déplacer</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <extracomment>Heading in the list of keys: those that work on every page</extracomment>
        <translation>Partout</translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>Heading in the list of keys: those of the game&apos;s table</extracomment>
        <translation>À la table</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <extracomment>Heading in the list of keys: those of the rulebook</extracomment>
        <translation>Dans le livre de règles</translation>
    </message>
    <message>
        <source>Next control</source>
        <extracomment>What a key does</extracomment>
        <translation>Élément suivant</translation>
    </message>
    <message>
        <source>Previous control</source>
        <extracomment>What a key does</extracomment>
        <translation>Élément précédent</translation>
    </message>
    <message>
        <source>From card to card or board to board, then to the next control</source>
        <extracomment>What the arrow keys do</extracomment>
        <translation>D’une carte ou d’un plateau à l’autre, puis à l’élément suivant</translation>
    </message>
    <message>
        <source>Press the control with the ring; confirm the chosen card</source>
        <extracomment>What the Enter key and the space bar do</extracomment>
        <translation>Activer l’élément encadré&#xa0;; confirmer la carte choisie</translation>
    </message>
    <message>
        <source>Go back: close what is open, then the page</source>
        <extracomment>What a key does</extracomment>
        <translation>Revenir en arrière&#xa0;: fermer ce qui est ouvert, puis la page</translation>
    </message>
    <message>
        <source>Rulebook, opened at the right page</source>
        <extracomment>What a key does</extracomment>
        <translation>Livre de règles, ouvert à la bonne page</translation>
    </message>
    <message>
        <source>This list</source>
        <extracomment>What a key does: it shows the list in which this stands</extracomment>
        <translation>Cette liste</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>What a key does</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Full screen on or off</source>
        <extracomment>What a key does</extracomment>
        <translation>Activer ou quitter le plein écran</translation>
    </message>
    <message>
        <source>Quit; the game is saved</source>
        <extracomment>What a key does</extracomment>
        <translation>Quitter&#xa0;; la partie est sauvegardée</translation>
    </message>
    <message>
        <source>Choose a card from your hand</source>
        <extracomment>What the keys 1 to 9 do</extracomment>
        <translation>Choisir une carte de votre main</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <extracomment>What the space bar does while the computers play</extracomment>
        <translation>Passer à mon tour</translation>
    </message>
    <message>
        <source>Play on Jousts</source>
        <extracomment>What a key does: the chosen card goes to that board</extracomment>
        <translation>Jouer aux Joutes</translation>
    </message>
    <message>
        <source>Play on Tournaments</source>
        <extracomment>What a key does: the chosen card goes to that board</extracomment>
        <translation>Jouer aux Tournois</translation>
    </message>
    <message>
        <source>Ask for advice</source>
        <extracomment>What a key does</extracomment>
        <translation>Demander conseil</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>What a key does</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>What a key does</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Previous passage</source>
        <extracomment>What a key does in the rulebook</extracomment>
        <translation>Passage précédent</translation>
    </message>
    <message>
        <source>Next passage</source>
        <extracomment>What a key does in the rulebook</extracomment>
        <translation>Passage suivant</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <extracomment>The four keys with arrows on them, in the list of keys</extracomment>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>The key that ends a line, as it is called on keyboards</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>See again what the others did</source>
        <extracomment>What a key does: what has happened since one&apos;s last turn is shown again</extracomment>
        <translation>Revoir ce que les autres ont joué</translation>
    </message>
</context>
<context>
    <name>academy::model::Statistics</name>
    <message numerus="yes">
        <source>%1 has been knighted %n time(s)</source>
        <extracomment>On the first page: %1 is whoever has won most often, %n how often.</extracomment>
        <translation>
            <numerusform>%1 a reçu l’adoubement %n&#xa0;fois</numerusform>
            <numerusform>%1 a reçu l’adoubement %n&#xa0;fois</numerusform>
        </translation>
    </message>
    <message>
        <source>The results cannot be written. They stay as they were.</source>
        <extracomment>Finished games could not be added to, or taken from, the file in which they are counted.</extracomment>
        <translation>Le palmarès ne peut pas être sauvegardé. Il reste tel qu’il était.</translation>
    </message>
    <message>
        <source>The file with your results was damaged. It is now called “%1”; the games in it that can still be read are counted.</source>
        <extracomment>Said on the first page; %1 is the name of a file.</extracomment>
        <translation>Le fichier de votre palmarès était endommagé. Il s’appelle désormais «&#xa0;%1&#xa0;»&#xa0;; les parties encore lisibles restent comptées.</translation>
    </message>
    <message>
        <source>The results here come from a newer version of the game. They stay as they are; games that end now are not counted.</source>
        <extracomment>Said on the first page.</extracomment>
        <translation>Le palmarès présent ici vient d’une version plus récente du jeu. Il reste tel quel&#xa0;; les parties qui se terminent maintenant ne sont pas comptées.</translation>
    </message>
    <message>
        <source>The results cannot be read. Games that end now are not counted.</source>
        <extracomment>Said on the first page.</extracomment>
        <translation>Le palmarès est illisible. Les parties qui se terminent maintenant ne sont pas comptées.</translation>
    </message>
    <message>
        <source>The results have been exported to the file “%1”.</source>
        <extracomment>The results have been written to a file elsewhere: %1 is the name of the file.</extracomment>
        <translation>Le palmarès a été exporté dans le fichier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written.</source>
        <extracomment>%1 is the name of a file.</extracomment>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>The game of %1 was deleted</source>
        <extracomment>At the foot of the page of results, beside &quot;Undo&quot;: %1 is a date, &quot;21 November&quot;.</extracomment>
        <translation>Partie du %1 effacée</translation>
    </message>
    <message>
        <source>The results of %1 were deleted</source>
        <extracomment>At the foot of the page of results, beside &quot;Undo&quot;: %1 is a name.</extracomment>
        <translation>Résultats de %1 effacés</translation>
    </message>
    <message>
        <source>All results were deleted</source>
        <extracomment>At the foot of the page of results, beside &quot;Undo&quot;.</extracomment>
        <translation>Tous les résultats ont été effacés</translation>
    </message>
</context>
<context>
    <name>academy::rulebook::Figure</name>
    <message>
        <source>%1 (%2)</source>
        <comment>figure</comment>
        <extracomment>A step of a figure in the rulebook: %1 is what happens, %2 what comes of it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>For screen readers: a hand in a figure of the rulebook; %1 is a squire, %2 a list of cards</extracomment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <extracomment>For screen readers, after a hand in a figure of the rulebook: %1 is a list of cards</extracomment>
        <translation>Gardées&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>academy::rulebook::Hints</name>
    <message>
        <source>A red coat of arms costs points. Keep ahead of at least two squires on this board, and above all leave square 0.</source>
        <extracomment>A remark in somebody&apos;s first game: the last of a board have just lost points</extracomment>
        <translation>Un Blason rouge coûte des points. Sur ce plateau, gardez au moins deux écuyers derrière vous, et surtout quittez la case&#xa0;0.</translation>
    </message>
    <message>
        <source>After the third turn, these discs go back to square 0, and everybody starts again. What you have won stays yours.</source>
        <extracomment>A remark in somebody&apos;s first game: the discs of some boards go back to square 0</extracomment>
        <translation>Après le troisième tour, ces pions reviennent à la case&#xa0;0, et chacun y recommence. Ce qui est gagné reste acquis.</translation>
    </message>
    <message>
        <source>Excalibur moves on: whoever holds it plays first. And now the cards are passed the other way.</source>
        <extracomment>A remark in somebody&apos;s first game: another squire begins the next turn</extracomment>
        <translation>Excalibur change de mains&#xa0;: qui la détient joue en premier. Et les cartes passent maintenant dans l’autre sens.</translation>
    </message>
    <message>
        <source>Gallantry pays squares, not points: the best squires move one of their discs, on any board, before the other boards are scored.</source>
        <extracomment>A remark in somebody&apos;s first game: a squire may move a disc for its rank on the Gallantry board</extracomment>
        <translation>La Galanterie donne des cases, pas des points&#xa0;: les meilleurs avancent un de leurs pions, sur le plateau de leur choix, avant le décompte des autres plateaux.</translation>
    </message>
    <message>
        <source>Each turn ends with the scoring, board by board. Gallantry is always the first.</source>
        <extracomment>A remark in somebody&apos;s first game</extracomment>
        <translation>Chaque tour se termine par le décompte, plateau après plateau. La Galanterie vient toujours en premier.</translation>
    </message>
    <message>
        <source>Only the rank matters here, not the distance: one square ahead is enough.</source>
        <extracomment>A remark in somebody&apos;s first game: the Jousts or Tournaments board is scored</extracomment>
        <translation>Ici, seul le rang compte, pas la distance&#xa0;: une case d’avance suffit.</translation>
    </message>
    <message>
        <source>Education only takes points away. You do not have to be first here, just not last.</source>
        <extracomment>A remark in somebody&apos;s first game: the Education board is scored</extracomment>
        <translation>Les Études ne font que coûter des points. Inutile d’y être premier&#xa0;: il suffit de ne pas être dernier.</translation>
    </message>
    <message>
        <source>King’s Service pays for the square your disc has reached, no matter who else is there.</source>
        <extracomment>A remark in somebody&apos;s first game: the King&apos;s Service board is scored</extracomment>
        <translation>Le Service du Roi récompense la case atteinte, peu importe qui d’autre s’y trouve.</translation>
    </message>
    <message>
        <source>Only now, after the last turn, are the long tracks of Quests and Charity scored.</source>
        <extracomment>A remark in somebody&apos;s first game: the Quests or the Charity board is scored</extracomment>
        <translation>C’est seulement maintenant, après le dernier tour, que l’on décompte les longues pistes des Quêtes et de la Charité.</translation>
    </message>
</context>
<context>
    <name>academy::rulebook::Rulebook</name>
    <message>
        <source>How to play</source>
        <extracomment>Chapter of the rulebook: the game from its beginning to its end</extracomment>
        <translation>Comment on joue</translation>
    </message>
    <message>
        <source>The boards</source>
        <extracomment>Chapter of the rulebook: each of the seven boards</extracomment>
        <translation>Les plateaux</translation>
    </message>
    <message>
        <source>Other ways to play</source>
        <extracomment>Chapter of the rulebook: stakes, games for two, advanced rules</extracomment>
        <translation>Autres façons de jouer</translation>
    </message>
    <message>
        <source>The variations</source>
        <extracomment>Chapter of the rulebook: the six variations</extracomment>
        <translation>Les variantes</translation>
    </message>
    <message>
        <source>Look it up</source>
        <extracomment>Chapter of the rulebook: summary, glossary, index</extracomment>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <extracomment>Search in the rulebook: in how many sentences the words were found</extracomment>
        <translation>Rien trouvé. Essayez un autre mot.</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
</context>
</TS>
