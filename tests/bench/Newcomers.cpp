// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rows/StoredNames.h"
#include "statistics/EvenLevel.h"

#include "players/PlayOn.h"
#include "rules/Actors.h"
#include "rules/Game.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <numeric>

/// How soon newcomers have a fair match when they follow what the page of a new game suggests. People of known strength, who play
/// as a level does, or now as one and now as the next, begin against computers of the first game's level, and choose after each
/// game what is suggested. How many people of each strength: bench-newcomers 200.
namespace
{

using namespace academy;
using namespace academy::model;

const QString me = QStringLiteral("player-1");
constexpr int games = 60; // each person's
constexpr int settled = 30; // games after which everybody should have a fair match

/// Decides each time as one of two levels would.
class Wavering : public players::Player
{
public:
    Wavering(std::string_view weaker, std::string_view stronger)
        : m_levels{players::makePlayer(weaker), players::makePlayer(stronger)}
    {
    }

    [[nodiscard]] rules::Action choose(const rules::View &view, int actor, const players::Budget &budget,
                                       rules::Random &random) override
    {
        return m_levels[static_cast<std::size_t>(random.below(2))]->choose(view, actor, budget, random);
    }

private:
    std::array<std::unique_ptr<players::Player>, 2> m_levels;
};

struct Kind {
    int weaker = 0; ///< of the two levels that they play as
    int stronger = 0;
};

/// What has become of one person.
struct Course {
    std::vector<int> levels; ///< of the computers in each game
    std::vector<bool> won;
};

QString idOf(int level)
{
    return stored::text(players::levelNames()[static_cast<std::size_t>(level)]);
}

FinishedGame play(const rules::Options &options, players::Player &person, int level, rules::Random &random)
{
    const std::unique_ptr<players::Player> computer =
        players::makePlayer(players::levelNames()[static_cast<std::size_t>(level)]);
    const int seat = random.below(options.players());
    rules::State state = rules::newGame(options);
    players::playTogether(
        state, [&](int player) -> players::Player & { return player == seat ? person : *computer; }, random,
        [](const rules::State &) { return true; });
    const rules::Result result = rules::result(state);
    FinishedGame game;
    for (int player = 0; player < options.players(); ++player) {
        const int points = result.scores[static_cast<std::size_t>(player)];
        const bool won = rules::isIn(result.winners, player);
        int before = 0;
        for (int other = 0; other < options.players(); ++other) {
            const int others = result.scores[static_cast<std::size_t>(other)];
            before += others > points || (rules::isIn(result.winners, other) && !won && others == points) ? 1 : 0;
        }
        FinishedPlayer &fared = game.players.emplace_back();
        fared.name = player == seat ? me : QStringLiteral("a computer");
        fared.human = player == seat;
        fared.level = player == seat ? QString() : idOf(level);
        fared.place = 1 + before;
        fared.won = won;
        fared.points = points;
    }
    return game;
}

Course follow(const Kind &kind, const rules::Options &options, std::uint64_t seed)
{
    rules::Random random(seed);
    const auto levels = players::levelNames();
    Wavering person(levels[static_cast<std::size_t>(kind.weaker)], levels[static_cast<std::size_t>(kind.stronger)]);
    int level = levelNumber(QStringLiteral("page"));
    std::vector<FinishedGame> history;
    history.reserve(games);
    PersonTotals totals;
    totals.name = me;
    Course course;
    for (int game = 0; game < games; ++game) {
        totals.games.push_back(&history.emplace_back(play(options, person, level, random)));
        course.levels.push_back(level);
        course.won.push_back(playerIn(history.back(), totals.name)->won);
        if (const std::optional<EvenLevel> even = evenLevel(totals, idOf(level))) {
            level = levelNumber(even->level);
        }
    }
    return course;
}

bool fits(const Kind &kind, int level)
{
    return level >= kind.weaker && level <= kind.stronger;
}

void tell(const Kind &kind, const std::vector<Course> &courses)
{
    std::vector<int> arrivals;
    int there = 0;
    int near = 0;
    int changes = 0;
    int victories = 0;
    for (const Course &course : courses) {
        const auto arrival = std::ranges::find_if(course.levels, [&kind](int level) { return fits(kind, level); });
        arrivals.push_back(static_cast<int>(arrival - course.levels.begin()));
        for (int game = settled; game < games; ++game) {
            const auto at = static_cast<std::size_t>(game);
            const int level = course.levels[at];
            there += fits(kind, level) ? 1 : 0;
            near += fits({kind.weaker - 1, kind.stronger + 1}, level) ? 1 : 0;
            changes += level != course.levels[at - 1] ? 1 : 0;
            victories += course.won[at] ? 1 : 0;
        }
    }
    std::ranges::sort(arrivals);
    const auto people = static_cast<double>(courses.size());
    const double late = people * (games - settled);
    QByteArray name = idOf(kind.weaker).toUtf8();
    if (kind.stronger != kind.weaker) {
        name += '-' + idOf(kind.stronger).toUtf8();
    }
    std::printf("%-20s %6d %6d %8.0f %8.0f %8.1f %8.1f\n", name.constData(), arrivals[arrivals.size() / 2],
                arrivals[arrivals.size() * 9 / 10], 100 * there / late, 100 * near / late, 100 * victories / late,
                100 * changes / late);
    std::fflush(stdout); // each kind takes a while
}

} // namespace

int main(int argc, char **argv)
{
    const int people = argc > 1 ? std::atoi(argv[1]) : 100;
    const int strongest = levelNumber(QStringLiteral("herald")); // beyond it they think for long
    std::vector<Kind> kinds;
    for (int level = 0; level <= strongest; ++level) {
        kinds.push_back({level, level});
        if (level < strongest) {
            kinds.push_back({level, level + 1});
        }
    }
    for (const int squires : {3, 4}) {
        const rules::Options options = rules::Options::of(rules::Mode::Standard, squires);
        std::printf("%d squires, %d people of each kind, %d games each\n", squires, people, games);
        std::printf("%-20s %6s %6s %8s %8s %8s %8s\n", "plays as", "after", "90 %", "there %", "near %", "won %",
                    "changes");
        for (const Kind &kind : kinds) {
            std::vector<Course> courses;
            courses.reserve(static_cast<std::size_t>(people));
            for (int person = 0; person < people; ++person) {
                courses.push_back(follow(kind, options, static_cast<std::uint64_t>(person) + 1));
            }
            tell(kind, courses);
        }
    }
    return 0;
}
