// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "lessons/LessonModel.h"

#include "lessons/LessonProgress.h"
#include "lessons/LessonScript.h"

#include "rows/NameList.h"
#include "rows/RuleEnums.h"
#include "rows/Source.h"

#include <QCoreApplication>

#include <algorithm>

namespace academy::lessons
{

std::span<const model::RowsModel::Role> LessonModel::roles()
{
    static constexpr std::array all{
        role<&LessonRow::id, LessonRow>("lessonId"),   role<&LessonRow::title, LessonRow>("title"),
        role<&LessonRow::note, LessonRow>("note"),     role<&LessonRow::progress, LessonRow>("progress"),
        role<&LessonRow::emblem, LessonRow>("emblem"), role<&LessonRow::done, LessonRow>("done"),
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

void LessonModel::setOfferedFor(model::GameSetup *setup)
{
    if (!model::takeSource(m_setup, setup, *this)) {
        return;
    }
    if (m_setup != nullptr) {
        connect(m_setup, &model::GameSetup::changed, this, &LessonModel::refresh);
    }
    refresh();
}

bool LessonModel::isOffered(const LessonRow &row) const
{
    if (m_setup == nullptr) {
        return true;
    }
    const auto mode = rules::modeNames.at(static_cast<std::size_t>(m_setup->mode()));
    const auto isOn = [&row](const model::RuleModel *rules) {
        return std::ranges::any_of(rules->rows(),
                                   [&row](const model::RuleRow &rule) { return rule.on && rule.id == row.id; });
    };
    return !row.done
        && (row.id == QLatin1StringView(mode.data(), static_cast<qsizetype>(mode.size())) || isOn(m_setup->advanced())
            || isOn(m_setup->variations()));
}

QString LessonModel::idOf(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows.at(row).id : QString();
}

QString LessonModel::summary() const
{
    QStringList titles;
    for (const LessonRow &row : m_rows) {
        titles.append(row.title);
    }
    return model::nameList(titles);
}

void LessonModel::refresh()
{
    const LessonProgress progress;
    QList<LessonRow> rows;
    for (const LessonScript &script : lessonScripts()) {
        LessonRow row{.id = QString::fromUtf8(script.id.data(), static_cast<qsizetype>(script.id.size())),
                      .title = QCoreApplication::translate("Lessons", script.title),
                      .note = QCoreApplication::translate("Lessons", script.note),
                      .progress = {},
                      .emblem = model::emblemOf(script.emblem, {})};
        row.done = progress.isDone(row.id);
        row.begun = !(progress.place(row.id) == LessonProgress::Place{});
        if (row.begun) {
            //: A lesson that was left on the way
            row.progress = QCoreApplication::translate("Lessons", "Started");
        } else if (row.done) {
            //: A lesson that was taken to its end
            row.progress = QCoreApplication::translate("Lessons", "Done");
        } else {
            //: How long a lesson takes
            row.progress = QCoreApplication::translate("Lessons", "%n minute(s)", nullptr, script.minutes);
        }
        if (isOffered(row)) {
            rows.append(row);
        }
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
