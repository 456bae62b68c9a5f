// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "match/People.h"
#include "rows/ScoreLine.h"
#include "table/ScoringPages.h"

#include <QList>

/// What the squires hold on a page of the scoring. Whom the totals are shown to is decided here (R5.7).
namespace academy::model
{

/// One for each squire. Where all totals may be seen the best comes first, and who is equal in seat order; else all are in
/// seat order. `looker` is the player whose secrets may be shown, or -1.
[[nodiscard]] QList<Standing> standingsOn(const ScoringPage &page, const People &people, int looker, bool openScores);

} // namespace academy::model
