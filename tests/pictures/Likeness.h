// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QImage>
#include <QPoint>

/// How far two pictures of the same size differ, for people who do not look at single pixels: letters and smooth edges are
/// never the same to the pixel, but a small square of one picture has the mean colour of the same square of the other.
/// Colours go from 0 to 1.
struct Likeness {
    double mean = 0; ///< of all squares, the root of the mean square
    double worst = 0; ///< of the square that differs most
    QPoint place; ///< the middle of that square

    /// Pictures of different sizes are as unlike as can be.
    [[nodiscard]] static Likeness of(const QImage &one, const QImage &other);
};
