// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "game/Cores.h"

#include <QtGlobal>

#include <algorithm>
#include <thread>

namespace academy::model
{

int threadsToThink(int trees, int cores, DeviceKind device)
{
    int threads = std::clamp(cores - 1, 1, device == DeviceKind::Hand ? 2 : trees);
    while (trees % threads != 0) { // one of them would have more to do, and the others wait for it
        --threads;
    }
    return threads;
}

int threadsToThink(int trees)
{
#if defined(Q_OS_ANDROID) || defined(Q_OS_IOS)
    constexpr DeviceKind device = DeviceKind::Hand;
#else
    constexpr DeviceKind device = DeviceKind::Desk;
#endif
    return threadsToThink(trees, static_cast<int>(std::thread::hardware_concurrency()), device);
}

} // namespace academy::model
