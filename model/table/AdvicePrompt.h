// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "decision/Choice.h"
#include "game/AdviceWorker.h"
#include "match/People.h"
#include "rows/Shown.h"

#include <QObject>

#include <optional>

/// The advice of the master to whoever decides at this device: what it would do, and why. Given only when it is asked for,
/// and gone as soon as the decision is.
namespace academy::model
{

class AdvicePrompt : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed FINAL)
    Q_PROPERTY(bool offered READ offered NOTIFY changed FINAL)
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed FINAL)
    Q_PROPERTY(bool given READ given NOTIFY changed FINAL)
    Q_PROPERTY(QString choice READ choice NOTIFY changed FINAL)
    Q_PROPERTY(QString chance READ chance NOTIFY changed FINAL)
    Q_PROPERTY(QList<academy::model::AnswerLine> reasons READ reasons NOTIFY changed FINAL)

public:
    explicit AdvicePrompt(Worker::Threads threads, QObject *parent = nullptr);

    /// The table at which one sits lets its players ask.
    [[nodiscard]] bool allowed() const { return m_allowed; }
    void setAllowed(bool allowed);
    /// Somebody decides who may ask.
    [[nodiscard]] bool offered() const { return m_decision.has_value(); }
    [[nodiscard]] bool thinking() const { return m_thinking; }
    [[nodiscard]] bool given() const { return m_advice.has_value(); }
    /// "Play Swords 4 on Jousts"
    [[nodiscard]] QString choice() const { return m_choice; }
    /// How likely a victory is that way, and with the next best choice.
    [[nodiscard]] QString chance() const { return m_chance; }
    /// Board by board, the weightiest first; `after` is what it is worth in points.
    [[nodiscard]] QList<AnswerLine> reasons() const { return m_reasons; }
    /// The boards that the reasons speak of, from when somebody reads them until it is dismissed.
    [[nodiscard]] QList<Enums::Board> boards() const;

    /// The decision of now; nothing while nobody here decides. What was said of another decision is forgotten.
    void offer(const Choice &decision, const People &people, std::uint64_t seed);
    void withdraw();
    /// For how many milliseconds it thinks at most. With enough of them it says the same on every machine.
    void setPatience(int milliseconds) { m_worker.setPatience(milliseconds); }
    void retranslate();

    Q_INVOKABLE void ask();
    /// Nobody waits for the answer any more, or reads it.
    Q_INVOKABLE void dismiss();
    /// Puts the choice on the table as if it had been tapped; it still has to be confirmed.
    Q_INVOKABLE void follow();

Q_SIGNALS:
    void changed();
    /// Other boards are spoken of, because somebody began to read or stopped. Where it is the decision that is another one now,
    /// the table shows itself anew anyway.
    void boardsChanged();
    void followed(const academy::rules::Action &action);

private:
    void hear(const players::Advice &advice);
    void forget();
    void putInWords();

    bool m_allowed = true;
    std::optional<Choice> m_decision;
    People m_people;
    std::uint64_t m_seed = 0;
    bool m_thinking = false;
    bool m_read = false; ///< asked for, and not dismissed since
    std::optional<players::Advice> m_advice;
    QString m_choice;
    QString m_chance;
    QList<AnswerLine> m_reasons;
    AdviceWorker m_worker; // last: it stops before the rest goes
};

} // namespace academy::model
