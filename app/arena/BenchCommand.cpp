// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arguments.h"
#include "Console.h"
#include "Setup.h"
#include "rules/Playout.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <ctime>
#include <vector>

/// academy-arena bench: what the rules cost. Random games on one core, for each mode without anything, with all variations,
/// and with all variations and advanced rules.
namespace academy::arena
{

namespace
{

const auto secondsOption = QStringLiteral("seconds");
const auto jsonOption = QStringLiteral("json");

struct Configuration {
    QString name;
    rules::Options options;
};

struct Measure {
    double gamesPerSecond = 0;
    double decisionsPerSecond = 0;
};

std::vector<Configuration> configurations()
{
    struct Base {
        const char *name;
        rules::Mode mode;
        int squires;
    };
    constexpr std::array bases{Base{"standard 3", rules::Mode::Standard, 3},
                               Base{"standard 4", rules::Mode::Standard, 4},
                               Base{"standard 5", rules::Mode::Standard, 5}, Base{"karadoc", rules::Mode::Karadoc, 3},
                               Base{"lancelot", rules::Mode::Lancelot, 4}};
    std::vector<Configuration> list;
    for (const Base &base : bases) {
        Configuration one{QString::fromLatin1(base.name), rules::Options::of(base.mode, base.squires)};
        list.push_back(one);
        one.options.variations = (1U << rules::variationCount) - 1;
        one.name += QStringLiteral(", all variations");
        list.push_back(one);
        one.options.advanced = (1U << rules::advancedCount) - 1;
        one.name += QStringLiteral(", all advanced rules");
        list.push_back(one);
    }
    return list;
}

/// Seconds that this program itself has computed. What else the machine does meanwhile is no cost of the rules.
double computedSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

Measure measure(const rules::Options &options, double seconds)
{
    constexpr int gamesBetweenLooksAtTheClock = 64;
    const rules::State start = rules::newGame(options);
    rules::Random random(1);
    std::int64_t games = 0;
    std::int64_t decisions = 0;
    double elapsed = 0;
    const double begin = computedSeconds();
    while (elapsed < seconds) {
        for (int game = 0; game < gamesBetweenLooksAtTheClock; ++game) {
            rules::State state = start;
            decisions += rules::playRandomly(state, random);
        }
        games += gamesBetweenLooksAtTheClock;
        elapsed = computedSeconds() - begin;
    }
    return {static_cast<double>(games) / elapsed, static_cast<double>(decisions) / elapsed};
}

/// Copies among a few states, as a search does that goes back to where it was. Each copy counts as used, so that the
/// compiler cannot leave one out.
double copyNanoseconds()
{
    constexpr int stateCount = 16;
    constexpr int rounds = 400'000;
    rules::Random random(1);
    std::vector<rules::State> states(stateCount, rules::newGame(rules::Options::of(rules::Mode::Standard, 4)));
    for (rules::State &state : states) {
        rules::resolveChance(state, random);
    }
    const double begin = computedSeconds();
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < stateCount; ++i) {
            states[i] = states[(i * 7 + 1) % stateCount];
            asm volatile("" : : "r"(states.data()) : "memory"); // NOLINT(hicpp-no-assembler): the result is used
        }
    }
    return (computedSeconds() - begin) * 1e9 / (rounds * stateCount);
}

int run(const Arguments &arguments)
{
    const double seconds = arguments.seconds(secondsOption, 0.01, 3600);
    if (!arguments.complaint().isEmpty()) {
        return WrongUsage;
    }
    const bool asJson = arguments.has(jsonOption);
    const double copy = copyNanoseconds();
    QJsonArray rows;
    bool written = asJson
        || print(QStringLiteral("%1 %2 %3\n")
                     .arg(QString(), -46)
                     .arg(QStringLiteral("games/s"), 10)
                     .arg(QStringLiteral("decisions/s"), 14));
    for (const Configuration &configuration : configurations()) {
        const Measure result = measure(configuration.options, seconds);
        rows.append(QJsonObject{{QStringLiteral("configuration"), configuration.name},
                                {QStringLiteral("gamesPerSecond"), std::round(result.gamesPerSecond)},
                                {QStringLiteral("decisionsPerSecond"), std::round(result.decisionsPerSecond)},
                                {QStringLiteral("stateBytes"), static_cast<int>(sizeof(rules::State))},
                                {QStringLiteral("stateCopyNanoseconds"), copy}});
        written = written
            && (asJson
                || print(QStringLiteral("%1 %2 %3\n")
                             .arg(configuration.name, -46)
                             .arg(result.gamesPerSecond, 10, 'f', 0)
                             .arg(result.decisionsPerSecond, 14, 'f', 0)));
    }
    if (asJson) {
        written = print(QJsonDocument(rows).toJson());
    } else {
        written = written
            && print(QStringLiteral("A state has %1 bytes; copying it takes %2 ns.\n")
                         .arg(sizeof(rules::State))
                         .arg(copy, 0, 'f', 1));
    }
    return written ? Success : Failure;
}

} // namespace

const Command &benchCommand()
{
    static const Command command{
        .name = QStringLiteral("bench"),
        .operands = {},
        .summary = QStringLiteral("Measures random games on one core."),
        .options = {{secondsOption, QStringLiteral("N"), QStringLiteral("time for each configuration"),
                     QStringLiteral("1")},
                    {jsonOption, {}, QStringLiteral("tell the figures as JSON"), {}}},
        .run = run,
    };
    return command;
}

} // namespace academy::arena
