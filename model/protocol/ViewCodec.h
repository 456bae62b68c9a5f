// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Fields.h"
#include "rules/View.h"

#include <QByteArray>

/// A view as JSON: all of it, so that what is read is the same value again. It holds what the player may know and nothing
/// else; what the player cannot know is null.
namespace academy::protocol
{

/// Without the options, which a message tells beside it.
[[nodiscard]] QByteArray viewToJson(const rules::View &view);

/// What of the table differs from another one that the same player sees in the same game, by the names of a view.
[[nodiscard]] QByteArray differenceToJson(const rules::State &table, const rules::State &from);

/// The view, or a complaint. A view that has been read without one is a table that the rules can be asked about: numbers are
/// within their bounds, discs stand in stacks, and whoever has to choose among cards knows them.
[[nodiscard]] rules::View readView(const record::json::Value &value, const rules::Options &options,
                                   record::Complaint &complaint);

/// A table as a difference to another one tells it. It may be a moment on the way: the rules are not to be asked what may be
/// done there.
[[nodiscard]] rules::State readDifference(const record::json::Value &value, const rules::State &from,
                                          record::Complaint &complaint);

} // namespace academy::protocol
