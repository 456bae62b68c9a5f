// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "lessons/Lesson.h"

#include "TestTable.h"

/// A lesson for tests: no clock, no threads, and a learner who decides by the prompt alone.
namespace academy::lessons
{

class TestLesson
{
public:
    explicit TestLesson(const QString &id);

    Lesson &lesson() { return m_lesson; }
    model::Table &table() { return *m_lesson.table(); }

    /// Tells what can be told while nobody reads: to the next remark, page of the scoring, or decision.
    void tell();
    /// Turns the pages of the scoring as well.
    void tellAll();
    /// Taps what that decision consists of, and confirms it.
    void decide(const rules::Action &action);
    /// Follows the step of now as a learner would; `action` is what the script wants.
    void follow(const rules::Action &action);

    /// Somebody can do something that leads on.
    [[nodiscard]] bool hasWayOn();

private:
    Lesson m_lesson;
};

/// The decisions of the learner, by chapter.
[[nodiscard]] std::vector<std::vector<rules::Action>> decisionsOf(const LessonScript &script);

[[nodiscard]] QString idOf(const LessonScript &script);

} // namespace academy::lessons
