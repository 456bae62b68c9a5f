// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "lessons/LessonGame.h"
#include "lessons/LessonProgress.h"
#include "table/Table.h"
#include "table/TableGuide.h"

#include <QCoreApplication>
#include <QObject>

#include <optional>

/// A lesson while it is taken: a table of its own on which a prepared game is played, and the step that stands beside it. The
/// table's game is a real one; the lesson only waits while something is to be read, asks for another choice where the learner
/// leaves its way, and remembers how far it came. Taps on the table cannot bring it into a state without a way on.
namespace academy::lessons
{

class Lesson : public QObject, private model::TableGuide
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString lesson READ lesson WRITE setLesson NOTIFY lessonChanged FINAL)
    Q_PROPERTY(academy::model::Table *table READ table CONSTANT FINAL)
    Q_PROPERTY(QString title READ title NOTIFY lessonChanged FINAL)
    Q_PROPERTY(QString text READ text NOTIFY stepChanged FINAL)
    Q_PROPERTY(bool reads READ reads NOTIFY stepChanged FINAL)
    Q_PROPERTY(bool watches READ watches NOTIFY stepChanged FINAL)
    Q_PROPERTY(bool last READ last NOTIFY stepChanged FINAL)
    Q_PROPERTY(int number READ number NOTIFY stepChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY lessonChanged FINAL)
    Q_PROPERTY(academy::model::Enums::Pointer pointer READ pointer NOTIFY stepChanged FINAL)
    Q_PROPERTY(academy::model::Enums::Board board READ board NOTIFY stepChanged FINAL)
    Q_PROPERTY(bool over READ over NOTIFY stepChanged FINAL)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY pausedChanged FINAL)

public:
    explicit Lesson(QObject *parent = nullptr);
    /// On a table with another clock or without threads; `players` of the config are not used.
    explicit Lesson(model::TableConfig config, QObject *parent = nullptr);
    ~Lesson() override;

    /// The identifier of the lesson taken; empty for none. Setting it begins, or goes on where it was left.
    [[nodiscard]] QString lesson() const { return m_id; }
    void setLesson(const QString &id);
    [[nodiscard]] model::Table *table() const { return m_table; }
    [[nodiscard]] QString title() const;
    /// What the step says.
    [[nodiscard]] QString text() const;
    /// It is there to be read: the game waits for next().
    [[nodiscard]] bool reads() const;
    /// Its decision has been taken, or nobody is asked yet: the game goes on by itself.
    [[nodiscard]] bool watches() const;
    /// The last step of the lesson.
    [[nodiscard]] bool last() const;
    /// Of the step within the lesson, from 1.
    [[nodiscard]] int number() const;
    [[nodiscard]] int count() const;
    [[nodiscard]] model::Enums::Pointer pointer() const;
    [[nodiscard]] model::Enums::Board board() const;
    /// Taken to its end.
    [[nodiscard]] bool over() const { return m_over; }

    /// The decision that the step asks for, once the learner is asked; nothing where any will do.
    [[nodiscard]] std::optional<rules::Action> asksFor() const;
    /// Nobody looks, as while somebody reads in the rulebook: the game waits.
    [[nodiscard]] bool paused() const { return m_paused; }
    void setPaused(bool paused);

    /// Goes on from a step that has been read; nothing otherwise.
    Q_INVOKABLE void next();
    /// Goes on from any step: reads it, takes its decision, or tells the rest of what is told.
    Q_INVOKABLE void skip();
    /// From the beginning.
    Q_INVOKABLE void restart();
    /// Says everything again in the language of the moment.
    Q_INVOKABLE void retranslate();

Q_SIGNALS:
    void lessonChanged();
    void stepChanged();
    void pausedChanged();
    /// A new step stands there: its text, for screen readers.
    void stepBegan(const QString &text);
    void ended();

private:
    [[nodiscard]] QString remark(const model::Choice &choice) const override;
    [[nodiscard]] QString objection(const model::Choice &choice, const rules::Action &action) const override;

    void begin(const LessonProgress::Place &place);
    void follow();
    void enter(int step);
    void countDecisions();
    [[nodiscard]] const LessonChapter &chapter() const;
    [[nodiscard]] int stepCount() const;
    [[nodiscard]] const LessonStep &stepAt(int step) const;
    [[nodiscard]] int decisionOf(int step) const;
    [[nodiscard]] bool isAsked() const;
    [[nodiscard]] bool isTurnOver() const;
    [[nodiscard]] bool isReady(int step) const;
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] const PlannedDecision *wanted() const;

    model::Table *m_table;
    QString m_id;
    const LessonScript *m_script = nullptr;
    LessonProgress m_progress;
    LessonGame m_game; ///< of the chapter
    int m_chapter = 0;
    int m_step = 0; ///< within the chapter
    int m_taken = 0; ///< decisions of the learner in the chapter
    bool m_isDue = false; ///< the next of them is asked for
    bool m_read = false;
    bool m_over = false;
    bool m_paused = false;
    bool m_following = false;
};

} // namespace academy::lessons
