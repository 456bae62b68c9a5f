// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/RowsModel.h"
#include "rows/Shown.h"

/// The people and computers of the game being set up, one row each in seat order. Two never share a tincture: choosing one
/// that is taken swaps. In Lancelot a row has two tinctures, which are given (R9.1); in Karadoc the neutral squire has none
/// of the rows (GameSetup::neutralTincture).
namespace academy::model
{

struct SeatRow {
    QString name;
    QString shownName; ///< the name, or one for this seat where it is left empty
    Enums::Tincture tincture{};
    int secondTincture = -1; ///< Lancelot: of the player's second squire
    bool human = true;
    bool elsewhere = false; ///< a human at another device
    QString level; ///< of a computer: an id of GameSetup::levels
    QString style; ///< of a computer: an id of GameSetup::styles; empty for one that is drawn
    bool styled = false; ///< a computer of a level whose players differ by style
    QString kindText; ///< "Human", "Computer, Knight"

    friend bool operator==(const SeatRow &, const SeatRow &) = default;
};

class SeatModel : public RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a GameSetup")

public:
    explicit SeatModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    void show(const QList<SeatRow> &rows) { RowsModel::show(m_rows, rows); }
    [[nodiscard]] const QList<SeatRow> &rows() const { return m_rows; }

protected:
    [[nodiscard]] const void *row(int position) const override;

private:
    [[nodiscard]] static std::span<const Role> roles();

    QList<SeatRow> m_rows;
};

} // namespace academy::model
