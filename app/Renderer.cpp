// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Renderer.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QQuickWindow>

namespace academy::app
{

namespace
{

// As Qt Quick will want it.
bool openGlWorks()
{
    QOpenGLContext context;
    if (!context.create()) {
        return false;
    }
    QOffscreenSurface surface;
    surface.setFormat(context.format());
    surface.create();
    if (!context.makeCurrent(&surface)) {
        return false;
    }
    constexpr int leastVersion = 2; // of OpenGL and of OpenGL ES alike
    const bool works = context.format().majorVersion() >= leastVersion;
    context.doneCurrent();
    return works;
}

// What Qt says of OpenGL while that is tried: not a warning yet, as there is another way.
class LogSilencer
{
public:
    LogSilencer()
        : m_before(qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) { }))
    {
    }
    ~LogSilencer() { qInstallMessageHandler(m_before); }
    LogSilencer(const LogSilencer &) = delete;
    LogSilencer &operator=(const LogSilencer &) = delete;

private:
    QtMessageHandler m_before;
};

bool openGlWorksQuietly()
{
    const LogSilencer silencer;
    return openGlWorks();
}

} // namespace

void chooseRenderer()
{
    // Qt Quick looks at this variable later; without it, it draws with the interface that it names here.
    const QString asked = qEnvironmentVariable("QT_QUICK_BACKEND");
    const bool hardware = asked.isEmpty() || asked == u"rhi";
    if (hardware && QQuickWindow::graphicsApi() == QSGRendererInterface::OpenGL && !openGlWorksQuietly()) {
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
        qInfo("medieval-academy: OpenGL does not work here: drawn by the software renderer");
    }
}

} // namespace academy::app
