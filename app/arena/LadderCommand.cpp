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
            + setupOptions()
            + QList<OptionText>{
                {jobsOption, QStringLiteral("N"), QStringLiteral("games at the same time"), QStringLiteral("1")},
                {jsonOption, {}, QStringLiteral("tell the standings as JSON"), {}},
            },
        .run = run,
    };
    return command;
}

} // namespace academy::arena
