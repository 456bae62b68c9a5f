// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include <cstdint>
#include <string_view>

/// Why something is not allowed, as a value: a reason, which the interface translates, and the number of the rule that it
/// rests on. A refused action or chance outcome changes nothing.
namespace academy::rules
{

enum class Reason : std::uint8_t {
    GameOver,
    NotNow,
    NotYourDecision,
    AlreadyChosen,
    NoSuchSquire,
    CardNotInHand,
    WrongBoardForCard,
    NoSuchBoard,
    CannotMoveThere,
    NotCovered,
    NoSuchPlace,
    TokenTaken,
    NoSuchStack,
    NotThreeOfYourCards,
    WrongSquires,
    CoatNotHeld,
    CoatTooValuable,
    MustGive,
    TakeAsManyAsPossible,
    CardWasDrawn,
    ChanceExpected,
    WrongTurn,
    WrongHandCount,
    WrongHandSize,
    CardsNotInDeck,
    WrongTokens,
    NotTheHighestCard,
    NotInNeutralHand,
    SquireCount,
    ColorTwice,
    LancelotColors,
    FirstSquire,
    UnknownOption,
};

inline constexpr int reasonCount = static_cast<int>(Reason::UnknownOption) + 1;

struct Refusal {
    Reason reason{};
    std::string_view rule; ///< like "R4.2"

    /// One English sentence without a full stop.
    [[nodiscard]] std::string_view text() const;

    friend bool operator==(const Refusal &, const Refusal &) = default;
};

} // namespace academy::rules
