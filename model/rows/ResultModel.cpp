// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rows/ResultModel.h"

namespace academy::model
{

std::span<const RowsModel::Role> ResultModel::roles()
{
    static constexpr std::array all{
        role<&ResultRow::place, ResultRow>("place"),
        role<&ResultRow::seat, ResultRow>("seat"),
        role<&ResultRow::tincture, ResultRow>("tincture"),
        role<&ResultRow::name, ResultRow>("name"),
        role<&ResultRow::neutral, ResultRow>("neutral"),
        role<&ResultRow::winner, ResultRow>("winner"),
        role<&ResultRow::own, ResultRow>("own"),
        role<&ResultRow::player, ResultRow>("player"),
        role<&ResultRow::total, ResultRow>("total"),
        role<&ResultRow::playerTotal, ResultRow>("playerTotal"),
        role<&ResultRow::byBoard, ResultRow>("byBoard"),
        role<&ResultRow::bestOnBoard, ResultRow>("bestOnBoard"),
        role<&ResultRow::mood, ResultRow>("mood"),
        role<&ResultRow::bestText, ResultRow>("bestText"),
        role<&ResultRow::bestEmblem, ResultRow>("bestEmblem"),
        role<&ResultRow::bestPoints, ResultRow>("bestPoints"),
        role<&ResultRow::foremost, ResultRow>("foremost"),
        role<&ResultRow::byTurn, ResultRow>("byTurn"),
        role<&ResultRow::spoken, ResultRow>("spoken"),
    };
    return all;
}

ResultModel::ResultModel(QObject *parent)
    : RowsModel(roles(), parent)
{
}

void ResultModel::show(const QList<ResultRow> &rows, const Words &words)
{
    const QList<int> rejoiced = companions();
    RowsModel::show(m_rows, rows);
    const bool other = m_words != words;
    m_words = words;
    if (other || companions() != rejoiced) {
        Q_EMIT changed();
    }
}

QList<int> ResultModel::companions() const
{
    constexpr qsizetype most = 2;
    QList<int> found;
    for (const ResultRow &row : m_rows) {
        const int tincture = static_cast<int>(row.tincture);
        if (found.size() < most && tincture != m_words.winnerTinctures.value(0)) {
            found.append(tincture);
        }
    }
    return found;
}

int ResultModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const void *ResultModel::row(int position) const
{
    return &m_rows.at(position);
}

} // namespace academy::model
