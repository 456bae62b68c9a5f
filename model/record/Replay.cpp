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

} // namespace

Replay::Replay(const rules::Options &options)
    : m_state(rules::newGame(options))
{
}

std::optional<rules::Refusal> Replay::apply(const Entry &entry, const Pause &pause)
{
    if (const auto refusal = std::visit([this](const auto &one) { return applyOne(one); }, entry)) {
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

std::optional<rules::Refusal> Replay::applyOne(const ChanceEntry &entry)
{
    rules::Chance chance = entry.chance;
    if (chance.kind == ChanceKind::Deal && m_state.phase == rules::Phase::Deal && entry.turn != m_state.turn) {
        return rules::Refusal{rules::Reason::WrongTurn, "R4.1"};
    }
    if (chance.kind == ChanceKind::Codex && m_state.phase == rules::Phase::Codex && entry.tokens != m_state.squires()) {
        return rules::Refusal{rules::Reason::WrongTokens, "R10.3.1"};
    }
    std::ranges::transform(chance.hands, chance.hands.begin(), [](const Hand &hand) { return sorted(hand); });
    return rules::applyChance(m_state, chance);
}

std::optional<rules::Refusal> Replay::applyOne(const rules::Action &action)
{
    return rules::apply(m_state, action);
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
            return RecordError{.trouble = Trouble::IllegalEntry,
                               .text = QString::fromUtf8(refusal->text()),
                               .entry = number,
                               .rule = refusal->rule,
                               .reason = refusal->reason};
        }
    }
    return replay.state();
}

} // namespace academy::record
