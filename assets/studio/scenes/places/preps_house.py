"""The Preps' villa over the hood of a limousine: columns, a fountain, clipped trees, an envelope under the door."""
import math
import random

from builders.clique_houses import preps_house
from builders.land import wood
from builders.outside.openings import bulkhead, casement, front_door
from builders.outside.skies import clouds, day, horizon, night
from builders.outside.yard import specks
from kit.camera import FrontCamera
from kit.light import beam, lamp, panel
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, rock, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0, 0, 1.75), focal=360, vanishing=(186, 142), size=SIZE)
_HOUSE = (0.0, 21.0, 0.25)
_FOUNTAIN = (-5.7, 13.0, 0)


def build(look):
    """Puts the villa, its court and the car on the stage; returns what is pointed at."""
    rnd = random.Random(4)
    plane((0, 60, 0), (300, 200), paint('#6fa048' if not look.night else '#3a6450', rough=1, worn=0.2, scale=0.5))
    gravel = paint('#e4dcc8' if not look.night else '#8a88a0', rough=0.9 if not look.night else 0.35, worn=0.12, scale=6)
    plane((0, 8.5, 0.012), (60, 10.5), gravel)
    plane((0, 16.5, 0.02), (5, 8), gravel)
    for x in (-2.6, 2.6):
        box((x, 16.6, 0), (0.3, 6.4, 0.5), paint('#2f5a34', rough=1, worn=0.4, scale=4), bevel=0.05)
    spots = _house(look)
    with group(at=_FOUNTAIN):
        _fountain(look)
    for x, y, size in ((-7.4, 17.4, 1.0), (8.6, 17.4, 1.0), (-10.5, 15.6, 1.1), (10.5, 15.6, 1.1)):
        with group(at=(x, y, 0), size=size):
            _clipped(look)
    with group(at=(2.9, 5.7, 0), turn=16):
        _limousine(look.night)
    _behind(look, rnd)
    if look.night:
        night(CAMERA, 'blue', moon=(46, 40), radius=12, towards=(0.5, 0.3, -0.7), energy=1.0)
    else:
        day('noon', (0.78, 0.6, -0.5))
        clouds(CAMERA, ((52, 40, 200), (322, 30, 170)), '#ffffff')
    return spots


def _house(look):
    spots, at_night = {}, look.night
    with group(at=_HOUSE):
        box((0, 3, -0.3), (13, 12, 0.32), paint('#d8d0c0', rough=0.8), bevel=0)
        preps_house(at_night)
        with group() as spots['door']:
            front_door((0, -0.12, 0.36), (1.3, 2.5), '#1c3a7c', '#ffe0a0' if at_night else None, trim='#ffffff', mat='#8a2a34')
        with group() as spots['living-room']:
            casement((-4.0, 0, 1.0), (1.3, 1.8), '#ffd88a' if at_night else None, 1.6, '#ffffff', curtain='#e8d8a0', part=0.2)
        with group() as spots['kitchen']:
            casement((4.0, 0, 1.0), (1.3, 1.8), '#fff0c8' if at_night else None, 1.4, '#ffffff')
        with group() as spots['bedroom']:
            part = (0.22, 0.34, 0.5)[look.phase('curtain')]
            casement((4.0, 0, 3.5), (1.2, 1.5), '#ffc870' if at_night else None, 2.2, '#ffffff', curtain='#4a78c8', part=part)
        casement((-4.0, 0, 3.5), (1.2, 1.5), None, trim='#ffffff', curtain='#f0ead8')
        with group(at=(6.7, 0.4, -0.2)) as spots['basement']:
            bulkhead(2.0, 2.0, 1.4, '#2f4a7a', '#f0e8d8')
        box((6.7, 1.4, -0.2), (2.6, 2.0, 1.7), paint('#cfc4b0', rough=0.9), bevel=0)
        with group() as spots['envelope']:
            box((0.15, -0.62, 0.4), (1.1, 0.06, 0.72), paint('#fffdf0', rough=0.8, glow=0.4 if at_night else 0.15), bevel=0, rot=(-28, 0, 0))
            for side in (-1, 1):
                tube([(0.15 + side * 0.54, -0.9, 1.0), (0.15, -0.8, 0.72)], 0.03, paint('#b8a888', rough=0.8))
            ball((0.15, -0.82, 0.72), 0.12, paint('#c8222c', rough=0.5, glow=0.3), squash=(1, 0.5, 1), detail=2)
        if at_night:
            for x in (-2.6, -0.9, 0.9, 2.6):
                beam((x, -2.4, 0.1), (x, -1.4, 4.6), 150, '#dfe8ff', angle=50, blend=0.8, size=0.1)
            lamp((0, -1.2, 4.4), 60, '#ffe0b0', 0.2)
    return spots


def _fountain(look):
    stone = paint('#efe8da', rough=0.6, worn=0.1)
    water = glow('#4ae0ff', 1.1) if look.night else paint('#58b8d8', rough=0.05)
    cylinder((0, 0, 0), 2.2, 0.5, stone, sides=32)
    cylinder((0, 0, 0.46), 1.98, 0.06, water, sides=32)
    cylinder((0, 0, 0.4), 0.24, 1.1, stone, top=0.18)
    cylinder((0, 0, 1.3), 0.3, 0.26, stone, top=0.95, sides=24)
    cylinder((0, 0, 1.55), 0.88, 0.04, water, sides=24)
    cylinder((0, 0, 1.5), 0.12, 0.5, stone)
    step = look.phase('fountain')
    spray = paint('#f4fcff', rough=0.2, glow=1.2 if look.night else 0.4)
    for i in range(9):
        a = math.tau * (i + step / 3) / 9
        c, s = math.cos(a), math.sin(a)
        tube([(0.1 * c, 0.1 * s, 2.0), (0.35 * c, 0.35 * s, 2.5 + 0.1 * (step % 2)), (0.8 * c, 0.8 * s, 1.6)], [0.05, 0.035, 0.02], spray)
        tube([(0.95 * c, 0.95 * s, 1.5), (1.25 * c, 1.25 * s, 1.1), (1.4 * c, 1.4 * s, 0.5)], [0.045, 0.035, 0.02], spray)
    specks((0, 0, 2.5), 0.6, 16, 0.05, '#ffffff', 1.6, seed=2 + step)
    if look.night:
        lamp((0, -1.5, 0.9), 70, '#4ae0ff', 0.4)


def _clipped(look):
    """A laurel cut into two balls, in a white tub."""
    green = paint('#2f6a3c' if not look.night else '#2a5a48', rough=1, worn=0.45, scale=7)
    box((0, 0, 0), (0.8, 0.8, 0.6), paint('#ffffff', rough=0.6), bevel=0.03)
    tube([(0, 0, 0.5), (0, 0, 2.4)], 0.07, paint('#5a4030'))
    rock((0, 0, 1.5), 0.72, green, rough=0.06)
    rock((0, 0, 2.7), 0.55, green, rough=0.06)


def _limousine(at_night):
    """What is seen of it: the long hood, its figure, one lamp, the edge of the windshield."""
    black, chrome = paint('#0c1020', rough=0.08, metal=0.2), paint('#d8dde6', rough=0.12, metal=1)
    prism([(-1.7, 0.3), (2.6, 0.3), (2.6, 1.06), (0.6, 1.02), (-1.3, 0.94), (-1.7, 0.8)], 1.75, black, bevel=0.1)
    prism([(0.9, 1.0), (2.6, 1.0), (2.6, 1.62), (1.8, 1.58)], 1.5, paint('#1c2c44', rough=0.03))
    tube([(-1.6, 0, 0.96), (0.8, 0, 1.05)], 0.025, chrome)
    tube([(-1.62, 0, 0.95), (-1.6, 0, 1.12)], 0.025, chrome)
    ball((-1.63, 0, 1.14), 0.05, chrome, squash=(1.5, 0.7, 1), detail=2)
    box((-1.72, 0, 0.42), (0.08, 0.8, 0.44), chrome, bevel=0.03)
    for side in (-1, 1):
        ball((-1.68, side * 0.66, 0.68), 0.15, glow('#fff4d0', 5) if at_night else paint('#f0f4f8', rough=0.05), squash=(0.5, 1, 1))
    box((-1.74, 0, 0.3), (0.12, 1.74, 0.14), chrome, bevel=0.04)


def _behind(look, rnd):
    wood(rnd, [(-21, 34, 0), (-15, 37, 0), (-11, 40, 0), (11, 38, 0), (16, 36, 0), (22, 34, 0), (28, 38, 0), (-28, 38, 0)], kinds=('dark', 'green'), height=9, leaf=0.5)
    for x in (-15.5, 14.2):
        tube([(x, 31, 0), (x, 31, 11.5)], 0.12, paint('#cfd4dc', metal=0.4))
        box((x, 30.9, 11.3), (2.4, 0.3, 0.2), paint('#cfd4dc'), bevel=0)
        for dx in (-0.8, 0.8):
            cylinder((x + dx, 30.8, 11.0), 0.4, 0.26, glow('#e8f4ff', 7) if look.night else paint('#eef2f6', rough=0.2), rot=(60, 0, 0), sides=14)
        if look.night:
            panel((x, 30, 11), (x * 0.6, 20, 0), (2, 1), 160, '#dfe8ff')
    for side in (-1, 1):
        box((side * 14, 24, 0), (12, 0.8, 1.5), paint('#2f5a34', rough=1, worn=0.4, scale=4), bevel=0.06)
    horizon(look.night, ('#a8c4dc', '#88b0a0'), ('#24407a', '#1a2f5c'), heights=(30, 14), glow_low='#3a5a9c')


SHOOT = Shoot('preps-house', CAMERA, build, exposure=(0.05, 0.7), bloom=(0.05, 0.4), loops=(
    Loop('fountain', 2, (0, 1, 2), fps=6, zone=(0, 90, 110, 190)),
    Loop('curtain', 2, (0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2, 1), fps=2, zone=(236, 76, 276, 118), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
