"""Inside the scrapped bus: a yellow tunnel of seat backs to a windshield; the nearest seat on the right is missing."""
import random

from builders.outside.skies import day, horizon, night
from builders.rooms.decor import footprints
from builders.rooms.zone import zone
from builders.town.wrecks import stack
from kit.camera import FrontCamera
from kit.lettering import dots_of, dotted, write
from kit.light import lamp, panel
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.05, -1.1, 1.72), focal=196, vanishing=(172, 82), size=SIZE)
_FRONT, _HALF = 6.4, 1.3
_YELLOW = '#f0b020'


def build(look):
    """Puts the bus on the stage; returns its hotspots."""
    rnd, spots = random.Random(31), {}
    _shell(look)
    for y in (0.75, 2.0, 3.15, 4.3):
        _seat(-0.82, y, '#6a3218' if y < 1 else '#8a4a22')
        if y > 2.5:
            _seat(0.82, y)
    _scribbles(look)
    gone = look.phase('seat') == 1
    with group() as spots['missing-seat']:
        if look.night and not gone:
            _seat(0.82, 2.0, '#6a4a3a', wet=True)
        else:
            for x in (0.55, 1.05):
                for y in (1.85, 2.35):
                    cylinder((x, y, 0), 0.05, 0.07, paint('#d8dce0', metal=0.8, rough=0.2), sides=6)
            box((0.82, 2.1, 0.004), (0.8, 0.75, 0.006), paint('#8a8478', rough=1), bevel=0)
            tube([(0.55, 1.85, 0.08), (0.68, 1.95, 0.02), (0.8, 1.8, 0.02), (0.95, 1.95, 0.02)], 0.018, paint('#f4e23a', glow=0.5))
    footprints([(0.7, 2.25, 10), (0.85, 2.5, 6)], hue='#c8b090', rough=0.9, z=0.014)
    footprints([(0.05, 1.9, 0), (0.18, 2.4, 5), (0.0, 2.9, -4), (0.14, 3.5, 4), (0.02, 4.2, 0)], hue='#1c2c3c', z=0.012)
    with group() as spots['list']:
        box((0.82, 3.06, 0.66), (0.5, 0.02, 0.5), paint('#8a5a2c', rough=0.6), bevel=0.01)
        box((0.82, 3.04, 0.68), (0.42, 0.02, 0.43), paint('#fff4d8', rough=0.9, glow=0.15), bevel=0)
        for i in range(6):
            box((0.78, 3.02, 1.04 - 0.06 * i), ((0.3, 0.22, 0.28, 0.2, 0.26, 0.12)[i], 0.01, 0.022), paint('#c8281c' if i in (0, 5) else '#3a3450'), bevel=0)
        box((0.82, 3.02, 1.09), (0.16, 0.03, 0.06), paint('#d8dce0', metal=0.8, rough=0.2), bevel=0)
    _cab(look, spots)
    lean = 0.05 * look.phase('plane')
    prism([(-0.16, 0), (0.18, 0.03), (-0.12, 0.1)], 0.2, paint('#f8f4e8', rough=0.9, glow=0.1), at=(-0.02 + lean, 1.55, 0.03 + lean), rot=(0, 0, 24))
    _outside(look, rnd)
    return spots


def _shell(look):
    yellow, cream = paint(_YELLOW, rough=0.5, worn=0.2, scale=2), paint('#e8d490', rough=0.6, worn=0.2)
    box((0, 2.4, -0.06), (2 * _HALF, 8.4, 0.06), paint('#5a4e44', rough=0.8, worn=0.3), bevel=0)
    box((0, 2.4, 0.0), (0.62, 8.2, 0.006), paint('#2c2a2c', rough=0.6), bevel=0)
    for side in (-1, 1):
        x = side * _HALF
        box((x, 2.4, 0), (0.06, 8.4, 1.12), yellow, bevel=0)
        box((x, 2.4, 1.78), (0.06, 8.4, 0.3), yellow, bevel=0)
        box((x - side * 0.03, 2.4, 1.1), (0.1, 8.4, 0.05), paint('#c8ccd0', metal=0.6, rough=0.3), bevel=0)
        for i in range(9):
            box((x, -1.4 + i * 0.98, 1.12), (0.07, 0.12, 0.68), yellow, bevel=0)
            box((x, -0.91 + i * 0.98, 1.45), (0.04, 0.9, 0.03), paint('#3a3a3a'), bevel=0)
        box((side * 1.02, 2.4, 2.03), (0.66, 8.4, 0.05), cream, bevel=0, rot=(0, side * 22, 0))
    box((0, 2.4, 2.2), (1.6, 8.4, 0.05), cream, bevel=0)
    for i in range(5):
        box((0, 0.4 + i * 1.4, 2.16), (2.1, 0.05, 0.06), paint('#b8902c', rough=0.5), bevel=0)
    for i in range(3):
        box((0.55 * (i - 1), 1.4 + 1.5 * i, 2.17), (0.2, 0.3, 0.03), glow('#fff0c0', 0.9) if not look.night else paint('#8a8468'), bevel=0)
    for side in (-1, 1):
        tube([(side * 0.62, -1.5, 1.98), (side * 0.62, _FRONT - 0.6, 1.98)], 0.02, paint('#d8dce0', metal=0.8, rough=0.2))


def _seat(x, y, hue='#8a4a22', wet=False):
    """A bench for two that faces the front: its back is towards the viewer."""
    skin = paint(hue, rough=0.1 if wet else 0.4, worn=0.1)
    box((x, y + 0.3, 0.36), (0.84, 0.5, 0.14), skin, bevel=0.04)
    box((x, y, 0.36), (0.84, 0.13, 0.8), skin, bevel=0.05)
    box((x, y - 0.005, 1.12), (0.84, 0.15, 0.06), paint('#5a2c14', rough=0.4), bevel=0.02)
    for dx in (-0.36, 0.36):
        tube([(x + dx, y, 0), (x + dx, y, 0.4)], 0.025, paint('#7a7e84', metal=0.6))
    if wet:
        for i in range(4):
            box((x - 0.3 + i * 0.2, y - 0.07, 0.5), (0.02, 0.02, 0.3 + 0.06 * (i % 2)), glow('#8ac8e8', 0.6), bevel=0)


def _scribbles(look):
    """What somebody scratched into the nearest seat back."""
    ink = glow('#fff0c4', 0.95 if not look.night else 0.5)
    dotted(dots_of('F WAS HERE', 2), CAMERA, (-0.78, 0.66, 1.02), ink)
    for points in ([(-1.1, 0.8), (-1.0, 0.9), (-0.9, 0.8), (-1.0, 0.7), (-1.1, 0.8)], [(-0.7, 0.7), (-0.6, 0.92), (-0.5, 0.7)], [(-0.66, 0.8), (-0.54, 0.8)]):
        tube([(x, 0.66, z) for x, z in points], 0.012, ink)
    box((-0.95, 0.66, 0.45), (0.2, 0.02, 0.14), paint('#2a1008'), bevel=0)
    ball((-0.86, 0.64, 0.5), 0.05, paint('#e8d8a0', rough=1), detail=1)


def _cab(look, spots):
    """The end: the windshield in two panes, the driver's place, the mirror, the folding door."""
    yellow, black = paint(_YELLOW, rough=0.5), paint('#1c1a20', rough=0.6)
    box((0, _FRONT, 0), (2 * _HALF, 0.08, 0.95), yellow, bevel=0)
    box((0, _FRONT, 1.78), (2 * _HALF, 0.08, 0.5), yellow, bevel=0)
    for x in (-1.24, -0.1, 0.42, 1.24):
        box((x, _FRONT, 0), (0.1, 0.1, 2.0), yellow if x != -0.1 else black, bevel=0)
    box((-0.35, _FRONT - 0.2, 0.82), (1.6, 0.34, 0.14), black, bevel=0.03)
    box((-0.72, 5.3, 0.3), (0.56, 0.14, 0.95), paint('#2a3a5a', rough=0.6), bevel=0.05)
    ring((-0.72, _FRONT - 0.35, 1.2), 0.24, 0.025, black, rot=(70, 0, 0))
    box((0, 4.5, 1.98), (1.5, 0.05, 0.22), yellow, bevel=0)
    write('SIT DOWN', CAMERA, (0.0, 4.46, 2.09), paint('#1c1a20', rough=0.6))
    shift = 0.04 * look.phase('mirror')
    with group() as spots['mirror']:
        y = 4.9
        tube([(0.0, y, 2.2), (shift, y, 1.92)], 0.02, black)
        box((shift, y, 1.56), (1.0, 0.05, 0.36), black, bevel=0.02)
        box((shift, y - 0.03, 1.59), (0.92, 0.02, 0.3), paint('#a8c4d8' if not look.night else '#3a4a78', rough=0.3, glow=0.35), bevel=0)
        if look.night:
            for i in range(6):
                ball((shift - 0.36 + i * 0.145, y - 0.05, 1.7 + 0.02 * (i % 2)), 0.055, paint('#0c0a16'), detail=2)
                box((shift - 0.36 + i * 0.145, y - 0.05, 1.6), (0.11, 0.02, 0.08), paint('#0c0a16'), bevel=0)
        else:
            box((shift + 0.12, y - 0.05, 1.6), (0.24, 0.02, 0.13), paint('#d8302c', glow=0.1), bevel=0)
            ball((shift + 0.12, y - 0.05, 1.77), 0.06, paint('#e8c090'), detail=2)
            for i in range(3):
                box((shift - 0.34 + i * 0.16, y - 0.05, 1.6), (0.12, 0.02, 0.12), paint('#8a4a22'), bevel=0)
    with group() as spots['door']:
        wide = look.night
        for i, x in enumerate((0.62, 1.02)):
            px = x + (0.34 if wide and i == 0 else 0.12 if wide else 0)
            box((px, _FRONT - 0.12, 0.0), (0.16 if wide else 0.36, 0.05, 1.78), paint('#c8861c', rough=0.5), bevel=0.01)
            box((px, _FRONT - 0.16, 0.9), (0.1 if wide else 0.24, 0.02, 0.75), glow('#ffe8b8', 1.0) if not look.night else paint('#2a3460'), bevel=0)
        box((0.74, _FRONT + 0.02, 0), (0.56, 0.04, 1.78), paint('#f4c87a', glow=0.5) if not look.night else paint('#0c0a18'), bevel=0)
        tube([(0.44, _FRONT - 0.4, 0.9), (0.44, _FRONT - 0.4, 1.25), (0.7, _FRONT - 0.25, 1.3)], 0.03, paint('#d8dce0', metal=0.8))
        for i in range(2):
            box((0.82, _FRONT - 0.4 - 0.35 * i, 0.02 + 0.1 * (1 - i)), (0.8, 0.3, 0.08), paint('#2c2a2c'), bevel=0)


def _outside(look, rnd):
    plane((0, 30, -0.9), (160, 120), paint('#8a6a44' if not look.night else '#343040', rough=1, worn=0.4, scale=0.5))
    for x, y, count in ((-5.5, 17, 4), (3.5, 20, 5), (-7, 5.5, 4), (7, 8, 4)):
        with group(at=(x, y, -0.9), turn=rnd.uniform(-12, 12)):
            stack(rnd, count)
    horizon(look.night, ('#c8946c', '#8a6450'), ('#33304e', '#1c1c34'), heights=(24, 12), haze='#f0b078', glow_low='#3c4468')
    if look.night:
        night(CAMERA, 'blue', towards=(0.62, 0.2, -0.6), energy=1.6)
        on = look.phase('seat') == 1
        ball((-0.75, _FRONT + 1.2, 1.62), 0.22, glow('#ff2a1c', 12 if on else 0.7), detail=2)
        panel((-0.5, _FRONT - 0.3, 1.5), (0.3, 2, 0.4), (1.2, 0.6), 90 if on else 34, '#ff3a2a')
        panel((0, -0.9, 2.1), (0.3, 2.6, 0.4), (1.6, 0.4), 16, '#6a7aff')
        lamp((0.9, _FRONT - 0.3, 0.5), 5, '#ff6a4a', 0.2)
        return
    day('gold', (0.66, 0.12, -0.5), energy=1.0)
    panel((0, -0.9, 2.1), (0, 3, 0.6), (2, 0.4), 30, '#ffe0a0')


SHOOT = Shoot('junkyard-school-bus', CAMERA, build, exposure=(0.5, 0.75), bloom=(0.12, 0.4), samples=24, loops=(
    Loop('mirror', 1, (0, 0, 1, 1), 2, zone(CAMERA, (0.02, 4.9, 1.78), (0.62, 0.26)), ('day',)),
    Loop('plane', 1, (0, 0, 0, 0, 1, 0, 1), 2, zone(CAMERA, (0.0, 1.55, 0.1), (0.3, 0.2)), ('day',)),
    # The lamp that goes on shines through the whole bus.
    Loop('seat', 1, (0, 0, 1, 1), 1.5, hours=('night',)),
))

if __name__ == '__main__':
    SHOOT.main()
