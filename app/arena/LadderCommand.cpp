// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arguments.h"
#include "Console.h"
#include "Ladder.h"
#include "Setup.h"

#include <QJsonDocument>

/// academy-arena ladder: how strong players are, with intervals.
namespace academy::arena
{

namespace
{

constexpr int mostGames = 1'000'000;
constexpr int mostJobs = 256;

const auto gamesOption = QStringLiteral("games");
const auto jobsOption = QStringLiteral("jobs");
const auto jsonOption = QStringLiteral("json");

int run(const Arguments &arguments)
{
    const LadderPlan plan{.setup = readSetup(arguments),
                          .seed = readSeed(arguments),
                          .games = arguments.number(gamesOption, 1, mostGames),
                          .jobs = arguments.number(jobsOption, 1, mostJobs)};
    if (!arguments.complaint().isEmpty()) {
        return WrongUsage;
    }
    Ladder ladder(plan);
    ladder.play();
    const bool written =
        arguments.has(jsonOption) ? print(QJsonDocument(ladder.json()).toJson()) : print(ladder.table());
    return written ? Success : Failure;
}

} // namespace

const Command &ladderCommand()
{
    static const Command command{
        .name = QStringLiteral("ladder"),
        .operands = {},
        .summary = QStringLiteral("Tells how strong players are: each deal is played in every seating."),
        .options = QList<OptionText>{{gamesOption, QStringLiteral("N"), QStringLiteral("at least so many, up to whole deals"), QStringLiteral("100")}}
            + setupOptions(QStringLiteral("if more than seats, every choice of them; if fewer, the last one named takes the seats left over"))
            + QList<OptionText>{
                {jobsOption, QStringLiteral("N"), QStringLiteral("games at the same time"), QStringLiteral("1")},
                {jsonOption, {}, QStringLiteral("tell the standings as JSON"), {}},
            },
        .notes =
            {
                QStringLiteral(
                    "A share is the part of the victories that falls to each of a player's seats: one in four for everybody\n"
                    "where four equals play. It compares those who sit equally often at tables of each size; Elo compares all."),
                QStringLiteral(
                    "The interval is Wilson's for as many games as the player had seats, as if each had been dealt for itself.\n"
                    "About 95 in 100 hold the true share: more among equals, for whom cards and seats going round even luck\n"
                    "out; fewer where players do better in some kinds of games than in others, as with --variations random."),
            },
        .run = run,
    };
    return command;
}

} // namespace academy::arena
