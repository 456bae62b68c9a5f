// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "protocol/EventForm.h"

#include "rules/RuleSet.h"

namespace academy::protocol
{

namespace
{

using namespace rules;

constexpr int nobodyNamed = 0xFF;

enum class Whom { Nobody, Squire, Player }; // of what `squire` is the number
enum class Needs { Nothing, Board, Card, Coat, Other };

/// Whom a kind of event names, and what else it cannot be told without.
struct KindForm {
    Whom whom = Whom::Nobody;
    Needs needs = Needs::Nothing;
};

constexpr KindForm formOf(EventKind kind)
{
    switch (kind) {
    case EventKind::TurnBegan: // squire: who begins
    case EventKind::CardKept:
    case EventKind::ScrollTaken:
    case EventKind::TokenPeeked:
    case EventKind::TokenTaken:
    case EventKind::TokenReturned:
    case EventKind::ExcaliburPassed:
        return {.whom = Whom::Squire};
    case EventKind::BetLaid:
    case EventKind::DiscMoved:
    case EventKind::TieWon:
    case EventKind::BonusAwarded:
        return {.whom = Whom::Squire, .needs = Needs::Board};
    case EventKind::CardPlayed:
        return {.whom = Whom::Squire, .needs = Needs::Card};
    case EventKind::CoatGiven:
        return {.whom = Whom::Squire, .needs = Needs::Coat};
    case EventKind::CoatsExchanged:
        return {.whom = Whom::Squire, .needs = Needs::Other};
    case EventKind::StackTaken:
    case EventKind::CardsAssigned:
        return {.whom = Whom::Player};
    case EventKind::BoardScores:
    case EventKind::BoardReset:
        return {.needs = Needs::Board};
    case EventKind::Dealt:
    case EventKind::CodexLaid:
    case EventKind::HandsPassed:
    case EventKind::StacksShown:
    case EventKind::CupMoved:
    case EventKind::TokensShown:
    case EventKind::ScrollsReturned:
    case EventKind::GameEnded:
        return {};
    }
    return {};
}

} // namespace

bool isWhole(const Event &event, const Options &options)
{
    const auto [whom, needs] = formOf(event.kind);
    // Players are named where two of them divide the cards (R9.3).
    const bool named = whom == Whom::Squire ? event.squire < options.squires
        : whom == Whom::Player              ? options.mode == Mode::Lancelot && event.squire < options.players()
                                            : event.squire == nobodyNamed;
    const bool other = needs == Needs::Other ? event.other < options.squires : event.other == nobodyNamed;
    const bool onBoard = event.board != noBoard && ruleSet(options).has(event.board);
    // Not all may know which coat it is (section 11).
    const bool coat = event.coat != noCoat || event.cause == Cause::CodexToken;
    const bool turn = event.kind != EventKind::TurnBegan || (event.value >= 1 && event.value <= turnCount);
    const bool needsBoard = needs == Needs::Board || needs == Needs::Card || needs == Needs::Coat;
    return named && other && turn && (onBoard || (!needsBoard && event.board == noBoard))
        && (needs != Needs::Card || event.card.isKnown()) && (needs != Needs::Coat || coat);
}

} // namespace academy::protocol
