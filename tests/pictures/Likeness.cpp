// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Likeness.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace
{

constexpr int side = 16; // of a square

using Colour = std::array<double, 3>;

Colour meanColour(const QImage &picture, const QRect &square)
{
    Colour sum{};
    for (int y = square.top(); y <= square.bottom(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(picture.constScanLine(y));
        for (int x = square.left(); x <= square.right(); ++x) {
            sum[0] += qRed(line[x]);
            sum[1] += qGreen(line[x]);
            sum[2] += qBlue(line[x]);
        }
    }
    for (double &part : sum) {
        part /= 255.0 * square.width() * square.height();
    }
    return sum;
}

} // namespace

Likeness Likeness::of(const QImage &one, const QImage &other)
{
    if (one.size() != other.size() || one.isNull()) {
        return {.mean = 1, .worst = 1, .place = {}};
    }
    const QImage left = one.convertToFormat(QImage::Format_RGB32);
    const QImage right = other.convertToFormat(QImage::Format_RGB32);
    Likeness likeness;
    double sum = 0;
    int count = 0;
    for (int y = 0; y < left.height(); y += side) {
        for (int x = 0; x < left.width(); x += side) {
            // The last ones of a row and a column are moved back into the picture: a sliver would count for as much.
            const QRect square = QRect(std::max(0, std::min(x, left.width() - side)),
                                       std::max(0, std::min(y, left.height() - side)), side, side)
                & left.rect();
            const Colour here = meanColour(left, square);
            const Colour there = meanColour(right, square);
            for (std::size_t part = 0; part < here.size(); ++part) {
                const double differs = std::abs(here[part] - there[part]);
                sum += differs * differs;
                ++count;
                if (differs > likeness.worst) {
                    likeness.worst = differs;
                    likeness.place = square.center();
                }
            }
        }
    }
    likeness.mean = std::sqrt(sum / count);
    return likeness;
}
