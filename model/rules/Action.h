// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include "rules/Card.h"
#include "rules/Coat.h"

#include <array>
#include <bit>
#include <cstdint>

/// One decision, as a value of eight bytes. An action is made with the function named after it and read through the
/// accessors that belong to its kind; the actor is a squire, or a player for Split, TakeStack and Assign.
namespace academy::rules
{

enum class ActionKind : std::uint8_t {
    Bet, ///< R10.2.1: board
    Keep, ///< R4.2: card
    Split, ///< R9.3: three cards, the player's first stack
    TakeStack, ///< R9.3: place 0 or 1
    Assign, ///< R9.4: three cards for the player's first squire
    Play, ///< R4.3: card, board
    Peek, ///< R10.3.2: place, or none
    WinTie, ///< R7.1: board, or none
    Bonus, ///< R5.1: board
    TakeToken, ///< R10.3.3: place
    Exchange, ///< R10.6: partner, coat given, coats taken
};

class Action
{
public:
    static constexpr int none = 0xFF;

    constexpr Action() = default;

    [[nodiscard]] static constexpr Action bet(int squire, Board board)
    {
        return make(ActionKind::Bet, squire, code(board));
    }
    [[nodiscard]] static constexpr Action keep(int squire, Card card)
    {
        return make(ActionKind::Keep, squire, 0, card.code());
    }
    [[nodiscard]] static constexpr Action split(int player, Card a, Card b, Card c)
    {
        return make(ActionKind::Split, player, 0, a.code(), b.code(), c.code());
    }
    /// stack 0 is the one the other player named.
    [[nodiscard]] static constexpr Action takeStack(int player, int stack)
    {
        return make(ActionKind::TakeStack, player, stack);
    }
    [[nodiscard]] static constexpr Action assign(int player, Card a, Card b, Card c)
    {
        return make(ActionKind::Assign, player, 0, a.code(), b.code(), c.code());
    }
    [[nodiscard]] static constexpr Action play(int squire, Card card, Board board)
    {
        return make(ActionKind::Play, squire, code(board), card.code());
    }
    /// place: 0.., or none for not looking.
    [[nodiscard]] static constexpr Action peek(int squire, int place) { return make(ActionKind::Peek, squire, place); }
    /// board: noBoard for leaving the ties as they are.
    [[nodiscard]] static constexpr Action winTie(int squire, Board board)
    {
        return make(ActionKind::WinTie, squire, code(board));
    }
    [[nodiscard]] static constexpr Action bonus(int squire, Board board)
    {
        return make(ActionKind::Bonus, squire, code(board));
    }
    [[nodiscard]] static constexpr Action takeToken(int squire, int place)
    {
        return make(ActionKind::TakeToken, squire, place);
    }
    /// give and each of the two taken may be noCoat; the taken ones are in ascending order, noCoat last.
    [[nodiscard]] static constexpr Action exchange(int squire, int with, Coat give, Coat take1, Coat take2)
    {
        return make(ActionKind::Exchange, squire, with, static_cast<int>(give), static_cast<int>(take1),
                    static_cast<int>(take2));
    }

    [[nodiscard]] constexpr ActionKind kind() const { return m_kind; }
    [[nodiscard]] constexpr int actor() const { return m_actor; }
    [[nodiscard]] constexpr Board board() const { return static_cast<Board>(m_where); }
    [[nodiscard]] constexpr int place() const { return m_where; }
    [[nodiscard]] constexpr int stack() const { return m_where; }
    [[nodiscard]] constexpr int partner() const { return m_where; }
    [[nodiscard]] constexpr Card card() const { return Card::fromCode(m_what[0]); }
    [[nodiscard]] constexpr Card card(int position) const
    {
        return Card::fromCode(m_what[static_cast<std::size_t>(position)]);
    }
    [[nodiscard]] constexpr Coat give() const { return static_cast<Coat>(m_what[0]); }
    [[nodiscard]] constexpr Coat take(int position) const
    {
        return static_cast<Coat>(m_what[static_cast<std::size_t>(position) + 1]);
    }
    /// Not looking, not winning a tie.
    [[nodiscard]] constexpr bool declines() const { return m_where == none; }

    friend constexpr bool operator==(const Action &, const Action &) = default;

private:
    [[nodiscard]] static constexpr int code(Board board) { return static_cast<int>(board); }
    [[nodiscard]] static constexpr Action make(ActionKind kind, int actor, int where, int a = 0, int b = 0, int c = 0)
    {
        Action action;
        action.m_kind = kind;
        action.m_actor = static_cast<std::uint8_t>(actor);
        action.m_where = static_cast<std::uint8_t>(where);
        action.m_what = {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c), 0,
                         0};
        return action;
    }

    ActionKind m_kind = ActionKind::Bet;
    std::uint8_t m_actor = 0;
    std::uint8_t m_where = 0;
    std::array<std::uint8_t, 5> m_what{};
};

static_assert(sizeof(Action) == 8);

/// The actions of one actor at one moment. Room for the largest choice there is, the Charity exchange: four partners,
/// two coats to give, 45 pairs of nine kinds to take.
class ActionList
{
public:
    static constexpr int capacity = 400;

    constexpr ActionList() { } // NOLINT(modernize-use-equals-default): leaves the storage as it is, which is the point

    constexpr void clear() { m_size = 0; }
    constexpr void add(Action action) { m_actions[static_cast<std::size_t>(m_size++)] = action; }
    [[nodiscard]] constexpr int size() const { return m_size; }
    [[nodiscard]] constexpr bool isEmpty() const { return m_size == 0; }
    [[nodiscard]] constexpr Action operator[](int position) const
    {
        return m_actions[static_cast<std::size_t>(position)];
    }
    [[nodiscard]] constexpr const Action *begin() const { return m_actions.data(); }
    [[nodiscard]] constexpr const Action *end() const { return m_actions.data() + m_size; }
    [[nodiscard]] constexpr bool contains(Action action) const
    {
        for (const Action &one : *this) {
            if (one == action) {
                return true;
            }
        }
        return false;
    }

private:
    int m_size = 0;
    union { // no constructor runs for the 3 kB
        std::array<Action, capacity> m_actions;
    };
};

} // namespace academy::rules
