// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Party.h"

#include "record/RecordFile.h"
#include "rules/Actors.h"
#include "rules/Playout.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFile>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace academy::host::test
{

namespace
{

constexpr int patienceMilliseconds = 60'000;

record::Record beginningOf(const rules::Options &options, const std::vector<Chair> &chairs)
{
    record::Record record;
    record.options = options;
    record.application = QStringLiteral("test");
    record.created = QStringLiteral("2026-11-20T08:00:00Z");
    for (std::size_t player = 0; player < chairs.size(); ++player) {
        const bool computer = chairs[player] == Chair::Computer;
        record.players.push_back({.name = QStringLiteral("player-%1").arg(player + 1),
                                  .kind = computer ? record::PlayerKind::Computer : record::PlayerKind::Human,
                                  .level = computer ? QStringLiteral("page") : QString()});
    }
    return record;
}

} // namespace

std::vector<Chair> allElsewhere(const rules::Options &options)
{
    return std::vector<Chair>(static_cast<std::size_t>(options.players()), Chair::Elsewhere);
}

Party::Party(const rules::Options &options, std::vector<Chair> chairs, std::uint64_t seed)
    : m_random(seed)
    , m_table(std::make_unique<Table>(beginningOf(options, chairs), path(), chairs))
{
    prepare();
    for (std::size_t player = 0; player < chairs.size(); ++player) {
        if (chairs[player] == Chair::Elsewhere) {
            const int number = static_cast<int>(player);
            m_players[number].memory = seat::newMemory(number);
            sit(number);
        }
    }
}

void Party::prepare()
{
    m_contexts.push_back(std::make_unique<QObject>());
    QObject *context = m_contexts.back().get();
    m_table->noted = [this](const QString &what) { m_notes += what; };
    m_table->happened = [this, context](const rules::Events &) {
        QMetaObject::invokeMethod(context, [this] { playHere(); }, Qt::QueuedConnection);
    };
    m_table->think = [this, context](int ticket, const rules::View &view, int actor) {
        rules::ActionList actions;
        rules::legalActions(view.table, actor, actions);
        const rules::Action choice = actions[m_random.below(actions.size())];
        QMetaObject::invokeMethod(
            context, [this, ticket, choice] { m_table->answer(ticket, choice); }, Qt::QueuedConnection);
    };
    m_table->open();
}

void Party::playHere()
{
    const record::Match *match = m_table->match();
    if (match == nullptr || entries() >= pauseAt) {
        return;
    }
    for (int actor = 0; actor < rules::maxSquires; ++actor) {
        if (!rules::isIn(rules::deciding(match->state()), actor)
            || m_table->chair(rules::decider(match->state(), actor)) != Chair::Here) {
            continue;
        }
        rules::ActionList actions;
        rules::legalActions(match->state(), actor, actions);
        CHECK(m_table->decideHere(actions[m_random.below(actions.size())]) == std::nullopt);
        return;
    }
}

connection::StreamPtr Party::knock(int player)
{
    auto [here, there] = connection::makePipe();
    m_table->seats().enter(player, std::move(here));
    return std::move(there);
}

void Party::sit(int player)
{
    Player &at = m_players.at(player);
    at.proposed.clear();
    at.seat = std::make_unique<seat::Seat>(at.memory, [this, player] {
        connection::StreamPtr stream = knock(player);
        m_players.at(player).theirEnd = stream.get();
        return stream;
    });
    at.seat->shown = [this, player](const protocol::Show &show) { playAt(player, show); };
    at.seat->remember = [&at](const seat::Memory &memory) {
        at.memory = memory;
        return true;
    };
    at.seat->acknowledged = [&at](const protocol::Ack &ack) {
        const auto found = std::ranges::find(at.proposed, ack.actor, &rules::Action::actor);
        if (found != at.proposed.end()) {
            at.taken.push_back(*found);
            at.proposed.erase(found);
        }
    };
    at.seat->refused = [&at](const protocol::Refused &refused) {
        std::erase_if(at.proposed, [&](const rules::Action &one) { return one.actor() == refused.actor; });
    };
    at.seat->over = [&at](const seat::Ending &ending) { at.ending = ending; };
    at.seat->begin();
}

void Party::playAt(int player, const protocol::Show &show)
{
    Player &at = m_players.at(player);
    // What was proposed and is not asked any more has been taken.
    std::erase_if(at.proposed,
                  [&](const rules::Action &one) { return std::ranges::find(show.legal, one) == show.legal.end(); });
    std::vector<rules::Action> choices;
    for (const rules::Action &one : show.legal) {
        const bool asked = std::ranges::find(at.proposed, one.actor(), &rules::Action::actor) == at.proposed.end();
        if (asked && (choices.empty() || choices.front().actor() == one.actor())) {
            choices.push_back(one);
        }
    }
    if (choices.empty()) {
        return;
    }
    const rules::Action choice = choices[static_cast<std::size_t>(m_random.below(static_cast<int>(choices.size())))];
    at.proposed.push_back(choice);
    at.seat->decide(choice);
    if (beforeDeciding) {
        QMetaObject::invokeMethod(&m_hooks, [this, player] { beforeDeciding(player); }, Qt::QueuedConnection);
    }
}

void Party::crash()
{
    m_table.reset();
    m_contexts.back().reset();
    m_contexts.pop_back();
    auto table = Table::continued(path());
    if (const auto *trouble = std::get_if<QString>(&table)) {
        FAIL(trouble->toStdString());
    }
    m_table = std::get<std::unique_ptr<Table>>(std::move(table));
    prepare();
}

void Party::crash(int player)
{
    m_players.at(player).seat.reset();
    sit(player);
}

void Party::cut(int player)
{
    const QPointer<connection::Stream> end = m_players.at(player).theirEnd;
    if (end == nullptr) {
        return; // it is cut already
    }
    end->close(); // the table hears of it, the seat as from a dead network
    if (end->closed) {
        const auto closed = end->closed;
        closed(QStringLiteral("cut"));
    }
}

void Party::until(const std::function<bool()> &condition)
{
    // Whole games take as long as the machine takes for them: as long as there is a next entry, something comes of it.
    QDeadlineTimer deadline(patienceMilliseconds);
    std::size_t before = entries();
    while (!condition()) {
        if (const std::size_t now = entries(); now != before) {
            before = now;
            deadline.setRemainingTime(patienceMilliseconds);
        }
        if (deadline.hasExpired()) {
            FAIL("nothing comes of it");
        }
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 50);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

void Party::untilOver()
{
    until([this] {
        return m_table->isOver()
            && std::ranges::all_of(m_players, [](const auto &player) { return player.second.ending.has_value(); });
    });
}

void Party::requireAsOnOneDevice() const
{
    QFile file(path());
    REQUIRE(file.open(QIODevice::ReadOnly));
    test::requireAsOnOneDevice(file.readAll());
}

void requireAsOnOneDevice(const QByteArray &text)
{
    const auto reading = record::readRecord(text);
    REQUIRE(std::holds_alternative<record::Record>(reading));
    const auto &record = std::get<record::Record>(reading);
    record::Match device(record); // without its entries: it draws its own cards
    auto next = record.entries.begin();
    while (device.due() != rules::Due::Nothing) {
        if (device.due() == rules::Due::Chance) {
            device.drawChance();
            ++next;
        } else if (device.due() == rules::Due::Advance) {
            device.advance();
        } else {
            REQUIRE(next != record.entries.end());
            REQUIRE(std::holds_alternative<rules::Action>(*next));
            REQUIRE(std::holds_alternative<record::Step>(device.decide(std::get<rules::Action>(*next++))));
        }
    }
    CHECK(toJson(device.record()).toStdString() == text.toStdString());
}

} // namespace academy::host::test
