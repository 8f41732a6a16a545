"""Flunks High under lockdown, over a barrier: seven sealed doors, the clock at 8:04, one yellow dot behind a window."""
import math
import random

from builders.land import wood
from builders.outside.skies import clouds, day, horizon, night
from builders.school import NAME, school
from builders.town.police_station import patrol_car
from builders.tree import AUTUMN, bough
from kit.camera import FrontCamera
from kit.lettering import dots_of, write
from kit.light import beam, panel
from kit.materials import asphalt, brick, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, prism, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0, 0, 2.6), focal=188, vanishing=(195, 138), size=SIZE)
_AT, _TURN = (1.7, 26.2, 0), 14
# Where each door stands along the front.
_DOORS = {'gym': -21.1, 'library': -14.5, 'cafeteria': -7.9, 'office': 7.9, 'science-wing': 14.5, 'auditorium': 21.1}
_TAPE = '#f4d020'


def build(look):
    """Puts the school behind its barriers; returns the seven doors."""
    rnd = random.Random(6)
    plane((0, 100, 0), (300, 240), paint('#6f8a3c' if not look.night else '#3c4a44', rough=1, worn=0.3, scale=0.5))
    plane((0, 5, 0.01), (200, 12), paint('#5a5c64', rough=0.8, worn=0.25, scale=1.4) if not look.night else asphalt('#2a2c38', 0.85))
    box((0, 11.4, 0), (200, 0.9, 0.14), paint('#b8ac9c', rough=0.8), bevel=0)
    with group(at=_AT, turn=_TURN):
        spots = _school(look)
    _barrier(look)
    with group(at=(4.75, 9.6, 0.02), turn=8):
        patrol_car(look.night, (1, 2)[look.phase('patrol')] if look.night else 0)
    with group(at=(-6.3, 9.3, 0)):
        _floodlight(look.night)
    _trees(rnd)
    horizon(look.night)
    if look.night:
        night(CAMERA, 'violet', moon=(300, 40), radius=12, towards=(0.4, 0.5, -0.7), energy=0.8)
    else:
        day('gold', (0.62, 0.7, -0.42), energy=1.1)
        clouds(CAMERA, ((300, 40, 190),))
    return spots


def _trees(rnd):
    """Behind the school, two at the viewer's back whose shadows lie before the barrier, and a branch of theirs."""
    far = [(-26, 36, 0), (-33, 40, 0), (28, 50, 0), (34, 44, 0), (40, 54, 0), (46, 48, 0)]
    wood(rnd, [*far, (-9, -5, 0), (-17, -3, 0)], kinds=('autumn', 'gold', 'green'), height=11, leaf=0.6)
    ends = [CAMERA.point(pixel, 5) for pixel in ((-40, 4), (0, 16), (34, 20), (70, 14), (104, 20))]
    bough(rnd, ends, AUTUMN, leaf=0.12, clusters=24, radius=0.28, per_cluster=36)


def _school(look):
    spots, shines = {}, look.night and look.phase('window') == 0
    plane((0, -12, 0.02), (4.4, 16), paint('#c4b69c' if not look.night else '#787084', rough=0.5, worn=0.2, scale=1.6))
    school(look.night, lit={(1, 1, 1)} if shines else (), watched=(1, 1, 1), blinds=0.35)
    disc((0, 0.96, 14.5), 1.5, glow('#ffe9b0', 1.6) if look.night else paint('#f6efdc', rough=0.5), sides=32)
    for angle, length in ((24, 1.25), (242, 0.85)):
        a = math.radians(angle)
        tube([(0, 0.9, 14.5), (length * math.sin(a), 0.9, 14.5 + length * math.cos(a))], 0.13, paint('#1c1824'))
    ball((11.6, -0.3, 6.35), 0.36, glow('#ffd83a', 2.0 if look.night else 0.9), detail=2)
    with group() as spots['main-doors']:
        _sealed((0, -1.8, 0.9), (4.6, 2.6))
    for name, x in _DOORS.items():
        with group() as spots[name]:
            _sealed((x, -0.3, 0), (2.5, 3.1))
    for x, turn in ((-3.6, 6), (3.6, -4)):
        with group(at=(x, -9.4, 0), turn=turn):
            _sawhorse()
    _tape((-2.6, -9.5, 0.95), (2.6, -9.5, 0.95), look.phase('tape'), 0.12)
    box((35, 14, 0), (20, 20, 9), brick('#8a4634', '#4a2a26'), bevel=0)
    cylinder((35, 4.4, 5.4), 9.8, 19, paint('#4f8f7e', rough=0.6), rot=(-90, 0, 0), sides=30)
    _name()
    return spots


def _name():
    """FLUNKS HIGH in the frieze, in the wall's own perspective."""
    dots, width, height = dots_of('FLUNKS HIGH')
    step, (x, y, z) = 0.235, NAME
    left, top = x - width * step / 2, z + height * step / 2
    sheets([[(left + (c + dx) * step, y - 0.02, top - (r + dz) * step) for dx, dz in ((0, 1), (1, 1), (1, 0), (0, 0))] for c, r in dots],
           paint('#2a2030', rough=0.8))


def _sealed(at, size):
    """A green double door under a red sign, two bands of tape across it."""
    (x, y, z), (width, height) = at, size
    box((x, y + 0.06, z), (width + 0.5, 0.2, height + 0.3), paint('#d9ccb0', rough=0.8), bevel=0)
    box((x, y - 0.06, z), (width, 0.1, height), paint('#24564a', rough=0.4), bevel=0)
    box((x, y - 0.12, z), (0.08, 0.06, height), paint('#12302a'), bevel=0)
    for side in (-1, 1):
        tube([(x - side * width / 2, y - 0.2, z + 0.3), (x + side * width / 2, y - 0.2, z + height - 0.4)], 0.13, paint(_TAPE, rough=0.6, glow=0.15))
    box((x, y - 0.3, z + height * 0.4), (1.5, 0.06, 0.95), paint('#d8222c', rough=0.5, glow=0.12), bevel=0)
    box((x, y - 0.34, z + height * 0.4 + 0.34), (1.1, 0.04, 0.28), paint('#fff4ec', rough=0.5, glow=0.2), bevel=0)


def _sawhorse(width=2.2):
    for side in (-1, 1):
        for lean in (-0.3, 0.3):
            tube([(side * width * 0.4, lean, 0), (side * width * 0.4, 0, 1.0)], 0.05, paint('#d8cdb4', rough=0.8))
    for i in range(7):
        box((-width / 2 + (i + 0.5) * width / 7, 0, 0.74), (width / 7, 0.07, 0.28), paint('#f07020' if i % 2 == 0 else '#f6f0e4', rough=0.6), bevel=0)


def _tape(a, b, phase, width=0.09):
    """Tape between two points that flutters in three phases."""
    points = [tuple(p + (q - p) * i / 14 for p, q in zip(a, b)) for i in range(15)]
    lifted = [(x, y, z - 0.16 * math.sin(math.pi * i / 14) + 0.07 * math.sin(i * 1.1 + phase * 2.1)) for i, (x, y, z) in enumerate(points)]
    prism([(x, z - width) for x, _, z in lifted] + [(x, z + width) for x, _, z in reversed(lifted)], 0.02, paint(_TAPE, rough=0.5, glow=0.1), at=(0, a[1], 0))
    for x, y, z in lifted[1::2]:
        box((x, y - 0.02, z - width * 0.7), (0.16, 0.02, width * 1.4), paint('#1c1810'), bevel=0)


def _barrier(look):
    """The barrier before the viewer, and the tape that runs from it to the lamp and to the car."""
    y, x = 8.5, -1.1
    wood_, white = paint('#e8dcc4', rough=0.8), paint('#f8f2e4', rough=0.6, glow=0.16 if look.night else 0.0)
    for side in (-1, 1):
        for lean in (-0.34, 0.34):
            tube([(x + side * 1.56, y + 0.1 + lean, 0), (x + side * 1.56, y + 0.1, 1.25)], 0.06, wood_)
    box((x, y + 0.06, 0.72), (3.3, 0.08, 0.5), white, bevel=0.01)
    box((x, y + 0.06, 0.34), (3.3, 0.07, 0.24), white, bevel=0.01)
    for i in range(9):
        prism([(0, 0), (0.18, 0), (0.34, 0.24), (0.16, 0.24)], 0.03, paint('#f06a1c', rough=0.6), at=(x - 1.6 + i * 0.35, y + 0.01, 0.34))
    write('DO NOT ENTER', CAMERA, (x, y, 0.97), paint('#c01e2c', rough=0.7, glow=0.2))
    cylinder((x + 1.5, y, 1.22), 0.1, 0.14, paint('#2a2630'), sides=12)
    ball((x + 1.5, y, 1.48), 0.14, glow('#ffb020', 6 if look.night and look.phase('patrol') == 0 else 0.8), detail=2)
    for a, b in (((-6.2, y + 0.2, 1.5), (x - 1.4, y, 0.95)), ((x + 1.4, y, 0.95), (2.6, y + 0.6, 0.75))):
        _tape(a, b, look.phase('tape'), 0.075)


def _floodlight(at_night):
    """A police lamp on a tripod that looks at the doors."""
    steel = paint('#e8b020', rough=0.5)
    for x, y in ((-0.7, 0.3), (0.7, 0.3), (0, -0.7)):
        tube([(x, y, 0), (0, 0, 2.6)], 0.05, steel)
    tube([(0, 0, 2.4), (0, 0, 4.0)], 0.06, steel)
    for side in (-0.55, 0.55):
        box((side, 0.1, 4.0), (0.95, 0.3, 0.7), paint('#5a6270'), bevel=0.03)
        box((side, 0.28, 4.06), (0.82, 0.05, 0.56), glow('#f4f8ff', 14) if at_night else paint('#dfe6ee', rough=0.1), bevel=0)
        if at_night:
            ball((side, -0.1, 4.34), 0.16, glow('#f4f8ff', 9), detail=2)
    if at_night:
        beam((0, 0.5, 4.2), (9, 15, 4.5), 9000, '#eaf2ff', angle=92, blend=1.0, size=0.3)
        panel((0, 2, 4), (8, 20, 0), (2, 1), 900, '#eaf2ff')


SHOOT = Shoot('high-school', CAMERA, build, exposure=(0.25, 0.6), bloom=(0.06, 0.4), loops=(
    Loop('tape', 2, (0, 1, 2), fps=4, zone=(52, 148, 300, 186)),
    Loop('patrol', 1, (0, 1), fps=2, zone=(180, 126, 352, 208), hours=('night',)),
    Loop('window', 1, (0, 0, 0, 0, 0, 1, 1, 1), fps=1, zone=(266, 98, 298, 128), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
