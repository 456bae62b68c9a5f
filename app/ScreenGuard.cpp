// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "ScreenGuard.h"

#include <QQmlProperty>
#include <QWindow>

#ifdef Q_OS_ANDROID
#include <QJniObject>
#include <QtCore/qcoreapplication_platform.h>
#endif

#include <utility>

namespace academy::app
{

#ifdef Q_OS_ANDROID
void keepOffPictures(bool secret)
{
    QNativeInterface::QAndroidApplication::runOnAndroidMainThread([secret] {
        constexpr jint flagSecure = 0x2000; // WindowManager.LayoutParams.FLAG_SECURE
        const QJniObject activity = QNativeInterface::QAndroidApplication::context();
        const QJniObject window = activity.callObjectMethod("getWindow", "()Landroid/view/Window;");
        if (window.isValid()) {
            window.callMethod<void>(secret ? "addFlags" : "clearFlags", "(I)V", flagSecure);
        }
    });
}
#else
// Desktops leave it to whoever sits there.
void keepOffPictures(bool /*secret*/) { }
#endif

ScreenGuard::ScreenGuard(QWindow &window, Guard guard)
    : m_window(window)
    , m_guard(std::move(guard))
{
    QQmlProperty(&window, QStringLiteral("handOpen")).connectNotifySignal(this, SLOT(look()));
    look();
}

void ScreenGuard::look()
{
    const bool secret = m_window.property("handOpen").toBool();
    if (secret != std::exchange(m_secret, secret)) {
        m_guard(secret);
    }
}

} // namespace academy::app
