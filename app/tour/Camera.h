// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "ColorVision.h"

#include <QSet>
#include <QString>

class QImage;

namespace academy::app
{

class Scene;

/// Takes pictures of the window, once all is still: PREFIX-01-start.png, PREFIX-02-setup.png and so on.
class Camera
{
public:
    /// The folder is there.
    Camera(const Scene &scene, QString folder, QString prefix);

    /// False when the picture cannot be written. It waits that many times for what moves: what comes in slowly on a busy
    /// machine has to arrive, and some things never come to rest.
    bool take(const QString &what, int patience = 4);
    [[nodiscard]] bool has(const QString &what) const { return m_known.contains(what); }
    /// The same, unless there is a picture of that name already.
    bool takeOnce(const QString &what);

    /// Writes a picture that has been made otherwise, under the next number. False when it is empty or cannot be written.
    bool keep(const QImage &picture, const QString &what);

    /// From now on pictures are as that person sees them.
    void lookWith(ColorVision vision) { m_vision = vision; }

    [[nodiscard]] int taken() const { return m_taken; }

private:
    const Scene &m_scene;
    QString m_folder;
    QString m_prefix;
    int m_taken = 0;
    QSet<QString> m_known;
    ColorVision m_vision = ColorVision::Usual;
};

} // namespace academy::app
