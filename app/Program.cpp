// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Program.h"

#include "Appearance.h"
#include "CommandLine.h"
#include "Language.h"
#include "LogGuard.h"
#include "Sandbox.h"
#include "Settings.h"
#include "SystemMotion.h"
#include "Table.h"

#include "artwork/LookBase.h"
#include "tour/ContactSheet.h"
#include "tour/Demo.h"
#include "tour/PictureTour.h"
#include "tour/SelfTest.h"
#include "tour/Tours.h"
#include "visitor/Finger.h"

#include <QDir>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>

#include <cstdio>
#include <memory>

namespace academy::app
{

namespace
{

constexpr unsigned seed = 2014; // of everything that runs unattended: the same every time

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
    std::fputs(qPrintable(farewell.text), farewell.code == 0 ? stdout : stderr);
    return farewell.code;
}

// A run that nobody watches has gone well when nothing was wrong and nothing was warned of.
int verdict(const QString &trouble, const LogGuard &log)
{
    if (!trouble.isEmpty()) {
        std::fprintf(stderr, "medieval-academy: %s\n", qPrintable(trouble));
    }
    const QStringList warnings = log.warnings();
    if (!warnings.isEmpty()) {
        std::fprintf(stderr, "medieval-academy: %lld warnings, the first: %s\n",
                     static_cast<long long>(warnings.size()), qPrintable(warnings.constFirst()));
    }
    return trouble.isEmpty() && warnings.isEmpty() ? 0 : 1;
}

void describe(QGuiApplication &application)
{
    application.setApplicationName(QStringLiteral("medieval-academy"));
    application.setOrganizationName(QStringLiteral("medieval-academy"));
    application.setApplicationDisplayName(QStringLiteral("Medieval Academy"));
    application.setApplicationVersion(QStringLiteral(ACADEMY_VERSION));
    application.setDesktopFileName(QStringLiteral("medieval-academy"));
    application.addLibraryPath(
        QDir(application.applicationDirPath()).absoluteFilePath(QStringLiteral(ACADEMY_PLUGINS)));
}

QVariantMap windowProperties(const CommandLine &line)
{
    QVariantMap properties{{QStringLiteral("calm"), !line.unattended() && systemAsksForLessMotion()}};
    if (line.form) {
        const QSize size = windowSize(*line.form);
        properties[QStringLiteral("width")] = size.width();
        properties[QStringLiteral("height")] = size.height();
    }
    if (line.demo) {
        properties[QStringLiteral("demoSeed")] = static_cast<int>(seed);
    }
    return properties;
}

// Demo, pictures and self-test, with nobody before the window.
QString runUnattended(const CommandLine &line, const Language &language, model::Settings &settings,
                      QQuickWindow &window)
{
    const QString prefix =
        QStringLiteral("%1-%2").arg(name(line.form.value_or(FormFactor::Desktop))).arg(language.spoken());
    if (!line.pictures.isEmpty() && !QDir().mkpath(line.pictures)) {
        return QStringLiteral("the folder '%1' cannot be made").arg(line.pictures);
    }
    if (line.selfTest) {
        settings.setSpeed(model::Academy::Speed::Instant);
        Finger finger(window);
        return SelfTest(finger, seed).run();
    }
    if (line.demo) {
        Demo demo(window, *window.property("table").value<model::Table *>());
        if (!line.pictures.isEmpty()) {
            settings.setSpeed(model::Academy::Speed::Fast);
            demo.takePictures(line.pictures, prefix);
        }
        return demo.watch();
    }
    settings.setSpeed(model::Academy::Speed::Fast);
    return PictureTour(window, settings, line.pictures, prefix).run();
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

    if (line.form) {
        pretend(*line.form);
    }
    const LogGuard log;
    const auto sandbox = line.unattended() ? std::make_unique<Sandbox>() : nullptr;
    QQuickStyle::setStyle(QStringLiteral("MedievalAcademy.Controls"));
    QGuiApplication application(argc, argv);
    describe(application);

    QQmlApplicationEngine engine;
    Language language(engine);
    auto *settings = engine.singletonInstance<model::Settings *>("MedievalAcademy.Model", "Settings");
    language.speak(line.language.isEmpty() ? settings->language() : line.language);
    QObject::connect(settings, &model::Settings::languageChanged, &language,
                     [&] { language.speak(settings->language()); });
    const Appearance appearance(*engine.singletonInstance<artwork::LookBase *>("MedievalAcademy.Artwork", "Look"));

    engine.setInitialProperties(windowProperties(line));
    engine.loadFromModule("MedievalAcademy", "Main");
    auto *window =
        engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
    if (window == nullptr) {
        return 1;
    }
    if (!line.unattended()) {
        return QGuiApplication::exec();
    }
    const QString trouble = runUnattended(line, language, *settings, *window);
    if (!line.pictures.isEmpty()) {
        writeContactSheet(line.pictures);
    }
    return verdict(trouble, log);
}

} // namespace academy::app
