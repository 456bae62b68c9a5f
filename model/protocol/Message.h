// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "protocol/FairDeal.h"
#include "record/Record.h"
#include "rules/Action.h"
#include "rules/Event.h"
#include "rules/View.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <variant>
#include <vector>

/// What a table and a seat say to each other, as values. README.md tells when.
namespace academy::protocol
{

/// Raised when an older seat or table could not understand what is said.
inline constexpr int version = 1;
/// Of a text in a message, in UTF-16 units.
inline constexpr qsizetype longestText = 300;

/// Both sides' first message.
struct Hello {
    int protocol = version;
    QString application; ///< version of the program, for people
    QString game; ///< which game; empty from a seat that does not know yet
    int seat = 0; ///< the player's place
    int have = -1; ///< from a seat: entries of the record it has seen; -1 for none
    int undone = 0; ///< from a seat: how often something was taken back, as far as it knows
    QString fingerprint; ///< of the sender's share; empty when it has none

    friend bool operator==(const Hello &, const Hello &) = default;
};

/// From the table, when all have shown theirs: the fingerprints of all shares.
struct Fingerprints {
    std::vector<Fingerprint> all;

    friend bool operator==(const Fingerprints &, const Fingerprints &) = default;
};

/// From a seat: its share.
struct Tell {
    QByteArray share;

    friend bool operator==(const Tell &, const Tell &) = default;
};

/// Something that has happened, as far as it is told, and the table as this player saw it right after.
struct Happened {
    rules::Event event;
    rules::State table;

    friend bool operator==(const Happened &, const Happened &) = default;
};

/// From the table: all that this seat may know.
struct Show {
    int n = 0; ///< entries in the record
    int undone = 0; ///< how often something was taken back
    record::Record game; ///< options and players; nothing else of it is told
    rules::View view;
    std::vector<rules::Action> legal; ///< what this player may do now
    std::uint8_t settled = 0; ///< bits of this player's actors whose decisions are saved, and happen later
    bool advice = true; ///< this player may ask the computer what it would do
    bool mayTakeBack = false; ///< this player's last decision, as nobody has decided or learnt anything since
    std::vector<Happened> events; ///< what has happened since the last view
    bool past = false; ///< it was so while the seat was away; what is so now follows
};

/// Views and events in a row that a seat keeps at most: many times what a game of five squires with everything has.
inline constexpr std::size_t mostTold = 20'000;

/// What a view counts of them.
[[nodiscard]] inline std::size_t toldBy(const Show &show)
{
    return 1 + show.events.size();
}

/// From a seat: a decision about what `n` and `undone` told it.
struct Decide {
    int n = 0;
    int undone = 0;
    rules::Action action;

    friend bool operator==(const Decide &, const Decide &) = default;
};

/// From a seat: its player's last decision is to be taken back, which it has taken about the view of `n` and `undone` or before.
struct TakeBack {
    int n = 0;
    int undone = 0;

    friend bool operator==(const TakeBack &, const TakeBack &) = default;
};

/// From the table: the decision that this actor has taken about `n` is saved.
struct Ack {
    int n = 0;
    int actor = 0;

    friend bool operator==(const Ack &, const Ack &) = default;
};

/// From the table: it is not, and why.
struct Refused {
    int n = 0;
    int actor = 0;
    QString rule; ///< like R4.2; empty when no rule is concerned
    QString text; ///< an English sentence without a full stop

    friend bool operator==(const Refused &, const Refused &) = default;
};

/// From the table: the game goes on from there; a view follows.
struct TookBack {
    int n = 0;
    int undone = 0;

    friend bool operator==(const TookBack &, const TookBack &) = default;
};

/// From the table, when the game is over: everything.
struct Over {
    QByteArray record; ///< as in its file
    std::vector<Share> shares;

    friend bool operator==(const Over &, const Over &) = default;
};

enum class Why : std::uint8_t {
    Left, ///< somebody goes
    Version, ///< the other speaks another version of the protocol
    Malformed, ///< what was said is no message
    OutOfTurn, ///< it is one, but not now
    OtherGame, ///< the seat belongs to another game
    Replaced, ///< the same seat has come again from elsewhere
    TakenBack, ///< the table has taken the seat back
    Closed, ///< the table is closed to seats
};

/// From either side: the last message, and why.
struct Bye {
    Why why = Why::Left;
    QString text; ///< an English sentence without a full stop

    friend bool operator==(const Bye &, const Bye &) = default;
};

using FromTable = std::variant<Hello, Fingerprints, Show, Ack, Refused, TookBack, Over, Bye>;
using FromSeat = std::variant<Hello, Tell, Decide, TakeBack, Bye>;

/// As one JSON object with one key. Not longer than what may be said at once, whatever a game is.
[[nodiscard]] QByteArray toJson(const FromTable &message);
[[nodiscard]] QByteArray toJson(const FromSeat &message);

/// What the other side has said; or the farewell that it deserves. Nothing unknown is let pass.
[[nodiscard]] std::variant<FromTable, Bye> readFromTable(QByteArrayView text);
[[nodiscard]] std::variant<FromSeat, Bye> readFromSeat(QByteArrayView text);

} // namespace academy::protocol
