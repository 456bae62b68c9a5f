// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "ColorVision.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>

/// Colours as people see them who are colour-blind.
using namespace academy::app;

namespace
{

QRgb seen(ColorVision vision, QRgb color)
{
    QImage picture(1, 1, QImage::Format_ARGB32);
    picture.setPixel(0, 0, color);
    return seenWith(vision, picture).pixel(0, 0);
}

int difference(QRgb first, QRgb second)
{
    return std::max({std::abs(qRed(first) - qRed(second)), std::abs(qGreen(first) - qGreen(second)),
                     std::abs(qBlue(first) - qBlue(second))});
}

} // namespace

TEST_CASE("What has no hue is seen alike by everybody", "[ColorVision]")
{
    for (const ColorVision vision : colorVisions) {
        for (int grey = 0; grey < 256; grey += 15) {
            INFO(name(vision).toString().toStdString() << ", " << grey);
            CHECK(difference(seen(vision, qRgb(grey, grey, grey)), qRgb(grey, grey, grey)) <= 1);
        }
        CHECK(qAlpha(seen(vision, qRgba(10, 200, 30, 77))) == 77);
    }
}

// Reckoned by hand from the published matrices.
TEST_CASE("Red is seen as the matrices have it", "[ColorVision]")
{
    const QRgb red = qRgb(255, 0, 0);
    CHECK(difference(seen(ColorVision::Usual, red), red) == 0);
    CHECK(difference(seen(ColorVision::Protanopia, red), qRgb(109, 95, 0)) <= 1);
    CHECK(difference(seen(ColorVision::Deuteranopia, red), qRgb(163, 144, 0)) <= 1);
    CHECK(difference(seen(ColorVision::Tritanopia, red), qRgb(255, 0, 15)) <= 1);
    CHECK(difference(seen(ColorVision::Grey, red), qRgb(127, 127, 127)) <= 1);
}

TEST_CASE("Without the red or the green cones, red and green are of one hue", "[ColorVision]")
{
    for (const ColorVision vision : {ColorVision::Protanopia, ColorVision::Deuteranopia}) {
        for (const QRgb color : {qRgb(200, 30, 30), qRgb(60, 120, 40)}) {
            const QRgb yellowish = seen(vision, color);
            CHECK(std::abs(qRed(yellowish) - qGreen(yellowish)) < 40);
        }
    }
    const QRgb apart = seen(ColorVision::Tritanopia, qRgb(200, 30, 30));
    CHECK(qRed(apart) - qGreen(apart) > 100);
}

TEST_CASE("Kinds of seeing have names", "[ColorVision]")
{
    for (const ColorVision vision : colorVisions) {
        CHECK(colorVisionNamed(name(vision)) == vision);
    }
    CHECK(!colorVisionNamed(u"rose-tinted"));
}
