// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Positions.h"

#include "players/Player.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <bit>
#include <string>
#include <utility>

/// What the levels choose in some dozens of positions, as one number each: the same with every compiler, on every machine.
/// A change that is meant to change choices changes the numbers; the failed test tells the new ones.
namespace academy::players::tests
{

using namespace rules;

namespace
{

std::uint64_t signatureOf(const std::string &level)
{
    Random random(77);
    const auto player = makePlayer(level);
    std::uint64_t signature = 0;
    for (int game = 0; game < 24; ++game) {
        playThrough(anyOptions(random), random, [&](const State &state) {
            if (due(state) != Due::Decision || random.below(24) != 0) {
                return;
            }
            const int actor = std::countr_zero(deciding(state));
            Random numbers(random.next());
            const Action action =
                player->choose(viewOf(state, decider(state, actor)), actor, {.iterations = 300}, numbers);
            CHECK_FALSE(check(state, action));
            signature = std::rotl(signature ^ std::bit_cast<std::uint64_t>(action), 23) * 0x9E3779B97F4A7C15U;
        });
    }
    return signature;
}

} // namespace

TEST_CASE("Levels choose the same on every machine", "[levels][signature][long]")
{
    const auto [level, signature] = GENERATE(
        std::pair("random", std::uint64_t{0xE2B78ABE9F9EC09C}), std::pair("varlet", std::uint64_t{0x2882CD4E4795E466}),
        std::pair("page", std::uint64_t{0xDC1E27EC4448AD8B}), std::pair("minstrel", std::uint64_t{0xF41E91F6D6EAB300}),
        std::pair("falconer", std::uint64_t{0x83C411EFFD8DFC90}),
        std::pair("steward", std::uint64_t{0x378E536777209884}), std::pair("herald", std::uint64_t{0x2DE87575B6DC016A}),
        std::pair("knight", std::uint64_t{0x138A1AF39476407F}), std::pair("master", std::uint64_t{0x2E47E48FCAB31B92}));
    const std::uint64_t found = signatureOf(level);
    INFO(level << ": 0x" << std::hex << std::uppercase << found);
    CHECK(found == signature);
}

} // namespace academy::players::tests
