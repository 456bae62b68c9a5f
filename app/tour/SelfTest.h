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

/// Plays a whole game through the window: from the golden button of the first page to the result, and back to the first page.
/// The window shows the first page, and nothing has been played yet.
class SelfTest
{
public:
    SelfTest(Visitor &visitor, unsigned seed);

    /// What went wrong; empty when all went well.
    QString run();

private:
    [[nodiscard]] model::Table *table() const;

    Visitor &m_visitor;
    unsigned m_seed;
};

} // namespace academy::app
