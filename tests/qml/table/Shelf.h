// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "decision/Prompt.h"
#include "rows/BoardModel.h"
#include "rows/CodexModel.h"
#include "rows/HandModel.h"
#include "rows/ResultModel.h"
#include "rows/ScoreLine.h"
#include "rows/SquireModel.h"

#include <QObject>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>

/// A shelf of table models that a test fills as it likes, with no game behind them.
class Shelf : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(academy::model::BoardModel *boards READ boards CONSTANT FINAL)
    Q_PROPERTY(academy::model::SquireModel *squires READ squires CONSTANT FINAL)
    Q_PROPERTY(academy::model::HandModel *hand READ hand CONSTANT FINAL)
    Q_PROPERTY(academy::model::CodexModel *codex READ codex CONSTANT FINAL)
    Q_PROPERTY(academy::model::ResultModel *result READ result CONSTANT FINAL)
    Q_PROPERTY(academy::model::Prompt *prompt READ prompt CONSTANT FINAL)

public:
    /// Five squires, Ana to Chloé, whose discs stand apart on every board.
    explicit Shelf(QObject *parent = nullptr);

    [[nodiscard]] academy::model::BoardModel *boards() const { return m_boards; }
    [[nodiscard]] academy::model::SquireModel *squires() const { return m_squires; }
    [[nodiscard]] academy::model::HandModel *hand() const { return m_hand; }
    [[nodiscard]] academy::model::CodexModel *codex() const { return m_codex; }
    [[nodiscard]] academy::model::ResultModel *result() const { return m_result; }
    [[nodiscard]] academy::model::Prompt *prompt() const { return m_prompt; }

    /// The progress of every seat's disc on a board; of equal ones the later seat lies above.
    Q_INVOKABLE void setDiscs(int board, const QList<int> &progress);
    /// So many of the boards lie on the table, the first ones.
    Q_INVOKABLE void setBoardCount(int count);
    /// Changes a board's row: `glows`, `choosable` (as `glows`), `lit`, `reason`, `scores`, `resets`, `scoresNext`, `noteTitle` and
    /// its parts `noteRank`, `notePays` and `noteWorded`, `noteSub`, `landing` (a progress to land on), `ranking` (best first,
    /// each with `seat`, `rankText`, `pays`, `paysText`, `worded` and `squares`).
    Q_INVOKABLE void setBoard(int board, const QVariantMap &what);
    /// Cards as maps of `kind`, `value`, and optionally `playable`, `chosen`, `group`.
    Q_INVOKABLE void setHand(const QVariantList &cards);
    /// Changes a squire's row: `name`, `holdsExcalibur`, `deciding`, `hasChosen`, `score`, `coatCount`, `bet`.
    Q_INVOKABLE void setSquire(int seat, const QVariantMap &what);
    /// Tokens of the Codex, each with `mayBeChosen`, `known`, `token`, `taker`.
    Q_INVOKABLE void setCodex(const QVariantList &places);
    /// Points by turn of each squire, the winner first.
    Q_INVOKABLE void setResult(const QVariantList &byTurn);
    /// The name or names of so many winners, who have the points of the first row, the tinctures of all their squires, and what is
    /// said of their victory.
    Q_INVOKABLE void setWinner(const QString &winner, int count, const QList<int> &tinctures,
                               const QString &sentence = {});
    /// What is asked: `decision`, `name`, `tincture`, `curtain`, `question`, `hint`, `refusal`, and lists of `buttons`
    /// (text, enabled, first), `answers` (board, text, before, after), `stacks` (mayBeTaken), `gives`, `takes` (value, count),
    /// `partners` (seat, tincture, text, chosen).
    /// What is chosen is chosen by the rules: a stack of Lancelot where there are `stacks`, Ana's −1 or −3 for a +1 and a +3
    /// of Jousts where there are `gives`, else a board to bet on, for which the buttons stand.
    Q_INVOKABLE void ask(const QVariantMap &what);
    /// What has happened since the last turn, as that table asks it: lines as maps of `seat`, `tincture`, `text`.
    Q_INVOKABLE void tell(academy::model::Prompt *prompt, const QVariantList &since) const;
    /// The stack that is chosen; -1 for none.
    Q_INVOKABLE int chosenStack() const;
    /// Points of the coats that are chosen: the one given, 0 for none, and those taken.
    Q_INVOKABLE QList<int> chosenCoats() const;
    /// What Ana gets from a board: a coat's value or squares, or 0 and words.
    Q_INVOKABLE academy::model::ScoreLine scoreLine(const QString &name, const QString &reason, int value,
                                                    const QString &words, bool squares) const;

    /// What squires hold in a scoring, in that order: maps of `seat`, `points`, `coats`, `hidden`.
    Q_INVOKABLE QList<academy::model::Standing> standings(const QVariantList &from) const;
    /// The way of a scoring: what each of the boards is in it, the first ones first.
    Q_INVOKABLE QList<academy::model::WalkStep> walkSteps(const QList<int> &steps) const;

Q_SIGNALS:
    /// A button has been pressed that decides for this board.
    void decided(int board);

private:
    QList<academy::model::BoardRow> m_boardRows;
    QList<academy::model::SquireRow> m_squireRows;
    academy::model::BoardModel *m_boards;
    academy::model::SquireModel *m_squires;
    academy::model::HandModel *m_hand;
    academy::model::CodexModel *m_codex;
    academy::model::ResultModel *m_result;
    academy::model::Prompt *m_prompt;
};
