// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "statistics/GameFigures.h"

#include "names/Names.h"
#include "names/PlayerNames.h"
#include "rows/RuleEnums.h"
#include "rows/Source.h"
#include "statistics/FinishedGames.h"
#include "words/Results.h"
#include "words/RuleTexts.h"

#include "rules/RuleSet.h"

#include <QLocale>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace academy::model
{

GameFigures::GameFigures(QObject *parent)
    : QObject(parent)
{
}

void GameFigures::setStatistics(Statistics *statistics)
{
    if (!takeSource(m_statistics, statistics, *this)) {
        return;
    }
    if (m_statistics) {
        connect(m_statistics, &Statistics::changed, this, &GameFigures::take);
        connect(m_statistics, &Statistics::retranslated, this, &GameFigures::take);
    }
    take();
    Q_EMIT sourceChanged();
}

void GameFigures::setGame(const QString &game)
{
    if (game != m_game) {
        m_game = game;
        take();
        Q_EMIT sourceChanged();
    }
}

// What was shown of a game that has just been forgotten stays until the page is gone.
void GameFigures::take()
{
    const FinishedGame *game = m_statistics ? m_statistics->game(m_game) : nullptr;
    const bool known = std::exchange(m_shown.known, game != nullptr);
    if (game != nullptr) {
        const QLocale locale;
        const QDateTime finished = game->finished.toLocalTime();
        m_shown = {.known = true,
                   //: Title of the page about one finished game: %1 is a date, "21 November".
                   .title = tr("Game of %1").arg(FinishedGames::dayOf(*game)),
                   .winner = FinishedGames::winnersOf(*game),
                   //: When a game was finished: %1 is a date, "Saturday, 21 November 2026", %2 a time of day.
                   .when = tr("%1, %2", "date and time")
                               .arg(locale.toString(finished.date(), QLocale::LongFormat),
                                    locale.toString(finished.time(), QLocale::ShortFormat)),
                   .rules = rulesOf(*game)};
        m_shown.when.front() = m_shown.when.front().toUpper();
        for (const FinishedPlayer *player : game->ranked()) {
            m_shown.places.append(placeOf(*game, *player));
        }
    }
    Q_EMIT changed();
    if (known != m_shown.known) {
        Q_EMIT knownChanged();
    }
}

PlaceLine GameFigures::placeOf(const FinishedGame &game, const FinishedPlayer &player)
{
    PlaceLine line{.place = Names::ordinal(player.place),
                   .name = FinishedGames::nameOf(player),
                   .won = player.won,
                   .points = FinishedGames::pointsText(player.points)};
    if (!player.human) {
        //: Who played: %1 is how well the computer plays, "Herald".
        line.kind = tr("Computer, %1").arg(Names::level(player.level));
    }
    for (const rules::Color color : player.colors) {
        line.tinctures.append(static_cast<int>(color));
    }
    QStringList columns;
    const rules::RuleSet &rules = rules::ruleSet(game.options);
    for (const rules::Board board : rules.boards()) {
        if (rules[board].movesDiscs()) { // which gives none
            continue;
        }
        const int points = player.byBoard[static_cast<std::size_t>(board)];
        const QString name = Names::board(board, game.options);
        line.boards.append({.emblem = emblemOf(board, game.options),
                            .name = name,
                            .points = static_cast<double>(points),
                            .text = Names::points(points)});
        //: Spoken, of a player's points: %1 is a board, %2 the points from there, "+6".
        columns.append(tr("%1 %2", "points by board").arg(name, Names::points(points)));
    }
    const QString who = line.kind.isEmpty() ? line.name : line.name + QStringLiteral(", ") + line.kind;
    //: Spoken: %1 is a place, "1st", %2 a player, %3 the points; then come the points by board.
    line.spoken = tr("%1: %2, %3 point(s)", nullptr, std::abs(player.points)).arg(line.place, who, line.points)
        + QStringLiteral(". ") + columns.join(QStringLiteral(", "));
    return line;
}

QStringList GameFigures::rulesOf(const FinishedGame &game)
{
    QStringList lines{Results::kind(game.options)}; // the other rules follow by name
    lines.front().front() = lines.front().front().toUpper();
    QStringList advanced;
    for (std::size_t rule = 0; rule < rules::advancedNames.size(); ++rule) {
        if (game.options.has(static_cast<rules::Advanced>(rule))) {
            advanced.append(RuleTexts::advanced(static_cast<rules::Advanced>(rule)).name);
        }
    }
    QStringList variations;
    for (std::size_t rule = 0; rule < rules::variationNames.size(); ++rule) {
        if (game.options.has(static_cast<rules::Variation>(rule))) {
            variations.append(RuleTexts::variation(static_cast<rules::Variation>(rule)).name);
        }
    }
    if (!advanced.isEmpty()) {
        //: About a finished game: %1 are the advanced rules that were played.
        lines.append(tr("Advanced rules: %1").arg(Names::list(advanced)));
    }
    if (!variations.isEmpty()) {
        //: About a finished game: %1 are the variations that were played.
        lines.append(tr("Variations: %1").arg(Names::list(variations)));
    }
    if (game.undone) {
        //: About a finished game: decisions were undone together with the computers’ answers.
        lines.append(tr("With undone moves"));
    }
    return lines;
}

} // namespace academy::model
