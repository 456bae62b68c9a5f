// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QStringList>

class QQuickWindow;

/// Everything that is to be seen in the window, looked at item by item, and what is wrong with it: texts that are cut off,
/// broken within a word, too small, outside of the window, over one another, under a sign or a button, and things to tap that
/// lie under others, are too small for a finger, or say nothing to a screen reader, and signs of the game without words: none
/// stand beside them, and they say none where the pointer rests on them, nor are they buttons, which do. What lies under
/// something that covers the window is not looked at, nor what has to be scrolled to.
[[nodiscard]] QStringList faultsToBeSeen(const QQuickWindow &window);

/// How many of the seven boards are to be seen whole: neither scrolled away nor under something opaque.
[[nodiscard]] int boardsToBeSeen(const QQuickWindow &window);

/// All texts to be seen in the window, covered ones as well.
[[nodiscard]] QStringList textsToBeSeen(const QQuickWindow &window);
