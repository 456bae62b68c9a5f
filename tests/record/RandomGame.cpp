// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "RandomGame.h"

#include "record/Audit.h"
#include "record/Replay.h"
#include "rules/Playout.h"

#include <stdexcept>

namespace academy::record::test
{

RandomGame playRandomGame(const rules::Options &options, std::uint64_t seed)
{
    RandomGame game;
    game.record.options = options;
    game.record.application = QStringLiteral("test");
    game.record.created = QStringLiteral("2026-11-20T08:00:00Z");
    game.record.seed = QString::number(seed, 16);
    for (int player = 0; player < options.players(); ++player) {
        game.record.players.push_back({.name = QStringLiteral("Player %1").arg(player), .kind = {}, .level = {}});
    }
    AuditWriter audit;
    audit.writeOptions(game.record);
    rules::Random random(seed);
    Replay replay(options);
    while (!replay.isOver()) {
        const rules::State &state = replay.state();
        const Entry entry = rules::due(state) == rules::Due::Chance ? entryOf(state, rules::drawChance(state, random))
                                                                    : Entry(rules::randomAction(state, random));
        audit.writeEntry(entry);
        if (replay.apply(entry, [&audit](const rules::State &pausing) { audit.writeState(pausing); })) {
            throw std::logic_error("a legal action was refused: " + toJson(entry).toStdString());
        }
        game.record.entries.push_back(entry);
    }
    game.audit = audit.text();
    return game;
}

std::vector<rules::Options> allModes()
{
    using rules::Mode;
    return {rules::Options::of(Mode::Standard, 3), rules::Options::of(Mode::Standard, 4),
            rules::Options::of(Mode::Standard, 5), rules::Options::of(Mode::Karadoc),
            rules::Options::of(Mode::Lancelot)};
}

std::vector<rules::Options> allModesAndVariations()
{
    std::vector<rules::Options> all;
    for (const rules::Options &mode : allModes()) {
        for (unsigned variations = 0; variations < 1U << rules::variationCount; ++variations) {
            rules::Options options = mode;
            options.variations = static_cast<std::uint8_t>(variations);
            options.advanced = static_cast<std::uint8_t>(all.size() % (1U << rules::advancedCount));
            options.stakes = static_cast<rules::Stakes>(all.size() % 3 % rules::stakesNames.size());
            options.firstSquire = static_cast<std::uint8_t>(all.size() % static_cast<std::size_t>(options.players()));
            all.push_back(options);
        }
    }
    return all;
}

} // namespace academy::record::test
