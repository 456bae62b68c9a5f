// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QElapsedTimer>
#include <QImage>
#include <QList>
#include <QTimer>

class QQuickWindow;

namespace academy::app
{

/// A strip of frames: the window at even times, beside each other on one picture, each with its time. Shows on paper what
/// moves between two moments. It begins with the object, and takes frames while the program runs.
class MotionStrip
{
public:
    /// The first frame at once, the others `milliseconds` apart, at most `frames` (1 or more) of them.
    MotionStrip(QQuickWindow &window, int milliseconds, int frames);

    /// Lets the program run until all frames are there; the strip, empty when there is none.
    [[nodiscard]] QImage finish();

private:
    struct Frame {
        QImage picture;
        qint64 time; ///< milliseconds since the first
    };

    void grab();

    QQuickWindow &m_window;
    int m_most;
    QTimer m_timer;
    QElapsedTimer m_clock;
    QList<Frame> m_frames;
};

} // namespace academy::app
