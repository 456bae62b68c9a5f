// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include "artwork/Palette.h"

#include <QImage>
#include <QStringList>

namespace academy::artwork
{

/// The sheets there are: emblems, squires, coats, cards, small-cards, boards, table, ornament, icons.
QStringList sheetNames();

/// One sheet in one palette; a null picture for an unknown name.
QImage makeSheet(const QString &name, Palette::Id palette);

} // namespace academy::artwork
