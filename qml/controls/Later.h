// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>

namespace academy::controls
{

/// What is to be done once, when all that happens just now has happened, however often it is asked for: `ask()` it, and do it
/// in `onDue`. Unlike what is given to Qt.callLater, it is not done in a component that a loader is about to delete: that
/// has lost its functions by then, from Qt 6.11 on.
class Later : public QObject
{
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    Q_INVOKABLE void ask();

Q_SIGNALS:
    void due();

private:
    bool m_asked = false;
};

} // namespace academy::controls
