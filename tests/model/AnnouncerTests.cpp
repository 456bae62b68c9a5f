// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"
#include "table/Announcer.h"

#include <catch2/catch_test_macros.hpp>

using namespace academy;
using namespace academy::model;

namespace
{

/// A game of three with one person, and what is announced of it.
struct Heard {
    explicit Heard(int humans = 1)
        : game(4)
    {
        QObject::connect(&announcer, &Announcer::announced, &announcer,
                         [this](const QString &text, bool isUrgent) { (isUrgent ? urgent : polite).append(text); });
        announcer.setTable(&game.table());
        game.begin(rules::Options::of(rules::Mode::Standard, 3), humans, 4);
    }
    QString take()
    {
        announcer.flush();
        const QString all = polite.join(QLatin1Char('\n'));
        polite.clear();
        return all;
    }

    TestTable game;
    Announcer announcer;
    QStringList polite;
    QStringList urgent;
};

} // namespace

TEST_CASE("Whose decision it is and what the others have done is said together, once", "[Announcer]")
{
    Heard heard;
    REQUIRE(heard.game.playUntil(Enums::Decision::Play));
    heard.take();
    heard.game.decide();
    REQUIRE(heard.game.playUntil(Enums::Decision::Play));
    CHECK(heard.polite.isEmpty());
    heard.announcer.flush();
    REQUIRE(heard.polite.size() == 1);
    const QString text = heard.take();
    INFO(text.toStdString());
    const Prompt &prompt = *heard.game.table().prompt();
    CHECK(text.contains(QStringLiteral("You play ")));
    CHECK(text.contains(heard.game.table().squires()->rows().at(1).name + QStringLiteral(" plays ")));
    CHECK(text.contains(QStringLiteral("square\u00a0")));
    CHECK(text.endsWith(prompt.title() + QStringLiteral(". ") + prompt.subtitle() + QLatin1Char('.')));
    CHECK(heard.take().isEmpty());
}

TEST_CASE("Every scoring is said with its reason, and much at once in few sentences", "[Announcer]")
{
    Heard heard;
    heard.game.table().presenter()->setSpeed(Enums::Speed::Instant);
    int longest = 0;
    bool scored = false;
    bool shortened = false;
    heard.game.playToTheEnd([&] {
        const QString text = heard.take();
        CHECK(!text.contains(QLatin1Char('\n'))); // one announcement for each decision, however much has happened
        longest = std::max(longest, static_cast<int>(text.count(QStringLiteral(". "))));
        scored = scored || text.contains(QStringLiteral("Education, "));
        shortened = shortened || text.contains(QStringLiteral("in the chronicle"));
    });
    CHECK(scored);
    CHECK(shortened);
    CHECK(longest <= 3 * Announcer::most); // besides one's own
    const QString end = heard.take();
    INFO(end.toStdString());
    CHECK(end.contains(heard.game.table().result()->winner()));
    CHECK(end.contains(heard.game.table().result()->pointsText()));
}

TEST_CASE("A refusal is said at once, and before all else", "[Announcer]")
{
    Heard heard;
    REQUIRE(heard.game.playUntil(Enums::Decision::Play));
    heard.take();
    heard.urgent.clear();
    Prompt &prompt = *heard.game.table().prompt();
    prompt.chooseCard(0);
    for (int board = 0; board < rules::boardCount && heard.urgent.isEmpty(); ++board) {
        prompt.chooseBoard(static_cast<Enums::Board>(board));
    }
    REQUIRE(heard.urgent.size() == 1);
    CHECK(heard.urgent.constFirst().startsWith(prompt.refusal()));
}

TEST_CASE("What a lifted card would do is said", "[Announcer]")
{
    Heard heard;
    REQUIRE(heard.game.playUntil(Enums::Decision::Play));
    heard.take();
    heard.game.table().prompt()->chooseCard(0);
    const QString answer = heard.game.table().prompt()->answer();
    REQUIRE(!answer.isEmpty());
    CHECK(heard.take().contains(answer));
    CHECK(heard.take().isEmpty());
}

TEST_CASE("What is taken back is said before what is asked then", "[Announcer]")
{
    Heard heard;
    heard.game.table().setTakeBacks(true);
    REQUIRE(heard.game.playUntil(Enums::Decision::Play));
    heard.game.decide();
    REQUIRE(heard.game.playUntil(Enums::Decision::Play));
    heard.take();
    heard.game.table().undo();
    const QString text = heard.take();
    INFO(text.toStdString());
    const Prompt &prompt = *heard.game.table().prompt();
    CHECK(text.contains(QStringLiteral("Undone: “")));
    CHECK(text.contains(QStringLiteral(", and everything since. ")));
    CHECK(text.endsWith(prompt.title() + QStringLiteral(". ") + prompt.subtitle() + QLatin1Char('.')));
}

TEST_CASE("To pass the game on is said without what nobody else may know", "[Announcer]")
{
    Heard heard(2);
    heard.game.tellAll();
    REQUIRE(heard.game.isAsked());
    const Prompt &prompt = *heard.game.table().prompt();
    REQUIRE(prompt.curtain());
    const QString text = heard.take();
    INFO(text.toStdString());
    CHECK(text.contains(QStringLiteral("Pass the device to ") + prompt.name()));
    CHECK(!text.contains(QStringLiteral("Keep")));
}

TEST_CASE("A turn is called by a figure, and to whom Excalibur passes is said once", "[Announcer]")
{
    Heard heard;
    REQUIRE(heard.game.playUntil(Enums::Decision::Keep));
    QString all;
    do {
        heard.game.decide();
        heard.game.tellAll();
        all += heard.take();
    } while (heard.game.table().turn() == 1);
    INFO(all.toStdString());
    CHECK(all.contains(QStringLiteral(". Excalibur passes to Bruno. Turn 2 begins. Your turn")));
}

TEST_CASE("Who gets nothing is said with the board that is scored", "[Announcer]")
{
    Heard heard;
    REQUIRE(heard.game.playToPage());
    const QString text = heard.take();
    INFO(text.toStdString());
    const ScoringWalk &scoring = *heard.game.table().scoring();
    REQUIRE(!scoring.othersText().isEmpty());
    CHECK(text.contains(scoring.title() + QStringLiteral(": nothing for ")));
    CHECK(!text.contains(scoring.othersText()));
}
