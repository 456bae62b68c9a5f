# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Hands, and the linen sleeves they come out of; all for the viewer's right, to be mirrored for the left."""
from . import faces
from ..pen import WOOD, group, mix, num
from .persons import PEOPLE

LINEN = "#F4E8CC"
LINEN_SHADE = mix(LINEN, "#7A5A30", .28)


def sleeve(pen, squire, d, cuff):
    """A linen sleeve along a path, with a cuff at its end."""
    out = tube(pen, d, 8.6, LINEN)
    out += f'<g transform="translate(1.5 1.7)"><path d="{d}" fill="none" stroke="{LINEN_SHADE}" stroke-width="3.4"/></g>'
    return out + tube(pen, cuff, 9.2, pen.shaded(pen[squire], .25)) if cuff else out


def tube(pen, d, width, color):
    """A thick line with an outline of ink."""
    line = ' stroke-linejoin="round" stroke-linecap="butt" fill="none"'
    return (f'<path d="{d}" stroke="{pen.ink}" stroke-width="{num(width + 3.8 * pen.line)}"{line}/>'
            f'<path d="{d}" stroke="{color}" stroke-width="{num(width)}"{line}/>')


def fist_at_chin(pen, skin):
    """A loose fist, its finger on the lip; the wrist is below on the right."""
    return (pen.path("M-1.4,-3.4 C-4,-2.8 -4,.8 -1.4,1.2 L3,1.6 C.8,2.2 .8,5 3,5.4 C1.6,6.2 1.8,8.8 3.8,9.2 C3,10"
                     " 3.4,12.2 5.4,12.4"
                     " C9,13 12.4,11 13.4,8 C14.6,4.6 13.6,.4 10.6,-1.6 C7.4,-3.6 2,-4.2 -1.4,-3.4 Z", skin, 1.9)
            + pen.path("M3,1.6 L7,2 M3,5.4 L6.6,5.6 M3.8,9.2 L7,9", "none", 1.1, faces.line_of(pen, skin)))


def raised_forearm(pen, squire, circle):
    """A forearm that comes up from the edge of the roundel, on the right."""
    def foot(x):
        return f"{num(x)},{num(circle.foot(x))}"

    r = num(circle.r)
    arm = f"M8.8,29.6 L{foot(12)} A{r},{r} 0 0 0 {foot(21.6)} L17,26.8 Z"
    inner = f"M8.8,29.6 L{foot(12)} A{r},{r} 0 0 0 {foot(15)} L11.6,28.8 Z"
    return (pen.path(arm, LINEN) + pen.path(inner, LINEN_SHADE) + pen.path(arm, "none", 2)
            + pen.path("M7.8,27.4 L17,24.4 L18.6,28.8 L9.4,32 Z", pen.shaded(pen[squire], .2), 2))


def pondering_hand(pen, squire, circle=None):
    """The hand at the chin; the arm comes up from the edge of the roundel, or from the elbow."""
    person = PEOPLE[squire]
    if circle:
        arm = raised_forearm(pen, squire, circle)
    else:
        s = person.shoulders
        bend = f"M{num(s + 3)},46 C{num(s + 5)},56 {num(s + 10)},65 {num(s + 6)},65.6 C{num(s + 1)},65 20,42 13.6,29"
        arm = sleeve(pen, squire, bend, "M15.6,33 L13.2,28")
    return arm + group(fist_at_chin(pen, person.face.skin), 4.4, 17, 1, 14)


def gripping_hand(pen, skin):
    """Four fingers over an edge."""
    return (pen.path("M-5.4,2 C-6.6,-3 -3.6,-5.4 0,-5.4 C3.6,-5.4 6.6,-3 5.4,2 C5.2,5.4 2.8,5.2 2.6,3.2 C2.4,6 .2,6 0,3.6"
                     " C-.2,6 -2.4,6 -2.6,3.2 C-2.8,5.2 -5.2,5.4 -5.4,2 Z", skin, 2)
            + pen.path("M-2.6,3.2 V.4 M0,3.6 V.2 M2.6,3.2 V.4", "none", 1.1, faces.line_of(pen, skin)))


def hand_on_cheek(pen, skin):
    """An open hand, its fingers up."""
    return (pen.path("M-3.4,8 C-5.4,3 -5.6,-4 -4.2,-9 C-3.6,-11 -1.2,-10.6 -1.2,-8.8 C-1,-11.8 2,-11.6 2.2,-9.2"
                     " C3,-11 5.2,-10 5,-7.8"
                     " C6.6,-8.2 7.2,-6 6.8,-4.4 C6.2,0 6.2,4 5,8 Z", skin, 2)
            + pen.path("M-1.2,-8.8 L-1,-3 M2.2,-9 L2.2,-3 M5,-7.6 L4.6,-2.6", "none", 1.1, faces.line_of(pen, skin)))


def raised_fist(pen, skin):
    """A fist in triumph, seen from the fingers."""
    return (pen.path("M-4.6,6 C-6.4,2 -6.6,-3.4 -4.4,-5 C-3.2,-6 -1.8,-5.8 -1.2,-5 C0,-6.2 2,-6 2.6,-4.8 C4.2,-5.4 6,-4.2 5.8,-2.2"
                    " C6.6,.6 6,3.6 4.8,6 Z", skin, 2)
            + pen.path("M-1.2,-5 C-1.6,-3 -1.6,-1.6 -1.2,-.4 M2.6,-4.8 C2.2,-3 2.2,-1.6 2.6,-.4", "none", 1.1, faces.line_of(pen, skin))
            + pen.path("M-5.4,1.4 C-3,-.8 2,-1 3.6,.6 C4.4,2 2.6,3 .6,2.8", "none", 1.3))


def wooden_sword(pen):
    """What squires train with; its grip round (0, 0), its point upwards."""
    dark = mix(WOOD, "#7A4A22", .55)
    return (pen.path("M-3,-8 L-2.7,-38 C-2.7,-42.6 2.7,-42.6 2.7,-38 L3,-8 Z", WOOD, 2)
            + pen.path("M1,-12 V-37", "none", 1.2, dark) + pen.path("M-6.8,-10.6 H6.8 V-6.8 H-6.8 Z", dark, 2)
            + pen.path("M-2,6 H2 V10.4 H-2 Z", WOOD, 1.8))
