// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "InvalidEntries.h"

#include <algorithm>
#include <optional>

/// What the makers of mischief have in common.
namespace academy::record::test
{

using Bad = std::optional<BadEntry>;

[[nodiscard]] inline Bad bad(const Entry &entry, rules::Reason reason, std::string_view rule)
{
    return BadEntry{entry, {reason, rule}};
}

[[nodiscard]] inline const rules::Action *action(const Entry *entry, rules::ActionKind kind)
{
    const auto *found = entry != nullptr ? std::get_if<rules::Action>(entry) : nullptr;
    return found != nullptr && found->kind() == kind ? found : nullptr;
}

[[nodiscard]] inline const ChanceEntry *chance(const Entry *entry, rules::ChanceKind kind)
{
    const auto *found = entry != nullptr ? std::get_if<ChanceEntry>(entry) : nullptr;
    return found != nullptr && found->chance.kind == kind ? found : nullptr;
}

[[nodiscard]] inline const rules::Hand &handOf(const rules::State &state, int squire)
{
    return state.hands[static_cast<std::size_t>(squire)];
}

/// A card of the deck that the hand does not have.
[[nodiscard]] inline rules::Card cardOutside(const rules::Hand &hand)
{
    return *std::ranges::find_if(rules::deck, [&hand](rules::Card card) { return !hand.contains(card); });
}

[[nodiscard]] inline int nextSquire(const rules::State &state, int squire)
{
    return (squire + 1) % state.squires();
}

[[nodiscard]] inline bool isNeutral(const rules::State &state, int squire)
{
    return state.options.isNeutral(squire);
}

} // namespace academy::record::test
