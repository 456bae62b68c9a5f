// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include <array>
#include <cstdint>

/// One track with its discs: progress of every squire and the order in the stacks (section 3). A disc is one number,
/// its progress above three bits of height in its stack, so a better ranked disc is simply the larger number; discs on
/// square 0 are 0 and therefore equal (R3.5). Eight places, of which the squires use the first ones; the others stay 0,
/// which lets a compiler treat a track as one vector.
namespace academy::rules
{

class Track
{
public:
    [[nodiscard]] constexpr int progress(int squire) const
    {
        return m_discs[static_cast<std::size_t>(squire)] >> heightBits;
    }
    /// Height in its stack, 0 for the lowest; always 0 on square 0 (R3.6).
    [[nodiscard]] constexpr int height(int squire) const
    {
        return m_discs[static_cast<std::size_t>(squire)] & heightMask;
    }
    [[nodiscard]] constexpr bool onSquareZero(int squire) const
    {
        return m_discs[static_cast<std::size_t>(squire)] == 0;
    }

    /// R3.4: how many discs rank better; 0 is the best. Discs on square 0 share the last rank (R3.5).
    [[nodiscard]] constexpr int betterDiscs(int squire) const
    {
        const std::int16_t disc = m_discs[static_cast<std::size_t>(squire)];
        int better = 0; // not as narrow as a disc: GCC 12 would count -1 for some (-O3)
        for (const std::int16_t other : m_discs) {
            better += other > disc ? 1 : 0;
        }
        return better;
    }

    /// How many discs have more progress than that.
    [[nodiscard]] constexpr int discsBeyond(int progress) const
    {
        const auto highest = static_cast<std::int16_t>((progress << heightBits) | heightMask);
        int beyond = 0;
        for (const std::int16_t other : m_discs) {
            beyond += other > highest ? 1 : 0;
        }
        return beyond;
    }

    /// How many discs this one passes when it moves up so many squares. On square 0 nobody stands above another, so that
    /// from there it passes all who stay (R3.5); of `squires` discs in all.
    [[nodiscard]] constexpr int discsPassed(int squire, int squares, int squires) const
    {
        const std::int16_t disc = m_discs[static_cast<std::size_t>(squire)];
        const auto above = static_cast<std::int16_t>(disc == 0 ? -1 : disc);
        const auto highest = static_cast<std::int16_t>((disc | heightMask) + (squares << heightBits));
        int passed = 0;
        for (const std::int16_t other : m_discs) {
            passed += other > above && other <= highest ? 1 : 0;
        }
        // Itself and the places of no squire stand on square 0 as well.
        return disc == 0 ? passed - 1 - (static_cast<int>(m_discs.size()) - squires) : passed;
    }

    [[nodiscard]] constexpr bool ranksBetter(int squire, int other) const
    {
        return m_discs[static_cast<std::size_t>(squire)] > m_discs[static_cast<std::size_t>(other)];
    }

    /// R3.1: puts the disc on top of the stack at `progress`, which may be where it stands. Nothing on square 0 has an
    /// order (R3.6).
    constexpr void place(int squire, int progress)
    {
        // One pass over all eight places and no write before it: the whole track stays one vector.
        const std::int16_t disc = m_discs[static_cast<std::size_t>(squire)];
        const int square = disc >> heightBits;
        std::int16_t below = 0;
        for (std::int16_t &other : m_discs) {
            below = static_cast<std::int16_t>(below + ((other >> heightBits) == progress ? 1 : 0));
            // Discs that lay above this one sink by one; on square 0 none lies above another.
            other = static_cast<std::int16_t>(other - (other > disc && (other >> heightBits) == square ? 1 : 0));
        }
        below = static_cast<std::int16_t>(below - (square == progress ? 1 : 0));
        m_discs[static_cast<std::size_t>(squire)] =
            static_cast<std::int16_t>(progress == 0 ? 0 : (progress << heightBits) | below);
    }

    /// True when other discs lie on this one (not on square 0).
    [[nodiscard]] constexpr bool isCovered(int squire) const
    {
        const std::int16_t disc = m_discs[static_cast<std::size_t>(squire)];
        for (const std::int16_t other : m_discs) {
            if (other > disc && (other >> heightBits) == (disc >> heightBits) && disc != 0) {
                return true;
            }
        }
        return false;
    }

    /// All discs to square 0.
    constexpr void clear() { m_discs = {}; }

    friend constexpr bool operator==(const Track &, const Track &) = default;

private:
    static constexpr int heightBits = 3;
    static constexpr int heightMask = 7;

    std::array<std::int16_t, 8> m_discs{};
};

} // namespace academy::rules
