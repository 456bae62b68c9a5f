// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "statistics/Figures.h"
#include "statistics/Statistics.h"

#include <QPointer>

/// What has become of one person, in numbers and charts: victories by kind of game and by computer, points by game and by
/// board.
namespace academy::model
{

class PersonFigures : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(academy::model::Statistics *statistics READ statistics WRITE setStatistics NOTIFY sourceChanged FINAL)
    Q_PROPERTY(QString person READ person WRITE setPerson NOTIFY sourceChanged FINAL)
    Q_PROPERTY(bool known READ known NOTIFY knownChanged FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(int tincture READ tincture NOTIFY changed FINAL)
    Q_PROPERTY(QList<academy::model::FigureTile> tiles READ tiles NOTIFY changed FINAL)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed FINAL)
    Q_PROPERTY(QString remark READ remark NOTIFY changed FINAL)
    Q_PROPERTY(QList<academy::model::WonLine> modes READ modes NOTIFY changed FINAL)
    Q_PROPERTY(QList<academy::model::WonLine> opponents READ opponents NOTIFY changed FINAL)
    Q_PROPERTY(QList<academy::model::BoardFigure> boards READ boards NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> course READ course NOTIFY changed FINAL)
    Q_PROPERTY(QList<bool> victories READ victories NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> tinctures READ tinctures NOTIFY changed FINAL)
    Q_PROPERTY(QStringList courseGames READ courseGames NOTIFY changed FINAL)
    Q_PROPERTY(QString firstDay READ firstDay NOTIFY changed FINAL)
    Q_PROPERTY(QString lastDay READ lastDay NOTIFY changed FINAL)
    Q_PROPERTY(QString courseText READ courseText NOTIFY changed FINAL)
    Q_PROPERTY(QString courseSpoken READ courseSpoken NOTIFY changed FINAL)

public:
    /// So many of the latest games are in the course.
    static constexpr int longestCourse = 20;

    explicit PersonFigures(QObject *parent = nullptr);

    [[nodiscard]] Statistics *statistics() const { return m_statistics; }
    void setStatistics(Statistics *statistics);
    /// The name as it is stored.
    [[nodiscard]] QString person() const { return m_person; }
    void setPerson(const QString &person);

    /// Somebody of that name is counted.
    [[nodiscard]] bool known() const { return m_shown.known; }
    /// As it is shown.
    [[nodiscard]] QString name() const { return m_shown.name; }
    /// Of the squire played last; -1 when that is not known.
    [[nodiscard]] int tincture() const { return m_shown.tincture; }
    /// Games, victories, best, average.
    [[nodiscard]] QList<FigureTile> tiles() const { return m_shown.tiles; }
    /// The same as a sentence.
    [[nodiscard]] QString sentence() const { return m_shown.sentence; }
    /// What the charts leave out, and games with undone moves; empty where there is nothing to say.
    [[nodiscard]] QString remark() const { return m_shown.remark; }
    /// Only those that were played.
    [[nodiscard]] QList<WonLine> modes() const { return m_shown.modes; }
    /// By the strongest computer in the game, from weak to strong, and without any.
    [[nodiscard]] QList<WonLine> opponents() const { return m_shown.opponents; }
    /// Points on average.
    [[nodiscard]] QList<BoardFigure> boards() const { return m_shown.boards; }
    /// Points of the latest games, the last one last; whether each was won; in which tincture.
    [[nodiscard]] QList<int> course() const { return m_shown.course; }
    [[nodiscard]] QList<bool> victories() const { return m_shown.victories; }
    [[nodiscard]] QList<int> tinctures() const { return m_shown.tinctures; }
    /// When the first and the last of these games were finished: "21 November".
    [[nodiscard]] QString firstDay() const { return m_shown.firstDay; }
    [[nodiscard]] QString lastDay() const { return m_shown.lastDay; }
    /// "Points in the last 20 games".
    [[nodiscard]] QString courseText() const { return m_shown.courseText; }
    /// Of each game of the course, what a sign in the chart says: its points, and whether it was won.
    [[nodiscard]] QStringList courseGames() const { return m_shown.courseGames; }
    [[nodiscard]] QString courseSpoken() const { return m_shown.courseSpoken; }

Q_SIGNALS:
    void sourceChanged();
    void knownChanged();
    void changed();

private:
    struct Shown {
        bool known = false;
        QString name;
        int tincture = -1;
        QList<FigureTile> tiles;
        QString sentence;
        QString remark;
        QList<WonLine> modes;
        QList<WonLine> opponents;
        QList<BoardFigure> boards;
        QList<int> course;
        QList<bool> victories;
        QList<int> tinctures;
        QStringList courseGames;
        QString firstDay;
        QString lastDay;
        QString courseText;
        QString courseSpoken;
    };

    void take();
    [[nodiscard]] static WonLine wonLine(const QString &text, const WonOf &kind);
    static void fillVictories(Shown &shown, const PersonTotals &person);
    static void fillBoards(Shown &shown, const PersonTotals &person);
    static void fillCourse(Shown &shown, const PersonTotals &person);

    QPointer<Statistics> m_statistics;
    QString m_person;
    Shown m_shown;
};

} // namespace academy::model
