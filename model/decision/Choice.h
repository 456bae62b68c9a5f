// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/Enums.h"

#include "rules/View.h"

#include <optional>
#include <vector>

/// A decision in the making: which parts of it somebody at this device has chosen. Built from the decider's view; asks the
/// rules for everything that may be chosen. Nothing is chosen beforehand, save where there is nothing to choose from.
/// Choosing a part again puts it back.
namespace academy::model
{

/// Why a tap changed nothing.
struct Objection {
    enum class Kind {
        Rule, ///< the rules do not allow it: see `reason`
        CardFirst, ///< a board was tapped, and no card is chosen
        NotAsked, ///< that is not what is to be chosen now
        Enough, ///< enough are chosen; put one back first
    };
    Kind kind = Kind::NotAsked;
    rules::Reason reason{};
};
inline constexpr Objection notAsked{};

class Choice
{
public:
    /// actor: as in rules::Action; the one who has a decision to take in view.table.
    Choice(const rules::View &view, int actor);

    [[nodiscard]] Enums::Decision decision() const { return m_decision; }
    [[nodiscard]] int actor() const { return m_actor; }
    [[nodiscard]] const rules::View &view() const { return m_view; }
    [[nodiscard]] const rules::State &table() const { return m_view.table; }
    /// The cards that are chosen from, or may be looked at while choosing.
    [[nodiscard]] const rules::Hand &cards() const { return m_cards; }
    /// How many cards or coats make the choice complete; 0 where it is not about several.
    [[nodiscard]] int needed() const;
    /// How many of those are still to be chosen.
    [[nodiscard]] int missing() const;

    // Taps. Each answers with an objection when it changes nothing.
    using Answer = std::optional<Objection>;
    Answer tapCard(int position);
    Answer tapBoard(rules::Board board);
    Answer tapPlace(int place);
    Answer tapStack(int stack);
    Answer tapCovered(int position);
    Answer tapPartner(int squire);
    Answer tapGive(rules::Coat coat);
    Answer tapTake(rules::Coat coat);
    /// A card is laid on a board: chooses both, or in the draft the card, if it may be played there.
    Answer drop(int position, rules::Board board);
    void clear();
    /// Chooses all parts of that action; nothing for one that declines.
    void choose(const rules::Action &action);

    // What is chosen.
    [[nodiscard]] const std::vector<int> &chosenCards() const { return m_chosenCards; }
    /// The single card chosen.
    [[nodiscard]] std::optional<rules::Card> card() const;
    [[nodiscard]] std::optional<rules::Board> board() const { return m_board; }
    [[nodiscard]] std::optional<int> place() const { return m_place; }
    [[nodiscard]] std::optional<int> stack() const { return m_stack; }
    [[nodiscard]] std::optional<rules::Action> covered() const { return m_covered; }
    [[nodiscard]] std::optional<int> partner() const { return m_partner; }
    [[nodiscard]] std::optional<rules::Coat> give() const { return m_give; }
    [[nodiscard]] const std::vector<rules::Coat> &takes() const { return m_takes; }

    // What may be chosen.
    [[nodiscard]] bool mayChoose(rules::Board board) const;
    [[nodiscard]] std::vector<rules::Board> boardsForCard() const;
    [[nodiscard]] std::vector<rules::Action> coveredDiscs() const;
    [[nodiscard]] std::vector<int> partners() const;
    [[nodiscard]] std::vector<rules::Coat> gives() const;
    /// The partner's coats that may be taken (R10.6.1), by kind.
    [[nodiscard]] std::vector<rules::Coat> takeable() const;

    /// The actions that what is chosen amounts to, each for a button: none, one, or two for a Swords card.
    [[nodiscard]] std::vector<rules::Action> ready() const;
    /// Declining, where that is allowed: not looking, leaving ties.
    [[nodiscard]] std::optional<rules::Action> declining() const;

private:
    [[nodiscard]] bool isLegal(const rules::Action &action) const;
    [[nodiscard]] std::vector<rules::Action> playsOf(rules::Card card) const;
    [[nodiscard]] std::optional<rules::Action> threeCards() const;
    [[nodiscard]] std::optional<rules::Action> exchange() const;
    void settleExchange();
    void chooseExchange(const rules::Action &action);

    rules::View m_view;
    int m_actor;
    Enums::Decision m_decision = Enums::Decision::None;
    std::vector<rules::Action> m_legal;
    rules::Hand m_cards;

    std::vector<int> m_chosenCards; ///< positions in m_cards, ascending
    std::optional<rules::Board> m_board;
    std::optional<int> m_place;
    std::optional<int> m_stack;
    std::optional<rules::Action> m_covered;
    std::optional<int> m_partner;
    std::optional<rules::Coat> m_give; ///< noCoat where there is none to give
    std::vector<rules::Coat> m_takes;
};

} // namespace academy::model
