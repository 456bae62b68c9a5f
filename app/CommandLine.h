// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "FormFactor.h"
#include "rows/Enums.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace academy::app
{

/// What the program is asked to do when it is started.
struct CommandLine {
    QString language; ///< "en" or "fr" for this run; empty for that of the settings
    std::optional<FormFactor> form; ///< size and kind of the window; otherwise as the device has it
    std::optional<model::Enums::Speed> speed; ///< set as in the settings
    std::optional<double> textScale; ///< size of text, set as in the settings
    bool demo = false; ///< computers play a game, then the program ends
    bool selfTest = false; ///< plays a whole game through the window by itself
    QString pictures; ///< folder to write pictures of the interface to; empty for none

    /// Nobody sits before the program: it ends by itself, and neither reads nor writes what a person has kept.
    [[nodiscard]] bool unattended() const { return demo || selfTest || !pictures.isEmpty(); }
};

/// The end of the program before it has begun: what is said, and the exit code (0 for help and version, 2 for a mistake).
struct Farewell {
    QString text;
    int code = 0;
};

/// Reads the arguments, the program's name first.
[[nodiscard]] std::variant<CommandLine, Farewell> readCommandLine(const QStringList &arguments);

} // namespace academy::app
