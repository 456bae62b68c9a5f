// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "devices/ViewQueue.h"

#include "rules/Game.h"

#include <catch2/catch_test_macros.hpp>

#include <vector>

using namespace academy;
using academy::model::ViewQueue;
using Turn = academy::model::ViewQueue::Turn;

namespace
{

// The view after so many entries. Where something has happened the table is another one.
protocol::Show view(int n, int undone = 0)
{
    protocol::Show show;
    show.n = n;
    show.undone = undone;
    show.view.table = rules::newGame(show.game.options);
    show.view.table.turn = static_cast<decltype(show.view.table.turn)>(n);
    return show;
}

protocol::Show told(int n, int undone = 0)
{
    protocol::Show show = view(n, undone);
    show.events.emplace_back();
    return show;
}

protocol::Show missed(int n, int undone = 0)
{
    protocol::Show show = told(n, undone);
    show.past = true;
    return show;
}

struct Reached {
    Turn turn;
    int n;

    friend bool operator==(const Reached &, const Reached &) = default;
};

// All that is told now.
std::vector<Reached> toTheEnd(ViewQueue &views)
{
    std::vector<Reached> reached;
    while (const auto turn = views.next()) {
        reached.push_back({*turn, views.current()->n});
    }
    CHECK(views.isTold());
    return reached;
}

} // namespace

TEST_CASE("A seat enters the game with its first view, and is told what happens from then on", "[ViewQueue]")
{
    ViewQueue views;
    CHECK(!views.current());
    CHECK(!views.next());
    views.add(told(3));
    views.add(told(4));
    views.add(view(4));
    views.add(view(6));
    CHECK(!views.isTold());
    CHECK(toTheEnd(views)
          == std::vector<Reached>{{Turn::Enter, 3}, {Turn::Tell, 4}, {Turn::Repeat, 4}, {Turn::Enter, 6}});
    views.clear();
    CHECK(!views.current());
}

TEST_CASE("What was missed is told from what is known on", "[ViewQueue]")
{
    ViewQueue views;
    views.add(view(2));
    CHECK(toTheEnd(views) == std::vector<Reached>{{Turn::Enter, 2}});
    protocol::Show known = missed(2);
    known.view = view(2).view;
    views.miss(missed(1));
    views.miss(known);
    views.miss(missed(3));
    views.miss(missed(4));
    CHECK(views.isTold()); // until the present has come
    views.add(view(4));
    CHECK(views.missesMore());
    CHECK(views.next() == Turn::Missed);
    CHECK(views.current()->n == 3);
    CHECK(views.missesMore());
    CHECK(views.next() == Turn::Missed);
    CHECK(!views.missesMore());
    CHECK(toTheEnd(views) == std::vector<Reached>{{Turn::Repeat, 4}});
}

TEST_CASE("A seat that comes late is told all of the game from its beginning", "[ViewQueue]")
{
    ViewQueue views;
    views.miss(missed(0));
    views.miss(missed(1));
    views.add(view(1));
    CHECK(!views.goesBack());
    CHECK(!views.missesMore()); // the table is entered first
    CHECK(toTheEnd(views)
          == std::vector<Reached>{{Turn::Enter, -1}, {Turn::Missed, 0}, {Turn::Missed, 1}, {Turn::Repeat, 1}});
}

TEST_CASE("What was missed on a connection that broke is forgotten", "[ViewQueue]")
{
    ViewQueue views;
    views.miss(missed(0));
    views.forgetMissed();
    views.add(view(1));
    CHECK(toTheEnd(views) == std::vector<Reached>{{Turn::Enter, 1}});
}

TEST_CASE("After something was taken back nothing from before it is told", "[ViewQueue]")
{
    ViewQueue views;
    views.add(view(2));
    REQUIRE(views.next() == Turn::Enter);
    views.add(told(3));
    views.takeBack();
    CHECK(views.goesBack());
    views.add(view(2, 1));
    views.add(told(3, 1));
    CHECK(toTheEnd(views) == std::vector<Reached>{{Turn::Back, 2}, {Turn::Tell, 3}});
    CHECK(!views.goesBack());
}

TEST_CASE("What was taken back while a seat was away is learnt from all of the game", "[ViewQueue]")
{
    ViewQueue views;
    views.add(view(5));
    REQUIRE(views.next() == Turn::Enter);
    views.add(told(6));
    views.miss(missed(0, 1));
    views.miss(missed(4, 1));
    views.add(view(4, 1));
    CHECK(views.goesBack());
    CHECK(toTheEnd(views)
          == std::vector<Reached>{{Turn::Back, -1}, {Turn::Missed, 0}, {Turn::Missed, 4}, {Turn::Repeat, 4}});
}
