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

/// The view, or a complaint. A view that has been read without one is a table that the rules can be asked about: numbers are
/// within their bounds, discs stand in stacks, and whoever has to choose among cards knows them.
[[nodiscard]] rules::View readView(const record::json::Value &value, const rules::Options &options,
                                   record::Complaint &complaint);

} // namespace academy::protocol
