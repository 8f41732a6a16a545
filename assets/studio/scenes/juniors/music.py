"""MUSIC, Disco: mirrors, gold and a white suit. Run as a program: python -m scenes.juniors.music <folder>."""
import math
import random
import sys

from builders.juniors.clay import ball, block, facets, hoop, lathe, on, pipe, placed, plate
from builders.juniors.model import write_class
from builders.juniors.shells import SIDES, TRUNK_SQUASH, arms, grip, legs, pelvis, straps, trunk
from builders.juniors.skeleton import start

_WHITE, _CREAM, _GOLD, _DEEP_GOLD = '#faf6ee', '#dcd4dc', '#f4c840', '#b8862a'
_PURPLE, _PLUM, _PINK, _CYAN, _ORANGE = '#8a3fc0', '#582a88', '#f45aa8', '#58d0f0', '#f08a38'
_HAIR, _INK, _SILVER, _CHROME = '#4a2a24', '#181425', '#c8d0e0', '#8a94b0'
_MIRRORS = ('#eef4ff', '#b8c8e8', '#8a9cc8', '#d8e4f8', '#f4b8e0', '#a8e8f4', '#6a78a8', '#f8e8a0')


def _star(radius, inner, points=5):
    """The outline of a star."""
    corners = []
    for i in range(points * 2):
        angle, far = math.pi * i / points, radius if i % 2 == 0 else inner
        corners.append((far * math.sin(angle), far * math.cos(angle)))
    return corners


def back():
    """A mirror ball on a stand that is strapped on."""
    straps(_PLUM)
    chance = random.Random(95)
    with on('spine'):
        block((0, 0.18, 0.5), (0.2, 0.07, 0.18), _PLUM, bevel=0.02)
        pipe([(0, 0.2, 0.5), (0, 0.3, 0.46), (0, 0.36, 0.5)], 0.02, _CHROME, sides=6)
        with placed((0, 0.4, 0.56), (-14, 0, 0)):
            rows, columns, radius = 7, 12, 0.205
            for row in range(rows):
                low, high = (-90 + 180 * k / rows for k in (row, row + 1))
                for column in range(columns):
                    a, b = (math.radians(360 * k / columns) for k in (column, column + 1))
                    corners = [(radius * math.cos(math.radians(e)) * math.cos(t), radius * math.cos(math.radians(e)) * math.sin(t),
                                radius * math.sin(math.radians(e))) for e, t in ((low, a), (low, b), (high, b), (high, a))]
                    facets(corners, [(0, 1, 2, 3)] if 0 < row < rows - 1 else [(0, 1, 2) if row else (1, 2, 3)],
                           chance.choice(_MIRRORS))
            lathe([(0.05, 0.2), (0.05, 0.225), (0, 0.23)], _CHROME, sides=8, round_below=0)


def bottoms():
    """White trousers that end in bells."""
    pelvis(_WHITE, 0.01)
    legs(_WHITE, 0.007, low=0.14)
    for side, out in SIDES.items():
        with on(f'{side}_leg'), placed((out * 0.098, 0, 0)):
            lathe([(0.086, 0.27), (0.09, 0.22), (0.125, 0.1), (0.146, 0.045), (0.13, 0.05)], [_WHITE, _WHITE, _WHITE, _CREAM], sides=14)
            facets([(out * 0.088, -0.028, 0.25), (out * 0.09, 0.028, 0.25), (out * 0.147, 0.075, 0.05), (out * 0.147, -0.075, 0.05)],
                   [(0, 3, 2, 1)], _PINK)
            for dy in (-0.055, 0, 0.055):
                ball((out * 0.133, dy, 0.085), 0.012, _GOLD, detail=1)
    with on('hips'):
        lathe([(0.166, 0.385), (0.176, 0.395), (0.174, 0.42), (0.16, 0.425)], _GOLD, squash=0.82, sides=16)


def head():
    """An afro with its pick, a headband and shades in the shape of stars."""
    with on('head'):
        chance = random.Random(7)
        ball((0, 0.085, 1.06), (0.39, 0.32, 0.33), _HAIR, detail=3)
        for i in range(26):
            angle, up = 2.4 * i, -0.25 + 1.15 * i / 26
            wide = math.sqrt(max(0, 1 - up * up))
            x, y, z = 0.35 * wide * math.cos(angle), 0.085 + 0.28 * wide * math.sin(angle), 1.06 + 0.29 * up
            if y < -0.13 and z < 1.08:
                continue
            ball((x, y, z), 0.085 + 0.02 * chance.random(), _HAIR if i % 3 else '#5c3830', detail=1)
        lathe([(0.28, 0.995), (0.285, 1.0), (0.28, 1.055), (0.26, 1.06)], [_PINK, _ORANGE, _PINK], sides=20, squash=0.93, part=200,
              first=170)
        for out in (-1, 1):
            with placed((out * 0.105, -0.272, 0.925), (0, 0, out * 14)):
                plate(_star(0.125, 0.066), 0.03, _GOLD, rot=(0, out * 10, 0), rim=_DEEP_GOLD)
                plate(_star(0.085, 0.045), 0.03, _PLUM, at=(0, -0.008, 0), rot=(0, out * 10, 0))
            pipe([(out * 0.2, -0.24, 0.94), (out * 0.275, -0.12, 0.94), (out * 0.29, 0.03, 0.94)], 0.014, _GOLD, sides=5)
        pipe([(-0.05, -0.285, 0.93), (0.05, -0.285, 0.93)], 0.016, _GOLD, sides=5)
        with placed((0.27, 0.0, 1.33), (0, 36, 0)):
            block((0, 0, 0.05), (0.13, 0.03, 0.09), _ORANGE, bevel=0.012)
            for i in range(4):
                pipe([(-0.048 + 0.032 * i, 0, 0.01), (-0.048 + 0.032 * i, 0, -0.14)], 0.009, _ORANGE, sides=4)


def lh():
    """A boombox by its handle."""
    x, y, z = grip('left')
    with on('left_hand'), placed((x + 0.02, y - 0.02, z - 0.15), (0, 0, 16)):
        pipe([(-0.15, 0, 0.08), (-0.15, 0, 0.15), (0.15, 0, 0.15), (0.15, 0, 0.08)], 0.017, _SILVER, sides=6)
        block((0, 0, 0), (0.4, 0.12, 0.22), '#3c3850', bevel=0.018)
        block((0, -0.062, 0.085), (0.36, 0.016, 0.036), _SILVER, bevel=0.004)
        for i, colour in enumerate((_PINK, _ORANGE, _GOLD, _CYAN)):
            block((-0.06 + 0.04 * i, -0.074, 0.085), (0.026, 0.02, 0.02), colour, bevel=0.004)
        for dx in (-0.122, 0.122):
            lathe([(0.088, 0), (0.088, 0.022), (0.07, 0.022), (0.055, 0.006), (0.025, 0.008), (0, 0.024)],
                  [_SILVER, _SILVER, _CHROME, _INK, _PINK], at=(dx, -0.058, -0.025), rot=(90, 0, 0), sides=14)
        block((0, -0.064, -0.02), (0.07, 0.014, 0.05), _CYAN, bevel=0.006)
        block((0, -0.064, -0.078), (0.07, 0.02, 0.02), _SILVER, bevel=0.004)
        pipe([(0.18, 0.03, 0.1), (0.27, 0.03, 0.3)], 0.007, _SILVER, sides=4)


def rh():
    """A golden microphone with a ball of mesh."""
    x, y, z = grip('right')
    with on('right_hand'), placed((x, y, z), (12, 0, 0)):
        lathe([(0, -0.14), (0.022, -0.14), (0.036, 0.13), (0.052, 0.16), (0.05, 0.19), (0, 0.19)],
              [_DEEP_GOLD, _GOLD, _DEEP_GOLD, _GOLD, _GOLD], sides=10)
        ball((0, 0, 0.235), (0.085, 0.085, 0.09), _SILVER)
        hoop((0, 0, 0.235), 0.084, 0.014, _GOLD, steps=14, sides=5)
        hoop((0, 0, 0.235), 0.083, 0.009, _CHROME, rot=(90, 0, 0), steps=14, sides=4)
        hoop((0, 0, 0.235), 0.083, 0.009, _CHROME, rot=(90, 0, 90), steps=14, sides=4)
        pipe([(0, 0, -0.13), (0.03, 0.02, -0.22), (-0.03, 0.02, -0.28), (0.0, 0, -0.33)], 0.011, _INK, sides=5)


def shoes():
    """Shoes on platforms of three colors."""
    for side, out in SIDES.items():
        x = start(f'{side}_foot').x + out * 0.008
        with on(f'{side}_foot'), placed((x, -0.045, 0)):
            lathe([(0, 0), (0.108, 0), (0.11, 0.025), (0.112, 0.026), (0.112, 0.05), (0.114, 0.051), (0.112, 0.075), (0.095, 0.1),
                   (0.07, 0.13), (0, 0.14)], [_PINK, _PINK, _ORANGE, _ORANGE, _GOLD, _GOLD, _PURPLE, _PURPLE, _PURPLE], squash=1.42, sides=14,
                  round_below=30)
            plate(_star(0.055, 0.026), 0.02, _GOLD, at=(0, -0.118, 0.118), rot=(-62, 0, 0))


def torso():
    """A white jacket, wide open over gold."""
    trunk(_PURPLE, 0.009)
    arms(_WHITE, 0.012, cuff=_PURPLE)
    with on('spine'):
        lathe([(0.196, 0.372), (0.188, 0.42), (0.19, 0.5), (0.182, 0.575), (0.138, 0.645), (0.09, 0.672)], _WHITE, sides=16,
              squash=TRUNK_SQUASH + 0.02, part=292, first=-56)
        for out in (-1, 1):
            facets([(out * 0.06, -0.125, 0.675), (out * 0.175, -0.09, 0.66), (out * 0.215, -0.12, 0.59), (out * 0.125, -0.165, 0.53),
                    (out * 0.075, -0.175, 0.42), (out * 0.07, -0.15, 0.55)],
                   [(0, 1, 2), (0, 2, 3), (0, 3, 5), (5, 3, 4)], [_CREAM, _CREAM, _WHITE, _WHITE])
            pipe([(out * 0.07, -0.12, 0.65), (out * 0.035, -0.155, 0.58), (0, -0.165, 0.545)], 0.01, _GOLD, sides=5)
        lathe([(0, 0), (0.044, 0), (0.044, 0.018), (0, 0.022)], _GOLD, at=(0, -0.158, 0.515), rot=(90, 0, 0), sides=12)
        plate(_star(0.028, 0.013), 0.012, _DEEP_GOLD, at=(0, -0.184, 0.515))


ITEMS = (back, bottoms, head, lh, rh, shoes, torso)

if __name__ == '__main__':
    write_class('music', ITEMS, sys.argv[1])
