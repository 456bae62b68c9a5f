// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

class QQuickWindow;

/// In a process whose start is measured: a line `frame` for each frame the window shows, as it shows it. When all is there
/// and nothing moves any more, a line `memory KILOBYTES` with what the process has (its proportional set size), and the
/// end. An exit code.
int tellFrames(QQuickWindow *window);
