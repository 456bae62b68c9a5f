// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

/// The stair of King's Service: its landing and its throne, and what its squares pay (R5.6), also with the Scrolls (R10.4.2).
namespace academy::rules
{

/// King's Service: its middle and its last square (R5.6). The Scrolls lie there (R10.4).
inline constexpr int landingSquare = 6;
inline constexpr int throneSquare = 12;

/// What a stair pays by the square reached: from each step on its points, up to the next one.
class StairPoints
{
public:
    struct Step {
        std::uint8_t square = 0;
        std::int8_t points = 0;
    };
    static constexpr std::size_t mostSteps = 5;

    constexpr StairPoints(std::initializer_list<Step> steps)
    {
        for (const Step step : steps) {
            m_steps[m_count++] = step;
            for (std::size_t square = step.square; square < m_points.size(); ++square) {
                m_points[square] = step.points;
            }
        }
    }

    [[nodiscard]] constexpr int at(int square) const { return m_points[static_cast<std::size_t>(square)]; }
    [[nodiscard]] constexpr const Step *begin() const { return m_steps.data(); }
    [[nodiscard]] constexpr const Step *end() const { return m_steps.data() + m_count; }

private:
    std::array<std::int8_t, throneSquare + 1> m_points{};
    std::array<Step, mostSteps> m_steps{};
    std::uint8_t m_count = 0;
};

/// R5.6 and R10.4.2.
inline constexpr StairPoints stairPoints{{landingSquare, 6}, {throneSquare, 12}};
inline constexpr StairPoints scrollPoints{{1, 1}, {3, 2}, {6, 3}, {9, 4}, {12, 6}};

} // namespace academy::rules
