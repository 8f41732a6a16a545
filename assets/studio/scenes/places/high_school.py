"""Arcadia High under lockdown, over a barrier: seven sealed doors, the clock at 8:04, one yellow dot behind a window."""
import math
import random

from builders.land import wood
from builders.outside.skies import clouds, day, horizon, night
from builders.school import NAME, school
from builders.town.police_station import patrol_car
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import beam, panel
from kit.materials import asphalt, brick, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, prism, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-2.5, 0, 1.5), focal=280, vanishing=(160, 170), size=SIZE)
_FRONT = 37.5
# Where each door stands along the front.
_DOORS = {'gym': -21.1, 'library': -14.5, 'cafeteria': -7.9, 'office': 7.9, 'science-wing': 14.5, 'auditorium': 21.1}
_TAPE = '#f4d020'


def build(look):
    """Puts the school behind its barriers; returns the seven doors."""
    rnd = random.Random(6)
    plane((0, 100, 0), (300, 240), paint('#6f8a3c' if not look.night else '#3c4a44', rough=1, worn=0.3, scale=0.5))
    road = asphalt('#54565e', 0.12) if not look.night else asphalt('#2a2c38', 0.85)
    plane((0, 12, 0.01), (200, 17), road)
    box((0, 21.2, 0), (200, 1.2, 0.14), paint('#b8ac9c', rough=0.8), bevel=0)
    plane((0, 28, 0.02), (4.4, 14), paint('#c4b69c' if not look.night else '#787084', rough=0.5, worn=0.2, scale=1.6))
    spots = _school(look)
    _barrier(look)
    for x, turn in ((-10.5, 6), (6.6, -4)):
        with group(at=(x, 24.5, 0), turn=turn):
            _sawhorse()
    _tape((-9.4, 24.4, 0.95), (5.6, 24.5, 0.95), look.phase('tape'), 0.12)
    with group(at=(8.5, 15.6, 0.02), turn=14):
        patrol_car(look.night, (1, 2)[look.phase('patrol')] if look.night else 0)
    with group(at=(-9.7, 14.6, 0)):
        _floodlight(look.night)
    wood(rnd, [(-33, 52, 0), (-40, 58, 0), (-28, 60, 0), (30, 54, 0), (36, 60, 0), (42, 52, 0), (-48, 54, 0)], kinds=('autumn', 'gold', 'green'), height=11, leaf=0.6)
    horizon(look.night)
    if look.night:
        night(CAMERA, 'violet', moon=(290, 42), radius=12, towards=(0.4, 0.5, -0.7), energy=0.8)
    else:
        day('gold', (0.62, 0.7, -0.42), energy=1.05)
        clouds(CAMERA, ((56, 50, 210), (282, 34, 190), (336, 76, 120)))
    return spots


def _school(look):
    spots, shines = {}, look.night and look.phase('window') == 0
    with group(at=(0, _FRONT, 0)):
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
        box((-32, 10, 0), (18, 20, 8), brick('#8a4634', '#4a2a26'), bevel=0)
        cylinder((-32, 0.4, 4.2), 9.2, 19, paint('#4f8f7e', rough=0.6), rot=(-90, 0, 0), sides=30)
    write('ARCADIA HIGH', CAMERA, (NAME[0], _FRONT + NAME[1], NAME[2]), paint('#2a2030', rough=0.8))
    return spots


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
    """The barrier before the viewer, and the tape that runs out of the picture on both sides."""
    y, x = 6.6, -0.2
    wood_, unit = paint('#e8dcc4', rough=0.8), CAMERA.metres_per_pixel(6.6)
    for side in (-1, 1):
        for lean in (-0.34, 0.34):
            tube([(x + side * 0.78, y + 0.1 + lean, 0), (x + side * 0.78, y + 0.1, 1.25)], 0.05, wood_)
    box((x, y + 0.06, 0.72), (2.0, 0.08, 0.44), paint('#f8f2e4', rough=0.6), bevel=0.01)
    for i in range(9):
        prism([(0, 0), (0.11, 0), (0.19, 0.14), (0.08, 0.14)], 0.03, paint('#f06a1c', rough=0.6), at=(x - 0.98 + i * 0.215, y + 0.01, 0.44))
    box((x, y + 0.06, 0.42), (2.0, 0.07, 0.18), paint('#f8f2e4', rough=0.6), bevel=0.01)
    write('DO NOT ENTER', CAMERA, (x, y, 0.94), paint('#c01e2c', rough=0.7, glow=0.1))
    cylinder((x + 0.8, y, 1.25), 0.09, 0.14, paint('#2a2630'), sides=12)
    ball((x + 0.8, y, 1.46), 0.1, glow('#ffb020', 6 if look.night and look.phase('patrol') == 0 else 0.8), detail=2)
    for end, start in ((-6.0, x - 0.8), (6.0, x + 0.8)):
        _tape((min(end, start), y - 0.05, 0.98), (max(end, start), y - 0.05, 0.98), look.phase('tape'), 1.6 * unit)


def _floodlight(at_night):
    """A police lamp on a tripod that looks at the doors."""
    steel = paint('#e8b020', rough=0.5)
    for x, y in ((-0.7, 0.3), (0.7, 0.3), (0, -0.7)):
        tube([(x, y, 0), (0, 0, 2.6)], 0.05, steel)
    tube([(0, 0, 2.4), (0, 0, 4.0)], 0.06, steel)
    for side in (-0.55, 0.55):
        box((side, 0.1, 4.0), (0.95, 0.3, 0.7), paint('#20242c'), bevel=0.03)
        box((side, 0.28, 4.06), (0.82, 0.05, 0.56), glow('#f4f8ff', 14) if at_night else paint('#dfe6ee', rough=0.1), bevel=0)
        if at_night:
            ball((side, -0.1, 4.34), 0.16, glow('#f4f8ff', 9), detail=2)
    if at_night:
        beam((0, 0.5, 4.2), (14, 23, 5.5), 20000, '#eaf2ff', angle=84, blend=1.0, size=0.3)
        panel((0, 2, 4), (8, 20, 0), (2, 1), 900, '#eaf2ff')


SHOOT = Shoot('high-school', CAMERA, build, exposure=(0.25, 0.6), bloom=(0.06, 0.4), loops=(
    Loop('tape', 2, (0, 1, 2), fps=4, zone=(0, 160, 352, 208)),
    Loop('patrol', 1, (0, 1), fps=2, zone=(262, 130, 352, 200), hours=('night',)),
    Loop('window', 1, (0, 0, 0, 0, 0, 1, 1, 1), fps=1, zone=(250, 116, 282, 150), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
