// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/Speech.h"

#include "names/Names.h"
#include "words/Places.h"

#include "rules/Game.h"

#include <algorithm>
#include <cstdlib>

namespace academy::model
{

using rules::Board;
using rules::Phase;

namespace
{

// The squire of the rank next to this one's: before it with -1, behind it with +1; nobody's when there is none.
int neighbour(const rules::State &table, int squire, Board board, int step)
{
    const rules::Track &track = table.track(board);
    for (int other = 0; other < table.squires(); ++other) {
        if (other != squire && !track.onSquareZero(squire)
            && track.betterDiscs(other) == track.betterDiscs(squire) + step) {
            return other;
        }
    }
    return rules::nobody;
}

QString sentences(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QLatin1Char(' '));
}

} // namespace

// "second of four on square 7".
QString Speech::standing(const Scene &scene, int squire, Board board)
{
    const rules::State &table = scene.table();
    const rules::Track &track = table.track(board);
    const QString square = Places::square(board, track.progress(squire));
    if (track.onSquareZero(squire)) {
        //: Spoken: where a disc stands; %1 is "square 0", where discs are last.
        return tr("last, on %1").arg(square);
    }
    //: Spoken: %1 is a rank in words, "second", %2 how many squires there are, "four", %3 "square 7".
    return tr("%1 of %2 on %3")
        .arg(Names::spelledOrdinal(track.betterDiscs(squire) + 1), Names::spelled(table.squires()), square);
}

// "one behind Ana", "two ahead of Bruno", "under Ana".
QString Speech::distance(const Scene &scene, int squire, Board board)
{
    const rules::State &table = scene.table();
    const int before = neighbour(table, squire, board, -1);
    const int behind = neighbour(table, squire, board, +1);
    const int progress = table.progress(squire, board);
    if (before != rules::nobody) {
        const int squares = table.progress(before, board) - progress;
        const QString name = scene.people.squire(before);
        //: Spoken: the disc lies under the disc of %1.
        return squares == 0 ? tr("under %1").arg(name)
                            //: Spoken: %1 is a number of squares in words, %2 the squire before.
                            : tr("%1 behind %2", nullptr, squares).arg(Names::spelled(squares), name);
    }
    if (behind != rules::nobody) {
        const int squares = progress - table.progress(behind, board);
        const QString name = scene.people.squire(behind);
        //: Spoken: the disc lies on top of the disc of %1.
        return squares == 0 ? tr("on top of %1").arg(name)
                            //: Spoken: %1 is a number of squares in words, %2 the squire behind.
                            : tr("%1 ahead of %2", nullptr, squares).arg(Names::spelled(squares), name);
    }
    return {};
}

QString Speech::board(const Scene &scene, Board board)
{
    const rules::State &table = scene.table();
    const QString name = Names::board(board, table.options);
    const int own = scene.ownSeat();
    QStringList parts;
    if (own >= 0) {
        const QString where = standing(scene, own, board);
        const QString far = distance(scene, own, board);
        const bool you = scene.people.isYou(own);
        if (far.isEmpty()) {
            //: Spoken: %1 is a board, %2 "last, on square 0".
            parts.append(you ? tr("%1: you are %2.").arg(name, where)
                             //: Spoken: %1 is a board, %2 a squire, %3 "last, on square 0".
                             : tr("%1: %2 is %3.").arg(name, scene.people.squireFirst(own), where));
        } else {
            //: Spoken: %1 is a board, %2 "second of four on square 7", %3 "one behind Ana".
            parts.append(
                you ? tr("%1: you are %2, %3.").arg(name, where, far)
                    //: Spoken: %1 is a board, %2 a squire, %3 "second of four on square 7", %4 "one behind Ana".
                    : tr("%1: %2 is %3, %4.").arg(name, scene.people.squireFirst(own), where, far));
        }
        if (board == Board::Gallantry) {
            //: Spoken: the Gallantry bonus.
            parts.append(tr("If scored now: %n square(s).", nullptr, rules::paysNow(table, own, board)));
        } else {
            //: Spoken: %1 is what the rank pays, "+2".
            parts.append(tr("If scored now: %1.").arg(Places::pays(table, own, board)));
        }
    } else {
        QStringList discs;
        for (int squire = 0; squire < table.squires(); ++squire) {
            discs.append(disc(scene, squire, board));
        }
        //: Spoken: %1 is a board, %2 the places of all squires.
        parts.append(tr("%1: %2.").arg(name, discs.join(QStringLiteral("; "))));
    }
    if (rules::scoresThisTurn(table, board) && !scene.over()) {
        //: Spoken, of a board.
        parts.append(tr("Scores this turn."));
    }
    return sentences(parts);
}

QString Speech::choosing(const QString &board, const BoardRow &row)
{
    QStringList parts{board};
    if (row.chosen) {
        //: Spoken, of a board that somebody has chosen and not yet confirmed.
        parts.append(tr("Chosen."));
    } else if (row.glows) {
        //: Spoken, of a board that may be chosen now.
        parts.append(tr("You can choose it."));
    } else if (!row.reason.isEmpty()) {
        parts.append(row.reason);
    }
    return parts.join(QLatin1Char(' '));
}

QString Speech::ownPlace(const Scene &scene, Board board)
{
    const int own = scene.ownSeat();
    if (own < 0) {
        return {};
    }
    QStringList parts{standing(scene, own, board), distance(scene, own, board)};
    parts.removeAll(QString());
    const QString where = parts.join(QStringLiteral(", "));
    //: Beside a large board: %1 is "second of four on square 7, one behind Ana".
    return scene.people.isYou(own)
        ? tr("You are %1.").arg(where)
        //: Beside a large board: %1 is a squire, %2 "second of four on square 7, one behind Ana".
        : tr("%1 is %2.").arg(scene.people.squireFirst(own), where);
}

QString Speech::disc(const Scene &scene, int squire, Board board)
{
    //: Spoken: %1 is a squire, %2 "second of four on square 7".
    return tr("%1, %2", "disc").arg(scene.people.squireFirst(squire), standing(scene, squire, board));
}

QString Speech::status(const Scene &scene, const SquireRow &row)
{
    switch (scene.table().phase) {
    case Phase::Bet:
        //: Under the name of a squire.
        return row.deciding ? tr("to bet")
            : !row.bet.isEmpty()
            //: Under the name of a squire.
            ? tr("has bet")
            //: Under the name of a squire.
            : tr("waits");
    case Phase::Draft:
    case Phase::Split:
    case Phase::Assign:
        //: Under the name of a squire that has chosen its cards and waits for the others.
        return row.hasChosen ? tr("has chosen")
                             //: Under the name of a squire that has to choose cards.
                             : tr("chooses");
    case Phase::Play:
    case Phase::Peek:
        if (row.deciding && scene.table().phase == Phase::Peek) {
            //: Under the name of a squire that has played an Education card, and looks at a token of the Codex.
            return tr("looks");
        }
        //: Under the name of a squire whose turn it is.
        return row.deciding ? tr("to play")
            : row.hasChosen
            //: Under the name of a squire that has played in this round.
            ? tr("has played")
            //: Under the name of a squire that has not yet played in this round.
            : tr("waits");
    case Phase::TakeStack:
    case Phase::WinTie:
    case Phase::Bonus:
    case Phase::TakeToken:
    case Phase::Exchange:
        //: Under the name of a squire that has something to decide in the scoring.
        return row.deciding ? tr("decides")
                            //: Under the name of a squire.
                            : tr("waits");
    default:
        return {};
    }
}

QString Speech::turnBegins(int turn)
{
    //: Spoken: %1 is the number of the turn, 1 to 6.
    return tr("Turn %1 begins").arg(Names::number(turn));
}

QString Speech::outlook(const rules::State &table)
{
    QStringList scoring;
    QStringList resetting;
    QStringList later;
    for (const Board board : table.rules().boards()) {
        const QString name = Names::board(board, table.options);
        if (rules::resetsThisTurn(table, board)) {
            resetting.append(name);
        }
        if (rules::scoresThisTurn(table, board)) {
            scoring.append(name);
            continue;
        }
        rules::State then = table; // of Scrolls the rules know only now
        then.scrollsTaken = 0;
        for (int turn = table.turn + 1; turn <= rules::turnCount; ++turn) {
            then.turn = static_cast<std::uint8_t>(turn);
            if (rules::scoresThisTurn(then, board)) {
                //: Spoken: %1 is a board, %2 the number of the turn in which it scores next, 1 to 6.
                later.append(tr("%1 in turn %2").arg(name, Names::number(turn)));
                break;
            }
        }
    }
    QStringList parts;
    if (!scoring.isEmpty()) {
        //: Spoken: %1 are the boards that are scored at the end of this turn.
        parts.append(tr("Scores this turn: %1.").arg(Names::list(scoring)));
    }
    if (!resetting.isEmpty()) {
        //: Spoken: %1 are the boards whose discs go back to square 0 after this turn's scoring.
        parts.append(tr("Then back to square 0: %1.").arg(Names::list(resetting)));
    }
    if (!later.isEmpty()) {
        //: Spoken: %1 are boards, each with the turn in which it scores next.
        parts.append(tr("Later: %1.").arg(Names::list(later)));
    }
    return sentences(parts);
}

QString Speech::squire(const Scene &scene, const SquireRow &row)
{
    //: Spoken, of a squire: %1 is its name, %2 its colour, in Lancelot and Karadoc also part of the name.
    QStringList parts{tr("%1, %2.", "squire")
                          .arg(scene.people.squireFirst(row.seat),
                               Names::color(scene.options().colors[static_cast<std::size_t>(row.seat)]))};
    if (!row.status.isEmpty()) {
        //: Spoken: %1 is "waits", "has played" and the like.
        parts.append(tr("%1.", "status").arg(row.status));
    }
    if (row.holdsExcalibur) {
        //: Spoken, of a squire: it plays first.
        parts.append(tr("Holds Excalibur."));
    }
    //: Spoken, of a squire: cards in hand.
    parts.append(tr("%n card(s) in hand.", nullptr, row.handSize));
    //: Spoken, of a squire: coats of arms held.
    parts.append(tr("%n coat(s) of arms.", nullptr, row.coatCount));
    if (!row.scoreHidden) {
        //: Spoken, of a squire: Chivalry Points; %1 is a number.
        parts.append(tr("%1 points.", nullptr, std::abs(row.score)).arg(Names::number(row.score)));
    }
    if (const Board bet = scene.table().bets[static_cast<std::size_t>(row.seat)]; bet != rules::noBoard) {
        //: Spoken, of a squire: %1 is a board.
        parts.append(tr("Has bet on %1.").arg(Names::boardInSentence(bet, scene.options())));
    }
    if (!row.played.isEmpty()) {
        QStringList cards;
        for (const CardFace &card : row.played) {
            cards.append(card.name);
        }
        //: Spoken, of a squire: %1 are the cards it has played this turn.
        parts.append(tr("Played: %1.").arg(Names::list(cards)));
    }
    return sentences(parts);
}

QString Speech::card(const HandRow &row)
{
    if (row.chosen) {
        //: Spoken, of a card in the hand: %1 is its name.
        return tr("%1, chosen").arg(row.name);
    }
    return row.name;
}

QString Speech::terms(const BoardRow &row)
{
    //: Explains the marks beside a board: %1 is "Scores every turn", %2 "Back to square 0 after …", %3 a sentence of what it pays
    return tr("%1. %2. %3").arg(row.scheduleText, row.resetText, row.paysText);
}

QString Speech::signs(const SquireRow &row)
{
    QStringList parts;
    if (row.holdsExcalibur) {
        //: Explains the sword beside a squire.
        parts.append(tr("Excalibur: plays first this turn."));
    }
    if (row.scoreHidden && row.coatCount > 0) {
        //: Explains the coats of arms of a squire, of which only the number is known.
        parts.append(tr("Coats of arms stay face down until the end."));
    }
    return sentences(parts);
}

QString Speech::effect(rules::Card card, const rules::Options &options)
{
    if (card.isSwords()) {
        //: Explains a card: %1 is "on Jousts", %2 "on Tournaments".
        return tr("Moves your disc %n square(s) %1 or %2.", nullptr, card.value())
            .arg(Names::onBoard(card.ownBoard(), options), Names::onBoard(card.otherBoard(), options));
    }
    for (const Board board : rules::ruleSet(options).boards()) {
        if (card.mayBePlayedOn(board)) {
            //: Explains a card: %1 is "on Quests".
            return tr("Moves your disc %n square(s) %1.", nullptr, card.value()).arg(Names::onBoard(board, options));
        }
    }
    return {};
}

QString Speech::place(const Scene &scene, const CodexRow &row)
{
    //: Spoken: a place of the Secret Codex; %1 is its number.
    QStringList parts{tr("Token %1.").arg(Names::number(row.place + 1))};
    if (row.known) {
        //: Spoken: the value of a token of the Codex that one may know.
        parts.append(tr("You know the token: %1.").arg(Names::points(row.token)));
    }
    if (row.taker >= 0) {
        //: Spoken: the token of this place belongs to %1 now.
        parts.append(tr("Taken by %1.").arg(scene.people.squire(row.taker)));
    }
    QStringList names;
    for (const int seat : row.lookedAtBy) {
        names.append(scene.people.squire(seat));
    }
    if (!names.isEmpty()) {
        //: Spoken: %1 are those who have looked at the token of this place.
        parts.append(tr("Looked at by %1.").arg(Names::list(names)));
    }
    return sentences(parts);
}

QString Speech::knighting(int winners, const QString &winner, const QString &points)
{
    if (winners > 1) {
        //: Spoken: the game is over; %1 are several winners, as "Ana and Bruno", %2 is "36 Chivalry Points".
        return tr("Knights of the Academy: %1, %2").arg(winner, points);
    }
    //: Spoken: the game is over; %1 is the winner, %2 is "36 Chivalry Points".
    return tr("Knight of the Academy: %1, %2").arg(winner, points);
}

} // namespace academy::model
