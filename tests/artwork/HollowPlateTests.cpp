// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/HollowPlate.h"

#include <QImage>
#include <QQuickWindow>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

using academy::artwork::HollowPlate;

namespace
{

constexpr int corner = 12;

/// A white window with a red plate in it, which has a blue edge 2 wide, in its upper left corner.
class Shown
{
public:
    Shown()
        : m_plate(m_window.contentItem())
    {
        m_window.resize(500, 400);
        m_window.setColor(Qt::white);
        set("color", QColor(Qt::red));
        set("edge", QColor(Qt::blue));
        set("innerLine", QColor(Qt::transparent));
        set("lineWidth", 2);
        set("corner", corner);
        m_window.show();
    }

    void set(const char *property, const QVariant &value) { REQUIRE(m_plate.setProperty(property, value)); }
    void resize(QSizeF size) { m_plate.setSize(size); }
    void moveTo(QPointF place) { m_plate.setPosition(place); }
    [[nodiscard]] QImage look() { return m_window.grabWindow(); }

private:
    QQuickWindow m_window;
    HollowPlate m_plate;
};

// The same but for the rounding of smooth edges.
bool isAbout(const QColor &seen, const QColor &wanted)
{
    return qAbs(seen.red() - wanted.red()) <= 4 && qAbs(seen.green() - wanted.green()) <= 4
        && qAbs(seen.blue() - wanted.blue()) <= 4;
}

// Requires that the picture shows a plate of that size in its upper left corner, and nothing else.
void requirePlate(const QImage &picture, QSize size)
{
    INFO("a plate of " << size.width() << " x " << size.height());
    const int right = size.width() - 1;
    const int low = size.height() - 1;
    for (const QPoint &hollow : {QPoint(0, 0), QPoint(right, 0), QPoint(0, low), QPoint(right, low)}) {
        CHECK(picture.pixelColor(hollow) == Qt::white);
    }
    const QPoint middle(size.width() / 2, size.height() / 2);
    CHECK(picture.pixelColor(middle) == Qt::red);
    for (const QPoint &edge : {QPoint(0, middle.y()), QPoint(right, middle.y()), QPoint(middle.x(), 0),
                               QPoint(middle.x(), low), QPoint(corner + 2, 0), QPoint(right, low - corner - 2)}) {
        CHECK(isAbout(picture.pixelColor(edge), Qt::blue));
    }
    CHECK(picture.pixelColor(size.width(), middle.y()) == Qt::white);
    CHECK(picture.pixelColor(middle.x(), size.height()) == Qt::white);
}

} // namespace

TEST_CASE("A plate has its new size at once, whatever it was before", "[software]")
{
    Shown shown;
    // From and to sizes in which it is cut in nine, in three either way, and not at all.
    for (const QSize &size : {QSize(300, 200), QSize(200, 300), QSize(40, 32), QSize(400, 32), QSize(40, 300),
                              QSize(451, 317), QSize(41, 33)}) {
        shown.resize(size);
        requirePlate(shown.look(), size);
    }
}

TEST_CASE("A plate stays where it is when it is cut in other pieces", "[software]")
{
    constexpr QPoint place(60, 50);
    Shown shown;
    shown.moveTo(place);
    for (const QSize &size : {QSize(40, 32), QSize(300, 200), QSize(400, 32), QSize(300, 200), QSize(40, 32)}) {
        shown.resize(size);
        const QImage picture = shown.look();
        CHECK(picture.pixelColor(20, 16) == Qt::white);
        requirePlate(picture.copy(QRect(place, QSize(440, 350))), size);
    }
    shown.set("gradient", QVariant::fromValue(QList<QColor>{Qt::red, Qt::red}));
    shown.resize({300, 200});
    const QImage picture = shown.look();
    CHECK(picture.pixelColor(20, 16) == Qt::white);
    requirePlate(picture.copy(QRect(place, QSize(440, 350))), {300, 200});
}

TEST_CASE("A plate of no size is not there, and comes back", "[software]")
{
    Shown shown;
    shown.resize({100, 80});
    requirePlate(shown.look(), {100, 80});
    shown.resize({0, 80});
    CHECK(shown.look().pixelColor(1, 40) == Qt::white);
    shown.resize({100, 80});
    requirePlate(shown.look(), {100, 80});
}

TEST_CASE("A plate has its new colours at once", "[software]")
{
    const QSize size = GENERATE(QSize(300, 200), QSize(40, 32));
    Shown shown;
    shown.resize(size);
    requirePlate(shown.look(), size);
    shown.set("color", QColor(Qt::green));
    shown.set("edge", QColor(Qt::black));
    QImage picture = shown.look();
    CHECK(picture.pixelColor(size.width() / 2, size.height() / 2) == Qt::green);
    CHECK(isAbout(picture.pixelColor(size.width() / 2, 0), Qt::black));
    shown.set("edge", QColor(Qt::transparent));
    picture = shown.look();
    CHECK(picture.pixelColor(size.width() / 2, 3) == Qt::green);
}

TEST_CASE("A plate's inner line follows its corners", "[software]")
{
    Shown shown;
    shown.resize({300, 200});
    shown.set("innerLine", QColor(Qt::black));
    const QImage picture = shown.look();
    // Five inside the edge: between two pixels, so half of each.
    const QColor line = picture.pixelColor(150, 4);
    CHECK(line.red() < 180);
    CHECK(isAbout(picture.pixelColor(299 - 4, 100), line));
    CHECK(isAbout(picture.pixelColor(150, 199 - 4), line));
    CHECK(picture.pixelColor(5, 5) == Qt::white); // within the hollow
    CHECK(picture.pixelColor(150, 8) == Qt::red);
}

TEST_CASE("A gradient spans the whole plate, at every height", "[software]")
{
    Shown shown;
    shown.set("gradient", QVariant::fromValue(QList<QColor>{Qt::black, QColor(100, 100, 100), QColor(200, 200, 200)}));
    for (const int height : {60, 300, 120}) {
        INFO("height " << height);
        shown.resize(QSize(300, height));
        const QImage picture = shown.look();
        CHECK(qAbs(picture.pixelColor(150, height / 2).green() - 100) <= 2);
        CHECK(picture.pixelColor(150, 4).green() <= 20);
        CHECK(picture.pixelColor(150, height - 5).green() >= 180);
        CHECK(isAbout(picture.pixelColor(20, height / 2), picture.pixelColor(280, height / 2)));
    }
    shown.set("gradient", QVariant::fromValue(QList<QColor>()));
    requirePlate(shown.look(), {300, 120});
}
