// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/Enums.h"
#include "scripts/GameScript.h"

#include <QString>

#include <string_view>
#include <vector>

/// What a lesson consists of: games that a script leads, and for each of them steps, one idea a step. The learner owns the
/// first squire and decides what the script says; the step tells what that is. All texts are in English here and translated
/// when they are shown (context "Lessons").
namespace academy::lessons
{

/// When a step comes.
enum class When {
    Now, ///< at once after the step before it
    Awaited, ///< when the learner is asked for the next decision; to be read before it is taken
    Asked, ///< the same, and the decision is the step
    Scored, ///< while a board is scored; not missed when somebody skips it
    Ended, ///< when the turn is over
};

struct LessonStep {
    When when = When::Now;
    const char *text = "";
    model::Enums::Pointer pointer = model::Enums::Pointer::Nothing;
    rules::Board board = rules::noBoard; ///< that it points to, or whose scoring it comes with
    bool any = false; ///< Asked: every choice will do
};

struct LessonChapter {
    scripts::GameScript game;
    std::uint64_t seed = 1; ///< of chance that the script does not determine
    std::vector<LessonStep> steps;
};

struct LessonScript {
    std::string_view id; ///< as stored; the mode, the advanced rule or the variation as in game records, or "first"
    const char *title = "";
    const char *note = ""; ///< what one learns, in a sentence
    int minutes = 2; ///< at a reading pace
    rules::Board emblem = rules::noBoard; ///< of the board it is about
    std::vector<LessonChapter> chapters;
};

/// All lessons, in the order in which they are offered; the first one first.
[[nodiscard]] const std::vector<LessonScript> &lessonScripts();
/// Null when there is no lesson of that identifier.
[[nodiscard]] const LessonScript *lessonScript(const QString &id);

/// The parts of that list, each in a file of its own.
[[nodiscard]] LessonScript firstLesson();
[[nodiscard]] std::vector<LessonScript> modeLessons();
[[nodiscard]] std::vector<LessonScript> advancedRuleLessons();
[[nodiscard]] std::vector<LessonScript> variationLessons();

} // namespace academy::lessons
