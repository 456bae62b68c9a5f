// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Visitor.h"

#include <QPointer>

namespace academy::app
{

/// A visitor with nothing but a keyboard: goes to things by Tab and the arrow keys, and chooses them by Enter or Space.
class Keyboard : public Visitor
{
public:
    using Visitor::Visitor;

protected:
    void doChoose(QQuickItem &wanted) override;
    void doHold(QQuickItem &item, int milliseconds) override;

private:
    bool goTo(QPointer<QQuickItem> &item);
    bool goAlongGroup(const QPointer<QQuickItem> &item);
};

} // namespace academy::app
