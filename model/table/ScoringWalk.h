// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "match/AnimationSteps.h"
#include "match/People.h"
#include "rows/Enums.h"
#include "rows/ScoreLine.h"
#include "table/ScoringPages.h"
#include "words/ScoreLines.h"

#include <QObject>

#include <vector>

/// The walk of scoring: board by board what each squire gets and why. Shown while a board is being scored; waits for next()
/// after each board, unless the speed is Instant or only computers play. What was skipped or has passed can be seen again.
namespace academy::model
{

class ScoringWalk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")
    Q_PROPERTY(bool active READ active NOTIFY activeChanged FINAL)
    Q_PROPERTY(academy::model::Enums::Board board READ board NOTIFY boardChanged FINAL)
    Q_PROPERTY(QString title READ title NOTIFY titleChanged FINAL)
    Q_PROPERTY(QString rule READ rule NOTIFY ruleChanged FINAL)
    Q_PROPERTY(QList<academy::model::ScoreLine> rows READ rows NOTIFY rowsChanged FINAL)
    Q_PROPERTY(int gaining READ gaining NOTIFY gainingChanged FINAL)
    Q_PROPERTY(QList<academy::model::ScoreLine> others READ others NOTIFY othersChanged FINAL)
    Q_PROPERTY(QList<academy::model::Standing> standings READ standings NOTIFY standingsChanged FINAL)
    Q_PROPERTY(QString othersText READ othersText NOTIFY othersTextChanged FINAL)
    Q_PROPERTY(QList<academy::model::WalkStep> steps READ steps NOTIFY stepsChanged FINAL)
    Q_PROPERTY(bool waits READ waits NOTIFY waitsChanged FINAL)
    Q_PROPERTY(QString nextText READ nextText NOTIFY nextTextChanged FINAL)
    Q_PROPERTY(QString nextBrief READ nextBrief NOTIFY nextBriefChanged FINAL)
    Q_PROPERTY(bool again READ again NOTIFY againChanged FINAL)
    Q_PROPERTY(QStringList sections READ sections NOTIFY sectionsChanged FINAL)

public:
    explicit ScoringWalk(QObject *parent = nullptr);

    [[nodiscard]] bool active() const { return m_page.active; }
    [[nodiscard]] Enums::Board board() const { return m_page.board; }
    /// The board's name.
    [[nodiscard]] QString title() const { return m_page.title; }
    /// "+3 for the 1st, +2 for the 2nd, +1 for the 3rd."
    [[nodiscard]] QString rule() const { return m_page.rule; }
    /// Those who get something, as far as it has been told, the best first.
    [[nodiscard]] QList<ScoreLine> rows() const { return m_page.rows; }
    /// How many get something on this page, whether it has been told or not: so many rows want a place.
    [[nodiscard]] int gaining() const { return m_page.gaining; }
    /// Those who get nothing, when all is told.
    [[nodiscard]] QList<ScoreLine> others() const { return m_page.others; }
    /// What all squires hold, with what they have got so far: the best first where all may see it, else in seat order.
    [[nodiscard]] QList<Standing> standings() const { return m_page.standings; }
    /// "Chloé and Emre: nothing"
    [[nodiscard]] QString othersText() const { return m_page.othersText; }
    [[nodiscard]] QString othersSpoken() const { return m_page.othersSpoken; }
    /// All boards.
    [[nodiscard]] QList<WalkStep> steps() const { return m_page.steps; }
    /// All is told: next() goes on.
    [[nodiscard]] bool waits() const { return m_page.waits; }
    /// "Next: Tournaments"
    [[nodiscard]] QString nextText() const { return m_page.nextText; }
    /// "Next", where large letters leave no room for more.
    [[nodiscard]] QString nextBrief() const { return m_page.nextBrief; }

    /// A scoring of the past is seen again; nothing happens in the game by that.
    [[nodiscard]] bool again() const { return m_page.again; }
    /// The scorings that can be seen again, as the chronicle heads them, the latest last.
    [[nodiscard]] QStringList sections() const { return m_page.sections; }

    /// Goes on to the next board, or first tells the rest of this one.
    Q_INVOKABLE void next();
    /// Tells the rest of the scoring at once, until somebody at this device is asked; ends one that is seen again.
    Q_INVOKABLE void skip();
    /// Shows one of `sections` again from its first board.
    Q_INVOKABLE void seeAgain(int section);

    // Telling it.
    void follow(const AnimationStep &animation);
    void close();
    /// Forgets what was told after so many entries of the record.
    void tearOut(int entries);
    /// What was told to another one can be seen again here.
    void take(ScoringWalk &&other);
    /// The table as it was on the page that is seen again; nullptr while none is.
    [[nodiscard]] const DisplayedState *toldAgain() const;
    /// Shows nothing; what has been told can still be seen again.
    void clear();
    /// Shows the page as it is now. `looker` is the player whose secrets may be shown, or -1; open scores are none.
    void show(const People &people, int looker, bool openScores);

Q_SIGNALS:
    void changed(); ///< any of them, after its own signal
    void activeChanged();
    void boardChanged();
    void titleChanged();
    void ruleChanged();
    void rowsChanged();
    void gainingChanged();
    void othersChanged();
    void othersTextChanged();
    void standingsChanged();
    void stepsChanged();
    void waitsChanged();
    void nextTextChanged();
    void nextBriefChanged();
    void againChanged();
    void sectionsChanged();
    /// Another page of the past is to be shown, or none any more.
    void pageTurned();
    void nextAsked();
    void skipAsked();

private:
    struct Page {
        bool active = false;
        Enums::Board board = Enums::Board::NoBoard;
        QString title;
        QString rule;
        QList<ScoreLine> rows;
        int gaining = 0;
        QList<ScoreLine> others;
        QString othersText;
        QString othersSpoken;
        QList<Standing> standings;
        QList<WalkStep> steps;
        bool waits = false;
        QString nextText;
        QString nextBrief;
        bool again = false;
        QStringList sections;

        friend bool operator==(const Page &, const Page &) = default;
    };

    [[nodiscard]] Page page(const ScoringPage &told, const People &people, int looker, bool openScores) const;
    [[nodiscard]] ScoreLines::Next nextOf(const ScoringPage &told) const;

    Page m_page;
    bool m_open = false;
    bool m_complete = false;
    ScoringPage m_now; ///< the page being told, or told last
    ScoringPages m_past;
};

} // namespace academy::model
