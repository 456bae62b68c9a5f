// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Likeness.h"

#include <QPainter>

#include <catch2/catch_test_macros.hpp>

namespace
{

QImage sheet(const QRect &plate)
{
    QImage picture(200, 120, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.fillRect(plate, Qt::black);
    return picture;
}

} // namespace

TEST_CASE("A picture is like itself")
{
    const QImage picture = sheet({20, 20, 80, 40});
    const Likeness likeness = Likeness::of(picture, picture);
    CHECK(likeness.mean == 0);
    CHECK(likeness.worst == 0);
}

TEST_CASE("A plate that is too small is seen, and where")
{
    const Likeness likeness = Likeness::of(sheet({16, 16, 80, 48}), sheet({16, 16, 64, 48}));
    CHECK(likeness.worst == 1);
    CHECK(QRect(80, 16, 16, 48).contains(likeness.place));
    CHECK(likeness.mean > 0.15);
}

TEST_CASE("Pictures of different sizes are not alike")
{
    const QImage picture = sheet({});
    CHECK(Likeness::of(picture, picture.copy(0, 0, 100, 120)).worst == 1);
    CHECK(Likeness::of(picture, {}).worst == 1);
    CHECK(Likeness::of({}, {}).worst == 1);
}
