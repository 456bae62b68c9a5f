// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Worker.h"

#include "rules/View.h"

#include <QObject>
#include <QString>

#include <mutex>
#include <vector>

/// The computer players' heads: takes their views, and tells what they have chosen some time later. They think on a thread
/// of their own, one after the other.
namespace academy::model
{

class Thinker : public QObject
{
    Q_OBJECT

public:
    explicit Thinker(Worker::Threads threads, QObject *parent = nullptr);

    /// Asks a player of `level` to decide for `actor`. The same view and seed give the same choice.
    void ask(const rules::View &view, int actor, const QString &level, std::uint64_t seed);
    /// Nobody wants to know any more what was asked.
    void cancel();

Q_SIGNALS:
    /// What has been chosen since, in the order of asking.
    void decided(const std::vector<academy::rules::Action> &actions);

private:
    struct Answer {
        int question;
        rules::Action action;
    };

    void answer(const Answer &answer);
    void deliver();

    int m_question = 0; ///< answers to earlier ones are not told
    std::mutex m_mutex; ///< of what follows
    std::vector<Answer> m_answers; ///< not delivered yet
    Worker m_worker; // last: it stops before the rest goes
};

} // namespace academy::model
