// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "statistics/Statistics.h"

#include "names/Names.h"
#include "names/PlayerName.h"
#include "names/PlayerNames.h"
#include "statistics/EarlierStore.h"
#include "statistics/GamesTable.h"

#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace academy::model
{

namespace
{

std::shared_ptr<const Ledger> ledgerOf(std::vector<HistoryLine> &&lines)
{
    auto ledger = std::make_shared<Ledger>();
    for (HistoryLine &line : lines) {
        if (auto *game = std::get_if<FinishedGame>(&line.entry)) {
            ledger->games.push_back(std::move(*game));
        } else {
            ledger->earlier.push_back(std::get<EarlierGames>(std::move(line.entry)));
        }
    }
    return ledger;
}

// A file of Android's is named by an address, and cannot be put in the place of another one.
bool writeTo(const QUrl &target, const QByteArray &text)
{
    if (target.isLocalFile()) {
        QSaveFile file(target.toLocalFile());
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
    }
    QFile file(target.toString());
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(text) == text.size() && file.flush();
}

} // namespace

Statistics::Statistics(QObject *parent)
    : Statistics(Worker::Threads::Own, file(), parent)
{
}

Statistics::Statistics(Worker::Threads threads, const QString &path, QObject *parent)
    : QObject(parent)
    , m_path(path)
    , m_people(new PeopleModel(this))
    , m_ledger(std::make_shared<Ledger>())
    , m_worker(threads)
{
    work(Task::Read, [path](Forgotten & /*forgotten*/) { return takeOverEarlier(path); });
}

Statistics::~Statistics()
{
    m_worker.finish();
}

QString Statistics::file()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/finished-games.jsonl");
}

// Everything that is done with the file: `job` does it on the other thread, where what was forgotten goes with it, and comes
// back with what the file says then.
void Statistics::work(Task task, const std::function<History(Forgotten &forgotten)> &job)
{
    m_worker.add([this, task, job](const std::stop_token & /*stop*/) {
        Forgotten forgotten;
        History history = job(forgotten);
        auto read = std::make_shared<std::pair<History, Forgotten>>(std::move(history), std::move(forgotten));
        m_worker.bring([this, task, read] { take(task, std::move(read->first), std::move(read->second)); });
    });
}

void Statistics::take(Task task, History history, Forgotten forgotten)
{
    const HistoryTrouble trouble = history.trouble;
    if (trouble == HistoryTrouble::CannotWrite) {
        //: Finished games could not be added to, or taken from, the file in which they are counted.
        Q_EMIT failed(tr("The results cannot be written. They stay as they were."));
    } else if (task == Task::Forget && !forgotten.lines.empty()) {
        m_forgotten = std::move(forgotten);
        Q_EMIT forgottenChanged();
    } else if (task == Task::BringBack) {
        letGo();
    }
    m_ledger = ledgerOf(std::move(history.lines));
    m_totals = totalsOf(*m_ledger);
    show();
    if (std::exchange(m_reading, false)) {
        Q_EMIT readingChanged();
    }
    // What was set aside is told of until the program ends, although there is no trouble with the file any more.
    if (trouble != HistoryTrouble::None && trouble != HistoryTrouble::CannotWrite && trouble != m_trouble) {
        m_trouble = trouble;
        m_setAside = history.setAside;
        Q_EMIT troubleChanged();
    }
}

void Statistics::show()
{
    m_people->show(m_totals);
    const bool anybody = !m_totals.empty() && m_totals.front().all.victories > 0;
    m_headline = anybody
        //: On the first page: %1 is whoever has won most often, %n how often.
        ? tr("%1 has been knighted %n time(s)", nullptr, m_totals.front().all.victories)
              .arg(PlayerNames::shown(m_totals.front().name))
        : QString();
    Q_EMIT changed();
}

const PersonTotals *Statistics::totals(const QString &person) const
{
    const auto found = std::ranges::find(m_totals, person, &PersonTotals::name);
    return found == m_totals.end() ? nullptr : &*found;
}

const FinishedGame *Statistics::game(const QString &identity) const
{
    const auto found = std::ranges::find(m_ledger->games, identity, &FinishedGame::identity);
    return found == m_ledger->games.end() ? nullptr : &*found;
}

void Statistics::add(const FinishedGame &game)
{
    if (!game.counts()) {
        return;
    }
    work(Task::Add, [path = m_path, game](Forgotten & /*forgotten*/) {
        return changeHistory(path, [&game](std::vector<HistoryLine> &lines) {
            if (findGame(lines, game.identity) != lines.end()) {
                return false;
            }
            lines.push_back(lineOf(game));
            return true;
        });
    });
}

void Statistics::refresh()
{
    work(Task::Read, [path = m_path](Forgotten & /*forgotten*/) { return readHistory(path); });
}

void Statistics::forget(Forgotten what,
                        const std::function<bool(std::vector<HistoryLine> &lines, Forgotten &forgotten)> &change)
{
    work(Task::Forget, [path = m_path, what = std::move(what), change](Forgotten &forgotten) {
        forgotten = what;
        return changeHistory(path, [&](std::vector<HistoryLine> &lines) { return change(lines, forgotten); });
    });
}

void Statistics::forgetGame(const QString &identity)
{
    if (const FinishedGame *known = game(identity)) {
        forget({.what = Forgotten::What::Game, .finished = known->finished},
               [identity](std::vector<HistoryLine> &lines, Forgotten &forgotten) {
                   const auto found = findGame(lines, identity);
                   if (found == lines.end()) {
                       return false;
                   }
                   forgotten.lines.push_back(*found);
                   lines.erase(found);
                   return true;
               });
    }
}

void Statistics::forgetPerson(const QString &person)
{
    if (totals(person) == nullptr) {
        return;
    }
    forget({.what = Forgotten::What::Person, .person = person},
           [person](std::vector<HistoryLine> &lines, Forgotten &forgotten) {
               std::vector<HistoryLine> left;
               for (HistoryLine &line : lines) {
                   const auto *earlier = std::get_if<EarlierGames>(&line.entry);
                   auto *game = std::get_if<FinishedGame>(&line.entry);
                   const bool concerned =
                       game != nullptr ? playerIn(*game, person) != nullptr : earlier->name == person;
                   if (!concerned) {
                       left.push_back(std::move(line));
                       continue;
                   }
                   forgotten.lines.push_back(line);
                   if (game == nullptr) {
                       continue;
                   }
                   for (FinishedPlayer &player : game->players) {
                       if (player.human && player.name == person) {
                           player.name.clear();
                       }
                   }
                   if (game->counts()) { // for somebody else
                       left.push_back(lineOf(*game));
                   }
               }
               lines = std::move(left);
               return true;
           });
}

void Statistics::forgetAll()
{
    if (isEmpty()) {
        return;
    }
    forget({.what = Forgotten::What::All}, [](std::vector<HistoryLine> &lines, Forgotten &forgotten) {
        forgotten.lines = std::exchange(lines, {});
        return true;
    });
}

void Statistics::bringBack()
{
    if (m_forgotten.what == Forgotten::What::Nothing) {
        return;
    }
    work(Task::BringBack, [path = m_path, back = m_forgotten.lines](Forgotten & /*forgotten*/) {
        return changeHistory(path, [&back](std::vector<HistoryLine> &lines) {
            for (const HistoryLine &line : back) {
                const auto *game = std::get_if<FinishedGame>(&line.entry);
                const auto there = game != nullptr ? findGame(lines, game->identity)
                                                   : findEarlier(lines, std::get<EarlierGames>(line.entry).name);
                if (there != lines.end()) {
                    *there = line;
                } else {
                    lines.push_back(line);
                }
            }
            return true;
        });
    });
}

void Statistics::letGo()
{
    if (std::exchange(m_forgotten, {}).what != Forgotten::What::Nothing) {
        Q_EMIT forgottenChanged();
    }
}

QString Statistics::forgotten() const
{
    switch (m_forgotten.what) {
    case Forgotten::What::Nothing:
        break;
    case Forgotten::What::Game:
        //: At the foot of the page of results, beside "Undo": %1 is a date, "21 November".
        return tr("The game of %1 was deleted").arg(Names::day(m_forgotten.finished.toLocalTime().date()));
    case Forgotten::What::Person:
        //: At the foot of the page of results, beside "Undo": %1 is a name.
        return tr("The results of %1 were deleted").arg(PlayerNames::shown(m_forgotten.person));
    case Forgotten::What::All:
        //: At the foot of the page of results, beside "Undo".
        return tr("All results were deleted");
    }
    return {};
}

QString Statistics::trouble() const
{
    switch (m_trouble) {
    case HistoryTrouble::None:
    case HistoryTrouble::CannotWrite:
        break;
    case HistoryTrouble::Damaged:
        //: Said on the first page; %1 is the name of a file.
        return tr("The file with your results was damaged. It is now called “%1”; the games in it that can still be "
                  "read "
                  "are counted.")
            .arg(QFileInfo(m_setAside).fileName());
    case HistoryTrouble::Newer:
        //: Said on the first page.
        return tr(
            "The results here come from a newer version of the game. They stay as they are; games that end now are "
            "not counted.");
    case HistoryTrouble::NoFile:
        //: Said on the first page.
        return tr("The results cannot be read. Games that end now are not counted.");
    }
    return {};
}

void Statistics::exportTo(const QUrl &file)
{
    if (file.isEmpty()) {
        return;
    }
    m_worker.add([this, file, ledger = m_ledger, locale = QLocale()](const std::stop_token & /*stop*/) {
        const bool written = writeTo(file, GamesTable::csv(ledger->games, locale));
        m_worker.bring([this, written, name = file.fileName()] {
            if (written) {
                //: The results have been written to a file elsewhere: %1 is the name of the file.
                Q_EMIT told(tr("The results have been exported to the file “%1”.").arg(name));
            } else {
                //: %1 is the name of a file.
                Q_EMIT failed(tr("The file “%1” cannot be written.").arg(name));
            }
        });
    });
}

void Statistics::retranslate()
{
    show();
    Q_EMIT retranslated();
    Q_EMIT forgottenChanged();
}

} // namespace academy::model
