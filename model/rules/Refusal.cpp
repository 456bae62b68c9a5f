// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Refusal.h"

#include <array>

namespace academy::rules
{

std::string_view Refusal::text() const
{
    constexpr std::array<std::string_view, reasonCount> texts{
        "the game is over",
        "this is not the moment for that",
        "another squire decides now",
        "that squire has already chosen in this round",
        "there is no such squire",
        "that card is not in the hand",
        "that card is not played on that board",
        "there is no such board",
        "the disc cannot move on that track",
        "no disc lies on that one there",
        "there is no such place in the Codex",
        "that token has been taken",
        "there is no such stack",
        "those are not three of the player's six cards",
        "those two squires do not exchange coats",
        "that coat is not held",
        "only positive coats of Jousts, Tournaments or King's Service worth 3 or less may be taken",
        "a negative coat has to be given when one is held",
        "as many coats have to be taken as the exchange allows",
        "another card was drawn for the neutral squire",
        "chance comes first here",
        "that is not the turn being played",
        "the number of hands dealt is wrong",
        "a hand dealt has the wrong number of cards",
        "more cards of a kind were dealt than the deck has",
        "the Codex has one -1, one -3 and 0s, one token for each squire",
        "the neutral squire keeps its highest card",
        "the neutral squire does not hold that card",
        "the number of squires does not fit the mode",
        "two squires have the same color",
        "in Lancelot the squires are blue, yellow, green, red",
        "the first squire is not one that can start",
        "an option is unknown",
    };
    return texts[static_cast<std::size_t>(reason)];
}

} // namespace academy::rules
