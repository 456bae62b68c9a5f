// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Session.h"

#include "visitor/Finger.h"

#include <QDir>
#include <QFile>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSettings>
#include <QTemporaryDir>

#include <catch2/catch_test_macros.hpp>

#include <array>

/// Settings that the program finds when it begins, as people have them.
using namespace academy;
using namespace academy::app;

namespace
{

// What the notice on the first page says; empty when there is none.
QString noticed(const QString &language)
{
    int argc = 1;
    std::array<char, 10> name{"app-tests"};
    std::array<char *, 2> argv{name.data(), nullptr};
    CommandLine line;
    line.language = language;
    line.form = FormFactor::Phone;
    const Session session(argc, argv.data(), line);
    REQUIRE(session.window() != nullptr);
    Finger finger(*session.window());
    finger.scene().settle();
    const QQuickItem *close = finger.scene().find(u"closeNotice");
    if (close == nullptr) {
        return {};
    }
    CHECK(session.warnings().isEmpty());
    const auto *text = session.window()->findChild<QQuickItem *>(QStringLiteral("noticeText"));
    REQUIRE(text != nullptr);
    const QString said = text->property("text").toString();
    finger.choose(QStringLiteral("closeNotice"));
    CHECK(finger.scene().waitFor([&] { return finger.scene().find(u"closeNotice") == nullptr; }));
    return said;
}

} // namespace

TEST_CASE("Settings that are damaged are told of on the first page, and nothing stops", "[Settings]")
{
    const QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toLocal8Bit());
    qputenv("XDG_DATA_HOME", home.filePath(QStringLiteral("data")).toLocal8Bit());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home.path());
    const QString place = home.filePath(QStringLiteral("medieval-academy/medieval-academy.conf"));
    REQUIRE(QDir(home.path()).mkpath(QStringLiteral("medieval-academy")));
    QFile file(place);
    REQUIRE(file.open(QIODevice::WriteOnly));
    REQUIRE(file.write("[General]\nspeed\xff\0\n", 18) == 18);
    file.close();
    CHECK(noticed(QStringLiteral("fr")).contains(QStringLiteral("«\u00a0medieval-academy.conf.damaged\u00a0»")));
    CHECK(QFile::exists(place + QStringLiteral(".damaged")));
}
