"""The bleachers from the aisle: silver rows rise in diagonals to one red jacket in the top row, the field down on the left."""
import math
import random

from builders.land import wood
from builders.outside.skies import clouds, day, horizon, night
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.light import lamp, panel
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-1.0, -2.6, 1.75), focal=196, vanishing=(104, 132), size=SIZE)
_ROWS, _RUN, _RISE, _SEAT = 9, 0.86, 0.56, 6.2
_FIELD, _AISLE = -2.6, 4.5


def build(look):
    """Puts the stands and the field on the stage; returns what is pointed at."""
    rnd, spots = random.Random(9), {}
    _rows(rnd)
    _aisle()
    top, height = (_ROWS - 1) * _RUN + 0.6, (_ROWS - 1) * _RISE + 0.36
    with group() as spots['seat-nine']:
        box((top, _SEAT, height + 0.02), (0.46, 1.5, 0.1), paint('#d8a83a', rough=0.2), bevel=0.01)
        box((top - 0.25, _SEAT, height - 0.2), (0.05, 1.5, 0.2), paint('#b07a24', rough=0.4), bevel=0)
        tube([(top - 0.25, _SEAT - 0.5, height + 0.12), (top - 0.3, _SEAT - 0.55, height - 0.12), (top - 0.34, _SEAT - 0.5, height - 0.4)], 0.018, paint('#f4e23a', glow=0.3))
    with group(at=(top - 0.05, _SEAT, height + 0.1), turn=-36, size=1.5 if look.night else 1.75) as spots['jacket']:
        _jacket(look)
    step = look.phase('back') if look.night else look.phase('cup')
    with group() as spots['cup']:
        x, y = 1.46 - 0.03 * step, 1.15 + 0.2 * step
        cylinder((x, y, _RISE + 0.55), 0.085, 0.26, paint('#f4f0e4', rough=0.6, glow=0.06), rot=(84, 0, 62 + 30 * step), top=0.11, sides=14)
        ring((x + 0.02, y - 0.03, _RISE + 0.56), 0.1, 0.02, paint('#d8342c'), rot=(84, 0, 62 + 30 * step), steps=12)
        for d in (0, 0.05):
            tube([(x + 0.1, y - 0.1 + d, _RISE + 0.55), (x + 0.36, y - 0.16 + 2 * d, _RISE + 0.57)], 0.014, paint('#e8485a'))
    with group() as spots['stairs']:
        for i in range(6):
            box((-2.0 - 0.3 * i, 4.5, 0.3 - 0.3 * i), (0.3, 1.5, 0.1), paint('#a8aeb8', rough=0.5, metal=0.3), bevel=0)
            box((-1.86 - 0.3 * i, 4.5, 0.31 - 0.3 * i), (0.05, 1.5, 0.11), paint('#f4c82a', glow=0.15), bevel=0)
        for y in (3.7, 5.3):
            tube([(-1.6, y, 0.4), (-1.6, y, 1.5), (-3.6, y, -0.4), (-3.6, y, -1.8)], 0.05, paint('#f4c82a', rough=0.5))
    _railing()
    _field(look, rnd)
    return spots


def _rows(rnd):
    seat, foot, dark = paint('#dce2ea', rough=0.25, metal=0.45), paint('#8a96a4', rough=0.45, metal=0.35), paint('#333c4c', rough=0.9)
    worn, gap = paint('#b4bcc8', rough=0.4, metal=0.3), paint('#5a6474', rough=0.6)
    box((-0.85, 8, 0.3), (1.5, 24, 0.1), paint('#8a929e', rough=0.5, metal=0.3, worn=0.2), bevel=0)
    for i in range(_ROWS):
        x, z = i * _RUN, i * _RISE
        box((x + 0.35, 8, z - 0.3), (0.05, 24, 0.62), dark, bevel=0)
        box((x + 0.6, 8, z + 0.3), (0.4, 24, 0.07), seat, bevel=0.015)
        box((x + 0.12, 8, z + 0.02), (0.46, 24, 0.06), foot, bevel=0)
        for k in range(7):
            y = -1.2 + 3.1 * k + 0.4 * (i % 2)
            box((x + 0.6, y, z + 0.372), (0.405, 0.02, 0.004), gap, bevel=0)
            box((x + 0.6, y + 0.5 + 0.3 * ((i * 3 + k) % 4), z + 0.371), (0.36, 0.36, 0.004), worn, bevel=0)
        for y in range(-2, 20, 3):
            box((x + 0.6, y + 0.5, z - 0.2), (0.12, 0.08, 0.5), dark, bevel=0)
    back = _ROWS * _RUN + 0.1
    for z in (5.5, 6.1):
        tube([(back, -4, z), (back, 20, z)], 0.045, paint('#e4e8ee', rough=0.4))
    for y in range(-2, 21, 2):
        tube([(back, y, 3.8), (back, y, 6.1)], 0.04, paint('#c4cad2', rough=0.4))
    for i in range(9):
        row, y = rnd.randrange(1, 7), rnd.uniform(2, 16)
        box((row * _RUN + 0.12, y, row * _RISE + 0.09), (0.2, 0.26, 0.02), paint(('#f4efe0', '#f4d23a', '#d84a3a')[i % 3]), bevel=0, rot=(0, 0, rnd.uniform(0, 90)))


def _aisle():
    """Steps up through the rows, two to a row, their edges yellow; they end beside the seat that is taken."""
    tread, edge = paint('#b8c0ca', rough=0.4, metal=0.35), paint('#f4c82a', rough=0.6, glow=0.1)
    for i in range(2 * _ROWS - 1):
        x, z = i * _RUN / 2 + 0.28, i * _RISE / 2 - 0.02
        box((x, _AISLE, z), (0.46, 1.0, 0.3), tread, bevel=0)
        box((x - 0.215, _AISLE, z + 0.295), (0.05, 1.0, 0.02), edge, bevel=0)
        box((x - 0.235, _AISLE, z + 0.24), (0.012, 1.0, 0.06), edge, bevel=0)


def _letter(at, cell, material):
    """The school's F on cloth that faces -y; `at` is the letter's lower left corner, `cell` the width of its strokes."""
    x, y, z = at
    for dx, dz, wide, high in ((0, 0, 1, 5), (0, 4, 3.2, 1), (0, 2, 2.4, 1)):
        box((x + (dx + wide / 2) * cell, y, z + dz * cell), (wide * cell, 0.01, high * cell), material, bevel=0)


def _jacket(look):
    """By day folded, a sleeve across it; by night buttoned upright over nobody. It faces whoever comes up the steps."""
    red, dark = paint('#e02a22', rough=0.9, glow=0.1), paint('#8a1418', rough=0.95)
    cream, gold = paint('#f8eed8', rough=0.9, glow=0.06), paint('#f4c22a', rough=0.9)
    if not look.night:
        box((0, 0.02, 0), (0.66, 0.44, 0.2), red, bevel=0.05)
        box((0, -0.2, 0.17), (0.6, 0.02, 0.02), dark, bevel=0)
        box((0, 0.03, 0.18), (0.62, 0.42, 0.2), red, bevel=0.06)
        ring((0.08, 0.06, 0.39), 0.13, 0.035, gold, rot=(14, 0, 0), steps=18)
        tube([(-0.26, 0.1, 0.38), (-0.2, -0.1, 0.39), (-0.2, -0.23, 0.3), (-0.21, -0.25, 0.08)], [0.08, 0.09, 0.085, 0.075], cream)
        tube([(-0.21, -0.25, 0.09), (-0.21, -0.255, 0.0)], 0.082, gold)
        _letter((0.04, -0.21, 0.06), 0.055, cream)
        return
    body = [(-0.27, 0), (0.27, 0), (0.3, 0.5), (0.24, 0.66), (0.09, 0.72), (-0.09, 0.72), (-0.24, 0.66), (-0.3, 0.5)]
    prism(body, 0.24, red, bevel=0.05)
    box((0, 0, 0), (0.55, 0.25, 0.08), gold, bevel=0.02)
    box((0, 0, 0.03), (0.56, 0.26, 0.02), dark, bevel=0)
    ring((0, 0, 0.72), 0.1, 0.04, gold, rot=(0, 0, 0), steps=18)
    cylinder((0, 0, 0.7), 0.085, 0.05, paint('#14080c', rough=1), sides=16)
    box((0, -0.125, 0.08), (0.025, 0.01, 0.62), dark, bevel=0)
    for i in range(4):
        ball((0.0, -0.135, 0.16 + i * 0.15), 0.026, cream, detail=1)
    for side in (-1, 1):
        tube([(side * 0.25, 0, 0.62), (side * 0.38, -0.02, 0.4), (side * 0.33, -0.16, 0.16), (side * 0.24, -0.24, 0.05)], [0.1, 0.095, 0.08, 0.075], cream)
        tube([(side * 0.25, -0.23, 0.07), (side * 0.2, -0.27, 0.02)], 0.082, red)
    _letter((0.08, -0.135, 0.34), 0.045, cream)


def _railing():
    """The aisle's rail, cut by the frame in front, with a foam finger stuck on its post."""
    pipe = paint('#c4ccd6', rough=0.35, metal=0.4)
    for z in (0.85, 1.35):
        for y0, y1 in ((-2.2, 3.7), (5.3, 19)):
            tube([(-1.62, y0, z), (-1.62, y1, z)], 0.04, pipe)
    for y in (-1, 1, 2.6, 7, 9, 11, 13, 15, 17, 19):
        tube([(-1.62, y, 0.3), (-1.62, y, 1.35)], 0.04, pipe)
    foam, ink = paint('#2f5ad8', rough=0.95, glow=0.05), paint('#f8d840', rough=0.9, glow=0.1)
    hand = [(-0.17, 0), (0.17, 0), (0.2, 0.3), (0.16, 0.38), (0.03, 0.38), (0.03, 0.8), (-0.03, 0.86), (-0.09, 0.8), (-0.1, 0.4), (-0.2, 0.42),
            (-0.32, 0.36), (-0.33, 0.28), (-0.2, 0.26)]
    prism(hand, 0.14, foam, at=(-1.62, -0.1, 1.28), bevel=0.03)
    for i in range(2):
        box((-1.55 + i * 0.08, -0.175, 1.44), (0.016, 0.02, 0.2), paint('#1c3a9a', rough=0.95), bevel=0)
    box((-1.68, -0.18, 1.34), (0.045, 0.02, 0.26), ink, bevel=0)
    box((-1.715, -0.18, 1.53), (0.05, 0.02, 0.045), ink, bevel=0)


def _field(look, rnd):
    plane((-40, 40, _FIELD - 0.05), (240, 240), paint('#5a7a3c', rough=1, worn=0.3, scale=0.2))
    plane((-7, 30, _FIELD), (5, 100), paint('#b4543a', rough=1, worn=0.2, scale=0.6))
    for i in range(10):
        plane((-28, 6 + i * 6, _FIELD + 0.02), (34, 6), paint(('#4f9a3c', '#63ad48')[i % 2], rough=1))
        plane((-28, 3 + i * 6, _FIELD + 0.04), (34, 0.3), paint('#f2f4ea', rough=0.9))
    for x in (-13, -20):
        cylinder((x, 62, _FIELD), 0.5, 17, paint('#6f7884', rough=0.4), top=0.3, sides=10)
        for row in range(2):
            box((x, 61.6, 14.6 + row * 1.5), (6.4, 0.5, 0.3), paint('#58606c'), bevel=0)
            for k in range(5):
                ball((x - 2.6 + k * 1.3, 61.2, 15.3 + row * 1.5), 0.5, paint('#eef2f6', rough=0.2, glow=0.05), detail=1)
    for i in range(26):
        a = math.tau * i / 26
        bright = 1 if (i + look.phase('candles')) % 2 else 0.55
        ball((-14 + 3.2 * math.cos(a), 27 + 3.2 * math.sin(a), _FIELD + 0.35), 0.17, glow('#ffc060', (14 if look.night else 2.2) * bright), detail=1)
    wood(rnd, [(-40 + i * 7, 76 + 4 * (i % 2), _FIELD) for i in range(8)], kinds=('green', 'dark', 'gold'), height=9, leaf=0.7)
    horizon(look.night, heights=(40, 22))
    if look.night:
        night(CAMERA, 'blue', moon=(316, 36), radius=9, towards=(-0.2, -0.3, -0.7), energy=0.7, stars=2.0)
        panel((-7, 7, -0.6), (5, 6, 3), (9, 3), 1500, '#ff9a3c')
        lamp((-14, 27, -1.4), 900, '#ffab4e', 0.6)
        lamp((5.4, 4.4, 6.6), 40, '#ffb060', 0.4)
        return
    day('noon', (0.62, 0.32, -0.5), energy=0.85)
    clouds(CAMERA, ((60, 62, 220), (170, 40, 200)), '#ffffff')


SHOOT = Shoot('football-field-bleachers', CAMERA, build, exposure=(0.0, 0.75), bloom=(0.15, 0.4), samples=10, loops=(
    Loop('cup', 2, (0, 0, 0, 0, 0, 1, 2, 2, 2, 2), 2, zone(CAMERA, (1.5, 1.3, 1.1), (0.5, 0.3)), ('day',)),
    Loop('back', 2, (2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 1), 1.5, zone(CAMERA, (1.5, 1.3, 1.1), (0.5, 0.3)), ('night',)),
    Loop('candles', 1, (0, 1), 3, zone(CAMERA, (-14, 27, _FIELD + 0.5), (4.4, 1.4)), ('night',)),
))

if __name__ == '__main__':
    SHOOT.main()
