// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "lessons/LessonModel.h"

#include "lessons/LessonProgress.h"
#include "lessons/LessonScript.h"

#include "rows/RuleEnums.h"

#include <QCoreApplication>

namespace academy::lessons
{

std::span<const model::RowsModel::Role> LessonModel::roles()
{
    static constexpr std::array all{
        role<&LessonRow::id, LessonRow>("id"),       role<&LessonRow::title, LessonRow>("title"),
        role<&LessonRow::note, LessonRow>("note"),   role<&LessonRow::state, LessonRow>("state"),
        role<&LessonRow::board, LessonRow>("board"), role<&LessonRow::done, LessonRow>("done"),
        role<&LessonRow::begun, LessonRow>("begun"),
    };
    return all;
}

LessonModel::LessonModel(QObject *parent)
    : RowsModel(roles(), parent)
{
}

bool LessonModel::firstDone() const
{
    return LessonProgress().isDone(QStringLiteral("first"));
}

void LessonModel::refresh()
{
    const LessonProgress progress;
    QList<LessonRow> rows;
    for (const LessonScript &script : lessonScripts()) {
        LessonRow row{.id = QString::fromUtf8(script.id.data(), static_cast<qsizetype>(script.id.size())),
                      .title = QCoreApplication::translate("Lessons", script.title),
                      .note = QCoreApplication::translate("Lessons", script.note),
                      .state = {},
                      .board = model::toShown(script.emblem)};
        row.done = progress.isDone(row.id);
        row.begun = !(progress.place(row.id) == LessonProgress::Place{});
        if (row.begun) {
            //: A lesson that was left on the way
            row.state = QCoreApplication::translate("Lessons", "Begun");
        } else if (row.done) {
            //: A lesson that was taken to its end
            row.state = QCoreApplication::translate("Lessons", "Done");
        } else {
            //: How long a lesson takes
            row.state = QCoreApplication::translate("Lessons", "%n minute(s)", nullptr, script.minutes);
        }
        rows.append(row);
    }
    show(m_rows, rows);
    Q_EMIT refreshed();
}

void LessonModel::retranslate()
{
    if (!m_rows.isEmpty()) {
        refresh();
    }
}

int LessonModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const void *LessonModel::row(int position) const
{
    return &m_rows.at(position);
}

} // namespace academy::lessons
