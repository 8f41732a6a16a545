"""SPORT, Baseball: the home team's stripes. Run as a program: python -m scenes.juniors.sport <folder>."""
import math
import sys

from builders.juniors.clay import ball, block, facets, hoop, lathe, on, pipe, placed, plate
from builders.juniors.model import write_class
from builders.juniors.shells import HEAD, SIDES, arms, grip, legs, pelvis, trunk
from builders.juniors.skeleton import start

_WHITE, _NAVY, _RED, _WINE = '#f6f2e8', '#24356e', '#d8343c', '#9c2434'
_LEATHER, _DARK, _ASH, _PALE, _INK, _GUM = '#a8622e', '#6e3c1e', '#d8a868', '#f0d8a8', '#181425', '#f888b8'


def _letter(at, size, colour, rot=(0, 0, 0)):
    """An F in three strokes that faces -y."""
    with placed(at, rot, size):
        for x, z, w, h in ((-0.24, 0, 0.24, 1), (0.1, 0.39, 0.5, 0.24), (0.03, 0.02, 0.36, 0.22)):
            block((x, 0, z), (w, 0.16, h), colour, bevel=0)


def _baseball(at, radius):
    with placed(at):
        ball((0, 0, 0), radius, _WHITE)
        for out in (-1, 1):
            hoop((out * radius * 0.62, 0, 0), radius * 0.8, radius * 0.07, _RED, rot=(0, 90, 0), steps=12, sides=4)


def back():
    """The team's long bag across the back, two bats and a ball sticking out."""
    with on('spine'):
        pipe([(-0.165, -0.02, 0.64), (-0.06, -0.158, 0.58), (0.08, -0.165, 0.48), (0.18, -0.05, 0.39)], 0.02, _WINE, sides=5)
        with placed((0, 0.245, 0.53), (0, -38, 0)):
            lathe([(0, -0.34), (0.1, -0.33), (0.12, -0.29), (0.12, -0.2), (0.122, 0.2), (0.115, 0.25), (0.098, 0.27)],
                  [_NAVY, _NAVY, _RED, _NAVY, _RED, _NAVY], sides=12, squash=0.8)
            lathe([(0.1, 0.255), (0, 0.25)], _INK, sides=12, squash=0.8)
            for dx, far, colour in ((-0.045, 0.46, _ASH), (0.045, 0.4, _LEATHER)):
                pipe([(dx, 0, 0.1), (dx, 0, far - 0.02), (dx, 0, far)], [0.03, 0.019, 0.019], colour, sides=7)
                ball((dx, 0, far), 0.032, colour, detail=1)
            _baseball((0.0, -0.045, 0.29), 0.055)
            _letter((0, 0.1, 0), 0.15, _WHITE, (0, 0, 180))


def bottoms():
    """Knickers with stripes over red stockings."""
    pelvis(_WHITE, 0.01)
    legs(_WHITE, 0.007, shin=_RED)
    for side, out in SIDES.items():
        with on(f'{side}_leg'), placed((out * 0.095, 0, 0)):
            lathe([(0.084, 0.345), (0.096, 0.28), (0.1, 0.225), (0.088, 0.19)], _WHITE, sides=12)
            lathe([(0.09, 0.205), (0.094, 0.195), (0.086, 0.18)], _NAVY, sides=12)
            pipe([(out * 0.088, 0, 0.35), (out * 0.1, 0, 0.28), (out * 0.104, 0, 0.22)], 0.011, _NAVY, sides=4)
            lathe([(0.081, 0.135), (0.085, 0.14), (0.084, 0.16), (0.08, 0.165)], _WHITE, sides=12)
    with on('hips'):
        lathe([(0.166, 0.385), (0.176, 0.395), (0.174, 0.42), (0.16, 0.425)], _NAVY, squash=0.82, sides=16)
        block((0, -0.145, 0.405), (0.05, 0.02, 0.04), _PALE, bevel=0.006)


def head():
    """A cap with a long bill, and a bubble of gum."""
    with on('head'):
        with placed(HEAD, (-16, 0, 0)):
            dome = [(0.3 * math.cos(math.radians(a)), 0.3 * math.sin(math.radians(a))) for a in (14, 34, 54, 72)]
            lathe([(0.285, 0.03), *dome, (0, 0.3)], [_RED, _NAVY, _NAVY, _NAVY, _NAVY], sides=18, squash=0.95, round_below=60)
            ball((0, 0, 0.302), 0.026, _RED, detail=1)
        bill = [(0.25 * math.cos(math.radians(a)), -0.21 - 0.3 * math.sin(math.radians(a))) for a in range(0, 181, 20)]
        top = [(x, y, 1.07 - 0.25 * (y + 0.21) * -1 * 0.35 - 0.9 * x * x) for x, y in bill]
        count = len(top)
        facets([*top, *((x * 0.99, y + 0.005, z - 0.026) for x, y, z in top)],
               [tuple(range(count)), tuple(reversed(range(count, 2 * count))),
                *((i, count + i, count + i + 1, i + 1) for i in range(count - 1))], [_RED, _WINE] + [_RED] * (count - 1))
        _letter((0, -0.226, 1.145), 0.13, _WHITE, (-40, 0, 0))
        ball((0.015, -0.31, 0.795), 0.075, _GUM)
        ball((-0.015, -0.36, 0.825), 0.018, '#ffd0e4', detail=1)


def lh():
    """A mitt as large as a face, with the ball in it."""
    x, y, z = grip('left')
    with on('left_hand'), placed((x + 0.015, y - 0.02, z + 0.02), (0, 0, 22)):
        ball((0, 0, 0), (0.145, 0.085, 0.15), _LEATHER)
        for i, (dx, dz) in enumerate(((-0.055, 0.165), (0.015, 0.19), (0.085, 0.165), (0.135, 0.105))):
            pipe([(dx * 0.5, 0, dz * 0.4), (dx, -0.04, dz)], [0.046, 0.04], _LEATHER, sides=7)
            ball((dx, -0.04, dz), 0.043, _LEATHER if i % 2 else '#b8703a', detail=1)
        pipe([(-0.08, -0.02, -0.03), (-0.16, -0.06, 0.06)], [0.05, 0.042], '#b8703a', sides=7)
        ball((-0.165, -0.062, 0.07), 0.045, '#b8703a', detail=1)
        ball((0, -0.06, -0.01), (0.095, 0.05, 0.1), _DARK)
        _baseball((0.0, -0.1, 0.02), 0.064)
        lathe([(0.082, -0.155), (0.088, -0.12), (0.08, -0.1)], _DARK, sides=10, squash=0.9)


def rh():
    """A bat with a taped handle."""
    x, y, z = grip('right')
    with on('right_hand'), placed((x, y, z), (8, 0, 0)):
        lathe([(0, -0.15), (0.035, -0.145), (0.035, -0.125), (0.021, -0.11), (0.022, 0.1), (0.03, 0.2), (0.058, 0.36), (0.066, 0.5),
               (0.06, 0.56), (0.03, 0.59), (0, 0.592)],
              [_ASH, _ASH, _ASH, _INK, _ASH, _ASH, _ASH, _ASH, _ASH, _PALE], sides=10)
        lathe([(0.056, 0.33), (0.062, 0.37), (0.067, 0.4), (0.064, 0.42)], _RED, sides=10)


def shoes():
    """Shoes on spikes."""
    for side, out in SIDES.items():
        x = start(f'{side}_foot').x + out * 0.003
        with on(f'{side}_foot'), placed((x, -0.04, 0)):
            for dx in (-0.05, 0.05):
                for dy in (-0.1, -0.02, 0.08):
                    lathe([(0.009, 0), (0.018, 0.032), (0, 0.033)], '#c8ccd8', at=(dx, dy, 0), sides=5, round_below=0)
            lathe([(0.1, 0.02), (0.104, 0.035), (0.104, 0.055)], _WHITE, squash=1.42)
            lathe([(0, 0.022), (0.1, 0.022), (0.1, 0.05), (0.092, 0.085), (0.064, 0.122), (0, 0.132)], _NAVY, squash=1.42, sides=14,
                  round_below=60)
            for i in range(3):
                pipe([(-0.045, -0.085 + 0.026 * i, 0.11 + 0.008 * i), (0.045, -0.085 + 0.026 * i, 0.11 + 0.008 * i)], 0.01, _WHITE, sides=4)
            plate([(-0.02, 0.03), (0.05, 0.06), (0.035, 0.085), (-0.02, 0.06)], 0.012, _RED, at=(out * 0.095, 0.0, 0.0), rot=(0, 0, 90))
            lathe([(0.084, 0.105), (0.09, 0.145), (0.08, 0.15)], _RED, at=(0, 0.04, 0), sides=12)


def torso():
    """The home jersey: stripes, red sleeves and an F."""
    trunk(_WHITE, 0.014)
    arms(_WHITE, 0.02, reach=0)
    arms(_RED, 0.008)
    with on('spine'):
        for x in (-0.11, -0.055, 0.055, 0.11):
            ring = ((0.172, 0.41), (0.182, 0.5), (0.174, 0.57))
            pipe([(x, -0.8 * math.sqrt(r * r - x * x) - 0.001, z) for r, z in ring], 0.006, _NAVY, sides=4)
            pipe([(x, 0.8 * math.sqrt(r * r - x * x) + 0.001, z) for r, z in ring], 0.006, _NAVY, sides=4)
        block((0, -0.143, 0.49), (0.018, 0.014, 0.2), _RED, bevel=0)
        lathe([(0.1, 0.655), (0.112, 0.67), (0.1, 0.685)], _NAVY, sides=14, squash=0.9)
        _letter((0.085, -0.146, 0.545), 0.1, _NAVY, (-10, 0, 20))
    for side, out in SIDES.items():
        elbow = start(f'{side}_fore')
        with on(f'{side}_arm'):
            hoop((elbow.x - out * 0.004, 0, elbow.z + 0.004), 0.076, 0.012, _NAVY, rot=(0, out * 139, 0), steps=12, sides=4)


ITEMS = (back, bottoms, head, lh, rh, shoes, torso)

if __name__ == '__main__':
    write_class('sport', ITEMS, sys.argv[1])
