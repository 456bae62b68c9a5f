// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "game/GameHold.h"
#include "game/Worker.h"

#include "record/Record.h"
#include "record/RecordError.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>

/// Writes the running game to disk, on a thread of its own, and holds it meanwhile. Saves are numbered; whoever has asked for
/// one goes on when it is done. What could not be written is written again with the next save, or after a while.
namespace academy::model
{

class Saver : public QObject
{
    Q_OBJECT

public:
    using Trouble = std::optional<record::RecordError>;

    Saver(Worker::Threads threads, std::chrono::milliseconds patience, QObject *parent = nullptr);
    /// Waits until all is written.
    ~Saver() override;

    /// From now on this game is saved; nowhere when `path` is empty. Without a `hold` it is held when it is first written.
    void open(const QString &path, std::unique_ptr<GameHold> hold = {});
    /// Nothing more is saved. What waits for the disk is still written, and then the game is free.
    void close();
    /// The game that is being saved; empty for none.
    [[nodiscard]] QString path() const { return m_game ? m_game->path : QString(); }

    /// The number of this save. Of several that wait for the disk only the last one is written.
    int save(const record::Record &record);
    /// That save, or a later one, has been tried.
    [[nodiscard]] bool isDone(int number) const { return number <= m_done; }
    /// Why the game is not on disk as it is now.
    [[nodiscard]] const Trouble &trouble() const { return m_trouble; }

    /// Does this when all that waits for the disk is written, on the same thread; what it returns is then done here.
    void afterwards(std::function<Courier::Delivery()> job);

Q_SIGNALS:
    /// A save has been tried.
    void done();
    /// It begins, is another one, or has ended. Said before done().
    void troubleChanged();

private:
    /// Shared with the jobs that write it: it is held until the last of them has ended.
    struct Game {
        QString path;
        std::unique_ptr<GameHold> hold; ///< the thread's alone
        std::atomic<int> latest = 0;
    };

    static Trouble write(Game &game, const record::Record &record);
    void report(int number, const Trouble &trouble);
    void setTrouble(const Trouble &trouble);

    int m_asked = 0;
    int m_done = 0;
    int m_before = 0; ///< the last number of the game before
    std::shared_ptr<Game> m_game;
    record::Record m_record; ///< saved last
    Trouble m_trouble;
    QTimer m_again;
    Worker m_worker; // last: it stops before the rest goes
};

} // namespace academy::model
