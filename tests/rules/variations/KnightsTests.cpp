// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

/// Section 10.1 of the rules: White Knight against Black Knight.
namespace academy::rules::test
{

using enum Board;

namespace
{

Options knights(int squires)
{
    return with(standard(squires), Variation::JoustsTournaments);
}

// Ranks 0, 1, 2, 3 on the White Knight's track, 3, 2, 1, 0 on the Black Knight's.
Position raced(const Options &options, int cup)
{
    Position position(options);
    position.cup(cup).discs(Jousts, {9, 7, 5, 3}).discs(Tournaments, {3, 5, 7, 9}).discs(Education, {1, 1, 1, 1});
    return position;
}

} // namespace

TEST_CASE("R10.1.1 the knights' tracks are rings of 20 and the Cup starts in the centre", "[R10.1.1]")
{
    Position position(knights(3));
    CHECK(position.state.cup == 0);
    position.discs(Jousts, {20, 0, 0}).lastCard(0, "S3").plays(0, "S3", Jousts);
    CHECK(position.progress(Jousts) == std::vector{23, 0, 0});
}

TEST_CASE("R10.1.1 the Cup can travel eight squares to either side", "[R10.1.1]")
{
    Position white(knights(3));
    white.hands({"S5 S5", "S4", "S4"}).plays(0, "S5", Jousts).plays(1, "S4", Jousts);
    CHECK(white.state.cup == -8);
    white.plays(2, "S4", Tournaments);
    CHECK(white.state.cup == -4); // from the end, not from where it would have been
    Position black(knights(3));
    black.hands({"S5 S5", "S4", "S4"}).plays(0, "S5", Tournaments).plays(1, "S4", Tournaments);
    CHECK(black.state.cup == 8);
}

TEST_CASE("R10.1.2 a Swords card moves the disc on the knight's track and the Cup toward the knight", "[R10.1.2]")
{
    Position position(knights(3));
    position.hands({"S5", "S3", "Q4"}).plays(0, "S5", Jousts);
    CHECK(position.progress(Jousts) == std::vector{5, 0, 0});
    CHECK(position.state.cup == -5);
    position.plays(1, "S3", Tournaments);
    CHECK(position.progress(Tournaments) == std::vector{0, 3, 0});
    CHECK(position.state.cup == -2);
    position.plays(2, "Q4");
    CHECK(position.state.cup == -2);
}

TEST_CASE("R10.1.2 bonus moves never move the Cup", "[R10.1.2]")
{
    Position position(knights(3));
    position.discs(Gallantry, {3, 0, 0}).cup(2).scores().does(Action::bonus(0, Jousts));
    CHECK(position.progress(Jousts) == std::vector{3, 0, 0});
    CHECK(position.state.cup == 2);

    Position bet(with(knights(3), Variation::Gallantry));
    bet.discs(Gallantry, {3, 0, 0}).bets({Jousts, Jousts, Jousts}).played(0, "S3 S4").scores();
    CHECK(bet.progress(Jousts) == std::vector{6, 0, 0});
    CHECK(bet.state.cup == 0);
}

TEST_CASE("R10.1.2 without the variation there is no Cup", "[R10.1.2]")
{
    Position position(standard(3));
    position.hands({"S5", "S3", "Q4"}).plays(0, "S5", Jousts);
    CHECK(position.state.cup == 0);
}

TEST_CASE("R10.1.3 the knights' tracks score at II, IV and VI only", "[R10.1.3]")
{
    for (int turn = 1; turn <= 6; ++turn) {
        Position position = raced(knights(4), 0);
        position.turn(turn).scores();
        CHECK((position.state.coats[0].of(coat("jousts:5")) == 1) == (turn % 2 == 0));
        CHECK(scoresThisTurn(position.state, Jousts) == (turn % 2 == 0));
        CHECK(scoresThisTurn(position.state, Tournaments) == (turn % 2 == 0));
        CHECK(scoresThisTurn(position.state, Education));
    }
}

TEST_CASE("R10.1.3 the knight who has the Cup pays 8 5 2 and the other 5 3 1", "[R10.1.3]")
{
    const Options options = knights(4);
    Position white = raced(options, -1);
    CHECK(white.turn(2).scores().coats(0) == "education:-3 jousts:8");
    CHECK(white.coats(1) == "education:-1 jousts:5 tournaments:1");
    CHECK(white.coats(2) == "jousts:2 tournaments:3");
    CHECK(white.coats(3) == "tournaments:5");
    Position black = raced(options, 8);
    CHECK(black.turn(4).scores().coats(0) == "education:-3 jousts:5");
    CHECK(black.coats(1) == "education:-1 jousts:3 tournaments:2");
    CHECK(black.coats(2) == "jousts:1 tournaments:5");
    CHECK(black.coats(3) == "tournaments:8");
}

TEST_CASE("R10.1.3 with the Cup in the centre both tracks pay 5 3 1", "[R10.1.3]")
{
    Position position = raced(knights(4), 0);
    CHECK(position.turn(2).scores().coats(0) == "education:-3 jousts:5");
    CHECK(position.coats(1) == "education:-1 jousts:3 tournaments:1");
    CHECK(position.coats(2) == "jousts:1 tournaments:3");
    CHECK(position.coats(3) == "tournaments:5");
}

TEST_CASE("R10.1.3 with three squires the 3rd gets nothing, and nobody on square 0", "[R10.1.3]")
{
    for (const Options &options : {knights(3), with(karadoc(), Variation::JoustsTournaments)}) {
        Position position(options);
        position.cup(-3).discs(Jousts, {9, 7, 5}).discs(Tournaments, {0, 0, 1}).discs(Education, {0, 0, 0});
        position.turn(2).scores();
        CHECK(position.coats(0) == "education:-3 jousts:8");
        CHECK(position.coats(1) == "education:-3 jousts:5");
        CHECK(position.coats(2) == "education:-3 tournaments:5");
    }
}

TEST_CASE("R10.1.3 the stakes change nothing for the knights", "[R10.1.3]")
{
    Position position = raced(forGrandFinale(knights(4)), -1);
    CHECK(position.turn(2).scores().coats(0) == "education:-3 jousts:8");
}

TEST_CASE("R10.1.4 both tracks and the Cup go back in the reset of II and IV and not of III", "[R10.1.4]")
{
    for (int turn = 1; turn <= 5; ++turn) {
        Position position = raced(knights(4), -7);
        position.turn(turn).resets();
        const bool reset = turn == 2 || turn == 4;
        CHECK(position.progress(Jousts) == (reset ? std::vector{0, 0, 0, 0} : std::vector{9, 7, 5, 3}));
        CHECK(position.progress(Tournaments) == (reset ? std::vector{0, 0, 0, 0} : std::vector{3, 5, 7, 9}));
        CHECK(position.state.cup == (reset ? 0 : -7));
        CHECK((position.progress(Education) == std::vector{0, 0, 0, 0}) == (turn == 3));
    }
}

TEST_CASE("R10.1.4 turn VI leaves Cup and tracks where they are", "[R10.1.4]")
{
    Position position = raced(knights(4), -7);
    position.turn(6).scores();
    CHECK(position.state.phase == Phase::Over);
    CHECK(position.state.cup == -7);
    CHECK(position.progress(Jousts) == std::vector{9, 7, 5, 3});
}

} // namespace academy::rules::test
