// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "decision/Choice.h"
#include "match/People.h"

#include <QCoreApplication>

/// What a lesson says to a learner who chooses something else than the lesson is about.
namespace academy::lessons
{

class LessonRemarks
{
    Q_DECLARE_TR_FUNCTIONS(Lessons)

public:
    /// About parts of a choice that do not lead to what is wanted; empty when they do.
    [[nodiscard]] static QString aboutParts(const model::Choice &choice, const rules::Action &wanted);
    /// About a whole decision that is not the wanted one.
    [[nodiscard]] static QString aboutDecision(const model::Choice &choice, const model::People &people,
                                               const rules::Action &wanted);
    /// About any decision while there is something to read first.
    [[nodiscard]] static QString readFirst();
};

} // namespace academy::lessons
