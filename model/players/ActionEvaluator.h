// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Prospects.h"
#include "rules/Action.h"
#include "rules/View.h"

#include <array>
#include <optional>

/// What each legal action is worth by judgement alone, without looking ahead move by move: the herald's whole skill. One
/// function for each kind of decision, in all modes and variations.
namespace academy::players
{

class ActionEvaluator
{
public:
    explicit ActionEvaluator(const rules::View &view, int actor, const Odds &given = odds,
                             const Interests &interests = evenInterests);

    /// The legal actions.
    [[nodiscard]] const rules::ActionList &actions() const { return m_actions; }
    /// Worth of the action at that position in the list; only differences mean something.
    [[nodiscard]] int worth(int position) const { return m_worths[static_cast<std::size_t>(position)]; }
    /// Position of the best action, the first of several.
    [[nodiscard]] int best() const;
    /// One of the best actions, each as likely.
    [[nodiscard]] rules::Action pick(rules::Random &random) const;

private:
    template <typename Judge>
    void judgeEach(Judge judge)
    {
        for (int position = 0; position < m_actions.size(); ++position) {
            m_worths[static_cast<std::size_t>(position)] = judge(m_actions[position]);
        }
    }

    // The draft and the play of cards.
    void judgeKeeps();
    void judgePlays();
    // Lancelot.
    void judgeSplits();
    void judgeStacks();
    void judgeAssignments();
    [[nodiscard]] int cardsForBoth(rules::Hand cards, int player);
    // The rest.
    [[nodiscard]] int worthOfBet(rules::Board board);
    [[nodiscard]] int worthOfTie(const rules::Action &action);
    [[nodiscard]] int worthOfPeek(int place) const;
    [[nodiscard]] int worthOfToken(int place) const;
    [[nodiscard]] int desireForToken(int place) const;
    [[nodiscard]] int worthOfExchange(const rules::Action &action) const;

    [[nodiscard]] const rules::State &table() const { return m_view->table; }
    /// Prospects of any squire, as its owner sees them; of one's own squires and the neutral one, as oneself does.
    [[nodiscard]] Prospects &prospects(int squire);
    /// How much each squire's points count for one player: with rivals, or without where they are overlooked.
    [[nodiscard]] Worths stanceFor(int player) const;
    [[nodiscard]] int cardWorth(rules::Card card, int squire);

    const rules::View *m_view;
    const Odds *m_odds;
    Interests m_interests;
    int m_actor;
    PositionEvaluator m_outlook;
    Worths m_standings{};
    Worths m_stance{};
    std::array<std::optional<PositionEvaluator>, rules::maxSquires> m_outlooks; ///< each with that squire settled
    std::array<std::optional<Prospects>, rules::maxSquires> m_prospects;
    rules::ActionList m_actions;
    std::array<int, rules::ActionList::capacity> m_worths;
};

} // namespace academy::players
