// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include <QCoreApplication>

#include <catch2/catch_session.hpp>

/// Streams tell what has come from an event loop.
int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    return Catch::Session().run(argc, argv);
}
