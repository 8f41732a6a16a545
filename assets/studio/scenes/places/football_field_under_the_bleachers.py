"""Under the bleachers: a forest of slanted struts in stripes of orange light, a fence with a hole at the end."""
import math
import random

from builders.land import wood
from builders.outside.skies import day, horizon, night
from builders.rooms.decor import footprints
from builders.rooms.evidence import wire_mesh
from kit.camera import FrontCamera
from kit.light import lamp, panel, sun
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, plane, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.2, -1.6, 1.55), focal=196, vanishing=(188, 112), size=SIZE)
_ROWS, _END = 9, 10.0


def build(look):
    """Puts what is under the stands on the stage; returns its hotspots."""
    rnd, spots = random.Random(30), {}
    plane((0, 30, 0), (120, 90), paint('#6a4a34', rough=1, worn=0.5, scale=1.4))
    dark, steel = paint('#1c1a20', rough=0.9), paint('#4a4650', rough=0.6, metal=0.2, worn=0.4)
    for i in range(_ROWS):
        x, z = 3.3 - 0.72 * i, 0.5 + 0.47 * i
        box((x, 4, z), (0.46, 2 * _END - 8, 0.07), dark, bevel=0)
        box((x - 0.4, 4, z - 0.3), (0.24, 2 * _END - 8, 0.06), dark, bevel=0)
    for i in range(18):
        box((-3.3, -1.6 + i * 0.6, 0), (0.06, 0.52, 4.6), paint(('#7a5a44', '#6a4c3a')[i % 2], rough=0.95, worn=0.3), bevel=0)
    for k, y in enumerate((1.0, 3.6, 6.2, 8.8)):
        tube([(3.7, y, 0.15), (-2.9, y, 4.4)], 0.08, steel)
        for x, tall in ((-2.6, 4.2), (-0.9, 3.1), (1.0, 1.9)):
            box((x, y, 0), (0.13, 0.13, tall), steel, bevel=0)
            box((x, y, 0), (0.34, 0.34, 0.1), paint('#6a6460', rough=1), bevel=0.01)
        tube([(-2.6, y, 0.2), (-0.9, y, 2.9)], 0.05, steel)
        tube([(-0.9, y, 0.2), (1.0, y, 1.75)], 0.05, steel)
        if k < 3:
            tube([(-2.6, y, 3.9), (-2.6, y + 2.6, 0.4)], 0.05, steel)
    with group() as spots['beam']:
        box((-0.9, 3.5, 0), (0.24, 0.12, 3.1), paint('#7a6a58', rough=0.6, worn=0.3), bevel=0.01)
        for i in range(9):
            for side in (-1, 1):
                box((-0.9 + side * 0.05, 3.42, 0.3 + i * 0.3 + 0.08 * side), (0.1, 0.03, 0.04), paint('#f0e0c0', glow=0.2), bevel=0, rot=(0, side * 16, 0))
    with group() as spots['gum']:
        tube([(-1.5, -0.1, 0.3), (-0.64, -0.1, 3.0)], 0.12, paint('#5a5662', rough=0.5, metal=0.2))
        first, second = (8, 5) if look.night else (7, 6)
        for row, count in ((0, first), (1, second)):
            for i in range(count):
                t = 0.28 + 0.052 * i
                ball((-1.53 + 0.86 * t + 0.085 * row, -0.23, 0.3 + 2.7 * t - 0.04 * row), 0.036, paint('#ff6ab0', rough=0.35, glow=0.25), squash=(1.1, 0.6, 0.9), detail=2)
    with group() as spots['fence']:
        _fence()
    with group() as spots['field']:
        plane((2.35, _END + 8, 0.03), (3.4, 14), paint('#6ad04a', rough=1, glow=0.3 if not look.night else 0.06))
        for i in range(4):
            plane((2.3, _END + 3 + i * 3, 0.05), (3.4, 0.3), paint('#f4f6e8', rough=0.9, glow=0.2))
        box((0.75, _END, 0), (0.12, 0.2, 2.1), paint('#f4c82a', rough=0.5, glow=0.1), bevel=0)
    footprints([(-0.4, 1.4, 10), (-0.55, 2.0, 12), (-0.5, 2.6, 6), (-0.7, 3.1, 10), (-0.9, 5.4, 16), (-1.2, 6.4, 18), (-1.5, 7.6, 14)], hue='#2a1c14', rough=0.3)
    for i in range(16):
        x, y = rnd.uniform(-2.4, 2.4), rnd.uniform(0.4, 8)
        box((x, y, 0.005), (0.16, 0.1, 0.03), paint(('#f4efe0', '#d8342c', '#f4d23a', '#3a6ad8')[i % 4]), bevel=0, rot=(0, 0, rnd.uniform(0, 90)))
    _feet(look)
    _beyond(look, rnd)
    return spots


def _fence():
    """Wire from post to post with a hole bent open in its middle; wool hangs on it."""
    for x, wide in ((-3.6, 1.25), (-1.2, 1.75)):
        with group(at=(x, _END, 0)):
            wire_mesh(wide, 2.1, cell=0.26, hue='#a8a4a0', thick=0.014)
    with group(at=(-2.35, _END, 1.25)):
        wire_mesh(1.15, 0.85, cell=0.26, hue='#a8a4a0', thick=0.014)
    for i in range(9):
        a = math.pi * i / 8
        tube([(-1.78 + 0.58 * math.cos(a), _END, 0.5 + 0.75 * math.sin(a)), (-1.78 + 0.42 * math.cos(a + 0.2), _END - 0.25, 0.5 + 0.55 * math.sin(a + 0.2))], 0.018, paint('#d8d4cc', metal=0.5))
    tube([(-1.3, _END - 0.1, 1.1), (-1.24, _END - 0.16, 0.9), (-1.32, _END - 0.12, 0.7)], 0.03, paint('#f4e23a', glow=0.4))


def _feet(look):
    """Somebody on the rows above; by night somebody sits down over a gap."""
    step = look.phase('feet') or 2 * look.phase('shade')
    if not step:
        return
    for d in (0, 0.36):
        box((1.05, 2.3 + d + 0.5 * (step - 1), 2.02), (0.7, 0.26, 0.5), paint('#120e12'), bevel=0.03)
        box((0.3, 2.3 + d + 0.5 * (step - 1), 2.45), (0.7, 0.26, 0.5), paint('#120e12'), bevel=0.03)


def _beyond(look, rnd):
    for y in (_END + 5.2, _END + 6.4):
        tube([(-30, y, 0.2), (0, y, 0.2)], 0.06, paint('#b8a49a', metal=0.6, rough=0.3))
    for i in range(20):
        box((-1 - i * 0.9, _END + 5.8, 0.02), (0.3, 2.2, 0.12), paint('#3a2a22'), bevel=0)
    wood(rnd, [(-14 + i * 4.2, _END + 18 + 4 * (i % 2), 0) for i in range(9)], kinds=('dark', 'gold', 'dark'), height=8, leaf=0.5)
    horizon(look.night, heights=(30, 16))
    if look.night:
        night(CAMERA, 'violet', towards=(0.3, 0.5, -0.7), energy=0.3)
        sun((-0.62, 0.22, -0.42), 4.2, '#ff8c34', soft=2.5)
        for x in (1.9, 2.4, 2.9):
            ball((x, _END + 4, 0.3), 0.08, glow('#ffc860', 12), detail=1)
        lamp((2.4, _END + 3.4, 0.8), 90, '#ff9a3c', 0.4)
        panel((-0.5, -1.5, 2.4), (-0.6, 4, 1), (2, 1), 14, '#5a6ac8')
        return
    day('evening', (-0.55, 0.22, -0.66), energy=1.7, soft=0.6)
    panel((-0.5, -1.5, 2.4), (-0.6, 4, 1), (2, 1), 36, '#ffb478')


SHOOT = Shoot('football-field-under-the-bleachers', CAMERA, build, exposure=(0.1, 0.75), bloom=(0.15, 0.3), samples=10, loops=(
    Loop('feet', 2, (0, 0, 0, 0, 0, 1, 2, 0), 2, (120, 120, 250, 186), ('day',)),
    Loop('shade', 1, (0, 0, 0, 0, 0, 0, 1, 1, 1, 0), 1, (120, 90, 230, 180), ('night',)),
))

if __name__ == '__main__':
    SHOOT.main()
