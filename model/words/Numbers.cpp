// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/Numbers.h"

#include "names/Names.h"

namespace academy::model
{

QString Numbers::sum(int points)
{
    return points < 0 ? Names::points(points) : Names::number(points);
}

QString Numbers::gain(int points)
{
    return Names::points(points);
}

} // namespace academy::model
