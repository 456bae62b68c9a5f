// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>

#include <map>
#include <set>

/// Section 8 of the rules: Karadoc, two players and a neutral squire.
namespace academy::rules::test
{

using enum Board;

TEST_CASE("R8.1 Karadoc is a game of three squires of which the third is neutral", "[R8.1]")
{
    const Options options = karadoc();
    CHECK(options.squires == 3);
    CHECK(options.owner(0) == 0);
    CHECK(options.owner(1) == 1);
    CHECK(options.owner(2) == nobody);
    CHECK(options.isNeutral(2));
    CHECK(options.payingRanks() == 2);
    CHECK(check(startingWith(options, 2)) == Refusal{Reason::FirstSquire, "R8.1"});
}

TEST_CASE("R8.1 Excalibur alternates between the two players only", "[R8.1]")
{
    Random random(8);
    for (const int start : {0, 1}) {
        Position position(startingWith(karadoc(), start));
        for (int turn = 1; turn <= 6; ++turn) {
            CHECK(position.state.first == (start + turn - 1) % 2);
            position.goesOnTo(turn < 6 ? Phase::ResetDone : Phase::Over, random);
            if (turn < 6) {
                position.advances();
            }
        }
    }
}

TEST_CASE("R8.2 the neutral squire keeps its highest card", "[R8.2]")
{
    Position position(karadoc());
    position.deals({"G2 G3 G4 G5 S3", "E2 E3 E4 E5 S3", "K2 Q3 K4 S3 C3"});
    CHECK(due(position.state) == Due::Chance);
    CHECK(awaitedChance(position.state) == ChanceKind::NeutralKeeps);
    CHECK(deciding(position.state) == 0b011); // nobody decides for it
    CHECK(position.refusal(neutralKeeping("Q3")) == Refusal{Reason::NotTheHighestCard, "R8.2"});
    CHECK(position.refusal(neutralKeeping("G5")) == Refusal{Reason::NotInNeutralHand, "R8.2"});
    CHECK(position.refusal(Action::keep(2, card("K4"))) == Refusal{Reason::NotYourDecision, "R8.2"});
    position.neutralKeeps("K4").keeps(0, "G5").keeps(1, "E5");
    // Turn I: cards pass to the left, from the neutral squire to squire 0.
    CHECK(text(position.state.hands[0]) == "S3 K2 Q3 C3");
    CHECK(text(position.state.hands[2]) == "S3 E2 E3 E4");
}

TEST_CASE("R8.2 among equal highest cards it keeps one at random", "[R8.2]")
{
    Position position(karadoc());
    position.deals({"G2 G3 G4 G5 S3", "E2 E3 E4 E5 S3", "K2 Q4 K4 S4 C3"});
    std::set<std::string> kept;
    Random random(82);
    for (int time = 0; time < 100; ++time) {
        const Chance chance = drawChance(position.state, random);
        kept.insert(text(chance.card));
        State state = position.state;
        CHECK(applyChance(state, chance) == std::nullopt);
    }
    CHECK(kept == std::set<std::string>{"K4", "Q4", "S4"});
}

TEST_CASE("R8.2 the players may keep before the neutral squire has", "[R8.2]")
{
    Position position(karadoc());
    position.deals({"G2 G3 G4 G5 S3", "E2 E3 E4 E5 S3", "K2 Q3 K4 S3 C3"});
    position.keeps(1, "E5").keeps(0, "G5");
    CHECK(deciding(position.state) == 0);
    CHECK(due(position.state) == Due::Chance);
    position.neutralKeeps("K4");
    CHECK(deciding(position.state) == 0b011);
}

TEST_CASE("R8.2 its forced fifth card is kept like the others", "[R8.2]")
{
    Position position(karadoc());
    Random random(9);
    position.goesOnTo(Phase::DraftDone, random);
    CHECK(position.state.kept[2].size() == 5);
    CHECK(position.state.hands[2].size() == 5);
}

TEST_CASE("R8.3 in seat order a random card of the neutral squire's hand is played", "[R8.3]")
{
    Position position(karadoc());
    position.first(1).hands({"G2 G3", "E2 E3", "K2 Q3"}).plays(1, "E2");
    CHECK(position.state.actor == 2);
    CHECK(due(position.state) == Due::Chance);
    CHECK(awaitedChance(position.state) == ChanceKind::NeutralPlays);
    CHECK(deciding(position.state) == 0);
    CHECK(position.refusal(Action::play(2, card("K2"), KingsService)) == Refusal{Reason::ChanceExpected, "R8.3"});
    CHECK(position.refusal(neutralPlaying("S3")) == Refusal{Reason::NotInNeutralHand, "R8.3"});
    position.neutralDraws("K2");
    CHECK(due(position.state) == Due::Decision);
    CHECK(position.choices(2) == std::vector{Action::play(2, card("K2"), KingsService)});
    CHECK(position.refusal(Action::play(2, card("Q3"), Quests)) == Refusal{Reason::CardWasDrawn, "R8.3"});
    position.plays(2, "K2");
    CHECK(position.progress(KingsService) == std::vector{0, 0, 2});
    CHECK(deciding(position.state) == 0b001);
}

TEST_CASE("R8.3 the neutral squire plays four of its five cards and each is drawn evenly", "[R8.3]")
{
    Random random(10);
    Position position(karadoc());
    position.goesOnTo(Phase::PlayDone, random);
    CHECK(position.state.playedCount[2] == 4);
    CHECK(position.state.hands[2].size() == 1);

    Position drawing(karadoc());
    drawing.hands({"G2", "E2", "K2 Q3 S3 C4 C5"}).plays(0, "G2").plays(1, "E2");
    std::map<std::string, int> drawn;
    for (int time = 0; time < 1000; ++time) {
        ++drawn[text(drawChance(drawing.state, random).card)];
    }
    CHECK(drawn.size() == 5);
    for (const auto &[name, times] : drawn) {
        INFO(name);
        CHECK((times > 120 && times < 280));
    }
}

TEST_CASE("R8.4 the first player chooses the board of the neutral squire's Swords card", "[R8.4]")
{
    for (const int first : {0, 1}) {
        Position position(karadoc());
        position.first(first).hands({"G2", "E2", "S4"}).lastCard(2, "S4").neutralDraws("S4");
        CHECK(decider(position.state, 2) == first);
        CHECK(position.boardsOffered(2) == std::vector{Jousts, Tournaments});
    }
}

TEST_CASE("R8.4 the first player uses the neutral squire's Gallantry bonus", "[R8.4]")
{
    Position position(karadoc());
    position.first(1).discs(Gallantry, {4, 0, 6}).scores();
    CHECK(decider(position.state, 0) == 0);
    position.does(Action::bonus(0, Quests));
    CHECK(deciding(position.state) == 0b100);
    CHECK(decider(position.state, 2) == 1);
    position.does(Action::bonus(2, Charity));
    CHECK(position.progress(Charity) == std::vector{0, 0, 3});
}

TEST_CASE("R8.4 the first player lays the neutral squire's bet", "[R8.4]")
{
    Position position(with(karadoc(), Variation::Gallantry));
    position.first(1).deals({"G2 G3 G4 G5 S3", "E2 E3 E4 E5 S3", "K2 Q3 K4 S3 C3"});
    position.does(Action::bet(1, Quests));
    CHECK(deciding(position.state) == 0b100);
    CHECK(decider(position.state, 2) == 1);
    position.does(Action::bet(2, Quests)).does(Action::bet(0, Quests));
    CHECK(position.state.phase == Phase::Draft);
}

TEST_CASE("R8.4 the neutral squire never peeks and its token is taken by the first player", "[R8.4]")
{
    Position position(with(karadoc(), Variation::Education));
    position.codex({0, -1, -3}).discs(Education, {0, 0, 4}).lastCard(2, "E3").neutralDraws("E3").plays(2, "E3");
    CHECK(position.state.phase == Phase::PlayDone); // not Peek
    position.first(1).advances();
    CHECK(position.state.phase == Phase::TakeToken);
    CHECK(deciding(position.state) == 0b100);
    CHECK(decider(position.state, 2) == 1);
    position.does(Action::takeToken(2, 0)).does(Action::takeToken(1, 1));
    CHECK(position.coats(0) == "education:-3");
    CHECK(position.coats(1) == "education:-1");
    CHECK(position.coats(2).empty());
}

TEST_CASE("R8.4 the first player exchanges coats for the neutral squire", "[R8.4]")
{
    Position position(with(karadoc(), Variation::Charity));
    position.turn(6).first(1).discs(Charity, {1, 3, 5}).discs(Education, {5, 5, 5});
    position.coats(2, "education:-3").coats(0, "jousts:2 jousts:3 tournaments:1").scores();
    CHECK(position.state.phase == Phase::Exchange);
    CHECK(deciding(position.state) == 0b100);
    CHECK(decider(position.state, 2) == 1);
    position.does(Action::exchange(2, 0, coat("education:-3"), coat("jousts:2"), coat("jousts:3")));
    CHECK(position.coats(2) == "jousts:2 jousts:3");
    CHECK(position.state.phase == Phase::Over);
}

TEST_CASE("R8.5 the neutral squire scores as a real one but cannot win", "[R8.5]")
{
    Position position(karadoc());
    position.turn(6).discs(Jousts, {1, 2, 9}).discs(Quests, {0, 2, 9}).discs(Education, {3, 2, 1}).scores();
    CHECK(position.coats(2) == "charity:-3 education:-3 jousts:3 quests:3");
    position.coats(2, "kings-service:12");
    CHECK(points(position.state, 2) == 12);
    const Result end = result(position.state);
    CHECK(end.scores == std::array{-3, 2 + 2 - 1 - 3, 0, 0, 0}); // by player, the neutral squire left out
    CHECK(end.winners == 0b10);
}

} // namespace academy::rules::test
