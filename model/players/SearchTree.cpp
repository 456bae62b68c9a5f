// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/SearchTree.h"

#include "players/Verdict.h"

#include <cmath>

namespace academy::players
{

SearchTree::SearchTree(std::size_t capacity)
{
    m_nodes.reserve(capacity);
    m_blocks.reserve(capacity / blockSize);
}

void SearchTree::clear()
{
    m_nodes.assign(blockSize, Node());
    m_blocks.assign(1, Block());
}

SearchTree::Place SearchTree::add(Place parent, rules::Action action, float promise)
{
    Place block = at(parent).children;
    if (block == nowhere || m_blocks[block / blockSize].size == blockSize) {
        m_blocks.push_back({.next = block});
        block = static_cast<Place>(m_nodes.size());
        m_nodes.resize(m_nodes.size() + blockSize);
        at(parent).children = block;
    }
    const Place place = block + m_blocks[block / blockSize].size++;
    at(place).action = action;
    at(place).promise = promise;
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
    const float curiosity = static_cast<float>(given.curiosity) / 100.0F / promises;
    float untried = visits == 0 ? 0.5F : static_cast<float>(sum) / static_cast<float>(visits) * scale;
    untried -= static_cast<float>(given.doubt) / 1000.0F;
    Place chosen = places[0];
    float most = -1;
    for (int i = 0; i < count; ++i) {
        const Node &node = at(places[i]);
        const auto tries = static_cast<float>(node.visits);
        const float mean = node.visits == 0 ? untried : static_cast<float>(node.sum) / tries * scale;
        const float urge = curiosity * node.promise * std::sqrt(static_cast<float>(node.available)) / (1.0F + tries);
        const float score = mean + urge;
        if (score > most) {
            most = score;
            chosen = places[i];
        }
    }
    return chosen;
}

} // namespace academy::players
