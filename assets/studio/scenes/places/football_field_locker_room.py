"""The locker room: royal blue tile, a low bench between two rows of hooks, steam at the end; 07 and 30 pinned together."""
import random

from builders.rooms.decor import sneaker
from builders.rooms.lights import bulkhead
from builders.rooms.placed import placed
from builders.rooms.plumbing import pipe
from builders.rooms.rig import dust
from builders.rooms.shell import checkers, room
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.lettering import pattern_of, dotted, write
from kit.light import panel, sky
from kit.materials import brick, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.45, -1.0, 1.5), focal=190, vanishing=(190, 92), size=SIZE)
_DEPTH, _STUB, _MIRROR = 5.4, 3.1, 2.7
_HAT = ('....###....', '...#...#...', '..#.....#..', '.#.......#.', '###########', '#.........#', '###########')
_JERSEY = [(-0.27, -0.72), (0.27, -0.72), (0.27, -0.28), (0.4, -0.36), (0.47, -0.16), (0.2, 0), (-0.2, 0), (-0.47, -0.16), (-0.4, -0.36), (-0.27, -0.28)]


def build(look):
    """Puts the locker room on the stage; returns its hotspots."""
    rnd, spots = random.Random(30), {}
    tile = brick('#2a56c0', '#9ab8f0', length=0.3, height=0.3, joint=0.014, vary=0.25, rough=0.25)
    room(5.4, _DEPTH, 2.8, wall=tile, floor='#3a5a9a', ceiling='#8a9cc0', skirting='#16306a', openings=((-0.1, 0, 1.1, 2.15),))
    checkers(5.4, _DEPTH, '#c4d0e4', '#3f62ac', 0.45)
    for z in (1.05,):
        for side in (-1, 1):
            box((side * 2.66, 2, z), (0.05, 7, 0.1), paint('#f4d23a', rough=0.4), bevel=0)
    _hooks(rnd)
    with group() as spots['jerseys']:
        _pair(look)
    with group() as spots['mirror']:
        _mirror(look)
    with group() as spots['shower']:
        _shower(look)
    with group() as spots['tunnel']:
        for i in range(4):
            box((-0.1, _DEPTH + 0.7 + i * 1.1, 2.1), (1.2, 0.9, 0.1), paint('#5a6478', rough=0.9), bevel=0)
        for x in (-0.68, 0.48):
            box((x, _DEPTH + 2.5, 0), (0.1, 5.0, 2.2), paint('#5a6884', rough=0.9), bevel=0)
        box((-0.1, _DEPTH + 5.0, 0.0), (1.2, 0.05, 0.75), glow('#6ad04a' if not look.night else '#16402c', 1.1), bevel=0)
        box((-0.1, _DEPTH + 5.0, 0.75), (1.2, 0.05, 1.4), glow('#bfe4ff' if not look.night else '#2a3a86', 1.2), bevel=0)
        for x in (-0.68, 0.48):
            box((x, _DEPTH - 0.05, 0), (0.1, 0.1, 2.2), paint('#f4d23a', rough=0.4), bevel=0)
        box((-0.1, _DEPTH - 0.05, 2.15), (1.26, 0.1, 0.1), paint('#f4d23a', rough=0.4), bevel=0)
    _bench()
    box((-2.66, 1.7, 1.98), (0.06, 2.4, 0.62), glow('#dcecff', 1.7) if not look.night else paint('#2a3a6a', rough=0.2), bevel=0)
    for i in range(4):
        box((-2.62, 0.55 + i * 0.78, 1.95), (0.06, 0.06, 0.68), paint('#e8eef8'), bevel=0)
    pipe([(-2.5, -1, 2.62), (-2.5, _DEPTH - 0.2, 2.62)], 0.06, '#b8c4d8')
    pipe([(1.9, -1, 2.6), (1.9, _DEPTH - 0.2, 2.6)], 0.05, '#d85a3a')
    _light(look)
    return spots


def _jersey(hue, trim='#f4d23a'):
    """Hangs by its collar from the origin, its back to -y."""
    prism(_JERSEY, 0.12, paint(hue, rough=0.95), bevel=0.02)
    box((0, -0.07, -0.7), (0.52, 0.02, 0.06), paint(trim, rough=0.9), bevel=0)
    box((0, 0.0, -0.02), (0.24, 0.14, 0.06), paint(trim, rough=0.9), bevel=0.01)


def _hooks(rnd):
    """A rail of hooks along each wall; jerseys, towels and pads hang from it."""
    for side in (-1, 1):
        box((side * 2.64, 1.2, 1.7), (0.06, 3.6, 0.14), paint('#8a5a30', rough=0.5), bevel=0.01)
        for i in range(5):
            y = 0.2 + i * 0.62
            tube([(side * 2.6, y, 1.74), (side * 2.5, y, 1.72), (side * 2.48, y, 1.8)], 0.018, paint('#d8dce4', metal=0.8, rough=0.2))
            box((side * 2.6, y, 1.86), (0.02, 0.3, 0.08), paint('#f4efe0', rough=0.9), bevel=0)
            with group(at=(side * 2.5, y, 1.72), turn=side * -90, size=0.82):
                if i != 3:
                    _jersey(('#c8302c', '#f2f0e4', '#c8302c', '#f2f0e4', '#c8302c')[(i + (side > 0)) % 5])
                else:
                    box((0, 0, -0.9), (0.4, 0.06, 0.9), paint(('#f4f0e4', '#f4d23a')[side > 0], rough=1), bevel=0.02)
        box((side * 2.4, 1.4, 0.42), (0.44, 3.2, 0.06), paint('#b07a40', rough=0.4), bevel=0.01)
        for y in (0.1, 1.4, 2.7):
            box((side * 2.4, y, 0), (0.36, 0.08, 0.42), paint('#3a4a6a'), bevel=0)
        for i in range(4):
            ball((side * 2.4, 0.4 + i * 0.8 + rnd.uniform(-0.1, 0.1), 0.6), 0.16, paint(('#f4d23a', '#f2f0e4')[i % 2], rough=0.25), squash=(0.9, 1, 0.9))


def _pair(look):
    """The stub wall that faces the door, with the two that are pinned together."""
    box((-1.75, _STUB + 0.1, 0), (1.9, 0.2, 2.3), paint('#173a94', rough=0.3), bevel=0.01)
    box((-1.75, _STUB - 0.03, 1.96), (1.8, 0.06, 0.14), paint('#8a5a30', rough=0.5), bevel=0.01)
    for x, number, hue in ((-2.15, '07', '#e0342c'), (-1.32, '30', '#f4d23a')):
        with group(at=(x, _STUB - 0.1, 1.94), size=0.98):
            _jersey(hue, '#f4f0e4')
        write(number, CAMERA, (x, _STUB - 0.18, 1.58), paint('#fff8e8' if number == '07' else '#1c2a6a', rough=0.8, glow=0.2))
    tube([(-1.82, _STUB - 0.2, 1.72), (-1.66, _STUB - 0.2, 1.72)], 0.022, paint('#ffffff', metal=0.6, glow=0.4))
    if look.night:
        for i in range(3):
            ball((-1.42 + i * 0.1, _STUB - 0.18, 1.86 - 0.03 * i), 0.025, glow('#bfe0ff', 1.2), detail=1)
    box((-1.75, _STUB - 0.14, 0.42), (1.5, 0.3, 0.06), paint('#b07a40', rough=0.4), bevel=0.01)
    for x in (-2.3, -1.2):
        box((x, _STUB - 0.14, 0), (0.08, 0.24, 0.42), paint('#3a4a6a'), bevel=0)


def _mirror(look):
    """Over a basin on the other stub; what is drawn in its steam."""
    box((2.05, _MIRROR + 0.1, 0), (1.3, 0.2, 2.3), paint('#173a94', rough=0.3), bevel=0.01)
    box((1.98, _MIRROR - 0.02, 1.22), (0.92, 0.05, 0.72), paint('#d8dce4', metal=0.6, rough=0.3), bevel=0.01)
    box((1.98, _MIRROR - 0.05, 1.26), (0.84, 0.02, 0.64), paint('#8aa6d0' if not look.night else '#6a9a9a', rough=0.5, glow=0.25), bevel=0)
    ink = paint('#1c3468', rough=0.6) if not look.night else paint('#0c2430')
    if look.night:
        write('8:04', CAMERA, (1.98, _MIRROR - 0.09, 1.6), ink)
        run = 0.1 + 0.05 * look.phase('run')
        for x in (1.8, 1.93, 2.14):
            box((x, _MIRROR - 0.08, 1.5 - run), (0.02, 0.01, run), ink, bevel=0)
    else:
        dotted(pattern_of(_HAT), CAMERA, (1.98, _MIRROR - 0.09, 1.52), ink)
    box((1.98, _MIRROR - 0.22, 0.86), (0.7, 0.44, 0.16), paint('#f0f4fa', rough=0.15), bevel=0.04)
    tube([(1.98, _MIRROR - 0.05, 1.02), (1.98, _MIRROR - 0.08, 1.14), (1.98, _MIRROR - 0.24, 1.12)], 0.025, paint('#d8dce4', metal=0.9, rough=0.2))
    cylinder((1.98, _MIRROR - 0.15, 0), 0.07, 0.86, paint('#e0e6f0', rough=0.3))


def _shower(look):
    """Two heads on the end wall, paler tile behind; the lamp in its cage over them."""
    box((1.55, _DEPTH - 0.03, 0), (1.6, 0.04, 2.4), brick('#a8c4ec', '#e4eefc', length=0.2, height=0.2, joint=0.012, vary=0.2, rough=0.2), bevel=0)
    box((0.78, _DEPTH - 0.5, 0), (0.1, 1.0, 1.15), paint('#f0f4fa', rough=0.3), bevel=0.01)
    for x in (1.1, 1.6):
        pipe([(x, _DEPTH - 0.08, 0.9), (x, _DEPTH - 0.08, 1.95), (x, _DEPTH - 0.4, 2.0)], 0.028, '#d8dce4')
        cylinder((x, _DEPTH - 0.45, 1.86), 0.1, 0.12, paint('#d8dce4', metal=0.8, rough=0.2), top=0.04)
        ball((x, _DEPTH - 0.15, 1.0), 0.05, paint('#d8342c' if x > 1.3 else '#2f6ac8', rough=0.3))
    if not look.night:
        fall = look.phase('drip')
        if fall:
            ball((1.1, _DEPTH - 0.45, 1.9 - 0.62 * fall), 0.045, glow('#ffffff', 1.6), squash=(0.7, 0.7, 1.5), detail=1)
    with group(at=(1.35, _DEPTH - 0.06, 2.3)):
        bulkhead(look.night and look.phase('lamp') != 1, 70, '#ffc860')


def _bench():
    """Low and long between the hooks; cleats on its near end."""
    for x in (-0.52, -0.3, -0.08):
        box((x, 2.3, 0.44), (0.19, 3.8, 0.06), paint('#c88a48', rough=0.35), bevel=0.01)
    for y in (0.7, 2.3, 3.9):
        box((-0.3, y, 0), (0.5, 0.1, 0.44), paint('#3a4a6a', rough=0.5), bevel=0.01)
    sneaker((-0.48, 1.35, 0.5), turn=16, size=1.6, hue='#1c1c24', sole='#f4f0e4', stripe='#f4d23a')
    sneaker((-0.16, 1.5, 0.5), turn=-24, size=1.6, hue='#1c1c24', sole='#f4f0e4', stripe='#f4d23a')
    ball((0.5, 1.5, 0.09), 0.1, paint('#f4f0e4', rough=0.9))
    tube([(0.5, 1.42, 0.02), (0.7, 1.7, 0.015), (0.4, 2.0, 0.015), (0.6, 2.3, 0.015)], 0.02, paint('#f4f0e4', rough=0.9))
    plane((1.0, 3.6, 0.006), (0.7, 1.2), paint('#7a9ad8', rough=0.05))


def _light(look):
    if look.night:
        sky([(0, '#101a3c'), (1, '#0a1028')], 0.25)
        on = look.phase('lamp') != 1
        panel((1.2, _DEPTH - 0.3, 2.1), (0.2, 2.4, 0.6), (0.8, 0.5), 150 if on else 30, '#ffbe5a')
        panel((0.3, -0.8, 2.5), (0, 3, 0.9), (2.6, 1), 26, '#4a6aff')
        panel((0.9, 4.6, 0.3), (0.9, 4.9, 2), (1.2, 0.8), 16, '#ffd890')
        dust((0.5, 3.8, 0.05, 2.2, 5.2, 2.4), 170, 5 + look.phase('steam'), '#ffe8c0', 1.0, 0.022)
        dust((-1.2, 3.6, 0.02, 2.4, 5.2, 0.7), 110, 15, '#e8dcd8', 0.8, 0.024)
        return
    sky([(0, '#c8dcf4'), (1, '#a8c0e8')], 0.35)
    panel((-2.5, 1.7, 2.3), (0.5, 2.2, 0.4), (2.4, 0.7), 210, '#e4f0ff')
    panel((0.3, -0.8, 2.6), (0, 3, 0.9), (2.8, 1), 80, '#fff0d8')
    panel((-0.1, _DEPTH + 0.2, 1.2), (-0.2, 2, 0.2), (1.0, 2.0), 46, '#e8ffd8')
    dust((0.8, 4.4, 0.1, 2.2, 5.2, 1.6), 60, 5, '#ffffff', 0.9, 0.02)


SHOOT = Shoot('football-field-locker-room', CAMERA, build, exposure=(0.3, 0.8), bloom=(0.12, 0.4), samples=6, loops=(
    Loop('drip', 2, (0, 0, 0, 0, 1, 2), 5, zone(CAMERA, (1.1, _DEPTH - 0.45, 1.0), (0.2, 0.95)), ('day',)),
    Loop('lamp', 1, (0, 0, 0, 0, 0, 1, 0, 0, 1, 0), 4, zone(CAMERA, (1.35, _DEPTH - 0.1, 2.1), (0.7, 0.5)), ('night',)),
    Loop('run', 2, (0, 0, 1, 1, 2, 2, 2), 1, zone(CAMERA, (1.98, _MIRROR, 1.4), (0.4, 0.26)), ('night',)),
))

if __name__ == '__main__':
    SHOOT.main()
