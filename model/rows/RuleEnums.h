// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/Enums.h"

#include "rules/Card.h"
#include "rules/Event.h"
#include "rules/RuleSet.h"

#include <QString>

#include <optional>

/// The rules' enumerations as QML knows them, and back: the only place where one is made of the other. Both have the same
/// enumerators with the same numbers, which RuleEnums.cpp has checked by the compiler. What comes from QML may be any
/// number; toRules() gives nothing for one that is no enumerator.
namespace academy::model
{

/// noBoard becomes NoBoard.
[[nodiscard]] constexpr Enums::Board toShown(rules::Board board)
{
    return board == rules::noBoard ? Enums::Board::NoBoard : static_cast<Enums::Board>(board);
}

[[nodiscard]] constexpr Enums::CardKind toShown(rules::CardKind kind)
{
    return static_cast<Enums::CardKind>(kind);
}

[[nodiscard]] constexpr Enums::Tincture toShown(rules::Color color)
{
    return static_cast<Enums::Tincture>(color);
}

[[nodiscard]] constexpr Enums::Mode toShown(rules::Mode mode)
{
    return static_cast<Enums::Mode>(mode);
}

[[nodiscard]] constexpr Enums::Stakes toShown(rules::Stakes stakes)
{
    return static_cast<Enums::Stakes>(stakes);
}

[[nodiscard]] constexpr Enums::AnimationStep toShown(rules::EventKind kind)
{
    return static_cast<Enums::AnimationStep>(kind);
}

/// The art key of what stands for a board in drawings: the board's own emblem, or with the Jousts & Tournaments variation a
/// knight's (R10.1.1); empty for no board.
[[nodiscard]] inline QString emblemOf(rules::Board board, const rules::Options &options)
{
    const std::string_view key = rules::artKey(board, options);
    return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

/// What a card looks like in this game.
[[nodiscard]] inline Enums::CardKind faceOf(rules::Card card, const rules::Options &options)
{
    const bool isKnights = rules::ruleSet(options)[card.ownBoard()].scoring == rules::Scoring::CupRanks;
    return isKnights ? Enums::CardKind::Knights : toShown(card.kind());
}

namespace detail
{

template <typename Rules, typename Shown>
[[nodiscard]] constexpr std::optional<Rules> enumerator(Shown shown, std::size_t count)
{
    const auto number = static_cast<int>(shown);
    return number >= 0 && number < static_cast<int>(count) ? std::optional(static_cast<Rules>(number)) : std::nullopt;
}

} // namespace detail

/// Nothing for NoBoard.
[[nodiscard]] constexpr std::optional<rules::Board> toRules(Enums::Board board)
{
    return detail::enumerator<rules::Board>(board, rules::boardCount);
}

/// The kind that a card drawn so has: Knights are Swords.
[[nodiscard]] constexpr rules::CardKind toRules(Enums::CardKind face)
{
    return face == Enums::CardKind::Knights ? rules::CardKind::Swords : static_cast<rules::CardKind>(face);
}

[[nodiscard]] constexpr std::optional<rules::Color> toRules(Enums::Tincture tincture)
{
    return detail::enumerator<rules::Color>(tincture, rules::colorNames.size());
}

[[nodiscard]] constexpr std::optional<rules::Mode> toRules(Enums::Mode mode)
{
    return detail::enumerator<rules::Mode>(mode, rules::modeNames.size());
}

[[nodiscard]] constexpr std::optional<rules::Stakes> toRules(Enums::Stakes stakes)
{
    return detail::enumerator<rules::Stakes>(stakes, rules::stakesNames.size());
}

} // namespace academy::model
