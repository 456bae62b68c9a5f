// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "pages/SavedGames.h"

#include "game/GameHold.h"
#include "names/PlayerName.h"
#include "rows/RuleEnums.h"

#include "names/Names.h"
#include "names/PlayerNames.h"
#include "words/Reasons.h"
#include "words/Results.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace academy::model
{

std::span<const RowsModel::Role> SavedGames::roles()
{
    static constexpr std::array all{
        role<&SavedGameRow::path, SavedGameRow>("path"),
        role<&SavedGameRow::title, SavedGameRow>("title"),
        role<&SavedGameRow::detail, SavedGameRow>("detail"),
        role<&SavedGameRow::when, SavedGameRow>("when"),
        role<&SavedGameRow::changed, SavedGameRow>("changed"),
        role<&SavedGameRow::tinctures, SavedGameRow>("tinctures"),
        role<&SavedGameRow::over, SavedGameRow>("over"),
        role<&SavedGameRow::problem, SavedGameRow>("problem"),
        role<&SavedGameRow::spoken, SavedGameRow>("spoken"),
    };
    return all;
}

SavedGames::SavedGames(QObject *parent)
    : SavedGames(Worker::Threads::Own, parent)
{
}

SavedGames::SavedGames(Worker::Threads threads, QObject *parent)
    : RowsModel(roles(), parent)
    , m_worker(threads)
{
    findLatest();
}

QString SavedGames::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games");
}

void SavedGames::findLatest()
{
    const int asked = ++m_latestAsked;
    m_worker.add([this, asked, folder = folder()](const std::stop_token &stop) {
        GameFile latest;
        for (GameFile &file : gameFiles(folder)) {
            if (stop.stop_requested()) {
                return;
            }
            readGameFile(file);
            if (file.isRunning()) {
                latest = std::move(file);
                break;
            }
        }
        QMetaObject::invokeMethod(
            this,
            [this, asked, latest = std::move(latest)]() mutable {
                if (asked == m_latestAsked) {
                    m_latestFile = std::move(latest);
                    showLatest();
                }
            },
            Qt::AutoConnection);
    });
}

void SavedGames::showLatest()
{
    m_latest = m_latestFile.isRunning() ? rowOf(m_latestFile) : SavedGameRow();
    Q_EMIT changed();
}

void SavedGames::refresh()
{
    const int asked = ++m_asked;
    m_files.clear();
    setReading(true);
    m_worker.add([this, asked, folder = folder()](const std::stop_token &stop) {
        constexpr std::size_t atOnce = 10; // as many as a window shows
        const auto bring = [this, asked](std::vector<GameFile> files, bool last) {
            QMetaObject::invokeMethod(
                this,
                [this, asked, last, files = std::move(files)]() mutable {
                    if (asked == m_asked) {
                        take(std::move(files), last);
                    }
                },
                Qt::AutoConnection);
        };
        std::vector<GameFile> some;
        for (GameFile &file : gameFiles(folder)) {
            if (stop.stop_requested()) {
                return;
            }
            readGameFile(file);
            some.push_back(std::move(file));
            if (some.size() == atOnce) {
                bring(std::exchange(some, {}), false);
            }
        }
        bring(std::move(some), true);
    });
    findLatest();
}

// The rows that were there before stay below the new ones until all are read.
void SavedGames::take(std::vector<GameFile> &&files, bool last)
{
    const auto known = static_cast<qsizetype>(m_files.size());
    const auto read = known + static_cast<qsizetype>(files.size());
    QList<SavedGameRow> rows = m_rows.first(std::min(known, m_rows.size()));
    for (GameFile &file : files) {
        rows.append(rowOf(file));
        m_files.push_back(std::move(file));
    }
    if (!last && m_rows.size() > read) {
        rows.append(m_rows.sliced(read));
    }
    show(m_rows, rows);
    setReading(!last);
}

void SavedGames::setReading(bool reads)
{
    if (reads != std::exchange(m_reading, reads)) {
        Q_EMIT readingChanged();
    }
}

void SavedGames::retranslate()
{
    QList<SavedGameRow> rows;
    for (const GameFile &file : m_files) {
        rows.append(rowOf(file));
    }
    show(m_rows, rows + m_rows.sliced(std::min(rows.size(), m_rows.size())));
    showLatest();
}

bool SavedGames::remove(int row)
{
    if (row < 0 || row >= m_rows.size() || row >= static_cast<int>(m_files.size())) {
        return false;
    }
    const GameFile &file = m_files[static_cast<std::size_t>(row)];
    std::error_code error;
    GameHold hold(file.path);
    if (!file.path.isEmpty() && std::filesystem::exists(file.file, error) && !hold.take()) {
        //: %1 is who plays the saved game, "Ana, Bruno and Chloé".
        Q_EMIT removalFailed(
            tr("The game of %1 cannot be removed: it is being played in another window.").arg(m_rows.at(row).title));
        return false;
    }
    if (!std::filesystem::remove(file.file, error) && error) { // what is gone already need not be removed
        //: %1 is who plays the saved game, "Ana, Bruno and Chloé".
        Q_EMIT removalFailed(tr("The game of %1 cannot be removed: its file is protected.").arg(m_rows.at(row).title));
        return false;
    }
    m_files.erase(m_files.begin() + row);
    beginRemoveRows({}, row, row);
    m_rows.removeAt(row);
    endRemoveRows();
    Q_EMIT countChanged();
    m_reading ? refresh() : findLatest();
    return true;
}

SavedGameRow SavedGames::rowOf(const GameFile &file)
{
    SavedGameRow row{.path = file.path, .changed = file.changed};
    const QLocale locale;
    //: When a game was saved: %1 is a date, "21 November", %2 a time of day.
    row.when = tr("%1, %2", "date and time")
                   .arg(locale.toString(file.changed.date(), QStringLiteral("d\u00A0MMMM")),
                        locale.toString(file.changed.time(), QLocale::ShortFormat));
    if (const auto *summary = std::get_if<record::Summary>(&file.reading)) {
        QStringList names;
        for (const record::Player &player : summary->players) {
            names.append(PlayerNames::shown(shownName(player.name)));
        }
        row.title = Names::list(names);
        for (int squire = 0; squire < summary->options.squires; ++squire) {
            row.tinctures.append(static_cast<int>(toShown(summary->options.colors[static_cast<std::size_t>(squire)])));
            const int owner = summary->options.owner(squire);
            //: Karadoc's third squire, which belongs to nobody, alone or at the beginning of a sentence.
            row.names.append(owner == rules::nobody ? QCoreApplication::translate("People", "The neutral squire")
                                                    : names.at(owner));
        }
        row.over = summary->over;
        const QString where = row.over
            //: A saved game that has been played to the end.
            ? tr("Over")
            //: A saved game: %1 is the number of the turn, I to VI.
            : tr("Turn %1").arg(Names::turn(std::max(summary->turn, 1)));
        row.detail = where + QStringLiteral(", ") + Results::rules(summary->options);
    } else {
        row.title = file.name;
        row.problem = file.path.isEmpty()
            //: A saved game whose file has a name that no text can be made of.
            ? tr("The name of this file is damaged. Under another name the game may go on.")
            : Reasons::trouble(std::get<record::RecordError>(file.reading));
    }
    //: Spoken, a saved game: %1 is who plays, %2 where it stands, %3 when it was saved.
    row.spoken = tr("%1. %2. %3.").arg(row.title, row.problem.isEmpty() ? row.detail : row.problem, row.when);
    return row;
}

int SavedGames::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const void *SavedGames::row(int position) const
{
    return &m_rows.at(position);
}

} // namespace academy::model
