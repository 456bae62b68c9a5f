// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "ViewEquivalence.h"

#include "Words.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <optional>

namespace academy::rules::test
{

namespace
{

std::size_t spot(int position)
{
    return static_cast<std::size_t>(position);
}

bool owns(const State &state, int player, int squire)
{
    return squire != nobody && state.options.owner(squire) == player;
}

std::vector<Action> listed(const State &state, int actor)
{
    ActionList actions;
    legalActions(state, actor, actions);
    return {actions.begin(), actions.end()};
}

int coatsTaken(const Action &exchange)
{
    return (exchange.take(0) != noCoat ? 1 : 0) + (exchange.take(1) != noCoat ? 1 : 0);
}

// Whether the player is told which coats are exchanged: it takes part, or decides for the neutral squire (R8.4).
bool isTold(const State &state, const Action &exchange, int player)
{
    return owns(state, player, exchange.actor()) || owns(state, player, exchange.partner())
        || decider(state, exchange.actor()) == player;
}

bool isSecret(const State &state, const Action &action, int player)
{
    switch (action.kind()) {
    case ActionKind::Keep:
        return !owns(state, player, action.actor());
    case ActionKind::Split:
    case ActionKind::Assign:
        return action.actor() != player;
    case ActionKind::Exchange:
        return !isTold(state, action, player);
    default:
        return false;
    }
}

std::string learnedFromChance(const Chance &chance, const State &after, int player)
{
    switch (chance.kind) {
    case ChanceKind::Deal:
        return "dealt " + text(after.dealt[spot(player)]);
    case ChanceKind::NeutralPlays:
        return "drawn " + text(chance.card);
    case ChanceKind::Codex:
    case ChanceKind::NeutralKeeps:
        break;
    }
    return "chance";
}

std::string learnedFromAction(const State &before, const Action &action, int player)
{
    if (!isSecret(before, action, player)) {
        const bool looks =
            (action.kind() == ActionKind::Peek && !action.declines() && owns(before, player, action.actor()))
            || (action.kind() == ActionKind::TakeToken && owns(before, player, action.actor()));
        return text(action) + (looks ? " is " + std::to_string(before.codex.token[spot(action.place())]) : "");
    }
    if (action.kind() == ActionKind::Exchange) {
        return "exchange of " + std::to_string(action.actor()) + " with " + std::to_string(action.partner()) + " for "
            + std::to_string(coatsTaken(action));
    }
    return "chosen by " + std::to_string(action.actor());
}

// R10.3.3: the 0s are shown by those who had taken them, all others are known to have kept a negative token.
std::string returnedTokens(const State &before, const Action &lastTaken)
{
    std::string line = " returned";
    for (int place = 0; place < before.squires(); ++place) {
        const int taker = place == lastTaken.place() ? lastTaken.actor() : before.codex.taker[spot(place)];
        if (before.codex.token[spot(place)] == 0) {
            line += " " + std::to_string(taker);
        }
    }
    return line;
}

} // namespace

std::string learned(const State &before, const Step &step, const State &after, int player)
{
    std::string line;
    if (const auto *chance = std::get_if<Chance>(&step)) {
        line = learnedFromChance(*chance, after, player);
    } else if (const auto *action = std::get_if<Action>(&step)) {
        line = learnedFromAction(before, *action, player);
        if (before.phase == Phase::TakeToken && after.phase != Phase::TakeToken) {
            line += returnedTokens(before, *action);
        }
    }
    if (before.phase == Phase::Split && after.phase == Phase::TakeStack) { // R9.3: all four stacks are shown
        line += " stacks " + text(after.kept[0]) + " of " + text(after.dealt[0]) + ", " + text(after.kept[1]) + " of "
            + text(after.dealt[1]);
    }
    if (after.phase == Phase::Exchange && after.options.isNeutral(after.actor)
        && decider(after, after.actor) == player) { // R8.4: it chooses among the neutral squire's coats
        line += " neutral coats " + text(after.coats[after.actor]);
    }
    for (int squire = 0; squire < after.squires(); ++squire) {
        if (owns(after, player, squire)) {
            line += " own " + text(after.hands[spot(squire)]) + " " + text(after.coats[spot(squire)]);
        } else if (after.phase == Phase::Over) { // R5.7: totals are hidden until the end
            line += " revealed " + text(after.coats[spot(squire)]);
        }
    }
    return line;
}

Transcript playRandomGame(const Options &options, Random &random)
{
    Transcript game;
    State state = newGame(options);
    game.states.push_back(state);
    while (due(state) != Due::Nothing) {
        const ActorSet actors = deciding(state);
        if (due(state) == Due::Chance && (actors == 0 || random.below(2) == 0)) {
            const Chance chance = drawChance(state, random);
            REQUIRE(applyChance(state, chance) == std::nullopt);
            game.steps.emplace_back(chance);
        } else if (due(state) == Due::Advance) {
            advance(state);
            game.steps.emplace_back(Advancing());
        } else {
            int actor = 0;
            do {
                actor = random.below(maxSquires);
            } while (((actors >> actor) & 1) == 0);
            const std::vector<Action> actions = listed(state, actor);
            const Action action = actions[spot(random.below(static_cast<int>(actions.size())))];
            applyLegal(state, action);
            game.steps.emplace_back(action);
        }
        game.states.push_back(state);
    }
    return game;
}

void SecretCounts::add(const State &one, const State &other)
{
    dealt += one.dealt != other.dealt ? 1 : 0;
    hands += one.hands != other.hands ? 1 : 0;
    kept += one.kept != other.kept ? 1 : 0;
    tokens += one.codex.token != other.codex.token ? 1 : 0;
    coats += one.coats != other.coats ? 1 : 0;
    exchanges += one.exchanges != other.exchanges ? 1 : 0;
}

namespace
{

// Swaps a card of another hand with one of a third hand or of the cards not dealt.
Chance dealtOtherwise(Chance chance, int player, Random &random)
{
    int from = 0;
    do {
        from = random.below(chance.handCount);
    } while (from == player);
    int to = 0;
    do {
        to = random.below(chance.handCount + 1);
    } while (to == player || to == from);
    Hand &hand = chance.hands[spot(from)];
    const Card card = hand.at(random.below(hand.size()));
    if (to < chance.handCount) {
        Hand &others = chance.hands[spot(to)];
        const Card other = others.at(random.below(others.size()));
        others.remove(other);
        others.insert(card);
        hand.remove(card);
        hand.insert(other);
        return chance;
    }
    std::vector<Card> undealt(deck.begin(), deck.end());
    for (std::size_t squire = 0; squire < chance.handCount; ++squire) {
        for (int position = 0; position < chance.hands[squire].size(); ++position) {
            undealt.erase(std::find(undealt.begin(), undealt.end(), chance.hands[squire].at(position)));
        }
    }
    hand.remove(card);
    hand.insert(undealt[spot(random.below(static_cast<int>(undealt.size())))]);
    return chance;
}

Chance laidOtherwise(Chance chance, int squires, Random &random)
{
    std::swap(chance.tokens[spot(random.below(squires))], chance.tokens[spot(random.below(squires))]);
    return chance;
}

// Another choice that looks the same to those who are not told.
std::optional<Action> chosenOtherwise(const State &state, const Action &action, Random &random)
{
    std::vector<Action> others;
    for (const Action &other : listed(state, action.actor())) {
        if (action.kind() != ActionKind::Exchange
            || (other.partner() == action.partner() && coatsTaken(other) == coatsTaken(action))) {
            others.push_back(other);
        }
    }
    return others.empty() ? std::nullopt : std::optional(others[spot(random.below(static_cast<int>(others.size())))]);
}

bool holdsSecret(const State &state, const Step &step, int player)
{
    if (const auto *chance = std::get_if<Chance>(&step)) {
        return chance->kind != ChanceKind::NeutralPlays;
    }
    const auto *action = std::get_if<Action>(&step);
    return action != nullptr && isSecret(state, *action, player);
}

// The step as it may have been without the player's knowing.
std::optional<Step> changed(const State &state, const Step &step, int player, Random &random)
{
    if (const auto *chance = std::get_if<Chance>(&step)) {
        switch (chance->kind) {
        case ChanceKind::Deal:
            return dealtOtherwise(*chance, player, random);
        case ChanceKind::Codex:
            return laidOtherwise(*chance, state.squires(), random);
        case ChanceKind::NeutralKeeps:
            return drawChance(state, random);
        case ChanceKind::NeutralPlays:
            break;
        }
        return step;
    }
    if (const auto *action = std::get_if<Action>(&step)) {
        return chosenOtherwise(state, *action, random);
    }
    return step;
}

bool take(State &state, const Step &step)
{
    if (const auto *chance = std::get_if<Chance>(&step)) {
        return !applyChance(state, *chance).has_value();
    }
    if (const auto *action = std::get_if<Action>(&step)) {
        return !apply(state, *action).has_value();
    }
    if (due(state) != Due::Advance) {
        return false;
    }
    advance(state);
    return true;
}

// In which part of two views that should be equal they are not.
std::string differenceOf(const View &one, const View &other)
{
    const State &table = one.table;
    const State &others = other.table;
    return std::string(one.seen != other.seen ? " seen" : "") + (table.dealt != others.dealt ? " dealt" : "")
        + (table.hands != others.hands ? " hands" : "") + (table.kept != others.kept ? " kept" : "")
        + (table.codex != others.codex ? " codex" : "") + (table.codexMemory != others.codexMemory ? " memory" : "")
        + (table.coats != others.coats ? " coats" : "") + (table.exchanges != others.exchanges ? " exchanges" : "");
}

} // namespace

void compareViews(const Transcript &game, int player, Random &random, SecretCounts &counts, const Comparison &compare)
{
    // Often a Codex, whose secret may last for the rest of the game, or an exchange; otherwise whatever is a secret.
    const int wish = random.below(4);
    const Phase wanted = wish == 0 ? Phase::Exchange : wish == 1 ? Phase::Codex : Phase::Over;
    std::vector<int> secrets;
    std::vector<int> favored;
    const int stepCount = static_cast<int>(game.steps.size());
    for (int number = 0; number < stepCount; ++number) {
        if (holdsSecret(game.states[spot(number)], game.steps[spot(number)], player)) {
            secrets.push_back(number);
            if (game.states[spot(number)].phase == wanted) {
                favored.push_back(number);
            }
        }
    }
    const std::vector<int> &starts = favored.empty() ? secrets : favored;
    const int start = starts[spot(random.below(static_cast<int>(starts.size())))];
    State twin = game.states[spot(start)];
    bool isChanged = false;
    for (int number = start; number < stepCount; ++number) {
        const State &before = game.states[spot(number)];
        const State &after = game.states[spot(number + 1)];
        const Step &step = game.steps[spot(number)];
        const State twinBefore = twin;
        std::optional<Step> twinStep = step;
        if (holdsSecret(before, step, player) && (!isChanged || random.below(8) == 0)) {
            twinStep = changed(twin, step, player, random);
            isChanged = true;
        }
        if (!twinStep || !take(twin, *twinStep)) {
            // The same cannot be done here any more: somebody else does something instead, if it is a secret.
            twinStep = holdsSecret(before, step, player) ? changed(twin, step, player, random) : std::nullopt;
            if (!twinStep || !take(twin, *twinStep)) {
                return; // something public cannot have happened, so the games part here
            }
        }
        const View view = viewOf(after, player);
        const View twinView = viewOf(twin, player);
        if (learned(before, step, after, player) != learned(twinBefore, *twinStep, twin, player)) {
            ++counts.learnedLater;
            if (view == twinView) {
                FAIL("player " << player << " does not see what it learns: " << learned(before, step, after, player)
                               << "\nor: " << learned(twinBefore, *twinStep, twin, player) << "\n"
                               << text(after));
            }
            return;
        }
        if (!(view == twinView)) {
            FAIL("player " << player << " sees what it cannot know:" << differenceOf(view, twinView) << "\n"
                           << text(after) << "\n"
                           << text(twin));
        }
        if (compare) {
            compare({before, step, after}, {twinBefore, *twinStep, twin});
        }
        counts.add(after, twin);
    }
}

} // namespace academy::rules::test
