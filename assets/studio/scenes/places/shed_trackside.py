"""Trackside: two rails to one point in a magenta sunset, poles, a boxcar on the siding, two coins on the rail."""
import math
import random

import bpy

from builders.land import cloud, far_range, ridge
from builders.rooms.placed import placed
from builders.rooms.railway import boxcar, rails, semaphore, telegraph_pole
from kit.camera import FrontCamera
from kit.hidden import HiddenShoot
from kit.lettering import write
from kit.light import lamp, panel, sky, sun
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, rock, sagging, sheets, tube
from kit.shoot import Loop, Passer
from kit.stage import group

CAMERA = FrontCamera(eye=(0.35, -1.0, 1.15), focal=240, vanishing=(140, 112), size=SIZE)
_TRACK = -0.55
# The columns of the picture between which the far train is seen: it comes from behind the boxcar and goes behind the shed.
_SEEN = (64, 190)


def build(look):
    """Puts the line on the stage; returns its hotspots."""
    night = look.night
    _sky(night)
    _ground(night)
    with group(at=(_TRACK, -0.6, 0)):
        rails(120, hue='#d8a0a8' if not night else '#8a90b8')
    with group(at=(4.6, 3, 0)):
        rails(40, hue='#a8807a' if not night else '#5a5e80')
    coins, rail = _coins(night)
    car = _car(look)
    shed = _shed(night)
    with group() as poles:
        _poles(look)
    _light(look)
    return {'boxcar': car, 'quarters': coins, 'rail': rail, 'shed': shed, 'poles': poles}


def _poles(look):
    """Telegraph poles with their wires along the line, and the semaphore."""
    for i, y in enumerate((5, 10, 17, 28, 46, 76)):
        placed((-3.6, y, 0), telegraph_pole, 6.5, (0.3 + 0.3 * look.phase('bird')) if i == 2 and not look.night else None)
        if i:
            before = (5, 10, 17, 28, 46, 76)[i - 1]
            for dx in (-0.85, 0.28, 0.85):
                sagging((-3.6 + dx, before, 6.15), (-3.6 + dx, y, 6.15), 0.05 * (y - before) + 0.12 * look.phase('wires'), 0.02 + 0.0008 * y, '#2a1626')
    placed((1.5, 24, 0), semaphore, False, look.night, 6.0)


def _sky(night):
    if night:
        sky([(0.0, '#4a3a6a'), (0.1, '#2a2860'), (0.4, '#12164a'), (0.8, '#080c2c')], 0.6, stars=1.6, glow_at=((0.5, 1, 0.5), '#8a9ae0', 60))
        ball((30, 80, 44), 3.2, glow('#f4ecd0', 2.6), detail=3)
    else:
        sky([(0.0, '#ff8a5a'), (0.05, '#ff5f8a'), (0.16, '#e8479a'), (0.34, '#9a3a9a'), (0.7, '#4a2a7a')], 1.1, glow_at=((-0.02, 1, 0.03), '#ffb060', 40))
        ball((_TRACK - 1.0, 150, 6), 8, glow('#fff0a0', 5.0), detail=4)
        rnd = random.Random(4)
        for x, y, z, wide in ((-50, 150, 44, 44), (40, 150, 56, 50), (-10, 150, 74, 40), (70, 150, 30, 36)):
            cloud(rnd, (x, y, z), wide, glow('#c83a8a', 0.9))
    far_range(150, ridge(-160, 160, 8, 9), *(('#2c2858', '#1c1c40') if night else ('#c8407a', '#6a2a6a')), floor=-2)


def _ground(night):
    plane((0, 80, -0.02), (360, 200), paint('#23263a' if night else '#7a3f4a', rough=1, worn=0.35, scale=0.5))
    for x, wide in ((_TRACK, 3.4), (4.6, 3.0)):
        plane((x, 60, -0.005), (wide, 130), paint('#3a3a4c' if night else '#8a5a5a', rough=1, worn=0.45, scale=5))
    rnd = random.Random(2)
    blades = {hue: [] for hue in (('#2c3a4a', '#3a4a5c') if night else ('#c8584a', '#8a4a3a', '#e08a4a'))}
    for _ in range(420):
        x, y = rnd.uniform(-7, 9), rnd.uniform(0.6, 18)
        if abs(x - _TRACK) < 1.6 or abs(x - 4.6) < 1.3:
            continue
        high, lean = rnd.uniform(0.12, 0.4), rnd.uniform(-0.1, 0.1)
        blades[rnd.choice(tuple(blades))].append([(x, y, 0), (x + 0.05, y, 0), (x + lean + 0.03, y, high), (x + lean, y, high)])
    for hue, corners in blades.items():
        sheets(corners, paint(hue, rough=1), name='grass')
    for x, y, size in ((-6, 12, 1.0), (-8, 20, 1.6), (9, 26, 1.8), (-5, 30, 1.2), (12, 40, 2.4)):
        rock((x, y, size * 0.4), size, paint('#1a2034' if night else '#5a2a48', rough=1), detail=3)


def _coins(night):
    """In front: the rail cut by the frame, two flattened quarters on it, and the stones round it."""
    x = _TRACK + 0.72
    with group() as rail:
        box((x, 1.9, 0.1), (0.1, 5.0, 0.15), paint('#f0c0b8' if not night else '#a8b0d8', rough=0.2, metal=0.9), bevel=0.012)
    with group() as coins:
        for i, dy in enumerate((1.85, 2.4)):
            cylinder((x + 0.005, dy, 0.25), 0.13, 0.02, paint('#f4e8c8' if i else '#ffe0a0', rough=0.15, metal=0.8, glow=0.12), sides=18)
            disc((x + 0.005, dy, 0.274), 0.06, paint('#b89a6a', rough=0.3, metal=0.7), rot=(0, 0, 0))
    rnd = random.Random(6)
    for _ in range(60):
        sx = x + rnd.choice((-1, 1)) * rnd.uniform(0.12, 1.0)
        rock((sx, rnd.uniform(0.2, 2.2), 0.03), rnd.uniform(0.03, 0.08), paint(('#6a4a52', '#8a6a6a', '#54404c')[rnd.randrange(3)] if not night else '#3a3c54', rough=1), detail=1)
    return coins, rail


def _car(look):
    lit = look.night and look.phase('lamp') == 0
    with group() as car:
        with group(at=(4.1, 7.0, 0.15), turn=-70):
            boxcar(0.42, ('#ffb44a', 3.4) if lit else None, '#a8403a')
    if lit:
        lamp((3.0, 6.6, 1.6), 60, '#ffb44a', 0.2)
    write('8004', CAMERA, CAMERA.point((262, 62), 5.2), paint('#f4d8b8', rough=0.8, glow=0.25 if not look.night else 0.08))
    return car


def _shed(night):
    """The gable of the shed on the left, a long roof behind it."""
    wall, roof = paint('#8a6a72' if not night else '#4a4a62', rough=0.9, worn=0.3), paint('#4a3040', rough=0.8)
    with group() as shed:
        box((-8.6, 14, 0), (5.0, 7, 3.0), wall, bevel=0)
        for side in (-1, 1):
            sheets([[(-8.6 + side * 2.9, 10.2, 2.7), (-8.6, 10.2, 4.7), (-8.6, 18, 4.7), (-8.6 + side * 2.9, 18, 2.7)]], roof)
        sheets([[(-11.1, 10.45, 3.0), (-6.1, 10.45, 3.0), (-8.6, 10.45, 4.6), (-8.6, 10.45, 4.6001)]], wall)
        box((-7.6, 10.44, 0), (1.2, 0.06, 2.2), paint('#3a242c', rough=0.8), bevel=0)
        cylinder((-8.6, 10.44, 3.5), 0.36, 0.06, paint('#f0e4c4', rough=0.5, glow=0.3), rot=(90, 0, 0))
        tube([(-8.6, 10.34, 3.5), (-8.75, 10.34, 3.38)], 0.04, '#1a1420')
        tube([(-8.6, 10.34, 3.5), (-8.4, 10.34, 3.35)], 0.03, '#1a1420')
    if night:
        ball((-6.6, 10.2, 2.6), 0.14, glow('#3aff8a', 6), detail=2)
        lamp((-6.6, 9.8, 2.5), 24, '#3aff8a', 0.1)
    return shed


def _train(look, pose):
    """Far off, its windows lit; photographed without what it will go behind."""
    for thing in bpy.context.scene.objects:
        thing.hide_render = thing.type in ('MESH', 'CURVE')
    for i in range(5):
        box((i * 7.4, 0, 0.6), (6.8, 1, 2.8), paint('#1a1a2c', rough=0.7), bevel=0)
        for j in range(5):
            box((i * 7.4 - 2.4 + j * 1.2, -0.55, 1.9), (0.8, 0.05, 0.9), glow('#ffd88a', 4), bevel=0)
    ball((-4.2, 0, 1.6), 0.6, glow('#fff4d0', 9), detail=2)


def _light(look):
    if look.night:
        sun((-0.4, 0.6, -0.7), 2.2, '#8aa4ff', soft=1)
        panel((0, -1, 3), (0, 3, 0), (4, 2), 20, '#6a7ae0')
        return
    sun((-0.05, -1, -0.16), 7, '#ff9a5a', soft=2)
    panel((0, -1.5, 4), (0, 4, 0), (6, 3), 120, '#d87ac8')


SHOOT = HiddenShoot('shed-trackside', CAMERA, build, exposure=(0.1, 0.5), loops=(
    Loop('bird', 1, (0, 0, 0, 0, 0, 1, 1, 1), fps=2, zone=(78, 30, 108, 48), hours=('day',)),
    Loop('lamp', 1, (0, 0, 0, 0, 0, 0, 0, 1, 1, 1), fps=1, zone=(150, 0, 352, 208), hours=('night',))),
    passers=(Passer('train', _train, tuple((34 - i * 4.0, 130, 0) for i in range(30)), (25, 70), hours=('night',)),), front=('poles',), seen=_SEEN)

if __name__ == '__main__':
    SHOOT.main()
