// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"

#include "visitor/Finger.h"
#include "visitor/Keyboard.h"
#include "visitor/Mouse.h"

#include <catch2/catch_test_macros.hpp>

/// Whole games through the real window, with nothing but taps or nothing but keys.
using namespace academy;
using namespace academy::app;
using model::Enums::Speed;

namespace
{

const auto english = QStringLiteral("en");
const auto french = QStringLiteral("fr");

PreparedGame prepared(rules::Mode mode, unsigned seed)
{
    PreparedGame game;
    game.options = rules::Options::of(mode);
    game.seed = seed;
    return game;
}

PreparedGame three(unsigned seed)
{
    PreparedGame game = PreparedGame::standard(3);
    game.seed = seed;
    return game;
}

template <typename Player>
QSet<QString> play(FormFactor form, const QString &language, const PreparedGame &game)
{
    AppFixture fixture(form, language);
    if (game.humans > 1) { // quicker than holding the eye, a hundred times
        fixture.session().settings().setHandOver(model::Enums::HandOver::Tap);
    }
    Player player(fixture.window());
    player.expectNoMotion();
    return fixture.play(player, game);
}

void requireAll(const QSet<QString> &moments, std::initializer_list<const char *> wanted)
{
    for (const char *moment : wanted) {
        INFO("the moment " << moment);
        REQUIRE(moments.contains(QLatin1String(moment)));
    }
}

/// Chooses that number of players, that mode if any, and all advanced rules and variations on the setup page, on a phone and in
/// French, and plays to the end.
void setUpAndPlay(const QString &players, const QString &mode)
{
    AppFixture fixture(FormFactor::Phone, french);
    Finger finger(fixture.window());
    finger.expectNoMotion();
    finger.choose(QStringLiteral("newGame"));
    finger.choose(players);
    if (!mode.isEmpty()) {
        finger.choose(mode);
    }
    for (const auto &dialog : {QStringLiteral("advanced"), QStringLiteral("variations")}) {
        finger.choose(dialog);
        finger.choose(QStringLiteral("all"));
        finger.choose(QStringLiteral("done"));
    }
    finger.choose(QStringLiteral("begin"));
    finger.scene().waitFor([&] { return fixture.session().table() != nullptr && fixture.table().running(); });
    fixture.requirePeace(finger);
    GamePlayer player(finger, fixture.table(), 15);
    player.hurry();
    player.playToTheEnd();
    fixture.requirePeace(finger);
    REQUIRE(fixture.table().over());
    REQUIRE(fixture.table().hasCodex());
    REQUIRE(fixture.table().hasScrolls());
}

} // namespace

TEST_CASE("Three squires on a phone, by taps alone, in English", "[software]")
{
    requireAll(play<Finger>(FormFactor::Phone, english, three(3)), {"keep", "keep-chosen", "play", "play-chosen"});
}

TEST_CASE("Three squires on a phone, by taps alone, in French, with motion and every page of the scoring")
{
    AppFixture fixture(FormFactor::Phone, french, Speed::Fast);
    Finger finger(fixture.window());
    requireAll(fixture.play(finger, three(4)),
               {"keep", "play", "scoring-jousts", "scoring-tournaments", "scoring-education", "scoring-kings-service",
                "scoring-quests", "scoring-charity"});
}

TEST_CASE("Three squires at 1280 by 800, by mouse alone, in English")
{
    requireAll(play<Mouse>(FormFactor::Tablet, english, three(8)), {"keep", "keep-chosen", "play", "play-chosen"});
}

TEST_CASE("Three squires on the desktop, by keys alone, in English", "[software]")
{
    requireAll(play<Keyboard>(FormFactor::Desktop, english, three(5)), {"keep", "play"});
}

TEST_CASE("Three squires on the desktop, by keys alone, in French")
{
    requireAll(play<Keyboard>(FormFactor::Desktop, french, three(6)), {"keep", "play"});
}

TEST_CASE("Three squires, two of them people, on a tablet")
{
    PreparedGame game = three(7);
    game.humans = 2;
    requireAll(play<Finger>(FormFactor::Tablet, english, game), {"curtain", "keep", "play"});
}

TEST_CASE("Two people share a phone, by taps alone, in French")
{
    PreparedGame game = three(12);
    game.humans = 2;
    requireAll(play<Finger>(FormFactor::Phone, french, game), {"curtain", "keep", "play"});
}

TEST_CASE("Four people on a tablet held upright")
{
    PreparedGame game = PreparedGame::standard(4);
    game.humans = 4;
    requireAll(play<Finger>(FormFactor::TabletPortrait, french, game), {"curtain", "keep", "play", "bonus"});
}

TEST_CASE("The eye of the curtain is held")
{
    PreparedGame game = three(7);
    game.humans = 2;
    AppFixture fixture(FormFactor::Phone, french);
    Finger finger(fixture.window());
    fixture.open(finger, game);
    int curtains = 0;
    GamePlayer player(finger, fixture.table(), 7);
    const bool reached =
        player.playUntil([&](const QString &moment) { return moment == u"curtain" && ++curtains == 4; });
    fixture.requirePeace(finger);
    REQUIRE(reached);
}

TEST_CASE("A turn of five squires with all its motion", "[software]")
{
    PreparedGame game = PreparedGame::standard(5);
    game.seed = 12;
    AppFixture fixture(FormFactor::Phone, english, Speed::Fast);
    Finger finger(fixture.window());
    fixture.open(finger, game);
    GamePlayer player(finger, fixture.table(), 12);
    REQUIRE(player.playUntil([&](const QString &) { return fixture.table().turn() == 2; }));
    fixture.requirePeace(finger);
}

TEST_CASE("Karadoc on a phone")
{
    requireAll(play<Finger>(FormFactor::Phone, french, prepared(rules::Mode::Karadoc, 8)), {"keep", "play"});
}

TEST_CASE("Lancelot on a phone")
{
    requireAll(play<Finger>(FormFactor::Phone, english, prepared(rules::Mode::Lancelot, 9)),
               {"split", "take-stack", "assign", "play"});
}

TEST_CASE("Lancelot between two people, by keys alone")
{
    PreparedGame game = prepared(rules::Mode::Lancelot, 10);
    game.humans = 2;
    requireAll(play<Keyboard>(FormFactor::Desktop, french, game), {"curtain", "split", "take-stack", "assign", "play"});
}

TEST_CASE("All variations and advanced rules at once on a phone, in French")
{
    PreparedGame game = PreparedGame::standard(4).withEverything();
    game.humans = 4;
    game.seed = 13;
    requireAll(play<Finger>(FormFactor::Phone, french, game),
               {"curtain", "bet", "keep", "play", "peek", "take-token", "win-tie", "exchange"});
}

TEST_CASE("All variations and advanced rules at once, by keys alone")
{
    PreparedGame game = PreparedGame::standard(4).withEverything();
    game.seed = 13;
    requireAll(play<Keyboard>(FormFactor::Desktop, english, game), {"bet", "keep", "play", "peek", "take-token"});
}

TEST_CASE("Karadoc, set up with everything, on a phone")
{
    setUpAndPlay(QStringLiteral("playerCount0"), QStringLiteral("mode1"));
}

TEST_CASE("Lancelot, set up with everything, on a phone")
{
    setUpAndPlay(QStringLiteral("playerCount0"), QStringLiteral("mode2"));
}

TEST_CASE("Four squires, set up with everything, on a phone")
{
    setUpAndPlay(QStringLiteral("playerCount2"), {});
}
