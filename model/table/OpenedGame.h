// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "game/GameHold.h"
#include "match/Match.h"
#include "table/Chronicle.h"
#include "table/ScoringWalk.h"

#include <memory>
#include <variant>

class QThread;

namespace academy::model
{

/// A saved game, played again to where it was left, with everything written of it that a table shows.
struct OpenedGame {
    Match match;
    DisplayedState told;
    std::unique_ptr<Chronicle> chronicle;
    std::unique_ptr<ScoringWalk> scoring;
    std::unique_ptr<GameHold> hold; ///< none when the game is over: nothing more is written
};

/// Why a game cannot be opened: somebody else plays it, or it cannot be read.
struct HeldElsewhere {
};
using Opening = std::variant<OpenedGame, HeldElsewhere, record::RecordError>;

/// What a saved game is opened for: to be played on, or only to be looked at, which others do not hinder who play it.
enum class Purpose { Play, Replay };

/// Reads a saved game, and holds it if it is to be played on. That takes a while, so it is done on a thread where nobody waits;
/// `thread` is where it will be shown.
[[nodiscard]] Opening openGame(const QString &path, Purpose purpose, QThread *thread);

/// The same for a record that has been read, which nobody else plays.
[[nodiscard]] std::variant<OpenedGame, record::RecordError> playAgain(const record::Record &record);

} // namespace academy::model
