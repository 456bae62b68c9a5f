// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/HiddenCoats.h"

#include "rules/Game.h"

#include <utility>

namespace academy::players
{

using namespace rules;

namespace
{

constexpr Coat minusOne = coatOf(Board::Education, -1);
constexpr Coat minusThree = coatOf(Board::Education, -3);

bool knows(const CodexMemory &memory, int player)
{
    return memory.minusOne == nobody || ((memory.knowers >> player) & 1) != 0;
}

// The tokens kept in turns of which the player does not know: `swaps` has a bit by turn.
void keepTokens(State &table, int player, unsigned swaps)
{
    for (std::size_t turn = 0; turn < turnCount; ++turn) {
        CodexMemory &memory = table.codexMemory[turn];
        if (knows(memory, player)) {
            continue;
        }
        if (((swaps >> turn) & 1U) != 0) {
            std::swap(memory.minusOne, memory.minusThree);
        }
        table.coats[memory.minusOne].add(minusOne);
        table.coats[memory.minusThree].add(minusThree);
    }
}

bool isConcerned(const State &table, int player, const Action &exchange)
{
    return table.options.owner(exchange.actor()) == player || table.options.owner(exchange.partner()) == player
        || (table.options.isNeutral(exchange.actor()) && firstPlayer(table) == player);
}

// Whether the squire has what is known to have been taken from it or given by it.
bool holds(const Coats &coats, Coat one, Coat two)
{
    const int copies = one == two ? 2 : 1;
    return (one == noCoat || coats.of(one) >= copies) && (two == noCoat || coats.of(two) >= copies);
}

// The exchange as it may have been: one that the rules allow, on the coats before it.
Action anyExchange(const State &table, const Action &hidden, int number, Random &random)
{
    State before = table;
    before.phase = Phase::Exchange;
    before.step = static_cast<std::uint8_t>(number);
    before.actor = static_cast<std::uint8_t>(hidden.actor());
    ActionList actions;
    legalActions(before, hidden.actor(), actions);
    // Those with the partner that everybody saw.
    int possible = 0;
    Action chosen = hidden;
    for (const Action &action : actions) {
        if (action.partner() == hidden.partner() && random.below(++possible) == 0) {
            chosen = action;
        }
    }
    return chosen;
}

// The coats of squires that the player does not own are told as before all exchanges; now they change hands. False when
// they cannot, because the coats do not lie so.
bool exchangeCoats(State &table, int player, Random &random)
{
    for (std::size_t number = 0; number < table.exchangeCount; ++number) {
        Action &exchange = table.exchanges[number];
        Coats &giver = table.coats[static_cast<std::size_t>(exchange.actor())];
        Coats &taker = table.coats[static_cast<std::size_t>(exchange.partner())];
        const bool ownsGiver = table.options.owner(exchange.actor()) == player;
        const bool ownsTaker = table.options.owner(exchange.partner()) == player;
        if (!isConcerned(table, player, exchange)) {
            exchange = anyExchange(table, exchange, static_cast<int>(number), random);
        } else if ((!ownsGiver && !holds(giver, exchange.give(), noCoat))
                   || (!ownsTaker && !holds(taker, exchange.take(0), exchange.take(1)))) {
            return false;
        }
        const auto move = [](Coats &from, bool known, Coats &to, bool knownTo, Coat coat) {
            if (coat != noCoat && !known) {
                from.remove(coat);
            }
            if (coat != noCoat && !knownTo) {
                to.add(coat);
            }
        };
        move(giver, ownsGiver, taker, ownsTaker, exchange.give());
        move(taker, ownsTaker, giver, ownsGiver, exchange.take(0));
        move(taker, ownsTaker, giver, ownsGiver, exchange.take(1));
    }
    return true;
}

} // namespace

void sampleCoats(State &table, int player, Random &random)
{
    const State told = table;
    constexpr unsigned all = 1U << turnCount;
    const unsigned start = static_cast<unsigned>(random.below(static_cast<int>(all)));
    for (unsigned tries = 0; tries < all; ++tries) {
        keepTokens(table, player, (start + tries) % all);
        if (exchangeCoats(table, player, random)) {
            return;
        }
        table = told;
    }
}

} // namespace academy::players
