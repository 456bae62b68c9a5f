// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Camera.h"

#include "visitor/Scene.h"

#include <optional>

namespace academy::model
{
class Table;
}

namespace academy::app
{

/// Watches a game that computers play among themselves, and takes pictures of its moments when asked to.
class Demo
{
public:
    Demo(QQuickWindow &window, model::Table &table);

    void takePictures(const QString &folder, const QString &prefix);

    /// Returns when the result has been shown for a while. What went wrong; empty when nothing did.
    QString watch();

private:
    void look();
    void take(const QString &what);

    Scene m_scene;
    model::Table &m_table;
    std::optional<Camera> m_camera;
};

} // namespace academy::app
