// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Game.h"

/// Variation of Quests (10.5): deeds, counted when everything else is done.
namespace academy::rules
{

int deedPoints(const State &state, int squire)
{
    if (!state.rules().uses(Scoring::Deeds)) {
        return 0;
    }
    const Track &track = state.track(Board::Quests);
    int deeds = 0;
    for (int coat = 0; coat < coatCount; ++coat) {
        if (isDeed(static_cast<Coat>(coat))) {
            deeds += state.coats[static_cast<std::size_t>(squire)].of(static_cast<Coat>(coat));
        }
    }
    int onSquareZero = 0;
    int worse = 0;
    for (int other = 0; other < state.squires(); ++other) {
        onSquareZero += track.onSquareZero(other) ? 1 : 0;
        worse += track.ranksBetter(squire, other) ? 1 : 0;
    }
    const bool last = onSquareZero > 0 ? track.onSquareZero(squire) : worse == 0; // R5.5
    if (last) {
        return -(deeds / 2);
    }
    switch (track.betterDiscs(squire)) {
    case 0:
        return deeds;
    case 1:
        return deeds / 2;
    default:
        return 0;
    }
}

} // namespace academy::rules
