// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>

/// Section 6 of the rules: who wins.
namespace academy::rules::test
{

using enum Board;

TEST_CASE("R6.1 the highest sum of coats wins", "[R6.1]")
{
    Position position(standard(3));
    position.coats(0, "jousts:3 education:-1").coats(1, "jousts:1 jousts:2 jousts:1").coats(2, "charity:-3");
    position.turn(6).discs(Education, {1, 2, 2}).discs(Charity, {2, 3, 2}).scores();
    const Result end = result(position.state);
    CHECK(end.scores == std::array{2 - 3 - 3, 4 - 1, -3 - 1, 0, 0});
    CHECK(end.winners == 0b010);
}

TEST_CASE("R6.1 the highest sum may be negative", "[R6.1]")
{
    Position position(standard(3));
    position.turn(6).discs(Education, {0, 0, 1}).scores();
    CHECK(result(position.state).scores == std::array{-6, -6, -3, 0, 0});
    CHECK(result(position.state).winners == 0b100);
}

TEST_CASE("R6.1 among tied squires the one ranked highest on Gallantry wins", "[R6.1]")
{
    Position position(standard(4));
    position.coats(0, "jousts:3").coats(1, "jousts:1 jousts:2").coats(2, "jousts:2").coats(3, "quests:3");
    position.state.phase = Phase::Over;
    position.discs(Gallantry, {0, 3, 9, 0}).stack(Gallantry, 3, {3}); // squire 3 lies on squire 1; squire 2 is not tied
    CHECK(result(position.state).winners == 0b1000);
    position.discs(Gallantry, {0, 3, 9, 2});
    CHECK(result(position.state).winners == 0b0010);
}

TEST_CASE("R6.1 Gallantry counts as it stands after everything in turn VI", "[R6.1]")
{
    // Without stepping back squire 0 would end on square 7 above squire 1; stepping back, squire 1 comes to lie above it.
    Position position(with(standard(3), Advanced::StepBack));
    position.turn(6).discs(Gallantry, {5, 7, 0}).discs(Quests, {9, 5, 0}).discs(Education, {9, 9, 0});
    position.coats(0, "jousts:5").coats(1, "jousts:1").discs(Charity, {9, 9, 0}).scores();
    position.does(Action::bonus(0, Gallantry)); // the 2nd: 5 to 7, back to 6
    position.does(Action::bonus(1, Jousts)); // the 1st: 1st on Jousts now; back from 7 to 6
    CHECK(position.ranking(Gallantry) == std::vector{1, 0});
    REQUIRE(result(position.state).scores == std::array{5 + 3 - 1 - 1, 1 + 3 + 2, -3 - 3, 0, 0});
    CHECK(result(position.state).winners == 0b010);
}

TEST_CASE("R6.1 tied squires that are all on square 0 of Gallantry share the victory", "[R6.1]")
{
    Position position(standard(4));
    position.coats(0, "jousts:3").coats(1, "jousts:1 jousts:2").coats(2, "jousts:2").coats(3, "quests:3");
    position.state.phase = Phase::Over;
    position.discs(Gallantry, {0, 0, 9, 0});
    CHECK(result(position.state).winners == 0b1011);
    position.discs(Gallantry, {0, 0, 9, 1});
    CHECK(result(position.state).winners == 0b1000);
}

TEST_CASE("R6.1 in Lancelot the tied player owning the highest ranked squire wins", "[R6.1]")
{
    Position position(lancelot());
    position.coats(0, "jousts:1").coats(2, "jousts:2").coats(3, "quests:3");
    position.state.phase = Phase::Over;
    CHECK(result(position.state).scores == std::array{3, 3, 0, 0, 0});
    CHECK(result(position.state).winners == 0b11);
    position.discs(Gallantry, {0, 4, 5, 4}); // green, squire 2, of player 0
    CHECK(result(position.state).winners == 0b01);
    position.stack(Gallantry, 5, {1}); // yellow comes to lie on green
    CHECK(result(position.state).winners == 0b10);
}

TEST_CASE("R6.1 in Karadoc the neutral squire breaks no tie", "[R6.1]")
{
    Position position(karadoc());
    position.coats(0, "jousts:3").coats(1, "jousts:3").coats(2, "jousts:3");
    position.state.phase = Phase::Over;
    position.discs(Gallantry, {2, 1, 9});
    CHECK(result(position.state).winners == 0b01);
    position.discs(Gallantry, {0, 0, 9});
    CHECK(result(position.state).winners == 0b11);
}

} // namespace academy::rules::test
