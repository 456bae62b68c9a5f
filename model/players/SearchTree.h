// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Tuning.h"
#include "rules/Action.h"

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

/// The memory of a search: what was tried after what, how often, and how well it went for whoever decided. One block of
/// nodes, allocated before the search begins; a node is the action that leads to it. The same node stands for a position
/// in many possible worlds, so not all of its children can be chosen each time: those that can are looked up one by one,
/// by the parent and the action. What takes time is to get them from memory, and so they all come at once.
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
        Place parent : 31 = root;
        std::uint32_t hasChildren : 1 = 0;
    };
    static_assert(sizeof(Node) == 32);

    explicit SearchTree(std::size_t capacity);

    /// Forgets all, keeps the memory.
    void clear();

    [[nodiscard]] Node &at(Place place) { return m_nodes[place]; }
    [[nodiscard]] const Node &at(Place place) const { return m_nodes[place]; }
    [[nodiscard]] bool isFull() const { return m_nodes.size() + rules::ActionList::capacity > m_nodes.capacity(); }

    [[nodiscard]] bool hasChildren(Place place) const { return at(place).hasChildren != 0; }
    /// The child that this action leads to, or nowhere.
    [[nodiscard]] Place find(Place parent, rules::Action action) const { return m_index[slotOf(parent, action)]; }

    /// Adds an action to the children of a node, among which it is not yet. The tree must not be full.
    Place add(Place parent, rules::Action action, float promise);

    /// The child to try next among those whose action is legal now; legal actions that are no children yet become so,
    /// with the promise told by `promiseOf(action)`.
    template <typename PromiseOf>
    [[nodiscard]] Place choose(Place parent, const rules::ActionList &legal, const SearchTuning &given,
                               PromiseOf promiseOf);

private:
    /// Where in the index that child is, or the free place where it would be.
    [[nodiscard]] std::size_t slotOf(Place parent, rules::Action action) const
    {
        const std::uint64_t mixed = (std::bit_cast<std::uint64_t>(action) ^ (std::uint64_t{parent} << 48U)
                                     ^ (std::uint64_t{parent} * 0xD6E8FEB86659FD93U))
            * 0x9E3779B97F4A7C15U;
        auto slot = static_cast<std::size_t>(mixed >> m_indexShift);
        while (m_index[slot] != nowhere && !isChild(m_index[slot], parent, action)) {
            slot = (slot + 1) & (m_index.size() - 1);
        }
        return slot;
    }
    [[nodiscard]] bool isChild(Place place, Place parent, rules::Action action) const
    {
        const Node &node = at(place);
        return node.parent == parent
            && std::bit_cast<std::uint64_t>(node.action) == std::bit_cast<std::uint64_t>(action);
    }
    [[nodiscard]] Place best(const Place *places, int count, const SearchTuning &given);

    std::vector<Node> m_nodes;
    std::vector<Place> m_index; ///< of all nodes but the root; more than half of it is free
    int m_indexShift;
};

template <typename PromiseOf>
SearchTree::Place SearchTree::choose(Place parent, const rules::ActionList &legal, const SearchTuning &given,
                                     PromiseOf promiseOf)
{
    std::array<Place, rules::ActionList::capacity> places;
    int count = 0;
    for (const rules::Action &action : legal) {
        Place child = find(parent, action);
        if (child == nowhere && !isFull()) {
            child = add(parent, action, promiseOf(action));
        }
        if (child != nowhere) {
            places[static_cast<std::size_t>(count++)] = child;
        }
    }
    return count == 0 ? nowhere : best(places.data(), count, given);
}

} // namespace academy::players
