// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "OnDisk.h"
#include "TestStatistics.h"
#include "TestTable.h"
#include "pages/GameSetup.h"
#include "pages/Settings.h"
#include "pages/SettingsFile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <catch2/catch_test_macros.hpp>

/// Where settings are kept, and statistics were before there was a history: of every version that there was, damaged, or of a version to come.
using namespace academy;
using namespace academy::model;

namespace
{

/// A place for settings that goes away, and the one of before after it.
class Home
{
public:
    Home()
        : m_before(QFileInfo(QSettings().fileName()).dir().absoluteFilePath(QStringLiteral("..")))
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    }
    ~Home() { QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_before); }
    Home(const Home &) = delete;
    Home &operator=(const Home &) = delete;

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString place() const
    {
        return m_folder.filePath(QCoreApplication::organizationName() + QLatin1Char('/')
                                 + QCoreApplication::applicationName() + QStringLiteral(".ini"));
    }

    void write(const QByteArray &text) const
    {
        REQUIRE(QDir().mkpath(QFileInfo(place()).path()));
        QFile file(place());
        REQUIRE(file.open(QIODevice::WriteOnly));
        REQUIRE(file.write(text) == text.size());
    }

private:
    QTemporaryDir m_folder;
    QString m_before;
};

const QByteArray sound = "[General]\nspeed=fast\ntextScale=1.5\n\n[statistics]\n1\\games=3\n1\\name=Ana\nsize=1\n";

} // namespace

TEST_CASE("Settings of every version are read as they were meant", "[SettingsFile]")
{
    for (const char *name : {"0.1.conf", "1.conf"}) {
        INFO(name);
        const Home home;
        home.write(bytesOf(QStringLiteral(ACADEMY_STORES "/") + QLatin1String(name)));
        const SettingsFile file(home.folder(), QStringLiteral(".ini"));
        CHECK(file.trouble() == SettingsFile::Trouble::None);
        CHECK(file.remark().isEmpty());

        const Settings settings;
        CHECK(settings.language() == QStringLiteral("fr"));
        CHECK(settings.palette() == QStringLiteral("scriptorium"));
        CHECK(settings.textScale() == 1.3);
        CHECK(settings.speed() == Enums::Speed::Fast);
        CHECK(settings.sound() == Enums::Loudness::Soft);
        CHECK(settings.handOver() == Enums::HandOver::Tap);
        CHECK(settings.openScores());
        CHECK(settings.reducedMotion());
        GameSetup setup;
        CHECK(setup.mode() == Enums::Mode::Standard);
        CHECK(setup.squireCount() == 4);
        CHECK(setup.stakes() == Enums::Stakes::GrandFinale);
        CHECK(!setup.hiddenScores());
        CHECK(setup.advanced()->rows().at(0).on);
        CHECK(!setup.advanced()->rows().at(1).on);
        CHECK(setup.advanced()->rows().at(2).on);
        CHECK(setup.variations()->onCount() == 2);
        CHECK(setup.seats()->rows().at(0).shownName == QStringLiteral("Chloé"));
        const TestStatistics kept; // as they were kept then
        REQUIRE(kept.statistics.people()->count() == 1);
        const PersonTotals *totals = kept.statistics.totals(QStringLiteral("Chloé"));
        REQUIRE(totals != nullptr);
        CHECK(totals->all == WonOf{.games = 7, .victories = 3});
        CHECK(totals->best == 42);
        CHECK(totals->points == 231);
        CHECK(QSettings().value(QStringLiteral("version")).toInt() == SettingsFile::version);
    }
}

TEST_CASE("What is damaged is set aside as it is, told of once, and never stops anybody", "[SettingsFile]")
{
    const std::vector<QByteArray> damaged{
        sound.first(sound.size() - 3), // in the middle of a key
        sound + QByteArray("\0\0\0\0", 4),
        sound + "name=\xff\xfe\n",
        QByteArray::fromHex("7f454c46020101000000"),
        "something else altogether\n",
        sound + "[a]\nb=@Variant(\\0\\0\\0\\n\\0\\0\\0\\x6)\n",
        sound + QByteArray(2 << 20, ';'),
    };
    for (std::size_t number = 0; number < damaged.size(); ++number) {
        INFO(number);
        const Home home;
        for (const char *name : {".damaged", ".damaged-2"}) {
            home.write(damaged[number]);
            const SettingsFile file(home.folder(), QStringLiteral(".ini"));
            CHECK(file.trouble() == SettingsFile::Trouble::Damaged);
            CHECK(file.setAside() == home.place() + QLatin1String(name));
            CHECK(bytesOf(file.setAside()) == damaged[number]);
            CHECK(file.remark().contains(QFileInfo(file.setAside()).fileName()));
            CHECK(Settings().speed() == Enums::Speed::Normal);
            CHECK(TestStatistics().statistics.isEmpty());
            Settings().setSpeed(Enums::Speed::Slow);
            QSettings().sync();

            const SettingsFile next(home.folder(), QStringLiteral(".ini"));
            CHECK(next.trouble() == SettingsFile::Trouble::None);
            CHECK(Settings().speed() == Enums::Speed::Slow);
            CHECK(QFile::remove(home.place()));
        }
    }
}

TEST_CASE("What a later version has written is left as it is, and a clear remark says so", "[SettingsFile]")
{
    const Home home;
    const QByteArray later = "[General]\nspeed=like the wind\nversion=2\n\n[statistics]\n1\\deeds=many\nsize=1\n";
    home.write(later);
    for (int time = 0; time < 2; ++time) {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home.folder());
        const SettingsFile file(home.folder(), QStringLiteral(".ini"));
        CHECK(file.trouble() == SettingsFile::Trouble::Newer);
        CHECK(file.remark().contains(QStringLiteral("newer version")));
        Settings settings;
        CHECK(settings.speed() == Enums::Speed::Normal);
        settings.setSpeed(Enums::Speed::Slow);
        CHECK(settings.speed() == Enums::Speed::Slow); // for this time
        CHECK(TestStatistics().statistics.isEmpty());
        QSettings().sync();
        CHECK(bytesOf(home.place()) == later);
    }
}

TEST_CASE("Where settings cannot lie they are kept elsewhere, and a clear remark says so", "[SettingsFile]")
{
    const Home home;
    REQUIRE(QDir().mkpath(home.place() + QStringLiteral("/folder")));
    const SettingsFile file(home.folder(), QStringLiteral(".ini"));
    CHECK(file.trouble() == SettingsFile::Trouble::NoFile);
    CHECK(!file.remark().isEmpty());
    Settings settings;
    settings.setSpeed(Enums::Speed::Slow);
    QSettings().sync();
    CHECK(settings.speed() == Enums::Speed::Slow);
    CHECK(QFileInfo(home.place()).isDir());
}
