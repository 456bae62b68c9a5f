// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "match/AnimationSteps.h"
#include "rows/Enums.h"
#include "rows/Shown.h"

#include <QObject>
#include <QTimer>

#include <deque>

namespace academy::model
{

/// What a step shows beside the table that it changes.
struct StepShown {
    Enums::AnimationStep kind = Enums::AnimationStep::Quiet;
    int seat = -1; ///< the squire concerned; in Lancelot’s exchange the player's first; -1 for the whole table
    int other = -1; ///< the second squire of an exchange of coats
    Enums::Board board = Enums::Board::NoBoard;
    int from = 0; ///< a disc's progress, or the Cup's place, before
    int to = 0; ///< and after
    int value = 0; ///< turn, direction, squares, place, square; a coat's points, 0 where they are secret
    CardFace card; ///< value 0 where no card is told, or not to these eyes
    QString sentence; ///< for a caption, and for screen readers

    friend bool operator==(const StepShown &, const StepShown &) = default;
};

/// Tells what has happened, one step at a time. The rules' state is final at once; the models show the told state, which
/// follows step by step. A step lasts `duration` milliseconds, in which QML moves what has changed; the next one follows
/// when finishStep() is called, by a timer in the running program and by hand in tests. A pause lasts until somebody turns
/// the page.
class EventPresenter : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")
    Q_PROPERTY(academy::model::Enums::Speed speed READ speed WRITE setSpeed NOTIFY paceChanged FINAL)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY paceChanged FINAL)
    Q_PROPERTY(bool resting READ resting WRITE setResting NOTIFY restingChanged FINAL)
    Q_PROPERTY(bool telling READ telling NOTIFY stepChanged FINAL)
    Q_PROPERTY(int number READ number NOTIFY stepChanged FINAL)
    Q_PROPERTY(int duration READ duration NOTIFY stepChanged FINAL)
    Q_PROPERTY(academy::model::Enums::AnimationStep kind READ kind NOTIFY stepChanged FINAL)
    Q_PROPERTY(int seat READ seat NOTIFY stepChanged FINAL)
    Q_PROPERTY(int other READ other NOTIFY stepChanged FINAL)
    Q_PROPERTY(academy::model::Enums::Board board READ board NOTIFY stepChanged FINAL)
    Q_PROPERTY(int from READ from NOTIFY stepChanged FINAL)
    Q_PROPERTY(int to READ to NOTIFY stepChanged FINAL)
    Q_PROPERTY(int value READ value NOTIFY stepChanged FINAL)
    Q_PROPERTY(academy::model::CardFace card READ card NOTIFY stepChanged FINAL)
    Q_PROPERTY(QString sentence READ sentence NOTIFY stepChanged FINAL)

public:
    /// What ends a step.
    enum class Clock { Timer, ByHand };
    /// How far all is told at once: not at all, to the next page of a scoring that waits to be turned, or to the end.
    enum class Hurry { No, ToPause, ToEnd };

    explicit EventPresenter(Clock clock, QObject *parent = nullptr);

    [[nodiscard]] bool telling() const { return m_telling; }
    /// Counts the steps told; tells two equal ones apart.
    [[nodiscard]] int number() const { return m_number; }
    /// Milliseconds of this step at the speed of now; 0 while nothing moves.
    [[nodiscard]] int duration() const { return m_duration; }
    [[nodiscard]] Enums::AnimationStep kind() const { return m_shown.kind; }
    [[nodiscard]] int seat() const { return m_shown.seat; }
    [[nodiscard]] int other() const { return m_shown.other; }
    [[nodiscard]] Enums::Board board() const { return m_shown.board; }
    [[nodiscard]] int from() const { return m_shown.from; }
    [[nodiscard]] int to() const { return m_shown.to; }
    [[nodiscard]] int value() const { return m_shown.value; }
    [[nodiscard]] CardFace card() const { return m_shown.card; }
    [[nodiscard]] QString sentence() const { return m_shown.sentence; }

    [[nodiscard]] Enums::Speed speed() const { return m_speed; }
    void setSpeed(Enums::Speed speed);
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool reduced);
    /// Whether somebody turns the pages of the scoring; otherwise they turn by themselves.
    void setReader(bool reads) { m_reader = reads; }
    /// While it rests, as while somebody reads in the rulebook, nothing goes on by itself: the step of now lasts until it wakes.
    [[nodiscard]] bool resting() const { return m_resting; }
    void setResting(bool rests);
    /// Tells these steps after those that wait; as far as it hurries at once.
    void tell(std::deque<AnimationStep> animations, Hurry hurry = Hurry::No);
    /// Tells at once what waits and all that is told from now on, up to that page or until endHurry().
    void hurry(Hurry hurry);
    void endHurry() { m_hurry = Hurry::No; }
    /// What the step that has just begun shows.
    void show(const StepShown &shown) { m_shown = shown; }
    /// Forgets what has not been told.
    void clear();

    /// Ends the step and begins the next one.
    Q_INVOKABLE void finishStep();
    /// Ends all steps of now at once; hurry() goes further.
    Q_INVOKABLE void skip();
    /// Turns a page that is complete, or else tells the rest of it at once.
    void turnPage();

Q_SIGNALS:
    /// The step begins. `passing`: the next one follows at once, so the table need not be shown yet.
    void stepBegan(const academy::model::AnimationStep &animation, bool passing);
    void stepChanged();
    void paceChanged();
    void restingChanged();
    /// All is told. What is told in answer follows without a quiet moment between.
    void finished();

private:
    void goOn(Hurry hurry);
    [[nodiscard]] int durationOf(const AnimationStep &animation) const;
    [[nodiscard]] bool waitsForReader(const AnimationStep &animation) const;

    QTimer m_timer;
    Clock m_clock;
    Enums::Speed m_speed = Enums::Speed::Normal;
    bool m_reducedMotion = false;
    bool m_resting = false;
    bool m_held = false; ///< the timer waits until it wakes
    bool m_reader = false;
    bool m_telling = false;
    bool m_shows = false; ///< a step has been announced and not ended
    bool m_pausing = false;
    bool m_finishing = false; ///< whoever hears that all is told may tell more
    Hurry m_hurry = Hurry::No; ///< lasts
    int m_number = 0;
    int m_duration = 0;
    StepShown m_shown;
    std::deque<AnimationStep> m_waiting;
};

} // namespace academy::model
