// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/RowsModel.h"
#include "statistics/Totals.h"

#include <QCoreApplication>

/// The people who have played on this device, one row for each name, whoever was knighted most often first; those who come first,
/// until all are asked for.
namespace academy::model
{

struct PersonRow {
    QString person; ///< the name as it is stored, the same in every language
    QString name; ///< as it is shown
    int games = 0;
    int victories = 0; ///< shared ones included
    int tincture = -1; ///< of the squire played last; -1 when that is not known
    bool leads = false; ///< nobody has won more often
    QString brief; ///< "3 games, 1 victory"
    QString sentence; ///< "3 games, 1 victory, 1 with undone moves"
    QString points; ///< "best 42, average 33.0"
    QStringList figures; ///< the same four numbers, for a table: "3", "1", "42", "33.0"
    QString spoken;
};

class PeopleModel : public RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to Statistics")
    Q_PROPERTY(bool whole READ whole WRITE setWhole NOTIFY wholeChanged FINAL)
    Q_PROPERTY(QStringList headings READ headings NOTIFY headingsChanged FINAL)
    Q_PROPERTY(int total READ total NOTIFY totalChanged FINAL)

public:
    /// So many are listed at first, and at most: nobody reads more.
    static constexpr int firstPeople = 6;
    static constexpr int mostPeople = 500;

    explicit PeopleModel(QObject *parent = nullptr);

    /// All are listed, as far as anybody reads.
    [[nodiscard]] bool whole() const { return m_whole; }
    void setWhole(bool whole);
    /// Of the table's columns, in the language of the moment.
    [[nodiscard]] static QStringList headings();
    /// How many could be listed.
    [[nodiscard]] int total() const { return static_cast<int>(m_all.size()); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] const QList<PersonRow> &rows() const { return m_rows; }
    void show(const std::vector<PersonTotals> &people);

    /// Points in a game, with one decimal: "33.0".
    [[nodiscard]] static QString averageText(double points);
    /// "3 games, 1 victory".
    [[nodiscard]] static QString brief(const PersonTotals &person);
    /// "3 games, 1 victory, 1 with undone moves".
    [[nodiscard]] static QString sentence(const PersonTotals &person);

Q_SIGNALS:
    void wholeChanged();
    void totalChanged();
    void headingsChanged();

protected:
    [[nodiscard]] const void *row(int position) const override;

private:
    [[nodiscard]] static std::span<const Role> roles();
    [[nodiscard]] static PersonRow rowOf(const PersonTotals &person, int mostVictories);

    void showSome();

    QList<PersonRow> m_all;
    QList<PersonRow> m_rows; ///< those that are listed
    bool m_whole = false;
};

} // namespace academy::model
