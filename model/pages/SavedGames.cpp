// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "pages/SavedGames.h"

#include "names/PlayerName.h"
#include "rows/RuleEnums.h"

#include "names/Names.h"
#include "names/PlayerNames.h"
#include "words/Reasons.h"
#include "words/Results.h"

#include "rules/Actors.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace academy::model
{

namespace
{

enum class Kind { Running, Over, Damaged };

// In the order of the list.
Kind kindOf(const GameFile &file)
{
    const auto *summary = std::get_if<record::Summary>(&file.reading);
    return summary == nullptr ? Kind::Damaged : summary->over ? Kind::Over : Kind::Running;
}

} // namespace

std::span<const RowsModel::Role> SavedGames::roles()
{
    static constexpr std::array all{
        role<&SavedGameRow::path, SavedGameRow>("path"),
        role<&SavedGameRow::section, SavedGameRow>("section"),
        role<&SavedGameRow::title, SavedGameRow>("title"),
        role<&SavedGameRow::givenTitle, SavedGameRow>("givenTitle"),
        role<&SavedGameRow::detail, SavedGameRow>("detail"),
        role<&SavedGameRow::standing, SavedGameRow>("standing"),
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
    , m_aside(std::filesystem::path(folder().toStdU16String()))
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
        m_worker.bring([this, asked, latest = std::move(latest)]() mutable {
            if (asked == m_latestAsked) {
                m_latestFile = std::move(latest);
                showLatest();
            }
        });
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
            m_worker.bring([this, asked, last, files = std::move(files)]() mutable {
                if (asked == m_asked) {
                    take(std::move(files), last);
                }
            });
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
    std::ranges::move(files, std::back_inserter(m_files));
    std::ranges::stable_sort(m_files, {}, kindOf);
    QList<SavedGameRow> rows;
    for (const GameFile &file : m_files) {
        rows.append(rowOf(file));
    }
    if (!last) {
        rows.append(m_rows.sliced(std::min(rows.size(), m_rows.size())));
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

void SavedGames::setOpenScores(bool open)
{
    if (open != std::exchange(m_openScores, open)) {
        retranslate();
        Q_EMIT openScoresChanged();
    }
}

// Of a running game it is told only where everybody may see all points (R5.7); nothing while all are equal.
QString SavedGames::standingIn(const record::Summary &summary, const QStringList &names) const
{
    if (!summary.over && summary.hiddenScores && !m_openScores) {
        return {};
    }
    QStringList first;
    int points = 0;
    for (int player = 0; player < static_cast<int>(names.size()); ++player) {
        if (rules::isIn(summary.result.winners, player)) {
            first.append(names.at(player));
            points = summary.result.scores[static_cast<std::size_t>(player)];
        }
    }
    const QString number = Names::number(points);
    if (summary.over) {
        return first.size() == 1
            //: A saved game that is over: %1 has won it, with %2 points, which may be fewer than none.
            ? tr("%1 has won with %2 point(s)", nullptr, std::abs(points)).arg(first.constFirst(), number)
            //: A saved game that is over: %1 are several players, who share the victory, each with %2 points.
            : tr("%1 share the victory with %2 point(s)", nullptr, std::abs(points)).arg(Names::list(first), number);
    }
    if (first.size() == names.size()) {
        return {};
    }
    return first.size() == 1
        //: A saved game that goes on: %1 has most points, %2, which may be fewer than none.
        ? tr("%1 leads with %2 point(s)", nullptr, std::abs(points)).arg(first.constFirst(), number)
        //: A saved game that goes on: %1 are several players who have most points, each %2.
        : tr("%1 lead with %2 point(s)", nullptr, std::abs(points)).arg(Names::list(first), number);
}

SavedGameRow SavedGames::rowOf(const GameFile &file) const
{
    SavedGameRow row{.path = file.path, .changed = file.changed};
    switch (kindOf(file)) {
    case Kind::Running:
        //: Heading in the list of saved games.
        row.section = tr("Games in progress");
        break;
    case Kind::Over:
        //: Heading in the list of saved games.
        row.section = tr("Finished games");
        break;
    case Kind::Damaged:
        //: Heading in the list of saved games: files that cannot be read.
        row.section = tr("Damaged files");
        break;
    }
    //: When a game was saved: %1 is a date, "21 November", %2 a time of day.
    row.when = tr("%1, %2", "date and time")
                   .arg(Names::day(file.changed.date()),
                        QLocale().toString(file.changed.time(), QLocale::ShortFormat).replace(u' ', QChar::Nbsp));
    if (const auto *summary = std::get_if<record::Summary>(&file.reading)) {
        QStringList names;
        for (const record::Player &player : summary->players) {
            names.append(PlayerNames::shown(shownName(player.name)));
        }
        row.givenTitle = shownName(summary->title, record::longestTitle);
        row.title = row.givenTitle.isEmpty() ? Names::list(names) : row.givenTitle;
        for (int squire = 0; squire < summary->options.squires; ++squire) {
            row.tinctures.append(static_cast<int>(toShown(summary->options.colors[static_cast<std::size_t>(squire)])));
            const int owner = summary->options.owner(squire);
            //: Karadoc's third squire, which belongs to nobody, alone or at the beginning of a sentence.
            row.names.append(owner == rules::nobody ? QCoreApplication::translate("People", "The neutral squire")
                                                    : names.at(owner));
        }
        row.over = summary->over;
        row.detail = Results::rules(summary->options);
        if (!row.over) { // which the heading says, and who has won
            const QString where = !summary->begun
                //: A saved game whose cards have not been dealt yet, as people who play at other devices have not joined.
                ? tr("Waiting for the players")
                //: A saved game: %1 is the number of the turn, I to VI.
                : tr("Turn %1").arg(Names::turn(summary->turn));
            row.detail = where + QStringLiteral(", ") + row.detail;
        }
        if (!row.givenTitle.isEmpty()) { // who plays is not said above
            row.detail = Names::list(names) + QStringLiteral(" · ") + row.detail;
        }
        row.standing = standingIn(*summary, names);
    } else {
        row.title = file.name;
        row.problem = file.path.isEmpty()
            //: A saved game whose file has a name that no text can be made of.
            ? tr("The name of this file is damaged. Give it another name to continue the game.")
            : Reasons::trouble(std::get<record::RecordError>(file.reading));
    }
    QString state = row.problem.isEmpty() ? row.detail : row.problem;
    if (!row.standing.isEmpty()) {
        state += QStringLiteral(". ") + row.standing;
    }
    //: Spoken, a saved game: %1 is who plays, %2 where it stands, %3 when it was saved.
    row.spoken = tr("%1. %2. %3.").arg(row.title, state, row.when);
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
