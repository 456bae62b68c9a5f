// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Record.h"
#include "record/RecordError.h"
#include "rules/Game.h"

#include <functional>
#include <optional>
#include <variant>

/// A game driven by entries. It takes one entry after the other, ends the *Done phases by itself, and refuses an entry that
/// is not legal at its moment. Games that are played and written down go through the same functions, so that what is played
/// and what is replayed cannot differ.
namespace academy::record
{

class AuditWriter;

/// Lets the entry happen and tells its events; or refuses it and changes nothing.
[[nodiscard]] std::optional<rules::Refusal> applyEntry(rules::State &state, const Entry &entry,
                                                       rules::Events *events = nullptr);

/// The error of a record whose entry of that number, the first being 1, is refused.
[[nodiscard]] RecordError illegalEntry(int number, const rules::Refusal &refusal);

class Replay
{
public:
    /// Called at each breath of the game: in the *Done phases, before they are ended, and once when the game is over.
    using Pause = std::function<void(const rules::State &state)>;

    /// options must have passed rules::check().
    explicit Replay(const rules::Options &options);

    [[nodiscard]] const rules::State &state() const { return m_state; }
    [[nodiscard]] bool isOver() const { return rules::due(m_state) == rules::Due::Nothing; }

    /// Lets the entry happen and runs on to the next one that is due; or refuses it and changes nothing.
    [[nodiscard]] std::optional<rules::Refusal> apply(const Entry &entry, const Pause &pause = {});

private:
    rules::State m_state;
};

/// Replays a whole record: the state it ends in, or why it is refused with the number of the entry. `audit`, where given,
/// is told everything; of a refused record it holds what went before.
[[nodiscard]] std::variant<rules::State, RecordError> replayRecord(const Record &record, AuditWriter *audit = nullptr);

} // namespace academy::record
