// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "match/AnimationSteps.h"
#include "table/Table.h"

#include <QCoreApplication>
#include <QObject>
#include <QPointer>
#include <QSettings>
#include <QtQmlIntegration/qqmlintegration.h>

#include <optional>

/// Short remarks in somebody's first games, each once: when a board is scored for the first time, when discs go back to 0, when
/// Excalibur moves on. What has been said is kept on the device; after three games it is enough.
namespace academy::rulebook
{

class Hints : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(academy::model::Table *table READ table WRITE setTable NOTIFY tableChanged FINAL)
    Q_PROPERTY(bool on READ on WRITE setOn NOTIFY onChanged FINAL)

public:
    /// So many games to their end are somebody's first games.
    static constexpr int firstGames = 3;

    explicit Hints(QObject *parent = nullptr);

    /// Whose events it follows.
    [[nodiscard]] model::Table *table() const { return m_table; }
    void setTable(model::Table *table);
    [[nodiscard]] bool on() const { return m_on; }
    void setOn(bool on);

Q_SIGNALS:
    void tableChanged();
    void onChanged();
    /// Something happens for the first time; `place` is where the rulebook tells more.
    void hinted(const QString &text, const QString &place);
    /// The first games are over: nobody needs hints any more.
    void enough();

private:
    struct Hint {
        QString id; ///< as stored
        QString text;
        QString place;
    };

    void follow(const model::AnimationStep &animation, bool passing);
    void countGame();
    [[nodiscard]] std::optional<Hint> hintFor(const rules::Event &event, const model::DisplayedState &told) const;
    [[nodiscard]] static Hint ofScoring(rules::Board board, const rules::Options &options);

    QPointer<model::Table> m_table;
    bool m_on = false;
    QSettings m_store;
};

} // namespace academy::rulebook
