// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rows/SquireModel.h"

namespace academy::model
{

std::span<const RowsModel::Role> SquireModel::roles()
{
    static constexpr std::array all{
        role<&SquireRow::seat, SquireRow>("seat"),
        role<&SquireRow::name, SquireRow>("name"),
        role<&SquireRow::brief, SquireRow>("brief"),
        role<&SquireRow::tincture, SquireRow>("tincture"),
        role<&SquireRow::human, SquireRow>("human"),
        role<&SquireRow::level, SquireRow>("level"),
        role<&SquireRow::character, SquireRow>("character"),
        role<&SquireRow::mood, SquireRow>("mood"),
        role<&SquireRow::neutral, SquireRow>("neutral"),
        role<&SquireRow::player, SquireRow>("player"),
        role<&SquireRow::own, SquireRow>("own"),
        role<&SquireRow::holdsExcalibur, SquireRow>("holdsExcalibur"),
        role<&SquireRow::deciding, SquireRow>("deciding"),
        role<&SquireRow::thinking, SquireRow>("thinking"),
        role<&SquireRow::hasChosen, SquireRow>("hasChosen"),
        role<&SquireRow::handSize, SquireRow>("handSize"),
        role<&SquireRow::coatCount, SquireRow>("coatCount"),
        role<&SquireRow::score, SquireRow>("score"),
        role<&SquireRow::scoreHidden, SquireRow>("scoreHidden"),
        role<&SquireRow::played, SquireRow>("played"),
        role<&SquireRow::hand, SquireRow>("hand"),
        role<&SquireRow::coats, SquireRow>("coats"),
        role<&SquireRow::bet, SquireRow>("bet"),
        role<&SquireRow::status, SquireRow>("status"),
        role<&SquireRow::explanation, SquireRow>("explanation"),
        role<&SquireRow::spoken, SquireRow>("spoken"),
    };
    return all;
}

SquireModel::SquireModel(QObject *parent)
    : RowsModel(roles(), parent)
{
}

int SquireModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const void *SquireModel::row(int position) const
{
    return &m_rows.at(position);
}

} // namespace academy::model
