// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

namespace academy::artwork
{

/// Makes the drawings, fonts, sounds, icons and palettes known to Qt as `:/academy/…` and `:/icons/…`. A static library's
/// resources are left out by the linker unless something asks for them; everything here that needs them calls this. Cheap
/// after the first time, and safe from any thread.
void initResources();

} // namespace academy::artwork
