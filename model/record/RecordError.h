// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Refusal.h"

#include <QString>

#include <string_view>

/// Why a record cannot be read, replayed or written, as a value. The interface shows its own words for `trouble` and
/// `reason`; message() is English, for the console and for bug reports.
namespace academy::record
{

enum class Trouble {
    CannotOpen, ///< the file is not there, may not be read, or is none
    CannotWrite, ///< for another reason than the next ones
    DiskFull,
    ReadOnly, ///< the folder may not be written to
    FolderGone, ///< there is no such folder, and none can be made
    TooLarge, ///< beyond largestRecord
    NotJson, ///< not JSON, cut off, or JSON that records do not allow
    NotARecord, ///< JSON of another kind
    NewerVersion, ///< of a later version of the format
    BadOptions, ///< before the entries: something is missing, unknown or contradictory
    BadEntry, ///< an entry that is not written as entries are
    IllegalEntry, ///< an entry that the rules do not allow at that moment
};

struct RecordError {
    Trouble trouble{};
    QString text; ///< one English sentence without a full stop
    int entry = 0; ///< number of the entry, counted from 1; 0 when it is not about an entry
    std::string_view rule{}; ///< like "R4.2"; empty when no rule is concerned
    rules::Reason reason{}; ///< of an illegal entry

    /// One line with everything: `entry 17: the card is not in the hand (R4.3)`.
    [[nodiscard]] QString message() const;
};

} // namespace academy::record
