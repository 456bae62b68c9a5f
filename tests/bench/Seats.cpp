// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "connection/Tls.h"
#include "protocol/JoinCode.h"
#include "rules/Random.h"
#include "seat/Seat.h"
#include "table/Table.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <set>
#include <vector>

/// How long a decision at a seat takes until the table has acknowledged it: over TLS, saved on the disk before. Table and seats
/// share one process and its one thread, and only what is written has another.
namespace academy::model
{
namespace
{

class Guest
{
public:
    Guest(int player, const QString &code, std::vector<double> &milliseconds, rules::Random &random)
        : m_join(*protocol::readJoinCode(code))
        , m_seat(seat::newMemory(player, code), [this] { return connection::connectTo(m_join); })
        , m_milliseconds(milliseconds)
        , m_random(random)
    {
        m_seat.shown = [this](const protocol::Show &show) {
            if (!show.legal.empty() && show.settled == 0 && m_seat.proposed() == 0) {
                m_since.start();
                m_seat.decide(
                    show.legal[static_cast<std::size_t>(m_random.below(static_cast<int>(show.legal.size())))]);
            }
        };
        m_seat.acknowledged = [this](const protocol::Ack &) {
            m_milliseconds.push_back(static_cast<double>(m_since.nsecsElapsed()) / 1e6);
        };
        m_seat.begin();
    }

private:
    protocol::JoinCode m_join;
    seat::Seat m_seat;
    QElapsedTimer m_since;
    std::vector<double> &m_milliseconds;
    rules::Random &m_random;
};

void play(const rules::Options &options, const QString &path, std::vector<double> &milliseconds, rules::Random &random)
{
    Table table(TableConfig{.savesFolder = {}});
    table.presenter()->setSpeed(Enums::Speed::Instant);
    record::Record record;
    record.options = options;
    std::set<int> elsewhere;
    for (int player = 0; player < options.players(); ++player) {
        record.players.push_back(
            {.name = QStringLiteral("Player %1").arg(player + 1), .kind = record::PlayerKind::Human, .level = {}});
        elsewhere.insert(player);
    }
    table.devices()->gather(record, elsewhere, path);
    std::vector<std::unique_ptr<Guest>> guests;
    for (const PlaceRow &row : table.devices()->places()->rows()) {
        guests.push_back(std::make_unique<Guest>(row.player, row.code, milliseconds, random));
    }
    while (!table.over()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

void measure(const char *what, rules::Options options, std::size_t enough)
{
    const QTemporaryDir folder;
    rules::Random random(1);
    std::vector<double> milliseconds;
    for (int game = 0; milliseconds.size() < enough; ++game) {
        play(options, folder.filePath(QStringLiteral("%1.json").arg(game)), milliseconds, random);
    }
    std::ranges::sort(milliseconds);
    const auto at = [&milliseconds](std::size_t percent) {
        return milliseconds[std::min(milliseconds.size() - 1, milliseconds.size() * percent / 100)];
    };
    std::printf("%-28s %6zu decisions, acknowledged after %6.2f ms (median), %6.2f (95 %%), %6.2f at most\n", what,
                milliseconds.size(), at(50), at(95), milliseconds.back());
}

} // namespace
} // namespace academy::model

int main(int argc, char *argv[])
{
    using namespace academy;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    rules::Options everything = rules::Options::of(rules::Mode::Standard, 5);
    everything.variations = (1U << rules::variationCount) - 1;
    everything.advanced = (1U << rules::advancedCount) - 1;
    model::measure("3 squires", rules::Options::of(rules::Mode::Standard, 3), 1000);
    model::measure("5 squires, everything", everything, 1000);
    return 0;
}
