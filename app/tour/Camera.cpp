// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Camera.h"

#include "visitor/Scene.h"

#include <QDir>
#include <QImage>
#include <QQuickWindow>

namespace academy::app
{

Camera::Camera(const Scene &scene, QString folder, QString prefix)
    : m_scene(scene)
    , m_folder(std::move(folder))
    , m_prefix(std::move(prefix))
{
}

bool Camera::take(const QString &what, int patience)
{
    for (int attempt = 0; attempt < patience; ++attempt) {
        const bool still = m_scene.settle();
        if (still && m_scene.isDrawn()) {
            break;
        }
        m_scene.waitFor([this] { return m_scene.isDrawn(); });
    }
    return keep(m_scene.window().grabWindow(), what);
}

bool Camera::keep(const QImage &picture, const QString &what)
{
    m_known.insert(what);
    const QString name = QStringLiteral("%1-%2-%3.png").arg(m_prefix).arg(++m_taken, 2, 10, QLatin1Char('0')).arg(what);
    return seenWith(m_vision, picture).save(QDir(m_folder).filePath(name));
}

bool Camera::takeOnce(const QString &what)
{
    return has(what) || take(what);
}

} // namespace academy::app
