// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/RowsModel.h"
#include "rows/Shown.h"

/// The discs on one track, one row for each squire in seat order. A move changes the row of the disc that moves, and the
/// rows of those whose place in a stack or rank changes with it; nothing else.
namespace academy::model
{

struct DiscRow {
    int seat = 0;
    Enums::Tincture tincture{};
    int progress = 0; ///< all squares moved (R3.2)
    int square = 0; ///< where it stands: 0..20, on King's Service 0..12
    int lap = 0; ///< laps completed
    int height = 0; ///< place in its stack, 0 lowest; on square 0 always 0 (R3.6)
    int stackSize = 1; ///< discs on the same square, whatever their lap, this one included
    int covering = 0; ///< discs on the same square that lie under this one, those of other laps included (R3.2)
    int rank = 0; ///< 0 the best; discs on square 0 share the last rank
    bool own = false;
    QString spoken; ///< "Ana, second of four, on square 7"
};

class DiscModel : public RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a BoardModel")

public:
    explicit DiscModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    void show(const QList<DiscRow> &rows) { RowsModel::show(m_rows, rows); }
    [[nodiscard]] const QList<DiscRow> &rows() const { return m_rows; }

protected:
    [[nodiscard]] const void *row(int position) const override;

private:
    [[nodiscard]] static std::span<const Role> roles();

    QList<DiscRow> m_rows;
};

} // namespace academy::model
