// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "statistics/Statistics.h"

#include <QObject>
#include <QTemporaryDir>
#include <QtQmlIntegration/qqmlintegration.h>

/// Results of one person, who has given no name, as a test likes them; in a file that goes away.
class PreparedResults : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(academy::model::Statistics *statistics READ statistics CONSTANT FINAL)

public:
    explicit PreparedResults(QObject *parent = nullptr);

    [[nodiscard]] academy::model::Statistics *statistics() const { return m_statistics; }

    /// So many games against two computers of that level, of which the first are won.
    Q_INVOKABLE void play(const QString &level, int games, int won);

private:
    QTemporaryDir m_folder;
    academy::model::Statistics *m_statistics;
    int m_games = 0;
};
