"""The storage of the Rug Doctor: the ends of a hundred rolled rugs like a hive; out of one look the toes of two sneakers."""
import math
import random

from builders.rooms.decor import sneaker
from builders.rooms.inner_views import shop_view
from builders.rooms.placed import placed
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.35, -1.5, 0.98), focal=230, vanishing=(176, 122), size=SIZE)
_HUES = ('#a81c34', '#d89a2c', '#7a1428', '#c8641c', '#e8c06a', '#8a2a4a', '#b83a24', '#c87a2a')
_ROLL, _FAN = (0.48, 2.75, 1.06), (1.9, 3.3, 2.55)


def build(look):
    """Puts the storage on the stage; returns its hotspots."""
    night = look.night
    plane((0, 2, 0), (8, 10), paint('#5a3424', rough=0.7, worn=0.3, scale=1.5))
    box((0, 3.9, 0), (7, 0.1, 3.2), paint('#4a1820', rough=0.9), bevel=0)
    for x in (-2.9, 2.9):
        box((x, 1.5, 0), (0.2, 7, 3.2), paint('#6a2430', rough=0.85, worn=0.2), bevel=0)
    box((0, 1.5, 3.1), (7, 8, 0.1), paint('#3a141c', rough=0.9), bevel=0)
    tags = _hive(look)
    with group() as shoes:
        x, y, z = _ROLL
        _roll(x, y, z, 0.2, '#d89a2c', '#a81c34')
        for dx, turn in ((-0.07, 8), (0.08, -10)):
            sneaker((x + dx, y - 0.2, z + 0.03), turn, 1.25)
        tube([(x - 0.06, y - 0.22, z + 0.14), (x + 0.01, y - 0.3, z + 0.05), (x + 0.07, y - 0.22, z + 0.14)], 0.01, paint('#f4d23a'))
    with group() as torch:
        _flashlight(look)
    with group() as door:
        box((-2.77, 2.1, 0), (0.06, 1.2, 2.25), paint('#3a141c'), bevel=0)
        box((-2.74, 2.1, 0), (0.05, 1.0, 2.12), paint('#c8784a', rough=0.6), bevel=0.01)
        for y, z, w, h in ((2.1, 1.07, 0.76, 0.06), (2.1, 1.85, 0.76, 0.06), (1.76, 1.12, 0.06, 0.74), (2.44, 1.12, 0.06, 0.74)):
            box((-2.705, y, z), (0.03, w, h), paint('#8a4428', rough=0.5), bevel=0)
        placed((-2.71, 2.1, 1.12), shop_view, 0.62, 0.74, night, turn=90)
        for z in (0.14, 0.6):
            box((-2.708, 2.1, z), (0.02, 0.68, 0.36), paint('#a85c36', rough=0.5), bevel=0.01)
        ball((-2.68, 2.5, 1.0), 0.04, paint('#e0b048', metal=0.8, rough=0.3))
    _ventilator(look)
    _walls()
    rail = paint('#c8964a', rough=0.5)
    for x in (1.1, 1.47):
        tube([(x, 0.2, -0.3), (x - 0.05, 1.1, 3.2)], 0.035, rail)
    for i in range(8):
        z = 0.15 + i * 0.38
        tube([(1.1 - 0.006 * i, 0.32 + 0.1 * i, z), (1.47 - 0.006 * i, 0.32 + 0.1 * i, z)], 0.026, rail)
    cylinder((-1.5, 0.62, 0.0), 0.2, 0.72, paint('#8a1c30', rough=1, worn=0.2), rot=(8, -9, 0))
    for z in (0.2, 0.55):
        ring((-1.5 - 0.16 * z, 0.62 - 0.14 * z, z), 0.205, 0.016, paint('#e8d8b0', rough=0.9), rot=(8, -9, 0))
    _light(look)
    return {'sneakers': shoes, 'tags': tags, 'flashlight': torch, 'door': door}


def _walls():
    """Boards on the left wall, a list on its nail and a rail for hooks; beams below the ceiling."""
    tones = [paint(hue, rough=0.75) for hue in ('#7a3030', '#6a2428', '#86383a')]
    for i in range(22):
        box((-2.795, 0.1 + i * 0.2, 0), (0.03, 0.188, 3.1), tones[(i * 5) % 3], bevel=0.004)
    for y in (0.5, 1.7, 2.9):
        box((0, y, 2.96), (6, 0.14, 0.16), paint('#4a2018', rough=0.8), bevel=0.01)
    box((-2.76, 1.2, 1.9), (0.03, 0.36, 0.5), paint('#f0e0c0', rough=0.9), bevel=0)
    for i in range(5):
        box((-2.742, 1.2 - 0.02 * (i % 2), 2.0 + i * 0.075), (0.004, 0.24 - 0.04 * (i % 2), 0.02), paint('#6a3a34'), bevel=0)
    box((-2.76, 2.1, 2.42), (0.04, 0.5, 0.16), paint('#3a141c', rough=0.6), bevel=0)


def _roll(x, y, z, radius, hue, other):
    """The round end of a rug, a spiral of two hues; its axis along y, its middle at z."""
    cylinder((x, y + 0.02, z), radius, 1.0, paint(hue, rough=1), rot=(-90, 0, 0), sides=22)
    turns = max(2, int(radius / 0.05))
    points, steps = [], turns * 12
    for i in range(steps + 1):
        r = radius * 0.96 * i / steps
        a = i * math.tau / 12
        points.append((x + r * math.cos(a), y, z + r * math.sin(a)))
    disc((x, y + 0.005, z), radius * 0.98, paint(hue, rough=1))
    tube(points, 0.013, paint(other, rough=1))


def _hive(look):
    """Shelves of rolls; from some hang tags, one of them of Room 2."""
    rnd = random.Random(12)
    wood = paint('#4a2818', rough=0.7)
    for z in (0.06, 0.82, 1.58, 2.34):
        box((0, 3.3, z - 0.06), (5.4, 1.1, 0.06), wood, bevel=0)
    for x in (-2.5, -0.9, 0.95, 2.5):
        box((x, 2.78, 0), (0.09, 0.1, 3.1), wood, bevel=0.01)
    tags = []
    for level, z0 in enumerate((0.06, 0.82, 1.58, 2.34)):
        x = -2.36
        while x < 2.3:
            r = rnd.uniform(0.13, 0.19)
            z = z0 + r
            settle = -0.03 if look.phase('settle') and level == 1 and -1.3 < x < -0.9 else 0
            if not (abs(x + r - _ROLL[0]) < 0.36 and level == 1):
                hue, other = rnd.choice(_HUES), rnd.choice(_HUES)
                _roll(x + r, 2.74 + rnd.uniform(0, 0.1), z + settle, r, hue, other if other != hue else '#f0d8a0')
                if rnd.random() < 0.22:
                    yellow = rnd.random() < 0.25
                    with group() as tag:
                        tube([(x + r, 2.7, z), (x + r + 0.03, 2.66, z - r * 0.8)], 0.006, '#f0e0c0')
                        box((x + r + 0.03, 2.66, z - r * 0.8 - 0.13), (0.1, 0.01, 0.14), paint('#ffe02e' if yellow else '#fff4dc', rough=0.9, glow=0.1), bevel=0, rot=(0, rnd.uniform(-8, 8), 0))
                    tags += tag
                top = z + r
                if rnd.random() < 0.8 and top < z0 + 0.42:
                    _roll(x + 2 * r, 2.76 + rnd.uniform(0, 0.1), top + r * 0.78, r * 0.92, rnd.choice(_HUES), rnd.choice(_HUES))
            x += 2 * r + 0.015
    return tags


def _flashlight(look):
    """On the floor; by night its beam lies on the hive."""
    with group(at=(0.75, 1.35, 0.07), turn=16):
        cylinder((0, 0, 0), 0.055, 0.34, paint('#22304a', rough=0.35), rot=(-90, 0, 0))
        cylinder((0, 0.34, 0), 0.06, 0.1, paint('#c8ccd4', rough=0.25, metal=0.8), top=0.09, rot=(-90, 0, 0))
        if look.night:
            ball((0, 0.44, 0), 0.07, glow('#fff4d0', 8), squash=(1, 0.3, 1), detail=2)
        box((0, 0.12, 0.05), (0.03, 0.07, 0.02), paint('#d8302c'), bevel=0)


def _ventilator(look):
    """A round hole high in the hive's end with blades before the day."""
    x, y, z = _FAN
    ring((x, y - 0.62, z), 0.34, 0.05, paint('#3a3436', rough=0.4, metal=0.5))
    disc((x, y - 0.58, z), 0.33, glow('#ffe8b0', 2.6) if not look.night else paint('#141828'))
    for i in range(4):
        a = math.radians(45 * look.phase('fan') + 90 * i)
        tube([(x, y - 0.6, z), (x + 0.3 * math.cos(a), y - 0.6, z + 0.3 * math.sin(a))], [0.03, 0.1], paint('#1c1a20'))
    ball((x, y - 0.63, z), 0.06, paint('#3a3436'), detail=2)


def _light(look):
    if look.night:
        sky([(0, '#180c18'), (1, '#0c0814')], 0.25)
        weak = 0.45 if look.phase('torch') else 1
        beam((0.88, 1.8, 0.12), (0.3, 2.8, 1.0), 190 * weak, '#fff0c0', angle=66, blend=0.45, size=0.05)
        lamp((0.7, 1.9, 0.2), 4 * weak, '#ffe8b0', 0.1)
        panel((-2.6, 1.9, 1.5), (0, 2.6, 0.6), (0.7, 1.0), 10, '#ff8a4a')
        panel((0, -1.2, 2.4), (0, 3, 0.8), (3, 1), 22, '#6a4ac0')
        return
    sky([(0, '#e8d0b0'), (1, '#c8a890')], 0.3)
    beam((_FAN[0] - 0.1, 2.5, 2.6), (-0.9, 0.6, 0.0), 260, '#ffe2a8', angle=40, blend=0.4, size=0.1)
    panel((-2.6, 1.9, 1.5), (0, 2.4, 0.8), (0.7, 1.0), 18, '#ffb07a')
    panel((-0.2, -1.2, 2.5), (0, 3, 1.2), (4, 1.3), 96, '#ffdcb8')


SHOOT = Shoot('rug-doctor-storage-room', CAMERA, build, loops=(
    Loop('fan', 1, (0, 1), 5, zone(CAMERA, (_FAN[0], _FAN[1] - 0.6, _FAN[2]), (0.36, 0.36)), ('day',)),
    Loop('settle', 1, (0,) * 9 + (1, 1, 1), 2, zone(CAMERA, (-1.0, 2.75, 1.06), (0.5, 0.3)), ('night',)),
    Loop('torch', 1, (0, 0, 0, 0, 1, 0, 1, 1), 4, (148, 70, 244, 150), ('night',)),
), exposure=(0.5, 0.9))

if __name__ == '__main__':
    SHOOT.main()
