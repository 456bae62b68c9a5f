// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "InvalidEntries.h"

#include "InvalidEntryTools.h"

#include <algorithm>
#include <array>

/// Deals, bets, the draft and Lancelot's exchange of stacks.
namespace academy::record::test
{

namespace
{

using rules::Action;
using rules::ActionKind;
using rules::Board;
using rules::Card;
using rules::CardKind;
using rules::ChanceKind;
using rules::Hand;
using rules::Mode;
using rules::Options;
using rules::Reason;
using rules::State;

Bad dealInWrongTurn(const State & /*state*/, const Entry *good)
{
    const ChanceEntry *deal = chance(good, ChanceKind::Deal);
    if (deal == nullptr) {
        return {};
    }
    ChanceEntry wrong = *deal;
    wrong.turn = wrong.turn % rules::turnCount + 1;
    return bad(wrong, Reason::WrongTurn, "R4.1");
}

std::string_view dealRule(const State &state)
{
    return state.options.mode == Mode::Lancelot ? "R9.2" : "R4.1";
}

Bad dealCardTooFew(const State &state, const Entry *good)
{
    const ChanceEntry *deal = chance(good, ChanceKind::Deal);
    if (deal == nullptr) {
        return {};
    }
    ChanceEntry wrong = *deal;
    wrong.chance.hands[1].removeAt(0);
    return bad(wrong, Reason::WrongHandSize, dealRule(state));
}

Bad dealHandTooFew(const State &state, const Entry *good)
{
    const ChanceEntry *deal = chance(good, ChanceKind::Deal);
    if (deal == nullptr) {
        return {};
    }
    ChanceEntry wrong = *deal;
    --wrong.chance.handCount;
    return bad(wrong, Reason::WrongHandCount, dealRule(state));
}

Bad dealCardTwice(const State & /*state*/, const Entry *good)
{
    const ChanceEntry *deal = chance(good, ChanceKind::Deal);
    if (deal == nullptr) {
        return {};
    }
    ChanceEntry wrong = *deal;
    for (int copy = 0; copy < 2; ++copy) { // the deck has one Quests 5
        wrong.chance.hands[static_cast<std::size_t>(copy)].removeAt(0);
        wrong.chance.hands[static_cast<std::size_t>(copy)].append({CardKind::Quests, 5});
    }
    return bad(wrong, Reason::CardsNotInDeck, "R2.2");
}

Bad playBeforeTheDeal(const State & /*state*/, const Entry *good)
{
    return chance(good, ChanceKind::Deal) != nullptr
        ? bad(Action::play(0, {CardKind::Quests, 5}, Board::Quests), Reason::ChanceExpected, "R4.3")
        : Bad();
}

Bad dealInTheMiddle(const State &state, const Entry *good)
{
    if (state.phase != rules::Phase::Play || chance(good, ChanceKind::NeutralPlays) != nullptr) {
        return {};
    }
    ChanceEntry deal;
    deal.turn = state.turn;
    deal.chance.kind = ChanceKind::Deal;
    deal.chance.hands = state.dealt;
    deal.chance.handCount = static_cast<std::uint8_t>(state.squires());
    return bad(deal, Reason::NotNow, "R4.1");
}

Bad codexWithoutMinusThree(const State & /*state*/, const Entry *good)
{
    const ChanceEntry *codex = chance(good, ChanceKind::Codex);
    if (codex == nullptr) {
        return {};
    }
    ChanceEntry wrong = *codex;
    std::ranges::replace(wrong.chance.tokens, std::int8_t{-3}, std::int8_t{-1});
    return bad(wrong, Reason::WrongTokens, "R10.3.1");
}

Bad codexTokenTooMany(const State &state, const Entry *good)
{
    const ChanceEntry *codex = chance(good, ChanceKind::Codex);
    if (codex == nullptr || state.squires() == rules::maxSquires) {
        return {};
    }
    ChanceEntry wrong = *codex;
    wrong.chance.tokens[static_cast<std::size_t>(wrong.tokens++)] = 0;
    return bad(wrong, Reason::WrongTokens, "R10.3.1");
}

Bad betOutOfTurn(const State &state, const Entry *good)
{
    const Action *bet = action(good, ActionKind::Bet);
    return bet != nullptr
        ? bad(Action::bet(nextSquire(state, bet->actor()), Board::Quests), Reason::NotYourDecision, "R10.2.1")
        : Bad();
}

Bad betAfterTheDraft(const State &state, const Entry *good)
{
    return action(good, ActionKind::Play) != nullptr
        ? bad(Action::bet(state.actor, Board::Quests), Reason::NotNow, "R10.2.1")
        : Bad();
}

Bad keepWhatWasNotPassed(const State &state, const Entry *good)
{
    const Action *keep = action(good, ActionKind::Keep);
    return keep != nullptr
        ? bad(Action::keep(keep->actor(), cardOutside(handOf(state, keep->actor()))), Reason::CardNotInHand, "R4.2")
        : Bad();
}

Bad keepTwice(const State &state, const Entry *good)
{
    const Action *keep = action(good, ActionKind::Keep);
    if (keep == nullptr) {
        return {};
    }
    for (int squire = 0; squire < state.squires(); ++squire) {
        const Hand &hand = handOf(state, squire);
        if ((state.pending >> squire & 1) == 0 && !hand.isEmpty() && !isNeutral(state, squire)) {
            return bad(Action::keep(squire, hand.at(0)), Reason::AlreadyChosen, "R4.2");
        }
    }
    return {};
}

Bad keepForTheNeutralSquire(const State &state, const Entry *good)
{
    const Hand &hand = handOf(state, Options::neutralSquire);
    return state.options.mode == Mode::Karadoc && action(good, ActionKind::Keep) != nullptr && !hand.isEmpty()
        ? bad(Action::keep(Options::neutralSquire, hand.at(0)), Reason::NotYourDecision, "R8.2")
        : Bad();
}

Bad neutralKeepsLowerCard(const State &state, const Entry *good)
{
    const ChanceEntry *keeps = chance(good, ChanceKind::NeutralKeeps);
    if (keeps == nullptr) {
        return {};
    }
    ChanceEntry wrong = *keeps;
    const Hand &hand = handOf(state, Options::neutralSquire);
    for (int position = 0; position < hand.size(); ++position) {
        if (hand.at(position).value() < keeps->chance.card.value()) {
            wrong.chance.card = hand.at(position);
            return bad(wrong, Reason::NotTheHighestCard, "R8.2");
        }
    }
    return {};
}

Bad neutralKeepsOtherCard(const State &state, const Entry *good)
{
    const ChanceEntry *keeps = chance(good, ChanceKind::NeutralKeeps);
    if (keeps == nullptr) {
        return {};
    }
    ChanceEntry wrong = *keeps;
    wrong.chance.card = cardOutside(handOf(state, Options::neutralSquire));
    return bad(wrong, Reason::NotInNeutralHand, "R8.2");
}

Bad playDuringTheDraft(const State &state, const Entry *good)
{
    const Action *keep = action(good, ActionKind::Keep);
    if (keep == nullptr || state.options.mode == Mode::Karadoc) {
        return {};
    }
    return bad(Action::play(keep->actor(), keep->card(), keep->card().ownBoard()), Reason::NotNow, "R4.3");
}

Bad splitForeignCards(const State &state, const Entry *good)
{
    const Action *split = action(good, ActionKind::Split);
    if (split == nullptr) {
        return {};
    }
    const Card foreign = cardOutside(state.dealt[static_cast<std::size_t>(split->actor())]);
    return bad(Action::split(split->actor(), split->card(0), split->card(1), foreign), Reason::NotThreeOfYourCards,
               "R9.3");
}

Bad splitTwice(const State &state, const Entry *good)
{
    const Action *split = action(good, ActionKind::Split);
    if (split == nullptr || state.pending == 0b11) {
        return {};
    }
    const int other = 1 - split->actor();
    const Hand &cards = state.dealt[static_cast<std::size_t>(other)];
    return bad(Action::split(other, cards.at(0), cards.at(1), cards.at(2)), Reason::AlreadyChosen, "R9.3");
}

Bad takeStackOutOfTurn(const State & /*state*/, const Entry *good)
{
    const Action *take = action(good, ActionKind::TakeStack);
    return take != nullptr ? bad(Action::takeStack(1 - take->actor(), 0), Reason::NotYourDecision, "R9.3") : Bad();
}

Bad assignCardTooOften(const State &state, const Entry *good)
{
    const Action *assign = action(good, ActionKind::Assign);
    if (assign == nullptr) {
        return {};
    }
    const Card card = assign->card(0);
    if (state.dealt[static_cast<std::size_t>(assign->actor())].count(card) >= 3) {
        return {};
    }
    return bad(Action::assign(assign->actor(), card, card, card), Reason::NotThreeOfYourCards, "R9.4");
}

constexpr std::array mischief{
    InvalidEntries{"a deal of another turn", dealInWrongTurn},
    InvalidEntries{"a card too few in a deal", dealCardTooFew},
    InvalidEntries{"a hand too few in a deal", dealHandTooFew},
    InvalidEntries{"a card dealt twice", dealCardTwice},
    InvalidEntries{"a play before the deal", playBeforeTheDeal},
    InvalidEntries{"a deal in the middle of a turn", dealInTheMiddle},
    InvalidEntries{"a Codex without -3", codexWithoutMinusThree},
    InvalidEntries{"a Codex with a token too many", codexTokenTooMany},
    InvalidEntries{"a bet out of turn", betOutOfTurn},
    InvalidEntries{"a bet after the draft", betAfterTheDraft},
    InvalidEntries{"keeping a card that was not passed", keepWhatWasNotPassed},
    InvalidEntries{"keeping twice in a round", keepTwice},
    InvalidEntries{"keeping for the neutral squire", keepForTheNeutralSquire},
    InvalidEntries{"a lower card kept by the neutral squire", neutralKeepsLowerCard},
    InvalidEntries{"a foreign card kept by the neutral squire", neutralKeepsOtherCard},
    InvalidEntries{"a play during the draft", playDuringTheDraft},
    InvalidEntries{"a split of foreign cards", splitForeignCards},
    InvalidEntries{"a second split", splitTwice},
    InvalidEntries{"a stack taken out of turn", takeStackOutOfTurn},
    InvalidEntries{"a card assigned too often", assignCardTooOften},
};

} // namespace

std::span<const InvalidEntries> mischiefBeforePlay()
{
    return mischief;
}

} // namespace academy::record::test
