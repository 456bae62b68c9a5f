// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/OpponentModel.h"

#include "players/ActionEvaluator.h"
#include "rules/Game.h"

namespace academy::players
{

using namespace rules;

namespace
{

std::optional<DraftModel> habitsIn(const View &view, const SearchTuning &how, const Odds &given)
{
    const rules::Options &options = view.table.options;
    return how.knowsHabits && (options.players() > 2 || options.mode == Mode::Karadoc)
        ? std::optional<DraftModel>(std::in_place, view.table, given)
        : std::nullopt;
}

} // namespace

OpponentModel::OpponentModel(const View &view, const SearchTuning &how, const Odds &given)
    : m_odds(&given)
    , m_noise(how.noise)
    , m_surprise(how.surprise)
    , m_policy(view.table, given)
    , m_habits(habitsIn(view, how, given))
    , m_plays(m_habits && view.table.options.players() > 2 ? std::optional<PlayModel>(std::in_place, view.table, given)
                                                           : std::nullopt)
    , m_worlds(view, m_habits ? &*m_habits : nullptr, how.deals)
{
}

Action OpponentModel::act(const State &world, int actor, Random &random)
{
    if (knowsRivals() && random.below(100) >= m_surprise) {
        switch (world.phase) {
        case Phase::Draft:
            return m_habits->keep(world, actor, random);
        case Phase::Play:
            return m_plays->play(world, actor, random);
        case Phase::Bonus: { // R5.1: too seldom to need a habit of its own
            const View view = viewOf(world, decider(world, actor));
            return ActionEvaluator(view, actor, *m_odds).pick(random);
        }
        default:
            break;
        }
    }
    return m_policy.act(world, actor, m_noise, random);
}

} // namespace academy::players
