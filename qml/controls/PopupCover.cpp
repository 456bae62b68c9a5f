// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "PopupCover.h"

#include "OpenPopups.h"

namespace academy::controls
{

PopupCover::PopupCover(QObject *parent)
    : QObject(parent)
{
}

PopupCover::~PopupCover()
{
    setCovering(false);
}

void PopupCover::setCovering(bool covering)
{
    if (covering == m_covering) {
        return;
    }
    m_covering = covering;
    if (covering) {
        OpenPopups::all().opened();
    } else {
        OpenPopups::all().closed();
    }
    Q_EMIT coveringChanged();
}

} // namespace academy::controls
