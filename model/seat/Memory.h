// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "protocol/FairDeal.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace academy::seat
{

/// What a seat remembers, so that it can be ended and begin again in the middle of a game.
struct Memory {
    QString code; ///< how it came here, as typed
    QString game; ///< empty before the table has told it
    int player = 0;
    QByteArray share; ///< this seat's share of the deal
    bool told = false; ///< the share has left this device
    std::vector<protocol::Fingerprint> fingerprints; ///< as the table has shown them

    friend bool operator==(const Memory &, const Memory &) = default;
};

/// With a new share.
[[nodiscard]] Memory newMemory(int player, const QString &code = {});

[[nodiscard]] std::variant<Memory, QString> readMemory(const QString &path);
/// What is wrong, as an English sentence without a full stop; nothing when it lies there, readable by its owner only.
[[nodiscard]] std::optional<QString> writeMemory(const QString &path, const Memory &memory);

} // namespace academy::seat
