"""The gymnasium from its gallery, through wired glass, as the dance left it: balloons, a crown too many, wet footprints."""
import math
import random

from kit.light import beam, lamp, panel, sky
from builders.rooms.door_leaf import door_leaf
from builders.rooms.door_window import door_handle
from builders.rooms.placed import placed
from builders.rooms.police import bench
from builders.rooms.seats import chair
from builders.rooms.shell import boards, room
from builders.rooms.soles import soles
from kit.camera import FrontCamera
from kit.lettering import write
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, prism, ring, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.1, -1.6, 3.5), focal=212, vanishing=(170, 60), size=SIZE)
_BACK, _HUES = 10.5, ('#e83a4a', '#f4f0e4', '#f4c83a', '#e83a4a', '#3a7ad8')
_BALL = (0.3, 6.0, 3.95)
# The middle of the center circle.
_MIDDLE = (0.3, 5.5)


def build(look):
    """Puts the gym on the stage; returns its hotspots."""
    night = look.night
    room(11, _BACK, 5.2, wall='#c88a52', floor='#c8742a', ceiling='#6a4a34', skirting='#5a2c18', dado=(1.5, paint('#8a3a2a', rough=0.6)))
    boards(11, _BACK, '#e08a34', '#8a4416', 0.28)
    line = paint('#f8f0dc', rough=0.2)
    disc((*_MIDDLE, 0.006), 1.75, paint('#c85a2a', rough=0.12), rot=(0, 0, 0), sides=48)
    for radius in (0.55, 1.75):
        ring((*_MIDDLE, 0.012), radius, 0.04, line, rot=(0, 0, 0), steps=48)
    box((0, _MIDDLE[1], 0.004), (11, 0.08, 0.006), line, bevel=0)
    for x in (-4.2, 4.2):
        box((x, 5, 0.004), (0.08, 12, 0.006), paint('#d83a2a', rough=0.2), bevel=0)
    prints = _prints(night)
    crown = _stage(look)
    board = _scoreboard(night)
    _balloons(look)
    _mirror_ball(look)
    _hoop()
    for x, turn in ((-5.3, 90), (5.3, -90)):
        for y in (4.4, 6.6, 8.8):
            placed((x, y, 0), bench, 1.9, '#b8702c', turn=turn)
    for i in range(5):
        x = -4.4 + i * 2.2
        box((x, _BACK - 0.04, 3.9), (1.6, 0.04, 0.8), glow('#33409a' if night else '#fff6dc', 0.7 if night else 3.0), bevel=0)
        box((x, _BACK - 0.08, 3.9), (0.06, 0.04, 0.8), paint('#4a2c18'), bevel=0)
    _roof()
    door_leaf(CAMERA, ((14, 8, 334, 196),), '#7a2f26', cell=46, wire='#33201a', square=False)
    outside = door_handle(CAMERA, (343, 150))
    _light(night)
    return {'footprints': prints, 'crown': crown, 'scoreboard': board, 'outside': outside}


def _prints(night):
    """From the wall to the centre circle by day; by night they go round in it."""
    cx, cy = _MIDDLE
    if night:
        turns = [i * math.tau / 14 for i in range(14)]
        spots = [(cx + 1.1 * math.cos(a), cy + 1.1 * math.sin(a), math.degrees(a)) for a in turns]
    else:
        spots = [(-5.0 + i * (cx + 5.0) / 15, 3.7 + i * (cy - 3.7) / 15, -71) for i in range(16)]
    with group() as prints:
        soles(spots, '#5e2c12', 2.0, lambda x, y: 0.02, 0.0)
    return prints


def _stage(look):
    """At the back: a platform, its curtain of foil, and a chair with a crown that nobody ordered."""
    box((0.4, _BACK - 1.0, 0), (5.0, 2.0, 0.7), paint('#5a2a1c', rough=0.5), bevel=0)
    box((0.4, _BACK - 2.0, 0.1), (5.0, 0.04, 0.5), paint('#d83a3a', rough=0.8), bevel=0)
    quads = {hue: [] for hue in ('#d8b04a', '#e8d08a', '#a87a2a')}
    for i in range(40):
        x = -2.0 + i * 0.12
        quads[('#d8b04a', '#e8d08a', '#a87a2a')[i % 3]].append([(x, _BACK - 0.2, 0.7), (x + 0.11, _BACK - 0.24, 0.7), (x + 0.11, _BACK - 0.24, 3.3), (x, _BACK - 0.2, 3.3)])
    for hue, corners in quads.items():
        sheets(corners, paint(hue, rough=0.25, metal=0.7), name='foil')
    with group() as crown:
        placed((0.4, _BACK - 1.2, 0.7), chair, '#8a3a24', seat='#d83a4a', turn=6 if not look.night else 6 + 10 * look.phase('rock'), size=1.5)
        if not look.night:
            gold = paint('#f4c83a', rough=0.2, metal=0.8, glow=0.25)
            with group(at=(0.4, _BACK - 1.3, 1.48), size=1.35):
                ring((0, 0, 0.03), 0.2, 0.04, gold, rot=(0, 0, 0))
                for i in range(7):
                    a = i * math.tau / 7
                    cylinder((0.2 * math.cos(a), 0.2 * math.sin(a), 0.04), 0.05, 0.22, gold, top=0.004, sides=6)
    for x in (-1.55, 2.35):
        box((x, _BACK - 1.3, 0.7), (0.6, 0.5, 1.1), paint('#1c1a20', rough=0.7), bevel=0.02)
        for z in (1.0, 1.45):
            disc((x, _BACK - 1.57, z), 0.2, paint('#4a4a52', rough=0.5))
    return crown


def _scoreboard(night):
    with group() as board:
        box((-3.7, _BACK - 0.12, 2.3), (3.5, 0.16, 1.75), paint('#1c1a1e', rough=0.5), bevel=0.02)
        for body, x, z, lit in (('HOME', -4.55, 3.66, 1), ('GUEST', -2.85, 3.66, 0 if night else 1)):
            write(body, CAMERA, (x, _BACK - 0.24, z), paint('#f4f0e4', rough=0.6, glow=0.4 if lit else 0))
        for body, x, lit in (('08' if night else '07', -4.55, True), ('30', -2.85, not night)):
            write(body, CAMERA, (x, _BACK - 0.24, 2.88), glow('#ff5a2a', 2.4) if lit else paint('#3a2420'), dot=2)
    return board


def _balloons(look):
    """An arch of them before the stage, and those that came down."""
    rnd, sink = random.Random(5), 0.1 * look.phase('sink')
    for i in range(34):
        a = math.pi * i / 33
        x, z = 0.3 + 2.45 * math.cos(a), 0.35 + 2.9 * math.sin(a)
        ball((x + rnd.uniform(-0.1, 0.1), 7.6 + rnd.uniform(-0.15, 0.15), z), rnd.uniform(0.2, 0.28), paint(_HUES[i % 5], rough=0.2), squash=(1, 1, 1.12), detail=2)
    for x, y, hue, lift in ((-2.9, 6.2, 0, 0.0), (2.6, 4.4, 2, 0.0), (3.1, 6.1, 4, 0.0), (-1.7, 7.1, 1, 0.0), (1.9, 2.6, 0, 1.3), (-2.3, 3.4, 2, 1.5), (2.2, 3.5, 4, 0.0), (-3.6, 4.9, 4, 0.0)):
        fall = 0 if not lift else sink
        ball((x, y, 0.3 + lift - fall), 0.3, paint(_HUES[hue], rough=0.2), squash=(1, 1, 1.12), detail=2)
        if lift:
            tube([(x, y, lift - fall), (x + 0.03, y, lift - 0.6 - fall)], 0.012, '#f4f0e4')
    for row in range(5):
        x = -4 + row * 2
        tube([(x - 1, 7.9, 4.7), (x, 7.9, 4.3), (x + 1, 7.9, 4.7)], 0.05, paint(_HUES[row], rough=0.9))


def _mirror_ball(look):
    x, y, z = _BALL
    tube([(x, y, z), (x, y, 5.2)], 0.012, '#14121a')
    ball(_BALL, 0.42, paint('#aab0c0', rough=0.06, metal=1), detail=3)
    rnd = random.Random(3 + look.phase('dots'))
    for _ in range(34):
        a, up = rnd.uniform(math.pi, math.tau), rnd.uniform(-1.1, 1.2)
        ball((x + 0.42 * math.cos(a) * math.cos(up), y + 0.42 * math.sin(a) * math.cos(up), z + 0.42 * math.sin(up)), 0.04,
             glow(rnd.choice(('#ffe9b0', '#ffb0d8', '#a8e6ff')), 4 if look.night else 1.2), detail=1)
    if look.night:
        flecks = {hue: [] for hue in ('#ffe9b0', '#ff9ac8', '#8ad8ff')}
        for i in range(110):
            a, away = i * 2.399 + 0.06 * look.phase('flecks'), 0.7 + 5.0 * ((i * 37) % 100) / 100
            cx, cy, s = x + away * math.cos(a), y + away * math.sin(a), 0.05 + 0.02 * away
            hue = tuple(flecks)[i % 3]
            if i % 3 and 1 < cy < _BACK:
                flecks[hue].append([(cx - s, cy, 0.02), (cx, cy - s, 0.02), (cx + s, cy, 0.02), (cx, cy + s, 0.02)])
            else:
                wx, wz = -5 + (i * 73 % 100) / 10, 0.8 + (i * 41 % 100) / 25
                flecks[hue].append([(wx - 0.1, _BACK - 0.1, wz), (wx, _BACK - 0.1, wz - 0.1), (wx + 0.1, _BACK - 0.1, wz), (wx, _BACK - 0.1, wz + 0.1)])
        for hue, corners in flecks.items():
            sheets(corners, glow(hue, 1.5), name='flecks')


def _roof():
    """Steel ribs under the ceiling, which run across."""
    rib = paint('#4a3226', rough=0.6)
    for y in (3.2, 5.6, 8.0):
        box((0, y, 4.9), (11, 0.14, 0.3), rib, bevel=0)
        for i in range(9):
            tube([(-5 + i * 1.25, y - 0.08, 4.72), (-4.4 + i * 1.25, y - 0.08, 4.98), (-3.75 + i * 1.25, y - 0.08, 4.72)], 0.03, rib)


def _hoop():
    """Folded up to the ceiling on the right."""
    with group(at=(3.9, 7.4, 3.7)):
        box((0, 0, 0), (1.7, 0.06, 1.1), paint('#e8e8e4', rough=0.3), bevel=0.01, rot=(-38, 0, 0))
        box((0, -0.06, 0.14), (0.6, 0.02, 0.42), paint('#d83a2a'), bevel=0, rot=(-38, 0, 0))
        ring((0, -0.36, 0.02), 0.24, 0.025, paint('#f0641e'), rot=(30, 0, 0))
        for x in (-0.6, 0.6):
            tube([(x, 0.3, 0.7), (x, 0.9, 1.7)], 0.04, paint('#6a6e74', metal=0.7, rough=0.3))


def _light(night):
    if night:
        sky([(0, '#10143a'), (1, '#080a20')], 0.3)
        panel((0, -0.6, 4.6), (0, 5, 0.5), (5, 1), 34, '#4a3ab8')
        lamp((_BALL[0], _BALL[1] - 0.9, _BALL[2] - 0.6), 70, '#ffd8f0', 0.3)
        beam((0.4, 6.0, 4.8), (0.4, _BACK - 1.2, 0.9), 160, '#ff9ad0', angle=22)
        panel((0, _BACK - 0.4, 4.2), (0, 5, 0.3), (8, 0.8), 60, '#5a74e8')
        return
    sky([(0, '#ffe8c8'), (1, '#bcd8ec')], 0.5)
    panel((0, -0.6, 4.7), (0, 5, 0.8), (6, 1), 130, '#ffe8cc')
    panel((0, _BACK - 0.4, 4.4), (0.5, 4, 0.2), (9, 0.9), 420, '#fff0d0')
    beam((1.0, 3.0, 5.0), (0.4, _BACK - 1.2, 1.4), 220, '#fff0d0', angle=16)


SHOOT = Shoot('high-school-gymnasium', CAMERA, build, exposure=(0.15, 0.6), loops=(
    Loop('sink', 2, (0, 0, 1, 1, 2, 2, 1, 1), fps=2, zone=(52, 96, 100, 170), hours=('day',)),
    Loop('dots', 2, (0, 1, 2), fps=3, zone=(150, 14, 212, 68), hours=('night',)),
    Loop('flecks', 2, (0, 1, 2), fps=3, zone=(96, 122, 262, 190), hours=('night',)),
    Loop('rock', 1, (0, 0, 1, 1), fps=2, zone=(160, 76, 200, 122), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
