// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/FigureScript.h"

#include <algorithm>
#include <optional>

/// Plays a figure's script.
namespace academy::rulebook
{

using rules::Phase;
using rules::State;
using scripts::ScriptedGame;

namespace
{

bool move(ScriptedGame &game, FigureFrame &frame)
{
    const std::optional<Move> next = game.next();
    if (!next) {
        return false;
    }
    frame.moves.push_back(*next);
    return game.make(*next, &frame.events);
}

// What one decision leads to; in the draft, what all squires do before hands are passed.
bool step(ScriptedGame &game, FigureFrame &frame)
{
    const State before = game.state();
    do {
        if (!move(game, frame)) {
            return false;
        }
    } while (before.phase == Phase::Draft && game.state().phase == Phase::Draft && game.state().step == before.step);
    frame.state = game.state();
    return true;
}

} // namespace

std::vector<FigureFrame> play(const FigureScript &script)
{
    const scripts::GameScript led{.options = script.options,
                                  .turns = script.turns,
                                  .boards = script.boards,
                                  .turn = script.turn,
                                  .phase = script.phase,
                                  .step = script.step};
    ScriptedGame game(led);
    FigureFrame start;
    while (!game.begins()) {
        if (!move(game, start)) {
            return {};
        }
    }
    start.state = game.state();
    start.events.clear();
    std::vector<FigureFrame> frames{std::move(start)};
    for (int number = 0; number < script.steps; ++number) {
        FigureFrame frame;
        if (!step(game, frame)) {
            return {};
        }
        frames.push_back(std::move(frame));
    }
    return frames;
}

const FigureScript *figureScript(std::string_view name)
{
    const auto found = std::ranges::find(figureScripts(), name, &FigureScript::name);
    return found == figureScripts().end() ? nullptr : &*found;
}

} // namespace academy::rulebook
