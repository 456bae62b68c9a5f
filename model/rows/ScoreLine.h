// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/Enums.h"

#include <QString>

/// The lines of the scoring walk, as values.
namespace academy::model
{

/// What a squire gets when a board scores.
struct ScoreLine {
    Q_GADGET
    QML_VALUE_TYPE(scoreLine)
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(academy::model::Enums::Tincture tincture MEMBER tincture FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString reason MEMBER reason FINAL)
    Q_PROPERTY(QString brief MEMBER brief FINAL)
    Q_PROPERTY(QString terse MEMBER terse FINAL)
    Q_PROPERTY(int value MEMBER value FINAL)
    Q_PROPERTY(QString valueText MEMBER valueText FINAL)
    Q_PROPERTY(QString valueTerse MEMBER valueTerse FINAL)
    Q_PROPERTY(bool given MEMBER given FINAL)
    Q_PROPERTY(bool secret MEMBER secret FINAL)
    Q_PROPERTY(bool squares MEMBER squares FINAL)
    Q_PROPERTY(bool own MEMBER own FINAL)
    Q_PROPERTY(int rank MEMBER rank FINAL)
    Q_PROPERTY(academy::model::Enums::Mood mood MEMBER mood FINAL)

public:
    int seat = 0;
    Enums::Tincture tincture{};
    QString name; ///< "Ana (you)"
    QString reason; ///< "3rd on Jousts: on top of Emre on square 8"
    QString brief; ///< the same below the board's name, in a narrow row: "3rd, square 8, on top of Emre"
    QString terse; ///< the same beside the name, in a low row: "3rd"; empty where valueText says it
    int value = 0; ///< of the coat, or squares on Gallantry; 0 when secret or nothing
    QString valueText; ///< "+2"; empty for nothing
    QString valueTerse; ///< the same in a low row: "+2 coats"; empty where valueText is short anyway
    bool given = false; ///< a coat or token changes hands; otherwise valueText says what will
    bool secret = false; ///< a coat whose value is not for these eyes
    bool squares = false; ///< squares to move, no coat
    bool own = false;
    int rank = 0; ///< 1 for the best, for the seal on the disc; 0 on square 0, where all are last (R3.5)
    Enums::Mood mood{};

    friend bool operator==(const ScoreLine &, const ScoreLine &) = default;
};

/// What a squire holds while the boards are scored, with what it has got on this page.
struct Standing {
    Q_GADGET
    QML_VALUE_TYPE(standing)
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(academy::model::Enums::Tincture tincture MEMBER tincture FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool hidden MEMBER hidden FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)
    Q_PROPERTY(int coats MEMBER coats FINAL)
    Q_PROPERTY(bool own MEMBER own FINAL)
    Q_PROPERTY(academy::model::Enums::Mood mood MEMBER mood FINAL)

public:
    int seat = 0;
    Enums::Tincture tincture{};
    QString name;
    bool hidden = false; ///< its coats lie face down to these eyes (R5.7)
    int points = 0; ///< 0 while hidden
    int coats = 0; ///< how many it holds
    bool own = false;
    Enums::Mood mood{}; ///< about what it gets on this page

    friend bool operator==(const Standing &, const Standing &) = default;
};

/// A board's place in the scoring walk.
struct WalkStep {
    Q_GADGET
    QML_VALUE_TYPE(walkStep)
    Q_PROPERTY(academy::model::Enums::Board board MEMBER board FINAL)
    Q_PROPERTY(QString emblem MEMBER emblem FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(academy::model::Enums::Step step MEMBER step FINAL)

public:
    Enums::Board board{};
    QString emblem;
    QString name;
    Enums::Step step = Enums::Step::Idle;

    friend bool operator==(const WalkStep &, const WalkStep &) = default;
};

} // namespace academy::model
