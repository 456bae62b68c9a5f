// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>

/// Section 7 of the rules: win a tie, step back, ranked reset.
namespace academy::rules::test
{

using enum Board;

TEST_CASE("R7.1 the first player may put a disc that lies under others on top of its stack", "[R7.1]")
{
    Position position(with(standard(4), Advanced::WinATie));
    position.first(1).stack(Quests, 6, {1, 3, 0}).stack(Jousts, 2, {2, 1}).stack(Charity, 4, {2, 1, 0}).scores();
    CHECK(position.state.phase == Phase::WinTie);
    CHECK(deciding(position.state) == 1 << 1);
    CHECK(position.choices(1)
          == std::vector{Action::winTie(1, noBoard), Action::winTie(1, Quests), Action::winTie(1, Charity)});
    CHECK(position.refusal(Action::winTie(1, Jousts)) == Refusal{Reason::NotCovered, "R7.1"}); // on top already
    CHECK(position.refusal(Action::winTie(1, Education)) == Refusal{Reason::NotCovered, "R7.1"}); // alone
    CHECK(position.refusal(Action::winTie(3, Quests)) == Refusal{Reason::NotYourDecision, "R7.1"});
    CHECK(position.refusal(Action::winTie(0, noBoard)) == Refusal{Reason::NotYourDecision, "R7.1"});
    position.does(Action::winTie(1, Quests));
    CHECK(position.ranking(Quests) == std::vector{1, 0, 3});
    CHECK(position.squiresOf(EventKind::TieWon) == std::vector{1});
    CHECK(position.state.phase == Phase::ScoringDone); // one track, once
}

TEST_CASE("R7.1 it comes before the ranks of Gallantry are taken", "[R7.1]")
{
    Position position(with(standard(3), Advanced::WinATie));
    position.stack(Gallantry, 6, {0, 1}).scores();
    position.does(Action::winTie(0, Gallantry));
    CHECK(deciding(position.state) == 1 << 1); // now the 2nd
    position.does(Action::bonus(1, Quests));
    CHECK(deciding(position.state) == 1 << 0);
}

TEST_CASE("R7.1 the tie may be left as it is", "[R7.1]")
{
    Position position(with(standard(3), Advanced::WinATie));
    position.stack(Jousts, 6, {0, 1}).scores().does(Action::winTie(0, noBoard));
    CHECK(position.ranking(Jousts) == std::vector{1, 0});
    CHECK(position.squiresOf(EventKind::TieWon).empty());
    CHECK(position.coats(1) == "education:-3 jousts:3");
}

TEST_CASE("R7.1 discs on square 0 are in no tie, and where there is none nothing is asked", "[R7.1]")
{
    Position position(with(standard(4), Advanced::WinATie));
    position.first(2).discs(Jousts, {0, 0, 0, 5}).stack(Quests, 4, {0, 2}).stack(Charity, 3, {1, 3}).scores();
    CHECK(position.state.phase == Phase::ScoringDone);
}

TEST_CASE("R7.1 a tie may be won on a board that does not score, on King's Service at 12, in turn VI", "[R7.1]")
{
    Position position(with(standard(3), Advanced::WinATie));
    position.turn(6).stack(KingsService, 12, {0, 2}).stack(Quests, 25, {0, 1}).scores();
    CHECK(position.boardsOffered(0) == std::vector{noBoard, KingsService, Quests});
    position.does(Action::winTie(0, KingsService));
    CHECK(position.ranking(KingsService) == std::vector{0, 2});
}

TEST_CASE("R7.1 discs of different laps on one square are no tie", "[R7.1]")
{
    Position position(with(standard(3), Advanced::WinATie));
    position.discs(Quests, {3, 23, 0}).scores();
    CHECK(position.state.phase == Phase::ScoringDone);
}

TEST_CASE("R7.1 in Lancelot the first player may use either of its squires", "[R7.1]")
{
    Position position(startingWith(with(lancelot(), Advanced::WinATie), 2));
    position.stack(Jousts, 6, {0, 1}).stack(Quests, 3, {2, 3}).stack(Charity, 3, {1, 2}).scores();
    CHECK(position.state.phase == Phase::WinTie);
    CHECK(decider(position.state, 2) == 0);
    CHECK(position.choices(2)
          == std::vector{Action::winTie(2, noBoard), Action::winTie(0, Jousts), Action::winTie(2, Quests)});
    CHECK(position.refusal(Action::winTie(0, noBoard)) == Refusal{Reason::NotYourDecision, "R7.1"});
    CHECK(position.refusal(Action::winTie(1, Charity)) == Refusal{Reason::NotYourDecision, "R7.1"});
    position.does(Action::winTie(0, Jousts));
    CHECK(position.ranking(Jousts) == std::vector{0, 1});
}

TEST_CASE("R7.1 in Karadoc the neutral squire's ties are nobody's", "[R7.1]")
{
    Position position(with(karadoc(), Advanced::WinATie));
    position.stack(Jousts, 6, {2, 0}).scores();
    CHECK(position.state.phase == Phase::ScoringDone);
}

TEST_CASE("R7.2 each squire steps back right after its own bonus", "[R7.2]")
{
    Position position(with(standard(4), Advanced::StepBack));
    position.discs(Gallantry, {8, 6, 5, 3}).scores();
    position.does(Action::bonus(2, Gallantry)); // the 3rd: 5 to 6, above squire 1, back to 5
    CHECK(position.progress(Gallantry) == std::vector{8, 6, 5, 3});
    position.does(Action::bonus(1, Charity)); // the 2nd: back to 5, on top of squire 2
    CHECK(position.ranking(Gallantry) == std::vector{0, 1, 2, 3});
    CHECK(position.progress(Gallantry) == std::vector{8, 5, 5, 3});
    CHECK(position.progress(Charity) == std::vector{0, 2, 0, 0});
    position.does(Action::bonus(0, Jousts));
    CHECK(position.progress(Gallantry) == std::vector{7, 5, 5, 3}); // the 4th was awarded nothing
}

TEST_CASE("R7.2 not below square 0", "[R7.2]")
{
    Position position(with(standard(3), Advanced::StepBack));
    position.discs(Gallantry, {1, 0, 0}).scores().does(Action::bonus(0, Quests));
    CHECK(position.progress(Gallantry) == std::vector{0, 0, 0});
}

TEST_CASE("R7.2 with three squires the 3rd does not step back", "[R7.2]")
{
    Position position(with(standard(3), Advanced::StepBack));
    position.discs(Gallantry, {9, 7, 5}).scores();
    position.does(Action::bonus(1, Quests)).does(Action::bonus(0, Quests));
    CHECK(position.progress(Gallantry) == std::vector{8, 6, 5});
}

TEST_CASE("R7.2 it applies with the Bet too, also where the bonus moves nothing", "[R7.2]")
{
    Position position(with(standard(3), Advanced::StepBack, Variation::Gallantry));
    position.discs(Gallantry, {9, 7, 5})
        .bets({Quests, Charity, Quests})
        .played(0, "G2 G3 G4 E2")
        .played(1, "C2 C3 E2 E3");
    position.scores();
    CHECK(position.progress(Gallantry) == std::vector{8, 6, 5});
    CHECK(position.progress(Quests) == std::vector{0, 0, 0});
    CHECK(position.progress(Charity) == std::vector{0, 4, 0});
}

TEST_CASE("R7.3 with a disc on square 0 the others go to 1, 2, 3 in ascending rank", "[R7.3]")
{
    Position position(with(standard(5), Advanced::RankedReset));
    for (const Board board : {Gallantry, Jousts, Tournaments, Education}) {
        position.stack(board, 9, {4, 1}).stack(board, 22, {0}).stack(board, 5, {3});
    }
    position.turn(3).resets();
    for (const Board board : {Gallantry, Jousts, Tournaments, Education}) {
        CHECK(position.progress(board) == std::vector{4, 3, 0, 1, 2});
    }
}

TEST_CASE("R7.3 with no disc on square 0 the lowest ranked goes there", "[R7.3]")
{
    Position position(with(standard(4), Advanced::RankedReset));
    position.stack(Jousts, 9, {2, 1}).stack(Jousts, 12, {0}).stack(Jousts, 5, {3}).turn(3).resets();
    CHECK(position.progress(Jousts) == std::vector{3, 2, 1, 0});
}

TEST_CASE("R7.3 no disc moves forward and the order is kept", "[R7.3]")
{
    // Two on square 0: the others are 1st and 2nd on square 1, where both stay.
    Position both(with(standard(4), Advanced::RankedReset));
    both.stack(Education, 1, {3, 1}).turn(3).resets();
    CHECK(both.progress(Education) == std::vector{0, 1, 0, 1});
    CHECK(both.ranking(Education) == std::vector{1, 3});
    CHECK(both.squiresOf(EventKind::DiscMoved).empty());

    // Four discs on square 1, nobody on square 0: the lowest goes to 0, the others would be 1, 2, 3 and stay on 1.
    Position four(with(standard(4), Advanced::RankedReset));
    four.stack(Education, 1, {2, 0, 3, 1}).turn(3).resets();
    CHECK(four.progress(Education) == std::vector{1, 1, 0, 1});
    CHECK(four.ranking(Education) == std::vector{1, 3, 0});

    // Progress 1, 2, 2, 5 and one disc on square 0: to 1, 2, 2 (not 3) and 4.
    Position mixed(with(standard(5), Advanced::RankedReset));
    mixed.stack(Jousts, 1, {4}).stack(Jousts, 2, {0, 3}).stack(Jousts, 5, {2}).turn(3).resets();
    CHECK(mixed.progress(Jousts) == std::vector{2, 0, 4, 2, 1});
    CHECK(mixed.ranking(Jousts) == std::vector{2, 3, 0, 4});
}

TEST_CASE("R7.3 only turn III resets, King's Service goes to 0 and Quests and Charity stay", "[R7.3]")
{
    Position position(with(standard(3), Advanced::RankedReset));
    for (const Board board : allBoards) {
        position.discs(board, {9, 7, 5});
    }
    position.turn(2).resets();
    CHECK(position.progress(Jousts) == std::vector{9, 7, 5});
    position.turn(3).resets();
    CHECK(position.progress(Jousts) == std::vector{2, 1, 0});
    CHECK(position.progress(KingsService) == std::vector{0, 0, 0});
    CHECK(position.progress(Quests) == std::vector{9, 7, 5});
    CHECK(position.progress(Charity) == std::vector{9, 7, 5});
}

TEST_CASE("R7.3 a disc goes back from the second lap, and with it goes its lap disc", "[R7.3]")
{
    Position position(with(standard(3), Advanced::RankedReset));
    position.discs(Gallantry, {21, 20, 41}).turn(3).resets();
    CHECK(position.progress(Gallantry) == std::vector{1, 0, 2});
}

TEST_CASE("R7.4 the ranked reset does not apply to boards with a reset of their own", "[R7.4]")
{
    const Options options = with(standard(3), Advanced::RankedReset, Variation::JoustsTournaments,
                                 Variation::KingsService, Variation::Education, Variation::Gallantry);
    Position third(options);
    for (const Board board : allBoards) {
        third.discs(board, {9, 7, 5});
    }
    third.turn(3).resets();
    CHECK(third.progress(Gallantry) == std::vector{2, 1, 0}); // its variation has no reset of its own
    CHECK(third.progress(Education) == std::vector{2, 1, 0});
    CHECK(third.progress(Jousts) == std::vector{9, 7, 5});
    CHECK(third.progress(Tournaments) == std::vector{9, 7, 5});
    CHECK(third.progress(KingsService) == std::vector{9, 7, 5});

    Position fourth(options);
    fourth.discs(Jousts, {9, 7, 5}).discs(Gallantry, {9, 7, 5}).turn(4).resets();
    CHECK(fourth.progress(Jousts) == std::vector{0, 0, 0});
    CHECK(fourth.progress(Gallantry) == std::vector{9, 7, 5});
}

} // namespace academy::rules::test
