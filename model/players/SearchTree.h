// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Tuning.h"
#include "rules/Action.h"

#include <bit>
#include <cstdint>
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
        Place firstChild = nowhere;
        Place nextSibling = nowhere;

        [[nodiscard]] bool isFor(rules::Action other) const
        {
            return std::bit_cast<std::uint64_t>(action) == std::bit_cast<std::uint64_t>(other);
        }
    };

    explicit SearchTree(std::size_t capacity) { m_nodes.reserve(capacity); }

    /// Forgets all, keeps the memory.
    void clear();

    [[nodiscard]] Node &at(Place place) { return m_nodes[place]; }
    [[nodiscard]] const Node &at(Place place) const { return m_nodes[place]; }
    [[nodiscard]] bool isFull() const { return m_nodes.size() + rules::ActionList::capacity > m_nodes.capacity(); }

    /// Adds an action to the children of a node. The tree must not be full.
    Place add(Place parent, rules::Action action, float promise);

    /// The child to try next among those whose action is legal now; legal actions that are no children yet become so,
    /// with the promise told by `promiseOf(action)`.
    template <typename PromiseOf>
    [[nodiscard]] Place choose(Place parent, const rules::ActionList &legal, const SearchTuning &given,
                               PromiseOf promiseOf);

private:
    [[nodiscard]] Place best(const Place *places, int count, const SearchTuning &given);

    std::vector<Node> m_nodes;
};

template <typename PromiseOf>
SearchTree::Place SearchTree::choose(Place parent, const rules::ActionList &legal, const SearchTuning &given,
                                     PromiseOf promiseOf)
{
    Place places[rules::ActionList::capacity];
    int count = 0;
    if (at(parent).firstChild == nowhere) {
        for (const rules::Action &action : legal) {
            places[count++] = add(parent, action, promiseOf(action));
        }
        return best(places, count, given);
    }
    for (const rules::Action &action : legal) {
        Place child = at(parent).firstChild;
        while (child != nowhere && !at(child).isFor(action)) {
            child = at(child).nextSibling;
        }
        if (child == nowhere && !isFull()) {
            child = add(parent, action, promiseOf(action));
        }
        if (child != nowhere) {
            places[count++] = child;
        }
    }
    return count == 0 ? nowhere : best(places, count, given);
}

} // namespace academy::players
