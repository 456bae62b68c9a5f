// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "GamePlayer.h"

#include "lessons/Lesson.h"

#include <functional>

namespace academy::app
{

/// Takes a lesson as a person would: reads, does what the step asks for, turns the pages of the scoring.
class Learner
{
public:
    /// The lesson's page is open.
    Learner(Visitor &visitor, lessons::Lesson &lesson);

    /// Called at every new step, with its number, while nothing is done.
    void onStep(std::function<void(int number)> step) { m_onStep = std::move(step); }

    /// To where it asks what comes next. False with the visitor's trouble.
    bool takeToTheEnd();

    /// The lesson that is open in this window; null when there is none.
    [[nodiscard]] static lessons::Lesson *lessonIn(const QQuickWindow &window);

private:
    [[nodiscard]] bool waitForStep() const;
    void decide(const rules::Action &action);
    void chooseCard(rules::Card card);
    void choose(const char *name, int number);

    Visitor &m_visitor;
    lessons::Lesson &m_lesson;
    GamePlayer m_chance; ///< decides where any choice will do
    std::function<void(int)> m_onStep;
};

} // namespace academy::app
