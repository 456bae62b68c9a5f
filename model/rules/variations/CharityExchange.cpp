// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Phases.h"

/// Variation of Charity (10.6): the best exchange coats with the worst.
namespace academy::rules::phases::exchange
{

namespace
{

constexpr int firstExchange = 0; // R10.6.1; the other one is R10.6.2

int squireOfRank(const State &state, int rank)
{
    const Track &track = state.track(Board::Charity);
    for (int squire = 0; squire < state.squires(); ++squire) {
        if (!track.onSquareZero(squire) && track.betterDiscs(squire) == rank) {
            return squire;
        }
    }
    return nobody;
}

int onSquareZero(const State &state)
{
    int discs = 0;
    for (int squire = 0; squire < state.squires(); ++squire) {
        discs += state.track(Board::Charity).onSquareZero(squire) ? 1 : 0;
    }
    return discs;
}

// With one disc on square 0 the lowest ranked of the others.
bool isSecondToLast(const State &state, int squire)
{
    const Track &track = state.track(Board::Charity);
    return !track.onSquareZero(squire) && track.betterDiscs(squire) == state.squires() - 2;
}

// R10.6.2, R10.6.4.
bool hasSecondExchange(const State &state)
{
    return state.squires() >= 4 && onSquareZero(state) <= 1;
}

int takeableCoats(const State &state, int partner)
{
    int coats = 0;
    for (int coat = 0; coat < coatCount; ++coat) {
        if (mayBeTaken(static_cast<Coat>(coat))) {
            coats += state.coats[static_cast<std::size_t>(partner)].of(static_cast<Coat>(coat));
        }
    }
    return coats;
}

void finish(State &state, Events *events)
{
    state.phase = Phase::Over;
    tell(state, events, {.kind = EventKind::GameEnded});
}

} // namespace

bool mayBePartner(const State &state, int squire)
{
    if (squire == state.actor) {
        return false;
    }
    return state.step == firstExchange ? state.isLast(squire, Board::Charity) : isSecondToLast(state, squire);
}

int coatsNow(const State &state, int squire)
{
    if (onSquareZero(state) == state.squires()) {
        return 0;
    }
    if (state.isLast(squire, Board::Charity)) { // all on square 0, otherwise the lowest ranked (R10.6.4)
        return -2;
    }
    const int rank = state.track(Board::Charity).betterDiscs(squire);
    if (rank == 0) {
        return 2;
    }
    if (!hasSecondExchange(state)) {
        return 0;
    }
    return rank == 1 ? 1 : isSecondToLast(state, squire) ? -1 : 0;
}

int toTake(const State &state, int partner)
{
    const int wanted = state.step == firstExchange ? 2 : 1;
    const int there = takeableCoats(state, partner);
    return there < wanted ? there : wanted;
}

bool begin(State &state)
{
    const int best = squireOfRank(state, 0);
    if (best == nobody) {
        return false; // R10.6.4
    }
    state.phase = Phase::Exchange;
    state.step = firstExchange;
    state.actor = static_cast<std::uint8_t>(best);
    return true;
}

void listActions(const State &state, ActionList &actions)
{
    const Coats &own = state.coats[state.actor];
    constexpr std::array<Coat, 2> negatives{coatOf(Board::Education, -1), coatOf(Board::Education, -3)};
    std::array<Coat, 2> gives{noCoat, noCoat};
    int giveCount = 0;
    for (const Coat negative : negatives) {
        if (own.of(negative) > 0) {
            gives[static_cast<std::size_t>(giveCount++)] = negative;
        }
    }
    giveCount = giveCount == 0 ? 1 : giveCount; // R10.6.3: gives nothing
    for (int partner = 0; partner < state.squires(); ++partner) {
        if (!mayBePartner(state, partner)) {
            continue;
        }
        const Coats &theirs = state.coats[static_cast<std::size_t>(partner)];
        const int taking = toTake(state, partner);
        for (int give = 0; give < giveCount; ++give) {
            const Coat given = gives[static_cast<std::size_t>(give)];
            if (taking == 0) {
                actions.add(Action::exchange(state.actor, partner, given, noCoat, noCoat));
                continue;
            }
            for (int one = 0; one < coatCount; ++one) {
                const auto first = static_cast<Coat>(one);
                if (!mayBeTaken(first) || theirs.of(first) == 0) {
                    continue;
                }
                if (taking == 1) {
                    actions.add(Action::exchange(state.actor, partner, given, first, noCoat));
                    continue;
                }
                for (int two = one; two < coatCount; ++two) {
                    const auto second = static_cast<Coat>(two);
                    if (mayBeTaken(second) && theirs.of(second) > (two == one ? 1 : 0)) {
                        actions.add(Action::exchange(state.actor, partner, given, first, second));
                    }
                }
            }
        }
    }
}

void make(State &state, const Action &action, Events *events)
{
    Coats &own = state.coats[static_cast<std::size_t>(action.actor())];
    Coats &theirs = state.coats[static_cast<std::size_t>(action.partner())];
    int taken = 0;
    if (action.give() != noCoat) {
        own.remove(action.give());
        theirs.add(action.give());
    }
    for (int position = 0; position < 2; ++position) {
        if (action.take(position) != noCoat) {
            theirs.remove(action.take(position));
            own.add(action.take(position));
            ++taken;
        }
    }
    state.exchanges[state.exchangeCount++] = action;
    tell(state, events,
         {.kind = EventKind::CoatsExchanged,
          .squire = static_cast<std::uint8_t>(action.actor()),
          .board = Board::Charity,
          .value = static_cast<std::int16_t>(taken),
          .other = static_cast<std::uint8_t>(action.partner())});
    if (state.step == firstExchange && hasSecondExchange(state)) {
        state.step = 1;
        state.actor = static_cast<std::uint8_t>(squireOfRank(state, 1));
        return;
    }
    finish(state, events);
}

} // namespace academy::rules::phases::exchange
