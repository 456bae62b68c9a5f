// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Worker.h"

#include "record/Record.h"
#include "record/RecordError.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <optional>

/// Writes the running game to disk after every decision, on a thread of its own. The next decision is asked when the last
/// one is on disk.
namespace academy::model
{

class Saver : public QObject
{
    Q_OBJECT

public:
    explicit Saver(Worker::Threads threads, QObject *parent = nullptr);
    /// Waits until all is written.
    ~Saver() override;

    /// Of several records that wait for the disk only the last one is written.
    void save(const QString &path, const record::Record &record);
    [[nodiscard]] bool busy() const { return m_written < m_asked; }

Q_SIGNALS:
    /// What was asked for is on disk, or could not be written.
    void saved(const std::optional<academy::record::RecordError> &error);

private:
    int m_asked = 0;
    int m_written = 0;
    std::atomic<int> m_latest = 0;
    Worker m_worker; // last: it stops before the rest goes
};

} // namespace academy::model
