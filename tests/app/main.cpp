// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include <catch2/catch_session.hpp>

/// Tests of the program as a whole. Each test makes the application object it needs: a phone's is not a desktop's.
int main(int argc, char *argv[])
{
    return Catch::Session().run(argc, argv);
}
