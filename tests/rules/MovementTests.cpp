// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>

/// Section 3 of the rules: movement and rank.
namespace academy::rules::test
{

TEST_CASE("R3.1 a disc that moves ends on top of the stack it arrives at", "[R3.1]")
{
    Position position(standard(3));
    position.hands({"Q3", "Q3", "Q3"}).plays(0, "Q3");
    CHECK(position.ranking(Board::Quests) == std::vector{0});
    position.plays(1, "Q3");
    CHECK(position.ranking(Board::Quests) == std::vector{1, 0});
    position.plays(2, "Q3");
    CHECK(position.ranking(Board::Quests) == std::vector{2, 1, 0});
}

TEST_CASE("R3.1 a disc that leaves the middle of a stack leaves the others in their order", "[R3.1]")
{
    Position position(standard(5));
    position.stack(Board::Charity, 4, {3, 0, 2, 1}).lastCard(2, "C2").plays(2, "C2");
    CHECK(position.ranking(Board::Charity) == std::vector{2, 1, 0, 3});
    CHECK(position.progress(Board::Charity) == std::vector{4, 4, 6, 4, 0});
    CHECK(position.state.track(Board::Charity).height(3) == 0);
    CHECK(position.state.track(Board::Charity).height(0) == 1);
    CHECK(position.state.track(Board::Charity).height(1) == 2);
    CHECK(position.state.track(Board::Charity).height(2) == 0);
}

TEST_CASE("R3.1 a disc that leaves the bottom or the top of a stack leaves the others in their order", "[R3.1]")
{
    Position bottom(standard(4));
    bottom.stack(Board::Jousts, 3, {1, 2, 3}).lastCard(1, "S3").plays(1, "S3", Board::Jousts);
    CHECK(bottom.ranking(Board::Jousts) == std::vector{1, 3, 2});
    Position top(standard(4));
    top.stack(Board::Jousts, 3, {1, 2, 3}).lastCard(3, "S3").plays(3, "S3", Board::Jousts);
    CHECK(top.ranking(Board::Jousts) == std::vector{3, 2, 1});
}

TEST_CASE("R3.1 a disc that passes over a stack is not part of it", "[R3.1]")
{
    Position position(standard(4));
    position.stack(Board::Quests, 3, {1, 2}).discs(Board::Charity, {0, 0, 0, 0}).lastCard(0, "Q5").plays(0, "Q5");
    CHECK(position.ranking(Board::Quests) == std::vector{0, 2, 1});
    CHECK(position.state.track(Board::Quests).height(2) == 1);
}

TEST_CASE("R3.2 the track is a ring and progress counts on", "[R3.2]")
{
    Position position(standard(3));
    position.discs(Board::Gallantry, {20, 18, 3}).hands({"G3", "G5", "G2"});
    position.plays(0, "G3").plays(1, "G5").plays(2, "G2");
    CHECK(position.progress(Board::Gallantry) == std::vector{23, 23, 5});
    CHECK(position.ranking(Board::Gallantry) == std::vector{1, 0, 2});
}

TEST_CASE("R3.2 square 3 of the second lap is no stack with square 3 of the first", "[R3.2]")
{
    Position position(standard(3));
    position.discs(Board::Quests, {3, 20, 0}).lastCard(1, "Q3").plays(1, "Q3");
    CHECK(position.progress(Board::Quests) == std::vector{3, 23, 0});
    CHECK(position.state.track(Board::Quests).height(0) == 0);
    CHECK(position.state.track(Board::Quests).height(1) == 0);
    CHECK(position.ranking(Board::Quests) == std::vector{1, 0});
}

TEST_CASE("R3.2 from 20 to 21 and back to 20 the lap disc comes and goes", "[R3.2]")
{
    Position position(with(standard(3), Advanced::StepBack));
    position.stack(Board::Gallantry, 20, {0, 1}).scores();
    position.does(Action::bonus(0, Board::Gallantry)); // the 2nd: 20, 22, back to 21
    CHECK(position.progress(Board::Gallantry) == std::vector{21, 20, 0});
    position.does(Action::bonus(1, Board::Quests)); // the 1st: back from 20 to 19
    CHECK(position.progress(Board::Gallantry) == std::vector{21, 19, 0});

    position.turn(2).scores();
    position.does(Action::bonus(1, Board::Quests)).does(Action::bonus(0, Board::Quests)); // back from 21 to 20
    CHECK(position.progress(Board::Gallantry) == std::vector{20, 18, 0});
}

TEST_CASE("R3.2 a third lap is as good as any", "[R3.2]")
{
    Position position(standard(3));
    position.discs(Board::Charity, {39, 40, 59}).hands({"C2", "C3", "C5"});
    position.plays(0, "C2").plays(1, "C3").plays(2, "C5");
    CHECK(position.progress(Board::Charity) == std::vector{41, 43, 64});
}

TEST_CASE("R3.3 on King's Service a disc stops at 12", "[R3.3]")
{
    Position position(standard(3));
    position.discs(Board::KingsService, {11, 8, 12}).hands({"K2", "K5", ""});
    position.plays(0, "K2");
    CHECK(position.progress(Board::KingsService) == std::vector{12, 8, 12});
    CHECK(position.ranking(Board::KingsService) == std::vector{0, 2, 1}); // arrived later, lies above
    position.plays(1, "K5");
    CHECK(position.ranking(Board::KingsService) == std::vector{1, 0, 2});
}

TEST_CASE("R3.3 a disc on 12 that would move stays where it is in its stack", "[R3.3]")
{
    Position position(standard(4));
    position.stack(Board::KingsService, 12, {2, 0, 3}).lastCard(0, "K5").plays(0, "K5");
    CHECK(position.progress(Board::KingsService) == std::vector{12, 0, 12, 12});
    CHECK(position.ranking(Board::KingsService) == std::vector{3, 0, 2});
    CHECK(position.squiresOf(EventKind::DiscMoved).empty());
    CHECK(position.state.playedCount[0] == 1);
}

TEST_CASE("R3.4 rank is by progress and then by height in the stack", "[R3.4]")
{
    Position position(standard(5));
    position.stack(Board::Jousts, 7, {4, 1, 3}).stack(Board::Jousts, 9, {0}).stack(Board::Jousts, 2, {2});
    CHECK(position.ranking(Board::Jousts) == std::vector{0, 3, 1, 4, 2});
}

TEST_CASE("R3.5 all discs on square 0 are last together and never hold a rank that pays", "[R3.5]")
{
    Position position(standard(5));
    position.discs(Board::Jousts, {0, 2, 0, 0, 0}).scores();
    CHECK(position.points() == std::vector{-3, 0, -3, -3, -3}); // Education: everybody is on square 0
    CHECK(position.coats(1) == "education:-3 jousts:3");
    CHECK(position.coats(0) == "education:-3");
}

TEST_CASE("R3.5 nobody ranks below who is last: all on square 0, else the lowest", "[R3.5]")
{
    const auto last = [](std::initializer_list<int> progress) {
        Position position(standard(4));
        position.discs(Board::Charity, progress);
        std::vector<bool> squires;
        for (int squire = 0; squire < 4; ++squire) {
            squires.push_back(position.state.isLast(squire, Board::Charity));
        }
        return squires;
    };
    CHECK(last({4, 2, 7, 3}) == std::vector{false, true, false, false});
    CHECK(last({4, 0, 7, 3}) == std::vector{false, true, false, false});
    CHECK(last({4, 0, 7, 0}) == std::vector{false, true, false, true});
    CHECK(last({0, 0, 0, 0}) == std::vector{true, true, true, true});
}

TEST_CASE("R3.6 a disc moved back to square 0 counts as on square 0 and has no order there", "[R3.6]")
{
    Position position(with(standard(4), Advanced::StepBack));
    position.stack(Board::Gallantry, 1, {0, 3}).discs(Board::Education, {1, 2, 3, 4}).scores();
    position.does(Action::bonus(0, Board::Quests)).does(Action::bonus(3, Board::Quests));
    CHECK(position.progress(Board::Gallantry) == std::vector{0, 0, 0, 0});
    CHECK(position.state.track(Board::Gallantry) == Track());
    position.turn(2).scores();
    CHECK(position.state.phase == Phase::ScoringDone); // nobody ranks on Gallantry
}

TEST_CASE("R3.6 a move of nothing changes no order", "[R3.6]")
{
    // A bet on which no card was played moves 0 squares: the discs on Quests keep their stack.
    Position position(with(standard(3), Variation::Gallantry));
    position.stack(Board::Quests, 4, {0, 1}).discs(Board::Gallantry, {5, 0, 0});
    position.bets({Board::Quests, Board::Quests, Board::Quests}).scores();
    CHECK(position.ranking(Board::Quests) == std::vector{1, 0});
    CHECK(position.squiresOf(EventKind::DiscMoved).empty());
}

} // namespace academy::rules::test
