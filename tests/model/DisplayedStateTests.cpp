// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"
#include "match/AnimationSteps.h"
#include "match/Match.h"

#include "rules/Playout.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <vector>

using namespace academy;
using namespace academy::model;

namespace
{

Step nextStep(Match &match, rules::Random &random)
{
    switch (match.due()) {
    case rules::Due::Chance:
        return match.drawChance();
    case rules::Due::Advance:
        return match.advance();
    default:
        break;
    }
    auto outcome = match.decide(rules::randomAction(match.state(), random));
    REQUIRE(std::holds_alternative<Step>(outcome));
    return std::get<Step>(outcome);
}

// What lies on the table for all to see; cards in hand change with the events of draft and play, too.
void requireSameTable(const rules::State &told, const rules::State &state)
{
    REQUIRE(told.tracks == state.tracks);
    REQUIRE(told.coats == state.coats);
    REQUIRE(told.cup == state.cup);
    REQUIRE(told.scrolls == state.scrolls);
    if (state.phase != rules::Phase::Deal) { // the next turn clears these without a word
        REQUIRE(told.bets == state.bets);
        REQUIRE(told.played == state.played);
        REQUIRE(told.first == state.first);
    }
    if (state.phase == rules::Phase::Draft && state.step > 0) {
        REQUIRE(told.hands == state.hands);
        REQUIRE(told.kept == state.kept);
    }
    if (state.phase == rules::Phase::Play && state.step > 0) {
        REQUIRE(told.hands == state.hands);
    }
}

} // namespace

TEST_CASE("Following all events of a step leads to the state of the rules", "[DisplayedState]")
{
    rules::Random random(7);
    for (int game = 0; game < 60; ++game) {
        Match match(beginning(anyOptions(random), 0, static_cast<std::uint64_t>(game)));
        DisplayedState told;
        arrive(told, match.state());
        while (match.due() != rules::Due::Nothing) {
            const Step step = nextStep(match, random);
            for (std::size_t number = 0; number < step.events.size(); ++number) {
                follow(told, step.events[number], step.events.stateAfter(number));
            }
            requireSameTable(told.table, step.after);
            arrive(told, step.after);
            REQUIRE(told.table == match.state());
        }
    }
}

TEST_CASE("The animation steps of a step of the game tell all its events once and end in the state of the rules",
          "[AnimationSteps]")
{
    rules::Random random(8);
    for (int game = 0; game < 30; ++game) {
        Match match(beginning(anyOptions(random), 0, static_cast<std::uint64_t>(game)));
        DisplayedState told;
        arrive(told, match.state());
        while (match.due() != rules::Due::Nothing) {
            const Step step = nextStep(match, random);
            const std::deque<AnimationStep> animations = cutIntoSteps(told, step.events, step.after);
            std::vector<rules::Event> events;
            for (const AnimationStep &animation : animations) {
                events.insert(events.end(), animation.events.begin(), animation.events.end());
                REQUIRE(animation.pause == (animation.events.empty() && animation.duration > 0));
            }
            REQUIRE(std::ranges::equal(events, step.events));
            REQUIRE(!animations.empty());
            told = animations.back().told;
            REQUIRE(told.table == match.state());
        }
    }
}

TEST_CASE("A reset board is one step", "[AnimationSteps]")
{
    rules::Random random(3);
    Match match(beginning(rules::Options::of(rules::Mode::Standard, 5), 0, 3));
    DisplayedState told;
    arrive(told, match.state());
    while (!(match.state().phase == rules::Phase::ScoringDone && match.state().turn == 3)) {
        told = cutIntoSteps(told, {}, nextStep(match, random).after).back().told;
    }
    const Step step = match.advance();
    const std::deque<AnimationStep> animations = cutIntoSteps(told, step.events, step.after);
    REQUIRE(animations.size() == 5); // R2.3: Gallantry, Jousts, Tournaments, Education, King's Service
    for (const AnimationStep &animation : animations) {
        CHECK(animation.kind() == Enums::AnimationStep::BoardReset);
    }
}

TEST_CASE("Steps last as the look says", "[AnimationSteps]")
{
    CHECK(atSpeed(100, Enums::Speed::Slow, false) == 180);
    CHECK(atSpeed(100, Enums::Speed::Normal, false) == 100);
    CHECK(atSpeed(100, Enums::Speed::Fast, false) == 50);
    CHECK(atSpeed(100, Enums::Speed::Instant, false) == 0);
    CHECK(atSpeed(400, Enums::Speed::Normal, true) == 120);
    CHECK(atSpeed(400, Enums::Speed::Instant, true) == 0);

    rules::State state = rules::newGame(rules::Options::of(rules::Mode::Standard, 4));
    DisplayedState told;
    arrive(told, state);
    const auto duration = [&](const rules::Event &event) {
        rules::Events events;
        events.tell(event, state);
        return cutIntoSteps(told, events, state).front().duration;
    };
    using rules::EventKind;
    CHECK(duration({.kind = EventKind::DiscMoved, .squire = 0, .board = rules::Board::Quests, .from = 0, .to = 4})
          == 4 * 130 + 90);
    CHECK(duration({.kind = EventKind::HandsPassed, .value = 1}) == 420 + 3 * 40);
    CHECK(duration({.kind = EventKind::CoatGiven, .squire = 0, .coat = rules::coatOf(rules::Board::Jousts, 3)}) == 520);
    CHECK(duration({.kind = EventKind::BoardScores, .board = rules::Board::Jousts}) == 320);
    CHECK(duration({.kind = EventKind::CardKept, .squire = 0, .card = {}}) == 0);
}
