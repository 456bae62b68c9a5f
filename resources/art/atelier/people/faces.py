# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Faces: head, eyes, brows, nose and mouth, round (0, 0), the crown at y -20 and the chin at about 20.

A `Face` says who it is, a `Mood` how it feels; each feature is a function of both. The light comes from the upper left.
"""
from dataclasses import dataclass, field

from ..pen import group, mix, num

LIP = "#9C2F28"
MOUTH = "#6E1B1A"
TONGUE = "#D0685C"


@dataclass(frozen=True)
class Face:
    """What a face is made of. Lengths are in the units of the drawing."""
    skin: str
    blush: str
    iris: str
    brow: str  # colour of the brows
    width: float = 17.5  # half the width, at the cheekbones
    jaw: float = 11.0  # how round the chin is: 8 pointed, 17 a full moon
    chin: float = 20.0
    eye: float = 1.0  # size of the eyes
    apart: float = 7.6  # from the middle to each eye
    brow_width: float = 2.3
    nose: str = "straight"
    lashes: bool = False
    freckles: bool = False
    gap_tooth: bool = False
    dimple: bool = False  # a full chin
    ears: bool = True
    glow: float = .5  # how much the cheeks glow
    tilt: float = 0.0  # how the head is carried, in degrees
    turn: float = -1.0  # to the viewer's left (-1) or right (1)
    small_mouths: dict = field(default_factory=lambda: {"wobble": "pout"})  # plainer mouths for a few pixels


@dataclass(frozen=True)
class Mood:
    """How a face shows it. Brows are the heights of their outer end, middle and inner end, seen from the eye."""
    brows: tuple
    brows_other: tuple = None  # of the eye on the viewer's right, where it differs
    eyes: str = "open"  # open, wide, merry
    gaze: tuple = (0.0, 0.0)
    mouth: str = "smile"
    tilt: float = 0.0
    lift: float = 0.0  # features up (chin raised) or down (head hung)
    blush: float = .8  # a share of the face's own
    tear: bool = False


CALM = Mood(brows=(-6, -8.4, -6.8), gaze=(-.9, .1), mouth="smile")
PROUD = Mood(brows=(-7.4, -11.2, -8.6), eyes="merry", mouth="laugh", tilt=-6, lift=-1.6, blush=1.0)
DISMAYED = Mood(brows=(-4.6, -7.8, -11.4), eyes="wide", gaze=(-.7, .9), mouth="pout", tilt=6, lift=1.2, blush=.45)
THINKING = Mood(brows=(-6, -7.8, -6), brows_other=(-8.4, -11.4, -8.2), gaze=(1.2, -1.5), mouth="purse", tilt=4, lift=-.8)
MOODS = {"calm": CALM, "proud": PROUD, "dismayed": DISMAYED, "thinking": THINKING}


def shade_of(pen, skin, share=.3):
    """Skin in the shade: warmer than ink."""
    return mix(skin, "#6A2E12", share)


def line_of(pen, skin):
    """The line in which a nose is drawn."""
    return mix(mix(skin, "#6A2E12", .55), pen.ink, .35)


def faded(line, skin):
    return mix(line, skin, .35)


def outline(face):
    w, jaw, chin = face.width, face.jaw, face.chin
    return (f"M0,-20 C{num(w * .62)},-20 {num(w)},-12 {num(w)},-1 C{num(w)},9 {num(jaw)},{num(chin)} 0,{num(chin)}"
            f" C{num(-jaw)},{num(chin)} {num(-w)},9 {num(-w)},-1 C{num(-w)},-12 {num(-w * .62)},-20 0,-20 Z")


def cheek_shade(face):
    """The lower right of the face, between its outline and an inner curve."""
    w, jaw, chin = face.width, face.jaw, face.chin
    return (f"M{num(w)},-4 C{num(w)},9 {num(jaw)},{num(chin)} 0,{num(chin)}"
            f" C{num(jaw * .72)},{num(chin - 2.2)} {num(w * .76)},8 {num(w)},-4 Z")


def ears(pen, face):
    w = face.width
    ear = (pen.path("M1.6,-4 C-3.4,-6.6 -5,-1 -3.4,2.4 C-2.4,5 .4,6.4 2,4.6 Z", face.skin, 2)
           + pen.path("M-.4,-1.8 C-2.6,-2 -2.4,1.6 -.8,2.4", "none", 1.2, line_of(pen, face.skin)))
    return group(ear, -w, 2) + group(ear, w, 2, mirror=True)


def eye_open(pen, face, gaze, wide, small):
    """An eye seen from its middle; its outer corner is on the left."""
    top, low = (-4.2, 3.6) if wide else (-3.4, 2.9)
    if small:
        return small_eye(pen, gaze, wide)
    white = f"M-4.8,.8 C-3.2,{num(top)} 2.4,{num(top - .3)} 4.4,.5 C2.8,{num(low)} -2.6,{num(low + .3)} -4.8,.8 Z"
    r = 2.45 if wide else 2.6
    gx, gy = gaze
    out = pen.path(white, "#FFFDF6")
    out += pen.circle(gx, gy - .2, r, face.iris, .9) + pen.circle(gx, gy - .1, 1.35, pen.ink)
    out += pen.circle(gx - .95, gy - 1.1, .8, "#FFFFFF")
    out += pen.path(f"M-5.3,1.1 C-3.4,{num(top - .3)} 2.4,{num(top - .7)} 4.6,.6", "none", 2.1)
    if face.lashes:
        out += pen.path("M-4.9,.6 L-6.7,-.5 M-4,-1 L-5.6,-2.5", "none", 1.3)
    line = line_of(pen, face.skin)
    out += pen.path(f"M-3,{num(low - .5)} C-1.4,{num(low + .2)} 1,{num(low + .1)} 2.4,{num(low - .8)}", "none", .9, line)
    if not wide:
        out += pen.path("M-3.6,-3.4 C-1.6,-5.2 1.6,-5.2 3.4,-3.2", "none", .9, line)
    return out


def small_eye(pen, gaze, wide):
    """An eye for a few pixels: white, a dark pupil, a lid."""
    gx, gy = gaze
    high = 4.4 if wide else 3.9
    return (pen.path(f"M-4,.2 C-4,{num(-high)} 4,{num(-high)} 4,.2 C4,{num(high)} -4,{num(high)} -4,.2 Z", "#FFFDF6")
            + pen.circle(gx * 1.3, gy * 1.1 + .2, 2.2 if wide else 2.5, pen.ink)
            + pen.path(f"M-4.4,-.4 C-3.4,{num(-high)} 3,{num(-high)} 4.2,-.6", "none", 1.35))


def eye_merry(pen, face, small):
    """Closed in laughter."""
    out = pen.path("M-4.6,1.8 C-3.2,-3 3,-3.2 4.4,1.6", "none", 2.6)
    if face.lashes and not small:
        out += pen.path("M-4.6,1.8 L-6.6,1.2 M-4,-.2 L-5.8,-1.4", "none", 1.5)
    return out


def eyes(pen, face, mood, small):
    size = face.eye * (1.16 if small else 1)
    gx, gy = mood.gaze
    out = ""
    for side in (-1, 1):  # the viewer's left, then right; the right one is the left one mirrored
        x = side * face.apart + face.turn * 1.5
        narrow = .94 if side == face.turn else 1
        if mood.eyes == "merry":
            eye = eye_merry(pen, face, small)
        else:
            eye = eye_open(pen, face, (gx * (1 if side < 0 else -1), gy), mood.eyes == "wide", small)
        out += group(eye, x, 1, size * narrow, mirror=side > 0)
    return out


def brows(pen, face, mood, small):
    out = ""
    for side in (-1, 1):
        outer, middle, inner = (mood.brows_other or mood.brows) if side == face.turn else mood.brows
        if small:
            outer, middle, inner = outer + .2 * (outer - inner), middle - .6, inner - .1 * (outer - inner)
        d = f"M-5.2,{num(outer + 1)} Q-.6,{num(middle)} 4.2,{num(inner + 1)}"
        color = mix(face.brow, pen.ink, .45) if small else face.brow
        out += group(pen.path(d, "none", face.brow_width * (.92 if small else 1), color),
                     side * face.apart + face.turn * 1.5, 1, mirror=side > 0)
    return out


NOSES = {
    "straight": "M1.6,.6 C.4,3.4 -2.6,5.4 -2.4,6.9 C-2.2,8.5 .2,8.6 1.8,7.8",
    "button": "M-1.8,4.8 C-4,6 -3.4,8.6 -1.2,8.2 C-.2,8.8 1,8.8 2.2,8",
    "broad": "M.8,1 C.4,3.4 -3.2,5 -3.2,6.8 C-3.2,8.4 -1,8.8 .2,8.2 C1.4,8.8 3.2,8.6 3.6,7.2",
}


def nose(pen, face, small):
    if small:
        out = pen.path(NOSES[face.nose], "none", 1.15, faded(line_of(pen, face.skin), face.skin))
        return group(out, face.turn * 1.4, .2, .9, mirror=face.turn > 0)
    out = pen.path(NOSES[face.nose], "none", 1.7, line_of(pen, face.skin))
    return group(out, face.turn * 1.6, .4, mirror=face.turn > 0)


def mouth(pen, face, mood, small):
    line = mix(LIP, pen.ink, .35 if small else .55)
    x, y = face.turn * 1.8, 12.6 + (face.chin - 20) * .5
    kind = face.small_mouths.get(mood.mouth, mood.mouth) if small else mood.mouth
    if kind == "smile":
        out = pen.path("M-5,-1 C-2,2.4 2.2,2.4 5.4,-1.6" if small else "M-4.6,-.6 C-2,1.9 2,1.9 5,-1.2", "none", 2, line)
        if not small:
            out += pen.path("M-1.4,3.2 C0,3.8 1,3.7 2,3.1", "none", 1.4, mix(face.skin, LIP, .5))
    elif kind == "laugh":
        out = pen.path("M-7,-2.2 C-3,-.6 3,-.6 7,-2.2 C6.8,3.4 3.4,6.4 0,6.4 C-3.4,6.4 -6.8,3.4 -7,-2.2 Z", MOUTH)
        out += pen.path("M-3.6,5 C-2.2,2.8 2.2,2.8 3.6,5 C2.6,6 1.4,6.4 0,6.4 C-1.4,6.4 -2.6,6 -3.6,5 Z", TONGUE)
        out += pen.path("M-6.4,-1.8 C-3,-.6 3,-.6 6.4,-1.8 C6.2,.2 5.8,1 5.2,1.5 C2,2.1 -2,2.1 -5.2,1.5 C-5.8,1"
                        " -6.2,.2 -6.4,-1.8 Z",
                        "#FFFDF6")
        if face.gap_tooth:
            out += pen.path("M-1,-1 H1 L.8,2 H-.8 Z", MOUTH, 0.6, MOUTH)
        out += pen.path("M-7,-2.2 C-3,-.6 3,-.6 7,-2.2 C6.8,3.4 3.4,6.4 0,6.4 C-3.4,6.4 -6.8,3.4 -7,-2.2 Z", "none", 1.8)
    elif kind == "beam":
        crescent = "M-6.6,-2.2 C-3.6,-.4 3.6,-.4 6.6,-2.2 C4.6,3.4 -4.6,3.4 -6.6,-2.2 Z"
        if small:
            crescent = "M-6.8,-2.6 C-3.6,-1.2 3.6,-1.2 6.8,-2.6 C5.4,4.8 -5.4,4.8 -6.8,-2.6 Z"
        out = pen.path(crescent, "#FFFDF6", 1.15 if small else 1.8) + pen.path("M-7.8,-2.4 L-5.8,-2.6 M7.8,-2.4"
                                                                               " L5.8,-2.6", "none", 1.5, line)
        if not small:
            out += pen.path("M-1.6,5 C0,5.6 1,5.5 2.2,4.9", "none", 1.4, mix(face.skin, LIP, .5))
    elif kind == "pout":
        out = pen.path("M-4.4,2.4 C-2.8,-1.8 2.8,-1.8 4.4,2.4" if small else "M-4.7,2.3 C-2.8,-1.2 2.8,-1.2 4.7,2.3",
                       "none", 1.6 if small else 2.2, line)
        if not small:
            out += pen.path("M-2.4,3.4 C-1,2.6 1,2.6 2.4,3.4", "none", 1.6, mix(face.skin, LIP, .5))
    elif kind == "oh":
        out = pen.path("M0,-2.4 C3,-2.4 4.2,0 3.8,2.2 C3.4,4.2 -3.4,4.2 -3.8,2.2 C-4.2,0 -3,-2.4 0,-2.4 Z", MOUTH, 1.9)
        if not small:
            out += pen.path("M-2,-.6 C-1,-1 1,-1 2,-.6", "none", 1.2, "#FFFDF6")
    elif kind == "gritted":
        out = pen.path("M-5.6,3 C-4.6,-1.8 4.6,-1.8 5.6,3 C2.6,2 -2.6,2 -5.6,3 Z", "#FFFDF6", 1.2 if small else 1.8)
        if not small:
            out += pen.path("M-2.6,-.2 V2 M0,-.6 V2 M2.6,-.2 V2", "none", .9, line)
    elif kind == "wobble":
        out = pen.path("M-5.2,2.2 C-3.8,-1 -2,-1 -.6,.6 C.6,1.8 2,-1.6 5,1.6", "none", 2.2, line)
        if not small:
            out += pen.path("M-1.8,4 C-.6,3.4 .8,3.4 2,4", "none", 1.4, mix(face.skin, LIP, .5))
    else:
        out = pen.path("M-2.6,.8 C-1,-.6 1.6,-.4 3.6,-1.4", "none", 2.1, line)
        if not small:
            out += pen.path("M-.4,3 C.4,3.3 1,3.2 1.6,2.8", "none", 1.4, mix(face.skin, LIP, .5))
    return group(out, x, y - (1.6 if small else 0), 1.12 if small else 1)


def cheeks(pen, face, mood):
    x, y, t = face.apart + 3, 8.4, face.turn * 1.2
    veil, out = num(mood.blush * face.glow * .62), ""
    for side in (-1, 1):
        out += pen.circle(side * x + t, y, 4.4, face.blush, fill_opacity=veil) + pen.circle(side * x + t, y, 2.5,
                                                                                            face.blush, fill_opacity=veil)
    return out


def lights(pen, face):
    """Lead white, as painters set it last: on the brow, the cheek and the tip of the nose."""
    w, t = face.width, face.turn
    light = mix(face.skin, "#FFF6E2", .6)
    out = pen.path(f"M{num(-w * .62)},-11 C{num(-w * .5)},-14.6 {num(-w * .3)},-16.4 {num(-w * .1)},-17", "none", 1.6,
                   light)
    out += pen.path(f"M{num(-face.apart - 5.4 + t)},6.6 C{num(-face.apart - 4.6 + t)},5.4"
                    f" {num(-face.apart - 3.4 + t)},5 {num(-face.apart - 2 + t)},5.2",
                    "none", 1.1, light)
    return out + pen.path(f"M{num(t * 2 - .6)},4.4 L{num(t * 2.6 - .4)},6", "none", 1.2, light)


def cheek_hatching(pen, face):
    """Pen strokes in the shade of the cheek."""
    w, d = face.width, ""
    for i in range(5):
        y = 2.6 + 2.5 * i
        x = w * (1 - ((y + 1) / (face.chin + 1))**2) ** .5 * (.9 + .1 * face.jaw / w)
        d += f"M{num(x - .9)},{num(y)} L{num(x - 3.4 + .12 * i)},{num(y + 1.6)}"
    return pen.path(d, "none", .8, line_of(pen, face.skin), stroke_opacity=".7")


def freckles(pen, face):
    t = face.turn * 1.2
    spots = ((-12.4, 6), (-9.6, 7.6), (-7, 5.8), (-10.6, 10.2), (-6.6, 9), (7.4, 6), (10, 7.8), (12.6, 6.2), (7, 9.2),
             (10.8, 10.4))
    return "".join(pen.circle(x + t, y, .75, mix(face.skin, "#8A3A12", .62)) for x, y in spots)


def tear(pen, face):
    """A tear below the eye on the viewer's right."""
    drop = pen.path("M0,-3.6 C1.2,-1.6 2.3,-.4 2.3,1.2 A2.3,2.3 0 0 1 -2.3,1.2 C-2.3,-.4 -1.2,-1.6 0,-3.6 Z",
                    "#CFE7F5", 1.3)
    return group(drop + pen.path("M-1,1 C-1,1.8 -.6,2.3 0,2.4", "none", .8, "#FFFFFF"), face.apart + 4
                 + face.turn * 1.5, 8.6)


def head(pen, face, mood, small=False):
    """The bald head with its features; hair comes after."""
    out = ears(pen, face) if face.ears else ""
    out += pen.path(outline(face), face.skin)
    out += pen.path(cheek_shade(face), shade_of(pen, face.skin, .2))
    if face.dimple and not small:
        y = face.chin - 2.6
        out += pen.path(f"M-4,{num(y)} C-1.6,{num(y + 1.2)} 1.6,{num(y + 1.2)} 4,{num(y)}", "none", 1.3, line_of(pen,
                                                                                                                 face.skin))
    features = cheeks(pen, face, mood)
    if face.freckles and not small:
        features += freckles(pen, face)
    if not small:
        out += cheek_hatching(pen, face)
        features += lights(pen, face)
    features += nose(pen, face, small) + mouth(pen, face, mood, small) + eyes(pen, face, mood, small)
    if mood.tear:
        features += tear(pen, face)
    out += pen.path(outline(face), "none", 2)
    lift, k = (mood.lift * .4, 1.08) if small else (mood.lift, 1)
    return out + group(features, 0, lift, k), group(brows(pen, face, mood, small), 0, lift, k)
