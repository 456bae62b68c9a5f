// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"

#include "visitor/Finger.h"
#include "visitor/Keyboard.h"
#include "visitor/Learner.h"

#include "lessons/LessonProgress.h"
#include "lessons/LessonScript.h"
#include "table/ScoringWalk.h"
#include "table/Table.h"

#include <QQuickItem>
#include <QQuickWindow>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

/// The lessons through the window: taken to their end by touch and by keys, left and gone on with.
using namespace academy;
using namespace academy::app;

namespace
{

lessons::Lesson &openLesson(AppFixture &app, Visitor &visitor, const QString &entry)
{
    visitor.choose(entry);
    REQUIRE(visitor.scene().waitFor([&] { return Learner::lessonIn(app.window()) != nullptr; }));
    visitor.scene().settle();
    return *Learner::lessonIn(app.window());
}

// From the page that lists them, one after the other.
template <typename Hand>
void takeAll(FormFactor form, const QString &language)
{
    AppFixture app(form, language);
    Hand hand(app.window());
    hand.expectNoMotion();
    hand.choose(QStringLiteral("learn"));
    for (std::size_t number = 0; number < lessons::lessonScripts().size(); ++number) {
        const auto &script = lessons::lessonScripts().at(number);
        INFO(script.id);
        lessons::Lesson &lesson = openLesson(app, hand, QStringLiteral("lesson%1").arg(number));
        Learner learner(hand, lesson);
        learner.takeToTheEnd();
        app.requirePeace(hand);
        CHECK(lessons::LessonProgress().isDone(lesson.lesson()));
        // After the first one a game is offered; here it goes back to the list.
        hand.choose(script.id == "first" ? QStringLiteral("reject") : QStringLiteral("accept"));
        REQUIRE(hand.scene().waitFor([&] { return Learner::lessonIn(app.window()) == nullptr; }));
        hand.scene().settle();
    }
    app.requirePeace(hand);
}

} // namespace

// Each size, each hand and each language meets each of the others once.
TEST_CASE("Every lesson is taken by touch on a phone, in English", "[software]")
{
    takeAll<Finger>(FormFactor::Phone, QStringLiteral("en"));
}
TEST_CASE("Every lesson is taken by keys on a phone, in French")
{
    takeAll<Keyboard>(FormFactor::Phone, QStringLiteral("fr"));
}
TEST_CASE("Every lesson is taken by touch on the desktop, in French")
{
    takeAll<Finger>(FormFactor::Desktop, QStringLiteral("fr"));
}
TEST_CASE("Every lesson is taken by keys on the desktop, in English")
{
    takeAll<Keyboard>(FormFactor::Desktop, QStringLiteral("en"));
}

TEST_CASE("Every lesson is taken by touch in the smallest window")
{
    takeAll<Finger>(FormFactor::Least, QStringLiteral("fr"));
}

TEST_CASE("The board that a lesson points to is in sight on a phone")
{
    AppFixture app(FormFactor::Phone, QStringLiteral("fr"));
    Finger finger(app.window());
    finger.expectNoMotion();
    finger.choose(QStringLiteral("learn"));
    const auto &scripts = lessons::lessonScripts();
    const auto number = std::ranges::find(scripts, "charity", &lessons::LessonScript::id) - scripts.begin();
    lessons::Lesson &lesson = openLesson(app, finger, QStringLiteral("lesson%1").arg(number));
    int pointed = 0;
    Learner learner(finger, lesson);
    learner.onStep([&](int step) {
        INFO("step " << step);
        finger.scene().settle();
        if (lesson.pointer() == model::Enums::Pointer::Board && !lesson.table()->scoring()->active()) {
            const QQuickItem *board =
                finger.scene().find(QStringLiteral("board%1").arg(static_cast<int>(lesson.board())));
            REQUIRE(board != nullptr);
            CHECK(finger.scene().isReachable(*board));
            ++pointed;
        }
    });
    learner.takeToTheEnd();
    CHECK(pointed > 0);
    app.requirePeace(finger);
}

TEST_CASE("A newcomer learns, plays a first game, and comes to its result")
{
    AppFixture app(FormFactor::Phone, QStringLiteral("fr"));
    Finger finger(app.window());
    finger.expectNoMotion();
    lessons::Lesson &lesson = openLesson(app, finger, QStringLiteral("learnButton"));
    Learner learner(finger, lesson);
    REQUIRE(learner.takeToTheEnd());
    finger.choose(QStringLiteral("accept"));
    REQUIRE(finger.scene().waitFor([&] { return app.session().table() != nullptr && app.table().running(); }));
    const auto &record = app.table().controller().match().record();
    REQUIRE(record.players.size() == 3);
    CHECK(record.players.at(1).level == QStringLiteral("page"));
    CHECK(record.players.at(2).level == QStringLiteral("page"));
    GamePlayer player(finger, app.table(), 7);
    player.hurry();
    player.playToTheEnd();
    REQUIRE(app.table().over());
    finger.choose(QStringLiteral("leave"));
    finger.scene().waitFor([&] { return !app.table().running(); });
    // Who has learnt is not asked to again.
    CHECK(finger.scene().find(u"learnButton") == nullptr);
    app.requirePeace(finger);
}

TEST_CASE("A lesson that is left goes on there, and the first page offers it until it is done")
{
    AppFixture app(FormFactor::Tablet, QStringLiteral("en"));
    Finger finger(app.window());
    finger.expectNoMotion();
    lessons::Lesson *lesson = &openLesson(app, finger, QStringLiteral("learnButton"));
    for (int step = 0; step < 5; ++step) {
        if (!finger.choose(lesson->reads() ? QStringLiteral("lessonNext") : QStringLiteral("lessonSkip"))) {
            break;
        }
        finger.scene().settle();
    }
    const int number = lesson->number();
    CHECK(number > 3);
    finger.back();
    REQUIRE(finger.scene().waitFor([&] { return Learner::lessonIn(app.window()) == nullptr; }));
    finger.scene().settle();
    lesson = &openLesson(app, finger, QStringLiteral("learnButton"));
    CHECK(lesson->number() == number);
    finger.choose(QStringLiteral("lessonLeave"));
    REQUIRE(finger.scene().waitFor([&] { return Learner::lessonIn(app.window()) == nullptr; }));
    app.requirePeace(finger);
}
