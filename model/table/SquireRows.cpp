// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "match/Scene.h"
#include "table/SceneRows.h"

#include "names/Names.h"
#include "rows/Moods.h"
#include "words/Speech.h"
#include "words/StyleTexts.h"

#include "players/Player.h"
#include "rules/Actors.h"
#include "rules/Game.h"
#include "rules/View.h"

#include <algorithm>

/// The shields: what every squire shows to everybody, and to its own player.
namespace academy::model
{

using rules::Phase;
using rules::State;

namespace
{

// A record may name a level that this version does not know, and a lesson plays by a script: neither has a sign.
QString knownLevel(const QString &id)
{
    const std::string level = id.toStdString();
    return std::ranges::find(players::levelNames(), level) != players::levelNames().end() ? id : QString();
}

QList<CoatFace> coatFaces(const rules::Coats &coats, const rules::Options &options)
{
    QList<CoatFace> faces;
    for (int number = 0; number < rules::coatCount; ++number) {
        const auto coat = static_cast<rules::Coat>(number);
        if (coats.of(coat) > 0) {
            faces.append({.emblem = emblemOf(rules::facts(coat).board, options),
                          .value = rules::facts(coat).value,
                          .count = coats.of(coat),
                          .name = Names::coat(coat, options)});
        }
    }
    return faces;
}

QList<CardFace> playedCards(const State &table, std::size_t squire)
{
    QList<CardFace> cards;
    for (std::size_t position = 0; position < table.playedCount[squire]; ++position) {
        const rules::PlayedCard played = table.played[squire][position];
        CardFace &card = cards.emplace_back(cardFace(played.card(), table.options));
        card.board = toShown(played.board());
    }
    return cards;
}

// Cards before the squire: in hand, in the draft with those kept; in Lancelot's exchange half of the player's six.
int handSize(const State &table, std::size_t squire)
{
    const auto owner = static_cast<std::size_t>(table.options.owner(static_cast<int>(squire)));
    switch (table.phase) {
    case Phase::Bet:
        return table.options.mode == rules::Mode::Lancelot ? table.dealt[owner].size() / 2 : table.dealt[squire].size();
    case Phase::Draft:
        return table.hands[squire].size() + table.kept[squire].size();
    case Phase::Split:
    case Phase::TakeStack:
    case Phase::Assign:
        return table.dealt[owner].size() / 2;
    default:
        return table.hands[squire].size();
    }
}

// In rounds of one card each; in Lancelot a squire plays all its cards in a row (R9.5).
bool hasPlayed(const State &table, int squire)
{
    const int played = table.playedCount[static_cast<std::size_t>(squire)];
    if (table.options.mode == rules::Mode::Lancelot) {
        return played == table.options.cardsPlayed();
    }
    return played > table.step / table.squires();
}

bool hasChosen(const State &table, int squire)
{
    switch (table.phase) {
    case Phase::Draft:
        return !rules::isIn(table.pending, squire);
    case Phase::Split:
    case Phase::Assign:
        return !rules::isIn(table.pending, table.options.owner(squire));
    case Phase::Play:
    case Phase::Peek:
        return hasPlayed(table, squire);
    default:
        return false;
    }
}

} // namespace

QList<SquireRow> squireRows(const Scene &scene)
{
    const State &table = scene.table();
    const rules::Options &options = scene.options();
    const rules::ActorSet winners = scene.over() ? rules::result(table).winners : rules::ActorSet(0);
    QList<SquireRow> rows;
    for (int squire = 0; squire < table.squires(); ++squire) {
        const auto place = static_cast<std::size_t>(squire);
        const int owner = options.owner(squire);
        const bool open = scene.openScores || scene.over();
        SquireRow row{.seat = squire,
                      .name = scene.people.squireFirst(squire),
                      .brief = scene.people.squireBriefly(squire),
                      .tincture = scene.tincture(squire),
                      .human = scene.people.isHuman(owner),
                      .neutral = options.isNeutral(squire),
                      .player = owner == rules::nobody ? -1 : owner,
                      .own = scene.isOwn(squire),
                      .holdsExcalibur = table.first == squire,
                      .deciding = scene.isDeciding(squire),
                      .hasChosen = hasChosen(table, squire) && !scene.isDeciding(squire),
                      .handSize = handSize(table, place),
                      .coatCount = table.coats[place].size(),
                      .scoreHidden = !open && !scene.maySee(squire),
                      .played = playedCards(table, place)};
        row.thinking = row.deciding && rules::isIn(scene.thinking, rules::actorIsPlayer(table.phase) ? owner : squire);
        if (owner != rules::nobody && !row.human) {
            row.level = knownLevel(scene.people.level(owner));
            row.character =
                row.level.isEmpty() ? QString() : StyleTexts::character(row.level, scene.people.style(owner));
        }
        const std::optional<bool> won =
            scene.over() ? std::optional(!row.neutral && rules::isIn(winners, owner)) : std::nullopt;
        row.mood = Moods::atTable(row.deciding, won);
        if (!row.scoreHidden) {
            row.score = rules::points(table, squire);
            row.coats = coatFaces(table.coats[place], options);
        }
        if (scene.openHands) {
            for (int position = 0; position < table.hands[place].size(); ++position) {
                row.hand.append(cardFace(table.hands[place].at(position), options));
            }
        }
        row.bet = emblemOf(table.bets[place], options);
        row.status = Speech::status(scene, row);
        row.explanation = Speech::signs(row);
        row.spoken = Speech::squire(scene, row);
        rows.append(row);
    }
    return rows;
}

} // namespace academy::model
