// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Edges.h"

namespace academy::controls
{

void Edges::setTaken(const QMarginsF &taken)
{
    if (taken != m_taken) {
        m_taken = taken;
        Q_EMIT changed();
    }
}

} // namespace academy::controls
