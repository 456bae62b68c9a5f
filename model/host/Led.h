// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Match.h"

#include <QString>

#include <functional>
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
    /// Called when a decision is saved; or with what keeps it from being saved: then nothing has changed.
    using Answer = std::function<void(const std::optional<QString> &trouble)>;
    /// Takes a decision of that player, which is legal as the game stands, and saves it; it answers at once or later.
    virtual void decide(int player, const rules::Action &action, const Answer &answer) = 0;
    /// What the player has decided when this actor was asked, where that is saved and happens later; null otherwise.
    [[nodiscard]] virtual const rules::Action *settled(int player, int asked) const = 0;
    /// Whether the player may take back its last decision now.
    [[nodiscard]] virtual bool mayTakeBack(int player) const = 0;
    virtual void takeBack(int player) = 0;
    /// What follows from decisions may happen now.
    virtual void proceed() = 0;
    /// All shares are there; the seed that follows from them. The game may begin.
    virtual void begin(const QString &seed) = 0;
};

} // namespace academy::host
