// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"
#include "Edges.h"
#include "LayoutChecks.h"
#include "ScreenGuard.h"

#include "artwork/LookBase.h"
#include "decision/Prompt.h"
#include "pages/SavedGames.h"
#include "record/Entry.h"
#include "record/RecordFile.h"
#include "visitor/Finger.h"

#include <QDir>
#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QScreen>

#include <private/qguiapplication_p.h>
#include <qpa/qplatformtheme.h>
#include <qpa/qwindowsysteminterface.h>

#include <catch2/catch_test_macros.hpp>

/// What a device does to a program: puts it away and takes it back, ends it in the background, is turned, and changes its
/// letters, its colours and its language meanwhile. Told to the program here as Qt's part for Android tells it.
using namespace academy;
using namespace academy::app;

namespace
{

void become(Qt::ApplicationState state)
{
    QWindowSystemInterface::handleApplicationStateChanged(state, true);
    QWindowSystemInterface::flushWindowSystemEvents();
}

/// The device's own colours, which change when its owner says so.
class DeviceTheme : public QPlatformTheme
{
public:
    DeviceTheme() { QGuiApplicationPrivate::platform_theme = this; }
    ~DeviceTheme() override { QGuiApplicationPrivate::platform_theme = m_before; }
    DeviceTheme(const DeviceTheme &) = delete;
    DeviceTheme &operator=(const DeviceTheme &) = delete;

    [[nodiscard]] Qt::ColorScheme colorScheme() const override { return m_scheme; }
    void become(Qt::ColorScheme scheme)
    {
        m_scheme = scheme;
        QWindowSystemInterface::handleThemeChange();
        QWindowSystemInterface::flushWindowSystemEvents();
    }

private:
    QPlatformTheme *m_before = QGuiApplicationPrivate::platform_theme;
    Qt::ColorScheme m_scheme = Qt::ColorScheme::Light;
};

PreparedGame family()
{
    PreparedGame game = PreparedGame::standard(3).withEverything();
    game.humans = 2;
    game.seed = 21;
    return game;
}

QStringList entriesOf(const record::Record &record)
{
    QStringList entries;
    for (const record::Entry &entry : record.entries) {
        entries.append(QString::fromUtf8(record::toJson(entry)));
    }
    return entries;
}

// Where the item is to be seen: a list shows a part of it perhaps.
QRectF seen(const QQuickItem &item)
{
    QRectF place = item.mapRectToScene(item.boundingRect());
    for (const QQuickItem *around = item.parentItem(); around != nullptr; around = around->parentItem()) {
        if (around->clip()) {
            place &= around->mapRectToScene(around->boundingRect());
        }
    }
    return place;
}

/// A game of two people and a computer, in the middle of a turn, with somebody's hand open.
class GameInPlay
{
public:
    explicit GameInPlay(FormFactor form, const QString &language = QStringLiteral("en"))
        : m_app(form, language, model::Enums::Speed::Instant, Pixels::All)
        , m_finger(m_app.window())
        , m_guard(m_app.window(), [this](bool secret) { m_guarded.append(secret); })
    {
        m_app.session().settings().setHandOver(model::Enums::HandOver::Tap);
        m_finger.expectNoMotion();
        m_app.open(m_finger, family());
        GamePlayer player(m_finger, m_app.table(), 21);
        player.playUntil(QStringLiteral("keep-chosen"));
        m_app.requirePeace(m_finger);
        REQUIRE(m_app.table().hand()->rowCount() > 0);
    }

    [[nodiscard]] AppFixture &app() { return m_app; }
    [[nodiscard]] Finger &finger() { return m_finger; }
    /// What the system was asked: to take no pictures any more, or that it may again.
    [[nodiscard]] const QList<bool> &guarded() const { return m_guarded; }

private:
    AppFixture m_app;
    Finger m_finger;
    QList<bool> m_guarded;
    ScreenGuard m_guard;
};

} // namespace

TEST_CASE("Put away, the program shows no hand and has everything on disk; taken back, the game goes on", "[LifeCycle]")
{
    GameInPlay fixture(FormFactor::Phone);
    const model::Table &table = fixture.app().table();
    for (const auto away : {Qt::ApplicationInactive, Qt::ApplicationHidden, Qt::ApplicationSuspended}) {
        INFO(away);
        become(away);
        CHECK(table.hand()->rowCount() == 0);
        CHECK(table.kept()->rowCount() == 0);
        REQUIRE(table.prompt()->curtain());

        // The system may end it now without another word.
        const auto saved = record::loadRecord(model::SavedGames::folder() + QStringLiteral("/fixture.json"));
        REQUIRE(std::holds_alternative<record::Record>(saved));
        CHECK(entriesOf(std::get<record::Record>(saved)) == entriesOf(table.controller().match().record()));

        become(Qt::ApplicationActive);
        CHECK(table.prompt()->curtain()); // until whoever's turn it is looks behind it
        GamePlayer player(fixture.finger(), fixture.app().table(), 21);
        REQUIRE(player.playUntil(QStringLiteral("keep-chosen")));
    }
    fixture.app().requirePeace(fixture.finger());
}

TEST_CASE("The system takes no picture while a hand is open among several people, and may at all other times",
          "[LifeCycle]")
{
    GameInPlay fixture(FormFactor::Tablet);
    REQUIRE(!fixture.guarded().isEmpty());
    CHECK(fixture.guarded().constLast()); // the hand is open
    become(Qt::ApplicationInactive);
    CHECK(!fixture.guarded().constLast());
    become(Qt::ApplicationActive);
    CHECK(!fixture.guarded().constLast());
    GamePlayer player(fixture.finger(), fixture.app().table(), 21);
    REQUIRE(player.playUntil(QStringLiteral("keep-chosen")));
    CHECK(fixture.guarded().constLast());
    for (int i = 1; i < fixture.guarded().size(); ++i) {
        CHECK(fixture.guarded()[i] != fixture.guarded()[i - 1]);
    }
}

TEST_CASE("Who plays alone against computers may take pictures of the own hand", "[LifeCycle]")
{
    AppFixture fixture(FormFactor::Phone, QStringLiteral("en"));
    Finger finger(fixture.window());
    finger.expectNoMotion();
    QList<bool> guarded;
    const ScreenGuard guard(fixture.window(), [&guarded](bool secret) { guarded.append(secret); });
    PreparedGame game = family();
    game.humans = 1;
    fixture.open(finger, game);
    GamePlayer player(finger, fixture.table(), 21);
    REQUIRE(player.playUntil(QStringLiteral("keep-chosen")));
    CHECK(guarded.isEmpty());
}

TEST_CASE("A game whose people are still awaited is left and continued from the first page, with the same codes",
          "[LifeCycle]")
{
    QDir(model::SavedGames::folder()).removeRecursively();
    AppFixture fixture(FormFactor::Tablet, QStringLiteral("en"));
    Finger finger(fixture.window());
    finger.expectNoMotion();
    finger.choose(QStringLiteral("newGame"));
    finger.choose(QStringLiteral("seat0"));
    finger.choose(QStringLiteral("elsewhere"));
    finger.choose(QStringLiteral("done"));
    finger.choose(QStringLiteral("begin"));
    REQUIRE(finger.scene().waitFor([&] { return finger.scene().find(QStringLiteral("code0")) != nullptr; }));
    const auto &places = fixture.table().devices()->places()->rows();
    const QString code = places.at(0).code;
    REQUIRE(!code.isEmpty());
    finger.choose(QStringLiteral("seatAdvice"));
    CHECK(!fixture.table().devices()->advice());
    finger.back();
    finger.scene().settle();
    CHECK(!fixture.table().devices()->isGathering());

    finger.choose(QStringLiteral("savedGames"));
    finger.choose(QStringLiteral("game0"));
    REQUIRE(finger.scene().waitFor([&] { return finger.scene().find(QStringLiteral("code0")) != nullptr; }));
    CHECK(fixture.table().devices()->isGathering());
    CHECK(places.at(0).code == code);
    CHECK(!fixture.table().devices()->advice());
    finger.back();
    finger.scene().settle();
    fixture.requirePeace(finger);
    QDir(model::SavedGames::folder()).removeRecursively();
}

TEST_CASE("A device that is turned keeps what is chosen", "[LifeCycle]")
{
    GameInPlay fixture(FormFactor::Tablet);
    QQuickWindow &window = fixture.app().window();
    const auto isChosen = [&] { return fixture.app().table().prompt()->chosenCount() > 0; };
    const int cards = fixture.app().table().hand()->rowCount();
    REQUIRE(isChosen());
    for (const QSize size : {QSize(800, 1280), QSize(1280, 800), QSize(360, 780), QSize(780, 360)}) {
        INFO(size.width());
        window.resize(size);
        REQUIRE(fixture.finger().scene().waitFor([&] { return window.size() == size; }));
        fixture.finger().scene().settle();
        CHECK(fixture.app().table().hand()->rowCount() == cards);
        CHECK(isChosen());
    }
    fixture.app().requirePeace(fixture.finger());
}

TEST_CASE("Colours follow the device while the program runs, unless the settings name some", "[LifeCycle]")
{
    GameInPlay fixture(FormFactor::Phone);
    auto &look =
        *fixture.app().session().engine().singletonInstance<artwork::LookBase *>("MedievalAcademy.Artwork", "Look");
    DeviceTheme device;
    device.become(Qt::ColorScheme::Light);
    const QColor page = look.page();
    device.become(Qt::ColorScheme::Dark);
    CHECK(look.page().lightness() < page.lightness());
    CHECK(QGuiApplication::palette().color(QPalette::Window) == look.page());
    fixture.app().session().settings().setPalette(QStringLiteral("vellum"));
    CHECK(look.page() == page);
    device.become(Qt::ColorScheme::Light);
    device.become(Qt::ColorScheme::Dark);
    CHECK(look.page() == page);
    fixture.app().requirePeace(fixture.finger());
}

TEST_CASE("Letters keep their size in the window when the system changes how many dots a point has", "[LifeCycle]")
{
    GameInPlay fixture(FormFactor::Phone);
    QScreen *screen = QGuiApplication::primaryScreen();
    const auto pixels = [screen] { return QGuiApplication::font().pointSizeF() * screen->logicalDotsPerInch() / 72; };
    const double before = pixels();
    const double dots = screen->logicalDotsPerInch();
    QWindowSystemInterface::handleScreenLogicalDotsPerInchChange(screen, dots * 1.3, dots * 1.3);
    QWindowSystemInterface::flushWindowSystemEvents();
    REQUIRE(screen->logicalDotsPerInch() > dots * 1.2);
    CHECK(std::abs(pixels() - before) < 0.01);
    fixture.app().requirePeace(fixture.finger());
}

TEST_CASE("The language follows the device while the program runs, unless the settings name one", "[LifeCycle]")
{
    int argc = 1;
    std::array<char, 10> name{"app-tests"};
    std::array<char *, 2> argv{name.data(), nullptr};
    const QGuiApplication application(argc, argv.data());
    QLocale system(QLocale::English, QLocale::UnitedKingdom);
    QQmlEngine engine;
    Language language(engine, [&system] { return system; });
    const auto change = [&system](const QLocale &locale) {
        system = locale;
        QEvent event(QEvent::LocaleChange);
        QCoreApplication::sendEvent(QCoreApplication::instance(), &event);
    };
    language.speak(QString());
    CHECK(language.spoken() == QLatin1String("en"));
    change(QLocale(QLocale::French, QLocale::Canada));
    CHECK(language.spoken() == QLatin1String("fr"));
    CHECK(engine.uiLanguage() == QLatin1String("fr"));
    CHECK(QCoreApplication::translate("QPlatformTheme", "Cancel") == QStringLiteral("Annuler"));
    CHECK(QLocale().territory() == QLocale::Canada);
    change(QLocale(QLocale::French, QLocale::France)); // the same language, other numbers
    CHECK(QLocale().territory() == QLocale::France);
    change(QLocale(QLocale::German));
    CHECK(language.spoken() == QLatin1String("en"));
    language.speak(QStringLiteral("fr"));
    change(QLocale(QLocale::English, QLocale::UnitedKingdom));
    CHECK(language.spoken() == QLatin1String("fr"));
}

TEST_CASE("Nothing that is read or touched lies under the device's bars or beside its camera", "[LifeCycle]")
{
    GameInPlay fixture(FormFactor::Phone);
    auto &edges =
        *fixture.app().session().engine().singletonInstance<controls::Edges *>("MedievalAcademy.Controls", "Edges");
    QQuickWindow &window = fixture.app().window();
    const auto inside = [&](const QMarginsF &taken) {
        const QRectF room = QRectF({}, window.size()).marginsRemoved(taken);
        for (const QQuickItem *item : fixture.finger().scene().findAll(u"")) {
            if (!item->objectName().isEmpty() && fixture.finger().scene().isReachable(*item)
                && item->acceptedMouseButtons() != Qt::NoButton) {
                const QRectF place = seen(*item);
                INFO(item->objectName().toStdString()
                     << " at " << place.x() << ", " << place.y() << ", " << place.right() << ", " << place.bottom());
                CHECK(room.adjusted(-1, -1, 1, 1).contains(place));
            }
        }
    };
    for (const auto &[size, taken] :
         {std::pair(QSize(360, 780), QMarginsF(0, 32, 0, 24)), std::pair(QSize(780, 480), QMarginsF(40, 0, 40, 20))}) {
        window.resize(size);
        REQUIRE(fixture.finger().scene().waitFor([&, wanted = size] { return window.size() == wanted; }));
        edges.setTaken(taken);
        fixture.finger().scene().settle();
        CHECK(faultsToBeSeen(window).isEmpty());
        inside(taken);
        for (int step = 0; step < 2 && fixture.finger().scene().find(u"accept") == nullptr; ++step) {
            fixture.finger().back(); // puts a card down that is lifted, then asks whether to leave
            fixture.finger().scene().settle();
        }
        REQUIRE(fixture.finger().scene().find(u"accept") != nullptr);
        inside(taken);
        fixture.finger().back();
        fixture.finger().scene().settle();
    }
    fixture.app().requirePeace(fixture.finger());
}
