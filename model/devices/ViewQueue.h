// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "protocol/Message.h"

#include <deque>
#include <optional>
#include <vector>

/// The views that a seat gets from its table, in the order in which they are told: each when what came before it has been told.
/// What was missed while the seat was away comes first, without what is known of it; what was taken back is left out.
namespace academy::model
{

class ViewQueue
{
public:
    /// How the next view follows from the one before.
    enum class Turn {
        Enter, ///< a game is entered, or what happened between is not known: the table is as it is
        Back, ///< the same, since something was taken back
        Missed, ///< what happened while the seat was away
        Tell, ///< what has happened
        Repeat, ///< nothing has, but what is said beside the table
    };

    /// A view that was missed; the earlier first. The one of the present follows with add().
    void miss(const protocol::Show &show) { m_missed.push_back(show); }
    /// The connection is another one: what was missed is told anew.
    void forgetMissed() { m_missed.clear(); }
    void add(const protocol::Show &show);
    /// Something was taken back; a view that shows it follows.
    void takeBack() { m_goesBack = true; }
    void clear() { *this = {}; }

    /// The view that is told, or was told last; nothing before the first one.
    [[nodiscard]] const std::optional<protocol::Show> &current() const { return m_current; }
    /// No other follows yet.
    [[nodiscard]] bool isTold() const { return m_coming.empty(); }
    /// Whether what is told next goes back behind what has been told.
    [[nodiscard]] bool goesBack() const { return m_goesBack; }
    /// Whether the next one was missed, too.
    [[nodiscard]] bool missesMore() const { return !m_enters && !m_coming.empty() && m_coming.front().past; }
    /// Goes to the next view, and says how that follows; nothing when there is none.
    std::optional<Turn> next();

private:
    void catchUp();
    [[nodiscard]] const protocol::Show *last() const;

    std::optional<protocol::Show> m_current;
    std::deque<protocol::Show> m_coming;
    std::vector<protocol::Show> m_missed; ///< the present has not come yet
    bool m_enters = true; ///< the next one follows from nothing that is known
    bool m_goesBack = false;
};

} // namespace academy::model
