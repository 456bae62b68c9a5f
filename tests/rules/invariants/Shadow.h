// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Game.h"

#include <string>

/// The table as somebody sees it who is only told events: the same discs, coats, Cup and Scrolls must come of it as stand
/// in the state. Coats exchanged are told by the action, for the event keeps them secret.
namespace academy::rules::test
{

class Shadow
{
public:
    explicit Shadow(const State &state);

    /// Follows the events of one step; the action taken in it, if any. Says what is wrong with one, or nothing.
    [[nodiscard]] std::string follow(const Events &events, const Action *action);
    /// In what the shadow differs from the state; nothing when it does not.
    [[nodiscard]] std::string difference(const State &state) const;

private:
    [[nodiscard]] std::string follow(const Event &event);
    void exchange(const Action &action);

    std::array<Track, boardCount> m_tracks;
    std::array<Coats, maxSquires> m_coats;
    std::array<int, maxSquires> m_played{};
    std::array<Board, maxSquires> m_bets;
    int m_cup;
    int m_scrolls;
    int m_turn;
    int m_first;
    bool m_over = false;
};

} // namespace academy::rules::test
