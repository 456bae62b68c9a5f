// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"

#include "table/AdvicePrompt.h"

#include "visitor/Finger.h"

#include <catch2/catch_test_macros.hpp>

#include <QQuickWindow>

using namespace academy;
using namespace academy::app;

namespace
{

QString titleOf(const QQuickWindow &window)
{
    return window.property("page").value<QObject *>()->property("title").toString();
}

} // namespace

TEST_CASE("The language changes in the running program, and with it what Qt and Kirigami say", "[Language]")
{
    AppFixture fixture(FormFactor::Phone, QStringLiteral("en"));
    Finger finger(fixture.window());
    finger.choose(QStringLiteral("settings"));
    CHECK(titleOf(fixture.window()) == QStringLiteral("Settings"));

    finger.choose(QStringLiteral("language2"));
    CHECK(titleOf(fixture.window()) == QStringLiteral("Réglages"));
    CHECK(fixture.session().language() == QStringLiteral("fr"));
    CHECK(QLocale().language() == QLocale::French);
    CHECK(QCoreApplication::translate("QPlatformTheme", "Cancel") == QStringLiteral("Annuler"));
    CHECK(QCoreApplication::translate("InlineMessage", "Close") == QStringLiteral("Fermer"));
    CHECK(QCoreApplication::translate("PlayerCount", "%n squire(s)", "how many squires are in the game", 3)
          == QStringLiteral("3\u00a0écuyers"));

    finger.choose(QStringLiteral("language1"));
    CHECK(titleOf(fixture.window()) == QStringLiteral("Settings"));
    CHECK(QCoreApplication::translate("QPlatformTheme", "Cancel") == QStringLiteral("Cancel"));
    CHECK(QCoreApplication::translate("PlayerCount", "%n squire(s)", "how many squires are in the game", 3)
          == QStringLiteral("3 squires"));
    finger.choose(QStringLiteral("back"));
    fixture.requirePeace(finger);
}

TEST_CASE("Advice with its reasons is given in the language spoken, also when that changes", "[Language]")
{
    AppFixture fixture(FormFactor::Phone, QStringLiteral("fr"));
    Finger finger(fixture.window());
    PreparedGame game = PreparedGame::standard(4);
    game.seed = 23;
    fixture.open(finger, game);
    GamePlayer player(finger, fixture.table(), 6);
    player.hurry();
    const model::AdvicePrompt &advice = *fixture.table().advice();
    const auto all = [&advice] {
        QStringList texts{advice.choice(), advice.chance()};
        for (const model::AnswerLine &line : advice.reasons()) {
            texts.append(line.text);
        }
        return texts;
    };
    int reasons = 0;
    for (int asked = 0; asked < 6 && reasons == 0; ++asked) {
        REQUIRE(player.playUntil([](const QString &moment) { return moment == u"play"; }));
        finger.choose(QStringLiteral("advice"));
        REQUIRE(finger.scene().waitFor([&advice] { return advice.given(); }));
        INFO(all().join(QLatin1Char('\n')).toStdString());
        CHECK(advice.choice().startsWith(QStringLiteral("Jouer ")));
        CHECK(advice.chance().startsWith(QStringLiteral("Chances de victoire")));
        const QStringList french = all();
        fixture.session().settings().setLanguage(QStringLiteral("en"));
        CHECK(advice.choice().startsWith(QStringLiteral("Play ")));
        CHECK(advice.chance().startsWith(QStringLiteral("Chance of winning")));
        const QStringList english = all();
        REQUIRE(english.size() == french.size());
        for (qsizetype i = 0; i < english.size(); ++i) {
            CHECK(english.at(i) != french.at(i));
        }
        fixture.session().settings().setLanguage(QStringLiteral("fr"));
        CHECK(all() == french);
        reasons += static_cast<int>(advice.reasons().size());
        finger.back();
        finger.scene().settle();
    }
    CHECK(reasons > 0);
    fixture.requirePeace(finger);
}

TEST_CASE("The device's language is taken where it is spoken here, else English", "[Language]")
{
    CHECK(Language::resolved(QString(), QLocale(QStringLiteral("fr_CA"))) == QStringLiteral("fr"));
    CHECK(Language::resolved(QString(), QLocale(QStringLiteral("en_GB"))) == QStringLiteral("en"));
    CHECK(Language::resolved(QString(), QLocale(QStringLiteral("de_DE"))) == QStringLiteral("en"));
    CHECK(Language::resolved(QStringLiteral("fr"), QLocale(QStringLiteral("en_GB"))) == QStringLiteral("fr"));
    CHECK(Language::resolved(QStringLiteral("tlh"), QLocale(QStringLiteral("fr_FR"))) == QStringLiteral("fr"));
}
