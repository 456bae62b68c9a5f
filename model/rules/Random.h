// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include <array>
#include <bit>
#include <cstdint>

/// The generator of chance: xoshiro256** seeded through SplitMix64 (public algorithms of Blackman and Vigna). Our own
/// because the same seed must give the same game on every machine; the distributions of the standard library do not.
namespace academy::rules
{

class Random
{
public:
    explicit constexpr Random(std::uint64_t seed)
    {
        for (std::uint64_t &word : m_state) {
            seed += 0x9E3779B97F4A7C15U;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
            z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
            word = z ^ (z >> 31);
        }
    }

    [[nodiscard]] constexpr std::uint64_t next()
    {
        const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
        const std::uint64_t t = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= t;
        m_state[3] = std::rotl(m_state[3], 45);
        return result;
    }

    /// A whole number in 0..bound-1, every one equally likely. bound: 1..2^31.
    [[nodiscard]] constexpr int below(int bound)
    {
        const auto range = static_cast<std::uint64_t>(bound);
        std::uint64_t product = (next() >> 32) * range;
        auto low = static_cast<std::uint32_t>(product);
        if (low < range) {
            const auto threshold = static_cast<std::uint32_t>((std::uint64_t{1} << 32) % range);
            while (low < threshold) {
                product = (next() >> 32) * range;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<int>(product >> 32);
    }

private:
    std::array<std::uint64_t, 4> m_state{};
};

} // namespace academy::rules
