// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "lessons/LessonScript.h"

#include "record/Record.h"

#include <vector>

/// The game of a lesson's chapter, played to its end before anybody sees it: from it a table can begin at any decision of the
/// learner, and everybody knows what the script wants them to decide.
namespace academy::lessons
{

/// A decision of the script, and where in the game it is taken. Within a turn, phase, step and actor determine it.
struct PlannedDecision {
    int turn = 0;
    rules::Phase phase{};
    int step = 0;
    rules::Action action{};

    /// Whether it is the one that `actor` has to take in this state.
    [[nodiscard]] bool isDue(const rules::State &state, int actor) const;
};

struct LessonGame {
    /// From the first deal to the end of the chapter's turn.
    record::Record record;
    /// How many of its entries lead to where the chapter begins.
    int start = 0;
    /// Of the learner, from there on, and how many entries the record has after each.
    std::vector<PlannedDecision> own;
    std::vector<int> entriesAfter;
    /// Of everybody, from the first deal on.
    std::vector<PlannedDecision> all;

    /// The record as far as the learner has taken so many decisions.
    [[nodiscard]] record::Record after(int decisions) const;
};

/// The player that learns.
inline constexpr int learner = 0;

/// Plays the chapter. `names`: of the players, as stored in records; `level`: that of the computers. Without entries when its script cannot be played: a test
/// sees to it that all can.
[[nodiscard]] LessonGame playChapter(const LessonChapter &chapter, const QStringList &names, const QString &level);

} // namespace academy::lessons
