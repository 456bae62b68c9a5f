// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include <cstdint>

/// One track with its discs: progress of every squire and the order in the stacks (section 3), in one machine word. A disc
/// is one number, its progress above three bits of height in its stack, so a better ranked disc is simply the larger
/// number; discs on square 0 are 0 and therefore equal (R3.5). Five discs stand side by side, each below a bit that is kept
/// free, so that one subtraction compares all of them with a number. The places of no squire stay 0.
namespace academy::rules
{

class Track
{
public:
    static constexpr int places = 5;
    /// More squares than any disc can go in six turns; no more may be asked for.
    static constexpr int mostProgress = 255;

    [[nodiscard]] constexpr int progress(int squire) const { return static_cast<int>(disc(squire) >> heightBits); }
    /// Height in its stack, 0 for the lowest; always 0 on square 0 (R3.6).
    [[nodiscard]] constexpr int height(int squire) const { return static_cast<int>(disc(squire) & heightMask); }
    [[nodiscard]] constexpr bool onSquareZero(int squire) const { return disc(squire) == 0; }

    /// R3.4: how many discs rank better; 0 is the best. Discs on square 0 share the last rank (R3.5).
    [[nodiscard]] constexpr int betterDiscs(int squire) const { return count(larger(disc(squire))); }

    [[nodiscard]] constexpr bool ranksBetter(int squire, int other) const { return disc(squire) > disc(other); }

    /// R3.1: puts the disc on top of the stack at `progress`, which may be where it stands. Nothing on square 0 has an
    /// order (R3.6).
    constexpr void place(int squire, int progress)
    {
        const std::uint64_t from = disc(squire);
        const auto square = static_cast<std::uint64_t>(progress) << heightBits;
        // Discs that lay above this one sink by one; on square 0 none lies above another.
        const std::uint64_t sunk = m_discs - (above(from) >> (discBits - 1));
        // What lies on the new square, this disc not counted.
        const std::uint64_t all = square == 0 ? 0 : larger(square - 1) & ~larger(square | heightMask);
        const auto lying = static_cast<std::uint64_t>(count(all) - ((from & ~heightMask) == square ? 1 : 0));
        const std::uint64_t to = square == 0 ? 0 : square | lying;
        m_discs = (sunk & ~(discMask << shiftOf(squire))) | (to << shiftOf(squire));
    }

    /// True when other discs lie on this one (not on square 0).
    [[nodiscard]] constexpr bool isCovered(int squire) const { return above(disc(squire)) != 0; }

    /// All discs to square 0.
    constexpr void clear() { m_discs = 0; }

    friend constexpr bool operator==(const Track &, const Track &) = default;

private:
    static constexpr int heightBits = 3;
    static constexpr std::uint64_t heightMask = 7;
    static constexpr int discBits = 12; // eight of progress, three of height, one free
    static constexpr std::uint64_t discMask = (1U << discBits) - 1;
    static constexpr std::uint64_t one = 0x001'001'001'001'001; // in each place
    static constexpr std::uint64_t freeBits = one << (discBits - 1);

    [[nodiscard]] static constexpr int shiftOf(int squire) { return discBits * squire; }

    [[nodiscard]] constexpr std::uint64_t disc(int squire) const { return (m_discs >> shiftOf(squire)) & discMask; }

    /// The free bits of the places whose discs are larger than that.
    [[nodiscard]] constexpr std::uint64_t larger(std::uint64_t disc) const
    {
        return ((m_discs | freeBits) - one * (disc + 1)) & freeBits;
    }

    /// The free bits of the discs that lie on that one; on square 0 all are 0.
    [[nodiscard]] constexpr std::uint64_t above(std::uint64_t disc) const
    {
        return larger(disc) & ~larger(disc | heightMask);
    }

    /// How many free bits there are: the product's highest place is the sum of all.
    [[nodiscard]] static constexpr int count(std::uint64_t bits)
    {
        return static_cast<int>(((bits >> (discBits - 1)) * one) >> shiftOf(places - 1)) & 7;
    }

    std::uint64_t m_discs = 0;
};

} // namespace academy::rules
