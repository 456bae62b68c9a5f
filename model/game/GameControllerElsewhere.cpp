// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "game/GameController.h"

#include "rules/Actors.h"

#include <algorithm>
#include <utility>

/// Those who play at other devices: their decisions come when they come.
namespace academy::model
{

using rules::Action;
using rules::Due;

rules::ActorSet GameController::awaited() const
{
    rules::ActorSet awaited = 0;
    const rules::State &state = m_match->state();
    for (int actor = 0; actor < rules::maxSquires; ++actor) {
        if (rules::isIn(rules::deciding(state), actor)) {
            const int player = rules::decider(state, actor);
            if (m_people.isElsewhere(player) && settled(player, actor) == nullptr) {
                awaited = static_cast<rules::ActorSet>(awaited | (1U << static_cast<unsigned>(actor)));
            }
        }
    }
    return awaited;
}

void GameController::setPlace(int player, People::Place place)
{
    if (!m_match || m_people.place(player) == place) {
        return;
    }
    if (m_people.place(player) == People::Place::Computer) { // it need not think any more
        m_thinker.cancel();
        m_thinking = 0;
        m_answers.clear();
    }
    m_people.setPlace(player, place);
    m_asked.reset(); // by whom, and behind a curtain or not, is seen anew
    m_looker = m_people.onlyHuman();
    m_presenter->setReader(m_people.humans() > 0);
    m_undo.clear();
    m_decided.clear();
    proceed();
    Q_EMIT changed(); // also while something is told
}

void GameController::decideElsewhere(int player, const Action &action, const Answer &answer)
{
    if (!m_match || m_back || !m_people.isElsewhere(player) || latest().due() != Due::Decision) {
        answer(QStringLiteral("nothing can be decided now"));
        return;
    }
    if (const auto refusal = rules::check(latest().state(), action)) {
        answer(QString::fromUtf8(refusal->text()));
        return;
    }
    const int asked = rules::askedFor(latest().state(), action);
    if (rules::decider(latest().state(), asked) != player) {
        answer(QStringLiteral("this is not yours to decide"));
        return;
    }
    Next next = decided(action);
    next.decider = Asked{.actor = asked, .player = player, .curtain = false};
    next.save = m_saver.save(next.match.record());
    m_unsavedAnswers.push_back({.save = next.save, .answer = answer});
    m_next.push_back(std::move(next));
    answerSaved();
    proceed();
}

// What is on the disk is acknowledged, also while something else is still told. What could not be saved is owed until it is.
void GameController::answerSaved()
{
    if (m_saver.trouble()) {
        return;
    }
    std::vector<Answer> due;
    std::erase_if(m_unsavedAnswers, [this, &due](UnsavedAnswer &unsaved) {
        const bool saved = m_saver.isDone(unsaved.save);
        if (saved) {
            due.push_back(std::move(unsaved.answer));
        }
        return saved;
    });
    for (const Answer &answer : due) {
        answer(std::nullopt);
    }
}

const Action *GameController::settled(int player, int asked) const
{
    for (const Next &next : m_next) {
        if (next.decider && next.decider->player == player && next.decider->actor == asked) {
            return &*next.action;
        }
    }
    return nullptr;
}

bool GameController::mayTakeBack(int player) const
{
    if (!m_match || m_back || m_match->due() == Due::Nothing || !m_people.isElsewhere(player)) {
        return false;
    }
    if (!m_next.empty()) {
        return m_next.size() == 1 && m_next.front().decider && m_next.front().decider->player == player;
    }
    return !m_undo.empty() && m_undo.back().player == player;
}

void GameController::takeBack(int player)
{
    if (mayTakeBack(player)) {
        takeBackFrom(m_next.empty() ? m_next.end() : m_next.begin());
    }
}

} // namespace academy::model
