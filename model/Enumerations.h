// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Academy.h"

#include "rules/Card.h"
#include "rules/Event.h"
#include "rules/Options.h"

#include <optional>

/// The rules' enumerations as QML knows them, and back: the only place where one is made of the other. Both have the same
/// enumerators with the same numbers, which Enumerations.cpp has checked by the compiler. What comes from QML may be any
/// number; toRules() gives nothing for one that is no enumerator.
namespace academy::model
{

/// noBoard becomes NoBoard.
[[nodiscard]] constexpr Academy::Board toShown(rules::Board board)
{
    return board == rules::noBoard ? Academy::Board::NoBoard : static_cast<Academy::Board>(board);
}

[[nodiscard]] constexpr Academy::CardKind toShown(rules::CardKind kind)
{
    return static_cast<Academy::CardKind>(kind);
}

[[nodiscard]] constexpr Academy::Tincture toShown(rules::Color color)
{
    return static_cast<Academy::Tincture>(color);
}

[[nodiscard]] constexpr Academy::Mode toShown(rules::Mode mode)
{
    return static_cast<Academy::Mode>(mode);
}

[[nodiscard]] constexpr Academy::Stakes toShown(rules::Stakes stakes)
{
    return static_cast<Academy::Stakes>(stakes);
}

[[nodiscard]] constexpr Academy::Beat toShown(rules::EventKind kind)
{
    return static_cast<Academy::Beat>(kind);
}

/// What a board is known by in this game.
[[nodiscard]] constexpr Academy::Emblem emblemOf(rules::Board board, const rules::Options &options)
{
    const bool isKnight = options.has(rules::Variation::JoustsTournaments)
        && (board == rules::Board::Jousts || board == rules::Board::Tournaments);
    if (isKnight) {
        return board == rules::Board::Jousts ? Academy::Emblem::WhiteKnight : Academy::Emblem::BlackKnight;
    }
    return board == rules::noBoard ? Academy::Emblem::NoEmblem : static_cast<Academy::Emblem>(board);
}

/// What a card looks like in this game.
[[nodiscard]] constexpr Academy::CardKind faceOf(rules::Card card, const rules::Options &options)
{
    return card.isSwords() && options.has(rules::Variation::JoustsTournaments) ? Academy::CardKind::Knights
                                                                               : toShown(card.kind());
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
[[nodiscard]] constexpr std::optional<rules::Board> toRules(Academy::Board board)
{
    return detail::enumerator<rules::Board>(board, rules::boardCount);
}

/// The kind that a card drawn so has: Knights are Swords.
[[nodiscard]] constexpr rules::CardKind toRules(Academy::CardKind face)
{
    return face == Academy::CardKind::Knights ? rules::CardKind::Swords : static_cast<rules::CardKind>(face);
}

/// The board that an emblem stands for, a knight for the board whose track it has; nothing for no emblem.
[[nodiscard]] constexpr std::optional<rules::Board> boardOf(Academy::Emblem emblem)
{
    switch (emblem) {
    case Academy::Emblem::WhiteKnight:
        return rules::Board::Jousts;
    case Academy::Emblem::BlackKnight:
        return rules::Board::Tournaments;
    default:
        return detail::enumerator<rules::Board>(emblem, rules::boardCount);
    }
}

[[nodiscard]] constexpr std::optional<rules::Color> toRules(Academy::Tincture tincture)
{
    return detail::enumerator<rules::Color>(tincture, rules::colorNames.size());
}

[[nodiscard]] constexpr std::optional<rules::Mode> toRules(Academy::Mode mode)
{
    return detail::enumerator<rules::Mode>(mode, rules::modeNames.size());
}

[[nodiscard]] constexpr std::optional<rules::Stakes> toRules(Academy::Stakes stakes)
{
    return detail::enumerator<rules::Stakes>(stakes, rules::stakesNames.size());
}

} // namespace academy::model
