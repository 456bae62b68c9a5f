// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <set>

/// Section 4 of the rules: the six phases of a turn.
namespace academy::rules::test
{

TEST_CASE("R4.1 each squire is dealt five of the 52 cards", "[R4.1]")
{
    const int squires = GENERATE(3, 4, 5);
    Random random(1);
    Position position{standard(squires)};
    CHECK(due(position.state) == Due::Chance);
    resolveChance(position.state, random);
    for (std::size_t squire = 0; squire < position.state.options.squires; ++squire) {
        CHECK(position.state.hands[squire].size() == 5);
    }
    CHECK(position.state.phase == Phase::Draft);
}

TEST_CASE("R4.1 all cards are shuffled again each turn", "[R4.1]")
{
    // A card of which the deck has one copy may come again in the next turn.
    Position position(standard(3));
    position.deals({"G5 E5 K5 Q5 C5", "S5 S5 S4 S4 S4", "S4 S3 S3 S3 S3"});
    Random random(2);
    position.goesOnTo(Phase::ResetDone, random).advances();
    position.deals({"S3 S3 S3 S3 S4", "G5 E5 K5 Q5 C5", "S5 S5 S4 S4 S4"});
    CHECK(text(position.state.hands[1]) == "G5 E5 K5 Q5 C5");
}

TEST_CASE("R4.1 a deal that the deck does not hold is refused", "[R4.1]")
{
    const Position position(standard(3));
    CHECK(position.refusal(dealing({"S5 S5 S4 S4 S4", "S5 E5 K5 Q5 C5", "G5 G4 G4 G3 G3"}))
          == Refusal{Reason::CardsNotInDeck, "R2.2"});
    CHECK(position.refusal(dealing({"S5 S5 S4 S4 S4", "S3 E5 K5 Q5", "G5 G4 G4 G3 G3"}))
          == Refusal{Reason::WrongHandSize, "R4.1"});
    CHECK(position.refusal(dealing({"S5 S5 S4 S4 S4", "S3 E5 K5 Q5 C5 C4", "G5 G4 G4 G3 G3"}))
          == Refusal{Reason::WrongHandSize, "R4.1"});
    CHECK(position.refusal(dealing({"S5 S5 S4 S4 S4", "S3 E5 K5 Q5 C5"})) == Refusal{Reason::WrongHandCount, "R4.1"});
    CHECK(position.refusal(dealing({"S5 S5 S4 S4 S4", "S3 E5 K5 Q5 C5", "G5 G4 G4 G3 G3", "C4 C4 C3 C3 C3"}))
          == Refusal{Reason::WrongHandCount, "R4.1"});
    CHECK(position.refusal(dealing({"S5 S5 S4 S4 S4", "S2 E5 K5 Q5 C5", "G5 G4 G4 G3 G3"})) // there is no S2
          == Refusal{Reason::CardsNotInDeck, "R2.2"});
    Chance unknown = dealing({"S5 S5 S4 S4 S4", "S3 E5 K5 Q5", "G5 G4 G4 G3 G3"});
    unknown.hands[1].insert(Card());
    CHECK(position.refusal(unknown) == Refusal{Reason::CardsNotInDeck, "R2.2"});
    CHECK(position.refusal(laying({0, -1, -3})) == Refusal{Reason::NotNow, "R10.3.1"});
}

TEST_CASE("R4.2 in turns I III V cards pass to the next seat and in II IV VI to the seat before", "[R4.2]")
{
    const int turn = GENERATE(range(1, 7));
    Position position(standard(4));
    position.turn(turn).deals({"G2 G3 G4 G5 S3", "E2 E3 E4 E5 S3", "K2 K3 K4 K5 S3", "Q2 Q3 Q4 Q5 S3"});
    for (int squire = 0; squire < 4; ++squire) {
        position.keeps(squire, "S3");
    }
    CHECK(position.valuesOf(EventKind::HandsPassed) == std::vector{turn % 2 == 1 ? 1 : -1});
    const std::size_t receiver = turn % 2 == 1 ? 1 : 3;
    CHECK(text(position.state.hands[receiver]) == "G2 G3 G4 G5");
    CHECK(text(position.state.hands[(receiver + 2) % 4]) == "K2 K3 K4 K5");
}

TEST_CASE("R4.2 all squires keep at the same time, in any order within the round", "[R4.2]")
{
    Position position(standard(3));
    position.deals({"G2 G3 G4 G5 S3", "E2 E3 E4 E5 S3", "K2 K3 K4 K5 S3"});
    CHECK(deciding(position.state) == 0b111);
    position.keeps(2, "K5");
    CHECK(deciding(position.state) == 0b011);
    CHECK(position.refusal(Action::keep(2, card("K4"))) == Refusal{Reason::AlreadyChosen, "R4.2"});
    CHECK(position.refusal(Action::keep(0, card("E2"))) == Refusal{Reason::CardNotInHand, "R4.2"});
    position.keeps(0, "G5").keeps(1, "E5");
    CHECK(deciding(position.state) == 0b111);
    CHECK(text(position.state.hands[0]) == "S3 K2 K3 K4");
    CHECK(text(position.state.hands[1]) == "G2 G3 G4 S3");
    CHECK(text(position.state.hands[2]) == "S3 E2 E3 E4");
}

TEST_CASE("R4.2 the fifth card is the last one received and each squire has kept five", "[R4.2]")
{
    Position position(standard(3));
    position.deals({"G2 G3 G4 G5 S3", "E2 E3 E4 E5 S3", "K2 K3 K4 K5 S3"});
    for (const char *kept : {"G5E5K5", "K4G4E4", "E3K3G3", "S3S3S3"}) {
        for (int squire = 0; squire < 3; ++squire) {
            position.keeps(squire, std::string_view(kept).substr(static_cast<std::size_t>(squire) * 2, 2));
        }
    }
    // No choice left, but the card is still kept by a decision, and recorded.
    CHECK(position.choices(0) == std::vector{Action::keep(0, card("K2"))});
    position.keeps(0, "K2").keeps(1, "G2").keeps(2, "E2");
    CHECK(position.state.phase == Phase::DraftDone);
    CHECK(text(position.state.hands[0]) == "G5 S3 E3 K2 K4");
    CHECK(text(position.state.hands[1]) == "G2 G4 S3 E5 K3");
    CHECK(text(position.state.hands[2]) == "G3 S3 E2 E4 K5");
}

TEST_CASE("R4.3 from the first player clockwise each plays one card, four times round", "[R4.3]")
{
    Position position(standard(4));
    position.first(2).hands({"G2 G3 G4 G5 E2", "E3 E4 E5 K2 K3", "K4 K5 Q2 Q3 Q4", "Q5 C2 C3 C4 C5"});
    for (int card = 0; card < 16; ++card) {
        const int squire = (2 + card) % 4;
        REQUIRE(deciding(position.state) == 1 << squire);
        position.does(position.choices(squire).front());
    }
    CHECK(position.state.phase == Phase::PlayDone);
    for (std::size_t squire = 0; squire < 4; ++squire) {
        CHECK(position.state.hands[squire].size() == 1); // the fifth card is never played
        CHECK(position.state.playedCount[squire] == 4);
    }
}

TEST_CASE("R4.3 the card moves the own disc on its board by its value", "[R4.3]")
{
    Position position(standard(3));
    position.hands({"K4", "Q2", "C5"}).plays(0, "K4").plays(1, "Q2").plays(2, "C5");
    CHECK(position.progress(Board::KingsService) == std::vector{4, 0, 0});
    CHECK(position.progress(Board::Quests) == std::vector{0, 2, 0});
    CHECK(position.progress(Board::Charity) == std::vector{0, 0, 5});
}

TEST_CASE("R4.3 only the squire whose turn it is plays, and only what it holds, where it belongs", "[R4.3]")
{
    Position position(standard(3));
    position.first(1).hands({"K4", "Q2 S3", "C5"});
    CHECK(position.refusal(Action::play(0, card("K4"), Board::KingsService))
          == Refusal{Reason::NotYourDecision, "R4.3"});
    CHECK(position.refusal(Action::play(1, card("Q3"), Board::Quests)) == Refusal{Reason::CardNotInHand, "R4.3"});
    CHECK(position.refusal(Action::play(1, card("Q2"), Board::Charity)) == Refusal{Reason::WrongBoardForCard, "R4.3"});
    CHECK(position.refusal(Action::play(1, card("S3"), Board::Quests)) == Refusal{Reason::WrongBoardForCard, "R4.4"});
    CHECK(position.refusal(Action::play(1, card("Q2"), noBoard)) == Refusal{Reason::NoSuchBoard, "R4.3"});
    CHECK(position.refusal(Action::play(4, card("Q2"), Board::Quests)) == Refusal{Reason::NoSuchSquire, "R2.1"});
    CHECK(position.refusal(Action::keep(1, card("Q2"))) == Refusal{Reason::NotNow, "R4.2"});
}

TEST_CASE("R4.4 a Swords card moves on Jousts or on Tournaments with its whole value", "[R4.4]")
{
    Position position(standard(3));
    position.hands({"S5", "S5", "Q2"});
    CHECK(position.boardsOffered(0) == std::vector{Board::Jousts, Board::Tournaments});
    position.plays(0, "S5", Board::Jousts).plays(1, "S5", Board::Tournaments);
    CHECK(position.progress(Board::Jousts) == std::vector{5, 0, 0});
    CHECK(position.progress(Board::Tournaments) == std::vector{0, 5, 0});
}

TEST_CASE("R4.5 boards score in their order when the last card is played", "[R4.5]")
{
    using enum Board;
    Position position(standard(3));
    position.turn(6).discs(Jousts, {3, 0, 0}).discs(Education, {4, 1, 5}).scores();
    CHECK(position.boardsOf(EventKind::BoardScores)
          == std::vector{Gallantry, Jousts, Tournaments, Education, KingsService, Quests, Charity});
    CHECK(position.boardsOf(EventKind::CoatGiven)
          == std::vector{Jousts, Education, Education, Charity, Charity, Charity});
}

TEST_CASE("R4.6 the reset comes after all scoring and sends discs to square 0", "[R4.6]")
{
    Position position(standard(3));
    position.turn(3).discs(Board::KingsService, {12, 7, 2}).discs(Board::Education, {4, 4, 4}).scores();
    CHECK(position.state.phase == Phase::ScoringDone);
    CHECK(position.progress(Board::KingsService) == std::vector{12, 7, 2}); // not yet
    CHECK(position.coats(0) == "education:-3 kings-service:12");
    position.advances();
    CHECK(position.state.phase == Phase::ResetDone);
    CHECK(position.progress(Board::KingsService) == std::vector{0, 0, 0});
    CHECK(position.state.track(Board::Education) == Track());
}

TEST_CASE("R4.7 Excalibur passes to the next seat and the hourglass moves on", "[R4.7]")
{
    const int squires = GENERATE(3, 4, 5);
    Position position(startingWith(standard(squires), 1));
    Random random(3);
    for (int turn = 1; turn <= 6; ++turn) {
        CHECK(position.state.turn == turn);
        CHECK(position.state.first == turn % squires);
        position.goesOnTo(Phase::Play, random);
        CHECK(position.state.actor == turn % squires);
        position.goesOnTo(turn < 6 ? Phase::ResetDone : Phase::Over, random);
        CHECK(position.state.first == turn % squires); // only phase six passes it
        if (turn < 6) {
            position.advances();
            CHECK(position.squiresOf(EventKind::ExcaliburPassed) == std::vector{(turn + 1) % squires});
        }
    }
}

TEST_CASE("R4.8 turn VI ends with its scoring, without reset and change of first player", "[R4.8]")
{
    Position position(standard(3));
    position.turn(6).first(2).discs(Board::KingsService, {5, 4, 3}).discs(Board::Education, {3, 2, 1}).scores();
    CHECK(position.state.phase == Phase::Over);
    CHECK(due(position.state) == Due::Nothing);
    CHECK(position.state.first == 2);
    CHECK(position.state.turn == 6);
    CHECK(position.progress(Board::KingsService) == std::vector{5, 4, 3});
    CHECK(position.squiresOf(EventKind::GameEnded).size() == 1);
    CHECK(position.refusal(Action::bonus(0, Board::Quests)) == Refusal{Reason::GameOver, "R6.1"});
    CHECK(position.refusal(Chance{}) == Refusal{Reason::GameOver, "R6.1"});
}

TEST_CASE("R4.3 whoever is no squire has nothing to decide, whatever its number", "[R4.3]")
{
    Random random(3);
    Position position(standard(3));
    position.goesOnTo(Phase::Play, random);
    ActionList actions;
    // Numbers of which the lowest bits are those of a squire, as a shift by them would take them.
    for (const int actor : {-1, 3, 8, 32, 33, 34, nobody, 256}) {
        INFO("actor " << actor);
        legalActions(position.state, actor, actions);
        CHECK(actions.isEmpty());
    }
}

} // namespace academy::rules::test
