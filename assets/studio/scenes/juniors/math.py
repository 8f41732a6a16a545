"""MATH, the PC: beige boxes and green circuits. Run as a program: python -m scenes.juniors.math <folder>."""
import sys

from builders.juniors.clay import ball, block, facets, lathe, on, pipe, placed, plate
from builders.juniors.model import write_class
from builders.juniors.shells import SIDES, arms, feet, grip, legs, pelvis, straps
from builders.juniors.skeleton import start

_BEIGE, _TAN, _DARK, _KEY = '#e6dcc4', '#c4b696', '#4a4654', '#f6f0e0'
_BOARD, _TRACE, _LEAD = '#2f7d4f', '#f0c850', '#c8ccd8'
_NIGHT, _GREEN, _BLUE, _RED = '#12241c', '#58f08a', '#3a64d8', '#e04848'


def _smile(at, size, dots, colour):
    """Pixels of a screen that faces -y: rows of text in which # shines."""
    high, wide = len(dots), len(dots[0])
    corners, faces = [], []
    for row, line in enumerate(dots):
        for column, dot in enumerate(line):
            if dot != '#':
                continue
            x, z = (column - wide / 2) * size, (high / 2 - row) * size
            first = len(corners)
            corners += [(x, 0, z), (x + size, 0, z), (x + size, 0, z - size), (x, 0, z - size)]
            faces.append((first, first + 3, first + 2, first + 1))
    facets(corners, faces, colour, at)


def back():
    """A disk of three and a half inches, as large as the back."""
    straps(_DARK)
    with on('spine'), placed((0, 0.205, 0.46), size=0.95):
        plate([(-0.25, -0.22), (0.25, -0.22), (0.25, 0.2), (0.2, 0.25), (-0.25, 0.25)], 0.07, _BLUE, bevel=0.012)
        block((0.02, 0.036, 0.16), (0.27, 0.02, 0.17), _LEAD, bevel=0.006)
        block((-0.05, 0.044, 0.16), (0.06, 0.016, 0.12), _DARK, bevel=0.003)
        block((0, 0.036, -0.09), (0.38, 0.016, 0.24), _KEY, bevel=0.006)
        for i, wide in enumerate((0.3, 0.3, 0.2)):
            block((-(0.3 - wide) / 2, 0.046, -0.03 - 0.055 * i), (wide, 0.006, 0.014), _RED if i == 0 else '#8a94b0', bevel=0)
        block((-0.21, 0.036, -0.19), (0.034, 0.012, 0.034), _DARK, bevel=0)


def bottoms():
    """Slacks of circuit board, with their traces and chips."""
    pelvis(_BOARD, 0.01)
    legs(_BOARD, 0.008)
    for side, out in SIDES.items():
        with on(f'{side}_leg'):
            x = out * 0.097
            for dx, low, high in ((-0.04, 0.16, 0.27), (0.03, 0.12, 0.3)):
                pipe([(x + dx, -0.083, high), (x + dx, -0.087, (low + high) / 2), (x + dx - out * 0.02, -0.082, low)], 0.009, _TRACE,
                     sides=4)
                ball((x + dx, -0.084, high), 0.016, _TRACE, detail=1)
            block((x + out * 0.082, 0, 0.22), (0.03, 0.085, 0.1), _DARK, bevel=0.006)
            for i in range(3):
                block((x + out * 0.08, 0, 0.19 + 0.03 * i), (0.022, 0.112, 0.012), _LEAD, bevel=0)
            lathe([(0.082, 0.1), (0.09, 0.105), (0.09, 0.13), (0.082, 0.135)], _TRACE, at=(out * 0.1, 0, 0), sides=12)


def head():
    """A monitor with a smile in green phosphor."""
    with on('head'):
        block((0, -0.05, 0.93), (0.72, 0.46, 0.6), _BEIGE, bevel=0.045)
        block((0, 0.25, 0.93), (0.56, 0.26, 0.46), _TAN, bevel=0.06, rot=(0, 0, 0))
        block((0, -0.275, 0.955), (0.6, 0.03, 0.47), _TAN, bevel=0.012)
        facets([(-0.26, -0.293, 0.75), (0.26, -0.293, 0.75), (0.26, -0.293, 1.16), (-0.26, -0.293, 1.16), (0, -0.315, 0.955)],
               [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], _NIGHT, round_below=60)
        _smile((0, -0.32, 0.965), 0.034, ('..#......#..', '.###....###.', '.###....###.', '..#......#..', '............', '............',
                                         '.#........#.', '..#......#..', '...######...'), _GREEN)
        block((0.22, -0.285, 0.68), (0.045, 0.03, 0.03), _GREEN, bevel=0.006)
        for x in (-0.24, -0.17, -0.1):
            block((x, -0.285, 0.68), (0.045, 0.02, 0.025), _DARK, bevel=0.004)
        block((0, -0.02, 0.625), (0.3, 0.26, 0.05), _TAN, bevel=0.012)
        for i in range(4):
            block((0, 0.12 + 0.05 * i, 1.165), (0.36, 0.02, 0.012), _DARK, bevel=0)


def lh():
    """A keyboard, carried as a shield."""
    x, y, z = grip('left')
    with on('left_hand'), placed((x + 0.01, y - 0.1, z + 0.03), (0, 0, 14)):
        block((0, 0, 0), (0.2, 0.045, 0.56), _BEIGE, bevel=0.014)
        for column in range(3):
            for row in range(8):
                if column == 2 and row in (3, 4):
                    continue
                block((-0.058 + 0.058 * column, -0.03, 0.225 - 0.0635 * row), (0.046, 0.03, 0.051),
                      _RED if (column, row) == (0, 0) else _KEY if row % 7 else '#a8b4cc', bevel=0.007)
        block((0.058, -0.03, 0.003), (0.046, 0.03, 0.115), _KEY, bevel=0.007)
        block((0, 0.04, -0.02), (0.05, 0.07, 0.05), _TAN, bevel=0.01)


def rh():
    """A mouse on its cord, swung as a flail."""
    x, y, z = grip('right')
    with on('right_hand'), placed((x, y, z)):
        pipe([(0, 0, -0.13), (0, 0, 0.2)], 0.022, _DARK, sides=8)
        ball((0, 0, 0.2), 0.03, _TAN, detail=1)
        pipe([(0, 0, 0.2), (-0.04, -0.02, 0.27), (-0.12, -0.04, 0.26), (-0.16, -0.05, 0.18), (-0.165, -0.05, 0.08)], 0.011, _LEAD,
             sides=5)
        with placed((-0.165, -0.05, -0.02), (20, 0, 10)):
            ball((0, 0, 0), (0.085, 0.06, 0.12), _BEIGE)
            for out in (-1, 1):
                block((out * 0.035, -0.045, 0.062), (0.058, 0.03, 0.075), _KEY, bevel=0.012, rot=(-24, 0, 0))
            ball((0, -0.052, -0.03), 0.022, _RED, detail=1)


def shoes():
    """Two disk drives with a slot and a lamp."""
    feet(_TAN, 0.0)
    for side, out in SIDES.items():
        with on(f'{side}_foot'), placed((out * 0.118, -0.045, 0)):
            block((0, 0, 0.068), (0.222, 0.34, 0.135), _BEIGE, bevel=0.018)
            block((0, -0.172, 0.085), (0.17, 0.012, 0.03), _DARK, bevel=0)
            block((0.02, -0.176, 0.078), (0.07, 0.03, 0.014), _BLUE, bevel=0)
            block((-out * 0.07, -0.172, 0.038), (0.03, 0.012, 0.02), _GREEN, bevel=0)
            block((out * 0.06, -0.172, 0.038), (0.05, 0.016, 0.022), _TAN, bevel=0)
            lathe([(0.09, 0.12), (0.1, 0.165), (0.088, 0.17)], _DARK, at=(-out * 0.018, 0.045, 0), sides=12)


def torso():
    """A tower case with its drives, turbo lamp and vents."""
    arms(_TAN, 0.01, fore=_BEIGE, cuff=_DARK)
    with on('spine'):
        block((0, 0, 0.525), (0.37, 0.31, 0.32), _BEIGE, bevel=0.022)
        for z in (0.635, 0.575):
            block((0, -0.157, z), (0.29, 0.02, 0.05), _TAN, bevel=0.005)
            block((0, -0.17, z + 0.006), (0.23, 0.01, 0.013), _DARK, bevel=0)
        block((0.1, -0.168, 0.56), (0.03, 0.02, 0.012), _GREEN, bevel=0)
        block((-0.075, -0.157, 0.5), (0.13, 0.016, 0.055), _NIGHT, bevel=0.005)
        _smile((-0.075, -0.167, 0.5), 0.0095, ('###.###', '#...#..', '###.###', '..#...#', '###.###'), _RED)
        block((0.09, -0.16, 0.5), (0.05, 0.03, 0.045), _KEY, bevel=0.008)
        for i in range(3):
            block((0, -0.157, 0.445 - 0.024 * i), (0.29, 0.01, 0.01), _DARK, bevel=0)


ITEMS = (back, bottoms, head, lh, rh, shoes, torso)

if __name__ == '__main__':
    write_class('math', ITEMS, sys.argv[1])
