// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "game/Worker.h"

#include "players/Player.h"
#include "rules/View.h"

#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The computer players' heads: takes their views, and tells what they have chosen some time later. They think on a thread
/// of their own, one after the other; who searches has the device's other cores as well (Cores.h).
namespace academy::model
{

/// What a computer player has chosen for the actor it was asked for. Nobody has looked yet whether the rules allow it.
struct Thought {
    int actor = 0;
    rules::Action action;
};

/// Makes a player of a level and a style; null when there is no such level.
using PlayerMaker = std::function<std::unique_ptr<players::Player>(std::string_view level, players::Style style)>;

class Thinker : public QObject
{
    Q_OBJECT

public:
    explicit Thinker(Worker::Threads threads, PlayerMaker maker = players::makePlayer, QObject *parent = nullptr);

    /// Who decides: a level and a style as records name them. Unknown ones are of another version: the weakest level, and
    /// no favourites.
    struct Head {
        QString level;
        QString style{};
    };

    /// Asks such a player to decide for `actor`. The same view and seed give the same choice.
    void ask(const rules::View &view, int actor, const Head &head, std::uint64_t seed);
    /// Nobody wants to know any more what was asked.
    void cancel();

Q_SIGNALS:
    /// What has been chosen since, in the order of asking.
    void decided(const std::vector<academy::model::Thought> &thoughts);

private:
    struct Answer {
        int question;
        Thought thought;
    };

    [[nodiscard]] players::Player &player(const std::string &level, players::Style style);
    void answer(const Answer &answer);
    void deliver();

    PlayerMaker m_maker;
    Worker::Threads m_threads;
    /// By level and style, each made when first asked for. Only the worker's thread touches them. What they remember is memory to
    /// search in, never what they found: a choice depends on the view and the seed alone.
    std::map<std::pair<std::string, players::Style>, std::unique_ptr<players::Player>> m_players;
    int m_question = 0; ///< answers to earlier ones are not told
    std::mutex m_mutex; ///< of what follows
    std::vector<Answer> m_answers; ///< not delivered yet
    Worker m_worker; // last: it stops before the rest goes
};

} // namespace academy::model
