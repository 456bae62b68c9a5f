// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Command.h"

#include <algorithm>

namespace academy::arena
{

namespace
{

QString dashed(const OptionText &option)
{
    return QStringLiteral("--") + option.name + (option.value.isEmpty() ? QString() : u' ' + option.value);
}

QString withStandard(const OptionText &option)
{
    return option.standard.isEmpty() ? option.text : option.text + QStringLiteral(" [%1]").arg(option.standard);
}

struct Row {
    QString left;
    QString right;
};

QString table(const QList<Row> &rows)
{
    qsizetype width = 0;
    for (const Row &row : rows) {
        width = std::max(width, row.left.size());
    }
    QString text;
    for (const Row &row : rows) {
        text += QStringLiteral("  ") + row.left.leftJustified(width + 2) + row.right + u'\n';
    }
    return text;
}

} // namespace

QString helpFor(std::span<const Command *const> commands)
{
    QList<Row> rows;
    for (const Command *command : commands) {
        rows += {command->name, command->summary};
    }
    return QStringLiteral("Plays games of Medieval Academy without a screen.\n\n"
                          "Usage: academy-arena COMMAND [OPTIONS]\n\nCommands:\n")
        + table(rows)
        + QStringLiteral(
               "\nacademy-arena COMMAND --help tells the options of a command; --version tells the version.\n");
}

QString helpFor(const Command &command)
{
    QList<Row> rows;
    for (const OptionText &option : command.options) {
        rows += {dashed(option), withStandard(option)};
    }
    rows += {QStringLiteral("--help"), QStringLiteral("show this help")};
    QString usage = QStringLiteral("Usage: academy-arena %1 [OPTIONS]").arg(command.name);
    if (!command.operands.isEmpty()) {
        usage += u' ' + command.operands;
    }
    QString help = command.summary + QStringLiteral("\n\n") + usage + QStringLiteral("\n\nOptions:\n") + table(rows);
    for (const QString &note : command.notes) {
        help += u'\n' + note + u'\n';
    }
    return help;
}

} // namespace academy::arena
