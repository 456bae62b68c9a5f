// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QSettings>
#include <QString>

/// How far the lessons have been taken on this device.
namespace academy::lessons
{

class LessonProgress
{
public:
    /// Where a lesson was left: a chapter, counted from 0, and how many decisions had been taken in it.
    struct Place {
        int chapter = 0;
        int decisions = 0;

        friend bool operator==(const Place &, const Place &) = default;
    };

    /// The lesson was taken to its end at least once.
    [[nodiscard]] bool isDone(const QString &id) const;
    /// Where it goes on; the beginning when it has not been begun, or was ended. What is stored is not trusted to be within
    /// the lesson.
    [[nodiscard]] Place place(const QString &id) const;

    void leaveAt(const QString &id, const Place &place);
    void finish(const QString &id);

private:
    QSettings m_store;
};

} // namespace academy::lessons
