// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arguments.h"
#include "Console.h"
#include "Match.h"
#include "Setup.h"
#include "connection/Tls.h"
#include "host/Table.h"
#include "protocol/JoinCode.h"
#include "rules/Actors.h"

#include <QEventLoop>
#include <QFileInfo>
#include <QHostAddress>
#include <QTimer>

#include <algorithm>
#include <map>
#include <memory>

/// academy-arena host: a table for one game, whose players sit at other devices or are computers here.
namespace academy::arena
{

namespace
{

using host::Chair;

/// Of a game's seed; options have a part of their own, and the cards come of everybody's shares.
constexpr std::uint64_t partOfPlayers = 2;
/// When the game is over, seats that are away may still come for the record.
constexpr int afterwardsMilliseconds = 10'000;

const auto addressOption = QStringLiteral("address");
const auto portOption = QStringLiteral("port");

struct Plan {
    Setup setup;
    std::uint64_t seed = 0;
    QHostAddress address;
    std::uint16_t port = 0;
    QString path;
};

record::Record beginningOf(const Plan &plan)
{
    record::Record record;
    record.options = optionsOf(plan.setup, plan.seed);
    record.application = QStringLiteral(ACADEMY_VERSION);
    record.created = creationTime();
    for (int player = 0; player < record.options.players(); ++player) {
        record.players.push_back(playerOf(plan.setup.contestantFor(player), player));
    }
    return record;
}

/// The table, the door to it, and the computers that play at it.
class HostedGame
{
public:
    HostedGame(std::unique_ptr<host::Table> table, const Plan &plan)
        : m_plan(plan)
        , m_table(std::move(table))
    {
    }

    /// The exit code.
    int run()
    {
        if (!seatComputers()) {
            return Failure;
        }
        m_gate.secretOf = [this](int seat) {
            const auto &secrets = m_table->ledger().secrets;
            const auto found = secrets.find(seat);
            return found == secrets.end() ? QByteArray() : found->second;
        };
        m_gate.entered = [this](int seat, connection::StreamPtr stream) {
            m_table->seats().enter(seat, std::move(stream));
        };
        m_gate.noted = complain;
        m_table->noted = complain;
        m_table->seats().moved = [this](int player, bool here) {
            say(QStringLiteral("seat %1 %2\n")
                    .arg(player + 1)
                    .arg(here ? QStringLiteral("is here") : QStringLiteral("is away")));
            goHome();
        };
        m_table->happened = [this](const rules::Events & /*events*/) { goHome(); };
        m_table->think = [this](int ticket, const rules::View &view, int actor) {
            QTimer::singleShot(0, &m_gate, [this, ticket, view, actor] { think(ticket, view, actor); });
        };
        if (!openDoor()) {
            return Failure;
        }
        QTimer::singleShot(0, &m_gate, [this] { m_table->open(); });
        return m_loop.exec();
    }

private:
    bool seatComputers()
    {
        const record::Record &record = m_table->record();
        for (int player = 0; player < record.options.players(); ++player) {
            if (m_table->chair(player) == Chair::Elsewhere) {
                continue;
            }
            const QString contestant = contestantOf(record.players[static_cast<std::size_t>(player)]);
            const auto name = readContestant(contestant);
            if (!name) {
                complain(
                    QStringLiteral("player %1 is none that can play here: \"%2\"").arg(player + 1).arg(contestant));
                return false;
            }
            m_contestants[player] = makeContestant(
                *name, {.pace = Pace::Iterations, .answerMilliseconds = m_plan.setup.answerMilliseconds}, record,
                player, seedOfPart(m_plan.seed, partOfPlayers + static_cast<std::uint64_t>(player)));
        }
        return true;
    }

    /// Where the table was before, if that can be, so that seats find it again.
    bool openDoor()
    {
        if (m_table->ledger().secrets.empty()) {
            return true; // nothing listens for nobody
        }
        if (!connection::hasTls()) {
            complain(QStringLiteral("Qt has no TLS with keys known beforehand here"));
            return false;
        }
        const std::uint16_t port = m_plan.port != 0 ? m_plan.port : m_table->ledger().port;
        if (!m_gate.listen(m_plan.address, port) && (m_plan.port != 0 || !m_gate.listen(m_plan.address))) {
            complain(QStringLiteral("nobody can come to %1: %2").arg(m_plan.address.toString(), m_gate.errorString()));
            return false;
        }
        m_table->listensAt(m_gate.serverPort());
        for (const auto &[player, secret] : m_table->ledger().secrets) {
            const protocol::JoinCode code{.address = *connection::bytesOf(m_plan.address),
                                          .port = m_gate.serverPort(),
                                          .seat = player,
                                          .secret = secret};
            say(QStringLiteral("seat %1 joins with %2\n").arg(player + 1).arg(protocol::typed(code)));
        }
        return true;
    }

    void think(int ticket, const rules::View &view, int actor)
    {
        const auto choice = m_contestants.at(view.player)->choose(view, actor);
        if (const auto *why = std::get_if<QString>(&choice)) {
            complain(QStringLiteral("player %1 fails: %2").arg(view.player + 1).arg(*why));
            leave(Failure);
            return;
        }
        m_table->answer(ticket, std::get<rules::Action>(choice));
    }

    /// When the game is over, and all who sit elsewhere have seen it.
    void goHome()
    {
        if (!m_table->isOver() || m_ending) {
            return;
        }
        const bool allGone = std::ranges::all_of(
            m_table->ledger().secrets, [this](const auto &seat) { return m_table->seats().hasLeft(seat.first); });
        if (allGone) {
            m_ending = true;
            QTimer::singleShot(0, &m_gate, [this] { end(); });
        } else if (!m_afterwards) {
            m_afterwards = true;
            QTimer::singleShot(afterwardsMilliseconds, &m_gate, [this] { end(); });
        }
    }

    void end()
    {
        const rules::Result result = rules::result(m_table->match()->state());
        for (auto &[player, contestant] : m_contestants) {
            contestant->end(result);
        }
        QString text;
        for (int player = 0; player < m_table->record().options.players(); ++player) {
            const auto at = static_cast<std::size_t>(player);
            text += QStringLiteral("player %1 has %2 points%3\n")
                        .arg(player + 1)
                        .arg(result.scores.at(at))
                        .arg(rules::isIn(result.winners, player) ? QStringLiteral(" and wins") : QString());
        }
        say(text);
        leave(Success);
    }

    void say(const QString &text)
    {
        if (!print(text)) {
            leave(Failure);
        }
    }

    void leave(int code)
    {
        m_code = std::max(m_code, code);
        QTimer::singleShot(0, &m_loop, [this] { m_loop.exit(m_code); });
    }

    const Plan &m_plan;
    std::unique_ptr<host::Table> m_table;
    std::map<int, std::unique_ptr<Contestant>> m_contestants;
    bool m_afterwards = false;
    bool m_ending = false;
    int m_code = Success;
    QEventLoop m_loop;
    connection::Gate m_gate; // last: nobody comes any more when the rest goes
};

Plan readPlan(const Arguments &arguments)
{
    Plan plan{.setup = readSetup(arguments, Seating::Elsewhere),
              .seed = readSeed(arguments),
              .address = QHostAddress(arguments.text(addressOption)),
              .port = static_cast<std::uint16_t>(arguments.number(portOption, 0, 65'535)),
              .path = arguments.operands().value(0)};
    if (!connection::bytesOf(plan.address)) {
        arguments.complain(
            QStringLiteral("--%1 does not know \"%2\"; it needs an address of this machine like 192.168.1.20")
                .arg(addressOption, arguments.text(addressOption)));
    }
    if (arguments.operands().size() != 1 || plan.path.isEmpty()) {
        arguments.complain(QStringLiteral("name one file for the record"));
    }
    return plan;
}

int run(const Arguments &arguments)
{
    const Plan plan = readPlan(arguments);
    if (!arguments.complaint().isEmpty()) {
        return WrongUsage;
    }
    if (!QFileInfo::exists(plan.path)) {
        const record::Record beginning = beginningOf(plan);
        std::vector<Chair> chairs;
        chairs.reserve(beginning.players.size());
        for (const record::Player &player : beginning.players) {
            chairs.push_back(player.kind == record::PlayerKind::Human ? Chair::Elsewhere : Chair::Computer);
        }
        return HostedGame(std::make_unique<host::Table>(beginning, plan.path, chairs), plan).run();
    }
    auto table = host::Table::continued(plan.path);
    if (const auto *trouble = std::get_if<QString>(&table)) {
        complain(*trouble);
        return Failure;
    }
    return HostedGame(std::get<std::unique_ptr<host::Table>>(std::move(table)), plan).run();
}

QList<OptionText> optionTexts()
{
    QList<OptionText> options = setupOptions(QStringLiteral("by player: seat, who comes from elsewhere"));
    for (OptionText &option : options) {
        if (option.name == u"players") {
            option.standard = QStringLiteral("seat");
        }
    }
    options += {addressOption, QStringLiteral("IP"), QStringLiteral("address of this machine at which seats come"),
                QStringLiteral("127.0.0.1")};
    options += {portOption, QStringLiteral("N"), QStringLiteral("port; 0 takes one that is free"), QStringLiteral("0")};
    return options;
}

} // namespace

const Command &hostCommand()
{
    static const Command command{
        .name = QStringLiteral("host"),
        .operands = QStringLiteral("FILE"),
        .summary = QStringLiteral("Hosts one game whose players sit at other devices, or play here."),
        .options = optionTexts(),
        .notes = {QStringLiteral(
            "The record is kept in FILE, and a game that lies there goes on. Each seat's code is told "
            "first; academy-arena\nseat and the game join with it. Codes are secrets: they lie in "
            "FILE.seats, which nobody else may read.")},
        .run = run,
    };
    return command;
}

} // namespace academy::arena
