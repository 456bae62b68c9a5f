// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "LogGuard.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <sys/stat.h>

using academy::app::LogGuard;

/// The program as it is started from outside: what it says, and its exit code.
namespace
{

struct Ended {
    int code = -1;
    QString said;
    QString complained;
};

const QString program = QStringLiteral(ACADEMY_PROGRAM);
const QString tour = QStringLiteral(ACADEMY_TOUR);

// Where a launcher is given, it starts the program.
Ended run(const QString &started, const QStringList &arguments,
          const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment(),
          const QString &launcher = {})
{
    constexpr int longest = 300000;
    QProcess process;
    process.setProcessEnvironment(environment);
    if (launcher.isEmpty()) {
        process.start(started, arguments);
    } else {
        process.start(launcher, QStringList{started} + arguments);
    }
    const bool well = process.waitForFinished(longest) && process.exitStatus() == QProcess::NormalExit;
    Ended ended{.code = well ? process.exitCode() : -1,
                .said = QString::fromUtf8(process.readAllStandardOutput()),
                .complained = QString::fromUtf8(process.readAllStandardError())};
    UNSCOPED_INFO(ended.complained.toStdString());
    return ended;
}

} // namespace

TEST_CASE("Wrong options: one clear message, exit code 2")
{
    struct Wrong {
        QStringList arguments;
        QString said;
    };
    const auto wrong = GENERATE(values<Wrong>({
        {{QStringLiteral("--size"), QStringLiteral("watch")}, QStringLiteral("not 'watch'")},
        {{QStringLiteral("--language"), QStringLiteral("de")}, QStringLiteral("not 'de'")},
        {{QStringLiteral("--speed"), QStringLiteral("warp")}, QStringLiteral("not 'warp'")},
        {{QStringLiteral("--text"), QStringLiteral("90")}, QStringLiteral("not '90'")},
        {{QStringLiteral("--size")}, QStringLiteral("size")},
        {{QStringLiteral("--joust")}, QStringLiteral("joust")},
    }));
    const auto both = GENERATE(program, tour);
    const Ended ended = run(both, wrong.arguments);
    REQUIRE(ended.code == 2);
    REQUIRE(ended.said.isEmpty());
    REQUIRE(ended.complained.startsWith(QFileInfo(both).fileName() + QLatin1String(": ")));
    REQUIRE(ended.complained.contains(wrong.said));
    REQUIRE(ended.complained.trimmed().count(QLatin1Char('\n')) == 1); // what is wrong, and where to read more
}

TEST_CASE("One game at a time is opened, and by the program alone")
{
    const Ended two = run(program, {QStringLiteral("a.json"), QStringLiteral("b.json")});
    CHECK(two.code == 2);
    CHECK(two.complained.contains(QLatin1String("'b.json' is one too many")));
    const Ended both = run(program, {QStringLiteral("--replay"), QStringLiteral("a.json"), QStringLiteral("b.json")});
    CHECK(both.code == 2);
    CHECK(both.complained.contains(QLatin1String("'b.json' is one too many")));
    const Ended toured = run(tour, {QStringLiteral("--demo"), QStringLiteral("a.json")});
    CHECK(toured.code == 2);
    CHECK(toured.complained.contains(QLatin1String("'a.json' is not an option")));
}

TEST_CASE("The tour wants to know what to do, and where to put its pictures")
{
    const Ended idle = run(tour, {});
    CHECK(idle.code == 2);
    CHECK(idle.complained.contains(QLatin1String("one of --demo, --pictures, --self-test and --spoken is needed")));
    const Ended nowhere = run(tour, {QStringLiteral("--pictures"), QStringLiteral("/dev/null")});
    CHECK(nowhere.code == 2);
    CHECK(nowhere.complained.contains(QLatin1String("needs a folder")));
    // Nothing of it is in the program that people install.
    CHECK(run(program, {QStringLiteral("--demo")}).code == 2);
}

TEST_CASE("Help and version")
{
    const Ended help = run(program, {QStringLiteral("--help")});
    REQUIRE(help.code == 0);
    for (const char *option : {"--language", "--replay", "--size", "--speed", "--text"}) {
        REQUIRE(help.said.contains(QLatin1String(option)));
    }
    REQUIRE(help.said.startsWith(QLatin1String("Usage: medieval-academy [options] [record]\n")));
    const Ended version = run(program, {QStringLiteral("--version")});
    REQUIRE(version.code == 0);
    REQUIRE(version.said.startsWith(QLatin1String("medieval-academy ")));
    REQUIRE(version.said.contains(QLatin1String("(Qt ") + QLatin1String(qVersion())));
    REQUIRE(version.said.contains(QSysInfo::buildCpuArchitecture())); // and what kind of build it is
}

TEST_CASE("A machine without sound is nothing to warn of; everything else is")
{
    const LogGuard guard;
    qWarning(
        "No QtMultimedia backends found. Only QMediaDevices, QAudioDevice, QSoundEffect, QAudioSink, and QAudioSource "
        "are available.");
    qWarning("PulseAudioService: pa_context_connect() failed");
    CHECK(guard.warnings().isEmpty());
    qWarning("The drawbridge is up.");
    CHECK(guard.warnings() == QStringList{QStringLiteral("The drawbridge is up.")});
}

TEST_CASE("What cannot be said is told of, with exit code 1")
{
    for (const char *word : {"--help", "--version"}) {
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(program, {QLatin1String(word)});
        REQUIRE(process.waitForFinished(300000));
        CHECK(process.exitCode() == 1);
        CHECK(process.readAllStandardError() == "medieval-academy: stdout cannot be written\n");
    }
}

TEST_CASE("The program tests itself")
{
    const auto size = GENERATE("phone", "desktop");
    const Ended ended = run(tour, {QStringLiteral("--self-test"), QStringLiteral("--size"), QLatin1String(size)});
    REQUIRE(ended.code == 0);
    REQUIRE(ended.complained.isEmpty());
}

TEST_CASE("What a screen reader is told of a turn is written down")
{
    const Ended ended =
        run(tour,
            {QStringLiteral("--spoken"), QStringLiteral("--speed"), QStringLiteral("none"), QStringLiteral("--size"),
             QStringLiteral("tablet"), QStringLiteral("--language"), QStringLiteral("fr")});
    REQUIRE(ended.code == 0);
    CHECK(ended.complained.isEmpty());
    INFO(ended.said.toStdString());
    CHECK(ended.said.contains(QStringLiteral("Gardez une carte")));
    CHECK(ended.said.contains(QStringLiteral("Vous jouez")));
}

TEST_CASE("The demo ends by itself")
{
    const Ended ended = run(tour, {QStringLiteral("--demo"), QStringLiteral("--speed"), QStringLiteral("none")});
    REQUIRE(ended.code == 0);
    REQUIRE(ended.complained.isEmpty());
}

TEST_CASE("A pipe, a folder or a device in the place of the settings keeps nobody waiting")
{
    const QTemporaryDir home;
    REQUIRE(QDir(home.path()).mkpath(QStringLiteral("medieval-academy")));
    const QString place = home.filePath(QStringLiteral("medieval-academy/medieval-academy.conf"));
    const auto kind = GENERATE("pipe", "folder", "device");
    INFO(kind);
    if (kind == QByteArrayView("pipe")) {
        REQUIRE(::mkfifo(place.toLocal8Bit().constData(), 0600) == 0);
    } else if (kind == QByteArrayView("folder")) {
        REQUIRE(QDir().mkpath(place));
    } else {
        REQUIRE(QFile::link(QStringLiteral("/dev/zero"), place));
    }
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home.filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("QSG_INFO"), QStringLiteral("1")); // tells when the window is drawn
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, QStringList());
    QByteArray said;
    while (!said.contains("scenegraph") && process.waitForReadyRead(60000)) {
        said += process.readAll();
    }
    process.kill();
    REQUIRE(process.waitForFinished(300000));
    INFO(said.toStdString());
    CHECK(said.contains("scenegraph"));
    CHECK(said.contains("is no file: settings are not kept"));
}

TEST_CASE("Without OpenGL the software renderer draws, and a line says so")
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_XCB_GL_INTEGRATION"), QStringLiteral("none"));
    const Ended ended = run(tour, {QStringLiteral("--self-test"), QStringLiteral("--size"), QStringLiteral("least")},
                            environment, QStringLiteral(ACADEMY_ON_DISPLAY));
    REQUIRE(ended.code == 0);
    REQUIRE(ended.complained
            == QLatin1String("medieval-academy: OpenGL does not work here: drawn by the software renderer\n"));
}
