// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Conductor.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace academy::model
{

using rules::Action;
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
    , m_thinker(ground.threads, ground.players)
    , m_saver(ground.threads)
{
    connect(story, &Storyteller::finished, this, &Conductor::proceed);
    connect(&m_thinker, &Thinker::decided, this, [this](const std::vector<Thought> &thoughts) {
        m_answers.insert(m_answers.end(), thoughts.begin(), thoughts.end());
        proceed();
    });
    connect(&m_saver, &Saver::saved, this, [this](const std::optional<record::RecordError> &error) {
        if (error) {
            Q_EMIT savingFailed(*error);
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
    m_ended = m_match->due() == Due::Nothing;
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
    m_last.reset();
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
    m_ahead = 0;
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
        m_undo.clear();
        m_last.reset();
        m_hurries = false;
        if (!std::exchange(m_ended, true)) {
            Q_EMIT ended();
        }
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
    if (m_match && m_match->due() == Due::Decision && !forcedAction()) { // computers think meanwhile
        const rules::ActorSet before = m_thinking;
        askComputers();
        m_ahead = static_cast<rules::ActorSet>(m_ahead | (m_thinking & ~before));
    }
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
        const Thought answer = m_answers.front();
        m_answers.erase(m_answers.begin());
        m_undo.clear();
        if (const auto action = allowed(answer)) {
            tell(take(*action));
        }
        return true;
    }
    askHuman();
    return false;
}

void Conductor::hurry()
{
    m_hurries = m_match && !m_asked && m_people.humans() > 0;
    m_story->skip();
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
        if (m_people.onlyHuman() >= 0) {
            m_last = before;
        }
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

bool Conductor::canTakeBack() const
{
    return m_takeBacks && m_last.has_value();
}

bool Conductor::canUndo() const
{
    return m_match && m_match->due() != Due::Nothing && (!m_undo.empty() || canTakeBack());
}

void Conductor::setTakeBacks(bool allowed)
{
    m_takeBacks = allowed;
    Q_EMIT changed();
}

void Conductor::undo()
{
    if (!canUndo()) {
        return;
    }
    m_thinker.cancel();
    m_answers.clear();
    m_thinking = 0;
    const bool takesBack = m_undo.empty(); // together with what has followed
    Moment before = takesBack ? std::move(*m_last) : std::move(m_undo.back());
    if (!takesBack) {
        m_undo.pop_back();
    }
    m_last.reset();
    m_match = std::move(before.match);
    if (takesBack) {
        m_match->noteTakeBack();
    }
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

} // namespace academy::model
