// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

/// Section 9 of the rules: Lancelot, two players with two squires each.
namespace academy::rules::test
{

using enum Board;

namespace
{

// Player 0 has G2 G3 G4 and E2 E3 E4, player 1 has K2 K3 K4 and Q2 Q3 Q4.
Position dealt(int first)
{
    Position position(startingWith(lancelot(), first));
    position.deals({"G2 G3 G4 E2 E3 E4", "K2 K3 K4 Q2 Q3 Q4"});
    return position;
}

Action split(int player, std::string_view stack)
{
    const Hand cards = hand(stack);
    return Action::split(player, cards.at(0), cards.at(1), cards.at(2));
}

Action assign(int player, std::string_view toFirstSquire)
{
    const Hand cards = hand(toFirstSquire);
    return Action::assign(player, cards.at(0), cards.at(1), cards.at(2));
}

} // namespace

TEST_CASE("R9.1 four squires clockwise are blue yellow green red, two for each player", "[R9.1]")
{
    const Options options = lancelot();
    CHECK(options.squires == 4);
    CHECK(options.colors[0] == Color::Blue);
    CHECK(options.colors[1] == Color::Yellow);
    CHECK(options.colors[2] == Color::Green);
    CHECK(options.colors[3] == Color::Red);
    CHECK(options.owner(0) == 0);
    CHECK(options.owner(1) == 1);
    CHECK(options.owner(2) == 0);
    CHECK(options.owner(3) == 1);
    CHECK(options.payingRanks() == 3);
}

TEST_CASE("R9.1 a player's score is the sum of both squires", "[R9.1]")
{
    Position position(lancelot());
    position.coats(0, "jousts:3").coats(1, "kings-service:6").coats(2, "quests:2").coats(3, "education:-3");
    CHECK(result(position.state).scores == std::array{5, 3, 0, 0, 0});
    CHECK(result(position.state).winners == 0b01);
}

TEST_CASE("R9.2 six cards are dealt to each player", "[R9.2]")
{
    Random random(92);
    Position position(lancelot());
    CHECK(position.refusal(dealing({"G2 G3 G4 E2 E3", "K2 K3 K4 Q2 Q3"})) == Refusal{Reason::WrongHandSize, "R9.2"});
    CHECK(position.refusal(dealing({"G2 G3 G4 E2 E3 E4"})) == Refusal{Reason::WrongHandCount, "R9.2"});
    resolveChance(position.state, random);
    CHECK(position.state.dealt[0].size() == 6);
    CHECK(position.state.dealt[1].size() == 6);
    CHECK(position.state.phase == Phase::Split);
}

TEST_CASE("R9.3 each player splits six cards into two stacks of three, in any order", "[R9.3]")
{
    Position position = dealt(0);
    CHECK(deciding(position.state) == 0b11);
    CHECK(actorIsPlayer(position.state.phase));
    CHECK(position.choices(0).size() == 20); // three of six different cards
    CHECK(position.refusal(split(0, "G2 G3 K2")) == Refusal{Reason::NotThreeOfYourCards, "R9.3"});
    CHECK(position.refusal(split(0, "G2 G2 G3")) == Refusal{Reason::NotThreeOfYourCards, "R9.3"});
    CHECK(position.refusal(split(2, "G2 G3 G4")) == Refusal{Reason::NoSuchSquire, "R2.1"});
    CHECK(position.refusal(assign(0, "G2 G3 G4")) == Refusal{Reason::NotNow, "R9.4"});
    position.does(split(1, "K2 K3 K4"));
    CHECK(position.refusal(split(1, "K2 K3 Q4")) == Refusal{Reason::AlreadyChosen, "R9.3"});
    CHECK(position.squiresOf(EventKind::StacksShown).empty());
    position.does(split(0, "G2 G3 G4"));
    CHECK(position.squiresOf(EventKind::StacksShown).size() == 1);
    CHECK(position.state.phase == Phase::TakeStack);
}

TEST_CASE("R9.3 the order in which the three cards are named does not matter", "[R9.3]")
{
    Position one = dealt(0);
    Position other = dealt(0);
    one.does(Action::split(0, card("G2"), card("G3"), card("E4")));
    other.does(Action::split(0, card("E4"), card("G2"), card("G3")));
    CHECK(one.state == other.state);
}

TEST_CASE("R9.3 equal cards make fewer different stacks", "[R9.3]")
{
    Position position(lancelot());
    position.deals({"S3 S3 S3 S3 S3 S3", "S4 S4 S4 S5 S5 K2"});
    CHECK(position.choices(0) == std::vector{split(0, "S3 S3 S3")});
    CHECK(position.choices(1)
          == std::vector{split(1, "S4 S4 S4"), split(1, "S4 S4 S5"), split(1, "S4 S4 K2"), split(1, "S4 S5 S5"),
                         split(1, "S4 S5 K2"), split(1, "S5 S5 K2")});
}

TEST_CASE("R9.3 the first player takes a stack of the other, then the other one of the first player's", "[R9.3]")
{
    const int first = GENERATE(range(0, 4)); // squires 0 and 2 are player 0's
    Position position = dealt(first);
    position.does(split(0, "G2 G3 G4")).does(split(1, "K2 K3 K4"));
    CHECK(deciding(position.state) == 1 << (first % 2));
    CHECK(firstPlayer(position.state) == first % 2);
    CHECK(position.refusal(Action::takeStack(first % 2, 2)) == Refusal{Reason::NoSuchStack, "R9.3"});
    CHECK(position.refusal(Action::takeStack(1 - first % 2, 0)) == Refusal{Reason::NotYourDecision, "R9.3"});
    position.does(Action::takeStack(first % 2, 0));
    CHECK(deciding(position.state) == 1 << (1 - first % 2));
    position.does(Action::takeStack(1 - first % 2, 1));
    CHECK(position.state.phase == Phase::Assign);
    // The first player took the named stack of the other; the other took the unnamed one of the first player.
    CHECK(text(position.state.dealt[0]) == (first % 2 == 0 ? "G2 G3 G4 K2 K3 K4" : "E2 E3 E4 Q2 Q3 Q4"));
    CHECK(text(position.state.dealt[1]) == (first % 2 == 0 ? "E2 E3 E4 Q2 Q3 Q4" : "G2 G3 G4 K2 K3 K4"));
}

TEST_CASE("R9.3 all ways of taking stacks leave six cards each", "[R9.3]")
{
    const auto [one, other, expected] = GENERATE(table<int, int, const char *>({
        {0, 0, "E2 E3 E4 K2 K3 K4"}, // the other player took G, the first took K
        {0, 1, "G2 G3 G4 K2 K3 K4"},
        {1, 0, "E2 E3 E4 Q2 Q3 Q4"},
        {1, 1, "G2 G3 G4 Q2 Q3 Q4"},
    }));
    Position position = dealt(0);
    position.does(split(0, "G2 G3 G4")).does(split(1, "K2 K3 K4"));
    position.does(Action::takeStack(0, one)).does(Action::takeStack(1, other));
    CHECK(text(position.state.dealt[0]) == expected);
    CHECK(position.state.dealt[1].size() == 6);
}

TEST_CASE("R9.3 two equal stacks are still two", "[R9.3]")
{
    Position position(lancelot());
    position.deals({"G2 G3 G4 G2 G3 G4", "S3 S4 S5 S3 S4 S5"});
    position.does(split(0, "G2 G3 G4")).does(split(1, "S3 S4 S5"));
    CHECK(position.choices(0) == std::vector{Action::takeStack(0, 0), Action::takeStack(0, 1)});
}

TEST_CASE("R9.4 each player gives three cards to each of its squires", "[R9.4]")
{
    Position position = dealt(0);
    position.does(split(0, "G2 G3 G4")).does(split(1, "K2 K3 K4"));
    position.does(Action::takeStack(0, 0)).does(Action::takeStack(1, 0));
    CHECK(deciding(position.state) == 0b11);
    CHECK(position.refusal(assign(0, "G2 G3 K2")) == Refusal{Reason::NotThreeOfYourCards, "R9.4"}); // G is gone
    position.does(assign(1, "G2 G4 Q3"));
    CHECK(position.refusal(assign(1, "G2 G4 Q3")) == Refusal{Reason::AlreadyChosen, "R9.4"});
    position.does(assign(0, "E3 K3 K4"));
    CHECK(position.state.phase == Phase::DraftDone);
    CHECK(text(position.state.hands[0]) == "E3 K3 K4");
    CHECK(text(position.state.hands[2]) == "E2 E4 K2");
    CHECK(text(position.state.hands[1]) == "G2 G4 Q3");
    CHECK(text(position.state.hands[3]) == "G3 Q2 Q4");
}

TEST_CASE("R9.5 a squire plays its three cards one after another, in the order its player likes", "[R9.5]")
{
    Position position(startingWith(lancelot(), 3));
    position.hands({"G2 G3 G4", "E2 E3 E4", "K2 K3 K4", "Q2 Q3 S4"});
    position.plays(3, "Q3").plays(3, "S4", Tournaments).plays(3, "Q2");
    position.plays(0, "G4").plays(0, "G2").plays(0, "G3");
    position.plays(1, "E2").plays(1, "E3").plays(1, "E4");
    CHECK(decider(position.state, 2) == 0);
    position.plays(2, "K2").plays(2, "K3");
    CHECK(position.state.phase == Phase::Play);
    position.plays(2, "K4");
    CHECK(position.state.phase == Phase::PlayDone);
    for (std::size_t squire = 0; squire < 4; ++squire) {
        CHECK(position.state.hands[squire].isEmpty());
        CHECK(position.state.playedCount[squire] == 3);
    }
}

TEST_CASE("R9.6 Excalibur starts with the squire chosen and passes clockwise each turn", "[R9.6]")
{
    const int start = GENERATE(range(0, 4));
    // The Turn Order card, as seats clockwise from the squire chosen at setup.
    constexpr int card[6][4] = {{0, 1, 2, 3}, {1, 2, 3, 0}, {2, 3, 0, 1}, {3, 0, 1, 2}, {0, 1, 2, 3}, {1, 2, 3, 0}};
    Random random(96);
    Position position(startingWith(lancelot(), start));
    for (const auto &order : card) {
        CHECK(position.state.first == (start + order[0]) % 4);
        CHECK(firstPlayer(position.state) == (start + order[0]) % 2);
        position.goesOnTo(Phase::Play, random);
        for (int play = 0; play < 12; ++play) {
            CHECK(position.state.actor == (start + order[play / 3]) % 4);
            position.does(position.choices(position.state.actor).front());
        }
        CHECK(position.state.phase == Phase::PlayDone);
        position.goesOnTo(position.state.turn < 6 ? Phase::ResetDone : Phase::Over, random);
        if (position.state.turn < 6) {
            position.advances();
        }
    }
}

TEST_CASE("R9.7 scoring and reset are those of four squires", "[R9.7]")
{
    Position position(lancelot());
    position.turn(3).discs(Gallantry, {1, 2, 3, 4}).discs(Jousts, {1, 2, 3, 4}).discs(Education, {1, 2, 3, 4}).scores();
    for (const int squire : {1, 2, 3}) { // 3rd, 2nd, 1st
        CHECK(deciding(position.state) == 1 << squire);
        CHECK(decider(position.state, squire) == squire % 2);
        position.does(Action::bonus(squire, Quests));
    }
    CHECK(position.progress(Quests) == std::vector{0, 1, 2, 3});
    CHECK(position.points() == std::vector{-3, 1 - 1, 2, 3});
    position.advances();
    CHECK(position.progress(Jousts) == std::vector{0, 0, 0, 0});
    position.advances();
    CHECK(position.state.first == 1);
}

} // namespace academy::rules::test
