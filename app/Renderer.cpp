// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Renderer.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QQuickWindow>
#include <QThread>

namespace academy::app
{

namespace
{

// What Qt says of OpenGL while that is tried: not a warning yet, as there is another way. Other threads go on being heard.
class LogSilencer
{
public:
    LogSilencer() { silent = true; }
    ~LogSilencer() { silent = false; }
    LogSilencer(const LogSilencer &) = delete;
    LogSilencer &operator=(const LogSilencer &) = delete;

    static void install() { before = qInstallMessageHandler(pass); }
    static void remove() { qInstallMessageHandler(before); }

private:
    static void pass(QtMsgType type, const QMessageLogContext &context, const QString &message)
    {
        if (!silent) {
            before(type, context, message);
        }
    }

    static inline thread_local bool silent = false;
    static inline QtMessageHandler before = nullptr;
};

// Most of the time goes here: the driver is loaded. Nothing where there is none.
std::unique_ptr<QOpenGLContext> createContext(QThread *owner)
{
    const LogSilencer silencer;
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
    const LogSilencer silencer;
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
    LogSilencer::install();
    // Qt Quick looks at this variable later; without it, it draws with the interface that it names here.
    const QString asked = qEnvironmentVariable("QT_QUICK_BACKEND");
    const bool hardware = asked.isEmpty() || asked == u"rhi";
    if (hardware && QQuickWindow::graphicsApi() == QSGRendererInterface::OpenGL) {
        const LogSilencer silencer;
        const auto when = QOpenGLContext::supportsThreadedOpenGL() ? std::launch::async : std::launch::deferred;
        m_context = std::async(when, createContext, QThread::currentThread());
    }
}

RendererChoice::~RendererChoice()
{
    if (m_context.valid()) {
        m_context.wait();
    }
    LogSilencer::remove();
}

void RendererChoice::choose()
{
    if (m_context.valid() && !works(m_context.get().get())) {
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
        qInfo("medieval-academy: OpenGL does not work here: drawn by the software renderer");
    }
}

} // namespace academy::app
