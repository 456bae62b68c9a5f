// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Party.h"

#include "RandomGame.h"
#include "record/RecordFile.h"

#include <QFile>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>

namespace academy::host::test
{

namespace
{

rules::Options withEverything(rules::Options options)
{
    options.variations = 0b111111;
    options.advanced = 0b111;
    return options;
}

rules::Options three()
{
    return rules::Options::of(rules::Mode::Standard, 3);
}

/// Each decision that was acknowledged stands in the record, in this order.
void requireNothingLost(Party &party, int player)
{
    std::vector<rules::Action> recorded;
    for (const record::Entry &entry : party.table().record().entries) {
        if (const auto *action = std::get_if<rules::Action>(&entry)) {
            recorded.push_back(*action);
        }
    }
    auto next = recorded.begin();
    for (const rules::Action &action : party.acknowledged(player)) {
        next = std::find(next, recorded.end(), action);
        REQUIRE(next != recorded.end());
        ++next;
    }
    CHECK(party.acknowledged(player).size() > 20);
}

} // namespace

TEST_CASE("Games of every kind with everybody elsewhere are recorded as on one device, and dealt fairly",
          "[table][long]")
{
    int number = 0;
    for (const rules::Options &mode : record::test::allModes()) {
        for (const rules::Options &options : {mode, withEverything(mode)}) {
            Party party(options, allElsewhere(options), static_cast<std::uint64_t>(++number));
            party.untilOver();
            party.requireAsOnOneDevice();
            for (int player = 0; player < options.players(); ++player) {
                CHECK(party.ending(player).unfair == std::nullopt);
                CHECK(toJson(party.ending(player).record) == toJson(party.table().record()));
            }
            CHECK(party.notes().join(u'\n').toStdString() == "");
        }
    }
}

TEST_CASE("People here, people elsewhere and computers play one game", "[table]")
{
    using enum Chair;
    for (const rules::Options &options : {three(), withEverything(three())}) {
        Party party(options, {Here, Elsewhere, Computer}, 5);
        party.untilOver();
        party.requireAsOnOneDevice();
        CHECK(party.ending(1).unfair == std::nullopt);
    }
    Party alone(withEverything(three()), {Here, Computer, Here}, 6); // nobody is waited for
    alone.untilOver();
    alone.requireAsOnOneDevice();
}

TEST_CASE("A computer that lets its other squire win a tie is heard", "[table]")
{
    rules::Options options = rules::Options::of(rules::Mode::Lancelot, 4);
    options.advanced = 0b111;
    for (std::uint64_t seed = 31; seed < 36;
         ++seed) { // both squires win ties in them, the one asked and the other (R7.1)
        Party party(options, {Chair::Computer, Chair::Computer}, seed);
        party.untilOver();
        party.requireAsOnOneDevice();
    }
}

TEST_CASE("The cards are dealt when all are there, and not before", "[table]")
{
    Party party(three(), allElsewhere(three()), 1);
    CHECK(party.table().match() == nullptr);
    party.until([&party] { return party.table().match() != nullptr; });
    CHECK(party.table().ledger().isDealt());
    CHECK(party.table().ledger().shares.size() == 4);
    CHECK(party.table().record().seed == seedOf(party.table().ledger().game, party.table().ledger().shares));
}

TEST_CASE("Connections that break lose and double nothing", "[table]")
{
    const rules::Options options = withEverything(
        GENERATE(three(), rules::Options::of(rules::Mode::Karadoc), rules::Options::of(rules::Mode::Lancelot)));
    Party party(options, allElsewhere(options), 8);
    rules::Random random(9);
    int cuts = 0;
    party.beforeDeciding = [&](int player) {
        if (random.below(9) == 0) {
            party.cut(random.below(2) == 0 ? player : random.below(options.players()));
            ++cuts;
        }
    };
    party.untilOver();
    CHECK(cuts > 5);
    party.requireAsOnOneDevice();
    for (int player = 0; player < options.players(); ++player) {
        requireNothingLost(party, player);
        CHECK(party.ending(player).unfair == std::nullopt);
    }
}

TEST_CASE("Crashes of the table and of seats lose and double nothing", "[table]")
{
    const rules::Options options = withEverything(GENERATE(three(), rules::Options::of(rules::Mode::Lancelot)));
    Party party(options, allElsewhere(options), 10);
    rules::Random random(11);
    int crashes = 0;
    party.beforeDeciding = [&](int player) {
        switch (random.below(12)) {
        case 0:
            party.crash();
            ++crashes;
            break;
        case 1:
            party.crash(player);
            ++crashes;
            break;
        default:
            break;
        }
    };
    party.untilOver();
    CHECK(crashes > 5);
    party.requireAsOnOneDevice();
    for (int player = 0; player < options.players(); ++player) {
        requireNothingLost(party, player);
        CHECK(party.ending(player).unfair == std::nullopt);
    }
}

TEST_CASE("A seat is taken back, a computer stands in, and it is given again with another secret", "[table]")
{
    Party party(three(), allElsewhere(three()), 12);
    std::optional<protocol::Bye> bye;
    party.seat(1).ended = [&bye](const protocol::Bye &farewell) { bye = farewell; };
    party.until([&party] { return party.entries() > 12; });
    const QByteArray secret = party.table().ledger().secrets.at(1);
    REQUIRE(party.table().takeSeat(1, Chair::Computer));
    party.until([&bye] { return bye.has_value(); });
    CHECK(bye->why == protocol::Why::TakenBack);
    CHECK(!party.table().ledger().secrets.contains(1));
    const std::size_t before = party.entries();
    party.until([&] { return party.entries() > before + 12; }); // the game goes on
    party.crash();
    CHECK(party.table().chair(1) == Chair::Computer); // also when the table has been lost meanwhile
    CHECK(party.table().chair(0) == Chair::Elsewhere);
    const std::size_t crashed = party.entries();
    party.until([&] { return party.entries() > crashed + 12; });
    REQUIRE(party.table().giveSeat(1));
    CHECK(party.table().ledger().standIns.empty());
    CHECK(party.table().ledger().secrets.at(1) != secret);
    party.crash(1); // whoever holds the new code
    party.untilOver();
    party.requireAsOnOneDevice();
    CHECK(party.ending(0).unfair == std::nullopt);
    CHECK(party.ending(1).unfair == std::nullopt);
}

TEST_CASE("What is taken back is told to all, and late answers to it are refused", "[table]")
{
    Party party(three(), {Chair::Here, Chair::Elsewhere, Chair::Computer}, 13);
    int tookBack = 0;
    party.seat(1).tookBack = [&tookBack] { ++tookBack; };
    party.until([&party] { return party.entries() > 20; });
    const record::Record before = party.table().record();
    REQUIRE(party.table().takeBack());
    CHECK(party.table().ledger().undone == 1);
    CHECK(party.entries() < before.entries.size());
    for (std::size_t entry = 0; entry < party.entries(); ++entry) {
        CHECK(toJson(party.table().record().entries[entry]) == toJson(before.entries[entry]));
    }
    party.until([&tookBack] { return tookBack == 1; });

    const connection::StreamPtr stranger = party.knock(1); // with the player's secret, telling what was said before
    std::optional<protocol::Refused> refused;
    stranger->received = [&refused](const QByteArray &bytes) {
        const auto reading = protocol::readFromTable(bytes);
        REQUIRE(std::holds_alternative<protocol::FromTable>(reading));
        if (const auto *no = std::get_if<protocol::Refused>(&std::get<protocol::FromTable>(reading))) {
            refused = *no;
        }
    };
    stranger->send(toJson(protocol::FromSeat(protocol::Hello{.game = party.table().ledger().game, .seat = 1})));
    stranger->send(toJson(protocol::FromSeat(
        protocol::Decide{.n = 1, .undone = 0, .action = rules::Action::bonus(1, rules::Board::Quests)})));
    party.until([&refused] { return refused.has_value(); });
    CHECK(refused->text.contains(u"undone"));
}

TEST_CASE("A decision that cannot be saved is not taken", "[table]")
{
    Party party(three(), {Chair::Here, Chair::Here, Chair::Here}, 14);
    party.pauseAt = 6;
    party.until([&party] { return party.entries() == 6; });
    REQUIRE(QFile::remove(party.path()));
    REQUIRE(QDir().mkpath(party.path() + QStringLiteral("/folder"))); // in the way
    const std::size_t entries = party.entries();
    const rules::State state = party.table().match()->state();
    rules::ActionList actions;
    int actor = 0;
    while (actions.isEmpty()) {
        rules::legalActions(state, actor++, actions);
    }
    const auto trouble = party.table().decideHere(actions[0]);
    REQUIRE(trouble.has_value());
    CHECK(trouble->contains(u"cannot save"));
    CHECK(party.entries() == entries);
    CHECK(party.table().match()->state() == state);
}

} // namespace academy::host::test
