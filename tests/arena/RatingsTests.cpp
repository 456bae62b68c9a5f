// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Ratings.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>

using namespace academy::arena;
using Catch::Matchers::WithinAbs;

TEST_CASE("Wilson's interval", "[ratings]")
{
    const Interval half = interval(0.5, 100);
    CHECK_THAT(half.low, WithinAbs(0.4038, 1e-4));
    CHECK_THAT(half.high, WithinAbs(0.5962, 1e-4));
    const Interval none = interval(0, 10);
    CHECK(none.low == 0);
    CHECK_THAT(none.high, WithinAbs(0.2775, 1e-4));
    CHECK_THAT(interval(1, 10).high, WithinAbs(1, 1e-9));
}

TEST_CASE("How far one is ahead of those among whom it sits", "[ratings]")
{
    CHECK_THAT(eloAhead(0.5, {2, 2}), WithinAbs(0, 0.1));
    CHECK_THAT(eloAhead(0.25, {4}), WithinAbs(0, 0.1));
    CHECK_THAT(eloAhead(0.5, {4, 4, 4}), WithinAbs(190.8, 0.1)); // three times as strong
    CHECK_THAT(eloAhead(0.1, {4}), WithinAbs(-190.8, 0.1));
    CHECK_THAT(eloAhead((0.5 + 0.25) / 2, {2, 4}), WithinAbs(0, 0.1)); // among two and among four
    CHECK(eloAhead(1, {3}) > 2399);
    CHECK(eloAhead(0, {3}) < -2399);
}

TEST_CASE("Elo points tell the odds to win", "[ratings]")
{
    SECTION("of two")
    {
        Ratings ratings;
        for (int game = 0; game < 4000; ++game) {
            ratings.add({0, 1}, game % 4 == 0 ? std::vector<double>{0, 1} : std::vector<double>{1, 0});
        }
        const std::vector<double> elo = ratings.elo(2);
        CHECK_THAT(elo[0] - elo[1], WithinAbs(190.8, 1)); // three to one
        CHECK_THAT(elo[0] + elo[1], WithinAbs(3000, 1e-6));
    }
    SECTION("of one against three equal ones")
    {
        Ratings ratings;
        for (int game = 0; game < 4000; ++game) {
            ratings.add({0, 1, 1, 1},
                        game % 2 == 0 ? std::vector<double>{1, 0, 0, 0} : std::vector<double>{0, 0.5, 0.5, 0});
        }
        const std::vector<double> elo = ratings.elo(2);
        CHECK_THAT(elo[0] - elo[1], WithinAbs(190.8, 1)); // one half against a sixth each
    }
}
