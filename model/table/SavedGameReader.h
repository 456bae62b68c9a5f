// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "table/OpenedGame.h"

#include <QString>

#include <functional>

namespace academy::model
{

class Saver;

/// Reads saved games for the table, on the thread that saves: what waits to be written is written before it is read again. One
/// after the other, as a game that is read is held; somebody may change their mind, and then only the last one asked for arrives.
class SavedGameReader
{
public:
    struct Request {
        QString path; ///< empty for none
        Purpose purpose = Purpose::Play;
        int language = 0; ///< in which its texts are written, as the table counts them

        friend bool operator==(const Request &, const Request &) = default;
    };
    using Arrival = std::function<void(const Request &request, Opening &opening)>;

    /// `saver` is destroyed after the reader; `arrived` is called on the thread that makes it.
    SavedGameReader(Saver &saver, Arrival arrived);

    void ask(const Request &request);
    /// Nobody waits for a game any more.
    void forget() { m_wanted = {}; }

private:
    void read();

    Saver &m_saver;
    Arrival m_arrived;
    Request m_wanted;
    bool m_reading = false;
};

} // namespace academy::model
