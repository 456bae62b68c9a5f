// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arguments.h"
#include "Command.h"
#include "Console.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace academy::arena
{

namespace
{

int runCommand(const Command &command, const QStringList &words)
{
    const Arguments arguments(command, words);
    if (arguments.wantsHelp()) {
        return print(helpFor(command)) ? Success : Failure;
    }
    const int code = arguments.complaint().isEmpty() ? command.run(arguments) : WrongUsage;
    if (code == WrongUsage) {
        complain(QStringLiteral("%1: %2 (see academy-arena %1 --help)").arg(command.name, arguments.complaint()));
    }
    return code;
}

int runTool(const QStringList &words)
{
    const std::array commands{&playCommand(),  &replayCommand(), &ladderCommand(), &learnCommand(),
                              &benchCommand(), &hostCommand(),   &seatCommand()};
    const QString first = words.value(0);
    if (first == u"--help" || first == u"-h" || first == u"help") {
        return print(helpFor(commands)) ? Success : Failure;
    }
    if (first == u"--version") {
        return print(QStringLiteral("academy-arena " ACADEMY_VERSION "\n")) ? Success : Failure;
    }
    const auto found = std::ranges::find(commands, first, &Command::name);
    if (found == commands.end()) {
        complain(first.isEmpty() ? QStringLiteral("name a command (see academy-arena --help)")
                                 : QStringLiteral("there is no command \"%1\" (see academy-arena --help)").arg(first));
        return WrongUsage;
    }
    return runCommand(**found, words.sliced(1));
}

} // namespace

} // namespace academy::arena

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    return academy::arena::runTool(QCoreApplication::arguments().sliced(1));
}
