// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Chronicle.h"

namespace academy::model
{

std::span<const RowsModel::Role> Chronicle::roles()
{
    static constexpr std::array all{
        role<&ChronicleRow::turn, ChronicleRow>("turn"),
        role<&ChronicleRow::section, ChronicleRow>("section"),
        role<&ChronicleRow::seat, ChronicleRow>("seat"),
        role<&ChronicleRow::tincture, ChronicleRow>("tincture"),
        role<&ChronicleRow::board, ChronicleRow>("board"),
        role<&ChronicleRow::kind, ChronicleRow>("kind"),
        role<&ChronicleRow::text, ChronicleRow>("text"),
        role<&ChronicleRow::detail, ChronicleRow>("detail"),
    };
    return all;
}

Chronicle::Chronicle(QObject *parent)
    : RowsModel(roles(), parent)
{
}

int Chronicle::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const void *Chronicle::row(int position) const
{
    return &m_rows.at(position);
}

} // namespace academy::model
