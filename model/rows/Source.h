// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QObject>
#include <QPointer>

/// What a model for QML shows comes from another object, its source, which QML sets and may exchange.
namespace academy::model
{

/// Takes another source, and lets @p follower hear no more of the one before. Whether it is another one.
template <typename Source>
bool takeSource(QPointer<Source> &source, Source *another, const QObject &follower)
{
    if (another == source) {
        return false;
    }
    if (source) {
        QObject::disconnect(source, nullptr, &follower, nullptr);
    }
    source = another;
    return true;
}

} // namespace academy::model
