// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "statistics/FinishedGame.h"

#include <vector>

namespace academy::app
{

/// Results of months of play, prepared for a run that nobody watches: the same every time. Four people, computers of several
/// levels, every mode.
class PreparedHistory
{
public:
    /// So many games, the first of them in September 2026, every third day.
    [[nodiscard]] static std::vector<model::FinishedGame> games(int count = 24);
    /// Writes them where the program looks. Only for a sandbox.
    [[nodiscard]] static bool lay(int count = 24);
    /// Writes there instead that somebody without a name has won five of six games against pages.
    [[nodiscard]] static bool layVictories();
};

} // namespace academy::app
