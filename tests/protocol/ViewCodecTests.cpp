// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "../SampleSize.h"
#include "RandomGame.h"
#include "protocol/EventCodec.h"
#include "protocol/Frames.h"
#include "protocol/Message.h"
#include "protocol/Telling.h"
#include "protocol/ViewCodec.h"
#include "record/Replay.h"
#include "views/ViewEquivalence.h"

#include <catch2/catch_test_macros.hpp>

/// Views over the wire: all of a view arrives, and nothing but what the player may know is sent.
namespace academy::protocol::test
{

namespace
{

using rules::test::Moment;

record::json::Value parsed(const QByteArray &text)
{
    auto value = record::json::parse(text);
    REQUIRE(std::holds_alternative<record::json::Value>(value));
    return std::get<record::json::Value>(std::move(value));
}

void requireArrives(const rules::View &view)
{
    record::Complaint complaint;
    const rules::View read = readView(parsed(viewToJson(view)), view.table.options, complaint);
    if (complaint.isMade() || !(read == view)) {
        FAIL(complaint.text().toStdString() << "\n"
                                            << viewToJson(view).toStdString() << "\n"
                                            << viewToJson(read).toStdString());
    }
}

/// What has happened in a step.
rules::Events eventsOf(const Moment &moment)
{
    rules::State state = moment.before;
    rules::Events events;
    if (const auto *chance = std::get_if<rules::Chance>(&moment.step)) {
        REQUIRE(!rules::applyChance(state, *chance, &events));
    } else if (const auto *action = std::get_if<rules::Action>(&moment.step)) {
        REQUIRE(!rules::apply(state, *action, &events));
    } else {
        rules::advance(state, &events);
    }
    return events;
}

record::Record headOf(const rules::Options &options)
{
    record::Record record;
    record.options = options;
    for (int player = 0; player < options.players(); ++player) {
        record.players.push_back({.name = QStringLiteral("player-%1").arg(player + 1), .kind = {}, .level = {}});
    }
    return record;
}

QByteArray bytesTo(int player, const Moment &moment)
{
    return toJson(FromTable(tell(player, moment.after, headOf(moment.after.options), eventsOf(moment))));
}

/// Also with the moments on the way there.
void requireToldAsIs(int player, const Moment &moment)
{
    const Show show = tell(player, moment.after, headOf(moment.after.options), eventsOf(moment));
    const QByteArray bytes = toJson(FromTable(show));
    const auto reading = readFromTable(bytes);
    if (!std::holds_alternative<FromTable>(reading)) {
        FAIL(std::get<Bye>(reading).text.toStdString() << "\n" << bytes.toStdString());
    }
    const auto &read = std::get<Show>(std::get<FromTable>(reading));
    REQUIRE(read.events.size() == show.events.size());
    CHECK(read.events == show.events);
    CHECK(bytes.size() < largestFromTable / 4);
}

} // namespace

TEST_CASE("Each view of whole games of every kind arrives as it was sent", "[view][long]")
{
    std::uint64_t seed = 1;
    constexpr std::size_t step = 5 * academy::test::sampleDivisor;
    for (const rules::Options &options : record::test::allModesAndVariations()) {
        const record::Record record = record::test::playRandomGame(options, seed++).record;
        record::Replay replay(record.options);
        std::size_t number = 0;
        for (const record::Entry &entry : record.entries) {
            const auto look = [&](const rules::State &state) {
                for (int player = 0; player < options.players(); ++player) {
                    requireArrives(rules::viewOf(state, player));
                }
            };
            REQUIRE(!replay.apply(entry, look));
            if (++number % step == seed % step) {
                look(replay.state());
            }
        }
    }
}

TEST_CASE("A seat gets the same bytes of moments that it cannot tell apart", "[leak][long]")
{
    constexpr int positionsOfAMode = academy::test::sampleSize(3000);
    rules::Random random(26);
    rules::test::SecretCounts counts;
    for (const rules::Options &mode : record::test::allModes()) {
        int positions = 0;
        const auto compare = [&](int player, const Moment &one, const Moment &other) {
            ++positions;
            const QByteArray bytes = bytesTo(player, one);
            if (const QByteArray others = bytesTo(player, other); bytes != others) {
                FAIL("player " << player << " is told what it cannot know:\n"
                               << bytes.toStdString() << "\n"
                               << others.toStdString());
            }
        };
        while (positions < positionsOfAMode) {
            rules::Options options = mode;
            options.variations = static_cast<std::uint8_t>(random.below(1 << rules::variationCount));
            options.advanced = static_cast<std::uint8_t>(random.below(1 << rules::advancedCount));
            const rules::test::Transcript game = rules::test::playRandomGame(options, random);
            for (int player = 0; player < options.players(); ++player) {
                rules::test::compareViews(game, player, random, counts,
                                          [&](const Moment &one, const Moment &other) { compare(player, one, other); });
            }
        }
    }
    CHECK(counts.dealt > academy::test::sampleSize(500));
    CHECK(counts.hands > academy::test::sampleSize(500));
    CHECK(counts.kept > academy::test::sampleSize(200));
    CHECK(counts.tokens > academy::test::sampleSize(300));
    CHECK(counts.coats > academy::test::sampleSize(10));
}

TEST_CASE("What is told of events arrives as it was sent", "[event][long]")
{
    rules::Random random(3);
    for (rules::Options options : record::test::allModes()) {
        options.variations = 0b111111;
        options.advanced = 0b111;
        const rules::test::Transcript game = rules::test::playRandomGame(options, random);
        for (std::size_t number = 0; number < game.steps.size(); ++number) {
            for (int player = 0; player < options.players(); ++player) {
                requireToldAsIs(player, {game.states[number], game.steps[number], game.states[number + 1]});
            }
            for (const rules::Event &event :
                 eventsOf({game.states[number], game.steps[number], game.states[number + 1]})) {
                record::Complaint complaint;
                CHECK(readEvent(parsed(toJson(event)), options, complaint) == event);
                CHECK(complaint.text().toStdString() == "");
            }
        }
    }
}

TEST_CASE("A seat is told which card it kept, and not what others kept", "[event]")
{
    const rules::Card card(rules::CardKind::Swords, 5);
    const rules::Event kept{.kind = rules::EventKind::CardKept, .squire = 1, .card = card};
    const rules::Options three = rules::Options::of(rules::Mode::Standard, 3);
    CHECK(toldTo(1, kept, three).card == card);
    CHECK(!toldTo(0, kept, three).card.isKnown());
    const rules::Event coat{.kind = rules::EventKind::CoatGiven,
                            .squire = 2,
                            .board = rules::Board::Education,
                            .cause = rules::Cause::CodexToken,
                            .coat = rules::coatOf(rules::Board::Education, -3),
                            .value = -3};
    CHECK(toldTo(2, coat, three) == coat);
    CHECK(toldTo(0, coat, three).coat == rules::noCoat);
    CHECK(toldTo(0, coat, three).value == 0);
    CHECK(toldTo(0, coat, rules::Options::of(rules::Mode::Karadoc)).coat == rules::noCoat); // the neutral squire's
}

} // namespace academy::protocol::test
