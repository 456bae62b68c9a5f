// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestStatistics.h"
#include "TestTable.h"
#include "names/PlayerName.h"
#include "pages/GameSetup.h"
#include "pages/Settings.h"

#include <QSettings>

#include <catch2/catch_test_macros.hpp>

#include <cmath>

/// Settings and statistics that were written by hand, or by somebody who means no good.
using namespace academy;
using namespace academy::model;

namespace
{

const QStringList oddities{QStringLiteral("nan"),
                           QStringLiteral("-nan"),
                           QStringLiteral("inf"),
                           QStringLiteral("-inf"),
                           QStringLiteral("1e308"),
                           QStringLiteral("-7"),
                           QStringLiteral("2000000000"),
                           QStringLiteral("99999999999999999999"),
                           QString(),
                           QStringLiteral("<h1>"),
                           QString(100'000, u'9')};

} // namespace

TEST_CASE("Settings are within their bounds, whatever is stored", "[Settings]")
{
    for (const QString &odd : oddities) {
        INFO(odd.left(30).toStdString());
        QSettings store;
        store.clear();
        for (const char *key : {"language", "palette", "textScale", "speed", "loudness", "handOver", "openScores",
                                "reducedMotion", "roundTheTable", "leftHanded", "singleKeys"}) {
            store.setValue(QLatin1String(key), odd);
        }
        store.sync();
        const Settings settings;
        CHECK(settings.textScale() >= 1.0);
        CHECK(settings.textScale() <= 2.0);
        CHECK(settings.volume() >= 0.0);
        CHECK(settings.volume() <= 1.0);
        CHECK((settings.language().isEmpty() || settings.language() == u"en" || settings.language() == u"fr"));
        CHECK((settings.palette().isEmpty() || settings.palette() == u"vellum"));
        CHECK(static_cast<int>(settings.speed()) >= 0);
        CHECK(settings.speed() <= Enums::Speed::Instant);
        CHECK(settings.handOver() <= Enums::HandOver::Open);
    }
    QSettings().clear();
    Settings settings;
    settings.setTextScale(std::nan(""));
    CHECK(settings.textScale() >= 1.0);
}

TEST_CASE("The setup can be played, whatever is stored", "[GameSetup]")
{
    for (const QString &odd : oddities) {
        INFO(odd.left(30).toStdString());
        QSettings store;
        store.clear();
        store.beginGroup(QStringLiteral("setup"));
        for (const char *key :
             {"mode", "squires", "colors", "stakes", "advanced", "variations", "starts", "hiddenScores"}) {
            store.setValue(QLatin1String(key), odd);
        }
        store.setValue(QStringLiteral("people/size"), odd);
        for (int seat = 1; seat <= 5; ++seat) {
            store.setValue(QStringLiteral("people/%1/name").arg(seat), odd + QString::number(seat));
            store.setValue(QStringLiteral("people/%1/human").arg(seat), odd);
            store.setValue(QStringLiteral("people/%1/level").arg(seat), odd);
        }
        store.endGroup();
        store.sync();
        GameSetup setup;
        for (const SeatRow &row : setup.seats()->rows()) {
            CHECK(row.shownName.size() <= longestName);
            CHECK_FALSE(row.kindText.contains(u'<'));
        }
        rules::Random random(1);
        CHECK_FALSE(rules::check(setup.beginning(random).options).has_value());
    }
    QSettings().clear();
}

TEST_CASE("Statistics of before are counted, whatever is stored", "[Statistics]")
{
    for (const QString &odd : oddities) {
        INFO(odd.left(30).toStdString());
        QSettings store;
        store.clear();
        store.setValue(QStringLiteral("statistics/size"), odd);
        for (int row = 1; row <= 3; ++row) {
            store.setValue(QStringLiteral("statistics/%1/name").arg(row), QString(row * 100, u'A'));
            for (const char *key : {"games", "victories", "best", "points"}) {
                store.setValue(QStringLiteral("statistics/%1/").arg(row) + QLatin1String(key), odd);
            }
        }
        store.sync();
        const TestStatistics kept;
        CHECK(kept.statistics.trouble().isEmpty());
        CHECK(kept.statistics.people()->count() <= 3);
        for (const PersonRow &row : kept.statistics.people()->rows()) {
            CHECK(row.name.size() <= longestName);
            CHECK(row.victories <= row.games);
            CHECK(row.points.size() < 60);
        }
        CHECK(kept.again().people()->count() == kept.statistics.people()->count()); // what is written can be read
    }
    QSettings store;
    store.clear();
    store.setValue(QStringLiteral("statistics/size"), 2'000'000'000);
    store.setValue(QStringLiteral("statistics/1/name"), QStringLiteral("Ana"));
    store.setValue(QStringLiteral("statistics/1/games"), 2);
    store.sync();
    CHECK(TestStatistics().statistics.people()->count() == 1);
    QSettings().clear();
}
