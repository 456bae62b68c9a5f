// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "ColorVision.h"
#include "CommandLine.h"

namespace academy::app
{

/// Of everything that runs unattended: the same every time.
inline constexpr unsigned unattendedSeed = 2014;

/// What academy-tour is asked to do: one of its four tasks, in a window as the program's own options have it.
struct TourLine {
    CommandLine program; ///< unattended, and quick unless told otherwise
    bool demo = false; ///< computers play a game
    bool selfTest = false; ///< plays a whole game through the window
    bool spoken = false; ///< writes down what a screen reader is told of a turn
    QString pictures; ///< folder to write pictures to, of the demo or of every page; empty for none
    ColorVision vision = ColorVision::Usual; ///< who looks at the pictures
    bool sideways = false; ///< the device is held the other way round
    bool leftHanded = false; ///< as in the settings
    QString palette; ///< as in the settings, of all pictures that are not about palettes; empty for the device's
};

/// Reads the arguments, the program's name first.
[[nodiscard]] std::variant<TourLine, Farewell> readTourLine(const QStringList &arguments);

} // namespace academy::app
