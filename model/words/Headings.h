// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "match/Scene.h"

#include <QCoreApplication>
#include <QStringList>

/// What stands above the table: where the game is.
namespace academy::model
{

class Headings
{
    Q_DECLARE_TR_FUNCTIONS(Headings)

public:
    /// "Turn III" and "Draft 2 of 5", or the first alone; `card` is the number of the card to keep or play.
    [[nodiscard]] static QStringList lines(const Scene &scene, int card);
    /// "Cards pass to the left".
    [[nodiscard]] static QString detail(const Scene &scene, int card);
    /// Where Scrolls lie.
    [[nodiscard]] static QString scrolls(const QList<int> &squares);
};

} // namespace academy::model
