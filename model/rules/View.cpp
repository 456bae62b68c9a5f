// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/View.h"

#include "rules/Actors.h"

#include <algorithm>

namespace academy::rules
{

namespace
{

Hand unknownHand(int size)
{
    Hand hand;
    for (int card = 0; card < size; ++card) {
        hand.append(Card());
    }
    return hand;
}

void hide(Hand &hand)
{
    hand = unknownHand(hand.size());
}

// The hands that came to the squire in this draft, round by round (R4.2): what was dealt, less what those before kept.
void rememberSeenHands(const State &state, int squire, View &view)
{
    const int rounds = state.phase == Phase::Draft ? state.step + 1 : 5;
    for (int round = 0; round < rounds; ++round) {
        const auto seatBefore = [&](int passes) {
            int seat = squire;
            for (int pass = 0; pass < passes; ++pass) {
                seat = passesTo(seat, state.squires(), state.turn + 1); // the other way round, as in the turn after
            }
            return static_cast<std::size_t>(seat);
        };
        Hand hand = state.dealt[seatBefore(round)];
        for (int earlier = 0; earlier < round; ++earlier) {
            hand.remove(state.kept[seatBefore(round - earlier)].at(earlier));
        }
        view.seen[static_cast<std::size_t>(round)] = hand;
    }
}

// R9.3, R9.4: the other player's six cards until the stacks are shown, its division for good.
void hideLancelotSecrets(const State &state, int player, State &table)
{
    const auto other = static_cast<std::size_t>(1 - player);
    if (state.phase < Phase::TakeStack) {
        hide(table.dealt[other]);
        hide(table.kept[other]);
    }
    hide(table.hands[other]);
    hide(table.hands[other + 2]);
}

void hideDraft(int player, State &table)
{
    for (std::size_t squire = 0; squire < table.options.squires; ++squire) {
        if (static_cast<int>(squire) != player) {
            hide(table.hands[squire]);
            hide(table.kept[squire]);
            hide(table.dealt[squire]);
        }
    }
}

bool owns(const State &state, int player, int squire)
{
    return squire != nobody && state.options.owner(squire) == player;
}

void hideTokens(const State &state, int player, State &table)
{
    unsigned known = 0;
    for (int squire = 0; squire < state.squires(); ++squire) {
        if (owns(state, player, squire)) {
            known |= state.codex.peeked[static_cast<std::size_t>(squire)];
        }
    }
    for (std::size_t place = 0; place < state.codex.token.size(); ++place) {
        if (((known >> place) & 1U) == 0 && !owns(state, player, state.codex.taker[place])) {
            table.codex.token[place] = Codex::unknownToken;
        }
    }
}

// What others gave and took in an exchange is told to those concerned (R10.6).
void hideExchanges(const State &state, int player, State &table)
{
    for (std::size_t i = 0; i < state.exchangeCount; ++i) {
        const Action &exchange = state.exchanges[i];
        const bool concerned = owns(state, player, exchange.actor()) || owns(state, player, exchange.partner())
            || (state.options.isNeutral(exchange.actor()) && firstPlayer(state) == player);
        if (!concerned) {
            table.exchanges[i] = Action::exchange(exchange.actor(), exchange.partner(), noCoat, noCoat, noCoat);
        }
    }
}

// Coats of others look as before their exchanges.
void undoExchanges(const State &state, int player, State &table)
{
    for (std::size_t i = state.exchangeCount; i-- > 0;) {
        const Action &exchange = state.exchanges[i];
        for (const int side : {exchange.actor(), exchange.partner()}) {
            if (owns(state, player, side)) {
                continue;
            }
            const bool gave = side == exchange.actor();
            Coats &coats = table.coats[static_cast<std::size_t>(side)];
            const auto undo = [&coats](Coat coat, bool hadGiven) {
                if (coat != noCoat && hadGiven) {
                    coats.add(coat);
                } else if (coat != noCoat) {
                    coats.remove(coat);
                }
            };
            undo(exchange.give(), gave);
            undo(exchange.take(0), !gave);
            undo(exchange.take(1), !gave);
        }
    }
}

// Whether the player does not know which of two squires kept the −1 of that turn and which the −3.
bool isSecret(const CodexMemory &memory, int player)
{
    return memory.minusOne != nobody && !isIn(memory.knowers, player);
}

// Two squires of which the player does not know who kept what are named in seat order.
void hideCodexMemory(int player, State &table)
{
    for (CodexMemory &memory : table.codexMemory) {
        if (isSecret(memory, player) && memory.minusOne > memory.minusThree) {
            std::swap(memory.minusOne, memory.minusThree);
        }
    }
}

// Their two coats are taken out.
void hideCodexCoats(int player, State &table)
{
    for (const CodexMemory &memory : table.codexMemory) {
        if (isSecret(memory, player)) {
            table.coats[memory.minusOne].remove(coatOf(Board::Education, -1));
            table.coats[memory.minusThree].remove(coatOf(Board::Education, -3));
        }
    }
}

// The first player looks through the neutral squire's coats when it exchanges for it (R8.4, R10.6). So it knows those of
// the other player as well, but not in which turns the tokens were taken: it is told that the neutral squire's −1 came first.
void showNeutralCoats(const State &state, int player, State &table)
{
    long minusOnes = std::count_if(state.codexMemory.begin(), state.codexMemory.end(), [&](const CodexMemory &memory) {
        return isSecret(memory, player) && state.options.isNeutral(memory.minusOne);
    });
    for (CodexMemory &memory : table.codexMemory) {
        if (isSecret(memory, player)) {
            if (state.options.isNeutral(memory.minusOne) != (minusOnes-- > 0)) {
                std::swap(memory.minusOne, memory.minusThree);
            }
            memory.knowers = static_cast<std::uint8_t>(memory.knowers | (1U << static_cast<unsigned>(player)));
        }
    }
}

} // namespace

State tableSeenBy(const State &state, int player)
{
    State table = state;
    if (state.options.mode == Mode::Lancelot) {
        hideLancelotSecrets(state, player, table);
    } else {
        hideDraft(player, table);
    }
    if (state.rules().uses(Scoring::Codex)) {
        hideTokens(state, player, table);
    }
    if (state.phase == Phase::Exchange && state.options.isNeutral(state.actor) && firstPlayer(state) == player) {
        showNeutralCoats(state, player, table);
    }
    if (state.phase != Phase::Over) { // R5.7: coats lie face down until the end
        undoExchanges(state, player, table);
        hideCodexCoats(player, table);
    }
    hideExchanges(state, player, table);
    hideCodexMemory(player, table);
    return table;
}

View viewOf(const State &state, int player)
{
    View view;
    view.table = tableSeenBy(state, player);
    view.player = static_cast<std::uint8_t>(player);
    if (state.options.mode != Mode::Lancelot && state.phase >= Phase::Draft) {
        rememberSeenHands(state, player, view);
    }
    return view;
}

} // namespace academy::rules
