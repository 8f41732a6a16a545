"""ART, the Origami set: folded paper, every plane in one color. Run as a program: python -m scenes.juniors.art <folder>."""
import math
import sys

from builders.juniors.clay import ball, block, facets, lathe, on, pipe, placed, plate
from builders.juniors.model import write_class
from builders.juniors.shells import SIDES, arms, grip, legs, pelvis, straps, trunk
from builders.juniors.skeleton import start

_WHITE, _SHADE = '#fdf6ea', '#d8cfe0'
_RED, _DEEP, _ROSE = '#e8485a', '#b02a48', '#f59aa4'
_BLUE, _SKY, _GOLD, _LEAF, _TEAL = '#3a5fb8', '#7fb0ec', '#f6c445', '#5cb87a', '#2f8f94'


def back():
    """Two wings, each of five folds."""
    straps(_DEEP, 0.014)
    with on('spine'):
        block((0, 0.17, 0.53), (0.16, 0.05, 0.16), _DEEP, bevel=0.01)
        for side in SIDES.values():
            with placed((0, 0.19, 0.54), flip=side < 0):
                facets([(0.03, 0, 0.07), (0.03, 0, -0.08), (0.25, 0.13, 0.2), (0.52, 0.07, 0.36), (0.47, 0.16, 0.06),
                        (0.36, 0.07, -0.1), (0.2, 0.1, -0.17), (0.3, 0.03, 0.02), (0.16, 0.02, -0.04), (0.4, 0.02, 0.14)],
                       [(0, 2, 9, 1), (2, 3, 9), (3, 4, 9), (9, 4, 7), (7, 4, 5), (7, 5, 8), (8, 5, 6), (9, 7, 1), (7, 8, 1),
                        (8, 6, 1)],
                       [_ROSE, _WHITE, _RED, _ROSE, _WHITE, _RED, _ROSE, _SHADE, _WHITE, _RED])


def bottoms():
    """Wide trousers in knife pleats."""
    pelvis(_BLUE, 0.012)
    legs(_BLUE, 0.006, low=0.12)
    for side, out in SIDES.items():
        with on(f'{side}_leg'):
            _pleats((out * 0.097, 0, 0), ((0.088, 0.37), (0.1, 0.27), (0.122, 0.105)), 18, _BLUE, _SKY)
    with on('hips'):
        block((0, -0.148, 0.385), (0.1, 0.025, 0.04), _WHITE, bevel=0)
        for out in (-1, 1):
            plate([(0, 0.01), (out * 0.07, 0.035), (out * 0.07, -0.03)], 0.022, _WHITE, at=(out * 0.02, -0.16, 0.385), rim=_SHADE)


def _pleats(at, rings, count, ridge, valley, squash=1.0):
    """A cloth of flat pleats that hangs through rings of (radius, z)."""
    corners, faces, colours = [], [], []
    for radius, z in rings:
        for i in range(count):
            share, angle = (1.06 if i % 2 else 0.95), 2 * math.pi * i / count
            corners.append((radius * share * math.cos(angle), radius * share * math.sin(angle) * squash, z))
    for row in range(len(rings) - 1):
        for i in range(count):
            j, low, high = (i + 1) % count, row * count, (row + 1) * count
            faces.append((low + j, low + i, high + i, high + j))
            colours.append(valley if i % 2 else ridge)
    facets(corners, faces, colours, at)


def head():
    """A hat of newspaper, with its print."""
    with on('head'), placed((0, 0.01, 1.03), (-8, 0, 0)):
        a, b = 0.37, 0.31
        rim = [(-a, 0, 0.02), (0, -b, -0.02), (a, 0, 0.02), (0, b, -0.02)]
        cuff = [(-a - 0.02, 0, 0.17), (0, -b - 0.05, 0.11), (a + 0.02, 0, 0.17), (0, b + 0.05, 0.11)]
        facets([*rim, *cuff, (0, -0.02, 0.42), (0, 0.02, 0.42), (0, -0.24, 0.1), (0, 0.24, 0.1), (-0.31, 0, 0.12), (0.31, 0, 0.12)],
               [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (12, 10, 8), (10, 13, 8), (13, 11, 9), (11, 12, 9),
                (12, 8, 9), (13, 9, 8)],
               [_WHITE, _SHADE, _WHITE, _SHADE, _WHITE, '#ece4ee', _WHITE, '#ece4ee', _SHADE, _SHADE])
        for out in (-1, 1):
            for row, (start_at, end) in enumerate(((0.15, 0.85), (0.15, 0.6), (0.15, 0.75))):
                z = 0.018 + row * 0.03
                p, q = ((out * (a + 0.016) * t, -(b + 0.045) * (1 - t) - 0.004, z + 0.014 + 0.03 * t) for t in (start_at, end))
                pipe([p, q], 0.007, '#8a849c', sides=4)
        with placed((0, -b - 0.06, 0.05), (10, 0, 0)):
            plate([(-0.07, 0), (0, -0.07), (0.07, 0), (0, 0.07)], 0.02, _RED, rim=_DEEP)


def lh():
    """A crane that has landed on the fist."""
    x, y, z = grip('left')
    with on('left_hand'), placed((x, y - 0.01, z + 0.11), (0, 0, 24), 0.95):
        facets([(0, -0.08, 0.02), (0, 0.09, 0.02), (0, 0, -0.075), (0.055, 0, 0.03), (-0.055, 0, 0.03),
                (0, -0.2, 0.17), (0, -0.3, 0.12), (0, 0.26, 0.16), (0.22, 0.02, 0.27), (-0.22, 0.02, 0.27), (0, -0.17, 0.1),
                (0, 0.03, 0.09)],
               [(0, 3, 2), (3, 1, 2), (1, 4, 2), (4, 0, 2), (0, 5, 3), (0, 4, 5), (5, 6, 10), (1, 3, 7), (1, 7, 4),
                (3, 8, 11), (3, 1, 8), (4, 11, 9), (4, 9, 1), (0, 3, 11), (0, 11, 4)],
               [_GOLD, '#e0a830', _GOLD, '#e0a830', _GOLD, '#fbe08a', _RED, _GOLD, '#e0a830', _WHITE, '#e0a830', _WHITE, '#e0a830',
                _WHITE, _WHITE])


def rh():
    """A pinwheel on its stick."""
    x, y, z = grip('right')
    with on('right_hand'), placed((x, y, z)):
        pipe([(0, 0, -0.13), (0, 0, 0.31)], 0.014, '#e8d8b8', sides=6)
        with placed((0, -0.035, 0.31)):
            for i, (light, dark) in enumerate(((_RED, _DEEP), (_GOLD, '#d09a20'), (_SKY, _BLUE), (_LEAF, _TEAL))):
                with placed(rot=(0, 90 * i + 10, 0)):
                    facets([(0, 0, 0), (0, 0, 0.21), (0.2, 0, 0.2), (0.11, -0.075, 0.1), (0.03, -0.06, 0.02)],
                           [(0, 1, 2), (0, 2, 3), (2, 4, 3)], [dark, light, light])
            ball((0, -0.06, 0), 0.03, _WHITE, detail=1)


def shoes():
    """Each foot stands in a boat."""
    for side in SIDES:
        feet_at = start(f'{side}_foot').x
        with on(f'{side}_foot'), placed((feet_at * 1.4, -0.04, 0)):
            hull = [(0, -0.2, 0), (-0.12, -0.1, 0), (-0.12, 0.1, 0), (0, 0.18, 0), (0.12, 0.1, 0), (0.12, -0.1, 0)]
            rim = [(0, -0.29, 0.17), (-0.139, -0.09, 0.1), (-0.139, 0.09, 0.1), (0, 0.27, 0.16), (0.139, 0.09, 0.1),
                   (0.139, -0.09, 0.1)]
            light = '#3aa8a8'
            facets([*hull, *rim], [(i, (i + 1) % 6, 6 + (i + 1) % 6, 6 + i) for i in range(6)] + [(5, 4, 3, 2, 1, 0)],
                   [light, _TEAL, light, _TEAL, light, _TEAL, _TEAL])
            facets([(0, -0.25, 0.135), (-0.134, -0.09, 0.092), (-0.134, 0.09, 0.092), (0, 0.23, 0.13), (0.134, 0.09, 0.092),
                    (0.134, -0.09, 0.092), (-0.04, -0.02, 0.125), (-0.04, 0.04, 0.125)],
                   [(0, 1, 6), (1, 2, 7, 6), (2, 3, 7), (3, 4, 7), (4, 5, 6, 7), (5, 0, 6)],
                   [_WHITE, _SHADE, _WHITE, _SHADE, _WHITE, _SHADE])


def torso():
    """A kimono of folded planes with its sash."""
    trunk(_RED, 0.014, sides=8)
    arms(_RED, 0.01, reach=0.55)
    with on('spine'):
        for out in (-1, 1):
            facets([(out * 0.02, -0.15, 0.66), (out * 0.1, -0.09, 0.675), (-out * 0.05, -0.16, 0.47), (-out * 0.085, -0.148, 0.5),
                    (out * 0.06, -0.165, 0.6)],
                   [(0, 1, 4), (0, 4, 2, 3)], [_WHITE, _SHADE if out < 0 else _WHITE], at=(0, -0.004 * (out > 0), 0))
        lathe([(0.172, 0.385), (0.186, 0.41), (0.188, 0.465), (0.172, 0.48)], [_GOLD, _GOLD, '#e0a830'], sides=8, squash=0.8,
              round_below=0)
    for side, out in SIDES.items():
        elbow, wrist = start(f'{side}_fore'), start(f'{side}_hand')
        with on(f'{side}_fore'), placed(elbow, flip=out < 0):
            dx, dz = (wrist.x - elbow.x) * out, wrist.z - elbow.z
            facets([(-0.02, -0.075, 0.07), (-0.02, 0.075, 0.07), (dx + 0.04, -0.085, dz + 0.06), (dx + 0.04, 0.085, dz + 0.06),
                    (dx - 0.04, 0, dz - 0.15), (-0.06, 0, -0.03)],
                   [(0, 2, 3, 1), (0, 5, 4, 2), (1, 3, 4, 5)], [_ROSE, _RED, _DEEP])


ITEMS = (back, bottoms, head, lh, rh, shoes, torso)

if __name__ == '__main__':
    write_class('art', ITEMS, sys.argv[1])
