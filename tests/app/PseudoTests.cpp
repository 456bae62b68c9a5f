// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"
#include "LayoutChecks.h"
#include "Reader.h"

#include "rows/SquireModel.h"

#include "visitor/Finger.h"
#include "visitor/Learner.h"

#include <QDirIterator>
#include <QLocale>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>

#include <catch2/catch_test_macros.hpp>

#include <utility>

/// Every page and moment in the pseudo-language (translations/pseudo.py), in which each text stands in brackets and is a good
/// third longer: all that is shown, spoken or announced has been translated, what is longer still fits, and nothing of it is
/// stored.
using namespace academy;
using namespace academy::app;
using model::Enums::Speed;

namespace
{

constexpr QChar opening(0x2039);
constexpr QChar closing(0x203a);

// What is left of a text without all that stands in brackets, in brackets themselves or not.
QString outsideOfBrackets(const QString &text)
{
    QString rest;
    int depth = 0;
    for (const QChar letter : text) {
        if (letter == opening) {
            ++depth;
        } else if (letter == closing) {
            --depth;
        } else if (depth == 0) {
            rest += letter;
        }
    }
    return rest;
}

QStringList months()
{
    QStringList names;
    for (int month = 1; month <= 12; ++month) {
        names.append(QLocale().monthName(month));
    }
    return names;
}

/// Goes round in the pseudo-language and keeps what is wrong with each thing seen or heard.
class Walk
{
public:
    explicit Walk(FormFactor form, Speed speed = Speed::Instant)
        : m_fixture(form, QStringLiteral("qps"), speed, Pixels::All)
        , m_finger(m_fixture.window())
        , m_reader(m_fixture.window())
    {
        m_finger.scene().settle();
    }

    void look(const QString &what)
    {
        m_finger.scene().settle();
        QStringList faults = faultsToBeSeen(m_fixture.window());
        for (const QString &text : textsToBeSeen(m_fixture.window())) {
            judge(text, u"shown", faults);
        }
        for (const Reader::Node &node : m_reader.nodes()) {
            judge(node.name, u"spoken", faults);
            judge(node.description, u"spoken", faults);
        }
        for (const QString &text : Reader::takeAnnounced()) {
            judge(text, u"announced", faults);
        }
        for (const QString &fault : std::as_const(faults)) {
            m_faults.append(what + QStringLiteral(": ") + fault);
        }
        if (!faults.isEmpty()) { // left beside the test program's other files
            m_fixture.window().grabWindow().save(
                QStringLiteral("pseudo-%1-%2.png").arg(m_fixture.window().width()).arg(what));
        }
    }
    void visit(const QString &thing)
    {
        m_finger.choose(thing);
        look(thing);
    }
    /// Requires that nothing at all was wrong.
    void requireNoFaults()
    {
        m_fixture.requirePeace(m_finger);
        m_faults.removeDuplicates();
        INFO(m_faults.join(QLatin1Char('\n')).toStdString());
        CHECK(m_seen > 0);
        REQUIRE(m_faults.isEmpty());
    }

    Finger &finger() { return m_finger; }
    AppFixture &fixture() { return m_fixture; }

private:
    // Words without brackets that are no names.
    void judge(const QString &text, QStringView how, QStringList &faults)
    {
        // The game's own name, whose M is drawn, names of languages and of players, Roman numbers, months, the code of a seat on
        // another device: the same everywhere. What keys are called Qt says, and so it does of months.
        static const QRegularExpression proper(
            QStringLiteral(
                "\\b(Medieval|edieval|Academy|English|Français|Bruno|Chloé|Yvain|Enide|Perceval|Viviane|Tristan|[IVX]+|"
                "Tab|Space|Left|Right|Esc|Ctrl|Shift|Alt|[0-9A-Z]{5}(?:[\\s-][0-9A-Z]{5}){7}|%1)\\b")
                .arg(months().join(u'|')),
            QRegularExpression::UseUnicodePropertiesOption);
        static const QRegularExpression words(QStringLiteral("\\p{L}{2,}"));
        m_seen += text.contains(opening) ? 1 : 0;
        QString rest = outsideOfBrackets(text);
        if (m_fixture.session().table() != nullptr) {
            for (const model::SquireRow &row : m_fixture.table().squires()->rows()) {
                rest.remove(row.name);
            }
        }
        rest.remove(proper);
        if (rest.contains(words)) {
            faults.append(QStringLiteral("%1 untranslated: \"%2\"").arg(how, text.simplified()));
        }
    }

    AppFixture m_fixture;
    Finger m_finger;
    Reader m_reader;
    QStringList m_faults;
    int m_seen = 0;
};

void walkPages(FormFactor form)
{
    Walk walk(form);
    walk.look(QStringLiteral("start"));
    for (const char *page : {"settings", "about", "savedGames", "results", "learn", "join"}) {
        walk.visit(QLatin1String(page));
        if (QLatin1String(page) == QLatin1String("settings")) {
            walk.visit(QStringLiteral("shortcutsRow"));
            walk.finger().choose(QStringLiteral("done"));
        }
        walk.finger().back();
        walk.finger().scene().settle();
    }
    walk.visit(QStringLiteral("newGame"));
    walk.visit(QStringLiteral("playerCount3"));
    for (const char *dialog : {"seat0", "seat1", "advanced", "variations", "stakes", "starts"}) {
        walk.visit(QLatin1String(dialog));
        walk.finger().choose(QStringLiteral("done"));
    }
    walk.visit(QStringLiteral("playerCount0"));
    for (const char *choice : {"mode1", "mode2", "playerCount1"}) {
        walk.visit(QLatin1String(choice));
    }
    // The codes of seats on other devices.
    walk.finger().choose(QStringLiteral("seat0"));
    walk.visit(QStringLiteral("elsewhere"));
    walk.finger().choose(QStringLiteral("done"));
    walk.visit(QStringLiteral("begin"));
    walk.finger().back();
    walk.finger().scene().settle();
    walk.requireNoFaults();
}

void walkRulebook(FormFactor form)
{
    Walk walk(form);
    walk.visit(QStringLiteral("rulebook"));
    walk.visit(QStringLiteral("page-goal"));
    for (int page = 2; page < 28; ++page) {
        walk.finger().key(Qt::Key_End); // to the foot of a long page
        walk.finger().choose(QStringLiteral("nextPage"));
        walk.look(QStringLiteral("page-%1").arg(page));
    }
    walk.requireNoFaults();
}

void walkLesson(FormFactor form)
{
    Walk walk(form);
    walk.finger().expectNoMotion();
    walk.finger().choose(QStringLiteral("learnButton"));
    REQUIRE(Learner::lessonIn(walk.fixture().window()) != nullptr);
    Learner learner(walk.finger(), *Learner::lessonIn(walk.fixture().window()));
    learner.onStep([&walk](int number) { walk.look(QStringLiteral("lesson-%1").arg(number)); });
    learner.takeToTheEnd();
    walk.look(QStringLiteral("lesson-end"));
    walk.requireNoFaults();
}

// What lies over the table, one after the other.
void openAll(Walk &walk)
{
    walk.finger().hold(QStringLiteral("board1"), 1200);
    walk.look(QStringLiteral("board"));
    walk.finger().back();
    for (const char *thing : {"squire1", "advice", "menu"}) {
        walk.visit(QLatin1String(thing));
        walk.finger().back();
        walk.finger().scene().settle();
    }
}

void walkGame(FormFactor form, PreparedGame game)
{
    game.seed = 13;
    Walk walk(form);
    walk.fixture().session().settings().setHandOver(model::Enums::HandOver::Tap);
    walk.fixture().open(walk.finger(), game);
    GamePlayer player(walk.finger(), walk.fixture().table(), game.seed);
    player.hurry();
    QSet<QString> seen;
    player.onMoment([&](const QString &moment) {
        const bool isNew = !seen.contains(moment);
        player.playDirectly(!isNew);
        if (isNew) {
            seen.insert(moment);
            walk.look(moment);
        }
    });
    REQUIRE(player.playUntil(QStringLiteral("play")));
    openAll(walk);
    player.playToTheEnd();
    walk.look(QStringLiteral("result"));
    walk.fixture().table().showMoment(40);
    walk.look(QStringLiteral("moment"));
    walk.requireNoFaults();
}

} // namespace

TEST_CASE("Pages are translated throughout, and have room for longer words, on a phone", "[Pseudo]")
{
    walkPages(FormFactor::Phone);
}

TEST_CASE("Pages are translated throughout, and have room for longer words, on a desktop", "[Pseudo]")
{
    walkPages(FormFactor::Desktop);
}

TEST_CASE("The rulebook is translated throughout, and has room for longer words, on a phone", "[Pseudo]")
{
    walkRulebook(FormFactor::Phone);
}

TEST_CASE("The rulebook is translated throughout, and has room for longer words, on a desktop", "[Pseudo]")
{
    walkRulebook(FormFactor::Desktop);
}

TEST_CASE("A lesson is translated throughout, and has room for longer words, on a phone", "[Pseudo]")
{
    walkLesson(FormFactor::Phone);
}

TEST_CASE("A lesson is translated throughout, and has room for longer words, on a desktop", "[Pseudo]")
{
    walkLesson(FormFactor::Desktop);
}

TEST_CASE("The standard game is translated throughout, and has room for longer words, on a phone", "[Pseudo]")
{
    PreparedGame game = PreparedGame::standard(5);
    game.turns = PreparedGame::laterTurns;
    walkGame(FormFactor::Phone, game);
}

TEST_CASE("A game with all variations is translated throughout, and has room for longer words, on a phone", "[Pseudo]")
{
    PreparedGame game = PreparedGame::standard(4).withEverything();
    game.humans = 2;
    game.turns = PreparedGame::laterTurns;
    walkGame(FormFactor::Phone, game);
}

TEST_CASE("A game with all variations is translated throughout, and has room for longer words, on a desktop",
          "[Pseudo]")
{
    PreparedGame game = PreparedGame::standard(4).withEverything();
    game.humans = 2;
    walkGame(FormFactor::Desktop, game);
}

TEST_CASE("No text is stored: neither with games, nor with results, nor with settings", "[Pseudo]")
{
    Walk walk(FormFactor::Phone);
    walk.finger().choose(QStringLiteral("newGame"));
    walk.finger().choose(QStringLiteral("playerCount1"));
    walk.finger().choose(QStringLiteral("seat1"));
    walk.finger().choose(QStringLiteral("kind0"));
    walk.finger().choose(QStringLiteral("done"));
    walk.finger().choose(QStringLiteral("begin"));
    REQUIRE(walk.finger().scene().waitFor(
        [&walk] { return walk.fixture().session().table() != nullptr && walk.fixture().table().running(); }));
    walk.fixture().session().settings().setHandOver(model::Enums::HandOver::Tap);
    GamePlayer player(walk.finger(), walk.fixture().table(), 5);
    player.hurry();
    REQUIRE(player.playToTheEnd());
    CHECK(walk.fixture().table().squires()->rows().constFirst().name.contains(opening)); // said in the language
    walk.finger().choose(QStringLiteral("leave"));
    REQUIRE(walk.finger().scene().waitFor([&walk] { return !walk.fixture().table().running(); }));
    walk.look(QStringLiteral("start-after"));
    walk.visit(QStringLiteral("results"));
    walk.finger().back();
    walk.visit(QStringLiteral("savedGames"));

    int files = 0;
    QDirIterator folder(QFileInfo(qEnvironmentVariable("XDG_DATA_HOME")).path(), QDir::Files,
                        QDirIterator::Subdirectories);
    while (folder.hasNext()) {
        QFile file(folder.next());
        INFO(file.fileName().toStdString());
        REQUIRE(file.open(QIODevice::ReadOnly));
        const QByteArray all = file.readAll();
        // As text and as settings escape it.
        CHECK(!all.contains(QString(opening).toUtf8()));
        CHECK(!all.contains("\\x2039"));
        CHECK(!all.contains("Player 1"));
        ++files;
    }
    CHECK(files >= 2);
    walk.requireNoFaults();
}
