// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Bytes.h"
#include "Invariants.h"

#include "rules/Game.h"

#include <bit>
#include <cstdint>
#include <optional>

/// Games driven by the fuzzer's bytes: any options, then chance and decisions, legal ones and whatever else a caller might
/// hand in. What is refused must change nothing; what is accepted must leave a game in order.
namespace academy::fuzz
{

namespace
{

using rules::Action;
using rules::State;

rules::Options readOptions(Bytes &bytes)
{
    const int shape = bytes.byte();
    rules::Options options = rules::Options::of(static_cast<rules::Mode>(shape % 3), 3 + shape / 3 % 3);
    options.stakes = static_cast<rules::Stakes>(shape / 9 % 2);
    options.firstSquire = static_cast<std::uint8_t>(
        shape / 18 % (options.mode == rules::Mode::Karadoc ? rules::Options::neutralSquire : options.squires));
    options.variations = static_cast<std::uint8_t>(bytes.below(1 << rules::variationCount));
    options.advanced = static_cast<std::uint8_t>(bytes.below(1 << rules::advancedCount));
    if (bytes.below(64) == 63) { // anything at all, which check() has to judge
        options.mode = static_cast<rules::Mode>(bytes.byte());
        options.squires = static_cast<std::uint8_t>(bytes.byte());
        options.firstSquire = static_cast<std::uint8_t>(bytes.byte());
        options.stakes = static_cast<rules::Stakes>(bytes.byte());
        options.advanced = static_cast<std::uint8_t>(bytes.byte());
        options.variations = static_cast<std::uint8_t>(bytes.byte());
        options.colors[1] = static_cast<rules::Color>(bytes.byte());
    }
    return options;
}

rules::Card anyCard(Bytes &bytes)
{
    return rules::Card::fromCode(static_cast<std::uint8_t>(bytes.byte()));
}

rules::Coat anyCoat(Bytes &bytes)
{
    return static_cast<rules::Coat>(bytes.byte());
}

rules::Board anyBoard(Bytes &bytes)
{
    return static_cast<rules::Board>(bytes.byte());
}

Action anyAction(Bytes &bytes)
{
    const int kind = bytes.byte();
    const int actor = bytes.byte();
    switch (static_cast<rules::ActionKind>(kind % 11)) {
    case rules::ActionKind::Bet:
        return Action::bet(actor, anyBoard(bytes));
    case rules::ActionKind::Keep:
        return Action::keep(actor, anyCard(bytes));
    case rules::ActionKind::Split:
        return Action::split(actor, anyCard(bytes), anyCard(bytes), anyCard(bytes));
    case rules::ActionKind::TakeStack:
        return Action::takeStack(actor, bytes.byte());
    case rules::ActionKind::Assign:
        return Action::assign(actor, anyCard(bytes), anyCard(bytes), anyCard(bytes));
    case rules::ActionKind::Play:
        return Action::play(actor, anyCard(bytes), anyBoard(bytes));
    case rules::ActionKind::Peek:
        return Action::peek(actor, bytes.byte());
    case rules::ActionKind::WinTie:
        return Action::winTie(actor, anyBoard(bytes));
    case rules::ActionKind::Bonus:
        return Action::bonus(actor, anyBoard(bytes));
    case rules::ActionKind::TakeToken:
        return Action::takeToken(actor, bytes.byte());
    case rules::ActionKind::Exchange:
        break;
    }
    return Action::exchange(actor, bytes.byte(), anyCoat(bytes), anyCoat(bytes), anyCoat(bytes));
}

rules::Chance anyChance(Bytes &bytes)
{
    rules::Chance chance;
    chance.kind = static_cast<rules::ChanceKind>(bytes.below(4));
    chance.handCount = static_cast<std::uint8_t>(bytes.below(rules::maxSquires + 1));
    for (rules::Hand &hand : chance.hands) {
        for (int cards = bytes.below(rules::Hand::capacity + 1); cards > 0; --cards) {
            hand.insert(anyCard(bytes));
        }
    }
    for (std::int8_t &token : chance.tokens) {
        token = static_cast<std::int8_t>(bytes.byte());
    }
    chance.card = anyCard(bytes);
    return chance;
}

/// Tries something that is probably refused.
void trySomething(State &state, Bytes &bytes)
{
    const State before = state;
    rules::Events events;
    const bool isChance = bytes.below(4) == 0;
    const auto refusal = isChance ? rules::applyChance(state, anyChance(bytes), &events)
                                  : rules::apply(state, anyAction(bytes), &events);
    if (refusal) {
        require(state == before, "what is refused changes nothing");
        require(events.empty(), "what is refused tells nothing");
        require(!refusal->rule.empty() && !refusal->text().empty(), "a refusal names its rule");
    }
    checkEvents(events);
}

void decide(State &state, Bytes &bytes)
{
    unsigned deciding = rules::deciding(state);
    for (int skip = bytes.below(std::popcount(deciding)); skip > 0; --skip) {
        deciding &= deciding - 1;
    }
    rules::ActionList actions;
    rules::legalActions(state, std::countr_zero(deciding), actions);
    rules::Events events;
    const auto refusal = rules::apply(state, actions[bytes.below(actions.size())], &events);
    require(!refusal, "a legal action is taken");
    checkEvents(events);
}

void step(State &state, Bytes &bytes, rules::Random &random)
{
    rules::Events events;
    switch (rules::due(state)) {
    case rules::Due::Chance:
        rules::resolveChance(state, random, &events);
        break;
    case rules::Due::Advance:
        rules::advance(state, &events);
        break;
    case rules::Due::Decision:
        decide(state, bytes);
        break;
    case rules::Due::Nothing:
        break;
    }
    checkEvents(events);
}

void play(Bytes bytes)
{
    constexpr int odds = 32; // of trying something beside the way
    const rules::Options options = readOptions(bytes);
    if (rules::check(options)) {
        return;
    }
    rules::Random random(bytes.word());
    State state = rules::newGame(options);
    checkState(state);
    while (!bytes.isEmpty() && rules::due(state) != rules::Due::Nothing) {
        if (bytes.below(odds) == 0) {
            trySomething(state, bytes);
        } else {
            step(state, bytes, random);
        }
        checkState(state);
    }
    if (rules::due(state) == rules::Due::Nothing) {
        trySomething(state, bytes);
        require(state.phase == rules::Phase::Over, "what is over stays over");
        require(rules::result(state).winners != 0, "somebody wins");
    }
}

} // namespace

} // namespace academy::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    academy::fuzz::play(academy::fuzz::Bytes({data, size}));
    return 0;
}
