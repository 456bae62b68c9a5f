// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Phases.h"

#include <algorithm>
#include <span>

/// Chance: what falls when, how it is drawn, and which outcomes told by a record are refused.
namespace academy::rules
{

namespace
{

std::optional<Refusal> checkDeal(const State &state, const Chance &chance)
{
    const std::string_view rule = state.options.mode == Mode::Lancelot ? "R9.2" : "R4.1";
    if (chance.handCount != state.options.handsDealt()) {
        return Refusal{Reason::WrongHandCount, rule};
    }
    std::array<int, cardCodeCount> dealt{};
    for (std::size_t hand = 0; hand < chance.handCount; ++hand) {
        if (chance.hands[hand].size() != state.options.cardsDealt()) {
            return Refusal{Reason::WrongHandSize, rule};
        }
        for (int card = 0; card < chance.hands[hand].size(); ++card) {
            const auto code = static_cast<std::size_t>(chance.hands[hand].at(card).code());
            if (code >= cardCodeCount || ++dealt[code] > copiesInDeck[code]) {
                return Refusal{Reason::CardsNotInDeck, "R2.2"};
            }
        }
    }
    return std::nullopt;
}

// Among the squires' places lie one -1 and one -3; everywhere else, places without a squire included, 0.
std::optional<Refusal> checkTokens(const State &state, const Chance &chance)
{
    const auto laid = std::span(chance.tokens).first(static_cast<std::size_t>(state.squires()));
    const bool right = std::ranges::count(laid, -1) == 1 && std::ranges::count(laid, -3) == 1
        && std::ranges::count(chance.tokens, 0) == maxSquires - 2;
    return right ? std::nullopt : std::optional(Refusal{Reason::WrongTokens, "R10.3.1"});
}

std::optional<Refusal> checkNeutralKeep(const State &state, Card card)
{
    const Hand &hand = state.hands[Options::neutralSquire];
    if (!card.isKnown() || !hand.contains(card)) {
        return Refusal{Reason::NotInNeutralHand, "R8.2"};
    }
    for (int position = 0; position < hand.size(); ++position) {
        if (hand.at(position).value() > card.value()) {
            return Refusal{Reason::NotTheHighestCard, "R8.2"};
        }
    }
    return std::nullopt;
}

std::string_view ruleFor(ChanceKind kind)
{
    constexpr std::array<std::string_view, 4> rules{"R4.1", "R10.3.1", "R8.2", "R8.3"};
    return rules[static_cast<std::size_t>(kind)];
}

std::optional<Refusal> checkChance(const State &state, const Chance &chance)
{
    if (state.phase == Phase::Over) {
        return Refusal{Reason::GameOver, "R6.1"};
    }
    if (due(state) != Due::Chance || awaitedChance(state) != chance.kind) {
        return Refusal{Reason::NotNow, ruleFor(chance.kind)};
    }
    switch (chance.kind) {
    case ChanceKind::Deal:
        return checkDeal(state, chance);
    case ChanceKind::Codex:
        return checkTokens(state, chance);
    case ChanceKind::NeutralKeeps:
        return checkNeutralKeep(state, chance.card);
    case ChanceKind::NeutralPlays:
        break;
    }
    return chance.card.isKnown() && state.hands[Options::neutralSquire].contains(chance.card)
        ? std::nullopt
        : std::optional(Refusal{Reason::NotInNeutralHand, "R8.3"});
}

void fall(State &state, const Chance &chance, Events *events)
{
    switch (chance.kind) {
    case ChanceKind::Deal:
        phases::deal(state, chance, events);
        break;
    case ChanceKind::Codex:
        phases::codex::lay(state, chance, events);
        break;
    case ChanceKind::NeutralKeeps:
        phases::keep(state, Options::neutralSquire, chance.card, events);
        break;
    case ChanceKind::NeutralPlays:
        state.drawn = chance.card;
        break;
    }
}

} // namespace

ChanceKind awaitedChance(const State &state)
{
    switch (state.phase) {
    case Phase::Codex:
        return ChanceKind::Codex;
    case Phase::Draft:
        return ChanceKind::NeutralKeeps;
    case Phase::Play:
        return ChanceKind::NeutralPlays;
    default:
        return ChanceKind::Deal;
    }
}

Chance drawChance(const State &state, Random &random)
{
    Chance chance;
    chance.kind = awaitedChance(state);
    switch (chance.kind) {
    case ChanceKind::Deal:
        phases::drawDeal(state, random, chance);
        break;
    case ChanceKind::Codex:
        phases::codex::draw(state, random, chance);
        break;
    case ChanceKind::NeutralKeeps:
        chance.card = phases::drawNeutralKeep(state, random);
        break;
    case ChanceKind::NeutralPlays: {
        const Hand &hand = state.hands[Options::neutralSquire];
        chance.card = hand.at(random.below(hand.size()));
        break;
    }
    }
    return chance;
}

std::optional<Refusal> applyChance(State &state, const Chance &chance, Events *events)
{
    const std::optional<Refusal> refusal = checkChance(state, chance);
    if (!refusal) {
        fall(state, chance, events);
    }
    return refusal;
}

void resolveChance(State &state, Random &random, Events *events)
{
    fall(state, drawChance(state, random), events);
}

} // namespace academy::rules
