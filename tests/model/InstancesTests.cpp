// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "../SampleSize.h"
#include "OnDisk.h"
#include "TestTable.h"
#include "pages/SavedGames.h"

#include "record/RecordFile.h"

#include <QDir>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <map>

/// Two programs on the same folder of saved games, in any order: neither spoils what the other plays, keeps or may bring back.
using namespace academy;
using namespace academy::model;

namespace
{

using Entries = std::vector<QByteArray>;

/// One of the two programs: its table, and its list of games.
struct Program {
    explicit Program(std::uint64_t seed)
        : game(seed)
        , saved(std::make_unique<SavedGames>(Worker::Threads::None))
    {
    }

    TestTable game;
    std::unique_ptr<SavedGames> saved;
    QString plays; ///< the file of its game
    QString removed; ///< that it may bring back
};

class TwoPrograms
{
public:
    explicit TwoPrograms(std::uint64_t seed)
        : m_random(seed)
    {
        QDir(SavedGames::folder()).removeRecursively();
        REQUIRE(QDir().mkpath(SavedGames::folder()));
        for (auto &program : m_programs) {
            program = std::make_unique<Program>(m_random.next());
        }
    }
    ~TwoPrograms() { QDir(SavedGames::folder()).removeRecursively(); }
    TwoPrograms(const TwoPrograms &) = delete;
    TwoPrograms &operator=(const TwoPrograms &) = delete;

    void step()
    {
        const auto number = static_cast<std::size_t>(m_random.below(2));
        Program &one = *m_programs.at(number);
        switch (m_random.below(12)) {
        case 0:
        case 1:
            begin(one);
            break;
        case 2:
        case 3:
            resume(one);
            break;
        case 4:
            leave(one);
            break;
        case 5:
            remove(one);
            break;
        case 6:
            bringBack(one);
            break;
        case 7:
            one.saved->refresh();
            if (one.saved->count() > 0) {
                one.saved->rename(m_random.below(one.saved->count()),
                                  QStringLiteral("Evening %1").arg(m_random.below(9)));
            }
            break;
        case 8:
            duplicate(one);
            break;
        case 9: // it is closed, and started again; what it has removed is gone for good
            leave(one);
            m_programs.at(number) = std::make_unique<Program>(m_random.next());
            break;
        default:
            play(one);
        }
        compare();
    }

private:
    void begin(Program &one)
    {
        leave(one);
        const QString path = SavedGames::folder() + QStringLiteral("/game%1.json").arg(++m_number);
        one.game.begin(anyOptions(m_random), 1, m_random.next(), path);
        one.game.tellAll();
        one.plays = path;
        note(one);
    }

    void resume(Program &one)
    {
        const QStringList files = QDir(SavedGames::folder()).entryList({QStringLiteral("*.json")}, QDir::Files);
        if (files.isEmpty()) {
            return;
        }
        const QString path =
            SavedGames::folder() + QLatin1Char('/') + files.at(m_random.below(static_cast<int>(files.size())));
        const bool mayBePlayed = !isPlayed(path) || one.plays == path;
        REQUIRE(resumed(one.game.table(), path) == mayBePlayed);
        if (mayBePlayed) {
            one.game.tellAll();
            one.plays = one.game.table().over() ? QString() : path;
            note(one);
        }
    }

    void leave(Program &one)
    {
        one.game.table().leave();
        one.plays.clear();
    }

    void play(Program &one)
    {
        for (int decision = m_random.below(8); decision >= 0 && !one.plays.isEmpty(); --decision) {
            if (one.game.table().over()) {
                leave(one);
            } else {
                one.game.decide();
                one.game.tellAll();
                note(one);
            }
        }
    }

    void remove(Program &one)
    {
        one.saved->refresh();
        if (one.saved->count() == 0) {
            return;
        }
        const int row = m_random.below(one.saved->count());
        const QString path = one.saved->rows().at(row).path;
        const bool mayGo = !isPlayed(path);
        REQUIRE(one.saved->remove(row) == mayGo);
        if (mayGo) {
            one.removed = path;
            m_gone[path] = m_kept.at(path);
            m_kept.erase(path);
            REQUIRE(!QFile::exists(path));
        }
    }

    void bringBack(Program &one)
    {
        REQUIRE(one.saved->removed().isEmpty() == one.removed.isEmpty());
        one.saved->bringBack();
        if (!one.removed.isEmpty()) {
            m_kept[one.removed] = m_gone.at(one.removed);
            one.removed.clear();
        }
    }

    void duplicate(Program &one)
    {
        one.saved->refresh();
        if (one.saved->count() == 0) {
            return;
        }
        const int row = m_random.below(one.saved->count());
        const Entries &original = m_kept.at(one.saved->rows().at(row).path);
        one.saved->duplicate(row);
        one.saved->refresh();
        for (const SavedGameRow &copy : one.saved->rows()) {
            m_kept.try_emplace(copy.path, original);
        }
    }

    [[nodiscard]] bool isPlayed(const QString &path) const
    {
        return std::ranges::any_of(m_programs, [&path](const auto &program) { return program->plays == path; });
    }

    void note(Program &one)
    {
        if (!one.plays.isEmpty()) {
            m_kept[one.plays] = entriesOf(one.game.table().controller().match().record());
        }
    }

    void compare() const
    {
        REQUIRE(QDir(SavedGames::folder()).entryList({QStringLiteral("*.json")}, QDir::Files).size()
                == static_cast<qsizetype>(m_kept.size()));
        for (const auto &[path, entries] : m_kept) {
            INFO(path.toStdString());
            const auto reading = record::readRecordFile(path);
            REQUIRE(std::holds_alternative<record::Record>(reading));
            REQUIRE(entriesOf(std::get<record::Record>(reading)) == entries);
        }
        for (const auto &program : m_programs) {
            REQUIRE(program->game.table().savingProblem().isEmpty());
        }
    }

    rules::Random m_random;
    std::array<std::unique_ptr<Program>, 2> m_programs;
    std::map<QString, Entries> m_kept; ///< what has to lie in the folder
    std::map<QString, Entries> m_gone; ///< what has been removed
    int m_number = 0;
};

} // namespace

TEST_CASE("Two programs on the same folder spoil none of each other's games, in 200 orders of what they do",
          "[GameHold][long]")
{
    for (std::uint64_t seed = 1; seed <= academy::test::sampleSize(200); ++seed) {
        INFO(seed);
        TwoPrograms programs(seed);
        for (int step = 0; step < 20; ++step) {
            INFO(step);
            programs.step();
        }
    }
}
