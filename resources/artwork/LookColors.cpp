// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/LookColors.h"

#include <algorithm>

namespace academy::artwork
{

void LookColors::setPalette(PaletteId palette)
{
    const auto id = static_cast<Palette::Id>(palette);
    if (id == m_id) {
        return;
    }
    m_id = id;
    Q_EMIT paletteChanged();
}

QVariantMap LookColors::pigments() const
{
    QVariantMap pigments;
    for (const auto &[board, pigment] : Palette::get(m_id).pigments().asKeyValueRange()) {
        pigments.insert(board, pigment);
    }
    return pigments;
}

QVariantMap LookColors::lanePigments() const
{
    QVariantMap lines;
    for (const auto &[board, pigment] : Palette::get(m_id).pigments().asKeyValueRange()) {
        lines.insert(board, asLine(pigment));
    }
    return lines;
}

QColor LookColors::asLine(const QColor &pigment) const
{
    constexpr double atLeast = 3.05; // WCAG 2 asks 3 of lines with a meaning; the rest is for rounding
    const auto standsOut = [this](const QColor &line) {
        return std::min({contrast(line, page()), contrast(line, leaf()), contrast(line, yours())}) >= atLeast;
    };
    QColor line = pigment;
    const bool clear = standsOut(pigment);
    constexpr int steps = 50;
    for (int step = 1; step <= steps; ++step) {
        const QColor next = mix(pigment, clear ? page() : ink(), static_cast<double>(step) / steps);
        if (clear && !standsOut(next)) {
            break;
        }
        line = next;
        if (!clear && standsOut(next)) {
            break;
        }
    }
    return line;
}

QList<QColor> LookColors::tinctures() const
{
    return {azure(), vert(), orTincture(), gules(), sable()};
}

QList<QColor> LookColors::onTinctures() const
{
    return {onfield(), onfield(), artInk(), onfield(), onfield()};
}

QColor LookColors::yours() const
{
    return mix(leaf(), gold(), 0.2);
}

QColor LookColors::landing() const
{
    return mix(gold(), leaf(), 0.45);
}

QColor LookColors::hovered() const
{
    return mix(leaf(), ink(), 0.1);
}

QColor LookColors::goldUpper() const
{
    return mix(gold(), Qt::white, 0.42);
}

QColor LookColors::goldMiddle() const
{
    return mix(gold(), Qt::white, 0.14);
}

QColor LookColors::goldPressed() const
{
    return mix(gold(), artInk(), 0.14);
}

QColor LookColors::goldLine() const
{
    return mix(gold(), artInk(), 0.5);
}

QColor LookColors::pageLight() const
{
    return mix(page(), leaf(), 0.5);
}

QColor LookColors::pageEdge() const
{
    return mix(page(), sunk(), 0.55);
}

QColor LookColors::tray() const
{
    return mix(page(), sunk(), 0.6);
}

QColor LookColors::curtain() const
{
    return mix(azure(), artInk(), 0.62);
}

} // namespace academy::artwork
