// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Thinker.h"

#include "players/Player.h"

#include <chrono>

namespace academy::model
{

namespace
{

std::int64_t millisecondsNow()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
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
        std::string_view known = level;
        auto player = players::makePlayer(known);
        if (player == nullptr) { // a record may name a level of another version
            known = players::levelNames().front();
            player = players::makePlayer(known);
        }
        const players::Budget budget{
            .milliseconds = players::usualMilliseconds(known), .clock = millisecondsNow, .stop = stop};
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
