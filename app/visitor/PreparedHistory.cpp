// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "PreparedHistory.h"

#include "names/PlayerNames.h"
#include "statistics/HistoryFile.h"
#include "statistics/Statistics.h"

#include "rules/Random.h"
#include "rules/RuleSet.h"

#include <QTimeZone>

#include <algorithm>
#include <array>
#include <numeric>

namespace academy::app
{

namespace
{

using model::FinishedGame;
using model::FinishedPlayer;

// Names, never translated: they are people.
constexpr std::array people{u"Ana", u"Bruno", u"Chloé", u"Dario"};
constexpr std::array computers{u"Yvain", u"Enide", u"Perceval", u"Viviane"};
constexpr std::array ranks{u"page", u"minstrel", u"herald", u"knight"};

rules::Options optionsOf(int number)
{
    constexpr int kinds = 6;
    rules::Options options = rules::Options::of(number % kinds == 2       ? rules::Mode::Lancelot
                                                    : number % kinds == 5 ? rules::Mode::Karadoc
                                                                          : rules::Mode::Standard,
                                                3 + number % 3);
    if (number % 4 == 3) {
        options.set(rules::Variation::Charity);
        options.set(rules::Variation::Quests);
    }
    if (number % 5 == 4) {
        options.set(rules::Advanced::StepBack);
        options.stakes = rules::Stakes::GrandFinale;
    }
    return options;
}

void playBoards(FinishedPlayer &player, const rules::Options &options, rules::Random &random)
{
    const rules::RuleSet &rules = rules::ruleSet(options);
    for (const rules::Board board : rules.boards()) {
        if (rules[board].movesDiscs()) {
            continue;
        }
        const bool costs = board == rules::Board::Education || board == rules::Board::Charity;
        constexpr int dearest = 5;
        constexpr int best = 13;
        player.byBoard[static_cast<std::size_t>(board)] = costs ? -random.below(dearest) : random.below(best);
    }
    player.points = std::accumulate(player.byBoard.begin(), player.byBoard.end(), 0);
}

bool write(const std::vector<FinishedGame> &games)
{
    const model::History history =
        model::changeHistory(model::Statistics::file(), [&games](std::vector<model::HistoryLine> &lines) {
            lines.clear();
            for (const FinishedGame &game : games) {
                lines.push_back(model::lineOf(game));
            }
            return true;
        });
    return history.trouble == model::HistoryTrouble::None;
}

} // namespace

std::vector<FinishedGame> PreparedHistory::games(int count)
{
    rules::Random random(7);
    std::vector<FinishedGame> games;
    for (int number = 0; number < count; ++number) {
        FinishedGame game{.identity = QStringLiteral("%1").arg(number + 1, 32, 16, QLatin1Char('0')),
                          .finished =
                              QDateTime(QDate(2026, 9, 12), QTime(18, 40), QTimeZone::UTC).addDays(3LL * number),
                          .options = optionsOf(number),
                          .undone = number % 7 == 3};
        // Ana plays always, the others now and then.
        const int humans = number % 4 == 0 ? 2 : number % 9 == 5 ? 3 : 1;
        for (int player = 0; player < game.options.players(); ++player) {
            const bool human = player < humans;
            const auto one = static_cast<std::size_t>(player);
            const std::size_t friendOf = (static_cast<std::size_t>(number / 4) + one) % (people.size() - 1) + 1;
            FinishedPlayer fared{
                .name = QString::fromUtf16(human ? (player == 0 ? people[0] : people[friendOf]) : computers[one % 4]),
                .human = human,
                .level = human
                    ? QString()
                    : QString::fromUtf16(ranks[(static_cast<std::size_t>(number / 5) + one) % ranks.size()])};
            for (int squire = 0; squire < game.options.squires; ++squire) {
                if (game.options.owner(squire) == player) {
                    fared.colors.push_back(game.options.colors[static_cast<std::size_t>(squire)]);
                }
            }
            playBoards(fared, game.options, random);
            game.players.push_back(fared);
        }
        const auto winner = std::ranges::max_element(game.players, {}, &FinishedPlayer::points);
        winner->won = true;
        for (FinishedPlayer &player : game.players) {
            player.place =
                1 + static_cast<int>(std::ranges::count_if(game.players, [&player](const FinishedPlayer &other) {
                    return other.points > player.points || (other.won && !player.won && other.points == player.points);
                }));
            std::ranges::sort(player.colors);
        }
        games.push_back(std::move(game));
    }
    return games;
}

bool PreparedHistory::lay(int count)
{
    return write(games(count));
}

bool PreparedHistory::layVictories()
{
    constexpr int count = 6;
    constexpr int lost = 2;
    std::vector<FinishedGame> all;
    for (FinishedGame game : games(count)) {
        const std::size_t winner = all.size() == lost ? 1 : 0;
        game.options = rules::Options();
        game.undone = false;
        game.players.resize(static_cast<std::size_t>(game.options.players()));
        for (std::size_t number = 0; number < game.players.size(); ++number) {
            FinishedPlayer &player = game.players[number];
            player.human = number == 0;
            player.name = player.human ? model::PlayerNames::unnamed(0) : QString::fromUtf16(computers[number]);
            player.level = player.human ? QString() : QStringLiteral("page");
            player.colors = {game.options.colors[number]};
            player.won = number == winner;
            player.place = player.won ? 1 : number == 2 ? 3 : 2;
        }
        all.push_back(std::move(game));
    }
    return write(all);
}

} // namespace academy::app
