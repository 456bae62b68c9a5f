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

/// Reads one, and complains when it is none, or none of a game with these options: it names all that its kind tells of, and no
/// squire, player, board or turn that this game does not have. So whatever shows it may rely on that.
[[nodiscard]] rules::Event readEvent(const record::json::Value &value, const rules::Options &options,
                                     record::Complaint &complaint);

} // namespace academy::protocol
