// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "match/DisplayedState.h"
#include "scripts/ScriptedGame.h"

#include <string_view>
#include <vector>

/// A position of the rulebook's figures, and how it plays on. It is come to by playing: a script says which cards squires
/// keep and play, hands are dealt so that this is possible, and the rules do the rest, from the first deal on. So no figure
/// can show what cannot happen, or play out otherwise than the game does.
namespace academy::rulebook
{

using scripts::Move;
using scripts::TurnScript;

struct FigureScript {
    std::string_view name;
    rules::Options options;
    std::vector<TurnScript> turns; ///< turns after the last one are filled up
    std::vector<rules::Board> boards; ///< those it shows
    // Where it begins, and how many steps it plays: a step is what one decision or one advance leads to, in the draft what
    // all squires do before hands are passed.
    int turn = 1;
    rules::Phase phase = rules::Phase::Play;
    int step = 0;
    int steps = 0;
    bool hands = false; ///< shows the squires' cards
};

struct FigureFrame {
    rules::State state;
    rules::Events events; ///< what led here from the frame before
    std::vector<Move> moves; ///< the same, and for the first frame everything from the first deal on
};

/// All figures of the rulebook.
[[nodiscard]] const std::vector<FigureScript> &figureScripts();
/// Nothing when there is no figure of that name.
[[nodiscard]] const FigureScript *figureScript(std::string_view name);

/// The position and each step of it. Empty when the script cannot be played: a test sees to it that all can.
[[nodiscard]] std::vector<FigureFrame> play(const FigureScript &script);

} // namespace academy::rulebook
