"""The junkyard's office: a trailer the yellow of nicotine, a wall of hubcaps like moons round a small window."""
import random

from builders.outside.skies import day, night
from builders.rooms.doors import institution_door
from builders.rooms.desk_things import mug, phone
from builders.rooms.office_storage import filing_cabinet, paper_stack
from builders.rooms.pane_views import door_pane, wrecks_view
from builders.rooms.placed import placed
from builders.rooms.shell import room
from builders.rooms.windows import window_frame
from builders.rooms.zone import zone
from builders.town.wrecks import stack, tyres
from kit.camera import FrontCamera
from kit.lettering import dotted, pattern_of, write
from kit.light import lamp, panel
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, ring, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.4, -1.4, 1.55), focal=205, vanishing=(150, 90), size=SIZE)
_DEPTH, _WINDOW = 3.4, (0.62, 1.15)
# The hubcap that rocks by night, and the one that is then gone.
_ROCKS, _GONE = 9, 20


def build(look):
    """Puts the trailer on the stage; returns its hotspots."""
    rnd, spots = random.Random(730), {}
    room(5.4, _DEPTH, 2.45, wall='#d8a636', floor='#6a4a2a', ceiling='#b88a34', skirting='#6a4418', openings=((_WINDOW[0], _WINDOW[1], 1.1, 0.8),),
         side_wall=paint('#cf9a34', rough=0.7))
    _walls()
    for i in range(9):
        plane((0, i * 0.5, 0.004), (5.4, 0.02), paint('#3a2814'))
    window_frame((_WINDOW[0], _DEPTH, _WINDOW[1]), 1.1, 0.8, '#8a6a3a', columns=2, rows=1)
    with group() as spots['door']:
        placed((-1.9, _DEPTH - 0.07, 0), institution_door, 0.9, 2.05, '#4a7a86')
        door_pane(wrecks_view, look.night, (-1.9, _DEPTH - 0.07, 0), width=0.9, tall=2.05)
    with group() as spots['hubcaps']:
        _hubcaps(look, rnd)
    _calendar()
    _desk(look, spots)
    with group() as spots['bowl']:
        cylinder((-1.15, 1.75, 0), 0.3, 0.16, paint('#c8302c', rough=0.3), top=0.24, sides=24)
        disc((-1.15, 1.75, 0.165), 0.215, paint('#2a1208', rough=0.8), rot=(0, 0, 0))
        if not look.night:
            for _ in range(26):
                ball((-1.15 + rnd.uniform(-0.16, 0.16), 1.75 + rnd.uniform(-0.16, 0.16), 0.17 + rnd.uniform(0, 0.06)), 0.045, paint(('#a86a34', '#8a4c22', '#c48a4a')[rnd.randrange(3)], rough=0.9), detail=1)
    plane((-1.15, 1.7, 0.006), (0.95, 0.7), paint('#7a3a2a', rough=1, worn=0.3))
    _heater(look)
    _fly_paper(look)
    placed((2.3, 3.3, 0), filing_cabinet, '#7a8a5a', 4, pulled=3)
    with group(at=(-2.3, 2.35, 0)):
        tyres(4)
    for i, hue in enumerate(('#c8302c', '#2f6ab0')):
        cylinder((-2.35 + 0.3 * i, 1.5, 0), 0.12, 0.3, paint(hue, rough=0.4), sides=14)
    _outside(look, rnd)
    return spots


def _walls():
    """Behind, printed panels in two tones with grooves, browned by smoke below the ceiling; on the left the trailer's ribs of tin;
    on the right wood in boards, paler where a picture hung for years."""
    y = _DEPTH - 0.004
    tones = [paint(hue, rough=0.6) for hue in ('#dcae44', '#cc9a30', '#d4a43a', '#c08e2a')]
    brown, groove = paint('#94681c', rough=0.8), paint('#6e4c14', rough=0.9)
    for i in range(18):
        x0, x1 = -2.7 + i * 0.3, -2.4 + i * 0.3
        parts = ((0, _WINDOW[1]), (_WINDOW[1] + 0.8, 2.45)) if x1 > _WINDOW[0] - 0.55 and x0 < _WINDOW[0] + 0.55 else ((0, 2.45),)
        for low, high in parts:
            sheets([[(x0, y, low), (x1, y, low), (x1, y, high), (x0, y, high)]], tones[(i * 7) % 4], name='panel')
            sheets([[(x0, y - 0.004, low), (x0 + 0.022, y - 0.004, low), (x0 + 0.022, y - 0.004, high), (x0, y - 0.004, high)]], groove, name='groove')
        drip = 2.2 + 0.09 * ((i * 5) % 4) / 4
        sheets([[(x0, y - 0.002, drip), (x1, y - 0.002, drip), (x1, y - 0.002, 2.45), (x0, y - 0.002, 2.45)]], brown, name='smoke')
    tin = paint('#e0b24c', rough=0.35, metal=0.35)
    for i in range(18):
        cylinder((-2.69, -0.2 + i * 0.2, 0.1), 0.045, 2.35, tin, sides=8)
    for i in range(7):
        z = 0.12 + i * 0.34
        box((2.68, 1.2, z), (0.03, 4.6, 0.325), paint(('#b87c2c', '#a86e26', '#c08834')[i % 3], rough=0.55), bevel=0.01)
    box((2.655, 2.35, 1.46), (0.012, 0.6, 0.44), paint('#d2a04c', rough=0.8), bevel=0)
    ball((2.64, 2.35, 1.94), 0.022, paint('#3a3028', metal=0.6), detail=1)


def _calendar():
    """September, crossed out as far as somebody went on crossing out."""
    x, y = -2.28, _DEPTH - 0.04
    box((x, y, 1.3), (0.44, 0.02, 0.64), paint('#f8f0d8', rough=0.9), bevel=0)
    box((x, y - 0.012, 1.7), (0.44, 0.02, 0.24), paint('#b8241c', rough=0.6), bevel=0)
    write('SEP', CAMERA, (x, y - 0.04, 1.82), paint('#fff4dc', rough=0.8, glow=0.2))
    days = [['##'] * 5 for _ in range(4)]
    for hue, first, last in (('#4a4038', 0, 12), ('#d0b890', 12, 20)):
        rows = []
        for week, cells in enumerate(days):
            line = '.'.join(cell if first <= week * 5 + i < last else '..' for i, cell in enumerate(cells))
            rows += [line, line, '.' * len(line)]
        dotted(pattern_of(rows), CAMERA, (x, y - 0.04, 1.5), paint(hue, rough=0.9))


def _hubcap(at, radius, tilt=0.0, kind=0):
    x, y, z = at
    chrome = paint('#e8ecf0', rough=0.16, metal=0.9)
    disc((x, y - 0.01, z), radius, paint('#3a3228', rough=0.5))
    cylinder((x + tilt, y - 0.01, z), radius, 0.05, chrome, rot=(90, 0, 0), top=radius * 0.72, sides=22)
    ring((x + tilt, y - 0.05, z), radius * 0.8, 0.014, paint(('#8a8e94', '#c8302c', '#2a2c34')[kind], rough=0.3, metal=0.5), steps=18)
    ball((x + tilt, y - 0.06, z), radius * 0.34, chrome, squash=(1, 0.5, 1), detail=2)


def _hubcaps(look, rnd):
    """Forty on the wall; by night thirty-nine, and in each a small reflection."""
    places = []
    for row in range(5):
        for column in range(11):
            x, z = -0.72 + column * 0.315 + 0.15 * (row % 2), 0.72 + row * 0.36
            if not (abs(x - _WINDOW[0]) < 0.78 and _WINDOW[1] - 0.2 < z < _WINDOW[1] + 1.0) and x < 2.6:
                places.append((x, z))
    for i, (x, z) in enumerate(places):
        radius = rnd.uniform(0.125, 0.165)
        if look.night and i == _GONE:
            disc((x, _DEPTH - 0.02, z), radius, paint('#f4d488', rough=0.9))
            continue
        _hubcap((x, _DEPTH - 0.03, z), radius, 0.03 * look.phase('rock') if i == _ROCKS else 0.0, i % 3)
        if look.night:
            ball((x + 0.03, _DEPTH - 0.13, z + 0.02), 0.024, glow('#ffe23a', 1.5), detail=1)
            box((x + 0.03, _DEPTH - 0.13, z + 0.035), (0.05, 0.02, 0.02), paint('#5a2a7a', glow=0.3), bevel=0)
    for i in range(9):
        cylinder((-2.66, 0.4 + 0.36 * i, 1.35 + 0.36 * (i % 2)), 0.15, 0.05, paint('#e8ecf0', rough=0.16, metal=0.9), rot=(0, 90, 0), top=0.1)


def _desk(look, spots):
    """Cut by the frame on the right: the ledger lies open on it."""
    box((1.55, 1.35, 0.7), (2.3, 0.95, 0.07), paint('#5a7a6a', rough=0.4, worn=0.3), bevel=0.015)
    for x in (0.55, 1.9):
        box((x, 1.0, 0), (0.28 if x < 1 else 0.9, 0.1, 0.7), paint('#3a5248', rough=0.5), bevel=0.01)
    with group() as spots['ledger']:
        box((0.98, 1.28, 0.78), (0.84, 0.5, 0.03), paint('#7a1c1c', rough=0.6), bevel=0.01, rot=(26, 0, 0))
        for side in (-1, 1):
            box((0.98 + side * 0.195, 1.265, 0.815), (0.37, 0.46, 0.03), paint('#fff4d8', rough=0.9, glow=0.1), bevel=0, rot=(26, 0, 0))
            for i in range(5):
                wide = (0.3, 0.24, 0.28, 0.2, 0.26)[(i + side) % 5]
                box((0.84 + side * 0.195 + wide / 2, 1.4 - i * 0.066, 0.915 - i * 0.032), (wide, 0.018, 0.012), paint('#c81c1c' if side > 0 and i == 3 else '#3a3450'), bevel=0, rot=(26, 0, 0))
        box((0.98, 1.3, 0.8), (0.5, 0.1, 0.12), paint('#5a1414'), bevel=0.01)
    placed((1.85, 1.5, 0.77), phone, '#2a2622', size=1.4)
    placed((0.52, 1.62, 0.77), mug, size=1.5)
    placed((1.5, 1.66, 0.77), paper_stack)
    with group(at=(1.72, 1.08, 0.78)):
        _hubcap((0, 0, 0.14), 0.15, kind=1)


def _heater(look):
    """An electric fire on the floor whose bars glow by night."""
    x, y = 0.12, 2.6
    box((x, y, 0.06), (0.8, 0.16, 0.5), paint('#6a5a48', rough=0.4, metal=0.4), bevel=0.03)
    box((x, y - 0.085, 0.12), (0.7, 0.02, 0.38), paint('#e8e0d0', rough=0.15, metal=0.9), bevel=0)
    strong = (7.0, 4.2)[look.phase('bars')]
    for z in (0.2, 0.32, 0.44):
        tube([(x - 0.32, y - 0.12, z), (x + 0.32, y - 0.12, z)], 0.024, glow('#ff6a1c', strong) if look.night else paint('#c8b8a0', rough=0.6))
    for i in range(9):
        tube([(x - 0.34 + i * 0.085, y - 0.15, 0.1), (x - 0.34 + i * 0.085, y - 0.15, 0.54)], 0.008, paint('#3a3228'))
    for side in (-1, 1):
        box((x + side * 0.32, y, 0), (0.06, 0.3, 0.07), paint('#2a2420'), bevel=0.01)


def _fly_paper(look):
    """A sticky spiral from the ceiling, with flies."""
    turn = look.phase('paper')
    for i in range(9):
        z = 2.4 - 0.075 * i
        lean = (1, -1)[(i + turn) % 2]
        box((-0.28, 1.9, z - 0.075), (0.05 + 0.035 * ((i + turn) % 2), 0.02, 0.08), paint(('#e8c860', '#b88a2c')[(i + turn) % 2], rough=0.3), bevel=0, rot=(0, 10 * lean, 0))
        if i in (2, 4, 5, 7):
            ball((-0.28 + 0.02 * lean, 1.87, z - 0.03), 0.018, paint('#14100c'), detail=1)
    cylinder((-0.28, 1.9, 1.68), 0.035, 0.07, paint('#c8302c', rough=0.5))


def _outside(look, rnd):
    plane((0, 30, -0.4), (120, 52), paint('#8a6a44' if not look.night else '#3a3440', rough=1, worn=0.4, scale=0.5))
    for x, y, count in ((-3.2, 13, 4), (3.4, 14, 5)):
        with group(at=(x, y, -0.4), turn=rnd.uniform(-9, 9)):
            stack(rnd, count)
    if look.night:
        night(CAMERA, 'black', towards=(0.3, -0.6, -0.6), energy=0.8)
        low = look.phase('bars') == 1
        panel((0.12, 2.4, 0.35), (-0.2, 0.4, 0.5), (0.7, 0.4), 56 if low else 74, '#ff7a2a')
        panel((0.12, 2.2, 0.3), (0.6, _DEPTH, 1.7), (0.7, 0.3), 34 if low else 46, '#ff8a30')
        panel((0.62, _DEPTH - 0.2, 1.6), (0.6, 0.6, 0.5), (1.0, 0.7), 12, '#7a90ff')
        panel((1.2, -1.0, 2.2), (0.9, 1.4, 0.8), (1.4, 0.6), 13, '#ffa050')
        lamp((-1.9, 1.2, 2.2), 5, '#8a5ac8', 0.4)
        return
    day('dust', (-0.35, -0.8, -0.5), energy=1.2)
    panel((0.62, _DEPTH - 0.15, 1.6), (0.2, 0.8, 0.3), (1.0, 0.7), 90, '#ffdf9a')
    panel((-0.4, -1.2, 2.3), (0.2, 3, 1.0), (3, 0.8), 90, '#ffd080')


SHOOT = Shoot('junkyard-office', CAMERA, build, exposure=(0.7, 0.85), bloom=(0.12, 0.4), samples=20, loops=(
    Loop('paper', 1, (0, 1), 1.5, zone(CAMERA, (-0.28, 1.9, 2.05), (0.12, 0.42)), ('day',)),
    Loop('bars', 1, (0, 0, 0, 1, 0, 1), 3, zone(CAMERA, (0.12, 2.5, 0.3), (0.5, 0.34)), ('night',)),
    Loop('rock', 1, (0, 0, 0, 0, 0, 1, 0, 1), 2, zone(CAMERA, (2.2, _DEPTH, 0.72), (0.22, 0.2)), ('night',)),
))

if __name__ == '__main__':
    SHOOT.main()
