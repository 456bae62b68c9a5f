// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "match/AnimationSteps.h"
#include "rows/RowsModel.h"
#include "rows/Shown.h"

#include "words/Sentences.h"

#include <vector>

/// Everything that has been told of the running game, one row each, the latest last. Tells what everybody may know.
namespace academy::model
{

struct ChronicleRow {
    int turn = 0;
    QString section; ///< "Turn III · Play"
    int seat = -1; ///< whom it is about; -1 for the whole table
    Enums::Tincture tincture{};
    Enums::Board board = Enums::Board::NoBoard;
    QString emblem; ///< art key of the board
    Enums::AnimationStep kind = Enums::AnimationStep::Quiet;
    QString text; ///< "Chloé plays Tournaments 4", "Chloé: 2nd on Jousts, +2"
    QString group; ///< name of the board on which somebody gets points, else empty
    bool headed = false; ///< the first of those who get points there, above which its name stands
    QString line; ///< the text without the points and what stands above: "Chloé: 2nd"
    int points = 0; ///< that stand beside the line; 0: none
    QString detail; ///< "square 10: 1st"
};

class Chronicle : public RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")
    Q_PROPERTY(QString latest READ latest NOTIFY latestChanged FINAL)

public:
    explicit Chronicle(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] const QList<ChronicleRow> &rows() const { return m_rows; }

    /// What has happened last, in one line; empty when nothing has.
    [[nodiscard]] QString latest() const;

    /// Writes a step down; `before` is the table told before it.
    void write(const AnimationStep &animation, const DisplayedState &before, const People &people);
    /// Tears out what happened after so many entries of the record.
    void tearOut(int entries);
    void clear() { tearOut(-1); }
    /// What another one has written stands here now.
    void take(Chronicle &&other);
    void retranslate(const People &people);

    /// The table as it was when that row had happened.
    [[nodiscard]] const DisplayedState &toldAt(int row) const
    {
        return m_pages.at(static_cast<std::size_t>(row)).happening.told;
    }
    /// How many entries the record has when that row has happened.
    [[nodiscard]] int entriesAt(int row) const { return m_pages.at(static_cast<std::size_t>(row)).entry; }
    /// The row with which the next turn begins (`by` 1), or this turn or the one before it (-1): the nearest to `row` in that
    /// direction. Where there is none, the last or the first row.
    [[nodiscard]] int turnBeginning(int row, int by) const;
    /// The same for the scorings of turns.
    [[nodiscard]] int scoringBeginning(int row, int by) const;
    /// The row with which the last round begins for `player`: the last card they have played; where others have played in this turn
    /// and they have not, the first card of the turn. -1 where nothing has happened since, or nobody has played a card yet.
    [[nodiscard]] int roundBeginning(int player) const;
    /// What others have done in this turn since `player` did something, in short.
    [[nodiscard]] QList<SquireLine> since(int player, int turn, const People &people) const;

Q_SIGNALS:
    void latestChanged();

protected:
    [[nodiscard]] const void *row(int position) const override;

private:
    struct Page {
        Happening happening; ///< an introduction has no event but whom it is of
        bool introduces = false; ///< stands before all that happens
        rules::Phase phase; ///< before it
        int turn;
        int entry;
    };

    [[nodiscard]] static std::span<const Role> roles();
    template <typename Begins>
    [[nodiscard]] int nearest(int row, int by, Begins begins) const;
    /// The row of a page that stands below another, if there is one.
    [[nodiscard]] static ChronicleRow rowOf(const Page &page, const Page *above, const People &people);
    /// What computers like is told before the game begins.
    [[nodiscard]] static std::vector<Page> introductions(const DisplayedState &before, const People &people);
    [[nodiscard]] bool addMove(const rules::Event &move, const DisplayedState &told, const People &people);

    QList<ChronicleRow> m_rows;
    std::vector<Page> m_pages; ///< as many as rows
};

} // namespace academy::model
