// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

/// How many of a device's cores computer players and the master think on.
namespace academy::model
{

/// Devices that are held in a hand get warm, and then slow.
enum class DeviceKind { Desk, Hand };

/// Threads to search so many trees with (players::Budget) on a device with so many cores: all cores but one, which is the
/// interface's, as far as each of them gets as many trees; no more than two where that would warm a hand.
[[nodiscard]] int threadsToThink(int trees, int cores, DeviceKind device);

/// The same on this device.
[[nodiscard]] int threadsToThink(int trees);

} // namespace academy::model
