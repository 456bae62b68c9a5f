// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QString>
#include <QStringList>

#include <span>

/// The commands of the tool as data: their options are parsed from and their help is printed from the same table.
namespace academy::arena
{

struct OptionText {
    QString name; ///< without the dashes
    QString value; ///< what follows it, like N; empty for a switch
    QString text; ///< one line of help
    QString standard; ///< value when it is not given
};

class Arguments;

struct Command {
    QString name;
    QString operands; ///< what follows the options, like FILE…
    QString summary;
    QList<OptionText> options;
    QStringList notes = {}; ///< what its help says after the options
    int (*run)(const Arguments &arguments); ///< gives the exit code
};

[[nodiscard]] const Command &playCommand();
[[nodiscard]] const Command &replayCommand();
[[nodiscard]] const Command &ladderCommand();
[[nodiscard]] const Command &learnCommand();
[[nodiscard]] const Command &benchCommand();
[[nodiscard]] const Command &hostCommand();
[[nodiscard]] const Command &seatCommand();

/// Help for the tool, and for one command.
[[nodiscard]] QString helpFor(std::span<const Command *const> commands);
[[nodiscard]] QString helpFor(const Command &command);

} // namespace academy::arena
