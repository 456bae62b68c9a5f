// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"
#include "invariants/Invariants.h"
#include "invariants/Shadow.h"

#include "rules/Playout.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <bit>

/// Random games over every combination of mode, squires, advanced rules, variations and stakes; what always holds is
/// checked after every step.
namespace academy::rules::test
{

namespace
{

void require(const std::string &wrong, const State &state)
{
    if (!wrong.empty()) {
        FAIL(wrong << "\n" << text(state));
    }
}

// Any action at all, most of them nonsense at the moment.
Action anyAction(Random &random)
{
    const int actor = random.below(6);
    const auto board = random.below(8) == 0 ? noBoard : boardAt(random.below(boardCount + 1));
    const auto anyCard = [&random] {
        return random.below(8) == 0 ? Card() : Card::fromCode(static_cast<std::uint8_t>(random.below(32)));
    };
    const auto anyCoat = [&random] {
        return random.below(4) == 0 ? noCoat : static_cast<Coat>(random.below(coatCount + 2));
    };
    switch (static_cast<ActionKind>(random.below(11))) {
    case ActionKind::Bet:
        return Action::bet(actor, board);
    case ActionKind::Keep:
        return Action::keep(actor, anyCard());
    case ActionKind::Split:
        return Action::split(actor, anyCard(), anyCard(), anyCard());
    case ActionKind::TakeStack:
        return Action::takeStack(actor, random.below(3));
    case ActionKind::Assign:
        return Action::assign(actor, anyCard(), anyCard(), anyCard());
    case ActionKind::Play:
        return Action::play(actor, anyCard(), board);
    case ActionKind::Peek:
        return Action::peek(actor, random.below(4) == 0 ? Action::none : random.below(6));
    case ActionKind::WinTie:
        return Action::winTie(actor, board);
    case ActionKind::Bonus:
        return Action::bonus(actor, board);
    case ActionKind::TakeToken:
        return Action::takeToken(actor, random.below(6));
    case ActionKind::Exchange:
        break;
    }
    return Action::exchange(actor, random.below(6), anyCoat(), anyCoat(), anyCoat());
}

// The legal action with one thing changed: what is nearly right.
Action nearly(const Action &legal, Random &random)
{
    Action other = anyAction(random);
    for (int attempt = 0; attempt < 20 && other.kind() != legal.kind(); ++attempt) {
        other = anyAction(random);
    }
    const int actor = legal.actor();
    const bool first = random.below(2) == 0;
    switch (other.kind() == legal.kind() ? legal.kind() : ActionKind::Bet) {
    case ActionKind::Play:
        return first ? Action::play(actor, other.card(), legal.board())
                     : Action::play(actor, legal.card(), other.board());
    case ActionKind::Split:
        return Action::split(actor, legal.card(2), legal.card(0), first ? legal.card(1) : other.card(0));
    case ActionKind::Assign:
        return Action::assign(actor, legal.card(1), legal.card(2), first ? legal.card(0) : other.card(0));
    case ActionKind::Exchange:
        return first ? Action::exchange(actor, legal.partner(), other.give(), legal.take(0), legal.take(1))
                     : Action::exchange(actor, legal.partner(), legal.give(), legal.take(1), legal.take(0));
    default:
        return other;
    }
}

// The order of cards and of coats taken means nothing.
bool meansTheSame(const Action &one, const Action &other)
{
    if (one.kind() != other.kind() || one.actor() != other.actor()) {
        return false;
    }
    switch (one.kind()) {
    case ActionKind::Split:
    case ActionKind::Assign: {
        Hand cards;
        Hand others;
        for (int card = 0; card < 3; ++card) {
            cards.insert(one.card(card));
            others.insert(other.card(card));
        }
        return cards == others;
    }
    case ActionKind::Exchange:
        return one.partner() == other.partner() && one.give() == other.give()
            && std::minmax({one.take(0), one.take(1)}) == std::minmax({other.take(0), other.take(1)});
    default:
        return one == other;
    }
}

// check() and apply() allow exactly what legalActions() lists, and a refusal changes nothing.
void requireAgreement(const State &state, const Action &action)
{
    const ActorSet actors = deciding(state);
    bool listed = false;
    for (int actor = 0; actor < maxSquires; ++actor) {
        if (((actors >> actor) & 1) != 0) {
            ActionList actions;
            legalActions(state, actor, actions);
            listed = listed
                || std::any_of(actions.begin(), actions.end(), [&](Action one) { return meansTheSame(one, action); });
        }
    }
    State copy = state;
    Events events;
    const std::optional<Refusal> refusal = apply(copy, action, &events);
    if (listed == refusal.has_value() || check(state, action) != refusal) {
        FAIL(text(action) << (listed ? " is refused" : " is allowed") << "\n" << text(state));
    }
    if (refusal && (!(copy == state) || !events.empty() || refusal->rule.substr(0, 1) != "R")) {
        FAIL(text(action) << " was refused and changed something\n" << text(state));
    }
}

// Nothing but what is due happens: chance of another kind is refused, and advance() does nothing but end a phase.
void requireOnlyWhatIsDue(const State &state, Random &random)
{
    State copy = state;
    if (due(state) != Due::Advance) {
        Events events;
        advance(copy, &events);
        require(copy == state && events.empty() ? "" : "an advance that is not due", state);
    }
    Chance chance;
    chance.kind = static_cast<ChanceKind>(random.below(4));
    chance.card = Card::fromCode(static_cast<std::uint8_t>(random.below(cardCodeCount)));
    const bool isDue = due(state) == Due::Chance && awaitedChance(state) == chance.kind;
    const std::optional<Refusal> refusal = applyChance(copy, chance);
    require(isDue || refusal ? "" : "chance that is not due", state);
    require(!refusal || copy == state ? "" : "chance that was refused and changed something", state);
}

void step(State &state, Random &random, Events &events, Action &taken)
{
    ActorSet actors = deciding(state);
    if (due(state) == Due::Chance && (actors == 0 || random.below(2) == 0)) {
        resolveChance(state, random, &events);
        return;
    }
    if (due(state) == Due::Advance) {
        advance(state, &events);
        return;
    }
    int actor = 0;
    do {
        actor = random.below(maxSquires);
    } while (((actors >> actor) & 1) == 0);
    ActionList actions;
    legalActions(state, actor, actions);
    taken = actions[random.below(actions.size())];
    requireAgreement(state, taken);
    requireAgreement(state, nearly(taken, random));
    requireAgreement(state, anyAction(random));
    applyLegal(state, taken, &events);
}

void playWatched(const Options &options, Random &random)
{
    State state = newGame(options);
    Shadow shadow(state);
    while (due(state) != Due::Nothing) {
        Events events;
        Action taken;
        const State before = state;
        requireOnlyWhatIsDue(state, random);
        step(state, random, events, taken);
        require(wrongOnTheBoards(state), state);
        require(wrongWithTheCards(state), state);
        require(wrongWithTheCoats(state), state);
        require(wrongWithTheChoices(state), state);
        require(shadow.follow(events, &taken), state);
        require(shadow.difference(state), state);
        require(before.options == state.options ? "" : "options changed", state);
    }
    require(check(state, anyAction(random)) ? "" : "an action after the end", state);
}

int playEveryCombination(Options options)
{
    Random random(options.squires);
    int games = 0;
    for (unsigned variations = 0; variations < 64; ++variations) {
        for (unsigned advanced = 0; advanced < 8; ++advanced) {
            for (const Stakes stakes : {Stakes::Booklet, Stakes::GrandFinale}) {
                options.variations = static_cast<std::uint8_t>(variations);
                options.advanced = static_cast<std::uint8_t>(advanced);
                options.stakes = stakes;
                const int starters = options.mode == Mode::Karadoc ? 2 : options.squires;
                options.firstSquire = static_cast<std::uint8_t>(random.below(starters));
                playWatched(options, random);
                ++games;
            }
        }
    }
    return games;
}

} // namespace

TEST_CASE("Random games of three squires keep what always holds", "[random-play]")
{
    CHECK(playEveryCombination(standard(3)) == 1024);
}

TEST_CASE("Random games of four squires keep what always holds", "[random-play]")
{
    CHECK(playEveryCombination(standard(4)) == 1024);
}

TEST_CASE("Random games of five squires keep what always holds", "[random-play]")
{
    CHECK(playEveryCombination(standard(5)) == 1024);
}

TEST_CASE("Random games of Karadoc keep what always holds", "[random-play]")
{
    CHECK(playEveryCombination(karadoc()) == 1024);
}

TEST_CASE("Random games of Lancelot keep what always holds", "[random-play]")
{
    CHECK(playEveryCombination(lancelot()) == 1024);
}

TEST_CASE("Playouts make only legal choices and end", "[random-play]")
{
    Random random(77);
    for (Options options : {standard(3), standard(5), karadoc(), lancelot()}) {
        for (unsigned variations = 0; variations < 64; ++variations) {
            options.variations = static_cast<std::uint8_t>(variations);
            options.advanced = static_cast<std::uint8_t>(variations % 8);
            State watched = newGame(options);
            while (due(watched) != Due::Nothing) {
                if (due(watched) == Due::Decision) {
                    const Action action = randomAction(watched, random);
                    require(check(watched, action) ? "an illegal choice" : "", watched);
                    applyLegal(watched, action);
                } else if (due(watched) == Due::Chance) {
                    resolveChance(watched, random);
                } else {
                    advance(watched);
                }
            }
            State state = newGame(options);
            const int decisions = playRandomly(state, random);
            CHECK(state.phase == Phase::Over);
            CHECK(decisions > 6 * 12);
        }
    }
}

} // namespace academy::rules::test
