// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "protocol/Telling.h"

#include "protocol/EventCodec.h"
#include "rules/Actors.h"
#include "rules/Game.h"

namespace academy::protocol
{

std::vector<rules::Action> choicesIn(const rules::View &view)
{
    std::vector<rules::Action> choices;
    const rules::State &table = view.table;
    for (int actor = 0; actor < rules::maxSquires; ++actor) {
        if (rules::isIn(rules::deciding(table), actor) && rules::decider(table, actor) == view.player) {
            rules::ActionList actions;
            rules::legalActions(table, actor, actions);
            choices.insert(choices.end(), actions.begin(), actions.end());
        }
    }
    return choices;
}

Show tell(int player, const rules::State &state, const record::Record &game, const rules::Events &events)
{
    Show show{.game = {}, .view = rules::viewOf(state, player), .legal = {}, .events = {}};
    show.game.options = game.options;
    show.game.players = game.players;
    show.legal = choicesIn(show.view);
    for (std::size_t number = 0; number < events.size(); ++number) {
        show.events.push_back({.event = toldTo(player, events[number], state.options),
                               .table = rules::tableSeenBy(events.stateAfter(number), player)});
    }
    return show;
}

} // namespace academy::protocol
