// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Evening.h"

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
    Evening evening(FormFactor::Phone, QStringLiteral("en"));
    Finger finger(evening.window());
    finger.choose(QStringLiteral("settings"));
    CHECK(titleOf(evening.window()) == QStringLiteral("Settings"));

    finger.choose(QStringLiteral("language2"));
    CHECK(titleOf(evening.window()) == QStringLiteral("Réglages"));
    CHECK(evening.session().language() == QStringLiteral("fr"));
    CHECK(QLocale().language() == QLocale::French);
    CHECK(QCoreApplication::translate("QPlatformTheme", "Cancel") == QStringLiteral("Annuler"));
    CHECK(QCoreApplication::translate("InlineMessage", "Close") == QStringLiteral("Fermer"));
    CHECK(QCoreApplication::translate("PlayerCount", "%n squire(s)", "how many squires are in the game", 3)
          == QStringLiteral("3\u00a0écuyers"));

    finger.choose(QStringLiteral("language1"));
    CHECK(titleOf(evening.window()) == QStringLiteral("Settings"));
    CHECK(QCoreApplication::translate("QPlatformTheme", "Cancel") == QStringLiteral("Cancel"));
    CHECK(QCoreApplication::translate("PlayerCount", "%n squire(s)", "how many squires are in the game", 3)
          == QStringLiteral("3 squires"));
    finger.choose(QStringLiteral("back"));
    evening.requirePeace(finger);
}

TEST_CASE("The device's language is taken where it is spoken here, else English", "[Language]")
{
    CHECK(Language::resolved(QString(), QLocale(QStringLiteral("fr_CA"))) == QStringLiteral("fr"));
    CHECK(Language::resolved(QString(), QLocale(QStringLiteral("en_GB"))) == QStringLiteral("en"));
    CHECK(Language::resolved(QString(), QLocale(QStringLiteral("de_DE"))) == QStringLiteral("en"));
    CHECK(Language::resolved(QStringLiteral("fr"), QLocale(QStringLiteral("en_GB"))) == QStringLiteral("fr"));
    CHECK(Language::resolved(QStringLiteral("tlh"), QLocale(QStringLiteral("fr_FR"))) == QStringLiteral("fr"));
}
