// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <map>

/// Section 2 of the rules: what the game is made of.
namespace academy::rules::test
{

TEST_CASE("R2.1 three, four or five squires of five colors play the standard game and two players the other modes",
          "[R2.1]")
{
    for (const int squires : {3, 4, 5}) {
        CHECK(check(standard(squires)) == std::nullopt);
        CHECK(standard(squires).players() == squires);
    }
    CHECK(karadoc().players() == 2);
    CHECK(lancelot().players() == 2);
    CHECK(standard(5).colors == std::array{Color::Blue, Color::Green, Color::Yellow, Color::Red, Color::Black});
}

TEST_CASE("R2.2 the deck has 52 Learning cards", "[R2.2]")
{
    std::map<std::string, int> copies;
    for (const Card one : deck) {
        ++copies[text(one)];
    }
    std::map<std::string, int> expected{{"S5", 2}, {"S4", 4}, {"S3", 6}};
    for (const std::string kind : {"G", "E", "K", "Q", "C"}) {
        expected[kind + "5"] = 1;
        expected[kind + "4"] = 2;
        expected[kind + "3"] = 3;
        expected[kind + "2"] = 2;
    }
    CHECK(copies == expected);
    CHECK(deck.size() == 52);
}

TEST_CASE("R2.2 each card names its board and Swords name two", "[R2.2]")
{
    const std::map<std::string, Board> boards{{"G2", Board::Gallantry},
                                              {"E3", Board::Education},
                                              {"K4", Board::KingsService},
                                              {"Q5", Board::Quests},
                                              {"C2", Board::Charity}};
    for (const auto &[name, own] : boards) {
        for (const Board board : allBoards) {
            CHECK(card(name).mayBePlayedOn(board) == (board == own));
        }
    }
    for (const Board board : allBoards) {
        CHECK(card("S4").mayBePlayedOn(board) == (board == Board::Jousts || board == Board::Tournaments));
    }
}

TEST_CASE("R2.3 the boards as the table has them", "[R2.3]")
{
    const std::map<Board, int> squares{{Board::Gallantry, 20}, {Board::Jousts, 20},       {Board::Tournaments, 20},
                                       {Board::Education, 20}, {Board::KingsService, 12}, {Board::Quests, 20},
                                       {Board::Charity, 20}};
    for (const auto &[board, length] : squares) {
        CHECK(facts(board).squares == length);
        CHECK(facts(board).ring == (board != Board::KingsService));
    }
}

TEST_CASE("R2.3 which boards score at the end of which turn, in order", "[R2.3]")
{
    using enum Board;
    const std::vector<Board> everyTurn{Gallantry, Jousts, Tournaments, Education};
    const std::map<int, std::vector<Board>> scoring{
        {1, everyTurn},
        {2, everyTurn},
        {3, {Gallantry, Jousts, Tournaments, Education, KingsService}},
        {4, everyTurn},
        {5, everyTurn},
        {6, {Gallantry, Jousts, Tournaments, Education, KingsService, Quests, Charity}}};
    for (const auto &[turn, boards] : scoring) {
        CHECK(Position(standard(4)).turn(turn).scores().boardsOf(EventKind::BoardScores) == boards);
    }
}

TEST_CASE("R10.6.1 the exchange is scored after all other boards", "[R10.6.1]")
{
    for (unsigned variations = 0; variations < 1U << static_cast<unsigned>(variationCount); ++variations) {
        Options options = standard(4);
        options.variations = static_cast<decltype(options.variations)>(variations);
        const RuleSet &rules = ruleSet(options);
        const std::span<const Board> all = rules.boards();
        REQUIRE_FALSE(all.empty());
        for (std::size_t at = 0; at < all.size(); ++at) {
            CHECK(std::ranges::equal(rules.boardsAfter(all[at]), all.subspan(at + 1)));
            CHECK((rules[all[at]].scoring != Scoring::Exchange || all[at] == all.back()));
        }
    }
}

TEST_CASE("R2.3 five boards reset after turn III and none after another", "[R2.3]")
{
    using enum Board;
    for (int turn = 1; turn < turnCount; ++turn) {
        Position position(standard(3));
        for (const Board board : allBoards) {
            position.discs(board, {3, 3, 1});
        }
        const std::vector<Board> boards = position.turn(turn).resets().boardsOf(EventKind::BoardReset);
        CHECK(boards
              == (turn == 3 ? std::vector{Gallantry, Jousts, Tournaments, Education, KingsService}
                            : std::vector<Board>{}));
        for (const Board board : allBoards) {
            const bool reset = turn == 3 && board != Quests && board != Charity;
            CHECK(position.progress(board) == (reset ? std::vector{0, 0, 0} : std::vector{3, 3, 1}));
        }
    }
}

TEST_CASE("R2.4 each squire starts with one disc on square 0 of each track and with nothing else", "[R2.4]")
{
    const int squires = GENERATE(3, 4, 5);
    const Position position{standard(squires)};
    for (const Board board : allBoards) {
        CHECK(position.progress(board) == std::vector<int>(static_cast<std::size_t>(squires), 0));
        CHECK(position.ranking(board).empty());
    }
    CHECK(position.points() == std::vector<int>(static_cast<std::size_t>(squires), 0));
    CHECK(position.state.turn == 1);
}

TEST_CASE("R2.5 the first player of turn I is the squire chosen at setup", "[R2.5]")
{
    const int first = GENERATE(range(0, 5));
    Position position(startingWith(standard(5), first));
    CHECK(position.state.first == first);
    Random random(5);
    position.goesOnTo(Phase::Play, random);
    CHECK(position.state.actor == first);
}

TEST_CASE("R2.6 points by the booklet's stakes", "[R2.6]")
{
    Position position(standard(5));
    for (const Board board : allBoards) {
        position.discs(board, {9, 7, 5, 3, 1});
    }
    position.discs(Board::Gallantry, {0, 0, 0, 0, 0}).discs(Board::KingsService, {12, 11, 6, 5, 1});
    position.turn(6).scores();
    CHECK(position.coats(0) == "jousts:3 kings-service:12 quests:3 tournaments:3");
    CHECK(position.coats(1) == "jousts:2 kings-service:6 quests:2 tournaments:2");
    CHECK(position.coats(2) == "jousts:1 kings-service:6 quests:1 tournaments:1");
    CHECK(position.coats(3) == "charity:-1 education:-1");
    CHECK(position.coats(4) == "charity:-3 education:-3");
    CHECK(position.points() == std::vector{21, 12, 9, -2, -6});
}

TEST_CASE("R2.6 points by the stakes of the grand finale", "[R2.6]")
{
    Position position(forGrandFinale(standard(5)));
    for (const Board board : allBoards) {
        position.discs(board, {9, 7, 5, 3, 1});
    }
    position.discs(Board::Gallantry, {0, 0, 0, 0, 0}).discs(Board::KingsService, {12, 11, 6, 5, 1});
    position.turn(6).scores();
    CHECK(position.coats(0) == "jousts:3 kings-service:12 quests:17 tournaments:3");
    CHECK(position.coats(1) == "jousts:2 kings-service:6 quests:10 tournaments:2");
    CHECK(position.coats(2) == "jousts:1 kings-service:6 quests:4 tournaments:1");
    CHECK(position.coats(3) == "charity:-5 education:-1");
    CHECK(position.coats(4) == "charity:-10 education:-3");
}

} // namespace academy::rules::test
