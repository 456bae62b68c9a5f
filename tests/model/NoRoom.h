// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <catch2/catch_test_macros.hpp>

#include <csignal>
#include <sys/resource.h>

namespace academy::model
{

/// From here on files may have no byte, as on a disk that is full; the system would end the program otherwise.
class NoRoom
{
public:
    NoRoom()
        : m_signal(std::signal(SIGXFSZ, SIG_IGN))
    {
        REQUIRE(::getrlimit(RLIMIT_FSIZE, &m_before) == 0);
        const rlimit none{.rlim_cur = 0, .rlim_max = m_before.rlim_max};
        REQUIRE(::setrlimit(RLIMIT_FSIZE, &none) == 0);
    }
    ~NoRoom()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        (void)std::signal(SIGXFSZ, m_signal);
    }
    NoRoom(const NoRoom &) = delete;
    NoRoom &operator=(const NoRoom &) = delete;

private:
    void (*m_signal)(int);
    rlimit m_before{};
};

} // namespace academy::model
