// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QString>

namespace academy::model
{
class Table;
}

namespace academy::app
{

class Visitor;

/// Plays the first turn of a game of three against computers, and writes down on the standard output what a screen reader is
/// told without asking: every announcement, what is urgent behind an exclamation mark. The window shows the first page.
class SpokenTurn
{
public:
    SpokenTurn(Visitor &visitor, unsigned seed);
    ~SpokenTurn();
    SpokenTurn(const SpokenTurn &) = delete;
    SpokenTurn &operator=(const SpokenTurn &) = delete;

    /// What went wrong; empty when all went well.
    QString run();

private:
    [[nodiscard]] model::Table *table() const;

    Visitor &m_visitor;
    unsigned m_seed;
};

} // namespace academy::app
