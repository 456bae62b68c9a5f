// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/Plans.h"
#include "artwork/SquareNumbers.h"

#include <QImage>
#include <QQuickWindow>

#include <catch2/catch_test_macros.hpp>

using namespace academy::artwork;

namespace
{

// How many points of the picture there have that colour.
int pointsOf(QColor color, const QImage &picture, const QRectF &place)
{
    int points = 0;
    for (int x = qCeil(place.left()); x < place.right(); ++x) {
        for (int y = qCeil(place.top()); y < place.bottom(); ++y) {
            points += picture.pixelColor(x, y) == color ? 1 : 0;
        }
    }
    return points;
}

} // namespace

TEST_CASE("The numbers of a board are written in their places, and nowhere else")
{
    QQuickWindow window;
    window.resize(600, 600);
    window.setColor(Qt::white);
    SquareNumbers numbers(window.contentItem());
    numbers.setSize({600, 600});
    const Plans plans;
    REQUIRE(numbers.setProperty("places", QVariant::fromValue(plans.numbers(QStringLiteral("quests")))));
    REQUIRE(numbers.setProperty("frame", plans.frame() / 2));
    REQUIRE(numbers.setProperty("pixelSize", 24));
    REQUIRE(numbers.setProperty("color", QColor(Qt::red)));
    REQUIRE(numbers.setProperty("frameColor", QColor(Qt::blue)));
    REQUIRE(numbers.setProperty("thresholdColor", QColor(Qt::green)));
    window.show();
    const QImage picture = window.grabWindow();
    REQUIRE(picture.size() == QSize(600, 600));

    const QList<QRectF> places = plans.numbers(QStringLiteral("quests"));
    REQUIRE(places.size() == 21);
    int inked = 0;
    for (qsizetype square = 0; square < places.size(); ++square) {
        QRectF place(0, 0, 40, 24);
        place.moveCenter(places[square].center() * 600);
        INFO("square " << square);
        CHECK(pointsOf(square == 0 ? Qt::green : Qt::blue, picture, place) > 8);
        inked += 40 * 24 - pointsOf(Qt::white, picture, place);
    }
    const QRectF all(0, 0, 600, 600);
    CHECK(600 * 600 - pointsOf(Qt::white, picture, all) <= inked);
    CHECK(pointsOf(Qt::red, picture, all) == 0); // on the ring all stand on the frame
}
