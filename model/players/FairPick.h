// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Random.h"

#include <limits>

/// The best of many choices, seen one after the other; of several best ones each is as likely. Squires often plan a hand
/// whose cards may be played in any order, so which one comes first must not be foreseeable.
namespace academy::players
{

template <typename Choice>
class FairPick
{
public:
    explicit FairPick(rules::Random &random)
        : m_random(&random)
    {
    }

    void consider(const Choice &choice, int worth)
    {
        if (worth > m_most || (worth == m_most && m_random->below(++m_equals) == 0)) {
            m_equals = worth > m_most ? 1 : m_equals;
            m_most = worth;
            m_best = choice;
        }
    }

    /// Something must have been considered.
    [[nodiscard]] const Choice &best() const { return m_best; }

private:
    rules::Random *m_random;
    Choice m_best{};
    int m_most = std::numeric_limits<int>::min();
    int m_equals = 1;
};

} // namespace academy::players
