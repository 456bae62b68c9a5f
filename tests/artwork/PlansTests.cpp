// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/LookBase.h"
#include "artwork/Plans.h"

#include <QSvgRenderer>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>

#include <algorithm>
#include <cmath>

using namespace academy::artwork;
using namespace Qt::StringLiterals;
using Catch::Matchers::WithinAbs;

namespace
{

const QRectF whole(0, 0, 1, 1);

/// The face of the lowest disc on a square, as the rectangle around it.
QRectF face(const Plans &plans, const QPointF &centre)
{
    const qreal d = plans.discFace();
    return {centre.x() - d / 2, centre.y() - d / 2, d, d};
}

} // namespace

TEST_CASE("Boards have the squares of the rules", "[plans][R2.3]")
{
    const Plans plans;
    for (const QString &board : LookBase().boardKeys()) {
        INFO(qPrintable(board));
        CHECK(plans.squares(board) == (board == u"kings-service"_s ? 12 : 20));
        for (int i = 0; i <= plans.squares(board); ++i) {
            CHECK(whole.contains(plans.square(board, i)));
            CHECK(whole.contains(plans.number(board, i)));
        }
        CHECK(plans.square(board, -1).isEmpty());
        CHECK(plans.square(board, plans.squares(board) + 1).isEmpty());
    }
}

TEST_CASE("Squares do not lie on one another", "[plans]")
{
    const Plans plans;
    const auto board = GENERATE(u"jousts"_s, u"kings-service"_s);
    for (int i = 0; i <= plans.squares(board); ++i) {
        for (int j = 0; j < i; ++j) {
            const QRectF common = plans.square(board, i).intersected(plans.square(board, j));
            INFO(i << " and " << j);
            CHECK((common.width() < 1e-4 || common.height() < 1e-4));
        }
    }
}

TEST_CASE("The squares of a ring follow one another, and the last is beside the first", "[plans][R3.2]")
{
    const Plans plans;
    const QString board = u"quests"_s;
    const qreal side = plans.square(board, 1).width();
    for (int i = 1; i <= 20; ++i) {
        const QPointF step = plans.square(board, i % 20 + 1).center() - plans.square(board, i).center();
        INFO(i);
        CHECK_THAT(std::abs(step.x()) + std::abs(step.y()), WithinAbs(side, 1e-4));
    }
    // Every fifth square is a corner (R2.4).
    CHECK_THAT(plans.square(board, 5).left(), WithinAbs(plans.frame(), 1e-4));
    CHECK_THAT(plans.square(board, 5).top(), WithinAbs(plans.frame(), 1e-4));
    CHECK_THAT(plans.square(board, 15).right(), WithinAbs(1 - plans.frame(), 1e-4));
}

TEST_CASE("The sword of the knighting turns within the picture, above the banner with the name", "[plans]")
{
    const Plans plans;
    const QRectF picture(0, 0, 1, 1);
    CHECK_THAT(plans.knightingRatio(), WithinAbs(4.0 / 3, 1e-4));
    CHECK(picture.contains(plans.knightingGrip()));
    CHECK(picture.contains(plans.knightingName()));
    CHECK(plans.knightingName().top() > plans.knightingGrip().y());
    CHECK_THAT(plans.knightingName().center().x(), WithinAbs(0.5, 1e-3));
}

TEST_CASE("The steps of King's Service rise one by one", "[plans]")
{
    const Plans plans;
    for (int i = 1; i < 12; ++i) {
        INFO(i);
        CHECK(plans.square(u"kings-service"_s, i + 1).top() < plans.square(u"kings-service"_s, i).top());
    }
}

TEST_CASE("A disc lies on its square and hides no number", "[plans]")
{
    const Plans plans;
    const auto board = GENERATE(u"jousts"_s, u"kings-service"_s);
    for (int i = 1; i <= plans.squares(board); ++i) {
        const QRectF disc = face(plans, plans.disc(board, i));
        INFO(i);
        CHECK(plans.square(board, i).contains(disc));
        for (int j = 0; j <= plans.squares(board); ++j) {
            CHECK_FALSE(plans.number(board, j).intersects(disc));
        }
    }
}

TEST_CASE("Small pictures have the sides that pages leave them", "[plans]")
{
    const Plans plans;
    const auto ratio = [](const QString &name) {
        const QRectF box = QSvgRenderer(u":/academy/art/vellum/%1.svg"_s.arg(name)).viewBoxF();
        return box.width() / box.height();
    };
    for (const QString &name : {u"asleep"_s, u"crowned"_s, u"riding"_s, u"courting"_s}) {
        CHECK_THAT(ratio(u"vignette-"_s + name), WithinAbs(plans.vignetteRatio(), 1e-4));
    }
    CHECK_THAT(ratio(u"frieze"_s), WithinAbs(plans.friezeRatio(), 1e-4));
}

TEST_CASE("A disc with laps is drawn larger, round the same centre", "[plans][R3.2]")
{
    const Plans plans;
    const auto box = [](const QString &name) {
        return QSvgRenderer(u":/academy/art/vellum/%1.svg"_s.arg(name)).viewBoxF();
    };
    const auto centre = [&plans](const QRectF &drawing) {
        return drawing.topLeft()
            + QPointF(plans.discCentre().x() * drawing.width(), plans.discCentre().y() * drawing.height());
    };
    const QRectF plain = box(u"disc-azure"_s);
    const auto laps = GENERATE(1, 4);
    const QRectF lapped = box(u"disc-azure-lap%1"_s.arg(laps));
    CHECK_THAT(lapped.width() / plain.width(), WithinAbs(plans.lapGrowth(), 1e-4));
    CHECK_THAT(lapped.width() / lapped.height(), WithinAbs(plans.discRatio(), 1e-4));
    CHECK_THAT(centre(lapped).x(), WithinAbs(centre(plain).x(), 0.01));
    CHECK_THAT(centre(lapped).y(), WithinAbs(centre(plain).y(), 0.01));
}

TEST_CASE("Five discs lie side by side on square 0", "[plans][R3.5]")
{
    const Plans plans;
    const auto board = GENERATE(u"jousts"_s, u"kings-service"_s);
    for (int i = 0; i < 5; ++i) {
        const QRectF disc = face(plans, plans.zero(board, i));
        INFO(i);
        CHECK(plans.square(board, 0).contains(disc));
        CHECK_FALSE(plans.number(board, 0).intersects(disc));
        if (i > 0) {
            CHECK(plans.zero(board, i).x() - plans.zero(board, i - 1).x() >= plans.discFace() * 0.9);
        }
    }
}

TEST_CASE("A stack of five does not leave its board", "[plans]")
{
    const Plans plans;
    for (int discs = 2; discs <= 5; ++discs) {
        const qreal top =
            plans.disc(u"jousts"_s, 7).y() - plans.lift(u"jousts"_s, 7, discs) * (discs - 1) - plans.discFace() / 2;
        INFO(discs);
        CHECK(top > -0.03);
    }
    CHECK(plans.lift(u"jousts"_s, 7, 5) < plans.lift(u"jousts"_s, 7, 2));
}

TEST_CASE("A stack on an upper square of the ring leaves its number in sight", "[plans]")
{
    const Plans plans;
    for (int square = 5; square <= 10; ++square) {
        for (int discs = 1; discs <= 5; ++discs) {
            const qreal lowest = plans.disc(u"jousts"_s, square).y() + plans.sink(u"jousts"_s, square, discs);
            const qreal top = lowest - plans.lift(u"jousts"_s, square, discs) * (discs - 1) - plans.discFace() / 2;
            CHECK(top > plans.number(u"jousts"_s, square).center().y());
            CHECK(lowest < plans.coats(u"jousts"_s, 3).constFirst().top());
        }
    }
    CHECK(plans.sink(u"jousts"_s, 7, 5) > plans.sink(u"jousts"_s, 7, 3));
    CHECK(plans.sink(u"jousts"_s, 7, 1) == 0);
    CHECK(plans.sink(u"jousts"_s, 2, 5) < plans.sink(u"jousts"_s, 7, 5));
    CHECK(plans.sink(u"jousts"_s, 0, 5) == 0);
}

TEST_CASE("The uppermost disc of a stack is seen to stand on its own square", "[plans][R3.1]")
{
    const Plans plans;
    const auto board = GENERATE(u"jousts"_s, u"kings-service"_s);
    for (int square = 1; square <= plans.squares(board); ++square) {
        for (int discs = 1; discs <= 5; ++discs) {
            INFO(discs << " on " << square);
            const qreal up = plans.lift(board, square, discs) * (discs - 1) - plans.sink(board, square, discs);
            const QRectF place = plans.square(board, square);
            CHECK(plans.disc(board, square).y() - up > place.top() + 0.007);
            // The lowest one too; under a number that stays in sight it reaches over the edge below.
            CHECK(plans.disc(board, square).y() + plans.sink(board, square, discs)
                  < place.bottom() - plans.discFace() / 4);
        }
    }
}

TEST_CASE("No stack hides the number of any square", "[plans]")
{
    const Plans plans;
    const auto board = GENERATE(u"jousts"_s, u"kings-service"_s);
    for (int square = 1; square <= plans.squares(board); ++square) {
        for (int discs = 2; discs <= 5; ++discs) {
            for (int covering = 0; covering < discs; ++covering) {
                const qreal up = plans.lift(board, square, discs) * covering - plans.sink(board, square, discs);
                const QRectF disc = face(plans, plans.disc(board, square) - QPointF(0, up));
                for (int other = 0; other <= plans.squares(board); ++other) {
                    // The letters leave some of a number's place empty.
                    const QRectF number = plans.number(board, other);
                    INFO("disc " << covering + 1 << " of " << discs << " on " << square << ", number " << other);
                    CHECK_FALSE(
                        disc.intersects(number.adjusted(0, number.height() * 0.25, 0, -number.height() * 0.25)));
                }
            }
            CHECK(plans.lift(board, square, discs) > 0.014); // some of each disc is to be seen
        }
    }
}

TEST_CASE("Coats, emblem and answer lie in the panel, and the coats beside one another", "[plans]")
{
    const Plans plans;
    const auto count = GENERATE(1, 2, 3);
    const QList<QRectF> coats = plans.coats(u"jousts"_s, count);
    REQUIRE(coats.size() == count);
    for (const QRectF &coat : coats) {
        CHECK(plans.answer(u"jousts"_s).intersects(coat));
        CHECK_FALSE(plans.medallion(u"jousts"_s).intersects(coat));
        CHECK(std::ranges::count_if(coats, [&coat](const QRectF &other) { return other.intersects(coat); }) == 1);
        for (int i = 0; i <= 20; ++i) {
            CHECK_FALSE(plans.square(u"jousts"_s, i).intersects(coat));
        }
    }
    CHECK(plans.coats(u"jousts"_s, 7).isEmpty());
}

TEST_CASE("The coats of the stair lie on no step and on no number", "[plans][R5.6][R10.4.2]")
{
    const Plans plans;
    const QString board = u"kings-service"_s;
    QList<QRectF> places;
    for (const int square : {6, 12}) {
        places.append(plans.stairCoat(square, false));
        CHECK(plans.square(board, square).adjusted(0, -0.01, 0, 0.01).contains(plans.scroll(square)));
    }
    for (const int square : {1, 3, 6, 9, 12}) {
        places.append(plans.stairCoat(square, true));
    }
    for (const QRectF &place : places) {
        CHECK(whole.contains(place));
        REQUIRE_FALSE(place.isEmpty());
        for (int i = 1; i <= 12; ++i) {
            INFO("step " << i << ", coat at " << place.x() << ", " << place.y());
            CHECK_FALSE(plans.square(board, i).intersects(place));
            CHECK_FALSE(plans.number(board, i).intersects(place));
        }
    }
    CHECK(plans.stairCoat(5, false).isEmpty());
}

TEST_CASE("The Cup travels eight places to either side", "[plans][R10.1.1]")
{
    const Plans plans;
    for (int place = -8; place <= 8; ++place) {
        INFO(place);
        CHECK(whole.contains(plans.cupNumber(place)));
        CHECK_THAT(plans.cup(place).center().x(), WithinAbs(plans.cupNumber(place).center().x(), 1e-4));
        CHECK_FALSE(plans.cup(place).adjusted(0, 0, 0, -0.001).intersects(plans.cupNumber(place)));
    }
    CHECK_THAT(plans.cup(0).center().x(), WithinAbs(0.5, 1e-4));
    CHECK(plans.cup(9).isEmpty());
}
