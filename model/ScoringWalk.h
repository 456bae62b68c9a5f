// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Academy.h"
#include "Beats.h"
#include "People.h"
#include "ScoreLine.h"

#include <QObject>

#include <vector>

/// The walk of scoring: board by board what each squire gets and why. Shown while a board is being scored; waits for next()
/// after each board, unless the speed is Instant or only computers play.
namespace academy::model
{

class ScoringWalk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")
    Q_PROPERTY(bool active READ active NOTIFY activeChanged FINAL)
    Q_PROPERTY(academy::model::Academy::Board board READ board NOTIFY boardChanged FINAL)
    Q_PROPERTY(QString title READ title NOTIFY titleChanged FINAL)
    Q_PROPERTY(QString rule READ rule NOTIFY ruleChanged FINAL)
    Q_PROPERTY(QList<academy::model::ScoreLine> rows READ rows NOTIFY rowsChanged FINAL)
    Q_PROPERTY(QList<academy::model::ScoreLine> others READ others NOTIFY othersChanged FINAL)
    Q_PROPERTY(QString othersText READ othersText NOTIFY othersTextChanged FINAL)
    Q_PROPERTY(QList<academy::model::WalkStep> steps READ steps NOTIFY stepsChanged FINAL)
    Q_PROPERTY(bool waits READ waits NOTIFY waitsChanged FINAL)
    Q_PROPERTY(QString nextText READ nextText NOTIFY nextTextChanged FINAL)

public:
    explicit ScoringWalk(QObject *parent = nullptr);

    [[nodiscard]] bool active() const { return m_page.active; }
    [[nodiscard]] Academy::Board board() const { return m_page.board; }
    /// The board's name.
    [[nodiscard]] QString title() const { return m_page.title; }
    /// "+3 for the 1st, +2 for the 2nd, +1 for the 3rd."
    [[nodiscard]] QString rule() const { return m_page.rule; }
    /// Those who get something, as far as it has been told, the best first.
    [[nodiscard]] QList<ScoreLine> rows() const { return m_page.rows; }
    /// Those who get nothing, when all is told.
    [[nodiscard]] QList<ScoreLine> others() const { return m_page.others; }
    /// "Chloé and Emre: nothing"
    [[nodiscard]] QString othersText() const { return m_page.othersText; }
    /// The seven boards.
    [[nodiscard]] QList<WalkStep> steps() const { return m_page.steps; }
    /// All is told: next() goes on.
    [[nodiscard]] bool waits() const { return m_page.waits; }
    /// "Next: Tournaments"
    [[nodiscard]] QString nextText() const { return m_page.nextText; }

    /// Goes on to the next board, or first tells the rest of this one.
    Q_INVOKABLE void next() { Q_EMIT nextAsked(); }
    /// Tells the rest of the scoring at once, until somebody at this device is asked.
    Q_INVOKABLE void skip() { Q_EMIT skipAsked(); }

    // Telling it.
    void follow(const Beat &beat);
    void close();
    /// Forgets the game, and shows nothing.
    void clear();
    /// Shows the page as it is now. `looker` is the player whose secrets may be shown, or -1.
    void show(const People &people, int looker);

Q_SIGNALS:
    void changed(); ///< any of them, after its own signal
    void activeChanged();
    void boardChanged();
    void titleChanged();
    void ruleChanged();
    void rowsChanged();
    void othersChanged();
    void othersTextChanged();
    void stepsChanged();
    void waitsChanged();
    void nextTextChanged();
    void nextAsked();
    void skipAsked();

private:
    struct Page {
        bool active = false;
        Academy::Board board = Academy::Board::NoBoard;
        QString title;
        QString rule;
        QList<ScoreLine> rows;
        QList<ScoreLine> others;
        QString othersText;
        QList<WalkStep> steps;
        bool waits = false;
        QString nextText;

        friend bool operator==(const Page &, const Page &) = default;
    };

    [[nodiscard]] Page page(const People &people, int looker) const;

    Page m_page;
    bool m_open = false;
    bool m_complete = false;
    Told m_told; ///< at the last beat of the page
    std::vector<rules::Event> m_coats; ///< told on this page: CoatGiven, TokenReturned
};

} // namespace academy::model
