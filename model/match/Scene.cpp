// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "match/Scene.h"

#include "names/Names.h"

#include "rules/Actors.h"
#include "rules/View.h"

namespace academy::model
{

int Scene::viewer() const
{
    return asked && !asked->curtain ? asked->player : looker;
}

rules::State Scene::tableSeenBy(int player) const
{
    return seenBy == player ? table() : rules::tableSeenBy(table(), player);
}

bool Scene::isDeciding(int squire) const
{
    const auto decides = [&](int actor) {
        return rules::actorIsPlayer(table().phase) ? options().owner(squire) == actor : squire == actor;
    };
    if (asked && decides(asked->actor)) {
        return true;
    }
    for (int actor = 0; actor < rules::maxSquires; ++actor) {
        if ((rules::isIn(thinking, actor) || rules::isIn(awaited, actor)) && decides(actor)) {
            return true;
        }
    }
    return false;
}

int Scene::ownSeat() const
{
    if (viewer() < 0) {
        return -1;
    }
    const bool squireActs = choice != nullptr && !rules::actorIsPlayer(table().phase);
    if (squireActs && choice->covered()) {
        return choice->covered()->actor();
    }
    return squireActs ? choice->actor() : viewSeat;
}

CardFace cardFace(rules::Card card, const rules::Options &options)
{
    return {.kind = faceOf(card, options), .value = card.value(), .name = Names::card(card)};
}

} // namespace academy::model
