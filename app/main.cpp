// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Program.h"

int main(int argc, char *argv[])
{
    return academy::app::run(argc, argv);
}
