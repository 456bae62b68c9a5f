// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Determinizer.h"

#include "players/HiddenCoats.h"
#include "rules/Game.h"

#include <algorithm>

namespace academy::players
{

using namespace rules;

namespace
{

Card takeAny(Hand &from, Random &random)
{
    const int drawn = random.below(from.size());
    const Card card = from.at(drawn);
    from.removeAt(drawn);
    return card;
}

// R9.2: six cards of those that the player has not got itself.
Hand dealSix(Hand own, Random &random)
{
    std::array<Card, deckSize> cards = deck;
    int left = deckSize;
    for (int position = 0; position < own.size(); ++position) {
        const auto held = std::find(cards.begin(), cards.begin() + left, own.at(position));
        *held = cards[static_cast<std::size_t>(--left)];
    }
    Hand hand;
    for (int card = 0; card < 6; ++card) {
        const auto drawn = static_cast<std::size_t>(random.below(left));
        hand.insert(cards[drawn]);
        cards[drawn] = cards[static_cast<std::size_t>(--left)];
    }
    return hand;
}

// Lancelot: the other player's six cards before the stacks are shown, their division between its squires after (R9.3, R9.4).
void sampleLancelot(State &world, int player, Random &random)
{
    const auto other = static_cast<std::size_t>(1 - player);
    Hand &dealt = world.dealt[other];
    if (dealt.isEmpty()) {
        return;
    }
    if (!dealt.at(0).isKnown()) {
        dealt = dealSix(world.dealt[static_cast<std::size_t>(player)], random);
        if (!world.kept[other].isEmpty()) {
            Hand left = dealt;
            world.kept[other].clear();
            for (int card = 0; card < 3; ++card) {
                world.kept[other].insert(takeAny(left, random));
            }
        }
    }
    Hand left = dealt;
    for (const std::size_t squire : {other, other + 2}) {
        for (std::size_t card = 0; card < world.playedCount[squire]; ++card) {
            left.remove(world.played[squire][card].card());
        }
    }
    for (const std::size_t squire : {other, other + 2}) {
        const int size = world.hands[squire].size();
        world.hands[squire].clear();
        for (int card = 0; card < size; ++card) {
            world.hands[squire].insert(takeAny(left, random));
        }
    }
}

// R10.3.1: the tokens that one has not seen lie in any order.
void sampleTokens(State &world, Random &random)
{
    const bool lie = world.phase >= Phase::Bet && world.phase <= Phase::TakeToken;
    const std::size_t places = lie ? static_cast<std::size_t>(world.squires()) : 0;
    std::fill(world.codex.token.begin() + static_cast<std::ptrdiff_t>(places), world.codex.token.end(), std::int8_t{0});
    int minusOnes = 1;
    int minusThrees = 1;
    int unknown = 0;
    for (std::size_t place = 0; place < places; ++place) {
        minusOnes -= world.codex.token[place] == -1 ? 1 : 0;
        minusThrees -= world.codex.token[place] == -3 ? 1 : 0;
        unknown += world.codex.token[place] == Codex::unknownToken ? 1 : 0;
    }
    for (std::size_t place = 0; place < places; ++place) {
        std::int8_t &token = world.codex.token[place];
        if (token != Codex::unknownToken) {
            continue;
        }
        const int drawn = random.below(unknown--);
        token = drawn < minusOnes ? -1 : drawn < minusOnes + minusThrees ? -3 : 0;
        minusOnes -= token == -1 ? 1 : 0;
        minusThrees -= token == -3 ? 1 : 0;
    }
}

} // namespace

Determinizer::Determinizer(const View &view)
    : m_view(view)
    , m_deals(view)
{
}

Determinizer::Determinizer(const View &view, const DraftModel *habits, const DealTuning &how)
    : Determinizer(view)
{
    if (habits != nullptr && McmcDealSampler::exist(m_deals)) {
        m_likely.emplace(m_deals, *habits, how);
    }
}

State Determinizer::sample(Random &random)
{
    State world = m_view.table;
    if (world.options.mode == Mode::Lancelot) {
        sampleLancelot(world, m_view.player, random);
    } else if (m_likely) {
        m_likely->sample(world, random);
    } else {
        m_deals.sample(world, random);
    }
    if (world.rules().uses(Scoring::Codex)) {
        sampleTokens(world, random);
    }
    if (world.phase != Phase::Over) { // R5.7: then they lie open
        sampleCoats(world, m_view.player, random);
    }
    return world;
}

State sampleDeterminization(const View &view, Random &random)
{
    return Determinizer(view).sample(random);
}

} // namespace academy::players
