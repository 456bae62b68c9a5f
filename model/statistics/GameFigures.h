// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "statistics/Figures.h"
#include "statistics/Statistics.h"

#include <QPointer>

/// One finished game in full: who played, by which rules, and how each fared.
namespace academy::model
{

class GameFigures : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(academy::model::Statistics *statistics READ statistics WRITE setStatistics NOTIFY sourceChanged FINAL)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY sourceChanged FINAL)
    Q_PROPERTY(bool known READ known NOTIFY knownChanged FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString winner READ winner NOTIFY changed FINAL)
    Q_PROPERTY(QString when READ when NOTIFY changed FINAL)
    Q_PROPERTY(QStringList rules READ rules NOTIFY changed FINAL)
    Q_PROPERTY(QList<academy::model::PlaceLine> places READ places NOTIFY changed FINAL)

public:
    explicit GameFigures(QObject *parent = nullptr);

    [[nodiscard]] Statistics *statistics() const { return m_statistics; }
    void setStatistics(Statistics *statistics);
    /// Its identity.
    [[nodiscard]] QString game() const { return m_game; }
    void setGame(const QString &game);

    /// It is in the history.
    [[nodiscard]] bool known() const { return m_shown.known; }
    /// "Game of 21 November".
    [[nodiscard]] QString title() const { return m_shown.title; }
    /// "Ana", "Ana and Bruno".
    [[nodiscard]] QString winner() const { return m_shown.winner; }
    /// "Finished on Saturday, 21 November 2026 at 18:40".
    [[nodiscard]] QString when() const { return m_shown.when; }
    /// "Four squires, grand finale stakes", then the advanced rules, the variations, and that moves were undone.
    [[nodiscard]] QStringList rules() const { return m_shown.rules; }
    /// The best first.
    [[nodiscard]] QList<PlaceLine> places() const { return m_shown.places; }

Q_SIGNALS:
    void sourceChanged();
    void knownChanged();
    void changed();

private:
    struct Shown {
        bool known = false;
        QString title;
        QString winner;
        QString when;
        QStringList rules;
        QList<PlaceLine> places;
    };

    void take();
    [[nodiscard]] static PlaceLine placeOf(const FinishedGame &game, const FinishedPlayer &player);
    [[nodiscard]] static QStringList rulesOf(const FinishedGame &game);

    QPointer<Statistics> m_statistics;
    QString m_game;
    Shown m_shown;
};

} // namespace academy::model
