// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Worker.h"

#include "rules/View.h"

#include <QObject>
#include <QString>

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
    void decided(const academy::rules::Action &action);

private:
    void answer(int question, const rules::Action &action);

    int m_question = 0; ///< answers to earlier ones are not told
    Worker m_worker; // last: it stops before the rest goes
};

} // namespace academy::model
