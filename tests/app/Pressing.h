// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "visitor/Keyboard.h"

/// A visitor whose single keys a test presses, holds and lets go, as the device sends them.
class Pressing : public academy::app::Keyboard
{
public:
    using Keyboard::Keyboard;

    /// Presses the key and lets it go.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;
    /// Holds the key so long that it repeats that many times, and lets it go.
    void hold(Qt::Key key, int repeats) const;

    /// What the keyboard would act on: the name of the control, or of the first thing around it that has one.
    [[nodiscard]] QString place() const;
    /// Gives the keyboard to the thing of that name, as Tab would.
    void goTo(const QString &name) const;
    /// The focused control shows that it is.
    [[nodiscard]] bool showsPlace() const;
};
