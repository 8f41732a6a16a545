"""Flunks High: two brick wings, a portico between columns, the clock tower; and what stands on its lawn."""
import math

from builders.buildings import sash_window
from kit.light import lamp, panel
from kit.materials import brick, glow, paint
from kit.shapes import ball, box, cylinder, disc, plane, prism, tube

WIDTH = 46.0
# Where the name is written: the frieze of the middle block, in the school's own metres.
NAME = (0, -1.86, 9.2)
# The banner's middle, on the beam over the columns.
BANNER = (0, -4.52, 5.0)
_BRICK = ('#a9492f', '#5a2f28')


def school(night, lit=(), watched=None, blinds=0.3):
    """Faces -y with its wings' front on y = 0. `lit`: the windows (wing -1 or 1, column 0 to 4 from the middle, floor 0
    or 1) that shine by night; `watched` is the one behind which someone stands."""
    wall, stone = brick(*_BRICK), paint('#d9ccb0', rough=0.8, worn=0.2, scale=2)
    slate = paint('#3a4048', rough=0.7)
    for side in (-1, 1):
        x = side * 14.5
        box((x, 7, 0), (17, 14, 8.4), wall, bevel=0)
        box((x, 6.95, 0), (17.2, 14.2, 0.7), stone)
        box((x, 6.95, 4.35), (17.12, 14.16, 0.24), stone)
        box((x, 6.9, 8.4), (17.5, 14.5, 0.4), stone)
        box((x, 7, 8.8), (17.1, 14, 0.5), wall, bevel=0)
        box((x, 7, 9.3), (17.3, 14.2, 0.14), stone)
        box((x, 7, 9.2), (16, 13, 0.1), slate, bevel=0)
        for column in range(5):
            for floor in (0, 1):
                spot = (side, column, floor)
                share = blinds if (column * 3 + floor + side) % 3 else blinds + 0.3
                sash_window((side * (7.9 + column * 3.3), -0.02, 1.35 + floor * 3.9), night, spot in lit, width=2.0, height=2.3,
                            blind=share if spot != watched else 0.12, watcher=spot == watched)
    _middle(night, wall, stone)
    _tower(night, wall, stone)
    _portico(night, stone)


def _middle(night, wall, stone):
    box((0, 5.5, 0), (12.4, 14, 10.6), wall, bevel=0)
    for side in (-1, 1):
        for z in range(9):
            box((side * 6.1, -1.45, 0.1 + z * 0.94), (0.7, 0.3, 0.5), stone, bevel=0)
        sash_window((side * 4.4, -1.52, 5.1), night, False, width=1.6, height=2.3)
        sash_window((side * 4.9, -1.52, 1.4), night, False, width=1.0, height=2.2)
    sash_window((0, -1.52, 5.4), night, False, width=2.6, height=2.3, blind=0)
    box((0, 5.4, 8.2), (12.7, 14.4, 2.0), stone)
    box((0, 5.4, 10.2), (13.4, 15.0, 0.35), stone)
    prism([(-6.7, 10.5), (6.7, 10.5), (0, 12.6)], 1.2, stone, at=(0, -1.3, 0))
    prism([(-5.4, 10.7), (5.4, 10.7), (0, 12.2)], 1.0, paint('#8f3c2a', rough=0.9), at=(0, -1.45, 0))


def _tower(night, wall, stone):
    box((0, 4, 10.5), (5.6, 5.6, 5.9), wall, bevel=0)
    box((0, 4, 12.4), (5.9, 5.9, 0.25), stone)
    box((0, 4, 16.4), (6.2, 6.2, 0.4), stone)
    for x in (-2.4, 2.4):
        for y in (1.6, 6.4):
            box((x, y, 16.8), (0.6, 0.6, 2.2), stone)
    box((0, 4, 16.8), (3.6, 3.6, 2.2), paint('#2a2430', rough=0.9), bevel=0)
    box((0, 4, 19.0), (6.0, 6.0, 0.35), stone)
    cylinder((0, 4, 19.3), 4.1, 4.4, paint('#4f8f7e', rough=0.6, worn=0.3, scale=1.5), sides=4, top=0.1, rot=(0, 0, 45))
    tube([(0, 4, 23.5), (0, 4, 25.6)], 0.07, paint('#2a2630', metal=0.5))
    ball((0, 4, 24.0), 0.24, paint('#e8b43a', rough=0.3, metal=0.7))
    disc((0, 1.12, 14.5), 1.72, stone, sides=32)
    disc((0, 1.08, 14.5), 1.5, glow('#ffe9b0', 2.0) if night else paint('#f6efdc', rough=0.5), sides=32)
    ink = paint('#1c1824', rough=0.6)
    for hour in range(0, 360, 30):
        a = math.radians(hour)
        box((1.25 * math.sin(a), 1.05, 14.5 + 1.25 * math.cos(a) - 0.08), (0.16, 0.02, 0.16), ink, bevel=0)
    for angle, length in ((20, 1.15), (105, 0.8)):
        a = math.radians(angle)
        tube([(0, 1.03, 14.5), (length * math.sin(a), 1.03, 14.5 + length * math.cos(a))], 0.1, ink)
    if night:
        panel((0, 0.9, 14.5), (0, -6, 12), (2.6, 2.6), 60, '#ffe0a0')


def _portico(night, stone):
    """Steps, four columns with their beam, and the doors in their shade."""
    for i in range(6):
        box((0, -3.2 - i * 0.18 + 0.5, 0), (9.4 + i * 0.36, 4.4 + i * 0.36, 0.9 - i * 0.16), stone, bevel=0.02)
    for x in (-3.6, -1.5, 1.5, 3.6):
        cylinder((x, -3.9, 0.9), 0.34, 3.6, stone, top=0.28)
        box((x, -3.9, 0.9), (0.8, 0.8, 0.2), stone)
        box((x, -3.9, 4.4), (0.8, 0.8, 0.2), stone)
    box((0, -2.9, 4.6), (8.6, 3.0, 0.7), stone)
    box((0, -2.9, 5.3), (9.1, 3.4, 0.2), stone)
    shine = glow('#ffcf80', 0.9) if night else paint('#2a3a48', rough=0.05)
    green = paint('#24564a', rough=0.4)
    box((0, -1.55, 0.9), (5.4, 0.1, 3.4), paint('#7a3626', rough=0.9), bevel=0)
    for x in (-1.95, -0.65, 0.65, 1.95):
        box((x, -1.62, 0.9), (1.2, 0.1, 2.4), green, bevel=0.02)
        box((x, -1.69, 1.7), (0.7, 0.04, 1.3), shine, bevel=0)
    box((0, -1.62, 3.4), (5.1, 0.1, 0.8), shine, bevel=0)
    if night:
        ball((0, -2.8, 4.2), 0.2, glow('#ffdf9a', 10), detail=2)
        lamp((0, -2.9, 4.0), 120, '#ffc878', 0.2)


def flag_pole(height=15.0):
    """A white pole with the school's flag, an F on blue, which flies to the right."""
    cylinder((0, 0, 0), 0.12, height, paint('#e2e4ea', rough=0.3, metal=0.3), top=0.07)
    cylinder((0, 0, 0), 0.5, 0.4, paint('#b8ac98', rough=0.9))
    ball((0, 0, height), 0.18, paint('#e8b43a', rough=0.3, metal=0.7))
    low = height - 2.7

    def wave(x):
        return -0.1 * x + 0.16 * math.sin(x * 2.4)
    xs = [i * 0.35 for i in range(10)]
    outline = [(x, low + wave(x)) for x in xs] + [(x, low + 2.2 + wave(x)) for x in reversed(xs)]
    prism(outline, 0.05, paint('#2448b0', rough=0.9))
    letter = paint('#f8f0d8', rough=0.9)
    for x, z, w, h in ((1.1, 0.35, 0.4, 1.5), (1.6, 1.45, 1.2, 0.4), (1.5, 0.85, 0.9, 0.34)):
        box((x, -0.04, low + z + wave(x)), (w, 0.06, h), letter, bevel=0)


def path(width, y0, y1, material, border):
    """A path along y with a border of stone."""
    plane((0, (y0 + y1) / 2, 0.012), (width, y1 - y0), material)
    for x in (-width / 2, width / 2):
        box((x, (y0 + y1) / 2, 0), (0.16, y1 - y0, 0.05), border, bevel=0)
