// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "table/AdvicePrompt.h"

#include "words/AdviceText.h"

#include <utility>

namespace academy::model
{

AdvicePrompt::AdvicePrompt(Worker::Threads threads, QObject *parent)
    : QObject(parent)
    , m_worker(threads)
{
    connect(&m_worker, &AdviceWorker::advised, this, &AdvicePrompt::hear);
}

void AdvicePrompt::setAllowed(bool allowed)
{
    if (allowed != std::exchange(m_allowed, allowed)) {
        if (!allowed) {
            forget();
            m_decision.reset();
        }
        Q_EMIT changed();
    }
}

void AdvicePrompt::offer(const Choice &decision, const People &people, std::uint64_t seed)
{
    if (!m_allowed
        || (m_decision && m_decision->view() == decision.view() && m_decision->actor() == decision.actor())) {
        return;
    }
    forget();
    m_decision = decision;
    m_people = people;
    m_seed = seed;
    Q_EMIT changed();
}

void AdvicePrompt::withdraw()
{
    if (m_decision) {
        forget();
        m_decision.reset();
        Q_EMIT changed();
    }
}

void AdvicePrompt::ask()
{
    if (!m_decision || m_thinking) {
        return;
    }
    m_read = true;
    if (m_advice) {
        Q_EMIT boardsChanged();
        return;
    }
    m_thinking = true;
    Q_EMIT changed();
    players::TableLevels levels;
    for (int player = 0; player < m_decision->table().options.players(); ++player) {
        levels[static_cast<std::size_t>(player)] = m_people.level(player).toStdString();
    }
    m_worker.ask(m_decision->view(), m_decision->actor(), m_seed, levels);
}

void AdvicePrompt::dismiss()
{
    m_read = false;
    if (m_thinking) {
        forget();
        Q_EMIT changed();
    } else if (m_advice) {
        Q_EMIT boardsChanged();
    }
}

QList<Enums::Board> AdvicePrompt::boards() const
{
    QList<Enums::Board> boards;
    if (m_read) {
        for (const AnswerLine &reason : m_reasons) {
            boards.append(reason.board);
        }
    }
    return boards;
}

void AdvicePrompt::follow()
{
    if (m_advice) {
        Q_EMIT followed(m_advice->best);
    }
}

void AdvicePrompt::hear(const players::Advice &advice)
{
    m_thinking = false;
    m_advice = advice;
    putInWords();
    Q_EMIT changed();
    Q_EMIT boardsChanged();
}

void AdvicePrompt::forget()
{
    m_worker.cancel();
    m_thinking = false;
    m_read = false;
    m_advice.reset();
    m_choice.clear();
    m_chance.clear();
    m_reasons.clear();
}

void AdvicePrompt::putInWords()
{
    m_choice = AdviceText::choice(*m_decision, m_people, m_advice->best);
    m_chance = AdviceText::chance(*m_decision, m_people, *m_advice);
    m_reasons = AdviceText::reasons(*m_decision, m_people, *m_advice);
}

void AdvicePrompt::retranslate()
{
    if (m_advice) {
        putInWords();
        Q_EMIT changed();
    }
}

} // namespace academy::model
