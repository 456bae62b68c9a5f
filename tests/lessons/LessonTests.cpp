// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestLesson.h"

#include "lessons/LessonModel.h"

#include <catch2/catch_test_macros.hpp>

#include <QSettings>
#include <QSignalSpy>

namespace academy::lessons
{

using model::Enums::Decision;

namespace
{

constexpr int manySteps = 400;

int taken(TestLesson &lesson, const std::vector<std::vector<rules::Action>> &decisions, int &chapter)
{
    const LessonProgress::Place place = LessonProgress().place(lesson.lesson().lesson());
    chapter = std::min(place.chapter, static_cast<int>(decisions.size()) - 1);
    return place.decisions;
}

// To the end, or to where `stop` says.
void take(TestLesson &lesson, const LessonScript &script, const std::function<bool()> &stop = {})
{
    const auto decisions = decisionsOf(script);
    for (int step = 0; step < manySteps && !lesson.lesson().over(); ++step) {
        lesson.tellAll();
        if (stop && stop()) {
            return;
        }
        INFO(script.id << ": " << lesson.lesson().text().toStdString());
        REQUIRE(lesson.hasWayOn());
        int chapter = 0;
        const int done = taken(lesson, decisions, chapter);
        const auto &own = decisions.at(static_cast<std::size_t>(chapter));
        lesson.follow(done < static_cast<int>(own.size()) ? own.at(static_cast<std::size_t>(done)) : rules::Action());
    }
}

} // namespace

TEST_CASE("Every lesson is taken to its end, one step after the other", "[lessons]")
{
    for (const LessonScript &script : lessonScripts()) {
        INFO(script.id);
        TestLesson lesson(idOf(script));
        int last = 0;
        bool inOrder = true;
        QObject::connect(&lesson.lesson(), &Lesson::stepChanged, [&] {
            inOrder = inOrder && (lesson.lesson().number() == last || lesson.lesson().number() == last + 1);
            last = lesson.lesson().number();
        });
        last = lesson.lesson().number();
        CHECK(last == 1);
        take(lesson, script);
        CHECK(lesson.lesson().over());
        CHECK(inOrder);
        CHECK(last == lesson.lesson().count());
        CHECK(LessonProgress().isDone(idOf(script)));
        CHECK(LessonProgress().place(idOf(script)) == LessonProgress::Place{});
    }
}

TEST_CASE("Every step of every lesson can be skipped", "[lessons]")
{
    for (const LessonScript &script : lessonScripts()) {
        INFO(script.id);
        TestLesson lesson(idOf(script));
        for (int step = 0; step < manySteps && !lesson.lesson().over(); ++step) {
            lesson.lesson().skip();
        }
        CHECK(lesson.lesson().over());
    }
}

TEST_CASE("A lesson that was left goes on where it was left", "[lessons]")
{
    for (const LessonScript &script : lessonScripts()) {
        INFO(script.id);
        const int steps = TestLesson(idOf(script)).lesson().count();
        for (int stopAt = 1; stopAt <= steps; ++stopAt) {
            TestLesson before(idOf(script));
            take(before, script, [&] { return before.lesson().number() >= stopAt; });
            REQUIRE(!before.lesson().over());
            const LessonProgress::Place place = LessonProgress().place(idOf(script));
            Lesson again(model::TableConfig{.clock = model::EventPresenter::Clock::ByHand,
                                            .threads = model::Worker::Threads::None});
            again.setLesson(idOf(script));
            CHECK(LessonProgress().place(idOf(script)) == place);
            CHECK(again.number() <= before.lesson().number());
            for (int step = 0; step < manySteps && !again.over(); ++step) {
                again.skip();
            }
            CHECK(again.over());
        }
    }
}

TEST_CASE("Another decision than the lesson's is refused with the one it is about", "[lessons]")
{
    TestLesson lesson(QStringLiteral("first"));
    lesson.tell();
    model::Prompt &prompt = *lesson.table().prompt();
    const auto card = [&](int value, model::Enums::CardKind kind) {
        for (int row = 0; row < lesson.table().hand()->count(); ++row) {
            const model::HandRow &one = lesson.table().hand()->rows().at(row);
            if (one.value == value && one.kind == kind) {
                return row;
            }
        }
        return -1;
    };
    SECTION("while something is to be read nothing is decided")
    {
        REQUIRE(lesson.lesson().reads());
        prompt.chooseCard(card(5, model::Enums::CardKind::Swords));
        prompt.confirm();
        CHECK(prompt.refusal() == QStringLiteral("One moment: read the explanation first, then tap its button."));
        CHECK(lesson.lesson().number() == 1);
    }
    lesson.lesson().next();
    lesson.lesson().next();
    lesson.tell();
    REQUIRE(prompt.decision() == Decision::Keep);
    REQUIRE(!lesson.lesson().reads());
    SECTION("another card may be lifted, and not be kept")
    {
        const int other = card(5, model::Enums::CardKind::Swords) == 0 ? 1 : 0;
        prompt.chooseCard(other);
        CHECK(prompt.refusal().contains(QStringLiteral("This time, take Swords\u00a05.")));
        prompt.confirm();
        CHECK(prompt.refusal().contains(QStringLiteral("This time, take Swords\u00a05.")));
        CHECK(prompt.decision() == Decision::Keep);
        CHECK(lesson.lesson().number() == 3);
    }
    SECTION("the right one is kept without a word, and nothing is taken back")
    {
        prompt.chooseCard(card(5, model::Enums::CardKind::Swords));
        CHECK(prompt.refusal().isEmpty());
        prompt.confirm();
        lesson.tell();
        CHECK(lesson.lesson().number() == 4);
        CHECK(!lesson.table().canUndo());
        lesson.table().undo();
        CHECK(lesson.lesson().number() == 4);
    }
}

TEST_CASE("The list of lessons tells what has been done", "[lessons]")
{
    QSettings().clear();
    LessonModel model;
    CHECK(model.count() == 0);
    model.refresh();
    REQUIRE(model.count() == static_cast<int>(lessonScripts().size()));
    CHECK(!model.firstDone());
    CHECK(model.rows().at(0).progress.startsWith(u'5'));
    LessonProgress().leaveAt(QStringLiteral("first"), {.chapter = 0, .decisions = 2});
    model.refresh();
    CHECK(model.rows().at(0).begun);
    CHECK(model.rows().at(0).progress == QStringLiteral("Started"));
    LessonProgress().finish(QStringLiteral("first"));
    model.refresh();
    CHECK(model.firstDone());
    CHECK(model.rows().at(0).progress == QStringLiteral("Done"));
}

TEST_CASE("A place that is not within a lesson is not trusted", "[lessons][hostile]")
{
    for (const auto &[chapter, decisions] :
         {std::pair(7, 0), std::pair(0, 4000), std::pair(-3, -3), std::pair(1, 99)}) {
        QSettings().clear();
        LessonProgress().leaveAt(QStringLiteral("first"), {.chapter = chapter, .decisions = decisions});
        Lesson lesson(
            model::TableConfig{.clock = model::EventPresenter::Clock::ByHand, .threads = model::Worker::Threads::None});
        lesson.setLesson(QStringLiteral("first"));
        CHECK(lesson.table()->running());
        for (int step = 0; step < manySteps && !lesson.over(); ++step) {
            lesson.skip();
        }
        CHECK(lesson.over());
    }
    Lesson none;
    none.setLesson(QStringLiteral("../other"));
    CHECK(!none.table()->running());
    none.next();
    none.skip();
    none.restart();
    CHECK(none.text().isEmpty());
}

} // namespace academy::lessons
