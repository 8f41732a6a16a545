"""The motel's lobby over its desk: keys on their hooks but one, a register left open, a tank that lights the night."""
import math

from builders.rooms.decor import plant
from builders.rooms.pane_views import blinds_view, lot_view
from builders.rooms.placed import placed
from builders.rooms.poolside_view import poolside_view
from builders.rooms.shell import checkers, room
from builders.rooms.stopped_clock import stopped_clock
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel
from kit.materials import glass, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, slab, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0, -1.3, 1.62), focal=226, vanishing=(176, 92), size=SIZE)
_TEAL, _BAMBOO = '#2a9a94', '#d8b060'
_BACK = 5.0


def build(look):
    """Puts the lobby on the stage; returns what is pointed at."""
    spots = {}
    room(7.2, _BACK, 3.0, wall=_TEAL, floor='#e8dcc8', ceiling='#e8e0d0', skirting='#f8ecd8',
         dado=(0.95, paint('#f08aa8', rough=0.7)), openings=((2.55, 0.0, 1.2, 2.2),))
    checkers(7.2, _BACK, '#f4ecdc', '#e88aa4', 0.6, rough=0.15)
    with group() as spots['pool-area']:
        _pool_door(look)
    with group() as spots['managers-office']:
        box((-2.5, _BACK - 0.06, 0), (1.25, 0.1, 2.3), paint('#f8ecd8'), bevel=0.01)
        box((-2.5, _BACK - 0.13, 0), (1.0, 0.08, 2.15), paint('#8a4a3a', rough=0.4), bevel=0.01)
        box((-2.5, _BACK - 0.18, 1.26), (0.72, 0.03, 0.68), paint('#f8ecd8'), bevel=0)
        placed((-2.5, _BACK - 0.2, 1.3), blinds_view, 0.62, 0.6, look.night)
        ball((-2.12, _BACK - 0.22, 1.0), 0.05, paint('#e8c468', metal=0.7, rough=0.3), detail=2)
    with group() as spots['door']:
        _street_door(look)
    _keys(spots)
    _desk()
    with group(at=(-0.25, 3.12, 1.12)) as spots['register']:
        _register(look)
    with group(at=(0.95, 2.5, 1.12), size=1.3) as spots['bell']:
        cylinder((0, 0, 0), 0.16, 0.04, paint('#3a2a20', rough=0.3), sides=24)
        ball((0, 0, 0.05), 0.14, paint('#f0c850', rough=0.12, metal=1), squash=(1, 1, 0.7))
        cylinder((0, 0, 0.14), 0.025, 0.05, paint('#f4e0a0', rough=0.2, metal=1), sides=12)
    with group(at=(2.35, 2.7, 0)):
        _tank(look)
    stopped_clock(CAMERA, (-1.5, _BACK - 0.04, 2.42), 0.24)
    with group(at=(-0.3, 2.6, 2.94), turn=(0, 24, 48)[look.phase('fan')]):
        cylinder((0, 0, -0.3), 0.04, 0.36, paint('#8a6a3a', metal=0.5))
        cylinder((0, 0, -0.42), 0.16, 0.16, paint('#8a6a3a', rough=0.3, metal=0.5), sides=20)
        for i in range(5):
            a = math.tau * i / 5
            tube([(0.16 * math.cos(a), 0.16 * math.sin(a), -0.34), (1.15 * math.cos(a), 1.15 * math.sin(a), -0.34)], [0.05, 0.12], paint('#6a4426', rough=0.6))
    with group(at=(-2.5, 1.0, 0)):
        plant(1.9, pot='#d86a3c', seed=3)
    with group(at=(3.1, 4.4, 0)):
        plant(1.5, pot='#2a6a9a', seed=5)
    for i in range(3):
        box((-1.62 + i * 0.05, _BACK - 0.05, 1.3 + i * 0.26), (0.5, 0.03, 0.2), paint(('#f4d23a', '#f8ecd8', '#e8528e')[i], rough=0.8), bevel=0, rot=(0, (4, -3, 2)[i], 0))
    if look.night:
        panel((0, -1, 2.6), (0, 3.5, 1), (4, 2), 9, '#6a7ae8')
        lamp((0.2, 4.3, 2.6), 16, '#ffc070', 0.15)
    else:
        panel((-3.3, 1.8, 1.8), (1, 3.6, 0.8), (1.6, 1.8), 190, '#ffe2b0')
        panel((0, -1.1, 2.7), (0, 3.5, 1), (5, 2.2), 130, '#fff0d8')
    return spots


def _pool_door(look):
    """Sliding glass, and the pool behind it: the view begins where the tank no longer hides it."""
    placed((2.55, _BACK + 0.06, 0.96), poolside_view, 1.4, 1.3, look.night)
    for x in (1.96, 2.55, 3.14):
        box((x, _BACK - 0.04, 0), (0.07, 0.08, 2.2), paint('#f8ecd8'), bevel=0)
    box((2.55, _BACK - 0.04, 2.14), (1.26, 0.08, 0.08), paint('#f8ecd8'), bevel=0)
    plane((2.55, _BACK, 1.1), (1.2, 2.2), glass('#e8fcff', 0.08), rot=(90, 0, 0))
    panel((2.55, _BACK - 0.1, 1.2), (2.2, 2, 0.4), (1.1, 2), 24 if look.night else 50, '#5ae0f4')


def _street_door(look):
    """In the left wall: a door with a pane, through which the sign shines by night."""
    x = -3.5
    box((x, 3.5, 0), (0.1, 1.3, 2.3), paint('#f8ecd8'), bevel=0.01)
    box((x + 0.06, 3.5, 0.05), (0.06, 1.05, 2.15), paint('#e8528e', rough=0.4), bevel=0.01)
    placed((x + 0.13, 3.5, 0.8), lot_view, 0.8, 1.2, look.night, turn=90)
    if look.night:
        panel((x + 0.3, 3.5, 1.4), (0, 3, 0.4), (0.9, 1.2), 26, '#ff5aa8')


def _keys(spots):
    """The board of keys behind the desk: pink tags on brass hooks; the hook of Room 2 is empty."""
    y, unit = _BACK - 0.06, CAMERA.metres_per_pixel(_BACK - 0.1)
    box((0.2, y, 1.36), (2.5, 0.08, 1.3), paint('#5a3622', rough=0.5, worn=0.2), bevel=0.02)
    brass = paint('#e8c05a', rough=0.2, metal=0.8)
    for row in range(2):
        for column in range(5):
            x, z = -0.72 + column * 0.46, 2.42 - row * 0.62
            if row == 0 and column < 2:
                continue
            tube([(x, y - 0.05, z), (x, y - 0.12, z)], 0.018, brass)
            if (row, column) == (1, 3):
                continue
            prism([(-0.09, -0.3), (0.09, -0.3), (0.12, -0.16), (0, -0.05), (-0.12, -0.16)], 0.03, paint('#f08ab0', rough=0.5), at=(x, y - 0.1, z))
            tube([(x, y - 0.1, z - 0.28), (x, y - 0.1, z - 0.44)], 0.016, brass)
    for name, x, tagged in (('room-1', -0.72, True), ('room-2', -0.2, False)):
        with group() as spots[name]:
            box((x, y - 0.06, 2.02), (15 * unit, 0.03, 0.52), paint('#7a4a2c' if tagged else '#3a2014', rough=0.5), bevel=0)
            write('1' if tagged else '2', CAMERA, (x, y - 0.09, 2.42), paint('#ffe6a0', glow=0.5))
            tube([(x, y - 0.08, 2.3), (x, y - 0.16, 2.3)], 0.024, brass)
            if tagged:
                box((x, y - 0.13, 2.08), (0.2, 0.03, 0.2), paint('#f4d23a', rough=0.4), bevel=0.01)


def _desk():
    """Bamboo in a bow, its top of dark wood."""
    bamboo = [paint(hue, rough=0.45) for hue in (_BAMBOO, '#c89a48', '#e4c078')]
    outline = []
    for i in range(41):
        t = i / 40 * 2 - 1
        x, y = 0.2 + t * 1.9, 2.75 + 1.1 * t * t
        cylinder((x, y, 0), 0.052, 1.02, bamboo[i % 3], sides=10)
        outline.append((x, y))
    for z in (0.3, 0.75):
        tube([(x, y - 0.06, z) for x, y in outline], 0.03, paint('#8a6230', rough=0.6))
    top = [(x, y - 0.16) for x, y in outline] + [(x * 0.94, y + 0.5) for x, y in reversed(outline)]
    slab(top, 0.09, paint('#5a2f1c', rough=0.18), at=(0, 0, 1.02))


def _register(look):
    """Open, with one line in green; by night it has been turned round."""
    paper = paint('#fbf4e0', rough=0.8, glow=0.12)
    for side in (-1, 1):
        box((side * 0.2, 0, 0), (0.4, 0.5, 0.03), paper, bevel=0, rot=(9, side * -5, 0))
        for i in range(5):
            ink = paint('#1f9a3a', glow=0.3) if (i, side) == (2, 1) else paint('#8a8aa0')
            box((side * 0.2, -0.17 + i * 0.08, 0.045 + i * 0.013), (0.28, 0.03 if (i, side) == (2, 1) else 0.015, 0.006), ink, bevel=0, rot=(9, side * -5, 0))
    tube([(0.46, -0.2, 0.06), (0.62, 0.05, 0.12)], 0.016, paint('#1f9a3a', glow=0.2))


def _tank(look):
    """A tank on its cabinet: weeds, a castle, one fish, bubbles."""
    box((0, 0, 0), (1.5, 0.6, 0.85), paint('#6a4024', rough=0.5, worn=0.2), bevel=0.02)
    water = glow('#1a9ab8', 1.3 if look.night else 0.55)
    box((0, 0.22, 0.88), (1.4, 0.06, 0.78), water, bevel=0)
    box((0, 0, 0.86), (1.4, 0.5, 0.1), paint('#e8d8a8', rough=0.9), bevel=0)
    for x, tall, hue in ((-0.5, 0.5, '#3aa04a'), (-0.38, 0.36, '#5ac05a'), (0.46, 0.56, '#2a8a4a'), (0.56, 0.34, '#6ac04a')):
        tube([(x, 0.05, 0.92), (x + 0.06, 0.05, 0.92 + tall * 0.5), (x - 0.03, 0.05, 0.92 + tall)], [0.04, 0.03, 0.01], paint(hue, glow=0.2))
    box((0.12, 0.1, 0.94), (0.2, 0.14, 0.22), paint('#c8a8a0', rough=0.8), bevel=0)
    step = look.phase('tank')
    x, z = ((-0.2, 1.36), (0.02, 1.4), (0.22, 1.32))[step]
    ball((x, -0.08, z), 0.1, glow('#ff8a2a', 1.5), squash=(1.3, 0.4, 0.8), detail=2)
    prism([(-0.2, 0.09), (-0.1, 0), (-0.2, -0.09)], 0.03, glow('#ffb04a', 1.4), at=(x, -0.08, z))
    for i in range(5):
        ball((0.44 + 0.03 * (i % 2), -0.1, 0.98 + (i * 0.14 + step * 0.05) % 0.66), 0.028, glow('#e8fcff', 1.4), detail=1)
    for px in (-0.72, 0.72):
        box((px, -0.24, 0.86), (0.05, 0.05, 0.84), paint('#20262c'), bevel=0)
    for z in (0.84, 1.66):
        box((0, 0, z), (1.52, 0.58, 0.06), paint('#20262c'), bevel=0)
    if look.night:
        lamp((0, -0.6, 1.4), 46, '#3ad0e8', 0.3)
        panel((0, -0.3, 1.3), (-2, 0.6, 0.8), (1.3, 0.7), 40, '#3ad0e8')


SHOOT = Shoot('paradise-motel-lobby', CAMERA, build, samples=9, exposure=(0.25, 0.75), bloom=(0.08, 0.4), loops=(
    Loop('fan', 1, (0, 1), fps=6, zone=(60, 0, 270, 62), hours=('day',)),
    Loop('tank', 2, (0, 1, 2, 1), fps=2, zone=(256, 84, 340, 144))))

if __name__ == '__main__':
    SHOOT.main()
