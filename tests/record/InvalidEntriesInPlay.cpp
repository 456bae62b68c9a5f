// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "InvalidEntries.h"

#include "InvalidEntryTools.h"

#include <algorithm>
#include <array>

/// Cards played and Codex tokens looked at.
namespace academy::record::test
{

namespace
{

using rules::Action;
using rules::ActionKind;
using rules::Board;
using rules::Card;
using rules::ChanceKind;
using rules::Hand;
using rules::Options;
using rules::Reason;
using rules::State;

Bad playOutOfTurn(const State &state, const Entry *good)
{
    const Action *play = action(good, ActionKind::Play);
    if (play == nullptr) {
        return {};
    }
    const int other = nextSquire(state, play->actor());
    const Hand &hand = handOf(state, other);
    return hand.isEmpty()
        ? Bad()
        : bad(Action::play(other, hand.at(0), hand.at(0).ownBoard()), Reason::NotYourDecision, "R4.3");
}

Bad playCardNotInHand(const State &state, const Entry *good)
{
    const Action *play = action(good, ActionKind::Play);
    if (play == nullptr) {
        return {};
    }
    const Card card = cardOutside(handOf(state, play->actor()));
    return bad(Action::play(play->actor(), card, card.ownBoard()), Reason::CardNotInHand, "R4.3");
}

Bad playOnAnotherBoard(const State & /*state*/, const Entry *good)
{
    const Action *play = action(good, ActionKind::Play);
    if (play == nullptr || play->card().isSwords()) {
        return {};
    }
    const Board other = play->board() == Board::Charity ? Board::Jousts : Board::Charity;
    return bad(Action::play(play->actor(), play->card(), other), Reason::WrongBoardForCard, "R4.3");
}

Bad playSwordsOnCharity(const State & /*state*/, const Entry *good)
{
    const Action *play = action(good, ActionKind::Play);
    return play != nullptr && play->card().isSwords()
        ? bad(Action::play(play->actor(), play->card(), Board::Charity), Reason::WrongBoardForCard, "R4.4")
        : Bad();
}

Bad playForNobody(const State &state, const Entry *good)
{
    const Action *play = action(good, ActionKind::Play);
    return play != nullptr
        ? bad(Action::play(state.squires(), play->card(), play->board()), Reason::NoSuchSquire, "R2.1")
        : Bad();
}

Bad keepDuringPlay(const State & /*state*/, const Entry *good)
{
    const Action *play = action(good, ActionKind::Play);
    return play != nullptr ? bad(Action::keep(play->actor(), play->card()), Reason::NotNow, "R4.2") : Bad();
}

Bad bonusBeforeScoring(const State & /*state*/, const Entry *good)
{
    const Action *play = action(good, ActionKind::Play);
    return play != nullptr ? bad(Action::bonus(play->actor(), Board::Quests), Reason::NotNow, "R5.1") : Bad();
}

Bad playOfTheNeutralSquireUndrawn(const State &state, const Entry *good)
{
    const ChanceEntry *draw = chance(good, ChanceKind::NeutralPlays);
    if (draw == nullptr) {
        return {};
    }
    const Card card = handOf(state, Options::neutralSquire).at(0);
    return bad(Action::play(Options::neutralSquire, card, card.ownBoard()), Reason::ChanceExpected, "R8.3");
}

Bad playAnotherThanDrawn(const State &state, const Entry *good)
{
    const Action *play = action(good, ActionKind::Play);
    if (play == nullptr || !isNeutral(state, play->actor())) {
        return {};
    }
    const Hand &hand = handOf(state, play->actor());
    for (int position = 0; position < hand.size(); ++position) {
        if (const Card card = hand.at(position); card != play->card()) {
            return bad(Action::play(play->actor(), card, card.ownBoard()), Reason::CardWasDrawn, "R8.3");
        }
    }
    return {};
}

Bad drawForTheNeutralSquireOutside(const State &state, const Entry *good)
{
    const ChanceEntry *draw = chance(good, ChanceKind::NeutralPlays);
    if (draw == nullptr) {
        return {};
    }
    ChanceEntry wrong = *draw;
    wrong.chance.card = cardOutside(handOf(state, Options::neutralSquire));
    return bad(wrong, Reason::NotInNeutralHand, "R8.3");
}

Bad peekBeyondTheCodex(const State &state, const Entry *good)
{
    const Action *peek = action(good, ActionKind::Peek);
    return peek != nullptr ? bad(Action::peek(peek->actor(), state.squires()), Reason::NoSuchPlace, "R10.3.2") : Bad();
}

Bad peekOfAnother(const State &state, const Entry *good)
{
    const Action *peek = action(good, ActionKind::Peek);
    return peek != nullptr ? bad(Action::peek(nextSquire(state, peek->actor()), 0), Reason::NotYourDecision, "R10.3.2")
                           : Bad();
}

Bad peekUnasked(const State & /*state*/, const Entry *good)
{
    const Action *play = action(good, ActionKind::Play);
    return play != nullptr ? bad(Action::peek(play->actor(), 0), Reason::NotNow, "R10.3.2") : Bad();
}

constexpr std::array mischief{
    InvalidEntries{"a play out of turn", playOutOfTurn},
    InvalidEntries{"a card not in hand", playCardNotInHand},
    InvalidEntries{"a card on another board", playOnAnotherBoard},
    InvalidEntries{"Swords on Charity", playSwordsOnCharity},
    InvalidEntries{"a play of nobody", playForNobody},
    InvalidEntries{"keeping during play", keepDuringPlay},
    InvalidEntries{"a bonus before scoring", bonusBeforeScoring},
    InvalidEntries{"an undrawn card of the neutral squire", playOfTheNeutralSquireUndrawn},
    InvalidEntries{"another card than the one drawn", playAnotherThanDrawn},
    InvalidEntries{"a foreign card drawn for the neutral squire", drawForTheNeutralSquireOutside},
    InvalidEntries{"a peek beyond the Codex", peekBeyondTheCodex},
    InvalidEntries{"a peek of another squire", peekOfAnother},
    InvalidEntries{"a peek without an Education card", peekUnasked},
};

} // namespace

std::span<const InvalidEntries> mischiefInPlay()
{
    return mischief;
}

} // namespace academy::record::test
