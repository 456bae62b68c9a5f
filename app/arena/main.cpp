// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arguments.h"
#include "Command.h"
#include "Console.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace
{

using namespace academy::arena;

int run(const Command &command, const QStringList &words)
{
    const Arguments arguments(command, words);
    if (arguments.wantsHelp()) {
        print(helpFor(command));
        return Success;
    }
    const int code = arguments.complaint().isEmpty() ? command.run(arguments) : WrongUsage;
    if (code == WrongUsage) {
        complain(QStringLiteral("%1: %2 (see academy-arena %1 --help)").arg(command.name, arguments.complaint()));
    }
    return code;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const std::array commands{&playCommand(), &replayCommand(), &benchCommand()};
    const QStringList words = QCoreApplication::arguments().sliced(1);
    const QString first = words.value(0);
    if (first == u"--help" || first == u"-h" || first == u"help") {
        print(helpFor(commands));
        return Success;
    }
    if (first == u"--version") {
        print(QStringLiteral("academy-arena " ACADEMY_VERSION "\n"));
        return Success;
    }
    const auto found = std::ranges::find(commands, first, &Command::name);
    if (found == commands.end()) {
        complain(first.isEmpty() ? QStringLiteral("name a command (see academy-arena --help)")
                                 : QStringLiteral("there is no command \"%1\" (see academy-arena --help)").arg(first));
        return WrongUsage;
    }
    return run(**found, words.sliced(1));
}
