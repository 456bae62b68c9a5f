// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "decision/RefusalRules.h"
#include "game/Sounds.h"
#include "table/Table.h"

#include "words/Answers.h"
#include "words/Reasons.h"

#include <utility>

/// How people decide at the table: from taps on the prompt to the action that is carried out.
namespace academy::model
{

void Table::connectPrompt()
{
    connect(m_prompt, &Prompt::tapped, this, &Table::answer);
    connect(m_prompt, &Prompt::cardLifted, this, [this] { sound(soundOfLift()); });
    connect(m_prompt, &Prompt::decided, this, &Table::confirm);
    connect(m_prompt, &Prompt::curtainLifted, this, [this] { m_leader->liftCurtain(); });
    connect(m_advice, &AdvicePrompt::followed, m_prompt, &Prompt::choose);
    connect(m_advice, &AdvicePrompt::boardsChanged, this, [this] { showChoice(scene()); });
}

// Shows what a tap has changed, or why it has not.
void Table::answer(const Choice::Answer &objection)
{
    m_refusal.clear();
    m_refusalRule.clear();
    if (objection) {
        m_refusalRule = ruleOf(*objection, *m_prompt->choice());
        switch (objection->kind) {
        case Objection::Kind::Rule:
            m_refusal = Reasons::refusal(objection->reason);
            break;
        case Objection::Kind::CardFirst:
            m_refusal = Answers::cardFirst();
            break;
        case Objection::Kind::Enough:
            m_refusal = Answers::enough();
            break;
        case Objection::Kind::NotAsked:
            break;
        }
    } else if (m_guide != nullptr) {
        m_refusal = m_guide->remark(*m_prompt->choice());
    }
    showChoice(scene());
}

void Table::refuse(const QString &why)
{
    m_refusal = why;
    m_refusalRule.clear();
    showChoice(scene());
}

void Table::setGuide(const TableGuide *guide)
{
    m_guide = guide;
    show();
}

void Table::confirm(const rules::Action &action)
{
    const QString objection = m_guide != nullptr ? m_guide->objection(*m_prompt->choice(), action) : QString();
    if (objection.isEmpty()) {
        decide(action);
    } else {
        refuse(objection);
    }
}

void Table::decide(const rules::Action &action)
{
    if (!m_prompt->isOpen()) {
        return;
    }
    if (const auto refusal = m_leader->decide(action)) {
        answer(Objection{.kind = Objection::Kind::Rule, .reason = refusal->reason});
    }
}

// Somebody is asked now, still, or no longer.
void Table::ask()
{
    const std::optional<Asked> &asked = m_leader->asked();
    if (m_leader->hasDecided() && m_prompt->choice() != nullptr) { // it is shown until it is carried out
        m_prompt->close();
        m_advice->withdraw();
        m_awaited = false;
        return;
    }
    if (asked && asked->curtain) {
        m_moment = -1; // behind the curtain nobody looks back
    }
    if (!m_leader->leads() || !asked || asked->curtain) {
        m_prompt->withdraw();
        m_refusal.clear();
        m_refusalRule.clear();
    } else {
        const rules::State &state = m_leader->state();
        const Choice *choice = m_prompt->choice();
        const bool same = m_prompt->isOpen() && choice->actor() == asked->actor && choice->table().phase == state.phase
            && choice->table().turn == state.turn && choice->table().step == state.step;
        if (!same) { // others who decide at the same time change nothing here
            m_prompt->ask(Choice(m_leader->view(asked->player), asked->actor));
            m_refusal.clear();
            m_refusalRule.clear();
        }
    }
    if (asked && m_leader->leads()) {
        const rules::State &state = m_leader->state();
        const bool neutral = !rules::actorIsPlayer(state.phase) && state.options.isNeutral(asked->actor);
        m_viewSeat = neutral ? asked->player : asked->actor;
    }
    offerCounsel();
    if (const bool awaited = asked.has_value(); awaited != std::exchange(m_awaited, awaited) && awaited) {
        sound(soundOfTurn());
    }
}

// The master speaks to whoever decides, and knows no more than that person does.
void Table::offerCounsel()
{
    const Choice *choice = m_prompt->choice();
    m_advice->setAllowed(!m_leader->leads() || m_leader->allowsAdvice());
    if (choice == nullptr) {
        m_advice->withdraw();
        return;
    }
    const std::uint64_t seed =
        m_leader->record().seed.toULongLong(nullptr, 16) + static_cast<unsigned>(m_leader->entries());
    m_advice->offer(*choice, m_leader->people(), seed);
}

} // namespace academy::model
