// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "game/Saver.h"

#include "record/RecordFile.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace academy::model
{

Saver::Saver(Worker::Threads threads, std::chrono::milliseconds patience, QObject *parent)
    : QObject(parent)
    , m_worker(threads)
{
    m_again.setSingleShot(true);
    m_again.setInterval(patience);
    connect(&m_again, &QTimer::timeout, this, [this] {
        if (m_trouble) {
            save(m_record);
        }
    });
}

Saver::~Saver()
{
    m_worker.finish();
}

void Saver::open(const QString &path, std::unique_ptr<GameHold> hold)
{
    close();
    m_before = m_asked;
    if (!path.isEmpty()) {
        m_game = std::make_shared<Game>();
        m_game->path = path;
        m_game->hold = std::move(hold);
    }
}

void Saver::close()
{
    m_game.reset();
    setTrouble({});
}

int Saver::save(const record::Record &record)
{
    if (!m_game) {
        return 0;
    }
    const int number = ++m_asked;
    m_record = record;
    m_game->latest = number;
    m_worker.add([this, number, game = m_game, record](const std::stop_token & /*stop*/) {
        if (game->latest != number) {
            return; // the later one, which waits already, tells of both
        }
        const Trouble trouble = write(*game, record);
        m_worker.bring([this, number, trouble] { report(number, trouble); });
    });
    return number;
}

void Saver::afterwards(std::function<Courier::Delivery()> job)
{
    m_worker.add([this, job = std::move(job)](const std::stop_token & /*stop*/) { m_worker.bring(job()); });
}

Saver::Trouble Saver::write(Game &game, const record::Record &record)
{
    if (!game.hold) {
        QDir().mkpath(QFileInfo(game.path).absolutePath()); // that is where the hold lies
        game.hold = std::make_unique<GameHold>(game.path);
    }
    if (!game.hold->take()) {
        return record::RecordError{.trouble = record::Trouble::CannotWrite,
                                   .text = QStringLiteral("another program writes this file")};
    }
    return record::saveRecord(game.path, record);
}

void Saver::report(int number, const Trouble &trouble)
{
    m_done = number;
    if (m_game && number > m_before) {
        setTrouble(trouble);
    }
    Q_EMIT done();
}

void Saver::setTrouble(const Trouble &trouble)
{
    const bool other =
        trouble.has_value() != m_trouble.has_value() || (trouble && trouble->trouble != m_trouble->trouble);
    m_trouble = trouble;
    m_trouble ? m_again.start() : m_again.stop();
    if (other) {
        Q_EMIT troubleChanged();
    }
}

} // namespace academy::model
