// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arguments.h"
#include "Console.h"
#include "Ladder.h"
#include "Neighbours.h"
#include "Setup.h"

#include <QJsonDocument>

#include <algorithm>

/// academy-arena ladder: how strong players are, with intervals.
namespace academy::arena
{

namespace
{

constexpr int mostGames = 1'000'000;
constexpr int mostJobs = 256;

const auto gamesOption = QStringLiteral("games");
const auto neighboursOption = QStringLiteral("neighbours");
const auto jobsOption = QStringLiteral("jobs");
const auto jsonOption = QStringLiteral("json");

template <typename Contest>
int tell(Contest contest, bool asJson)
{
    contest.play();
    return (asJson ? print(QJsonDocument(contest.json()).toJson()) : print(contest.table())) ? Success : Failure;
}

bool areNeighboursDifferent(const std::vector<ContestantName> &named)
{
    return named.size() > 1 && std::ranges::adjacent_find(named, {}, &ContestantName::text) == named.end();
}

int run(const Arguments &arguments)
{
    const LadderPlan plan{.setup = readSetup(arguments),
                          .seed = readSeed(arguments),
                          .games = arguments.number(gamesOption, 1, mostGames),
                          .jobs = arguments.number(jobsOption, 1, mostJobs)};
    const bool neighbours = arguments.has(neighboursOption);
    if (neighbours && !areNeighboursDifferent(plan.setup.contestants)) {
        arguments.complain(
            QStringLiteral("--%1 needs two players or more, each other than the one before it").arg(neighboursOption));
    }
    if (!arguments.complaint().isEmpty()) {
        return WrongUsage;
    }
    const bool asJson = arguments.has(jsonOption);
    return neighbours ? tell(Neighbours(plan), asJson) : tell(Ladder(plan), asJson);
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
                {neighboursOption, {}, QStringLiteral("each player alone among players of the one named before it, so many games of each"), {}},
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
                QStringLiteral(
                    "--neighbours, with players named from weak to strong, tells how far each is ahead of the one before it. Levels\n"
                    "that search make their usual iterations there, or those that are told, so that all machines find the same."),
            },
        .run = run,
    };
    return command;
}

} // namespace academy::arena
