// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "protocol/Message.h"
#include "rules/State.h"

#include <vector>

namespace academy::protocol
{

/// What the table tells a player of this moment: its view, what it may do, and what it is told of what has happened.
/// Nothing of the state but this is ever said to a seat before the game is over.
[[nodiscard]] Show tell(int player, const rules::State &state, const record::Record &game, const rules::Events &events);

/// What the player may do in its view, one actor after the other.
[[nodiscard]] std::vector<rules::Action> choicesIn(const rules::View &view);

} // namespace academy::protocol
