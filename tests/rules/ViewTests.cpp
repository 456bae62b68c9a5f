// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include "rules/View.h"

#include <catch2/catch_test_macros.hpp>

/// Section 11 of the rules, case by case: what a player sees and what it does not.
namespace academy::rules::test
{

using enum Board;

namespace
{

std::string seen(const View &view)
{
    std::string line;
    for (const Hand &hand : view.seen) {
        line += text(hand) + "|";
    }
    return line;
}

std::string tokens(const View &view)
{
    std::string line;
    for (int place = 0; place < view.table.squires(); ++place) {
        const int token = view.table.codex.token[static_cast<std::size_t>(place)];
        line += token == Codex::unknownToken ? "?" : std::to_string(token);
    }
    return line;
}

std::string coats(const View &view, std::size_t squire)
{
    return text(view.table.coats[squire]);
}

Position dealtToThree()
{
    Position position(standard(3));
    return position.deals({"G2 G3 G4 G5 S3", "E2 E3 E4 E5 S3", "K2 K3 K4 K5 S3"});
}

} // namespace

TEST_CASE("A player sees every hand that came to it in this turn's draft", "[view]")
{
    Position position = dealtToThree();
    CHECK(seen(viewOf(position.state, 0)) == "G2 G3 G4 G5 S3|||||");
    position.keeps(1, "E5").keeps(2, "K5").keeps(0, "G5");
    CHECK(seen(viewOf(position.state, 0)) == "G2 G3 G4 G5 S3|S3 K2 K3 K4||||");
    position.keeps(0, "K4").keeps(1, "G4").keeps(2, "E4");
    CHECK(seen(viewOf(position.state, 0)) == "G2 G3 G4 G5 S3|S3 K2 K3 K4|S3 E2 E3|||");
    CHECK(seen(viewOf(position.state, 1)) == "S3 E2 E3 E4 E5|G2 G3 G4 S3|S3 K2 K3|||");
    position.keeps(0, "E3").keeps(1, "K3").keeps(2, "G3");
    const std::string all = "G2 G3 G4 G5 S3|S3 K2 K3 K4|S3 E2 E3|G2 S3|";
    CHECK(seen(viewOf(position.state, 0)) == all + "|"); // its own first hand is back, less what the others kept
    position.keeps(0, "S3").keeps(1, "S3").keeps(2, "S3");
    position.keeps(0, "K2").keeps(1, "G2").keeps(2, "E2");
    Random random(11);
    for (const Phase phase : {Phase::DraftDone, Phase::Play, Phase::PlayDone, Phase::ScoringDone, Phase::ResetDone}) {
        CHECK(seen(viewOf(position.goesOnTo(phase, random).state, 0)) == all + "K2|");
    }
    CHECK(seen(viewOf(position.advances().state, 0)) == "|||||"); // the next turn is another deal
}

TEST_CASE("A player sees its own cards, and of the others' only how many there are", "[view]")
{
    Position position = dealtToThree();
    position.keeps(1, "E5").keeps(0, "G5");
    const State table = viewOf(position.state, 0).table;
    CHECK(text(table.hands[0]) == "G2 G3 G4 S3");
    CHECK(text(table.kept[0]) == "G5");
    CHECK(text(table.dealt[0]) == "G2 G3 G4 G5 S3");
    CHECK(text(table.hands[1]) == "?? ?? ?? ??");
    CHECK(text(table.kept[1]) == "??");
    CHECK(text(table.dealt[1]) == "?? ?? ?? ?? ??");
    CHECK(text(table.hands[2]) == "?? ?? ?? ?? ??");
    CHECK(table.kept[2].isEmpty());
    CHECK(table.pending == 0b100); // who is still choosing is no secret
}

TEST_CASE("A player sees its cards when it bets", "[view]")
{
    Position position(with(standard(3), Variation::Gallantry, Variation::Education));
    position.deals({"G2 G3 G4 G5 S3", "E2 E3 E4 E5 S3", "K2 K3 K4 K5 S3"}).laysCodex({0, -1, -3});
    position.does(Action::bet(0, Quests));
    const View view = viewOf(position.state, 1);
    CHECK(text(view.table.dealt[1]) == "S3 E2 E3 E4 E5");
    CHECK(text(view.table.dealt[0]) == "?? ?? ?? ?? ??");
    CHECK(view.table.bets[0] == Quests); // openly
    CHECK(tokens(view) == "???");
}

TEST_CASE("R4.3 the fifth card is never shown to others", "[R4.3]")
{
    Random random(43);
    Position position(standard(4));
    position.goesOnTo(Phase::Over, random);
    const State table = viewOf(position.state, 2).table;
    for (std::size_t squire = 0; squire < 4; ++squire) {
        CHECK(table.hands[squire].size() == 1);
        CHECK(table.hands[squire].at(0).isKnown() == (squire == 2));
        CHECK(table.kept[squire].at(0).isKnown() == (squire == 2));
        CHECK(table.played[squire] == position.state.played[squire]);
    }
}

TEST_CASE("R8.2 nobody sees the neutral squire's cards before they are passed on", "[R8.2]")
{
    Position position(karadoc());
    position.deals({"G2 G3 G4 G5 S3", "E2 E3 E4 E5 S3", "K2 Q3 K4 S3 C3"}).neutralKeeps("K4");
    for (const int player : {0, 1}) {
        const State table = viewOf(position.state, player).table;
        CHECK(text(table.hands[2]) == "?? ?? ?? ??");
        CHECK(text(table.kept[2]) == "??");
    }
    position.keeps(0, "G5").keeps(1, "E5");
    CHECK(text(viewOf(position.state, 0).table.hands[0]) == "S3 K2 Q3 C3");
    CHECK(text(viewOf(position.state, 1).table.hands[2]) == "?? ?? ?? ??");
}

TEST_CASE("R8.3 the card drawn for the neutral squire is seen, the rest of its hand is not", "[R8.3]")
{
    Position position(karadoc());
    position.hands({"G2 G3", "E2 E3", "K2 S3"}).plays(0, "G2").plays(1, "E2").neutralDraws("S3");
    for (const int player : {0, 1}) {
        const State table = viewOf(position.state, player).table;
        CHECK(text(table.drawn) == "S3");
        CHECK(text(table.hands[2]) == "?? ??");
    }
}

TEST_CASE("R9.3 the other player's cards are secret until the stacks are shown, then public", "[R9.3]")
{
    Position position(lancelot());
    position.deals({"G2 G3 G4 E2 E3 E4", "K2 K3 K4 Q2 Q3 Q4"});
    position.does(Action::split(1, card("K2"), card("K3"), card("Q4")));
    const State before = viewOf(position.state, 0).table;
    CHECK(text(before.dealt[0]) == "G2 G3 G4 E2 E3 E4");
    CHECK(text(before.dealt[1]) == "?? ?? ?? ?? ?? ??");
    CHECK(text(before.kept[1]) == "?? ?? ??");
    CHECK(text(viewOf(position.state, 1).table.kept[1]) == "K2 K3 Q4");
    position.does(Action::split(0, card("G2"), card("G3"), card("E4")));
    for (const int player : {0, 1}) {
        CHECK(viewOf(position.state, player).table == position.state);
    }
    position.does(Action::takeStack(0, 0)).does(Action::takeStack(1, 0));
    CHECK(text(viewOf(position.state, 0).table.dealt[1]) == "G2 G3 E4 K4 Q2 Q3");
}

TEST_CASE("R9.4 how the other player divides its cards is secret, what is played is not", "[R9.4]")
{
    Position position(lancelot());
    position.deals({"G2 G3 G4 E2 E3 E4", "K2 K3 K4 Q2 Q3 Q4"});
    position.does(Action::split(0, card("G2"), card("G3"), card("G4")));
    position.does(Action::split(1, card("K2"), card("K3"), card("K4")));
    position.does(Action::takeStack(0, 0)).does(Action::takeStack(1, 0));
    position.does(Action::assign(1, card("G2"), card("Q2"), card("Q3")));
    CHECK(text(viewOf(position.state, 0).table.hands[1]) == "?? ?? ??");
    CHECK(text(viewOf(position.state, 1).table.hands[3]) == "G3 G4 Q4");
    position.does(Action::assign(0, card("E2"), card("K2"), card("K3"))).advances();
    CHECK(text(viewOf(position.state, 1).table.hands[0]) == "?? ?? ??");
    position.plays(0, "E2");
    const State table = viewOf(position.state, 1).table;
    CHECK(text(table.hands[0]) == "?? ??");
    CHECK(text(table.hands[2]) == "?? ?? ??");
    CHECK(text(table.played[0][0].card()) == "E2");
}

TEST_CASE("R10.3.2 the place looked at is public and its value is for the one who looks", "[R10.3.2]")
{
    Position position(with(standard(4), Variation::Education));
    position.codex({0, -3, -1, 0}).hands({"E4 Q2", "E2", "E3", "E3"});
    position.plays(0, "E4").does(Action::peek(0, 1)).plays(1, "E2").does(Action::peek(1, 0));
    CHECK(tokens(viewOf(position.state, 0)) == "?-3??");
    CHECK(tokens(viewOf(position.state, 1)) == "0???");
    CHECK(tokens(viewOf(position.state, 2)) == "????");
    CHECK(viewOf(position.state, 2).table.codex.peeked == position.state.codex.peeked);
}

TEST_CASE("R10.3.2 in Lancelot both squires of a player know what one looked at", "[R10.3.2]")
{
    Position position(with(lancelot(), Variation::Education));
    position.codex({0, -3, -1, 0}).hands({"E4", "E2", "E3", "E3"});
    position.plays(0, "E4").does(Action::peek(0, 1));
    CHECK(tokens(viewOf(position.state, 0)) == "?-3??");
    CHECK(tokens(viewOf(position.state, 1)) == "????");
}

TEST_CASE("R10.3.3 a token taken is known to its taker until the 0s are shown", "[R10.3.3]")
{
    Position position(with(standard(4), Variation::Education));
    position.codex({0, -3, -1, 0}).discs(Education, {9, 7, 5, 3}).scores();
    position.does(Action::takeToken(0, 1)).does(Action::takeToken(1, 0));
    CHECK(tokens(viewOf(position.state, 0)) == "?-3??");
    CHECK(tokens(viewOf(position.state, 1)) == "0???");
    CHECK(tokens(viewOf(position.state, 3)) == "????");
    CHECK(viewOf(position.state, 3).table.codex.taker == position.state.codex.taker);
    position.does(Action::takeToken(2, 3)); // squire 3 is left the -1
    // Everybody knows that 0 and 3 kept a negative token; which is which only they.
    CHECK(coats(viewOf(position.state, 0), 0) == "education:-3");
    CHECK(coats(viewOf(position.state, 0), 3) == "education:-1");
    CHECK(coats(viewOf(position.state, 3), 0) == "education:-3");
    for (const int player : {1, 2}) {
        const View view = viewOf(position.state, player);
        CHECK(coats(view, 0).empty());
        CHECK(coats(view, 3).empty());
        CHECK(view.table.codexMemory[0].minusOne + view.table.codexMemory[0].minusThree == 0 + 3);
    }
}

TEST_CASE("R10.3.3 who has looked at one of the two negative tokens knows who kept which", "[R10.3.3]")
{
    Position position(with(standard(4), Variation::Education));
    position.codex({0, -3, -1, 0}).discs(Education, {9, 7, 5, 3}).lastCard(2, "E2").plays(2, "E2");
    position.does(Action::peek(2, 1)).advances();
    for (const auto &[squire, place] : {std::pair(0, 1), {2, 3}, {1, 0}}) {
        position.does(Action::takeToken(squire, place));
    }
    CHECK(coats(viewOf(position.state, 2), 0) == "education:-3");
    CHECK(coats(viewOf(position.state, 2), 3) == "education:-1");
    CHECK(coats(viewOf(position.state, 1), 0).empty());
}

TEST_CASE("R5.7 coats that open scoring gave are no secret", "[R5.7]")
{
    Position position(standard(4));
    position.discs(Jousts, {9, 7, 5, 3}).discs(Education, {1, 2, 3, 4}).scores();
    for (int player = 0; player < 4; ++player) {
        CHECK(viewOf(position.state, player).table.coats == position.state.coats);
    }
}

TEST_CASE("R10.6.1 which coats are exchanged is told to those concerned, and to all at the end", "[R10.6.1]")
{
    Position position(with(standard(4), Variation::Charity));
    position.turn(6).discs(Charity, {9, 7, 5, 3}).discs(Education, {1, 2, 3, 4});
    position.coats(3, "jousts:1 jousts:2 jousts:3").scores();
    const State before = position.state;
    const Action exchange = Action::exchange(0, 3, coat("education:-3"), coat("jousts:1"), coat("jousts:3"));
    position.does(exchange);
    for (const int player : {0, 3}) {
        CHECK(viewOf(position.state, player).table.exchanges[0] == exchange);
        CHECK(coats(viewOf(position.state, player), static_cast<std::size_t>(player)) == position.coats(player));
    }
    CHECK(coats(viewOf(position.state, 3), 0) == text(before.coats[0])); // told, but the coats lie as before
    for (const int player : {1, 2}) {
        const View view = viewOf(position.state, player);
        CHECK(view.table.exchanges[0] == Action::exchange(0, 3, noCoat, noCoat, noCoat));
        CHECK(view.table.coats == before.coats);
    }
    position.does(position.choices(1).front());
    for (int player = 0; player < 4; ++player) {
        const State table = viewOf(position.state, player).table;
        CHECK(table.coats == position.state.coats); // everybody counts, but who gave what is still their own business
        const bool first = player == 0 || player == 3;
        CHECK((table.exchanges[0] == position.state.exchanges[0]) == first);
        CHECK((table.exchanges[1] == position.state.exchanges[1]) == !first);
    }
}

TEST_CASE("R8.4 the first player sees the neutral squire's coats to exchange them, but not when each was taken",
          "[R8.4]")
{
    // The neutral squire took a -1 in one turn and a -3 in the other; squire 0 took the other tokens.
    const auto exchanging = [](int turnOfOne) {
        Position position(with(karadoc(), Variation::Education, Variation::Charity));
        position.turn(6).first(1).discs(Charity, {1, 3, 5}).codex({-1, -3, 0}).discs(Education, {5, 7, 9});
        for (const int turn : {0, 1}) {
            CodexMemory &memory = position.state.codexMemory[static_cast<std::size_t>(turn)];
            memory.minusOne = turn == turnOfOne ? 2 : 0;
            memory.minusThree = turn == turnOfOne ? 0 : 2;
            memory.knowers = 0b01;
        }
        position.coats(0, "education:-1 education:-3").coats(2, "education:-1 education:-3").scores();
        return position.does(Action::takeToken(2, 2)).does(Action::takeToken(1, 0));
    };
    const Position one = exchanging(0);
    const Position other = exchanging(1);
    REQUIRE(one.state.phase == Phase::Exchange);
    REQUIRE(decider(one.state, 2) == 1);
    CHECK(coats(viewOf(one.state, 1), 2) == "education:-1 education:-3");
    CHECK(viewOf(one.state, 1) == viewOf(other.state, 1));
    CHECK(coats(viewOf(one.state, 0), 2) == "education:-1 education:-3"); // it took the other two itself
    CHECK_FALSE(viewOf(one.state, 0) == viewOf(other.state, 0));
}

} // namespace academy::rules::test
