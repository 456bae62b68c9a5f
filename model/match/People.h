// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Record.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

/// Who plays: the names of players and squires as the texts use them, and who of them is a person at this device.
namespace academy::model
{

class People
{
    Q_DECLARE_TR_FUNCTIONS(People)

public:
    People() = default;
    explicit People(const record::Record &record);

    [[nodiscard]] int players() const { return static_cast<int>(m_players.size()); }
    [[nodiscard]] bool isHuman(int player) const;
    /// How many humans there are.
    [[nodiscard]] int humans() const;
    /// The player who is the only human; -1 when there are none or several.
    [[nodiscard]] int onlyHuman() const;
    [[nodiscard]] QString level(int player) const;

    /// As it is shown: names of a record from elsewhere may be anything (PlayerName.h).
    [[nodiscard]] QString player(int player) const;
    /// The owner's name; in Lancelot with the squire's colour, "Ana (blue)"; in Karadoc "the neutral squire".
    [[nodiscard]] QString squire(int squire) const;
    /// The same at the beginning of a sentence.
    [[nodiscard]] QString squireFirst(int squire) const;
    /// The squire belongs to the only human, so texts say "you".
    [[nodiscard]] bool isYou(int squire) const;

private:
    std::vector<record::Player> m_players;
    rules::Options m_options;
};

} // namespace academy::model
