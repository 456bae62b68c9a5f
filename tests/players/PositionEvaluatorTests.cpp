// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/PositionEvaluator.h"
#include "rules/Game.h"

#include <catch2/catch_test_macros.hpp>

#include <array>

namespace academy::players::tests
{

using namespace rules;

namespace
{

/// Discs of King's Service far apart, four squires, in that turn and phase.
State kingsService(int turn, Phase phase)
{
    State state = newGame(Options::of(Mode::Standard, 4));
    state.turn = static_cast<std::uint8_t>(turn);
    state.phase = phase;
    for (int squire = 0; squire < 4; ++squire) {
        state.track(Board::KingsService).place(squire, 3 * squire);
    }
    return state;
}

bool expectsTheSameForAll(const State &state)
{
    const PositionEvaluator outlook(state);
    const Worths worths = outlook.expectedOn(Board::KingsService, outlook.discsOn(Board::KingsService));
    return worths[0] == worths[1] && worths[1] == worths[2] && worths[2] == worths[3];
}

} // namespace

TEST_CASE("King's Service that has been scored and goes back to square 0 promises no more", "[outlook][R2.3]")
{
    CHECK_FALSE(expectsTheSameForAll(kingsService(3, Phase::PlayDone)));
    CHECK(expectsTheSameForAll(kingsService(3, Phase::ScoringDone)));
    CHECK_FALSE(expectsTheSameForAll(kingsService(2, Phase::ScoringDone))); // the discs stay
    CHECK(expectsTheSameForAll(kingsService(6, Phase::Over)));
}

TEST_CASE("A Scroll that has been scored is not scored again", "[outlook][R10.4.2]")
{
    State state = kingsService(3, Phase::PlayDone);
    state.options.set(Variation::KingsService);
    state.scrolls = 0;
    state.scrollsTaken = scrollOfTwelve;
    CHECK_FALSE(expectsTheSameForAll(state));
    state.phase = Phase::ScoringDone;
    CHECK(expectsTheSameForAll(state));
}

TEST_CASE("A lead counts for a squire by its own bet and its own deeds", "[outlook][R10.2.2][R10.5.1]")
{
    State state = newGame(Options::of(Mode::Standard, 4));
    state.options.set(Variation::Gallantry);
    state.options.set(Variation::Quests);
    state.turn = 6;
    state.phase = Phase::Play;
    state.bets.fill(Board::Charity);
    for (const std::size_t squire : {0U, 1U}) { // both have played a card, one on its bet
        const Board board = squire == 1 ? Board::Charity : Board::Education;
        const CardKind kind = squire == 1 ? CardKind::Charity : CardKind::Education;
        state.played[squire][0] = PlayedCard(Card(kind, 2), board);
        state.playedCount[squire] = 1;
    }
    state.coats[2].add(coatOf(Board::Jousts, 3));
    const PositionEvaluator outlook(state);
    CHECK(outlook.leadCounts(Board::Gallantry, 1) > outlook.leadCounts(Board::Gallantry, 0));
    CHECK(outlook.leadCounts(Board::Quests, 2) == outlook.leadCounts(Board::Quests, 0) + 16);
    CHECK(outlook.leadCounts(Board::Charity, 1) == 16);
}

} // namespace academy::players::tests
