// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Later.h"

namespace academy::controls
{

void Later::ask()
{
    if (m_asked) {
        return;
    }
    m_asked = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_asked = false;
            Q_EMIT due();
        },
        Qt::QueuedConnection);
}

} // namespace academy::controls
