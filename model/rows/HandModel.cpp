// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rows/HandModel.h"

namespace academy::model
{

std::span<const RowsModel::Role> HandModel::roles()
{
    static constexpr std::array all{
        role<&HandRow::kind, HandRow>("kind"),
        role<&HandRow::value, HandRow>("value"),
        role<&HandRow::name, HandRow>("name"),
        role<&HandRow::playable, HandRow>("playable"),
        role<&HandRow::chosen, HandRow>("chosen"),
        role<&HandRow::group, HandRow>("group"),
        role<&HandRow::spoken, HandRow>("spoken"),
        role<&HandRow::boards, HandRow>("boards"),
        role<&HandRow::explanation, HandRow>("explanation"),
    };
    return all;
}

HandModel::HandModel(QObject *parent)
    : RowsModel(roles(), parent)
{
}

void HandModel::show(const QList<HandRow> &rows)
{
    // One card gone: take out its row, so that the others stay the delegates they are.
    if (rows.size() + 1 == m_rows.size()) {
        const auto differs = std::ranges::mismatch(
            rows, m_rows, [](const HandRow &a, const HandRow &b) { return a.kind == b.kind && a.value == b.value; });
        const auto gone = static_cast<int>(differs.in2 - m_rows.begin());
        beginRemoveRows({}, gone, gone);
        m_rows.removeAt(gone);
        endRemoveRows();
        Q_EMIT countChanged();
    }
    RowsModel::show(m_rows, rows);
}

int HandModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const void *HandModel::row(int position) const
{
    return &m_rows.at(position);
}

} // namespace academy::model
