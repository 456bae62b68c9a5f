// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/RowsModel.h"
#include "rows/Shown.h"

/// The result of a game, one row for each squire, the best first: points by board and by turn. Filled when the game is over.
namespace academy::model
{

struct ResultRow {
    int place = 1; ///< 1.. by points; equal points, equal place
    int seat = 0;
    Enums::Tincture tincture{};
    QString name;
    bool neutral = false;
    bool winner = false;
    bool own = false; ///< of the only person who plays
    int player = -1;
    int total = 0;
    int playerTotal = 0; ///< Lancelot: both squires of the player; otherwise as total
    QList<int> byBoard; ///< a sum for each board, by enumerator; 0 where it gives none; Quests with deeds included
    QList<bool> bestOnBoard; ///< by enumerator: nobody has more there, and it is more than 0
    Enums::Mood mood{};
    QString bestEmblem; ///< art key of the board on which it did best; empty for none
    int bestPoints = 0; ///< what it has from there
    bool foremost = false; ///< and nobody has more
    QString bestText; ///< the same in words: "Best on Quests: +17", else where it got most; empty for nothing
    QList<int> byTurn; ///< points held after turns I–VI, final points last
    QString spoken;
};

class ResultModel : public RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")
    Q_PROPERTY(QString winner READ winner NOTIFY changed FINAL)
    Q_PROPERTY(int winnerCount READ winnerCount NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> winnerTinctures READ winnerTinctures NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> companions READ companions NOTIFY changed FINAL)
    Q_PROPERTY(int winnerPoints READ winnerPoints NOTIFY changed FINAL)
    Q_PROPERTY(QString pointsText READ pointsText NOTIFY changed FINAL)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed FINAL)
    Q_PROPERTY(QString ledText READ ledText NOTIFY changed FINAL)
    Q_PROPERTY(QString occasion READ occasion NOTIFY changed FINAL)
    Q_PROPERTY(QString takeBacksText READ takeBacksText NOTIFY changed FINAL)

public:
    /// What is said beside the table.
    struct Words {
        QString winner; ///< "Ana", "Ana and Dario"
        int winnerCount = 1; ///< players who have won, not their squires
        QList<int> winnerTinctures; ///< of all squires of the winners
        int winnerPoints = 0;
        QString pointsText; ///< "36 Chivalry Points"
        QString sentence; ///< "three more than Dario", or how the tie was broken
        QString ledText; ///< "Dario led from turn III to turn V"
        QString occasion; ///< "five squires, two variations"
        QString takeBacksText; ///< "A game with undone moves"; empty without any

        friend bool operator==(const Words &, const Words &) = default;
    };

    explicit ResultModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    void show(const QList<ResultRow> &rows, const Words &words);
    [[nodiscard]] const QList<ResultRow> &rows() const { return m_rows; }

    [[nodiscard]] QString winner() const { return m_words.winner; }
    [[nodiscard]] int winnerCount() const { return m_words.winnerCount; }
    [[nodiscard]] QList<int> winnerTinctures() const { return m_words.winnerTinctures; }
    /// Tinctures of the two best after the squire that is knighted, the first winner's; fewer where there are no more.
    [[nodiscard]] QList<int> companions() const;
    [[nodiscard]] int winnerPoints() const { return m_words.winnerPoints; }
    [[nodiscard]] QString pointsText() const { return m_words.pointsText; }
    [[nodiscard]] QString sentence() const { return m_words.sentence; }
    [[nodiscard]] QString ledText() const { return m_words.ledText; }
    [[nodiscard]] QString occasion() const { return m_words.occasion; }
    [[nodiscard]] QString takeBacksText() const { return m_words.takeBacksText; }

Q_SIGNALS:
    void changed();

protected:
    [[nodiscard]] const void *row(int position) const override;

private:
    [[nodiscard]] static std::span<const Role> roles();

    QList<ResultRow> m_rows;
    Words m_words;
};

} // namespace academy::model
