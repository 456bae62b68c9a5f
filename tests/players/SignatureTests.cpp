// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Positions.h"

#include "players/Player.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <bit>
#include <string>
#include <tuple>

/// What the levels choose in some dozens of positions, as one number each: the same with every compiler, on every machine.
/// A change that is meant to change choices changes the numbers; the failed test tells the new ones.
namespace academy::players::tests
{

using namespace rules;

namespace
{

std::uint64_t signatureOf(const std::string &level, int trees)
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
            const Action action = player->choose(viewOf(state, decider(state, actor)), actor,
                                                 {.iterations = 300, .trees = trees, .threads = 2}, numbers);
            CHECK_FALSE(check(state, action));
            signature = std::rotl(signature ^ std::bit_cast<std::uint64_t>(action), 23) * 0x9E3779B97F4A7C15U;
        });
    }
    return signature;
}

} // namespace

TEST_CASE("Levels choose the same on every machine", "[levels][signature][long][threads]")
{
    const auto [level, trees, signature] = GENERATE(std::tuple("random", 1, std::uint64_t{0xE2B78ABE9F9EC09C}),
                                                    std::tuple("varlet", 1, std::uint64_t{0x2882CD4E4795E466}),
                                                    std::tuple("page", 1, std::uint64_t{0xDC1E27EC4448AD8B}),
                                                    std::tuple("minstrel", 1, std::uint64_t{0xF41E91F6D6EAB300}),
                                                    std::tuple("falconer", 1, std::uint64_t{0x83C411EFFD8DFC90}),
                                                    std::tuple("steward", 1, std::uint64_t{0x378E536777209884}),
                                                    std::tuple("herald", 1, std::uint64_t{0x2DE87575B6DC016A}),
                                                    std::tuple("knight", 1, std::uint64_t{0x138A1AF39476407F}),
                                                    std::tuple("master", 1, std::uint64_t{0x2E47E48FCAB31B92}),
                                                    std::tuple("master", 6, std::uint64_t{0xC7FDA619D2BC07E8}));
    const std::uint64_t found = signatureOf(level, trees);
    INFO(level << " with " << trees << " trees: 0x" << std::hex << std::uppercase << found);
    CHECK(found == signature);
}

} // namespace academy::players::tests
