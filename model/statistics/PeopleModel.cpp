// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "statistics/PeopleModel.h"

#include "names/Names.h"
#include "names/PlayerNames.h"

#include <QLocale>

#include <algorithm>

namespace academy::model
{

std::span<const RowsModel::Role> PeopleModel::roles()
{
    static constexpr std::array all{
        role<&PersonRow::person, PersonRow>("person"),     role<&PersonRow::name, PersonRow>("name"),
        role<&PersonRow::games, PersonRow>("games"),       role<&PersonRow::victories, PersonRow>("victories"),
        role<&PersonRow::tincture, PersonRow>("tincture"), role<&PersonRow::leads, PersonRow>("leads"),
        role<&PersonRow::brief, PersonRow>("brief"),       role<&PersonRow::points, PersonRow>("points"),
        role<&PersonRow::spoken, PersonRow>("spoken"),     role<&PersonRow::figures, PersonRow>("figures"),
    };
    return all;
}

PeopleModel::PeopleModel(QObject *parent)
    : RowsModel(roles(), parent)
{
}

QString PeopleModel::averageText(double points)
{
    return QLocale().toString(points, 'f', 1).replace(u'-', u'−');
}

QString PeopleModel::brief(const PersonTotals &person)
{
    //: How many games a person has played, within "3 games, 1 victory".
    const QString games = tr("%n game(s)", nullptr, person.all.games);
    //: How many games a person has won, within "3 games, 1 victory".
    const QString victories = tr("%n victory(s)", nullptr, person.all.victories);
    return games + QStringLiteral(", ") + victories;
}

QString PeopleModel::sentence(const PersonTotals &person)
{
    //: In how many of a person’s games decisions were undone together with the computers’ answers, within "3 games, 1 victory, 1 with undone moves".
    const QString undone = person.undone > 0 ? tr("%n with undone moves", nullptr, person.undone) : QString();
    return undone.isEmpty() ? brief(person) : brief(person) + QStringLiteral(", ") + undone;
}

PersonRow PeopleModel::rowOf(const PersonTotals &person, int mostVictories)
{
    PersonRow row{.person = person.name,
                  .name = PlayerNames::shown(person.name),
                  .games = person.all.games,
                  .victories = person.all.victories,
                  .tincture = person.color ? static_cast<int>(*person.color) : -1,
                  .leads = person.all.victories > 0 && person.all.victories == mostVictories,
                  .brief = brief(person),
                  .sentence = sentence(person)};
    const QString average = averageText(person.average());
    const QString best = Names::points(person.best).remove(u'+');
    row.figures = {Names::number(row.games), Names::number(row.victories), best, average};
    //: The page of results: %1 is the most points in a game, %2 the points in a game on average
    row.points = tr("best %1, average %2").arg(best, average);
    //: Spoken: %1 is a person, %2 "3 games, 1 victory", %3 the most points in a game, %4 the points on average.
    row.spoken = tr("%1: %2, %3 points at best, %4 on average.").arg(row.name, row.sentence, best, average);
    return row;
}

QStringList PeopleModel::headings()
{
    return {
        //: Above a column of the page of results: how many games each person has played; short
        tr("Games"),
        //: Above a column of the page of results: how many games each person has won; short
        tr("Victories"),
        //: Above a column of the page of results: each person's most points in a game; short
        tr("Best"),
        //: Above a column of the page of results: each person's points in a game on average; short
        tr("Average"),
    };
}

void PeopleModel::show(const std::vector<PersonTotals> &people)
{
    const int before = total();
    m_all.clear();
    for (std::size_t person = 0; person < std::min<std::size_t>(people.size(), mostPeople); ++person) {
        m_all.append(rowOf(people[person], people.front().all.victories));
    }
    showSome();
    Q_EMIT headingsChanged(); // the language may be another one
    if (total() != before) {
        Q_EMIT totalChanged();
    }
}

void PeopleModel::showSome()
{
    RowsModel::show(m_rows, m_whole ? m_all : m_all.first(std::min<qsizetype>(m_all.size(), firstPeople)));
}

void PeopleModel::setWhole(bool whole)
{
    if (whole != m_whole) {
        m_whole = whole;
        showSome();
        Q_EMIT wholeChanged();
    }
}

int PeopleModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const void *PeopleModel::row(int position) const
{
    return &m_rows.at(position);
}

} // namespace academy::model
