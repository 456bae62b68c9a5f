// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/SearchTree.h"

#include "players/WinProbability.h"

#include <cmath>

namespace academy::players
{

SearchTree::SearchTree(std::size_t capacity)
    : m_index(std::bit_ceil(2 * capacity))
    , m_indexShift(64 - std::countr_zero(m_index.size()))
{
    m_nodes.reserve(capacity);
}

void SearchTree::clear()
{
    m_nodes.assign(1, Node());
    m_index.assign(m_index.size(), nowhere);
}

SearchTree::Place SearchTree::add(Place parent, rules::Action action, float promise)
{
    const auto place = static_cast<Place>(m_nodes.size());
    m_index[slotOf(parent, action)] = place;
    m_nodes.push_back({.action = action, .promise = promise, .parent = parent & 0x7FFFFFFFU});
    at(parent).hasChildren = 1;
    return place;
}

// The better an action has done and the more it promises, the sooner it is tried; the oftener it was, the later (PUCT).
// Every operation on its own line is rounded as IEEE 754 says, so this is the same everywhere.
SearchTree::Place SearchTree::best(const Place *places, int count, const SearchTuning &given)
{
    float promises = 0;
    std::int64_t sum = 0;
    std::uint32_t visits = 0;
    for (int i = 0; i < count; ++i) {
        Node &node = at(places[i]);
        ++node.available;
        promises += node.promise;
        sum += node.sum;
        visits += node.visits;
    }
    const float scale = 1.0F / static_cast<float>(wholeVictory);
    const float cPuct = static_cast<float>(given.cPuct) / 100.0F / promises;
    float untried = visits == 0 ? 0.5F : static_cast<float>(sum) / static_cast<float>(visits) * scale;
    untried -= static_cast<float>(given.firstPlayUrgency) / 1000.0F;
    Place chosen = places[0];
    float most = -1;
    for (int i = 0; i < count; ++i) {
        const Node &node = at(places[i]);
        const auto tries = static_cast<float>(node.visits);
        const float mean = node.visits == 0 ? untried : static_cast<float>(node.sum) / tries * scale;
        const float urge = cPuct * node.promise * std::sqrt(static_cast<float>(node.available)) / (1.0F + tries);
        const float score = mean + urge;
        if (score > most) {
            most = score;
            chosen = places[i];
        }
    }
    return chosen;
}

} // namespace academy::players
