// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"

#include "Words.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <bit>

namespace academy::rules::test
{

namespace
{

std::size_t slot(int position)
{
    return static_cast<std::size_t>(position);
}

} // namespace

Options startingWith(Options options, int firstSquire)
{
    options.firstSquire = static_cast<std::uint8_t>(firstSquire);
    return options;
}

Options forGrandFinale(Options options)
{
    options.stakes = Stakes::GrandFinale;
    return options;
}

Chance dealing(std::initializer_list<std::string_view> hands)
{
    Chance chance;
    for (const std::string_view cards : hands) {
        chance.hands[chance.handCount++] = hand(cards);
    }
    return chance;
}

Chance laying(std::initializer_list<int> tokens)
{
    Chance chance;
    chance.kind = ChanceKind::Codex;
    std::transform(tokens.begin(), tokens.end(), chance.tokens.begin(),
                   [](int token) { return static_cast<std::int8_t>(token); });
    return chance;
}

Chance neutralKeeping(std::string_view card)
{
    Chance chance;
    chance.kind = ChanceKind::NeutralKeeps;
    chance.card = test::card(card);
    return chance;
}

Chance neutralPlaying(std::string_view card)
{
    Chance chance;
    chance.kind = ChanceKind::NeutralPlays;
    chance.card = test::card(card);
    return chance;
}

Position::Position(const Options &options)
    : state(newGame(options))
{
    REQUIRE(rules::check(options) == std::nullopt);
}

Position &Position::turn(int turn)
{
    state.turn = static_cast<std::uint8_t>(turn);
    return *this;
}

Position &Position::first(int squire)
{
    state.first = static_cast<std::uint8_t>(squire);
    state.actor = state.first;
    return *this;
}

Position &Position::discs(Board board, std::initializer_list<int> progress)
{
    REQUIRE(static_cast<int>(progress.size()) == state.squires());
    state.track(board).clear();
    int squire = 0;
    for (const int squares : progress) {
        state.track(board).place(squire++, squares);
    }
    return *this;
}

Position &Position::stack(Board board, int progress, std::initializer_list<int> squires)
{
    for (const int squire : squires) {
        state.track(board).place(squire, progress);
    }
    return *this;
}

Position &Position::coats(int squire, std::string_view coats)
{
    for (const std::string_view word : words(coats)) {
        state.coats[slot(squire)].add(coat(word));
    }
    return *this;
}

Position &Position::bets(std::initializer_list<Board> bySquire)
{
    std::copy(bySquire.begin(), bySquire.end(), state.bets.begin());
    return *this;
}

Position &Position::codex(std::initializer_list<int> tokens)
{
    state.phase = Phase::Codex;
    const State before = state;
    laysCodex(tokens);
    const Codex laid = state.codex;
    state = before;
    state.codex = laid;
    return *this;
}

Position &Position::cup(int cup)
{
    state.cup = static_cast<std::int8_t>(cup);
    return *this;
}

Position &Position::scrolls(std::initializer_list<int> squaresOnBoard)
{
    state.scrolls = 0;
    for (const int square : squaresOnBoard) {
        state.scrolls = static_cast<std::uint8_t>(state.scrolls | (square == 6 ? scrollOfSix : scrollOfTwelve));
    }
    return *this;
}

Position &Position::hands(std::initializer_list<std::string_view> bySquire)
{
    std::size_t squire = 0;
    for (const std::string_view cards : bySquire) {
        state.hands[squire++] = hand(cards);
    }
    state.phase = Phase::DraftDone;
    return advances();
}

Position &Position::lastCard(int squire, std::string_view card)
{
    state.hands[slot(squire)] = hand(card);
    state.phase = Phase::Play;
    state.actor = static_cast<std::uint8_t>(squire);
    state.step = static_cast<std::uint8_t>(state.squires() * state.options.cardsPlayed() - 1);
    return *this;
}

Position &Position::played(int squire, std::string_view cards, Board swords)
{
    for (const std::string_view word : words(cards)) {
        const Card one = card(word);
        const Board board = one.isSwords() ? swords : one.ownBoard();
        state.played[slot(squire)][state.playedCount[slot(squire)]++] = PlayedCard(one, board);
    }
    return *this;
}

Position &Position::falls(const Chance &chance)
{
    events.clear();
    const std::optional<Refusal> refusal = applyChance(state, chance, &events);
    INFO((refusal ? refusal->text() : ""));
    REQUIRE_FALSE(refusal.has_value());
    return *this;
}

Position &Position::deals(std::initializer_list<std::string_view> hands)
{
    return falls(dealing(hands));
}

Position &Position::laysCodex(std::initializer_list<int> tokens)
{
    return falls(laying(tokens));
}

Position &Position::neutralKeeps(std::string_view card)
{
    return falls(neutralKeeping(card));
}

Position &Position::neutralDraws(std::string_view card)
{
    return falls(neutralPlaying(card));
}

Position &Position::does(const Action &action)
{
    events.clear();
    const std::optional<Refusal> refusal = apply(state, action, &events);
    INFO((refusal ? refusal->text() : ""));
    REQUIRE_FALSE(refusal.has_value());
    return *this;
}

Position &Position::keeps(int squire, std::string_view card)
{
    return does(Action::keep(squire, test::card(card)));
}

Position &Position::plays(int squire, std::string_view card)
{
    return does(Action::play(squire, test::card(card), test::card(card).ownBoard()));
}

Position &Position::plays(int squire, std::string_view card, Board board)
{
    return does(Action::play(squire, test::card(card), board));
}

Position &Position::scores()
{
    state.phase = Phase::PlayDone;
    return advances();
}

Position &Position::resets()
{
    state.phase = Phase::ScoringDone;
    return advances();
}

Position &Position::advances()
{
    REQUIRE(due(state) == Due::Advance);
    events.clear();
    advance(state, &events);
    return *this;
}

Position &Position::goesOnTo(Phase phase, Random &random)
{
    while (state.phase != phase) {
        events.clear();
        REQUIRE(due(state) != Due::Nothing);
        switch (due(state)) {
        case Due::Chance:
            resolveChance(state, random, &events);
            break;
        case Due::Decision: {
            const std::vector<Action> actions = choices(std::countr_zero(deciding(state)));
            applyLegal(state, actions[slot(random.below(static_cast<int>(actions.size())))], &events);
            break;
        }
        case Due::Advance:
            advance(state, &events);
            break;
        case Due::Nothing:
            break;
        }
    }
    return *this;
}

std::vector<int> Position::progress(Board board) const
{
    std::vector<int> squares;
    for (int squire = 0; squire < state.squires(); ++squire) {
        squares.push_back(state.progress(squire, board));
    }
    return squares;
}

std::vector<int> Position::ranking(Board board) const
{
    std::vector<int> squires;
    for (int rank = 0; rank < state.squires(); ++rank) {
        for (int squire = 0; squire < state.squires(); ++squire) {
            if (!state.track(board).onSquareZero(squire) && state.track(board).betterDiscs(squire) == rank) {
                squires.push_back(squire);
            }
        }
    }
    return squires;
}

std::string Position::coats(int squire) const
{
    return text(state.coats[slot(squire)]);
}

std::vector<int> Position::points() const
{
    std::vector<int> sums;
    for (int squire = 0; squire < state.squires(); ++squire) {
        sums.push_back(rules::points(state, squire));
    }
    return sums;
}

std::vector<Action> Position::choices(int actor) const
{
    ActionList actions;
    legalActions(state, actor, actions);
    return {actions.begin(), actions.end()};
}

std::vector<Board> Position::boardsOffered(int actor) const
{
    std::vector<Board> boards;
    for (const Action &action : choices(actor)) {
        boards.push_back(action.board());
    }
    return boards;
}

std::vector<int> Position::squiresOf(EventKind kind) const
{
    std::vector<int> squires;
    for (const Event &event : events) {
        if (event.kind == kind) {
            squires.push_back(event.squire);
        }
    }
    return squires;
}

std::vector<Board> Position::boardsOf(EventKind kind) const
{
    std::vector<Board> boards;
    for (const Event &event : events) {
        if (event.kind == kind) {
            boards.push_back(event.board);
        }
    }
    return boards;
}

std::vector<int> Position::valuesOf(EventKind kind) const
{
    std::vector<int> values;
    for (const Event &event : events) {
        if (event.kind == kind) {
            values.push_back(event.value);
        }
    }
    return values;
}

Refusal Position::refusal(const Action &action) const
{
    State copy = state;
    Events told;
    const std::optional<Refusal> refusal = apply(copy, action, &told);
    INFO("action " << text(action));
    REQUIRE(refusal.has_value());
    CHECK(copy == state);
    CHECK(told.empty());
    CHECK(rules::check(state, action) == refusal);
    return *refusal;
}

Refusal Position::refusal(const Chance &chance) const
{
    State copy = state;
    Events told;
    const std::optional<Refusal> refusal = applyChance(copy, chance, &told);
    REQUIRE(refusal.has_value());
    CHECK(copy == state);
    CHECK(told.empty());
    return *refusal;
}

} // namespace academy::rules::test
