// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Tuning.h"
#include "rules/Action.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

/// The memory of a search: what was tried after what, how often, and how well it went for whoever decided. One block of
/// nodes, allocated before the search begins; a node is the action that leads to it. The same node stands for a position
/// in many possible worlds, so not all of its children can be chosen each time.
namespace academy::players
{

class SearchTree
{
public:
    using Place = std::uint32_t;
    static constexpr Place root = 0;
    static constexpr Place nowhere = 0; ///< the root is nobody's child

    struct Node {
        rules::Action action;
        std::int64_t sum = 0; ///< of the decider's share of victory, in 1/65536
        std::uint32_t visits = 0;
        std::uint32_t available = 0; ///< how often it could have been chosen
        float promise = 0; ///< weight before it has been tried
        Place children = nowhere; ///< the first of a block
    };

    explicit SearchTree(std::size_t capacity);

    /// Forgets all, keeps the memory.
    void clear();

    [[nodiscard]] Node &at(Place place) { return m_nodes[place]; }
    [[nodiscard]] const Node &at(Place place) const { return m_nodes[place]; }
    [[nodiscard]] bool isFull() const { return m_nodes.size() + rules::ActionList::capacity > m_nodes.capacity(); }

    [[nodiscard]] bool hasChildren(Place place) const { return at(place).children != nowhere; }
    /// Calls `visit(place)` for each child.
    template <typename Visit>
    void forEachChild(Place parent, Visit visit) const;

    /// Adds an action to the children of a node. The tree must not be full.
    Place add(Place parent, rules::Action action, float promise);

    /// The child to try next among those whose action is legal now; legal actions that are no children yet become so,
    /// with the promise told by `promiseOf(action)`.
    template <typename PromiseOf>
    [[nodiscard]] Place choose(Place parent, const rules::ActionList &legal, const SearchTuning &given,
                               PromiseOf promiseOf);

private:
    /// Says at once where in a list an action stands.
    class Finder
    {
    public:
        static constexpr int none = -1;

        explicit Finder(const rules::ActionList &actions)
            : m_actions(&actions)
        {
            m_first.fill(none);
            for (int position = actions.size() - 1; position >= 0; --position) {
                m_next[static_cast<std::size_t>(position)] =
                    std::exchange(m_first[drawerOf(actions[position])], static_cast<std::int16_t>(position));
            }
        }

        [[nodiscard]] int of(const rules::Action &action) const
        {
            int position = m_first[drawerOf(action)];
            while (position != none && !((*m_actions)[position] == action)) {
                position = m_next[static_cast<std::size_t>(position)];
            }
            return position;
        }

    private:
        [[nodiscard]] static std::size_t drawerOf(const rules::Action &action)
        {
            return std::bit_cast<std::uint64_t>(action) * 0x9E3779B97F4A7C15U >> 58U;
        }

        const rules::ActionList *m_actions;
        std::array<std::int16_t, 64> m_first;
        std::array<std::int16_t, rules::ActionList::capacity> m_next;
    };

    [[nodiscard]] Place best(const Place *places, int count, const SearchTuning &given);

    /// Children lie side by side in blocks of so many, newer blocks first: what takes time is to get them from memory.
    static constexpr Place blockSize = 4;
    struct Block {
        Place next = nowhere; ///< the first of the block with the older children
        Place size = 0;
    };

    std::vector<Node> m_nodes;
    std::vector<Block> m_blocks;
};

template <typename Visit>
void SearchTree::forEachChild(Place parent, Visit visit) const
{
    for (Place first = at(parent).children; first != nowhere; first = m_blocks[first / blockSize].next) {
        for (Place child = first; child < first + m_blocks[first / blockSize].size; ++child) {
            visit(child);
        }
    }
}

template <typename PromiseOf>
SearchTree::Place SearchTree::choose(Place parent, const rules::ActionList &legal, const SearchTuning &given,
                                     PromiseOf promiseOf)
{
    std::array<Place, rules::ActionList::capacity> places;
    std::fill_n(places.begin(), legal.size(), nowhere);
    const Finder positions(legal);
    forEachChild(parent, [&](Place child) {
        const int position = positions.of(at(child).action);
        if (position != Finder::none) {
            places[static_cast<std::size_t>(position)] = child;
        }
    });
    int count = 0;
    for (int position = 0; position < legal.size(); ++position) {
        Place child = places[static_cast<std::size_t>(position)];
        if (child == nowhere && !isFull()) {
            child = add(parent, legal[position], promiseOf(legal[position]));
        }
        if (child != nowhere) {
            places[static_cast<std::size_t>(count++)] = child;
        }
    }
    return count == 0 ? nowhere : best(places.data(), count, given);
}

} // namespace academy::players
