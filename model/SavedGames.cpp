// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "SavedGames.h"

#include "words/Names.h"
#include "words/Reasons.h"
#include "words/Results.h"

#include "record/RecordFile.h"
#include "record/Replay.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>
#include <QStandardPaths>

namespace academy::model
{

namespace
{

// The latest first.
QFileInfoList files()
{
    return QDir(SavedGames::folder()).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time);
}

} // namespace

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
    : RowsModel(roles(), parent)
{
    findLatest();
}

QString SavedGames::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games");
}

void SavedGames::findLatest()
{
    SavedGameRow latest;
    for (const QFileInfo &file : files()) {
        SavedGameRow row = read(file.filePath(), file.lastModified());
        if (!row.over && row.problem.isEmpty()) {
            latest = std::move(row);
            break;
        }
    }
    m_latest = latest;
    Q_EMIT changed();
}

void SavedGames::refresh()
{
    QList<SavedGameRow> rows;
    for (const QFileInfo &file : files()) {
        rows.append(read(file.filePath(), file.lastModified()));
    }
    show(m_rows, rows);
    findLatest();
}

void SavedGames::retranslate()
{
    m_rows.isEmpty() ? findLatest() : refresh();
}

bool SavedGames::remove(int row)
{
    if (row < 0 || row >= m_rows.size() || !QFile::remove(m_rows.at(row).path)) {
        return false;
    }
    beginRemoveRows({}, row, row);
    m_rows.removeAt(row);
    endRemoveRows();
    Q_EMIT countChanged();
    findLatest();
    return true;
}

SavedGameRow SavedGames::read(const QString &path, const QDateTime &changed)
{
    SavedGameRow row{.path = path, .changed = changed};
    const QLocale locale;
    //: When a game was saved: %1 is a date, "21 November", %2 a time of day.
    row.when = tr("%1, %2", "date and time")
                   .arg(locale.toString(changed.date(), QStringLiteral("d\u00A0MMMM")),
                        locale.toString(changed.time(), QLocale::ShortFormat));
    const auto reading = record::readRecordFile(path);
    if (const auto *error = std::get_if<record::RecordError>(&reading)) {
        row.title = QFileInfo(path).completeBaseName();
        row.problem = Reasons::trouble(*error);
    } else {
        const auto &record = std::get<record::Record>(reading);
        QStringList names;
        for (const record::Player &player : record.players) {
            names.append(player.name);
        }
        row.title = Names::list(names);
        for (int squire = 0; squire < record.options.squires; ++squire) {
            row.tinctures.append(static_cast<int>(record.options.colors[static_cast<std::size_t>(squire)]));
            const int owner = record.options.owner(squire);
            //: Karadoc's third squire, which belongs to nobody, alone or at the beginning of a sentence.
            row.names.append(owner == rules::nobody ? QCoreApplication::translate("People", "The neutral squire")
                                                    : names.at(owner));
        }
        const auto replayed = record::replayRecord(record);
        if (const auto *wrong = std::get_if<record::RecordError>(&replayed)) {
            row.problem = Reasons::trouble(*wrong);
        } else {
            const auto &state = std::get<rules::State>(replayed);
            row.over = state.phase == rules::Phase::Over;
            const QString where = row.over
                //: A saved game that has been played to the end.
                ? tr("Over")
                //: A saved game: %1 is the number of the turn, I to VI.
                : tr("Turn %1").arg(Names::turn(state.turn));
            row.detail = where + QStringLiteral(", ") + Results::rules(record.options);
        }
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
