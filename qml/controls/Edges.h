// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QMarginsF>
#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>

/// How far in from each edge of the window the device has something of its own: bars, a camera, a rounded corner. Pages,
/// dialogs and menus keep out of there; only grounds go on below.
namespace academy::controls
{

class Edges : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(double top READ top NOTIFY changed FINAL)
    Q_PROPERTY(double right READ right NOTIFY changed FINAL)
    Q_PROPERTY(double bottom READ bottom NOTIFY changed FINAL)
    Q_PROPERTY(double left READ left NOTIFY changed FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] double top() const { return m_taken.top(); }
    [[nodiscard]] double right() const { return m_taken.right(); }
    [[nodiscard]] double bottom() const { return m_taken.bottom(); }
    [[nodiscard]] double left() const { return m_taken.left(); }
    void setTaken(const QMarginsF &taken);

Q_SIGNALS:
    void changed();

private:
    QMarginsF m_taken;
};

} // namespace academy::controls
