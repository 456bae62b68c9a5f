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
    return line;
}

ScoreLine ScoreLines::ofCoat(const Page &page, const Event &event)
{
    ScoreLine line = ScoreLines::line(page, event.squire);
    line.given = true;
    if (event.kind == EventKind::TokenReturned) {
        line.reason = tr("gives back a token of the Codex");
        line.brief = line.reason;
        line.valueText = Names::number(0);
        return line;
    }
    line.reason = Reasons::coat(event, page.told.table, page.people);
    line.brief = Reasons::coatBriefly(event, page.told.table, page.people);
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
        for (QString *why : {&line.reason, &line.brief}) {
            //: Gallantry with the Bet: %1 is why the squire gets a bonus, %2 the board it has bet on.
            *why = tr("%1; bet on %2").arg(*why, Names::boardInSentence(bet, table.options));
        }
    }
    return line;
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
                line.valueText = Places::pays(table, squire, board);
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
    const rules::BoardRules &rules = table.rules()[told.scoring];
    const bool decided = rules.movesDiscs() || (!given && rules.scoring == rules::Scoring::Codex);
    for (const Board board : table.rules().boardsAfter(told.scoring)) {
        if (!decided && rules::scoresThisTurn(table, board)) {
            return nextTo(board, table.options);
        }
    }
    //: Button: the scoring goes on.
    const QString onwards = tr("Continue");
    return {.text = onwards, .brief = onwards};
}

ScoreLines::Next ScoreLines::nextTo(Board board, const rules::Options &options)
{
    //: Button in a scoring: %1 is the board that is scored next.
    return {.text = tr("Next: %1").arg(Names::board(board, options)),
            //: Button in a scoring, in short: goes on to the next board
            .brief = tr("Next")};
}

} // namespace academy::model
