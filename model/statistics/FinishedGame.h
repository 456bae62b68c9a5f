// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "match/Match.h"
#include "match/People.h"

#include "rules/Options.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <array>
#include <optional>
#include <variant>
#include <vector>

/// What the history keeps of a game that was played to its end, and of games from before there was a history. Plain values,
/// and the lines of JSON that they are written as (HISTORY.md).
namespace academy::model
{

/// How a player fared in one game.
struct FinishedPlayer {
    QString name{}; ///< as it is stored (PlayerNames); empty when this person was forgotten
    bool human = false;
    QString level{}; ///< of a computer
    std::vector<rules::Color> colors{}; ///< of the squires; in Lancelot two
    int place = 1; ///< 1 for whoever has won, alone or with others (R6.1)
    bool won = false;
    int points = 0;
    std::array<int, rules::boardCount> byBoard{}; ///< of all squires of the player; they add up to the points

    /// Somebody whose games are counted.
    [[nodiscard]] bool counts() const { return human && !name.isEmpty(); }

    friend bool operator==(const FinishedPlayer &, const FinishedPlayer &) = default;
};

struct FinishedGame {
    QString identity{}; ///< the same for one game, however often it is opened and copied
    QDateTime finished{}; ///< UTC, in whole seconds
    rules::Options options{}; ///< who starts is not known; Karadoc's neutral squire has a colour that is left
    bool undone = false; ///< decisions were undone together with the computers' answers
    std::vector<FinishedPlayer> players{}; ///< options.players() of them, in seat order

    [[nodiscard]] bool counts() const;
    /// The best first.
    [[nodiscard]] std::vector<const FinishedPlayer *> ranked() const;

    friend bool operator==(const FinishedGame &, const FinishedGame &) = default;
};

/// Games of one person of which only sums are known: those that were finished before the history began, and the oldest ones
/// of a history that became too long.
struct EarlierGames {
    QString name{}; ///< as it is stored
    int games = 0;
    int victories = 0;
    int best = 0; ///< most points in a game
    int points = 0; ///< of all these games together
    int undone = 0; ///< games in which decisions were undone together with the computers' answers

    friend bool operator==(const EarlierGames &, const EarlierGames &) = default;
};

/// Puts one more game of that player among the earlier ones.
void addTo(EarlierGames &earlier, const FinishedPlayer &player, bool undone);

// What was written by hand may be anything; nobody plays more, nor for more.
inline constexpr int mostEarlierGames = 1'000'000;
inline constexpr int mostPoints = 1000;

/// A game that is over. Somebody for whom a computer stands in at the end counts as that computer.
[[nodiscard]] FinishedGame finishedGame(const Match &match, const People &people, const QDateTime &now);

using HistoryEntry = std::variant<FinishedGame, EarlierGames>;

/// One line, without its end.
[[nodiscard]] QByteArray toJson(const FinishedGame &game);
[[nodiscard]] QByteArray toJson(const EarlierGames &earlier);

/// What the line says; nothing when it is none of a history.
[[nodiscard]] std::optional<HistoryEntry> readHistoryEntry(const QByteArray &line);

} // namespace academy::model
