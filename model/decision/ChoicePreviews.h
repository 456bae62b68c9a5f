// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "decision/Choice.h"
#include "decision/ChoicePreviews.h"
#include "decision/Preview.h"

#include <vector>

/// What a choice in the making would do, as far as it has come.
namespace academy::model
{

/// One for each board that the card, the bonus or the tie may go to, or for the one chosen; none where nothing moves.
[[nodiscard]] std::vector<Preview> previews(const Choice &choice);

} // namespace academy::model
