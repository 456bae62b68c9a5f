// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>

/// Gallantry's bonus (R5.1, R5.2, and what R5.4 says of it).
namespace academy::rules::test
{

using enum Board;

TEST_CASE("R5.1 the 3rd moves 1 square, then the 2nd moves 2, then the 1st moves 3", "[R5.1]")
{
    Position position(standard(4));
    position.discs(Gallantry, {2, 7, 5, 4}).scores();
    CHECK(position.state.phase == Phase::Bonus);
    CHECK(deciding(position.state) == 1 << 3);
    position.does(Action::bonus(3, Quests));
    CHECK(position.progress(Quests) == std::vector{0, 0, 0, 1});
    CHECK(deciding(position.state) == 1 << 2);
    position.does(Action::bonus(2, Quests));
    CHECK(position.progress(Quests) == std::vector{0, 0, 2, 1});
    CHECK(deciding(position.state) == 1 << 1);
    position.does(Action::bonus(1, Quests));
    CHECK(position.progress(Quests) == std::vector{0, 3, 2, 1});
    CHECK(position.state.phase == Phase::ScoringDone);
}

TEST_CASE("R5.1 Gallantry gives no points", "[R5.1]")
{
    Position position(standard(3));
    position.turn(1).discs(Gallantry, {2, 7, 5}).discs(Education, {1, 2, 3}).scores();
    position.does(Action::bonus(2, Charity)).does(Action::bonus(1, Charity));
    CHECK(position.points() == std::vector{-3, -1, 0}); // Education's alone
}

TEST_CASE("R5.1 a bonus on Gallantry itself changes no rank of this scoring", "[R5.1]")
{
    Position position(standard(4));
    position.discs(Gallantry, {2, 5, 5, 4}).scores();
    position.does(Action::bonus(3, Gallantry)); // 4 to 5, on top of the two others
    CHECK(position.ranking(Gallantry) == std::vector{3, 2, 1, 0});
    CHECK(deciding(position.state) == 1 << 1); // who was 2nd
    position.does(Action::bonus(1, Gallantry));
    CHECK(deciding(position.state) == 1 << 2); // who was 1st
    position.does(Action::bonus(2, Gallantry));
    CHECK(position.progress(Gallantry) == std::vector{2, 7, 8, 5});
}

TEST_CASE("R5.1 bonus moves count for the boards that score after Gallantry", "[R5.1]")
{
    Position position(standard(3));
    position.discs(Gallantry, {6, 0, 0}).discs(Jousts, {0, 2, 1}).scores();
    position.does(Action::bonus(0, Jousts));
    CHECK(position.coats(0) == "education:-3 jousts:3");
    CHECK(position.coats(1) == "education:-3 jousts:2");
}

TEST_CASE("R5.1 where fewer squires are beyond square 0 the lower ranks are given to nobody", "[R5.1]")
{
    Position one(standard(5));
    one.discs(Gallantry, {0, 0, 3, 0, 0}).scores();
    CHECK(deciding(one.state) == 1 << 2);
    one.does(Action::bonus(2, Quests));
    CHECK(one.progress(Quests) == std::vector{0, 0, 3, 0, 0}); // the 1st's three squares
    CHECK(one.state.phase == Phase::ScoringDone);

    Position two(standard(5));
    two.discs(Gallantry, {0, 0, 3, 0, 4}).scores();
    two.does(Action::bonus(2, Quests)).does(Action::bonus(4, Quests));
    CHECK(two.progress(Quests) == std::vector{0, 0, 2, 0, 3});

    Position none(standard(5));
    CHECK(none.scores().state.phase == Phase::ScoringDone);
}

TEST_CASE("R5.1 only the squire whose bonus it is uses it, on a board", "[R5.1]")
{
    Position position(standard(3));
    position.discs(Gallantry, {3, 2, 0}).scores();
    CHECK(position.refusal(Action::bonus(0, Quests)) == Refusal{Reason::NotYourDecision, "R5.1"});
    CHECK(position.refusal(Action::bonus(1, noBoard)) == Refusal{Reason::NoSuchBoard, "R5.1"});
    CHECK(position.boardsOffered(1) == std::vector(allBoards.begin(), allBoards.end()));
}

TEST_CASE("R5.2 a track on which the disc cannot move may not be chosen", "[R5.2]")
{
    Position position(standard(3));
    position.discs(Gallantry, {3, 0, 0}).discs(KingsService, {12, 0, 0}).scores();
    CHECK(position.boardsOffered(0) == std::vector{Gallantry, Jousts, Tournaments, Education, Quests, Charity});
    CHECK(position.refusal(Action::bonus(0, KingsService)) == Refusal{Reason::CannotMoveThere, "R5.2"});
}

TEST_CASE("R5.2 King's Service at 11 may be chosen and the disc moves what it can", "[R5.2]")
{
    Position position(standard(3));
    position.discs(Gallantry, {3, 0, 0}).discs(KingsService, {11, 12, 0}).scores();
    position.does(Action::bonus(0, KingsService));
    CHECK(position.progress(KingsService) == std::vector{12, 12, 0});
    CHECK(position.ranking(KingsService) == std::vector{0, 1});
}

TEST_CASE("R5.2 the bonus must be used", "[R5.2]")
{
    Position position(standard(3));
    position.discs(Gallantry, {3, 0, 0}).scores();
    for (const Action &action : position.choices(0)) {
        CHECK_FALSE(action.declines());
    }
    CHECK(position.refusal(Action::winTie(0, noBoard)) == Refusal{Reason::NotNow, "R7.1"});
}

TEST_CASE("R5.4 with three squires the 3rd has no bonus on Gallantry", "[R5.4]")
{
    Position position(standard(3));
    position.discs(Gallantry, {2, 7, 5}).scores();
    CHECK(deciding(position.state) == 1 << 2);
    position.does(Action::bonus(2, Quests)).does(Action::bonus(1, Quests));
    CHECK(position.progress(Quests) == std::vector{0, 3, 2});
    CHECK(position.state.phase == Phase::ScoringDone);
}

} // namespace academy::rules::test
