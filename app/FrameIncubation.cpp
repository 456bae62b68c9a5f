// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "FrameIncubation.h"

namespace academy::app
{

void FrameIncubation::incubatingObjectCountChanged(int count)
{
    if (count == 0) {
        m_timer.stop();
    } else if (!m_timer.isActive()) {
        m_timer.start(frame, this);
    }
}

void FrameIncubation::timerEvent(QTimerEvent * /*event*/)
{
    incubateFor(share);
}

} // namespace academy::app
