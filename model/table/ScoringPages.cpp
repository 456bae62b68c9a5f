// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "table/ScoringPages.h"

#include "words/Sentences.h"

#include <algorithm>
#include <utility>

namespace academy::model
{

namespace
{

int turnOf(const ScoringPage &page)
{
    return page.told.table.turn;
}

} // namespace

void ScoringPages::add(ScoringPage page)
{
    m_pages.push_back(std::move(page));
}

void ScoringPages::tearOut(int entries)
{
    close();
    std::erase_if(m_pages, [entries](const ScoringPage &page) { return page.entry > entries; });
}

QStringList ScoringPages::sections() const
{
    QStringList sections;
    int turn = 0;
    for (const ScoringPage &page : m_pages) {
        if (turnOf(page) != std::exchange(turn, turnOf(page))) {
            sections.append(Sentences::section(turn, rules::Phase::ScoringDone));
        }
    }
    return sections;
}

void ScoringPages::open(int section)
{
    close();
    int passed = -1;
    int turn = 0;
    for (std::size_t page = 0; page < m_pages.size() && !m_open; ++page) {
        passed += turnOf(m_pages[page]) != std::exchange(turn, turnOf(m_pages[page])) ? 1 : 0;
        if (passed == section) {
            m_open = page;
        }
    }
}

void ScoringPages::turn()
{
    if (following() != nullptr) {
        ++*m_open;
    } else {
        close();
    }
}

const ScoringPage *ScoringPages::shown() const
{
    return m_open ? &m_pages[*m_open] : nullptr;
}

const ScoringPage *ScoringPages::following() const
{
    const bool more =
        m_open && *m_open + 1 < m_pages.size() && turnOf(m_pages[*m_open + 1]) == turnOf(m_pages[*m_open]);
    return more ? &m_pages[*m_open + 1] : nullptr;
}

} // namespace academy::model
