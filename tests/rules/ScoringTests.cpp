// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

/// Section 5 of the rules from Jousts to Charity: ranks, squares, coats.
namespace academy::rules::test
{

using enum Board;

TEST_CASE("R5.3 Jousts and Tournaments and Quests pay the 1st and the 2nd and with four squires the 3rd", "[R5.3]")
{
    Position position(standard(4));
    position.discs(Jousts, {1, 4, 2, 3}).discs(Tournaments, {4, 3, 2, 1}).discs(Quests, {9, 9, 9, 9});
    position.turn(6).discs(Education, {1, 1, 1, 1}).discs(Charity, {1, 1, 1, 1}).scores();
    CHECK(position.coats(0) == "charity:-3 education:-3 tournaments:3");
    CHECK(position.coats(1) == "charity:-1 education:-1 jousts:3 quests:1 tournaments:2");
    CHECK(position.coats(2) == "jousts:1 quests:2 tournaments:1");
    CHECK(position.coats(3) == "jousts:2 quests:3");
}

TEST_CASE("R5.3 coats are given in the order of the ranks", "[R5.3]")
{
    Position position(standard(4));
    position.discs(Jousts, {1, 4, 2, 3}).discs(Education, {4, 3, 1, 2}).scores();
    CHECK(position.squiresOf(EventKind::CoatGiven) == std::vector{1, 3, 2, 3, 2}); // Jousts, then Education
}

TEST_CASE("R5.6 coats of King's Service are given in the order of the squares", "[R5.6]")
{
    Position position(standard(3));
    position.turn(3).discs(Education, {0, 0, 0}).discs(KingsService, {6, 5, 12}).scores();
    std::vector<int> squires;
    for (const Event &event : position.events) {
        if (event.kind == EventKind::CoatGiven && event.board == KingsService) {
            squires.push_back(event.squire);
        }
    }
    CHECK(squires == std::vector{2, 0});
}

TEST_CASE("R5.3 in a stack the higher disc ranks better", "[R5.3]")
{
    Position position(standard(4));
    position.stack(Jousts, 6, {2, 0, 3, 1}).discs(Education, {9, 8, 7, 6}).scores();
    CHECK(position.coats(1) == "jousts:3");
    CHECK(position.coats(3) == "education:-3 jousts:2");
    CHECK(position.coats(0) == "jousts:1");
    CHECK(position.coats(2) == "education:-1");
}

TEST_CASE("R5.3 only discs beyond square 0 rank", "[R5.3]")
{
    Position position(standard(5));
    position.discs(Jousts, {0, 0, 1, 0, 5}).discs(Education, {1, 2, 3, 4, 5}).scores();
    CHECK(position.points() == std::vector{-3, -1, 2, 0, 3});
}

TEST_CASE("R5.4 with three squires the 3rd gets nothing on Jousts and Tournaments and Quests", "[R5.4]")
{
    Position position(standard(3));
    position.discs(Jousts, {1, 2, 3}).discs(Tournaments, {1, 2, 3}).discs(Quests, {1, 2, 3});
    position.turn(6).discs(Education, {5, 1, 1}).discs(Charity, {5, 1, 1}).scores();
    CHECK(position.coats(0).empty());
    CHECK(position.coats(1) == "charity:-3 education:-3 jousts:2 quests:2 tournaments:2");
    CHECK(position.coats(2) == "charity:-1 education:-1 jousts:3 quests:3 tournaments:3");
}

TEST_CASE("R5.5 with no disc on square 0 the lowest ranked is last and the next second to last", "[R5.5]")
{
    Position position(standard(5));
    position.stack(Education, 3, {4, 2}).stack(Education, 5, {0, 1, 3}).scores();
    CHECK(position.points() == std::vector{0, 0, -1, 0, -3});
}

TEST_CASE("R5.5 one disc on square 0 is last and the lowest ranked of the others second to last", "[R5.5]")
{
    Position position(standard(4));
    position.stack(Education, 3, {1, 2}).stack(Education, 5, {0}).scores();
    CHECK(position.points() == std::vector{0, -1, 0, -3});
}

TEST_CASE("R5.5 two or more discs on square 0 each get the last penalty and nobody the second to last", "[R5.5]")
{
    const int squires = GENERATE(3, 4, 5);
    const int onZero = GENERATE_COPY(range(2, squires + 1));
    const auto stakes = GENERATE(Stakes::Booklet, Stakes::GrandFinale);
    Options options = standard(squires);
    options.stakes = stakes;
    Position position(options);
    for (int squire = onZero; squire < squires; ++squire) {
        position.stack(Education, 2, {squire}).stack(Charity, 2, {squire});
    }
    position.turn(6).scores();
    for (int squire = 0; squire < squires; ++squire) {
        const std::string penalties =
            stakes == Stakes::Booklet ? "charity:-3 education:-3" : "charity:-10 education:-3";
        CHECK(position.coats(squire) == (squire < onZero ? penalties : ""));
    }
}

TEST_CASE("R5.5 the penalties say why they were given", "[R5.5]")
{
    Position position(standard(4));
    position.discs(Education, {0, 4, 2, 3}).scores();
    std::vector<Cause> causes;
    for (const Event &event : position.events) {
        if (event.kind == EventKind::CoatGiven) {
            causes.push_back(event.cause);
        }
    }
    CHECK(position.squiresOf(EventKind::CoatGiven) == std::vector{2, 0}); // the better placed first
    CHECK(causes == std::vector{Cause::SecondToLast, Cause::Last});
}

TEST_CASE("R5.6 King's Service pays by the square reached", "[R5.6]")
{
    const auto [square, points] =
        GENERATE(table<int, int>({{0, 0}, {1, 0}, {5, 0}, {6, 6}, {7, 6}, {11, 6}, {12, 12}}));
    Position position(standard(3));
    position.turn(3).discs(Education, {3, 2, 1}).discs(KingsService, {square, square, square}).scores();
    CHECK(position.points() == std::vector{points, points - 1, points - 3}); // all of a stack alike
}

TEST_CASE("R5.7 each coat is kept as a token of its own", "[R5.7]")
{
    Position position(standard(4));
    position.discs(Jousts, {5, 4, 3, 2}).discs(Education, {5, 4, 3, 2}).scores();
    position.turn(2).scores();
    CHECK(position.coats(0) == "jousts:3 jousts:3");
    CHECK(position.coats(3) == "education:-3 education:-3");
    CHECK(position.state.coats[0].size() == 2);
    CHECK(position.points() == std::vector{6, 4, 0, -6});
}

TEST_CASE("R5.7 Jousts and Tournaments coats remember their board and are worth the same", "[R5.7]")
{
    for (const int value : {1, 2, 3, 5, 8}) {
        const Coat ofJousts = coatOf(Jousts, value);
        const Coat ofTournaments = coatOf(Tournaments, value);
        CHECK(ofJousts != ofTournaments);
        CHECK(facts(ofJousts).value == facts(ofTournaments).value);
        CHECK(isDeed(ofJousts));
        CHECK(isDeed(ofTournaments));
    }
    CHECK(coatOf(Jousts, 4) == noCoat);
}

TEST_CASE("R5.8 the supply of coats is not limited", "[R5.8]")
{
    Position position(standard(3));
    position.discs(Jousts, {5, 4, 3}).discs(Tournaments, {5, 4, 3});
    for (int time = 0; time < 20; ++time) {
        position.scores();
    }
    CHECK(position.state.coats[0].of(coat("jousts:3")) == 20);
    CHECK(position.state.coats[0].of(coat("tournaments:3")) == 20);
    CHECK(position.points()[1] == 80 - 60);
}

TEST_CASE("The example of a whole scoring of turn III with four squires", "[rules]")
{
    Position position(standard(4));
    position.turn(3).first(1);
    position.discs(Gallantry, {8, 3, 0, 5});
    position.stack(Jousts, 9, {2, 0}).stack(Jousts, 4, {1});
    position.discs(Tournaments, {0, 21, 0, 5});
    position.discs(Education, {0, 6, 3, 3});
    position.discs(KingsService, {5, 10, 0, 12});
    position.discs(Quests, {1, 2, 3, 4}).discs(Charity, {0, 0, 0, 0});
    position.scores();
    position.does(Action::bonus(1, KingsService)); // the 3rd: 10 to 11
    position.does(Action::bonus(3, Jousts)); // the 2nd: 0 to 2
    position.does(Action::bonus(0, KingsService)); // the 1st: 5 to 8
    CHECK(position.coats(0) == "education:-3 jousts:3 kings-service:6");
    CHECK(position.coats(1) == "jousts:1 kings-service:6 tournaments:3");
    CHECK(position.coats(2) == "education:-1 jousts:2");
    CHECK(position.coats(3) == "kings-service:12 tournaments:2");
    CHECK(position.points() == std::vector{6, 10, 1, 14});
    position.advances();
    for (const Board board : {Gallantry, Jousts, Tournaments, Education, KingsService}) {
        CHECK(position.progress(board) == std::vector{0, 0, 0, 0});
    }
    CHECK(position.progress(Quests) == std::vector{1, 2, 3, 4});
}

TEST_CASE("What a place would pay now is what it pays when the board scores", "[rules]")
{
    const auto options =
        GENERATE(standard(3), standard(5), forGrandFinale(standard(4)), karadoc(),
                 with(standard(4), Variation::JoustsTournaments), with(standard(3), Variation::KingsService));
    Random random(17);
    for (int game = 0; game < 40; ++game) {
        Position position(options);
        position.turn(6).cup(random.below(17) - 8);
        for (const Board board : allBoards) {
            for (int squire = 0; squire < options.squires; ++squire) {
                position.state.track(board).place(squire, random.below(5) * (board == Gallantry ? 0 : 3));
            }
        }
        if (options.has(Variation::KingsService)) { // R10.4.2: with both Scrolls taken two coats each
            constexpr std::uint8_t both = scrollOfSix | scrollOfTwelve;
            position.state.scrollsTaken = game % 2 == 0 ? scrollOfSix : both;
        }
        std::vector<int> expected;
        for (int squire = 0; squire < options.squires; ++squire) {
            int sum = 0;
            for (const Board board : allBoards) {
                sum += paysNow(position.state, squire, board);
            }
            expected.push_back(sum);
        }
        CHECK(position.scores().points() == expected);
    }
}

} // namespace academy::rules::test
