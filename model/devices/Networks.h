// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QHostAddress>

namespace academy::model
{

/// The address of this device at which others of the same home find it: of its network interfaces the first one with a private
/// IPv4 address, else with any other. That of the device itself when it is in no network.
[[nodiscard]] QHostAddress homeAddress();

} // namespace academy::model
