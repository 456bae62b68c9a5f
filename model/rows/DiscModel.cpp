// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rows/DiscModel.h"

namespace academy::model
{

std::span<const RowsModel::Role> DiscModel::roles()
{
    static constexpr std::array all{
        role<&DiscRow::seat, DiscRow>("seat"),
        role<&DiscRow::tincture, DiscRow>("tincture"),
        role<&DiscRow::progress, DiscRow>("progress"),
        role<&DiscRow::square, DiscRow>("square"),
        role<&DiscRow::lap, DiscRow>("lap"),
        role<&DiscRow::height, DiscRow>("height"),
        role<&DiscRow::stackSize, DiscRow>("stackSize"),
        role<&DiscRow::covering, DiscRow>("covering"),
        role<&DiscRow::rank, DiscRow>("rank"),
        role<&DiscRow::own, DiscRow>("own"),
        role<&DiscRow::spoken, DiscRow>("spoken"),
    };
    return all;
}

DiscModel::DiscModel(QObject *parent)
    : RowsModel(roles(), parent)
{
}

int DiscModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const void *DiscModel::row(int position) const
{
    return &m_rows.at(position);
}

} // namespace academy::model
