// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Setup.h"
#include "record/Audit.h"
#include "record/Record.h"
#include "rules/Game.h"

#include <QString>

#include <optional>
#include <vector>

/// One game between contestants, from the first deal to the result.
namespace academy::arena
{

/// A player that failed, which ended the game.
struct Forfeit {
    int player = 0;
    QString why;
};

/// What a player's decisions took; those without a choice do not count.
struct Thinking {
    std::int64_t nanoseconds = 0;
    int decisions = 0;
};

struct Match {
    record::Record record;
    record::AuditWriter audit; ///< empty unless the ticket asks for it
    rules::Result result; ///< of a forfeited game: as the points stood, won by all the others
    std::optional<Forfeit> forfeit;
    std::vector<Thinking> thinking; ///< by player
};

/// What a match needs to know beyond its setup.
struct MatchTicket {
    std::uint64_t seed = 0; ///< of options and chance; the cards dealt in a turn do not depend on how it is played
    std::uint64_t playersSeed = 0;
    Pace pace = Pace::Iterations;
    QString created; ///< as in the record
    bool wantsAudit = false;
};

/// What the match of that ticket's seed is played by.
[[nodiscard]] rules::Options optionsOf(const Setup &setup, std::uint64_t seed);

[[nodiscard]] Match playMatch(const Setup &setup, const MatchTicket &ticket);

} // namespace academy::arena
