// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rows/SeatModel.h"

namespace academy::model
{

std::span<const RowsModel::Role> SeatModel::roles()
{
    static constexpr std::array all{
        role<&SeatRow::name, SeatRow>("name"),         role<&SeatRow::shownName, SeatRow>("shownName"),
        role<&SeatRow::tincture, SeatRow>("tincture"), role<&SeatRow::secondTincture, SeatRow>("secondTincture"),
        role<&SeatRow::human, SeatRow>("human"),       role<&SeatRow::elsewhere, SeatRow>("elsewhere"),
        role<&SeatRow::level, SeatRow>("level"),       role<&SeatRow::kindText, SeatRow>("kindText"),
        role<&SeatRow::style, SeatRow>("style"),       role<&SeatRow::styled, SeatRow>("styled"),
    };
    return all;
}

SeatModel::SeatModel(QObject *parent)
    : RowsModel(roles(), parent)
{
}

int SeatModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const void *SeatModel::row(int position) const
{
    return &m_rows.at(position);
}

} // namespace academy::model
