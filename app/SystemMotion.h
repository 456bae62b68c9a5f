// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

namespace academy::app
{

/// Whether the desktop is set to show no animations: KDE's factor of durations, or GTK's switch, of which GNOME writes
/// the file too. Other systems say nothing here.
[[nodiscard]] bool systemAsksForLessMotion();

} // namespace academy::app
