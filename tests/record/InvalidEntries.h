// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Entry.h"
#include "rules/Game.h"

#include <optional>
#include <span>
#include <string_view>

/// Ways to break the rules: each makes, of a moment of a game and what rightly happens next, an entry that must be refused,
/// and says why. The reasons and rules are those of the rules' description, not asked of the program.
namespace academy::record::test
{

struct BadEntry {
    Entry entry;
    rules::Refusal refusal;
};

struct InvalidEntries {
    std::string_view name;
    /// Nothing where this mischief cannot be done. `good` is null after the end of the game.
    std::optional<BadEntry> (*make)(const rules::State &state, const Entry *good);
};

[[nodiscard]] std::span<const InvalidEntries> mischiefBeforePlay();
[[nodiscard]] std::span<const InvalidEntries> mischiefInPlay();
[[nodiscard]] std::span<const InvalidEntries> mischiefInScoring();

} // namespace academy::record::test
