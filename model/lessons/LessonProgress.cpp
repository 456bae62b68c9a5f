// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "lessons/LessonProgress.h"

#include <algorithm>

namespace academy::lessons
{

namespace
{

QString key(const QString &id, QLatin1StringView what)
{
    return QStringLiteral("lessons/%1/%2").arg(id, what);
}

constexpr QLatin1StringView done("done");
constexpr QLatin1StringView chapter("chapter");
constexpr QLatin1StringView decisions("decisions");

} // namespace

bool LessonProgress::isDone(const QString &id) const
{
    return m_store.value(key(id, done)).toBool();
}

LessonProgress::Place LessonProgress::place(const QString &id) const
{
    return {.chapter = std::max(0, m_store.value(key(id, chapter)).toInt()),
            .decisions = std::max(0, m_store.value(key(id, decisions)).toInt())};
}

void LessonProgress::leaveAt(const QString &id, const Place &place)
{
    m_store.setValue(key(id, chapter), place.chapter);
    m_store.setValue(key(id, decisions), place.decisions);
}

void LessonProgress::finish(const QString &id)
{
    m_store.setValue(key(id, done), true);
    m_store.remove(key(id, chapter));
    m_store.remove(key(id, decisions));
}

} // namespace academy::lessons
