// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"

#include "visitor/Finger.h"

#include "artwork/LookBase.h"

#include <QDir>
#include <QFile>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <catch2/catch_test_macros.hpp>

#include <array>

/// What the device is set to: read where desktops keep it, taken over while the program runs, and only as far as the settings
/// leave it to the device.
using namespace academy;
using namespace academy::app;
using artwork::LookBase;
using model::Enums::Speed;

namespace
{

LookBase &lookOf(Session &session)
{
    return *session.engine().singletonInstance<LookBase *>("MedievalAcademy.Artwork", "Look");
}

/// The settings of a desktop, in a folder of their own, while this lives.
class Desktop
{
public:
    explicit Desktop(const char *name)
    {
        qputenv("XDG_CONFIG_HOME", m_home.path().toLocal8Bit());
        qputenv("XDG_CONFIG_DIRS", m_home.filePath(QStringLiteral("none")).toLocal8Bit());
        qputenv("XDG_DATA_HOME", m_home.filePath(QStringLiteral("data")).toLocal8Bit());
        qputenv("XDG_CURRENT_DESKTOP", name);
        qunsetenv("GTK_THEME");
    }
    // As desktops do it: another file in the place of the old one.
    void write(const QString &name, const QByteArray &text) const
    {
        const QString path = m_home.filePath(name);
        REQUIRE(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path + QStringLiteral(".new"));
        REQUIRE(file.open(QIODevice::WriteOnly));
        REQUIRE(file.write(text) == text.size());
        file.close();
        QFile::remove(path);
        REQUIRE(file.rename(path));
    }

private:
    QTemporaryDir m_home;
};

} // namespace

TEST_CASE("The size of KDE's letters, its contrast and its motion are read", "[Device]")
{
    const Desktop desktop("KDE");
    desktop.write(QStringLiteral("kdeglobals"), "[General]\nfont=Noto Sans,10,-1,5,50,0,0,0,0,0\n");
    CHECK(readDeviceTaste() == model::DeviceTaste{});
    desktop.write(QStringLiteral("kdeglobals"),
                  "[General]\nColorScheme=BreezeHighContrast\nfont=Noto Sans,15,-1,5,50,0,0,0,0,0\n\n"
                  "[KDE]\nAnimationDurationFactor=0\n");
    CHECK(readDeviceTaste() == model::DeviceTaste{.textScale = 1.5, .highContrast = true, .lessMotion = true});
}

TEST_CASE("The size of GTK's letters, its contrast and its motion are read", "[Device]")
{
    const Desktop desktop("XFCE");
    desktop.write(QStringLiteral("gtk-3.0/settings.ini"),
                  "[Settings]\ngtk-font-name=Cantarell 11\ngtk-enable-animations=true\ngtk-theme-name=Adwaita\n");
    CHECK(readDeviceTaste() == model::DeviceTaste{});
    desktop.write(QStringLiteral("gtk-3.0/settings.ini"),
                  "[Settings]\ngtk-font-name=Noto Sans Bold 22\ngtk-enable-animations=0\n"
                  "gtk-theme-name=HighContrastInverse\n");
    CHECK(readDeviceTaste() == model::DeviceTaste{.textScale = 2, .highContrast = true, .lessMotion = true});
}

TEST_CASE("What the device is set to is told within bounds, and only when it changes", "[Device]")
{
    model::Device device;
    int changes = 0;
    QObject::connect(&device, &model::Device::changed, &device, [&changes] { ++changes; });
    device.tell({});
    CHECK(changes == 0);
    for (const double odd : {0.0, -3.0, qQNaN(), qInf()}) {
        device.tell({.textScale = odd});
        CHECK(device.textScale() == 1);
    }
    CHECK(changes == 0);
    device.tell({.textScale = 9});
    CHECK(device.textScale() == 2);
    device.tell({.textScale = 2});
    CHECK(changes == 1);
}

TEST_CASE("Letters, colours and motion follow the device while the program runs", "[Device]")
{
    AppFixture fixture(FormFactor::Phone, QStringLiteral("en"), Speed::Normal);
    Finger finger(fixture.window());
    LookBase &look = lookOf(fixture.session());
    model::Settings &settings = fixture.session().settings();
    model::Device &device = fixture.session().device();
    REQUIRE(settings.deviceTextScale());
    CHECK(look.textScale() == 1);
    CHECK(look.paletteName() == QStringLiteral("vellum"));
    CHECK(look.moves());

    device.tell({.textScale = 1.5, .highContrast = true, .lessMotion = true});
    finger.scene().settle();
    CHECK(look.textScale() == 1.5);
    CHECK(look.paletteName() == QStringLiteral("high-contrast"));
    CHECK(!look.moves());

    // What somebody has chosen here counts more.
    settings.setTextScale(1.15);
    settings.setPalette(QStringLiteral("scriptorium"));
    CHECK(look.textScale() == 1.15);
    CHECK(look.paletteName() == QStringLiteral("scriptorium"));
    settings.setTextScale(1);
    CHECK(look.textScale() == 1);

    settings.followDeviceTextScale();
    settings.setPalette(QString());
    CHECK(look.textScale() == 1.5);
    CHECK(look.paletteName() == QStringLiteral("high-contrast"));
    device.tell({});
    finger.scene().settle();
    CHECK(look.textScale() == 1);
    CHECK(look.paletteName() == QStringLiteral("vellum"));
    CHECK(look.moves());
    fixture.requirePeace(finger);
}

TEST_CASE("A change of the desktop's settings is taken over at once", "[Device]")
{
    const Desktop desktop("KDE");
    desktop.write(QStringLiteral("kdeglobals"), "[General]\nfont=Noto Sans,13,-1,5,50,0,0,0,0,0\n");
    int argc = 1;
    std::array<char, 10> name{"app-tests"};
    std::array<char *, 2> argv{name.data(), nullptr};
    CommandLine line;
    line.language = QStringLiteral("en");
    line.form = FormFactor::Phone;
    Session session(argc, argv.data(), line);
    REQUIRE(session.window() != nullptr);
    const Finger finger(*session.window());
    const LookBase &look = lookOf(session);
    CHECK(look.textScale() == 1.3);
    CHECK(look.moves());
    desktop.write(QStringLiteral("kdeglobals"),
                  "[General]\nColorScheme=BreezeHighContrast\nfont=Noto Sans,20,-1,5,50,0,0,0,0,0\n\n"
                  "[KDE]\nAnimationDurationFactor=0\n");
    CHECK(finger.scene().waitFor([&] { return look.textScale() == 2 && !look.moves(); }, 10000));
    CHECK(look.paletteName() == QStringLiteral("high-contrast"));
    desktop.write(QStringLiteral("kdeglobals"), "[General]\nfont=Noto Sans,10,-1,5,50,0,0,0,0,0\n");
    CHECK(finger.scene().waitFor([&] { return look.textScale() == 1 && look.moves(); }, 10000));
    CHECK(look.paletteName() == QStringLiteral("vellum"));
    CHECK(session.warnings().isEmpty());
}

TEST_CASE("The switch of the settings gives the size of letters back to the device", "[Device]")
{
    AppFixture fixture(FormFactor::Desktop, QStringLiteral("en"));
    Finger finger(fixture.window());
    const LookBase &look = lookOf(fixture.session());
    fixture.session().device().tell({.textScale = 1.3});
    finger.choose(QStringLiteral("settings"));
    finger.choose(QStringLiteral("textScale0"));
    CHECK(look.textScale() == 1);
    CHECK(!fixture.session().settings().deviceTextScale());
    finger.choose(QStringLiteral("deviceTextScale"));
    CHECK(look.textScale() == 1.3);
    CHECK(fixture.session().settings().deviceTextScale());
    finger.choose(QStringLiteral("deviceTextScale")); // it stays as large as it is
    CHECK(look.textScale() == 1.3);
    CHECK(!fixture.session().settings().deviceTextScale());
    fixture.requirePeace(finger);
}

TEST_CASE("On a phone for the left hand, what the thumb reaches lies at the left", "[Device]")
{
    AppFixture fixture(FormFactor::Phone, QStringLiteral("en"), Speed::Fast);
    fixture.session().settings().setReducedMotion(true);
    Finger finger(fixture.window());
    fixture.window().resize(780, 360);
    PreparedGame game = PreparedGame::standard(5);
    game.seed = 7;
    fixture.open(finger, game);
    GamePlayer player(finger, fixture.table(), game.seed);
    player.hurry();
    const auto isLeft = [&](const char *name, const char *other) {
        const QQuickItem *item = finger.scene().find(QString::fromLatin1(name));
        const QQuickItem *beside = finger.scene().find(QString::fromLatin1(other));
        REQUIRE(item != nullptr);
        REQUIRE(beside != nullptr);
        return Scene::middle(*item).x() < Scene::middle(*beside).x();
    };
    const auto require = [&](const char *name, const char *other) {
        INFO(name << " and " << other);
        for (const bool left : {true, false}) {
            fixture.session().settings().setLeftHanded(left);
            finger.scene().settle();
            CHECK(isLeft(name, other) == left);
        }
    };
    REQUIRE(player.playUntil(QStringLiteral("keep")));
    require("card0", "board0");
    fixture.window().resize(360, 780);
    finger.scene().settle();
    require("chronicle", "menu");
    fixture.session().settings().setLeftHanded(true);
    finger.choose(QStringLiteral("menu")); // which opens below its button
    finger.scene().settle();
    const QQuickItem *entry = finger.scene().find(u"menuLeave");
    REQUIRE(entry != nullptr);
    CHECK(Scene::middle(*entry).x() > 180);
    finger.back();
    REQUIRE(player.playUntil(QStringLiteral("scoring-jousts")));
    require("next", "skip");
    fixture.requirePeace(finger);
}
