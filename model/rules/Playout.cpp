// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Playout.h"

#include <bit>

namespace academy::rules
{

Action randomAction(const State &state, Random &random)
{
    ActionList actions;
    legalActions(state, std::countr_zero(deciding(state)), actions);
    return actions[random.below(actions.size())];
}

int playRandomly(State &state, Random &random)
{
    int decisions = 0;
    while (true) {
        switch (due(state)) {
        case Due::Decision:
            applyLegal(state, randomAction(state, random));
            ++decisions;
            break;
        case Due::Chance:
            resolveChance(state, random);
            break;
        case Due::Advance:
            advance(state);
            break;
        case Due::Nothing:
            return decisions;
        }
    }
}

} // namespace academy::rules
