// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "devices/OpenTable.h"

#include "devices/PlaceRows.h"
#include "names/Names.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QtLogging>

#include <utility>

namespace academy::model
{

using protocol::Why;

namespace
{

void note(const QString &what)
{
    qInfo("seats on other devices: %s", qPrintable(what));
}

} // namespace

OpenTable::OpenTable(GameController *controller, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_places(new PlaceModel(this))
{
    m_door.secretOf = [this](int seat) {
        const auto found = m_ledger.secrets.find(seat);
        return found == m_ledger.secrets.end() ? QByteArray() : found->second;
    };
    m_door.entered = [this](int seat, connection::StreamPtr stream) { m_seats->enter(seat, std::move(stream)); };
    m_door.noted = note;
    connect(&m_door, &Door::moved, this, &OpenTable::show);
    connect(controller, &GameController::changed, this, [this] {
        if (m_controller->leads() != std::exchange(m_led, m_controller->leads())) {
            show();
        }
    });
    connect(controller, &GameController::carriedOut, this, [this](const record::Step &step) {
        if (m_seats != nullptr) {
            m_seats->tellAll(step.events);
        }
    });
    connect(controller, &GameController::goesBack, this, [this] {
        // First: what a seat answers about what is taken back must not be taken for an answer to what comes.
        ++m_ledger.undone;
        (void)write();
    });
    connect(controller, &GameController::wentBack, this, [this] {
        if (m_seats != nullptr) {
            m_seats->tellTakenBack();
        }
    });
}

// The controller is gone already.
OpenTable::~OpenTable()
{
    dismissAll();
}

void OpenTable::dismissAll()
{
    if (m_seats != nullptr) {
        m_seats->moved = {};
        m_seats->dismissAll(Why::Closed, QStringLiteral("the table has been left"));
    }
}

bool OpenTable::isAvailable()
{
    return connection::hasTls();
}

const record::Match *OpenTable::match() const
{
    return m_controller->leads() && !m_gathering ? &m_controller->match() : nullptr;
}

const record::Record *OpenTable::record() const
{
    if (m_gathering) {
        return &*m_gathering;
    }
    return m_controller->leads() ? &m_controller->record() : nullptr;
}

void OpenTable::decide(int player, const rules::Action &action, const Answer &answer)
{
    m_controller->decideElsewhere(player, action, answer);
}

const rules::Action *OpenTable::settled(int player, int asked) const
{
    return m_controller->settled(player, asked);
}

bool OpenTable::mayTakeBack(int player) const
{
    return m_controller->mayTakeBack(player);
}

void OpenTable::takeBack(int player)
{
    m_controller->takeBack(player);
}

// Told by what a seat has said; it goes on when that has ended.
void OpenTable::begin(const QString &seed)
{
    if (!m_gathering || !m_gathering->seed.isEmpty()) {
        return;
    }
    m_gathering->seed = seed;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_gathering) {
                const record::Record beginning = *std::exchange(m_gathering, {});
                (void)write(); // the codes, and what the cards were dealt from
                Q_EMIT dealt(beginning, m_path);
                show();
            }
        },
        Qt::QueuedConnection);
}

void OpenTable::gather(const record::Record &beginning, const std::set<int> &elsewhere, const QString &path)
{
    close();
    m_gathering = beginning;
    m_gathering->seed.clear();
    m_controller->saver().open(path);
    save();
    open(path, host::newLedger({elsewhere.begin(), elsewhere.end()}));
}

bool OpenTable::gatherAgain(const record::Record &beginning, const QString &path, std::unique_ptr<GameHold> hold)
{
    close();
    auto ledger = ledgerOf(path, beginning);
    if (!ledger) {
        return false;
    }
    m_gathering = beginning;
    m_controller->saver().open(path, std::move(hold));
    open(path, std::move(*ledger));
    m_seats->settle(); // perhaps all was told, and only the cards were not dealt
    return true;
}

// Where nobody has been dealt any cards yet.
void OpenTable::save()
{
    (void)m_controller->saver().save(*m_gathering);
}

void OpenTable::takeUp(const QString &path, const record::Record &game)
{
    close();
    if (auto ledger = ledgerOf(path, game)) {
        open(path, std::move(*ledger));
    }
}

std::optional<host::Ledger> OpenTable::ledgerOf(const QString &path, const record::Record &game)
{
    const QString ledgerPath = host::ledgerPath(path);
    if (path.isEmpty() || !QFile::exists(ledgerPath)) {
        return std::nullopt;
    }
    auto ledger = host::readLedger(ledgerPath);
    if (const auto *trouble = std::get_if<QString>(&ledger)) {
        note(*trouble);
        return std::nullopt;
    }
    if (!std::get<host::Ledger>(ledger).isOf(game.players.size())) {
        note(QStringLiteral("%1 is of another game").arg(ledgerPath));
        return std::nullopt;
    }
    return std::get<host::Ledger>(std::move(ledger));
}

void OpenTable::open(const QString &path, host::Ledger ledger)
{
    m_path = path;
    m_ledger = std::move(ledger);
    host::Led &self = *this;
    m_seats = std::make_unique<host::Seats>(self, m_ledger, [this] { return write(); });
    m_seats->noted = note;
    m_seats->moved = [this](int /*player*/, bool /*here*/) { show(); };
    openDoor();
    show();
}

// Where the table was before, if that can be, so that seats find it again.
void OpenTable::openDoor()
{
    if (m_door.isOpen() || m_ledger.secrets.empty() || !m_door.open(m_ledger.port)) {
        return;
    }
    m_ledger.port = m_door.port();
    (void)write();
}

bool OpenTable::write()
{
    if (m_path.isEmpty()) {
        return true;
    }
    QDir().mkpath(QFileInfo(m_path).absolutePath()); // nothing may have been saved yet
    const auto trouble = host::writeLedger(host::ledgerPath(m_path), m_ledger);
    if (trouble) {
        note(*trouble);
    }
    return !trouble;
}

People::Place OpenTable::placeOf(int player) const
{
    return m_ledger.secrets.contains(player) ? People::Place::Elsewhere
        : m_ledger.standIns.contains(player) ? People::Place::Computer
                                             : People::Place::Here;
}

std::set<int> OpenTable::elsewhere() const
{
    std::set<int> players;
    for (const auto &[player, secret] : m_ledger.secrets) {
        players.insert(player);
    }
    return players;
}

People OpenTable::people(const record::Record &record) const
{
    People people(record);
    for (int player = 0; player < people.players(); ++player) {
        if (people.isHuman(player)) {
            people.setPlace(player, placeOf(player));
        }
    }
    return people;
}

void OpenTable::close()
{
    if (m_seats == nullptr) {
        return;
    }
    dismissAll();
    m_door.close();
    const bool over = match() != nullptr && match()->due() == rules::Due::Nothing;
    if (over && !m_path.isEmpty()) {
        QFile::remove(host::ledgerPath(m_path)); // nobody joins a game that is over
    }
    m_seats.reset();
    if (std::exchange(m_gathering, {})) {
        m_controller->saver().close(); // it stays saved
    }
    m_ledger = {};
    m_path.clear();
    show();
}

void OpenTable::move(int player, People::Place place)
{
    if (m_controller->leads()) {
        m_controller->setPlace(player, place);
    } else if (m_gathering) {
        record::Player &one = m_gathering->players.at(static_cast<std::size_t>(player));
        one.kind = place == People::Place::Computer ? record::PlayerKind::Computer : record::PlayerKind::Human;
        one.level = place == People::Place::Computer ? QStringLiteral("herald") : QString();
        save();
    }
}

void OpenTable::give(int player)
{
    const record::Record *game = record();
    if (game == nullptr || player < 0 || player >= static_cast<int>(game->players.size())) {
        return;
    }
    if (m_seats == nullptr) {
        open(m_controller->saver().path(), host::newLedger({}));
    }
    m_seats->give(player);
    openDoor();
    (void)write();
    move(player, People::Place::Elsewhere);
    show();
}

void OpenTable::take(int player)
{
    if (m_seats != nullptr && placeOf(player) != People::Place::Here) {
        vacate(player, People::Place::Here);
    }
}

void OpenTable::standIn(int player)
{
    if (m_seats != nullptr && placeOf(player) != People::Place::Computer) {
        vacate(player, People::Place::Computer);
    }
}

// The seat is no longer at another device.
void OpenTable::vacate(int player, People::Place place)
{
    m_seats->vacate(player, place == People::Place::Computer);
    (void)write();
    move(player, place);
    if (m_ledger.secrets.empty()) {
        m_door.close(); // nothing listens for nobody
    }
    if (m_gathering) {
        m_seats->settle(); // perhaps it was the only one that was waited for
    }
    show();
}

void OpenTable::setAdvice(bool allowed)
{
    if (m_seats == nullptr || allowed == std::exchange(m_ledger.advice, allowed)) {
        return;
    }
    (void)write();
    if (match() != nullptr) {
        m_seats->tellAll({});
    }
    Q_EMIT changed();
}

int OpenTable::missing() const
{
    int away = 0;
    for (const auto &[player, secret] : m_ledger.secrets) {
        away += m_seats != nullptr && m_seats->isHere(player) ? 0 : 1;
    }
    return away;
}

QString OpenTable::missingText() const
{
    const record::Record *game = record();
    if (game == nullptr || m_seats == nullptr) {
        return {};
    }
    const People people(*game);
    QStringList names;
    for (const auto &[player, secret] : m_ledger.secrets) {
        if (!m_seats->isHere(player)) {
            names.append(people.player(player));
        }
    }
    //: People who play at another device and are not connected: %1 is their names, %n how many there are.
    return names.isEmpty() ? QString()
                           : tr("Waiting for %1", nullptr, static_cast<int>(names.size())).arg(Names::list(names));
}

PlaceRow OpenTable::rowOf(int player, const record::Record &record) const
{
    const People::Place place = placeOf(player);
    const bool elsewhere = place == People::Place::Elsewhere && m_seats != nullptr;
    const bool joined = elsewhere && m_seats->isHere(player);
    PlaceRow row = PlaceRows::row(record, player,
                                  {.place = place,
                                   .joined = joined,
                                   .left = elsewhere && m_seats->hasLeft(player),
                                   .gathering = m_gathering.has_value()});
    if (elsewhere && !joined && m_door.isOpen()) {
        PlaceRows::addCode(row,
                           {.address = connection::bytesOf(m_door.address()).value_or(QByteArray()),
                            .port = m_door.port(),
                            .seat = player,
                            .secret = m_ledger.secrets.at(player)});
    }
    return row;
}

void OpenTable::show()
{
    QList<PlaceRow> rows;
    if (const record::Record *game = record()) {
        for (int player = 0; player < game->options.players(); ++player) {
            const bool person = game->players.at(static_cast<std::size_t>(player)).kind == record::PlayerKind::Human;
            if (person || m_ledger.secrets.contains(player) || m_ledger.standIns.contains(player)) {
                rows.append(rowOf(player, *game));
            }
        }
    }
    m_places->show(rows);
    Q_EMIT changed();
}

} // namespace academy::model
