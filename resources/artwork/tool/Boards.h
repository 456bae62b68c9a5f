// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include "Sheet.h"

#include "artwork/Plans.h"

#include <QList>
#include <QPair>
#include <QStringList>

namespace academy::artwork
{

/// What lies on a board: the discs as (squire, progress), the bottom of each stack first, and the names of the coats it pays.
struct BoardScene {
    QString board;
    QList<QPair<QString, int>> discs;
    QStringList coats;
    bool lit = false;
    bool scrolls = false;
};

/// Puts a board together as the interface does, by the plans: the example for people, and the test of the plans for the eye.
void drawBoard(Sheet &sheet, const Plans &plans, const BoardScene &scene, qreal x, qreal y, qreal side);

/// The Cup's track with the Cup on that place, −8 to 8.
void drawCupTrack(Sheet &sheet, const Plans &plans, int place, qreal x, qreal y, qreal width);

} // namespace academy::artwork
