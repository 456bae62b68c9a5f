// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "../SampleSize.h"
#include "Positions.h"

#include "players/Advice.h"
#include "players/WinProbability.h"

#include <catch2/catch_test_macros.hpp>

#include <bit>

namespace academy::players::tests
{

using namespace rules;

namespace
{

/// The last card of turn VI with nothing on the table but what a test puts there: squire 0 decides, three squires.
State lastCard(Hand hand)
{
    State state = newGame(Options::of(Mode::Standard, 3));
    state.turn = 6;
    state.phase = Phase::Play;
    state.first = 1;
    state.actor = 0;
    state.step = 11;
    state.playedCount = {3, 4, 4};
    state.hands[0] = hand;
    // Cards that squires have been dealt, kept and played, so that the world behind the view can be imagined.
    const std::array<std::array<Card, 5>, 3> cards{
        {{Card(CardKind::Quests, 2), Card(CardKind::Quests, 2), Card(CardKind::Charity, 2), Card(), Card()},
         {Card(CardKind::Gallantry, 2), Card(CardKind::Gallantry, 2), Card(CardKind::Gallantry, 3),
          Card(CardKind::Gallantry, 3), Card(CardKind::Gallantry, 3)},
         {Card(CardKind::Education, 2), Card(CardKind::Education, 2), Card(CardKind::Education, 3),
          Card(CardKind::Education, 3), Card(CardKind::Education, 3)}}};
    for (std::size_t squire = 0; squire < 3; ++squire) {
        for (std::size_t card = 0; card < 5; ++card) {
            Card one = cards[squire][card];
            one = one.isKnown() ? one : hand.at(static_cast<int>(card) - 3);
            state.kept[squire].append(one);
            if (card < state.playedCount[squire]) {
                state.played[squire][card] = PlayedCard(one, one.ownBoard());
            } else if (squire > 0) {
                state.hands[squire].insert(one);
            }
        }
    }
    // R4.2, turn VI: to the right; a card kept in round r came from the hand dealt to the squire r seats to the left.
    for (std::size_t squire = 0; squire < 3; ++squire) {
        for (std::size_t round = 0; round < 5; ++round) {
            state.dealt[(squire + round) % 3].insert(state.kept[squire].at(static_cast<int>(round)));
        }
    }
    return state;
}

} // namespace

TEST_CASE("Advice says what the best choice is worth, on which board, and against whom", "[advice]")
{
    // On Jousts squire 1 stands two squares ahead: three squares more are worth first place. On Tournaments nobody is near.
    Hand hand;
    hand.insert(Card(CardKind::Swords, 3));
    hand.insert(Card(CardKind::Quests, 3));
    State state = lastCard(hand);
    state.track(Board::Jousts).place(0, 4);
    state.track(Board::Jousts).place(1, 6);
    state.track(Board::Jousts).place(2, 1);
    state.track(Board::Tournaments).place(0, 9);
    state.track(Board::Tournaments).place(1, 2);
    state.track(Board::Tournaments).place(2, 1);
    state.track(Board::Quests).place(0, 19);
    state.track(Board::Quests).place(1, 12);
    state.track(Board::Quests).place(2, 11);
    Random random(1);
    const Advice advice = advise(viewOf(state, 0), 0, {.iterations = 2000}, random);
    CHECK(advice.best == Action::play(0, Card(CardKind::Swords, 3), Board::Jousts));
    CHECK(advice.nextBest != advice.best);
    CHECK(advice.iterations > 1000); // more than half of them: it can be settled then
    CHECK(advice.iterations <= 2000);
    REQUIRE_FALSE(advice.changes.empty());
    const BoardChange &change = advice.changes.front();
    CHECK(change.board == Board::Jousts);
    CHECK(change.squire == 0);
    CHECK(change.points == point); // R2.6: 1st +3 instead of 2nd +2
    CHECK(change.rival == 1);
    CHECK(change.rivalOften == certain);
    CHECK(change.better == 0);
    CHECK(change.betterOtherwise == 256);
}

TEST_CASE("Advice can be asked for at every decision", "[advice][long]")
{
    Random random(6);
    int asked = 0;
    constexpr int games = academy::test::sampleSize(12);
    for (int game = 0; game < games; ++game) {
        playThrough(anyOptions(random), random, [&](const State &state) {
            if (due(state) != Due::Decision || random.below(12) != 0) {
                return;
            }
            const int actor = std::countr_zero(deciding(state));
            const Advice advice = advise(viewOf(state, decider(state, actor)), actor, {.iterations = 20}, random);
            INFO(describe(state));
            CHECK_FALSE(check(state, advice.best));
            CHECK_FALSE(check(state, advice.nextBest));
            for (const BoardChange &change : advice.changes) {
                CHECK(change.rival != change.squire);
            }
            ++asked;
        });
    }
    CHECK(asked > 4 * games);
}

TEST_CASE("Where there is little time the chance told is still not far from what equals have", "[advice][long]")
{
    // Before the first card of all one squire is as good as another.
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Random random(seed);
        State state = newGame(Options::of(Mode::Standard, 4));
        resolveChance(state, random);
        const Advice advice = advise(viewOf(state, 0), 0, {.iterations = 100}, random);
        INFO("seed " << seed);
        CHECK(advice.share > wholeVictory / 10);
        CHECK(advice.share < wholeVictory / 2);
    }
}

TEST_CASE("Who asks among weaker players is told a better chance", "[advice]")
{
    Random random(3);
    State state = newGame(Options::of(Mode::Standard, 4));
    resolveChance(state, random);
    const View view = viewOf(state, 2);
    const auto shareAmong = [&view](const char *level) {
        TableLevels levels;
        levels.fill(level);
        Random numbers(5);
        return advise(view, 2, {.iterations = 100}, numbers, levels).share;
    };
    CHECK(shareAmong("page") > 3 * wholeVictory / 4); // heralds nearly always win there
    CHECK(shareAmong("master") < wholeVictory / 2); // taken for heralds
    CHECK(shareAmong("") == shareAmong("herald"));
}

TEST_CASE("Advice that is stopped still names a choice", "[advice]")
{
    Random random(6);
    State state = newGame(Options::of(Mode::Standard, 3));
    resolveChance(state, random);
    std::stop_source source;
    source.request_stop();
    const Advice advice = advise(viewOf(state, 1), 1, {.iterations = 1'000'000, .stop = source.get_token()}, random);
    CHECK_FALSE(check(state, advice.best));
    CHECK(advice.changes.empty());
}

} // namespace academy::players::tests
