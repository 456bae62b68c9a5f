// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestLesson.h"

#include "rules/Random.h"

#include <catch2/catch_test_macros.hpp>

namespace academy::lessons
{

using model::Enums::Board;

namespace
{

constexpr int taps = 10000;

// One of all the things that a finger or a key can do at the table and beside it.
void tapAnything(TestLesson &lesson, rules::Random &random)
{
    model::Table &table = lesson.table();
    model::Prompt &prompt = *table.prompt();
    const int row = random.below(7) - 1;
    switch (random.below(20)) {
    case 0:
    case 1:
    case 2:
        prompt.chooseCard(row);
        break;
    case 3:
    case 4:
        prompt.chooseBoard(static_cast<Board>(row));
        break;
    case 5:
        prompt.choosePlace(row);
        break;
    case 6:
        prompt.chooseStack(row);
        break;
    case 7:
        prompt.chooseCovered(row);
        break;
    case 8:
        prompt.choosePartner(row);
        break;
    case 9:
        prompt.chooseGive(row);
        prompt.chooseTake(row);
        break;
    case 10:
        prompt.cancel();
        break;
    case 11:
        prompt.press(row);
        break;
    case 12:
        prompt.confirm();
        break;
    case 13:
        table.undo();
        break;
    case 14:
        table.scoring()->next();
        break;
    case 15:
        table.scoring()->skip();
        break;
    case 16:
        table.skip();
        break;
    case 17:
        table.showMoment(row);
        break;
    case 18:
        lesson.lesson().next();
        break;
    default:
        lesson.tell();
        break;
    }
}

} // namespace

TEST_CASE("Ten thousand taps leave no lesson without a way on", "[lessons][random]")
{
    for (const LessonScript &script : lessonScripts()) {
        INFO(script.id);
        rules::Random random(11);
        TestLesson lesson(idOf(script));
        int ends = 0;
        for (int tap = 0; tap < taps; ++tap) {
            tapAnything(lesson, random);
            lesson.table().showMoment(-1);
            INFO("tap " << tap << ", step " << lesson.lesson().number());
            REQUIRE(lesson.hasWayOn());
            if (lesson.lesson().over()) {
                ++ends;
                lesson.lesson().restart();
            }
        }
        CHECK(ends > 0);
        for (int step = 0; step < taps && !lesson.lesson().over(); ++step) {
            lesson.lesson().skip();
        }
        CHECK(lesson.lesson().over());
    }
}

} // namespace academy::lessons
