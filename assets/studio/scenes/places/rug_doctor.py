"""Rug Doctor at noon from the tail of its van: a rolled rug that turns on the roof, one in the window hangs face in."""
import random

from builders.landmarks import utility_pole, wires
from builders.land import wood
from builders.outside.skies import clouds, day, horizon, night
from builders.street import hydrant, lamp_post, newspaper_box, puddle
from builders.town.rug_doctor import SIGN, rug_doctor, van
from kit.camera import FrontCamera
from kit.lettering import dots_of, dotted
from kit.light import lamp
from kit.materials import asphalt, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, plane, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.4, 0, 1.5), focal=214, vanishing=(176, 160), size=SIZE)
_AT = (-0.6, 17.0, 0.12)


def build(look):
    """Puts the shop on its corner; returns what is pointed at."""
    rnd, spots = random.Random(17), {}
    plane((0, 60, -0.02), (300, 200), paint('#a8a06a' if not look.night else '#3a3a54', rough=1, worn=0.3, scale=0.5))
    plane((0, 6, 0), (90, 15), asphalt('#6a666c', 0.15) if not look.night else asphalt('#262430', 0.92))
    box((0, 18.8, 0), (60, 11, 0.12), paint('#c8bcb0', rough=0.6, worn=0.25, scale=2), bevel=0.02)
    for i in range(9):
        plane((-22 + i * 4.8, 8.4, 0.01), (2.6, 0.16), paint('#e8d8a0', rough=0.5, worn=0.3))
    with group(at=(0, 0, 0.008)):
        puddle(((-2.0, 9.6), (0.4, 9.2), (3.2, 9.5), (4.0, 10.3), (1.0, 10.8), (-1.6, 10.5)), '#14121c' if look.night else '#545058')
    with group(at=_AT):
        rug_doctor(look.night, turn=30 * look.phase('rug'))
        with group() as spots['door']:
            box((1.4, -0.3, 0), (1.6, 0.1, 2.7), paint('#c82a6a', rough=0.4), bevel=0.02)
            box((1.4, -0.37, 0.9), (1.1, 0.05, 1.5), glow('#ffe6f0', 1.8) if look.night else paint('#2c3c54', rough=0.05), bevel=0)
            box((1.4, -0.42, 1.5), (0.5, 0.03, 0.3), paint('#ffffff', glow=0.3), bevel=0)
        with group() as spots['window']:
            box((-1.6, -0.3, 1.05), (1.7, 0.06, 2.0), paint('#b89a78' if not look.night else '#8a6a60', rough=1, worn=0.15, scale=9), bevel=0)
            for x in (-2.3, -0.9):
                box((x, -0.34, 1.1), (0.12, 0.03, 1.9), paint('#d8c4a4', rough=1), bevel=0)
            box((-1.25, -0.36, 2.3), (0.42, 0.03, 0.5), paint('#fff6e0', rough=0.8, glow=0.4), bevel=0)
            box((-1.85, -0.36, 2.2), (0.36, 0.03, 0.44), paint('#f4d23a', rough=0.8, glow=0.4), bevel=0)
            for i in range(8):
                box((-2.3 + i * 0.2, -0.32, 0.92), (0.06, 0.03, 0.16), paint('#f4ead0', rough=1), bevel=0)
        step = look.phase('foam')
        for i in range(12):
            reach = 0.5 + (0.25 * step + 0.13 * i) % 0.9
            ball((4.9 + i * 0.3, -0.5 - reach, 0.08), 0.2 + 0.06 * ((i + step) % 3), paint('#f6f8ff', rough=0.4, glow=0.35 if look.night else 0.1), squash=(1.3, 1.1, 0.6), detail=2)
        if look.night:
            lamp((6.5, -2.4, 1.0), 130, '#bfe8ff', 0.3)
    dotted(dots_of('RUG DOCTOR', 2), CAMERA, (_AT[0] + SIGN[0], _AT[1] + SIGN[1] - 0.1, _AT[2] + SIGN[2]), glow('#ffffff', 1.2 if look.night else 1.0))
    with group(at=(-4.05, 5.9, 0), turn=24, size=1.06) as spots['van']:
        van()
        for y in (-0.46, 0.46):
            box((2.52, y, 0.62), (0.06, 0.8, 1.3), paint('#f8f2ea', rough=0.35), bevel=0.01)
            box((2.56, y, 1.35), (0.04, 0.5, 0.4), paint('#1a2636', rough=0.05), bevel=0)
        for y in (-0.84, 0.84):
            box((2.54, y, 0.62), (0.06, 0.16, 0.3), glow('#ff2418', 4 if look.night else 0.8), bevel=0)
    with group(at=(6.9, 11.9, 0.1), size=1.1):
        hydrant()
    with group(at=(3.4, 14.4, 0.12)):
        newspaper_box('#2aa8a4')
    with group(at=(9.0, 13.6, 0.12)):
        lamp_post(look.night, height=5.0)
    for x, y in ((-15, 30), (-3, 31), (10, 30), (23, 29)):
        with group(at=(x, y, 0)):
            utility_pole(10)
    for a, b in (((-15, 30), (-3, 31)), ((-3, 31), (10, 30)), ((10, 30), (23, 29)), ((-29, 30), (-15, 30))):
        wires(a, b, 10, 10, sag=0.8, radius=0.03)
    _far_sign(look)
    wood(rnd, [(-24, 38, 0), (-17, 42, 0), (13, 38, 0), (18, 42, 0), (25, 37, 0), (32, 42, 0)], kinds=('gold', 'green'), height=7, leaf=0.5)
    horizon(look.night, ('#d8b8b0', '#a8948c'), ('#4a2c64', '#2c1c4c'), haze='#f4d8c8', glow_low='#8a4478')
    if look.night:
        night(CAMERA, 'rose', towards=(0.4, 0.5, -0.7), energy=1.1)
    else:
        day('noon', (0.42, 0.6, -0.8), energy=0.95)
        clouds(CAMERA, ((50, 60, 170), (262, 36, 210), (330, 84, 130)), '#ffffff')
    return spots


def _far_sign(look):
    """The motel's sign, far down the road."""
    tube([(-31, 70, 0), (-31, 70, 15)], 0.4, paint('#f8ecd8'))
    box((-31, 69.6, 14), (7, 0.4, 5), paint('#1a2448'), bevel=0)
    box((-31, 69.3, 15), (5.4, 0.1, 1.0), glow('#ff5aa8', 3 if look.night else 1.0), bevel=0)
    box((-31, 69.3, 17), (4.4, 0.1, 1.0), glow('#34e0d8', 3 if look.night else 1.0), bevel=0)


SHOOT = Shoot('rug-doctor', CAMERA, build, samples=24, exposure=(0.05, 0.65), bloom=(0.04, 0.4), loops=(
    Loop('rug', 2, (0, 1, 2), fps=3, zone=(100, 16, 215, 112)),
    Loop('foam', 1, (0, 1), fps=2, zone=(225, 160, 300, 184), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
