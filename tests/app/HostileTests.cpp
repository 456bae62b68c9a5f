// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"

#include "pages/GameSetup.h"
#include "pages/SavedGames.h"
#include "statistics/Statistics.h"

#include "visitor/Finger.h"

#include <QFile>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTimeZone>

#include <catch2/catch_test_macros.hpp>

/// Records, settings and statistics of somebody who means no good. sockets.sh watches these tests from outside as well.
using namespace academy;
using namespace academy::app;

namespace
{

struct Seen {
    int texts = 0;
    int names = 0; ///< that are drawn as they stand
};

// Every text that there is, to be seen or not, is drawn as it stands.
void look(const QObject &thing, Seen &seen)
{
    if (thing.inherits("QQuickText") || thing.inherits("QQuickTextEdit")) {
        ++seen.texts;
        const QString text = thing.property("text").toString();
        INFO(text.toStdString());
        REQUIRE(thing.property("textFormat").toInt() == Qt::PlainText);
        seen.names += text.contains(QLatin1String("<h1>Bo</h1>")) ? 1 : 0;
    }
    const auto *item = qobject_cast<const QQuickItem *>(&thing);
    const QList<QQuickItem *> children = item != nullptr ? item->childItems() : QList<QQuickItem *>();
    for (const QQuickItem *child : children) {
        look(*child, seen);
    }
}

Seen look(const AppFixture &fixture)
{
    Seen seen;
    look(*fixture.window().contentItem(), seen);
    return seen;
}

void layHostileGame()
{
    PreparedGame game = PreparedGame::standard(5).withEverything();
    game.seed = 21;
    REQUIRE(game.lay(QStringLiteral("hostile.json")));
    QFile file(model::SavedGames::folder() + QStringLiteral("/hostile.json"));
    REQUIRE(file.open(QIODevice::ReadWrite));
    QByteArray record = file.readAll();
    record.replace("\"Ana\"", "\"<h1>Bo</h1>\"");
    record.replace("\"Bruno\"", "\"<img src=//a.eu/b>\"");
    record.replace("\"Chloé\"", "\"<img src='http://127.0.0.1:9/a.png'>\"");
    record.replace("\"Dario\"", "\"<a href='file:///dev/zero'>Do</a>\"");
    REQUIRE(file.resize(0));
    REQUIRE(file.seek(0));
    REQUIRE(file.write(record) == record.size());
}

void layHostileHistory()
{
    using namespace model;
    FinishedGame game{.identity = QStringLiteral("0123"),
                      .finished = QDateTime(QDate(2026, 11, 21), QTime(12, 0), QTimeZone::UTC),
                      .options = rules::Options::of(rules::Mode::Standard)};
    for (const char *name : {"<h1>Bo</h1>", "<img src=//a.eu/b>", "<a href='//b'>b</a>"}) {
        game.players.push_back({.name = QString::fromUtf8(name),
                                .human = true,
                                .colors = {game.options.colors[game.players.size()]},
                                .place = static_cast<int>(game.players.size()) + 1,
                                .won = game.players.empty()});
    }
    const History history = changeHistory(Statistics::file(), [&game](std::vector<HistoryLine> &lines) {
        lines.push_back(lineOf(game));
        lines.push_back(lineOf(EarlierGames{
            .name = QStringLiteral("<img src='h:a'>"), .games = 3, .victories = 2, .best = 1, .points = 2}));
        return true;
    });
    REQUIRE(history.isKept());
}

} // namespace

TEST_CASE("What looks like markup is drawn as it stands, wherever a name is shown", "[hostile]")
{
    AppFixture fixture(FormFactor::Desktop, QStringLiteral("en"));
    Finger finger(fixture.window());
    finger.expectNoMotion();

    layHostileHistory();
    auto *statistics = fixture.window().findChild<model::Statistics *>();
    REQUIRE(statistics != nullptr);
    statistics->refresh();
    REQUIRE(finger.scene().waitFor([statistics] { return statistics->games() == 1; }));
    fixture.window().findChild<model::GameSetup *>()->setName(0, QStringLiteral("<h1>Bo</h1>"));
    layHostileGame();
    fixture.window().findChild<model::SavedGames *>()->findLatest();
    finger.scene().settle();
    CHECK(look(fixture).names > 0); // on the first page

    for (const char *page : {"results", "newGame", "savedGames"}) {
        INFO(page);
        REQUIRE(finger.choose(QLatin1String(page)));
        finger.scene().waitFor([&] { return look(fixture).names > 0; });
        CHECK(look(fixture).names > 0);
        finger.back();
        finger.scene().settle();
    }
    REQUIRE(finger.choose(QStringLiteral("savedGames")));
    REQUIRE(finger.choose(QStringLiteral("game0")));
    REQUIRE(finger.scene().waitFor([&] {
        return fixture.window().property("table").isValid() && fixture.session().table() != nullptr
            && fixture.table().running();
    }));
    int moments = 0;
    GamePlayer player(finger, fixture.table(), 21);
    player.hurry();
    player.onMoment([&](const QString &) {
        ++moments;
        (void)look(fixture);
    });
    player.playUntil([&](const QString &) { return fixture.table().turn() == 2; });
    CHECK(moments > 10);
    CHECK(look(fixture).names > 0);
    fixture.requirePeace(finger);
}

TEST_CASE("The interface reaches no network, whoever asks", "[hostile]")
{
    AppFixture fixture(FormFactor::Desktop, QStringLiteral("en"));
    QNetworkAccessManager *network = fixture.session().engine().networkAccessManager();
    for (const char *address : {"http://127.0.0.1:9/a.png", "https://127.0.0.1:9/", "ftp://127.0.0.1:9/a"}) {
        INFO(address);
        const std::unique_ptr<QNetworkReply> reply(network->get(QNetworkRequest(QUrl(QLatin1String(address)))));
        REQUIRE(Finger(fixture.window()).scene().waitFor([&] { return reply->isFinished(); }));
        CHECK(reply->error() == QNetworkReply::ContentAccessDenied);
        CHECK(reply->readAll().isEmpty());
    }
}
