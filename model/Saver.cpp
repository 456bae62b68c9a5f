// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Saver.h"

#include "record/RecordFile.h"

#include <algorithm>

namespace academy::model
{

Saver::Saver(Worker::Threads threads, QObject *parent)
    : QObject(parent)
    , m_worker(threads)
{
}

Saver::~Saver()
{
    m_worker.finish();
}

void Saver::save(const QString &path, const record::Record &record)
{
    const int number = ++m_asked;
    m_latest = number;
    m_worker.add([this, number, path, record](const std::stop_token & /*stop*/) {
        const auto error = m_latest == number ? record::saveRecord(path, record) : std::nullopt;
        QMetaObject::invokeMethod(
            this,
            [this, number, error] {
                m_written = std::max(m_written, number);
                if (!busy()) {
                    Q_EMIT saved(error);
                }
            },
            Qt::AutoConnection);
    });
}

} // namespace academy::model
