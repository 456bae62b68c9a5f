// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "ProcessMemory.h"
#include "pages/SavedGames.h"
#include "table/Table.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <thread>

/// How long it takes until three hundred saved games are listed, and until one of them is on the table, and how long the
/// GUI thread is away for that.
namespace academy::model
{
namespace
{

constexpr int games = 300;

// The longest game there is: five squires, all variations, nearly over.
void layGames(const QString &folder)
{
    record::Record record;
    record.options = rules::Options::of(rules::Mode::Standard, 5);
    for (int variation = 0; variation < rules::variationCount; ++variation) {
        record.options.set(static_cast<rules::Variation>(variation));
    }
    for (const char *name : {"Ana", "Bruno", "Chloé", "Dario", "Emre"}) {
        record.players.push_back(
            {.name = QString::fromUtf8(name), .kind = record::PlayerKind::Computer, .level = QStringLiteral("page")});
    }
    record.seed = QStringLiteral("2014");
    const QString first = folder + QStringLiteral("/0.json");
    Table table(
        TableConfig{.clock = EventPresenter::Clock::ByHand, .threads = Worker::Threads::None, .savesFolder = {}});
    table.begin(record, first);
    while (table.presenter()->telling() && !(table.turn() == 6 && table.stage() == Enums::Stage::Scoring)) {
        table.presenter()->finishStep();
    }
    table.leave();
    for (int game = 1; game < games; ++game) {
        QFile::copy(first, folder + QStringLiteral("/%1.json").arg(game));
    }
}

// Until it is done: how long that took, and how long the GUI thread was away at most.
void measure(const char *what, const std::function<void()> &begin, const std::function<bool()> &done)
{
    QElapsedTimer all;
    all.start();
    QElapsedTimer one;
    one.start();
    begin();
    qint64 away = one.nsecsElapsed();
    while (!done()) {
        one.start();
        QCoreApplication::processEvents();
        away = std::max(away, one.nsecsElapsed());
        std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
    std::printf("%-24s %7.1f ms, the GUI thread away for %5.2f ms at most, %5.1f MB, %5.1f at most\n", what,
                static_cast<double>(all.nsecsElapsed()) / 1e6, static_cast<double>(away) / 1e6,
                bench::processMemory("VmRSS"), bench::processMemory("VmHWM"));
}

void run()
{
    const QString folder = SavedGames::folder();
    QDir().mkpath(folder);
    layGames(folder);
    std::printf("before: %.1f MB, %.1f at most\n", bench::processMemory("VmRSS"), bench::processMemory("VmHWM"));
    {
        SavedGames saved;
        for (int time = 0; time < 3; ++time) {
            measure("300 games are listed", [&saved] { saved.refresh(); }, [&saved] { return !saved.reading(); });
        }
    }
    Table table(TableConfig{.clock = EventPresenter::Clock::ByHand, .savesFolder = {}});
    for (int game = 0; game < 5; ++game) {
        bool resumed = false;
        const auto listening =
            QObject::connect(&table, &Table::resumed, &table, [&resumed](bool /*well*/) { resumed = true; });
        measure(
            "a game is on the table", [&] { table.resume(folder + QStringLiteral("/%1.json").arg(game)); },
            [&resumed] { return resumed; });
        QObject::disconnect(listening);
    }
}

} // namespace
} // namespace academy::model

int main(int argc, char *argv[])
{
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.path().toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", home.path().toLocal8Bit());
    const QGuiApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("bench-saves"));
    academy::model::run();
    return 0;
}
