// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rulebook/Page.h"

#include <variant>

/// Reads a page from the small part of Markdown that the rulebook is written in:
///
///     # Title {#page}                     the first line; the anchor is the page's id
///     ## Heading {#anchor}
///     A paragraph, on one line or more.
///     - An item of a list, on one line.
///     **Term** — what it means
///     | cell | cell |                     a table; its second line is |---|---|
///     → [words](page#anchor) · [words](page)
///     ![caption](figure:name)
///     <!-- R4.2 R4.3 -->                  the next block tells these rules
///     <!-- index: word; word -->          the index leads from these words to the heading above
///     <!-- list: index -->                the index is put here
///
/// Anything else is a fault, so that nothing is shown that is not meant.
namespace academy::rulebook
{

struct Fault {
    int line = 0; ///< counted from 1
    QString what; ///< one English sentence without a full stop, for whoever writes the page

    friend bool operator==(const Fault &, const Fault &) = default;
};

/// The page, or the first thing that is wrong with it.
[[nodiscard]] std::variant<Page, Fault> readPage(const QString &text);

} // namespace academy::rulebook
