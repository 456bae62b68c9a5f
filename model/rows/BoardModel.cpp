// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rows/BoardModel.h"

namespace academy::model
{

std::span<const RowsModel::Role> BoardModel::roles()
{
    static constexpr std::array all{
        role<&BoardRow::board, BoardRow>("board"),
        role<&BoardRow::emblem, BoardRow>("emblem"),
        role<&BoardRow::markedEvery, BoardRow>("markedEvery"),
        role<&BoardRow::bonus, BoardRow>("bonus"),
        role<&BoardRow::name, BoardRow>("name"),
        role<&BoardRow::squares, BoardRow>("squares"),
        role<&BoardRow::ring, BoardRow>("ring"),
        role<&BoardRow::scores, BoardRow>("scores"),
        role<&BoardRow::resets, BoardRow>("resets"),
        role<&BoardRow::scoresNext, BoardRow>("scoresNext"),
        role<&BoardRow::lit, BoardRow>("lit"),
        role<&BoardRow::turnMarks, BoardRow>("turnMarks"),
        role<&BoardRow::scheduleText, BoardRow>("scheduleText"),
        role<&BoardRow::resetText, BoardRow>("resetText"),
        role<&BoardRow::paysText, BoardRow>("paysText"),
        role<&BoardRow::pays, BoardRow>("pays"),
        role<&BoardRow::ranking, BoardRow>("ranking"),
        role<&BoardRow::startText, BoardRow>("startText"),
        role<&BoardRow::ownSeat, BoardRow>("ownSeat"),
        role<&BoardRow::ownRankText, BoardRow>("ownRankText"),
        role<&BoardRow::ownPays, BoardRow>("ownPays"),
        role<&BoardRow::ownPaysText, BoardRow>("ownPaysText"),
        role<&BoardRow::ownPaysWorded, BoardRow>("ownPaysWorded"),
        role<&BoardRow::ownPlaceText, BoardRow>("ownPlaceText"),
        role<&BoardRow::glows, BoardRow>("glows"),
        role<&BoardRow::oneOfMany, BoardRow>("oneOfMany"),
        role<&BoardRow::choosable, BoardRow>("choosable"),
        role<&BoardRow::chosen, BoardRow>("chosen"),
        role<&BoardRow::reason, BoardRow>("reason"),
        role<&BoardRow::landing, BoardRow>("landing"),
        role<&BoardRow::noteTitle, BoardRow>("noteTitle"),
        role<&BoardRow::noteRank, BoardRow>("noteRank"),
        role<&BoardRow::notePays, BoardRow>("notePays"),
        role<&BoardRow::noteWorded, BoardRow>("noteWorded"),
        role<&BoardRow::noteSub, BoardRow>("noteSub"),
        role<&BoardRow::explanation, BoardRow>("explanation"),
        role<&BoardRow::spoken, BoardRow>("spoken"),
    };
    return all;
}

BoardModel::BoardModel(QObject *parent)
    : RowsModel(roles(), parent)
{
    for (DiscModel *&discs : m_discs) {
        discs = new DiscModel(this);
    }
}

QVariant BoardModel::data(const QModelIndex &index, int role) const
{
    if (role == discsRole && checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return QVariant::fromValue(discs(m_rows.at(index.row()).board));
    }
    return RowsModel::data(index, role);
}

QHash<int, QByteArray> BoardModel::roleNames() const
{
    QHash<int, QByteArray> names = RowsModel::roleNames();
    names.insert(discsRole, "discs");
    return names;
}

int BoardModel::place(int board) const
{
    const auto found = std::ranges::find(m_rows, static_cast<Enums::Board>(board), &BoardRow::board);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int BoardModel::boardAt(int place) const
{
    return place >= 0 && place < m_rows.size() ? static_cast<int>(m_rows.at(place).board) : -1;
}

DiscModel *BoardModel::discs(Enums::Board board) const
{
    const auto position = static_cast<std::size_t>(board);
    return position < m_discs.size() ? m_discs[position] : nullptr;
}

int BoardModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const void *BoardModel::row(int position) const
{
    return &m_rows.at(position);
}

} // namespace academy::model
