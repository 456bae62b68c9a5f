// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "RecordOpener.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileOpenEvent>
#include <QWindow>

namespace academy::app
{

RecordOpener::RecordOpener(QWindow &window)
    : m_window(window)
{
    QCoreApplication::instance()->installEventFilter(this);
    QDesktopServices::setUrlHandler(QStringLiteral("medievalacademy"), this, "join");
}

RecordOpener::~RecordOpener()
{
    QDesktopServices::unsetUrlHandler(QStringLiteral("medievalacademy"));
}

void RecordOpener::open(const QString &path)
{
    m_window.setProperty("record", path);
}

void RecordOpener::join(const QUrl &code)
{
    m_window.setProperty("invitation", code.toString(QUrl::FullyEncoded));
}

void RecordOpener::replay(const QString &path)
{
    m_window.setProperty("replayed", path);
}

bool RecordOpener::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == QCoreApplication::instance() && event->type() == QEvent::FileOpen) {
        const auto *opened = static_cast<QFileOpenEvent *>(event);
        if (opened->url().scheme() == QLatin1String("medievalacademy")) {
            join(opened->url());
        } else {
            open(opened->file());
        }
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace academy::app
