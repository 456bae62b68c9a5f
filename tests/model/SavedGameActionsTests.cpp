// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "OnDisk.h"
#include "TestTable.h"

#include "game/GameHold.h"
#include "pages/SavedGames.h"

#include "record/RecordFile.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>

#include <catch2/catch_test_macros.hpp>

/// What is done with saved games besides playing them: names, copies, files from and to elsewhere, removing and bringing back.
using namespace academy;
using namespace academy::model;

namespace
{

/// A folder of saved games of its own, with one that goes on and one that is over.
class Shelf
{
public:
    Shelf()
    {
        QDir(SavedGames::folder()).removeRecursively();
        REQUIRE(QDir().mkpath(SavedGames::folder()));
        TestTable over(81);
        over.begin(rules::Options::of(rules::Mode::Karadoc), 1, 81, path("over.json"));
        over.playToTheEnd();
        over.tellAll();
        over.table().leave();
        TestTable running(82);
        running.begin(rules::Options::of(rules::Mode::Standard, 3), 2, 82, path("running.json"));
        running.tellAll();
        running.table().leave();
        QFile file(path("over.json")); // the later one, and yet listed after the one that goes on
        REQUIRE(file.open(QIODevice::ReadWrite));
        file.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime);
        file.close();
        games.refresh();
        REQUIRE(games.count() == 2);
    }
    ~Shelf() { QDir(SavedGames::folder()).removeRecursively(); }
    Shelf(const Shelf &) = delete;
    Shelf &operator=(const Shelf &) = delete;

    [[nodiscard]] static QString path(const char *name)
    {
        return SavedGames::folder() + QLatin1Char('/') + QLatin1String(name);
    }
    [[nodiscard]] static QByteArray textOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    SavedGames games{Worker::Threads::None};
    QSignalSpy failed{&games, &SavedGames::failed};
    QSignalSpy told{&games, &SavedGames::told};
    QTemporaryDir elsewhere;
};

} // namespace

TEST_CASE("Games that go on stand before those that are over, and damaged files last", "[SavedGames]")
{
    Shelf shelf;
    QFile damaged(Shelf::path("damaged.json"));
    REQUIRE(damaged.open(QIODevice::WriteOnly));
    damaged.close();
    shelf.games.refresh();
    REQUIRE(shelf.games.count() == 3);
    CHECK(shelf.games.rows().at(0).path == Shelf::path("running.json"));
    CHECK(shelf.games.rows().at(0).section == QStringLiteral("Games in progress"));
    CHECK(shelf.games.rows().at(1).path == Shelf::path("over.json"));
    CHECK(shelf.games.rows().at(1).section == QStringLiteral("Finished games"));
    CHECK(shelf.games.rows().at(2).section == QStringLiteral("Damaged files"));
}

TEST_CASE("A saved game gets another name, and goes by its players again", "[SavedGames]")
{
    Shelf shelf;
    const std::vector<QByteArray> before = entriesOf(onDisk(Shelf::path("running.json")));
    const QString players = shelf.games.rows().at(0).title;
    shelf.games.rename(0, QStringLiteral("  Christmas \"evening\"\n<b>é</b> "));
    CHECK(shelf.failed.isEmpty());
    CHECK(shelf.games.rows().at(0).title == QStringLiteral("Christmas \"evening\" <b>é</b>"));
    CHECK(shelf.games.rows().at(0).detail.contains(players));
    CHECK(entriesOf(onDisk(Shelf::path("running.json"))) == before);
    shelf.games.rename(0, QString(500, u'x'));
    CHECK(shelf.games.rows().at(0).title.size() == record::longestTitle);
    shelf.games.rename(0, QString());
    CHECK(shelf.games.rows().at(0).title == players);
    CHECK(shelf.games.rows().at(0).givenTitle.isEmpty());
    shelf.games.rename(9, QStringLiteral("nobody"));
    CHECK(shelf.failed.isEmpty());
}

TEST_CASE("A game that is being played elsewhere keeps its name and its place", "[SavedGames]")
{
    Shelf shelf;
    GameHold hold(Shelf::path("running.json"));
    REQUIRE(hold.take());
    const QByteArray before = Shelf::textOf(Shelf::path("running.json"));
    shelf.games.rename(0, QStringLiteral("Mine"));
    CHECK(shelf.failed.count() == 1);
    CHECK(!shelf.games.remove(0));
    CHECK(shelf.failed.count() == 2);
    CHECK(Shelf::textOf(Shelf::path("running.json")) == before);
}

TEST_CASE("A duplicate is another game with the same moves", "[SavedGames]")
{
    Shelf shelf;
    shelf.games.duplicate(1);
    CHECK(shelf.failed.isEmpty());
    REQUIRE(shelf.games.count() == 3);
    const QString first = shelf.games.rows().at(1).path;
    const QString second = shelf.games.rows().at(2).path;
    CHECK(first != second);
    CHECK(entriesOf(onDisk(first)) == entriesOf(onDisk(second)));
}

TEST_CASE("A game goes to a file elsewhere and comes back from there", "[SavedGames]")
{
    Shelf shelf;
    const QString file = shelf.elsewhere.filePath(QStringLiteral("Ana & Bruno.medieval-academy.json"));
    shelf.games.exportTo(0, QUrl::fromLocalFile(file));
    REQUIRE(shelf.told.count() == 1);
    CHECK(shelf.told.at(0).at(0).toString().contains(QStringLiteral("Ana & Bruno")));
    CHECK(entriesOf(onDisk(file)) == entriesOf(onDisk(Shelf::path("running.json"))));
    const QByteArray text = Shelf::textOf(file);

    shelf.games.importFrom({QUrl::fromLocalFile(file), QUrl::fromLocalFile(file)});
    CHECK(shelf.failed.isEmpty());
    CHECK(shelf.games.count() == 4); // each its own
    CHECK(Shelf::textOf(file) == text);
}

TEST_CASE("What cannot be copied to or from elsewhere is told, and changes nothing", "[SavedGames]")
{
    Shelf shelf;
    shelf.games.exportTo(0, QUrl::fromLocalFile(QStringLiteral("/proc/nowhere/game.json")));
    REQUIRE(shelf.failed.count() == 1);
    CHECK(shelf.failed.at(0).at(0).toString() == QStringLiteral("The file cannot be written there."));
    shelf.games.exportTo(0, {});
    CHECK(shelf.failed.count() == 1);

    const QString text = shelf.elsewhere.filePath(QStringLiteral("letter.json"));
    QFile letter(text);
    REQUIRE(letter.open(QIODevice::WriteOnly));
    letter.write("Dear Ana");
    letter.close();
    QByteArray illegal = Shelf::textOf(Shelf::path("running.json"));
    illegal.replace("\n  ]\n}", ",\n{\"play\": {\"squire\": 0, \"card\": \"S3\", \"board\": \"jousts\"}}\n]}");
    const QString wrong = shelf.elsewhere.filePath(QStringLiteral("wrong.json"));
    QFile written(wrong);
    REQUIRE(written.open(QIODevice::WriteOnly));
    written.write(illegal);
    written.close();
    shelf.games.importFrom({QUrl::fromLocalFile(text), QUrl::fromLocalFile(wrong),
                            QUrl::fromLocalFile(shelf.elsewhere.path()),
                            QUrl(QStringLiteral("http://example.invalid/game.json"))});
    CHECK(shelf.failed.count() == 5);
    CHECK(shelf.failed.at(1).at(0).toString().startsWith(QStringLiteral("letter.json: ")));
    CHECK(shelf.told.isEmpty());
    CHECK(shelf.games.count() == 2);
}

TEST_CASE("A removed game comes back, until another is removed or the list is left", "[SavedGames]")
{
    Shelf shelf;
    const QByteArray over = Shelf::textOf(Shelf::path("over.json"));
    const QString title = shelf.games.rows().at(1).title;
    REQUIRE(shelf.games.remove(1));
    CHECK(shelf.games.removed() == title);
    CHECK(!QFile::exists(Shelf::path("over.json")));
    shelf.games.refresh();
    CHECK(shelf.games.count() == 1);
    shelf.games.bringBack();
    CHECK(shelf.games.removed().isEmpty());
    CHECK(shelf.games.count() == 2);
    CHECK(Shelf::textOf(Shelf::path("over.json")) == over);
    shelf.games.bringBack(); // there is none
    CHECK(shelf.games.count() == 2);

    REQUIRE(shelf.games.remove(1));
    REQUIRE(shelf.games.remove(0));
    shelf.games.bringBack();
    CHECK(shelf.games.count() == 1);
    CHECK(QFile::exists(Shelf::path("running.json")));
    REQUIRE(shelf.games.remove(0));
    shelf.games.forgetRemoved();
    CHECK(shelf.games.removed().isEmpty());
    CHECK(!QDir(Shelf::path("removed")).exists());
    CHECK(shelf.failed.isEmpty());
}

TEST_CASE("What a game's seats need goes where the game goes, and to no copy of it", "[SavedGames]")
{
    Shelf shelf;
    const QString seats = Shelf::path("running.json") + record::seatsEnding;
    QFile file(seats);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("secrets");
    file.close();
    shelf.games.refresh();
    CHECK(shelf.games.count() == 2); // it is no game itself
    shelf.games.rename(0, QStringLiteral("Sunday"));
    CHECK(Shelf::textOf(seats) == "secrets");
    shelf.games.duplicate(0);
    REQUIRE(shelf.games.count() == 3);
    const auto seatsThere = [] {
        return QDir(SavedGames::folder()).entryList({u'*' + record::seatsEnding}, QDir::Files).size();
    };
    CHECK(seatsThere() == 1); // nobody has a code of the duplicate
    const auto remove = [&shelf] {
        for (int row = 0; row < shelf.games.count(); ++row) {
            if (shelf.games.rows().at(row).path == Shelf::path("running.json")) {
                return shelf.games.remove(row);
            }
        }
        return false;
    };
    REQUIRE(remove());
    CHECK(seatsThere() == 0);
    shelf.games.bringBack();
    CHECK(Shelf::textOf(seats) == "secrets");
    REQUIRE(remove());
    shelf.games.forgetRemoved();
    CHECK(!QDir(Shelf::path("removed")).exists());
    CHECK(seatsThere() == 0);
    CHECK(shelf.failed.isEmpty());
}

TEST_CASE("Bringing a game back writes over none that has come meanwhile", "[SavedGames]")
{
    Shelf shelf;
    REQUIRE(shelf.games.remove(1));
    REQUIRE(QFile::copy(Shelf::path("running.json"), Shelf::path("over.json")));
    const QByteArray there = Shelf::textOf(Shelf::path("over.json"));
    shelf.games.bringBack();
    CHECK(shelf.failed.count() == 1);
    CHECK(Shelf::textOf(Shelf::path("over.json")) == there);
}
