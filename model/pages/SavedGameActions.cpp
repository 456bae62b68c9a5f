// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "pages/SavedGames.h"

#include "game/GameFolder.h"
#include "game/GameHold.h"
#include "words/Reasons.h"

#include <memory>
#include <utility>

// What is done with saved games besides playing them.
namespace academy::model
{

namespace
{

namespace fs = std::filesystem;

QString pathOf(const QUrl &file)
{
    return file.isLocalFile() ? file.toLocalFile() : file.toString(); // Android names files by addresses
}

} // namespace

bool SavedGames::isRow(int row) const
{
    return row >= 0 && row < m_rows.size() && row < static_cast<int>(m_files.size());
}

bool SavedGames::remove(int row)
{
    if (!isRow(row)) {
        return false;
    }
    const GameFile &file = m_files[static_cast<std::size_t>(row)];
    const QString title = m_rows.at(row).title;
    std::error_code error;
    const bool there = fs::exists(file.file, error);
    GameHold hold(file.path);
    if (!file.path.isEmpty() && there && !hold.take()) {
        //: %1 is what a saved game is called or who plays it, "Ana, Bruno and Chloé".
        Q_EMIT failed(tr("The game “%1” cannot be removed: it is being played in another window.").arg(title));
        return false;
    }
    forgetRemoved();
    if (there && !fs::is_regular_file(file.file, error)) { // somebody has put something else in its place
        error = std::make_error_code(std::errc::is_a_directory);
    } else if (there) {
        error = m_aside.put(file.file);
    }
    if (there && error) { // what is gone already need not be removed
        //: %1 is what a saved game is called or who plays it, "Ana, Bruno and Chloé".
        Q_EMIT failed(tr("The game “%1” cannot be removed: its file is protected.").arg(title));
        return false;
    }
    if (there) {
        m_removed = title;
        Q_EMIT removedChanged();
    }
    m_files.erase(m_files.begin() + row);
    beginRemoveRows({}, row, row);
    m_rows.removeAt(row);
    endRemoveRows();
    Q_EMIT countChanged();
    m_reading ? refresh() : findLatest();
    return true;
}

void SavedGames::bringBack()
{
    if (m_removed.isEmpty()) {
        return;
    }
    const QString title = std::exchange(m_removed, {});
    Q_EMIT removedChanged();
    if (m_aside.bringBack()) {
        //: %1 is what a saved game is called or who plays it, "Ana, Bruno and Chloé".
        Q_EMIT failed(tr("The game “%1” cannot be brought back.").arg(title));
    }
    refresh();
}

void SavedGames::forgetRemoved()
{
    m_aside.forget();
    if (!std::exchange(m_removed, {}).isEmpty()) {
        Q_EMIT removedChanged();
    }
}

// Does something with files where nobody waits, and tells how it went: `job` returns why it could not be done, or leaves a
// sentence in `done`. The list is read again in either case.
void SavedGames::change(const std::function<QString(QString &done)> &job)
{
    m_worker.add([this, job](const std::stop_token & /*stop*/) {
        QString done;
        const QString problem = job(done);
        m_worker.bring([this, problem, done] {
            if (!problem.isEmpty()) {
                Q_EMIT failed(problem);
            } else if (!done.isEmpty()) {
                Q_EMIT told(done);
            }
            refresh();
        });
    });
}

void SavedGames::rename(int row, const QString &title)
{
    if (!isRow(row) || title.simplified() == m_rows.at(row).givenTitle) {
        return;
    }
    change([path = m_rows.at(row).path, title](QString & /*done*/) {
        GameHold hold(path);
        if (!hold.take()) {
            return Reasons::heldElsewhere();
        }
        const auto error = renameGame(path, title);
        return error ? Reasons::trouble(*error) : QString();
    });
}

void SavedGames::duplicate(int row)
{
    if (!isRow(row)) {
        return;
    }
    change([path = m_rows.at(row).path, folder = folder()](QString & /*done*/) {
        const GamePath copy = importGame(path, folder);
        const auto *error = std::get_if<record::RecordError>(&copy);
        return error != nullptr ? Reasons::trouble(*error) : QString();
    });
}

void SavedGames::exportTo(int row, const QUrl &file)
{
    if (!isRow(row) || file.isEmpty()) {
        return;
    }
    change([path = m_rows.at(row).path, target = pathOf(file),
            //: A saved game has been written to a file elsewhere: %1 is the name of the file.
            done = tr("The game has been copied to the file “%1”.").arg(file.fileName())](QString &said) {
        said = done;
        const auto error = exportGame(path, target);
        return error ? Reasons::exportTrouble(*error) : QString();
    });
}

void SavedGames::importFrom(const QList<QUrl> &files)
{
    for (const QUrl &file : files) {
        change([from = pathOf(file), folder = folder(), name = file.fileName(),
                //: A saved game was copied from a file elsewhere to the list of games; %1 is the name of the file.
                done = tr("The game in “%1” has been added to your saved games.").arg(file.fileName())](QString &said) {
            said = done;
            const GamePath added = importGame(from, folder);
            const auto *error = std::get_if<record::RecordError>(&added);
            return error != nullptr ? name + QStringLiteral(": ") + Reasons::trouble(*error) : QString();
        });
    }
}

} // namespace academy::model
