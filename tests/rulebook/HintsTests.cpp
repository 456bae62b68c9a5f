// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/Book.h"
#include "rulebook/Hints.h"

#include "pages/Settings.h"

#include "TestTable.h"

#include <catch2/catch_test_macros.hpp>

#include <QSettings>
#include <QSignalSpy>

namespace academy::rulebook
{

using model::TestTable;

namespace
{

// What was said in a game played to its end, with pages of the scoring turned and all steps seen.
QStringList saidIn(Hints &hints, std::uint64_t seed, int humans = 1)
{
    TestTable game(seed);
    hints.setTable(&game.table());
    QSignalSpy said(&hints, &Hints::hinted);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), humans, seed);
    game.playToTheEnd();
    hints.setTable(nullptr);
    QStringList texts;
    for (const QList<QVariant> &one : said) {
        texts.append(one.at(0).toString());
        // Each leads to a place that there is.
        for (const QString &language : {QStringLiteral("en"), QStringLiteral("fr")}) {
            INFO(one.at(1).toString().toStdString());
            CHECK(Book(language).find(one.at(1).toString()).has_value());
        }
    }
    return texts;
}

} // namespace

TEST_CASE("In a first game every hint is given once, and none in the next", "[hints]")
{
    QSettings().clear();
    Hints hints;
    hints.setOn(true);
    const QStringList first = saidIn(hints, 5);
    // Scorings of Gallantry, swords, Education, King's Service, journeys; bonus, negative coat, reset, Excalibur.
    CHECK(first.size() == 9);
    CHECK(QSet<QString>(first.begin(), first.end()).size() == first.size());
    CHECK(saidIn(hints, 6).isEmpty());
    Hints later;
    later.setOn(true);
    CHECK(saidIn(later, 7).isEmpty());
}

TEST_CASE("After three games hints are enough", "[hints]")
{
    QSettings().clear();
    Hints hints;
    hints.setOn(true);
    QSignalSpy enough(&hints, &Hints::enough);
    (void)saidIn(hints, 1);
    (void)saidIn(hints, 2);
    CHECK(enough.isEmpty());
    (void)saidIn(hints, 3);
    CHECK(enough.size() == 1);
}

TEST_CASE("Nothing is said while hints are off, or nobody plays here", "[hints]")
{
    QSettings().clear();
    Hints hints;
    CHECK(saidIn(hints, 5).isEmpty());
    hints.setOn(true);
    CHECK(saidIn(hints, 5, 0).isEmpty());
}

TEST_CASE("Hints that are switched on again all come again", "[hints]")
{
    QSettings().clear();
    model::Settings settings;
    CHECK(!settings.hints());
    settings.setHints(true);
    Hints hints;
    hints.setOn(settings.hints());
    const qsizetype first = saidIn(hints, 5).size();
    settings.setHints(false);
    settings.setHints(true);
    CHECK(saidIn(hints, 5).size() == first);
}

} // namespace academy::rulebook
