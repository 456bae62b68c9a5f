// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"
#include "decision/Preview.h"
#include "names/Names.h"
#include "words/Answers.h"
#include "words/Numbers.h"

#include "rules/Playout.h"
#include "rules/View.h"

#include <catch2/catch_test_macros.hpp>

#include <bit>

using namespace academy;
using namespace academy::model;

namespace
{

// Plays at random, and before every decision compares what a preview made from the player's view says with what the action
// does to the real game.
template <typename Compare>
int comparePreviews(rules::Phase phase, const rules::Options &options, std::uint64_t seed, Compare compare)
{
    int compared = 0;
    rules::Random random(seed);
    rules::State state = rules::newGame(options);
    while (rules::due(state) != rules::Due::Nothing) {
        if (rules::due(state) == rules::Due::Chance) {
            rules::resolveChance(state, random);
            continue;
        }
        if (rules::due(state) == rules::Due::Advance) {
            rules::advance(state);
            continue;
        }
        if (state.phase == phase) {
            const int actor = std::countr_zero(rules::deciding(state));
            const rules::State seen = rules::viewOf(state, rules::decider(state, actor)).table;
            rules::ActionList actions;
            rules::legalActions(state, actor, actions);
            for (const rules::Action &action : actions) {
                rules::Events events;
                rules::State after = state;
                rules::applyLegal(after, action, &events);
                compared += compare(seen, action, after, events) ? 1 : 0;
            }
        }
        rules::applyLegal(state, rules::randomAction(state, random));
    }
    return compared;
}

// Where the first move on the board by that cause led; nowhere when nothing moved.
std::optional<rules::Event> moveOn(rules::Board board, rules::Cause cause, const rules::Events &events)
{
    const auto found = std::ranges::find_if(events, [&](const rules::Event &event) {
        return event.kind == rules::EventKind::DiscMoved && event.board == board && event.cause == cause;
    });
    return found == events.end() ? std::nullopt : std::optional(*found);
}

// The square of the Scroll that was taken (R10.4.1); 0 for none.
int scrollTakenIn(const rules::Events &events)
{
    const auto found = std::ranges::find(events, rules::EventKind::ScrollTaken, &rules::Event::kind);
    return found == events.end() ? 0 : found->value;
}

} // namespace

TEST_CASE("The preview of a card is what the card does", "[Preview]")
{
    rules::Random random(51);
    int compared = 0;
    for (int game = 0; game < 25; ++game) {
        compared += comparePreviews(rules::Phase::Play, anyOptions(random), random.next(),
                                    [](const rules::State &seen, const rules::Action &action, const rules::State &after,
                                       const rules::Events &events) {
                                        const int squire = action.actor();
                                        const Preview preview =
                                            previewCard(seen, squire, action.card(), action.board());
                                        REQUIRE(preview.after.tracks == after.tracks);
                                        REQUIRE(preview.after.cup == after.cup);
                                        REQUIRE(preview.after.scrolls == after.scrolls);
                                        const auto move = moveOn(action.board(), rules::Cause::Card, events);
                                        REQUIRE(preview.changes() == move.has_value());
                                        REQUIRE((!move || (preview.from() == move->from && preview.to() == move->to)));
                                        REQUIRE(rules::paysNow(preview.after, squire, action.board())
                                                == rules::paysNow(after, squire, action.board()));
                                        for (const int other : preview.overtaken()) {
                                            REQUIRE(other != squire);
                                            REQUIRE(after.track(action.board()).ranksBetter(squire, other));
                                        }
                                        return true;
                                    });
    }
    CHECK(compared > 1000);
}

TEST_CASE("The preview of a bonus is what the bonus does", "[Preview]")
{
    rules::Random random(52);
    int compared = 0;
    for (int game = 0; game < 40; ++game) {
        compared += comparePreviews(rules::Phase::Bonus, anyOptions(random), random.next(),
                                    [](const rules::State &seen, const rules::Action &action, const rules::State &,
                                       const rules::Events &events) {
                                        const Preview preview = previewBonus(seen, action.actor(), action.board());
                                        const auto move = moveOn(action.board(), rules::Cause::Bonus, events);
                                        REQUIRE(move.has_value()); // R5.2: where nothing moves may not be chosen
                                        REQUIRE(preview.from() == move->from);
                                        REQUIRE(preview.to() == move->to);
                                        REQUIRE(events[0].value == bonusDue(seen));
                                        REQUIRE(preview.scrollTaken() == scrollTakenIn(events)); // R10.4.1
                                        return true;
                                    });
    }
    CHECK(compared > 500);
}

TEST_CASE("The preview of a tie won is what winning it does", "[Preview]")
{
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        compared += comparePreviews(rules::Phase::WinTie, options(rules::Mode::Lancelot, 4, 0, allAdvanced), seed,
                                    [](const rules::State &seen, const rules::Action &action, const rules::State &after,
                                       const rules::Events &) {
                                        if (action.declines()) {
                                            return false;
                                        }
                                        const Preview preview = previewTie(seen, action.actor(), action.board());
                                        REQUIRE(preview.after.track(action.board()) == after.track(action.board()));
                                        REQUIRE(preview.changes());
                                        REQUIRE(preview.from() == preview.to());
                                        return true;
                                    });
    }
    CHECK(compared > 100);
}

TEST_CASE("In the draft a card is previewed as if it were played now", "[Preview]")
{
    TestTable game(3);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 53);
    REQUIRE(game.playUntil(Enums::Decision::Keep));
    CHECK(table.prompt()->answers().isEmpty()); // nothing is chosen beforehand
    for (int row = 0; row < table.hand()->count(); ++row) {
        table.prompt()->chooseCard(row);
        const bool swords = table.hand()->rows().at(row).kind == Enums::CardKind::Swords;
        REQUIRE(table.prompt()->answers().size() == (swords ? 2 : 1));
        for (const AnswerLine &line : table.prompt()->answers()) {
            const BoardRow &board = table.boards()->rows().at(static_cast<int>(line.board));
            CHECK(board.glows);
            CHECK(!board.choosable); // a tap shows it large, as at any other time
            CHECK(board.landing.valid);
            CHECK(board.landing.to - board.landing.from == table.hand()->rows().at(row).value);
            CHECK(!board.noteTitle.isEmpty());
        }
        table.prompt()->cancel();
        CHECK(table.prompt()->answers().isEmpty());
    }
}

TEST_CASE("The answer to an exchange says what the exchange does", "[Preview][R10.6.1]")
{
    const rules::Options played =
        options(rules::Mode::Standard, 4, 1U << static_cast<unsigned>(rules::Variation::Charity), 0);
    const People people(beginning(played, 1, 1)); // squire 0 is that person's
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        compared += comparePreviews(
            rules::Phase::Exchange, played, seed,
            [&people](const rules::State &seen, const rules::Action &action, const rules::State &after,
                      const rules::Events &) {
                const int squire = action.actor();
                const int partner = action.partner();
                const int now = rules::points(seen, squire);
                const int then = rules::points(after, squire);
                const int lost = rules::points(seen, partner) - rules::points(after, partner);
                const AnswerLine line = Answers::exchange(seen, action, people);
                REQUIRE(line.gain == then - now);
                REQUIRE(line.text.startsWith(QLatin1String("Your points")) == (squire == 0));
                REQUIRE(line.text.contains(QStringLiteral("from %1 to %2").arg(Numbers::sum(now), Numbers::sum(then))));
                REQUIRE(line.detail.contains(Names::number(lost)));
                return true;
            });
    }
    CHECK(compared > 100);
}
