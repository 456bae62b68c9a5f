// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "devices/PlaceModel.h"

namespace academy::model
{

std::span<const RowsModel::Role> PlaceModel::roles()
{
    static constexpr std::array all{
        role<&PlaceRow::player, PlaceRow>("player"),
        role<&PlaceRow::name, PlaceRow>("name"),
        role<&PlaceRow::tincture, PlaceRow>("tincture"),
        role<&PlaceRow::secondTincture, PlaceRow>("secondTincture"),
        role<&PlaceRow::elsewhere, PlaceRow>("elsewhere"),
        role<&PlaceRow::computer, PlaceRow>("computer"),
        role<&PlaceRow::joined, PlaceRow>("joined"),
        role<&PlaceRow::code, PlaceRow>("code"),
        role<&PlaceRow::squares, PlaceRow>("squares"),
        role<&PlaceRow::side, PlaceRow>("side"),
        role<&PlaceRow::statusText, PlaceRow>("statusText"),
        role<&PlaceRow::spoken, PlaceRow>("spoken"),
    };
    return all;
}

PlaceModel::PlaceModel(QObject *parent)
    : RowsModel(roles(), parent)
{
}

int PlaceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const void *PlaceModel::row(int position) const
{
    return &m_rows.at(position);
}

} // namespace academy::model
