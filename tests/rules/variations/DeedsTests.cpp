// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>

/// Section 10.5 of the rules: deeds.
namespace academy::rules::test
{

using enum Board;

namespace
{

Options deeds(int squires)
{
    return with(standard(squires), Variation::Quests);
}

// Everybody holds so many deeds; the game is over with these discs on Quests.
Position over(const Options &options, std::initializer_list<int> quests, int held)
{
    Position position(options);
    position.discs(Quests, quests);
    for (int squire = 0; squire < options.squires; ++squire) {
        for (int coat = 0; coat < held; ++coat) {
            position.coats(squire, coat % 3 == 0 ? "jousts:1" : coat % 3 == 1 ? "tournaments:1" : "kings-service:1");
        }
    }
    position.state.phase = Phase::Over;
    return position;
}

} // namespace

TEST_CASE("R10.5.1 the 1st gains 1 for each deed, the 2nd 1 for each pair, the last loses 1 for each pair", "[R10.5.1]")
{
    CHECK(over(deeds(5), {9, 7, 5, 3, 1}, 5).points() == std::vector{10, 7, 5, 5, 3});
    CHECK(over(deeds(4), {9, 7, 5, 3}, 1).points() == std::vector{2, 1, 1, 1});
    CHECK(over(deeds(4), {9, 7, 5, 3}, 0).points() == std::vector{0, 0, 0, 0});
    CHECK(over(deeds(4), {9, 7, 5, 3}, 2).points() == std::vector{4, 3, 2, 1});
}

TEST_CASE("R10.5.1 it holds with any number of squires", "[R10.5.1]")
{
    CHECK(over(deeds(3), {9, 7, 5}, 4).points() == std::vector{8, 6, 2});
    CHECK(over(with(karadoc(), Variation::Quests), {5, 7, 9}, 4).points() == std::vector{2, 6, 8});
    CHECK(over(with(lancelot(), Variation::Quests), {5, 7, 9, 1}, 4).points() == std::vector{4, 6, 8, 2});
}

TEST_CASE("R10.5.1 all squires on square 0 are last and all lose", "[R10.5.1]")
{
    CHECK(over(deeds(5), {0, 7, 0, 3, 0}, 4).points() == std::vector{2, 8, 2, 6, 2});
    CHECK(over(deeds(4), {9, 7, 5, 0}, 4).points() == std::vector{8, 6, 4, 2}); // the lowest beyond is not last
    CHECK(over(deeds(3), {0, 0, 0}, 4).points() == std::vector{2, 2, 2});
    CHECK(over(deeds(3), {0, 4, 0}, 4).points() == std::vector{2, 8, 2});
}

TEST_CASE("R10.5.1 stacks rank on Quests as everywhere", "[R10.5.1]")
{
    Position position = over(deeds(4), {0, 0, 0, 0}, 2);
    position.stack(Quests, 8, {3, 1, 0, 2});
    CHECK(position.points() == std::vector{3, 2, 4, 1});
}

TEST_CASE("R10.5.1 only positive Jousts, Tournaments and King's Service coats are deeds", "[R10.5.1]")
{
    Position position = over(deeds(3), {9, 5, 1}, 0);
    position.coats(0, "jousts:3 tournaments:8 kings-service:12 quests:3 education:-3 charity:-1");
    CHECK(deedPoints(position.state, 0) == 3);
}

TEST_CASE("R10.5.1 Quests pays no coats and nothing is counted before the end", "[R10.5.1]")
{
    Position position(forGrandFinale(deeds(3)));
    position.turn(5).discs(Quests, {9, 5, 1}).discs(Jousts, {9, 5, 1}).discs(Education, {9, 5, 1}).scores();
    CHECK(position.points() == std::vector{3, 2 - 1, -3});
    position.discs(Charity, {9, 5, 1}).turn(6).scores();
    CHECK(position.coats(0) == "jousts:3 jousts:3");
    CHECK(position.points() == std::vector{6 + 2, 4 - 2 - 5 + 1, -6 - 10});
}

TEST_CASE("R10.5.1 deeds decide who wins", "[R10.5.1]")
{
    Position position = over(deeds(3), {9, 5, 1}, 2);
    position.coats(2, "quests:3");
    CHECK(result(position.state).scores == std::array{4, 3, 2 + 3 - 1, 0, 0});
    CHECK(result(position.state).winners == 0b101);
}

TEST_CASE("R10.5.1 deeds are counted on the coats held after the exchange", "[R10.5.1]")
{
    // Squire 0 is 1st on Quests and on Charity; it takes two deeds from squire 2, which is last on both.
    Position position(with(deeds(3), Variation::Charity));
    position.turn(6).discs(Quests, {9, 5, 1}).discs(Charity, {9, 5, 1}).discs(Education, {5, 5, 5});
    position.coats(0, "jousts:3").coats(2, "tournaments:2 tournaments:3 kings-service:6 kings-service:6").scores();
    position.does(Action::exchange(0, 2, coat("education:-3"), coat("tournaments:2"), coat("tournaments:3")));
    CHECK(position.points() == std::vector{3 + 5 + 3, -1, 12 - 3 - 1});
}

} // namespace academy::rules::test
