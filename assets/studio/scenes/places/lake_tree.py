"""The lake tree against the light: a willow that leans over a mirror, and a bus seat that looks at the far bank."""
import math
import random

from builders.lakeside import fireflies, jetty, reeds
from builders.land import far_range, ground, ridge, wood
from builders.outside.skies import clouds, day, night
from builders.town.lake_tree import willow
from kit.camera import FrontCamera
from kit.light import lamp, panel
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, disc, plane, rock, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0, 0, 2.0), focal=226, vanishing=(176, 112), size=SIZE)
_MOON = (108, 46)


def _bank(x, y):
    """Land on the right, a beach that swings round to the left."""
    shore = 7.5 + 9 / (1 + math.exp(-(x - 2.2) * 1.1)) + 0.5 * math.sin(x * 0.9)
    t = min(1.0, max(0.0, (shore - y) / 6))
    return 1.2 * t * t * (3 - 2 * t) - 0.3


def build(look):
    """Puts the willow on its bank; returns what is pointed at."""
    rnd, spots = random.Random(29), {}
    ground(_bank, (-24, -3, 26, 26), 0.7, paint('#7a8438' if not look.night else '#34483c', rough=1, worn=0.4, scale=1.0))
    plane((0, 200, 0), (700, 400), paint('#2a6484' if not look.night else '#0c1a38', rough=0.05, bump=0.55, scale=1.0))
    with group(at=(6.0, 11.2, 0.7)):
        spots |= willow(rnd, 0.16 * look.phase('willow'))
    with group(at=(3.3, 8.9, _bank(3.3, 8.9) + 0.02), turn=160, size=1.35) as spots['bus-seat']:
        _seat()
    with group(at=(-5.4, 8.6, 0.1), turn=12) as spots['dock']:
        jetty(9, 1.7)
    with group() as spots['shore']:
        for _ in range(26):
            x, y = rnd.uniform(-3.6, 0.4), rnd.uniform(6.6, 8.6)
            rock((x, y, _bank(x, y) + 0.03), rnd.uniform(0.1, 0.26), paint(rnd.choice(('#8a8680', '#a8a094', '#6a6a70')), rough=0.6), squash=(1.3, 1, 0.6), detail=2)
    reeds(rnd, (-5.2, 4.6, -2.4, 5.6), 70)
    reeds(rnd, (3.4, 4.2, 5.6, 5.0), 50)
    _far(look, rnd)
    if look.night:
        night(CAMERA, 'blue', moon=_MOON, radius=13, towards=(0.12, -0.8, -0.42), energy=1.6)
        panel((2, -2, 6), (5, 10, 2), (6, 4), 620, '#7a9ae8')
        fireflies(rnd, (-1, 8, 0.8, 7, 14, 3.6), 16)
        for i in range(26):
            row = (i * 7 + look.phase('road') * 3) % 26
            y = 20 + row * row * 0.35
            x = CAMERA.point((_MOON[0] + rnd.uniform(-9, 9) * (1 + 10 / y), 0), y)[0]
            plane((x, y, 0.05), (0.3 + y * 0.022, 0.1 + y * 0.006), glow('#fff0c8', 1.4))
    else:
        day('gold', (-0.25, -0.86, -0.42), energy=1.15)
        sunset = CAMERA.point((112, 66), 850)
        disc(sunset, 40, glow('#fff2c0', 3.6), sides=40)
        panel((3, -2, 7), (4, 10, 2), (8, 5), 900, '#ffe4b8')
        clouds(CAMERA, ((50, 60, 200), (196, 40, 150)), '#ffe4c0', 0.7)
    return spots


def _seat():
    """A brown bench for two out of a bus, mended with tape; its front faces -y, and it is seen from behind."""
    hide, fold, steel = paint('#9c5630', rough=0.35), paint('#5e2f18', rough=0.6), paint('#b8bec6', metal=0.5, rough=0.3)
    box((0, -0.02, 0.36), (1.25, 0.6, 0.17), hide, bevel=0.07)
    box((0, 0.3, 0.46), (1.25, 0.17, 0.7), hide, bevel=0.07)
    tube([(-0.57, 0.3, 1.13), (0.57, 0.3, 1.13)], 0.1, paint('#b86a3c', rough=0.35))
    for x in (-0.3, 0, 0.3):
        tube([(x, 0.39, 0.56), (x, 0.39, 1.04)], 0.012, fold)
    for side in (-1, 1):
        box((0.36 - 0.1 * side, 0.395, 0.68), (0.05, 0.012, 0.32), paint('#d0d4d8', rough=0.4, metal=0.3), bevel=0, rot=(0, 38 * side, 0))
    box((0, 0.08, 0.28), (1.2, 0.5, 0.08), steel, bevel=0.01)
    for x in (-0.5, 0.5):
        tube([(x, 0.28, 0.32), (x * 1.08, 0.34, 0)], 0.035, steel)
        tube([(x, -0.2, 0.32), (x * 1.08, -0.24, 0)], 0.035, steel)


def _far(look, rnd):
    plane((0, 300, 0.3), (900, 200), paint('#6a7a3a' if not look.night else '#1c2c3c', rough=1))
    wood(rnd, [(rnd.uniform(-120, 110), 190 + rnd.uniform(-8, 10), 0) for _ in range(60)], kinds=('gold', 'green', 'dark'), height=13, leaf=1.0)
    for y, foot, crest, height, seed in ((640, '#f0c088', '#a88a8c', 62, 5), (420, '#c8a070', '#7a7a80', 30, 11)):
        if look.night:
            foot, crest = ('#3a5a9c', '#24386e') if y > 500 else ('#2a4484', '#182650')
        far_range(y, ridge(-y, y, height, seed), foot, crest)
    shift = (0, 5, 9)[look.phase('light')]
    ball((-44 + shift, 176, 3.4), 1.1 if look.night else 0.5, glow('#ffd070', 12 if look.night else 1.5), detail=2)
    if look.night:
        lamp((-44 + shift, 172, 3.4), 2200, '#ffc060', 0.5)


SHOOT = Shoot('lake-tree', CAMERA, build, samples=16, exposure=(0.1, 1.0), bloom=(0.2, 0.4), loops=(
    Loop('willow', 1, (0, 1), fps=1.5, zone=(96, 34, 200, 110), hours=('day',)),
    Loop('road', 1, (0, 1), fps=4, zone=(84, 114, 136, 158), hours=('night',)),
    Loop('light', 1, (0, 0, 1, 1), fps=1, zone=(100, 100, 150, 114), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
