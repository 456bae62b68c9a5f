// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Learner.h"

#include "rows/HandModel.h"
#include "rows/RuleEnums.h"

#include <QQuickWindow>

namespace academy::app
{

using rules::Action;
using rules::ActionKind;

namespace
{

constexpr int mostLessonSteps = 400;

} // namespace

Learner::Learner(Visitor &visitor, lessons::Lesson &lesson)
    : m_visitor(visitor)
    , m_lesson(lesson)
    , m_chance(visitor, *lesson.table(), 3)
{
}

lessons::Lesson *Learner::lessonIn(const QQuickWindow &window)
{
    const auto *page = window.property("page").value<QObject *>();
    return page != nullptr ? page->property("lesson").value<lessons::Lesson *>() : nullptr;
}

bool Learner::takeToTheEnd()
{
    int last = 0;
    for (int step = 0; step < mostLessonSteps && m_visitor.trouble().isEmpty(); ++step) {
        if (!waitForStep()) {
            m_visitor.complain(QStringLiteral("step %1 of the lesson leads nowhere").arg(m_lesson.number()));
        }
        if (m_lesson.over()) {
            break;
        }
        if (m_lesson.number() != last) {
            last = m_lesson.number();
            if (m_onStep) {
                m_onStep(last);
            }
        }
        if (!m_lesson.reads() && m_visitor.scene().find(u"lessonFold") != nullptr) {
            m_visitor.choose(QStringLiteral("lessonFold"));
        } else if (m_lesson.reads()) {
            m_visitor.choose(QStringLiteral("lessonNext"));
        } else if (m_lesson.table()->scoring()->waits()) {
            m_visitor.choose(QStringLiteral("next"));
        } else if (const auto action = m_lesson.asksFor()) {
            decide(*action);
        } else {
            m_chance.decide();
        }
    }
    return m_lesson.over() && m_visitor.trouble().isEmpty();
}

// Something can be done by the learner.
bool Learner::waitForStep() const
{
    const model::Table &table = *m_lesson.table();
    return m_visitor.scene().waitFor([&] {
        return m_lesson.over() || m_lesson.reads() || table.scoring()->waits()
            || (table.prompt()->decision() != model::Enums::Decision::None && !m_lesson.watches());
    });
}

void Learner::choose(const char *name, int number)
{
    m_visitor.choose(QLatin1String(name) + QString::number(number));
}

void Learner::chooseCard(rules::Card card)
{
    const QList<model::HandRow> &hand = m_lesson.table()->hand()->rows();
    for (int row = 0; row < hand.size(); ++row) {
        const bool same = model::toRules(hand.at(row).kind) == card.kind() && hand.at(row).value == card.value();
        if (same && !hand.at(row).chosen) {
            choose("card", row);
            return;
        }
    }
}

void Learner::decide(const Action &action)
{
    switch (action.kind()) {
    case ActionKind::Keep:
        chooseCard(action.card());
        break;
    case ActionKind::Play:
        chooseCard(action.card());
        if (action.card().isSwords()) {
            choose("board", static_cast<int>(model::toShown(action.board())));
        }
        break;
    case ActionKind::Bet:
    case ActionKind::Bonus:
    case ActionKind::WinTie:
        choose("board", static_cast<int>(model::toShown(action.board())));
        break;
    case ActionKind::Peek:
    case ActionKind::TakeToken:
        choose("place", action.place());
        break;
    default: // no lesson asks for one of those
        m_visitor.complain(QStringLiteral("step %1 of the lesson asks for something new").arg(m_lesson.number()));
        return;
    }
    choose("decide", 0);
}

} // namespace academy::app
