// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "OpenPopups.h"

#include <QJSEngine>

namespace academy::controls
{

OpenPopups &OpenPopups::all()
{
    static OpenPopups popups;
    return popups;
}

OpenPopups *OpenPopups::create(QQmlEngine * /*engine*/, QJSEngine * /*scripts*/)
{
    QJSEngine::setObjectOwnership(&all(), QJSEngine::CppOwnership);
    return &all();
}

void OpenPopups::add(int number)
{
    const bool before = any();
    m_open += number;
    if (any() != before) {
        Q_EMIT anyChanged();
    }
}

} // namespace academy::controls
