// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "seat/Seat.h"

#include "record/Replay.h"
#include "rules/Game.h"

#include <algorithm>

namespace academy::seat
{

namespace
{

using protocol::Why;

constexpr int againMilliseconds = 250;
/// Without an answer for so long the connection is taken for dead.
constexpr int patienceMilliseconds = 8'000;

} // namespace

Seat::Seat(Memory memory, std::function<connection::StreamPtr()> connect)
    : m_memory(std::move(memory))
    , m_connect(std::move(connect))
{
    m_again.setSingleShot(true);
    m_again.setInterval(againMilliseconds);
    QObject::connect(&m_again, &QTimer::timeout, this, &Seat::connectAgain);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMilliseconds);
    QObject::connect(&m_patience, &QTimer::timeout, this,
                     [this] { lose(QStringLiteral("the table does not answer")); });
}

Seat::~Seat() = default;

void Seat::begin()
{
    connectAgain();
}

void Seat::connectAgain()
{
    if (m_ended) {
        return;
    }
    m_stream = m_connect();
    m_stream->received = [this](const QByteArray &bytes) { receive(bytes); };
    m_stream->closed = [this](const QString &why) { lose(why); };
    greet();
    m_patience.start();
}

void Seat::greet()
{
    // The fingerprint names the game, so that it is shown when the table has told which game it is.
    const bool known = !m_memory.game.isEmpty();
    say(protocol::Hello{
        .application = QStringLiteral(ACADEMY_VERSION),
        .game = m_memory.game,
        .seat = m_memory.player,
        .have = m_show ? m_show->n : -1,
        .undone = m_show ? m_show->undone : 0,
        .fingerprint = known
            ? protocol::fingerprintOf(m_memory.game, {.player = m_memory.player, .bytes = m_memory.share}).digits
            : QString()});
}

void Seat::lose(const QString &why)
{
    m_patience.stop();
    if (m_ended) {
        return;
    }
    m_stream.reset();
    if (std::exchange(m_connected, false) && moved) {
        moved(false);
    }
    if (tried) {
        tried(why);
    }
    m_again.start();
}

void Seat::end(Why why, const QString &text)
{
    m_ended = true;
    m_patience.stop();
    m_again.stop();
    m_stream.reset();
    m_connected = false;
    if (ended) {
        ended({.why = why, .text = text});
    }
}

void Seat::leave()
{
    if (!m_ended) {
        say(protocol::Bye{.why = Why::Left, .text = QStringLiteral("the player leaves")});
        end(Why::Left, QStringLiteral("the player leaves"));
    }
}

void Seat::say(const protocol::FromSeat &message)
{
    if (m_stream != nullptr) {
        m_stream->send(toJson(message));
    }
}

void Seat::receive(const QByteArray &bytes)
{
    const auto reading = protocol::readFromTable(bytes);
    if (const auto *bye = std::get_if<protocol::Bye>(&reading)) {
        say(*bye);
        end(bye->why, bye->text);
        return;
    }
    const auto &message = std::get<protocol::FromTable>(reading);
    if (const auto *bye = std::get_if<protocol::Bye>(&message)) {
        end(bye->why, bye->text);
    } else if (const auto *hello = std::get_if<protocol::Hello>(&message)) {
        greeted(*hello);
    } else if (const auto *fingerprints = std::get_if<protocol::Fingerprints>(&message)) {
        tellShare(*fingerprints);
    } else if (const auto *show = std::get_if<protocol::Show>(&message)) {
        see(*show);
    } else if (const auto *ack = std::get_if<protocol::Ack>(&message)) {
        if (isAnswered(ack->n, ack->actor) && acknowledged) {
            acknowledged(*ack);
        }
    } else if (const auto *no = std::get_if<protocol::Refused>(&message)) {
        if (isAnswered(no->n, no->actor) && refused) {
            refused(*no);
        }
    } else if (std::holds_alternative<protocol::TookBack>(message)) {
        m_proposed.clear();
        if (tookBack) {
            tookBack();
        }
    } else {
        finish(std::get<protocol::Over>(message));
    }
    if (m_proposed.empty()) {
        m_patience.stop();
    }
}

// Whether a decision was proposed to which the table gives this answer. It is no longer then.
bool Seat::isAnswered(int n, int actor)
{
    return std::erase_if(m_proposed,
                         [n, actor](const protocol::Decide &one) { return one.n == n && one.action.actor() == actor; })
        > 0;
}

void Seat::greeted(const protocol::Hello &hello)
{
    if (hello.seat != m_memory.player || (!m_memory.game.isEmpty() && hello.game != m_memory.game)) {
        const auto text = QStringLiteral("the table plays another game");
        say(protocol::Bye{.why = Why::OtherGame, .text = text});
        end(Why::OtherGame, text);
        return;
    }
    if (m_memory.game.isEmpty()) { // it had only asked
        m_memory.game = hello.game;
        if (remember && !remember(m_memory)) {
            end(Why::Closed, QStringLiteral("nothing can be remembered here"));
            return;
        }
        greet();
        return;
    }
    m_returned = true;
    if (!std::exchange(m_connected, true)) {
        m_missed = 0; // it is told again
        if (moved) {
            moved(true);
        }
    }
}

void Seat::tellShare(const protocol::Fingerprints &fingerprints)
{
    const protocol::Share own{.player = m_memory.player, .bytes = m_memory.share};
    const bool known =
        std::ranges::find(fingerprints.all, protocol::fingerprintOf(m_memory.game, own)) != fingerprints.all.end();
    const bool other = m_memory.told && fingerprints.all != m_memory.fingerprints;
    if (!m_connected || !known || other || fingerprints.all.front().player != protocol::theTable) {
        breakOff(QStringLiteral("the table asks for a share that it may not have"));
        return;
    }
    m_memory.fingerprints = fingerprints.all;
    m_memory.told = true;
    if (remember && !remember(m_memory)) {
        end(Why::Closed, QStringLiteral("nothing can be remembered here"));
        return;
    }
    say(protocol::Tell{m_memory.share});
}

void Seat::breakOff(const QString &text)
{
    say(protocol::Bye{.why = Why::OutOfTurn, .text = text});
    end(Why::OutOfTurn, text);
}

bool Seat::isStillAsked(const protocol::Decide &decide) const
{
    return m_show->undone == decide.undone && std::ranges::find(m_show->legal, decide.action) != m_show->legal.end();
}

void Seat::see(const protocol::Show &show)
{
    if (show.view.player != m_memory.player) {
        breakOff(QStringLiteral("the table shows somebody else's cards"));
        return;
    }
    if (m_options && *m_options != show.game.options) { // for which nothing else here has been made ready
        breakOff(QStringLiteral("the table shows another game than before"));
        return;
    }
    m_options = show.game.options;
    if (show.past) {
        m_missed += protocol::toldBy(show);
        if (m_missed > protocol::mostTold) {
            breakOff(QStringLiteral("the table tells of more than a game can have"));
            return;
        }
        if (missed) {
            missed(show);
        }
        return;
    }
    m_missed = 0;
    m_show = show;
    if (std::exchange(m_returned, false)) {
        // What the table has decided is not asked any more; what it has not heard is told again.
        std::erase_if(m_proposed, [this](const protocol::Decide &one) { return !isStillAsked(one); });
        for (const protocol::Decide &one : m_proposed) {
            say(one);
        }
        if (!m_proposed.empty()) {
            m_patience.start();
        }
    }
    if (shown) {
        shown(show);
    }
}

void Seat::decide(const rules::Action &action)
{
    if (!m_show || m_ended) {
        return;
    }
    m_proposed.push_back({.n = m_show->n, .undone = m_show->undone, .action = action});
    say(m_proposed.back());
    m_patience.start();
}

rules::ActorSet Seat::proposed() const
{
    rules::ActorSet actors = 0;
    for (const protocol::Decide &one : m_proposed) {
        actors = static_cast<rules::ActorSet>(actors | (1U << static_cast<unsigned>(one.action.actor())));
    }
    return actors;
}

void Seat::takeBack()
{
    if (m_show && !m_ended) {
        say(protocol::TakeBack{.n = m_show->n, .undone = m_show->undone});
    }
}

void Seat::finish(const protocol::Over &everything)
{
    if (!m_show) {
        breakOff(QStringLiteral("the table ends a game that it has not shown"));
        return;
    }
    auto reading = record::readRecord(everything.record);
    Ending ending;
    if (const auto *error = std::get_if<record::RecordError>(&reading)) {
        ending.unfair = error->message();
    } else {
        ending.record = std::get<record::Record>(std::move(reading));
        const auto replayed = record::replayRecord(ending.record);
        const auto *state = std::get_if<rules::State>(&replayed);
        if (state == nullptr) {
            ending.unfair = QStringLiteral("the record is against the rules");
        } else if (!(rules::viewOf(*state, m_memory.player) == m_show->view)) {
            ending.record = {}; // it is of another game, and is not kept as this one
            ending.unfair = QStringLiteral("the record is not what was seen here");
        } else if (!m_memory.told) {
            ending.unfair = QStringLiteral("this seat took no part in the deal");
        } else {
            ending.unfair = protocol::unfairness({.game = m_memory.game,
                                                  .fingerprints = m_memory.fingerprints,
                                                  .own = {.player = m_memory.player, .bytes = m_memory.share}},
                                                 everything.shares, ending.record);
        }
    }
    if (over) {
        over(ending);
    }
}

} // namespace academy::seat
