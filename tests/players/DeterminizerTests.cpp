// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Positions.h"

#include "players/Determinizer.h"

#include <catch2/catch_test_macros.hpp>

#include <cmath>

namespace academy::players::tests
{

using namespace rules;

namespace
{

void take(std::array<int, cardCodeCount> &deckLeft, Hand cards)
{
    for (int position = 0; position < cards.size(); ++position) {
        REQUIRE(cards.at(position).isKnown());
        --deckLeft[cards.at(position).code()];
    }
}

// R2.2: what was dealt lies in the deck, and in the draft nothing is lost or doubled on the way.
void requireDeck(const State &world)
{
    std::array<int, cardCodeCount> left{};
    for (std::size_t code = 0; code < cardCodeCount; ++code) {
        left[code] = copiesInDeck[code];
    }
    for (const Hand dealt : world.dealt) {
        take(left, dealt);
    }
    for (const int copies : left) {
        REQUIRE(copies >= 0);
    }
    if (world.options.mode == Mode::Lancelot || world.phase < Phase::Draft) {
        return;
    }
    std::array<int, cardCodeCount> dealt{};
    std::array<int, cardCodeCount> held{};
    for (std::size_t squire = 0; squire < world.options.squires; ++squire) {
        take(dealt, world.dealt[squire]);
        take(held, world.hands[squire]);
        if (world.phase == Phase::Draft) {
            take(held, world.kept[squire]);
        }
        for (std::size_t card = 0; card < world.playedCount[squire]; ++card) {
            --held[world.played[squire][card].card().code()];
        }
    }
    REQUIRE(dealt == held);
}

// Everybody keeps anything.
State afterDraft(Options options, Random &random)
{
    State state = newGame(options);
    while (state.phase != Phase::DraftDone) {
        if (due(state) == Due::Chance) {
            resolveChance(state, random);
        } else {
            ActionList actions;
            const int squire = std::countr_zero(deciding(state));
            legalActions(state, squire, actions);
            applyLegal(state, actions[random.below(actions.size())]);
        }
    }
    return state;
}

bool holds(Hand hand, Card card)
{
    return hand.remove(card);
}

// R10.3.1.
void requireTokens(const State &world)
{
    if (!world.options.has(Variation::Education) || world.phase < Phase::Bet || world.phase > Phase::TakeToken) {
        return;
    }
    int sum = 0;
    int zeros = 0;
    for (std::size_t place = 0; place < world.options.squires; ++place) {
        sum += world.codex.token[place];
        zeros += world.codex.token[place] == 0 ? 1 : 0;
    }
    REQUIRE(sum == -4);
    REQUIRE(zeros == world.options.squires - 2);
}

} // namespace

TEST_CASE("A sampled world looks to the player exactly as its view does", "[worlds]")
{
    Random random(20261120);
    int worlds = 0;
    int unlike = 0;
    for (int game = 0; game < 150; ++game) {
        playThrough(anyOptions(random), random, [&](const State &state) {
            if (random.below(4) != 0) {
                return;
            }
            const int player = random.below(state.options.players());
            const View view = viewOf(state, player);
            const State world = sampleDeterminization(view, random);
            INFO(describe(state));
            REQUIRE(viewOf(world, player) == view);
            requireDeck(world);
            requireTokens(world);
            requireNeutralHabit(world);
            ++worlds;
            unlike += world == state ? 0 : 1;
        });
    }
    CHECK(worlds > 5'000);
    CHECK(unlike > worlds / 2); // it guesses, it does not know
}

TEST_CASE("Every hand that fits the view is sampled sooner or later", "[worlds]")
{
    // Four squires after the first card: of a pile that was seen, any of three rivals may hold any of the three cards.
    Random random(5);
    const State state = afterDraft(Options::of(Mode::Standard, 4), random);
    const View view = viewOf(state, 0);
    std::array<std::array<int, cardCodeCount>, 4> holds{};
    constexpr int samples = 4000;
    Determinizer worlds(view);
    for (int sample = 0; sample < samples; ++sample) {
        const State world = worlds.sample(random);
        for (std::size_t squire = 1; squire < 4; ++squire) {
            for (int card = 0; card < world.hands[squire].size(); ++card) {
                ++holds[squire][world.hands[squire].at(card).code()];
            }
        }
    }
    // The first hand: four cards passed on to the left, one came back after three others had kept one each.
    Hand window = view.seen[0];
    window.remove(view.table.kept[0].at(0));
    window.remove(view.seen[4].at(0));
    REQUIRE(window.size() == 3);
    for (int card = 0; card < window.size(); ++card) {
        for (std::size_t squire = 1; squire < 4; ++squire) {
            CHECK(holds[squire][window.at(card).code()] > samples / 5);
        }
    }
}

TEST_CASE("Of the deals that fit a card played each is as likely", "[worlds]")
{
    // What was imagined before the card was played, less what it belies, is what may be imagined after it.
    Random random(6);
    constexpr int samples = 40000;
    double apart = 0;
    int compared = 0;
    for (int game = 0; game < 24; ++game) {
        Options options = Options::of(Mode::Standard, 3);
        options.firstSquire = 1; // plays first
        State state = afterDraft(options, random);
        Determinizer before(viewOf(state, 0));
        const Hand hand = state.hands[1];
        const Card card = hand.at(random.below(hand.size()));
        advance(state);
        REQUIRE(state.phase == Phase::Play);
        applyLegal(state, Action::play(1, card, card.ownBoard()));
        Determinizer after(viewOf(state, 0));
        std::array<double, cardCodeCount> expected{};
        std::array<double, cardCodeCount> found{};
        int fitting = 0;
        for (int sample = 0; sample < samples; ++sample) {
            const State one = before.sample(random);
            if (holds(one.hands[1], card)) {
                ++fitting;
                for (int position = 0; position < one.hands[1].size(); ++position) {
                    ++expected[one.hands[1].at(position).code()];
                }
            }
            const State other = after.sample(random);
            ++found[card.code()];
            for (int position = 0; position < other.hands[1].size(); ++position) {
                ++found[other.hands[1].at(position).code()];
            }
        }
        if (fitting < samples / 8) {
            continue;
        }
        for (std::size_t code = 0; code < cardCodeCount; ++code) {
            apart += std::abs(expected[code] / fitting - found[code] / samples);
        }
        ++compared;
    }
    REQUIRE(compared > 8);
    CHECK(apart / compared < 0.045); // by chance 0.037; 0.055 where a card counts once of which two copies are left
}

TEST_CASE("The same generator samples the same world", "[worlds]")
{
    Random random(77);
    playThrough(anyOptions(random), random, [](const State &state) {
        const View view = viewOf(state, 0);
        Random one(9);
        Random two(9);
        CHECK(sampleDeterminization(view, one) == sampleDeterminization(view, two));
    });
}

} // namespace academy::players::tests
