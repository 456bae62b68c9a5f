// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

// corruption [MUTATIONS [SEED]]: spoils real saved games, settings and histories in every way that comes to mind, and reads them.
// Each has to lead to a legal state or be refused with a clear message, within a second; the process may not grow by more than
// 100 MB (which is not looked at under a sanitizer). Prints what became of them.

#include "Mutations.h"

#include "../SampleSize.h"
#include "../bench/ProcessMemory.h"
#include "../fuzz/Invariants.h"
#include "../fuzz/StoreChecks.h"
#include "../record/RandomGame.h"

#include "match/Match.h"
#include "record/RecordFile.h"
#include "statistics/FinishedGame.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>

namespace academy::survival
{
namespace
{

/// Of processor time, to which other work adds nothing; under a sanitizer all takes several times as long.
constexpr qint64 longestMilliseconds = test::isSanitized ? 10'000 : 1000;
constexpr qint64 hangMilliseconds = 20'000; ///< by the clock: something is waited for that does not come
constexpr double mostGrowth = 100; // MB

/// Milliseconds of processor time since the program began.
qint64 processorTime()
{
    return static_cast<qint64>(std::clock()) * 1000 / CLOCKS_PER_SEC;
}

/// Saved games of all modes, with and without everything, some of them not over.
std::vector<QByteArray> savedGames()
{
    std::vector<QByteArray> games;
    std::uint64_t seed = 1;
    for (rules::Options options : record::test::allModes()) {
        for (const bool everything : {false, true}) {
            if (everything) {
                options.variations = (1U << rules::variationCount) - 1;
                options.advanced = (1U << rules::advancedCount) - 1;
            }
            record::Record record = record::test::playRandomGame(options, seed++).record;
            record.table.title = QStringLiteral("Sunday’s game");
            games.push_back(record::toJson(record));
            record.entries.resize(record.entries.size() / 2);
            games.push_back(record::toJson(record));
        }
    }
    return games;
}

QByteArray settings()
{
    return "[General]\nhandOver=tap\nlanguage=fr\nloudness=soft\nopenScores=true\npalette=scriptorium\nreducedMotion="
           "true\n"
           "speed=fast\ntextScale=1.3\nversion=1\n\n[hints]\ngames=3\non=true\n\n[lessons]\nfirst\\chapter=2\n"
           "first\\decisions=4\n\n[setup]\nadvanced=win-a-tie, ranked-reset\ncolors=red, blue, green, yellow, black\n"
           "hiddenScores=false\nmode=standard\npeople\\1\\human=true\npeople\\1\\level=herald\npeople\\1\\name=Chloé\n"
           "people\\2\\human=false\npeople\\2\\level=page\npeople\\2\\name=\npeople\\size=2\nsquires=4\n"
           "stakes=grand-finale\nstarts=-1\nvariations=jousts-tournaments, charity\n\n[window]\n"
           "place=@Rect(10 20 1200 800)\nmaximized=false\n";
}

QByteArray history()
{
    QByteArray text = "{\"format\": \"medieval-academy-history\", \"version\": 1}\n";
    text += model::toJson(model::EarlierGames{
                .name = QStringLiteral("Éloïse"), .games = 7, .victories = 3, .best = 42, .points = 231, .undone = 1})
        + '\n';
    constexpr int games = 30;
    for (int number = 1; number <= games; ++number) {
        rules::Options options =
            record::test::allModes()[static_cast<std::size_t>(number) % record::test::allModes().size()];
        options.variations = static_cast<std::uint8_t>(number);
        const auto played = record::test::playRandomGame(options, static_cast<std::uint64_t>(number));
        record::Record record = played.record;
        record.players.front().name = QStringLiteral("Éloïse");
        const auto match = model::Match::resumed(record, [](const model::Step &) { });
        text += model::toJson(model::finishedGame(std::get<model::Match>(match), model::People(record),
                                                  QDateTime::fromSecsSinceEpoch(1'700'000'000 + 3600LL * number)))
            + '\n';
    }
    return text;
}

bool isClear(const record::RecordError &error)
{
    const QString message = error.message();
    return !message.isEmpty() && message.size() < 300
        && std::ranges::all_of(message, [](QChar c) { return c.unicode() >= 0x20; });
}

/// Whether it can be gone on with. It aborts where that is no legal state.
bool loads(const QByteArray &text, const QString &folder)
{
    const QString path = folder + QStringLiteral("/game.json");
    {
        QFile file(path);
        fuzz::require(file.open(QIODevice::WriteOnly) && file.write(text) == text.size(), "the test can write");
    }
    (void)record::readSummaryFile(path);
    const auto reading = record::loadRecord(path);
    if (const auto *error = std::get_if<record::RecordError>(&reading)) {
        fuzz::require(isClear(*error), "a message is short and clear");
        return false;
    }
    const auto resumed = model::Match::resumed(std::get<record::Record>(reading), [](const model::Step &) { });
    fuzz::require(std::holds_alternative<model::Match>(resumed), "what can be replayed can be gone on with");
    fuzz::checkState(std::get<model::Match>(resumed).state());
    return true;
}

enum class What { Games, Settings, History };
constexpr std::array names{"games", "settings", "history"};

struct Row {
    std::array<int, names.size()> read{};
    std::array<int, names.size()> refused{};
};

int run(int mutations, std::uint64_t seed)
{
    const std::vector<QByteArray> games = savedGames();
    for (const QByteArray &game : games) {
        const QTemporaryDir folder;
        fuzz::require(loads(game, folder.path()), "what is not spoilt is read");
    }
    const QByteArray sound = history();
    {
        const QTemporaryDir folder;
        fuzz::require(fuzz::checkStore(settings(), folder.path()) == fuzz::StoreOutcome::Read
                          && fuzz::checkHistory(sound, folder.path()) == fuzz::StoreOutcome::Read,
                      "what is not spoilt is read");
    }
    const double before = bench::processMemory("VmRSS");
    rules::Random random(seed);
    std::array<Row, mutationNames.size()> table{};
    qint64 longest = 0;
    for (int number = 0; number < mutations; ++number) {
        const auto kind = static_cast<std::size_t>(number) % mutationNames.size();
        constexpr std::array shares{What::Games, What::Games, What::Games, What::Settings, What::History};
        const What what = shares.at(static_cast<std::size_t>(random.below(static_cast<int>(shares.size()))));
        const QByteArray whole = what == What::Games
            ? games[static_cast<std::size_t>(random.below(static_cast<int>(games.size())))]
            : what == What::Settings ? settings()
                                     : sound;
        const QByteArray text = mutated(whole, static_cast<Mutation>(kind), random);
        const QTemporaryDir folder;
        const qint64 began = processorTime();
        QElapsedTimer timer;
        timer.start();
        const bool read = what == What::Games ? loads(text, folder.path())
            : what == What::Settings          ? fuzz::checkStore(text, folder.path()) == fuzz::StoreOutcome::Read
                                              : fuzz::checkHistory(text, folder.path()) == fuzz::StoreOutcome::Read;
        const qint64 took = processorTime() - began;
        longest = std::max(longest, took);
        if (took > longestMilliseconds || timer.elapsed() > hangMilliseconds) {
            std::printf("mutation %d (%s of %s) took %lld ms of processor time and %lld by the clock\n", number,
                        mutationNames.at(kind), names.at(static_cast<std::size_t>(what)), static_cast<long long>(took),
                        static_cast<long long>(timer.elapsed()));
            return 1;
        }
        Row &row = table.at(kind);
        ++(read ? row.read : row.refused).at(static_cast<std::size_t>(what));
    }
    std::printf("%-22s %18s %18s %18s\n%-22s", "", names[0], names[1], names[2], "");
    for (std::size_t what = 0; what < names.size(); ++what) {
        std::printf("     read  refused");
    }
    std::printf("\n");
    for (std::size_t kind = 0; kind < table.size(); ++kind) {
        std::printf("%-22s", mutationNames.at(kind));
        for (std::size_t what = 0; what < names.size(); ++what) {
            std::printf(" %8d %8d", table.at(kind).read.at(what), table.at(kind).refused.at(what));
        }
        std::printf("\n");
    }
    const double growth = bench::processMemory("VmHWM") - before;
    std::printf(
        "%d mutations with seed %llu: none crashed, the longest took %lld ms, at most %.1f MB more than before\n",
        mutations, static_cast<unsigned long long>(seed), static_cast<long long>(longest), growth);
    return growth < mostGrowth || test::isSanitized ? 0 : 1;
}

} // namespace
} // namespace academy::survival

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("medieval-academy"));
    QCoreApplication::setApplicationName(QStringLiteral("corruption"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    const QStringList words = QCoreApplication::arguments();
    const int mutations = words.size() > 1 ? words[1].toInt() : 10'000;
    if (mutations <= 0) {
        std::fputs("usage: corruption [MUTATIONS [SEED]]\n", stderr);
        return 2;
    }
    (void)std::freopen("/dev/null", "w", stderr); // each damaged file is told of there
    return academy::survival::run(mutations, words.size() > 2 ? words[2].toULongLong() : 1);
}
