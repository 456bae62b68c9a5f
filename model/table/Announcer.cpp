// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "table/Announcer.h"

#include "words/Speech.h"

#include <algorithm>

namespace academy::model
{

namespace
{

// Milliseconds: events are gathered for a while, what one waits for comes soon, yet with all that changes together with it.
constexpr int gathering = 1500;
constexpr int soon = 80;

// One after the other as sentences.
QString joined(const QStringList &parts)
{
    QString text;
    for (const QString &part : parts) {
        if (part.isEmpty()) {
            continue;
        }
        text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + part;
        if (!text.endsWith(QLatin1Char('.')) && !text.endsWith(QLatin1Char('?')) && !text.endsWith(QLatin1Char('!'))) {
            text += QLatin1Char('.');
        }
    }
    return text;
}

// That a turn begins, and in the first one who has Excalibur: later it has just been said to whom it passes.
QString spoken(const ChronicleRow &row)
{
    if (row.kind == Enums::AnimationStep::TurnBegan) {
        return joined({Speech::turnBegins(row.turn), row.turn == 1 ? row.detail : QString()});
    }
    if (row.kind == Enums::AnimationStep::GameEnded) {
        return row.text; // whoever is knighted is told with the result
    }
    return row.detail.isEmpty() ? row.text : row.text + QStringLiteral(", ") + row.detail;
}

} // namespace

Announcer::Announcer(QObject *parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Announcer::flush);
}

void Announcer::setTable(Table *table)
{
    if (table == m_table) {
        return;
    }
    if (m_table != nullptr) {
        m_table->disconnect(this);
        m_table->prompt()->disconnect(this);
        m_table->chronicle()->disconnect(this);
        m_table->scoring()->disconnect(this);
        m_table->advice()->disconnect(this);
    }
    m_table = table;
    m_said = table != nullptr ? table->chronicle()->count() : 0;
    if (table != nullptr) {
        connect(table->chronicle(), &Chronicle::countChanged, this, &Announcer::hearEvents);
        connect(table->prompt(), &Prompt::changed, this, &Announcer::hearPrompt);
        connect(table, &Table::overChanged, this, &Announcer::hearResult);
        connect(table, &Table::tookBack, this, [this](const QString &text) {
            m_waiting = {text}; // what waited to be said is no more
            wait(soon);
        });
        connect(table->scoring(), &ScoringWalk::waitsChanged, this, [this] {
            if (m_table->scoring()->waits()) {
                m_waiting.append(events()); // the coats of this board among them
                m_waiting.append(m_table->scoring()->othersSpoken());
                wait(soon);
            }
        });
        connect(table->advice(), &AdvicePrompt::changed, this, [this] {
            const AdvicePrompt &advice = *m_table->advice();
            if (advice.given() && !m_waiting.contains(advice.choice())) {
                m_waiting.append(advice.choice());
                wait(soon);
            }
        });
        hearPrompt();
    }
    Q_EMIT tableChanged();
}

// What comes sooner counts.
void Announcer::wait(int milliseconds)
{
    if (!m_timer.isActive() || m_timer.remainingTime() > milliseconds) {
        m_timer.start(milliseconds);
    }
}

void Announcer::hearEvents()
{
    const int count = m_table->chronicle()->count();
    if (!m_table->running() || count < m_said) {
        m_said = count; // what was before a game is continued, and what is taken back
    } else if (count > m_said) {
        wait(gathering);
    }
}

void Announcer::hearPrompt()
{
    const Prompt &prompt = *m_table->prompt();
    if (prompt.refusal() != m_refusal) {
        m_refusal = prompt.refusal();
        if (!m_refusal.isEmpty()) {
            Q_EMIT announced(joined({m_refusal}), true);
        }
    }
    if (prompt.answer() != m_answer) {
        m_answer = prompt.answer();
        m_answers = !m_answer.isEmpty();
        if (m_answers) { // else the card is being played, and where its disc comes to is said with that
            wait(soon);
        }
    }
    const QString asked = question();
    if (asked != m_asked) {
        m_asked = asked;
        m_question = asked;
        if (!asked.isEmpty()) {
            wait(soon);
        }
    }
}

QString Announcer::question() const
{
    const Prompt &prompt = *m_table->prompt();
    if (prompt.curtain()) {
        //: Spoken: the tablet goes to the next person; %1 is a name.
        return tr("Pass the device to %1").arg(prompt.name());
    }
    return prompt.decision() == Enums::Decision::None ? QString() : joined({prompt.title(), prompt.subtitle()});
}

void Announcer::hearResult()
{
    if (m_table->over() && !m_over) {
        const ResultModel &result = *m_table->result();
        m_waiting.append(events());
        m_waiting.append(Speech::knighting(result.winnerCount(), result.winner(), result.pointsText()));
        m_waiting.append(result.sentence());
        wait(soon);
    }
    m_over = m_table->over();
}

// The latest, and those of the viewer's own squires.
QStringList Announcer::events()
{
    const QList<ChronicleRow> &rows = m_table->chronicle()->rows();
    const QList<SquireRow> &squires = m_table->squires()->rows();
    const auto from = std::min<qsizetype>(m_said, rows.size());
    m_said = static_cast<int>(rows.size());
    QStringList said;
    int left = 0;
    for (qsizetype position = rows.size() - 1; position >= from; --position) {
        const ChronicleRow &row = rows.at(position);
        const bool own = row.seat >= 0 && row.seat < squires.size() && squires.at(row.seat).own;
        if (said.size() >= most && !own) {
            ++left;
            continue;
        }
        said.prepend(spoken(row));
    }
    if (left > 0) {
        //: Spoken, before the latest of many things that have happened at once. %n other ones are told by the chronicle alone.
        said.prepend(tr("%n earlier event(s) in the chronicle", nullptr, left));
    }
    return said;
}

void Announcer::flush()
{
    m_timer.stop();
    if (m_table == nullptr) {
        return;
    }
    const QString text = joined(m_waiting + events() + QStringList{m_question, m_answers ? m_answer : QString()});
    m_waiting.clear();
    m_question.clear();
    m_answers = false;
    if (!text.isEmpty()) {
        Q_EMIT announced(text, false);
    }
}

} // namespace academy::model
