// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "table/Standings.h"

#include "rows/Moods.h"
#include "rows/RuleEnums.h"

#include "rules/Game.h"

#include <algorithm>

namespace academy::model
{

QList<Standing> standingsOn(const ScoringPage &page, const People &people, int looker, bool openScores)
{
    const rules::State &table = page.told.table;
    QList<Standing> all;
    for (int squire = 0; squire < table.squires(); ++squire) {
        const auto place = static_cast<std::size_t>(squire);
        const bool own = looker >= 0 && table.options.owner(squire) == looker;
        Standing standing{.seat = squire,
                          .tincture = toShown(table.options.colors[place]),
                          .name = people.squireFirst(squire),
                          .hidden = !openScores && !own,
                          .coats = table.coats[place].size(),
                          .own = own};
        int got = 0;
        int seen = 0;
        for (const rules::Event &event : page.coats) {
            if (event.squire == squire && event.kind == rules::EventKind::CoatGiven) {
                const bool secret = event.cause == rules::Cause::CodexToken && standing.hidden;
                got += event.value;
                seen += secret ? 0 : event.value;
                ++standing.coats;
            }
        }
        standing.points = standing.hidden ? 0 : rules::points(table, squire) + got;
        standing.mood = Moods::paid(seen);
        all.append(standing);
    }
    if (std::ranges::none_of(all, &Standing::hidden)) {
        std::ranges::stable_sort(all, std::ranges::greater(), &Standing::points);
    }
    return all;
}

} // namespace academy::model
