// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>

#include <map>

/// Chance: the generator gives the same on every machine, and what is drawn with it is drawn evenly.
namespace academy::rules::test
{

TEST_CASE("The generator gives the published numbers", "[random]")
{
    // xoshiro256** after SplitMix64, as the authors' reference code gives them.
    Random zero(0);
    CHECK(zero.next() == 0x99EC5F36CB75F2B4U);
    CHECK(zero.next() == 0xBF6E1F784956452AU);
    CHECK(zero.next() == 0x1A5F849D4933E6E0U);
    Random other(0xF00DFEED12345678U);
    const std::uint64_t first = other.next();
    Random again(0xF00DFEED12345678U);
    CHECK(again.next() == first);
    CHECK(other.next() != first);
}

TEST_CASE("Numbers below a bound are within it and evenly spread", "[random]")
{
    Random random(1);
    for (const int bound : {1, 2, 3, 5, 6, 7, 52}) {
        std::vector<int> counts(static_cast<std::size_t>(bound), 0);
        constexpr int draws = 40'000;
        for (int draw = 0; draw < draws; ++draw) {
            const int number = random.below(bound);
            REQUIRE((number >= 0 && number < bound));
            ++counts[static_cast<std::size_t>(number)];
        }
        for (const int count : counts) {
            const int expected = draws / bound;
            CHECK((count > expected * 4 / 5 && count < expected * 6 / 5));
        }
    }
    CHECK(Random(2).below(1) == 0);
}

TEST_CASE("A bound that does not divide the range brings no bias", "[random]")
{
    // With plain truncation numbers below a third of this bound would come twice as often as the others.
    constexpr int bound = 3 << 29;
    Random random(3);
    int low = 0;
    constexpr int draws = 30'000;
    for (int draw = 0; draw < draws; ++draw) {
        low += random.below(bound) < bound / 3 ? 1 : 0;
    }
    CHECK((low > draws * 31 / 100 && low < draws * 36 / 100));
}

TEST_CASE("A seed gives the same deal on every machine", "[random]")
{
    Position position(standard(3));
    Random random(2014);
    resolveChance(position.state, random);
    CHECK(text(position.state.hands[0]) == "G4 S4 S5 E3 C3");
    CHECK(text(position.state.hands[1]) == "G4 E2 E3 E4 E5");
    CHECK(text(position.state.hands[2]) == "G3 E2 K4 C2 C4");
}

TEST_CASE("R4.1 every card is dealt as often as the deck has it", "[R4.1]")
{
    std::map<std::string, int> dealt;
    constexpr int deals = 20'000;
    const State state = newGame(standard(5));
    Random random(4);
    for (int deal = 0; deal < deals; ++deal) {
        const Chance chance = drawChance(state, random);
        REQUIRE(chance.handCount == 5);
        const Hand last = chance.hands[static_cast<std::size_t>(deal % 5)];
        for (int position = 0; position < last.size(); ++position) {
            ++dealt[text(last.at(position))];
        }
    }
    for (std::size_t code = 0; code < cardCodeCount; ++code) {
        const int expected = deals * 5 * copiesInDeck[code] / deckSize;
        const Card card = Card::fromCode(static_cast<std::uint8_t>(code));
        INFO(text(card));
        CHECK((dealt[text(card)] >= expected * 9 / 10 && dealt[text(card)] <= expected * 11 / 10));
    }
}

TEST_CASE("R4.1 a deal drawn is a deal that may be dealt", "[R4.1]")
{
    Random random(5);
    for (const Options &options : {standard(3), standard(4), standard(5), karadoc(), lancelot()}) {
        for (int deal = 0; deal < 200; ++deal) {
            State state = newGame(options);
            const Chance chance = drawChance(state, random);
            REQUIRE(applyChance(state, chance) == std::nullopt);
        }
    }
}

} // namespace academy::rules::test
