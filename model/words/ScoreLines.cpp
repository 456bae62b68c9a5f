// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/ScoreLines.h"

#include "rows/Moods.h"
#include "rows/RuleEnums.h"

#include "names/Names.h"
#include "words/Places.h"
#include "words/Reasons.h"

#include "rules/Game.h"

#include <algorithm>
#include <ranges>

namespace academy::model
{

using rules::Board;
using rules::Event;
using rules::EventKind;

namespace
{

bool gainsSquares(const rules::State &table, int squire)
{
    return !table.track(Board::Gallantry).onSquareZero(squire)
        && table.track(Board::Gallantry).betterDiscs(squire) < table.options.payingRanks();
}

} // namespace

ScoreLine ScoreLines::line(const Page &page, int squire)
{
    const rules::State &table = page.told.table;
    const Board board = page.told.scoring;
    ScoreLine line;
    line.seat = squire;
    line.tincture = toShown(table.options.colors[static_cast<std::size_t>(squire)]);
    line.own = page.looker >= 0 && table.options.owner(squire) == page.looker;
    line.name = page.people.squireFirst(squire);
    if (line.own && page.people.onlyHuman() >= 0) {
        line.name = page.people.yours(squire);
    }
    line.rank = table.track(board).onSquareZero(squire) ? 0 : table.track(board).betterDiscs(squire) + 1;
    line.reason = Reasons::place(table, squire, board, page.people);
    line.brief = Reasons::placeBriefly(table, squire, board, page.people);
    line.terse = Places::standing(table, squire, board);
    return line;
}

ScoreLine ScoreLines::ofCoat(const Page &page, const Event &event)
{
    ScoreLine line = ScoreLines::line(page, event.squire);
    line.given = true;
    if (event.kind == EventKind::TokenReturned) {
        line.reason = tr("gives back a token of the Codex");
        line.brief = line.reason;
        //: A squire has given a token of the Codex back. Very little room
        line.terse = tr("token returned");
        line.valueText = Names::number(0);
        return line;
    }
    line.reason = Reasons::coat(event, page.told.table, page.people);
    line.brief = Reasons::coatBriefly(event, page.told.table, page.people);
    //: A squire has kept a token of the Codex. Very little room
    const QString kept = tr("token kept");
    line.terse = event.cause == rules::Cause::CodexToken ? kept : Reasons::coatBelowBoard(event);
    line.secret = event.cause == rules::Cause::CodexToken && !line.own;
    if (!line.secret) {
        line.value = event.value;
        line.valueText = Names::points(event.value);
    }
    line.mood = Moods::paid(line.value);
    return line;
}

ScoreLine ScoreLines::ofGallantry(const Page &page, int squire)
{
    const rules::State &table = page.told.table;
    ScoreLine line = ScoreLines::line(page, squire);
    line.squares = true;
    line.value = rules::paysNow(table, squire, Board::Gallantry);
    line.mood = Moods::paid(line.value);
    //: A Gallantry bonus.
    line.valueText = tr("%n square(s)", nullptr, line.value);
    if (table.rules().uses(rules::Scoring::Bet)) {
        const Board bet = table.bets[static_cast<std::size_t>(squire)];
        for (QString *why : {&line.reason, &line.brief, &line.terse}) {
            *why = line.value == 0
                ?
                //: Gallantry with the Bet: %1 is the rank there, "1st, square 4", %2 "on Jousts", where the squire has bet.
                tr("%1; no card %2").arg(*why, Names::onBoard(bet, table.options))
                :
                //: Gallantry with the Bet: %1 is why the squire gets a bonus, %2 the board it has bet on.
                tr("%1; bet on %2").arg(*why, Names::boardInSentence(bet, table.options));
        }
    }
    return line;
}

// What a rank gives that is no points, with its unit.
void ScoreLines::tellGiven(ScoreLine &line, const rules::State &table, Board board)
{
    if (table.rules()[board].scoring != rules::Scoring::Exchange) {
        line.valueText = Places::pays(table, line.seat, board);
        return;
    }
    const int coats = rules::exchangesNow(table, line.seat);
    if (coats < 0) {
        //: Charity with the exchange: what a rank costs, when it is scored.
        line.valueText = tr("loses %n coat(s)", nullptr, -coats);
        //: Charity with the exchange: what a rank costs, in very little room. The sign is a minus, U+2212.
        line.valueTerse = tr("\u2212%n coat(s)", nullptr, -coats);
    } else {
        //: Charity with the exchange: what a rank gives, when it is scored.
        line.valueText = tr("takes %n coat(s)", nullptr, coats);
        //: Charity with the exchange: what a rank gives, in very little room.
        line.valueTerse = tr("+%n coat(s)", nullptr, coats);
    }
}

QList<ScoreLine> ScoreLines::gains(const Page &page, const std::vector<Event> &coats)
{
    const rules::State &table = page.told.table;
    const Board board = page.told.scoring;
    QList<ScoreLine> lines;
    for (const Event &coat : coats) {
        lines.append(ofCoat(page, coat));
    }
    if (coats.empty() && (table.rules()[board].movesDiscs() || !table.rules()[board].paysKnownPoints())) {
        // Nothing is given yet; the page says what the ranks mean.
        for (int squire = 0; squire < table.squires(); ++squire) {
            if (table.rules()[board].movesDiscs()) {
                if (gainsSquares(table, squire)) {
                    lines.append(ofGallantry(page, squire));
                }
                continue;
            }
            if (Places::paysInWords(table, squire, board)) {
                ScoreLine line = ScoreLines::line(page, squire);
                tellGiven(line, table, board);
                if (table.rules()[board].scoring == rules::Scoring::Codex) {
                    line.terse.clear(); // it says the rank as well
                }
                lines.append(line);
            }
        }
    }
    const rules::Track &track = table.track(board);
    std::ranges::stable_sort(lines, {}, [&track](const ScoreLine &line) { return track.betterDiscs(line.seat); });
    return lines;
}

QList<ScoreLine> ScoreLines::others(const Page &page, const QList<ScoreLine> &gains)
{
    QList<ScoreLine> lines;
    for (int squire = 0; squire < page.told.table.squires(); ++squire) {
        if (std::ranges::find(gains, squire, &ScoreLine::seat) == gains.end()) {
            lines.append(line(page, squire));
        }
    }
    const rules::Track &track = page.told.table.track(page.told.scoring);
    std::ranges::stable_sort(lines, {}, [&track](const ScoreLine &line) { return track.betterDiscs(line.seat); });
    return lines;
}

QString ScoreLines::othersText(const Page &page, const QList<ScoreLine> &others)
{
    QStringList names;
    for (const ScoreLine &line : others) {
        const bool begins = names.isEmpty() || line.own;
        names.append(begins ? line.name : page.people.squire(line.seat));
    }
    //: Squires who get nothing when a board is scored: %1 is one name or several.
    return names.isEmpty() ? QString() : tr("%1: nothing").arg(Names::list(names));
}

QString ScoreLines::othersSpoken(const Page &page, const QList<ScoreLine> &others)
{
    QStringList names;
    for (const ScoreLine &line : others) {
        names.append(line.own ? line.name : page.people.squire(line.seat));
    }
    const QString board = Names::board(page.told.scoring, page.told.table.options);
    //: Spoken: %1 is a board that is scored, %2 one squire or several who get nothing.
    return names.isEmpty() ? QString() : tr("%1: nothing for %2").arg(board, Names::list(names));
}

ScoreLines::Next ScoreLines::next(const DisplayedState &told, bool given)
{
    const rules::State &table = told.table;
    if (const QString what = decision(told, given); !what.isEmpty()) {
        return nextTo(what);
    }
    for (const Board board : table.rules().boardsAfter(told.scoring)) {
        if (rules::scoresThisTurn(table, board)) {
            return nextTo(board, table.options);
        }
    }
    if (table.turn < rules::turnCount) {
        //: Button in a scoring: what comes next, behind "Next: "; %1 is the number of the turn, I to VI.
        return nextTo(tr("Turn %1").arg(Names::turn(table.turn + 1)));
    }
    //: Button at the end of the last scoring: what comes next, behind "Next: ". The winner becomes a knight.
    return nextTo(tr("Knighting"));
}

QString ScoreLines::decision(const DisplayedState &told, bool given)
{
    const rules::State &table = told.table;
    const rules::BoardRules &rules = table.rules()[told.scoring];
    const auto squires = std::views::iota(0, table.squires());
    const auto mayMove = [&table](int squire) { return gainsSquares(table, squire); };
    if (rules.movesDiscs() && std::ranges::any_of(squires, mayMove)) {
        //: Button in a scoring: what comes next, behind "Next: ". Squires use their Gallantry bonuses.
        return tr("Bonuses");
    }
    if (!given && rules.scoring == rules::Scoring::Codex) {
        //: Button in a scoring: what comes next, behind "Next: ". Squires choose tokens of the Codex.
        return tr("Tokens");
    }
    const auto mayExchange = [&table](int squire) { return !table.track(Board::Charity).onSquareZero(squire); };
    if (rules.scoring == rules::Scoring::Exchange && std::ranges::any_of(squires, mayExchange)) { // R10.6.4
        //: Button in a scoring: what comes next, behind "Next: ". Squires exchange coats of arms.
        return tr("Exchange");
    }
    return {};
}

ScoreLines::Next ScoreLines::nextTo(Board board, const rules::Options &options)
{
    return nextTo(Names::board(board, options));
}

ScoreLines::Next ScoreLines::nextTo(const QString &what)
{
    //: Button in a scoring: %1 is the board that is scored next, or what else comes: "Next: Jousts", "Next: Turn II".
    return {.text = tr("Next: %1").arg(what),
            //: Button in a scoring, in short: goes on to the next board
            .brief = tr("Next")};
}

} // namespace academy::model
