// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "pages/GameSetup.h"
#include "statistics/EvenLevel.h"
#include "statistics/Statistics.h"

#include <QPointer>
#include <QSettings>

/// Suggests computers of another level where somebody prepares a game alone against computers of one level, and their results
/// say that another one would be a fairer match. Whoever does not want it is left in peace until they have finished another game.
namespace academy::model
{

class LevelSuggestion : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(academy::model::GameSetup *setup READ setup WRITE setSetup NOTIFY sourceChanged FINAL)
    Q_PROPERTY(academy::model::Statistics *statistics READ statistics WRITE setStatistics NOTIFY sourceChanged FINAL)
    Q_PROPERTY(bool offered READ isOffered NOTIFY changed FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QString drawing READ drawing NOTIFY changed FINAL)
    Q_PROPERTY(QString takeText READ takeText NOTIFY changed FINAL)
    Q_PROPERTY(QString takenText READ takenText NOTIFY changed FINAL)

public:
    explicit LevelSuggestion(QObject *parent = nullptr);

    [[nodiscard]] GameSetup *setup() const { return m_setup; }
    void setSetup(GameSetup *setup);
    [[nodiscard]] Statistics *statistics() const { return m_statistics; }
    void setStatistics(Statistics *statistics);

    [[nodiscard]] bool isOffered() const { return !m_shown.text.isEmpty(); }
    /// "You have won 4 of your last 5 games against pages. Against minstrels it would be a fairer match."
    [[nodiscard]] QString text() const { return m_shown.text; }
    /// What shows that level.
    [[nodiscard]] QString drawing() const { return m_shown.drawing; }
    /// "Choose minstrels".
    [[nodiscard]] QString takeText() const { return m_shown.takeText; }
    /// Spoken when it is taken: "You now play against minstrels."
    [[nodiscard]] QString takenText() const { return m_shown.takenText; }

    /// All computers of the game get the level that is suggested.
    Q_INVOKABLE void take();
    /// Not now.
    Q_INVOKABLE void decline();

Q_SIGNALS:
    void sourceChanged();
    void changed();

private:
    struct Shown {
        QString level;
        QString text;
        QString drawing;
        QString takeText;
        QString takenText;
        QString latestGame; ///< the identity of the person's

        friend bool operator==(const Shown &, const Shown &) = default;
    };

    void look();
    [[nodiscard]] Shown suggested() const;

    QSettings m_store;
    QPointer<GameSetup> m_setup;
    QPointer<Statistics> m_statistics;
    Shown m_shown;
};

} // namespace academy::model
