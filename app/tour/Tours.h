// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "TourLine.h"

namespace academy::app
{

/// Takes pictures in several sizes and languages: the program is started once for each, as the kind of device is settled
/// when it starts. Then writes the contact sheet. Returns the exit code.
int runTours(const QString &program, const TourLine &line);

/// Whether one run of the program is enough for the pictures asked for.
[[nodiscard]] bool isOneTour(const TourLine &line);

} // namespace academy::app
