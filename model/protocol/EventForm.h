// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Event.h"

/// What each kind of event cannot be told without: a table elsewhere may say anything, and whoever shows what it tells relies
/// on what is named in it.
namespace academy::protocol
{

/// Whether the event names all that its kind tells of, and no squire, player, board or turn that a game with these options does
/// not have.
[[nodiscard]] bool isWhole(const rules::Event &event, const rules::Options &options);

} // namespace academy::protocol
