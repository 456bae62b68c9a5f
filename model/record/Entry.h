// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Action.h"
#include "rules/Game.h"

#include <QByteArray>

#include <variant>

/// One entry of a game record: an outcome of chance or a decision. Cards stand in the order of the record, which need not
/// be the sorted order that the rules keep them in; so an entry that was read is written again as it was.
namespace academy::record
{

/// An outcome of chance and what a record says beyond it.
struct ChanceEntry {
    rules::Chance chance;
    int turn = 0; ///< Deal: the turn it begins
    int tokens = 0; ///< Codex: how many tokens are named
};

using Entry = std::variant<ChanceEntry, rules::Action>;

/// The entry for chance that has just been drawn for this state.
[[nodiscard]] Entry entryOf(const rules::State &state, const rules::Chance &chance);

/// As JSON on one line, keys in the documented order.
[[nodiscard]] QByteArray toJson(const Entry &entry);

} // namespace academy::record
