// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arena.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <catch2/catch_test_macros.hpp>

using namespace academy::arena::test;

TEST_CASE("bench measures every mode, plain and with everything", "[bench]")
{
    const Run run = arena("bench --seconds 0.01 --json");
    CHECK(run.code == 0);
    CHECK(run.errors.isEmpty());
    const QJsonArray rows = QJsonDocument::fromJson(run.output).array();
    CHECK(rows.size() == 15);
    QSet<QString> names;
    for (const QJsonValue row : rows) {
        names += row[u"configuration"].toString();
        CHECK(row[u"gamesPerSecond"].toDouble() > 0);
        CHECK(row[u"decisionsPerSecond"].toDouble() > 50 * row[u"gamesPerSecond"].toDouble());
        CHECK(row[u"stateBytes"].toInt() > 0);
        CHECK(row[u"stateBytes"].toInt() <= 512);
    }
    CHECK(names.size() == rows.size());
    CHECK(names.contains(QStringLiteral("standard 4")));
    CHECK(names.contains(QStringLiteral("lancelot, all variations")));
}

TEST_CASE("bench prints a table", "[bench]")
{
    const Run run = arena("bench --seconds 0.01");
    CHECK(run.code == 0);
    CHECK(run.output.count('\n') == 1 + 15 + 1);
    CHECK(run.output.contains("decisions/s"));
    CHECK(run.output.contains("copying it takes"));
}
