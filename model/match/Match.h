// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Match.h"

/// The game that the rooms of a table lead and show.
namespace academy::model
{

using record::Match;
using record::Step;

} // namespace academy::model
