// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Positions.h"

#include "players/ActionEvaluator.h"
#include "players/Determinizer.h"
#include "players/DraftModel.h"
#include "players/OpponentModel.h"
#include "players/PlayModel.h"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace academy::players::tests
{

using namespace rules;

namespace
{

Options anyStandardGame(Random &random)
{
    Options options = anyOptions(random);
    while (options.mode != Mode::Standard) {
        options = anyOptions(random);
    }
    return options;
}

// A chance, a herald's decision or a breath of the game.
void passOneStep(State &state, Random &random)
{
    switch (due(state)) {
    case Due::Chance:
        resolveChance(state, random);
        break;
    case Due::Decision: {
        const int actor = std::countr_zero(deciding(state));
        applyLegal(state, ActionEvaluator(viewOf(state, decider(state, actor)), actor).pick(random));
        break;
    }
    default:
        advance(state);
        break;
    }
}

// A turn of heralds, up to the first card played.
State afterHeraldsHaveDrafted(const Options &options, Random &random)
{
    State state = newGame(options);
    while (state.phase != Phase::Play) {
        passOneStep(state, random);
    }
    return state;
}

// Of all cards that rivals hold, those that are where they are in worlds drawn by `draw`, in hundredths.
template <typename Draw>
double shareOfRightCards(const State &state, Draw draw)
{
    int right = 0;
    int all = 0;
    for (int sample = 0; sample < 200; ++sample) {
        const State world = draw();
        for (std::size_t rival = 1; rival < static_cast<std::size_t>(state.squires()); ++rival) {
            Hand guessed = world.hands[rival];
            for (int card = 0; card < state.hands[rival].size(); ++card) {
                right += guessed.remove(state.hands[rival].at(card)) ? 1 : 0;
                ++all;
            }
        }
    }
    return 100.0 * right / all;
}

// Over many tries `choose` finds each of the best actions equally often, and no other. Returns how many are best.
template <typename Choose>
int requireFair(const State &state, int squire, Choose choose)
{
    const View view = viewOf(state, squire);
    const ActionEvaluator judgement(view, squire);
    constexpr int tries = 3'000;
    std::array<int, ActionList::capacity> chosen{};
    for (int attempt = 0; attempt < tries; ++attempt) {
        const Action action = choose();
        for (int position = 0; position < judgement.actions().size(); ++position) {
            chosen[static_cast<std::size_t>(position)] += judgement.actions()[position] == action ? 1 : 0;
        }
    }
    const auto isBest = [&](int position) { return judgement.worth(position) == judgement.worth(judgement.best()); };
    int equals = 0;
    for (int position = 0; position < judgement.actions().size(); ++position) {
        equals += isBest(position) ? 1 : 0;
    }
    for (int position = 0; position < judgement.actions().size(); ++position) {
        INFO(describe(state) << " position " << position);
        const int times = chosen[static_cast<std::size_t>(position)];
        if (isBest(position)) {
            CHECK(100.0 * times / tries == Catch::Approx(100.0 / equals).margin(5));
        } else {
            CHECK(times == 0);
        }
    }
    return equals;
}

// In many games of all options, at each decision of that phase: what `choose` finds for the squire, from the table that it
// sees and the state, is worth as much as the best by its judgement.
template <typename Choose>
void requireBest(Phase phase, std::uint64_t seed, Choose choose)
{
    Random random(seed);
    int choices = 0;
    for (int game = 0; game < 40; ++game) {
        playThrough(anyStandardGame(random), random, [&](const State &state) {
            if (state.phase != phase || due(state) != Due::Decision) {
                return;
            }
            const int squire = std::countr_zero(deciding(state));
            const View view = viewOf(state, squire);
            const ActionEvaluator judgement(view, squire);
            const Action chosen = choose(view.table, state, squire);
            int worth = -1'000'000'000;
            for (int position = 0; position < judgement.actions().size(); ++position) {
                worth = judgement.actions()[position] == chosen ? judgement.worth(position) : worth;
            }
            INFO(describe(state));
            CHECK(worth == judgement.worth(judgement.best()));
            ++choices;
        });
    }
    CHECK(choices > 1'000);
}

} // namespace

TEST_CASE("By habit a squire keeps for the bet that it has laid, also where that was imagined", "[habits][R10.2.1]")
{
    Options options = Options::of(Mode::Standard, 4);
    options.set(Variation::Gallantry);
    Random random(4);
    State state = newGame(options);
    resolveChance(state, random);
    REQUIRE(state.phase == Phase::Bet);
    // First on Gallantry; Quests and Charity are worth about the same, and the bet decides.
    state.track(Board::Gallantry).place(0, 9);
    const DraftModel habits(state);
    while (state.phase == Phase::Bet) {
        applyLegal(state, Action::bet(std::countr_zero(deciding(state)), Board::Education));
    }
    const std::array cards{Card(CardKind::Quests, 2), Card(CardKind::Charity, 2)};
    state.hands[0] = {};
    for (const Card card : cards) {
        state.hands[0].insert(card);
    }
    for (const Card card : cards) {
        state.bets[0] = card.ownBoard();
        CHECK(habits.keep(state, 0, random) == Action::keep(0, card));
    }
}

TEST_CASE("Habits think the cards played since the draft back, with the Cup and the Scrolls",
          "[habits][R10.1.2][R10.4.1]")
{
    Options options = Options::of(Mode::Standard, 4);
    options.set(Variation::JoustsTournaments);
    options.set(Variation::KingsService);
    Random random(14);
    State draft = newGame(options);
    resolveChance(draft, random);
    draft.turn = 2;
    draft.cup = 3;
    for (const Board board : allBoards) {
        for (int squire = 0; squire < 4; ++squire) {
            draft.track(board).place(squire, squire + 1); // apart, so that no stack is forgotten
        }
    }
    State later = draft;
    later.phase = Phase::Play;
    const auto play = [&later](int squire, Card card, Board board) {
        const auto at = static_cast<std::size_t>(squire);
        later.played[at][later.playedCount[at]++] = PlayedCard(card, board);
        later.track(board).place(squire, later.progress(squire, board) + card.value());
    };
    play(3, Card(CardKind::KingsService, 5), Board::KingsService);
    later.scrolls = scrollOfTwelve;
    later.scrollsTaken = scrollOfSix;
    play(2, Card(CardKind::Swords, 4), Board::Jousts);
    play(1, Card(CardKind::Swords, 2), Board::Tournaments);
    later.cup = 1;
    const DraftModel then(draft);
    const DraftModel now(later);
    constexpr int firmness = 20;
    int compared = 0;
    for (int deal = 0; deal < 50; ++deal) {
        State dealt = newGame(options);
        resolveChance(dealt, random);
        for (int squire = 0; squire < 4; ++squire) {
            const Hand hand = dealt.dealt[static_cast<std::size_t>(squire)];
            CHECK(now.reluctance(squire, {}, hand, firmness) == then.reluctance(squire, {}, hand, firmness));
            ++compared;
        }
    }
    CHECK(compared == 200);
}

TEST_CASE("By habit a squire keeps what its own judgement holds to be best", "[habits]")
{
    Random random(30);
    requireBest(Phase::Draft, 31, [&random](const State &table, const State &state, int squire) {
        return DraftModel(table).keep(state, squire, random);
    });
}

TEST_CASE("By habit a squire plays what its own judgement holds to be best", "[habits][long]")
{
    Random random(38);
    requireBest(Phase::Play, 36, [&random](const State &table, const State &state, int squire) {
        return PlayModel(table).play(state, squire, random);
    });
}

TEST_CASE("The search supposes that squires move a bonus where their own judgement wants it", "[habits]")
{
    Random random(40);
    int bonuses = 0;
    for (int game = 0; game < 10; ++game) {
        Options options = Options::of(Mode::Standard, 3 + game % 3);
        options.stakes = game % 2 == 0 ? Stakes::Booklet : Stakes::GrandFinale;
        playThrough(options, random, [&](const State &state) {
            if (state.phase != Phase::Bonus || due(state) != Due::Decision) {
                return;
            }
            const View view = viewOf(state, state.actor);
            const ActionEvaluator judgement(view, state.actor);
            OpponentModel supposed(viewOf(state, (state.actor + 1) % state.squires()), {.surprise = 0});
            const Action moved = supposed.act(state, state.actor, random);
            for (int position = 0; position < judgement.actions().size(); ++position) {
                if (judgement.actions()[position] == moved) {
                    INFO(describe(state));
                    CHECK(judgement.worth(position) == judgement.worth(judgement.best()));
                    ++bonuses;
                }
            }
        });
    }
    CHECK(bonuses > 100);
}

TEST_CASE("The search supposes that squires follow their habits, but not always", "[habits]")
{
    Random random(43);
    const auto habitsFollowed = [&random](int surprise) { // of 400 cards kept
        int followed = 0;
        for (int draft = 0; draft < 40; ++draft) {
            State state = newGame(Options::of(Mode::Standard, 4));
            while (state.phase != Phase::Draft || state.step < 1) {
                passOneStep(state, random);
            }
            const View view = viewOf(state, 0);
            const DraftModel habits(view.table);
            OpponentModel supposed(view, {.surprise = surprise});
            const Action habit = habits.keep(state, 1, random);
            for (int time = 0; time < 10; ++time) {
                followed += supposed.act(state, 1, random) == habit ? 1 : 0;
            }
        }
        return followed;
    };
    const int always = habitsFollowed(0);
    const int mostly = habitsFollowed(SearchTuning().surprise);
    const int never = habitsFollowed(100);
    CHECK(always > mostly);
    CHECK(mostly > never);
    CHECK(2 * mostly > 400);
}

TEST_CASE("Of several cards that are best by habit each is as likely to be kept", "[habits]")
{
    Random random(41);
    int several = 0;
    for (int game = 0; game < 40; ++game) {
        State state = newGame(Options::of(Mode::Standard, 4));
        while (state.phase != Phase::Draft
               || state.step < 3) { // late in the draft of turn I many cards are worth nothing
            passOneStep(state, random);
        }
        const DraftModel habits(viewOf(state, 0).table);
        several += requireFair(state, 0, [&] { return habits.keep(state, 0, random); }) > 1 ? 1 : 0;
    }
    CHECK(several > 3);
}

TEST_CASE("Of several cards that are best by habit each is as likely to be played", "[habits]")
{
    Random random(39);
    int several = 0;
    for (int game = 0; game < 30; ++game) {
        const State state = afterHeraldsHaveDrafted(anyStandardGame(random), random);
        const int squire = std::countr_zero(deciding(state));
        PlayModel habits(viewOf(state, squire).table);
        several += requireFair(state, squire, [&] { return habits.play(state, squire, random); }) > 1 ? 1 : 0;
    }
    CHECK(several > 10);
}

TEST_CASE("The chances by habit to keep one card or another sum up to certainty", "[habits]")
{
    Random random(32);
    for (int game = 0; game < 20; ++game) {
        State state = newGame(Options::of(Mode::Standard, 4));
        resolveChance(state, random);
        const DraftModel habits(state);
        const Hand hand = state.hands[2];
        double sum = 0;
        for (int first = 0; first < hand.size(); ++first) {
            Hand turned;
            for (int card = 0; card < hand.size(); ++card) {
                turned.append(hand.at((first + card) % hand.size()));
            }
            sum += std::exp(-habits.reluctance(2, {}, turned, 100) / 32.0);
        }
        CHECK(sum == Catch::Approx(1).margin(0.08)); // by steps of 1/32, and of the logarithm's table
    }
}

TEST_CASE("Habits are those of the draft, also when cards have been played since", "[habits]")
{
    Random random(33);
    const State drafted = afterHeraldsHaveDrafted(Options::of(Mode::Standard, 4), random);
    const DraftModel before(drafted);
    State later = drafted;
    while (later.playedCount[3] < 2) {
        const int actor = std::countr_zero(deciding(later));
        ActionList actions;
        legalActions(later, actor, actions);
        applyLegal(later, actions[random.below(actions.size())]);
    }
    const DraftModel after(later);
    for (int squire = 0; squire < 4; ++squire) {
        const Hand hand = drafted.dealt[static_cast<std::size_t>(squire)];
        CHECK(after.reluctance(squire, {}, hand, 20) == before.reluctance(squire, {}, hand, 20));
    }
}

TEST_CASE("What rivals hold is guessed better by their habits", "[habits][worlds]")
{
    const Options options = GENERATE(Options::of(Mode::Standard, 4), Options::of(Mode::Karadoc));
    Random random(34);
    double known = 0;
    double guessed = 0;
    constexpr int games = 20;
    for (int game = 0; game < games; ++game) {
        const State state = afterHeraldsHaveDrafted(options, random);
        const View view = viewOf(state, 0);
        const DraftModel habits(view.table);
        Determinizer any(view);
        Determinizer likely(view, &habits, {});
        guessed += shareOfRightCards(state, [&] { return any.sample(random); }) / games;
        known += shareOfRightCards(state, [&] { return likely.sample(random); }) / games;
    }
    CHECK(guessed < 60);
    CHECK(known > guessed + 10);
}

TEST_CASE("Who does not know habits takes any cards that rivals may hold to be as likely", "[habits][worlds]")
{
    Random random(36);
    double any = 0;
    double plain = 0;
    double known = 0;
    constexpr int games = 20;
    for (int game = 0; game < games; ++game) {
        const State state = afterHeraldsHaveDrafted(Options::of(Mode::Standard, 4), random);
        const View view = viewOf(state, 0);
        Determinizer worlds(view);
        OpponentModel without(view, {.knowsHabits = false});
        OpponentModel with(view, {});
        any += shareOfRightCards(state, [&] { return worlds.sample(random); }) / games;
        plain += shareOfRightCards(state, [&] { return without.world(random); }) / games;
        known += shareOfRightCards(state, [&] { return with.world(random); }) / games;
    }
    CHECK(plain == Catch::Approx(any).margin(2));
    CHECK(known > plain + 10);
}

TEST_CASE("What has been reckoned for one world does not change what is played in another", "[habits][long]")
{
    Random random(37);
    for (int game = 0; game < 10; ++game) {
        const State drafted = afterHeraldsHaveDrafted(anyStandardGame(random), random);
        const View view = viewOf(drafted, 0);
        const DraftModel habits(view.table);
        Determinizer worlds(view, &habits, {.mixing = 5, .deals = 20});
        PlayModel used(view.table);
        for (int sample = 0; sample < 40; ++sample) {
            State world = worlds.sample(random);
            while (world.phase == Phase::Play && due(world) == Due::Decision) {
                const int squire = std::countr_zero(deciding(world));
                Random again = random;
                const Action played = used.play(world, squire, random);
                REQUIRE(played == PlayModel(view.table).play(world, squire, again));
                applyLegal(world, played);
            }
        }
    }
}

TEST_CASE("Likely worlds look to the player exactly as its view does", "[habits][worlds]")
{
    Random random(35);
    int worlds = 0;
    for (int game = 0; game < 60; ++game) {
        const Options options = game % 3 == 0 ? Options::of(Mode::Karadoc) : anyStandardGame(random);
        playThrough(options, random, [&](const State &state) {
            if (random.below(4) != 0 || state.phase > Phase::Play) {
                return;
            }
            const View view = viewOf(state, random.below(state.options.players()));
            const DraftModel habits(view.table);
            Determinizer likely(view, &habits, {.mixing = 5, .deals = 2});
            INFO(describe(state));
            for (int sample = 0; sample < 4; ++sample) {
                const State world = likely.sample(random);
                REQUIRE(viewOf(world, view.player) == view);
                requireNeutralHabit(world);
                ++worlds;
            }
        });
    }
    CHECK(worlds > 2'000);
}

} // namespace academy::players::tests
