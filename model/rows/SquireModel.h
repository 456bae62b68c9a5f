// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/RowsModel.h"
#include "rows/Shown.h"

/// The squires at the table, one row each in seat order (clockwise), as the shields show them.
namespace academy::model
{

struct SquireRow {
    int seat = 0;
    QString name;
    QString brief; ///< the name where its colour is seen and there is little width: without the colour in Lancelot
    Enums::Tincture tincture{};
    bool human = false;
    QString level; ///< of a computer: an id of GameSetup::levels
    QString character; ///< of a computer, in words: "Herald · Bold"
    Enums::Mood mood{};
    bool neutral = false; ///< Karadoc's third squire (R8.1)
    int player = -1; ///< who owns it; -1 for the neutral squire
    bool own = false; ///< belongs to the person looking now
    bool holdsExcalibur = false;
    bool deciding = false; ///< a decision for this squire is due now
    bool thinking = false; ///< deciding, by a computer
    bool hasChosen = false; ///< has drafted, split, assigned or played, and waits for others
    int handSize = 0;
    int coatCount = 0;
    int score = 0; ///< meaningless while scoreHidden
    bool scoreHidden = false;
    QList<CardFace> played; ///< this turn, in order
    QList<CardFace> hand; ///< when the game is over, for walking through it; until then empty
    QList<CoatFace> coats; ///< one's own coats, and everybody's when scores are open or the game is over
    QString bet;
    QString status; ///< "to play", "waits", "has played"
    QString explanation; ///< what the signs beside it mean, where that is not told by `spoken`
    QString spoken; ///< everything of this row for a screen reader
};

class SquireModel : public RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")

public:
    explicit SquireModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    void show(const QList<SquireRow> &rows) { RowsModel::show(m_rows, rows); }
    [[nodiscard]] const QList<SquireRow> &rows() const { return m_rows; }

protected:
    [[nodiscard]] const void *row(int position) const override;

private:
    [[nodiscard]] static std::span<const Role> roles();

    QList<SquireRow> m_rows;
};

} // namespace academy::model
