// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Entry.h"
#include "record/Fields.h"

#include <string_view>

/// Reads one entry. Knows how entries are written, not whether they are legal.
namespace academy::record
{

struct EntryReading {
    Entry entry;
    Complaint complaint; ///< made when the entry is malformed
    std::string_view rule; ///< the rule that the kind of entry rests on; empty for an unknown kind
};

[[nodiscard]] EntryReading readEntry(const json::Value &value);

} // namespace academy::record
