// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <map>

/// Cards, hands, coats and actions as values.
namespace academy::rules::test
{

TEST_CASE("A hand keeps its cards sorted and equal hands are equal", "[cards]")
{
    CHECK(text(hand("Q2 S4 G5 S3 Q2 C5 E2")) == "G5 S3 S4 E2 Q2 Q2 C5");
    CHECK(hand("Q2 S4 G5") == hand("G5 Q2 S4"));
    CHECK_FALSE(hand("Q2 S4 G5") == hand("G5 Q2 S4 S4"));
    CHECK(hand("").isEmpty());
    CHECK(Hand::capacity == hand("Q2 S4 G5 S3 Q2 C5 E2").size());
}

TEST_CASE("A hand gives a card away from any place", "[cards]")
{
    const std::string cards = "G5 S3 S4 E2 Q2 Q2 C5";
    for (const std::string_view word : words(cards)) {
        Hand held = hand(cards);
        CHECK(held.remove(card(word)));
        CHECK(held.size() == 6);
        held.insert(card(word));
        CHECK(held == hand(cards));
    }
    Hand held = hand(cards);
    CHECK_FALSE(held.remove(card("G4")));
    CHECK(held == hand(cards));
    while (!held.isEmpty()) {
        held.removeAt(held.size() - 1);
    }
    CHECK(held == Hand());
}

TEST_CASE("A hand in the order kept stays in that order", "[cards]")
{
    Hand kept;
    kept.append(card("Q2"));
    kept.append(card("G5"));
    kept.append(card("E3"));
    CHECK(text(kept) == "Q2 G5 E3");
    CHECK(kept.remove(card("G5")));
    CHECK(text(kept) == "Q2 E3");
}

TEST_CASE("Unknown cards sort last and are not known", "[cards]")
{
    Hand held;
    held.insert(Card());
    held.insert(card("C5"));
    held.insert(Card());
    held.insert(card("G2"));
    CHECK(text(held) == "G2 C5 ?? ??");
    CHECK_FALSE(held.at(3).isKnown());
    CHECK(held.at(1).isKnown());
}

TEST_CASE("R5.7 coats are numbered in the order of their text, which is the order of the audit", "[R5.7]")
{
    std::vector<std::string> texts;
    for (int code = 0; code < coatCount; ++code) {
        texts.push_back(text(static_cast<Coat>(code)));
        CHECK(coatOf(facts(static_cast<Coat>(code)).board, facts(static_cast<Coat>(code)).value)
              == static_cast<Coat>(code));
    }
    CHECK(std::is_sorted(texts.begin(), texts.end()));
}

TEST_CASE("R5.7 every coat that any rule can give has a kind", "[R5.7]")
{
    const std::map<Board, std::vector<int>> given{
        {Board::Jousts, {1, 2, 3, 5, 8}},      {Board::Tournaments, {1, 2, 3, 5, 8}},
        {Board::Education, {-1, -3}},          {Board::KingsService, {1, 2, 3, 4, 6, 12}},
        {Board::Quests, {1, 2, 3, 4, 10, 17}}, {Board::Charity, {-1, -3, -5, -10}}};
    int kinds = 0;
    for (const auto &[board, values] : given) {
        for (const int value : values) {
            CHECK(coatOf(board, value) != noCoat);
            ++kinds;
        }
    }
    CHECK(kinds == coatCount); // and no others
    for (const int value : {8, 5, 3, 2, 1}) {
        CHECK(coatOf(Board::Jousts, value) != noCoat);
        CHECK(coatOf(Board::Tournaments, value) != noCoat);
    }
}

TEST_CASE("Coats are counted and summed", "[cards]")
{
    Coats coats;
    coats.add(coat("jousts:8"));
    coats.add(coat("charity:-10"));
    coats.add(coat("jousts:8"));
    CHECK(coats.size() == 3);
    CHECK(coats.points() == 6);
    coats.remove(coat("jousts:8"));
    CHECK(text(coats) == "charity:-10 jousts:8");
}

TEST_CASE("The state is a plain value that fits in 512 bytes", "[state]")
{
    STATIC_CHECK(std::is_trivially_copyable_v<State>);
    STATIC_CHECK(sizeof(State) <= 512);
    STATIC_CHECK(sizeof(Action) == 8);
}

} // namespace academy::rules::test
