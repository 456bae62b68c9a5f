// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Actors.h"
#include "rules/Phases.h"

#include <algorithm>

/// Why an action is refused. Whether it is refused is decided by legalActions() alone; only then is the reason looked for,
/// so that the two can never disagree.
namespace academy::rules
{

namespace
{

std::string_view ruleFor(ActionKind kind)
{
    constexpr std::array<std::string_view, 11> rules{"R10.2.1", "R4.2", "R9.3", "R9.3",    "R9.4",   "R4.3",
                                                     "R10.3.2", "R7.1", "R5.1", "R10.3.3", "R10.6.1"};
    return rules[static_cast<std::size_t>(kind)];
}

Phase phaseFor(ActionKind kind)
{
    constexpr std::array<Phase, 11> phases{Phase::Bet,    Phase::Draft,     Phase::Split,   Phase::TakeStack,
                                           Phase::Assign, Phase::Play,      Phase::Peek,    Phase::WinTie,
                                           Phase::Bonus,  Phase::TakeToken, Phase::Exchange};
    return phases[static_cast<std::size_t>(kind)];
}

// The three cards in ascending order, as actions have them.
Action sorted(const Action &action)
{
    if (action.kind() == ActionKind::Split || action.kind() == ActionKind::Assign) {
        Hand hand;
        for (int card = 0; card < 3; ++card) {
            hand.insert(action.card(card));
        }
        return action.kind() == ActionKind::Split ? Action::split(action.actor(), hand.at(0), hand.at(1), hand.at(2))
                                                  : Action::assign(action.actor(), hand.at(0), hand.at(1), hand.at(2));
    }
    if (action.kind() == ActionKind::Exchange) {
        const Coat low = std::min(action.take(0), action.take(1)); // noCoat is the largest
        const Coat high = std::max(action.take(0), action.take(1));
        return Action::exchange(action.actor(), action.partner(), action.give(), low, high);
    }
    return action;
}

Refusal whyNotPlay(const State &state, const Action &action)
{
    const Hand hand = state.hands[static_cast<std::size_t>(action.actor())];
    if (!action.card().isKnown() || !hand.contains(action.card())) {
        return {Reason::CardNotInHand, "R4.3"};
    }
    if (state.options.isNeutral(action.actor()) && action.card() != state.drawn) {
        return {Reason::CardWasDrawn, "R8.3"};
    }
    return {Reason::WrongBoardForCard, action.card().isSwords() ? "R4.4" : "R4.3"};
}

Refusal whyNotExchange(const State &state, const Action &action)
{
    if (action.partner() >= state.squires() || !phases::exchange::mayBePartner(state, action.partner())) {
        return {Reason::WrongSquires, state.step == 0 ? "R10.6.1" : "R10.6.2"};
    }
    const std::string_view rule = state.step == 0 ? "R10.6.1" : "R10.6.2";
    const Coats &own = state.coats[static_cast<std::size_t>(action.actor())];
    const Coats &theirs = state.coats[static_cast<std::size_t>(action.partner())];
    if (action.give() != noCoat) {
        if (index(action.give()) >= coatCount || facts(action.give()).board != Board::Education
            || own.of(action.give()) == 0) {
            return {Reason::CoatNotHeld, rule};
        }
    } else if (own.of(coatOf(Board::Education, -1)) + own.of(coatOf(Board::Education, -3)) > 0) {
        return {Reason::MustGive, "R10.6.3"};
    }
    int taken = 0;
    for (int position = 0; position < 2; ++position) {
        const Coat coat = action.take(position);
        if (coat == noCoat) {
            continue;
        }
        ++taken;
        if (index(coat) >= coatCount || theirs.of(coat) == 0) {
            return {Reason::CoatNotHeld, rule};
        }
        if (!mayBeTaken(coat)) {
            return {Reason::CoatTooValuable, rule};
        }
    }
    if (taken != phases::exchange::toTake(state, action.partner())) {
        return {Reason::TakeAsManyAsPossible, "R10.6.3"};
    }
    return {Reason::CoatNotHeld, rule}; // the same coat twice, held once
}

Refusal whyNotTie(const State &state, const Action &action)
{
    if (!action.declines() && index(action.board()) >= boardCount) {
        return {Reason::NoSuchBoard, "R7.1"};
    }
    const bool ownSquire =
        action.actor() < state.squires() && state.options.owner(action.actor()) == firstPlayer(state);
    return {ownSquire && !action.declines() ? Reason::NotCovered : Reason::NotYourDecision, "R7.1"};
}

Refusal whyNot(const State &state, const Action &action)
{
    const std::string_view rule = ruleFor(action.kind());
    if (state.phase == Phase::Over) {
        return {Reason::GameOver, "R6.1"};
    }
    if (state.phase != phaseFor(action.kind())) {
        return {due(state) == Due::Chance ? Reason::ChanceExpected : Reason::NotNow, rule};
    }
    if (action.actor() >= (actorIsPlayer(state.phase) ? 2 : state.squires())) {
        return {Reason::NoSuchSquire, "R2.1"};
    }
    if (action.kind() == ActionKind::WinTie) {
        return whyNotTie(state, action);
    }
    if (!isIn(deciding(state), action.actor())) {
        switch (state.phase) {
        case Phase::Draft:
            if (state.options.isNeutral(action.actor())) {
                return {Reason::NotYourDecision, "R8.2"};
            }
            [[fallthrough]];
        case Phase::Split:
        case Phase::Assign:
            return {Reason::AlreadyChosen, rule};
        case Phase::Play:
            if (action.actor() == state.actor) {
                return {Reason::ChanceExpected, "R8.3"};
            }
            [[fallthrough]];
        default:
            return {Reason::NotYourDecision, rule};
        }
    }
    switch (action.kind()) {
    case ActionKind::Keep:
        return {Reason::CardNotInHand, rule};
    case ActionKind::Split:
    case ActionKind::Assign:
        return {Reason::NotThreeOfYourCards, rule};
    case ActionKind::TakeStack:
        return {Reason::NoSuchStack, rule};
    case ActionKind::Play:
        return index(action.board()) < boardCount ? whyNotPlay(state, action) : Refusal{Reason::NoSuchBoard, rule};
    case ActionKind::Peek:
        return {Reason::NoSuchPlace, rule};
    case ActionKind::Bonus:
        return index(action.board()) < boardCount ? Refusal{Reason::CannotMoveThere, "R5.2"}
                                                  : Refusal{Reason::NoSuchBoard, rule};
    case ActionKind::TakeToken:
        return {action.place() < state.squires() ? Reason::TokenTaken : Reason::NoSuchPlace, rule};
    case ActionKind::Exchange:
        return whyNotExchange(state, action);
    case ActionKind::Bet:
    case ActionKind::WinTie:
        break;
    }
    return {Reason::NoSuchBoard, rule};
}

} // namespace

std::optional<Refusal> check(const State &state, const Action &action)
{
    if (action.actor() < maxSquires) {
        ActionList actions;
        legalActions(state, askedFor(state, action), actions);
        if (actions.contains(sorted(action))) {
            return std::nullopt;
        }
    }
    return whyNot(state, action);
}

std::optional<Refusal> apply(State &state, const Action &action, Events *events)
{
    if (const std::optional<Refusal> refusal = check(state, action)) {
        return refusal;
    }
    applyLegal(state, sorted(action), events);
    return std::nullopt;
}

} // namespace academy::rules
