// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"

#include "visitor/Finger.h"

#include <QJSValue>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QUrl>

#include <catch2/catch_test_macros.hpp>

/// Whatever is drawn on the table without words has words for a pointer that rests on it, and for a finger.
using namespace academy;
using namespace academy::app;

namespace
{

// The files that hold what explains itself in words, of all that is seen.
void collect(QQuickItem &item, QSet<QString> &explained)
{
    const QList<QQuickItem *> children = item.childItems();
    for (QQuickItem *child : children) {
        if (!child->isVisible()) {
            continue;
        }
        if (QString::fromLatin1(child->metaObject()->className()).startsWith(u"Hint_QMLTYPE")
            && !child->property("words").value<QJSValue>().call().toString().isEmpty()) {
            explained.insert(QQmlEngine::contextForObject(child)->baseUrl().fileName());
        }
        collect(*child, explained);
    }
}

void requireExplained(FormFactor form, PreparedGame game, const QStringList &wanted)
{
    AppFixture fixture(form, QStringLiteral("en"));
    Finger finger(fixture.window());
    finger.expectNoMotion();
    game.seed = 13;
    fixture.open(finger, game);
    GamePlayer player(finger, fixture.table(), 13);
    player.hurry();
    QSet<QString> explained;
    for (const char *moment : {"keep", "play", "play-chosen"}) {
        REQUIRE(player.playUntil(QLatin1String(moment)));
        finger.scene().settle();
        collect(*fixture.window().contentItem(), explained);
    }
    for (const QString &file : wanted) {
        INFO(file.toStdString());
        CHECK(explained.contains(file + QStringLiteral(".qml")));
    }
    fixture.requirePeace(finger);
}

QStringList listed(const char *words)
{
    return QString::fromLatin1(words).split(u' ');
}

} // namespace

TEST_CASE("What is drawn without words is explained, on a tablet", "[Hint]")
{
    requireExplained(
        FormFactor::Tablet, PreparedGame::standard(4).withEverything(),
        listed("BetMark BoardFace BoardHeader BoardPays BoardWay CodexStrip Counted CupTrack ExcaliburRoundel "
               "HoppingDisc OutlookEmblems Parchment"));
}

TEST_CASE("What is drawn without words is explained, on a phone", "[Hint]")
{
    requireExplained(FormFactor::Phone, PreparedGame::standard(4).withEverything(),
                     listed("BetMark CodexStrip CupTrack ExcaliburRoundel HoppingDisc LaneMarks LaneTrack LaneView"));
}

TEST_CASE("What one's rank gets on a lane is explained", "[Hint]")
{
    requireExplained(FormFactor::Phone, PreparedGame::standard(4), listed("LanePay LaneTrack LaneView"));
}
