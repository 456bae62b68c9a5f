// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Json.h"
#include "record/Record.h"
#include "record/RecordError.h"

#include <variant>

namespace academy::record
{

/// Reads the value of `options` as optionsToJson() writes it: a record without entries that has options and players.
[[nodiscard]] std::variant<Record, RecordError> readOptions(const json::Value &value);

} // namespace academy::record
