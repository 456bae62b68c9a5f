// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Bytes.h"
#include "FuzzApplication.h"
#include "Invariants.h"

#include "pages/GameSetup.h"
#include "pages/SavedGames.h"
#include "record/RecordFile.h"
#include "table/Table.h"

#include <QDir>
#include <QSettings>
#include <QTemporaryDir>

#include <cstdint>
#include <optional>

/// Everything that the page of a new game and the list of saved ones let anybody do, in any order, with any numbers and texts: a
/// game that can start is a legal one and can be written and read; and no game is lost but by removing it.
namespace academy::fuzz
{

namespace
{

using namespace model;

// A row, which need not be there.
int any(Bytes &bytes)
{
    return bytes.below(9) - 2;
}

// Half of them long, of all that UTF-16 has, whole or not.
QString anyText(Bytes &bytes)
{
    QString text;
    for (int left = bytes.below(2) == 0 ? bytes.below(6) : bytes.below(60); left > 0; --left) {
        text += QChar(static_cast<char16_t>(bytes.below(65536)));
    }
    return text;
}

QString anyLevel(Bytes &bytes)
{
    const auto levels = players::levelNames();
    const int level = bytes.below(static_cast<int>(levels.size()) + 1);
    return level < static_cast<int>(levels.size()) ? QString::fromUtf8(levels[static_cast<std::size_t>(level)])
                                                   : anyText(bytes);
}

QString anyStyle(Bytes &bytes)
{
    const auto styles = players::styleNames();
    const int style = bytes.below(static_cast<int>(styles.size()) + 2);
    return style < static_cast<int>(styles.size()) ? QString::fromUtf8(styles[static_cast<std::size_t>(style)])
        : style == static_cast<int>(styles.size()) ? QString()
                                                   : anyText(bytes);
}

void change(GameSetup &setup, Bytes &bytes)
{
    switch (bytes.below(16)) {
    case 0:
        setup.setMode(static_cast<Enums::Mode>(bytes.below(3)));
        break;
    case 1:
        setup.setSquireCount(any(bytes));
        break;
    case 2:
        setup.setStarts(any(bytes));
        break;
    case 3:
        setup.setStakes(static_cast<Enums::Stakes>(bytes.below(2)));
        break;
    case 4:
        setup.setHiddenScores(bytes.below(2) == 1);
        break;
    case 5: {
        const int row = any(bytes);
        setup.advanced()->setOn(row, bytes.below(2) == 1);
        break;
    }
    case 6: {
        const int row = any(bytes);
        setup.variations()->setOn(row, bytes.below(2) == 1);
        break;
    }
    case 7:
        setup.variations()->setAll(bytes.below(2) == 1);
        break;
    case 8:
    case 9: {
        const int seat = any(bytes);
        setup.setName(seat, anyText(bytes));
        break;
    }
    case 10: {
        const int seat = any(bytes);
        setup.setTincture(seat, static_cast<Enums::Tincture>(bytes.below(5)));
        break;
    }
    case 11: {
        const int seat = any(bytes);
        setup.setHuman(seat, bytes.below(2) == 1);
        break;
    }
    case 12: {
        const int seat = any(bytes);
        setup.setLevel(seat, anyLevel(bytes));
        setup.setStyle(seat, anyStyle(bytes));
        break;
    }
    case 13: {
        const int from = any(bytes);
        setup.moveSeat(from, any(bytes));
        break;
    }
    case 14:
        bytes.below(2) == 0 ? setup.reset() : setup.prepareFirstGame();
        break;
    default:
        setup.retranslate();
    }
}

void check(const GameSetup &setup)
{
    require(setup.seats()->rowCount() == setup.playerCount(), "there is a row for each player");
    if (!setup.canStart()) {
        return;
    }
    rules::Random random(1);
    const record::Record record = setup.beginning(random);
    require(!rules::check(record.options), "a game that can start is a legal one");
    require(static_cast<int>(record.players.size()) == record.options.players(), "each squire has a player");
    const auto again = record::readRecord(record::toJson(record));
    require(std::holds_alternative<record::Record>(again), "its record can be read");
    require(std::get<record::Record>(again).players == record.players, "players are read as they are written");
}

/// The saved games of this process.
class Shelf
{
public:
    Shelf()
    {
        QDir(SavedGames::folder()).removeRecursively();
        QDir().mkpath(SavedGames::folder());
        m_games.emplace(Worker::Threads::None);
    }

    void add(GameSetup &setup)
    {
        Table table(
            TableConfig{.clock = EventPresenter::Clock::ByHand,
                        .threads = Worker::Threads::None,
                        .savesFolder = SavedGames::folder(),
                        .players = [](std::string_view, players::Style) { return players::makePlayer("random"); }});
        m_kept += table.start(&setup) ? 1 : 0;
        require(table.running() == table.problem().isEmpty(), "a game begins, or it is said why not");
        table.leave();
    }

    void change(Bytes &bytes)
    {
        m_games->refresh();
        require(m_games->count() == m_kept, "all games are listed");
        const int row = any(bytes);
        const bool there = row >= 0 && row < m_kept;
        switch (bytes.below(6)) {
        case 0:
            m_games->rename(row, anyText(bytes));
            break;
        case 1:
            m_kept += there ? 1 : 0;
            m_games->duplicate(row);
            break;
        case 2:
            require(m_games->remove(row) == there, "a game that is there is removed");
            m_kept -= there ? 1 : 0;
            break;
        case 3:
            m_kept += m_games->removed().isEmpty() ? 0 : 1;
            m_games->bringBack();
            break;
        case 4:
            m_games->setOpenScores(bytes.below(2) == 1);
            break;
        default:
            m_games->retranslate();
        }
        m_games->refresh();
        require(m_games->count() == m_kept, "no game is lost, and none is there that was not made");
        for (const SavedGameRow &game : m_games->rows()) {
            require(game.problem.isEmpty(), "no game is spoilt");
        }
    }

private:
    std::optional<SavedGames> m_games;
    int m_kept = 0; ///< so many games lie there
};

void play(Bytes bytes)
{
    QSettings().clear();
    GameSetup setup;
    Shelf shelf;
    while (!bytes.isEmpty()) {
        switch (bytes.below(8)) {
        case 0:
            shelf.change(bytes);
            break;
        case 1:
            if (setup.canStart()) {
                shelf.add(setup);
            }
            break;
        default:
            change(setup, bytes);
            check(setup);
        }
    }
    GameSetup again; // as the next start has it
    check(again);
}

} // namespace

} // namespace academy::fuzz

extern "C" int LLVMFuzzerInitialize(int * /*argc*/, char *** /*argv*/)
{
    static const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.path().toLocal8Bit());
    academy::fuzz::startApplication();
    QCoreApplication::setApplicationName(QStringLiteral("fuzz-setup"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home.path());
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    constexpr std::size_t most = 300;
    academy::fuzz::play(academy::fuzz::Bytes({data, std::min(size, most)}));
    return 0;
}
