// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"
#include "names/PlayerName.h"

#include <catch2/catch_test_macros.hpp>

using namespace academy::model;

TEST_CASE("A name is shown as it is, when it is one", "[PlayerName]")
{
    for (const char16_t *name : {u"", u"Ana", u"Chloé", u"Ana & <Bruno>", u"Éowyn of the North!!", u"张伟", u"محمد",
                                 u"👩‍👩‍👧‍👦 us", u"क्षत्रिय"}) {
        CHECK(shownName(QString::fromUtf16(name)) == QString::fromUtf16(name));
    }
    CHECK(shownName(QStringLiteral("  Ana \t of\nCornwall ")) == QStringLiteral("Ana of Cornwall"));
}

TEST_CASE("A long name is cut with an ellipsis, between two characters", "[PlayerName]")
{
    CHECK(shownName(QString(50'000, u'a')) == QString(19, u'a') + u'…');
    CHECK(shownName(QStringLiteral("Ana of the northern marches")) == QStringLiteral("Ana of the northern…"));
    // 18 letters and a knight of two units, which does not fit any more.
    const QString knight = QString::fromUtf8("\xF0\x9F\xA4\xB4");
    CHECK(shownName(QString(18, u'a') + knight + QStringLiteral("bcd")) == QString(18, u'a') + u'…');
    // A letter with its accent apart.
    CHECK(shownName(QString(18, u'a') + QStringLiteral("e\u0301") + QStringLiteral("bcd")) == QString(18, u'a') + u'…');
    // One character with more marks than a name may have units.
    const QString tower = shownName(u'a' + QString(50'000, QChar(0x0301)));
    CHECK(tower.size() == longestName);
    CHECK(tower.endsWith(u'…'));
    const QString knights = shownName(knight.repeated(40));
    CHECK(knights.isValidUtf16());
    CHECK(knights.size() <= longestName);
}

TEST_CASE("Nothing in a name turns what stands after it, or hides", "[PlayerName]")
{
    CHECK(shownName(QStringLiteral("A\u202Ena\u200B\uFEFF\u0007\u2066")) == QStringLiteral("Ana"));
    const QString half = shownName(QStringLiteral("Ana ") + QChar(0xD83E));
    CHECK(half.isValidUtf16());
    CHECK(half.startsWith(QStringLiteral("Ana ")));
}

TEST_CASE("Names of a record are shown shortened", "[PlayerName]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    TestTable game(71);
    academy::record::Record record = beginning(academy::rules::Options::of(academy::rules::Mode::Standard, 3), 1, 71);
    record.players[1].name = QString(50'000, u'B');
    game.table().begin(record, path);
    game.tellAll();
    game.table().leave();
    REQUIRE(resumed(game.table(), path));
    game.tellAll();
    CHECK(game.table().squires()->rows().at(1).name == QString(19, u'B') + u'…');
    for (const ChronicleRow &row : game.table().chronicle()->rows()) {
        CHECK(row.text.size() < 500);
    }
}
