// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include <QGuiApplication>

#include <catch2/catch_session.hpp>

int main(int argc, char *argv[])
{
    const QGuiApplication application(argc, argv);
    return Catch::Session().run(argc, argv);
}
