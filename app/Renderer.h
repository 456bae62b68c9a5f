// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QOpenGLContext>

#include <future>
#include <memory>

namespace academy::app
{

/// Chooses what Qt Quick draws with: what it would choose itself, but its software renderer, with a line in the log, where
/// that is OpenGL and OpenGL does not work. Qt Quick would end the program there. It begins with an application object, and
/// the driver is loaded from then on in a thread of its own, where the platform allows that, while the caller reads QML.
class RendererChoice
{
public:
    RendererChoice();

    /// To be called once, in the thread of the application, when there is no window yet. Waits for the driver.
    void choose();

private:
    std::future<std::unique_ptr<QOpenGLContext>> m_context; ///< nothing where OpenGL is not what would be drawn with
};

} // namespace academy::app
