// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/Replay.h"

#include "record/Audit.h"

#include <algorithm>

namespace academy::record
{

namespace
{

using rules::ChanceKind;
using rules::Hand;

/// As the rules keep hands; a record names the cards in any order.
Hand sorted(const Hand &cards)
{
    Hand hand;
    for (int i = 0; i < cards.size(); ++i) {
        hand.insert(cards.at(i));
    }
    return hand;
}

std::optional<rules::Refusal> applyChanceEntry(rules::State &state, const ChanceEntry &entry, rules::Events *events)
{
    rules::Chance chance = entry.chance;
    if (chance.kind == ChanceKind::Deal && state.phase == rules::Phase::Deal && entry.turn != state.turn) {
        return rules::Refusal{rules::Reason::WrongTurn, "R4.1"};
    }
    if (chance.kind == ChanceKind::Codex && state.phase == rules::Phase::Codex && entry.tokens != state.squires()) {
        return rules::Refusal{rules::Reason::WrongTokens, "R10.3.1"};
    }
    std::ranges::transform(chance.hands, chance.hands.begin(), sorted);
    return rules::applyChance(state, chance, events);
}

} // namespace

std::optional<rules::Refusal> applyEntry(rules::State &state, const Entry &entry, rules::Events *events)
{
    const auto *action = std::get_if<rules::Action>(&entry);
    return action != nullptr ? rules::apply(state, *action, events)
                             : applyChanceEntry(state, std::get<ChanceEntry>(entry), events);
}

RecordError illegalEntry(int number, const rules::Refusal &refusal)
{
    return {.trouble = Trouble::IllegalEntry,
            .text = QString::fromUtf8(refusal.text()),
            .entry = number,
            .rule = refusal.rule,
            .reason = refusal.reason};
}

Replay::Replay(const rules::Options &options)
    : m_state(rules::newGame(options))
{
}

std::optional<rules::Refusal> Replay::apply(const Entry &entry, const Pause &pause)
{
    if (const auto refusal = applyEntry(m_state, entry)) {
        return refusal;
    }
    const auto breathe = [this, &pause] {
        if (pause) {
            pause(m_state);
        }
    };
    while (rules::due(m_state) == rules::Due::Advance) {
        breathe();
        rules::advance(m_state);
    }
    if (isOver()) {
        breathe();
    }
    return std::nullopt;
}

std::variant<rules::State, RecordError> replayRecord(const Record &record, AuditWriter *audit)
{
    Replay replay(record.options);
    Replay::Pause pause;
    if (audit != nullptr) {
        audit->writeOptions(record);
        pause = [audit](const rules::State &state) { audit->writeState(state); };
    }
    int number = 0;
    for (const Entry &entry : record.entries) {
        ++number;
        if (audit != nullptr) {
            audit->writeEntry(entry);
        }
        if (const auto refusal = replay.apply(entry, pause)) {
            return illegalEntry(number, *refusal);
        }
    }
    return replay.state();
}

} // namespace academy::record
