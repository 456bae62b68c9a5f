// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/HeraldPlayer.h"

#include "players/Judgement.h"

namespace academy::players
{

rules::Action HeraldPlayer::choose(const rules::View &view, int actor, const Budget & /*budget*/, rules::Random &random)
{
    return Judgement(view, actor).pick(random);
}

} // namespace academy::players
