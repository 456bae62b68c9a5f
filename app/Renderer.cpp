// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Renderer.h"

#include "LogGuard.h"

#include <QOffscreenSurface>
#include <QQuickWindow>
#include <QThread>

namespace academy::app
{

namespace
{

// Most of the time goes here: the driver is loaded. Nothing where there is none, which is no warning yet: there is another way.
std::unique_ptr<QOpenGLContext> createContext(QThread *owner)
{
    const LogGuard::Silence silence;
    auto context = std::make_unique<QOpenGLContext>();
    if (!context->create()) {
        return nullptr;
    }
    context->moveToThread(owner);
    return context;
}

// As Qt Quick will want it.
bool works(QOpenGLContext *context)
{
    const LogGuard::Silence silence;
    if (context == nullptr) {
        return false;
    }
    QOffscreenSurface surface;
    surface.setFormat(context->format());
    surface.create();
    if (!context->makeCurrent(&surface)) {
        return false;
    }
    constexpr int leastVersion = 2; // of OpenGL and of OpenGL ES alike
    const bool enough = context->format().majorVersion() >= leastVersion;
    context->doneCurrent();
    return enough;
}

} // namespace

RendererChoice::RendererChoice()
{
    // Qt Quick looks at this variable later; without it, it draws with the interface that it names here.
    const QString asked = qEnvironmentVariable("QT_QUICK_BACKEND");
    const bool hardware = asked.isEmpty() || asked == u"rhi";
    if (hardware && QQuickWindow::graphicsApi() == QSGRendererInterface::OpenGL) {
        const LogGuard::Silence silence;
        const auto when = QOpenGLContext::supportsThreadedOpenGL() ? std::launch::async : std::launch::deferred;
        m_context = std::async(when, createContext, QThread::currentThread());
    }
}

void RendererChoice::choose()
{
    if (m_context.valid() && !works(m_context.get().get())) {
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
        qInfo("medieval-academy: OpenGL does not work here: drawn by the software renderer");
    }
}

} // namespace academy::app
