// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "game/GameController.h"

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

GameController::GameController(const TableConfig &config, EventPresenter *presenter, QObject *parent)
    : GameLeader(parent)
    , m_presenter(presenter)
    , m_thinker(config.threads, config.players)
    , m_saver(config.threads, config.patience)
{
    connect(presenter, &EventPresenter::finished, this, &GameController::proceed);
    connect(&m_thinker, &Thinker::decided, this, [this](const std::vector<Thought> &thoughts) {
        m_answers.insert(m_answers.end(), thoughts.begin(), thoughts.end());
        proceed();
    });
    connect(&m_saver, &Saver::done, this, [this] {
        answerSaved();
        if (m_back || (!m_next.empty() && !m_presenter->telling())) {
            proceed();
        }
    });
}

void GameController::lead(Match match, const DisplayedState &told, const QString &path, std::unique_ptr<GameHold> hold)
{
    People people(match.record());
    lead(std::move(match), std::move(people), told, path, std::move(hold));
}

void GameController::lead(Match match, People people, const DisplayedState &told, const QString &path,
                          std::unique_ptr<GameHold> hold)
{
    leave();
    m_match = std::move(match);
    m_ended = m_match->due() == Due::Nothing;
    m_told = told;
    m_people = std::move(people);
    m_looker = m_people.onlyHuman();
    m_holder = m_match->lastHuman(); // is asked first again, as if nobody had been away
    m_presenter->setReader(m_people.humans() > 0);
    if (!m_ended) {
        m_saver.open(path, std::move(hold));
        m_saver.save(m_match->record());
    }
    proceed();
    Q_EMIT changed();
}

void GameController::freeze(Match match, const DisplayedState &told)
{
    leave();
    m_match = std::move(match);
    m_frozen = true;
    m_told = told;
    m_people = People(m_match->record());
    Q_EMIT changed();
}

void GameController::leave()
{
    m_thinker.cancel();
    m_saver.close();
    m_match.reset();
    m_next.clear();
    m_unsavedAnswers.clear();
    m_back.reset();
    m_asked.reset();
    m_looker = -1;
    m_holder = -1;
    m_thinking = 0;
    m_answers.clear();
    m_undo.clear();
    m_decided.clear();
    m_frozen = false;
    m_presenter->clear();
    Q_EMIT changed();
}

void GameController::proceed()
{
    if (m_proceeding) {
        return; // the loop below goes on by itself
    }
    if (m_match && m_presenter->telling()
        && !m_back) { // computers have decided meanwhile: nobody shall wait for the disk
        workOutDecisions();
        return;
    }
    {
        const QScopedValueRollback guard(m_proceeding, true);
        while (m_match && step()) { }
    }
    Q_EMIT changed();
}

// What has happened is told when it is on disk: this is the only place that lets it happen.
bool GameController::step()
{
    if (m_frozen) {
        return false;
    }
    if (m_back) {
        if (!m_saver.isDone(m_back->save)) {
            return false;
        }
        goBack(std::move(*std::exchange(m_back, {})));
        return true;
    }
    if (m_presenter->telling()) {
        return false;
    }
    m_ahead = 0;
    if (m_next.empty() && !workOut()) {
        return false;
    }
    if (!m_saver.isDone(m_next.front().save)) {
        return false;
    }
    Next next = std::move(m_next.front());
    m_next.pop_front();
    carryOut(std::move(next));
    return true;
}

// What happens next, if nobody at this device decides it.
bool GameController::workOut()
{
    switch (m_match->due()) {
    case Due::Chance: {
        Match match = *m_match;
        Step step = match.drawChance();
        const int save = m_saver.save(match.record());
        m_next.push_back({.match = std::move(match), .step = std::move(step), .save = save, .action = {}});
        break;
    }
    case Due::Advance: { // the record has no word of it
        Match match = *m_match;
        Step step = match.advance();
        m_next.push_back({.match = std::move(match), .step = std::move(step), .action = {}});
        break;
    }
    case Due::Decision:
        workOutDecisions();
        if (m_next.empty()) {
            askComputers();
            workOutDecisions();
        }
        if (m_next.empty()) {
            askHuman();
        }
        break;
    case Due::Nothing:
        m_undo.clear();
        m_decided.clear();
        m_presenter->endHurry();
        if (!m_saver.trouble()) {
            m_saver.close();
        }
        if (!std::exchange(m_ended, true)) {
            Q_EMIT ended();
        }
        break;
    }
    return !m_next.empty();
}

// All that computers have decided, and what is no choice, goes to the disk together.
void GameController::workOutDecisions()
{
    const std::size_t known = m_next.size();
    while (latest().due() == Due::Decision) {
        if (const auto action = forcedAction(latest().state())) {
            m_next.push_back(decided(*action));
            m_next.back().forced = true;
        } else if (!m_answers.empty()) {
            const Thought answer = m_answers.front();
            m_answers.erase(m_answers.begin());
            if (auto next = allowed(answer)) {
                m_next.push_back(std::move(*next));
            }
        } else {
            break;
        }
    }
    if (m_next.size() > known) {
        const int save = m_saver.save(latest().record());
        for (std::size_t fresh = known; fresh < m_next.size(); ++fresh) {
            m_next[fresh].save = save;
        }
    }
}

// The next moment, after a legal action.
GameController::Next GameController::decided(const Action &action) const
{
    Match match = latest();
    Step step = std::get<Step>(match.decide(action));
    return {.match = std::move(match), .step = std::move(step), .action = action};
}

void GameController::carryOut(Next next)
{
    const bool together = isSimultaneous(m_match->state().phase);
    const bool happens = next.match.record().entries.size() != m_match->record().entries.size();
    const Moment before{
        .match = std::move(*m_match), .told = m_told, .player = next.decider ? next.decider->player : -1};
    m_match = std::move(next.match);
    if (next.action) {
        m_thinking = together
            ? static_cast<rules::ActorSet>(m_thinking & ~(1U << static_cast<unsigned>(next.action->actor())))
            : rules::ActorSet{0};
    }
    if (reveals(next.step.events) || (happens && !next.decider)) {
        m_undo.clear();
    }
    if (next.decider) {
        if (!m_undo.empty() && m_undo.back().player != before.player
            && (m_people.isElsewhere(before.player) || m_people.isElsewhere(m_undo.back().player))) {
            m_undo.clear(); // somebody else has decided
        }
        if (m_people.isAlone()) {
            if (!m_decided.empty() && m_decided.back().match.state().turn != before.match.state().turn) {
                m_decided.clear();
            }
            m_decided.push_back(before);
        }
        if (!reveals(next.step.events)) {
            m_undo.push_back(before);
        }
    }
    if (hasCurtain() && !keepsLooking()) {
        m_looker = -1; // down at once, before anything is told
    }
    if (next.fault) {
        Q_EMIT faltered(rules::decider(before.match.state(), next.action->actor()), *next.fault);
    }
    Q_EMIT carriedOut(next.step);
    tell(std::move(next.step));
}

void GameController::tell(Step step)
{
    std::deque<AnimationStep> animations = cutIntoSteps(m_told, step.events, step.after);
    for (AnimationStep &animation : animations) {
        animation.entry = step.entries;
    }
    m_told = animations.back().told;
    m_presenter->tell(std::move(animations));
    if (m_match && m_match->due() == Due::Decision && !forcedAction(m_match->state())) { // computers think meanwhile
        const rules::ActorSet before = m_thinking;
        askComputers();
        m_ahead = static_cast<rules::ActorSet>(m_ahead | (m_thinking & ~before));
    }
}

void GameController::hurry(EventPresenter::Hurry way)
{
    if (m_match && !m_asked && m_people.humans() > 0) {
        m_presenter->hurry(way);
    } else {
        m_presenter->skip();
    }
}

std::optional<rules::Refusal> GameController::decide(const Action &action)
{
    if (!m_match || !m_asked || m_asked->curtain || m_presenter->telling()) {
        return rules::Refusal{rules::Reason::NotYourDecision, "R4.3"};
    }
    if (auto refusal = rules::check(latest().state(), action)) {
        return refusal;
    }
    Next next = decided(action);
    next.decider = std::exchange(m_asked, {});
    next.save = m_saver.save(next.match.record());
    m_next.push_back(std::move(next));
    proceed();
    return std::nullopt;
}

bool GameController::hasDecided() const
{
    return std::ranges::any_of(
        m_next, [this](const Next &next) { return next.decider && m_people.isHere(next.decider->player); });
}

bool GameController::canTakeBack() const
{
    return m_takeBacks && m_people.isAlone() && !m_decided.empty();
}

bool GameController::canUndo() const
{
    if (!m_match || m_back || m_match->due() == Due::Nothing) {
        return false;
    }
    const bool mine = m_people.isHere(m_undo.empty() ? -1 : m_undo.back().player);
    if (std::ranges::any_of(
            m_next, [this](const Next &next) { return next.decider && m_people.isElsewhere(next.decider->player); })) {
        return false; // what others have decided is not theirs who sit here
    }
    return hasDecided() || mine || canTakeBack();
}

void GameController::setTakeBacks(bool allowed)
{
    m_takeBacks = allowed;
    Q_EMIT changed();
}

void GameController::undo()
{
    if (canUndo()) {
        takeBackFrom(std::ranges::find_if(m_next, [](const Next &next) { return next.decider.has_value(); }));
    }
}

// `mine`: the decision, when it has not been carried out yet.
void GameController::takeBackFrom(std::deque<Next>::iterator mine)
{
    m_thinker.cancel();
    m_answers.clear();
    m_thinking = 0;
    PendingTakeBack way{.moment = {.match = *m_match, .told = m_told, .player = -1}};
    if (mine != m_next.end()) {
        way.moment.player = mine->decider->player;
        way.decision = *mine->action;
    } else {
        way.others = m_undo.empty(); // together with what has followed
        way.moment = way.others ? m_decided.back() : m_undo.back();
        way.decision = std::get<Action>(m_match->record().entries.at(way.moment.match.record().entries.size()));
        if (way.others) {
            way.moment.match.noteTakeBack();
        } else {
            m_undo.pop_back();
        }
        if (!m_decided.empty()) {
            m_decided.pop_back();
        }
    }
    m_next.clear();
    m_asked.reset();
    Q_EMIT goesBack();
    way.save = m_saver.save(way.moment.match.record());
    m_back = std::move(way);
    proceed();
}

void GameController::goBack(PendingTakeBack way)
{
    Moment &moment = way.moment;
    m_match = std::move(moment.match);
    m_told = moment.told;
    if (m_people.isHere(moment.player)) {
        m_holder = moment.player;
        m_looker = hasCurtain() && m_looker != moment.player ? -1 : moment.player;
    } else {
        m_looker = m_people.onlyHuman();
    }
    m_presenter->clear();
    Q_EMIT wentBack(m_told, static_cast<int>(m_match->record().entries.size()));
    Q_EMIT tookBack(way.decision, way.others);
}

} // namespace academy::model
