// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQmlIntegration/qqmlintegration.h>

/// The small things that the pages of results show in lists, as values. Texts are complete and in the language of the moment;
/// numbers stand beside them for drawings.
namespace academy::model
{

/// A number with the word below it: "12", "games".
struct FigureTile {
    Q_GADGET
    QML_VALUE_TYPE(figureTile)
    Q_PROPERTY(QString value MEMBER value FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)

public:
    QString value;
    QString label;

    friend bool operator==(const FigureTile &, const FigureTile &) = default;
};

/// Games of some kind, and how many of them were won.
struct WonLine {
    Q_GADGET
    QML_VALUE_TYPE(wonLine)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(double share MEMBER share FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    QString text; ///< "Lancelot", "Against heralds"
    QString detail; ///< "3 of 8"
    double share = 0; ///< of the games that were won: 0 to 1
    QString spoken;

    friend bool operator==(const WonLine &, const WonLine &) = default;
};

/// Points from one board, in a game or on average.
struct BoardFigure {
    Q_GADGET
    QML_VALUE_TYPE(boardFigure)
    Q_PROPERTY(QString emblem MEMBER emblem FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(double points MEMBER points FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString note MEMBER note FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    QString emblem; ///< art key of the board
    QString name;
    double points = 0;
    QString text; ///< "+4.2", "−1"
    QString note; ///< "best +9"; empty for one game
    QString spoken;

    friend bool operator==(const BoardFigure &, const BoardFigure &) = default;
};

/// A player in a game that is over.
struct PlaceLine {
    Q_GADGET
    QML_VALUE_TYPE(placeLine)
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString kind MEMBER kind FINAL)
    Q_PROPERTY(QList<int> tinctures MEMBER tinctures FINAL)
    Q_PROPERTY(bool won MEMBER won FINAL)
    Q_PROPERTY(QString points MEMBER points FINAL)
    Q_PROPERTY(QList<academy::model::BoardFigure> boards MEMBER boards FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    QString place; ///< "1st"
    QString name;
    QString kind; ///< "Computer, Herald"; empty for people
    QList<int> tinctures; ///< of the player's squires
    bool won = false;
    QString points; ///< "36"
    QList<BoardFigure> boards;
    QString spoken;

    friend bool operator==(const PlaceLine &, const PlaceLine &) = default;
};

} // namespace academy::model
