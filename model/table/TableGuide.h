// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "decision/Choice.h"

#include <QString>

/// Somebody who looks over the shoulder of whoever decides at a table, as a lesson does: says something about what is chosen,
/// and may ask for another choice than the rules would allow.
namespace academy::model
{

class TableGuide
{
public:
    virtual ~TableGuide() = default;

    /// What to say about the parts chosen so far, for people; empty for nothing.
    [[nodiscard]] virtual QString remark(const Choice &choice) const = 0;
    /// Why this legal decision is not to be taken now, for people; empty when it may be.
    [[nodiscard]] virtual QString objection(const Choice &choice, const rules::Action &action) const = 0;

protected:
    TableGuide() = default;
    TableGuide(const TableGuide &) = default;
    TableGuide &operator=(const TableGuide &) = default;
    TableGuide(TableGuide &&) = default;
    TableGuide &operator=(TableGuide &&) = default;
};

} // namespace academy::model
