// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"

#include <catch2/catch_test_macros.hpp>

/// Section 10.6 of the rules: the exchange of coats.
namespace academy::rules::test
{

using enum Board;

namespace
{

Options exchanging(int squires)
{
    return with(standard(squires), Variation::Charity);
}

// Turn VI comes to Charity with these discs there; Education pays nothing more than to squires 0 (-3) and 1 (-1).
Position atCharity(const Options &options, std::initializer_list<int> charity)
{
    Position position(options);
    position.turn(6).discs(Charity, charity);
    for (int squire = 0; squire < options.squires; ++squire) {
        position.stack(Education, 5 + squire, {squire});
    }
    return position;
}

Action exchange(int squire, int with, std::string_view give, std::string_view take)
{
    const std::vector<std::string_view> taken = words(take);
    return Action::exchange(squire, with, give.empty() ? noCoat : coat(give), taken.empty() ? noCoat : coat(taken[0]),
                            taken.size() < 2 ? noCoat : coat(taken[1]));
}

} // namespace

TEST_CASE("R10.6.1 Charity pays no coats", "[R10.6.1]")
{
    Position position = atCharity(exchanging(4), {0, 0, 0, 0});
    position.scores();
    CHECK(position.points() == std::vector{-3, -1, 0, 0});
}

TEST_CASE("R10.6.1 the 1st gives a negative Education coat to the last and takes two positive coats", "[R10.6.1]")
{
    Position position = atCharity(exchanging(3), {9, 5, 1});
    position.coats(0, "education:-1").coats(2, "jousts:1 jousts:3 tournaments:2 kings-service:6").scores();
    CHECK(position.state.phase == Phase::Exchange);
    CHECK(deciding(position.state) == 1 << 0);
    CHECK(position.choices(0).size() == 2 * 3); // which to give, which two of three to take
    position.does(exchange(0, 2, "education:-3", "jousts:1 tournaments:2"));
    CHECK(position.coats(0) == "education:-1 jousts:1 tournaments:2");
    CHECK(position.coats(1) == "education:-1");
    CHECK(position.coats(2) == "education:-3 jousts:3 kings-service:6");
    CHECK(position.state.phase == Phase::Over);
    CHECK(position.points() == std::vector{2, -1, 6});
}

TEST_CASE("R10.6.1 coats worth more than 3 and coats of other boards may not be taken", "[R10.6.1]")
{
    Position position =
        atCharity(with(exchanging(3), Variation::JoustsTournaments, Variation::KingsService), {9, 5, 1});
    position.coats(2, "jousts:1 jousts:5 tournaments:8 kings-service:4 kings-service:3 quests:3").scores();
    CHECK(position.choices(0) == std::vector{exchange(0, 2, "education:-3", "jousts:1 kings-service:3")});
    for (const char *take :
         {"jousts:1 jousts:5", "jousts:1 tournaments:8", "jousts:1 kings-service:4", "jousts:1 quests:3"}) {
        CHECK(position.refusal(exchange(0, 2, "education:-3", take)) == Refusal{Reason::CoatTooValuable, "R10.6.1"});
    }
    CHECK(position.refusal(exchange(0, 2, "education:-3", "jousts:1 jousts:2"))
          == Refusal{Reason::CoatNotHeld, "R10.6.1"});
    CHECK(position.refusal(exchange(0, 2, "education:-3", "jousts:1 jousts:1"))
          == Refusal{Reason::CoatNotHeld, "R10.6.1"});
}

TEST_CASE("R10.6.1 only with the last, only what is held, only by the 1st", "[R10.6.1]")
{
    Position position = atCharity(exchanging(4), {9, 5, 1, 3});
    position.coats(2, "jousts:1 jousts:1").coats(1, "jousts:1 jousts:1").scores();
    CHECK(position.refusal(exchange(0, 1, "education:-3", "jousts:1 jousts:1"))
          == Refusal{Reason::WrongSquires, "R10.6.1"});
    CHECK(position.refusal(exchange(0, 0, "education:-3", "jousts:1 jousts:1"))
          == Refusal{Reason::WrongSquires, "R10.6.1"});
    CHECK(position.refusal(exchange(0, 7, "education:-3", "jousts:1 jousts:1"))
          == Refusal{Reason::WrongSquires, "R10.6.1"});
    CHECK(position.refusal(exchange(1, 2, "education:-1", "jousts:1 jousts:1"))
          == Refusal{Reason::NotYourDecision, "R10.6.1"});
    CHECK(position.refusal(exchange(0, 2, "education:-1", "jousts:1 jousts:1"))
          == Refusal{Reason::CoatNotHeld, "R10.6.1"});
    CHECK(position.refusal(exchange(0, 2, "jousts:1", "jousts:1 jousts:1")) == Refusal{Reason::CoatNotHeld, "R10.6.1"});
    position.does(exchange(0, 2, "education:-3", "jousts:1 jousts:1"));
    CHECK(position.coats(2) == "education:-3");
}

TEST_CASE("R10.6.1 the order in which two coats are named does not matter", "[R10.6.1]")
{
    Position one = atCharity(exchanging(3), {9, 5, 1});
    one.coats(2, "jousts:1 kings-service:2").scores();
    Position other = one;
    one.does(exchange(0, 2, "education:-3", "jousts:1 kings-service:2"));
    other.does(exchange(0, 2, "education:-3", "kings-service:2 jousts:1"));
    CHECK(one.state == other.state);
}

TEST_CASE("R10.6.1 it comes after all other scoring of turn VI and in no other turn", "[R10.6.1]")
{
    Position sixth = atCharity(exchanging(3), {9, 5, 1});
    sixth.discs(Jousts, {0, 0, 4}).discs(Quests, {0, 0, 4}).scores();
    CHECK(sixth.coats(2) == "jousts:3 quests:3");
    CHECK(sixth.choices(0) == std::vector{exchange(0, 2, "education:-3", "jousts:3")});
    Position fifth = atCharity(exchanging(3), {9, 5, 1});
    fifth.turn(5).scores();
    CHECK(fifth.state.phase == Phase::ScoringDone);
}

TEST_CASE("R10.6.2 with four squires the 2nd then exchanges with the second to last", "[R10.6.2]")
{
    for (const Options &options : {exchanging(4), with(lancelot(), Variation::Charity)}) {
        Position position = atCharity(options, {3, 9, 7, 5}); // 1st 1, 2nd 2, second to last 3, last 0
        position.coats(2, "education:-1 education:-3").coats(3, "jousts:2 jousts:3 kings-service:12");
        position.coats(0, "tournaments:1 tournaments:2").scores();
        CHECK(position.refusal(exchange(1, 3, "education:-1", "jousts:2 jousts:3"))
              == Refusal{Reason::WrongSquires, "R10.6.1"});
        position.does(exchange(1, 0, "education:-1", "tournaments:1 tournaments:2"));
        CHECK(deciding(position.state) == 1 << 2);
        CHECK(position.choices(2).size() == 2 * 2);
        CHECK(position.refusal(exchange(2, 0, "education:-3", "jousts:2")) == Refusal{Reason::WrongSquires, "R10.6.2"});
        CHECK(position.refusal(exchange(2, 3, "education:-3", "kings-service:12"))
              == Refusal{Reason::CoatTooValuable, "R10.6.2"});
        CHECK(position.refusal(exchange(2, 3, "education:-3", "jousts:2 jousts:3"))
              == Refusal{Reason::TakeAsManyAsPossible, "R10.6.3"});
        position.does(exchange(2, 3, "education:-3", "jousts:3"));
        CHECK(position.coats(0) == "education:-1 education:-3");
        CHECK(position.coats(1) == "tournaments:1 tournaments:2");
        CHECK(position.coats(2) == "education:-1 jousts:3");
        CHECK(position.coats(3) == "education:-3 jousts:2 kings-service:12");
        CHECK(position.state.phase == Phase::Over);
    }
}

TEST_CASE("R10.6.2 what the exchange would bring or cost is known beforehand", "[R10.6.1][R10.6.2][R10.6.4]")
{
    const auto coats = [](std::initializer_list<int> charity) {
        const Position position = atCharity(exchanging(static_cast<int>(charity.size())), charity);
        std::vector<int> now;
        for (int squire = 0; squire < position.state.squires(); ++squire) {
            now.push_back(exchangesNow(position.state, squire));
        }
        return now;
    };
    CHECK(coats({7, 6, 5, 4}) == std::vector{2, 1, -1, -2});
    CHECK(coats({7, 6, 5, 4, 3}) == std::vector{2, 1, 0, -1, -2});
    CHECK(coats({7, 6, 5}) == std::vector{2, 0, -2});
    CHECK(coats({7, 6, 5, 0}) == std::vector{2, 1, -1, -2});
    CHECK(coats({7, 6, 0, 0}) == std::vector{2, 0, -2, -2});
    CHECK(coats({0, 0, 0, 0}) == std::vector{0, 0, 0, 0});
}

TEST_CASE("R10.6.2 with five squires the 3rd has no part in it", "[R10.6.2]")
{
    Position position = atCharity(exchanging(5), {9, 7, 5, 3, 1});
    position.scores();
    position.does(exchange(0, 4, "education:-3", "")).does(exchange(1, 3, "education:-1", ""));
    CHECK(position.points() == std::vector{0, 0, 0, -1, -3});
    CHECK(position.state.phase == Phase::Over);
}

TEST_CASE("R10.6.2 with three squires there is one exchange", "[R10.6.2]")
{
    Position position = atCharity(exchanging(3), {9, 7, 5});
    position.scores().does(exchange(0, 2, "education:-3", ""));
    CHECK(position.state.phase == Phase::Over);
}

TEST_CASE("R10.6.3 whoever lacks a coat to give does not give", "[R10.6.3]")
{
    Position position = atCharity(exchanging(3), {1, 5, 9});
    position.coats(0, "jousts:1 jousts:2").scores(); // squire 2 holds no negative coat
    CHECK(position.choices(2) == std::vector{exchange(2, 0, "", "jousts:1 jousts:2")});
    CHECK(position.refusal(exchange(2, 0, "education:-1", "jousts:1 jousts:2"))
          == Refusal{Reason::CoatNotHeld, "R10.6.1"});
    position.does(exchange(2, 0, "", "jousts:1 jousts:2"));
    CHECK(position.coats(0) == "education:-3");
}

TEST_CASE("R10.6.3 where coats lack, what can be taken is taken", "[R10.6.3]")
{
    Position one = atCharity(exchanging(3), {9, 5, 1});
    one.coats(2, "jousts:1 jousts:5").scores();
    CHECK(one.choices(0) == std::vector{exchange(0, 2, "education:-3", "jousts:1")});
    Position none = atCharity(exchanging(3), {9, 5, 1});
    none.scores();
    CHECK(none.choices(0) == std::vector{exchange(0, 2, "education:-3", "")});
}

TEST_CASE("R10.6.3 an exchange of nothing is still made", "[R10.6.3]")
{
    Position position = atCharity(exchanging(3), {1, 5, 9});
    position.scores();
    CHECK(position.state.phase == Phase::Exchange);
    CHECK(position.choices(2) == std::vector{exchange(2, 0, "", "")});
    position.does(exchange(2, 0, "", ""));
    CHECK(position.squiresOf(EventKind::CoatsExchanged) == std::vector{2});
    CHECK(position.state.phase == Phase::Over);
}

TEST_CASE("R10.6.3 giving and taking are compulsory as far as possible", "[R10.6.3]")
{
    Position position = atCharity(exchanging(3), {9, 5, 1});
    position.coats(2, "jousts:1 jousts:2").scores();
    CHECK(position.refusal(exchange(0, 2, "", "jousts:1 jousts:2")) == Refusal{Reason::MustGive, "R10.6.3"});
    CHECK(position.refusal(exchange(0, 2, "education:-3", "jousts:1"))
          == Refusal{Reason::TakeAsManyAsPossible, "R10.6.3"});
    CHECK(position.refusal(exchange(0, 2, "education:-3", "")) == Refusal{Reason::TakeAsManyAsPossible, "R10.6.3"});
}

TEST_CASE("R10.6.3 two of one kind may both be taken", "[R10.6.3]")
{
    Position position = atCharity(exchanging(3), {9, 5, 1});
    position.coats(2, "jousts:3 jousts:3 jousts:3 tournaments:1").scores();
    CHECK(position.choices(0)
          == std::vector{exchange(0, 2, "education:-3", "jousts:3 jousts:3"),
                         exchange(0, 2, "education:-3", "jousts:3 tournaments:1")});
}

TEST_CASE("R10.6.3 one disc on square 0 is last and the lowest of the others second to last", "[R10.6.3]")
{
    Position position = atCharity(exchanging(4), {9, 0, 5, 7});
    position.scores().does(exchange(0, 1, "education:-3", ""));
    CHECK(deciding(position.state) == 1 << 3);
    CHECK(position.refusal(exchange(3, 1, "", "")) == Refusal{Reason::WrongSquires, "R10.6.2"});
    position.does(exchange(3, 2, "", ""));
    CHECK(position.state.phase == Phase::Over);
}

TEST_CASE("R10.6.4 of several squires on square 0 the 1st chooses the last and there is no second exchange",
          "[R10.6.4]")
{
    Position position = atCharity(exchanging(5), {9, 0, 7, 0, 0});
    position.coats(3, "jousts:1").coats(4, "jousts:2 jousts:3").scores();
    CHECK(position.choices(0)
          == std::vector{exchange(0, 1, "education:-3", ""), exchange(0, 3, "education:-3", "jousts:1"),
                         exchange(0, 4, "education:-3", "jousts:2 jousts:3")});
    CHECK(position.refusal(exchange(0, 2, "education:-3", "")) == Refusal{Reason::WrongSquires, "R10.6.1"});
    position.does(exchange(0, 3, "education:-3", "jousts:1"));
    CHECK(position.state.phase == Phase::Over);
    CHECK(position.coats(3) == "education:-3");
}

TEST_CASE("R10.6.4 with four partners all choices are listed", "[R10.6.4]")
{
    Position position = atCharity(exchanging(5), {9, 0, 0, 0, 0});
    position.coats(0, "education:-1");
    for (const int squire : {1, 2, 3, 4}) {
        for (const std::string board : {"jousts:", "tournaments:", "kings-service:"}) {
            for (const std::string value : {"1", "2", "3"}) {
                position.coats(squire, board + value).coats(squire, board + value);
            }
        }
    }
    position.scores();
    CHECK(position.choices(0).size() == 4 * 2 * 45);
}

TEST_CASE("R10.6.4 if nobody is beyond square 0 nothing happens", "[R10.6.4]")
{
    Position position = atCharity(exchanging(4), {0, 0, 0, 0});
    position.coats(1, "jousts:3").scores();
    CHECK(position.state.phase == Phase::Over);
    CHECK(position.squiresOf(EventKind::CoatsExchanged).empty());
}

} // namespace academy::rules::test
