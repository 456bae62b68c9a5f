// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Setup.h"
#include "record/Audit.h"
#include "record/Record.h"
#include "rules/Game.h"

#include <QString>

#include <variant>

/// One game played by computers, from the first deal to the result.
namespace academy::arena
{

struct Match {
    record::Record record;
    record::AuditWriter audit; ///< empty unless the ticket asks for it
    rules::Result result;
};

/// What a match needs to know beyond its setup.
struct MatchTicket {
    std::uint64_t seed = 0; ///< of this game: options, chance and players each draw from it
    QString created; ///< as in the record
    bool wantsAudit = false;
};

/// The match, or what is wrong with a player that chose an illegal action.
[[nodiscard]] std::variant<Match, QString> playMatch(const Setup &setup, const MatchTicket &ticket);

} // namespace academy::arena
