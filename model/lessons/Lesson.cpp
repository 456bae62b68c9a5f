// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "lessons/Lesson.h"

#include "lessons/LessonPlayer.h"
#include "lessons/LessonRemarks.h"

#include "names/PlayerNames.h"
#include "rows/RuleEnums.h"

#include "rules/View.h"

#include <algorithm>

namespace academy::lessons
{

using model::Choice;
using model::Enums::Decision;
using model::Enums::Pointer;
using rules::Action;

namespace
{

// The learner has no name, the others are those of the rulebook's figures.
QStringList names()
{
    return {model::PlayerNames::unnamed(learner), QStringLiteral("Bruno"), QStringLiteral("Chloé"),
            QStringLiteral("Emre")};
}

QString translated(const char *text)
{
    return QCoreApplication::translate("Lessons", text);
}

bool isToBeRead(const LessonStep &step)
{
    return step.when != When::Asked && step.when != When::Scored;
}

model::TableConfig forLessons(model::TableConfig config)
{
    config.savesFolder.clear();
    config.players = makeLessonPlayer;
    return config;
}

} // namespace

Lesson::Lesson(QObject *parent)
    : Lesson(model::TableConfig{}, parent)
{
}

Lesson::Lesson(model::TableConfig config, QObject *parent)
    : QObject(parent)
    , m_table(new model::Table(forLessons(std::move(config)), this))
{
    m_table->setGuide(this);
    connect(m_table->prompt(), &model::Prompt::changed, this, &Lesson::follow);
    connect(m_table->scoring(), &model::ScoringWalk::activeChanged, this, &Lesson::follow);
    connect(m_table->scoring(), &model::ScoringWalk::boardChanged, this, &Lesson::follow);
    connect(m_table->presenter(), &model::EventPresenter::stepChanged, this, &Lesson::follow);
}

Lesson::~Lesson()
{
    m_following = true; // nothing more while the table goes
    delete m_table;
}

void Lesson::setLesson(const QString &id)
{
    if (id == m_id) {
        return;
    }
    m_id = id;
    m_script = lessonScript(id);
    begin(m_progress.place(id));
    Q_EMIT lessonChanged();
}

void Lesson::restart()
{
    begin({});
}

void Lesson::begin(const LessonProgress::Place &place)
{
    m_over = false;
    if (m_script == nullptr) {
        m_table->leave();
        Q_EMIT stepChanged();
        return;
    }
    const bool within = place.chapter < static_cast<int>(m_script->chapters.size());
    m_chapter = within ? place.chapter : 0;
    m_game = playChapter(chapter(), names(), levelOf(*m_script, m_chapter));
    m_taken = within ? std::min(place.decisions, static_cast<int>(m_game.own.size())) : 0;
    m_isDue = false;
    // The first step after the decision taken last.
    int step = 0;
    while (m_taken > 0 && step + 1 < stepCount() && decisionOf(step) < m_taken) {
        ++step;
    }
    m_following = true; // not before the game lies there
    (void)m_table->continueFrom(m_game.after(m_taken));
    m_following = false;
    enter(step);
    follow();
}

// Where the lesson stands is where the game stands: what somebody has skipped is caught up with.
void Lesson::follow()
{
    if (m_following || m_script == nullptr || m_over) {
        return;
    }
    m_following = true;
    countDecisions();
    while (isComplete()) {
        int next = m_step + 1;
        while (next < stepCount() && !isReady(next)) {
            ++next;
        }
        if (next >= stepCount()) {
            break;
        }
        enter(next);
    }
    m_table->presenter()->setResting(reads() || m_paused);
    m_following = false;
    Q_EMIT stepChanged();
}

// Which of the learner's decisions is due, and how many have been taken.
void Lesson::countDecisions()
{
    const int before = m_taken;
    const auto &controller = m_table->controller();
    const auto due = std::ranges::find_if(
        m_game.own.begin() + m_taken, m_game.own.end(), [&controller](const PlannedDecision &planned) {
            return !controller.hasDecided() && planned.isDue(controller.state(), planned.action.actor());
        });
    if (due != m_game.own.end()) {
        m_taken = static_cast<int>(due - m_game.own.begin());
    } else if (m_isDue) {
        ++m_taken;
    }
    m_isDue = due != m_game.own.end();
    if (m_taken != before) {
        m_progress.leaveAt(m_id, {.chapter = m_chapter, .decisions = m_taken});
    }
}

void Lesson::enter(int step)
{
    m_step = step;
    m_read = false;
    Q_EMIT stepBegan(text());
}

void Lesson::next()
{
    if (!reads()) {
        return;
    }
    if (m_step + 1 < stepCount()) {
        m_read = true;
        follow();
    } else if (m_chapter + 1 < static_cast<int>(m_script->chapters.size())) {
        const LessonProgress::Place place{.chapter = m_chapter + 1};
        m_progress.leaveAt(m_id, place);
        begin(place);
    } else {
        m_over = true;
        m_progress.finish(m_id);
        Q_EMIT stepChanged();
        Q_EMIT ended();
    }
}

void Lesson::setPaused(bool paused)
{
    if (paused != m_paused) {
        m_paused = paused;
        m_table->presenter()->setResting(reads() || m_paused);
        Q_EMIT pausedChanged();
    }
}

void Lesson::skip()
{
    if (reads()) {
        next();
    } else if (!isAsked()) {
        m_table->skip();
    } else if (const PlannedDecision *planned = wanted()) {
        m_table->decide(planned->action);
    } else { // where a free choice has led
        const auto &asked = *m_table->controller().asked();
        rules::Random random(1);
        const rules::View view = rules::viewOf(m_table->controller().state(), asked.player);
        m_table->decide(LessonPlayer({}).choose(view, asked.actor, {}, random));
    }
}

void Lesson::retranslate()
{
    m_table->retranslate();
    Q_EMIT lessonChanged();
    Q_EMIT stepChanged();
}

const LessonChapter &Lesson::chapter() const
{
    return m_script->chapters.at(static_cast<std::size_t>(m_chapter));
}

int Lesson::stepCount() const
{
    return static_cast<int>(chapter().steps.size());
}

const LessonStep &Lesson::stepAt(int step) const
{
    return chapter().steps.at(static_cast<std::size_t>(step));
}

// How many decisions the steps before it are about.
int Lesson::decisionOf(int step) const
{
    const auto begin = chapter().steps.begin();
    return static_cast<int>(
        std::count_if(begin, begin + step, [](const LessonStep &one) { return one.when == When::Asked; }));
}

bool Lesson::isAsked() const
{
    return m_table->controller().asked() && !m_table->controller().hasDecided()
        && m_table->prompt()->decision() != Decision::None;
}

bool Lesson::isTurnOver() const
{
    const rules::State &told = m_table->told().table;
    return !m_table->presenter()->telling() && (told.turn > chapter().game.turn || told.phase == rules::Phase::Over);
}

bool Lesson::isReady(int step) const
{
    switch (stepAt(step).when) {
    case When::Now:
        return step == m_step + 1;
    case When::Awaited:
    case When::Asked:
        return m_isDue && isAsked() && decisionOf(step) == m_taken;
    case When::Scored:
        return m_table->scoring()->active() && m_table->scoring()->board() == model::toShown(stepAt(step).board);
    case When::Ended:
        return isTurnOver();
    }
    return false;
}

bool Lesson::isComplete() const
{
    const LessonStep &step = stepAt(m_step);
    return isToBeRead(step) ? m_read : step.when == When::Scored || m_taken > decisionOf(m_step);
}

const PlannedDecision *Lesson::wanted() const
{
    const bool asks = m_script != nullptr && !m_over && m_isDue && stepAt(m_step).when == When::Asked
        && decisionOf(m_step) == m_taken;
    return asks ? &m_game.own.at(static_cast<std::size_t>(m_taken)) : nullptr;
}

std::optional<Action> Lesson::asksFor() const
{
    const PlannedDecision *planned = isAsked() ? wanted() : nullptr;
    return planned != nullptr && !stepAt(m_step).any ? std::optional(planned->action) : std::nullopt;
}

QString Lesson::remark(const Choice &choice) const
{
    const PlannedDecision *planned = wanted();
    return planned != nullptr && !stepAt(m_step).any ? LessonRemarks::aboutParts(choice, planned->action) : QString();
}

QString Lesson::objection(const Choice &choice, const Action &action) const
{
    if (reads()) {
        return LessonRemarks::readFirst();
    }
    const PlannedDecision *planned = wanted();
    if (planned == nullptr || stepAt(m_step).any || planned->action == action) {
        return {};
    }
    return LessonRemarks::aboutDecision(choice, m_table->controller().people(), planned->action);
}

QString Lesson::title() const
{
    return m_script != nullptr ? translated(m_script->title) : QString();
}

QString Lesson::text() const
{
    return m_script != nullptr ? translated(stepAt(m_step).text) : QString();
}

bool Lesson::reads() const
{
    return m_script != nullptr && !m_over && isToBeRead(stepAt(m_step)) && !m_read;
}

bool Lesson::watches() const
{
    return m_script != nullptr && !m_over && isComplete() && stepAt(m_step).when != When::Scored;
}

bool Lesson::last() const
{
    return m_script != nullptr && m_step + 1 == stepCount()
        && m_chapter + 1 == static_cast<int>(m_script->chapters.size());
}

int Lesson::number() const
{
    int before = 0;
    for (int chapter = 0; m_script != nullptr && chapter < m_chapter; ++chapter) {
        before += static_cast<int>(m_script->chapters[static_cast<std::size_t>(chapter)].steps.size());
    }
    return before + m_step + 1;
}

int Lesson::count() const
{
    int steps = 0;
    for (std::size_t chapter = 0; m_script != nullptr && chapter < m_script->chapters.size(); ++chapter) {
        steps += static_cast<int>(m_script->chapters[chapter].steps.size());
    }
    return steps;
}

Pointer Lesson::pointer() const
{
    return m_script != nullptr && !m_over && !watches() ? stepAt(m_step).pointer : Pointer::Nothing;
}

model::Enums::Board Lesson::board() const
{
    return m_script != nullptr ? model::toShown(stepAt(m_step).board) : model::Enums::Board::NoBoard;
}

} // namespace academy::lessons
