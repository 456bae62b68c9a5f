// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/Sentences.h"

#include "names/Names.h"
#include "words/Places.h"
#include "words/Reasons.h"
#include "words/Results.h"

#include "rules/Game.h"

#include <cstdlib>

namespace academy::model
{

using rules::Board;
using rules::Cause;
using rules::Event;
using rules::EventKind;
using rules::Phase;

namespace
{

// "Tournaments 4": a card by the board it was played on.
QString playedCard(const Event &event, const rules::Options &options)
{
    return Names::board(event.board, options) + QChar::Nbsp + Names::number(event.card.value());
}

} // namespace

QString Sentences::text(const Happening &happening, const People &people)
{
    switch (happening.event.kind) {
    case EventKind::BetLaid:
    case EventKind::StackTaken:
    case EventKind::CardPlayed:
    case EventKind::ScrollTaken:
    case EventKind::TokenPeeked:
        return cards(happening, people);
    case EventKind::DiscMoved:
    case EventKind::TieWon:
    case EventKind::BonusAwarded:
    case EventKind::CoatGiven:
    case EventKind::TokenTaken:
    case EventKind::TokenReturned:
    case EventKind::CoatsExchanged:
        return scoring(happening, people);
    default:
        return wholeTable(happening, people);
    }
}

QString Sentences::besidePoints(const Happening &happening, const People &people)
{
    return points(happening.event) == 0 ? text(happening, people)
                                        : coat(happening, Reasons::coatBelowBoard(happening.event), people);
}

int Sentences::points(const rules::Event &event)
{
    return event.kind == EventKind::CoatGiven && event.cause != Cause::CodexToken ? event.value : 0;
}

// Bets, exchange of stacks, play.
QString Sentences::cards(const Happening &happening, const People &people)
{
    const Event &event = happening.event;
    const rules::Options &options = happening.told.table.options;
    const bool you = event.kind != EventKind::StackTaken && people.isYou(event.squire);
    const QString name =
        event.kind == EventKind::StackTaken ? people.player(event.squire) : people.squireFirst(event.squire);
    switch (event.kind) {
    case EventKind::BetLaid: {
        const QString board = Names::boardInSentence(event.board, options);
        //: %1 is a board.
        return you ? tr("You bet on %1").arg(board)
                   //: %1 is a squire, %2 a board.
                   : tr("%1 bets on %2").arg(name, board);
    }
    case EventKind::StackTaken: {
        const QString other = people.player(1 - event.squire);
        //: Lancelot: %1 takes one of the two stacks that %2 has made.
        return event.value == 0 ? tr("%1 takes the first stack from %2").arg(name, other)
                                //: Lancelot: %1 takes one of the two stacks that %2 has made.
                                : tr("%1 takes the second stack from %2").arg(name, other);
    }
    case EventKind::CardPlayed: {
        const QString card = playedCard(event, options);
        //: %1 is a card by the board it is played on: "Tournaments 4".
        return you ? tr("You play %1").arg(card)
                   //: %1 is a squire, %2 a card by the board it is played on: "Chloé plays Tournaments 4".
                   : tr("%1 plays %2").arg(name, card);
    }
    case EventKind::ScrollTaken: {
        const QString square = Names::number(event.value);
        //: King’s Service: %1 is 6 or 12.
        return you ? tr("You take the Scroll on square %1").arg(square)
                   //: King’s Service: %1 is a squire, %2 is 6 or 12.
                   : tr("%1 takes the Scroll on square %2").arg(name, square);
    }
    case EventKind::TokenPeeked: {
        const QString place = Names::number(event.value + 1);
        //: The Secret Codex: %1 is the number of a place.
        return you ? tr("You look at token %1 of the Codex").arg(place)
                   //: The Secret Codex: %1 is a squire, %2 the number of a place.
                   : tr("%1 looks at token %2 of the Codex").arg(name, place);
    }
    default:
        return {};
    }
}

// What scoring does to a squire.
QString Sentences::scoring(const Happening &happening, const People &people)
{
    const Event &event = happening.event;
    const rules::Options &options = happening.told.table.options;
    const bool you = people.isYou(event.squire);
    const QString name = people.squireFirst(event.squire);
    const QString onBoard = event.board == rules::noBoard ? QString() : Names::onBoard(event.board, options);
    switch (event.kind) {
    case EventKind::DiscMoved:
        if (event.cause != Cause::StepBack) {
            return {};
        }
        return you ? tr("You step back one square on Gallantry")
                   //: %1 is a squire.
                   : tr("%1 steps back one square on Gallantry").arg(name);
    case EventKind::TieWon:
        //: %1 is "on Jousts".
        return you ? tr("You win the tie %1").arg(onBoard)
                   //: %1 is a squire, %2 is "on Jousts".
                   : tr("%1 wins the tie %2").arg(name, onBoard);
    case EventKind::BonusAwarded: {
        const QString rank = Names::ordinal(event.rank);
        //: Gallantry bonus: %1 is a rank, "2nd", %2 is "on Quests". %n squares are moved there.
        return you ? tr("You are %1 on Gallantry: %n square(s) %2", nullptr, event.value).arg(rank, onBoard)
                   //: Gallantry bonus: %1 is a squire, %2 a rank, "2nd", %3 is "on Quests". %n squares are moved there.
                   : tr("%1 is %2 on Gallantry: %n square(s) %3", nullptr, event.value).arg(name, rank, onBoard);
    }
    case EventKind::CoatGiven: {
        const QString got = coat(happening, Reasons::coatInShort(event, options), people);
        return points(event) == 0 ? got
                                  //: %1 is who gets points and why, "Chloé: 2nd on Jousts", %2 the points, "+2".
                                  : tr("%1, %2", "points").arg(got, Names::points(event.value));
    }
    case EventKind::TokenTaken: {
        const QString place = Names::number(event.value + 1);
        //: The Secret Codex: %1 is the number of a place.
        return you ? tr("You take token %1").arg(place)
                   //: The Secret Codex: %1 is a squire, %2 the number of a place.
                   : tr("%1 takes token %2").arg(name, place);
    }
    case EventKind::TokenReturned:
        //: The Secret Codex: the token was worth nothing.
        return you ? tr("You give back a 0")
                   //: The Secret Codex: the token of %1 was worth nothing.
                   : tr("%1 gives back a 0").arg(name);
    case EventKind::CoatsExchanged: {
        const QString other = people.squire(event.other);
        //: Charity: %1 is a squire. %n coats are taken for a penalty.
        return you ? tr("You exchange coats with %1 and take %n", nullptr, event.value).arg(other)
                   //: Charity: %1 and %2 are squires. %n coats are taken by the first one for a penalty.
                   : tr("%1 exchanges coats with %2 and takes %n", nullptr, event.value).arg(name, other);
    }
    default:
        return {};
    }
}

QString Sentences::coat(const Happening &happening, const QString &why, const People &people)
{
    const Event &event = happening.event;
    //: The only human at this device, before what that person gets: "You: 2nd on Jousts", "You: 2nd"
    const QString who = people.isYou(event.squire) ? tr("You") : people.squireFirst(event.squire);
    //: %1 is a squire or "You", %2 why it gets a coat, "2nd on Jousts", "2nd".
    return tr("%1: %2", "coat").arg(who, why);
}

QString Sentences::wholeTable(const Happening &happening, const People &people)
{
    const Event &event = happening.event;
    const rules::Options &options = happening.told.table.options;
    switch (event.kind) {
    case EventKind::TurnBegan:
        //: %1 is the number of the turn, I to VI.
        return tr("Turn %1 begins").arg(Names::turn(event.value));
    case EventKind::HandsPassed:
        return event.value > 0 ? tr("The cards pass to the left") : tr("The cards pass to the right");
    case EventKind::StacksShown:
        //: Lancelot.
        return tr("The four stacks are shown");
    case EventKind::CupMoved:
        return cup(event.to);
    case EventKind::TokensShown:
        return tr("The tokens of the Secret Codex are shown");
    case EventKind::ExcaliburPassed:
        return people.isYou(event.squire) ? tr("Excalibur passes to you")
                                          //: %1 is a squire.
                                          : tr("Excalibur passes to %1").arg(people.squire(event.squire));
    case EventKind::BoardReset:
        //: %1 is a board.
        return tr("%1: the discs go back to square 0").arg(Names::board(event.board, options));
    case EventKind::ScrollsReturned:
        return tr("Both Scrolls are back on King’s Service");
    case EventKind::GameEnded:
        return tr("The game is over", "chronicle");
    default:
        return {};
    }
}

QString Sentences::detail(const Happening &happening, const People &people)
{
    const rules::State &table = happening.told.table;
    if (happening.event.kind == EventKind::TurnBegan) {
        return people.isYou(table.first) ? tr("You hold Excalibur")
                                         //: %1 is a squire.
                                         : tr("%1 holds Excalibur").arg(people.squireFirst(table.first));
    }
    if (happening.event.kind == EventKind::GameEnded) {
        return QStringList{Results::knighting(table, people), Results::margin(table, people)}.join(
            QStringLiteral(". "));
    }
    const bool played =
        happening.event.kind == EventKind::CardPlayed || happening.event.kind == EventKind::BonusAwarded;
    const bool tie = happening.event.kind == EventKind::TieWon || happening.event.kind == EventKind::DiscMoved;
    if (!played && !tie) {
        return {};
    }
    const Event &where = happening.moved() ? happening.move : happening.event;
    if (played && !happening.moved()) {
        const bool willMove = rules::canMove(table, where.squire, where.board)
            && (happening.event.kind == EventKind::CardPlayed || happening.event.value > 0);
        if (willMove) {
            return {}; // where to is told with the move
        }
        //: A card or bonus that moved nothing, because the disc stands on the last square or the bonus was nothing.
        return tr("the disc stays where it is");
    }
    const int progress = table.progress(where.squire, where.board);
    QString square = Places::square(where.board, progress);
    if (table.rules()[where.board].paysSquares()) {
        return square;
    }
    //: Where a disc has come to: %1 is "square 10", %2 its rank there, "1st".
    return tr("%1: %2", "square and rank").arg(square, Places::rank(table, where.squire, where.board));
}

QString Sentences::section(int number, Phase phase)
{
    const QString turn = Names::turn(number);
    switch (phase) {
    case Phase::Deal:
    case Phase::Codex:
    case Phase::Bet:
    case Phase::Draft:
    case Phase::Split:
    case Phase::TakeStack:
    case Phase::Assign:
        //: Heading: %1 is the number of the turn, I to VI.
        return tr("Turn %1 · Cards").arg(turn);
    case Phase::DraftDone:
    case Phase::Play:
    case Phase::Peek:
        //: Heading: %1 is the number of the turn, I to VI.
        return tr("Turn %1 · Play").arg(turn);
    default:
        //: Heading: %1 is the number of the turn, I to VI.
        return tr("Turn %1 · Scoring").arg(turn);
    }
}

QString Sentences::inBrief(const Happening &happening, const People &people)
{
    const Event &event = happening.event;
    const rules::Options &options = happening.told.table.options;
    switch (event.kind) {
    case EventKind::CardPlayed:
        return playedCard(event, options);
    case EventKind::BonusAwarded:
        if (event.value == 0) {
            //: A Gallantry bonus that moves nothing: %1 is a board.
            return tr("%1, no bonus").arg(Names::board(event.board, options));
        }
        //: A Gallantry bonus: %1 is a board. %n squares are moved there.
        return tr("%1, bonus of %n", nullptr, event.value).arg(Names::board(event.board, options));
    case EventKind::BetLaid:
    case EventKind::ScrollTaken:
    case EventKind::TokenPeeked:
    case EventKind::TieWon:
    case EventKind::TokenTaken:
    case EventKind::CoatsExchanged:
        return text(happening, people);
    default:
        return {};
    }
}

Sentences::Since Sentences::since(const Happening &happening, const People &people)
{
    const Event &event = happening.event;
    const rules::State &table = happening.told.table;
    const QString brief = inBrief(happening, people);
    if (event.kind != EventKind::CardPlayed && event.kind != EventKind::BonusAwarded) {
        return {.text = brief, .brief = brief, .spoken = brief}; // a sentence of its own, or nothing
    }
    const bool onSquare = !happening.moved() || table.rules()[event.board].paysSquares();
    const QString text = onSquare
        //: What a squire has done: %1 is "King’s Service 3", %2 where its disc stands, "square 6".
        ? tr("%1, %2", "card and square")
              .arg(brief, Places::square(event.board, table.progress(event.squire, event.board)))
        //: What a squire has done, which others may have changed since: %1 is "Tournaments 4", %2 the rank this gave it, "1st".
        : tr("%1, %2", "card and rank").arg(brief, Places::rank(table, event.squire, event.board));
    return {.text = text,
            .brief = brief,
            //: Spoken: %1 is a squire, %2 what it has done since one's last turn, "Tournaments 4, 1st".
            .spoken = tr("%1: %2", "since").arg(people.squireFirst(event.squire), text)};
}

QString Sentences::branched()
{
    //: Said when a new game begins from a moment of a game that is over.
    return tr("A new game starts from here. The finished one stays among your saved games.");
}

QString Sentences::takenBack(const QString &decision, bool others)
{
    if (decision.isEmpty()) {
        //: Undo, where it is not told what the decision was.
        return tr("The last decision is undone.");
    }
    //: Undo: %1 is a decision, "Play Swords 4 on Jousts". The computers have played since.
    return others ? tr("Undone: “%1”, and everything since.").arg(decision)
                  //: Undo: %1 is a decision, "Play Swords 4 on Jousts".
                  : tr("Undone: “%1”.").arg(decision);
}

QString Sentences::cup(int cup)
{
    if (cup == 0) {
        return tr("The Cup stands in the centre");
    }
    //: The Cup on its track: %n is how far from the centre.
    return cup < 0 ? tr("The Cup is %n square(s) from the centre, on the White Knight’s side", nullptr, -cup)
                   //: The Cup on its track: %n is how far from the centre.
                   : tr("The Cup is %n square(s) from the centre, on the Black Knight’s side", nullptr, cup);
}

} // namespace academy::model
