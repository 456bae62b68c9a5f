// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rows/CodexModel.h"

namespace academy::model
{

std::span<const RowsModel::Role> CodexModel::roles()
{
    static constexpr std::array all{
        role<&CodexRow::place, CodexRow>("place"),           role<&CodexRow::name, CodexRow>("name"),
        role<&CodexRow::taker, CodexRow>("taker"),           role<&CodexRow::takerTincture, CodexRow>("takerTincture"),
        role<&CodexRow::known, CodexRow>("known"),           role<&CodexRow::token, CodexRow>("token"),
        role<&CodexRow::lookedAtBy, CodexRow>("lookedAtBy"), role<&CodexRow::mayBeChosen, CodexRow>("mayBeChosen"),
        role<&CodexRow::chosen, CodexRow>("chosen"),         role<&CodexRow::spoken, CodexRow>("spoken"),
    };
    return all;
}

CodexModel::CodexModel(QObject *parent)
    : RowsModel(roles(), parent)
{
}

int CodexModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const void *CodexModel::row(int position) const
{
    return &m_rows.at(position);
}

} // namespace academy::model
