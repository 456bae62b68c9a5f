// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/Enums.h"

#include <QObject>
#include <QString>

/// What the signs of the table that are drawn without words mean: Excalibur, the bet, coats that lie face down, the square a
/// disc would land on. QML asks for a text when somebody wants to know, so each is in the language of that moment. Texts are
/// whole sentences; %1 and the like are names as the table shows them.
namespace academy::model
{

class Legend : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// What an emblem of the outlook tells of its board (TurnOutlook).
    enum class Outlook { Scores, Resets, Later };
    Q_ENUM(Outlook)

    using QObject::QObject;

    /// Excalibur beside a squire (R4.7): it plays first.
    Q_INVOKABLE [[nodiscard]] QString excalibur(const QString &squire) const;
    /// The pennon beside a squire (R10.2.1), with the emblem of its bet; empty for none.
    Q_INVOKABLE [[nodiscard]] QString bet(const QString &squire, const QString &emblem) const;
    Q_INVOKABLE [[nodiscard]] QString hand(int cards) const;
    /// Coats of arms held: how many, and where @p hidden is false what they are worth so far.
    Q_INVOKABLE [[nodiscard]] QString coats(int count, bool hidden, int points) const;
    Q_INVOKABLE [[nodiscard]] QString points(int points) const;
    /// What a board gives, beside who gets it: a coat of @p value points, which is @p secret where only its squire may look at
    /// it, or so many @p squares.
    Q_INVOKABLE [[nodiscard]] QString prize(int value, bool squares, bool secret) const;
    /// "Chivalry Points" beside so many, which are counted up at the knighting.
    Q_INVOKABLE [[nodiscard]] QString pointsBeside(int points) const;
    /// Below a result: at least one decision was taken back together with the computers’ answers.
    Q_INVOKABLE [[nodiscard]] QString undone() const;
    /// The seal on a shield.
    Q_INVOKABLE [[nodiscard]] QString chosen(const QString &squire) const;
    /// The pale disc and the gold square; @p square within its lap.
    Q_INVOKABLE [[nodiscard]] QString landing(int square) const;
    /// A Scroll on King's Service (R10.4): @p square is 6 or 12.
    Q_INVOKABLE [[nodiscard]] QString scroll(int square) const;
    /// The Cup (R10.1); @p where is the sentence of where it stands.
    Q_INVOKABLE [[nodiscard]] QString cup(const QString &where) const;
    /// An emblem among those that score, go back, or score later; @p turn is "VI".
    Q_INVOKABLE [[nodiscard]] QString outlook(const QString &board, academy::model::Legend::Outlook outlook,
                                              const QString &turn) const;
    /// A place below a board: @p rank "2nd", @p place "square 7", @p pays "+2", on Gallantry squares.
    Q_INVOKABLE [[nodiscard]] QString standing(const QString &squire, const QString &rank, const QString &place,
                                               const QString &pays) const;
};

} // namespace academy::model
