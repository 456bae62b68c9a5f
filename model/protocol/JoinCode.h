// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>

/// What somebody needs to take a seat: where the table is, which seat, and the seat's secret. It is shown as a picture to scan
/// and as letters to type; both say the same.
namespace academy::protocol
{

inline constexpr qsizetype secretSize = 16; ///< 128 random bits

struct JoinCode {
    QByteArray address; ///< 4 bytes of IPv4 or 16 of IPv6
    std::uint16_t port = 0;
    int seat = 0; ///< the player's place, from 0
    QByteArray secret; ///< secretSize bytes

    friend bool operator==(const JoinCode &, const JoinCode &) = default;
};

/// In groups of five letters and digits, without those that look like others: `1X2Y3-…`, eight groups with IPv4.
[[nodiscard]] QString typed(const JoinCode &code);

/// For the picture: letters that a QR code holds in half the room.
[[nodiscard]] QString scanned(const JoinCode &code);

/// Of either form, in capitals or not, with or without blanks and dashes. Nothing when something is mistyped.
[[nodiscard]] std::optional<JoinCode> readJoinCode(const QString &text);

} // namespace academy::protocol
