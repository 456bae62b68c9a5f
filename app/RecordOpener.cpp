// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "RecordOpener.h"

#include <QCoreApplication>
#include <QFileOpenEvent>
#include <QWindow>

namespace academy::app
{

RecordOpener::RecordOpener(QWindow &window)
    : m_window(window)
{
    QCoreApplication::instance()->installEventFilter(this);
}

void RecordOpener::open(const QString &path)
{
    m_window.setProperty("record", path);
}

bool RecordOpener::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == QCoreApplication::instance() && event->type() == QEvent::FileOpen) {
        open(static_cast<QFileOpenEvent *>(event)->file());
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace academy::app
