// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/HeraldPlayer.h"

#include "players/FairPick.h"
#include "players/Judgement.h"

namespace academy::players
{

rules::Action HeraldPlayer::choose(const rules::View &view, int actor, const Budget & /*budget*/, rules::Random &random)
{
    const Judgement judgement(view, actor);
    FairPick<rules::Action> pick(random);
    for (int position = 0; position < judgement.actions().size(); ++position) {
        pick.consider(judgement.actions()[position], judgement.worth(position));
    }
    return pick.best();
}

} // namespace academy::players
