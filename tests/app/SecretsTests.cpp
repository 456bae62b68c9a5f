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

int cardsOfHands(const AppFixture &evening)
{
    return cardsOfHands(*evening.window().contentItem());
}

PreparedGame twoPeople()
{
    PreparedGame game = PreparedGame::standard(3).withEverything();
    game.humans = 2;
    game.seed = 21;
    return game;
}

void requireNothingSecret(const AppFixture &evening)
{
    REQUIRE(cardsOfHands(evening) == 0);
    REQUIRE(evening.table().hand()->rowCount() == 0);
    REQUIRE(evening.table().kept()->rowCount() == 0);
    for (const model::CodexRow &row : evening.table().codex()->rows()) {
        REQUIRE((!row.known || evening.table().told().tokensShown));
    }
}

} // namespace

TEST_CASE("No card of a hand is in any item while the curtain is closed")
{
    AppFixture evening(FormFactor::Phone, QStringLiteral("fr"));
    evening.session().settings().setHandOver(model::Enums::HandOver::Tap);
    Finger finger(evening.window());
    finger.expectNoMotion();
    evening.open(finger, twoPeople());
    int closed = 0;
    int open = 0;
    GamePlayer player(finger, evening.table(), 21);
    player.onMoment([&](const QString &moment) {
        if (moment == u"curtain") {
            ++closed;
            requireNothingSecret(evening);
        } else if (moment == u"keep" || moment == u"play") {
            ++open;
            REQUIRE(cardsOfHands(evening) >= evening.table().hand()->rowCount());
            REQUIRE(evening.table().hand()->rowCount() > 0);
        }
    });
    player.playUntil([&](const QString &) { return evening.table().turn() == 2; });
    evening.requirePeace(finger);
    REQUIRE(closed >= 10);
    REQUIRE(open >= 10);
}

TEST_CASE("Covering the table takes the cards out of every item at once, before another frame is shown", "[software]")
{
    AppFixture evening(FormFactor::Phone, QStringLiteral("en"));
    evening.session().settings().setHandOver(model::Enums::HandOver::Tap);
    Finger finger(evening.window());
    finger.expectNoMotion();
    evening.open(finger, twoPeople());
    GamePlayer player(finger, evening.table(), 21);
    REQUIRE(player.playUntil(QStringLiteral("keep-chosen")));
    REQUIRE(cardsOfHands(evening) > 0);

    evening.table().cover(); // as the table's page does when the program is no longer in front
    REQUIRE(evening.table().prompt()->curtain());
    requireNothingSecret(evening);
    evening.requirePeace(finger);
}
