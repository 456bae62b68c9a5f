// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "devices/JoinedSeat.h"
#include "protocol/Message.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

/// What is said about this device's seat at another one's table. All are sentences.
namespace academy::model
{

class SeatTexts
{
    Q_DECLARE_TR_FUNCTIONS(SeatTexts)

public:
    /// How it stands; empty while all is well. `farewell`: what the table has said last, where that stands at Ended.
    [[nodiscard]] static QString standing(JoinedSeat::Standing standing, const protocol::Bye &farewell);
    /// What can be done about it; may be empty.
    [[nodiscard]] static QString advice(JoinedSeat::Standing standing, const protocol::Bye &farewell);
    /// Whether the cards were dealt fairly. `unfair`: what is wrong, in English; nothing when they were.
    [[nodiscard]] static QString fairness(const std::optional<QString> &unfair);
    /// What is wrong with something that was typed, or scanned, as a code.
    [[nodiscard]] static QString notACode(const QString &typed);
    /// Why this device can join no table.
    [[nodiscard]] static QString notAvailable();
};

} // namespace academy::model
