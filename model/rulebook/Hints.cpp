// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/Hints.h"

#include "rulebook/Signposts.h"

#include <algorithm>

namespace academy::rulebook
{

using rules::Board;
using rules::Event;
using rules::EventKind;

namespace
{

QString storedAt(const QString &id)
{
    return QStringLiteral("hints/said/") + id;
}

const QString gamesKey = QStringLiteral("hints/games");

QString idOf(Board board)
{
    const std::string_view name = rules::facts(board).name;
    return QStringLiteral("scores-") + QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

Hints::Hints(QObject *parent)
    : QObject(parent)
{
}

void Hints::setTable(model::Table *table)
{
    if (table == m_table) {
        return;
    }
    if (m_table != nullptr) {
        disconnect(m_table->presenter(), nullptr, this, nullptr);
        disconnect(&m_table->controller(), nullptr, this, nullptr);
    }
    m_table = table;
    if (m_table != nullptr) {
        connect(m_table->presenter(), &model::EventPresenter::stepBegan, this, &Hints::follow);
        connect(&m_table->controller(), &model::GameController::ended, this, &Hints::countGame);
    }
    Q_EMIT tableChanged();
}

void Hints::setOn(bool on)
{
    if (on != m_on) {
        m_on = on;
        Q_EMIT onChanged();
    }
}

void Hints::countGame()
{
    if (!m_on || m_table->controller().people().humans() == 0) {
        return;
    }
    const int games = std::max(0, m_store.value(gamesKey).toInt()) + 1;
    m_store.setValue(gamesKey, games);
    if (games >= firstGames) {
        Q_EMIT enough();
    }
}

// What nobody sees needs no remark; it comes when it happens again.
void Hints::follow(const model::AnimationStep &animation, bool passing)
{
    if (!m_on || passing || animation.events.empty() || m_table->controller().people().humans() == 0) {
        return;
    }
    const std::optional<Hint> hint = hintFor(animation.events.front(), animation.told);
    if (hint && !m_store.value(storedAt(hint->id)).toBool()) {
        m_store.setValue(storedAt(hint->id), true);
        Q_EMIT hinted(hint->text, hint->place);
    }
}

std::optional<Hints::Hint> Hints::hintFor(const Event &event, const model::DisplayedState &told) const
{
    switch (event.kind) {
    case EventKind::BoardScores:
        return ofScoring(event.board, told.table.options);
    case EventKind::CoatGiven:
        if (event.cause == rules::Cause::Last || event.cause == rules::Cause::SecondToLast) {
            return Hint{.id = QStringLiteral("negative-coat"),
                        //: A remark in somebody's first game: the last of a board have just lost points
                        .text =
                            tr("A red coat of arms costs points. Keep ahead of at least two squires on this board, and "
                               "above all leave square 0."),
                        .place = QStringLiteral("boards#penalties")};
        }
        break;
    case EventKind::BoardReset:
        return Hint{.id = QStringLiteral("reset"),
                    //: A remark in somebody's first game: the discs of some boards go back to square 0
                    .text = tr("After the third turn, these discs go back to square 0, and everybody starts again. "
                               "What you have won stays yours."),
                    .place = QStringLiteral("turn#reset")};
    case EventKind::ExcaliburPassed:
        return Hint{
            .id = QStringLiteral("excalibur"),
            //: A remark in somebody's first game: another squire begins the next turn
            .text = tr("Excalibur moves on: whoever holds it plays first. And now the cards are passed the other way."),
            .place = QStringLiteral("turn#excalibur")};
    case EventKind::BonusAwarded:
        return Hint{.id = QStringLiteral("bonus"),
                    //: A remark in somebody's first game: a squire may move a disc for its rank on the Gallantry board
                    .text = tr("Gallantry pays squares, not points: the best squires move one of their discs, on any "
                               "board, before the other boards are scored."),
                    .place = QStringLiteral("gallantry#bonus")};
    default:
        break;
    }
    return std::nullopt;
}

Hints::Hint Hints::ofScoring(Board board, const rules::Options &options)
{
    Hint hint{.id = idOf(board), .text = {}, .place = Signposts::ofBoard(board, options)};
    const rules::BoardRules &rules = rules::ruleSet(options)[board];
    if (rules.movesDiscs()) {
        //: A remark in somebody's first game
        hint.text = tr("Each turn ends with the scoring, board by board. Gallantry is always the first.");
    } else if (rules.paysSquares()) {
        //: A remark in somebody's first game: the King's Service board is scored
        hint.text = tr("King’s Service pays for the square your disc has reached, no matter who else is there.");
    } else if (!rules.scoresAt(rules::turnCount - 2)) { // only in the last turn
        hint.id = QStringLiteral("scores-journeys");
        //: A remark in somebody's first game: the Quests or the Charity board is scored
        hint.text = tr("Only now, after the last turn, are the long tracks of Quests and Charity scored.");
    } else if (rules.isFeared()) {
        //: A remark in somebody's first game: the Education board is scored
        hint.text = tr("Education only takes points away. You do not have to be first here, just not last.");
    } else {
        hint.id = QStringLiteral("scores-swords");
        //: A remark in somebody's first game: the Jousts or Tournaments board is scored
        hint.text = tr("Only the rank matters here, not the distance: one square ahead is enough.");
    }
    return hint;
}

} // namespace academy::rulebook
