// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Positions.h"

#include "players/ActionEvaluator.h"
#include "players/Player.h"
#include "players/SearchPlayer.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <string>

/// What the levels overlook: what is said of them to people (RuleTexts::level) is true.
namespace academy::players::tests
{

using namespace rules;

namespace
{

Action chosen(const std::string &level, const State &state, int actor, std::uint64_t seed)
{
    Random random(seed);
    return makePlayer(level)->choose(viewOf(state, decider(state, actor)), actor, {}, random);
}

/// How many of a hundred choose that board.
int oftenOn(Board board, const std::string &level, const State &state, int actor)
{
    int often = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        often += chosen(level, state, actor, seed).board() == board ? 1 : 0;
    }
    return often;
}

/// Four squires, everybody beyond square 0 and far from each other on all boards; squire 0 is last.
State spreadOut()
{
    State state = newGame(Options::of(Mode::Standard, 4));
    for (const Board board : allBoards) {
        for (int squire = 0; squire < 4; ++squire) {
            state.track(board).place(squire, board == Board::KingsService ? 1 : 1 + 6 * squire);
        }
    }
    return state;
}

/// Gallantry's bonus is due for squire 0, which has that rank.
State atBonus(State state, int rank)
{
    state.phase = Phase::Bonus;
    state.queued = 3;
    state.step = static_cast<std::uint8_t>(3 - rank);
    state.queue = {1, 1, 1};
    state.queue[state.step] = 0;
    state.actor = 0;
    return state;
}

/// Squire 0 has these cards to play in a game of four, and all others have played theirs.
State toPlay(State state, int turn, std::initializer_list<Card> cards)
{
    state.turn = static_cast<std::uint8_t>(turn);
    state.phase = Phase::Play;
    state.actor = 0;
    state.step = static_cast<std::uint8_t>(16 - cards.size() + 1);
    state.playedCount = {static_cast<std::uint8_t>(5 - cards.size()), 4, 4, 4, 0};
    for (const Card card : cards) {
        state.hands[0].insert(card);
    }
    return state;
}

/// Decisions of heralds' games in that phase, each shown to `look`.
template <typename Look>
void inHeraldGames(const Options &options, Phase phase, int games, Look look)
{
    Random random(5);
    for (int game = 0; game < games; ++game) {
        State state = newGame(options);
        while (due(state) != Due::Nothing) {
            if (due(state) == Due::Chance) {
                resolveChance(state, random);
            } else if (due(state) == Due::Advance) {
                advance(state);
            } else {
                const int actor = std::countr_zero(deciding(state));
                if (state.phase == phase) {
                    look(state, actor);
                }
                applyLegal(state, ActionEvaluator(viewOf(state, decider(state, actor)), actor).pick(random));
            }
        }
    }
}

} // namespace

TEST_CASE("A page counts three squares for the first of Gallantry and one for the third", "[levels][R5.1]")
{
    State state = spreadOut();
    state.track(Board::Jousts).place(1, 3); // three squares more, and it is passed
    state.track(Board::Jousts).place(2, 3);
    state.track(Board::Jousts).place(3, 3);
    CHECK(oftenOn(Board::Jousts, "page", atBonus(state, 1), 0) > 70);
    CHECK(oftenOn(Board::Jousts, "page", atBonus(state, 3), 0) < 40);
}

TEST_CASE("A page goes by the base rules where a variation pays otherwise", "[levels]")
{
    State state = spreadOut();
    state.track(Board::Education).place(0, 7); // with the next card no longer last
    state.options.set(Variation::Education);
    state.options.set(Variation::Quests);
    state.track(Board::Education).place(1, 9);
    state.track(Board::Education).place(2, 9);
    state = toPlay(state, 2, {Card(CardKind::Quests, 3), Card(CardKind::Education, 3)});
    CHECK(oftenOn(Board::Education, "page", state, 0) > 70);
}

TEST_CASE("A varlet plays its largest card", "[levels]")
{
    const Options options = Options::of(Mode::Standard, GENERATE(3, 5));
    inHeraldGames(options, Phase::Draft, 3, [](const State &state, int actor) {
        const Hand hand = state.hands[static_cast<std::size_t>(actor)];
        int largest = 0;
        for (int position = 0; position < hand.size(); ++position) {
            largest = std::max(largest, hand.at(position).value());
        }
        CHECK(chosen("varlet", state, actor, 1).card().value() == largest);
    });
    inHeraldGames(options, Phase::Play, 3, [](const State &state, int actor) {
        const auto squares = [&](const Action &action) {
            return progressAfter(state, actor, action.board(), action.card().value())
                - state.progress(actor, action.board());
        };
        ActionList actions;
        legalActions(state, actor, actions);
        int most = 0;
        for (const Action &action : actions) {
            most = std::max(most, squares(action));
        }
        CHECK(squares(chosen("varlet", state, actor, 1)) == most);
    });
}

TEST_CASE("A varlet never counts points: wherever its rivals stand, it chooses the same", "[levels]")
{
    const auto changes = [](const std::string &level) {
        Random random(6);
        int changed = 0;
        for (const Phase phase : {Phase::Draft, Phase::Play}) {
            inHeraldGames(Options::of(Mode::Standard, 4), phase, 6, [&](State state, int actor) {
                const Action before = chosen(level, state, actor, 1);
                for (const Board board : allBoards) {
                    for (int rival = 0; rival < state.squires(); ++rival) {
                        if (rival != actor) {
                            state.track(board).place(rival, random.below(12));
                        }
                    }
                }
                changed += chosen(level, state, actor, 1) == before ? 0 : 1;
            });
        }
        return changed;
    };
    CHECK(changes("varlet") == 0);
    CHECK(changes("page") > 50);
    CHECK(changes("herald") > 50);
}

TEST_CASE("A page sees what a card gains now, but is easily distracted", "[levels]")
{
    // Where one choice gains some points more at once than any other.
    int cases = 0;
    int taken = 0;
    int blind = 0; // a player that is not looking at all
    inHeraldGames(Options::of(Mode::Standard, 4), Phase::Play, 40, [&](const State &state, int actor) {
        ActionList actions;
        legalActions(state, actor, actions);
        const auto gain = [&](const Action &action) {
            if (!scoresThisTurn(state, action.board())) {
                return 0;
            }
            State after = state;
            after.track(action.board())
                .place(actor, progressAfter(state, actor, action.board(), action.card().value()));
            return paysNow(after, actor, action.board()) - paysNow(state, actor, action.board());
        };
        int most = 0;
        int next = 0;
        Action best = actions[0];
        for (const Action &action : actions) {
            const int points = gain(action);
            if (points > most) {
                next = most;
                most = points;
                best = action;
            } else {
                next = std::max(next, points);
            }
        }
        if (most < next + 3) {
            return;
        }
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            taken += chosen("page", state, actor, seed) == best ? 1 : 0;
            blind += chosen("random", state, actor, seed) == best ? 1 : 0;
            ++cases;
        }
    });
    CAPTURE(cases, taken, blind);
    REQUIRE(cases > 200);
    CHECK(100 * taken / cases > 70);
    CHECK(100 * taken / cases < 95);
    CHECK(taken > blind + cases / 5);
}

TEST_CASE("Minstrels think of this turn only, falconers little of later ones, and stewards plan ahead", "[levels]")
{
    // On Jousts one point now; on Quests, which scores a turn later, from the last place to the first.
    State state = spreadOut();
    for (const int rival : {1, 2, 3}) {
        state.track(Board::Quests).place(rival, 5);
        state.track(Board::Jousts).place(rival, 3 * rival);
    }
    state.track(Board::Jousts).place(0, 2);
    state = toPlay(state, 5, {Card(CardKind::Swords, 3), Card(CardKind::Quests, 5)});
    state.playedCount[0] = 3; // and no other card to come
    state.step = 15;
    CHECK(oftenOn(Board::Jousts, "minstrel", state, 0) == 100);
    CHECK(oftenOn(Board::Jousts, "falconer", state, 0) == 100);
    CHECK(oftenOn(Board::Quests, "steward", state, 0) == 100);
    CHECK(oftenOn(Board::Quests, "herald", state, 0) == 100);

    // With nothing to be had now falconers think of later turns as well: rarely is not never.
    for (const int rival : {1, 2, 3}) {
        state.track(Board::Jousts).place(rival, 8 + rival);
    }
    CHECK(oftenOn(Board::Quests, "falconer", state, 0) == 100);
}

TEST_CASE("Minstrels, and less so falconers, go where they win something better than not to be last", "[levels]")
{
    const auto share = [](const std::string &level) {
        int favourite = 0;
        int all = 0;
        inHeraldGames(Options::of(Mode::Standard, 4), Phase::Draft, 12, [&](const State &state, int actor) {
            const Hand hand = state.hands[static_cast<std::size_t>(actor)];
            if (hand.size() > 1) {
                const CardKind kind = chosen(level, state, actor, 1).card().kind();
                favourite += kind == CardKind::Swords || kind == CardKind::Quests ? 1 : 0;
                ++all;
            }
        });
        return 100 * favourite / all;
    };
    const int minstrel = share("minstrel");
    const int falconer = share("falconer");
    const int steward = share("steward");
    CAPTURE(minstrel, falconer, steward, share("herald"));
    CHECK(minstrel >= falconer + 3);
    CHECK(falconer >= steward + 5);
}

TEST_CASE("Those below the herald forget that others will still move; the herald bears it in mind", "[levels]")
{
    const auto changes = [](const std::string &level) {
        int changed = 0;
        inHeraldGames(Options::of(Mode::Standard, 4), Phase::Play, 12, [&](State state, int actor) {
            const Action before = chosen(level, state, actor, 1);
            for (int rival = 0; rival < state.squires(); ++rival) {
                if (rival != actor) { // as if it had no card left
                    state.playedCount[static_cast<std::size_t>(rival)] = 4;
                }
            }
            changed += chosen(level, state, actor, 1) == before ? 0 : 1;
        });
        return changed;
    };
    CHECK(changes("minstrel") == 0);
    CHECK(changes("falconer") == 0);
    CHECK(changes("steward") == 0);
    CHECK(changes("herald") > 20);
}

TEST_CASE("Those below the herald miss who lies on top of a stack", "[levels][R3.4]")
{
    const auto changes = [](const std::string &level) {
        int changed = 0;
        inHeraldGames(Options::of(Mode::Standard, 4), Phase::Play, 12, [&](State state, int actor) {
            const Action before = chosen(level, state, actor, 1);
            for (const Board board : allBoards) { // the other way round
                std::array<int, 4> order{0, 1, 2, 3};
                const Track was = state.track(board);
                std::ranges::sort(order, [&](int one, int other) { return was.height(one) > was.height(other); });
                for (const int squire : order) {
                    state.track(board).place(squire, was.progress(squire));
                }
            }
            changed += chosen(level, state, actor, 1) == before ? 0 : 1;
        });
        return changed;
    };
    CHECK(changes("minstrel") == 0);
    CHECK(changes("falconer") == 0);
    CHECK(changes("steward") == 0);
    CHECK(changes("herald") > 20);
}

TEST_CASE("A herald considers every board", "[levels]")
{
    // To each board that is looked at another place of one's own on it makes a difference now and then.
    const Board board = GENERATE(from_range(allBoards));
    INFO(static_cast<int>(board));
    int changed = 0;
    for (const Phase phase : {Phase::Draft, Phase::Play}) {
        inHeraldGames(Options::of(Mode::Standard, 4), phase, 8, [&](State state, int actor) {
            const Action before = chosen("herald", state, actor, 1);
            state.track(board).place(actor, progressAfter(state, actor, board, 3));
            changed += chosen("herald", state, actor, 1) == before ? 0 : 1;
        });
    }
    CHECK(changed > 10);
}

namespace
{

constexpr int shortSearch = 100;

/// In so many of some decisions more iterations lead to another choice.
int changedByTrying(const std::string &level)
{
    const auto player = makePlayer(level);
    int changed = 0;
    inHeraldGames(Options::of(Mode::Standard, 4), Phase::Play, 1, [&](const State &state, int actor) {
        const View view = viewOf(state, actor);
        Random few(1);
        Random many(1);
        changed += player->choose(view, actor, {.iterations = 1}, few)
                == player->choose(view, actor, {.iterations = shortSearch}, many)
            ? 0
            : 1;
    });
    return changed;
}

/// Of some decisions in the draft and in play, in so many a search of that kind chooses otherwise than the level does.
int chosenOtherwise(const std::string &level, const SearchTuning &how)
{
    const auto player = makePlayer(level);
    SearchPlayer search(shortSearch, how);
    int otherwise = 0;
    for (const Phase phase : {Phase::Draft, Phase::Play}) {
        inHeraldGames(Options::of(Mode::Standard, 4), phase, 1, [&](const State &state, int actor) {
            const View view = viewOf(state, actor);
            Random one(1);
            Random other(1);
            otherwise += player->choose(view, actor, {.iterations = shortSearch}, one)
                    == search.choose(view, actor, {.iterations = shortSearch}, other)
                ? 0
                : 1;
        });
    }
    return otherwise;
}

} // namespace

TEST_CASE("A herald does not try moves out in advance, knights and masters do", "[levels]")
{
    CHECK(changedByTrying("herald") == 0);
    CHECK(changedByTrying("knight") > 5);
    CHECK(changedByTrying("master") > 5);
}

TEST_CASE("A knight does not guess cards from those passed on, a master does", "[levels][long]")
{
    constexpr SearchTuning withoutGuessing{.knowsHabits = false}; // OpponentModelTests show what that does
    CHECK(chosenOtherwise("knight", withoutGuessing) == 0);
    CHECK(chosenOtherwise("knight", {}) > 5);
    CHECK(chosenOtherwise("master", {}) == 0);
    CHECK(chosenOtherwise("master", withoutGuessing) > 5);
}

TEST_CASE("Players of one level keep more of what their style likes than those who have none", "[levels][style][long]")
{
    const std::string level = GENERATE("varlet", "page", "minstrel", "falconer", "steward", "herald", "knight");
    const auto keeps = [&level](Style style, std::initializer_list<CardKind> kinds) {
        const auto player = makePlayer(level, style);
        int often = 0;
        inHeraldGames(Options::of(Mode::Standard, 4), Phase::Draft, level == "knight" ? 4 : 8,
                      [&](const State &state, int actor) {
                          Random random(1);
                          const CardKind kind =
                              player->choose(viewOf(state, actor), actor, {.iterations = 100}, random).card().kind();
                          often += std::ranges::find(kinds, kind) != kinds.end() ? 1 : 0;
                      });
        return often;
    };
    struct Favourites {
        Style style;
        std::initializer_list<CardKind> kinds;
    };
    const std::initializer_list<CardKind> swords{CardKind::Swords};
    const std::initializer_list<CardKind> lessonsAndAlms{CardKind::Education, CardKind::Charity};
    const std::initializer_list<CardKind> serviceAndQuests{CardKind::KingsService, CardKind::Quests};
    for (const Favourites &one : {Favourites{Style::Bold, swords}, Favourites{Style::Careful, lessonsAndAlms},
                                  Favourites{Style::Collector, serviceAndQuests}}) {
        INFO(level << ", style " << static_cast<int>(one.style));
        const int liked = keeps(one.style, one.kinds);
        const int even = keeps(Style::Even, one.kinds);
        CHECK(liked > even);
        CHECK(liked < 2 * even); // it is a liking, not a mania
        for (const Style other : {Style::Bold, Style::Careful, Style::Collector}) {
            CHECK((other == one.style || keeps(other, one.kinds) < liked));
        }
    }
}

TEST_CASE("A style is even where nobody knows it, and its names are told apart", "[levels][style]")
{
    CHECK(styleNamed("") == Style::Even);
    CHECK(styleNamed("merry") == Style::Even);
    CHECK(styleNames().size() == 3);
    CHECK(styleNamed("bold") == Style::Bold);
    CHECK(styleNamed("careful") == Style::Careful);
    CHECK(styleNamed("collector") == Style::Collector);
    CHECK(interestsOf(Style::Even) == evenInterests);
    CHECK_FALSE(hasStyle("random"));
    CHECK_FALSE(hasStyle("jester"));
    CHECK(hasStyle("varlet"));
    CHECK(hasStyle("master"));
}

} // namespace academy::players::tests
