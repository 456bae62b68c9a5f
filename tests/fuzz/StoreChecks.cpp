// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "StoreChecks.h"

#include "Invariants.h"

#include "names/PlayerName.h"
#include "pages/GameSetup.h"
#include "pages/Settings.h"
#include "pages/SettingsFile.h"
#include "pages/Statistics.h"

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

void checkStatistics()
{
    Statistics statistics;
    require(statistics.count() <= 500, "as many people as fit on a page");
    for (const StatisticsRow &row : statistics.rows()) {
        require(row.games > 0 && row.victories >= 0 && row.victories <= row.games,
                "nobody wins more games than were played");
        require(row.takenBack >= 0 && row.takenBack <= row.games, "no more games with take-backs than were played");
        require(row.name.size() <= longestName && row.averageText.size() < 12, "what is shown is short");
    }
    statistics.forget();
    require(statistics.count() == 0, "what is forgotten is gone");
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
    checkStatistics();
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

} // namespace academy::fuzz
