// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"

#include "decision/Prompt.h"
#include "rows/CodexModel.h"
#include "rows/HandModel.h"

#include "visitor/Finger.h"

#include <QQuickItem>
#include <QQuickWindow>

#include <catch2/catch_test_macros.hpp>

/// What no frame may show: hands, kept cards and tokens looked at, while the curtain is closed or the program is no longer in front.
using namespace academy;
using namespace academy::app;

namespace
{

// Items that show a card of a hand, whether something lies over them or not.
int cardsOfHands(const QQuickItem &item)
{
    if (!item.isVisible() || item.opacity() <= 0) {
        return 0;
    }
    const QString kind = QString::fromLatin1(item.metaObject()->className());
    const bool shows = kind.startsWith(u"HandCard") || kind.startsWith(u"SplitCard") || kind.startsWith(u"KeptCards_")
        || item.objectName().startsWith(u"card");
    int found = shows ? 1 : 0;
    const QList<QQuickItem *> children = item.childItems();
    for (const QQuickItem *child : children) {
        found += cardsOfHands(*child);
    }
    return found;
}

int cardsOfHands(const AppFixture &fixture)
{
    return cardsOfHands(*fixture.window().contentItem());
}

PreparedGame twoPeople()
{
    PreparedGame game = PreparedGame::standard(3).withEverything();
    game.humans = 2;
    game.seed = 21;
    return game;
}

void requireNothingSecret(const AppFixture &fixture)
{
    REQUIRE(cardsOfHands(fixture) == 0);
    REQUIRE(fixture.table().hand()->rowCount() == 0);
    REQUIRE(fixture.table().kept()->rowCount() == 0);
    for (const model::CodexRow &row : fixture.table().codex()->rows()) {
        REQUIRE((!row.known || fixture.table().told().tokensShown));
    }
}

} // namespace

TEST_CASE("No card of a hand is in any item while the curtain is closed")
{
    AppFixture fixture(FormFactor::Phone, QStringLiteral("fr"));
    fixture.session().settings().setHandOver(model::Enums::HandOver::Tap);
    Finger finger(fixture.window());
    finger.expectNoMotion();
    fixture.open(finger, twoPeople());
    int closed = 0;
    int open = 0;
    GamePlayer player(finger, fixture.table(), 21);
    player.onMoment([&](const QString &moment) {
        if (moment == u"curtain") {
            ++closed;
            requireNothingSecret(fixture);
        } else if (moment == u"keep" || moment == u"play") {
            ++open;
            REQUIRE(cardsOfHands(fixture) >= fixture.table().hand()->rowCount());
            REQUIRE(fixture.table().hand()->rowCount() > 0);
        }
    });
    player.playUntil([&](const QString &) { return fixture.table().turn() == 2; });
    fixture.requirePeace(finger);
    REQUIRE(closed >= 10);
    REQUIRE(open >= 10);
}

TEST_CASE("Covering the table takes the cards out of every item at once, before another frame is shown", "[software]")
{
    AppFixture fixture(FormFactor::Phone, QStringLiteral("en"));
    fixture.session().settings().setHandOver(model::Enums::HandOver::Tap);
    Finger finger(fixture.window());
    finger.expectNoMotion();
    fixture.open(finger, twoPeople());
    GamePlayer player(finger, fixture.table(), 21);
    REQUIRE(player.playUntil(QStringLiteral("keep-chosen")));
    REQUIRE(cardsOfHands(fixture) > 0);

    fixture.table().cover(); // as the table's page does when the program is no longer in front
    REQUIRE(fixture.table().prompt()->curtain());
    requireNothingSecret(fixture);
    fixture.requirePeace(finger);
}
