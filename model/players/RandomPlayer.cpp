// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/RandomPlayer.h"

namespace academy::players
{

rules::Action RandomPlayer::choose(const rules::View &view, int actor, const Budget & /*budget*/, rules::Random &random)
{
    rules::ActionList actions;
    rules::legalActions(view.table, actor, actions);
    return actions[random.below(actions.size())];
}

} // namespace academy::players
