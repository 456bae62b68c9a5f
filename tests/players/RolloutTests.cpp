// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Positions.h"

#include "players/Rollout.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>

namespace academy::players::tests
{

using namespace rules;

TEST_CASE("A playout ends the game, from between any two turns, whatever was agreed on", "[rollout]")
{
    Random random(61);
    for (int game = 0; game < 300; ++game) {
        const Options options = anyOptions(random);
        const Rollout rollout(options);
        playThrough(options, random, [&](const State &state) {
            if (state.phase != Phase::Deal) {
                return;
            }
            State end = state;
            rollout.playOut(end, random);
            INFO(describe(end));
            CHECK(end.phase == Phase::Over);
            CHECK(end.turn == turnCount);
            for (int squire = 0; squire < end.squires(); ++squire) {
                CHECK(end.progress(squire, Board::KingsService) <= 12); // R3.3
                CHECK(end.progress(squire, Board::Quests) >= state.progress(squire, Board::Quests)); // never reset
            }
        });
    }
}

TEST_CASE("In a playout of one turn every squire's discs go as far as four cards and a bonus can take them",
          "[rollout]")
{
    Random random(62);
    for (int game = 0; game < 200; ++game) {
        const Options options = Options::of(Mode::Standard, 3 + game % 3);
        State state = newGame(options);
        state.turn = turnCount; // nothing is reset after it (R4.8)
        Rollout(options).playOut(state, random);
        std::array<bool, boardCount> moved{};
        for (int squire = 0; squire < state.squires(); ++squire) {
            int squares = 0;
            for (const Board board : allBoards) {
                squares += state.progress(squire, board);
                moved[static_cast<std::size_t>(board)] |= state.progress(squire, board) > 0;
            }
            CHECK(squares >= 4 * 2);
            CHECK(squares <= 4 * 5 + 3);
        }
        CHECK(std::ranges::count(moved, true) > 2);
    }
}

TEST_CASE("The same chance gives the same playout", "[rollout]")
{
    const Options options = Options::of(Mode::Standard, 4);
    const Rollout rollout(options);
    const auto playout = [&](std::uint64_t seed) {
        Random random(seed);
        State state = newGame(options);
        rollout.playOut(state, random);
        return state;
    };
    CHECK(playout(1) == playout(1));
    CHECK_FALSE(playout(1) == playout(2));
}

} // namespace academy::players::tests
