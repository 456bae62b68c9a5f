// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/Match.h"

#include "record/Replay.h"
#include "rules/Actors.h"

namespace academy::record
{

using rules::Due;
using rules::Phase;

namespace
{

// A record from elsewhere may have a seed of another kind; any luck will do then.
std::uint64_t seedOf(const Record &record)
{
    return record.seed.toULongLong(nullptr, 16);
}

// Nobody where no such actor is asked: the rules refuse the action then.
int deciderOf(const rules::State &state, const rules::Action &action)
{
    return rules::isIn(rules::deciding(state), action.actor()) ? rules::decider(state, action.actor()) : -1;
}

} // namespace

Match::Match(Record beginning)
    : m_record(std::move(beginning))
    , m_state(rules::newGame(m_record.options))
    , m_random(seedOf(m_record))
{
    m_record.entries.clear();
}

std::variant<Match, RecordError> Match::resumed(const Record &record, const Listener &listener)
{
    Match match(record);
    int number = 0;
    for (const Entry &entry : record.entries) {
        ++number;
        while (match.due() == Due::Advance) {
            listener(match.advance());
        }
        Step step;
        if (const auto refusal = match.replay(entry, step)) {
            return illegalEntry(number, *refusal);
        }
        match.m_record.entries.push_back(entry);
        listener(match.finish(std::move(step)));
    }
    return match;
}

std::optional<rules::Refusal> Match::replay(const Entry &entry, Step &step)
{
    if (std::holds_alternative<ChanceEntry>(entry) && due() == Due::Chance) {
        (void)rules::drawChance(m_state, m_random); // what was drawn then
    }
    const auto *action = std::get_if<rules::Action>(&entry);
    const int player = action != nullptr ? deciderOf(m_state, *action) : -1;
    auto refusal = applyEntry(m_state, entry, &step.events);
    if (!refusal && isHuman(player)) {
        m_lastHuman = player;
    }
    return refusal;
}

bool Match::isHuman(int player) const
{
    return player >= 0 && m_record.players.at(static_cast<std::size_t>(player)).kind == PlayerKind::Human;
}

Step Match::drawChance()
{
    const rules::Chance chance = rules::drawChance(m_state, m_random);
    m_record.entries.push_back(entryOf(m_state, chance));
    Step step;
    (void)rules::applyChance(m_state, chance, &step.events); // just drawn, never refused
    return finish(std::move(step));
}

Step Match::advance()
{
    Step step;
    rules::advance(m_state, &step.events);
    return finish(std::move(step));
}

std::variant<Step, rules::Refusal> Match::decide(const rules::Action &action)
{
    Step step;
    const int player = deciderOf(m_state, action);
    if (const auto refusal = rules::apply(m_state, action, &step.events)) {
        return *refusal;
    }
    if (isHuman(player)) {
        m_lastHuman = player;
    }
    m_record.entries.emplace_back(action);
    return finish(std::move(step));
}

Step Match::finish(Step step)
{
    step.after = m_state;
    step.entries = static_cast<int>(m_record.entries.size());
    const bool scored = m_state.phase == Phase::ScoringDone || m_state.phase == Phase::Over;
    if (scored && m_pointsByTurn.size() < m_state.turn) {
        std::array<int, rules::maxSquires> &points = m_pointsByTurn.emplace_back();
        for (int squire = 0; squire < m_state.squires(); ++squire) {
            points[static_cast<std::size_t>(squire)] = rules::points(m_state, squire);
        }
    }
    return step;
}

} // namespace academy::record
