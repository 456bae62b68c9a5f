// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "pages/GameSetup.h"
#include "pages/Settings.h"
#include "table/Table.h"

#include "players/Player.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>

#include <catch2/catch_test_macros.hpp>

using namespace academy;
using namespace academy::model;

namespace
{

void forget()
{
    QSettings().clear();
}

QList<int> tinctures(const GameSetup &setup)
{
    QList<int> all;
    for (const SeatRow &row : setup.seats()->rows()) {
        all.append(static_cast<int>(row.tincture));
    }
    return all;
}

} // namespace

TEST_CASE("The first setup is one human and two computers, ready to start", "[GameSetup]")
{
    forget();
    const GameSetup setup;
    CHECK(setup.mode() == Enums::Mode::Standard);
    REQUIRE(setup.seats()->count() == 3);
    CHECK(setup.seats()->rows().at(0).human);
    CHECK(!setup.seats()->rows().at(1).human);
    CHECK(!setup.seats()->rows().at(2).human);
    CHECK(setup.seats()->rows().at(1).level == QStringLiteral("page")); // whom a newcomer can beat
    CHECK(setup.starts() == -1);
    CHECK(setup.hiddenScores());
    CHECK(setup.canStart());
    CHECK(setup.advanced()->onCount() == 0);
    CHECK(setup.variations()->onCount() == 0);
}

TEST_CASE("A tincture that is taken is swapped", "[GameSetup]")
{
    forget();
    GameSetup setup;
    setup.setTincture(0, Enums::Tincture::Or);
    CHECK(tinctures(setup) == QList<int>{2, 1, 0});
    setup.setTincture(1, Enums::Tincture::Sable); // of nobody at the table
    CHECK(tinctures(setup) == QList<int>{2, 4, 0});
    setup.setSquireCount(5);
    CHECK(tinctures(setup) == QList<int>{2, 4, 0, 3, 1});
}

TEST_CASE("The modes for two have their squires", "[GameSetup]")
{
    forget();
    GameSetup setup;
    setup.setSquireCount(5);
    setup.setTincture(0, Enums::Tincture::Sable);

    setup.setMode(Enums::Mode::Karadoc);
    CHECK(setup.seats()->count() == 2);
    CHECK(setup.squireCount() == 3);
    CHECK(setup.neutralTincture() == static_cast<int>(Enums::Tincture::Or));
    CHECK(setup.starters().size() == 3); // by lot, or one of the players

    setup.setMode(Enums::Mode::Lancelot);
    CHECK(setup.seats()->count() == 2);
    CHECK(setup.squireCount() == 4);
    CHECK(setup.seats()->rows().at(0).tincture == Enums::Tincture::Azure);
    CHECK(setup.seats()->rows().at(0).secondTincture == static_cast<int>(Enums::Tincture::Vert));
    CHECK(setup.starters().size() == 5);
    setup.setTincture(0, Enums::Tincture::Gules); // given by R9.1
    CHECK(setup.seats()->rows().at(0).tincture == Enums::Tincture::Azure);

    setup.setMode(Enums::Mode::Standard);
    CHECK(setup.squireCount() == 5);
    CHECK(setup.seats()->rows().at(0).tincture == Enums::Tincture::Sable);
    CHECK(setup.starters().at(0).tincture == -1); // chance has no colour
    CHECK(setup.starters().at(1).tincture == static_cast<int>(Enums::Tincture::Sable));
}

TEST_CASE("A squire that cannot start is not kept as the one who starts", "[GameSetup]")
{
    forget();
    GameSetup setup;
    setup.setSquireCount(5);
    setup.setStarts(4);
    CHECK(setup.starts() == 4);
    setup.setStarts(5);
    CHECK(setup.starts() == 4);
    setup.setMode(Enums::Mode::Karadoc);
    CHECK(setup.starts() == -1);
    setup.setStarts(2); // neutral
    CHECK(setup.starts() == -1);
}

TEST_CASE("Everything on the setup page is remembered", "[GameSetup]")
{
    forget();
    {
        GameSetup setup;
        setup.setSquireCount(4);
        setup.setName(1, QStringLiteral("  Chloé \n "));
        setup.setHuman(1, true);
        setup.setElsewhere(1, true);
        setup.setElsewhere(2, true); // a computer's place is here, whatever is remembered for a person
        setup.setLevel(2, QStringLiteral("random"));
        setup.setTincture(0, Enums::Tincture::Gules);
        setup.setStakes(Enums::Stakes::GrandFinale);
        setup.setStarts(3);
        setup.setHiddenScores(false);
        setup.advanced()->setOn(2, true);
        setup.variations()->setAll(true);
        setup.variations()->setOn(0, false);
    }
    const GameSetup setup;
    CHECK(setup.squireCount() == 4);
    CHECK(setup.seats()->rows().at(1).name == QStringLiteral("Chloé"));
    CHECK(setup.seats()->rows().at(1).elsewhere);
    CHECK(setup.seats()->rows().at(1).kindText == QStringLiteral("On another device"));
    CHECK(!setup.seats()->rows().at(2).elsewhere);
    CHECK(setup.elsewhere() == std::set<int>{1});
    CHECK(setup.seats()->rows().at(1).human);
    CHECK(setup.seats()->rows().at(2).level == QStringLiteral("random"));
    CHECK(setup.seats()->rows().at(0).tincture == Enums::Tincture::Gules);
    CHECK(setup.stakes() == Enums::Stakes::GrandFinale);
    CHECK(setup.starts() == 3);
    CHECK(!setup.hiddenScores());
    CHECK(setup.advanced()->onCount() == 1);
    CHECK(setup.variations()->onCount() == setup.variations()->count() - 1);

    rules::Random random(1);
    const record::Record record = setup.beginning(random);
    CHECK(record.options.firstSquire == 3);
    CHECK(record.options.stakes == rules::Stakes::GrandFinale);
    CHECK(record.options.has(rules::Advanced::RankedReset));
    CHECK(!record.options.has(rules::Variation::JoustsTournaments));
    CHECK(record.options.has(rules::Variation::Charity));
    CHECK(record.players.at(1).name == QStringLiteral("Chloé"));
    CHECK(record.players.at(1).kind == record::PlayerKind::Human);
    CHECK(record.players.at(2).level == QStringLiteral("random"));
    CHECK(!rules::check(record.options));
}

TEST_CASE("Settings written by hand or by another version are put right", "[GameSetup]")
{
    forget();
    QSettings store;
    store.setValue(QStringLiteral("setup/mode"), 17);
    store.setValue(QStringLiteral("setup/squires"), -4);
    store.setValue(QStringLiteral("setup/colors"), QStringList{QStringLiteral("blue"), QStringLiteral("blue")});
    store.setValue(QStringLiteral("setup/variations"), 0xFFFF);
    store.setValue(QStringLiteral("setup/starts"), 9);
    store.sync();
    const GameSetup setup;
    CHECK(setup.canStart());
    CHECK(setup.squireCount() == 3);
    CHECK(setup.starts() == -1);
    CHECK(tinctures(setup) == QList<int>{0, 1, 2});
}

TEST_CASE("Seats are moved with their people and tinctures", "[GameSetup]")
{
    forget();
    GameSetup setup;
    setup.setName(0, QStringLiteral("Ana"));
    setup.moveSeat(0, 2);
    CHECK(setup.seats()->rows().at(2).name == QStringLiteral("Ana"));
    CHECK(setup.seats()->rows().at(2).human);
    CHECK(tinctures(setup) == QList<int>{1, 2, 0});
    setup.moveSeat(2, 7);
    CHECK(tinctures(setup) == QList<int>{1, 2, 0});
}

TEST_CASE("Two players of one name are a problem with a sentence", "[GameSetup]")
{
    forget();
    GameSetup setup;
    setup.setName(0, QStringLiteral("Ana"));
    setup.setName(1, QStringLiteral("Ana"));
    CHECK(!setup.canStart());
    CHECK(setup.problem().contains(QStringLiteral("Ana")));
    Table table(TableConfig{.clock = EventPresenter::Clock::ByHand, .threads = Worker::Threads::None});
    CHECK(!table.start(&setup));
    CHECK(table.problem() == setup.problem());
    setup.reset();
    CHECK(setup.canStart());
    CHECK(setup.seats()->rows().at(0).name.isEmpty());
}

TEST_CASE("All levels of computer players are offered, each with a name and a sentence", "[GameSetup]")
{
    forget();
    const GameSetup setup;
    const QList<SetupChoice> levels = setup.levels();
    REQUIRE(static_cast<std::size_t>(levels.size()) == players::levelNames().size());
    QStringList names;
    for (const SetupChoice &level : levels) {
        CHECK(!level.sentence.isEmpty());
        names.append(level.name);
    }
    CHECK(names.removeDuplicates() == 0);
}

TEST_CASE("Settings are kept, within their limits", "[Settings]")
{
    forget();
    {
        Settings settings;
        const QSignalSpy spy(&settings, &Settings::textScaleChanged);
        settings.setTextScale(7.0);
        settings.setTextScale(2.0);
        CHECK(spy.count() == 1);
        settings.setLanguage(QStringLiteral("fr"));
        settings.setPalette(QStringLiteral("scriptorium"));
        settings.setSpeed(Enums::Speed::Fast);
        settings.setSound(Enums::Loudness::Soft);
        settings.setHandOver(Enums::HandOver::Tap);
        settings.setOpenScores(true);
        settings.setReducedMotion(true);
        settings.setRoundTheTable(true);
        CHECK(!settings.leftHanded());
        settings.setLeftHanded(true);
        CHECK(settings.singleKeys());
        settings.setSingleKeys(false);
        CHECK(settings.takeBacks());
        settings.setTakeBacks(false);
    }
    const Settings settings;
    CHECK(qFuzzyCompare(settings.textScale(), 2.0));
    CHECK(settings.language() == QStringLiteral("fr"));
    CHECK(settings.palette() == QStringLiteral("scriptorium"));
    CHECK(settings.speed() == Enums::Speed::Fast);
    CHECK(settings.sound() == Enums::Loudness::Soft);
    CHECK(settings.handOver() == Enums::HandOver::Tap);
    CHECK(settings.openScores());
    CHECK(settings.reducedMotion());
    CHECK(settings.roundTheTable());
    CHECK(settings.leftHanded());
    CHECK(!settings.singleKeys());
    CHECK(!settings.takeBacks());
    CHECK(settings.volume() > 0);
    CHECK(settings.volume() < 0.5);
    QSettings().setValue(QStringLiteral("speed"), 99);
    CHECK(Settings().speed() == Enums::Speed::Normal);
}

TEST_CASE("Letters are as large as the device has them, until somebody chooses a size", "[Settings]")
{
    forget();
    Settings settings;
    CHECK(settings.deviceTextScale());
    CHECK(settings.textScale() == 1);
    const QSignalSpy spy(&settings, &Settings::textScaleChanged);
    settings.setTextScale(1); // a choice as well
    CHECK(!settings.deviceTextScale());
    CHECK(!Settings().deviceTextScale());
    settings.setTextScale(1);
    CHECK(spy.count() == 1);
    settings.followDeviceTextScale();
    settings.followDeviceTextScale();
    CHECK(spy.count() == 2);
    CHECK(Settings().deviceTextScale());
}

TEST_CASE("Sound is at its loudest unless somebody wants it softer, or none", "[Settings]")
{
    forget();
    Settings settings;
    CHECK(settings.sound() == Enums::Loudness::Full);
    const double full = settings.volume();
    const QSignalSpy spy(&settings, &Settings::soundChanged);
    settings.setSound(Enums::Loudness::Soft);
    CHECK(settings.volume() < full);
    CHECK(settings.volume() > 0);
    settings.setSound(Enums::Loudness::Off);
    settings.setSound(Enums::Loudness::Off);
    CHECK(settings.volume() == 0);
    CHECK(spy.count() == 2);
}

TEST_CASE("Settings are stored by names that outlive any order of enumerators", "[Settings]")
{
    forget();
    Settings settings;
    settings.setSpeed(Enums::Speed::Fast);
    settings.setSound(Enums::Loudness::Soft);
    settings.setHandOver(Enums::HandOver::Tap);
    GameSetup setup;
    setup.setMode(Enums::Mode::Lancelot);
    setup.setStakes(Enums::Stakes::GrandFinale);
    setup.advanced()->setOn(2, true);
    setup.variations()->setOn(0, true);
    setup.variations()->setOn(5, true);
    const QSettings store;
    CHECK(store.value(QStringLiteral("speed")).toString() == QStringLiteral("fast"));
    CHECK(store.value(QStringLiteral("loudness")).toString() == QStringLiteral("soft"));
    CHECK(store.value(QStringLiteral("handOver")).toString() == QStringLiteral("tap"));
    CHECK(store.value(QStringLiteral("setup/mode")).toString() == QStringLiteral("lancelot"));
    CHECK(store.value(QStringLiteral("setup/stakes")).toString() == QStringLiteral("grand-finale"));
    CHECK(store.value(QStringLiteral("setup/advanced")).toStringList() == QStringList{QStringLiteral("ranked-reset")});
    CHECK(store.value(QStringLiteral("setup/variations")).toStringList()
          == QStringList{QStringLiteral("jousts-tournaments"), QStringLiteral("charity")});
}

TEST_CASE("Settings of version 0.1, which wrote numbers, are read as they were meant", "[Settings]")
{
    forget();
    const QString path = QSettings().fileName();
    REQUIRE(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("[General]\nspeed=2\nloudness=1\nhandOver=1\ntextScale=1.5\nlanguage=fr\n\n"
               "[setup]\nmode=0\nsquires=4\nstakes=1\nadvanced=4\nvariations=33\nhiddenScores=false\nstarts=-1\n");
    file.close();
    QSettings().sync();
    const Settings settings;
    CHECK(settings.speed() == Enums::Speed::Fast);
    CHECK(settings.sound() == Enums::Loudness::Soft);
    CHECK(settings.handOver() == Enums::HandOver::Tap);
    CHECK(settings.language() == QStringLiteral("fr"));
    GameSetup setup;
    CHECK(setup.squireCount() == 4);
    CHECK(setup.stakes() == Enums::Stakes::GrandFinale);
    CHECK(setup.advanced()->onCount() == 1);
    CHECK(setup.advanced()->rows().at(2).on);
    CHECK(setup.variations()->onCount() == 2);
    CHECK(setup.variations()->rows().at(0).on);
    CHECK(setup.variations()->rows().at(5).on);
    CHECK(!setup.hiddenScores());

    setup.setSquireCount(5); // written anew, and read again
    const GameSetup again;
    CHECK(again.stakes() == Enums::Stakes::GrandFinale);
    CHECK(again.advanced()->onCount() == 1);
    CHECK(again.variations()->onCount() == 2);
}

TEST_CASE("Words in the settings that nobody knows leave things as usual", "[Settings]")
{
    forget();
    QSettings().setValue(QStringLiteral("speed"), QStringLiteral("warp"));
    QSettings().setValue(QStringLiteral("loudness"), QStringLiteral("-1"));
    QSettings().setValue(QStringLiteral("setup/mode"), QStringLiteral("merlin"));
    QSettings().setValue(QStringLiteral("setup/variations"),
                         QStringList{QStringLiteral("dragons"), QStringLiteral("quests")});
    CHECK(Settings().speed() == Enums::Speed::Normal);
    CHECK(Settings().sound() == Enums::Loudness::Full);
    const GameSetup setup;
    CHECK(setup.mode() == Enums::Mode::Standard);
    CHECK(setup.variations()->onCount() == 1);
}
