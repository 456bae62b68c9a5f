// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Match.h"

#include "record/Replay.h"

#include <bit>
#include <chrono>
#include <memory>

namespace academy::arena
{

namespace
{

/// Parts of a game's seed.
constexpr std::uint64_t partOfOptions = 0;
constexpr std::uint64_t partOfChance = 1;
/// Parts of the chance in a turn.
constexpr std::uint64_t partOfDeal = 0;
constexpr std::uint64_t partOfCodex = 1;
constexpr std::uint64_t partOfNeutral = 2;

using Seats = std::vector<std::unique_ptr<Contestant>>;

record::Record newRecord(const Setup &setup, const MatchTicket &ticket)
{
    record::Record record;
    record.options = optionsOf(setup, ticket.seed);
    record.application = QStringLiteral(ACADEMY_VERSION);
    record.created = ticket.created;
    record.seed = QStringLiteral("%1").arg(ticket.seed, 16, 16, QLatin1Char('0'));
    for (int player = 0; player < record.options.players(); ++player) {
        record.players.push_back(playerOf(setup.contestantFor(player), player));
    }
    return record;
}

Seats seatsFor(const Setup &setup, const record::Record &record, const MatchTicket &ticket)
{
    Seats seats;
    for (int player = 0; player < record.options.players(); ++player) {
        seats.push_back(makeContestant(setup.contestantFor(player),
                                       {.pace = ticket.pace, .answerMilliseconds = setup.answerMilliseconds}, record,
                                       player, seedOfPart(ticket.playersSeed, static_cast<std::uint64_t>(player))));
    }
    return seats;
}

/// Chance that is the same however the game is played: each turn's cards and tokens have a seed of their own.
class SeededChance
{
public:
    explicit SeededChance(std::uint64_t seed)
        : m_seed(seed)
        , m_neutral(seedOfPart(seed, partOfNeutral))
    {
    }

    [[nodiscard]] rules::Chance draw(const rules::State &state)
    {
        switch (rules::awaitedChance(state)) {
        case rules::ChanceKind::Deal:
            return draw(state, partOfDeal);
        case rules::ChanceKind::Codex:
            return draw(state, partOfCodex);
        case rules::ChanceKind::NeutralKeeps:
        case rules::ChanceKind::NeutralPlays:
            break;
        }
        return rules::drawChance(state, m_neutral);
    }

private:
    [[nodiscard]] rules::Chance draw(const rules::State &state, std::uint64_t part) const
    {
        rules::Random random(seedOfPart(m_seed, 3 * std::uint64_t{state.turn} + part));
        return rules::drawChance(state, random);
    }

    std::uint64_t m_seed;
    rules::Random m_neutral;
};

/// The decision of whoever is first among those who decide now; nothing, and a forfeit, when there is none.
std::optional<rules::Action> decide(const rules::State &state, const Seats &seats, Match &match)
{
    const int actor = std::countr_zero(rules::deciding(state));
    const int player = rules::decider(state, actor);
    const auto at = static_cast<std::size_t>(player);
    const auto begin = std::chrono::steady_clock::now();
    const rules::View view = rules::viewOf(state, player);
    const auto choice = seats[at]->choose(view, actor);
    const auto took = std::chrono::steady_clock::now() - begin;
    rules::ActionList actions;
    rules::legalActions(state, actor, actions);
    if (actions.size() > 1) {
        match.thinking[at].nanoseconds += std::chrono::duration_cast<std::chrono::nanoseconds>(took).count();
        ++match.thinking[at].decisions;
    }
    if (const auto *why = std::get_if<QString>(&choice)) {
        match.forfeit = Forfeit{.player = player, .why = *why};
        return std::nullopt;
    }
    const rules::Action action = std::get<rules::Action>(choice);
    if (const auto refusal = rules::check(state, action)) {
        match.forfeit = Forfeit{.player = player,
                                .why = QStringLiteral("its choice %1 is illegal: %2 (%3)")
                                           .arg(QString::fromUtf8(record::toJson(record::Entry(action))),
                                                QString::fromUtf8(refusal->text()), QString::fromUtf8(refusal->rule))};
        return std::nullopt;
    }
    return action;
}

} // namespace

rules::Options optionsOf(const Setup &setup, std::uint64_t seed)
{
    rules::Random random(seedOfPart(seed, partOfOptions));
    return setup.drawOptions(random);
}

Match playMatch(const Setup &setup, const MatchTicket &ticket)
{
    Match match{.record = newRecord(setup, ticket), .audit = {}, .result = {}, .forfeit = {}, .thinking = {}};
    match.thinking.resize(match.record.players.size());
    const Seats seats = seatsFor(setup, match.record, ticket);
    SeededChance chance(seedOfPart(ticket.seed, partOfChance));
    record::Replay game(match.record.options);
    record::Replay::Pause pause;
    if (ticket.wantsAudit) {
        match.audit.writeOptions(match.record);
        pause = [&match](const rules::State &state) { match.audit.writeState(state); };
    }
    while (!game.isOver()) {
        const rules::State &state = game.state();
        record::Entry entry;
        if (rules::due(state) == rules::Due::Chance) {
            entry = record::entryOf(state, chance.draw(state));
        } else if (const std::optional<rules::Action> action = decide(state, seats, match)) {
            entry = *action;
        } else {
            break;
        }
        if (ticket.wantsAudit) {
            match.audit.writeEntry(entry);
        }
        static_cast<void>(game.apply(entry, pause)); // chance falls by the rules, actions have been checked
        match.record.entries.push_back(entry);
    }
    match.result = rules::result(game.state());
    if (match.forfeit) {
        const unsigned all = (1U << match.record.players.size()) - 1U;
        match.result.winners = static_cast<std::uint8_t>(all & ~(1U << static_cast<unsigned>(match.forfeit->player)));
    }
    for (const std::unique_ptr<Contestant> &contestant : seats) {
        contestant->end(match.result);
    }
    return match;
}

} // namespace academy::arena
