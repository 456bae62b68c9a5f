// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Words.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>

namespace academy::rules::test
{

namespace
{

constexpr std::string_view kindLetters = "GSEKQC"; // in the order of CardKind

constexpr std::array<std::string_view, 11> actionNames{"bet",  "keep",   "split", "takeStack", "assign",  "play",
                                                       "peek", "winTie", "bonus", "takeToken", "exchange"};

constexpr std::array<std::string_view, 18> phaseNames{
    "deal", "codex",    "bet",    "draft", "split",     "takeStack", "assign",      "draftDone", "play",
    "peek", "playDone", "winTie", "bonus", "takeToken", "exchange",  "scoringDone", "resetDone", "over"};

} // namespace

std::vector<std::string_view> words(std::string_view text)
{
    std::vector<std::string_view> found;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) {
            found.push_back(text.substr(0, end));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return found;
}

Card card(std::string_view text)
{
    REQUIRE(text.size() == 2);
    const std::size_t kind = kindLetters.find(text[0]);
    REQUIRE(kind != std::string_view::npos);
    return {static_cast<CardKind>(kind), text[1] - '0'};
}

Hand hand(std::string_view text)
{
    Hand cards;
    for (const std::string_view word : words(text)) {
        cards.insert(card(word));
    }
    return cards;
}

Coat coat(std::string_view text)
{
    for (int code = 0; code < coatCount; ++code) {
        if (test::text(static_cast<Coat>(code)) == text) {
            return static_cast<Coat>(code);
        }
    }
    FAIL("there is no coat " << text);
    return noCoat;
}

std::string text(Board board)
{
    return index(board) < boardCount ? std::string(facts(board).name) : "none";
}

std::string text(Card card)
{
    return card.code() < cardCodeCount
        ? std::string{kindLetters[static_cast<std::size_t>(card.kind())]} + std::to_string(card.value())
        : "??";
}

std::string text(Hand hand)
{
    std::string line;
    for (int position = 0; position < hand.size(); ++position) {
        line += (position > 0 ? " " : "") + text(hand.at(position));
    }
    return line;
}

std::string text(Coat coat)
{
    return coat == noCoat ? "none" : text(facts(coat).board) + ":" + std::to_string(facts(coat).value);
}

std::string text(const Coats &coats)
{
    std::string line;
    for (int code = 0; code < coatCount; ++code) {
        for (int copy = 0; copy < coats.of(static_cast<Coat>(code)); ++copy) {
            line += (line.empty() ? "" : " ") + text(static_cast<Coat>(code));
        }
    }
    return line;
}

std::string text(const Action &action)
{
    const std::string head =
        std::string(actionNames[static_cast<std::size_t>(action.kind())]) + " by " + std::to_string(action.actor());
    switch (action.kind()) {
    case ActionKind::Bet:
    case ActionKind::WinTie:
    case ActionKind::Bonus:
        return head + " " + text(action.board());
    case ActionKind::Keep:
        return head + " " + text(action.card());
    case ActionKind::Split:
    case ActionKind::Assign:
        return head + " " + text(action.card(0)) + " " + text(action.card(1)) + " " + text(action.card(2));
    case ActionKind::Play:
        return head + " " + text(action.card()) + " on " + text(action.board());
    case ActionKind::TakeStack:
    case ActionKind::Peek:
    case ActionKind::TakeToken:
        return head + " " + std::to_string(action.place());
    case ActionKind::Exchange:
        break;
    }
    return head + " with " + std::to_string(action.partner()) + " gives " + text(action.give()) + " takes "
        + text(action.take(0)) + " " + text(action.take(1));
}

std::string text(const Refusal &refusal)
{
    return std::string(refusal.rule) + ": " + std::string(refusal.text());
}

std::string text(const Options &options)
{
    std::string line(modeNames[static_cast<std::size_t>(options.mode)]);
    line += " " + std::to_string(options.squires) + " first " + std::to_string(options.firstSquire) + " "
        + std::string(stakesNames[static_cast<std::size_t>(options.stakes)]);
    for (int rule = 0; rule < advancedCount; ++rule) {
        line += options.has(static_cast<Advanced>(rule))
            ? " " + std::string(advancedNames[static_cast<std::size_t>(rule)])
            : "";
    }
    for (int rule = 0; rule < variationCount; ++rule) {
        line += options.has(static_cast<Variation>(rule))
            ? " " + std::string(variationNames[static_cast<std::size_t>(rule)])
            : "";
    }
    return line;
}

std::string text(const State &state)
{
    std::string lines = text(state.options) + "\nturn " + std::to_string(state.turn) + " "
        + std::string(phaseNames[static_cast<std::size_t>(state.phase)]) + " first " + std::to_string(state.first)
        + " actor " + std::to_string(state.actor) + " step " + std::to_string(state.step) + " cup "
        + std::to_string(state.cup) + " scrolls " + std::to_string(state.scrolls);
    for (const Board board : allBoards) {
        lines += "\n" + text(board) + ":";
        for (int squire = 0; squire < state.squires(); ++squire) {
            lines += " " + std::to_string(state.progress(squire, board)) + "."
                + std::to_string(state.track(board).height(squire));
        }
    }
    for (std::size_t squire = 0; squire < state.options.squires; ++squire) {
        lines += "\nsquire " + std::to_string(squire) + ": hand " + text(state.hands[squire]) + " kept "
            + text(state.kept[squire]) + " dealt " + text(state.dealt[squire]) + " coats " + text(state.coats[squire]);
    }
    return lines;
}

} // namespace academy::rules::test
