// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/RowsModel.h"
#include "statistics/Statistics.h"

#include <QPointer>

/// The games of the statistics, the latest first: all of them, or those of one person, told from their side. There may be
/// thousands: a row is made when it is asked for.
namespace academy::model
{

struct FinishedGameRow {
    QString game; ///< its identity
    QString section; ///< "November 2026"
    QString title; ///< "Ana: 36 points"; of one person "2nd of 4: 31 points"
    QString others; ///< "Yvain 31, Enide 28 · Lancelot, two variations"
    QString when; ///< "21 November"
    QList<int> tinctures; ///< of the winners' squires; of one person that of theirs
    bool won = true; ///< by that person
    QString spoken;
};

class FinishedGames : public RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        academy::model::Statistics *statistics READ statistics WRITE setStatistics NOTIFY statisticsChanged FINAL)
    Q_PROPERTY(QString person READ person WRITE setPerson NOTIFY personChanged FINAL)

public:
    explicit FinishedGames(QObject *parent = nullptr);

    [[nodiscard]] Statistics *statistics() const { return m_statistics; }
    void setStatistics(Statistics *statistics);
    /// Whose games; empty: everybody's.
    [[nodiscard]] QString person() const { return m_person; }
    void setPerson(const QString &person);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] const FinishedGameRow &rowAt(int position) const;

    /// "Ana", "Ana and Bruno"; whoever was forgotten has another word.
    [[nodiscard]] static QString winnersOf(const FinishedGame &game);
    /// As it is shown.
    [[nodiscard]] static QString nameOf(const FinishedPlayer &player);
    /// "36", "−3".
    [[nodiscard]] static QString pointsText(int points);
    /// "21 November".
    [[nodiscard]] static QString dayOf(const FinishedGame &game);

Q_SIGNALS:
    void statisticsChanged();
    void personChanged();

protected:
    [[nodiscard]] const void *row(int position) const override { return &rowAt(position); }

private:
    [[nodiscard]] static std::span<const Role> roles();
    void take();
    void sayAgain();
    [[nodiscard]] FinishedGameRow rowOf(const FinishedGame &game) const;

    QPointer<Statistics> m_statistics;
    QString m_person;
    std::vector<FinishedGame> m_games; ///< the latest first
    mutable int m_made = -1; ///< which row was made last
    mutable FinishedGameRow m_row;
};

} // namespace academy::model
