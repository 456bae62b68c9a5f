// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include "rules/Game.h"

#include <array>

/// What one player may know (section 11), and nothing else: a copy of the state in which everything hidden from that
/// player is blanked, together with the hands it saw pass in this turn's draft. Interface, advice and computer players are
/// built from a View. Two states that differ only in what the player cannot know give equal views.
namespace academy::rules
{

struct View {
    /// The table as this player sees it. Unknown cards are Card() (they sort last), unknown Codex tokens
    /// Codex::unknownToken. Coats that others exchanged or took as Codex tokens are shown when the game is over.
    /// legalActions() works on it for this player's own decisions.
    State table;
    std::uint8_t player = 0;
    /// The draft hands of the player's squire by round: what it received to choose from. Empty before and in Lancelot.
    std::array<Hand, 5> seen{};

    friend constexpr bool operator==(const View &, const View &) = default;
};

/// The view of a player (0-based index; see Options::players).
[[nodiscard]] View viewOf(const State &state, int player);

/// Only the table of that view. Also of a moment on the way from one state to the next (Events::stateAfter).
[[nodiscard]] State tableSeenBy(const State &state, int player);

} // namespace academy::rules
