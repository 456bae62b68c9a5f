// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "protocol/FairDeal.h"
#include "record/Match.h"
#include "rules/Playout.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace academy::protocol::test
{

namespace
{

struct Dealt {
    Promise promise; ///< of player 1
    std::vector<Share> shares;
    record::Record record;
};

/// A game of three whose seed came of the table's and two seats' shares.
Dealt play()
{
    Dealt dealt;
    dealt.promise.game = QStringLiteral("00000000000000ff");
    for (const int player : {theTable, 0, 1}) {
        dealt.shares.push_back({.player = player, .bytes = QByteArray(shareSize, static_cast<char>('a' + player))});
        dealt.promise.fingerprints.push_back(fingerprintOf(dealt.promise.game, dealt.shares.back()));
    }
    dealt.promise.own = dealt.shares.back();
    record::Record beginning;
    beginning.options = rules::Options::of(rules::Mode::Karadoc);
    beginning.options.variations = 0b111111;
    beginning.players.resize(2);
    beginning.seed = seedOf(dealt.promise.game, dealt.shares);
    record::Match match(beginning);
    rules::Random random(3);
    while (match.due() != rules::Due::Nothing) {
        if (match.due() == rules::Due::Chance) {
            match.drawChance();
        } else if (match.due() == rules::Due::Advance) {
            match.advance();
        } else {
            REQUIRE(std::holds_alternative<record::Step>(match.decide(rules::randomAction(match.state(), random))));
        }
    }
    dealt.record = match.record();
    return dealt;
}

} // namespace

TEST_CASE("Cards that came of everybody's shares were dealt fairly", "[fair]")
{
    const Dealt dealt = play();
    CHECK(dealt.record.seed.size() == 16);
    CHECK(unfairness(dealt.promise, dealt.shares, dealt.record) == std::nullopt);
}

TEST_CASE("Each way to deal otherwise is seen", "[fair]")
{
    Dealt dealt = play();
    const auto why = [&dealt] { return unfairness(dealt.promise, dealt.shares, dealt.record).value_or(QString()); };
    SECTION("a share that was not bound to")
    {
        dealt.shares.front().bytes[0] ^= 1;
        CHECK(why().contains(u"fingerprint"));
    }
    SECTION("a share of its own, told for somebody else's")
    {
        std::swap(dealt.shares[1].bytes, dealt.shares[2].bytes);
        CHECK(why().contains(u"fingerprint"));
    }
    SECTION("fewer shares")
    {
        dealt.shares.pop_back();
        CHECK(why().contains(u"fingerprint"));
    }
    SECTION("without this seat")
    {
        dealt.shares.pop_back();
        dealt.promise.fingerprints.pop_back();
        CHECK(why().contains(u"this seat is missing"));
    }
    SECTION("another seed")
    {
        dealt.record.seed[3] = dealt.record.seed.at(3) == u'0' ? u'1' : u'0';
        CHECK(why().contains(u"seed does not follow"));
    }
    SECTION("a card that was changed")
    {
        auto &deal = std::get<record::ChanceEntry>(dealt.record.entries.front());
        std::swap(deal.chance.hands[0], deal.chance.hands[1]);
        CHECK(why().contains(u"entry 1 does not follow"));
    }
    SECTION("a token that was changed")
    {
        const auto codex = std::ranges::find_if(dealt.record.entries, [](const record::Entry &entry) {
            const auto *chance = std::get_if<record::ChanceEntry>(&entry);
            return chance != nullptr && chance->chance.kind == rules::ChanceKind::Codex;
        });
        auto &tokens = std::get<record::ChanceEntry>(*codex).chance.tokens;
        std::ranges::rotate(tokens.begin(), tokens.begin() + 1, tokens.begin() + 3);
        CHECK(why().contains(u"does not follow from the seed"));
    }
}

TEST_CASE("A share in another game or of another player has another fingerprint", "[fair]")
{
    const Share share{.player = 1, .bytes = QByteArray(shareSize, 'x')};
    const QString game = QStringLiteral("0000000000000001");
    CHECK(fingerprintOf(game, share) == fingerprintOf(game, share));
    CHECK(fingerprintOf(game, share).digits.size() == 64);
    CHECK(fingerprintOf(game, share).digits != fingerprintOf(QStringLiteral("0000000000000002"), share).digits);
    CHECK(fingerprintOf(game, share).digits != fingerprintOf(game, {.player = 2, .bytes = share.bytes}).digits);
}

} // namespace academy::protocol::test
