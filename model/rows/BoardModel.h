// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/DiscModel.h"

#include "rules/Board.h"

/// The boards on the table, one row each in scoring order. What a row says of ranks and points is as if the board were scored now.
namespace academy::model
{

struct BoardRow {
    Enums::Board board{};
    QString emblem; ///< art key of what it is drawn as, with the variation a knight's
    QString name; ///< with the variation "White Knight" and "Black Knight"
    int squares = 20;
    bool ring = true;
    int markedEvery = 5; ///< each so many squares one is marked (R2.4)
    bool bonus = false; ///< its ranks give squares to move, no points (R5.1)
    bool scores = false; ///< takes part in this turn's scoring, as things stand
    bool resets = false; ///< its discs go back to square 0 after this turn's scoring
    QString scoresNext; ///< "VI", the turn in which it scores next; empty if this turn already, or never again
    bool lit =
        false; ///< is being scored at this step, what the moment one looks back on happened on, or what advice speaks of
    QList<TurnMark> turnMarks;
    QString scheduleText; ///< "Scores every turn"
    QString resetText; ///< "Back to square 0 after the scoring of turn III"
    QString paysText; ///< "+3 for the 1st, +2 for the 2nd, +1 for the 3rd."
    QList<CoatFace> pays; ///< the coats (Gallantry: squares) for 1st, 2nd, 3rd, or last, second to last, or by square
    QList<RankLine> ranking; ///< best first
    QString startText; ///< "All on square 0: −3 each"; empty once a disc has left it
    int ownSeat = -1; ///< the squire that `own…` speaks of
    QString ownRankText; ///< "2nd"; empty while all are on square 0
    int ownPays = 0;
    QString ownPaysText; ///< "+2", on Gallantry "+2 sq."
    bool ownPaysWorded = false; ///< it is no number: "takes two"
    QString ownPlaceText; ///< "You are second of four on square 7, one behind Ana."; empty without `ownSeat`
    bool glows = false; ///< may be chosen now, or in the draft is where the lifted card could be played later
    bool oneOfMany = false; ///< glows together with so many others that none of them stands out
    bool choosable = false; ///< a tap chooses it
    bool chosen = false;
    QString reason; ///< why it may not be chosen, while a board is asked for
    Landing landing; ///< where the lifted card, bonus or won tie would put the disc
    QString noteTitle; ///< "2nd: +2", over the points of the board
    QString noteRank; ///< the same in its parts: "2nd"
    QString notePays; ///< "+2"
    bool noteWorded = false; ///< notePays is no number: "takes two"
    QString noteSub; ///< "now 3rd: +1"
    QString explanation; ///< what is drawn beside it without words: when it scores and goes back, what it pays
    QString spoken; ///< "Jousts, you are second of four on square 7, one behind Ana"
};

class BoardModel : public RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")

public:
    explicit BoardModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    /// Besides the roles of BoardRow each row has `discs`, a DiscModel that stays the same object.
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    void show(const QList<BoardRow> &rows) { RowsModel::show(m_rows, rows); }
    [[nodiscard]] const QList<BoardRow> &rows() const { return m_rows; }

    /// The row of a board; -1 where it is not on the table.
    Q_INVOKABLE [[nodiscard]] int place(int board) const;
    /// The board of a row; -1 where there is no such row.
    Q_INVOKABLE [[nodiscard]] int boardAt(int place) const;
    Q_INVOKABLE [[nodiscard]] academy::model::DiscModel *discs(academy::model::Enums::Board board) const;

protected:
    [[nodiscard]] const void *row(int position) const override;

private:
    [[nodiscard]] static std::span<const Role> roles();

    static constexpr int discsRole = Qt::UserRole + 100;

    QList<BoardRow> m_rows;
    std::array<DiscModel *, rules::boardCount> m_discs{};
};

} // namespace academy::model
