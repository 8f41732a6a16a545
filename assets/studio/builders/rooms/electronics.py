"""Machines with lamps: racks, oscilloscopes, tape machines, transmitters. Fronts face -y; each stands on z = 0."""
import math
import random

from builders.rooms.computer import screen
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, disc, ring, sheets, tube
from kit.stage import group

_LAMPS = ('#ff4a3a', '#ffb43a', '#5aff7a', '#58c8ff')


def rack(width=0.6, tall=1.9, hue='#4a525c', seed=1, phase=0, bright=1.0, lamps=_LAMPS):
    """A cabinet of panels: dials, meters, rows of lamps of which others are lit at each `phase`. Its front lies on y = 0."""
    rnd = random.Random(seed)
    skin, dark = paint(hue, rough=0.45, metal=0.3), paint('#16181c', rough=0.6)
    box((0, 0.25, 0), (width, 0.5, tall), skin, bevel=0.012)
    z = 0.12
    while z < tall - 0.2:
        high = min(rnd.choice((0.18, 0.24, 0.32)), tall - 0.08 - z)
        box((0, -0.012, z), (width - 0.07, 0.02, high - 0.02), paint(rnd.choice((hue, '#2c3036', '#8a8f90')), rough=0.5),
            bevel=0.004)
        _panel(width - 0.12, z + high / 2, high, rnd, phase, bright, lamps)
        z += high
    for x in (-width / 2 + 0.02, width / 2 - 0.02):
        box((x, -0.02, 0.08), (0.02, 0.02, tall - 0.14), dark, bevel=0)


def _panel(width, z, high, rnd, phase, bright, lamps):
    kind = rnd.choice(('lamps', 'meters', 'slots', 'dials', 'lamps'))
    if kind == 'lamps':
        rows, columns = max(1, int(high / 0.09)), int(width / 0.06)
        for row in range(rows):
            for column in range(columns):
                spot = (-width / 2 + (column + 0.5) * width / columns, -0.026, z + (row - (rows - 1) / 2) * 0.08)
                wakes = rnd.random()
                on = (wakes + phase * 0.37) % 1 < 0.45
                hue = lamps[rnd.randrange(len(lamps))]
                box((spot[0], spot[1], spot[2] - 0.012), (0.028, 0.008, 0.024), glow(hue, (2.6 if on else 0.18) * bright), bevel=0)
    elif kind == 'meters':
        for side in (-1, 1):
            meter((side * width * 0.25, -0.026, z), min(0.085, high * 0.36), 20 + phase * 14 * side + 25 * rnd.random(), bright)
    elif kind == 'slots':
        for i in range(int(high / 0.045)):
            box((0, -0.026, z - high / 2 + 0.03 + i * 0.045), (width * 0.86, 0.008, 0.016), paint('#0c0e12', rough=0.8), bevel=0)
    else:
        for i in range(4):
            cylinder((-width * 0.375 + i * width * 0.25, -0.02, z), min(0.042, high * 0.24), 0.035, paint('#14161a', rough=0.3),
                     rot=(90, 0, 0), sides=16)
            box((-width * 0.375 + i * width * 0.25, -0.06, z), (0.008, 0.006, 0.03), paint('#f0ece0'), bevel=0)


def meter(at, radius, angle, bright=1.0, face='#ffe6a8'):
    """A lit dial with a needle at `angle` degrees left of upright."""
    x, y, z = at
    box((x, y, z - radius), (radius * 2.5, 0.012, radius * 2), paint('#101216', rough=0.4), bevel=0.004)
    box((x, y - 0.008, z - radius * 0.8), (radius * 2.2, 0.006, radius * 1.6), glow(face, 0.9 * bright), bevel=0)
    lean = math.radians(angle)
    tube([(x, y - 0.016, z - radius * 0.7), (x - math.sin(lean) * radius * 1.25, y - 0.016, z - radius * 0.7 + math.cos(lean) * radius * 1.25)],
         radius * 0.06, paint('#a8141c'))


def oscilloscope(phase=0, strength=1.8, hue='#5aff8a'):
    """A green round tube with a curve on it and knobs, 0.34 m wide."""
    box((0, 0.2, 0.02), (0.34, 0.4, 0.26), paint('#6a7a80', rough=0.45, metal=0.2), bevel=0.012)
    box((0, -0.004, 0.03), (0.32, 0.012, 0.24), paint('#2a3236', rough=0.5), bevel=0.004)
    disc((-0.06, -0.014, 0.15), 0.092, paint('#04140c', rough=0.2), sides=22)
    points = [(-0.06 + 0.17 * (i / 16 - 0.5), -0.02, 0.15 + 0.05 * math.sin(i * 1.1 + phase * 2.1) * math.cos((i - 8) / 6))
              for i in range(17)]
    tube(points, 0.0065, glow(hue, strength))
    ring((-0.06, -0.018, 0.15), 0.095, 0.009, paint('#aab4b8', rough=0.3, metal=0.8), steps=22)
    for i in range(3):
        cylinder((0.09 + (i % 2) * 0.045, -0.01, 0.22 - i * 0.06), 0.018, 0.03, paint('#16181c', rough=0.3), rot=(90, 0, 0), sides=12)


def reel_machine(phase=0, lit=1.0, hue='#5a5e66'):
    """A tape machine that stands upright, 0.7 m wide: two reels that turn with `phase`, heads, meters."""
    skin, chrome = paint(hue, rough=0.4, metal=0.3), paint('#d0d4d8', rough=0.2, metal=0.9)
    box((0, 0.15, 0), (0.7, 0.3, 0.86), skin, bevel=0.015)
    box((0, -0.006, 0.03), (0.64, 0.014, 0.8), paint('#23252b', rough=0.5), bevel=0.004)
    for side, full in ((-1, 0.75), (1, 0.5)):
        with group(at=(side * 0.165, -0.03, 0.62)):
            disc((0, 0, 0), 0.145 * full + 0.02, paint('#3a2014', rough=0.4))
            for i in range(3):
                angle = math.radians(i * 120 + phase * 40 + side * 12)
                tube([(0, -0.01, 0), (0.145 * math.cos(angle), -0.01, 0.145 * math.sin(angle))], 0.016, chrome)
            ring((0, -0.01, 0), 0.148, 0.008, chrome, steps=20)
            cylinder((0, 0, 0), 0.03, 0.03, chrome, rot=(90, 0, 0), sides=14)
    for x in (-0.1, 0, 0.1):
        box((x, -0.03, 0.33), (0.06, 0.05, 0.09), chrome, bevel=0.008)
    tube([(-0.3, -0.04, 0.6), (-0.2, -0.045, 0.38), (0.2, -0.045, 0.38), (0.3, -0.04, 0.6)], 0.007, paint('#3a2014'))
    for side in (-1, 1):
        meter((side * 0.15, -0.016, 0.19), 0.06, 30 - phase * 28 * side, lit)
    for i in range(5):
        box((-0.16 + i * 0.08, -0.03, 0.05), (0.05, 0.03, 0.04), glow('#ff3a3a', 2.2 * lit) if i == 4 else paint('#b8bcc0'), bevel=0)


def transmitter(phase=0, bright=1.0, width=1.0, tall=2.1, hue='#3f5648'):
    """A tall steel cabinet with portholes behind which valves glow, meters above, a wheel and a breaker."""
    skin = paint(hue, rough=0.4, metal=0.35, worn=0.15)
    box((0, 0.35, 0), (width, 0.7, tall), skin, bevel=0.03)
    box((0, -0.012, 0.1), (width - 0.1, 0.02, tall - 0.2), skin, bevel=0.01)
    for i in range(3):
        meter(((i - 1) * width * 0.28, -0.03, tall - 0.3), 0.09, 35 - 25 * ((i + phase) % 3), bright)
    for i in range(2):
        x = (i - 0.5) * width * 0.46
        disc((x, -0.03, tall * 0.56), 0.16, paint('#140806', rough=0.4))
        for j in range(3):
            cylinder((x + (j - 1) * 0.08, -0.05, tall * 0.56 - 0.09), 0.028, 0.16,
                     glow('#ff8a3a', (2.2 + 1.4 * ((i + j + phase) % 2)) * bright), top=0.018, sides=12)
        ring((x, -0.05, tall * 0.56), 0.165, 0.022, paint('#b0b8b4', rough=0.25, metal=0.9))
        for angle in range(0, 360, 60):
            ball((x + 0.165 * math.cos(math.radians(angle)), -0.07, tall * 0.56 + 0.165 * math.sin(math.radians(angle))), 0.012,
                 paint('#3a3e3c'), detail=1)
    ring((-width * 0.24, -0.06, tall * 0.27), 0.1, 0.016, paint('#b82a2a', rough=0.3))
    tube([(-width * 0.24 - 0.1, -0.06, tall * 0.27), (-width * 0.24 + 0.1, -0.06, tall * 0.27)], 0.012, paint('#b82a2a', rough=0.3))
    for i in range(4):
        box((width * 0.1 + i * 0.09, -0.03, tall * 0.25), (0.05, 0.02, 0.05),
            glow(('#5aff7a', '#ffb43a', '#ff4a3a', '#5aff7a')[i], (2.4 if (i + phase) % 3 else 0.2) * bright), bevel=0)
    for i in range(6):
        box((0, -0.028, 0.16 + i * 0.04), (width * 0.7, 0.008, 0.016), paint('#101410'), bevel=0)


def radio_set(hue='#8a3a2c', dial='#ffd88a', lit=1.2):
    """A table radio with a lit dial and a cloth front, 0.4 m wide."""
    box((0, 0.09, 0), (0.4, 0.18, 0.24), paint(hue, rough=0.4), bevel=0.03)
    box((-0.07, -0.004, 0.03), (0.2, 0.012, 0.18), paint('#c8a878', rough=0.95), bevel=0)
    for i in range(5):
        box((-0.07, -0.014, 0.05 + i * 0.033), (0.18, 0.006, 0.008), paint('#6a4a2c'), bevel=0)
    box((0.11, -0.006, 0.13), (0.12, 0.012, 0.07), glow(dial, lit), bevel=0)
    box((0.12, -0.016, 0.13), (0.006, 0.006, 0.07), paint('#c81e1e'), bevel=0)
    for x in (0.08, 0.15):
        cylinder((x, 0, 0.06), 0.022, 0.03, paint('#e8dcc0'), rot=(90, 0, 0), sides=14)


def small_television(kind='off', hue='#9ac8ff', strength=1.2, case='#2c2a30', phase=0):
    """A television with rabbit ears and two knobs, 0.5 m wide."""
    box((0, 0.18, 0), (0.5, 0.36, 0.42), paint(case, rough=0.45), bevel=0.03)
    with group(at=(-0.06, -0.008, 0.22)):
        screen(kind, hue, strength, 0.32, 0.27, 3, phase)
    for z in (0.3, 0.2):
        cylinder((0.18, 0, z), 0.03, 0.03, paint('#c8c4b8', rough=0.3, metal=0.6), rot=(90, 0, 0), sides=14)
    for i in range(4):
        box((0.18, -0.006, 0.06 + i * 0.02), (0.08, 0.008, 0.008), paint('#0e0e12'), bevel=0)
    for side in (-1, 1):
        tube([(0, 0.2, 0.42), (side * 0.22, 0.2, 0.78)], 0.007, paint('#c8ccd0', rough=0.2, metal=0.9))


def static(wide, tall, hue='#b8d0ff', strength=1.2, phase=0, seed=1):
    """Snow on a glass of `wide` x `tall` metres, round the origin; other flakes at each `phase`."""
    rnd = random.Random(seed * 13 + phase)
    sheets([[(x, 0, z), (x + wide * 0.05, 0, z), (x + wide * 0.05, 0, z + tall * 0.04), (x, 0, z + tall * 0.04)]
            for x, z in ((rnd.uniform(-wide / 2, wide * 0.45), rnd.uniform(-tall / 2, tall * 0.46)) for _ in range(70))],
           glow(hue, strength), name='static')
