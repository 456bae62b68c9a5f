// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Card.h"
#include "rules/Coat.h"
#include "rules/RuleSet.h"

#include <QCoreApplication>
#include <QDate>
#include <QString>
#include <QStringList>

/// Names of the things of the game and ways to say numbers, in the language of the moment (RULES.md, section 1).
namespace academy::model
{

class Names
{
    Q_DECLARE_TR_FUNCTIONS(Names)

public:
    /// With the Jousts & Tournaments variation two boards are knights' tracks (R10.1.1).
    [[nodiscard]] static QString board(rules::Board board, const rules::Options &options);
    /// The same within a sentence: "the White Knight".
    [[nodiscard]] static QString boardInSentence(rules::Board board, const rules::Options &options);
    /// Of the side of a board with that art key.
    [[nodiscard]] static QString boardInSentence(const QString &artKey);
    /// The board with its preposition, for "2nd on Jousts" and "Play on Jousts".
    [[nodiscard]] static QString onBoard(rules::Board board, const rules::Options &options);
    [[nodiscard]] static QString cardKind(rules::CardKind kind);
    /// "Swords 4".
    [[nodiscard]] static QString card(rules::Card card);
    [[nodiscard]] static QString color(rules::Color color);
    /// "+3 of Jousts".
    [[nodiscard]] static QString coat(rules::Coat coat, const rules::Options &options);
    [[nodiscard]] static QString level(const QString &id);
    /// Several computers of a level within a sentence: "heralds".
    [[nodiscard]] static QString opponents(const QString &level);

    /// I..VI.
    [[nodiscard]] static QString turn(int turn);
    /// rank counts from 1: "2nd".
    [[nodiscard]] static QString ordinal(int rank);
    /// rank counts from 1: "second".
    [[nodiscard]] static QString spelledOrdinal(int rank);
    /// A small number of squires or coats in words: "four".
    [[nodiscard]] static QString spelled(int number);
    /// "+2", "−1", "0".
    [[nodiscard]] static QString points(int points);
    [[nodiscard]] static QString number(int number);
    /// A day of some year, as the language writes it, on one line: "21 November", "November 21".
    [[nodiscard]] static QString day(const QDate &date);
    /// "Ana, Bruno and Chloé".
    [[nodiscard]] static QString list(const QStringList &names);
};

} // namespace academy::model
