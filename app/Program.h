// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

namespace academy::app
{

/// The whole program, from the first argument to the exit code.
int run(int argc, char *argv[]);

} // namespace academy::app
