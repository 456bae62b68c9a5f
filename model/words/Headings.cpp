// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/Headings.h"

#include "names/Names.h"

namespace academy::model
{

using rules::Phase;

QStringList Headings::lines(const Scene &scene, int card)
{
    const rules::State &table = scene.table();
    //: Heading: %1 is the number of the turn, I to VI.
    const QString turn = tr("Turn %1").arg(Names::turn(table.turn));
    switch (table.phase) {
    case Phase::Deal:
    case Phase::Codex:
    case Phase::DraftDone:
        return {turn};
    case Phase::Bet:
        //: Heading, after "Turn III ·" or below it.
        return {turn, tr("Bets")};
    case Phase::Draft:
        //: Heading, after "Turn III ·" or below it: %1 is the number of the card being kept, %2 how many are kept.
        return {turn, tr("Draft %1 of %2").arg(Names::number(card), Names::number(rules::draftRounds))};
    case Phase::Split:
    case Phase::TakeStack:
    case Phase::Assign:
        //: Heading, after "Turn III ·" or below it. Lancelot.
        return {turn, tr("Exchange")};
    case Phase::Play:
    case Phase::Peek:
        if (scene.asked && scene.people.onlyHuman() >= 0) {
            //: Heading, after "Turn III ·" or below it.
            return {turn, tr("Your turn")};
        }
        //: Heading, after "Turn III ·" or below it: cards are played.
        return {turn, tr("Play")};
    case Phase::Over:
        //: Heading when the game is over: the winner becomes a knight.
        return {tr("The knighting")};
    default:
        //: Heading, after "Turn III ·" or below it.
        return {turn, tr("Scoring")};
    }
}

QString Headings::detail(const Scene &scene, int card)
{
    const rules::State &table = scene.table();
    switch (table.phase) {
    case Phase::Draft:
        //: Under the heading: which way cards go in this turn's draft.
        return rules::passingDirection(table.turn) > 0 ? tr("Cards pass to the left")
                                                       //: Under the heading: which way cards go in this turn's draft.
                                                       : tr("Cards pass to the right");
    case Phase::Peek:
        //: Under the heading: whoever has played an Education card looks at a token of the Codex (R10.3.2).
        return tr("A token is looked at");
    case Phase::Play:
        //: Under the heading: %1 is the number of the card being played, %2 how many are played in a turn.
        return tr("Card %1 of %2").arg(Names::number(card), Names::number(table.options.cardsPlayed()));
    default:
        return {};
    }
}

QString Headings::scrolls(const QList<int> &squares)
{
    switch (squares.size()) {
    case 0:
        //: King’s Service.
        return tr("Both Scrolls are taken");
    case 1:
        //: King’s Service: %1 is 6 or 12.
        return tr("A Scroll lies on square %1").arg(Names::number(squares.front()));
    default:
        //: King’s Service: %1 is 6, %2 is 12.
        return tr("Scrolls lie on squares %1 and %2")
            .arg(Names::number(squares.front()), Names::number(squares.back()));
    }
}

} // namespace academy::model
