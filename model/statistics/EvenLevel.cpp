// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "statistics/EvenLevel.h"

#include "rows/StoredNames.h"

#include "players/Player.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace academy::model
{

namespace
{

// How far each level is ahead of the one before it: about the mean of games with three and with four squires, as the ladder has
// measured it (tests/bench/README.md, "From level to level"). Other modes have other distances, but the same order; there a
// suggestion comes a game sooner or later.
constexpr std::array strengths{0, 350, 590, 780, 930, 1170, 1380, 1530, 1630};

// People get better: only their latest games count, and of these the last ones most.
constexpr int latestGames = 20;
constexpr double halfCountsAfter = 10; // games
// Whoever takes a decision back has seen what others answer to it, so that such a game tells less of them. It tells something all
// the same: somebody who always plays like this goes on like this, and should not be left without a fair match.
constexpr double undoneWeight = 0.5;

// Before anything is known people are held to be as strong as the level they have chosen, give or take so many points: one
// level more or less, so that a victory or two change little.
constexpr double spread = 300;

// What it takes to suggest another level. It is more than for the next level to be the likelier one, and after a change it
// begins anew: otherwise the suggestion would go to and fro with everybody's luck.
constexpr int fewestGames = 3; // since another level was chosen
constexpr double clear = 0.75; // probability that the next level is a fairer match
constexpr double overwhelming = 0.9; // … that even the one after it is

// Where the strength of people is looked for, in points.
constexpr int weakest = strengths.front() - 400;
constexpr int strongest = strengths.back() + 400;
constexpr int step = 20;
constexpr std::size_t steps = (strongest - weakest) / step + 1;

double power(double points)
{
    return std::pow(10.0, points / 400);
}

/// A game of the person alone against computers, as far as it tells something.
struct Evidence {
    std::vector<double> ahead; ///< powers of those who came before the person, the best first
    double behind = 0; ///< powers of all others together
    bool won = false;
    bool undone = false;
    int level = -1; ///< of the computers; -1 for several
};

// Nothing for a game among several people, or with computers of a level that is not known here.
std::optional<Evidence> evidenceOf(const FinishedGame &game, const QString &name)
{
    const FinishedPlayer *person = playerIn(game, name);
    Evidence evidence{.undone = game.undone};
    bool first = true;
    for (const FinishedPlayer *player : game.ranked()) {
        if (player == person) {
            evidence.won = player->won;
            continue;
        }
        const int level = levelNumber(player->level);
        if (player->human || level < 0) {
            return {};
        }
        const double itsPower = power(strengths.at(static_cast<std::size_t>(level)));
        if (player->place < person->place) {
            evidence.ahead.push_back(itsPower);
        } else {
            evidence.behind += itsPower;
        }
        evidence.level = first || level == evidence.level ? level : -1;
        first = false;
    }
    return evidence;
}

/// Logarithm of the probability that somebody of that power comes out of the game as the person did: whoever is first is
/// drawn by power, then whoever is first of the others.
double likelihood(const Evidence &game, double power)
{
    double rest = game.behind;
    double likely = rest > 0 ? std::log(power / (power + rest)) : 0;
    for (auto other = game.ahead.rbegin(); other != game.ahead.rend(); ++other) {
        rest += *other;
        likely += std::log(rest / (power + rest));
    }
    return likely;
}

/// How likely each strength is for the person.
class Belief
{
public:
    explicit Belief(int chosen)
    {
        for (std::size_t number = 0; number < steps; ++number) {
            const double off = (pointsAt(number) - strengths.at(static_cast<std::size_t>(chosen))) / spread;
            m_likely[number] = -off * off / 2;
        }
    }

    void learn(const Evidence &game, double weight)
    {
        for (std::size_t number = 0; number < steps; ++number) {
            m_likely[number] += weight * likelihood(game, power(pointsAt(number)));
        }
    }

    /// The probability that the person is nearer to `level` or beyond it than to that neighbour of it.
    [[nodiscard]] double reaches(int level, int neighbour) const
    {
        const auto points = [](int of) { return strengths.at(static_cast<std::size_t>(of)); };
        const double between = (points(level) + points(neighbour)) / 2.0;
        const double most = *std::ranges::max_element(m_likely);
        double all = 0;
        double reached = 0;
        for (std::size_t number = 0; number < steps; ++number) {
            const double share = std::exp(m_likely[number] - most);
            all += share;
            if ((pointsAt(number) > between) == (level > neighbour)) {
                reached += share;
            }
        }
        return reached / all;
    }

private:
    [[nodiscard]] static double pointsAt(std::size_t number) { return weakest + step * static_cast<double>(number); }

    std::array<double, steps> m_likely{}; ///< logarithms, up to a constant
};

} // namespace

std::span<const int> levelStrengths()
{
    return strengths;
}

std::optional<EvenLevel> evenLevel(const PersonTotals &person, const QString &chosen)
{
    const int now = levelNumber(chosen);
    if (now < 0) {
        return {};
    }
    EvenLevel even;
    Belief belief(now);
    bool changed = false; // another level was chosen since
    int seen = 0;
    for (auto game = person.games.rbegin(); game != person.games.rend() && seen < latestGames; ++game) {
        const std::optional<Evidence> evidence = evidenceOf(**game, person.name);
        if (!evidence) {
            continue;
        }
        changed = changed || evidence->level != now;
        if (!changed) {
            ++even.games;
            even.victories += evidence->won ? 1 : 0;
        }
        belief.learn(*evidence, std::pow(0.5, seen / halfCountsAfter) * (evidence->undone ? undoneWeight : 1));
        ++seen;
    }
    if (even.games < fewestGames) {
        return {};
    }
    const int last = static_cast<int>(strengths.size()) - 1;
    for (const int way : {1, -1}) {
        const int next = now + way;
        const int beyond = next + way;
        if (next < 0 || next > last || belief.reaches(next, now) < clear) {
            continue;
        }
        const bool far = beyond >= 0 && beyond <= last && belief.reaches(beyond, next) >= overwhelming;
        even.level = stored::text(players::levelNames()[static_cast<std::size_t>(far ? beyond : next)]);
        even.harder = way > 0;
        return even;
    }
    return {};
}

} // namespace academy::model
