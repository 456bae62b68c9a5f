// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

// What people have to tell apart they can tell apart without any colour, by its figures alone.

#include "artwork/LookBase.h"
#include "artwork/Palette.h"
#include "artwork/Resources.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <cmath>
#include <vector>

using namespace academy::artwork;
using namespace Qt::StringLiterals;

namespace
{

using Grey = std::vector<double>;

/// The drawing at that width as light and dark, its average taken away: what is left are its figures.
Grey figuresOf(Palette::Id id, const QString &name, int width)
{
    initResources();
    QFile file(u":/academy/art/"_s + Palette::name(id) + u'/' + name + u".svg"_s);
    REQUIRE(file.open(QIODevice::ReadOnly));
    QSvgRenderer renderer(file.readAll());
    REQUIRE(renderer.isValid());
    const QSizeF box = renderer.viewBoxF().size();
    QImage picture(width, qRound(width * box.height() / box.width()), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    renderer.render(&painter);
    painter.end();
    Grey grey;
    double sum = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const QColor color = picture.pixelColor(x, y);
            grey.push_back(0.2126 * color.red() + 0.7152 * color.green() + 0.0722 * color.blue());
            sum += grey.back();
        }
    }
    for (double &value : grey) {
        value -= sum / static_cast<double>(grey.size());
    }
    return grey;
}

/// How much two drawings differ at each place, on average, of 255.
double difference(const Grey &first, const Grey &second)
{
    REQUIRE(first.size() == second.size());
    double sum = 0;
    for (std::size_t place = 0; place < first.size(); ++place) {
        sum += std::abs(first[place] - second[place]);
    }
    return sum / static_cast<double>(first.size());
}

constexpr double figures = 9;
constexpr double numerals = 2; ///< they are small on what they stand on

/// All of them, at the least width they are shown at.
void requireApart(const QString &before, const QStringList &keys, const QString &after, int width,
                  double enough = figures)
{
    for (const Palette::Id id : {Palette::Id::Vellum, Palette::Id::Scriptorium, Palette::Id::HighContrast}) {
        std::vector<Grey> drawings;
        for (const QString &key : keys) {
            drawings.push_back(figuresOf(id, before + key + after, width));
        }
        for (std::size_t first = 0; first < drawings.size(); ++first) {
            for (std::size_t second = 0; second < first; ++second) {
                INFO(Palette::name(id).toStdString()
                     << ": " << before.toStdString() << " " << keys.at(qsizetype(first)).toStdString() << " and "
                     << keys.at(qsizetype(second)).toStdString());
                CHECK(difference(drawings[first], drawings[second]) >= enough);
            }
        }
    }
}

} // namespace

TEST_CASE("The five squires are told apart without colours", "[artwork]")
{
    const LookBase look;
    requireApart(u"disc-"_s, look.squireKeys(), {}, 26);
    requireApart(u"shield-"_s, look.squireKeys(), {}, 20);
    requireApart(u"squire-"_s, look.squireKeys(), u"-calm-small"_s, 32);
}

TEST_CASE("The boards and the cards are told apart without colours", "[artwork]")
{
    const LookBase look;
    requireApart(u"ringed-"_s, look.boardKeys(), {}, 40);
    requireApart(u"card-"_s, look.cardKeys(), u"-3"_s, 66);
}

TEST_CASE("What may be chosen now, or scores now, is told from the rest without colours", "[artwork]")
{
    // Not by the gold alone: the ring of what is lit is heavier.
    const LookBase look;
    for (const QString &board : look.boardKeys()) {
        requireApart(u"ringed-"_s + board, {QString(), u"-lit"_s}, {}, 40);
    }
}

TEST_CASE("Coats are told apart without colours", "[artwork]")
{
    requireApart(
        u"coat-"_s,
        {u"plus-1"_s, u"plus-2"_s, u"plus-3"_s, u"plus-4"_s, u"plus-5"_s, u"minus-1"_s, u"minus-3"_s, u"back"_s}, {},
        30, numerals);
}
