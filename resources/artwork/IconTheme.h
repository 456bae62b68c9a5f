// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include "artwork/Palette.h"

namespace academy::artwork
{

/// Sets our own icons, in the ink of that palette, as the program's icon theme: names such as `go-previous-symbolic`, which
/// Kirigami and the controls ask for, then look alike on every system. Kirigami's own fallback theme, `breeze-internal`, is
/// ours too. Does nothing without a QGuiApplication.
void useIconTheme(Palette::Id palette);

} // namespace academy::artwork
