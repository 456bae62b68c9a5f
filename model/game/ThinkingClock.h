// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <chrono>
#include <cstdint>

/// The clock that tells computer players how long they have thought (players::Budget), as they know none themselves.
namespace academy::model
{

/// Milliseconds since some moment in the past; never less than before, also when the day's clock is set.
[[nodiscard]] inline std::int64_t millisecondsNow()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

} // namespace academy::model
