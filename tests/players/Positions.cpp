// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Positions.h"

#include "rules/Playout.h"

#include <catch2/catch_test_macros.hpp>

namespace academy::players::tests
{

using namespace rules;

Options anyOptions(Random &random)
{
    const int game = random.below(5);
    Options options =
        game < 3 ? Options::of(Mode::Standard, 3 + game) : Options::of(game == 3 ? Mode::Karadoc : Mode::Lancelot);
    options.firstSquire = static_cast<std::uint8_t>(
        random.below(options.mode == Mode::Karadoc ? Options::neutralSquire : options.squires));
    options.stakes = static_cast<Stakes>(random.below(2));
    options.advanced = static_cast<std::uint8_t>(random.below(1 << advancedCount));
    options.variations = static_cast<std::uint8_t>(random.below(1 << variationCount));
    return options;
}

void playThrough(const Options &options, Random &random, const std::function<void(const State &)> &look)
{
    State state = newGame(options);
    look(state);
    while (due(state) != Due::Nothing) {
        switch (due(state)) {
        case Due::Chance:
            resolveChance(state, random);
            break;
        case Due::Decision:
            applyLegal(state, randomAction(state, random));
            break;
        default:
            advance(state);
            break;
        }
        look(state);
    }
}

void requireNeutralHabit(const State &world)
{
    if (world.options.mode != Mode::Karadoc) {
        return;
    }
    const int direction = passingDirection(world.turn);
    std::array<Hand, 3> piles{world.dealt[0], world.dealt[1], world.dealt[2]};
    for (int round = 0; round < 5; ++round) {
        for (int pile = 0; pile < 3; ++pile) {
            const auto squire = static_cast<std::size_t>((pile + direction * round + 15) % 3);
            Hand &cards = piles[static_cast<std::size_t>(pile)];
            if (round >= world.kept[squire].size()) {
                continue;
            }
            const Card kept = world.kept[squire].at(round);
            REQUIRE(cards.contains(kept));
            for (int position = 0; squire == Options::neutralSquire && position < cards.size(); ++position) {
                REQUIRE(cards.at(position).value() <= kept.value());
            }
            cards.remove(kept);
        }
    }
}

std::string describe(const State &state)
{
    return std::string(modeNames[static_cast<std::size_t>(state.options.mode)]) + ", "
        + std::to_string(state.options.squires) + " squires, variations " + std::to_string(state.options.variations)
        + ", turn " + std::to_string(state.turn) + ", phase " + std::to_string(static_cast<int>(state.phase))
        + ", step " + std::to_string(state.step);
}

} // namespace academy::players::tests
