// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arguments.h"
#include "Console.h"
#include "OutputFile.h"
#include "Setup.h"
#include "connection/Tls.h"
#include "rules/Actors.h"
#include "seat/Seat.h"

#include <QEventLoop>
#include <QFileInfo>
#include <QHostAddress>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <set>

/// academy-arena seat: a computer or a program of anybody's plays at the seat of another device's table.
namespace academy::arena
{

namespace
{

constexpr int mostSeconds = 1'000'000;

const auto playerOption = QStringLiteral("player");
const auto memoryOption = QStringLiteral("memory");
const auto recordOption = QStringLiteral("record");
const auto atOption = QStringLiteral("at");
const auto timeLimitOption = QStringLiteral("time-limit");
const auto patienceOption = QStringLiteral("patience");

struct Plan {
    ContestantName contestant;
    int answerMilliseconds = 0;
    int patienceSeconds = 0;
    std::uint64_t seed = 0;
    QString memoryPath;
    QString recordPath;
    protocol::JoinCode code;
    seat::Memory memory;
};

/// Somebody at a seat, from the door to the end of the game.
class Guest
{
public:
    explicit Guest(const Plan &plan)
        : m_plan(plan)
        , m_seat(plan.memory, [&plan] { return connection::connectTo(plan.code); })
    {
    }

    /// The exit code.
    int play()
    {
        m_seat.moved = [this](bool connected) { move(connected); };
        m_seat.tried = [this](const QString &why) {
            if (m_told.insert(why).second) {
                complain(why);
            }
        };
        m_seat.remember = [this](const seat::Memory &memory) {
            const auto trouble = m_plan.memoryPath.isEmpty() ? std::nullopt : writeMemory(m_plan.memoryPath, memory);
            if (trouble) {
                complain(*trouble);
            }
            return !trouble;
        };
        m_seat.shown = [this](const protocol::Show &show) {
            m_settled = show.settled;
            thinkSoon();
        };
        m_seat.acknowledged = [this](const protocol::Ack &ack) {
            const auto found = std::ranges::find_if(
                m_proposed, [&ack](const Proposal &one) { return one.action.actor() == ack.actor; });
            if (found != m_proposed.end()) {
                say("decided " + record::toJson(record::Entry(found->action)) + '\n');
                m_settled = static_cast<rules::ActorSet>(m_settled | (1U << static_cast<unsigned>(found->asked)));
                m_proposed.erase(found);
            }
        };
        m_seat.refused = [this](const protocol::Refused &refused) {
            std::erase_if(m_proposed, [&](const Proposal &one) { return one.action.actor() == refused.actor; });
            thinkSoon();
        };
        m_seat.tookBack = [this] {
            m_proposed.clear();
            say("taken back\n");
        };
        m_seat.over = [this](const seat::Ending &ending) { finish(ending); };
        m_seat.ended = [this](const protocol::Bye &bye) {
            if (!m_over) {
                complain(QStringLiteral("the table says farewell: %1").arg(bye.text));
                leave(Failure);
            }
        };
        m_patience.setSingleShot(true);
        m_patience.setInterval(m_plan.patienceSeconds * 1000);
        QObject::connect(&m_patience, &QTimer::timeout, &m_loop, [this] {
            complain(QStringLiteral("the table was not found for %1 seconds").arg(m_plan.patienceSeconds));
            leave(Failure);
        });
        m_patience.start();
        m_seat.begin();
        return m_loop.exec();
    }

private:
    void move(bool connected)
    {
        if (connected) {
            m_patience.stop();
            m_told.clear();
        } else {
            m_patience.start();
        }
        say(connected ? "at the table\n" : "looking for the table\n");
    }

    void thinkSoon()
    {
        if (!m_thinks) {
            m_thinks = true;
            QTimer::singleShot(0, &m_loop, [this] {
                m_thinks = false;
                think();
            });
        }
    }

    /// An actor of this player who is asked, and has proposed nothing yet; or nobody. Who is asked may choose what another
    /// squire of the same player does: which of the two wins a tie (R7.1, Lancelot).
    [[nodiscard]] int asked(const rules::View &view) const
    {
        for (int actor = 0; actor < rules::maxSquires; ++actor) {
            if (rules::isIn(rules::deciding(view.table), actor) && rules::decider(view.table, actor) == view.player
                && !rules::isIn(m_settled, actor)
                && std::ranges::find(m_proposed, actor, &Proposal::asked) == m_proposed.end()) {
                return actor;
            }
        }
        return rules::nobody;
    }

    /// One decision at a time, of those that are asked and not proposed yet.
    void think()
    {
        const protocol::Show &show = *m_seat.show();
        // What was proposed and is not asked any more has been taken.
        std::erase_if(m_proposed, [&show](const Proposal &one) {
            return std::ranges::find(show.legal, one.action) == show.legal.end();
        });
        const int next = asked(show.view);
        if (next == rules::nobody || m_over) {
            return;
        }
        if (m_contestant == nullptr) {
            m_contestant = makeContestant(
                m_plan.contestant, {.pace = Pace::Iterations, .answerMilliseconds = m_plan.answerMilliseconds},
                show.game, show.view.player, seedOfPart(m_plan.seed, static_cast<std::uint64_t>(show.n)));
        }
        const auto choice = m_contestant->choose(show.view, next);
        const auto *why = std::get_if<QString>(&choice);
        const auto *action = std::get_if<rules::Action>(&choice);
        if (why != nullptr || std::ranges::find(show.legal, *action) == show.legal.end()) {
            complain(QStringLiteral("%1 fails: %2")
                         .arg(m_plan.contestant.text, why != nullptr ? *why : QStringLiteral("its choice is illegal")));
            leave(Failure);
            return;
        }
        m_proposed.push_back({.asked = next, .action = *action});
        m_seat.decide(*action);
        thinkSoon(); // another actor of the same player may be asked
    }

    void finish(const seat::Ending &ending)
    {
        m_over = true;
        if (m_contestant != nullptr && m_seat.show()) {
            m_contestant->end(rules::result(m_seat.show()->view.table));
        }
        if (!m_plan.recordPath.isEmpty()) {
            if (const auto wrong = writeFile(m_plan.recordPath, toJson(ending.record))) {
                complain(*wrong);
                m_code = Failure;
            }
        }
        if (ending.unfair) {
            complain(QStringLiteral("the cards were not dealt fairly: %1").arg(*ending.unfair));
            m_code = Failure;
        } else {
            say("over, dealt fairly\n");
        }
        m_seat.leave();
        // What was said last still goes out.
        QTimer::singleShot(200, &m_loop, [this] { leave(m_code); });
    }

    void say(const QByteArray &text)
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
    std::unique_ptr<Contestant> m_contestant;
    struct Proposal {
        int asked = rules::nobody; ///< an actor
        rules::Action action;
    };
    std::vector<Proposal> m_proposed; ///< not answered
    rules::ActorSet m_settled = 0; ///< those whose decisions are saved, and not shown yet
    std::set<QString> m_told; ///< what keeps the table from being found
    bool m_thinks = false;
    bool m_over = false;
    int m_code = Success;
    QEventLoop m_loop;
    QTimer m_patience;
    seat::Seat m_seat; // last: nothing is told any more when the rest goes
};

/// From what is remembered of a game that has begun, or else from the code.
void readSeat(const Arguments &arguments, Plan &plan)
{
    const QString typed = arguments.operands().value(0);
    if (!plan.memoryPath.isEmpty() && QFileInfo::exists(plan.memoryPath)) {
        const auto memory = seat::readMemory(plan.memoryPath);
        if (const auto *trouble = std::get_if<QString>(&memory)) {
            arguments.complain(*trouble);
            return;
        }
        plan.memory = std::get<seat::Memory>(memory);
    }
    const QString text = typed.isEmpty() ? plan.memory.code : typed;
    const auto code = protocol::readJoinCode(text);
    if (!code) {
        arguments.complain(text.isEmpty() ? QStringLiteral("name the code of a seat")
                                          : QStringLiteral("\"%1\" is no code of a seat").arg(text));
        return;
    }
    plan.code = *code;
    if (plan.memory.code.isEmpty() || (!typed.isEmpty() && protocol::readJoinCode(plan.memory.code) != code)) {
        plan.memory = seat::newMemory(code->seat, protocol::typed(*code));
    }
}

/// --at ADDRESS:PORT, where the table is by now.
void readPlace(const Arguments &arguments, Plan &plan)
{
    const QString text = arguments.text(atOption);
    const qsizetype colon = text.lastIndexOf(u':');
    bool isNumber = false;
    const QHostAddress address(text.left(std::max<qsizetype>(colon, 0)));
    const std::uint16_t port = text.mid(colon + 1).toUShort(&isNumber);
    const auto bytes = connection::bytesOf(address);
    if (colon < 0 || !isNumber || port == 0 || !bytes) {
        arguments.complain(QStringLiteral("--at needs an address and a port, as in 192.168.1.20:40404"));
        return;
    }
    plan.code.address = *bytes;
    plan.code.port = port;
}

int run(const Arguments &arguments)
{
    const auto contestant = readContestant(arguments.text(playerOption));
    if (!contestant) {
        arguments.complain(QStringLiteral("--player does not know \"%1\"; there is %2")
                               .arg(arguments.text(playerOption), knownContestants()));
    }
    Plan plan{.contestant = contestant.value_or(ContestantName()),
              .answerMilliseconds = arguments.number(timeLimitOption, 1, mostSeconds),
              .patienceSeconds = arguments.number(patienceOption, 1, mostSeconds),
              .seed = readSeed(arguments),
              .memoryPath = arguments.text(memoryOption),
              .recordPath = arguments.text(recordOption),
              .code = {},
              .memory = {}};
    if (arguments.operands().size() > 1) {
        arguments.complain(QStringLiteral("name one code"));
    }
    // What is gone on with may have written its record when it was ended.
    if (QFileInfo(plan.recordPath).isFile() && !QFileInfo::exists(plan.memoryPath)) {
        arguments.complain(QStringLiteral("%1 is there already, and stays as it is").arg(plan.recordPath));
    }
    if (arguments.complaint().isEmpty()) {
        readSeat(arguments, plan);
    }
    if (arguments.has(atOption)) {
        readPlace(arguments, plan);
    }
    if (!arguments.complaint().isEmpty()) {
        return WrongUsage;
    }
    if (!connection::hasTls()) {
        complain(QStringLiteral("Qt has no TLS with keys known beforehand here"));
        return Failure;
    }
    return Guest(plan).play();
}

} // namespace

const Command &seatCommand()
{
    static const Command command{
        .name = QStringLiteral("seat"),
        .operands = QStringLiteral("[CODE]"),
        .summary = QStringLiteral("Plays at a seat of a table on another device, or in another process."),
        .options =
            {
                {playerOption, QStringLiteral("PLAYER"), knownContestants(), QStringLiteral("random")},
                {timeLimitOption, QStringLiteral("MS"), QStringLiteral("milliseconds a program has for each answer"),
                 QStringLiteral("10000")},
                seedOptionText(),
                {memoryOption,
                 QStringLiteral("FILE"),
                 QStringLiteral("remember the seat there, and go on with it without a code"),
                 {}},
                {recordOption,
                 QStringLiteral("FILE"),
                 QStringLiteral("write the record there when the game is over"),
                 {}},
                {atOption,
                 QStringLiteral("IP:PORT"),
                 QStringLiteral("where the table is, if not where the code says"),
                 {}},
                {patienceOption, QStringLiteral("S"),
                 QStringLiteral("give up when the table is not found for so many seconds"), QStringLiteral("60")},
            },
        .notes = {QStringLiteral(
            "The code is the one that the table shows for the seat. When the game is over, the seat sees "
            "whether the cards\nwere dealt fairly: the exit code is 1 if they were not.")},
        .run = run,
    };
    return command;
}

} // namespace academy::arena
