// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "InvalidEntries.h"

#include "InvalidEntryTools.h"

#include <algorithm>
#include <array>

/// Ties, bonuses, tokens, exchanges of coats, and the end.
namespace academy::record::test
{

namespace
{

using rules::Action;
using rules::ActionKind;
using rules::Board;
using rules::CardKind;
using rules::ChanceKind;
using rules::Coat;
using rules::Reason;
using rules::State;

Bad takeTokenTaken(const State &state, const Entry *good)
{
    const Action *take = action(good, ActionKind::TakeToken);
    if (take == nullptr) {
        return {};
    }
    for (int place = 0; place < state.squires(); ++place) {
        if (state.codex.taker[static_cast<std::size_t>(place)] != rules::nobody) {
            return bad(Action::takeToken(take->actor(), place), Reason::TokenTaken, "R10.3.3");
        }
    }
    return {};
}

Bad takeTokenBeyondTheCodex(const State &state, const Entry *good)
{
    const Action *take = action(good, ActionKind::TakeToken);
    return take != nullptr ? bad(Action::takeToken(take->actor(), state.squires()), Reason::NoSuchPlace, "R10.3.3")
                           : Bad();
}

Bad takeTokenOutOfTurn(const State &state, const Entry *good)
{
    const Action *take = action(good, ActionKind::TakeToken);
    return take != nullptr
        ? bad(Action::takeToken(nextSquire(state, take->actor()), take->place()), Reason::NotYourDecision, "R10.3.3")
        : Bad();
}

Bad winTieUncovered(const State &state, const Entry *good)
{
    const Action *tie = action(good, ActionKind::WinTie);
    if (tie == nullptr) {
        return {};
    }
    for (const Board board : rules::allBoards) {
        if (!state.track(board).isCovered(tie->actor())) {
            return bad(Action::winTie(tie->actor(), board), Reason::NotCovered, "R7.1");
        }
    }
    return {};
}

Bad winTieOfAnother(const State &state, const Entry *good)
{
    const Action *tie = action(good, ActionKind::WinTie);
    return tie != nullptr
        ? bad(Action::winTie(nextSquire(state, tie->actor()), Board::Jousts), Reason::NotYourDecision, "R7.1")
        : Bad();
}

Bad bonusOutOfTurn(const State &state, const Entry *good)
{
    const Action *bonus = action(good, ActionKind::Bonus);
    return bonus != nullptr
        ? bad(Action::bonus(nextSquire(state, bonus->actor()), Board::Quests), Reason::NotYourDecision, "R5.1")
        : Bad();
}

Bad bonusBeyondTheKing(const State &state, const Entry *good)
{
    const Action *bonus = action(good, ActionKind::Bonus);
    return bonus != nullptr && state.progress(bonus->actor(), Board::KingsService) == 12
        ? bad(Action::bonus(bonus->actor(), Board::KingsService), Reason::CannotMoveThere, "R5.2")
        : Bad();
}

std::string_view exchangeRule(const State &state)
{
    return state.exchangeCount == 0 ? "R10.6.1" : "R10.6.2";
}

Action withTake(const Action &exchange, Coat one, Coat two)
{
    return Action::exchange(exchange.actor(), exchange.partner(), exchange.give(), std::min(one, two),
                            std::max(one, two));
}

Bad exchangeTooValuable(const State &state, const Entry *good)
{
    const Action *exchange = action(good, ActionKind::Exchange);
    if (exchange == nullptr || exchange->take(0) == rules::noCoat) {
        return {};
    }
    for (int i = 0; i < rules::coatCount; ++i) {
        const auto coat = static_cast<Coat>(i);
        const bool isHeld = state.coats[static_cast<std::size_t>(exchange->partner())].of(coat) > 0;
        if (isHeld && rules::isDeed(coat) && rules::facts(coat).value > 3) {
            return bad(withTake(*exchange, coat, exchange->take(1)), Reason::CoatTooValuable, exchangeRule(state));
        }
    }
    return {};
}

Bad exchangeCoatNotHeld(const State &state, const Entry *good)
{
    const Action *exchange = action(good, ActionKind::Exchange);
    if (exchange == nullptr || exchange->take(0) == rules::noCoat) {
        return {};
    }
    for (int value = 1; value <= 3; ++value) {
        const Coat coat = rules::coatOf(Board::Jousts, value);
        if (state.coats[static_cast<std::size_t>(exchange->partner())].of(coat) == 0) {
            return bad(withTake(*exchange, coat, exchange->take(1)), Reason::CoatNotHeld, exchangeRule(state));
        }
    }
    return {};
}

Bad exchangeTakingTooFew(const State & /*state*/, const Entry *good)
{
    const Action *exchange = action(good, ActionKind::Exchange);
    if (exchange == nullptr || exchange->take(0) == rules::noCoat) {
        return {};
    }
    const bool takesTwo = exchange->take(1) != rules::noCoat;
    return bad(withTake(*exchange, takesTwo ? exchange->take(0) : rules::noCoat, rules::noCoat),
               Reason::TakeAsManyAsPossible, "R10.6.3");
}

Bad exchangeGivingNothing(const State & /*state*/, const Entry *good)
{
    const Action *exchange = action(good, ActionKind::Exchange);
    if (exchange == nullptr || exchange->give() == rules::noCoat) {
        return {};
    }
    return bad(
        Action::exchange(exchange->actor(), exchange->partner(), rules::noCoat, exchange->take(0), exchange->take(1)),
        Reason::MustGive, "R10.6.3");
}

Bad exchangeWithOneself(const State &state, const Entry *good)
{
    const Action *exchange = action(good, ActionKind::Exchange);
    return exchange != nullptr ? bad(Action::exchange(exchange->actor(), exchange->actor(), exchange->give(),
                                                      exchange->take(0), exchange->take(1)),
                                     Reason::WrongSquires, exchangeRule(state))
                               : Bad();
}

Bad exchangeOfAnother(const State &state, const Entry *good)
{
    const Action *exchange = action(good, ActionKind::Exchange);
    return exchange != nullptr ? bad(Action::exchange(nextSquire(state, exchange->actor()), exchange->partner(),
                                                      exchange->give(), exchange->take(0), exchange->take(1)),
                                     Reason::NotYourDecision, "R10.6.1")
                               : Bad();
}

Bad playAfterTheEnd(const State & /*state*/, const Entry *good)
{
    return good == nullptr ? bad(Action::play(0, {CardKind::Quests, 5}, Board::Quests), Reason::GameOver, "R6.1")
                           : Bad();
}

Bad dealAfterTheEnd(const State &state, const Entry *good)
{
    if (good != nullptr) {
        return {};
    }
    ChanceEntry deal;
    deal.turn = rules::turnCount;
    deal.chance.kind = ChanceKind::Deal;
    deal.chance.hands = state.dealt;
    deal.chance.handCount = static_cast<std::uint8_t>(state.squires());
    return bad(deal, Reason::GameOver, "R6.1");
}

constexpr std::array mischief{
    InvalidEntries{"a token taken twice", takeTokenTaken},
    InvalidEntries{"a token beyond the Codex", takeTokenBeyondTheCodex},
    InvalidEntries{"a token out of turn", takeTokenOutOfTurn},
    InvalidEntries{"a tie won where there is none", winTieUncovered},
    InvalidEntries{"a tie won by another", winTieOfAnother},
    InvalidEntries{"a bonus out of turn", bonusOutOfTurn},
    InvalidEntries{"a bonus beyond the end of King's Service", bonusBeyondTheKing},
    InvalidEntries{"an exchange of a coat worth more than 3", exchangeTooValuable},
    InvalidEntries{"an exchange of a coat not held", exchangeCoatNotHeld},
    InvalidEntries{"an exchange that takes too few", exchangeTakingTooFew},
    InvalidEntries{"an exchange that gives nothing", exchangeGivingNothing},
    InvalidEntries{"an exchange with oneself", exchangeWithOneself},
    InvalidEntries{"an exchange by another", exchangeOfAnother},
    InvalidEntries{"a play after the end", playAfterTheEnd},
    InvalidEntries{"a deal after the end", dealAfterTheEnd},
};

} // namespace

std::span<const InvalidEntries> mischiefInScoring()
{
    return mischief;
}

} // namespace academy::record::test
