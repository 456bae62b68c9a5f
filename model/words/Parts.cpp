// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/Parts.h"

#include "rows/RuleEnums.h"

#include "names/Names.h"
#include "words/Reasons.h"

#include <algorithm>

namespace academy::model
{

using Decision = Enums::Decision;

void Parts::add(PromptShown &shown, const Scene &scene, const Choice &choice)
{
    switch (choice.decision()) {
    case Decision::TakeStack:
        addStacks(shown, scene, choice);
        break;
    case Decision::WinTie:
        addCovered(shown, scene, choice);
        break;
    case Decision::Exchange:
        addExchange(shown, scene, choice);
        break;
    default:
        break;
    }
}

void Parts::addStacks(PromptShown &shown, const Scene &scene, const Choice &choice)
{
    const rules::State &table = choice.table();
    const int taker = choice.actor();
    for (const int player : {1 - taker, taker}) {
        const auto maker = static_cast<std::size_t>(player);
        const rules::Hand &first = table.kept[maker];
        rules::Hand second = table.dealt[maker];
        for (int card = 0; card < first.size(); ++card) {
            second.remove(first.at(card));
        }
        for (int number = 0; number < 2; ++number) {
            CardStack stack{.player = player, .stack = number};
            //: Lancelot: %1 is the player who made the stack.
            stack.title = number == 0 ? tr("First stack of %1").arg(scene.people.player(player))
                                      //: Lancelot: %1 is the player who made the stack.
                                      : tr("Second stack of %1").arg(scene.people.player(player));
            const rules::Hand &cards = number == 0 ? first : second;
            QStringList names;
            for (int card = 0; card < cards.size(); ++card) {
                stack.cards.append(cardFace(cards.at(card), scene.options()));
                names.append(stack.cards.back().name);
            }
            stack.mayBeTaken = player != taker;
            stack.chosen = stack.mayBeTaken && choice.stack() == number;
            // The first player's choice waits in `queue` until the other one has chosen (R9.3).
            stack.taken = player == taker && table.step == 1 && table.queue[1 - maker] == number;
            //: Spoken: a stack of cards, %1 is its title, %2 its cards.
            stack.spoken = tr("%1: %2", "stack").arg(stack.title, Names::list(names));
            shown.stacks.append(stack);
        }
    }
}

void Parts::addCovered(PromptShown &shown, const Scene &scene, const Choice &choice)
{
    for (const rules::Action &disc : choice.coveredDiscs()) {
        shown.covered.append({.seat = disc.actor(),
                              .tincture = scene.tincture(disc.actor()),
                              .text = Reasons::place(choice.table(), disc.actor(), disc.board(), scene.people),
                              .emblem = emblemOf(disc.board(), scene.options()),
                              .title = Names::board(disc.board(), scene.options()),
                              .detail = Reasons::placeBriefly(choice.table(), disc.actor(), disc.board(), scene.people),
                              .chosen = choice.covered() == disc});
    }
}

void Parts::addExchange(PromptShown &shown, const Scene &scene, const Choice &choice)
{
    const rules::Options &options = scene.options();
    const auto face = [&](rules::Coat coat, int count, int chosen) {
        return CoatFace{.emblem = emblemOf(rules::facts(coat).board, options),
                        .value = rules::facts(coat).value,
                        .count = count,
                        .chosen = chosen,
                        .name = Names::coat(coat, options)};
    };
    for (const int squire : choice.partners()) {
        shown.partners.append({.seat = squire,
                               .tincture = scene.tincture(squire),
                               .text = scene.people.squireFirst(squire),
                               .chosen = choice.partner() == squire});
    }
    for (const rules::Coat coat : choice.gives()) {
        if (coat != rules::noCoat) {
            const int held = choice.table().coats[static_cast<std::size_t>(choice.actor())].of(coat);
            shown.gives.append(face(coat, held, choice.give() == coat ? 1 : 0));
        }
    }
    for (const rules::Coat coat : choice.takeable()) {
        const int held = choice.table().coats[static_cast<std::size_t>(*choice.partner())].of(coat);
        shown.takes.append(face(coat, held, static_cast<int>(std::ranges::count(choice.takes(), coat))));
    }
}

} // namespace academy::model
