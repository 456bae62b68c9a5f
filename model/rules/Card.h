// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include "rules/Board.h"

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

/// Learning cards and small hands of them. A card is its kind and value; two cards of the same kind and value are the
/// same for every rule. A hand is a sorted handful of at most seven cards in one machine word, so that states are
/// copied by memcpy and equal hands are equal bits.
namespace academy::rules
{

enum class CardKind : std::uint8_t { Gallantry, Swords, Education, KingsService, Quests, Charity };

inline constexpr int cardKindCount = 6;

struct CardKindFacts {
    std::string_view name; ///< identifier of its drawings
    char letter; ///< identifier in records
    Board board; ///< where it is played
    Board otherBoard; ///< R4.4: where Swords may be played instead
    std::array<std::uint8_t, 4> copies; ///< how many of value 2, 3, 4 and 5 are in the deck (R2.2)
};

inline constexpr std::array<CardKindFacts, cardKindCount> cardKindTable{{
    {"gallantry", 'G', Board::Gallantry, noBoard, {2, 3, 2, 1}},
    {"swords", 'S', Board::Jousts, Board::Tournaments, {0, 6, 4, 2}},
    {"education", 'E', Board::Education, noBoard, {2, 3, 2, 1}},
    {"kings-service", 'K', Board::KingsService, noBoard, {2, 3, 2, 1}},
    {"quests", 'Q', Board::Quests, noBoard, {2, 3, 2, 1}},
    {"charity", 'C', Board::Charity, noBoard, {2, 3, 2, 1}},
}};

[[nodiscard]] constexpr const CardKindFacts &facts(CardKind kind)
{
    return cardKindTable[static_cast<std::size_t>(kind)];
}

class Card
{
public:
    constexpr Card() = default;
    /// value: 2..5 (Swords 3..5, R2.2).
    constexpr Card(CardKind kind, int value)
        : m_code(static_cast<std::uint8_t>((static_cast<int>(kind) << 2) | (value - 2)))
    {
    }

    [[nodiscard]] static constexpr Card fromCode(std::uint8_t code)
    {
        Card card;
        card.m_code = code;
        return card;
    }

    /// 0..23, ordered by kind, then value; 0xFF for no or an unknown card.
    [[nodiscard]] constexpr std::uint8_t code() const { return m_code; }
    [[nodiscard]] constexpr CardKind kind() const { return static_cast<CardKind>(m_code >> 2); }
    [[nodiscard]] constexpr int value() const { return (m_code & 3) + 2; }
    [[nodiscard]] constexpr bool isKnown() const { return m_code != 0xFF; }
    [[nodiscard]] constexpr bool isSwords() const { return kind() == CardKind::Swords; }

    /// R4.4: Swords may be played on two boards.
    [[nodiscard]] constexpr bool mayBePlayedOn(Board board) const
    {
        return board == ownBoard() || board == otherBoard();
    }

    /// The only board of a card that is no Swords; Jousts for Swords.
    [[nodiscard]] constexpr Board ownBoard() const { return facts(kind()).board; }
    /// R4.4: the second board of Swords; noBoard for all others.
    [[nodiscard]] constexpr Board otherBoard() const { return facts(kind()).otherBoard; }

    friend constexpr bool operator==(Card, Card) = default;
    friend constexpr auto operator<=>(Card, Card) = default;

private:
    std::uint8_t m_code = 0xFF;
};

inline constexpr int cardCodeCount = 24;
inline constexpr int deckSize = 52;

/// R2.2: how often each card is in the deck, by code.
inline constexpr std::array<std::uint8_t, cardCodeCount> copiesInDeck = [] {
    std::array<std::uint8_t, cardCodeCount> copies{};
    for (std::size_t code = 0; code < cardCodeCount; ++code) {
        copies[code] = cardKindTable[code / 4].copies[code % 4];
    }
    return copies;
}();

/// All 52 cards, sorted.
inline constexpr std::array<Card, deckSize> deck = [] {
    std::array<Card, deckSize> cards{};
    std::size_t next = 0;
    for (std::size_t code = 0; code < cardCodeCount; ++code) {
        for (int copy = 0; copy < copiesInDeck[code]; ++copy) {
            cards[next++] = Card::fromCode(static_cast<std::uint8_t>(code));
        }
    }
    return cards;
}();

/// At most seven cards, sorted by code. Unknown cards (0xFF) sort last.
class Hand
{
public:
    static constexpr int capacity = 7;

    constexpr Hand() = default;

    [[nodiscard]] constexpr int size() const { return static_cast<int>(m_bits >> 56); }
    [[nodiscard]] constexpr bool isEmpty() const { return size() == 0; }
    [[nodiscard]] constexpr Card at(int position) const
    {
        return Card::fromCode(static_cast<std::uint8_t>(m_bits >> (8 * position)));
    }

    constexpr void clear() { m_bits = 0; }

    /// Puts the card in its sorted place. The hand must not be full.
    constexpr void insert(Card card)
    {
        int position = size();
        while (position > 0 && at(position - 1) > card) {
            --position;
        }
        insertAt(position, card);
    }

    /// Puts the card behind all others, for hands whose order tells something (cards in the order kept).
    constexpr void append(Card card) { insertAt(size(), card); }

    /// Position of the first copy of the card, -1 when it is not in the hand.
    [[nodiscard]] constexpr int find(Card card) const
    {
        // The bytes equal to the card become 0; the lowest 0 is found without a loop. Unused bytes may look like the
        // first card of all, but lie behind the hand.
        const std::uint64_t differing = m_bits ^ (everyByte * card.code());
        const std::uint64_t zeros = (differing - everyByte) & ~differing & (everyByte << 7);
        const int position = std::countr_zero(zeros) / 8;
        return position < size() ? position : -1;
    }

    [[nodiscard]] constexpr bool contains(Card card) const { return find(card) >= 0; }

    [[nodiscard]] constexpr int count(Card card) const
    {
        int copies = 0;
        for (int position = 0; position < size(); ++position) {
            copies += at(position) == card ? 1 : 0;
        }
        return copies;
    }

    /// How many Swords are in a sorted hand, and the position of the first (any number when there are none). They are
    /// neighbours in a sorted hand.
    struct Swords {
        int count = 0;
        int first = 0;
    };
    [[nodiscard]] constexpr Swords swords() const
    {
        constexpr std::uint64_t kindBits = everyByte * 0xFC & cardBits;
        constexpr std::uint64_t swordsKind = everyByte * (static_cast<unsigned>(CardKind::Swords) << 2U) & cardBits;
        const std::uint64_t differing = (m_bits & kindBits) ^ swordsKind;
        const std::uint64_t lowBits = everyByte * 0x7F;
        const std::uint64_t zeros = ~(((differing & lowBits) + lowBits) | differing | lowBits) & cardBits;
        return {static_cast<int>(((zeros >> 7) * everyByte) >> 56), std::countr_zero(zeros) / 8};
    }

    constexpr void removeAt(int position)
    {
        const std::uint64_t cards = m_bits & cardBits;
        const std::uint64_t below = cards & ((std::uint64_t{1} << (8 * position)) - 1);
        const std::uint64_t above = (cards >> (8 * position)) >> 8;
        m_bits = below | (above << (8 * position)) | (static_cast<std::uint64_t>(size() - 1) << 56);
    }

    /// Takes one copy out; false and no change when there is none.
    constexpr bool remove(Card card)
    {
        const int position = find(card);
        if (position < 0) {
            return false;
        }
        removeAt(position);
        return true;
    }

    friend constexpr bool operator==(Hand, Hand) = default;

private:
    static constexpr std::uint64_t cardBits = (std::uint64_t{1} << 56) - 1;
    static constexpr std::uint64_t everyByte = 0x0101010101010101U;

    constexpr void insertAt(int position, Card card)
    {
        const std::uint64_t cards = m_bits & cardBits;
        const std::uint64_t below = cards & ((std::uint64_t{1} << (8 * position)) - 1);
        const std::uint64_t above = cards >> (8 * position);
        m_bits = (below | (static_cast<std::uint64_t>(card.code()) << (8 * position))
                  | (position + 1 < capacity ? above << (8 * (position + 1)) : 0))
            | (static_cast<std::uint64_t>(size() + 1) << 56);
    }

    std::uint64_t m_bits = 0; ///< cards in bytes 0..6 from the lowest, size in byte 7; unused bytes are 0
};

} // namespace academy::rules
