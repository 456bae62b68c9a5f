// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "ScoringWalk.h"

namespace academy::model
{

ScoringWalk::ScoringWalk(QObject *parent)
    : QObject(parent)
{
}

void ScoringWalk::show(const Page &page)
{
    if (m_page != page) {
        m_page = page;
        Q_EMIT changed();
    }
}

} // namespace academy::model
