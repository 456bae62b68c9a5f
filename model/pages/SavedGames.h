// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "game/GameAside.h"
#include "game/GameFiles.h"
#include "game/Worker.h"
#include "rows/RowsModel.h"
#include "rows/Shown.h"

#include <QDateTime>
#include <QUrl>

/// The games kept on the device, the latest first. A running game is written after every decision, so leaving needs no
/// saving. Only the latest game is looked into at first; refresh() looks into all. Files are read on a thread of its own,
/// and rows appear as they come: games that go on before those that are over, and damaged ones last. What is done with a
/// game is done on that thread as well; problem() and told() say how it went.
namespace academy::model
{

struct SavedGameRow {
    QString path; ///< empty where the file's name is no text
    QString section; ///< "Games in progress", "Finished games", "Damaged files"
    QString title; ///< what people call it; else who plays: "Ana, Bruno and Chloé"
    QString givenTitle; ///< the same; empty when it goes by its players
    QString detail; ///< "Turn III, four squires, two variations"
    QString standing; ///< "Ana leads with 7 points", where that may be told; of a game that is over who has won
    QString when; ///< "21 November, 18:40"
    QDateTime changed;
    QList<int> tinctures; ///< of the squires, in seat order
    QStringList names; ///< of their players; empty for the neutral squire
    bool over = false;
    QString problem; ///< why it cannot be continued; empty when it can
    QString spoken;
};

class SavedGames : public RowsModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString latest READ latest NOTIFY changed FINAL)
    Q_PROPERTY(QString latestText READ latestText NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> latestTinctures READ latestTinctures NOTIFY changed FINAL)
    Q_PROPERTY(QStringList latestNames READ latestNames NOTIFY changed FINAL)
    Q_PROPERTY(QString removed READ removed NOTIFY removedChanged FINAL)
    Q_PROPERTY(bool openScores READ openScores WRITE setOpenScores NOTIFY openScoresChanged FINAL)
    Q_PROPERTY(bool reading READ reading NOTIFY readingChanged FINAL)

public:
    explicit SavedGames(QObject *parent = nullptr);
    explicit SavedGames(Worker::Threads threads, QObject *parent = nullptr);

    /// Where games are kept.
    [[nodiscard]] static QString folder();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] const QList<SavedGameRow> &rows() const { return m_rows; }

    /// Path of the latest game that is not over; empty when there is none.
    [[nodiscard]] QString latest() const { return m_latest.path; }
    /// "Turn III, four squires, two variations"
    [[nodiscard]] QString latestText() const { return m_latest.detail; }
    /// Of its squires, in seat order.
    [[nodiscard]] QList<int> latestTinctures() const { return m_latest.tinctures; }
    [[nodiscard]] QStringList latestNames() const { return m_latest.names; }
    /// Title of the game that was removed last and can come back; empty when there is none.
    [[nodiscard]] QString removed() const { return m_removed; }
    /// Everybody's points are shown at this device, so that it is also told who leads where points were agreed to be hidden.
    [[nodiscard]] bool openScores() const { return m_openScores; }
    void setOpenScores(bool open);
    /// More rows may come.
    [[nodiscard]] bool reading() const { return m_reading; }

    /// Looks into all games in the folder.
    Q_INVOKABLE void refresh();
    /// Looks for the latest game that is not over.
    Q_INVOKABLE void findLatest();
    /// Takes the game away; bringBack() undoes it until another one is removed or forgetRemoved() is called. False, with
    /// failed(), when it cannot be removed.
    Q_INVOKABLE bool remove(int row);
    Q_INVOKABLE void bringBack();
    /// What was removed is gone for good.
    Q_INVOKABLE void forgetRemoved();
    /// Calls the game `title`; empty: by its players.
    Q_INVOKABLE void rename(int row, const QString &title);
    /// Another game like it, to be played on apart.
    Q_INVOKABLE void duplicate(int row);
    /// Writes the record of the game to a file elsewhere.
    Q_INVOKABLE void exportTo(int row, const QUrl &file);
    /// Copies games from files elsewhere, those that are records of games.
    Q_INVOKABLE void importFrom(const QList<QUrl> &files);
    Q_INVOKABLE void retranslate();

Q_SIGNALS:
    void changed();
    void readingChanged();
    void removedChanged();
    void openScoresChanged();
    /// What was asked could not be done: why, as a sentence.
    void failed(const QString &problem);
    /// What was asked has been done, as a sentence.
    void told(const QString &text);

protected:
    [[nodiscard]] const void *row(int position) const override;

private:
    [[nodiscard]] static std::span<const Role> roles();
    [[nodiscard]] SavedGameRow rowOf(const GameFile &file) const;
    [[nodiscard]] QString standingIn(const record::Summary &summary, const QStringList &names) const;
    void take(std::vector<GameFile> &&files, bool last);
    void showLatest();
    void setReading(bool reads);
    [[nodiscard]] bool isRow(int row) const;
    void change(const std::function<QString(QString &done)> &job);

    SavedGameRow m_latest;
    GameFile m_latestFile;
    QList<SavedGameRow> m_rows;
    std::vector<GameFile> m_files; ///< those of the first rows; the rows after them are older
    GameAside m_aside;
    QString m_removed; ///< what the one aside is called; empty for none
    bool m_openScores = false;
    bool m_reading = false;
    int m_asked = 0; ///< which reading is waited for; what an earlier one brings is not shown
    int m_latestAsked = 0;
    Worker m_worker; // last: it stops before the rest goes
};

} // namespace academy::model
