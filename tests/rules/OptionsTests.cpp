// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

/// Which options can be played, and why others cannot.
namespace academy::rules::test
{

namespace
{

Options withColor(Options options, std::size_t squire, Color color)
{
    options.colors[squire] = color;
    return options;
}

Options withSquires(Options options, int squires)
{
    options.squires = static_cast<std::uint8_t>(squires);
    return options;
}

} // namespace

TEST_CASE("Every combination of mode, advanced rules, variations and stakes can be played", "[options]")
{
    int playable = 0;
    for (Options options : {standard(3), standard(4), standard(5), karadoc(), lancelot()}) {
        for (const Stakes stakes : {Stakes::Booklet, Stakes::GrandFinale}) {
            options.stakes = stakes;
            for (unsigned advanced = 0; advanced < 8; ++advanced) {
                options.advanced = static_cast<std::uint8_t>(advanced);
                for (unsigned variations = 0; variations < 64; ++variations) {
                    options.variations = static_cast<std::uint8_t>(variations);
                    playable += check(options) == std::nullopt ? 1 : 0;
                }
            }
        }
    }
    CHECK(playable == 5 * 2 * 8 * 64);
}

TEST_CASE("R2.1 a number of squires that the mode does not have is refused", "[R2.1]")
{
    const Refusal refusal{Reason::SquireCount, "R2.1"};
    for (const int squires : {0, 1, 2, 6, 255}) {
        CHECK(check(withSquires(standard(3), squires)) == refusal);
        CHECK(check(withSquires(karadoc(), squires)) == refusal);
        CHECK(check(withSquires(lancelot(), squires)) == refusal);
    }
    CHECK(check(withSquires(karadoc(), 4)) == refusal);
    CHECK(check(withSquires(lancelot(), 3)) == refusal);
    CHECK(check(withSquires(lancelot(), 5)) == refusal);
}

TEST_CASE("R2.1 a color twice is refused, and one that there is not", "[R2.1]")
{
    CHECK(check(withColor(standard(3), 2, Color::Blue)) == Refusal{Reason::ColorTwice, "R2.1"});
    CHECK(check(withColor(karadoc(), 2, Color::Green)) == Refusal{Reason::ColorTwice, "R2.1"});
    CHECK(check(withColor(standard(3), 3, Color::Blue)) == std::nullopt); // only three squires count
    CHECK(check(withColor(standard(3), 0, Color::Black)) == std::nullopt);
    CHECK(check(withColor(standard(3), 0, Color{5})) == Refusal{Reason::UnknownOption, "R2.1"});
    CHECK(check(withColor(standard(3), 0, Color{200})) == Refusal{Reason::UnknownOption, "R2.1"});
}

TEST_CASE("R2.5 a first player that there is not is refused", "[R2.5]")
{
    CHECK(check(startingWith(standard(3), 3)) == Refusal{Reason::FirstSquire, "R2.5"});
    CHECK(check(startingWith(standard(5), 4)) == std::nullopt);
    CHECK(check(startingWith(standard(5), 5)) == Refusal{Reason::FirstSquire, "R2.5"});
    CHECK(check(startingWith(lancelot(), 3)) == std::nullopt);
    CHECK(check(startingWith(karadoc(), 1)) == std::nullopt);
}

TEST_CASE("R9.1 other colors or another order in Lancelot are refused", "[R9.1]")
{
    const Refusal refusal{Reason::LancelotColors, "R9.1"};
    CHECK(check(withColor(lancelot(), 3, Color::Black)) == refusal);
    Options swapped = lancelot();
    std::swap(swapped.colors[1], swapped.colors[2]);
    CHECK(check(swapped) == refusal);
    CHECK(check(withColor(lancelot(), 4, Color::Red)) == std::nullopt); // there is no fifth squire
}

TEST_CASE("Options that are not known are refused", "[options]")
{
    Options options = standard(3);
    options.advanced = 8;
    CHECK(check(options) == Refusal{Reason::UnknownOption, "R7"});
    options = standard(3);
    options.variations = 1U << variationCount;
    CHECK(check(options) == Refusal{Reason::UnknownOption, "R10"});
    options = standard(3);
    options.stakes = Stakes{2};
    CHECK(check(options) == Refusal{Reason::UnknownOption, "R2.6"});
    options = standard(3);
    options.mode = Mode{3};
    CHECK(check(options) == Refusal{Reason::UnknownOption, "R2.1"});
}

TEST_CASE("Every refusal has a text of its own without a full stop", "[options]")
{
    std::vector<std::string_view> texts;
    for (int reason = 0; reason < reasonCount; ++reason) {
        const std::string_view text = Refusal{static_cast<Reason>(reason), "R1"}.text();
        CHECK(text.size() > 10);
        CHECK(text.back() != '.');
        CHECK(std::find(texts.begin(), texts.end(), text) == texts.end());
        texts.push_back(text);
    }
}

} // namespace academy::rules::test
