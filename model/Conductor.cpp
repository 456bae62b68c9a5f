// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Conductor.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <bit>
#include <utility>

namespace academy::model
{

using rules::Action;
using rules::ActionKind;
using rules::Due;
using rules::EventKind;
using rules::Phase;

namespace
{

constexpr auto nothingSaved = static_cast<std::size_t>(-1);

bool isSimultaneous(Phase phase)
{
    return phase == Phase::Draft || phase == Phase::Split || phase == Phase::Assign;
}

// Decisions for which one has to see something that others may not.
bool needsSecrets(Phase phase)
{
    return phase != Phase::TakeStack && phase != Phase::WinTie && phase != Phase::Bonus;
}

// After these a decision cannot be taken back: somebody has learnt something.
bool reveals(const rules::Events &events)
{
    return std::ranges::any_of(events, [](const rules::Event &event) {
        return event.kind == EventKind::HandsPassed || event.kind == EventKind::StacksShown
            || event.kind == EventKind::TokenPeeked || event.kind == EventKind::TokenTaken
            || event.kind == EventKind::TokensShown;
    });
}

} // namespace

Conductor::Conductor(const Ground &ground, Storyteller *story, QObject *parent)
    : QObject(parent)
    , m_story(story)
    , m_thinker(ground.threads)
    , m_saver(ground.threads)
{
    connect(story, &Storyteller::finished, this, &Conductor::proceed);
    connect(&m_thinker, &Thinker::decided, this, [this](const Action &action) {
        m_answers.push_back(action);
        proceed();
    });
    connect(&m_saver, &Saver::saved, this, [this](bool well) {
        if (!well) {
            Q_EMIT savingFailed();
        }
        proceed();
    });
}

void Conductor::lead(Match match, const Told &told, const QString &path)
{
    leave();
    m_match = std::move(match);
    m_path = path;
    m_savedEntries = nothingSaved;
    m_told = told;
    m_people = People(m_match->record());
    m_looker = m_people.onlyHuman();
    m_story->setReader(m_people.humans() > 0);
    save();
    proceed();
    Q_EMIT changed();
}

void Conductor::leave()
{
    m_thinker.cancel();
    m_match.reset();
    m_asked.reset();
    m_looker = -1;
    m_holder = -1;
    m_thinking = 0;
    m_answers.clear();
    m_undo.clear();
    m_hurries = false;
    m_story->clear();
    Q_EMIT changed();
}

void Conductor::proceed()
{
    if (m_proceeding) {
        return; // the loop below goes on by itself
    }
    {
        const QScopedValueRollback guard(m_proceeding, true);
        while (m_match && !m_story->telling() && step()) { }
    }
    Q_EMIT changed();
}

bool Conductor::step()
{
    switch (m_match->due()) {
    case Due::Chance:
        m_undo.clear();
        tell(m_match->drawChance());
        return true;
    case Due::Advance:
        tell(m_match->advance());
        return true;
    case Due::Decision:
        return decideNext();
    case Due::Nothing:
        m_hurries = false;
        break;
    }
    return false;
}

void Conductor::tell(Step step)
{
    std::deque<Beat> beats = cutIntoBeats(m_told, step.events, step.after);
    for (Beat &beat : beats) {
        beat.entry = step.entries;
    }
    m_told = beats.back().told;
    m_story->tell(std::move(beats), m_hurries);
}

bool Conductor::decideNext()
{
    if (const auto action = forcedAction()) {
        m_undo.clear();
        m_looker = hasCurtain() ? -1 : m_looker; // whoever looked is not asked again after all
        tell(take(*action));
        return true;
    }
    askComputers();
    if (!m_answers.empty()) {
        const Action answer = m_answers.front();
        m_answers.erase(m_answers.begin());
        m_undo.clear();
        tell(take(answer));
        return true;
    }
    askHuman();
    return false;
}

// The fifth card of the draft, and the neutral squire's card when it fits one board only, are no choice.
std::optional<Action> Conductor::forcedAction() const
{
    const rules::State &state = m_match->state();
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

void Conductor::askComputers()
{
    const rules::State &state = m_match->state();
    for (rules::ActorSet left = rules::deciding(state); left != 0; left &= static_cast<rules::ActorSet>(left - 1)) {
        const int actor = std::countr_zero(left);
        const int player = rules::decider(state, actor);
        if (!m_people.isHuman(player) && ((m_thinking >> actor) & 1) == 0) {
            m_thinking = static_cast<rules::ActorSet>(m_thinking | (1U << static_cast<unsigned>(actor)));
            m_thinker.ask(rules::viewOf(state, player), actor, m_people.level(player), seedFor(actor));
        }
    }
}

// Of several humans who decide at once, whoever holds the device comes first, the others in turn order.
std::optional<Asked> Conductor::nextHuman() const
{
    const rules::State &state = m_match->state();
    const rules::ActorSet deciding = rules::deciding(state);
    const int actors = rules::actorIsPlayer(state.phase) ? 2 : state.squires();
    const int first = rules::actorIsPlayer(state.phase) ? rules::firstPlayer(state) : state.first;
    std::optional<Asked> next;
    for (int position = 0; position < actors; ++position) {
        const int actor = (first + position) % actors;
        const int player = ((deciding >> actor) & 1) != 0 ? rules::decider(state, actor) : -1;
        if (m_people.isHuman(player) && (!next || player == m_holder)) {
            next = Asked{.actor = actor, .player = player};
        }
    }
    return next;
}

void Conductor::askHuman()
{
    const rules::State &state = m_match->state();
    if (m_asked && ((rules::deciding(state) >> m_asked->actor) & 1) != 0) {
        return; // thinks it over
    }
    m_asked.reset();
    std::optional<Asked> next = nextHuman();
    if (!next) {
        return;
    }
    save();
    if (m_saver.busy()) {
        return; // asked when all is on disk
    }
    if (!hasCurtain()) {
        m_looker = next->player;
    }
    m_looker = next->player == m_looker ? m_looker : -1;
    next->curtain = m_looker < 0 && needsSecrets(state.phase);
    m_holder = next->player;
    m_hurries = false;
    m_asked = next;
}

bool Conductor::hasCurtain() const
{
    return m_people.humans() > 1 && m_handOver != Academy::HandOver::Open;
}

void Conductor::hurry()
{
    m_hurries = m_match && !m_asked && m_people.humans() > 0;
    m_story->skip();
}

void Conductor::setHandOver(Academy::HandOver way)
{
    m_handOver = way;
    if (m_asked && !hasCurtain()) {
        liftCurtain();
    }
}

void Conductor::liftCurtain()
{
    if (m_asked && m_asked->curtain) {
        m_asked->curtain = false;
        m_looker = m_asked->player;
        Q_EMIT changed();
    }
}

void Conductor::cover()
{
    if (m_match && hasCurtain()) {
        m_looker = -1;
        if (m_asked) {
            m_asked->curtain = needsSecrets(m_match->state().phase);
        }
        Q_EMIT changed();
    }
}

std::optional<rules::Refusal> Conductor::decide(const Action &action)
{
    if (!m_match || !m_asked || m_asked->curtain || m_story->telling()) {
        return rules::Refusal{rules::Reason::NotYourDecision, "R4.3"};
    }
    if (auto refusal = rules::check(m_match->state(), action)) {
        return refusal;
    }
    const int player = m_asked->player;
    Moment before{.match = *m_match, .told = m_told, .player = player};
    m_asked.reset();
    {
        const QScopedValueRollback guard(m_proceeding, true); // nothing goes on before this is told
        Step step = take(action);
        if (!reveals(step.events)) {
            m_undo.push_back(std::move(before));
        }
        if (hasCurtain()) { // down at once, before anything is told
            const auto next = m_match->due() == Due::Decision ? nextHuman() : std::nullopt;
            m_looker = next && next->player == player ? m_looker : -1;
        }
        tell(std::move(step));
    }
    proceed();
    return std::nullopt;
}

// Carries out a legal action; telling it is left to the caller.
Step Conductor::take(const Action &action)
{
    const bool together = isSimultaneous(m_match->state().phase);
    m_thinking = together ? static_cast<rules::ActorSet>(m_thinking & ~(1U << static_cast<unsigned>(action.actor())))
                          : rules::ActorSet{0};
    Step step = std::get<Step>(m_match->decide(action));
    if (reveals(step.events)) {
        m_undo.clear();
    }
    save();
    return step;
}

void Conductor::undo()
{
    if (m_undo.empty()) {
        return;
    }
    m_thinker.cancel();
    m_answers.clear();
    m_thinking = 0;
    Moment before = std::move(m_undo.back());
    m_undo.pop_back();
    m_match = std::move(before.match);
    m_told = before.told;
    m_asked.reset();
    m_holder = before.player;
    m_looker = hasCurtain() && m_looker != before.player ? -1 : before.player;
    m_story->clear();
    Q_EMIT wentBack(m_told, static_cast<int>(m_match->record().entries.size()));
    save();
    proceed();
}

void Conductor::save()
{
    const auto entries = m_match->record().entries.size();
    if (!m_path.isEmpty() && entries != m_savedEntries) {
        m_savedEntries = entries;
        m_saver.save(m_path, m_match->record());
    }
}

// Different for each decision of a game, and the same whenever the game is played again.
std::uint64_t Conductor::seedFor(int actor) const
{
    const rules::State &state = m_match->state();
    const auto moment = static_cast<std::uint64_t>(((state.turn * 32 + static_cast<int>(state.phase)) * 32 + state.step) * 8
                                                   + actor);
    return m_match->record().seed.toULongLong(nullptr, 16) ^ (moment * 0x9E3779B97F4A7C15U);
}

} // namespace academy::model
