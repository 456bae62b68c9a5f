// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <set>

/// Section 10.3 of the rules: the Secret Codex.
namespace academy::rules::test
{

using enum Board;

namespace
{

Options codex(int squires)
{
    return with(standard(squires), Variation::Education);
}

} // namespace

TEST_CASE("R10.3.1 tokens -1 and -3 and as many 0 as make one per squire are laid after the deal", "[R10.3.1]")
{
    const int squires = GENERATE(3, 4, 5);
    Position position{codex(squires)};
    Random random(31);
    std::set<std::array<std::int8_t, maxSquires>> seen;
    resolveChance(position.state, random);
    CHECK(position.state.phase == Phase::Codex);
    for (int time = 0; time < 500; ++time) {
        Chance chance = drawChance(position.state, random);
        REQUIRE(chance.kind == ChanceKind::Codex);
        seen.insert(chance.tokens);
        std::sort(chance.tokens.begin(), chance.tokens.begin() + squires);
        REQUIRE(chance.tokens == std::array<std::int8_t, maxSquires>{-3, -1, 0, 0, 0});
    }
    CHECK(static_cast<int>(seen.size()) == squires * (squires - 1)); // every way of laying them
}

TEST_CASE("R10.3.1 other tokens are refused", "[R10.3.1]")
{
    Position position{codex(4)};
    Random random(32);
    resolveChance(position.state, random);
    const Refusal refusal{Reason::WrongTokens, "R10.3.1"};
    CHECK(position.refusal(laying({0, 0, 0, -1})) == refusal);
    CHECK(position.refusal(laying({-1, -3, -1, 0})) == refusal);
    CHECK(position.refusal(laying({-3, -3, 0, 0})) == refusal);
    CHECK(position.refusal(laying({-1, -3, 0, -2})) == refusal);
    CHECK(position.refusal(laying({-1, -3, 0, 1})) == refusal);
    CHECK(position.refusal(laying({-1, 0, 0, 0, -3})) == refusal); // of five squires
    CHECK(position.refusal(laying({-1, -3, 0, 0, -1})) == refusal);
    CHECK(position.refusal(dealing({})) == Refusal{Reason::NotNow, "R4.1"});
}

TEST_CASE("R10.3.1 every turn brings fresh tokens", "[R10.3.1]")
{
    Position position{codex(3)};
    Random random(33);
    position.goesOnTo(Phase::ResetDone, random).advances();
    position.goesOnTo(Phase::Codex, random).laysCodex({-3, 0, -1});
    CHECK(position.state.codex.token[0] == -3);
    CHECK(position.state.codex.peeked == std::array<std::uint8_t, maxSquires>{});
    CHECK(std::all_of(position.state.codex.taker.begin(), position.state.codex.taker.begin() + 3,
                      [](int taker) { return taker == nobody; }));
}

TEST_CASE("R10.3.2 a squire that plays an Education card moves and may then look at one token", "[R10.3.2]")
{
    Position position{codex(4)};
    position.codex({0, -3, -1, 0}).hands({"E4 Q2", "E2", "Q2", "E3"}).plays(0, "E4");
    CHECK(position.progress(Education) == std::vector{4, 0, 0, 0});
    CHECK(position.state.phase == Phase::Peek);
    CHECK(deciding(position.state) == 0b0001);
    CHECK(position.choices(0)
          == std::vector{Action::peek(0, Action::none), Action::peek(0, 0), Action::peek(0, 1), Action::peek(0, 2),
                         Action::peek(0, 3)});
    CHECK(position.refusal(Action::peek(0, 4)) == Refusal{Reason::NoSuchPlace, "R10.3.2"});
    CHECK(position.refusal(Action::peek(1, 0)) == Refusal{Reason::NotYourDecision, "R10.3.2"});
    CHECK(position.refusal(Action::play(1, card("E2"), Education)) == Refusal{Reason::NotNow, "R4.3"});
    position.does(Action::peek(0, 1));
    CHECK(position.valuesOf(EventKind::TokenPeeked) == std::vector{1}); // the place is public
    CHECK(deciding(position.state) == 0b0010);
    position.plays(1, "E2").does(Action::peek(1, Action::none));
    CHECK(position.squiresOf(EventKind::TokenPeeked).empty());
    position.plays(2, "Q2").plays(3, "E3").does(Action::peek(3, 1)); // the same place as another
    CHECK(position.state.codex.peeked[0] == 0b0010);
    CHECK(position.state.codex.peeked[1] == 0);
    CHECK(position.state.codex.peeked[3] == 0b0010);
    CHECK(deciding(position.state) == 0b0001);
}

TEST_CASE("R10.3.2 it may look at the same token again", "[R10.3.2]")
{
    Position position{codex(3)};
    position.codex({0, -3, -1}).hands({"E4 E3", "Q2", "Q3"}).plays(0, "E4").does(Action::peek(0, 1));
    position.plays(1, "Q2").plays(2, "Q3").plays(0, "E3").does(Action::peek(0, 1));
    CHECK(position.state.codex.peeked[0] == 0b010);
}

TEST_CASE("R10.3.2 after the last card the peek ends the phase", "[R10.3.2]")
{
    Position position{codex(3)};
    position.codex({0, -3, -1}).lastCard(1, "E4").plays(1, "E4");
    CHECK(position.state.phase == Phase::Peek);
    position.does(Action::peek(1, 2));
    CHECK(position.state.phase == Phase::PlayDone);
}

TEST_CASE("R10.3.3 in rank order each squire takes one token", "[R10.3.3]")
{
    Position position{codex(4)};
    position.codex({0, -3, -1, 0})
        .stack(Education, 3, {0, 2})
        .stack(Education, 6, {3})
        .stack(Education, 1, {1})
        .scores();
    CHECK(deciding(position.state) == 1 << 3);
    CHECK(position.refusal(Action::takeToken(3, 4)) == Refusal{Reason::NoSuchPlace, "R10.3.3"});
    CHECK(position.refusal(Action::takeToken(0, 1)) == Refusal{Reason::NotYourDecision, "R10.3.3"});
    position.does(Action::takeToken(3, 0));
    CHECK(deciding(position.state) == 1 << 2);
    CHECK(position.refusal(Action::takeToken(2, 0)) == Refusal{Reason::TokenTaken, "R10.3.3"});
    position.does(Action::takeToken(2, 3));
    CHECK(deciding(position.state) == 1 << 0);
    CHECK(position.choices(0) == std::vector{Action::takeToken(0, 1), Action::takeToken(0, 2)});
    position.does(Action::takeToken(0, 2)); // the last token is no choice
    CHECK(position.squiresOf(EventKind::TokenTaken) == std::vector{0, 1});
    CHECK(position.squiresOf(EventKind::TokenReturned) == std::vector{3, 2}); // by place
    CHECK(position.coats(0) == "education:-1");
    CHECK(position.coats(1) == "education:-3");
    CHECK(position.coats(2).empty());
    CHECK(position.coats(3).empty());
    CHECK(position.state.phase == Phase::ScoringDone);
}

TEST_CASE("R10.3.3 squires on square 0 choose last, in turn order from Excalibur", "[R10.3.3]")
{
    Position position{codex(5)};
    position.first(3).codex({0, -3, -1, 0, 0}).discs(Education, {0, 0, 2, 0, 0}).scores();
    for (const int squire : {2, 3, 4, 0}) {
        CHECK(deciding(position.state) == 1 << squire);
        position.does(position.choices(squire).front());
    }
    CHECK(position.state.phase == Phase::ScoringDone);
    CHECK(position.coats(3) == "education:-3"); // place 1 was the second taken
    CHECK(position.coats(4) == "education:-1");
}

TEST_CASE("R10.3.3 the neutral squire on square 0 is included", "[R10.3.3]")
{
    Position position(with(karadoc(), Variation::Education));
    position.first(1).codex({0, -3, -1}).scores();
    for (const int squire : {1, 2}) {
        CHECK(deciding(position.state) == 1 << squire);
        CHECK(decider(position.state, squire) == 1);
        position.does(Action::takeToken(squire, squire));
    }
    CHECK(position.coats(1) == "education:-3");
    CHECK(position.coats(2) == "education:-1");
    CHECK(position.coats(0).empty());
}

TEST_CASE("R10.3.3 it scores every turn, with three squires too, and the base points are not paid", "[R10.3.3]")
{
    for (int turn = 1; turn <= 6; ++turn) {
        Position position(forGrandFinale(codex(3)));
        position.turn(turn).codex({-1, -3, 0}).discs(Education, {0, 3, 0}).discs(Charity, {1, 2, 3}).scores();
        position.does(Action::takeToken(1, 2)).does(Action::takeToken(0, 0));
        const std::string charity = turn == 6 ? "charity:-10 " : "";
        CHECK(position.coats(0) == charity + "education:-1");
        CHECK(position.coats(1) == (turn == 6 ? "charity:-5" : ""));
        CHECK(position.coats(2) == "education:-3");
    }
}

TEST_CASE("R10.3.3 what follows Education in the scoring follows the tokens", "[R10.3.3]")
{
    Position position{codex(3)};
    position.turn(3).codex({-1, -3, 0}).discs(Education, {3, 2, 1}).discs(KingsService, {6, 0, 0}).scores();
    position.does(Action::takeToken(0, 0));
    CHECK(position.coats(0).empty()); // neither the token nor King's Service yet
    position.does(Action::takeToken(1, 1));
    CHECK(position.coats(0) == "education:-1 kings-service:6");
    position.advances();
    CHECK(position.progress(Education) == std::vector{0, 0, 0});
}

} // namespace academy::rules::test
