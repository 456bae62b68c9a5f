// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>

class QJSEngine;
class QQmlEngine;

/// How many dialogs and menus lie over the window.
namespace academy::controls
{

/// Counts the popups that cover the window. There is one for the whole program, as popups of all engines cover it.
class OpenPopups : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool any READ any NOTIFY anyChanged FINAL)

public:
    [[nodiscard]] static OpenPopups &all();
    /// For QML: the one of the program.
    [[nodiscard]] static OpenPopups *create(QQmlEngine *engine, QJSEngine *scripts);

    /// Some popup covers the window.
    [[nodiscard]] bool any() const { return m_open > 0; }
    void opened() { add(1); }
    void closed() { add(-1); }

Q_SIGNALS:
    void anyChanged();

private:
    OpenPopups() = default;
    void add(int number);

    int m_open = 0;
};

} // namespace academy::controls
