"""The manager's office: tobacco brown, shelves of lost things to the ceiling, four monitors, a jar of wet quarters."""
import math
import random

from builders.rooms.decor import sneaker
from builders.rooms.desk_things import paper_cup
from builders.rooms.doors import wooden_door
from builders.rooms.pane_views import lobby_view
from builders.rooms.placed import placed
from builders.rooms.seats import swivel_chair
from builders.rooms.shell import boards, room
from builders.rooms.windows import blinds
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.light import beam, panel, sky
from kit.materials import glass, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, prism, rock, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.3, -1.2, 1.6), focal=236, vanishing=(148, 82), size=SIZE)
_BACK, _LEVELS = 3.9, (0.1, 0.62, 1.14, 1.66, 2.16)
# The monitors: where each stands and what it shows as (x, z, w, h, hue) in shares of its glass.
_POOL = ('#12343a', ((0.1, 0.15, 0.8, 0.4, '#2ad8d8'), (0.0, 0.7, 1.0, 0.2, '#c87a9a'), (0.45, 0.28, 0.16, 0.1, '#e8384a')))
_LOT = ('#2a2c30', ((0.1, 0.2, 0.3, 0.26, '#8a949c'), (0.55, 0.3, 0.3, 0.24, '#c8b47a'), (0.0, 0.78, 1.0, 0.08, '#ff6ab0')))
_ROOM = ('#4a2410', ((0.1, 0.12, 0.46, 0.34, '#e8782a'), (0.7, 0.4, 0.2, 0.4, '#f4d8a0'), (0.0, 0.9, 1.0, 0.1, '#8a4a20')))
_HERE = ('#2c1c0e', ((0.12, 0.1, 0.6, 0.3, '#8a5a2c'), (0.2, 0.44, 0.2, 0.2, '#c8f0e8'), (0.76, 0.1, 0.18, 0.8, '#a8743c')))
_HAT = ((0.5, 0.02, 0.3, 0.5, '#060408'), (0.56, 0.5, 0.18, 0.2, '#060408'), (0.46, 0.68, 0.38, 0.07, '#060408'), (0.55, 0.74, 0.2, 0.14, '#060408'))
_OPEN = ((0.7, 0.1, 0.24, 0.76, '#fff4c8'), (0.6, 0.1, 0.1, 0.08, '#fff4c8'))


def build(look):
    """Puts the office on the stage; returns what is pointed at."""
    rnd, spots, night = random.Random(12), {}, look.night
    room(4.9, _BACK, 2.75, wall='#9a6a38', floor='#3a2414', ceiling='#b08a58', skirting='#3a2010', dado=(0.95, '#5a3418'))
    _walls()
    boards(4.9, _BACK, '#6a4424', '#2a180c')
    with group() as spots['lost-property']:
        _shelves(rnd, night)
    with group(at=(0.12, _BACK - 0.06, 0)) as spots['door']:
        wooden_door(0.86, 2.1, '#7a4a22', frame='#3a2010')
        box((0.43, -0.05, 1.31), (0.58, 0.02, 0.62), paint('#3a2010', rough=0.5), bevel=0)
        placed((0.43, -0.065, 1.35), lobby_view, 0.5, 0.54, night)
    placed((1.62, 2.95, 0), _rolltop)
    with group() as spots['monitors']:
        _monitors(look)
    placed((0.75, 2.0, 0), swivel_chair, '#6a2a1c', turn=200)
    _table()
    with group(at=(-0.12, 0.72, 0.87)) as spots['quarters']:
        _quarters(rnd, night)
    _adding_machine()
    _ashtray(look)
    _window(night)
    _light(night)
    return spots


def _walls():
    """Paper in stripes of two tobaccos, loose in one corner, with a clean square and its nail; below it beaded boards."""
    dark, thin, seam = paint('#84562a', rough=0.9), paint('#b8864a', rough=0.9), paint('#3c200e', rough=0.8)
    y, x = _BACK - 0.004, 2.444
    for i in range(16):
        left = -2.44 + i * 0.32
        sheets([[(left, y, 1.02), (left + 0.16, y, 1.02), (left + 0.16, y, 2.75), (left, y, 2.75)]], dark, name='stripe')
        sheets([[(left + 0.22, y, 1.02), (left + 0.25, y, 1.02), (left + 0.25, y, 2.75), (left + 0.22, y, 2.75)]], thin, name='stripe')
        for side in (-1, 1):
            near = -0.8 + i * 0.32
            for a, b, material in ((0, 0.16, dark), (0.22, 0.25, thin)):
                sheets([[(side * x, near + a, 1.02), (side * x, near + b, 1.02), (side * x, near + b, 2.75), (side * x, near + a, 2.75)]], material, name='stripe')
    for i in range(30):
        box((2.432, -0.6 + i * 0.15, 0.12), (0.012, 0.018, 0.83), seam, bevel=0)
        if i < 16:
            box((0.2 + i * 0.15, _BACK - 0.078, 0.12), (0.018, 0.012, 0.83), seam, bevel=0)
    box((2.438, 2.3, 1.5), (0.012, 0.62, 0.48), paint('#b27e46', rough=0.9), bevel=0)
    ball((2.42, 2.3, 2.02), 0.02, paint('#d8a83a', metal=0.7, rough=0.3), detail=1)
    prism([(-0.16, 0), (0.16, 0), (0.1, -0.42), (-0.06, -0.3)], 0.02, paint('#d8b078', rough=0.95), at=(2.25, _BACK - 0.08, 2.7))


def _shelves(rnd, night):
    """What nobody came back for, to the ceiling; a sneaker has a board to itself."""
    wood = paint('#4a2c14', rough=0.6, worn=0.3)
    for x in (-2.3, -1.18, -0.06):
        box((x, _BACK - 0.25, 0), (0.06, 0.42, 2.7), wood, bevel=0)
    box((-1.18, _BACK - 0.04, 0), (2.3, 0.04, 2.7), paint('#2a180c'), bevel=0)
    for z in _LEVELS:
        box((-1.18, _BACK - 0.25, z - 0.04), (2.3, 0.42, 0.04), wood, bevel=0)
    hues = ('#a8382c', '#3a6a7a', '#c89a3a', '#5a6a3a', '#8a4a5a', '#c8b48a', '#3a3a4a', '#d8783a')
    for level, z in enumerate(_LEVELS):
        x = -2.2
        while x < -0.2:
            if -1.28 < x + 0.12 < -1.08 or (level == 2 and -1.1 < x < -0.5):
                x += 0.14
                continue
            hue, kind = paint(rnd.choice(hues), rough=0.7), rnd.randrange(5)
            if kind == 0:
                cylinder((x + 0.13, _BACK - 0.28, z), 0.15, 0.02, hue, sides=18)
                cylinder((x + 0.13, _BACK - 0.28, z), 0.09, 0.16, hue, top=0.08, sides=16)
            elif kind == 1:
                box((x + 0.16, _BACK - 0.26, z), (0.3, 0.26, rnd.uniform(0.2, 0.34)), hue, bevel=0.03)
                tube([(x + 0.08, _BACK - 0.41, z + 0.12), (x + 0.16, _BACK - 0.43, z + 0.17), (x + 0.24, _BACK - 0.41, z + 0.12)], 0.014, paint('#e8d8a8'))
            elif kind == 2:
                ball((x + 0.12, _BACK - 0.28, z + 0.12), 0.12, hue, detail=2)
            elif kind == 3:
                for i in range(3):
                    tube([(x + 0.05 + i * 0.08, _BACK - 0.3, z), (x + 0.08 + i * 0.08, _BACK - 0.12, z + 0.42)], [0.03, 0.012], paint(rnd.choice(hues), rough=0.7))
            else:
                rock((x + 0.15, _BACK - 0.28, z + 0.08), 0.14, hue, squash=(1.1, 0.8, 0.7), detail=2)
            x += 0.34
    with group(at=(-0.8, _BACK - 0.34, _LEVELS[2])):
        box((0, 0.1, 0), (0.5, 0.02, 0.38), paint('#e8c88a', glow=0.12), bevel=0)
        sneaker((0.04 if night else -0.04, -0.02, 0.01), -62 if night else 62, 1.35)
    for i in range(2):
        with group(at=(-0.32 + i * 0.15, _BACK - 0.4, _LEVELS[1]), size=1.4):
            paper_cup('#c8e8f0', '#c8e8f0')
        box((-0.32 + i * 0.15, _BACK - 0.46, _LEVELS[1] + 0.05), (0.07, 0.02, 0.03), paint('#fff8f0', glow=0.2), bevel=0)


def _rolltop():
    """Its roll half down over pigeonholes; the monitors stand on it."""
    wood, dark = paint('#6a3a18', rough=0.4, worn=0.2), paint('#2c180a', rough=0.7)
    box((0, 0, 0), (1.6, 0.8, 0.74), dark, bevel=0)
    for x in (-0.56, 0.56):
        for z in (0.06, 0.28, 0.5):
            box((x, -0.42, z), (0.44, 0.04, 0.19), wood, bevel=0.01)
            ball((x, -0.45, z + 0.09), 0.024, paint('#d8a83a', metal=0.7, rough=0.3), detail=2)
    box((0, -0.08, 0.74), (1.7, 1.0, 0.05), wood, bevel=0.01)
    box((0, 0.2, 0.79), (1.5, 0.4, 0.36), dark, bevel=0)
    for i in range(6):
        box((-0.62 + i * 0.25, 0.0, 0.8), (0.03, 0.1, 0.34), wood, bevel=0)
        box((-0.5 + i * 0.25, 0.02, 0.8), (0.16, 0.04, (0.2, 0.12, 0.24, 0.16, 0.1, 0.22)[i]), paint('#f0e4c0', rough=0.9), bevel=0)
    for side in (-1, 1):
        prism([(-0.03, 0), (0.03, 0), (0.03, 0.4), (-0.03, 0.4)], 0.56, wood, at=(side * 0.8, 0.12, 0.79))
    box((0, 0.1, 1.13), (1.7, 0.62, 0.06), wood, bevel=0.01)


def _monitors(look):
    """Two on two; by night the last shows somebody behind the desk, and a door that opens on the third."""
    strength, phase = 1.0 if look.night else 0.5, look.phase('screens')
    shown = [_POOL, _LOT, (_ROOM[0], _ROOM[1] + (_OPEN if phase == 1 else ())), (_HERE[0], _HERE[1] + (_HAT if look.night and phase != 2 else ()))]
    if phase == 2:
        shown[0], shown[1] = shown[1], shown[0]
    for i, (hue, marks) in enumerate(shown):
        x, z, w, h = 1.26 + (i % 2) * 0.74, 1.77 - (i // 2) * 0.58, 0.52, 0.38
        box((x, 2.95, z), (0.7, 0.5, 0.56), paint('#3a342c', rough=0.5), bevel=0.03)
        box((x, 2.69, z + 0.07), (w + 0.06, 0.02, h + 0.06), paint('#0c0a08', rough=0.3), bevel=0)
        box((x, 2.67, z + 0.1), (w, 0.01, h), glow(hue, strength), bevel=0)
        for mx, mz, mw, mh, ink in marks:
            box((x - w / 2 + (mx + mw / 2) * w, 2.66, z + 0.1 + mz * h), (mw * w, 0.008, mh * h), glow(ink, strength * 1.2), bevel=0)
        ball((x + 0.31, 2.68, z + 0.06), 0.014, glow('#ff4a3a', 2.5), detail=1)


def _table():
    """The front edge of another table, cut by the picture."""
    box((-1.3, 0.55, 0.79), (3.1, 0.9, 0.06), paint('#5a3014', rough=0.3, worn=0.15), bevel=0.01)
    box((-1.3, 0.75, 0), (2.9, 0.6, 0.79), paint('#3a1e0c', rough=0.6), bevel=0)
    for i in range(3):
        box((-0.58, 0.5, 0.85 + i * 0.008), (0.3, 0.4, 0.006), paint('#f4e8c8', rough=0.9), bevel=0, rot=(0, 0, i * 7 - 8))


def _quarters(rnd, night):
    """Wet, from one machine; by night a little lower."""
    full = 0.3 if night else 0.38
    cylinder((0, 0, 0), 0.16, full, paint('#8a929a', rough=0.3, metal=0.6), sides=24)
    for _ in range(64 if night else 80):
        a, z = rnd.uniform(math.pi, math.tau), rnd.uniform(0.02, full)
        disc((0.162 * math.cos(a), 0.162 * math.sin(a), z), 0.036, paint(rnd.choice(('#e8eef4', '#c0c8d0', '#9aa4b0')), rough=0.15, metal=0.4, glow=0.03), rot=(90 + rnd.uniform(-30, 30), 0, math.degrees(a) + 90), sides=12)
    for _ in range(14):
        disc((rnd.uniform(-0.11, 0.11), rnd.uniform(-0.11, 0.11), full + 0.012), 0.04, paint('#e8eef4', rough=0.15, metal=0.4, glow=0.1), rot=(rnd.uniform(-24, 24), rnd.uniform(-24, 24), 0), sides=12)
    cylinder((0, 0, 0), 0.19, 0.47, glass('#e4f4f8', 0.06), sides=28)
    cylinder((0, 0, 0.47), 0.17, 0.07, paint('#c8a050', rough=0.3, metal=0.8), sides=24)
    disc((0, 0.02, 0.003), 0.26, paint('#2c180a', rough=0.05), rot=(0, 0, 0))


def _adding_machine():
    with group(at=(-0.98, 0.7, 0.85), turn=-16):
        prism([(-0.17, 0), (0.17, 0), (0.17, 0.16), (-0.17, 0.16)], 0.34, paint('#c8c0a4', rough=0.4), bevel=0.02)
        for row in range(4):
            for column in range(5):
                box((-0.12 + column * 0.06, -0.12 + row * 0.06, 0.16), (0.04, 0.04, 0.03), paint('#c83a2c' if column == 4 else '#3a342c'), bevel=0)
        tube([(0, 0.14, 0.16), (0, 0.16, 0.34), (0.02, 0.04, 0.42), (0.04, -0.06, 0.38)], 0.05, paint('#fff8e4', rough=0.9, glow=0.15))
        tube([(0.19, 0, 0.08), (0.26, -0.02, 0.22)], 0.014, paint('#c8a050', metal=0.7))


def _ashtray(look):
    cylinder((0.2, 0.62, 0.85), 0.1, 0.035, paint('#c8742c', rough=0.15), sides=20, top=0.12)
    tube([(0.14, 0.56, 0.9), (0.26, 0.6, 0.9)], 0.012, paint('#fff8e8'))
    ball((0.13, 0.555, 0.9), 0.014, glow('#ff6a2a', 4), detail=1)
    if look.night:
        return
    p = look.phase('smoke')
    points = [(0.13 + 0.03 * math.sin(i * 0.9 + p * 2.1) * (0.2 + i * 0.16), 0.56, 0.91 + i * 0.05) for i in range(13)]
    tube(points, [0.003 + 0.0005 * i for i in range(13)], glow('#c8b898', 0.45))


def _window(night):
    """In the left wall, its blinds half turned."""
    with group(at=(-2.38, 2.2, 0), turn=90):
        box((0, 0.02, 1.1), (1.1, 0.04, 1.2), glow('#3a4a8a', 0.5) if night else glow('#fff0c0', 2.4), bevel=0)
        blinds((0, -0.06, 2.3), 1.1, 1.2, '#c8a060')


def _light(night):
    if night:
        sky([(0, '#181008'), (1, '#100a08')], 0.3)
        panel((1.6, 2.5, 1.7), (0.4, 0.5, 0.8), (1.3, 1.0), 42, '#8ae0d8')
        panel((0.9, 2.3, 1.9), (-1.2, _BACK, 1.4), (1, 1), 22, '#a8e8e0')
        panel((-0.6, -0.9, 2.5), (-0.6, 2.5, 0.8), (3, 1), 34, '#c87a34')
        return
    sky([(0, '#e8c890'), (1, '#c8a878')], 0.3)
    beam((-2.3, 2.2, 2.0), (-0.7, 0.7, 0.9), 420, '#ffdc98', angle=46, blend=0.4, size=0.1)
    panel((-2.2, 2.3, 1.7), (1, 2.6, 0.9), (1.1, 1.2), 46, '#ffd898')
    panel((-0.2, -1.0, 2.6), (-0.2, 3, 1.0), (3, 1.2), 95, '#ffd09a')


SHOOT = Shoot('paradise-motel-managers-office', CAMERA, build, samples=9, loops=(
    Loop('smoke', 2, (0, 1, 2), 3, zone(CAMERA, (0.13, 0.56, 1.22), (0.12, 0.34)), ('day',)),
    Loop('screens', 2, (0, 0, 0, 1, 1, 0, 2), 1, zone(CAMERA, (1.63, 2.66, 1.75), (0.72, 0.58)), ('night',)),
), exposure=(0.5, 0.9), bloom=(0.1, 0.35))

if __name__ == '__main__':
    SHOOT.main()
