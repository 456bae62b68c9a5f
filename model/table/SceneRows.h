// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "match/Scene.h"
#include "rows/BoardModel.h"
#include "rows/CodexModel.h"
#include "rows/HandModel.h"
#include "rows/SquireModel.h"

/// What the list models of a table hold at a moment: one function for each model, without a state of its own.
namespace academy::model
{

[[nodiscard]] QList<SquireRow> squireRows(const Scene &scene);
[[nodiscard]] QList<BoardRow> boardRows(const Scene &scene);
[[nodiscard]] QList<DiscRow> discRows(const Scene &scene, rules::Board board);
[[nodiscard]] QList<HandRow> handRows(const Scene &scene);
[[nodiscard]] QList<HandRow> keptRows(const Scene &scene);
[[nodiscard]] QList<CodexRow> codexRows(const Scene &scene);

} // namespace academy::model
