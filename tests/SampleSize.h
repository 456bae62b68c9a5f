// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

/// How many games, positions or orders tests take. Under a sanitizer each takes five to fifteen times as long, and there only
/// memory, arithmetic and threads are looked at: a quarter of them is enough. What they say is checked with all of them in
/// the other builds.

namespace academy::test
{

#ifdef ACADEMY_SANITIZED
inline constexpr int sampleDivisor = 4;
#else
inline constexpr int sampleDivisor = 1;
#endif

/// Time and memory are the sanitizer's own then.
inline constexpr bool isSanitized = sampleDivisor > 1;

/// Of so many (at least 1) as are taken without sanitizers; at least 1.
constexpr int sampleSize(int all)
{
    return all < sampleDivisor ? 1 : all / sampleDivisor;
}

} // namespace academy::test
