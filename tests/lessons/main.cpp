// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include <QGuiApplication>
#include <QLocale>
#include <QSettings>
#include <QTemporaryDir>

#include <catch2/catch_session.hpp>

/// Tests of the lessons: no screen, one locale, settings in a folder that goes away.
int main(int argc, char *argv[])
{
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.filePath(QStringLiteral("data")).toUtf8());
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home.filePath(QStringLiteral("config")));
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    const QGuiApplication application(argc, argv);
    return Catch::Session().run(argc, argv);
}
