"""The Snack Shack across its ledge: a giant cup with two straws on the roof, one of them new, and ketchup in front."""
import math
import random

from builders.land import wood
from builders.outside.skies import clouds, day, horizon, night
from builders.outside.yard import specks
from builders.street import puddle
from builders.town.snack_shack import SIGN, picnic_table, snack_shack
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel
from kit.materials import asphalt, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.6, 0, 1.45), focal=214, vanishing=(186, 140), size=SIZE)
_AT = (1.5, 13.4, 0.12)
_RED, _WHITE = '#d8302a', '#f8f2e6'


def build(look):
    """Puts the shack on its corner; returns what is pointed at."""
    rnd, spots = random.Random(12), {}
    plane((0, 60, -0.02), (300, 200), paint('#7f9a44' if not look.night else '#33443c', rough=1, worn=0.3, scale=0.5))
    plane((0, 6, 0), (80, 11), asphalt('#6a6468', 0.2) if not look.night else asphalt('#2a2a36', 0.9))
    box((2, 15.5, 0), (34, 9, 0.12), paint('#c8b8a4', rough=0.7, worn=0.25, scale=2), bevel=0.02)
    with group(at=(0, 0, 0.008)):
        puddle(((-4.6, 7.2), (-2.6, 6.8), (0.2, 7.0), (1.4, 7.7), (-0.6, 8.2), (-3.6, 8.0)), '#14161e' if look.night else '#4a4c54')
    with group(at=_AT):
        snack_shack(look.night)
        with group() as spots['giant-cup']:
            _cup(look)
        with group() as spots['hatch']:
            _hatch(look)
        with group() as spots['door']:
            _door(look.night)
        _annex(look, spots)
        _bulbs(look)
        if look.night:
            specks((-1.6, 5.0, 6.6 + 0.5 * look.phase('steam')), 0.7, 40, 0.16, '#c8ccd8', 0.5, seed=3 + look.phase('steam'))
    write('SNACK', CAMERA, (_AT[0] + SIGN[0], _AT[1] + SIGN[1] - 0.2, SIGN[2] + 0.72), glow('#ffe46a', 1.3 if look.night else 1.0), 2)
    write('SHACK', CAMERA, (_AT[0] + SIGN[0], _AT[1] + SIGN[1] - 0.2, SIGN[2] - 0.48), glow('#ffffff', 1.2 if look.night else 1.0), 2)
    with group() as spots['tables']:
        for x, y, hue in ((6.4, 9.6, '#d8342c'), (9.4, 10.8, '#f4c83a')):
            with group(at=(x, y, 0), turn=10):
                picnic_table(hue)
    _ledge()
    for x in (-21, -13):
        tube([(x, 46, 0), (x, 46, 18)], 0.3, paint('#8a929c', metal=0.4))
        for row in range(2):
            box((x, 45.8, 17 + row * 1.2), (4.4, 0.3, 0.9), paint('#e4e8ee', rough=0.3), bevel=0)
    wood(rnd, [(-26, 36, 0), (-19, 40, 0), (-12, 38, 0), (14, 34, 0), (19, 38, 0), (25, 34, 0), (31, 38, 0)], kinds=('green', 'gold', 'autumn'), height=8, leaf=0.5)
    horizon(look.night)
    if look.night:
        night(CAMERA, 'violet', moon=(52, 34), radius=9, towards=(0.4, 0.5, -0.7), energy=0.9)
    else:
        day('noon', (0.3, 0.62, -0.85))
        clouds(CAMERA, ((84, 40, 190), (318, 60, 220)), '#ffffff')
    return spots


def _cup(look):
    """Red and white, over the roof; its left straw is bleached, its right one new and bolted on."""
    x, y, z = -5.0, 1.4, 4.5
    for i in range(12):
        cylinder((x, y, z + i * 0.3), 1.15 + i * 0.045, 0.3, paint(_RED if (i // 3) % 2 else _WHITE, rough=0.4), top=1.195 + i * 0.045, sides=28)
    cylinder((x, y, z + 3.6), 1.82, 0.3, paint(_WHITE, rough=0.3, glow=0.8 if look.night else 0.05), sides=28)
    tube([(x - 0.5, y, z + 3.8), (x - 1.0, y, z + 5.8)], 0.18, paint('#d8a8a0', rough=0.7))
    tube([(x + 0.5, y, z + 3.8), (x + 0.8, y, z + 5.4), (x + 2.0, y, z + 5.9)], 0.2, paint('#f4d23a', rough=0.3, glow=0.3 if look.night else 0))
    box((x + 0.5, y - 0.5, z + 3.86), (0.8, 0.5, 0.14), paint('#aab2bc', metal=0.8, rough=0.3), bevel=0)


def _hatch(look):
    """The serving hatch under a striped awning with a fringe."""
    box((2.6, -0.35, 0.2), (4.6, 0.5, 1.2), paint(_RED, rough=0.4), bevel=0.03)
    box((2.6, -0.5, 1.4), (5.0, 0.9, 0.12), paint('#f4f0e8', rough=0.3), bevel=0.02)
    for x in (0.4, 4.8):
        box((x, -0.3, 1.5), (0.2, 0.3, 1.5), paint(_WHITE), bevel=0)
    if look.night:
        box((2.6, -0.1, 1.5), (4.2, 0.06, 1.5), glow('#ffe2a0', 1.9), bevel=0)
        panel((2.6, -0.7, 2.3), (2.6, -6, 0), (4.2, 1.4), 320, '#ffdc9a')
    for i in range(10):
        x = 0.35 + i * 0.5
        hue = paint((_WHITE, _RED)[i % 2], rough=0.9)
        drop = 0.3 + 0.09 * ((i + look.phase('fringe')) % 3)
        prism([(0, 0), (-1.5, -0.6), (-1.5, -0.6 - drop), (-1.44, -0.6 - drop), (-1.44, -0.66), (0, -0.08)], 0.5, hue, at=(x, -0.3, 3.5), rot=(0, 0, 90))
    for i, hue in enumerate(('#d8302a', '#f4c83a', '#f8f2e6')):
        cylinder((1.2 + i * 0.3, -0.6, 1.52), 0.09, 0.34, paint(hue, rough=0.4), top=0.05, sides=10)


def _door(at_night):
    """The diner's own door, of steel and glass: a bar across it, OPEN hung behind the pane as a red card."""
    steel = paint('#d8dee6', rough=0.2, metal=0.85)
    box((-4.2, -0.2, 0.1), (1.36, 0.06, 2.4), steel, bevel=0.01)
    box((-4.2, -0.26, 0.5), (1.0, 0.04, 1.85), glow('#ffe2a0', 1.5) if at_night else paint('#2c5a62', rough=0.06), bevel=0)
    box((-4.2, -0.32, 1.15), (1.2, 0.06, 0.1), steel, bevel=0)
    box((-4.3, -0.3, 1.6), (0.5, 0.02, 0.34), paint(_RED, rough=0.6), bevel=0)
    box((-4.3, -0.32, 1.73), (0.34, 0.02, 0.08), paint(_WHITE, rough=0.6, glow=0.3), bevel=0)
    box((-4.2, -0.8, 0.02), (1.5, 0.8, 0.05), paint('#3a2a2a', rough=1), bevel=0)


def _annex(look, spots):
    """A tiled side room: the kitchen's steel door, the stock room's shutter."""
    box((-9.6, 3.2, 0), (5.4, 6, 3.3), paint('#f2e6d4', rough=0.5), bevel=0)
    for z in (0.0, 2.9):
        box((-9.6, 3.17, z), (5.5, 6.1, 0.4), paint(_RED, rough=0.5), bevel=0)
    with group() as spots['kitchen']:
        box((-8.2, 0.1, 0.1), (1.5, 0.1, 2.5), paint('#b8c0c8', rough=0.3, metal=0.6), bevel=0.01)
        cylinder((-8.2, 0.02, 1.8), 0.4, 0.06, glow('#ffdc9a', 2) if look.night else paint('#26384e', rough=0.05), rot=(90, 0, 0), sides=20)
    with group() as spots['stock-room']:
        for i in range(8):
            box((-10.6, 0.1, 0.1 + i * 0.3), (2.2, 0.12, 0.28), paint('#8a9aa0', rough=0.4, metal=0.5), bevel=0.03)
        for x, z in ((-11.3, 0.1), (-10.5, 0.1), (-11.0, 0.8)):
            box((x, -0.7, z), (0.75, 0.7, 0.7), paint('#b08a58', rough=0.9), bevel=0.02)
    tube([(-8.4, 4, 3.3), (-8.4, 4, 5.2)], 0.3, paint('#9aa2aa', metal=0.6))


def _bulbs(look):
    """A string of bulbs between poles that lights in threes."""
    points = [(-7.4 + i * 0.95, -2.6, 4.5 - 0.75 * math.sin(math.pi * ((i % 8) / 8))) for i in range(17)]
    tube(points, 0.03, paint('#2a2630'))
    for i, at in enumerate(points):
        on = look.night and (i + look.phase('bulbs')) % 3 != 0
        ball((at[0], at[1], at[2] - 0.14), 0.16, glow(('#ffd070', '#ff6a5a', '#fff0c8')[i % 3], 7 if on else 0.5), detail=2)
    for x in (-7.4, 0.2, 7.8):
        tube([(x, -2.6, -0.1), (x, -2.6, 4.6)], 0.06, paint('#c8322c', rough=0.5))
    if look.night:
        lamp((-3.6, -3.4, 3.4), 90, '#ffc878', 0.4)


def _ledge():
    """What stands on the ledge before the viewer: the bottle, cut by the frame, mustard, napkins."""
    y = 1.5
    box((0, y, 0.96), (6, 0.5, 0.1), paint('#e8e0d0', rough=0.3), bevel=0.01)
    with group(at=(-0.86, y, 1.06)):
        cylinder((0, 0, 0), 0.15, 0.42, paint('#c81e1e', rough=0.25), sides=24)
        cylinder((0, 0, 0.42), 0.15, 0.13, paint('#c81e1e', rough=0.25), top=0.06, sides=24)
        cylinder((0, 0, 0.55), 0.06, 0.13, paint('#f4f0e8', rough=0.3), top=0.02, sides=16)
        box((0, -0.148, 0.1), (0.18, 0.02, 0.2), paint('#f8f2e6', rough=0.5), bevel=0.005)
    with group(at=(1.02, y, 1.06)):
        box((0, 0, 0), (0.26, 0.2, 0.2), paint('#aab2bc', rough=0.15, metal=1), bevel=0.02)
        box((0, 0, 0.2), (0.2, 0.02, 0.1), paint('#fbfbf8', rough=0.9), bevel=0, rot=(0, 6, 0))
    with group(at=(-0.6, y - 0.05, 1.06)):
        cylinder((0, 0, 0), 0.07, 0.2, paint('#f4c020', rough=0.3), sides=18)
        cylinder((0, 0, 0.2), 0.05, 0.1, paint('#f4c020', rough=0.3), top=0.01, sides=18)


SHOOT = Shoot('snack-shack', CAMERA, build, samples=8, exposure=(0.05, 0.7), bloom=(0.04, 0.4), loops=(
    Loop('fringe', 1, (0, 1), fps=3, zone=(226, 96, 326, 124), hours=('day',)),
    Loop('bulbs', 1, (0, 1), fps=4, zone=(30, 74, 352, 104), hours=('night',)),
    Loop('steam', 1, (0, 1), fps=3, zone=(156, 30, 216, 90), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
