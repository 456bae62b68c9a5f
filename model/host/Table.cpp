// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "host/Table.h"

#include "record/RecordFile.h"
#include "rules/Actors.h"

#include <QFileInfo>

#include <algorithm>

namespace academy::host
{

namespace
{

using rules::Action;

std::vector<int> playersIn(const std::vector<Chair> &chairs, Chair wanted)
{
    std::vector<int> players;
    for (std::size_t player = 0; player < chairs.size(); ++player) {
        if (chairs[player] == wanted) {
            players.push_back(static_cast<int>(player));
        }
    }
    return players;
}

void append(rules::Events &all, const rules::Events &more)
{
    for (std::size_t number = 0; number < more.size(); ++number) {
        all.tell(more[number], more.stateAfter(number));
    }
}

} // namespace

Table::Table(record::Record beginning, QString path, std::vector<Chair> chairs)
    : Table(std::move(beginning), std::move(path), chairs, newLedger(playersIn(chairs, Chair::Elsewhere)))
{
}

Table::Table(record::Record beginning, QString path, std::vector<Chair> chairs, Ledger ledger)
    : m_beginning(std::move(beginning))
    , m_path(std::move(path))
    , m_chairs(std::move(chairs))
    , m_ledger(std::move(ledger))
    , m_seats(*this, m_ledger, [this] { return writeLedger(); })
{
}

Table::~Table() = default;

std::variant<std::unique_ptr<Table>, QString> Table::continued(const QString &path)
{
    auto ledger = readLedger(ledgerPath(path));
    if (const auto *trouble = std::get_if<QString>(&ledger)) {
        return *trouble;
    }
    auto reading = record::readRecordFile(path);
    if (const auto *error = std::get_if<record::RecordError>(&reading)) {
        return QStringLiteral("%1: %2").arg(path, error->message());
    }
    record::Record &record = std::get<record::Record>(reading);
    if (!std::get<Ledger>(ledger).isOf(record.players.size())) {
        return QStringLiteral("%1 is of another game").arg(ledgerPath(path));
    }
    std::vector<Chair> chairs;
    for (std::size_t player = 0; player < record.players.size(); ++player) {
        const bool elsewhere = std::get<Ledger>(ledger).secrets.contains(static_cast<int>(player));
        const bool computer = record.players[player].kind == record::PlayerKind::Computer
            || std::get<Ledger>(ledger).standIns.contains(static_cast<int>(player));
        chairs.push_back(elsewhere ? Chair::Elsewhere : computer ? Chair::Computer : Chair::Here);
    }
    std::unique_ptr<Table> table(new Table(record, path, chairs, std::move(std::get<Ledger>(ledger))));
    if (!record.seed.isEmpty()) {
        auto match = record::Match::resumed(record, [](const record::Step &) { });
        if (const auto *error = std::get_if<record::RecordError>(&match)) {
            return QStringLiteral("%1: %2").arg(path, error->message());
        }
        table->m_match.emplace(std::get<record::Match>(std::move(match)));
    }
    return table;
}

void Table::note(const QString &what) const
{
    if (noted) {
        noted(what);
    }
}

bool Table::writeLedger()
{
    const auto trouble = host::writeLedger(ledgerPath(m_path), m_ledger);
    if (trouble) {
        note(*trouble);
    }
    return !trouble;
}

void Table::open()
{
    m_seats.noted = [this](const QString &what) { note(what); };
    if (!m_match) {
        if (const auto error = record::saveRecord(m_path, m_beginning)) {
            note(error->message());
        }
    }
    if (!writeLedger()) {
        return;
    }
    if (m_match) {
        proceed();
    } else {
        m_seats.settle();
    }
}

void Table::listensAt(std::uint16_t port)
{
    m_ledger.port = port;
    (void)writeLedger();
}

void Table::begin(const QString &seed)
{
    if (m_match) {
        return;
    }
    m_beginning.seed = seed;
    m_match.emplace(m_beginning);
    proceed();
}

void Table::decide(int /*player*/, const Action &action, const Answer &answer)
{
    answer(save(action));
}

std::optional<QString> Table::save(const Action &action)
{
    record::Match after = *m_match;
    const auto result = after.decide(action);
    if (const auto *refusal = std::get_if<rules::Refusal>(&result)) {
        return QString::fromUtf8(refusal->text());
    }
    if (const auto error = record::saveRecord(m_path, after.record())) {
        note(error->message());
        return QStringLiteral("the table cannot save: ") + error->message();
    }
    m_match = std::move(after);
    append(m_events, std::get<record::Step>(result).events);
    return std::nullopt;
}

void Table::proceed()
{
    const std::size_t entries = m_match->record().entries.size();
    while (m_match->due() == rules::Due::Chance || m_match->due() == rules::Due::Advance) {
        append(m_events, (m_match->due() == rules::Due::Chance ? m_match->drawChance() : m_match->advance()).events);
    }
    if (m_match->record().entries.size() != entries) { // were this lost, it would follow from the seed again
        if (const auto error = record::saveRecord(m_path, m_match->record())) {
            note(error->message());
        }
    }
    const rules::Events events = std::exchange(m_events, {});
    std::erase_if(m_asked,
                  [this](const Question &one) { return !rules::isIn(rules::deciding(m_match->state()), one.actor); });
    m_seats.tellAll(events);
    if (happened) {
        happened(events);
    }
    askComputers();
}

void Table::askComputers()
{
    const rules::State &state = m_match->state();
    for (int actor = 0; actor < rules::maxSquires; ++actor) {
        if (!rules::isIn(rules::deciding(state), actor)
            || std::ranges::find(m_asked, actor, &Question::actor) != m_asked.end()) {
            continue;
        }
        const int player = rules::decider(state, actor);
        if (chair(player) == Chair::Computer && think) {
            m_asked.push_back({.ticket = ++m_lastTicket, .actor = actor});
            think(m_lastTicket, rules::viewOf(state, player), actor);
        }
    }
}

void Table::answer(int ticket, const Action &action)
{
    const auto asked = std::ranges::find(m_asked, ticket, &Question::ticket);
    if (asked == m_asked.end() || asked->actor != rules::askedFor(m_match->state(), action)) {
        return; // it is not asked any more
    }
    m_asked.erase(asked);
    if (const auto trouble = save(action)) {
        note(*trouble);
    } else {
        proceed();
    }
}

std::optional<QString> Table::decideHere(const Action &action)
{
    if (!m_match) {
        return QStringLiteral("the game has not begun");
    }
    if (const auto refusal = rules::check(m_match->state(), action)) {
        return QString::fromUtf8(refusal->text());
    }
    if (chair(rules::decider(m_match->state(), action.actor())) != Chair::Here) {
        return QStringLiteral("this is not decided here");
    }
    auto trouble = save(action);
    if (!trouble) {
        proceed();
    }
    return trouble;
}

bool Table::takeBack()
{
    if (!m_match) {
        return false;
    }
    record::Record record = m_match->record();
    // The record with everything from the last decision of a person taken off.
    record::Match walk(record);
    std::size_t last = record.entries.size();
    std::size_t number = 0;
    for (const record::Entry &entry : record.entries) {
        while (walk.due() == rules::Due::Advance) {
            walk.advance();
        }
        const auto *action = std::get_if<Action>(&entry);
        if (action == nullptr) {
            walk.drawChance();
        } else {
            const bool person = chair(rules::decider(walk.state(), action->actor())) != Chair::Computer;
            last = person ? number : last;
            (void)walk.decide(*action);
        }
        ++number;
    }
    if (last == record.entries.size()) {
        return false;
    }
    record.table.takeBacks = last + 1 < record.entries.size() ? std::optional(true) : record.table.takeBacks;
    record.entries.resize(last);
    auto match = record::Match::resumed(record, [](const record::Step &) { });
    ++m_ledger.undone; // first: a seat's answer about what is taken back must not be taken for one about what comes
    if (!writeLedger() || record::saveRecord(m_path, record)) {
        return false;
    }
    m_match.emplace(std::get<record::Match>(std::move(match)));
    while (m_match->due() == rules::Due::Advance) {
        m_match->advance();
    }
    m_asked.clear();
    m_events.clear();
    m_seats.tellTakenBack();
    if (happened) {
        happened({});
    }
    askComputers();
    return true;
}

bool Table::takeSeat(int player, Chair chair)
{
    m_chairs.at(static_cast<std::size_t>(player)) = chair;
    m_seats.vacate(player, chair == Chair::Computer);
    const bool written = writeLedger();
    if (m_match) {
        askComputers();
    } else {
        m_seats.settle(); // perhaps it was the only one that was waited for
    }
    return written;
}

bool Table::giveSeat(int player)
{
    m_chairs.at(static_cast<std::size_t>(player)) = Chair::Elsewhere;
    m_seats.give(player);
    if (m_match) {
        std::erase_if(m_asked, [this, player](const Question &one) {
            return rules::decider(m_match->state(), one.actor) == player;
        });
    }
    return writeLedger();
}

} // namespace academy::host
