// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "NoRoom.h"
#include "TestStatistics.h"
#include "TestTable.h"

#include "statistics/GamesTable.h"

#include <QFile>
#include <QSignalSpy>
#include <QUrl>

#include <catch2/catch_test_macros.hpp>

/// Finished games as a table for spreadsheets.
using namespace academy;
using namespace academy::model;

namespace
{

const QLocale inEnglish(QLocale::English, QLocale::UnitedKingdom);
const QLocale inFrench(QLocale::French, QLocale::France);

// As RFC 4180 says: what a spreadsheet makes of it.
std::vector<QStringList> readCsv(const QString &text, QChar separator)
{
    std::vector<QStringList> rows(1);
    QString cell;
    bool quoted = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar letter = text.at(at);
        if (quoted) {
            if (letter == u'"' && at + 1 < text.size() && text.at(at + 1) == u'"') {
                cell += letter;
                ++at;
            } else if (letter == u'"') {
                quoted = false;
            } else {
                cell += letter;
            }
        } else if (letter == u'"' && cell.isEmpty()) {
            quoted = true;
        } else if (letter == separator || letter == u'\r') {
            rows.back().append(cell);
            cell.clear();
            if (letter == u'\r') {
                REQUIRE(text.at(++at) == u'\n');
                rows.emplace_back();
            }
        } else {
            REQUIRE(letter != u'"');
            cell += letter;
        }
    }
    REQUIRE(!quoted);
    REQUIRE(rows.back().isEmpty());
    rows.pop_back();
    return rows;
}

QString withoutMark(const QByteArray &bytes)
{
    REQUIRE(bytes.startsWith("\xEF\xBB\xBF"));
    return QString::fromUtf8(bytes.sliced(3));
}

} // namespace

TEST_CASE("A row for each player of each game, under headings", "[GamesTable]")
{
    FinishedGame one = game(1, {{"Ana", 30}, {nullptr, 20}, {"Bruno", -3}});
    one.options.set(rules::Variation::Charity);
    one.options.set(rules::Variation::Quests);
    one.undone = true;
    const std::vector<FinishedGame> games{one, game(2, {{"Ana", 1}, {nullptr, 2}})};
    const auto rows = readCsv(withoutMark(GamesTable::csv(games, inEnglish)), u',');
    REQUIRE(rows.size() == 1 + 3 + 2);
    for (const QStringList &row : rows) {
        CHECK(row.size() == rows.front().size());
    }
    const auto column = [&rows](const char *heading) { return rows.front().indexOf(QLatin1String(heading)); };
    REQUIRE(column("Player") >= 0);
    CHECK(rows[1][column("Player")] == QStringLiteral("Ana"));
    CHECK(rows[1][column("Date")].startsWith(QStringLiteral("2026-01-01 ")));
    CHECK(rows[1][column("Points")] == QStringLiteral("30"));
    CHECK(rows[1][column("Won")] == QStringLiteral("yes"));
    CHECK(rows[1][column("Place")] == QStringLiteral("1"));
    CHECK(rows[1][column("Jousts")] == QStringLiteral("31"));
    CHECK(rows[1][column("Undone moves")] == QStringLiteral("yes"));
    CHECK(rows[1][column("Variations")].contains(QStringLiteral(", ")));
    CHECK(rows[2][column("Computer")] == QStringLiteral("Page"));
    CHECK(rows[2][column("Won")] == QStringLiteral("no"));
    CHECK(rows[3][column("Points")] == QStringLiteral("-3")); // a number, below nought
    CHECK(rows[3][column("Computer")].isEmpty());
    CHECK(rows[4][column("Kind of game")] == QStringLiteral("Karadoc"));
    CHECK(!rows.front().contains(QStringLiteral("Gallantry"))); // which gives no points
}

TEST_CASE("Where numbers have a comma, semicolons separate", "[GamesTable]")
{
    const std::vector<FinishedGame> games{game(1, {{"Ana", 30}, {nullptr, 20}, {"Bruno", 3}})};
    const QString text = withoutMark(GamesTable::csv(games, inFrench));
    CHECK(readCsv(text, u';').front().size() > 10);
    CHECK(text.count(u';') == 4 * (readCsv(text, u';').front().size() - 1));
}

TEST_CASE("Names with signs, quotes and line ends come back as they are; formulas become texts", "[GamesTable]")
{
    struct Trial {
        const char *name;
        const char *read;
    };
    for (const Trial &trial : {Trial{"a,b", "a,b"}, Trial{"a;b", "a;b"}, Trial{R"(say "hi")", R"(say "hi")"},
                               Trial{"\"", "\""}, Trial{"=1+1", "'=1+1"}, Trial{"+A1", "'+A1"}, Trial{"-A1", "'-A1"},
                               Trial{"@SUM(A1)", "'@SUM(A1)"}, Trial{"=HYPERLINK(\"a\",1)", "'=HYPERLINK(\"a\",1)"},
                               Trial{"\xEF\xBC\x9D"
                                     "1",
                                     "'\xEF\xBC\x9D"
                                     "1"},
                               Trial{"Éloïse", "Éloïse"}, Trial{"'quoted", "'quoted"}}) {
        INFO(trial.name);
        for (const QLocale &locale : {inEnglish, inFrench}) {
            const std::vector<FinishedGame> games{game(1, {{trial.name, 30}, {nullptr, 20}, {nullptr, 3}})};
            const auto rows = readCsv(withoutMark(GamesTable::csv(games, locale)), locale == inEnglish ? u',' : u';');
            REQUIRE(rows.size() == 4);
            CHECK(rows[1].contains(QString::fromUtf8(trial.read)));
        }
    }
    CHECK(GamesTable::cell(QStringLiteral("a\nb"), u',') == QStringLiteral("\"a\nb\""));
    CHECK(GamesTable::cell(QStringLiteral("\tb"), u',') == QStringLiteral("'\tb"));
    CHECK(GamesTable::cell(QStringLiteral("\rb"), u',') == QStringLiteral("\"'\rb\""));
    CHECK(GamesTable::cell({}, u',').isEmpty());
}

TEST_CASE("Results are exported to a file, and it is said how that went", "[GamesTable]")
{
    TestStatistics kept({game(1, {{"Ana", 30}, {nullptr, 20}, {nullptr, 25}})});
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("results.csv"));
    QSignalSpy told(&kept.statistics, &Statistics::told);
    QSignalSpy failed(&kept.statistics, &Statistics::failed);
    kept.statistics.exportTo(QUrl::fromLocalFile(path));
    REQUIRE(told.count() == 1);
    CHECK(told.at(0).at(0).toString().contains(QStringLiteral("results.csv")));
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    CHECK(file.readAll() == GamesTable::csv(kept.statistics.ledger().games, QLocale()));
    file.close();
    {
        const NoRoom full;
        kept.statistics.exportTo(QUrl::fromLocalFile(path));
    }
    REQUIRE(failed.count() == 1);
    CHECK(failed.at(0).at(0).toString().contains(QStringLiteral("results.csv")));
    CHECK(QFile(path).size() > 100); // what lay there stays
    kept.statistics.exportTo(QUrl());
    CHECK(told.count() + failed.count() == 2);
}
