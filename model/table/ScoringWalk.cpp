// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "table/ScoringWalk.h"

#include "rows/RuleEnums.h"

#include "rows/ShownChanges.h"

#include "names/Names.h"
#include "table/Standings.h"
#include "words/RuleTexts.h"

#include "rules/Game.h"

#include <algorithm>
#include <utility>

namespace academy::model
{

using rules::EventKind;

ScoringWalk::ScoringWalk(QObject *parent)
    : QObject(parent)
{
}

void ScoringWalk::follow(const AnimationStep &animation)
{
    if (animation.pause) {
        m_complete = true;
        m_now.entry = animation.entry;
        m_past.add(m_now);
        return;
    }
    if (animation.events.empty()) {
        return;
    }
    const EventKind kind = animation.events.front().kind;
    if (kind == EventKind::BoardScores || kind == EventKind::TokensShown) {
        m_past.close(); // what happens now comes first
        m_open = true;
        m_complete = false;
        m_now = {.told = animation.told, .coats = {}, .entry = animation.entry};
    } else if (m_complete) {
        close(); // the page was turned, and what follows is no page
    }
    for (const rules::Event &event : animation.events) {
        if (m_open && (event.kind == EventKind::CoatGiven || event.kind == EventKind::TokenReturned)) {
            m_now.coats.push_back(event);
        }
    }
}

void ScoringWalk::close()
{
    m_open = false;
    m_complete = false;
    m_now.coats.clear();
}

void ScoringWalk::tearOut(int entries)
{
    close();
    m_past.tearOut(entries);
}

void ScoringWalk::take(ScoringWalk &&other)
{
    close();
    m_now = std::exchange(other.m_now, {});
    m_past = std::exchange(other.m_past, {});
}

void ScoringWalk::clear()
{
    close();
    m_now = {};
    show({}, -1, false);
}

void ScoringWalk::next()
{
    if (m_past.shown() == nullptr) {
        Q_EMIT nextAsked();
        return;
    }
    m_past.turn();
    Q_EMIT pageTurned();
}

void ScoringWalk::skip()
{
    if (m_past.shown() == nullptr) {
        Q_EMIT skipAsked();
        return;
    }
    m_past.close();
    Q_EMIT pageTurned();
}

void ScoringWalk::seeAgain(int section)
{
    m_past.open(section);
    Q_EMIT pageTurned();
}

const DisplayedState *ScoringWalk::toldAgain() const
{
    const ScoringPage *page = m_past.shown();
    return page != nullptr ? &page->told : nullptr;
}

void ScoringWalk::show(const People &people, int looker, bool openScores)
{
    const ScoringPage *past = m_past.shown();
    const ScoringPage &told = past != nullptr ? *past : m_now;
    Page now = told.told.scoring == rules::noBoard ? Page{} : page(told, people, looker, openScores);
    now.sections = m_past.sections();
    if (m_page == now) {
        return;
    }
    const Page before = std::exchange(m_page, std::move(now));
    tellChanges(
        *this, before, m_page, ShownMember{&Page::board, &ScoringWalk::boardChanged},
        ShownMember{&Page::title, &ScoringWalk::titleChanged}, ShownMember{&Page::rule, &ScoringWalk::ruleChanged},
        ShownMember{&Page::gaining, &ScoringWalk::gainingChanged}, ShownMember{&Page::rows, &ScoringWalk::rowsChanged},
        ShownMember{&Page::others, &ScoringWalk::othersChanged},
        ShownMember{&Page::othersText, &ScoringWalk::othersTextChanged},
        ShownMember{&Page::standings, &ScoringWalk::standingsChanged},
        ShownMember{&Page::steps, &ScoringWalk::stepsChanged}, ShownMember{&Page::waits, &ScoringWalk::waitsChanged},
        ShownMember{&Page::nextText, &ScoringWalk::nextTextChanged},
        ShownMember{&Page::nextBrief, &ScoringWalk::nextBriefChanged},
        ShownMember{&Page::again, &ScoringWalk::againChanged},
        ShownMember{&Page::sections, &ScoringWalk::sectionsChanged},
        ShownMember{&Page::active, &ScoringWalk::activeChanged});
    Q_EMIT changed();
}

// Closed, it has the words that it had: nobody sees them, and the next board need not say all of them again.
ScoringWalk::Page ScoringWalk::page(const ScoringPage &told, const People &people, int looker, bool openScores) const
{
    const bool again = m_past.shown() != nullptr;
    const DisplayedState &then = told.told;
    const rules::State &table = then.table;
    const ScoreLines::Page lines{.told = then, .people = people, .looker = looker};
    const ScoreLines::Next next = nextOf(told);
    Page page{.active = m_open || again,
              .board = toShown(then.scoring),
              .title = Names::board(then.scoring, table.options),
              .rule = RuleTexts::pays(then.scoring, table.options),
              .rows = ScoreLines::gains(lines, told.coats),
              .standings = standingsOn(told, people, looker, openScores),
              .waits = m_complete || again,
              .nextText = next.text,
              .nextBrief = next.brief,
              .again = again};
    for (int squire = 0; squire < table.squires(); ++squire) {
        page.gaining += rules::paysNow(table, squire, then.scoring) != 0 ? 1 : 0;
    }
    page.gaining = std::max(page.gaining, static_cast<int>(page.rows.size()));
    if (page.waits) {
        page.others = ScoreLines::others(lines, page.rows);
        page.othersText = ScoreLines::othersText(lines, page.others);
        page.othersSpoken = ScoreLines::othersSpoken(lines, page.others);
    }
    Enums::Step reached = Enums::Step::Done;
    for (const rules::Board board : table.rules().boards()) {
        const bool isNow = board == then.scoring;
        reached = isNow ? Enums::Step::Later : reached;
        const Enums::Step step = isNow             ? Enums::Step::Now
            : !rules::scoresThisTurn(table, board) ? Enums::Step::Idle
                                                   : reached;
        page.steps.append({.board = toShown(board),
                           .emblem = emblemOf(board, table.options),
                           .name = Names::board(board, table.options),
                           .step = step});
    }
    return page;
}

ScoreLines::Next ScoringWalk::nextOf(const ScoringPage &told) const
{
    if (m_past.shown() == nullptr) {
        return ScoreLines::next(told.told, !told.coats.empty());
    }
    if (m_past.following() != nullptr) {
        const DisplayedState &then = m_past.following()->told;
        return ScoreLines::nextTo(then.scoring, then.table.options);
    }
    //: Button at the end of a scoring that is seen again.
    return {.text = tr("Back to the table"),
            //: Button at the end of a scoring that is seen again, in short: back to the table
            .brief = tr("Back")};
}

} // namespace academy::model
