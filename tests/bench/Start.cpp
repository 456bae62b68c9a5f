// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Frames.h"
#include "Session.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string_view>
#include <vector>

/// How long the program takes to start, from a process begun to the first page complete in its window, and what memory it
/// has then; both against an empty Kirigami window. The two are started over and over, in turn, so that whatever else the
/// machine does meets both alike; what is said is the median. An empty window is complete with its first frame (those that
/// follow fade nothing in), the first page with the last before it comes to rest: its device asks for less motion, so that
/// it rests as soon as all is there, and does not go on for the two seconds in which the academy drifts into place. The first
/// start of each leaves what Qt compiles of Kirigami's QML in its cache, as on any machine, and does not count.
///
/// `bench-start NAME=PROGRAM…` measures whole programs instead, as packages have them: Qt's scene graph says of each frame
/// that it is drawn, and they are ended from outside.
namespace
{

constexpr std::string_view once = "--once";
constexpr int starts = 11; // of each

int showFirstPage(int argc, char *argv[])
{
    academy::app::CommandLine line;
    line.language = QStringLiteral("en");
    line.form = academy::app::FormFactor::Desktop;
    line.unattended = true; // settings and saved games of its own
    academy::app::Session session(argc, argv, line);
    session.device().tell({.textScale = 1, .highContrast = false, .lessMotion = true});
    return tellFrames(session.window());
}

struct Start {
    double firstFrame = 0; // milliseconds
    double lastFrame = 0;
    double megabytes = 0;
};

std::optional<Start> watchStart(const QString &program, const QStringList &arguments)
{
    Start start;
    QElapsedTimer timer;
    timer.start();
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, arguments);
    while (process.waitForReadyRead()) {
        const double now = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        while (process.canReadLine()) {
            const QByteArray line = process.readLine().trimmed();
            if (line == "frame") {
                start.lastFrame = now;
                start.firstFrame = start.firstFrame > 0 ? start.firstFrame : now;
            } else if (line.startsWith("memory ")) {
                start.megabytes = line.sliced(7).toDouble() / 1024;
            }
        }
    }
    process.waitForFinished();
    const bool well = process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    return well && start.firstFrame > 0 ? std::optional(start) : std::nullopt;
}

// As a person would start it who has it installed, with settings of its own that ask for less motion; the page is complete with
// the last frame before a moment without any.
std::optional<Start> watchInstalled(const QString &program, const QStringList &arguments)
{
    constexpr int restMilliseconds = 500;
    const QTemporaryDir home;
    const QString settings = home.filePath(QStringLiteral("medieval-academy"));
    QFile file(settings + QStringLiteral("/medieval-academy.conf"));
    if (!QDir().mkpath(settings) || !file.open(QIODevice::WriteOnly)
        || file.write("[General]\nreducedMotion=true\n") < 0) {
        return std::nullopt;
    }
    file.close();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home.path());
    environment.insert(QStringLiteral("QSG_RENDER_TIMING"), QStringLiteral("1"));
    environment.insert(QStringLiteral("QT_LOGGING_RULES"), QStringLiteral("qt.scenegraph.time.renderloop.debug=true"));
    environment.insert(QStringLiteral("QT_FORCE_STDERR_LOGGING"), QStringLiteral("1"));
    Start start;
    QElapsedTimer timer;
    timer.start();
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setReadChannel(QProcess::StandardError);
    process.start(program, arguments);
    while (process.waitForReadyRead(start.firstFrame > 0 ? restMilliseconds : -1)) {
        const double now = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        while (process.canReadLine()) {
            if (process.readLine().contains("rendered")) {
                start.lastFrame = now;
                start.firstFrame = start.firstFrame > 0 ? start.firstFrame : now;
            }
        }
    }
    start.megabytes = static_cast<double>(memoryInKilobytes(process.processId())) / 1024;
    const bool well = process.state() == QProcess::Running && start.firstFrame > 0;
    process.kill();
    process.waitForFinished();
    return well ? std::optional(start) : std::nullopt;
}

double median(std::vector<Start> of, double Start::*what)
{
    std::ranges::sort(of, {}, what);
    return of[of.size() / 2].*what;
}

struct Program {
    QString name;
    QString path;
    QStringList arguments;
    std::vector<Start> measured = {};
};

int compareInstalled(const QStringList &named, const QString &empty)
{
    std::vector<Program> programs{{QStringLiteral("empty"), empty, {QStringLiteral("--stay")}}};
    for (const QString &word : named) {
        programs.push_back({word.section(QLatin1Char('='), 0, 0),
                            word.section(QLatin1Char('='), 1),
                            {QStringLiteral("--size"), QStringLiteral("desktop"), QStringLiteral("--language"),
                             QStringLiteral("en")}});
    }
    for (int start = 0; start <= starts; ++start) {
        for (Program &program : programs) {
            const auto measured = watchInstalled(program.path, program.arguments);
            if (!measured) {
                std::fprintf(stderr, "%s did not start\n", qPrintable(program.path));
                return 1;
            }
            if (start > 0) {
                program.measured.push_back(*measured);
            }
        }
    }
    const double timeOfEmpty = median(programs.front().measured, &Start::firstFrame);
    const double memoryOfEmpty = median(programs.front().measured, &Start::megabytes);
    for (const Program &program : programs) {
        const double first = median(program.measured, &Start::firstFrame);
        const double last = &program == &programs.front() ? first : median(program.measured, &Start::lastFrame);
        const double memory = median(program.measured, &Start::megabytes);
        std::printf("%s %.0f %.0f %.1f %.2f %.2f %.2f\n", qPrintable(program.name), first, last, memory,
                    first / timeOfEmpty, last / timeOfEmpty, memory / memoryOfEmpty);
    }
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc > 1 && argv[1] == once) {
        return showFirstPage(argc, argv);
    }
    const QCoreApplication application(argc, argv);
    const QDir folder(QCoreApplication::applicationDirPath());
    if (argc > 1) {
        return compareInstalled(QCoreApplication::arguments().sliced(1),
                                folder.filePath(QStringLiteral("empty-window")));
    }
    std::vector<Start> ours;
    std::vector<Start> empty;
    for (int start = 0; start <= starts; ++start) {
        const auto one = watchStart(folder.filePath(QStringLiteral("empty-window")), {});
        const auto other = watchStart(QCoreApplication::applicationFilePath(), {QString::fromLatin1(once.data())});
        if (!one || !other) {
            std::fputs("a program did not start\n", stderr);
            return 1;
        }
        if (start > 0) {
            empty.push_back(*one);
            ours.push_back(*other);
        }
    }
    const double timeOfEmpty = median(empty, &Start::firstFrame);
    const double memoryOfEmpty = median(empty, &Start::megabytes);
    const double time = median(ours, &Start::lastFrame);
    const double timeOfFirst = median(ours, &Start::firstFrame);
    const double memory = median(ours, &Start::megabytes);
    std::printf("%-24s %10s %10s\n", "median of 11 starts", "ms", "MB");
    std::printf("%-24s %10.0f %10.1f\n", "empty Kirigami window", timeOfEmpty, memoryOfEmpty);
    std::printf("%-24s %10.0f\n", "first page, first frame", timeOfFirst);
    std::printf("%-24s %10.0f %10.1f\n", "first page, complete", time, memory);
    std::printf("%-24s %10.2f\n", "first frame against it", timeOfFirst / timeOfEmpty);
    std::printf("%-24s %10.2f %10.2f\n", "ratio", time / timeOfEmpty, memory / memoryOfEmpty);
    return 0;
}
