// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "reading/Reading.h"

#include <catch2/catch_test_macros.hpp>

/// Whole games in which the engine and the second reading of the rules have to agree at every decision, over every
/// combination of advanced rules, variations and stakes.
namespace academy::rules::test
{

namespace
{

void readEveryCombination(Options options)
{
    std::uint64_t seed = 0;
    for (unsigned variations = 0; variations < 64; ++variations) {
        for (unsigned advanced = 0; advanced < 8; ++advanced) {
            for (const Stakes stakes : {Stakes::Booklet, Stakes::GrandFinale}) {
                options.variations = static_cast<std::uint8_t>(variations);
                options.advanced = static_cast<std::uint8_t>(advanced);
                options.stakes = stakes;
                options.firstSquire =
                    static_cast<std::uint8_t>(seed % (options.mode == Mode::Karadoc ? 2 : options.squires));
                Reading(options, ++seed).play();
            }
        }
    }
    CHECK(seed == 64 * 8 * 2);
}

} // namespace

TEST_CASE("The engine and a second reading of the rules agree with three squires", "[reading]")
{
    readEveryCombination(standard(3));
}

TEST_CASE("The engine and a second reading of the rules agree with four squires", "[reading]")
{
    readEveryCombination(standard(4));
}

TEST_CASE("The engine and a second reading of the rules agree with five squires", "[reading]")
{
    readEveryCombination(standard(5));
}

TEST_CASE("The engine and a second reading of the rules agree in Karadoc", "[reading]")
{
    readEveryCombination(karadoc());
}

TEST_CASE("The engine and a second reading of the rules agree in Lancelot", "[reading]")
{
    readEveryCombination(lancelot());
}

} // namespace academy::rules::test
