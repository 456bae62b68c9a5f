// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "match/Scene.h"
#include "rows/BoardModel.h"
#include "rows/CodexModel.h"
#include "rows/HandModel.h"
#include "rows/SquireModel.h"

#include <QCoreApplication>
#include <QString>

/// What a screen reader says of the things on the table: complete, without looking at anything else.
namespace academy::model
{

class Speech
{
    Q_DECLARE_TR_FUNCTIONS(Speech)

public:
    /// "Jousts, you are second of four on square 7, one behind Ana. Scores this turn."
    [[nodiscard]] static QString board(const Scene &scene, rules::Board board);
    /// The same, and whether the board is chosen, may be chosen now, or why it may not.
    [[nodiscard]] static QString choosing(const QString &board, const BoardRow &row);
    /// "You are second of four on square 7, one behind Ana."; nothing to nobody in particular.
    [[nodiscard]] static QString ownPlace(const Scene &scene, rules::Board board);
    /// "Ana, second of four on square 7".
    [[nodiscard]] static QString disc(const Scene &scene, int squire, rules::Board board);
    [[nodiscard]] static QString squire(const Scene &scene, const SquireRow &row);
    [[nodiscard]] static QString card(const HandRow &row);
    /// What is drawn beside a board without words: "Scores every turn. Back to square 0 … +3 for the 1st, …".
    [[nodiscard]] static QString terms(const BoardRow &row);
    /// What the signs beside a squire mean: Excalibur, coats that lie face down.
    [[nodiscard]] static QString signs(const SquireRow &row);
    /// What a card does: "Moves your disc four squares on Quests."
    [[nodiscard]] static QString effect(rules::Card card, const rules::Options &options);
    [[nodiscard]] static QString place(const Scene &scene, const CodexRow &row);
    /// "Scores this turn: Jousts and Quests. Then back to square 0: Jousts. Later: Charity in turn 6."
    [[nodiscard]] static QString outlook(const rules::State &table);
    /// "Turn 2 begins": turns are figures here, as voices spell Roman ones.
    [[nodiscard]] static QString turnBegins(int turn);
    /// "to play", "waits", "has played".
    [[nodiscard]] static QString status(const Scene &scene, const SquireRow &row);
    /// "Knights of the Academy: Ana and Bruno, 36 Chivalry Points", of @p winner as there are @p winners of them.
    [[nodiscard]] static QString knighting(int winners, const QString &winner, const QString &points);

private:
    [[nodiscard]] static QString standing(const Scene &scene, int squire, rules::Board board);
    [[nodiscard]] static QString distance(const Scene &scene, int squire, rules::Board board);
};

} // namespace academy::model
