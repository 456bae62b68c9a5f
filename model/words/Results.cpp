// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/Results.h"

#include "rows/Moods.h"
#include "rows/RuleEnums.h"

#include "names/Names.h"
#include "words/Legend.h"
#include "words/RuleTexts.h"
#include "words/Speech.h"

#include "rules/Actors.h"
#include "rules/Game.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <numeric>

namespace academy::model
{

using rules::Board;
using rules::State;

namespace
{

bool isWinner(const rules::Result &result, int player)
{
    return rules::isIn(result.winners, player);
}

QList<int> pointsByBoard(const State &state, int squire)
{
    QList<int> sums(rules::boardCount, 0);
    for (int number = 0; number < rules::coatCount; ++number) {
        const rules::CoatFacts &coat = rules::facts(static_cast<rules::Coat>(number));
        const int held = state.coats[static_cast<std::size_t>(squire)].of(static_cast<rules::Coat>(number));
        if (held > 0) {
            sums[index(coat.board)] += coat.value * held;
        }
    }
    sums[index(Board::Quests)] += rules::deedPoints(state, squire);
    return sums;
}

// Points of the players after a turn.
std::vector<int> playersAfter(const Match &match, std::size_t turn)
{
    const rules::Options &options = match.state().options;
    std::vector<int> sums(static_cast<std::size_t>(options.players()), 0);
    for (int squire = 0; squire < options.squires; ++squire) {
        if (!options.isNeutral(squire)) {
            sums[static_cast<std::size_t>(options.owner(squire))] +=
                match.pointsByTurn()[turn][static_cast<std::size_t>(squire)];
        }
    }
    return sums;
}

// The only player with the most points; -1 when several have them.
int leader(const std::vector<int> &points)
{
    const auto best = std::ranges::max_element(points);
    return std::ranges::count(points, *best) == 1 ? static_cast<int>(best - points.begin()) : -1;
}

} // namespace

QList<ResultRow> Results::rows(const Match &match, const People &people)
{
    const State &state = match.state();
    const rules::Options &options = state.options;
    const rules::Result result = rules::result(state);
    QList<ResultRow> rows;
    for (int squire = 0; squire < options.squires; ++squire) {
        const int owner = options.owner(squire);
        ResultRow row{.seat = squire,
                      .tincture = toShown(options.colors[static_cast<std::size_t>(squire)]),
                      .name = people.squireFirst(squire),
                      .neutral = options.isNeutral(squire),
                      .winner = isWinner(result, owner),
                      .own = owner != rules::nobody && owner == people.onlyHuman(),
                      .player = owner == rules::nobody ? -1 : owner,
                      .total = rules::points(state, squire),
                      .byBoard = pointsByBoard(state, squire)};
        row.playerTotal = row.neutral ? row.total : result.scores[static_cast<std::size_t>(owner)];
        for (const auto &points : match.pointsByTurn()) {
            row.byTurn.append(points[static_cast<std::size_t>(squire)]);
        }
        rows.append(row);
    }
    const auto rank = [](const ResultRow &row) { return std::tuple(!row.winner, -row.playerTotal, -row.total); };
    std::ranges::stable_sort(rows, {}, rank);
    const auto [fewest, most] = std::ranges::minmax_element(rows, {}, &ResultRow::total);
    for (ResultRow &row : rows) {
        row.place = 1 + static_cast<int>(std::ranges::count_if(rows, [&row](const ResultRow &other) {
                        return other.playerTotal > row.playerTotal;
                    }));
        for (int board = 0; board < row.byBoard.size(); ++board) {
            const bool best = row.byBoard[board] > 0 && std::ranges::all_of(rows, [&](const ResultRow &other) {
                                  return other.byBoard[board] <= row.byBoard[board];
                              });
            row.bestOnBoard.append(best);
        }
        //: Spoken: %1 is a squire, %2 its points, which may be fewer than none.
        row.spoken = tr("%1: %2 Chivalry Point(s)", nullptr, std::abs(row.total))
                         .arg(row.own ? people.yours(row.seat) : row.name, Names::number(row.total));
        QStringList columns;
        for (const Board board : state.rules().boards()) {
            if (!state.rules()[board].movesDiscs()) { // which gives none
                //: Spoken, of a squire's points: %1 is a board, %2 the points it has from there, "+6".
                columns.append(tr("%1 %2", "points by board")
                                   .arg(Names::board(board, options), Names::points(row.byBoard[index(board)])));
            }
        }
        tellBest(row, options);
        row.mood = Moods::atEnd(row.winner, row.total, fewest->total, most->total);
        row.spoken += QStringLiteral(". ") + columns.join(QStringLiteral(", "));
    }
    return rows;
}

void Results::tellBest(ResultRow &row, const rules::Options &options)
{
    const auto most = std::ranges::max_element(row.byBoard);
    if (most == row.byBoard.end() || *most <= 0) {
        return;
    }
    // Where several boards gave as many, the one on which nobody had more is named.
    const auto boards = rules::ruleSet(options).boards();
    const auto first = std::ranges::find_if(boards, [&row, &most](Board other) {
        return row.byBoard[index(other)] == *most && row.bestOnBoard[index(other)];
    });
    row.foremost = first != std::ranges::end(boards);
    const auto board = row.foremost ? *first : static_cast<Board>(most - row.byBoard.begin());
    row.bestEmblem = emblemOf(board, options);
    row.bestPoints = *most;
    const QString name = Names::boardInSentence(board, options);
    row.bestText = row.foremost
        ?
        //: At the knighting, what a squire did best: %1 is a board, %2 its points from there, "+6".
        tr("Best on %1: %2").arg(name, Names::points(*most))
        :
        //: At the knighting, where a squire got most: %1 is a board, %2 its points from there, "+6".
        tr("Most points on %1: %2").arg(name, Names::points(*most));
}

QString Results::Winners::pointsText() const
{
    return tr("%n Chivalry Point(s)", nullptr, points);
}

Results::Winners Results::winners(const State &state, const People &people)
{
    const rules::Result result = rules::result(state);
    Winners won;
    for (int player = 0; player < state.options.players(); ++player) {
        if (isWinner(result, player)) {
            won.names.append(people.player(player));
            won.points = result.scores[static_cast<std::size_t>(player)];
        }
    }
    return won;
}

QString Results::knighting(const State &state, const People &people)
{
    const Winners won = winners(state, people);
    return Speech::knighting(static_cast<int>(won.names.size()), Names::list(won.names), won.pointsText());
}

ResultModel::Words Results::words(const Match &match, const People &people)
{
    const State &state = match.state();
    const rules::Result result = rules::result(state);
    ResultModel::Words words;
    const Winners won = winners(state, people);
    words.winnerPoints = won.points;
    words.pointsText = won.pointsText();
    for (int squire = 0; squire < state.squires(); ++squire) {
        if (isWinner(result, state.options.owner(squire))) {
            words.winnerTinctures.append(
                static_cast<int>(toShown(state.options.colors[static_cast<std::size_t>(squire)])));
        }
    }
    words.winner = Names::list(won.names);
    words.winnerCount = static_cast<int>(won.names.size());
    words.sentence = margin(state, people);
    words.ledText = whoLed(match, people);
    words.occasion = Results::rules(state.options);
    if (match.hasTakeBacks()) {
        words.takeBacksText = Legend().undone();
    }
    const QDateTime created = QDateTime::fromString(match.record().created, Qt::ISODate).toLocalTime();
    if (created.isValid()) {
        //: Above the result: %1 is a date, "21 November", %2 the rules, "five squires, two variations".
        words.occasion = tr("Game of %1, %2").arg(Names::day(created.date()), words.occasion);
    }
    return words;
}

QString Results::margin(const State &state, const People &people)
{
    const rules::Result result = rules::result(state);
    const int players = state.options.players();
    const int winner = std::countr_zero(result.winners);
    const int best = result.scores[static_cast<std::size_t>(winner)];
    if (std::popcount(result.winners) > 1) {
        //: R6.1: nobody of them is beyond square 0 on Gallantry.
        return tr("As many points, and no rank on Gallantry: the victory is shared");
    }
    int second = -1;
    for (int player = 0; player < players; ++player) {
        if (player != winner
            && (second < 0
                || result.scores[static_cast<std::size_t>(player)] > result.scores[static_cast<std::size_t>(second)])) {
            second = player;
        }
    }
    const int difference = best - result.scores[static_cast<std::size_t>(second)];
    if (difference == 0) {
        //: How a tie was broken: %1 is the other player.
        return tr("As many as %1, but ranked higher on Gallantry").arg(people.player(second));
    }
    //: The winner's points: %1 is the second player. %n is by how many.
    return tr("%n more than %1", nullptr, difference).arg(people.player(second));
}

QString Results::whoLed(const Match &match, const People &people)
{
    int who = -1;
    int longest = 0;
    int last = 0; // turn, counted from 1
    int streak = 0;
    int before = -1;
    for (std::size_t turn = 0; turn < match.pointsByTurn().size(); ++turn) {
        const int now = leader(playersAfter(match, turn));
        streak = now >= 0 && now == before ? streak + 1 : 1;
        before = now;
        if (now >= 0 && streak > longest) {
            who = now;
            longest = streak;
            last = static_cast<int>(turn) + 1;
        }
    }
    if (who < 0) {
        return {};
    }
    if (longest == 1) {
        //: %1 is a player, %2 a turn, I to VI.
        return tr("%1 led after turn %2").arg(people.player(who), Names::turn(last));
    }
    //: %1 is a player, %2 and %3 are turns, I to VI.
    return tr("%1 led from turn %2 to turn %3")
        .arg(people.player(who), Names::turn(last - longest + 1), Names::turn(last));
}

QString Results::kind(const rules::Options &options)
{
    QStringList parts;
    if (options.mode != rules::Mode::Standard) {
        parts.append(RuleTexts::mode(options.mode).name);
    }
    if (options.mode != rules::Mode::Karadoc) {
        //: %n squires play.
        parts.append(tr("%n squire(s)", nullptr, options.squires));
    }
    if (options.stakes != rules::Options().stakes) { // the usual ones go without saying
        parts.append(tr("grand finale stakes"));
    }
    return parts.join(QStringLiteral(", "));
}

QString Results::rules(const rules::Options &options)
{
    QStringList parts{kind(options)};
    if (options.advanced != 0) {
        //: How many advanced rules a game is played with.
        parts.append(tr("%n advanced rule(s)", nullptr, std::popcount(options.advanced)));
    }
    if (options.variations != 0) {
        //: How many variations a game is played with.
        parts.append(tr("%n variation(s)", nullptr, std::popcount(options.variations)));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace academy::model
