// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Match.h"

#include <QString>

#include <optional>

namespace academy::host
{

/// A game as those who sit elsewhere see it led: whoever leads it at this table gives what follows.
class Led
{
public:
    Led() = default;
    virtual ~Led() = default;
    Q_DISABLE_COPY_MOVE(Led)

    /// Nothing before the cards can be dealt.
    [[nodiscard]] virtual const record::Match *match() const = 0;
    /// Takes a legal decision and saves it, before it answers; or tells what keeps it from that, and has changed nothing.
    [[nodiscard]] virtual std::optional<QString> decide(const rules::Action &action) = 0;
    /// What follows from decisions may happen now.
    virtual void proceed() = 0;
    /// All shares are there; the seed that follows from them. The game may begin.
    virtual void begin(const QString &seed) = 0;
};

} // namespace academy::host
