// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "game/GameController.h"

#include "rules/Actors.h"

#include <QtLogging>

#include <bit>

/// Whom the controller asks, and who may look.
namespace academy::model
{

using rules::Action;
using rules::Phase;

namespace
{

// Decisions for which one has to see something that others may not.
bool needsSecrets(Phase phase)
{
    return phase != Phase::TakeStack && phase != Phase::WinTie && phase != Phase::Bonus;
}

} // namespace

// The fifth card of the draft, and the neutral squire's card when it fits one board only, are no choice.
std::optional<Action> GameController::forcedAction(const rules::State &state)
{
    if (state.phase != Phase::Draft && state.phase != Phase::Play) {
        return std::nullopt;
    }
    rules::ActionList actions;
    for (rules::ActorSet left = rules::deciding(state); left != 0; left &= static_cast<rules::ActorSet>(left - 1)) {
        const int actor = std::countr_zero(left);
        rules::legalActions(state, actor, actions);
        const bool onlyCard = state.phase == Phase::Draft && state.hands[static_cast<std::size_t>(actor)].size() == 1;
        if (actions.size() == 1 && (onlyCard || state.options.isNeutral(actor))) {
            return actions[0];
        }
    }
    return std::nullopt;
}

void GameController::askComputers()
{
    const rules::State &state = m_match->state();
    for (rules::ActorSet left = rules::deciding(state); left != 0; left &= static_cast<rules::ActorSet>(left - 1)) {
        const int actor = std::countr_zero(left);
        const int player = rules::decider(state, actor);
        if (!m_people.isHuman(player) && !rules::isIn(m_thinking, actor)) {
            m_thinking = static_cast<rules::ActorSet>(m_thinking | (1U << static_cast<unsigned>(actor)));
            m_thinker.ask(rules::viewOf(state, player), actor,
                          {.level = m_people.level(player), .style = m_people.style(player)}, seedFor(state, actor));
        }
    }
}

// What a computer has chosen; where the rules refuse it, what chance chooses: the fault of one player must not end the game
// of all. Nothing when there is nothing for it to decide.
std::optional<GameController::Next> GameController::allowed(const Thought &thought) const
{
    const rules::State &state = latest().state();
    const auto refusal = rules::check(state, thought.action);
    if (!refusal) {
        return decided(thought.action);
    }
    rules::ActionList actions;
    rules::legalActions(state, thought.actor, actions);
    if (actions.isEmpty()) {
        return std::nullopt;
    }
    const int player = rules::decider(state, thought.actor);
    qWarning("player %d, %s, has chosen what the rules refuse: %s", player + 1, qPrintable(m_people.level(player)),
             qPrintable(QString::fromUtf8(refusal->text())));
    rules::Random random(seedFor(state, thought.actor));
    Next next = decided(actions[random.below(actions.size())]);
    next.fault = refusal;
    return next;
}

// Of several humans who decide at once, whoever holds the device comes first, the others in turn order.
std::optional<Asked> GameController::nextHuman() const
{
    const rules::State &state = m_match->state();
    const rules::ActorSet deciding = rules::deciding(state);
    const int actors = rules::actorIsPlayer(state.phase) ? 2 : state.squires();
    const int first = rules::actorIsPlayer(state.phase) ? rules::firstPlayer(state) : state.first;
    std::optional<Asked> next;
    for (int position = 0; position < actors; ++position) {
        const int actor = (first + position) % actors;
        const int player = rules::isIn(deciding, actor) ? rules::decider(state, actor) : -1;
        if (m_people.isHere(player) && (!next || player == m_holder)) {
            next = Asked{.actor = actor, .player = player};
        }
    }
    return next;
}

void GameController::askHuman()
{
    const rules::State &state = m_match->state();
    if (m_asked && rules::isIn(rules::deciding(state), m_asked->actor)) {
        return; // thinks it over
    }
    m_asked.reset();
    std::optional<Asked> next = nextHuman();
    if (!next) {
        return;
    }
    if (!hasCurtain()) {
        m_looker = next->player;
    }
    m_looker = next->player == m_looker ? m_looker : -1;
    next->curtain = m_looker < 0 && needsSecrets(state.phase);
    m_holder = next->player;
    m_presenter->endHurry();
    m_asked = next;
}

// Whoever looks is asked next; or may be, as all have chosen in the draft and who begins is not told yet.
bool GameController::keepsLooking() const
{
    const rules::State &state = m_match->state();
    const bool choice = m_match->due() == Due::Decision && !forcedAction(state);
    const auto next = choice ? nextHuman() : std::nullopt;
    return next ? next->player == m_looker : state.phase == Phase::Draft || state.phase == Phase::DraftDone;
}

bool GameController::hasCurtain() const
{
    return m_people.humans() > 1 && m_handOver != Enums::HandOver::Open;
}

void GameController::setHandOver(Enums::HandOver way)
{
    m_handOver = way;
    if (m_asked && !hasCurtain()) {
        liftCurtain();
    }
}

void GameController::liftCurtain()
{
    if (m_asked && m_asked->curtain) {
        m_asked->curtain = false;
        m_looker = m_asked->player;
        Q_EMIT changed();
    }
}

void GameController::cover()
{
    if (m_match && hasCurtain()) {
        m_looker = -1;
        if (m_asked) {
            m_asked->curtain = needsSecrets(m_match->state().phase);
        }
        Q_EMIT changed();
    }
}

// Different for each decision of a game, and the same whenever the game is played again.
std::uint64_t GameController::seedFor(const rules::State &state, int actor) const
{
    const auto moment =
        static_cast<std::uint64_t>(((state.turn * 32 + static_cast<int>(state.phase)) * 32 + state.step) * 8 + actor);
    return m_match->record().seed.toULongLong(nullptr, 16) ^ (moment * 0x9E3779B97F4A7C15U);
}

} // namespace academy::model
