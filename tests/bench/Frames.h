// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QtTypes>

class QQuickWindow;

/// What a process has for itself and its part of what it shares: its proportional set size.
qint64 memoryInKilobytes(qint64 process);

/// In a process whose start is measured: a line `frame` for each frame the window shows, as it shows it. When all is there
/// and nothing moves any more, a line `memory KILOBYTES` with what the process has, and the end. An exit code.
int tellFrames(QQuickWindow *window);
