// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QImage>
#include <QStringView>

#include <array>
#include <optional>

namespace academy::app
{

/// How somebody sees colours: without the red, green or blue cones of the eye, or none at all.
enum class ColorVision { Usual, Protanopia, Deuteranopia, Tritanopia, Grey };

inline constexpr std::array colorVisions{ColorVision::Usual, ColorVision::Protanopia, ColorVision::Deuteranopia,
                                         ColorVision::Tritanopia, ColorVision::Grey};

/// `usual`, `protanopia`, `deuteranopia`, `tritanopia`, `grey`.
[[nodiscard]] QStringView name(ColorVision vision);
[[nodiscard]] std::optional<ColorVision> colorVisionNamed(QStringView wanted);

/// The picture as that person sees it. The three kinds of colour-blindness are simulated by the matrices for severity 1.0 of
/// G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision
/// Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009, applied to linear light; grey is the
/// luminance of ITU-R BT.709. Light is made linear, and back, as IEC 61966-2-1 (sRGB) has it.
[[nodiscard]] QImage seenWith(ColorVision vision, const QImage &picture);

} // namespace academy::app
