// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Neighbours.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace academy::arena
{

Neighbours::Neighbours(LadderPlan plan)
    : m_plan(std::move(plan))
{
    m_plan.pace = Pace::Iterations;
}

void Neighbours::play()
{
    for (std::size_t stronger = 1; stronger < m_plan.setup.contestants.size(); ++stronger) {
        m_steps.push_back(step(stronger));
    }
}

// Two who are named: the first has one seat, the second all others. All steps are played with the same deals.
Neighbours::Step Neighbours::step(std::size_t stronger) const
{
    const std::vector<ContestantName> &all = m_plan.setup.contestants;
    LadderPlan plan = m_plan;
    plan.setup.contestants = {all[stronger], all[stronger - 1]};
    Ladder ladder(plan);
    ladder.play();
    Step step{.player = all[stronger].text, .against = all[stronger - 1].text, .share = {}, .elo = {}};
    for (const Ladder::Row &row : ladder.rows()) {
        step.forfeits += row.forfeits;
        if (row.player == step.player) {
            const Interval within = interval(row.share(), row.games);
            const std::vector<int> seats = ladder.seats();
            step.games = row.games;
            step.share = {.value = row.share(), .low = within.low, .high = within.high};
            step.elo = {.value = eloAhead(row.share(), seats),
                        .low = eloAhead(within.low, seats),
                        .high = eloAhead(within.high, seats)};
            step.milliseconds = row.milliseconds();
        }
    }
    return step;
}

QString Neighbours::table() const
{
    QString text = QStringLiteral("one …              among …              games   share   95 % interval    Elo  "
                                  "95 % interval  ms/decision\n");
    for (const Step &step : m_steps) {
        text += QStringLiteral("%1 %2 %3 %4 %   %5 – %6 % %7 %8 – %9 %10")
                    .arg(step.player, -18)
                    .arg(step.against, -18)
                    .arg(step.games, 7)
                    .arg(step.share.value * 100, 5, 'f', 1)
                    .arg(step.share.low * 100, 4, 'f', 1)
                    .arg(step.share.high * 100, 4, 'f', 1)
                    .arg(step.elo.value, 6, 'f', 0)
                    .arg(step.elo.low, 5, 'f', 0)
                    .arg(step.elo.high, 5, 'f', 0)
                    .arg(step.milliseconds, 14, 'f', 3);
        text += step.forfeits > 0 ? QStringLiteral("  %1 forfeited\n").arg(step.forfeits) : QStringLiteral("\n");
    }
    return text;
}

QJsonObject Neighbours::json() const
{
    QJsonArray steps;
    int games = 0;
    for (const Step &step : m_steps) {
        games += step.games;
        steps.append(QJsonObject{
            {QStringLiteral("player"), step.player},
            {QStringLiteral("against"), step.against},
            {QStringLiteral("games"), step.games},
            {QStringLiteral("share"), step.share.value},
            {QStringLiteral("low"), step.share.low},
            {QStringLiteral("high"), step.share.high},
            {QStringLiteral("elo"), step.elo.value},
            {QStringLiteral("eloLow"), step.elo.low},
            {QStringLiteral("eloHigh"), step.elo.high},
            {QStringLiteral("msPerDecision"), step.milliseconds},
            {QStringLiteral("forfeits"), step.forfeits},
        });
    }
    return {{QStringLiteral("games"), games},
            {QStringLiteral("seed"), QStringLiteral("0x%1").arg(m_plan.seed, 16, 16, QLatin1Char('0'))},
            {QStringLiteral("neighbours"), steps}};
}

} // namespace academy::arena
