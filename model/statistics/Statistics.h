// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "game/Worker.h"
#include "statistics/HistoryFile.h"
#include "statistics/PeopleModel.h"
#include "statistics/Totals.h"

#include <QObject>
#include <QUrl>

#include <memory>

/// The games that were played to their end on this device, and what has become of the people who played them. Kept on the
/// device only. The file is read and changed on a thread of its own, one thing after the other; changed() says when the
/// figures are others. What is forgotten can be brought back until something else is forgotten, or letGo() is called.
namespace academy::model
{

class Statistics : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(academy::model::PeopleModel *people READ people CONSTANT FINAL)
    Q_PROPERTY(int games READ games NOTIFY changed FINAL)
    Q_PROPERTY(bool empty READ isEmpty NOTIFY changed FINAL)
    Q_PROPERTY(bool reading READ reading NOTIFY readingChanged FINAL)
    Q_PROPERTY(QString headline READ headline NOTIFY changed FINAL)
    Q_PROPERTY(QString forgotten READ forgotten NOTIFY forgottenChanged FINAL)
    Q_PROPERTY(QString trouble READ trouble NOTIFY troubleChanged FINAL)

public:
    /// Of the person at this device.
    explicit Statistics(QObject *parent = nullptr);
    /// In this file.
    Statistics(Worker::Threads threads, const QString &path, QObject *parent = nullptr);
    /// Waits until all is written.
    ~Statistics() override;

    /// Where they are kept.
    [[nodiscard]] static QString file();

    [[nodiscard]] PeopleModel *people() const { return m_people; }
    /// How many there are in the history.
    [[nodiscard]] int games() const { return static_cast<int>(m_ledger->games.size()); }
    /// Nothing has been counted.
    [[nodiscard]] bool isEmpty() const { return m_totals.empty(); }
    /// What there is has not been read yet.
    [[nodiscard]] bool reading() const { return m_reading; }
    /// "Ana has been knighted 7 times"; empty while nobody has won.
    [[nodiscard]] QString headline() const { return m_headline; }
    /// What was forgotten last and can come back, in words: "The game of 21 November was deleted"; empty when there is nothing.
    [[nodiscard]] QString forgotten() const;
    /// Why they cannot be read or kept, as a sentence; empty when all is well.
    [[nodiscard]] QString trouble() const;
    [[nodiscard]] const Ledger &ledger() const { return *m_ledger; }
    /// nullptr for nobody who is counted.
    [[nodiscard]] const PersonTotals *totals(const QString &person) const;
    [[nodiscard]] const FinishedGame *game(const QString &identity) const;

    /// Counts a game that has just ended, unless it was counted before or only computers played.
    void add(const FinishedGame &game);

    /// Reads the file again: another program may have changed it.
    Q_INVOKABLE void refresh();
    Q_INVOKABLE void forgetGame(const QString &identity);
    /// Forgets the games of that person; those that others are counted in stay without the name.
    Q_INVOKABLE void forgetPerson(const QString &person);
    Q_INVOKABLE void forgetAll();
    Q_INVOKABLE void bringBack();
    /// What was forgotten is gone for good.
    Q_INVOKABLE void letGo();
    /// Writes all games to a file elsewhere, as a table for spreadsheets; told() or failed() says how it went.
    Q_INVOKABLE void exportTo(const QUrl &file);
    /// Says everything again in the language of the moment.
    Q_INVOKABLE void retranslate();

Q_SIGNALS:
    void changed();
    void readingChanged();
    void forgottenChanged();
    void troubleChanged();
    /// Texts are to be said again.
    void retranslated();
    /// What was asked could not be done: why, as a sentence.
    void failed(const QString &problem);
    /// What was asked has been done, as a sentence.
    void told(const QString &text);

private:
    /// What was forgotten: the lines as they stood, and what to call it.
    struct Forgotten {
        enum class What { Nothing, Game, Person, All };
        What what = What::Nothing;
        QString person; ///< as it is stored
        QDateTime finished; ///< of the game
        std::vector<HistoryLine> lines;
    };
    enum class Task { Read, Add, Forget, BringBack };

    void work(Task task, const std::function<History(Forgotten &forgotten)> &job);
    void forget(Forgotten what, const std::function<bool(std::vector<HistoryLine> &lines, Forgotten &)> &change);
    void take(Task task, History history, Forgotten forgotten);
    void show();

    QString m_path;
    PeopleModel *m_people;
    std::shared_ptr<const Ledger> m_ledger;
    std::vector<PersonTotals> m_totals; ///< point to games of the ledger
    QString m_headline;
    Forgotten m_forgotten;
    HistoryTrouble m_trouble = HistoryTrouble::None;
    QString m_setAside;
    bool m_reading = true;
    Worker m_worker; // last: it stops before the rest goes
};

} // namespace academy::model
