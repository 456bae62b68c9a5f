// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "pages/Shortcuts.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace academy::model;
using Action = Shortcuts::Action;

TEST_CASE("The list has a line for each key and no other", "[Shortcuts]")
{
    const QList<ShortcutLine> lines = Shortcuts::lines(true);
    REQUIRE(lines.size() == Shortcuts::actions().size());
    for (qsizetype row = 0; row < lines.size(); ++row) {
        const Action action = Shortcuts::actions().at(row);
        INFO(lines.at(row).meaning.toStdString());
        CHECK(!lines.at(row).meaning.isEmpty());
        REQUIRE(!lines.at(row).keys.isEmpty());
        if (action != Action::Along && action != Action::Press && action != Action::ChooseCard) {
            CHECK(lines.at(row).keys
                  == QStringList{Shortcuts::keysOf(action).constFirst().toString(QKeySequence::NativeText)});
        }
    }
    const auto headings = std::ranges::count_if(lines, [](const auto &line) { return !line.heading.isEmpty(); });
    CHECK(headings == 4);
    CHECK(!lines.constFirst().heading.isEmpty());
}

TEST_CASE("Whoever does without single keys is told of none", "[Shortcuts]")
{
    const auto singles = std::ranges::count_if(Shortcuts::actions(), Shortcuts::isSingle);
    CHECK(singles == 6);
    CHECK(Shortcuts::lines(false).size() == Shortcuts::lines(true).size() - singles);
}

TEST_CASE("No key has two meanings in one place", "[Shortcuts]")
{
    QList<QKeySequence> seen;
    for (const Action action : Shortcuts::actions()) {
        if (action == Action::Press || action == Action::PreviousPlace) {
            continue; // the space bar presses what has the focus; going back in the book comes before leaving it
        }
        for (const QKeySequence &key : Shortcuts::keysOf(action)) {
            INFO(key.toString().toStdString());
            CHECK(!seen.contains(key));
            seen.append(key);
        }
    }
}

TEST_CASE("At the table digits may come with Shift or from the keypad, and other keys are nobody's", "[Shortcuts]")
{
    for (const int with : {int{Qt::NoModifier}, int{Qt::ShiftModifier}, int{Qt::KeypadModifier}}) {
        CHECK(Shortcuts::atTable(Qt::Key_1, with, true) == Action::ChooseCard);
        CHECK(Shortcuts::atTable(Qt::Key_1, with, false) == Action::None);
    }
    CHECK(Shortcuts::atTable(Qt::Key_1, Qt::ControlModifier, true) == Action::None);
    CHECK(Shortcuts::atTable(Qt::Key_0, 0, true) == Action::None);
    CHECK(Shortcuts::atTable(Qt::Key_X, 0, true) == Action::None);
    CHECK(Shortcuts::atTable(Qt::Key_Z, Qt::ControlModifier, false) == Action::Undo);
    CHECK(Shortcuts::atTable(Qt::Key_Z, Qt::NoModifier, true) == Action::None);
    CHECK(Shortcuts::atTable(Qt::Key_F, Qt::ControlModifier, true) == Action::None);
    CHECK(Shortcuts::inRulebook(Qt::Key_Left, Qt::AltModifier) == Action::PreviousPlace);
    CHECK(Shortcuts::inRulebook(Qt::Key_Right, Qt::AltModifier) == Action::NextPlace);
    CHECK(Shortcuts::inRulebook(Qt::Key_Left, Qt::NoModifier) == Action::None);
}
