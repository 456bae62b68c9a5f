// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "CommandLine.h"
#include "Session.h"

int main(int argc, char *argv[])
{
    using namespace academy::app;
    const auto read = readCommandLine(argumentsOf(argc, argv));
    if (const auto *farewell = std::get_if<Farewell>(&read)) {
        return say(*farewell, "medieval-academy");
    }
    const Session session(argc, argv, std::get<CommandLine>(read));
    return session.window() != nullptr ? QGuiApplication::exec() : 1;
}
