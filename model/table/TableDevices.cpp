// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "game/GameFolder.h"
#include "game/Sounds.h"
#include "table/Table.h"

#include "record/RecordFile.h"
#include "words/Reasons.h"
#include "words/Sentences.h"

#include <QDir>

/// The table where a game is played on several devices.
namespace academy::model
{

void Table::connectDevices()
{
    connect(m_devices, &OpenTable::dealt, this, [this](const record::Record &beginning, const QString &path) {
        Match match(beginning);
        arrive(m_told, match.state());
        const People people = m_devices->people(beginning);
        m_viewSeat = std::max(people.onlyHuman(), 0);
        letLead(m_controller);
        m_controller->lead(std::move(match), people, m_told, path);
        Q_EMIT gathered();
    });
    connect(m_joined, &JoinedSeat::begins, this, [this] {
        m_devices->close();
        m_controller->leave();
        letLead(m_joined);
        m_chronicle->clear();
        m_scoring->tearOut(-1);
    });
    connect(m_joined, &JoinedSeat::begun, this, [this] {
        m_viewSeat = m_joined->looker();
        show();
        Q_EMIT gathered();
    });
    connect(m_joined, &JoinedSeat::tookBack, this, [this] { Q_EMIT tookBack(Sentences::takenBack({}, false), false); });
    connect(m_joined, &JoinedSeat::refused, this, [this] { refuse(Reasons::notTaken()); });
    connect(m_joined, &JoinedSeat::ended, this, &Table::keepJoined);
}

void Table::letLead(GameLeader *leader)
{
    m_leader = leader;
}

// The whole game is here now: it is kept, counted, and looked back at as one that was played here.
void Table::keepJoined(const record::Record &record, const People &people)
{
    auto played = academy::model::playAgain(record);
    auto *game = std::get_if<OpenedGame>(&played);
    if (game == nullptr) {
        return;
    }
    if (!m_folder.isEmpty()) {
        QDir().mkpath(m_folder);
        if (const auto error = record::saveRecord(freePath(m_folder), record)) {
            setProblem(Reasons::trouble(*error));
        }
    }
    count(game->match, people);
    sound(soundOfEnd());
    lead(*game, people, {});
    show();
}

} // namespace academy::model
