// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "match/DisplayedState.h"

#include <QStringList>

#include <optional>
#include <vector>

/// The pages of the scorings that have been told, kept so that a scoring can be seen again, page by page.
namespace academy::model
{

/// One board being scored.
struct ScoringPage {
    DisplayedState told; ///< when the board was reached
    std::vector<rules::Event> coats; ///< told on it: CoatGiven, TokenReturned
    int entry = 0; ///< how many entries the record has then
};

class ScoringPages
{
public:
    void add(ScoringPage page);
    /// Forgets what was told after so many entries of the record, and closes the book.
    void tearOut(int entries);

    /// The scorings there are, one for each turn, as the chronicle heads them: "Turn III · Scoring".
    [[nodiscard]] QStringList sections() const;

    /// Opens the book at the first page of one of `sections()`.
    void open(int section);
    /// Goes to the next page; closes after the last one of that turn.
    void turn();
    void close() { m_open.reset(); }
    /// The page that is open; nullptr for none.
    [[nodiscard]] const ScoringPage *shown() const;
    /// The page after it in the same turn; nullptr for none.
    [[nodiscard]] const ScoringPage *following() const;

private:
    std::vector<ScoringPage> m_pages; ///< in the order of the game
    std::optional<std::size_t> m_open;
};

} // namespace academy::model
