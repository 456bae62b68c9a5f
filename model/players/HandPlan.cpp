// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/HandPlan.h"

#include "rules/Game.h"

namespace academy::players
{

using namespace rules;

int reasonsToWait(const State &table, int squire, Board board, int patience)
{
    int reasons = 0;
    if (scoresThisTurn(table, board) && !table.rules()[board].paysSquares()) {
        const int own = table.progress(squire, board);
        for (int other = 0; other < table.squires(); ++other) {
            const int distance = table.progress(other, board) - own;
            reasons += other != squire && distance >= -4 && distance <= 6 ? patience : 0;
        }
    }
    return reasons;
}

} // namespace academy::players
