// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include <QGuiApplication>
#include <QTemporaryDir>

#include <catch2/catch_session.hpp>

int main(int argc, char *argv[])
{
    const QTemporaryDir cache; // of what is drawn: nothing of ours is left in the user's
    qputenv("XDG_CACHE_HOME", cache.path().toLocal8Bit());
    const QGuiApplication application(argc, argv);
    return Catch::Session().run(argc, argv);
}
