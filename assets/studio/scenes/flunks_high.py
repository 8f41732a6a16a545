"""Flunks High from its lawn: the clock tower over the portico, the flag, the bus, bicycles, the great oak.

Run as a program: python -m scenes.flunks_high <folder>."""
import random
import sys

from builders.bicycle import bicycle, rack
from builders.bus import school_bus
from builders.land import cloud, far_range, ridge, wood
from builders.school import BANNER, NAME, flag_pole, path, school
from builders.street import lamp_post
from builders.tree import AUTUMN, bough, fallen, tree
from kit.lettering import write
from kit.light import beam, sky, sun
from kit.materials import glow, paint
from kit.shapes import ball, box, disc, plane
from kit.stage import clear, group
from scenes.wallpaper import background, take

_FRONT = 46.0
_LIT = (1, 1, 1)
# The oak stands where icons lie: its leaves are of few, quiet colours.
_SHADED = ('#5a2016', '#7a2e18', '#963f1c', '#6a2818')


def build(night, camera):
    clear()
    rnd = random.Random(12)
    grass = paint('#74923c', rough=1, worn=0.3, scale=0.5)
    plane((0, 100, 0), (400, 260), grass)
    with group(at=(0, _FRONT, 0)):
        school(night, lit={_LIT}, watched=_LIT)
    write('FLUNKS HIGH', camera, (NAME[0], _FRONT + NAME[1], NAME[2]), paint('#2a2030', rough=0.8))
    # Before the beam's cornice, which would cover the letters' heads.
    x, y, z = BANNER[0], BANNER[1] - 0.2, BANNER[2]
    box((x, _FRONT + y + 0.04, z - 0.72), (8.7, 0.05, 1.44), paint('#2448b0', rough=0.9), bevel=0)
    write('HOMECOMING', camera, (x, _FRONT + y, z), paint('#fff0c8', rough=0.9, glow=0.15))
    _lawn(night, rnd)
    _drive(night)
    _trees(night, camera, rnd)
    _light(night, camera, rnd)
    camera.aim()


def _lawn(night, rnd):
    flags = paint('#c4b69c' if not night else '#6a6470', rough=0.22 if night else 0.9, worn=0.3, scale=1.6)
    border = paint('#d9ccb0', rough=0.8)
    path(3.6, -4, _FRONT - 5.5, flags, border)
    plane((0, _FRONT - 4.5, 0.014), (50, 3.0), flags)
    for x in range(-20, 22, 4):
        if abs(x) > 5:
            ball((x, _FRONT - 1.3, 0.5), 1.1, paint('#2f5a34', rough=1, worn=0.4, scale=3), squash=(1.5, 0.8, 0.9))
    with group(at=(9.4, _FRONT - 8, 0)):
        flag_pole(16.5)
    for y in (16, 27):
        for side in (-1, 1):
            with group(at=(side * 3.4, y, 0), turn=-side * 90):
                lamp_post(night, height=4.2, reach=0.6)
    with group(at=(6.4, 20.4, 0)):
        rack(6.2, 6)
    for x, colour, turn in ((4.4, '#f2c02e', 3), (6.3, '#2ab4e0', 182), (8.1, '#c8322c', -2)):
        with group(at=(x, 20, 0), turn=turn, size=1.15):
            bicycle(colour)
    fallen(rnd, (-5, 6, 12, 30), 220, size=0.2)
    if night:
        for y in (16, 27):
            for side in (-1, 1):
                ball((side * 2.8, y, 4.05), 0.2, glow('#ffc47a', 9))


def _drive(night):
    """The drive crosses before the school; the bus waits on it."""
    road = paint('#23252f' if night else '#5a5c66', rough=0.2 if night else 0.85, worn=0.3, scale=0.7)
    plane((40, 33.5, 0.01), (73, 6.4), road)
    kerb = paint('#c2b8aa', rough=0.7)
    for y in (30.3, 36.7):
        box((40, y, 0), (73, 0.2, 0.14), kerb, bevel=0)
    with group(at=(10.4, 33.4, 0)):
        school_bus(night)
    if night:
        beam((5.0, 33.4, 2.4), (3.2, 33.2, 0), 700, '#ffe2a4', angle=80, blend=1.0, size=0.2)


def _trees(night, camera, rnd):
    wood(rnd, [(-38, 64, 0), (-30, 70, 0), (-46, 58, 0), (33, 66, 0), (40, 60, 0), (48, 70, 0), (-24, 78, 0),
               (26, 80, 0), (56, 62, 0), (-56, 66, 0), (-20, 74, 0), (21, 72, 0)],
         kinds=('autumn', 'green', 'gold'), height=11, leaf=0.6)
    wood(rnd, [(-15, _FRONT - 6, 0), (24, _FRONT - 6, 0), (-23, _FRONT - 7, 0)], kinds=('gold', 'autumn'), height=6.5,
         leaf=0.4)
    for i, hue in enumerate(('#2a3358', '#1c2440') if night else ('#8fb0b4', '#6f8f7c')):
        y = 400 - i * 140
        far_range(y, ridge(-y * 0.9, y * 0.9, 34 - i * 16, 4 + i * 3),
                  ('#5a4a92', '#2c2c5e')[i] if night else ('#e8d8b8', '#b8c0a0')[i], hue)
    # On the narrow picture the oak stands further back and half outside, so that the tower stays in sight.
    px, depth = (0.1, 14.0) if camera.size[0] > camera.size[1] else (-0.36, 24.0)
    with group(at=(camera.point((camera.size[0] * px, 0), depth)[0], depth, 0), turn=40):
        tree(rnd, 11.5, 4.6, _SHADED, leaf=0.2, clusters=34, per_cluster=620, bare=0.36, core='#4a1c14')
    ends = [camera.point((camera.size[0] + p, q), 4.6) for p, q in ((40, -18), (12, 2), (-8, 9), (-28, 8), (-44, 14))]
    bough(rnd, ends, AUTUMN, leaf=0.085, clusters=15, radius=0.2, per_cluster=34)


def _light(night, camera, rnd):
    if night:
        moon = camera.point((camera.vanishing[0] - camera.size[0] * 0.125, 44), 900)
        disc(moon, 46, glow('#fff0c8', 1.2), sides=48)
        for dx, dz, r in ((-12, 9, 11), (15, -12, 13), (9, 21, 8), (-18, -18, 7)):
            disc((moon[0] + dx, 899, moon[2] + dz), r, glow('#e0cfae', 1.05), sides=20)
        sky([(0.0, '#7a4a8c'), (0.1, '#523a88'), (0.3, '#26286c'), (0.7, '#0c1238')], 0.6, stars=1.6,
            glow_at=(moon, '#5a5aa4', 40))
        sun((0.5, 0.5, -0.6), 0.9, '#8aa4ff', soft=1)
        return
    sky([(0.0, '#ffe2b4'), (0.1, '#f4e6c8'), (0.26, '#a4d0e8'), (0.6, '#4a8fd8')], 0.95)
    sun((0.66, 0.72, -0.36), 5.2, '#ffc884', soft=1.0)
    white = paint('#fff4e4', rough=1, glow=0.3)
    for px, py, width in ((0.86, 64, 190), (0.4, 40, 120)):
        cloud(rnd, camera.point((camera.size[0] * px, py), 800), width, white)


PLACE = background('flunks-high', 'Flunks High', build,
                   wide={'eye': (0, 0, 1.9), 'focal': 272, 'vanishing': (204, 146)},
                   tall={'eye': (0, 0, 2.2), 'focal': 250, 'vanishing': (66, 216)},
                   exposure={'day': 0.3, 'night': 0.9}, bloom={'day': 0.08, 'night': 0.4})

if __name__ == '__main__':
    take(PLACE, sys.argv[1], samples=48)
