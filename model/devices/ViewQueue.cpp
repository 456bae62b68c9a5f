// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "devices/ViewQueue.h"

#include "rules/Game.h"
#include "rules/View.h"

#include <algorithm>
#include <utility>

namespace academy::model
{

using protocol::Show;

void ViewQueue::add(const Show &show)
{
    catchUp();
    std::size_t waiting = 0;
    for (const Show &one : m_coming) {
        waiting += protocol::toldBy(one);
    }
    if (waiting > protocol::mostTold) { // faster than anybody can be told: the table is shown as it is
        m_coming.clear();
        m_enters = true;
    }
    m_coming.push_back(show);
}

const Show *ViewQueue::last() const
{
    if (!m_coming.empty()) {
        return &m_coming.back();
    }
    return m_current ? &*m_current : nullptr;
}

// Where nothing is known, or what is known was taken back, what was missed is all of the game.
void ViewQueue::catchUp()
{
    std::vector<Show> missed = std::exchange(m_missed, {});
    if (missed.empty()) {
        return;
    }
    auto fresh = missed.begin();
    if (const Show *known = last(); known != nullptr && known->undone == missed.front().undone) {
        const auto same = std::ranges::find_if(missed.rbegin(), missed.rend(), [known](const Show &one) {
            return one.n == known->n && one.view == known->view;
        });
        fresh = same.base();
    } else {
        m_goesBack = m_goesBack || known != nullptr;
        m_coming.clear();
        Show beginning = missed.front();
        beginning.view.table = rules::tableSeenBy(rules::newGame(beginning.game.options), beginning.view.player);
        beginning.n = -1;
        m_coming.push_back(std::move(beginning));
        m_enters = true;
    }
    m_coming.insert(m_coming.end(), std::make_move_iterator(fresh), std::make_move_iterator(missed.end()));
}

std::optional<ViewQueue::Turn> ViewQueue::next()
{
    while (!m_coming.empty()) {
        const std::optional<Show> before = std::exchange(m_current, std::move(m_coming.front()));
        m_coming.pop_front();
        if (std::exchange(m_enters, false)) {
            return std::exchange(m_goesBack, false) ? Turn::Back : Turn::Enter;
        }
        if (m_current->past) {
            return Turn::Missed;
        }
        const bool sameGame = m_current->undone == before->undone;
        if (m_goesBack && sameGame) {
            m_current = before; // from before it was taken back
            continue;
        }
        if (!sameGame || m_current->n < before->n) {
            return std::exchange(m_goesBack, false) ? Turn::Back : Turn::Enter;
        }
        if (!m_current->events.empty()) {
            return Turn::Tell;
        }
        return m_current->n == before->n && m_current->view == before->view ? Turn::Repeat : Turn::Enter;
    }
    return std::nullopt;
}

} // namespace academy::model
