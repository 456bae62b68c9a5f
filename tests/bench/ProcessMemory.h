// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

/// How much memory this process has, as Linux tells it.
namespace academy::bench
{

/// In MB: "VmRSS" now, "VmHWM" at most until now. 0 on systems that do not tell.
[[nodiscard]] inline double processMemory(std::string_view what)
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with(what)) {
            std::istringstream fields(line);
            std::string name;
            double kilobytes = 0;
            fields >> name >> kilobytes;
            return kilobytes / 1024;
        }
    }
    return 0;
}

/// What was most until now is forgotten: "VmHWM" counts from here, and freed memory is given back to the system before.
inline void forgetMostMemory()
{
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
    std::ofstream("/proc/self/clear_refs") << "5\n";
}

} // namespace academy::bench
