// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "decision/Choice.h"

#include <QString>

/// The rules that taps run into, by their numbers: where to read why something may not be done.
namespace academy::model
{

/// "R5.2"; empty for a tap on what is not asked now, which nothing forbids.
[[nodiscard]] QString ruleOf(const Objection &objection, const Choice &choice);

} // namespace academy::model
