// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Program.h"

#include "CommandLine.h"
#include "Session.h"
#include "pages/Settings.h"

#include "tour/ContactSheet.h"
#include "tour/Demo.h"
#include "tour/PictureTour.h"
#include "tour/SelfTest.h"
#include "tour/Tours.h"
#include "visitor/Finger.h"

#include <QDir>

#include <cstdio>

namespace academy::app
{

namespace
{

QStringList argumentsOf(int argc, char *argv[])
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i) {
        arguments.append(QString::fromLocal8Bit(argv[i]));
    }
    return arguments;
}

int say(const Farewell &farewell)
{
    std::FILE *stream = farewell.code == 0 ? stdout : stderr;
    const bool said = std::fputs(qPrintable(farewell.text), stream) >= 0 && std::fflush(stream) == 0;
    if (!said && farewell.code == 0) {
        std::fputs("medieval-academy: stdout cannot be written\n", stderr);
        return 1;
    }
    return farewell.code;
}

// A run that nobody watches has gone well when nothing was wrong and nothing was warned of.
int verdict(const QString &trouble, const QStringList &warnings)
{
    if (!trouble.isEmpty()) {
        std::fprintf(stderr, "medieval-academy: %s\n", qPrintable(trouble));
    }
    if (!warnings.isEmpty()) {
        std::fprintf(stderr, "medieval-academy: %lld warnings, the first: %s\n",
                     static_cast<long long>(warnings.size()), qPrintable(warnings.constFirst()));
    }
    return trouble.isEmpty() && warnings.isEmpty() ? 0 : 1;
}

// Demo, pictures and self-test, with nobody before the window.
QString runUnattended(const CommandLine &line, const Session &session)
{
    QQuickWindow &window = *session.window();
    const QString prefix =
        QStringLiteral("%1-%2").arg(name(line.form.value_or(FormFactor::Desktop))).arg(session.language());
    if (!line.pictures.isEmpty() && !QDir().mkpath(line.pictures)) {
        return QStringLiteral("the folder '%1' cannot be made").arg(line.pictures);
    }
    if (line.selfTest) {
        Finger finger(window);
        return SelfTest(finger, unattendedSeed).run();
    }
    if (line.demo) {
        Demo demo(window, *session.table());
        if (!line.pictures.isEmpty()) {
            demo.takePictures(line.pictures, prefix);
        }
        return demo.watch();
    }
    return PictureTour(window, session.settings(), line.pictures, prefix).run();
}

// What nobody watches goes quickly, unless told otherwise; a game without motion has no scoring to take pictures of.
void hasten(CommandLine &line)
{
    if (line.selfTest) {
        line.speed = line.speed.value_or(model::Enums::Speed::Instant);
    } else if (!line.pictures.isEmpty()) {
        line.speed = line.speed.value_or(model::Enums::Speed::Fast);
    }
}

} // namespace

int run(int argc, char *argv[])
{
    const auto read = readCommandLine(argumentsOf(argc, argv));
    if (const auto *farewell = std::get_if<Farewell>(&read)) {
        return say(*farewell);
    }
    auto line = std::get<CommandLine>(read);
    if (!line.pictures.isEmpty() && !isOneTour(line)) {
        const QCoreApplication application(argc, argv);
        return runTours(QCoreApplication::applicationFilePath(), line);
    }
    if (line.unattended() && !line.form) {
        line.form = FormFactor::Desktop;
    }
    hasten(line);

    const Session session(argc, argv, line);
    if (session.window() == nullptr) {
        return 1;
    }
    if (!line.unattended()) {
        return QGuiApplication::exec();
    }
    const QString trouble = runUnattended(line, session);
    if (!line.pictures.isEmpty()) {
        writeContactSheet(line.pictures);
    }
    return verdict(trouble, session.warnings());
}

} // namespace academy::app
