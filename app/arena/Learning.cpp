// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Learning.h"

#include "players/Tuning.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace academy::arena
{

namespace
{

constexpr std::size_t batch = 64;
constexpr double firstRate = 0.02;
/// How much neighbouring squares of King's Service are alike.
constexpr double smoothness = 0.02;

/// In squares; on the same square the upper disc leads by half of one (R3.4).
double leadOf(const rules::Track &track, int squire, int rival)
{
    const int squares = track.progress(squire) - track.progress(rival);
    if (squares != 0 || track.onSquareZero(squire)) {
        return squares;
    }
    return track.ranksBetter(squire, rival) ? 0.5 : -0.5;
}

players::KingsLesson kingsLessonOf(const Example &example)
{
    if (!rules::ruleSet(example.options).uses(rules::Scoring::ScrollSquares)) {
        return players::KingsLesson::Booklet;
    }
    return (example.scrolls & rules::scrollOfSix) != 0 ? players::KingsLesson::BothScrolls
                                                       : players::KingsLesson::OneScroll;
}

/// Softmax over the players.
using Shares = std::array<double, rules::maxPlayers>;

Shares sharesOf(const rules::Options &options, const std::array<double, rules::maxSquires> &worths)
{
    Shares shares{};
    for (int squire = 0; squire < options.squires; ++squire) {
        if (const int owner = options.owner(squire); owner != rules::nobody) {
            shares[static_cast<std::size_t>(owner)] += worths[static_cast<std::size_t>(squire)];
        }
    }
    const auto players = std::span(shares).first(static_cast<std::size_t>(options.players()));
    const double best = *std::ranges::max_element(players);
    double all = 0;
    for (double &share : players) {
        share = std::exp(share - best);
        all += share;
    }
    for (double &share : players) {
        share /= all;
    }
    return shares;
}

std::int16_t rounded(double value)
{
    return static_cast<std::int16_t>(std::lround(std::clamp(value, -32'000.0, 32'000.0)));
}

} // namespace

Learning::Learning()
{
    for (int turn = 0; turn < turns; ++turn) {
        for (int number = 0; number < players::lessonCount; ++number) {
            const auto lesson = static_cast<players::Lesson>(number);
            m_values[worthAt(lesson, turn)] = 0.2;
            m_values[widthAt(lesson, turn)] = std::log(4);
        }
        for (int lesson = 0; lesson < players::kingsLessonCount; ++lesson) {
            for (int square = 0; square < squares; ++square) {
                m_values[kingsAt(static_cast<players::KingsLesson>(lesson), turn, square)] = 0.2 * square;
            }
        }
        m_values[pointAt(rules::Stakes::Booklet, turn)] = m_values[pointAt(rules::Stakes::GrandFinale, turn)] = 0.3;
    }
}

std::size_t Learning::worthAt(players::Lesson lesson, int turn)
{
    return static_cast<std::size_t>(2 * (static_cast<int>(lesson) * turns + turn));
}

std::size_t Learning::widthAt(players::Lesson lesson, int turn)
{
    return worthAt(lesson, turn) + 1;
}

std::size_t Learning::kingsAt(players::KingsLesson lesson, int turn, int square)
{
    return static_cast<std::size_t>(contestsEnd + (static_cast<int>(lesson) * turns + turn) * squares + square);
}

std::size_t Learning::pointAt(rules::Stakes stakes, int turn)
{
    return static_cast<std::size_t>(kingsEnd + static_cast<int>(stakes) * turns + turn);
}

// All pairs of squires on all boards but King's Service.
Learning::Duels Learning::duelsOf(const Example &example) const
{
    const rules::Options &options = example.options;
    Duels duels;
    for (const rules::Board board : rules::ruleSet(options).boards()) {
        if (board == rules::Board::KingsService) {
            continue;
        }
        const players::Lesson lesson = players::lessonOf(options, board);
        const auto stake = [&](int squire) {
            return lesson == players::Lesson::QuestsDeeds ? example.deeds[static_cast<std::size_t>(squire)] / 4.0 : 1;
        };
        for (int squire = 1; squire < options.squires; ++squire) {
            for (int rival = 0; rival < squire; ++rival) {
                Duel &duel = duels.list[duels.count++];
                duel.worth = worthAt(lesson, example.turn - 2);
                duel.width = widthAt(lesson, example.turn - 2);
                duel.squire = squire;
                duel.rival = rival;
                duel.lead = leadOf(example.tracks[static_cast<std::size_t>(board)], squire, rival)
                    / std::exp(m_values[duel.width]);
                duel.chance = 1 / (1 + std::exp(-duel.lead));
                duel.squireStake = stake(squire);
                duel.rivalStake = stake(rival);
            }
        }
    }
    return duels;
}

// The surprise of one example; adds how it changes with each parameter to `slope`.
double Learning::judge(const Example &example, Parameters *slope) const
{
    const rules::Options &options = example.options;
    const std::size_t point = pointAt(options.stakes, example.turn - 2);
    const auto kingsOf = [&](int squire) {
        const rules::Track &track = example.tracks[static_cast<std::size_t>(rules::Board::KingsService)];
        return kingsAt(kingsLessonOf(example), example.turn - 2, track.progress(squire));
    };
    std::array<double, rules::maxSquires> worths{};
    for (int squire = 0; squire < options.squires; ++squire) {
        const auto at = static_cast<std::size_t>(squire);
        worths[at] = m_values[point] * example.points[at] + m_values[kingsOf(squire)];
    }
    const Duels duels = duelsOf(example);
    for (std::size_t i = 0; i < duels.count; ++i) {
        const Duel &duel = duels.list[i];
        const double worth = m_values[duel.worth] * (duel.chance - 0.5);
        worths[static_cast<std::size_t>(duel.squire)] += worth * duel.squireStake;
        worths[static_cast<std::size_t>(duel.rival)] -= worth * duel.rivalStake;
    }
    const Shares shares = sharesOf(options, worths);
    double surprise = 0;
    for (std::size_t player = 0; player < shares.size(); ++player) {
        surprise -= example.victory[player] * std::log(std::max(shares[player], 1e-9));
    }
    if (slope == nullptr) {
        return surprise;
    }
    std::array<double, rules::maxSquires> missing{}; // how much more the squire's owner should have been given
    for (int squire = 0; squire < options.squires; ++squire) {
        const auto at = static_cast<std::size_t>(squire);
        const auto owner = static_cast<std::size_t>(options.owner(squire));
        missing[at] = options.owner(squire) == rules::nobody ? 0 : example.victory[owner] - shares[owner];
        (*slope)[point] += missing[at] * example.points[at];
        (*slope)[kingsOf(squire)] += missing[at];
    }
    for (std::size_t i = 0; i < duels.count; ++i) {
        const Duel &duel = duels.list[i];
        const double wanted = missing[static_cast<std::size_t>(duel.squire)] * duel.squireStake
            - missing[static_cast<std::size_t>(duel.rival)] * duel.rivalStake;
        (*slope)[duel.worth] += wanted * (duel.chance - 0.5);
        (*slope)[duel.width] -= wanted * m_values[duel.worth] * duel.chance * (1 - duel.chance) * duel.lead;
    }
    return surprise;
}

void Learning::smoothKings(Parameters &slope, double weight) const
{
    for (int lesson = 0; lesson < players::kingsLessonCount; ++lesson) {
        for (int turn = 0; turn < turns; ++turn) {
            const std::size_t first = kingsAt(static_cast<players::KingsLesson>(lesson), turn, 0);
            for (std::size_t square = first + 1; square < first + squares - 1; ++square) {
                const double bend = weight * (m_values[square - 1] - 2 * m_values[square] + m_values[square + 1]);
                slope[square - 1] -= bend;
                slope[square] += 2 * bend;
                slope[square + 1] -= bend;
            }
        }
    }
}

// Adam (Kingma and Ba, 2015), without its correction of the first steps.
void Learning::step(const Parameters &slope, double rate)
{
    for (std::size_t i = 0; i < slope.size(); ++i) {
        m_momentum[i] = 0.9 * m_momentum[i] + 0.1 * slope[i];
        m_roughness[i] = 0.999 * m_roughness[i] + 0.001 * slope[i] * slope[i];
        if (slope[i] != 0) {
            m_values[i] += rate * m_momentum[i] / (std::sqrt(m_roughness[i]) + 1e-6);
        }
    }
}

void Learning::study(const std::vector<Example> &examples, rules::Random &random)
{
    std::vector<std::size_t> order(examples.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t left = order.size(); left > 1; --left) {
        std::swap(order[left - 1], order[static_cast<std::size_t>(random.below(static_cast<int>(left)))]);
    }
    const double rate = firstRate / (1 + 0.3 * m_rounds);
    for (std::size_t begin = 0; begin < order.size(); begin += batch) {
        const std::size_t end = std::min(begin + batch, order.size());
        Parameters slope{};
        for (std::size_t i = begin; i < end; ++i) {
            judge(examples[order[i]], &slope);
        }
        smoothKings(slope, batch * smoothness);
        for (double &one : slope) {
            one /= batch;
        }
        step(slope, rate);
    }
    ++m_rounds;
}

double Learning::surprise(const std::vector<Example> &examples) const
{
    double sum = 0;
    for (const Example &example : examples) {
        sum += judge(example, nullptr);
    }
    return sum / static_cast<double>(std::max<std::size_t>(examples.size(), 1));
}

players::Experience Learning::experience() const
{
    players::Experience experience;
    for (int turn = 0; turn < turns; ++turn) {
        const auto at = static_cast<std::size_t>(turn);
        const double booklet = m_values[pointAt(rules::Stakes::Booklet, turn)];
        const double finale = m_values[pointAt(rules::Stakes::GrandFinale, turn)];
        const double onePoint = (booklet + finale) / 2;
        for (int number = 0; number < players::lessonCount; ++number) {
            const auto lesson = static_cast<players::Lesson>(number);
            const double width = std::clamp(std::exp(m_values[widthAt(lesson, turn)]), 0.5, 60.0);
            experience.contests[static_cast<std::size_t>(number)][at] = {
                .worth = rounded(m_values[worthAt(lesson, turn)] / onePoint * players::point),
                .width = rounded(width * 16)};
        }
        for (int number = 0; number < players::kingsLessonCount; ++number) {
            const auto lesson = static_cast<players::KingsLesson>(number);
            for (int square = 0; square < squares; ++square) {
                const double more = m_values[kingsAt(lesson, turn, square)] - m_values[kingsAt(lesson, turn, 0)];
                experience.kings[static_cast<std::size_t>(number)][at][static_cast<std::size_t>(square)] =
                    rounded(more / onePoint * players::point);
            }
        }
        experience.spread[0][at] = rounded(players::point / booklet);
        experience.spread[1][at] = rounded(players::point / finale);
    }
    return experience;
}

} // namespace academy::arena
