// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

namespace academy::app
{

/// Chooses what Qt Quick draws with: what it would choose itself, but its software renderer, with a line in the log, where
/// that is OpenGL and OpenGL does not work. Qt Quick would end the program there. To be called once, when there is an
/// application object and no window yet.
void chooseRenderer();

} // namespace academy::app
