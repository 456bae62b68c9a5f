// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Record.h"
#include "record/RecordError.h"
#include "rules/Game.h"
#include "rules/Random.h"

#include <array>
#include <functional>
#include <variant>
#include <vector>

/// A game being played and written down: the state, the chance it draws, and its record. A plain value; a copy of it is a
/// moment to come back to.
namespace academy::record
{

/// What a step of the game did.
struct Step {
    rules::Events events;
    rules::State after;
    int entries = 0; ///< how many the record has then
};

class Match
{
public:
    /// Begins a game. `beginning` holds options that have passed rules::check(), players and a seed; its entries are not
    /// looked at.
    explicit Match(Record beginning);

    using Listener = std::function<void(const Step &step)>;

    /// Plays the entries of a record again, and tells each step. The luck that follows is the luck that would have followed.
    [[nodiscard]] static std::variant<Match, RecordError> resumed(const Record &record, const Listener &listener);

    [[nodiscard]] const rules::State &state() const { return m_state; }
    [[nodiscard]] const Record &record() const { return m_record; }
    [[nodiscard]] rules::Due due() const { return rules::due(m_state); }

    /// Draws the chance that is due.
    Step drawChance();
    /// Ends a phase; due() must be Advance.
    Step advance();
    /// Takes a decision, or refuses it and changes nothing.
    [[nodiscard]] std::variant<Step, rules::Refusal> decide(const rules::Action &action);
    /// Writes down that a decision was taken back together with the computers' answers.
    void noteTakeBack() { m_record.table.takeBacks = true; }
    [[nodiscard]] bool hasTakeBacks() const { return m_record.table.takeBacks.value_or(false); }

    /// The human who has decided last, and so holds the device they share; -1 before the first decision of one.
    [[nodiscard]] int lastHuman() const { return m_lastHuman; }

    /// Coats' worth by squire after each turn scored so far; the last of six with the deeds (R10.5.1).
    [[nodiscard]] const std::vector<std::array<int, rules::maxSquires>> &pointsByTurn() const { return m_pointsByTurn; }

private:
    [[nodiscard]] std::optional<rules::Refusal> replay(const Entry &entry, Step &step);
    Step finish(Step step);
    [[nodiscard]] bool isHuman(int player) const;

    Record m_record;
    rules::State m_state;
    rules::Random m_random;
    int m_lastHuman = -1;
    std::vector<std::array<int, rules::maxSquires>> m_pointsByTurn;
};

} // namespace academy::record
