// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/Legend.h"

#include "rows/RuleEnums.h"

#include "names/Names.h"

#include <cstdlib>

namespace academy::model
{

QString Legend::excalibur(const QString &squire) const
{
    //: Explains the sword beside a squire: %1 is the squire.
    return tr("Excalibur: %1 plays first this turn.").arg(squire);
}

QString Legend::bet(const QString &squire, const QString &emblem) const
{
    if (emblem.isEmpty()) {
        return {};
    }
    //: Explains the pennon beside a squire: %1 is the squire, %2 a board.
    return tr("%1 bets on %2. Gallantry will move a disc there.").arg(squire, Names::boardInSentence(emblem));
}

QString Legend::hand(int cards) const
{
    //: Explains the number beside the drawing of cards.
    return tr("%n card(s) in hand.", nullptr, cards);
}

QString Legend::coats(int count, bool hidden, int points) const
{
    //: Explains the number beside the drawing of a coat of arms.
    return hidden ? tr("%n coat(s) of arms, face down until the end.", nullptr, count)
                  //: Explains the number beside the drawing of a coat of arms: %1 is points, "+3".
                  : tr("%n coat(s) of arms, %1 in all so far.", nullptr, count).arg(Names::points(points));
}

QString Legend::points(int points) const
{
    //: Explains the number on a squire's plate: %1 is "+3".
    return tr("Chivalry Points so far: %1.").arg(Names::points(points));
}

QString Legend::prize(int value, bool squares, bool secret) const
{
    if (secret) {
        //: Explains the drawing of a coat of arms that a squire gets, where one may not see its value.
        return tr("A coat of arms, which only its squire may look at.");
    }
    if (squares) {
        //: Explains the drawing of a number of squares that a disc moves on (Gallantry).
        return value == 0 ? tr("No square.")
                          //: Explains the drawing of a number of squares that a disc moves on (Gallantry).
                          : tr("%n square(s) to move on.", nullptr, value);
    }
    //: Explains a drawing where others have their coats of arms.
    return value == 0 ? tr("No coat of arms.")
                      //: Explains the drawing of a coat of arms that a squire gets: %1 is its points, "+3".
                      : tr("A coat of arms: %1 at the end.").arg(Names::points(value));
}

QString Legend::undone() const
{
    //: Below the result: at least one decision was taken back together with the computers’ answers.
    return tr("A game with undone moves");
}

QString Legend::pointsBeside(int points) const
{
    //: At the knighting, beside or below the large number of the winner's points: %n is that number, which is not said here.
    return tr("Chivalry Point(s)", nullptr, std::abs(points));
}

QString Legend::chosen(const QString &squire) const
{
    //: Explains the tick on a shield: %1 is the squire.
    return tr("%1 has decided.").arg(squire);
}

QString Legend::landing(int square) const
{
    //: Explains the pale disc and the square in gold on a board: %1 is a number.
    return tr("The disc would land here, on square %1.").arg(Names::number(square));
}

QString Legend::scroll(int square) const
{
    //: Explains the Scroll on a square of King’s Service: %1 is 6 or 12.
    return tr("A Scroll: the first disc to reach square %1 takes it, and King’s Service scores.")
        .arg(Names::number(square));
}

QString Legend::cup(const QString &where) const
{
    //: Explains the Cup between the two knights: %1 is a sentence such as "The Cup stands in the centre".
    return tr("%1. Each Swords card pulls it towards its knight; the winner’s track pays more.").arg(where);
}

QString Legend::outlook(const QString &board, Outlook outlook, const QString &turn) const
{
    switch (outlook) {
    case Outlook::Scores:
        //: Explains an emblem: %1 is a board.
        return tr("%1 scores at the end of this turn.").arg(board);
    case Outlook::Resets:
        //: Explains an emblem: %1 is a board.
        return tr("%1: discs go back to square 0 after this turn.").arg(board);
    case Outlook::Later:
        //: Explains an emblem: %1 is a board, %2 the number of a turn, "VI".
        return tr("%1 scores next in turn %2.").arg(board, turn);
    }
    Q_UNREACHABLE_RETURN({});
}

QString Legend::standing(const QString &squire, const QString &rank, const QString &place, const QString &pays) const
{
    //: Explains a disc below a board: %1 is a squire, %2 "2nd", %3 "square 7", %4 "+2".
    return tr("%1: %2, %3. If scored now: %4.").arg(squire, rank, place, pays);
}

} // namespace academy::model
