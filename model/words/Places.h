// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Game.h"

#include <QCoreApplication>
#include <QString>

/// Where a disc stands and what that is worth, in words: ranks, squares, points if the board were scored now.
namespace academy::model
{

class Places
{
    Q_DECLARE_TR_FUNCTIONS(Places)

public:
    /// "2nd"; "last" on square 0 (R3.5), and for the lowest disc where the last place gives something of its own.
    [[nodiscard]] static QString rank(const rules::State &state, int squire, rules::Board board);
    /// What tells the worth of a disc there: its rank, on King's Service its square, "on 6".
    [[nodiscard]] static QString standing(const rules::State &state, int squire, rules::Board board);
    /// "square 7", "square 3 of the second lap".
    [[nodiscard]] static QString square(rules::Board board, int progress);
    /// "+2"; with a variation that gives no points by rank, what the rank gives instead.
    [[nodiscard]] static QString pays(const rules::State &state, int squire, rules::Board board);
    /// The same with its unit: "+2 sq." on Gallantry.
    [[nodiscard]] static QString paysWithUnit(const rules::State &state, int squire, rules::Board board);
    /// While all discs of a board stand on square 0: "All on square 0: −3 each"; otherwise, and where they would get different
    /// things, empty.
    [[nodiscard]] static QString start(const rules::State &state, rules::Board board);
    /// Whether what a rank gives there is said in words, "takes two", and not as a number of points or squares.
    [[nodiscard]] static bool paysInWords(const rules::State &state, int squire, rules::Board board);

    /// The square within its lap, and the laps completed (R3.2).
    [[nodiscard]] static int squareOf(rules::Board board, int progress);
    [[nodiscard]] static int lapOf(rules::Board board, int progress);
};

} // namespace academy::model
