// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Advice.h"

#include "players/PlayOn.h"
#include "players/SharedSearch.h"
#include "players/WinProbability.h"
#include "rules/Game.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <memory>
#include <optional>

namespace academy::players
{

using namespace rules;

namespace
{

constexpr int worldsCompared = 400;
/// Games that are played to the end for the chance of victory, so that it is right within 3 in 100, and where there is little
/// time within 5; how many iterations of the search take as long as one of them.
constexpr int mostGames = 300;
constexpr int leastGames = 100;
constexpr int iterationsForGame = 25;
constexpr int leastPoints = point / 8;

/// Sums over many worlds of how the turn ended after one action.
struct Ends {
    std::array<Worths, boardCount> points{}; ///< by board and squire: coats of this turn and what may still come
    std::array<std::array<std::array<int, maxSquires>, maxSquires>, boardCount> above{}; ///< [b][i][j]: j above i

    void add(const State &before, const State &after)
    {
        const PositionEvaluator outlook(after);
        for (const Board board : after.rules().boards()) {
            const auto on = static_cast<std::size_t>(board);
            const Worths later = outlook.expectedOn(board, outlook.discsOn(board));
            for (int squire = 0; squire < after.squires(); ++squire) {
                const auto i = static_cast<std::size_t>(squire);
                points[on][i] += later[i] + point * (pointsOf(after, i, board) - pointsOf(before, i, board));
                for (int other = 0; other < after.squires(); ++other) {
                    above[on][i][static_cast<std::size_t>(other)] +=
                        other != squire && after.track(board).ranksBetter(other, squire) ? 1 : 0;
                }
            }
        }
    }

    static int pointsOf(const State &state, std::size_t squire, Board board)
    {
        int sum = 0;
        for (int kind = 0; kind < coatCount; ++kind) {
            const auto coat = static_cast<Coat>(kind);
            sum += facts(coat).board == board ? state.coats[squire].of(coat) * facts(coat).value : 0;
        }
        return sum;
    }
};

// Everybody plays on until the turn has been scored.
void finishTurn(State &state, OpponentModel &supposed, Random &random)
{
    while (state.phase != Phase::ScoringDone && state.phase != Phase::Over) {
        switch (due(state)) {
        case Due::Chance:
            resolveChance(state, random);
            break;
        case Due::Advance:
            advance(state);
            break;
        default:
            applyLegal(state, supposed.act(state, std::countr_zero(deciding(state)), random));
            break;
        }
    }
}

BoardChange changeOn(Board board, int squire, const Ends &best, const Ends &other, int worlds)
{
    const auto on = static_cast<std::size_t>(board);
    const auto i = static_cast<std::size_t>(squire);
    BoardChange change;
    change.board = board;
    change.squire = squire;
    change.points = (best.points[on][i] - other.points[on][i]) / worlds;
    int most = 0;
    for (std::size_t rival = 0; rival < maxSquires; ++rival) {
        const int with = best.above[on][i][rival];
        const int without = other.above[on][i][rival];
        change.better += with;
        change.betterOtherwise += without;
        const int often = (change.points > 0 ? without - with : with - without) * certain / worlds;
        if (often > most) {
            most = often;
            change.rival = static_cast<int>(rival);
            change.rivalOften = often;
        }
    }
    change.better = change.better * 256 / worlds;
    change.betterOtherwise = change.betterOtherwise * 256 / worlds;
    return change;
}

// Nothing, when it is to stop.
std::vector<BoardChange> compare(const View &view, int actor, const Advice &advice, const std::stop_token &stop,
                                 Random &random)
{
    OpponentModel supposed(view, SearchTuning{});
    Ends best;
    Ends other;
    for (int world = 0; world < worldsCompared; ++world) {
        if (stop.stop_requested()) {
            return {};
        }
        const State before = supposed.world(random);
        Random numbers(random.next());
        Random sameNumbers = numbers;
        State after = before;
        applyLegal(after, advice.best);
        finishTurn(after, supposed, numbers);
        best.add(before, after);
        after = before;
        applyLegal(after, advice.nextBest);
        finishTurn(after, supposed, sameNumbers);
        other.add(before, after);
    }
    std::vector<BoardChange> changes;
    for (int squire = 0; squire < view.table.squires(); ++squire) {
        const bool own = view.table.options.owner(squire) == view.player;
        if (!own && (actorIsPlayer(view.table.phase) || squire != actor)) {
            continue;
        }
        for (const Board board : view.table.rules().boards()) {
            const BoardChange change = changeOn(board, squire, best, other, worldsCompared);
            if (std::abs(change.points) >= leastPoints) {
                changes.push_back(change);
            }
        }
    }
    std::ranges::stable_sort(changes, std::ranges::greater{},
                             [](const BoardChange &change) { return std::abs(change.points); });
    return changes;
}

// One for each at the table. The one who asks is taken for a herald, as people are, and so are levels whose search would take
// too long for so many games.
std::array<std::unique_ptr<Player>, maxSquires> playersOf(const View &view, const TableLevels &levels)
{
    std::array<std::unique_ptr<Player>, maxSquires> players;
    for (std::size_t player = 0; player < players.size(); ++player) {
        const std::string &level = levels[player];
        if (static_cast<int>(player) != view.player && usualMilliseconds(level) == 0) {
            players[player] = makePlayer(level);
        }
        if (!players[player]) {
            players[player] = makePlayer("herald");
        }
    }
    return players;
}

// What the player wins on average after the action, in so many games that are played to the end from worlds that may be behind
// the view. The search's own figure is what it makes of rivals who play a little worse: among two it is too high. Nothing,
// when it is to stop.
std::optional<int> shareOfVictories(const View &view, const Action &action, int games, const TableLevels &levels,
                                    const std::stop_token &stop, Random &random)
{
    OpponentModel supposed(view, SearchTuning{});
    const auto players = playersOf(view, levels);
    const auto playerOf = [&players](int player) -> Player & { return *players[static_cast<std::size_t>(player)]; };
    std::int64_t sum = 0;
    for (int game = 0; game < games; ++game) {
        State state = supposed.world(random);
        applyLegal(state, action);
        if (!playTogether(state, playerOf, random, [&stop](const State &) { return !stop.stop_requested(); })) {
            return {};
        }
        sum += finalShares(state)[view.player];
    }
    return static_cast<int>(sum / games);
}

int shareOf(const Candidate &candidate)
{
    return candidate.visits == 0 ? 0 : static_cast<int>(candidate.sum / candidate.visits);
}

} // namespace

Advice advise(const View &view, int actor, const Budget &budget, Random &random, const TableLevels &levels)
{
    std::vector<SearchTree> trees;
    std::vector<Candidate> candidates = searchActions(view, actor, budget, SearchTuning{}, trees, random);
    Advice advice;
    for (const Candidate &candidate : candidates) {
        advice.iterations += static_cast<int>(candidate.visits);
    }
    std::swap(candidates.front(), candidates[bestOf(candidates)]);
    advice.best = advice.nextBest = candidates.front().action;
    const int found = shareOf(candidates.front());
    advice.share = advice.shareNextBest = found;
    const int games = std::clamp(advice.iterations / iterationsForGame, leastGames, mostGames);
    if (found > 0 && found < wholeVictory) {
        // What is not certain is never told as certain.
        advice.share =
            std::clamp(shareOfVictories(view, advice.best, games, levels, budget.stop, random).value_or(found), 1,
                       wholeVictory - 1);
    }
    candidates.erase(candidates.begin());
    if (!candidates.empty()) {
        const Candidate &next = candidates[bestOf(candidates)];
        advice.nextBest = next.action;
        // How far they are apart the search knows better than so many games.
        advice.shareNextBest = std::clamp(advice.share + shareOf(next) - found, 0, wholeVictory);
        advice.changes = compare(view, actor, advice, budget.stop, random);
    }
    return advice;
}

} // namespace academy::players
