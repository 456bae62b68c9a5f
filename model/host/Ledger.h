// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "protocol/FairDeal.h"
#include "record/RecordError.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <variant>
#include <vector>

/// What a table has to remember of its seats beside the game: their secrets, and what the cards were dealt from. It lies
/// beside the record in a file that nobody but its owner may read, so that after a crash the seats find their table again.
namespace academy::host
{

struct Ledger {
    QString game; ///< sixteen random hexadecimal digits
    std::uint16_t port = 0; ///< where the table listened last; 0: nowhere yet
    int undone = 0; ///< how often something was taken back
    std::map<int, QByteArray> secrets; ///< by player; those who play elsewhere
    std::set<int> standIns; ///< people for whom a computer plays; none of them has a secret
    bool advice = true; ///< who sits elsewhere may ask the computer what it would do
    std::vector<protocol::Fingerprint> fingerprints; ///< of all shares, once all have shown theirs
    std::vector<protocol::Share> shares; ///< the table's first, and those that have been told

    friend bool operator==(const Ledger &, const Ledger &) = default;

    [[nodiscard]] const protocol::Share *shareOf(int player) const;
    /// Whether the seed is settled: all who have shown a fingerprint have told their share.
    [[nodiscard]] bool isDealt() const { return !fingerprints.empty() && fingerprints.size() == shares.size(); }
    /// Whether all seats that it tells of are there in a game of so many.
    [[nodiscard]] bool isOf(std::size_t players) const;
    /// Whether all have been shown the fingerprint of the player's share.
    [[nodiscard]] bool hasShown(int player) const;
    /// For the same seats before the cards are dealt: a deal of its own, and another secret for each.
    [[nodiscard]] Ledger anew() const;
    /// Another secret for the seat; the old one is dead. Nobody stands in for who has one.
    void renewSecret(int player);
    /// The seat has no secret any more; perhaps a computer stands in.
    void close(int player, bool standIn);
};

/// For a game that begins: random numbers from the system, and a secret for each of the players.
[[nodiscard]] Ledger newLedger(const std::vector<int> &seats);

/// Where it lies for a record of that name.
[[nodiscard]] QString ledgerPath(const QString &recordPath);

[[nodiscard]] std::variant<Ledger, QString> readLedger(const QString &path);
/// What is wrong, as an English sentence without a full stop; nothing when it lies there, readable by its owner only.
[[nodiscard]] std::optional<QString> writeLedger(const QString &path, const Ledger &ledger);

} // namespace academy::host
