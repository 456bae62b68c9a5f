#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Makes the game's sounds: few, soft, original, with nothing but arithmetic.

    sounds.py FOLDER

Writes FOLDER/<name>.wav (44.1 kHz, mono, 16 bit, under two seconds, peak below −6 dBFS) and FOLDER/sounds.qrc; the two pieces
of music, `title` and `knighting`, are a few bars long, in 22.05 kHz. The instruments are what a scriptorium would hear: paper,
wood, a lute's string, a hand bell, sackbuts, a tabor.
"""
import sys
import wave
from array import array
from math import exp, pi, sin
from pathlib import Path
from random import Random

RATE = 44100
SAFE_PEAK = .5  # −6 dBFS; every sound stays below


def note(name):
    """The frequency of a note such as D4, in equal temperament on A4 = 440 Hz."""
    step = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}[name[0]] + (1 if "#" in name else 0)
    return 440 * 2 ** ((step + 12 * (int(name[-1]) - 4)) / 12)


def silence(seconds):
    return [0.0] * round(seconds * RATE)


def place(track, sound, at=0.0, gain=1.0):
    """Adds a sound to the track, from `at` seconds on; what does not fit is left out."""
    start = round(at * RATE)
    for i, value in enumerate(sound[:max(0, len(track) - start)]):
        track[start + i] += gain * value


def faded(track, seconds=.03):
    """The track with its end drawn down to silence, so that nothing clicks."""
    count = min(len(track), round(seconds * RATE))
    for i in range(count):
        track[-1 - i] *= i / count
    return track


def finished(track, peak):
    """The track at that peak."""
    loudest = max(map(abs, track))
    return [value * peak / loudest for value in faded(track)]


# ---------------------------------------------------------------- instruments

def paper(seconds, dark, random, rise=.35):
    """A rustle: noise through a gentle low-pass less a stronger one, swelling for a share of its time, then dying away."""
    out, low, lower = [], 0.0, 0.0
    count = round(seconds * RATE)
    for i in range(count):
        t = i / count
        swell = (t / rise if t < rise else ((1 - t) / (1 - rise)) ** 1.6) ** 1.2
        grain = random.uniform(-1, 1) * (.6 + .4 * sin(2 * pi * 27 * i / RATE + 3 * t))
        low += dark * (grain - low)
        lower += .12 * (low - lower)
        out.append((low - lower) * swell)
    return out


def wood(pitch, seconds, random, click=.25):
    """A tap on wood: three quickly dying modes of a bar, and a grain of noise where it is touched."""
    out = []
    for i in range(round(seconds * RATE)):
        t = i / RATE
        value = (exp(-t * 48) * sin(2 * pi * pitch * t) + .5 * exp(-t * 85) * sin(2 * pi * pitch * 2.76 * t)
                 + .2 * exp(-t * 150) * sin(2 * pi * pitch * 5.4 * t))
        out.append(value + click * exp(-t * 900) * random.uniform(-1, 1))
    return out


def lute(pitch, seconds, random, bright=.5):
    """A plucked string (Karplus and Strong): a loop of noise that is averaged as it goes round, tuned by a fraction."""
    period = RATE / pitch - .5
    length = int(period)
    tuning = (1 - (period - length)) / (1 + (period - length))
    loop, smooth = [], 0.0
    for _ in range(length):
        smooth += bright * (random.uniform(-1, 1) - smooth)
        loop.append(smooth)
    mean = sum(loop) / length
    loop = [value - mean for value in loop]
    out, last, before, passed = [], 0.0, 0.0, 0.0
    for i in range(round(seconds * RATE)):
        value = loop[i % length]
        mixed = .4985 * (value + last)
        passed, before = tuning * mixed + before - tuning * passed, mixed
        loop[i % length] = passed
        last = value
        out.append(value)
    return out


def bell(pitch, seconds, dying=2.6):
    """A small hand bell: hum, prime, tierce, quint, nominal and two upper partials, the higher the sooner gone."""
    partials = ((.5, .35, .7), (1, 1, 1), (1.183, .5, 1.5), (1.506, .28, 1.9), (2, .55, 2.2), (2.62, .2, 3.6), (3.01, .12, 5))
    out = []
    for i in range(round(seconds * RATE)):
        t = i / RATE
        strike = min(1.0, t / .004)
        out.append(strike * sum(loud * exp(-t * dying * fast) * sin(2 * pi * pitch * ratio * t) for ratio, loud, fast in partials))
    return out


def sackbut(pitch, seconds):
    """A soft brass tone: harmonics that open with the breath, a little vibrato, a rounded start and end."""
    out, phase = [], 0.0
    for i in range(round(seconds * RATE)):
        t = i / RATE
        breath = min(1.0, t / .055) * min(1.0, (seconds - t) / .12)
        phase += 2 * pi * pitch * (1 + .0022 * sin(2 * pi * 5.1 * t)) / RATE
        opened = .34 + .3 * breath
        out.append(breath * sum(opened**k / (k + 1)**.35 * sin((k + 1) * phase) for k in range(7)))
    return out


# ---------------------------------------------------------------- the set

def card_lift(random):
    return finished(paper(.16, .55, random), .16)


def card_play(random):
    track = silence(.34)
    place(track, paper(.2, .42, random, .55))
    place(track, wood(118, .2, random, .1), .13, .5)
    return finished(track, .3)


def disc_hop(random):
    return finished(wood(620, .11, random), .22)


def coat_won(random):
    track = silence(1.2)
    for i, name in enumerate(("D5", "F#5", "A5")):
        place(track, lute(note(name), 1.1 - .09 * i, random, .6), .09 * i)
    place(track, bell(note("D6"), .9, 5), .19, .16)
    return finished(track, .34)


def coat_lost(random):
    track = silence(1.1)
    place(track, lute(note("F4"), .9, random, .35))
    place(track, lute(note("D4"), .9, random, .3), .2)
    return finished(track, .3)


def your_turn(_):
    track = silence(1.7)
    place(track, bell(note("A5"), 1.7))
    place(track, bell(note("D6"), 1.4), .24, .7)
    return finished(track, .28)


def scoring_step(random):
    track = silence(.5)
    place(track, lute(note("A4"), .5, random, .5))
    place(track, wood(190, .15, random, .05), 0, .3)
    return finished(track, .26)


def tabor(random, loud=1.0):
    """A small drum, struck with one stick."""
    out = []
    for i in range(round(.22 * RATE)):
        t = i / RATE
        out.append(loud * (exp(-t * 26) * sin(2 * pi * (96 - 90 * t) * t) + .22 * exp(-t * 60) * random.uniform(-1, 1)))
    return out


def knighting(random):
    """Sackbuts in fanfare: a call, its answer a step higher, and the close on the full chord, with the tabor and a bell."""
    track = silence(5.1)
    beat = .24
    call = ((0, .8, ("D4", "F#4")), (1, .45, ("D4", "F#4")), (1.5, .45, ("D4", "F#4")), (2, 1.6, ("F#4", "A4")),
            (4, .8, ("E4", "G4")), (5, .45, ("E4", "G4")), (5.5, .45, ("E4", "G4")), (6, 1.6, ("G4", "B4")),
            (8, .8, ("A4", "C#5")), (9, .45, ("A4", "D5")), (9.5, .45, ("B4", "E5")), (10, .9, ("A4", "C#5", "E5")),
            (11, .9, ("G4", "B4", "E5")), (12, 7.4, ("D4", "A4", "D5", "F#5")))
    for at, long, names in call:
        for name in names:
            place(track, sackbut(note(name), long * beat), at * beat, .8 if len(names) > 2 else 1)
    for at in (0, 2, 3, 4, 6, 7, 8, 10, 11, 11.5, 12):
        place(track, tabor(random, 1.4 if at % 4 == 0 else .8), at * beat)
    place(track, bell(note("D6"), 1.9, 2.4), 12 * beat, .5)
    return finished(track, .42)


def title(random):
    """A lute and a tabor, as the gate opens: eight bars of a country dance."""
    track = silence(5.4)
    beat = .21
    melody = ("D5", "E5", "F5", "D5", "A4", None, "A4", "B4", "C5", "A4", "G4", None, "A4", "B4", "C5", "D5", "E5", "C5", "D5", None,
              None, "A4", "D5", None)
    bass = ("D3", "A3", "D3", "A3", "C3", "G3", "A3", "E3", "D3", "A3", "D3")
    for i, name in enumerate(melody):
        if name:
            place(track, lute(note(name), .9, random, .6), i * beat, 1)
    for i, name in enumerate(bass):
        place(track, lute(note(name), 1.1, random, .35), i * 2 * beat, .8)
        place(track, tabor(random, .5 if i % 2 else .9), i * 2 * beat, .5)
    for name in ("D4", "A4", "D5"):
        place(track, lute(note(name), 1.2, random, .5), 22 * beat, .7)
    return finished(track, .34)


SOUNDS = {
    "card-lift": card_lift, "card-play": card_play, "disc-hop": disc_hop, "coat-won": coat_won, "coat-lost": coat_lost,
    "your-turn": your_turn, "scoring-step": scoring_step, "knighting": knighting, "title": title,
}
MUSIC = ("knighting", "title")


def halved(track):
    """The track at half the rate: two values become their mean."""
    return [(one + other) / 2 for one, other in zip(track[::2], track[1::2])]


def write(path, track, rate=RATE):
    assert max(map(abs, track)) < SAFE_PEAK and len(track) < 6 * RATE, path
    samples = array("h", (round(value * 32767) for value in track))
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples.tobytes())


def main(folder):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        track = make(Random(name))
        if name in MUSIC:
            write(folder / f"{name}.wav", halved(track), RATE // 2)
        else:
            assert len(track) < 2 * RATE, name
            write(folder / f"{name}.wav", track)
    files = "".join(f"        <file>{name}.wav</file>\n" for name in SOUNDS)
    (folder / "sounds.qrc").write_text(f'<RCC>\n    <qresource prefix="/academy/sounds">\n{files}    </qresource>\n</RCC>\n')


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
