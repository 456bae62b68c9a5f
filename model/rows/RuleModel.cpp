// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rows/RuleModel.h"

#include "rows/NameList.h"

namespace academy::model
{

std::span<const RowsModel::Role> RuleModel::roles()
{
    static constexpr std::array all{
        role<&RuleRow::id, RuleRow>("id"),
        role<&RuleRow::name, RuleRow>("name"),
        role<&RuleRow::sentence, RuleRow>("sentence"),
        role<&RuleRow::emblem, RuleRow>("emblem"),
        role<&RuleRow::on, RuleRow>("on"),
    };
    return all;
}

RuleModel::RuleModel(QObject *parent)
    : RowsModel(roles(), parent)
{
}

void RuleModel::show(const QList<RuleRow> &rows)
{
    RowsModel::show(m_rows, rows);
    Q_EMIT changed();
}

int RuleModel::onCount() const
{
    return static_cast<int>(std::ranges::count_if(m_rows, &RuleRow::on));
}

QString RuleModel::summary() const
{
    QStringList names;
    for (const RuleRow &row : m_rows) {
        if (row.on) {
            names.append(row.name);
        }
    }
    return nameList(names);
}

QString RuleModel::names() const
{
    QStringList names;
    names.reserve(m_rows.size());
    for (const RuleRow &row : m_rows) {
        names.append(row.name);
    }
    return nameList(names);
}

void RuleModel::setOn(int row, bool on)
{
    if (row < 0 || row >= m_rows.size()) {
        return;
    }
    QList<RuleRow> rows = m_rows;
    rows[row].on = on;
    show(rows);
    Q_EMIT switched();
}

void RuleModel::setAll(bool on)
{
    QList<RuleRow> rows = m_rows;
    for (RuleRow &row : rows) {
        row.on = on;
    }
    show(rows);
    Q_EMIT switched();
}

int RuleModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const void *RuleModel::row(int position) const
{
    return &m_rows.at(position);
}

} // namespace academy::model
