"""CHEMISTRY, Radioactive: warning yellow and green light. Run as a program: python -m scenes.juniors.chemistry <folder>."""
import math
import sys

from builders.juniors.clay import ball, block, facets, hoop, lathe, on, pipe, placed, plate
from builders.juniors.model import write_class
from builders.juniors.shells import SIDES, TRUNK_SQUASH, arms, feet, grip, legs, pelvis, straps, trunk
from builders.juniors.skeleton import start

_SUIT, _FOLD, _TAPE, _INK = '#f4d030', '#c89a1c', '#3c3844', '#181425'
_GLOW, _ACID, _HOT, _SLIME = '#7cf05a', '#b4ff5c', '#eaffb0', '#3aa845'
_STEEL, _GLASS, _RUBBER, _RED = '#a8b0bc', '#d4f4ec', '#2c6a58', '#e0483c'


def _trefoil(size, colour):
    """The warning's three blades and its dot, facing -y."""
    corners, faces = [], []
    for blade in range(3):
        angles = [math.radians(90 + 120 * blade + d) for d in (-30, -10, 10, 30)]
        first = len(corners)
        corners += [(r * size * math.cos(a), 0, r * size * math.sin(a)) for r, order in ((0.3, 1), (1.0, -1)) for a in angles[::order]]
        faces.append(tuple(reversed(range(first, first + 8))))
    first = len(corners)
    corners += [(0.19 * size * math.cos(math.radians(a)), 0, 0.19 * size * math.sin(math.radians(a))) for a in range(0, 360, 45)]
    faces.append(tuple(range(first, first + 8)))
    facets(corners, faces, colour)


def back():
    """A barrel that has been full for too long."""
    straps(_TAPE)
    with on('spine'), placed((0, 0.3, 0.5), (-6, 0, 0)):
        lathe([(0, -0.24), (0.165, -0.24), (0.175, -0.22), (0.165, -0.2), (0.168, -0.09), (0.18, -0.08), (0.168, -0.065), (0.168, 0.075),
               (0.18, 0.085), (0.168, 0.1), (0.165, 0.2), (0.178, 0.22), (0.165, 0.235)],
              [_FOLD, _FOLD, _FOLD, _SUIT, _FOLD, _FOLD, _SUIT, _FOLD, _FOLD, _SUIT, _FOLD, _FOLD], sides=16, round_below=30)
        lathe([(0.16, 0.225), (0.12, 0.25), (0.05, 0.262), (0, 0.265)], [_GLOW, _ACID, _HOT], sides=16)
        for angle, low in ((62, -0.02), (96, -0.13), (118, 0.06), (20, 0.04), (160, 0.0)):
            c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            pipe([(0.15 * c, 0.15 * s, 0.24), (0.185 * c, 0.185 * s, 0.22), (0.184 * c, 0.184 * s, low + 0.05), (0.183 * c, 0.183 * s, low)],
                 [0.03, 0.032, 0.024, 0.034], _GLOW, sides=6)
        ball((0.05, 0.02, 0.275), 0.04, _ACID, detail=1)
        ball((-0.06, -0.03, 0.27), 0.028, _HOT, detail=1)
        with placed((0, 0.1695, 0.005), (0, 0, 180)):
            lathe([(0.07, 0), (0.07, 0.012), (0, 0.012)], '#ffec90', rot=(90, 0, 0), sides=14)
            with placed((0, -0.016, 0)):
                _trefoil(0.06, _INK)


def bottoms():
    """Thick trousers, taped shut at knee and ankle."""
    pelvis(_SUIT, 0.016)
    legs(_SUIT, 0.014)
    for side, out in SIDES.items():
        with on(f'{side}_leg'), placed((out * 0.097, 0, 0)):
            lathe([(0.09, 0.1), (0.099, 0.105), (0.099, 0.135), (0.09, 0.14)], _TAPE, sides=12)
            lathe([(0.094, 0.21), (0.1, 0.213), (0.1, 0.235), (0.094, 0.238)], _TAPE, sides=12)
            block((0, -0.09, 0.27), (0.08, 0.02, 0.05), _FOLD, bevel=0.006)
            pipe([(out * 0.06, -0.075, 0.2), (out * 0.065, -0.085, 0.16)], [0.02, 0.026], _GLOW, sides=6)


def head():
    """A hood with a wide window and a filter on either side."""
    with on('head'):
        ball((0, 0.015, 0.925), (0.345, 0.325, 0.31), _SUIT, detail=3)
        lathe([(0.19, 0.66), (0.25, 0.655), (0.27, 0.69), (0.24, 0.72)], [_FOLD, _SUIT, _FOLD], sides=16, squash=0.85)
        ring = [(0.245 * math.cos(math.radians(a)), 0.165 * math.sin(math.radians(a))) for a in range(0, 360, 24)]
        window = [(x * 0.95, -(0.34 - 0.62 * x * x - 0.6 * max(z, 0) * z), 0.955 + z) for x, z in ring]
        pipe([(x * 1.04, y + 0.02, z) for x, y, z in window], 0.026, _TAPE, sides=6, closed=True)
        count = len(window)
        facets([*window, (0, -0.355, 0.955)], [(i, (i + 1) % count, count) for i in range(count)],
               ['#2f5a4c' if i % 15 in (2, 3, 10) else '#24463e' for i in range(count)], round_below=50)
        for out in (-1, 1):
            ball((out * 0.09, -0.352, 0.96), (0.05, 0.016, 0.056), _ACID, rot=(0, 0, out * 10))
            ball((out * 0.085, -0.366, 0.958), (0.02, 0.01, 0.026), '#1c3a30', detail=1)
            with placed((out * 0.15, -0.25, 0.75), (68, 0, out * 34)):
                lathe([(0.06, -0.03), (0.08, 0.01), (0.08, 0.06), (0.06, 0.075), (0, 0.07)], [_TAPE, _STEEL, _TAPE, '#6c7484'], sides=12, round_below=0)
        facets([(0.13, -0.345, 1.03), (0.17, -0.33, 1.03), (0.1, -0.347, 0.89), (0.07, -0.352, 0.89)], [(0, 1, 2, 3)], _GLASS)
        lathe([(0.05, 0), (0.05, 0.02), (0, 0.02)], _TAPE, at=(0, -0.1, 1.215), rot=(20, 0, 0), sides=10)
        plate([(-0.05, 0), (0.05, 0), (0.02, 0.09), (-0.02, 0.09)], 0.2, _FOLD, at=(0, 0.1, 1.19), rot=(-18, 0, 90), bevel=0.012)


def lh():
    """A flask that boils over without a flame."""
    x, y, z = grip('left')
    with on('left_hand'), placed((x, y - 0.02, z - 0.02)):
        lathe([(0, -0.17), (0.15, -0.168), (0.165, -0.15), (0.11, -0.04), (0.062, 0.05)], [_SLIME, _SLIME, _GLOW, _ACID], sides=12, round_below=30)
        lathe([(0.062, 0.05), (0.05, 0.09), (0.05, 0.17), (0.068, 0.185), (0.066, 0.2), (0.045, 0.2)], _GLASS, sides=12, round_below=30)
        lathe([(0.046, 0.19), (0.03, 0.215), (0, 0.225)], _ACID, sides=10)
        for dx, dy, dz, r in ((0.02, 0, 0.26, 0.045), (-0.035, -0.01, 0.31, 0.032), (0.035, 0, 0.35, 0.024), (-0.01, 0, 0.39, 0.017)):
            ball((dx, dy, dz), r, _GLOW if r > 0.03 else _ACID, detail=1)
        pipe([(0.045, -0.03, 0.2), (0.08, -0.045, 0.15), (0.072, -0.05, 0.06)], [0.024, 0.02, 0.028], _GLOW, sides=6)
        for dz, wide in ((-0.13, 0.05), (-0.09, 0.035), (-0.05, 0.05)):
            block((-0.02, -0.158 + 0.5 * (dz + 0.15), dz), (wide, 0.01, 0.01), _HOT, bevel=0)


def rh():
    """Tongs with a rod that shines by itself."""
    x, y, z = grip('right')
    with on('right_hand'), placed((x, y - 0.01, z), (6, 0, 0)):
        for out in (-1, 1):
            pipe([(out * 0.035, 0, -0.15), (out * 0.012, 0, 0.09), (-out * 0.075, 0, 0.2), (-out * 0.05, 0, 0.31)], 0.016, _STEEL, sides=6)
            pipe([(out * 0.036, 0, -0.17), (out * 0.03, 0, -0.07)], 0.025, _RED, sides=7)
        ball((0, -0.01, 0.1), 0.026, _TAPE, detail=1)
        with placed((0, -0.005, 0.31), (0, 64, 0)):
            lathe([(0, -0.19), (0.042, -0.19), (0.042, -0.14), (0.048, -0.13), (0.05, 0.0), (0.048, 0.13), (0.042, 0.14), (0.042, 0.19), (0, 0.19)],
                  [_TAPE, _STEEL, _GLOW, _ACID, _ACID, _GLOW, _STEEL, _TAPE], sides=10, round_below=0)
            for dz in (-0.06, 0.06):
                hoop((0, 0, dz), 0.052, 0.008, _HOT, steps=10, sides=4)


def shoes():
    """Rubber boots that have stood in it."""
    feet(_RUBBER, 0.014, sole='#1c4038')
    for side, out in SIDES.items():
        x = start(f'{side}_foot').x
        with on(f'{side}_foot'):
            lathe([(0.1, 0.08), (0.1, 0.15), (0.112, 0.155), (0.112, 0.185), (0.098, 0.19)], [_RUBBER, _RUBBER, _SUIT, _SUIT], at=(x, 0.0, 0), sides=12)
            for dx, dy, z in ((-0.06, -0.135, 0.075), (0.03, -0.16, 0.07), (0.08, -0.08, 0.08)):
                ball((x + out * dx, dy, z), (0.042, 0.036, 0.03), _GLOW, detail=1)
                ball((x + out * dx, dy - 0.02, z - 0.035), (0.018, 0.016, 0.03), _GLOW, detail=1)
            lathe([(0.075, 0.0), (0.14, 0.004), (0.1, 0.02), (0.06, 0.02)], [_SLIME, _GLOW, _GLOW], at=(x + out * 0.02, -0.06, 0), squash=1.35, sides=12)


def torso():
    """The suit, with its warning, a dosimeter and gloves' cuffs."""
    trunk(_SUIT, 0.026)
    arms(_SUIT, 0.018, cuff=_TAPE)
    with on('spine'):
        lathe([(0.196, 0.355), (0.204, 0.362), (0.204, 0.392), (0.192, 0.4)], _TAPE, squash=TRUNK_SQUASH + 0.02, sides=16)
        with placed((0, -0.162, 0.52), (-3, 0, 0)):
            lathe([(0.082, -0.01), (0.082, 0.012), (0, 0.012)], [_INK, '#ffec90'], rot=(90, 0, 0), sides=16, round_below=0)
            with placed((0, -0.016, 0)):
                _trefoil(0.07, _INK)
        block((0.115, -0.128, 0.435), (0.055, 0.03, 0.05), _STEEL, bevel=0.008, rot=(0, 0, 34))
        ball((0.122, -0.145, 0.44), 0.014, _GLOW, detail=1)
        lathe([(0.13, 0.65), (0.145, 0.665), (0.13, 0.685)], _FOLD, sides=14, squash=0.85)


ITEMS = (back, bottoms, head, lh, rh, shoes, torso)

if __name__ == '__main__':
    write_class('chemistry', ITEMS, sys.argv[1])
