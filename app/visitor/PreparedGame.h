// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Record.h"

#include <QStringList>

namespace academy::app
{

/// A game prepared for a run that nobody watches: laid among the saved games with a seed of its own, it deals the same cards
/// and draws the same choices every time. It can be found there and gone on with like any other game.
struct PreparedGame {
    /// After so many turns, what is left asks all that a whole game does, and discs and coats lie everywhere.
    static constexpr int laterTurns = 3;

    rules::Options options;
    int humans = 1; ///< the first so many players; the others are computers
    unsigned seed = 1;
    QStringList names; ///< of the players, instead of the usual ones
    int turns = 0; ///< so many have been played to their end, at random; with 6 the game is over
    record::TableTerms table{};

    /// The standard game for that many squires.
    [[nodiscard]] static PreparedGame standard(int squires);
    /// With every variation and every advanced rule.
    [[nodiscard]] PreparedGame withEverything() const;

    /// As it is written.
    [[nodiscard]] record::Record record() const;
    /// Writes the file, as if it had been left at a fixed time. False when it cannot be written.
    [[nodiscard]] bool lay(const QString &name) const;

    /// Removes all saved games. Only for a sandbox.
    static void clearAway();
};

} // namespace academy::app
