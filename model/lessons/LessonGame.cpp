// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "lessons/LessonGame.h"

#include "game/GameController.h"
#include "scripts/ScriptedGame.h"

#include <algorithm>

namespace academy::lessons
{

using record::Record;
using rules::Action;
using rules::Phase;
using rules::State;

bool PlannedDecision::isDue(const State &state, int actor) const
{
    const bool decides = ((rules::deciding(state) >> static_cast<unsigned>(actor)) & 1U) != 0;
    return decides && turn == state.turn && phase == state.phase && step == state.step && action.actor() == actor;
}

Record LessonGame::after(int decisions) const
{
    const auto taken = std::min(static_cast<std::size_t>(std::max(decisions, 0)), entriesAfter.size());
    Record part = record;
    part.entries.resize(static_cast<std::size_t>(taken == 0 ? start : entriesAfter[taken - 1]));
    return part;
}

LessonGame playChapter(const LessonChapter &chapter, const QStringList &names, const QString &level)
{
    LessonGame game;
    game.record.options = chapter.game.options;
    game.record.seed = QString::number(chapter.seed, 16);
    for (int player = 0; player < chapter.game.options.players(); ++player) {
        const bool human = player == learner;
        game.record.players.push_back({.name = names.value(player),
                                       .kind = human ? record::PlayerKind::Human : record::PlayerKind::Computer,
                                       .level = human ? QString() : level});
    }
    scripts::ScriptedGame played(chapter.game, chapter.seed);
    bool begun = false;
    const auto ended = [&played, &chapter] {
        const State &state = played.state();
        return state.turn > chapter.game.turn || state.phase == Phase::Over;
    };
    while (!ended()) {
        const State &state = played.state();
        if (!begun && played.begins()) {
            begun = true;
            game.start = static_cast<int>(game.record.entries.size());
        }
        const auto move = played.next();
        if (!move) {
            return {};
        }
        if (const auto *chance = std::get_if<rules::Chance>(&*move)) {
            game.record.entries.push_back(record::entryOf(state, *chance));
        }
        if (const auto *action = std::get_if<Action>(&*move)) {
            const PlannedDecision decision{
                .turn = state.turn, .phase = state.phase, .step = state.step, .action = *action};
            game.record.entries.emplace_back(*action);
            game.all.push_back(decision);
            const bool asked = model::GameController::forcedAction(state) != *action;
            if (begun && asked && rules::decider(state, action->actor()) == learner) {
                game.own.push_back(decision);
                game.entriesAfter.push_back(static_cast<int>(game.record.entries.size()));
            }
        }
        if (!played.make(*move)) {
            return {};
        }
    }
    return begun ? game : LessonGame{};
}

} // namespace academy::lessons
