// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "StoreChecks.h"

#include "Invariants.h"

#include "names/PlayerName.h"
#include "pages/GameSetup.h"
#include "pages/Settings.h"
#include "pages/SettingsFile.h"
#include "statistics/FinishedGames.h"
#include "statistics/GameFigures.h"
#include "statistics/GamesTable.h"
#include "statistics/PersonFigures.h"

#include "rules/Random.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

namespace academy::fuzz
{

namespace
{

using namespace model;

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    require(file.open(QIODevice::ReadOnly), "a file that was set aside or left alone can be read");
    return file.readAll();
}

void checkSettings()
{
    Settings settings;
    require(settings.textScale() >= 1 && settings.textScale() <= 2, "texts are of a size that can be read");
    require(settings.volume() >= 0 && settings.volume() <= 1, "sounds are as loud as they can be");
    require(settings.language().size() <= 2 && settings.palette().size() <= 13,
            "languages and palettes are known ones");
    require(settings.speed() >= Enums::Speed::Slow && settings.speed() <= Enums::Speed::Instant,
            "a speed that there is");
    require(settings.handOver() >= Enums::HandOver::Hold && settings.handOver() <= Enums::HandOver::Open,
            "a way to hand over that there is");
    (void)settings.openScores();
    (void)settings.reducedMotion();
    (void)settings.takeBacks();
    (void)settings.roundTheTable();
    settings.setHints(!settings.hints());
    settings.setSpeed(Enums::Speed::Slow);
    require(settings.speed() == Enums::Speed::Slow, "what is set is kept");
}

void checkSetup()
{
    const GameSetup setup;
    for (const SeatRow &row : setup.seats()->rows()) {
        require(row.shownName.size() <= longestName, "names are short");
    }
    rules::Random random(1);
    require(!rules::check(setup.beginning(random).options), "what is set up can be played");
}

void checkTotals(const PersonTotals &totals)
{
    require(totals.all.games > 0 && totals.all.victories >= 0 && totals.all.victories <= totals.all.games,
            "nobody wins more games than were played");
    require(totals.undone >= 0 && totals.undone <= totals.all.games,
            "no more games with undone moves than were played");
    require(totals.name.size() <= longestName && !totals.name.isEmpty(), "names are short");
    require(totals.earlier + static_cast<int>(totals.games.size()) == totals.all.games, "each game counts once");
}

// All that is shown of them.
void checkShown(Statistics &statistics)
{
    FinishedGames games;
    games.setStatistics(&statistics);
    require(games.count() == statistics.games(), "each game is listed");
    GameFigures figures;
    figures.setStatistics(&statistics);
    for (int row = 0; row < games.count(); ++row) {
        require(!games.rowAt(row).title.isEmpty() && !games.rowAt(row).spoken.isEmpty(), "each game has a title");
        figures.setGame(games.rowAt(row).game);
        require(figures.known() && figures.places().size() >= 2, "each game has players");
    }
    PersonFigures person;
    person.setStatistics(&statistics);
    for (const PersonRow &row : statistics.people()->rows()) {
        require(row.name.size() <= longestName && row.points.size() < 60, "what is shown is short");
        const PersonTotals *totals = statistics.totals(row.person);
        require(totals != nullptr, "who is listed is counted");
        checkTotals(*totals);
        person.setPerson(row.person);
        require(person.known() && person.course().size() <= PersonFigures::longestCourse, "the course is not too long");
    }
    require(GamesTable::csv(statistics.ledger().games, QLocale::c()).startsWith("\xEF\xBB\xBF"), "there is a table");
}

// What can be read is kept as it is when something is forgotten and brought back.
void checkStatistics(const QString &path)
{
    Statistics statistics(Worker::Threads::None, path);
    checkShown(statistics);
    if (statistics.isEmpty()) {
        return;
    }
    const int games = statistics.games();
    const QString person = statistics.people()->rows().constFirst().person;
    const WonOf before = statistics.totals(person)->all;
    statistics.forgetPerson(person);
    require(statistics.totals(person) == nullptr, "who is forgotten is gone");
    checkShown(statistics);
    statistics.bringBack();
    require(statistics.games() == games && statistics.totals(person)->all == before, "who is brought back is there");
    require(Statistics(Worker::Threads::None, path).games() == games, "what is written can be read");
    statistics.forgetAll();
    require(statistics.isEmpty() && Statistics(Worker::Threads::None, path).isEmpty(), "what is forgotten is gone");
}

QString historyIn(const QString &folder)
{
    const QString path = QDir(folder).filePath(QStringLiteral("history/finished-games.jsonl"));
    QDir(QFileInfo(path).path()).removeRecursively();
    QDir().mkpath(QFileInfo(path).path());
    return path;
}

} // namespace

StoreOutcome checkStore(const QByteArray &text, const QString &folder)
{
    const QString ending = QStringLiteral(".ini");
    const QString path = QDir(folder).filePath(QCoreApplication::organizationName() + QLatin1Char('/')
                                               + QCoreApplication::applicationName() + ending);
    QDir(QFileInfo(path).path()).removeRecursively();
    {
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        require(file.open(QIODevice::WriteOnly) && file.write(text) == text.size(), "the test can write");
    }
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder);
    const SettingsFile file(folder, ending);
    const auto trouble = file.trouble();
    require(trouble != SettingsFile::Trouble::NoFile, "a file is a file");
    require(file.remark().isEmpty() == (trouble == SettingsFile::Trouble::None), "troubles are told, and nothing else");
    checkSettings();
    checkSetup();
    checkStatistics(historyIn(folder)); // of before, among the settings
    QSettings().sync();
    switch (trouble) {
    case SettingsFile::Trouble::Damaged:
        require(bytesOf(file.setAside()) == text, "what is set aside stays as it is");
        return StoreOutcome::SetAside;
    case SettingsFile::Trouble::Newer:
        require(bytesOf(path) == text, "what a later version has written stays as it is");
        return StoreOutcome::LeftAlone;
    default:
        return StoreOutcome::Read;
    }
}

StoreOutcome checkHistory(const QByteArray &text, const QString &folder)
{
    const QString path = historyIn(folder);
    {
        QFile file(path);
        require(file.open(QIODevice::WriteOnly) && file.write(text) == text.size(), "the test can write");
    }
    const History history = readHistory(path);
    switch (history.trouble) {
    case HistoryTrouble::Damaged:
        require(bytesOf(history.setAside) == text, "what is set aside stays as it is");
        require(readHistory(path).trouble == HistoryTrouble::None, "trouble is over when it has been told");
        break;
    case HistoryTrouble::Newer:
        require(bytesOf(path) == text, "what a later version has written stays as it is");
        break;
    default:
        require(history.trouble == HistoryTrouble::None, "a file is a file");
        require(bytesOf(path) == text, "reading changes nothing");
        break;
    }
    checkStatistics(path);
    if (history.trouble == HistoryTrouble::Newer) {
        require(bytesOf(path) == text, "what a later version has written stays as it is");
        return StoreOutcome::LeftAlone;
    }
    return history.trouble == HistoryTrouble::None ? StoreOutcome::Read : StoreOutcome::SetAside;
}

} // namespace academy::fuzz
