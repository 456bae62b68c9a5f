// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/RowsModel.h"
#include "rows/Shown.h"

/// Cards in a hand, one row each, sorted by kind and value. Empty while nobody is entitled to look.
namespace academy::model
{

struct HandRow {
    Enums::CardKind kind{};
    int value = 0;
    QString name; ///< "Swords 4"
    QList<int> boards; ///< on which it may be played, in scoring order
    bool playable = false; ///< may be chosen now
    bool chosen = false; ///< lifted
    int group = -1; ///< split and assignment: 0 first stack or squire, 1 the other; otherwise -1
    QString explanation; ///< "Moves your disc four squares on Quests."
    QString spoken;
};

class HandModel : public RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")

public:
    explicit HandModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    /// A card played or kept leaves its place: the row is removed where it is, the others stay.
    void show(const QList<HandRow> &rows);
    [[nodiscard]] const QList<HandRow> &rows() const { return m_rows; }

protected:
    [[nodiscard]] const void *row(int position) const override;

private:
    [[nodiscard]] static std::span<const Role> roles();

    QList<HandRow> m_rows;
};

} // namespace academy::model
