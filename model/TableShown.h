// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Academy.h"

#include <QList>
#include <QString>

namespace academy::model
{

/// What a table shows beside its models.
struct TableShown {
    bool running = false;
    bool over = false;
    Academy::Mode mode{};
    Academy::Stage stage = Academy::Stage::NotStarted;
    int turn = 1;
    int draftDirection = 1;
    int cardNumber = 1;
    int cardsPerTurn = 4;
    QString heading;
    QString headingDetail;
    int viewSeat = 0;
    int humans = 0;
    bool hasCup = false;
    int cup = 0;
    QString cupText;
    bool hasBets = false;
    bool hasCodex = false;
    bool hasScrolls = false;
    QList<int> scrolls;
    QString scrollsText;
    bool busy = false;
    bool canUndo = false;
    int moment = -1;
    QString momentSection;
    QString momentText;

    friend bool operator==(const TableShown &, const TableShown &) = default;
};

} // namespace academy::model
