// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "RowsModel.h"
#include "Shown.h"

/// Everything that has been told of the running game, one row each, the latest last. Tells what everybody may know.
namespace academy::model
{

struct ChronicleRow {
    int turn = 0;
    QString section; ///< "Turn III · Play"
    int seat = -1; ///< whom it is about; -1 for the whole table
    Academy::Tincture tincture{};
    Academy::Board board = Academy::Board::NoBoard;
    Academy::Beat kind = Academy::Beat::Quiet;
    QString text; ///< "Chloé plays Tournaments 4"
    QString detail; ///< "square 10: 1st"
};

class Chronicle : public RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")

public:
    explicit Chronicle(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    void show(const QList<ChronicleRow> &rows) { RowsModel::show(m_rows, rows); }
    [[nodiscard]] const QList<ChronicleRow> &rows() const { return m_rows; }

protected:
    [[nodiscard]] const void *row(int position) const override;

private:
    [[nodiscard]] static std::span<const Role> roles();

    QList<ChronicleRow> m_rows;
};

} // namespace academy::model
