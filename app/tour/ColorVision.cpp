// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "ColorVision.h"

#include <algorithm>
#include <cmath>

namespace academy::app
{

namespace
{

using Row = std::array<float, 3>;
using Matrix = std::array<Row, 3>;

constexpr Row luminance{0.2126F, 0.7152F, 0.0722F};

constexpr Matrix matrixOf(ColorVision vision)
{
    switch (vision) {
    case ColorVision::Protanopia:
        return {Row{0.152286F, 1.052583F, -0.204868F}, Row{0.114503F, 0.786281F, 0.099216F},
                Row{-0.003882F, -0.048116F, 1.051998F}};
    case ColorVision::Deuteranopia:
        return {Row{0.367322F, 0.860646F, -0.227968F}, Row{0.280085F, 0.672501F, 0.047413F},
                Row{-0.011820F, 0.042940F, 0.968881F}};
    case ColorVision::Tritanopia:
        return {Row{1.255528F, -0.076749F, -0.178779F}, Row{-0.078411F, 0.930809F, 0.147602F},
                Row{0.004733F, 0.691367F, 0.303900F}};
    case ColorVision::Grey:
        return {luminance, luminance, luminance};
    case ColorVision::Usual:
        break;
    }
    return {Row{1, 0, 0}, Row{0, 1, 0}, Row{0, 0, 1}};
}

std::array<float, 256> makeLinear()
{
    std::array<float, 256> linear{};
    for (std::size_t value = 0; value < linear.size(); ++value) {
        const float share = static_cast<float>(value) / 255.0F;
        linear[value] = share <= 0.04045F ? share / 12.92F : std::pow((share + 0.055F) / 1.055F, 2.4F);
    }
    return linear;
}

int shown(float light)
{
    const float within = std::clamp(light, 0.0F, 1.0F);
    const float share = within <= 0.0031308F ? within * 12.92F : 1.055F * std::pow(within, 1 / 2.4F) - 0.055F;
    return static_cast<int>(std::lround(share * 255));
}

} // namespace

QStringView name(ColorVision vision)
{
    switch (vision) {
    case ColorVision::Protanopia:
        return u"protanopia";
    case ColorVision::Deuteranopia:
        return u"deuteranopia";
    case ColorVision::Tritanopia:
        return u"tritanopia";
    case ColorVision::Grey:
        return u"grey";
    case ColorVision::Usual:
        break;
    }
    return u"usual";
}

std::optional<ColorVision> colorVisionNamed(QStringView wanted)
{
    const auto *const found =
        std::ranges::find_if(colorVisions, [wanted](ColorVision vision) { return name(vision) == wanted; });
    return found == colorVisions.end() ? std::nullopt : std::optional(*found);
}

QImage seenWith(ColorVision vision, const QImage &picture)
{
    if (vision == ColorVision::Usual) {
        return picture;
    }
    static const std::array<float, 256> linear = makeLinear();
    const Matrix matrix = matrixOf(vision);
    QImage seen = picture.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < seen.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(seen.scanLine(y));
        for (int x = 0; x < seen.width(); ++x) {
            const Row light{linear[static_cast<std::size_t>(qRed(line[x]))],
                            linear[static_cast<std::size_t>(qGreen(line[x]))],
                            linear[static_cast<std::size_t>(qBlue(line[x]))]};
            const auto part = [&](const Row &row) {
                return shown(row[0] * light[0] + row[1] * light[1] + row[2] * light[2]);
            };
            line[x] = qRgba(part(matrix[0]), part(matrix[1]), part(matrix[2]), qAlpha(line[x]));
        }
    }
    return seen;
}

} // namespace academy::app
