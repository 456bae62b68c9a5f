// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Fields.h"
#include "rules/Event.h"
#include "rules/Options.h"

#include <QByteArray>

/// What happened, as a seat is told.
namespace academy::protocol
{

/// The event without what is a secret to the player: cards that others keep, tokens that others took (section 11).
[[nodiscard]] rules::Event toldTo(int player, rules::Event event, const rules::Options &options);

/// An event as JSON; what it does not say is left out.
[[nodiscard]] QByteArray toJson(const rules::Event &event);

/// Reads one, and complains when it is none.
[[nodiscard]] rules::Event readEvent(const record::json::Value &value, record::Complaint &complaint);

} // namespace academy::protocol
