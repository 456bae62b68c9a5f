// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/Enums.h"
#include "rows/RowsModel.h"

namespace academy::model
{

/// A person who plays, and from where.
struct PlaceRow {
    int player = 0;
    QString name;
    int tincture = 0;
    int secondTincture = -1; ///< Lancelot: of the player's second squire
    bool elsewhere = false; ///< at another device, or awaited there
    bool computer = false; ///< one stands in
    bool joined = false; ///< the other device is connected
    QString code; ///< to type, in groups; empty where nobody joins
    QString squares; ///< the same to scan: side × side of 0 and 1
    int side = 0;
    QString statusText; ///< "has joined"
    QString spoken; ///< all of it

    friend bool operator==(const PlaceRow &, const PlaceRow &) = default;
};

/// The people of a game in seat order, one row each; computers have none.
class PlaceModel : public RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an OpenTable")

public:
    explicit PlaceModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    void show(const QList<PlaceRow> &rows) { RowsModel::show(m_rows, rows); }
    [[nodiscard]] const QList<PlaceRow> &rows() const { return m_rows; }

protected:
    [[nodiscard]] const void *row(int position) const override;

private:
    [[nodiscard]] static std::span<const Role> roles();

    QList<PlaceRow> m_rows;
};

} // namespace academy::model
