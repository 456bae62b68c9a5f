// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Match.h"
#include "Ratings.h"
#include "Setup.h"

#include <QJsonObject>
#include <QString>

#include <vector>

/// Everybody against everybody, fairly: each deal is played once for every rotation of the players around the table, so
/// that seats, neighbours' places and cards are the same for all. Where more players are named than have a seat, every
/// choice of them sits down together; where fewer are, the last one named takes the seats left over. A player's share is
/// the part of the victories that falls to each of its seats, over all games. So it compares players who have sat equally
/// often at tables of each size: all of them if there are as many as the largest table has seats.
namespace academy::arena
{

struct LadderPlan {
    Setup setup; ///< contestants: all that are named
    std::uint64_t seed = 0;
    int games = 0; ///< at least so many, up to whole deals
    int jobs = 1; ///< games at the same time
    Pace pace = Pace::Time; ///< of levels for which neither iterations nor a time are told
};

class Ladder
{
public:
    struct Row {
        QString player;
        int games = 0;
        double victories = 0;
        int forfeits = 0;
        std::int64_t nanoseconds = 0;
        std::int64_t decisions = 0;
        double elo = 0;

        [[nodiscard]] double share() const { return victories / games; }
        [[nodiscard]] double milliseconds() const
        {
            return static_cast<double>(nanoseconds) / 1e6 / static_cast<double>(decisions > 0 ? decisions : 1);
        }
    };

    explicit Ladder(LadderPlan plan);

    /// Plays everything. Forfeits are complained about as they happen.
    void play();

    /// One for each different contestant, the strongest first.
    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    /// How many sat at the table, game by game.
    [[nodiscard]] std::vector<int> seats() const;

    [[nodiscard]] QString table() const;
    /// {"games": …, "seed": …, "standings": […]}
    [[nodiscard]] QJsonObject json() const;

private:
    /// A game: whose deal, and who sits where.
    struct Pairing {
        std::uint64_t deal = 0;
        std::vector<std::size_t> seats; ///< positions in the list of contestants
    };
    /// What remains of a match.
    struct Outcome {
        rules::Result result;
        std::optional<Forfeit> forfeit;
        std::vector<Thinking> thinking;
    };

    void schedule();
    void scheduleDeal(std::uint64_t deal, int seats);
    void playOne(std::size_t game);
    void add(const Pairing &pairing, const Outcome &outcome);
    [[nodiscard]] std::size_t rowFor(const QString &player);
    void rate();

    LadderPlan m_plan;
    std::vector<Pairing> m_pairings;
    std::vector<Outcome> m_outcomes; ///< by game
    std::vector<Row> m_rows;
    Ratings m_ratings;
};

} // namespace academy::arena
