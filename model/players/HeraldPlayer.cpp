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
    int equals = 1; // of several best ones each is as likely
    for (int position = 1; position < judgement.actions().size(); ++position) {
        const int difference = judgement.worth(position) - judgement.worth(best);
        if (difference > 0 || (difference == 0 && random.below(++equals) == 0)) {
            best = position;
            equals = difference > 0 ? 1 : equals;
        }
    }
    return judgement.actions()[best];
}

} // namespace academy::players
