// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Match.h"

#include "players/Player.h"
#include "record/Replay.h"

#include <bit>
#include <memory>

namespace academy::arena
{

namespace
{

/// Parts of a game's seed; the players' follow.
constexpr std::uint64_t partOfOptions = 0;
constexpr std::uint64_t partOfChance = 1;
constexpr std::uint64_t partOfPlayers = 2;

struct Seat {
    std::unique_ptr<players::Player> player;
    rules::Random random;
};

record::Record newRecord(const Setup &setup, const MatchTicket &ticket)
{
    record::Record record;
    rules::Random random(seedOfPart(ticket.seed, partOfOptions));
    record.options = setup.drawOptions(random);
    record.application = QStringLiteral(ACADEMY_VERSION);
    record.created = ticket.created;
    record.seed = QStringLiteral("%1").arg(ticket.seed, 16, 16, QLatin1Char('0'));
    for (int player = 0; player < record.options.players(); ++player) {
        record.players.push_back({.name = QStringLiteral("Player %1").arg(player + 1),
                                  .kind = record::PlayerKind::Computer,
                                  .level = setup.levelOf(player)});
    }
    return record;
}

std::vector<Seat> seatsFor(const record::Record &record, const MatchTicket &ticket)
{
    std::vector<Seat> seats;
    for (const record::Player &player : record.players) {
        const std::uint64_t part = partOfPlayers + seats.size();
        seats.push_back(
            {players::makePlayer(player.level.toStdString()), rules::Random(seedOfPart(ticket.seed, part))});
    }
    return seats;
}

/// The decision of whoever is first among those who decide now.
rules::Action decide(const rules::State &state, std::vector<Seat> &seats)
{
    const int actor = std::countr_zero(rules::deciding(state));
    const int player = rules::decider(state, actor);
    Seat &seat = seats[static_cast<std::size_t>(player)];
    return seat.player->choose(rules::viewOf(state, player), actor, {}, seat.random);
}

} // namespace

std::variant<Match, QString> playMatch(const Setup &setup, const MatchTicket &ticket)
{
    Match match{.record = newRecord(setup, ticket), .audit = {}, .result = {}};
    std::vector<Seat> seats = seatsFor(match.record, ticket);
    rules::Random chance(seedOfPart(ticket.seed, partOfChance));
    record::Replay game(match.record.options);
    record::Replay::Pause pause;
    if (ticket.wantsAudit) {
        match.audit.writeOptions(match.record);
        pause = [&match](const rules::State &state) { match.audit.writeState(state); };
    }
    while (!game.isOver()) {
        const rules::State &state = game.state();
        const record::Entry entry = rules::due(state) == rules::Due::Chance
            ? record::entryOf(state, rules::drawChance(state, chance))
            : record::Entry(decide(state, seats));
        if (ticket.wantsAudit) {
            match.audit.writeEntry(entry);
        }
        if (const auto refusal = game.apply(entry, pause)) {
            return QStringLiteral("the choice %1 is illegal: %2 (%3)")
                .arg(QString::fromUtf8(record::toJson(entry)), QString::fromUtf8(refusal->text()),
                     QString::fromUtf8(refusal->rule));
        }
        match.record.entries.push_back(entry);
    }
    match.result = rules::result(game.state());
    return match;
}

} // namespace academy::arena
