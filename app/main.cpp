// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "CommandLine.h"
#include "Session.h"

#ifdef Q_OS_ANDROID // where this is a library, which Qt's activity loads
Q_DECL_EXPORT
#endif
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
