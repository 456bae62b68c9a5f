# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The brush: outlines that flow through points, tapering limbs, clouds, light that fades, and washes of one colour.

Points are pairs of numbers, with a third item where the line turns sharply; or they are written "x,y x,y x,y!".
"""
from math import cos, hypot, pi, radians, sin

from .pen import mix


def num(value):
    """A coordinate to a tenth, which is enough for what flows."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def at(x, y):
    return f"{num(x)},{num(y)}"


def points_of(text):
    """The points of a text, or of a list of them: x, y, and whether the line turns sharply there."""
    if not isinstance(text, str):
        return [(point[0], point[1], len(point) > 2) for point in text]
    found = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        found.append((float(x), float(y), word.endswith("!")))
    return found


def tangent(before, here, after):
    """The direction in which the line passes a point; nothing where it turns sharply."""
    if here[2]:
        return 0.0, 0.0
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = hypot(dx, dy) or 1
    return dx / length, dy / length


def flow(points, closed=False):
    """Path data of a line that flows through the points."""
    points = points_of(points)
    count = len(points)

    def point(i):
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    d = "M" + at(*points[0][:2])
    for i in range(count if closed else count - 1):
        one, two = point(i), point(i + 1)
        reach = hypot(two[0] - one[0], two[1] - one[1]) / 3
        (ax, ay), (bx, by) = tangent(point(i - 1), one, two), tangent(one, two, point(i + 2))
        if (ax, ay, bx, by) == (0, 0, 0, 0):
            d += "L" + at(*two[:2])
        else:
            d += (f"C{at(one[0] + ax * reach, one[1] + ay * reach)} {at(two[0] - bx * reach, two[1] - by * reach)}"
                  f" {at(*two[:2])}")
    return d + ("z" if closed else "")


def blob(points):
    """Path data of a closed shape that flows through the points."""
    return flow(points, True)


def middle_line(joints, steps):
    """Points along a smooth line through the joints, `steps` to each stretch."""
    points = []
    for i in range(len(joints) - 1):
        before, start = joints[max(0, i - 1)], joints[i]
        end, after = joints[i + 1], joints[min(len(joints) - 1, i + 2)]
        for k in range(steps):
            t = k / steps
            points.append(tuple(
                .5 * (2 * start[j] + (end[j] - before[j]) * t + (2 * before[j] - 5 * start[j] + 4 * end[j] - after[j]) * t * t
                      + (3 * start[j] - before[j] - 3 * end[j] + after[j]) * t**3) for j in (0, 1)))
    return points + [tuple(joints[-1][:2])]


def limb(joints, *widths, steps=3, flat=False):
    """Path data of an arm, a leg, a neck, a tail: round a smooth line through the joints, as wide at each share of its
    length as the widths say. Its ends are round; `flat` cuts the far one straight, as a sleeve is."""
    points = middle_line(points_of(joints), steps)
    last = len(points) - 1
    left, right = [], []
    for i, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(0, i - 1)], points[min(last, i + 1)]
        run = hypot(x1 - x0, y1 - y0) or 1
        ux, uy = (x1 - x0) / run, (y1 - y0) / run
        place = i / last * (len(widths) - 1)
        low = min(int(place), len(widths) - 2)
        half = (widths[low] + (widths[low + 1] - widths[low]) * (place - low)) / 2
        left.append((x - uy * half, y + ux * half))
        right.append((x + uy * half, y - ux * half))
        if i == 0:
            start = (x - ux * half * .8, y - uy * half * .8)
        end = (x + ux * half * .8, y + uy * half * .8)
    if flat:
        left[-1], right[-1] = (*left[-1], "sharp"), (*right[-1], "sharp")
        return blob([start] + left + right[::-1])
    return blob([start] + left + [end] + right[::-1])


def scallops(cx, cy, rx, ry, bumps, begin=0.0, end=2 * pi, depth=.5):
    """A cloudy outline round an ellipse: so many bumps from angle to angle, closed by a straight line."""
    points = [(cx + rx * cos(begin + (end - begin) * i / bumps), cy + ry * sin(begin + (end - begin) * i / bumps))
              for i in range(bumps + 1)]
    d = "M" + at(*points[0])
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        r = hypot(x1 - x0, y1 - y0) * (1.02 - depth)
        d += f"A{num(r)},{num(r)} 0 0 1 {at(x1, y1)}"
    return d + "z"


def oval(x, y, rx, ry):
    return f"M{at(x - rx, y)}a{num(rx)},{num(ry)} 0 1 0 {num(2 * rx)},0a{num(rx)},{num(ry)} 0 1 0 {num(-2 * rx)},0z"


def petals(x, y, r, count=5, turn=-90.0):
    """A flower of round petals, as path data."""
    ring = [(x + r * .62 * cos(radians(turn + 360 * i / count)), y + r * .62 * sin(radians(turn + 360 * i / count)))
            for i in range(count)]
    bow = num(r * .74 * sin(pi / count))  # a little more than half the way from one to the next
    return (f"M{num(ring[0][0])},{num(ring[0][1])}"
            + "".join(f"A{bow},{bow} 0 1 1 {num(px)},{num(py)}" for px, py in ring[1:] + ring[:1]) + "z")


def gradient(name, stops, box=None):
    """A gradient from above to below through (place, colour) stops; between two heights, or over the whole shape."""
    units, (high, low) = (' gradientUnits="userSpaceOnUse"', box) if box else ("", (0, 1))
    inner = "".join(f'<stop offset="{place}" stop-color="{color}"/>' for place, color in stops)
    return f'<linearGradient id="{name}"{units} x1="0" y1="{num(high)}" x2="0" y2="{num(low)}">{inner}</linearGradient>'


def halo(name, x, y, r, color, opacity):
    """Light that fades outwards from (x, y): its definition and its disc."""
    fall = ((0, 1), (.25, .72), (.5, .36), (.75, .11), (1, 0))
    inner = "".join(f'<stop offset="{place}" stop-color="{color}" stop-opacity="{opacity * veil:.3g}"/>' for place, veil in fall)
    return (f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{num(x)}" cy="{num(y)}" r="{num(r)}">{inner}'
            f'</radialGradient></defs><circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="url(#{name})"/>')


class Wash:
    """Line and wash in one pigment, as the old painters in one colour: tones from -1, ink, to 1, card. Lights are held back
    on dark leaf and in high contrast, where they would outshine the discs."""

    def __init__(self, pen, pigment):
        self.pen = pen
        self.pigment = pigment
        self.light = .84 if pen.dark or pen.high_contrast else 1

    def tone(self, value):
        if value > 0:
            return mix(self.pigment, self.pen["card"], value * self.light)
        return mix(self.pigment, self.pen.ink, -value)

    def shape(self, d, value, line=1.05):
        """A shape in a wash, drawn round with a thin line."""
        return self.pen.path(d, self.tone(value), line, self.tone(-.62))

    def wash(self, d, value):
        """A wash without a line."""
        return self.pen.path(d, self.tone(value))

    def line(self, d, value=-.62, width=1.0):
        return self.pen.path(d, "none", width, self.tone(value))

    def dot(self, x, y, r, value=-.62, line=0.0):
        return self.pen.circle(x, y, r, self.tone(value), line, self.tone(-.62))
