// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"
#include "LayoutChecks.h"

#include "pages/GameSetup.h"
#include "statistics/Statistics.h"
#include "table/ScoringWalk.h"

#include "visitor/Finger.h"
#include "visitor/Learner.h"
#include "visitor/PreparedHistory.h"

#include <QFont>
#include <QMap>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cmath>
#include <map>
#include <optional>

/// Every page and moment in French, with text at 130 % and more, at every size: all that is to be read and touched can be.
using namespace academy;
using namespace academy::app;
using model::Enums::Speed;

namespace
{

// As people resize windows and turn devices.
constexpr std::array windowSizes{QSize(1280, 800), QSize(700, 700),  QSize(360, 780), QSize(320, 480),
                                 QSize(780, 360),  QSize(800, 1280), QSize(1600, 900)};

// Held upright.
constexpr QSize phoneSize(360, 780);
constexpr QSize largePhoneSize(412, 915);

// Before a game of which only the end is looked at.
constexpr int laterTurns = 3;

/// Goes round and keeps what is wrong with each thing seen.
class Round
{
public:
    explicit Round(FormFactor form, Speed speed = Speed::Instant, double scale = 1.3, const QSize &size = {})
        : m_fixture(form, QStringLiteral("fr"), speed, Pixels::All)
        , m_finger(m_fixture.window())
    {
        if (!size.isEmpty()) {
            resize(size);
        }
        m_fixture.session().settings().setTextScale(scale);
        m_finger.scene().settle();
    }

    void look(const QString &what)
    {
        m_finger.scene().settle();
        QStringList faults = faultsToBeSeen(m_fixture.window());
        erase_if(faults, [this](const QString &fault) {
            return !m_longName.isEmpty() && fault.contains(m_longName)
                && (fault.startsWith(u"cut off") || fault.startsWith(u"broken"));
        });
        for (const QString &fault : faults) {
            m_faults.append(what + QStringLiteral(": ") + fault);
        }
        if (!faults.isEmpty()) { // left beside the test program, wherever that was started
            m_fixture.window().grabWindow().save(QStringLiteral("%1/faults-%2-%3.png")
                                                     .arg(QCoreApplication::applicationDirPath())
                                                     .arg(m_fixture.window().width())
                                                     .arg(what));
        }
    }
    /// Gives the window another size, or its least, and waits until it has it: the window system tells of it when it has time.
    void resize(const QSize &size)
    {
        QQuickWindow &window = m_fixture.window();
        window.resize(size);
        const QSizeF given = size.expandedTo(window.minimumSize());
        REQUIRE(QTest::qWaitFor([&] { return window.contentItem()->size() == given; }));
    }
    void visit(const char *thing)
    {
        m_finger.choose(QLatin1String(thing));
        look(QLatin1String(thing));
    }
    void seeGame(const PreparedGame &game)
    {
        m_fixture.open(m_finger, game);
        GamePlayer player(m_finger, m_fixture.table(), game.seed);
        player.hurry();
        player.onMoment([this, &player](const QString &moment) {
            const bool both = m_fixture.table().prompt()->buttons().size() > 1;
            const QString name = both ? moment + QStringLiteral("-two-buttons") : moment;
            if (!m_seen.contains(name)) {
                look(name);
            }
            // What is to be touched there has been touched often enough.
            player.playDirectly(++m_seen[name] > 2);
        });
        player.playToTheEnd();
        look(QStringLiteral("result"));
        m_fixture.table().showMoment(40);
        look(QStringLiteral("moment"));
        requireSeen(QStringLiteral("present"));
        requireSeen(QStringLiteral("laterMoment"));
    }
    /// Whose name may be cut off or broken: no line of that size has room for it.
    void expectLongName(const QString &name) { m_longName = name; }
    /// It is there, soon at least, and all of it is in the window, and nothing lies over it.
    void requireSeen(const QString &name)
    {
        const QQuickItem *item = nullptr;
        m_finger.scene().waitFor([&] { return (item = m_finger.scene().find(name)) != nullptr; });
        INFO(name.toStdString());
        REQUIRE(item != nullptr);
        CHECK(QRectF({}, m_fixture.window().size()).contains(item->mapRectToScene(item->boundingRect())));
        CHECK(item->height() > 0);
    }
    /// It takes at least that share of the window's width.
    void requireWide(const QString &name, double share)
    {
        const QQuickItem *item = m_finger.scene().find(name);
        INFO(name.toStdString());
        REQUIRE(item != nullptr);
        CHECK(item->width() >= share * m_fixture.window().width());
    }
    /// Requires that nothing at all was wrong.
    void requireNoFaults()
    {
        if (!m_finger.trouble().isEmpty()) {
            m_fixture.window().grabWindow().save(QStringLiteral("trouble-%1.png").arg(m_fixture.window().width()));
        }
        m_fixture.requirePeace(m_finger);
        INFO(m_faults.join(QLatin1Char('\n')).toStdString());
        REQUIRE(m_faults.isEmpty());
    }

    Finger &finger() { return m_finger; }
    AppFixture &fixture() { return m_fixture; }

private:
    AppFixture m_fixture;
    Finger m_finger;
    QMap<QString, int> m_seen; ///< how often each moment has come
    QStringList m_faults;
    QString m_longName;
};

void seePages(FormFactor form, double scale = 1.3, const QSize &size = {})
{
    Round round(form, Speed::Instant, scale, size);
    round.look(QStringLiteral("start"));
    for (const char *page : {"settings", "about", "savedGames", "results", "learn", "join"}) {
        round.visit(page);
        round.finger().back();
        round.finger().scene().settle();
    }
    round.visit("newGame");
    round.visit("playerCount3");
    for (const char *dialog : {"seat0", "seat1", "advanced", "variations", "stakes", "starts"}) {
        round.visit(dialog);
        round.finger().choose(QStringLiteral("done"));
    }
    // The codes of seats on other devices.
    round.finger().choose(QStringLiteral("seat0"));
    round.finger().choose(QStringLiteral("elsewhere"));
    round.finger().choose(QStringLiteral("done"));
    round.visit("begin");
    round.requireSeen(QStringLiteral("waiting"));
    round.finger().back();
    round.finger().scene().settle();
    round.requireNoFaults();
}

// Results of months of play, one person and one game, as far as one scrolls; and what was deleted.
void seeResults(FormFactor form, double scale = 1.3, const QSize &size = {})
{
    Round round(form, Speed::Instant, scale, size);
    REQUIRE(PreparedHistory::lay());
    const auto scroll = [&round](const QString &what) {
        const QSizeF window = round.fixture().window().size();
        for (int page = 0; page < 6; ++page) {
            round.finger().drag({window.width() / 3, window.height() * 0.8},
                                {window.width() / 3, window.height() * 0.3});
            round.look(what + QString::number(page));
        }
        for (int page = 0; page < 8; ++page) {
            round.finger().drag({window.width() / 3, window.height() * 0.4},
                                {window.width() / 3, window.height() * 0.9});
        }
        round.finger().scene().settle(); // a tap on a list that still moves stops it, and opens nothing
    };
    const auto *statistics = round.fixture().window().findChild<model::Statistics *>();
    REQUIRE(statistics != nullptr);
    round.finger().choose(QStringLiteral("results"));
    REQUIRE(round.finger().scene().waitFor([statistics] { return !statistics->isEmpty(); }));
    round.look(QStringLiteral("results"));
    scroll(QStringLiteral("results"));
    round.visit("person0");
    scroll(QStringLiteral("person"));
    round.finger().choose(QStringLiteral("back"));
    round.finger().scene().settle();
    round.visit("finished0");
    scroll(QStringLiteral("finished"));
    round.finger().choose(QStringLiteral("forgetGame"));
    INFO(round.finger().trouble().toStdString());
    REQUIRE(round.finger().scene().waitFor([statistics] { return statistics->games() == 23; }));
    round.look(QStringLiteral("undo"));
    round.requireSeen(QStringLiteral("bringBack"));
    round.visit("forgetAll");
    round.finger().choose(QStringLiteral("accept"));
    REQUIRE(round.finger().scene().waitFor([statistics] { return statistics->isEmpty(); }));
    round.look(QStringLiteral("forgotten"));
    round.requireSeen(QStringLiteral("bringBack"));
    round.requireNoFaults();
}

// A squire that has played and won something, and all there is to know of it.
void seeSquire(FormFactor form, double scale = 1.3, const QSize &size = {})
{
    PreparedGame game = PreparedGame::standard(5);
    game.turns = 2;
    Round round(form, Speed::Instant, scale, size);
    round.fixture().open(round.finger(), game);
    GamePlayer player(round.finger(), round.fixture().table(), game.seed);
    player.hurry();
    REQUIRE(player.playUntil(QStringLiteral("play")));
    round.visit("squire1");
    round.requireSeen(QStringLiteral("closeSquire"));
    round.finger().choose(QStringLiteral("closeSquire"));
    round.requireNoFaults();
}

// From the beginning, or after so many turns: in the last three all is asked that a game asks, and discs and coats lie everywhere.
void seeTable(FormFactor form, double scale, int turns, const QSize &size = {})
{
    PreparedGame game = PreparedGame::standard(4).withEverything();
    game.humans = 2;
    game.seed = 13;
    game.turns = turns;
    Round round(form, Speed::Instant, scale, size);
    round.fixture().session().settings().setHandOver(model::Enums::HandOver::Tap);
    round.seeGame(game);
    round.requireNoFaults();
}

// The whole first lesson, and what stands at its end.
void seeLesson(FormFactor form, double scale, const QSize &size = {})
{
    Round round(form, Speed::Instant, scale, size);
    round.finger().expectNoMotion();
    round.finger().choose(QStringLiteral("learnButton"));
    REQUIRE(Learner::lessonIn(round.fixture().window()) != nullptr);
    Learner learner(round.finger(), *Learner::lessonIn(round.fixture().window()));
    learner.onStep([&round](int number) { round.look(QStringLiteral("lesson-%1").arg(number)); });
    learner.takeToTheEnd();
    round.look(QStringLiteral("lesson-end"));
    round.requireNoFaults();
}

// The button that goes on ends where it did on the page before, and who gets nothing is told above it, or not at all.
void requireSteadyFoot(Round &round, qreal &before)
{
    const QQuickItem *next = round.finger().scene().find(u"next");
    const QQuickItem *nothing = round.finger().scene().find(u"noGains");
    REQUIRE(next != nullptr);
    const qreal end = next->mapToScene({0, next->height()}).y();
    CHECK((before < 0 || std::abs(before - end) < 1));
    before = end;
    // In one line: the rows have the height of a second one.
    const double letters = next->property("font").value<QFont>().pixelSize();
    CHECK(next->height() < std::max(2.6 * letters, 60.0));
    if (nothing != nullptr && nothing->opacity() > 0) {
        CHECK(nothing->mapToScene({0, nothing->height()}).y() < next->mapToScene({}).y());
    }
}

// The board of which the reasons speak is to be seen at all those sizes of text.
void seeScoring(FormFactor form, std::initializer_list<double> scales = {1.3})
{
    PreparedGame game = PreparedGame::standard(5);
    game.seed = 7;
    Round round(form, Speed::Fast);
    round.fixture().session().settings().setReducedMotion(true);
    round.fixture().open(round.finger(), game);
    GamePlayer player(round.finger(), round.fixture().table(), game.seed);
    player.hurry();
    std::map<double, qreal> feet;
    player.onMoment([&](const QString &moment) {
        if (moment.startsWith(u"scoring")) {
            for (const double scale : scales) {
                round.fixture().session().settings().setTextScale(scale);
                round.look(moment + QString::number(scale));
                round.requireSeen(QStringLiteral("scored%1").arg(int(round.fixture().table().scoring()->board())));
                requireSteadyFoot(round, feet.try_emplace(scale, -1).first->second);
            }
        }
    });
    player.playUntil([&](const QString &) { return round.fixture().table().turn() == 2; });
    round.requireNoFaults();
}

// The edge of the sheet goes across it.
bool isCutBySheet(const Scene &scene, const QString &name)
{
    const QQuickItem *item = scene.find(name);
    const QQuickItem *sheet = scene.find(u"handSheet");
    if (item == nullptr || sheet == nullptr) {
        return false;
    }
    const qreal edge = sheet->mapToScene({}).y();
    return item->mapToScene({}).y() < edge && item->mapToScene({0, item->height()}).y() > edge + 0.5;
}

// What is asked and what the choice would do are both told.
// Both are to be seen at that moment, at which something is chosen.
void requireQuestionAndAnswer(Round &round)
{
    const model::Prompt &prompt = *round.fixture().table().prompt();
    const QStringList texts = textsToBeSeen(round.fixture().window());
    INFO(texts.join(QLatin1Char('\n')).toStdString());
    CHECK(texts.contains(prompt.question()));
    REQUIRE(!prompt.answers().isEmpty());
    CHECK(texts.contains(prompt.answers().constFirst().text));
}

void seeTieWon(FormFactor form)
{
    PreparedGame game = PreparedGame::standard(4).withEverything();
    game.seed = 13;
    Round round(form, Speed::Instant, 1.0);
    round.fixture().open(round.finger(), game);
    GamePlayer player(round.finger(), round.fixture().table(), game.seed);
    player.hurry();
    REQUIRE(player.playUntil(QStringLiteral("win-tie-chosen")));
    round.look(QStringLiteral("win-tie-chosen"));
    requireQuestionAndAnswer(round);
    round.requireNoFaults();
}

// While something is asked all boards can be looked at, and the strips below them are whole or not there at all.
void seeAllLanes(const PreparedGame &game, const QSize &size, const QStringList &wanted,
                 std::optional<model::Enums::CardKind> preferred = {})
{
    Round round(FormFactor::Phone, Speed::Instant, 1.0, size);
    round.fixture().open(round.finger(), game);
    GamePlayer player(round.finger(), round.fixture().table(), game.seed);
    player.hurry();
    if (preferred) {
        player.prefer(*preferred);
    }
    QStringList hidden;
    QSet<QString> met;
    player.onMoment([&](const QString &moment) {
        if (round.fixture().table().prompt()->decision() == model::Enums::Decision::None) {
            return;
        }
        round.finger().scene().settle();
        met.insert(moment);
        for (const auto &strip : {QStringLiteral("cup"), QStringLiteral("codex")}) {
            if (isCutBySheet(round.finger().scene(), strip)) {
                hidden.append(QStringLiteral("%1: the %2 is cut").arg(moment, strip));
            }
        }
        const int seen = boardsToBeSeen(round.fixture().window());
        if (seen < 7) {
            hidden.append(QStringLiteral("%1: %2 boards").arg(moment).arg(seen));
            round.fixture().window().grabWindow().save(
                QStringLiteral("lanes-%1-%2.png").arg(size.height()).arg(moment));
        }
    });
    player.playToTheEnd();
    for (const QString &moment : wanted) {
        INFO(moment.toStdString());
        CHECK(met.contains(moment));
    }
    INFO(hidden.join(QLatin1Char('\n')).toStdString());
    CHECK(hidden.isEmpty());
    round.requireNoFaults();
}

void seeAllLanesWithEverything(const QSize &size, int turns)
{
    PreparedGame game = PreparedGame::standard(4).withEverything();
    game.seed = 13;
    game.turns = turns;
    seeAllLanes(game, size,
                {QStringLiteral("bet-chosen"), QStringLiteral("keep-chosen"), QStringLiteral("play-chosen"),
                 QStringLiteral("peek-chosen"), QStringLiteral("take-token-chosen"), QStringLiteral("win-tie-chosen")});
}

void seeAllLanesInLancelot(const QSize &size, int turns)
{
    PreparedGame game;
    game.options = rules::Options::of(rules::Mode::Lancelot);
    game.seed = 17;
    game.turns = turns;
    seeAllLanes(game, size,
                {QStringLiteral("split-chosen"), QStringLiteral("take-stack-chosen"), QStringLiteral("assign-chosen"),
                 QStringLiteral("bonus-chosen")});
}

void seeTotals(int squires)
{
    PreparedGame game = PreparedGame::standard(squires);
    game.seed = 7;
    Round round(FormFactor::Phone, Speed::Fast, 1.0);
    round.fixture().open(round.finger(), game);
    GamePlayer player(round.finger(), round.fixture().table(), game.seed);
    player.hurry();
    REQUIRE(player.playUntil([](const QString &moment) { return moment == u"scoring-jousts"; }));
    round.look(QStringLiteral("scoring-jousts"));
    round.requireSeen(QStringLiteral("standings"));
    round.requireNoFaults();
}

} // namespace

TEST_CASE("Pages on a phone can be read and touched", "[software]")
{
    seePages(FormFactor::Phone);
}

TEST_CASE("Pages in the smallest window can be read and touched")
{
    seePages(FormFactor::Least);
}

TEST_CASE("Pages in the smallest window can be read and touched with the largest text")
{
    seePages(FormFactor::Least, 2.0);
}

TEST_CASE("Pages on a phone can be read and touched with large text")
{
    seePages(FormFactor::Phone, 1.6);
}

TEST_CASE("Pages on a phone can be read and touched with the largest text")
{
    seePages(FormFactor::Phone, 2.0);
}

TEST_CASE("Pages on a phone on its side can be read and touched")
{
    seePages(FormFactor::Phone, 1.0, {780, 360});
}

TEST_CASE("Pages on a phone on its side can be read and touched with the largest text")
{
    seePages(FormFactor::Phone, 2.0, {780, 360});
}

TEST_CASE("Pages on a tablet can be read and touched with the largest text")
{
    seePages(FormFactor::Tablet, 2.0);
}

TEST_CASE("Pages on a tablet can be read and touched")
{
    seePages(FormFactor::Tablet);
}

TEST_CASE("Pages on a tablet held upright can be read and touched")
{
    seePages(FormFactor::TabletPortrait);
}

TEST_CASE("Pages on the desktop can be read and touched")
{
    seePages(FormFactor::Desktop);
}

TEST_CASE("Results on a phone can be read and touched", "[software]")
{
    seeResults(FormFactor::Phone);
}

TEST_CASE("Results on a phone can be read and touched with the largest text")
{
    seeResults(FormFactor::Phone, 2.0);
}

TEST_CASE("Results on a phone on its side can be read and touched")
{
    seeResults(FormFactor::Phone, 1.0, {780, 360});
}

TEST_CASE("Results in the smallest window can be read and touched")
{
    seeResults(FormFactor::Least);
}

TEST_CASE("Results in the smallest window can be read and touched with the largest text")
{
    seeResults(FormFactor::Least, 2.0);
}

TEST_CASE("Results on a tablet can be read and touched")
{
    seeResults(FormFactor::Tablet);
}

TEST_CASE("Results on a tablet can be read and touched with the largest text")
{
    seeResults(FormFactor::Tablet, 2.0);
}

TEST_CASE("Results on a tablet held upright can be read and touched")
{
    seeResults(FormFactor::TabletPortrait);
}

TEST_CASE("Results on the desktop can be read and touched")
{
    seeResults(FormFactor::Desktop);
}

TEST_CASE("A lesson on a phone can be read and touched")
{
    seeLesson(FormFactor::Phone, 1.3);
}

TEST_CASE("A lesson on a phone on its side can be read and touched")
{
    seeLesson(FormFactor::Phone, 1.0, {780, 360});
}

TEST_CASE("A lesson in the smallest window can be read and touched")
{
    seeLesson(FormFactor::Least, 1.3);
}

TEST_CASE("A lesson in the smallest window can be read and touched with the largest text")
{
    seeLesson(FormFactor::Least, 2.0);
}

TEST_CASE("A lesson on a tablet can be read and touched with large text")
{
    seeLesson(FormFactor::Tablet, 1.6);
}

TEST_CASE("A lesson on the desktop can be read and touched")
{
    seeLesson(FormFactor::Desktop, 1.3);
}

TEST_CASE("The table on a phone can be read and touched")
{
    seeTable(FormFactor::Phone, 1.3, laterTurns);
}

TEST_CASE("The table on a phone can be read and touched with the largest text")
{
    seeTable(FormFactor::Phone, 2.0, 0);
}

TEST_CASE("The table in the smallest window can be read and touched with the largest text")
{
    seeTable(FormFactor::Least, 2.0, laterTurns);
}

TEST_CASE("The table in a window as wide as high can be read and touched with the largest text")
{
    seeTable(FormFactor::Tablet, 2.0, laterTurns, {700, 700});
}

TEST_CASE("The table on a tablet can be read and touched with the largest text")
{
    seeTable(FormFactor::Tablet, 2.0, laterTurns);
}

TEST_CASE("The table on a tablet held upright can be read and touched with the largest text")
{
    seeTable(FormFactor::TabletPortrait, 2.0, laterTurns);
}

TEST_CASE("The table on the desktop can be read and touched with the largest text")
{
    seeTable(FormFactor::Desktop, 2.0, laterTurns);
}

TEST_CASE("A squire is looked at in the smallest window with the largest text")
{
    seeSquire(FormFactor::Least, 2.0);
}

TEST_CASE("A squire is looked at in the smallest window on its side")
{
    seeSquire(FormFactor::Least, 1.0, {480, 320});
}

TEST_CASE("The table on a phone on its side can be read and touched")
{
    seeTable(FormFactor::Phone, 1.0, laterTurns, {780, 360});
}

TEST_CASE("The table in the smallest window can be read and touched", "[software]")
{
    seeTable(FormFactor::Least, 1.3, 0);
}

TEST_CASE("The table on a tablet can be read and touched")
{
    seeTable(FormFactor::Tablet, 1.3, laterTurns);
}

TEST_CASE("The table on a tablet held upright can be read and touched")
{
    seeTable(FormFactor::TabletPortrait, 1.3, laterTurns);
}

TEST_CASE("The table on the desktop can be read and touched")
{
    seeTable(FormFactor::Desktop, 1.3, 0);
}

TEST_CASE("In a window as wide as high all boards are in sight while one chooses")
{
    PreparedGame game = PreparedGame::standard(5);
    game.seed = 7;
    Round round(FormFactor::Tablet, Speed::Instant, 1.0);
    round.resize({700, 700});
    round.fixture().open(round.finger(), game);
    GamePlayer player(round.finger(), round.fixture().table(), game.seed);
    player.hurry();
    REQUIRE(player.playUntil([](const QString &moment) { return moment == u"play-chosen"; }));
    round.look(QStringLiteral("square"));
    CHECK(boardsToBeSeen(round.fixture().window()) == 7);
    round.requireNoFaults();
}

TEST_CASE("On a phone all boards are in sight whatever is asked, with all variations")
{
    seeAllLanesWithEverything(phoneSize, 0);
}

TEST_CASE("On a large phone all boards are in sight whatever is asked, with all variations")
{
    seeAllLanesWithEverything(largePhoneSize, laterTurns);
}

TEST_CASE("On a phone all boards are in sight whatever is asked, in Lancelot")
{
    seeAllLanesInLancelot(phoneSize, 0);
}

TEST_CASE("On a large phone all boards are in sight whatever is asked, in Lancelot")
{
    seeAllLanesInLancelot(largePhoneSize, laterTurns);
}

TEST_CASE("On a phone all boards are in sight while coats are exchanged")
{
    PreparedGame game = PreparedGame::standard(4);
    game.options.set(rules::Variation::Charity);
    game.seed = 13;
    game.turns = laterTurns; // it is scored in the last turn
    seeAllLanes(game, phoneSize, {QStringLiteral("exchange-chosen")}, model::Enums::CardKind::Charity);
}

TEST_CASE("On a phone the question and the answer are told when a tie is won")
{
    seeTieWon(FormFactor::Phone);
}

TEST_CASE("In the smallest window the question and the answer are told when a tie is won")
{
    seeTieWon(FormFactor::Least);
}

TEST_CASE("In the smallest window Lancelot asks with two boards in sight, and the question stays where one is chosen")
{
    PreparedGame game;
    game.options = rules::Options::of(rules::Mode::Lancelot);
    game.seed = 17;
    Round round(FormFactor::Least, Speed::Instant, 1.0);
    round.fixture().open(round.finger(), game);
    GamePlayer player(round.finger(), round.fixture().table(), game.seed);
    player.hurry();
    for (const auto &moment : {QStringLiteral("assign"), QStringLiteral("assign-chosen")}) {
        REQUIRE(player.playUntil(moment));
        round.look(moment);
        INFO(moment.toStdString());
        CHECK(boardsToBeSeen(round.fixture().window()) >= 2);
    }
    REQUIRE(player.playUntil(QStringLiteral("bonus")));
    round.finger().scene().settle();
    const int seen = boardsToBeSeen(round.fixture().window());
    REQUIRE(player.playUntil(QStringLiteral("bonus-chosen")));
    round.look(QStringLiteral("bonus-chosen"));
    requireQuestionAndAnswer(round);
    CHECK(boardsToBeSeen(round.fixture().window()) >= seen);
    round.requireNoFaults();
}

TEST_CASE("The scoring on a phone can be read and touched at every size of text")
{
    seeScoring(FormFactor::Phone, {1.0, 1.3, 1.6, 2.0});
}

TEST_CASE("On a phone the board that is looked at or scored is large, and all about it is in sight")
{
    PreparedGame game = PreparedGame::standard(5);
    game.seed = 7;
    Round round(FormFactor::Phone, Speed::Fast, 1.0);
    round.fixture().session().settings().setReducedMotion(true);
    round.fixture().open(round.finger(), game);
    GamePlayer player(round.finger(), round.fixture().table(), game.seed);
    player.hurry();
    REQUIRE(player.playUntil([](const QString &moment) { return moment == u"play"; }));
    round.finger().hold(QStringLiteral("board1"), 1200);
    round.look(QStringLiteral("board"));
    round.requireWide(QStringLiteral("closeUpFace1"), 0.96);
    round.requireSeen(QStringLiteral("closeUpWords1"));
    round.finger().back();

    REQUIRE(player.playUntil([](const QString &moment) { return moment == u"scoring-jousts"; }));
    round.look(QStringLiteral("scoring-jousts"));
    // The rows of all three who get something, and what everybody holds, take the rest.
    round.requireWide(QStringLiteral("scored1"), 0.64);
    round.requireSeen(QStringLiteral("noGains"));
    round.requireSeen(QStringLiteral("standings"));
    round.requireNoFaults();
}

TEST_CASE("What everybody holds is told in the scoring on a phone, among three")
{
    seeTotals(3);
}

TEST_CASE("What everybody holds is told in the scoring on a phone, among four")
{
    seeTotals(4);
}

TEST_CASE("The scoring in the smallest window can be read and touched at every size of text")
{
    seeScoring(FormFactor::Least, {1.0, 1.3, 1.6, 2.0});
}

TEST_CASE("The scoring on a tablet can be read and touched")
{
    seeScoring(FormFactor::Tablet);
}

TEST_CASE("A saved game stands in the middle of a wide window, on its leaf")
{
    PreparedGame game = PreparedGame::standard(5);
    game.seed = 7;
    Round round(FormFactor::Desktop);
    REQUIRE(game.lay(QStringLiteral("fixture.json")));
    round.finger().choose(QStringLiteral("savedGames"));
    round.finger().scene().settle();
    const QQuickItem *row = round.finger().scene().find(u"game0");
    REQUIRE(row != nullptr);
    CHECK(std::abs(Scene::middle(*row).x() - round.fixture().window().width() / 2.0) < 1);
}

TEST_CASE("The first page can be read and touched in whatever size its window gets")
{
    Round round(FormFactor::Desktop);
    for (const double scale : {1.0, 2.0}) {
        round.fixture().session().settings().setTextScale(scale);
        for (const QSize &size : windowSizes) {
            round.resize(size);
            INFO(size.width() << " by " << size.height() << ", text of " << scale);
            round.look(QStringLiteral("start-%1-%2-%3").arg(size.width()).arg(size.height()).arg(scale));
            round.requireSeen(QStringLiteral("learnButton"));
        }
    }
    round.requireNoFaults();
}

TEST_CASE("The result can be read and touched in whatever size its window gets")
{
    Round round(FormFactor::Desktop, Speed::Instant, 1.0);
    PreparedGame game;
    game.options = rules::Options::of(rules::Mode::Lancelot); // long names
    game.seed = 23;
    round.fixture().open(round.finger(), game);
    GamePlayer player(round.finger(), round.fixture().table(), game.seed);
    player.hurry();
    player.playDirectly();
    player.playToTheEnd();
    for (const QSize &size : windowSizes) {
        INFO(size.width() << " by " << size.height());
        round.resize(size);
        round.look(QStringLiteral("result-%1-%2").arg(size.width()).arg(size.height()));
        if (size.height() > 400) { // in less the picture is what is seen first
            round.requireSeen(QStringLiteral("playAgain"));
        }
    }
    round.requireNoFaults();
}

TEST_CASE("The question whether a game is left can be read in the smallest window with the largest text")
{
    Round round(FormFactor::Least, Speed::Instant, 2.0);
    round.fixture().open(round.finger(), PreparedGame::standard(3));
    round.finger().back();
    round.finger().scene().settle();
    round.requireSeen(QStringLiteral("accept"));
    round.look(QStringLiteral("leave"));
    round.requireNoFaults();
}

TEST_CASE("The neutral squire stands beside its bet with the largest text")
{
    PreparedGame game;
    game.options = rules::Options::of(rules::Mode::Karadoc);
    game.options.set(rules::Variation::Gallantry);
    game.seed = 19;
    Round round(FormFactor::Phone, Speed::Instant, 2.0);
    round.fixture().open(round.finger(), game);
    GamePlayer player(round.finger(), round.fixture().table(), game.seed);
    player.hurry();
    REQUIRE(player.playUntil([](const QString &moment) { return moment == u"play-chosen"; }));
    for (const QSize &size : windowSizes) {
        round.resize(size);
        round.look(QStringLiteral("neutral-%1").arg(size.height()));
    }
    round.requireNoFaults();
}

TEST_CASE("Names as long and wide as may be overlap nothing on a phone with five squires")
{
    PreparedGame game = PreparedGame::standard(5);
    for (int squire = 1; squire <= 5; ++squire) {
        game.names.append(QString(19, u'W') + QString::number(squire));
    }
    game.seed = 7;
    Round round(FormFactor::Phone, Speed::Fast, 1.0);
    round.expectLongName(QStringLiteral("WW"));
    round.fixture().session().settings().setReducedMotion(true);
    auto *setup = round.fixture().window().findChild<model::GameSetup *>();
    REQUIRE(setup != nullptr);
    round.visit("newGame");
    round.visit("playerCount3");
    for (int seat = 0; seat < 5; ++seat) {
        setup->setName(seat, game.names.at(seat));
    }
    round.look(QStringLiteral("setup"));
    round.finger().back();
    round.finger().scene().settle();
    round.look(QStringLiteral("start"));
    round.seeGame(game);
    round.fixture().table().showMoment(-1);
    round.visit("resultChronicle");
    round.requireNoFaults();
}
