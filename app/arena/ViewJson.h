// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/View.h"

#include <QJsonObject>

/// A player's view as external players are told it (EXTERNAL-PLAYERS.md), in the words of game records. What the player
/// cannot know is null.
namespace academy::arena
{

[[nodiscard]] QJsonObject viewToJson(const rules::View &view);

} // namespace academy::arena
