// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Referee.h"

#include "Words.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace academy::rules::test
{

Referee::Referee(const Options &options, std::uint64_t seed)
    : m_state(newGame(options))
    , m_random(seed)
{
    for (Board &favorite : m_favorites) {
        favorite = boardAt(m_random.below(boardCount));
    }
}

void Referee::differ(std::string_view what) const
{
    FAIL(what << " is not what the rules say in\n" << text(m_state));
    throw; // not reached: FAIL throws
}

Chance Referee::chance(ChanceKind kind)
{
    if (due(m_state) != Due::Chance || awaitedChance(m_state) != kind) {
        differ("chance awaited");
    }
    const Chance chance = drawChance(m_state, m_random);
    if (applyChance(m_state, chance).has_value()) {
        differ("chance drawn");
    }
    return chance;
}

bool Referee::isFavorite(const Action &action) const
{
    const auto actor = static_cast<std::size_t>(action.actor());
    switch (action.kind()) {
    case ActionKind::Bet:
    case ActionKind::Play:
    case ActionKind::Bonus:
        return action.board() == m_favorites[actor];
    case ActionKind::Keep:
        return action.card().mayBePlayedOn(m_favorites[actor]);
    default:
        return false;
    }
}

Action Referee::decide(int actor, const std::vector<Action> &expected)
{
    const int lister = m_state.phase == Phase::WinTie ? m_state.actor : actor;
    if (((deciding(m_state) >> lister) & 1) == 0) {
        differ("who decides");
    }
    ActionList offered;
    legalActions(m_state, lister, offered);
    if (offered.size() != static_cast<int>(expected.size())
        || !std::all_of(expected.begin(), expected.end(), [&](Action action) { return offered.contains(action); })) {
        differ("what may be chosen");
    }
    std::vector<Action> favored;
    std::copy_if(expected.begin(), expected.end(), std::back_inserter(favored),
                 [this](Action action) { return isFavorite(action); });
    const std::vector<Action> &choices = favored.empty() || any(3) == 0 ? expected : favored;
    const Action action = choices[static_cast<std::size_t>(any(static_cast<int>(choices.size())))];
    if (apply(m_state, action).has_value()) {
        differ("taking " + text(action));
    }
    return action;
}

void Referee::advance(Phase phase)
{
    if (m_state.phase != phase || due(m_state) != Due::Advance) {
        differ("phase");
    }
    rules::advance(m_state);
}

} // namespace academy::rules::test
