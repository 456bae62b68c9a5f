// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include "rules/Board.h"
#include "rules/Refusal.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

/// What is agreed before the first card: mode, squires and their owners, who starts, advanced rules, variations, stakes.
/// Never changes during a game.
namespace academy::rules
{

inline constexpr int maxSquires = 5;
inline constexpr int maxPlayers = 5;
inline constexpr int nobody = 0xFF; ///< owner of Karadoc's neutral squire; "no squire" elsewhere

enum class Mode : std::uint8_t { Standard, Karadoc, Lancelot };

/// R2.1.
enum class Color : std::uint8_t { Blue, Green, Yellow, Red, Black };

/// Section 7.
enum class Advanced : std::uint8_t { WinATie, StepBack, RankedReset };
inline constexpr int advancedCount = 3;

/// Identifiers as in game records, by enumerator.
inline constexpr std::array<std::string_view, 3> modeNames{"standard", "karadoc", "lancelot"};
inline constexpr std::array<std::string_view, 5> colorNames{"blue", "green", "yellow", "red", "black"};
inline constexpr std::array<std::string_view, 2> stakesNames{"booklet", "grand-finale"};
inline constexpr std::array<std::string_view, advancedCount> advancedNames{"win-a-tie", "step-back", "ranked-reset"};

struct Options {
    Mode mode = Mode::Standard;
    std::uint8_t squires = 3; ///< 3..5; 3 in Karadoc, 4 in Lancelot
    std::uint8_t firstSquire = 0; ///< R2.5; a player's squire
    Stakes stakes = Stakes::Booklet;
    std::uint8_t advanced = 0; ///< bit by Advanced
    std::uint8_t variations = 0; ///< bit by Variation

    /// Seat order; only the first `squires` count.
    std::array<Color, maxSquires> colors{Color::Blue, Color::Green, Color::Yellow, Color::Red, Color::Black};

    [[nodiscard]] constexpr bool has(Advanced rule) const
    {
        return ((advanced >> static_cast<unsigned>(rule)) & 1U) != 0;
    }
    [[nodiscard]] constexpr bool has(Variation rule) const
    {
        return ((variations >> static_cast<unsigned>(rule)) & 1U) != 0;
    }
    constexpr void set(Advanced rule, bool on = true) { setBit(advanced, static_cast<unsigned>(rule), on); }
    constexpr void set(Variation rule, bool on = true) { setBit(variations, static_cast<unsigned>(rule), on); }

    /// How many people or computers play: squires, or 2 in Karadoc and Lancelot.
    [[nodiscard]] constexpr int players() const { return mode == Mode::Standard ? squires : 2; }

    /// The player a squire belongs to; nobody for Karadoc's neutral squire (R8.1, R9.1).
    [[nodiscard]] constexpr int owner(int squire) const
    {
        switch (mode) {
        case Mode::Karadoc:
            return squire == neutralSquire ? nobody : squire;
        case Mode::Lancelot:
            return squire & 1;
        case Mode::Standard:
            break;
        }
        return squire;
    }

    [[nodiscard]] constexpr bool isNeutral(int squire) const
    {
        return mode == Mode::Karadoc && squire == neutralSquire;
    }

    /// How many hands are dealt, and of how many cards: one to each squire, in Lancelot to each player (R4.1, R9.2).
    [[nodiscard]] constexpr int handsDealt() const { return mode == Mode::Lancelot ? 2 : squires; }
    [[nodiscard]] constexpr int cardsDealt() const { return mode == Mode::Lancelot ? 6 : 5; }

    /// Cards each squire plays in a turn (R4.3, R9.5).
    [[nodiscard]] constexpr int cardsPlayed() const { return mode == Mode::Lancelot ? 3 : 4; }

    /// R5.4: how many ranks get something on a track with positive ranks.
    [[nodiscard]] constexpr int payingRanks() const { return squires >= 4 ? 3 : 2; }

    /// Options of a mode with everything else as in the booklet. squires is 3..5 and counts in the standard game only.
    [[nodiscard]] static Options of(Mode mode, int squires = 3);

    friend constexpr bool operator==(const Options &, const Options &) = default;

    static constexpr int neutralSquire = 2;

private:
    static constexpr void setBit(std::uint8_t &bits, unsigned bit, bool on)
    {
        bits = static_cast<std::uint8_t>(on ? bits | (1U << bit) : bits & ~(1U << bit));
    }
};

/// Why these options cannot be played; nothing when they can.
[[nodiscard]] std::optional<Refusal> check(const Options &options);

} // namespace academy::rules
