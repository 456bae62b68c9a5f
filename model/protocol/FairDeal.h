// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Record.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

/// A deal that nobody can choose. The table and each seat think of a share, 256 random bits, and first show its fingerprint.
/// When all fingerprints are known to all, each tells the table its share, and the game's seed follows from all of them; so
/// neither the table nor a seat, nor both together, can know what comes of its share before it is bound to it, as long as one
/// share is honest. After the end the table shows all, and each seat sees for itself that the cards came of that seed.
namespace academy::protocol
{

inline constexpr qsizetype shareSize = 32;
/// Who gives the table's share; players are numbered from 0.
inline constexpr int theTable = -1;

/// Of a share: whose it is, and 64 hexadecimal digits.
struct Fingerprint {
    int player = theTable;
    QString digits;

    friend bool operator==(const Fingerprint &, const Fingerprint &) = default;
};

struct Share {
    int player = theTable;
    QByteArray bytes; ///< shareSize of them

    friend bool operator==(const Share &, const Share &) = default;
};

/// The fingerprint of a share in that game. It is another one in another game or of another player.
[[nodiscard]] Fingerprint fingerprintOf(const QString &game, const Share &share);

/// The seed that follows from the shares, which stand in the order of their players with the table's first: sixteen
/// hexadecimal digits, as records have them.
[[nodiscard]] QString seedOf(const QString &game, const std::vector<Share> &shares);

/// What a seat knew before it told its share.
struct Promise {
    QString game;
    std::vector<Fingerprint> fingerprints; ///< in the order of their players with the table's first
    Share own;

    friend bool operator==(const Promise &, const Promise &) = default;
};

/// What is not as it was promised, as an English sentence without a full stop; nothing when the cards were dealt fairly: each
/// share has the fingerprint that was shown before, this seat's is among them, the seed follows from them, and every chance of
/// the record from the seed.
[[nodiscard]] std::optional<QString> unfairness(const Promise &promise, const std::vector<Share> &shares,
                                                const record::Record &record);

} // namespace academy::protocol
