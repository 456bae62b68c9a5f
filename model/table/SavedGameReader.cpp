// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "table/SavedGameReader.h"

#include "game/Saver.h"

#include <QThread>

#include <memory>
#include <utility>

namespace academy::model
{

SavedGameReader::SavedGameReader(Saver &saver, Arrival arrived)
    : m_saver(saver)
    , m_arrived(std::move(arrived))
{
}

void SavedGameReader::ask(const Request &request)
{
    m_wanted = request;
    if (!m_reading) {
        read();
    }
}

void SavedGameReader::read()
{
    m_reading = true;
    m_saver.afterwards([this, request = m_wanted, here = QThread::currentThread()] {
        auto opening = std::make_shared<Opening>(openGame(request.path, request.purpose, here));
        return [this, request, opening] {
            m_reading = false;
            if (request == m_wanted) {
                m_wanted = {};
                m_arrived(request, *opening);
            } else if (!m_wanted.path.isEmpty()) {
                *opening = HeldElsewhere{}; // let go of it
                read();
            }
        };
    });
}

} // namespace academy::model
