"""The dock: forty planks straight into the fog, a lamp at their end, wet footprints, and a rod whose line is not slack."""
import math
import random

from builders.lakeside import jetty, reeds
from builders.land import far_range, ridge
from builders.outside.skiff import skiff
from builders.outside.skies import night
from builders.rooms.soles import soles
from builders.rooms.workshop import bucket
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel, sky, sun
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, prism, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.2, -0.6, 2.0), focal=222, vanishing=(172, 84), size=SIZE)
_END, _TOP = 10.4, 0.56


def build(look):
    """Puts the dock on the stage; returns what is pointed at."""
    rnd, spots, dark = random.Random(61), {}, look.night
    plane((0, 150, 0), (700, 310), paint('#5a64a8' if not dark else '#10163e', rough=0.06, bump=0.22, scale=1.4))
    with group(at=(0, 0.1, 0)):
        jetty(_END, 2.0)
    for i in range(4):
        y = 2.6 + i * 2.5
        for side in (-1, 1):
            cylinder((side * 1.05, y, -0.4), 0.1, 1.65, paint('#3a3448', rough=0.9), sides=12)
            ring((side * 1.05, y, 1.05), 0.11, 0.025, paint('#c8b890', rough=0.9), rot=(0, 0, 0))
    _lamp_post(look)
    with group() as spots['footprints']:
        near = 1.9 if dark else 3.1
        steps = int((9.6 - near) / 0.42)
        soles([(0.04 + 0.06 * math.sin(i), 9.6 - i * 0.42, 180 + 6 * math.sin(i * 2)) for i in range(steps)], '#14142c', 1.7, lift=_TOP + 0.012)
    with group() as spots['rod']:
        _rod(look)
    rock = look.phase('boat')
    with group() as spots['boat']:
        with group(at=(3.25, 4.1, 0.02 + 0.04 * rock), turn=38 + 2 * rock):
            skiff(oars=1)
        write('30', CAMERA, (2.12, 2.6, 0.46 + 0.04 * rock), paint('#fff4dc', rough=0.7, glow=0.15))
    if not dark:
        tube([(1.72, 2.86, 0.56), (1.4, 2.75, 0.62), (1.05, 2.6, 0.95)], 0.026, paint('#c8b890', rough=0.9))
    with group() as spots['path']:
        tube([(-1.75, 3.1, -0.3), (-1.75, 3.1, 1.7)], 0.06, paint('#4a4050', rough=0.9))
        prism([(-0.42, 0), (0.3, 0), (0.3, 0.3), (-0.42, 0.3), (-0.6, 0.15)], 0.05, paint('#b8a07a', rough=0.8, worn=0.2), at=(-1.75, 3.0, 1.3))
        write('TREE', CAMERA, (-1.8, 2.96, 1.45), paint('#2a1c30'))
    reeds(rnd, (-4.6, 2.9, -2.3, 3.8), 60)
    reeds(rnd, (-3.6, 5.5, -2.6, 6.5), 26)
    with group(at=(-0.72, 3.3, _TOP), size=1.2):
        bucket('#8a94b0', 0.26)
    _fog(look)
    _light(look)
    return spots


def _lamp_post(look):
    """At the end of the dock; by night its lamp flickers."""
    y = _END - 0.1
    iron, weak = paint('#22203a', rough=0.5), look.phase('lamp') == 1
    tube([(0, y, _TOP), (0, y, 3.5), (0.12, y, 3.75), (0.5, y, 3.8)], 0.075, iron)
    cylinder((0.5, y, 3.52), 0.3, 0.22, iron, top=0.08, sides=18)
    ball((0.5, y, 3.5), 0.2, glow('#ffd88a', (4 if weak else 11) if look.night else 1.2), detail=2)
    ring((0, y - 0.1, 1.9), 0.3, 0.08, paint('#e8503a', rough=0.6))
    if look.night:
        lamp((0.5, y - 0.4, 3.2), 300 if weak else 620, '#ffc878', 0.2)
        panel((0.3, y - 0.8, 3.0), (0, 4, 0.5), (0.6, 0.6), 260, '#ffc878')


def _rod(look):
    """Laid over the left edge, its line out; by night its tip bends."""
    bend = 0.0 if not look.night else (0.34, 0.6, 0.2)[look.phase('rod')]
    grip = (-0.55, 2.5, _TOP + 0.12)
    points = [(grip[0] - 0.42 * t, grip[1] + 1.1 * t, grip[2] + 0.62 * t - bend * max(0, t - 1.0) ** 2) for t in (0, 0.5, 1, 1.5, 2, 2.4)]
    tube(points[:2], 0.045, paint('#c89a5a', rough=0.6))
    tube(points[1:], [0.03, 0.026, 0.022, 0.018, 0.014], paint('#d83a2c', rough=0.4))
    cylinder((grip[0] - 0.08, grip[1] + 0.2, grip[2] - 0.02), 0.09, 0.08, paint('#d8dce8', rough=0.2, metal=0.7), rot=(0, 90, 0), sides=16)
    box((-0.82, 3.25, _TOP), (0.08, 0.08, 0.34), paint('#4a4050', rough=0.9), bevel=0)
    tip = points[-1]
    tube([tip, (tip[0] - 0.25, tip[1] + 0.6, 0.02)], 0.008, paint('#f0f0ff', glow=0.6))
    for i in range(2):
        ring((tip[0] - 0.25, tip[1] + 0.6, 0.02), 0.12 + 0.14 * i, 0.012, glow('#c8d0ff', 0.8), rot=(0, 0, 0))


def _fog(look):
    """Banks of it, the nearer the darker, and the far shore as good as gone."""
    shift = 5 * look.phase('fog')
    hues = (('#c8c4ec', '#a8a8e0'), ('#b4b4e4', '#9494d4'), ('#9a9cd8', '#7c80c4'))
    if look.night:
        hues = (('#3a3c84', '#262a66'), ('#2c2e70', '#1e2156'), ('#23265e', '#171a48'))
    for i, (y, height) in enumerate(((170, 22), (100, 8), (56, 2.6))):
        far_range(y, ridge(-y * 1.2 + shift * (1 if i % 2 else -1), y * 1.2 + shift * (1 if i % 2 else -1), height, 5 + i * 4), *hues[i], floor=0)
    for i in range(7):
        y = 15 + i * 5
        plane((-14 + (i * 9.7) % 28 + shift * 0.3, y, 0.05), (7 + i * 1.6, 1.1), glow(hues[1][0], 0.5 if look.night else 0.85))


def _light(look):
    if look.night:
        night(CAMERA, 'violet', moon=None, towards=(0.3, -0.7, -0.6), energy=0.5, stars=0.5)
        panel((0, -1.5, 4), (0, 4, 0.5), (5, 3), 120, '#6a74e8')
        return
    place = CAMERA.point((196, 62), 400)
    sky([(0.0, '#d8d0f0'), (0.1, '#b8b4e8'), (0.3, '#8a8cd0'), (0.7, '#5a60b0')], 0.85, glow_at=(place, '#ffe0b0', 30))
    disc(CAMERA.point((196, 58), 300), 15, glow('#fff4d8', 2.2), sides=32)
    sun((-0.05, -0.9, -0.4), 2.4, '#ffe4c4', soft=6)
    panel((0, -1.5, 4), (0, 4, 0.5), (5, 3), 150, '#a8acff')


SHOOT = Shoot('lake-tree-dock', CAMERA, build, samples=24, loops=(
    Loop('fog', 1, (0, 0, 1, 1), 1, (200, 72, 300, 96), ('day',)),
    Loop('boat', 1, (0, 1), 1, (244, 116, 352, 208), ('day',)),
    Loop('lamp', 1, (0, 0, 0, 1, 0, 1), 5, zone(CAMERA, (0.35, _END, 2.6), (1.5, 1.7)), ('night',)),
    Loop('rod', 2, (0, 0, 1, 2), 2, zone(CAMERA, (-1.55, 5.2, 1.2), (0.8, 0.9)), ('night',)),
), exposure=(0.1, 0.9), bloom=(0.2, 0.45))

if __name__ == '__main__':
    SHOOT.main()
