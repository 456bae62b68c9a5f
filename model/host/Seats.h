// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "connection/Stream.h"
#include "host/Led.h"
#include "host/Ledger.h"
#include "protocol/Message.h"

#include <array>
#include <functional>
#include <set>
#include <vector>

/// The conversation of a table with those who sit elsewhere. It decides nothing: what a seat wants goes to whoever leads the
/// game, and what a seat is told is its player's view. Each seat has at most one stream; a newer one takes the older's place.
namespace academy::host
{

class Seats
{
public:
    /// `ledger` says who sits elsewhere; it is written again by `write`, which has to say whether it is on the disk.
    Seats(Led &game, Ledger &ledger, std::function<bool()> write);
    ~Seats();
    Q_DISABLE_COPY_MOVE(Seats)

    /// Somebody has come or gone.
    std::function<void(int player, bool here)> moved;
    /// Trouble that the table should know of, each kind once: an English sentence without a full stop.
    std::function<void(const QString &what)> noted;

    /// Somebody who knows the player's secret has come.
    void enter(int player, connection::StreamPtr stream);
    [[nodiscard]] bool isHere(int player) const;
    /// Whether it has said farewell itself, and has not come since.
    [[nodiscard]] bool hasLeft(int player) const { return m_left.contains(player); }
    /// Sees whether all are there, so that the cards can be dealt. Also without anybody elsewhere.
    void settle();
    /// Tells everybody what has happened.
    void tellAll(const rules::Events &events);
    /// Something was taken back: tells everybody from where the game goes on.
    void tellTakenBack();
    /// The player comes with a new secret from now on; whoever had the old one is out. The ledger is not written.
    void give(int player);
    /// The player plays at the table from now on, or a computer stands in. The ledger is not written.
    void vacate(int player, bool standIn);
    /// Says farewell to all who are there.
    void dismissAll(protocol::Why why, const QString &text);

private:
    struct Seat {
        connection::StreamPtr stream;
        bool greeted = false;
        QString fingerprint;
        int shown = -1; ///< entries in its last view; none has come yet
    };

    void dismiss(int player, protocol::Why why, const QString &text);
    void dealAnew();
    void receive(int player, const QByteArray &bytes);
    void greet(int player, const protocol::Hello &hello);
    void tellMissed(int player, const protocol::Hello &hello);
    void take(int player, const protocol::Tell &tell);
    void answer(int player, const protocol::Decide &decide);
    void takeBack(int player, const protocol::TakeBack &takeBack);
    void leave(int player, const QString &why);
    void say(int player, const protocol::FromTable &message);
    void show(int player, const rules::Events &events);
    void refuse(int player, const protocol::Decide &decide, const QString &rule, const QString &text);
    void noteOnce(int player, const QString &what);
    [[nodiscard]] Seat &seat(int player) { return m_seats.at(static_cast<std::size_t>(player)); }

    Led &m_game;
    Ledger &m_ledger;
    std::function<bool()> m_write;
    std::array<Seat, rules::maxPlayers> m_seats;
    struct Pending {
        int player = 0;
        protocol::Decide decide;
    };
    std::vector<Pending> m_pending; ///< on their way to the disk
    std::set<int> m_left;
    std::set<QString> m_noted;
};

} // namespace academy::host
