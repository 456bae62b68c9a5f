// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/Enums.h"

#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>

#include "table/Table.h"

/// Where in the rulebook something is explained: what is asked now, a board, a kind of card, a rule that forbids something,
/// a choice made before the game. Everything answers with a place, `page#anchor`. Whatever wants the book opened says so
/// with ask(), and the window brings it.
namespace academy::rulebook
{

class Signposts : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using Board = model::Enums::Board;
    using CardKind = model::Enums::CardKind;
    using Decision = model::Enums::Decision;

    explicit Signposts(QObject *parent = nullptr);

    /// What the person is asked, or what is going on while nobody is asked; the goal of the game without one.
    Q_INVOKABLE [[nodiscard]] static QString now(const academy::model::Table *table);
    /// The side of the board that lies up in that game; no table: the usual one.
    Q_INVOKABLE [[nodiscard]] static QString ofBoard(academy::model::Enums::Board board,
                                                     const academy::model::Table *table);
    Q_INVOKABLE [[nodiscard]] static QString ofMode(academy::model::Enums::Mode mode);
    /// A rule by its number, "R5.2".
    Q_INVOKABLE [[nodiscard]] static QString ofRule(const QString &rule);
    /// A row of the setup page: "mode", "squires", "advanced", "variations", "stakes", "hiddenScores", "starts"; or a rule
    /// that can be switched on by its identifier, "win-a-tie", "kings-service".
    Q_INVOKABLE [[nodiscard]] static QString ofSetup(const QString &row);

    /// Asks for the book, opened at that place.
    Q_INVOKABLE void ask(const QString &target) { Q_EMIT asked(target); }

    [[nodiscard]] static QString ofBoard(rules::Board board, const rules::Options &options);
    [[nodiscard]] static QString ofCard(rules::CardKind kind, const rules::Options &options);
    [[nodiscard]] static QString ofDecision(Decision decision, const rules::State &table);
    [[nodiscard]] static QString ofPhase(const rules::State &table);

Q_SIGNALS:
    void asked(const QString &target);
};

} // namespace academy::rulebook
