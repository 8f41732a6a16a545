"""The tire swing against the light: a black ring dead center, the lake in it, and five sets of initials in the bark."""
import math
import random

from builders.lakeside import fireflies
from builders.land import far_range, ground, ridge
from builders.outside.skies import day, night
from builders.rooms.zone import zone
from builders.town.lake_tree import plank_sign
from builders.tree import clump, fallen
from kit.camera import FrontCamera
from kit.lettering import dots_of, dotted, write
from kit.light import lamp, panel
from kit.materials import glow, leaves, paint
from kit.place import SIZE
from kit.shapes import disc, plane, ring, rock, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0, -1, 1.45), focal=230, vanishing=(176, 106), size=SIZE)
_TIRE = (0, 2.7, 1.5)
_GREENS = ('#3a6a2a', '#6a9a34', '#a8c84a', '#4a8030', '#c8d85a')


def _bank(x, y):
    t = min(1.0, max(0.0, (9.0 + 0.5 * math.sin(x) - y) / 5))
    return 0.35 * t - 0.3 + 0.05 * math.sin(x * 1.3 + y)


def build(look):
    """Puts the swing on the stage; returns what is pointed at."""
    rnd, spots, dark = random.Random(41), {}, look.night
    ground(_bank, (-14, -1, 14, 16), 0.5, paint('#5a7a2c' if not dark else '#2c4438', rough=1, worn=0.4, scale=1.6))
    plane((0, 104, -0.12), (400, 216), paint('#8ab46a' if not dark else '#123a34', rough=0.06, bump=0.3))
    _far(look)
    with group() as spots['path']:
        for i in range(7):
            rock((-1.9 - i * 0.34, 3.6 + i * 0.8, 0.06), 0.36, paint('#b8a878' if not dark else '#5a6a60', rough=0.9), squash=(1.5, 1, 0.15), detail=2)
        with group(at=(-3.1, 5.4, 0.05), turn=8):
            plank_sign()
        dotted(dots_of('TREE'), CAMERA, (-3.1, 5.0, 1.2), paint('#f4e8c4', rough=0.9, glow=0.3 if dark else 0.1), dot=2)
    with group() as spots['initials']:
        _trunk(dark)
    for points, radii in (([(-3.4, 1.0, 0.1), (-1.4, 1.35, 0.2), (0.3, 1.5, 0.12), (1.6, 2.4, 0.3)], [0.1, 0.17, 0.2, 0.34]),
                          ([(-0.6, 0.75, 0.0), (0.8, 1.05, 0.2), (1.9, 2.6, 0.4)], [0.08, 0.2, 0.4]),
                          ([(-1.6, 2.9, 0.02), (0.4, 3.3, 0.1), (2.0, 3.5, 0.4)], [0.05, 0.14, 0.34])):
        tube(points, radii, paint('#3a2e20', rough=0.95, worn=0.5, scale=5, bump=0.3))
    swing = (0, 0.26, -0.26)[look.phase('tire')] * (1.7 if dark else 1.0)
    lift = swing * swing * 0.25
    with group() as spots['rope']:
        for i in range(2):
            tube([(0.02 * i, 2.7, 6.5), (swing * 0.62 + 0.02 * i, 2.7, 3.4 + lift), (swing + 0.03 * i, 2.7, 1.94 + lift)], 0.035, paint('#d8b87a' if i else '#b08a50', rough=0.9))
    with group() as spots['tire']:
        ring((swing, _TIRE[1], _TIRE[2] + lift), 0.46, 0.17, paint('#15171a', rough=0.55), rot=(90, -14 * swing, 0), steps=32)
        for i in range(16):
            a = math.tau * i / 16
            tube([(swing + 0.6 * math.cos(a), 2.62, 1.5 + lift + 0.6 * math.sin(a)), (swing + 0.63 * math.cos(a), 2.8, 1.5 + lift + 0.63 * math.sin(a))], 0.025, paint('#24282c', rough=0.6))
    _crown(rnd, look)
    fallen(rnd, (-4, 1.6, 4, 6), 60, size=0.16, hues=_GREENS, z=0.12)
    if dark:
        night(CAMERA, 'teal', moon=(176, 84), radius=10, towards=(0.0, -0.7, -0.5), energy=1.6)
        panel((-1, -0.8, 3), (0.5, 3, 1), (4, 2), 130, '#5ac8a0')
        fireflies(random.Random(5), (-2.6, 2.6, 0.6, 1.8, 6, 2.4), 10)
        fireflies(random.Random(60 + look.phase('flies')), (-1.9, 3.0, 0.7, -0.9, 4.5, 1.9), 5)
        lamp((-1.3, 3.0, 1.0), 16, '#c8ff6a', 0.3)
    else:
        day('gold', (-0.1, -0.8, -0.5), energy=1.1)
        disc(CAMERA.point((176, 74), 300), 24, glow('#fffac8', 4.0), sides=32)
        panel((-1, -0.8, 3), (0.5, 3, 1), (4, 2), 150, '#d8f0a0')
    return spots


def _trunk(dark):
    """At the right, a blaze cut into its bark with five sets of initials; the last is new."""
    bark = paint('#40331f', rough=0.95, worn=0.5, scale=5, bump=0.3)
    tube([(2.5, 3.6, 0.0), (2.15, 3.6, 0.9), (2.2, 3.6, 2.6), (2.7, 3.7, 5.0)], [1.3, 0.82, 0.72, 0.7], bark)
    tube([(2.3, 3.6, 3.4), (0.6, 3.4, 4.6), (-1.6, 3.2, 4.4)], [0.5, 0.4, 0.2], bark)
    for i, (body, x, z) in enumerate((('J', 1.86, 1.98), ('G', 2.2, 1.98), ('P', 1.86, 1.66), ('F', 2.2, 1.66), ('F', 2.03, 1.32))):
        write(body, CAMERA, (x, 2.55, z * 0.93 + 0.1), glow('#f4e08a' if i == 4 else '#c8a468', (0.75 if i == 4 else 0.4) * (0.7 if dark else 1.0)))
    tube([(2.0, 2.52, 1.22), (2.01, 2.52, 1.04)], [0.02, 0.028], glow('#e8822a', 0.8))


def _crown(rnd, look):
    """Leaves hang in from above with the light through them; one bough moves."""
    foliage = []
    for x, y, z, radius in ((-3.2, 3.4, 3.4, 1.0), (-1.9, 4.2, 3.9, 0.9), (1.0, 4.4, 3.8, 0.9), (3.4, 3.0, 3.0, 0.9), (-3.4, 2.4, 2.7, 0.5), (2.0, 5.2, 4.4, 0.9), (-0.6, 5.4, 4.6, 0.9)):
        foliage += clump((x, y, z), radius, 150, 0.3, rnd)
    sheets(foliage, leaves(*_GREENS), name='crown')
    for i in range(5):
        x, y = -2.2 + i * 0.32, 3.2
        strand = []
        for j in range(9):
            z = 2.95 - j * 0.11 - 0.12 * (i % 3)
            sway = 0.05 * look.phase('leaves') * j / 9
            lean = 0.04 * math.sin(j * 2.4 + i)
            strand.append([(x + sway - 0.03, y, z), (x + sway + 0.02, y, z), (x + sway + lean + 0.03, y, z - 0.12), (x + sway + lean - 0.01, y, z - 0.14)])
        sheets(strand, leaves(*_GREENS), name='strand')


def _far(look):
    for y, foot, crest, height, seed in ((300, '#e8e8a0', '#a8b868', 22, 5), (170, '#c8d080', '#6a8a40', 9, 12)):
        if look.night:
            foot, crest = ('#3a8a7a', '#1c4a50') if y > 200 else ('#1c5048', '#0e3034')
        far_range(y, ridge(-y, y, height, seed), foot, crest)
    for i in range(12):
        y = 12 + i * i * 0.5
        plane((0.05 * math.sin(i * 2.3) * y, y, -0.1), (0.5 + 0.02 * y, 0.06 + y * 0.006), glow('#fff8c0', 1.6 if not look.night else 1.0))


SHOOT = Shoot('lake-tree-tire-swing', CAMERA, build, samples=24, loops=(
    Loop('leaves', 1, (0, 0, 1), 1, zone(CAMERA, (-1.55, 3.2, 2.2), (0.9, 0.72)), ('day',)),
    Loop('flies', 2, (0, 1, 2), 2, zone(CAMERA, (-1.45, 3.6, 1.3), (0.8, 0.8)), ('night',)),
    Loop('tire', 2, (0, 1, 0, 2), 2, zone(CAMERA, (0, 2.7, 1.98), (1.12, 1.2))),
), exposure=(0.0, 0.9), bloom=(0.2, 0.4))

if __name__ == '__main__':
    SHOOT.main()
