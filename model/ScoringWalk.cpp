// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "ScoringWalk.h"

#include "ShownChanges.h"

#include "words/Names.h"
#include "words/RuleTexts.h"
#include "words/ScoreLines.h"

#include "rules/Game.h"

#include <utility>

namespace academy::model
{

using rules::EventKind;

ScoringWalk::ScoringWalk(QObject *parent)
    : QObject(parent)
{
}

void ScoringWalk::follow(const Beat &beat)
{
    if (beat.pause) {
        m_complete = true;
        return;
    }
    if (beat.events.empty()) {
        return;
    }
    const EventKind kind = beat.events.front().kind;
    if (kind == EventKind::BoardScores || kind == EventKind::TokensShown) {
        m_open = true;
        m_complete = false;
        m_coats.clear();
        m_told = beat.told;
    } else if (m_complete) {
        close(); // the page was turned, and what follows is no page
    }
    for (const rules::Event &event : beat.events) {
        if (m_open && (event.kind == EventKind::CoatGiven || event.kind == EventKind::TokenReturned)) {
            m_coats.push_back(event);
        }
    }
}

void ScoringWalk::close()
{
    m_open = false;
    m_complete = false;
    m_coats.clear();
}

void ScoringWalk::clear()
{
    close();
    m_told = {};
    show({}, -1);
}

void ScoringWalk::show(const People &people, int looker)
{
    Page now = m_told.scoring == rules::noBoard ? Page{} : page(people, looker);
    if (m_page == now) {
        return;
    }
    const Page before = std::exchange(m_page, std::move(now));
    tellChanges(
        *this, before, m_page, ShownMember{&Page::board, &ScoringWalk::boardChanged},
        ShownMember{&Page::title, &ScoringWalk::titleChanged}, ShownMember{&Page::rule, &ScoringWalk::ruleChanged},
        ShownMember{&Page::rows, &ScoringWalk::rowsChanged}, ShownMember{&Page::others, &ScoringWalk::othersChanged},
        ShownMember{&Page::othersText, &ScoringWalk::othersTextChanged},
        ShownMember{&Page::steps, &ScoringWalk::stepsChanged}, ShownMember{&Page::waits, &ScoringWalk::waitsChanged},
        ShownMember{&Page::nextText, &ScoringWalk::nextTextChanged},
        ShownMember{&Page::active, &ScoringWalk::activeChanged});
    Q_EMIT changed();
}

// Closed, it has the words that it had: nobody sees them, and the next board need not say all of them again.
ScoringWalk::Page ScoringWalk::page(const People &people, int looker) const
{
    const rules::State &table = m_told.table;
    const ScoreLines::Page lines{.told = m_told, .people = people, .looker = looker};
    Page page{.active = m_open,
              .board = static_cast<Academy::Board>(m_told.scoring),
              .title = Names::board(m_told.scoring, table.options),
              .rule = RuleTexts::pays(m_told.scoring, table.options),
              .rows = ScoreLines::gains(lines, m_coats),
              .waits = m_complete,
              .nextText = ScoreLines::next(m_told, !m_coats.empty())};
    if (m_complete) {
        page.others = ScoreLines::others(lines, page.rows);
        page.othersText = ScoreLines::othersText(lines, page.others);
    }
    for (const rules::Board board : rules::allBoards) {
        const bool scores = rules::scoresThisTurn(table, board);
        const Academy::Step step = board == m_told.scoring ? Academy::Step::Now
            : !scores                                      ? Academy::Step::Idle
            : board < m_told.scoring                       ? Academy::Step::Done
                                                           : Academy::Step::Later;
        page.steps.append(
            {.board = static_cast<Academy::Board>(board), .name = Names::board(board, table.options), .step = step});
    }
    return page;
}

} // namespace academy::model
