// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Entry.h"
#include "record/RecordError.h"
#include "rules/Game.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

/// A whole game written down, or its beginning: what was agreed, who played, and every outcome of chance and decision in
/// order. It is what a saved game, a replay and a bug report are. Reading checks the form of a record; whether its entries
/// are legal shows when it is replayed (Replay.h).
namespace academy::record
{

enum class PlayerKind { Human, Computer };

struct Player {
    QString name;
    PlayerKind kind = PlayerKind::Human;
    QString level; ///< of a computer; may be empty
    QString style{}; ///< what a computer likes; empty for no favourites

    friend bool operator==(const Player &, const Player &) = default;
};

/// What was agreed at the table beyond the rules: how the game is shown and led, not its rules. What a record does not say is
/// nothing, and left to the program that shows it.
struct TableTerms {
    QString title; ///< what people call this game; empty: by the names of its players
    std::optional<bool> hiddenScores; ///< others' points stay hidden until the end (R5.7)
    std::optional<bool> takeBacks; ///< a decision was taken back together with the computers' answers
    std::optional<bool> branched; ///< began from a moment of another game, which had been played to its end
    std::optional<bool> over; ///< the entries lead to the end, so that a list of games need not replay them

    friend bool operator==(const TableTerms &, const TableTerms &) = default;
};

/// Of a title, in UTF-16 units; of a longer one the beginning is shown.
inline constexpr qsizetype longestTitle = 40;

struct Record {
    rules::Options options; ///< have passed rules::check() when the record was read
    std::vector<Player> players; ///< options.players() of them
    TableTerms table;

    // For people who look at the record; nothing depends on them.
    QString application; ///< version of the program that wrote it
    QString created; ///< ISO 8601, UTC
    QString seed; ///< hexadecimal

    std::vector<Entry> entries;
};

/// What a list of games tells of one.
struct Summary {
    rules::Options options; ///< have passed rules::check()
    std::vector<Player> players; ///< options.players() of them
    QString title; ///< as in TableTerms
    int turn = 1; ///< in which it stands, 1 to 6
    bool begun = true; ///< false: no seed, and nothing has happened; the cards are dealt when all who play are there
    bool over = false;
    bool hiddenScores = true; ///< as agreed: nobody may be told of points before the end (R5.7)
    rules::Result result; ///< as it stands; final when it is over
};

/// What a list tells of a record, which is replayed for that; or the first thing that is wrong with it.
[[nodiscard]] std::variant<Summary, RecordError> readSummary(QByteArrayView text);

/// Reads a record, or tells the first thing that is wrong with it.
[[nodiscard]] std::variant<Record, RecordError> readRecord(QByteArrayView text);

/// The record as UTF-8 JSON, one entry a line.
[[nodiscard]] QByteArray toJson(const Record &record);

/// The value of `options` in a record, on one line, keys in the documented order.
[[nodiscard]] QByteArray optionsToJson(const Record &record);

} // namespace academy::record
