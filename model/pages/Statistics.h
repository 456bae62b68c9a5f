// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "match/Match.h"
#include "match/People.h"
#include "rows/RowsModel.h"

/// What has become of the people who have played on this device, one row for each name, the one with the most victories
/// first. Kept on the device only.
namespace academy::model
{

struct StatisticsRow {
    QString key; ///< the name as it is stored, the same in every language
    QString name; ///< as it is shown
    int games = 0;
    int victories = 0; ///< shared ones included
    int best = 0; ///< most points in a game
    int points = 0; ///< of all games together
    int takenBack = 0; ///< games in which decisions were taken back together with the computers' answers
    QString averageText; ///< points in a game
    QString sentence; ///< "3 games, 1 victory, 1 with undo"
    QString spoken;
};

class Statistics : public RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString headline READ headline NOTIFY headlineChanged FINAL)

public:
    explicit Statistics(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] const QList<StatisticsRow> &rows() const { return m_rows; }

    /// "Ana has been knighted 7 times"; empty while nobody has won.
    [[nodiscard]] QString headline() const { return m_headline; }

    /// Adds a game that has just ended to the rows of the humans who played it.
    static void add(const Match &match, const People &people);

    /// Reads what has been counted.
    Q_INVOKABLE void refresh();
    /// Forgets everything for good.
    Q_INVOKABLE void forget();
    Q_INVOKABLE void retranslate() { refresh(); }

Q_SIGNALS:
    void headlineChanged();

protected:
    [[nodiscard]] const void *row(int position) const override;

private:
    [[nodiscard]] static std::span<const Role> roles();

    QList<StatisticsRow> m_rows;
    QString m_headline;
};

} // namespace academy::model
