// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Record.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <vector>

/// Who plays: the names of players and squires as the texts use them, and who of them is a person, at this device or at another.
namespace academy::model
{

class People
{
    Q_DECLARE_TR_FUNCTIONS(People)

public:
    People() = default;
    /// All people sit at this device.
    explicit People(const record::Record &record);

    enum class Place : std::uint8_t {
        Here, ///< a person at this device
        Elsewhere, ///< a person at another one
        Computer, ///< a computer, or one that stands in for a person
    };

    [[nodiscard]] int players() const { return static_cast<int>(m_players.size()); }
    [[nodiscard]] Place place(int player) const { return m_places[static_cast<std::size_t>(player)]; }
    void setPlace(int player, Place place) { m_places[static_cast<std::size_t>(player)] = place; }
    [[nodiscard]] bool isHuman(int player) const;
    [[nodiscard]] bool isHere(int player) const;
    [[nodiscard]] bool isElsewhere(int player) const;
    /// How many humans there are at this device.
    [[nodiscard]] int humans() const;
    /// The player who is the only human at this device; -1 when there are none or several.
    [[nodiscard]] int onlyHuman() const;
    /// Nobody plays but that one and computers.
    [[nodiscard]] bool isAlone() const;
    /// How well a computer plays; that of one which stands in is a moderate one.
    [[nodiscard]] QString level(int player) const;

    /// What a computer likes, as a record names it; empty for no favourites.
    [[nodiscard]] QString style(int player) const;

    /// As it is shown: names of a record from elsewhere may be anything (PlayerName.h).
    [[nodiscard]] QString player(int player) const;
    /// The owner's name; in Lancelot with the squire's colour, "Ana (blue)"; in Karadoc "the neutral squire".
    [[nodiscard]] QString squire(int squire) const;
    /// The name of a squire of the person who looks: "Ana (you)", in Lancelot "Ana (blue, you)".
    [[nodiscard]] QString yours(int squire) const;
    /// The same as squire() at the beginning of a sentence.
    [[nodiscard]] QString squireFirst(int squire) const;
    /// The same where the squire's colour is seen: in Lancelot both of Ana's squires are "Ana".
    [[nodiscard]] QString squireBriefly(int squire) const;
    /// The squire belongs to the only human, so texts say "you".
    [[nodiscard]] bool isYou(int squire) const;

private:
    std::vector<record::Player> m_players;
    std::vector<Place> m_places;
    rules::Options m_options;
};

} // namespace academy::model
