"""The junkyard through its gate, low in the dust: a skyline of wrecks, and a red car that the crane has held since Friday."""
import math
import random

from builders.bus import school_bus
from builders.chain import chain, padlock
from builders.outside.skies import clouds, day, horizon, night
from builders.parked import coupe
from builders.town.junkyard import SIGN, junkyard
from builders.town.wrecks import stack, tyres
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import beam, lamp, panel
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-6.6, -9.6, 3.3), focal=200, vanishing=(150, 116), size=SIZE)
# Where the red car hangs from the crane's magnet.
_CAR = (-3.3, 10.5, 5.7)


def build(look):
    """Puts the yard behind its gate; returns what is pointed at."""
    rnd, spots = random.Random(19), {}
    plane((0, 40, -0.02), (300, 200), paint('#8a6a44' if not look.night else '#3a3440', rough=1, worn=0.45, scale=0.5))
    junkyard(look.night)
    write('JUNKYARD', CAMERA, (SIGN[0], SIGN[1] + 0.1, SIGN[2]), paint('#1c1814', rough=0.6), 2).visible_shadow = False
    with group(at=_CAR, turn=(55, 60)[look.phase('car')], size=1.12) as spots['red-car']:
        coupe('#e02a20', '#e02a20')
        box((-2.52, -0.66, 0.62), (0.1, 0.4, 0.2), glow('#ffa020', 12 if look.night and look.phase('blinker') else 0.6), bevel=0)
        if look.night and look.phase('blinker'):
            lamp((-3.0, -0.9, 0.6), 40, '#ffa020', 0.1)
        for i in range(4):
            a = math.tau * i / 4 + 0.6
            tube([(0.5 * math.cos(a), 0.4 * math.sin(a), 1.9), (1.0 * math.cos(a), 0.8 * math.sin(a), 1.7), (0.9 * math.cos(a), 0.7 * math.sin(a), 1.3)], 0.1, paint('#23202a'))
    with group(at=(-10.6, 14.4, 0.04), turn=18) as spots['bus']:
        school_bus()
    with group() as spots['car-stacks']:
        for x, y, count in ((1.4, 10.6, 4), (6.4, 12.4, 5)):
            with group(at=(x, y, 0.03), turn=rnd.uniform(-9, 9)):
                stack(rnd, count)
    with group(at=(4.9, 2.4, 0), size=0.8) as spots['crusher']:
        for z in (1.5, 4.3):
            box((0, 0, z), (5.8, 0.3, 0.9), paint('#c8322c', rough=0.6, worn=0.3), bevel=0.02)
            for i in range(5):
                box((-2.2 + i * 1.1, -0.2, z), (0.5, 0.06, 0.9), paint('#1e1c22'), bevel=0)
        box((0, 0.5, 0.4), (2.6, 1.2, 1.2), paint('#8a8e96', rough=0.5, metal=0.5, worn=0.5), bevel=0.08)
        for x in (-2.6, 2.6):
            box((x, 0, 0), (0.5, 0.5, 5.2), paint('#c8322c', rough=0.6, worn=0.3), bevel=0.02)
    with group() as spots['office']:
        box((-13.4, 5.2, 0.3), (1.4, 0.12, 2.3), paint('#4a6a7a', rough=0.4), bevel=0)
        box((-16.4, 5.2, 1.2), (2.1, 0.12, 1.4), glow('#ffcf72', 2.2) if look.night else paint('#2c3c54', rough=0.05), bevel=0)
        for i in range(5):
            ring((-15.6 + i * 0.55, 5.1, 2.9), 0.22, 0.06, paint('#c8ccd4', metal=0.8, rough=0.2), steps=14)
    _front(look, rnd)
    horizon(look.night, ('#c8946c', '#8a6450'), ('#33304e', '#1c1c34'), heights=(24, 12), haze='#f0b078', glow_low='#3c4468')
    if look.night:
        night(CAMERA, 'black', moon=(52, 40), radius=9, towards=(0.4, 0.6, -0.6), energy=1.5)
        ball((_CAR[0] - 0.4, 9.4, 12.6), 0.36, glow('#fff0c8', 14), detail=2)
        beam((_CAR[0] - 0.4, 9.2, 12.6), (_CAR[0], 9.8, 0), 6200, '#ffd8a0', angle=64, blend=0.7, size=0.3)
    else:
        day('dust', (0.75, 0.5, -0.36))
        panel((-9, -9, 5), (-8, 6, 1), (6, 4), 500, '#ffd8a8')
        clouds(CAMERA, ((80, 50, 260), (280, 36, 220)), '#ffd8b0')
    return spots


def _front(look, rnd):
    """The gate's two leaves nearest the viewer with a chain between, a dog's chain, a bowl, tyres."""
    steel = paint('#a8988a' if not look.night else '#6a7088', rough=0.5, metal=0.4)
    for x0, x1 in ((-12.6, -9.2), (-8.3, -4.9)):
        y = -4.6
        for z in (0.1, 2.0):
            tube([(x0, y, z), (x1, y, z)], 0.06, steel)
        for x in (x0, x1):
            tube([(x, y, 0), (x, y, 2.1)], 0.07, steel)
        for i in range(14):
            x = x0 + (x1 - x0) * i / 14
            tube([(x, y, 0.1), (x + (x1 - x0) / 14 * 5, y, 2.0)] if i < 10 else [(x, y, 0.1), (x1, y, 2.0 - 1.9 * (i - 9) / 5)], 0.014, steel)
    chain((-9.3, 1.25), (-8.2, 1.25), -4.75, 0.2, link=0.22, thickness=0.03)
    with group(at=(-8.75, -4.85, 1.05)):
        padlock(0.24)
    chain((-6.4, 0.06), (-7.8, 0.05), -5.6, 0.0, link=0.2, thickness=0.03)
    ring((-6.3, -5.6, 0.08), 0.2, 0.04, paint('#8a2a2a'), rot=(0, 0, 0))
    cylinder((-7.1, -5.7, 0), 0.2, 0.1, paint('#4a6a8a', rough=0.4), top=0.16, sides=18)
    for x, y, count in ((-4.6, -5.0, 3), (-12.6, -5.4, 2)):
        with group(at=(x, y, 0)):
            tyres(count)
    for _ in range(40):
        x, y = rnd.uniform(-13, -4), rnd.uniform(-6, -4)
        tube([(x, y, 0), (x + rnd.uniform(-0.15, 0.15), y, rnd.uniform(0.15, 0.5))], [0.03, 0.006], paint(('#a89050', '#7a6a3a')[rnd.randrange(2)], rough=1))


SHOOT = Shoot('junkyard', CAMERA, build, samples=16, exposure=(0.15, 0.85), bloom=(0.1, 0.4), loops=(
    Loop('car', 1, (0, 1), fps=1.5, zone=(140, 50, 235, 118), hours=('day',)),
    Loop('blinker', 1, (0, 1), fps=1.5, zone=(140, 50, 235, 118), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
