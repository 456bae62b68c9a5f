// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QBasicTimer>
#include <QObject>
#include <QQmlIncubationController>

namespace academy::app
{

/// Makes what QML loads asynchronously, a little in each frame. A window left to itself works a third of a frame at it, and
/// again while it waits for the frame to be shown, which is seen where other things move meanwhile.
class FrameIncubation : public QObject, public QQmlIncubationController
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// From one time to the next, and how long it works then at most; one object may take longer. In milliseconds.
    static constexpr int frame = 16;
    static constexpr int share = 2;

protected:
    void incubatingObjectCountChanged(int count) override;
    void timerEvent(QTimerEvent *event) override;

private:
    QBasicTimer m_timer;
};

} // namespace academy::app
