// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

// academy-tour: the interface of the game, driven with nobody before it.

#include "ContactSheet.h"
#include "Demo.h"
#include "PictureTour.h"
#include "SelfTest.h"
#include "Session.h"
#include "SpokenTurn.h"
#include "TourLine.h"
#include "Tours.h"
#include "pages/Settings.h"
#include "visitor/Finger.h"
#include "visitor/Keyboard.h"

#include <QDir>
#include <QQuickWindow>

#include <cstdio>

namespace
{

using namespace academy::app;

// It has gone well when nothing was wrong and nothing was warned of.
int exitCode(const QString &trouble, const QStringList &warnings)
{
    if (!trouble.isEmpty()) {
        std::fprintf(stderr, "academy-tour: %s\n", qPrintable(trouble));
    }
    if (!warnings.isEmpty()) {
        std::fprintf(stderr, "academy-tour: %lld warnings, the first: %s\n", static_cast<long long>(warnings.size()),
                     qPrintable(warnings.constFirst()));
    }
    return trouble.isEmpty() && warnings.isEmpty() ? 0 : 1;
}

QString carryOut(const TourLine &line, const Session &session)
{
    QQuickWindow &window = *session.window();
    const QString prefix = QStringLiteral("%1%2-%3")
                               .arg(name(line.program.form.value_or(FormFactor::Desktop)))
                               .arg(line.sideways ? QStringLiteral("-sideways") : QString())
                               .arg(session.language());
    if (!line.pictures.isEmpty() && !QDir().mkpath(line.pictures)) {
        return QStringLiteral("the folder '%1' cannot be made").arg(line.pictures);
    }
    if (line.selfTest) {
        Finger finger(window);
        return SelfTest(finger, unattendedSeed).run();
    }
    if (line.spoken) {
        Keyboard keyboard(window);
        return SpokenTurn(keyboard, unattendedSeed).run();
    }
    if (line.demo) {
        Demo demo(window, *session.table());
        if (!line.pictures.isEmpty()) {
            demo.takePictures(line.pictures, prefix);
        }
        return demo.watch();
    }
    session.settings().setLeftHanded(line.leftHanded);
    if (line.sideways) {
        const QSize size = window.size().transposed();
        window.setMinimumSize(window.minimumSize().boundedTo(size));
        window.resize(size);
    }
    return PictureTour(window, session.settings(), line.pictures, prefix, line.palette, line.vision).run();
}

int runOneTour(int &argc, char **argv, TourLine &line)
{
    line.program.form = line.program.form.value_or(FormFactor::Desktop);
    const Session session(argc, argv, line.program);
    if (session.window() == nullptr) {
        return 1;
    }
    const QString trouble = carryOut(line, session);
    if (!line.pictures.isEmpty()) {
        writeContactSheet(line.pictures);
    }
    return exitCode(trouble, session.warnings());
}

} // namespace

int main(int argc, char *argv[])
{
    auto read = readTourLine(argumentsOf(argc, argv));
    if (const auto *farewell = std::get_if<Farewell>(&read)) {
        return say(*farewell, "academy-tour");
    }
    auto line = std::get<TourLine>(read);
    if (!line.pictures.isEmpty() && !isOneTour(line)) {
        const QCoreApplication application(argc, argv);
        return runTours(QCoreApplication::applicationFilePath(), line);
    }
    return runOneTour(argc, argv, line);
}
