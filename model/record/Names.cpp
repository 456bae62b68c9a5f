// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/Names.h"

#include <algorithm>

namespace academy::record
{

std::string cardText(rules::Card card)
{
    return {rules::facts(card.kind()).letter, static_cast<char>('0' + card.value())};
}

std::optional<rules::Card> cardFromText(std::string_view text)
{
    if (text.size() != 2 || text[1] < '2' || text[1] > '5') {
        return std::nullopt;
    }
    const auto found = std::ranges::find(rules::cardKindTable, text[0], &rules::CardKindFacts::letter);
    if (found == rules::cardKindTable.end()) {
        return std::nullopt;
    }
    const rules::Card card(static_cast<rules::CardKind>(found - rules::cardKindTable.begin()), text[1] - '0');
    if (rules::copiesInDeck[card.code()] == 0) {
        return std::nullopt;
    }
    return card;
}

std::string coatText(rules::Coat coat)
{
    const rules::CoatFacts &facts = rules::facts(coat);
    return std::string(boardText(facts.board)) + ':' + std::to_string(facts.value);
}

std::optional<rules::Coat> coatFromText(std::string_view text)
{
    for (int i = 0; i < rules::coatCount; ++i) {
        const auto coat = static_cast<rules::Coat>(i);
        if (coatText(coat) == text) {
            return coat;
        }
    }
    return std::nullopt;
}

std::string_view boardText(rules::Board board)
{
    return rules::facts(board).name;
}

std::optional<rules::Board> boardFromText(std::string_view text)
{
    const auto found = std::ranges::find(rules::boardTable, text, &rules::BoardFacts::name);
    if (found == rules::boardTable.end()) {
        return std::nullopt;
    }
    return static_cast<rules::Board>(found - rules::boardTable.begin());
}

} // namespace academy::record
