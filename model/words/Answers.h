// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "decision/Preview.h"
#include "rows/Shown.h"

#include "match/People.h"

#include <QCoreApplication>
#include <QString>

/// The answer to a choice that is not yet confirmed, in words: what it would do.
namespace academy::model
{

class Answers
{
    Q_DECLARE_TR_FUNCTIONS(Answers)

public:
    /// Over the points of the board: "2nd: +2".
    [[nodiscard]] static QString noteTitle(const QString &rank, const QString &pays);
    /// And below: "now 3rd: +1"; empty when that does not change.
    [[nodiscard]] static QString noteSub(const Preview &preview);
    /// The whole answer for a board.
    [[nodiscard]] static AnswerLine line(const Preview &preview, const People &people);
    /// The answer to an exchange of coats (R10.6): one's points now and then, and what the other squire loses.
    [[nodiscard]] static AnswerLine exchange(const rules::State &table, const rules::Action &exchange,
                                             const People &people);
    /// Why a tap changed nothing.
    [[nodiscard]] static QString cardFirst();
    [[nodiscard]] static QString enough();

private:
    [[nodiscard]] static QString given(const rules::State &state, int squire, rules::Board board);
    [[nodiscard]] static QString move(const Preview &preview);
    [[nodiscard]] static QString worth(const Preview &preview, const People &people);
    [[nodiscard]] static QString overtaken(const Preview &preview, const People &people);
};

} // namespace academy::model
