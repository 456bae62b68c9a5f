// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestLesson.h"

#include "rows/RuleEnums.h"

#include <catch2/catch_test_macros.hpp>

#include <QSettings>

#include <algorithm>

namespace academy::lessons
{

using model::Enums::Decision;
using rules::Action;
using rules::ActionKind;

namespace
{

QString fresh(const QString &id)
{
    QSettings().clear();
    return id;
}

int rowOf(const model::HandModel &hand, rules::Card card)
{
    for (int row = 0; row < hand.count(); ++row) {
        const model::HandRow &one = hand.rows().at(row);
        if (model::toRules(one.kind) == card.kind() && one.value == card.value() && !one.chosen) {
            return row;
        }
    }
    return -1;
}

} // namespace

TestLesson::TestLesson(const QString &id)
    : m_lesson(
          model::TableConfig{.clock = model::EventPresenter::Clock::ByHand, .threads = model::Worker::Threads::None})
{
    m_lesson.setLesson(fresh(id));
}

void TestLesson::tell()
{
    while (!m_lesson.reads() && table().presenter()->telling() && !table().scoring()->waits()) {
        table().presenter()->finishStep();
    }
}

void TestLesson::tellAll()
{
    tell();
    while (!m_lesson.reads() && table().scoring()->waits()) {
        table().scoring()->next();
        tell();
    }
}

void TestLesson::decide(const Action &action)
{
    model::Prompt &prompt = *table().prompt();
    const auto tapCards = [&](int count) {
        for (int position = 0; position < count; ++position) {
            const int row = rowOf(*table().hand(), action.card(position));
            if (row >= 0) {
                prompt.chooseCard(row);
            }
        }
    };
    switch (action.kind()) {
    case ActionKind::Keep:
        tapCards(1);
        break;
    case ActionKind::Play:
        tapCards(1);
        if (action.card().isSwords()) {
            prompt.chooseBoard(model::toShown(action.board()));
        }
        break;
    case ActionKind::Split:
    case ActionKind::Assign:
        tapCards(3);
        break;
    case ActionKind::Bet:
    case ActionKind::Bonus:
    case ActionKind::WinTie:
        prompt.chooseBoard(model::toShown(action.board()));
        break;
    case ActionKind::Peek:
    case ActionKind::TakeToken:
        if (!action.declines()) {
            prompt.choosePlace(action.place());
        }
        break;
    case ActionKind::TakeStack:
        for (int row = 0; row < prompt.stacks().size(); ++row) {
            if (prompt.stacks().at(row).mayBeTaken && prompt.stacks().at(row).stack == action.stack()) {
                prompt.chooseStack(row);
            }
        }
        break;
    case ActionKind::Exchange:
        m_lesson.skip(); // its parts are tapped in the tests of choices
        return;
    }
    prompt.confirm();
}

void TestLesson::follow(const Action &action)
{
    if (m_lesson.reads()) {
        m_lesson.next();
    } else {
        decide(action);
    }
}

bool TestLesson::hasWayOn()
{
    return m_lesson.over() || m_lesson.reads() || table().presenter()->telling() || table().scoring()->waits()
        || table().prompt()->decision() != Decision::None;
}

std::vector<std::vector<Action>> decisionsOf(const LessonScript &script)
{
    std::vector<std::vector<Action>> all;
    for (const LessonChapter &chapter : script.chapters) {
        std::vector<Action> &own = all.emplace_back();
        for (const PlannedDecision &planned : playChapter(chapter, {}, {}).own) {
            own.push_back(planned.action);
        }
    }
    return all;
}

QString idOf(const LessonScript &script)
{
    return QString::fromUtf8(script.id.data(), static_cast<qsizetype>(script.id.size()));
}

} // namespace academy::lessons
