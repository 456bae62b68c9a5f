// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "connection/Stream.h"
#include "protocol/Message.h"
#include "rules/Game.h"
#include "seat/Memory.h"

#include <QTimer>

#include <functional>
#include <optional>

/// A player's seat on another device than the table. It knows what its player may know, proposes decisions, and finds its
/// table again by itself when the connection is lost.
namespace academy::seat
{

/// How a game ended that was played from here.
struct Ending {
    record::Record record;
    std::optional<QString> unfair; ///< what is wrong with the deal; nothing when it was fair
};

class Seat : public QObject
{
public:
    /// `connect` makes a stream to the table each time that one is needed.
    Seat(Memory memory, std::function<connection::StreamPtr()> connect);
    ~Seat() override;
    Q_DISABLE_COPY_MOVE(Seat)

    /// What the player may know now has changed; what has happened is in its events.
    std::function<void(const protocol::Show &show)> shown;
    /// Before shown(), after it has been away: a moment that it has missed, the earlier first. The first ones may be known
    /// already; all of them are from the beginning where nothing is known, or something was taken back meanwhile.
    std::function<void(const protocol::Show &show)> missed;
    /// A decision is saved at the table; or was refused, and why.
    std::function<void(const protocol::Ack &ack)> acknowledged;
    std::function<void(const protocol::Refused &refused)> refused;
    /// Something was taken back; a view follows.
    std::function<void()> tookBack;
    /// The connection is there, or is not.
    std::function<void(bool connected)> moved;
    /// It is not, and why; it is tried again.
    std::function<void(const QString &why)> tried;
    /// What has to be remembered has changed. False when it cannot be: then the share is not told.
    std::function<bool(const Memory &memory)> remember;
    /// The game is over. The last thing but for ended().
    std::function<void(const Ending &ending)> over;
    /// The table or this seat has said farewell for good: it does not come back.
    std::function<void(const protocol::Bye &bye)> ended;

    /// Looks for the table, and goes on doing so.
    void begin();
    /// Says farewell.
    void leave();
    /// Proposes a decision about the view shown last. It is told again until the table answers, and decided once.
    void decide(const rules::Action &action);
    /// Asks the table to take the player's last decision back. What comes of it is shown.
    void takeBack();
    [[nodiscard]] bool isConnected() const { return m_connected; }
    [[nodiscard]] const std::optional<protocol::Show> &show() const { return m_show; }
    /// Bits of the actors whose decisions the table has not answered yet.
    [[nodiscard]] rules::ActorSet proposed() const;
    [[nodiscard]] const Memory &memory() const { return m_memory; }

private:
    void connectAgain();
    void greet();
    void receive(const QByteArray &bytes);
    void say(const protocol::FromSeat &message);
    void greeted(const protocol::Hello &hello);
    void tellShare(const protocol::Fingerprints &fingerprints);
    void see(const protocol::Show &show);
    void finish(const protocol::Over &everything);
    void lose(const QString &why);
    void end(protocol::Why why, const QString &text);
    /// The table does what no table does: it hears so, and nothing more.
    void breakOff(const QString &text);
    [[nodiscard]] bool isAnswered(int n, int actor);
    [[nodiscard]] bool isStillAsked(const protocol::Decide &decide) const;

    Memory m_memory;
    std::function<connection::StreamPtr()> m_connect;
    connection::StreamPtr m_stream;
    std::optional<protocol::Show> m_show;
    std::optional<rules::Options> m_options; ///< of the game that is shown; they never change
    std::vector<protocol::Decide> m_proposed; ///< not answered yet
    bool m_connected = false;
    bool m_returned = false; ///< no view has come since it has connected
    bool m_ended = false;
    std::size_t m_missed = 0; ///< past views and their events since the last one of the present
    QTimer m_again;
    QTimer m_patience;
};

} // namespace academy::seat
