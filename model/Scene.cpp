// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Scene.h"

#include "words/Names.h"

#include "rules/Actors.h"

namespace academy::model
{

using Decision = Academy::Decision;

int Scene::viewer() const
{
    return asked && !asked->curtain ? asked->player : looker;
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
        if (rules::isIn(thinking, actor) && decides(actor)) {
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

std::vector<Preview> previews(const Choice &choice)
{
    std::vector<Preview> all;
    switch (choice.decision()) {
    case Decision::Keep:
    case Decision::Play:
        for (const rules::Board board : choice.boardsForCard()) {
            if (!choice.board() || choice.board() == board) {
                all.push_back(previewCard(choice.table(), choice.actor(), *choice.card(), board));
            }
        }
        break;
    case Decision::Bonus:
        if (choice.board()) {
            all.push_back(previewBonus(choice.table(), choice.actor(), *choice.board()));
        }
        break;
    case Decision::WinTie:
        if (choice.covered()) {
            all.push_back(previewTie(choice.table(), choice.covered()->actor(), choice.covered()->board()));
        }
        break;
    default:
        break;
    }
    return all;
}

} // namespace academy::model
