// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Thinker.h"

#include "players/Player.h"

#include <chrono>

namespace academy::model
{

namespace
{

// What people are ready to wait; levels that do not search answer at once.
constexpr int thinkingTime = 1500;

std::int64_t milliseconds()
{
    using namespace std::chrono;
    return duration_cast<std::chrono::milliseconds>(steady_clock::now().time_since_epoch()).count();
}

} // namespace

Thinker::Thinker(Worker::Threads threads, QObject *parent)
    : QObject(parent)
    , m_worker(threads)
{
}

void Thinker::ask(const rules::View &view, int actor, const QString &level, std::uint64_t seed)
{
    const int question = m_question;
    m_worker.add([this, question, view, actor, level = level.toStdString(), seed](const std::stop_token &stop) {
        auto player = players::makePlayer(level);
        if (player == nullptr) { // a record may name a level of another version
            player = players::makePlayer(players::levelNames().back());
        }
        const players::Budget budget{.iterations = 0, .milliseconds = thinkingTime, .clock = milliseconds, .stop = stop};
        rules::Random random(seed);
        answer(question, player->choose(view, actor, budget, random));
    });
}

void Thinker::answer(int question, const rules::Action &action)
{
    QMetaObject::invokeMethod(
        this,
        [this, question, action] {
            if (question == m_question) {
                Q_EMIT decided(action);
            }
        },
        Qt::AutoConnection);
}

void Thinker::cancel()
{
    ++m_question;
    m_worker.cancel();
}

} // namespace academy::model
