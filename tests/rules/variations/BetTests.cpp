// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>

/// Section 10.2 of the rules: the Bet.
namespace academy::rules::test
{

using enum Board;

namespace
{

Options betting(int squires)
{
    return with(standard(squires), Variation::Gallantry);
}

} // namespace

TEST_CASE("R10.2.1 after the deal and before the draft every squire bets in turn order", "[R10.2.1]")
{
    Position position(betting(4));
    position.first(2).deals({"G2 G3 G4 G5 S3", "E2 E3 E4 E5 S3", "K2 K3 K4 K5 S3", "Q2 Q3 Q4 Q5 S3"});
    CHECK(position.state.phase == Phase::Bet);
    const auto boards = position.state.rules().boards();
    for (const int squire : {2, 3, 0, 1}) {
        CHECK(deciding(position.state) == 1 << squire);
        CHECK(position.boardsOffered(squire) == std::vector(boards.begin(), boards.end()));
        position.does(Action::bet(squire, squire == 0 ? Charity : Quests)); // several may choose the same
    }
    CHECK(position.state.phase == Phase::Draft);
    CHECK(position.state.bets[0] == Charity);
    CHECK(position.state.bets[3] == Quests);
    CHECK(position.refusal(Action::bet(0, Quests)) == Refusal{Reason::NotNow, "R10.2.1"});
}

TEST_CASE("R10.2.1 bets out of turn or on no board are refused", "[R10.2.1]")
{
    Position position(betting(3));
    CHECK(position.refusal(Action::bet(0, Quests)) == Refusal{Reason::ChanceExpected, "R10.2.1"});
    position.deals({"G2 G3 G4 G5 S3", "E2 E3 E4 E5 S3", "K2 K3 K4 K5 S3"});
    CHECK(position.refusal(Action::bet(1, Quests)) == Refusal{Reason::NotYourDecision, "R10.2.1"});
    CHECK(position.refusal(Action::bet(0, noBoard)) == Refusal{Reason::NoSuchBoard, "R10.2.1"});
    CHECK(position.refusal(Action::keep(0, card("G2"))) == Refusal{Reason::NotNow, "R4.2"});
}

TEST_CASE("R10.2.1 the Codex is laid before the bets", "[R10.2.1]")
{
    Position position(with(betting(3), Variation::Education));
    position.deals({"G2 G3 G4 G5 S3", "E2 E3 E4 E5 S3", "K2 K3 K4 K5 S3"});
    CHECK(position.state.phase == Phase::Codex);
    position.laysCodex({0, -1, -3});
    CHECK(position.state.phase == Phase::Bet);
}

TEST_CASE("R10.2.1 in Lancelot each squire has its bet before the split", "[R10.2.1]")
{
    Position position(startingWith(with(lancelot(), Variation::Gallantry), 1));
    position.deals({"G2 G3 G4 E2 E3 E4", "K2 K3 K4 Q2 Q3 Q4"});
    for (const int squire : {1, 2, 3, 0}) {
        CHECK(deciding(position.state) == 1 << squire);
        CHECK(decider(position.state, squire) == squire % 2);
        position.does(Action::bet(squire, Jousts));
    }
    CHECK(position.state.phase == Phase::Split);
}

TEST_CASE("R10.2.1 each turn brings a new bet", "[R10.2.1]")
{
    Random random(21);
    Position position(betting(3));
    position.goesOnTo(Phase::ResetDone, random).advances();
    CHECK(position.state.bets[0] == noBoard);
    position.goesOnTo(Phase::Bet, random);
    CHECK(deciding(position.state) == 1 << 1);
}

TEST_CASE("R10.2.2 1st, 2nd and 3rd move 3, 2 and 1 squares for each card played on the bet board", "[R10.2.2]")
{
    Position position(betting(4));
    position.discs(Gallantry, {9, 7, 5, 3}).bets({Quests, Charity, Education, Quests});
    position.played(0, "Q2 Q3 G4 E3").played(1, "C2 C3 C4 K2").played(2, "E3 G2 G3 G3").played(3, "Q2 Q3 Q4 Q5");
    position.scores();
    CHECK(position.progress(Quests) == std::vector{6, 0, 0, 0}); // the 4th gets nothing
    CHECK(position.progress(Charity) == std::vector{0, 6, 0, 0});
    CHECK(position.progress(Education) == std::vector{0, 0, 1, 0});
    CHECK(position.squiresOf(EventKind::BonusAwarded) == std::vector{2, 1, 0}); // the 3rd first
    CHECK(position.state.phase == Phase::ScoringDone); // no choice
}

TEST_CASE("R10.2.2 the 3rd moves before the 2nd and the 1st, which decides stacks", "[R10.2.2]")
{
    Position position(betting(4));
    position.discs(Gallantry, {9, 7, 5, 0}).discs(Quests, {0, 1, 2, 0}).bets({Quests, Quests, Quests, Quests});
    position.played(0, "Q2").played(1, "Q3").played(2, "Q4").scores();
    CHECK(position.progress(Quests) == std::vector{3, 3, 3, 0});
    CHECK(position.ranking(Quests) == std::vector{0, 1, 2});
}

TEST_CASE("R10.2.2 a bet on Gallantry moves there without changing the ranks of this scoring", "[R10.2.2]")
{
    Position position(betting(4));
    position.discs(Gallantry, {9, 7, 6, 0}).bets({Gallantry, Quests, Gallantry, Gallantry});
    position.played(0, "G2").played(1, "Q3").played(2, "G2 G3 G3 G4").scores();
    CHECK(position.progress(Gallantry) == std::vector{12, 7, 10, 0});
    CHECK(position.progress(Quests) == std::vector{0, 2, 0, 0}); // still as 2nd
}

TEST_CASE("R10.2.2 a Swords card counts for the board it was played on", "[R10.2.2]")
{
    Position position(with(betting(3), Variation::JoustsTournaments));
    position.discs(Gallantry, {9, 7, 0}).bets({Jousts, Tournaments, Jousts});
    position.played(0, "S3 S4", Tournaments).played(0, "S5", Jousts).played(1, "S3 S3", Tournaments).scores();
    CHECK(position.progress(Jousts) == std::vector{3, 0, 0});
    CHECK(position.progress(Tournaments) == std::vector{0, 4, 0});
}

TEST_CASE("R10.2.2 a King's Service card counts even if the disc stood on 12", "[R10.2.2]")
{
    // Three King's Service cards, of which the last moved nothing: nine squares, stopping at 12.
    Position position(betting(3));
    position.discs(Gallantry, {9, 0, 0}).discs(KingsService, {12, 0, 0}).bets({KingsService, Quests, Quests});
    position.played(0, "K5 K4 K3").scores();
    CHECK(position.valuesOf(EventKind::BonusAwarded) == std::vector{9});
    CHECK(position.progress(KingsService) == std::vector{12, 0, 0});
    CHECK(position.squiresOf(EventKind::DiscMoved).empty());
}

TEST_CASE("R10.2.2 nobody on square 0 of Gallantry gets anything", "[R10.2.2]")
{
    Position position(betting(5));
    position.discs(Gallantry, {0, 0, 3, 0, 0}).bets({Quests, Quests, Quests, Quests, Quests});
    position.played(0, "Q2").played(1, "Q2").played(2, "Q3").played(3, "Q3").played(4, "Q4").scores();
    CHECK(position.progress(Quests) == std::vector{0, 0, 3, 0, 0});
}

TEST_CASE("R10.2.2 with three squires the 3rd gets nothing", "[R10.2.2]")
{
    Position position(betting(3));
    position.discs(Gallantry, {9, 7, 5}).bets({Quests, Quests, Quests});
    position.played(0, "Q2").played(1, "Q2").played(2, "Q3").scores();
    CHECK(position.progress(Quests) == std::vector{3, 2, 0});
}

} // namespace academy::rules::test
