// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "pages/Device.h"

#include <algorithm>
#include <cmath>

namespace academy::model
{

Device::Device(QObject *parent)
    : QObject(parent)
{
}

void Device::tell(DeviceTaste taste)
{
    taste.textScale = std::isfinite(taste.textScale) ? std::clamp(taste.textScale, 1.0, 2.0) : 1.0;
    if (taste != m_taste) {
        m_taste = taste;
        Q_EMIT changed();
    }
}

} // namespace academy::model
