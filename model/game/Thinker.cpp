// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "game/Thinker.h"

#include "game/Cores.h"
#include "game/ThinkingClock.h"

#include <utility>

namespace academy::model
{

Thinker::Thinker(Worker::Threads threads, PlayerMaker maker, QObject *parent)
    : QObject(parent)
    , m_maker(std::move(maker))
    , m_threads(threads)
    , m_worker(threads)
{
}

void Thinker::ask(const rules::View &view, int actor, const Head &head, std::uint64_t seed)
{
    const int question = m_question;
    m_worker.add([this, question, view, actor, level = head.level.toStdString(),
                  style = players::styleNamed(head.style.toStdString()), seed](const std::stop_token &stop) {
        players::Player &known = player(level, style);
        // One tree for each core that thinks: whether several trees on one core are as strong as one is not known.
        const int threads = m_threads == Worker::Threads::Own ? threadsToThink(players::usualTrees(level)) : 1;
        const players::Budget budget{.milliseconds = players::usualMilliseconds(level),
                                     .clock = millisecondsNow,
                                     .trees = threads,
                                     .threads = threads,
                                     .stop = stop};
        rules::Random random(seed);
        answer(
            {.question = question, .thought = {.actor = actor, .action = known.choose(view, actor, budget, random)}});
    });
}

players::Player &Thinker::player(const std::string &level, players::Style style)
{
    std::unique_ptr<players::Player> &known = m_players[{level, style}];
    if (known == nullptr) {
        known = m_maker(level, style);
    }
    if (known == nullptr) { // a record may name a level of another version
        known = m_maker(players::levelNames().front(), style);
    }
    return *known;
}

// Quick players answer faster than anybody can show it: what is ready together is delivered together.
void Thinker::answer(const Answer &answer)
{
    bool first = false;
    {
        const std::scoped_lock lock(m_mutex);
        first = m_answers.empty();
        m_answers.push_back(answer);
    }
    if (first) {
        m_worker.bring([this] { deliver(); });
    }
}

void Thinker::deliver()
{
    std::vector<Answer> answers;
    {
        const std::scoped_lock lock(m_mutex);
        answers = std::exchange(m_answers, {});
    }
    std::vector<Thought> thoughts;
    for (const Answer &answer : answers) {
        if (answer.question == m_question) {
            thoughts.push_back(answer.thought);
        }
    }
    if (!thoughts.empty()) {
        Q_EMIT decided(thoughts);
    }
}

void Thinker::cancel()
{
    ++m_question;
    m_worker.cancel();
}

} // namespace academy::model
