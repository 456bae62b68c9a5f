// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "game/AdviceWorker.h"

#include "game/Cores.h"
#include "game/ThinkingClock.h"

namespace academy::model
{

namespace
{

constexpr int adviceIterations = 30'000; // as many as make a strong answer

} // namespace

AdviceWorker::AdviceWorker(Worker::Threads threads, QObject *parent)
    : QObject(parent)
    , m_threads(threads)
    , m_worker(threads)
{
}

void AdviceWorker::ask(const rules::View &view, int actor, std::uint64_t seed, const players::TableLevels &levels)
{
    cancel();
    const int question = m_question;
    m_worker.add([this, question, view, actor, seed, levels, patience = m_patience](const std::stop_token &stop) {
        const int threads = m_threads == Worker::Threads::Own ? threadsToThink(players::usualTrees("master")) : 1;
        const players::Budget budget{.iterations = adviceIterations,
                                     .milliseconds = patience,
                                     .clock = millisecondsNow,
                                     .trees = threads,
                                     .threads = threads,
                                     .stop = stop};
        rules::Random random(seed);
        const players::Advice advice = players::advise(view, actor, budget, random, levels);
        m_worker.bring([this, question, advice] {
            if (question == m_question) {
                Q_EMIT advised(advice);
            }
        });
    });
}

void AdviceWorker::cancel()
{
    ++m_question;
    m_worker.cancel();
}

} // namespace academy::model
