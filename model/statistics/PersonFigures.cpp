// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "statistics/PersonFigures.h"

#include "names/Names.h"
#include "names/PlayerNames.h"
#include "rows/RuleEnums.h"
#include "rows/Source.h"
#include "statistics/FinishedGames.h"
#include "words/RuleTexts.h"

#include "players/Player.h"
#include "rules/RuleSet.h"

#include <QLocale>

#include <cmath>
#include <utility>

namespace academy::model
{

namespace
{

// "+4.2", "−0.5", "0".
QString signedAverage(double points)
{
    constexpr QChar minus(0x2212);
    const QString size = QLocale().toString(std::abs(points), 'f', 1);
    constexpr double least = 0.05; // less is shown as 0.0
    return points >= least ? u'+' + size : points <= -least ? minus + size : size;
}

} // namespace

PersonFigures::PersonFigures(QObject *parent)
    : QObject(parent)
{
}

void PersonFigures::setStatistics(Statistics *statistics)
{
    if (!takeSource(m_statistics, statistics, *this)) {
        return;
    }
    if (m_statistics) {
        connect(m_statistics, &Statistics::changed, this, &PersonFigures::take);
        connect(m_statistics, &Statistics::retranslated, this, &PersonFigures::take);
    }
    take();
    Q_EMIT sourceChanged();
}

void PersonFigures::setPerson(const QString &person)
{
    if (person != m_person) {
        m_person = person;
        take();
        Q_EMIT sourceChanged();
    }
}

void PersonFigures::take()
{
    Shown shown{.name = PlayerNames::shown(m_person)};
    const PersonTotals *person = m_statistics ? m_statistics->totals(m_person) : nullptr;
    if (person != nullptr) {
        shown.known = true;
        shown.tincture = person->color ? static_cast<int>(*person->color) : -1;
        const QString average = PeopleModel::averageText(person->average());
        shown.tiles = {
            //: Below the number of games that a person has played
            {.value = Names::number(person->all.games), .label = tr("game(s)", nullptr, person->all.games)},
            //: Below the number of games that a person has won
            {.value = Names::number(person->all.victories), .label = tr("victory(s)", nullptr, person->all.victories)},
            //: Below the most points that a person has had in a game
            {.value = FinishedGames::pointsText(person->best), .label = tr("best")},
            //: Below the points that a person has had in a game on average
            {.value = average, .label = tr("average")}};
        //: Spoken: %1 is "3 games, 1 victory", %2 the most points in a game, %3 the points on average.
        shown.sentence = tr("%1, %2 points at best, %3 on average.")
                             .arg(PeopleModel::sentence(*person), FinishedGames::pointsText(person->best), average);
        QStringList remarks;
        if (person->undone > 0) {
            //: Below the numbers of games and victories
            remarks.append(tr("%n game(s) with undone moves.", nullptr, person->undone));
        }
        if (person->earlier > 0) {
            //: Below the numbers of games and victories: there are games of which it is known only how many there were.
            remarks.append(tr("%n older game(s) count above, but not in the charts.", nullptr, person->earlier));
        }
        shown.remark = remarks.join(u' ');
        fillVictories(shown, *person);
        fillBoards(shown, *person);
        fillCourse(shown, *person);
    }
    const bool known = std::exchange(m_shown, std::move(shown)).known;
    Q_EMIT changed();
    if (known != m_shown.known) {
        Q_EMIT knownChanged();
    }
}

WonLine PersonFigures::wonLine(const QString &text, const WonOf &kind)
{
    WonLine line{.text = text,
                 //: Victories: %1 of %2 games were won.
                 .detail = tr("%1 of %2", "victories").arg(Names::number(kind.victories), Names::number(kind.games)),
                 .share = static_cast<double>(kind.victories) / kind.games};
    //: Spoken: %1 is a kind of game or a level of computers, %2 how many games were won, %n how many there were.
    line.spoken = tr("%1: %2 of %n game(s) won", nullptr, kind.games).arg(text, Names::number(kind.victories));
    return line;
}

void PersonFigures::fillVictories(Shown &shown, const PersonTotals &person)
{
    for (std::size_t mode = 0; mode < person.byMode.size(); ++mode) {
        if (person.byMode[mode].games > 0) {
            shown.modes.append(wonLine(RuleTexts::mode(static_cast<rules::Mode>(mode)).name, person.byMode[mode]));
        }
    }
    const auto levels = players::levelNames();
    for (std::size_t level = 0; level < person.byLevel.size(); ++level) {
        if (person.byLevel[level].games > 0) {
            const QString id = QString::fromLatin1(levels[level].data(), static_cast<qsizetype>(levels[level].size()));
            shown.opponents.append(wonLine(Names::level(id), person.byLevel[level]));
        }
    }
    if (person.amongPeople.games > 0) {
        //: In a list of opponents, beside levels of computers such as "Herald": no computer played.
        shown.opponents.append(wonLine(tr("People only"), person.amongPeople));
    }
}

void PersonFigures::fillBoards(Shown &shown, const PersonTotals &person)
{
    for (const rules::Board board : rules::allBoards) {
        const auto number = static_cast<std::size_t>(board);
        if (person.boardGames[number] == 0) {
            continue;
        }
        const double average = static_cast<double>(person.boardPoints[number]) / person.boardGames[number];
        BoardFigure figure{.emblem = emblemOf(board, {}),
                           .name = Names::board(board, {}),
                           .points = average,
                           .text = signedAverage(average),
                           //: Points from a board: %1 is the most in a game, "+9".
                           .note = tr("best %1").arg(Names::points(person.boardBest[number]))};
        //: Spoken: %1 is a board, %2 the points from there on average, "+4.2", %3 the most in a game.
        figure.spoken =
            tr("%1: %2 on average, %3 at best").arg(figure.name, figure.text, Names::points(person.boardBest[number]));
        shown.boards.append(figure);
    }
}

void PersonFigures::fillCourse(Shown &shown, const PersonTotals &person)
{
    const std::size_t first = person.games.size() > longestCourse ? person.games.size() - longestCourse : 0;
    for (std::size_t number = first; number < person.games.size(); ++number) {
        const FinishedPlayer *player = playerIn(*person.games[number], person.name);
        shown.course.append(player->points);
        shown.victories.append(player->won);
        shown.tinctures.append(player->colors.empty() ? 0 : static_cast<int>(player->colors.front()));
        //: Of one game in a chart: %1 is the points, of a game that was won
        shown.courseGames.append(player->won ? tr("%1, won").arg(FinishedGames::pointsText(player->points))
                                             : FinishedGames::pointsText(player->points));
    }
    if (!person.games.empty()) {
        shown.firstDay = FinishedGames::dayOf(*person.games[first]);
        shown.lastDay = FinishedGames::dayOf(*person.games.back());
    }
    //: Heading of a chart
    shown.courseText = tr("Points in the last %n game(s)", nullptr, static_cast<int>(shown.course.size()));
    shown.courseSpoken = shown.courseText + QStringLiteral(": ") + shown.courseGames.join(QStringLiteral("; "));
}

} // namespace academy::model
