// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Card.h"
#include "rules/Coat.h"

#include <array>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>

/// Cards, coats and boards as records write them: `S5`, `jousts:3`, `kings-service`. Reading accepts exactly what writing
/// produces.
namespace academy::record
{

[[nodiscard]] std::string cardText(rules::Card card);
/// Nothing for a card that is not in the deck, such as S2 (R2.2).
[[nodiscard]] std::optional<rules::Card> cardFromText(std::string_view text);

[[nodiscard]] std::string coatText(rules::Coat coat);
/// Nothing for a coat that no rule gives.
[[nodiscard]] std::optional<rules::Coat> coatFromText(std::string_view text);

[[nodiscard]] std::string_view boardText(rules::Board board);
[[nodiscard]] std::optional<rules::Board> boardFromText(std::string_view text);

/// The phases by the names that external players and seats are told, by enumerator.
inline constexpr std::array<std::string_view, 18> phaseNames{
    "deal", "codex",     "bet",     "draft", "split",      "take-stack", "assign",       "draft-done", "play",
    "peek", "play-done", "win-tie", "bonus", "take-token", "exchange",   "scoring-done", "reset-done", "over"};

/// Position of a name in one of the tables of names of the rules, as the enumerator it stands for.
template <typename Enumerator>
[[nodiscard]] std::optional<Enumerator> enumeratorFromName(const auto &names, std::string_view name)
{
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) {
        return std::nullopt;
    }
    return static_cast<Enumerator>(found - names.begin());
}

} // namespace academy::record
