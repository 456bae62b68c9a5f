// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"
#include "LayoutChecks.h"
#include "Pressing.h"
#include "Reader.h"

#include "statistics/GamesTable.h"
#include "statistics/Statistics.h"
#include "visitor/Finger.h"
#include "visitor/PreparedHistory.h"

#include <QFile>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QUrl>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>

/// The pages of results: games that end are in them, they are looked at, exported, deleted and brought back.
using namespace academy;
using namespace academy::app;
using model::Statistics;

namespace
{

const QString english = QStringLiteral("en");

Statistics &statisticsOf(const AppFixture &fixture)
{
    auto *statistics = fixture.window().findChild<Statistics *>();
    REQUIRE(statistics != nullptr);
    return *statistics;
}

bool sees(const AppFixture &fixture, const QString &text)
{
    const QStringList texts = textsToBeSeen(fixture.window());
    return std::ranges::any_of(texts, [&text](const QString &one) { return one.contains(text); });
}

/// The results of months of play, open.
class Results
{
public:
    explicit Results(Visitor &visitor, const AppFixture &fixture)
        : m_visitor(visitor)
        , m_fixture(fixture)
        , m_statistics(statisticsOf(fixture))
    {
        visitor.expectNoMotion();
        REQUIRE(PreparedHistory::lay());
        visitor.choose(QStringLiteral("results"));
        REQUIRE(visitor.scene().waitFor([this] { return m_statistics.games() == 24; }));
        visitor.scene().settle();
    }
    [[nodiscard]] Statistics &statistics() const { return m_statistics; }
    void choose(const char *name) const
    {
        m_visitor.choose(QLatin1String(name));
        m_visitor.scene().settle();
        INFO(m_visitor.trouble().toStdString());
        REQUIRE(m_visitor.trouble().isEmpty());
    }
    void await(const std::function<bool()> &condition) const
    {
        REQUIRE(m_visitor.scene().waitFor(condition));
        m_visitor.scene().settle();
    }
    [[nodiscard]] bool shows(const QString &text) const { return sees(m_fixture, text); }

private:
    Visitor &m_visitor;
    const AppFixture &m_fixture;
    Statistics &m_statistics;
};

void forgetAndUndo(Visitor &visitor, const AppFixture &fixture)
{
    const Results results(visitor, fixture);
    Statistics &statistics = results.statistics();
    const QString latest = statistics.ledger().games.back().identity;
    results.choose("finished0");
    results.choose("forgetGame");
    results.await([&] { return statistics.games() == 23 && visitor.scene().find(u"bringBack") != nullptr; });
    CHECK(statistics.game(latest) == nullptr);
    results.choose("bringBack");
    results.await([&] { return statistics.games() == 24; });
    CHECK(statistics.game(latest) != nullptr);
    CHECK(visitor.scene().find(u"bringBack") == nullptr);

    const QString person = statistics.people()->rows().constFirst().person;
    const int games = statistics.totals(person)->all.games;
    results.choose("person0");
    CHECK(results.shows(QString::number(games)));
    results.choose("forgetPerson");
    results.await([&] { return statistics.totals(person) == nullptr; });
    results.await([&] { return visitor.scene().find(u"exportResults") != nullptr; }); // back on the list
    CHECK(results.shows(QStringLiteral("The results of %1 were deleted").arg(person)));
    results.choose("bringBack");
    results.await([&] { return statistics.totals(person) != nullptr; });
    CHECK(statistics.totals(person)->all.games == games);

    results.choose("forgetAll");
    results.choose("reject");
    CHECK(statistics.games() == 24);
    results.choose("forgetAll");
    results.choose("accept");
    results.await([&] { return statistics.isEmpty(); });
    CHECK(visitor.scene().find(u"emptyAction") != nullptr);
    results.choose("bringBack");
    results.await([&] { return statistics.games() == 24; });

    results.choose("finished0");
    results.choose("forgetGame");
    results.await([&] { return statistics.games() == 23; });
    visitor.back(); // and it is gone for good
    results.await([&] { return statistics.forgotten().isEmpty(); });
    results.choose("results");
    CHECK(visitor.scene().find(u"bringBack") == nullptr);
    CHECK(statistics.games() == 23);
    fixture.requirePeace(visitor);
}

} // namespace

TEST_CASE("A game that is played to its end is told of on the first page and in the results, once", "[Results]")
{
    AppFixture fixture(FormFactor::Phone, english);
    Finger finger(fixture.window());
    PreparedGame game = PreparedGame::standard(3);
    game.seed = 4;
    fixture.play(finger, game);
    const Statistics &statistics = statisticsOf(fixture);
    REQUIRE(finger.scene().waitFor([&] { return statistics.games() == 1; }));
    const model::FinishedGame finished = statistics.ledger().games.front();
    finger.choose(QStringLiteral("savedGames"));
    finger.choose(QStringLiteral("game0")); // looked at again
    REQUIRE(finger.scene().waitFor([&] { return fixture.table().over(); }));
    finger.scene().settle();
    finger.back();
    finger.scene().settle();
    finger.choose(QStringLiteral("results"));
    finger.scene().settle();
    CHECK(statistics.games() == 1);
    CHECK(sees(fixture, QStringLiteral("Ana")));
    finger.choose(QStringLiteral("finished0"));
    finger.scene().settle();
    for (const model::FinishedPlayer &player : finished.players) {
        CHECK(sees(fixture, player.name));
    }
    fixture.requirePeace(finger);
}

TEST_CASE("Games, people and everything are deleted and brought back, by taps", "[Results]")
{
    AppFixture fixture(FormFactor::Phone, english);
    Finger finger(fixture.window());
    forgetAndUndo(finger, fixture);
}

TEST_CASE("Games, people and everything are deleted and brought back, by keys", "[Results]")
{
    AppFixture fixture(FormFactor::Desktop, english);
    Pressing keys(fixture.window());
    forgetAndUndo(keys, fixture);
}

TEST_CASE("The only game of somebody is deleted from their own page: it closes", "[Results]")
{
    AppFixture fixture(FormFactor::Tablet, english);
    Finger finger(fixture.window());
    finger.expectNoMotion();
    REQUIRE(PreparedHistory::lay(2));
    finger.choose(QStringLiteral("results"));
    Statistics &statistics = statisticsOf(fixture);
    REQUIRE(finger.scene().waitFor([&] { return statistics.games() == 2; }));
    const QList<model::PersonRow> &people = statistics.people()->rows();
    const auto once = std::ranges::find(people, 1, &model::PersonRow::games);
    REQUIRE(once != people.end());
    finger.scene().settle();
    finger.choose(QStringLiteral("person%1").arg(once - people.begin()));
    finger.scene().settle();
    finger.choose(QStringLiteral("finished0"));
    finger.scene().settle();
    finger.choose(QStringLiteral("forgetGame"));
    REQUIRE(finger.scene().waitFor([&] { return statistics.games() == 1; }));
    finger.scene().settle();
    CHECK(finger.scene().find(u"forgetPerson") == nullptr);
    CHECK(finger.scene().find(u"exportResults") != nullptr);
    CHECK(finger.scene().find(u"bringBack") != nullptr);
    fixture.requirePeace(finger);
}

TEST_CASE("The games of somebody begin at the top of a wide page, beside their numbers, as far from either side",
          "[Results]")
{
    AppFixture fixture(FormFactor::Desktop, english);
    Finger finger(fixture.window());
    const Results results(finger, fixture);
    const auto spare = [&](const QQuickItem &left, const QQuickItem &right) {
        return left.mapToScene({}).x() - (fixture.window().width() - right.mapToScene({right.width(), 0}).x());
    };
    const QQuickItem *latest = finger.scene().find(u"finished0");
    REQUIRE(latest != nullptr);
    const QQuickItem *first = finger.scene().find(u"person0");
    REQUIRE(first != nullptr);
    CHECK(std::abs(spare(*first, *latest)) < 2);

    results.choose("person0");
    latest = finger.scene().find(u"finished0");
    REQUIRE(latest != nullptr);
    CHECK(latest->mapToScene({}).y() < 160);
    fixture.requirePeace(finger);
}

TEST_CASE("Without results the page invites to a game", "[Results]")
{
    AppFixture fixture(FormFactor::Phone, english);
    Finger finger(fixture.window());
    finger.expectNoMotion();
    finger.choose(QStringLiteral("results"));
    finger.scene().settle();
    CHECK(finger.scene().find(u"exportResults") == nullptr);
    finger.choose(QStringLiteral("emptyAction"));
    finger.scene().settle();
    CHECK(finger.scene().find(u"begin") != nullptr);
    fixture.requirePeace(finger);
}

TEST_CASE("Where a page leaves room for a picture, a button below it leads to a new game", "[Results]")
{
    AppFixture fixture(FormFactor::Desktop, english);
    Finger finger(fixture.window());
    const Results results(finger, fixture);
    const QQuickItem *picture = finger.scene().find(u"pagePicture");
    const QQuickItem *action = finger.scene().find(u"pageAction");
    REQUIRE(picture != nullptr);
    REQUIRE(action != nullptr);
    CHECK(action->mapToScene({}).y() >= picture->mapToScene({0, picture->height()}).y());
    CHECK(action->mapToScene({0, action->height()}).y() <= fixture.window().height());
    results.choose("pageAction");
    CHECK(finger.scene().find(u"begin") != nullptr);
    fixture.requirePeace(finger);
}

TEST_CASE("Results are exported where somebody wants them", "[Results]")
{
    AppFixture fixture(FormFactor::Desktop, english);
    Finger finger(fixture.window());
    const Results results(finger, fixture);
    results.choose("exportResults");
    const auto dialog = [&fixture]() -> QObject * {
        const QList<QObject *> all = fixture.window().findChildren<QObject *>();
        const auto found =
            std::ranges::find_if(all, [](const QObject *one) { return one->inherits("QQuickFileDialog"); });
        return found != all.end() && (*found)->property("visible").toBool() ? *found : nullptr;
    };
    REQUIRE(finger.scene().waitFor([&] { return dialog() != nullptr; }));
    CHECK(dialog()->property("selectedFile").toUrl().fileName().endsWith(QStringLiteral(".csv")));
    QMetaObject::invokeMethod(dialog(), "reject");
    REQUIRE(finger.scene().waitFor([&] { return dialog() == nullptr; }));
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("results.csv"));
    results.statistics().exportTo(QUrl::fromLocalFile(path)); // as the dialog asks when it is accepted
    results.await([&] { return QFile::exists(path); });
    results.await([&] { return results.shows(QStringLiteral("results.csv")); });
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    CHECK(file.readAll() == model::GamesTable::csv(results.statistics().ledger().games, QLocale()));
    fixture.requirePeace(finger);
}

TEST_CASE("Results say what they are to a screen reader", "[Results]")
{
    AppFixture fixture(FormFactor::Phone, english);
    Pressing keys(fixture.window());
    const Reader reader(fixture.window());
    const Results results(keys, fixture);
    const model::PersonRow first = results.statistics().people()->rows().constFirst();
    CHECK(reader.meets(first.spoken));
    results.choose("person0");
    const QStringList names = reader.names();
    const auto says = [&names](const QString &text) {
        return std::ranges::any_of(names, [&text](const QString &name) { return name.contains(text); });
    };
    CHECK(says(first.sentence));
    CHECK(says(QStringLiteral("Points in the last 20 games: ")));
    CHECK(says(QStringLiteral("on average, ")));
    CHECK(says(QStringLiteral("games won")));
    for (const QString &name : names) {
        CHECK(!name.contains(u'%'));
    }
    fixture.requirePeace(keys);
}

TEST_CASE("A language that is chosen is that of the results at once", "[Results]")
{
    AppFixture fixture(FormFactor::Tablet, english);
    Finger finger(fixture.window());
    const Results results(finger, fixture);
    CHECK(results.shows(QStringLiteral("games")));
    fixture.session().settings().setLanguage(QStringLiteral("fr"));
    finger.scene().settle();
    CHECK(results.shows(QStringLiteral("parties")));
    CHECK(!results.shows(QStringLiteral(" games")));
    fixture.requirePeace(finger);
}
