// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Playout.h"

#include "rules/Phases.h"

#include <bit>
#include <span>

/// The phases that hold nearly all decisions choose among the same actions as legalActions() lists, but without listing
/// them. Everything else goes the ordinary way.
namespace academy::rules
{

namespace
{

// Equal cards are one choice, that of the first copy: any other position is drawn again. So every different card is
// equally likely, and nothing is listed.
bool isFirstCopy(Hand hand, int position)
{
    return position == 0 || hand.at(position) != hand.at(position - 1);
}

int differentCard(Hand hand, Random &random)
{
    int position = 0;
    do {
        position = hand.size() == 1 ? 0 : random.below(hand.size());
    } while (!isFirstCopy(hand, position));
    return position;
}

int keepRandomly(State &state, Random &random)
{
    int decisions = 0;
    for (unsigned pending = deciding(state); pending != 0; pending &= pending - 1) {
        const int squire = std::countr_zero(pending);
        const Hand hand = state.hands[static_cast<std::size_t>(squire)];
        phases::keepAt(state, squire, differentCard(hand, random), nullptr);
        ++decisions;
    }
    return decisions;
}

int playCardRandomly(State &state, Random &random)
{
    const int squire = state.actor;
    const Hand hand = state.hands[static_cast<std::size_t>(squire)];
    const Hand::Swords swords = hand.swords();
    int position = 0;
    bool onOtherBoard = false;
    do {
        // Behind all cards the Swords stand a second time, for their other board (R4.4).
        const int choice = random.below(hand.size() + swords.count);
        onOtherBoard = choice >= hand.size();
        position = onOtherBoard ? choice - hand.size() + swords.first : choice;
    } while (!isFirstCopy(hand, position));
    const Card card = hand.at(position);
    const Board board = onOtherBoard ? card.otherBoard() : card.ownBoard();
    phases::playAt(state, squire, position, board, nullptr);
    return 1;
}

// R9.3, R9.4: three of six cards, as bits of positions.
constexpr std::array<std::uint8_t, 20> triples = [] {
    std::array<std::uint8_t, 20> bits{};
    std::size_t next = 0;
    for (unsigned candidate = 0; candidate < 64; ++candidate) {
        if (std::popcount(candidate) == 3) {
            bits[next++] = static_cast<std::uint8_t>(candidate);
        }
    }
    return bits;
}();

std::array<Card, 3> differentTriple(Hand hand, Random &random)
{
    unsigned repeats = 0; // positions whose card is the one before
    for (int position = 1; position < hand.size(); ++position) {
        repeats |= isFirstCopy(hand, position) ? 0U : 1U << static_cast<unsigned>(position);
    }
    unsigned triple = 0;
    do {
        triple = triples[static_cast<std::size_t>(random.below(static_cast<int>(triples.size())))];
    } while ((triple & repeats & ~(triple << 1U)) != 0); // a later copy without the one before it is the same choice
    std::array<Card, 3> cards;
    for (Card &card : cards) {
        card = hand.at(std::countr_zero(triple));
        triple &= triple - 1;
    }
    return cards;
}

int divideRandomly(State &state, Random &random)
{
    const int player = std::countr_zero(deciding(state));
    const std::array<Card, 3> cards = differentTriple(state.dealt[static_cast<std::size_t>(player)], random);
    const auto make = state.phase == Phase::Split ? Action::split : Action::assign;
    applyLegal(state, make(player, cards[0], cards[1], cards[2]));
    return 1;
}

int useBonusRandomly(State &state, Random &random)
{
    const std::span<const Board> boards = state.rules().boards();
    Board board = noBoard;
    do {
        board = boards[static_cast<std::size_t>(random.below(static_cast<int>(boards.size())))];
    } while (!canMove(state, state.actor, board));
    applyLegal(state, Action::bonus(state.actor, board));
    return 1;
}

} // namespace

int decideRandomly(State &state, Random &random)
{
    switch (state.phase) {
    case Phase::Draft:
        return keepRandomly(state, random);
    case Phase::Split:
    case Phase::Assign:
        return divideRandomly(state, random);
    case Phase::Bonus:
        return useBonusRandomly(state, random);
    case Phase::Play:
        if (!state.options.isNeutral(state.actor)) {
            return playCardRandomly(state, random);
        }
        [[fallthrough]];
    default:
        applyLegal(state, randomAction(state, random));
        return 1;
    }
}

Action randomAction(const State &state, Random &random)
{
    ActionList actions;
    legalActions(state, std::countr_zero(deciding(state)), actions);
    return actions[random.below(actions.size())];
}

bool playToDecision(State &state, Random &random)
{
    while (true) {
        switch (due(state)) {
        case Due::Chance:
            resolveChance(state, random);
            break;
        case Due::Advance:
            advance(state);
            break;
        case Due::Decision:
            return true;
        case Due::Nothing:
            return false;
        }
    }
}

int playRandomly(State &state, Random &random)
{
    int decisions = 0;
    while (playToDecision(state, random)) {
        decisions += decideRandomly(state, random);
    }
    return decisions;
}

} // namespace academy::rules
