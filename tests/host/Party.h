// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "host/Table.h"
#include "rules/Random.h"
#include "seat/Seat.h"

#include <QPointer>
#include <QTemporaryDir>

#include <functional>
#include <map>
#include <memory>
#include <vector>

/// A table and its seats in one program, joined by pipes: whoever may decide does so at random.
namespace academy::host::test
{

class Party
{
public:
    Party(const rules::Options &options, std::vector<Chair> chairs, std::uint64_t seed);

    /// The table crashes, and begins again with what is on the disk.
    void crash();
    /// A seat's device crashes, and begins again with what it remembered.
    void crash(int player);
    /// The connection of a seat breaks.
    void cut(int player);
    /// Somebody comes with the player's secret; the table's end of the stream is greeted by nobody yet.
    [[nodiscard]] connection::StreamPtr knock(int player);

    /// Goes on until the condition holds. Fails the test when nothing comes of it.
    void until(const std::function<bool()> &condition);
    /// Goes on until the game is over at the table and at each seat.
    void untilOver();
    /// Fails where the record on the disk is not what one device writes for the same decisions.
    void requireAsOnOneDevice() const;

    [[nodiscard]] Table &table() { return *m_table; }
    [[nodiscard]] seat::Seat &seat(int player) { return *m_players.at(player).seat; }
    [[nodiscard]] const seat::Ending &ending(int player) const { return *m_players.at(player).ending; }
    [[nodiscard]] bool hasEnding(int player) const { return m_players.at(player).ending.has_value(); }
    [[nodiscard]] const std::vector<rules::Action> &acknowledged(int player) const
    {
        return m_players.at(player).taken;
    }
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("game.json")); }
    [[nodiscard]] std::size_t entries() const { return m_table->record().entries.size(); }
    [[nodiscard]] QStringList &notes() { return m_notes; }
    /// People here wait when the record has so many entries.
    std::size_t pauseAt = 1'000'000;
    /// Called before somebody at a seat decides; may do anything.
    std::function<void(int player)> beforeDeciding;

private:
    struct Player {
        std::unique_ptr<seat::Seat> seat;
        seat::Memory memory;
        std::optional<seat::Ending> ending;
        std::vector<rules::Action> proposed; ///< not answered
        std::vector<rules::Action> taken; ///< acknowledged, in order
        QPointer<connection::Stream> theirEnd;
    };

    void prepare();
    void sit(int player);
    void playAt(int player, const protocol::Show &show);
    void playHere();

    QTemporaryDir m_folder;
    rules::Random m_random;
    std::unique_ptr<Table> m_table;
    std::map<int, Player> m_players;
    std::vector<std::unique_ptr<QObject>> m_contexts; ///< of what computers still think when the table crashes
    QStringList m_notes;
    QObject m_hooks; ///< survives crashes
};

/// Fails where the record's text is not what one device writes for the same decisions.
void requireAsOnOneDevice(const QByteArray &text);

[[nodiscard]] std::vector<Chair> allElsewhere(const rules::Options &options);

} // namespace academy::host::test
