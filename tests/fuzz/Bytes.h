// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

/// The fuzzer's bytes, read from front to back as numbers. When they run out the rest is 0.
namespace academy::fuzz
{

class Bytes
{
public:
    explicit Bytes(std::span<const std::uint8_t> bytes)
        : m_bytes(bytes)
    {
    }

    [[nodiscard]] bool isEmpty() const { return m_bytes.empty(); }

    /// 0..255.
    [[nodiscard]] int byte()
    {
        if (m_bytes.empty()) {
            return 0;
        }
        const int value = m_bytes.front();
        m_bytes = m_bytes.subspan(1);
        return value;
    }

    /// 0..bound-1; bound is at most 65,536.
    [[nodiscard]] int below(int bound)
    {
        const int value = bound > 256 ? byte() << 8 | byte() : byte();
        return value % bound;
    }

    [[nodiscard]] std::uint64_t word()
    {
        std::uint64_t value = 0;
        for (int i = 0; i < 8; ++i) {
            value = value << 8U | static_cast<std::uint64_t>(byte());
        }
        return value;
    }

private:
    std::span<const std::uint8_t> m_bytes;
};

} // namespace academy::fuzz
