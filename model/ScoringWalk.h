// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Academy.h"
#include "ScoreLine.h"

#include <QObject>

/// The walk of scoring: board by board what each squire gets and why. Shown while a board is being scored; waits for next()
/// after each board, unless the speed is Instant or only computers play.
namespace academy::model
{

class ScoringWalk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")
    Q_PROPERTY(bool active READ active NOTIFY changed FINAL)
    Q_PROPERTY(academy::model::Academy::Board board READ board NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString rule READ rule NOTIFY changed FINAL)
    Q_PROPERTY(QList<academy::model::ScoreLine> rows READ rows NOTIFY changed FINAL)
    Q_PROPERTY(QList<academy::model::ScoreLine> others READ others NOTIFY changed FINAL)
    Q_PROPERTY(QString othersText READ othersText NOTIFY changed FINAL)
    Q_PROPERTY(QList<academy::model::WalkStep> steps READ steps NOTIFY changed FINAL)
    Q_PROPERTY(bool waits READ waits NOTIFY changed FINAL)
    Q_PROPERTY(QString nextText READ nextText NOTIFY changed FINAL)

public:
    struct Page {
        bool active = false;
        Academy::Board board = Academy::Board::NoBoard;
        QString title; ///< the board's name
        QString rule; ///< "Every turn: three for the first, two for the second, one for the third."
        QList<ScoreLine> rows; ///< those who get something, as far as it has been told
        QList<ScoreLine> others; ///< those who get nothing
        QString othersText; ///< "Chloé and Emre: nothing"
        QList<WalkStep> steps; ///< the seven boards
        bool waits = false; ///< all is told: next() goes on
        QString nextText; ///< "Next: Tournaments"

        friend bool operator==(const Page &, const Page &) = default;
    };

    explicit ScoringWalk(QObject *parent = nullptr);

    [[nodiscard]] bool active() const { return m_page.active; }
    [[nodiscard]] Academy::Board board() const { return m_page.board; }
    [[nodiscard]] QString title() const { return m_page.title; }
    [[nodiscard]] QString rule() const { return m_page.rule; }
    [[nodiscard]] QList<ScoreLine> rows() const { return m_page.rows; }
    [[nodiscard]] QList<ScoreLine> others() const { return m_page.others; }
    [[nodiscard]] QString othersText() const { return m_page.othersText; }
    [[nodiscard]] QList<WalkStep> steps() const { return m_page.steps; }
    [[nodiscard]] bool waits() const { return m_page.waits; }
    [[nodiscard]] QString nextText() const { return m_page.nextText; }

    void show(const Page &page);

    /// Goes on to the next board, or first tells the rest of this one.
    Q_INVOKABLE void next() { Q_EMIT nextAsked(); }
    /// Tells the rest of the scoring at once, up to the next decision.
    Q_INVOKABLE void skip() { Q_EMIT skipAsked(); }

Q_SIGNALS:
    void changed();
    void nextAsked();
    void skipAsked();

private:
    Page m_page;
};

} // namespace academy::model
