// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

/// Section 10.4 of the rules: the Scrolls.
namespace academy::rules::test
{

using enum Board;

namespace
{

Options scrolls(int squires)
{
    return with(standard(squires), Variation::KingsService);
}

} // namespace

TEST_CASE("R10.4.1 Scrolls lie on squares 6 and 12", "[R10.4.1]")
{
    CHECK(Position(scrolls(3)).state.scrolls == (scrollOfSix | scrollOfTwelve));
    CHECK(Position(standard(3)).state.scrolls == 0);
}

TEST_CASE("R10.4.1 the first disc to reach or pass the square takes the Scroll", "[R10.4.1]")
{
    Position reaching(scrolls(3));
    reaching.discs(KingsService, {4, 0, 0}).lastCard(0, "K2").plays(0, "K2");
    CHECK(reaching.squiresOf(EventKind::ScrollTaken) == std::vector{0});
    CHECK(reaching.valuesOf(EventKind::ScrollTaken) == std::vector{6});
    CHECK(reaching.state.scrolls == scrollOfTwelve);
    Position passing(scrolls(3));
    passing.discs(KingsService, {5, 0, 0}).lastCard(0, "K4").plays(0, "K4");
    CHECK(passing.valuesOf(EventKind::ScrollTaken) == std::vector{6});
    Position before(scrolls(3));
    before.discs(KingsService, {2, 0, 0}).lastCard(0, "K3").plays(0, "K3");
    CHECK(before.squiresOf(EventKind::ScrollTaken).empty());
    CHECK(before.state.scrolls == (scrollOfSix | scrollOfTwelve));
}

TEST_CASE("R10.4.1 later discs find the square empty", "[R10.4.1]")
{
    Position position(scrolls(3));
    position.hands({"K5 K2", "K5", "K4"}).discs(KingsService, {2, 2, 2}).plays(0, "K5").plays(1, "K5");
    CHECK(position.squiresOf(EventKind::ScrollTaken).empty());
    CHECK(position.state.scrollsTaken == scrollOfSix);
}

TEST_CASE("R10.4.1 a Scroll is taken by a bonus move too, which makes the board score at once", "[R10.4.1]")
{
    Position position(scrolls(3));
    position.discs(Gallantry, {4, 3, 0}).discs(KingsService, {5, 2, 1}).discs(Education, {9, 9, 9}).scores();
    CHECK_FALSE(scoresThisTurn(position.state, KingsService));
    position.does(Action::bonus(1, Quests)).does(Action::bonus(0, KingsService)); // 5 to 8
    CHECK(position.squiresOf(EventKind::ScrollTaken) == std::vector{0});
    CHECK(position.coats(0) == "education:-3 kings-service:3");
    CHECK(position.coats(1) == "education:-1 kings-service:1");
    CHECK(position.coats(2) == "kings-service:1");
}

TEST_CASE("R10.4.1 a bet's move takes Scrolls too", "[R10.4.1]")
{
    Position position(with(scrolls(3), Variation::Gallantry));
    position.discs(Gallantry, {4, 0, 0}).bets({KingsService, Quests, Quests}).played(0, "K2 K2 K3 K3").scores();
    CHECK(position.progress(KingsService) == std::vector{12, 0, 0});
    CHECK(position.valuesOf(EventKind::ScrollTaken) == std::vector{6, 12});
    CHECK(position.coats(0) == "education:-3 kings-service:6 kings-service:6");
}

TEST_CASE("R10.4.2 the board scores at the end of a turn in which a Scroll was taken, and only then", "[R10.4.2]")
{
    for (int turn = 1; turn <= 6; ++turn) {
        Position taken(scrolls(3));
        taken.turn(turn).discs(KingsService, {4, 11, 0}).lastCard(0, "K2").plays(0, "K2").advances();
        CHECK(taken.state.coats[0].of(coat("kings-service:3")) == 1);
        CHECK(taken.state.coats[1].of(coat("kings-service:4")) == 1);
        Position notTaken(scrolls(3));
        notTaken.turn(turn).scrolls({12}).discs(KingsService, {11, 7, 3}).scores();
        for (const Coats &coats : notTaken.state.coats) {
            CHECK(coats.of(coat("kings-service:4")) + coats.of(coat("kings-service:3")) == 0);
            CHECK(coats.of(coat("kings-service:6")) + coats.of(coat("kings-service:12")) == 0);
        }
    }
}

TEST_CASE("R10.4.2 each squire gets the coat of its square and on square 0 nothing", "[R10.4.2]")
{
    const int square = GENERATE(range(0, 13));
    constexpr std::array<int, 13> expected{0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 6};
    Position position(scrolls(3));
    position.discs(Education, {3, 2, 1}).discs(KingsService, {square, 0, 0}).scrolls({12});
    position.state.scrollsTaken = scrollOfSix;
    position.scores();
    CHECK(position.points()[0] == expected[static_cast<std::size_t>(square)]);
    CHECK(position.points()[1] == -1);
    CHECK(position.state.coats[0].size() == (square == 0 ? 0 : 1));
}

TEST_CASE("R10.4.2 both Scrolls taken in one turn give two coats each", "[R10.4.2]")
{
    Position position(scrolls(4));
    position.discs(KingsService, {5, 0, 3, 11}).discs(Education, {9, 9, 9, 9}).hands({"K4", "", "", "K2"});
    position.plays(0, "K4").lastCard(3, "K2").plays(3, "K2");
    CHECK(position.state.scrollsTaken == (scrollOfSix | scrollOfTwelve));
    position.advances();
    CHECK(position.coats(0) == "education:-3 kings-service:4 kings-service:4");
    CHECK(position.coats(1) == "education:-1");
    CHECK(position.coats(2) == "kings-service:2 kings-service:2");
    CHECK(position.coats(3) == "kings-service:6 kings-service:6");
}

TEST_CASE("R10.4.2 what a square would pay now are both coats where both Scrolls have been taken", "[R10.4.2]")
{
    Position position(scrolls(3));
    position.discs(KingsService, {7, 3, 0});
    const auto pays = [&position](std::uint8_t taken) {
        position.state.scrollsTaken = taken;
        return std::vector{paysNow(position.state, 0, KingsService), paysNow(position.state, 1, KingsService),
                           paysNow(position.state, 2, KingsService)};
    };
    CHECK(pays(0) == std::vector{3, 2, 0}); // as if it were scored
    CHECK(pays(scrollOfTwelve) == std::vector{3, 2, 0});
    CHECK(pays(scrollOfSix | scrollOfTwelve) == std::vector{6, 4, 0});
}

TEST_CASE("R10.4.3 the Scroll of 12 sends all discs to 0 and brings both Scrolls back", "[R10.4.3]")
{
    for (int turn = 1; turn <= 5; ++turn) {
        Position position(scrolls(3));
        position.turn(turn).scrolls({12}).discs(KingsService, {10, 7, 0}).lastCard(0, "K4").plays(0, "K4").advances();
        CHECK(position.state.scrolls == 0); // until the reset
        CHECK(position.progress(KingsService) == std::vector{12, 7, 0});
        position.advances();
        CHECK(position.state.scrolls == (scrollOfSix | scrollOfTwelve));
        CHECK(position.progress(KingsService) == std::vector{0, 0, 0});
        position.advances();
        CHECK(position.state.scrollsTaken == 0);
    }
}

TEST_CASE("R10.4.3 the Scroll of 6 stays off the board until then", "[R10.4.3]")
{
    Position position(scrolls(3));
    position.turn(2).discs(KingsService, {4, 3, 0}).lastCard(0, "K3").plays(0, "K3").advances().advances();
    CHECK(position.state.scrolls == scrollOfTwelve);
    CHECK(position.progress(KingsService) == std::vector{7, 3, 0});
    position.advances();
    CHECK(position.state.turn == 3);
    CHECK(position.state.scrolls == scrollOfTwelve);
    position.lastCard(1, "K5").plays(1, "K5"); // passes 6, where nothing lies
    CHECK(position.state.scrollsTaken == 0);
    position.advances();
    CHECK(position.coats(1) == "education:-3 education:-3 kings-service:2"); // the coat of turn II only
}

TEST_CASE("R10.4.3 there is no reset at III", "[R10.4.3]")
{
    Position position(scrolls(3));
    position.turn(3).discs(KingsService, {4, 3, 0}).resets();
    CHECK(position.progress(KingsService) == std::vector{4, 3, 0});
    CHECK(position.state.scrolls == (scrollOfSix | scrollOfTwelve));
}

TEST_CASE("R10.4.3 turn VI has no reset phase and the Scrolls stay where they are", "[R10.4.3]")
{
    Position position(scrolls(3));
    position.turn(6).discs(KingsService, {10, 3, 0}).lastCard(0, "K4").plays(0, "K4").advances();
    CHECK(position.state.phase == Phase::Over);
    CHECK(position.state.scrolls == scrollOfSix);
    CHECK(position.progress(KingsService) == std::vector{12, 3, 0});
}

} // namespace academy::rules::test
