"""The Freaks' basement: a ring of candles round a low table under brick vaults, a cake that nobody cut."""
import math
import random

from builders.rooms.desk import steel_chair
from builders.rooms.lamps import candle
from builders.rooms.rig import dust, shaft
from builders.rooms.zone import zone
from kit.light import beam, lamp, panel, sky
from kit.materials import brick, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, ring
from kit.shoot import Loop, Shoot
from kit.stage import group
from kit.tilted import TiltedCamera

CAMERA = TiltedCamera(eye=(-0.3, -1.9, 2.0), to=(0.1, 2.2, 0.72), focal=222, size=SIZE)
_CAKE = (0.1, 2.0)


def build(look):
    """Puts the basement on the stage; returns its hotspots."""
    night = look.night
    stone = brick('#6a4a3c', '#2a1c1a', 0.4, 0.18, 0.02, 0.7)
    plane((0, 2, 0), (9, 10), paint('#3a2a28', rough=0.8, worn=0.4, scale=1.2))
    box((0, 4.9, 0), (7, 0.2, 3.2), stone, bevel=0)
    for x in (-3.1, 3.1):
        box((x, 2, 0), (0.2, 8, 3.2), stone, bevel=0)
    box((0, 2, 3.05), (7, 8, 0.1), paint('#2c1e1c', rough=0.9), bevel=0)
    _vaults(stone)
    with group() as bricks:
        _bricked_door()
    with group() as stairs:
        for i in range(6):
            box((2.5, 3.4 + i * 0.26, 0), (1.0, 0.28, 0.2 + i * 0.2), paint('#7a6a5c', rough=0.8, worn=0.3), bevel=0.01)
        box((2.5, 4.86, 1.2), (0.9, 0.06, 1.9), glow('#3a4a8a', 0.5) if night else glow('#cfe4b0', 1.2), bevel=0)
    with group() as cake:
        _table(look)
    _ring(look)
    with group() as chairs:
        for i, (x, y, turn) in enumerate(((-1.0, 0.35, 150), (0.75, 0.2, 200), (-1.75, 2.2, 95), (1.9, 2.0, -95), (0.55, 3.6, 174 if night else 8))):
            with group(at=(x, y, 0), turn=turn):
                steel_chair('#5a4a6a' if i != 3 else '#6a3a2c')
    _light(look)
    return {'cake': cake, 'chairs': chairs, 'bricks': bricks, 'stairs': stairs}


def _vaults(stone):
    """Two rows of pillars and the arches between them."""
    for y in (1.3, 3.5):
        for x in (-1.95, 1.55):
            box((x, y, 0), (0.42, 0.42, 1.9), stone, bevel=0.01)
            box((x, y, 1.86), (0.54, 0.54, 0.1), paint('#7a6454', rough=0.8), bevel=0.01)
        for x0, x1 in ((-1.95, 1.55), (1.55, 3.1), (-3.1, -1.95)):
            half, middle = (x1 - x0) / 2, (x0 + x1) / 2
            rise = min(0.95, half * 0.7)
            arc = [(half * math.cos(a) * 0.94, 1.96 + rise * math.sin(a)) for a in [math.pi * i / 12 for i in range(13)]]
            prism(arc + [(-half, 1.96), (-half, 3.1), (half, 3.1), (half, 1.96)], 0.4, stone, at=(middle, y, 0))


def _bricked_door():
    """An arch in the back wall filled with other bricks."""
    new = brick('#a8543c', '#d8c0a0', 0.34, 0.15, 0.02, 0.8)
    arch = [(-0.5, 0), (0.5, 0)] + [(0.5 * math.cos(a), 1.62 + 0.5 * math.sin(a)) for a in [math.pi * i / 12 for i in range(13)]]
    prism(arch, 0.1, new, at=(-0.75, 4.76, 0))
    ring((-0.75, 4.74, 1.62), 0.56, 0.09, paint('#8a7664', rough=0.8), start=0, end=180)
    for x in (-1.3, -0.2):
        box((x, 4.76, 0), (0.14, 0.16, 1.66), paint('#8a7664', rough=0.8), bevel=0.01)


def _table(look):
    """Low and round, a cloth, the cake with its candles, five plates, a yellow party hat."""
    x, y = _CAKE
    cylinder((x, y, 0), 0.75, 0.42, paint('#4a1c3a', rough=0.9), top=0.7, sides=36)
    cylinder((x, y, 0.42), 0.72, 0.02, paint('#6a2450', rough=0.9), sides=36)
    cylinder((x, y, 0.44), 0.4, 0.02, paint('#e8e4dc', rough=0.3), sides=30)
    cylinder((x, y, 0.46), 0.35, 0.18, paint('#fff0e4', rough=0.5), sides=32)
    cylinder((x, y, 0.64), 0.26, 0.15, paint('#ff8ac0', rough=0.4), sides=32)
    for i in range(16):
        a = i * math.tau / 16
        ball((x + 0.35 * math.cos(a), y + 0.35 * math.sin(a), 0.63), 0.035, paint('#ff8ac0', rough=0.4), detail=1)
        if i < 15 or not look.night:
            r = 0.2 if i % 2 else 0.13
            candle((x + r * math.cos(a), y + r * math.sin(a), 0.79), 0.1, (i + look.phase('cake')) % 3, look.night, 0, ('#ffe03a', '#8ad0ff', '#ff8ac0')[i % 3], 0.013)
    cylinder((x + 0.52, y - 0.2, 0.44), 0.11, 0.26, paint('#ffd82a', rough=0.6, glow=0.1), top=0.01)
    ball((x + 0.52, y - 0.2, 0.71), 0.035, paint('#b02a34', rough=0.8), detail=2)
    for i in range(5):
        a = math.radians(200 + i * 40)
        if i != 3:
            cylinder((x + 0.55 * math.cos(a), y + 0.55 * math.sin(a), 0.44), 0.1, 0.012, paint('#f4f0ea', rough=0.4), sides=18)


def _ring(look):
    """Candles on the floor round the table: burned down by day, alight by night."""
    rnd = random.Random(8)
    for i in range(18):
        a = i * math.tau / 18
        r = 1.28 + rnd.uniform(-0.06, 0.06)
        x, y = _CAKE[0] + r * math.cos(a), _CAKE[1] + r * math.sin(a)
        tall = rnd.uniform(0.12, 0.3) if look.night else rnd.uniform(0.04, 0.14)
        candle((x, y, 0), tall, (i + look.phase('ring')) % 3, look.night, 3.4 if i % 3 == 0 else 0, ('#f0e4c4', '#e8c8a0')[i % 2], 0.045)
        cylinder((x, y, 0), 0.09, 0.01, paint('#e8dcc0', rough=0.5), sides=12)
    ring((_CAKE[0], _CAKE[1], 0.006), 1.28, 0.012, paint('#e8dcc8', rough=1), rot=(0, 0, 0), steps=40)


def _light(look):
    if look.night:
        sky([(0, '#140c1c'), (1, '#0a0614')], 0.2)
        lamp((_CAKE[0], _CAKE[1] - 0.05, 1.05), 24, '#ff9a3a', 0.2)
        panel((2.4, 4.6, 2.2), (1.6, 3, 0.4), (0.8, 1.2), 5, '#5a6ae0')
        panel((0, -1.6, 2.6), (0, 2.5, 0.4), (3, 1), 4, '#6a3ab0')
        return
    sky([(0, '#e8d0a0'), (1, '#8a9aa8')], 0.25)
    beam((-1.9, 3.6, 2.95), (_CAKE[0], _CAKE[1], 0.5), 520, '#ffe2a8', angle=34, blend=0.5, size=0.15)
    shaft((-1.7, 3.4, 2.6, 0.6, 0.4), (0.55, -0.45, -0.72), 0.4, 0.09, '#ffe0a0', leaves=3)
    panel((2.4, 4.5, 2.0), (1.4, 3, 0.4), (0.8, 1.2), 40, '#d8e8b0')
    panel((0, -1.6, 2.8), (0, 2.5, 0.4), (3, 1), 88, '#ffb890')
    dust((-1.2, 2.0, 0.6, 0.3, 3.2, 2.3), 26, 3 + look.phase('dust'), size=0.012, hue='#ffe8b0')


SHOOT = Shoot('freaks-house-basement', CAMERA, build, loops=(
    Loop('dust', 1, (0, 0, 1, 1), 2, zone(CAMERA, (-0.5, 2.6, 1.5), (0.7, 0.7)), ('day',)),
    Loop('cake', 2, (0, 1, 2), 5, zone(CAMERA, (_CAKE[0], _CAKE[1], 0.94), (0.3, 0.16)), ('night',)),
    Loop('ring', 2, (0, 1, 2), 4, (96, 128, 256, 204), ('night',)),
), exposure=(0.7, 0.95))

if __name__ == '__main__':
    SHOOT.main()
