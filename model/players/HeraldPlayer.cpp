// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/HeraldPlayer.h"

#include "players/Judgement.h"

namespace academy::players
{

rules::Action HeraldPlayer::choose(const rules::View &view, int actor, const Budget & /*budget*/, rules::Random &random)
{
    const Judgement judgement(view, actor);
    int best = 0;
    int most = -1'000'000'000;
    for (int position = 0; position < judgement.actions().size(); ++position) {
        const int seems = judgement.worth(position) + random.below(tuning.whim);
        if (seems > most) {
            most = seems;
            best = position;
        }
    }
    return judgement.actions()[best];
}

} // namespace academy::players
