"""The gymnasium through wired glass, as the dance left it: balloons, a mirror ball, a crown too many, wet footprints."""
import math
import random

from kit.light import beam, lamp, panel, sky
from builders.rooms.decor import footprints
from builders.rooms.door_window import door_handle, door_window
from builders.rooms.placed import placed
from builders.rooms.police import bench
from builders.rooms.rig import shaft
from builders.rooms.seats import chair
from builders.rooms.shell import boards, room
from kit.camera import FrontCamera
from kit.lettering import write
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, prism, ring, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.6, -1.4, 1.7), focal=250, vanishing=(150, 96), size=SIZE)
_BACK, _HUES = 10.5, ('#e83a4a', '#f4f0e4', '#f4c83a', '#e83a4a', '#3a7ad8')
_BALL = (0.0, 6.2, 3.9)


def build(look):
    """Puts the gym on the stage; returns its hotspots."""
    night = look.night
    room(11, _BACK, 5.2, wall='#c88a52', floor='#c8742a', ceiling='#6a4a34', skirting='#5a2c18', dado=(1.5, paint('#8a3a2a', rough=0.6)))
    boards(11, _BACK, '#e08a34', '#8a4416', 0.28)
    plane((0, 4, 0.006), (11, 0.0001), '#f4e8d0')
    ring((0, 4.6, 0.012), 1.5, 0.03, paint('#f8f0dc', rough=0.2), rot=(0, 0, 0), steps=40)
    box((0, 4.6, 0.004), (11, 0.06, 0.006), paint('#f8f0dc', rough=0.2), bevel=0)
    for x in (-4.2, 4.2):
        box((x, 5, 0.004), (0.06, 12, 0.006), paint('#d83a2a', rough=0.2), bevel=0)
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
    door_window(CAMERA, (26, 8, 322, 192), '#7a2f26', cell=36, wire='#2a1a14')
    outside = door_handle(CAMERA, (338, 146))
    _light(night)
    return {'footprints': prints, 'crown': crown, 'scoreboard': board, 'outside': outside}


def _prints(night):
    """From the wall to the centre circle by day; by night they go round in it."""
    with group() as prints:
        if night:
            spots = [(0.9 * math.cos(i * 0.42), 4.6 + 0.9 * math.sin(i * 0.42), math.degrees(i * 0.42)) for i in range(15)]
        else:
            spots = [(-3.4 + i * 0.26, 2.6 + i * 0.16 + 0.1 * math.sin(i), -58) for i in range(14)]
        with group(size=2.1):
            footprints([(x / 2.1, y / 2.1, turn) for x, y, turn in spots], hue='#4a2a14', rough=0.02, z=0.008)
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
        placed((0.9, _BACK - 1.2, 0.7), chair, '#8a3a24', seat='#d83a4a', turn=6 if not look.night else 6 + 10 * look.phase('rock'), size=1.25)
        if not look.night:
            gold = paint('#f4c83a', rough=0.2, metal=0.8, glow=0.25)
            with group(at=(0.9, _BACK - 1.25, 1.33)):
                ring((0, 0, 0.03), 0.2, 0.04, gold, rot=(0, 0, 0))
                for i in range(7):
                    a = i * math.tau / 7
                    cylinder((0.2 * math.cos(a), 0.2 * math.sin(a), 0.04), 0.05, 0.22, gold, top=0.004, sides=6)
    for x in (-1.4, 2.4):
        box((x, _BACK - 1.3, 0.7), (0.6, 0.5, 1.1), paint('#1c1a20', rough=0.7), bevel=0.02)
        for z in (1.0, 1.45):
            disc((x, _BACK - 1.57, z), 0.2, paint('#4a4a52', rough=0.5))
    return crown


def _scoreboard(night):
    with group() as board:
        box((-4.15, _BACK - 0.12, 2.25), (2.7, 0.16, 1.35), paint('#1c1a1e', rough=0.5), bevel=0.02)
        for body, x, z, lit in (('HOME', -4.85, 3.3, 1), ('GUEST', -3.62, 3.3, 0 if night else 1)):
            write(body, CAMERA, (x, _BACK - 0.24, z), paint('#f4f0e4', rough=0.6, glow=0.4 if lit else 0))
        for body, x, lit in (('08' if night else '07', -4.85, True), ('30', -3.62, not night)):
            write(body, CAMERA, (x, _BACK - 0.24, 2.72), glow('#ff5a2a', 2.4) if lit else paint('#3a2420'), dot=2)
    return board


def _balloons(look):
    """An arch of them before the stage, and those that came down."""
    rnd, sink = random.Random(5), 0.1 * look.phase('sink')
    for i in range(34):
        a = math.pi * i / 33
        x, z = 0.3 + 2.45 * math.cos(a), 0.35 + 2.9 * math.sin(a)
        ball((x + rnd.uniform(-0.1, 0.1), 7.6 + rnd.uniform(-0.15, 0.15), z), rnd.uniform(0.2, 0.28), paint(_HUES[i % 5], rough=0.2), squash=(1, 1, 1.12), detail=2)
    for x, y, hue, lift in ((-2.6, 5.4, 0, 0.0), (1.9, 3.4, 2, 0.0), (2.6, 5.8, 4, 0.0), (-1.5, 7.0, 1, 0.0), (1.3, 2.4, 0, 0.9), (-2.7, 3.4, 2, 1.0)):
        fall = 0 if not lift else sink
        ball((x, y, 0.26 + lift - fall), 0.25, paint(_HUES[hue], rough=0.2), squash=(1, 1, 1.12), detail=2)
        if lift:
            tube([(x, y, lift - fall), (x + 0.03, y, lift - 0.4 - fall)], 0.008, '#f4f0e4')
    for row in range(5):
        x = -4 + row * 2
        tube([(x - 1, 4.5, 4.6), (x, 4.5, 4.1), (x + 1, 4.5, 4.6)], 0.05, paint(_HUES[row], rough=0.9))


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


def _hoop():
    """Folded up to the ceiling on the right."""
    with group(at=(3.3, 7.4, 3.5)):
        box((0, 0, 0), (1.7, 0.06, 1.1), paint('#e8e8e4', rough=0.3), bevel=0.01, rot=(-38, 0, 0))
        box((0, -0.06, 0.14), (0.6, 0.02, 0.42), paint('#d83a2a'), bevel=0, rot=(-38, 0, 0))
        ring((0, -0.36, 0.02), 0.24, 0.025, paint('#f0641e'), rot=(30, 0, 0))
        for x in (-0.6, 0.6):
            tube([(x, 0.3, 0.7), (x, 0.9, 1.7)], 0.04, paint('#6a6e74', metal=0.7, rough=0.3))


def _light(night):
    if night:
        sky([(0, '#10143a'), (1, '#080a20')], 0.3)
        panel((0, -0.6, 4.2), (0, 5, 0.5), (5, 2), 40, '#4a3ab8')
        lamp((_BALL[0], _BALL[1] - 0.8, _BALL[2] - 0.3), 60, '#ffd8f0', 0.3)
        panel((0, _BACK - 0.4, 4.2), (0, 5, 0.3), (8, 0.8), 60, '#5a74e8')
        return
    sky([(0, '#ffe8c8'), (1, '#bcd8ec')], 0.5)
    panel((0, -0.6, 4.4), (0, 5, 0.8), (6, 2), 220, '#ffe8cc')
    panel((0, _BACK - 0.4, 4.4), (0.5, 4, 0.2), (9, 0.9), 420, '#fff0d0')
    for x in (-2.2, 0.0, 2.2):
        shaft((x, _BACK - 0.2, 3.9, 1.4, 0.8), (0.24, -1, -0.62), strength=0.05)
    beam((1.0, 2.0, 5.0), (0.9, _BACK - 1.2, 1.4), 60, '#fff0d0', angle=16)


SHOOT = Shoot('high-school-gymnasium', CAMERA, build, exposure=(0.15, 0.6), loops=(
    Loop('sink', 2, (0, 0, 1, 1, 2, 2, 1, 1), fps=2, zone=(24, 98, 58, 150), hours=('day',)),
    Loop('dots', 2, (0, 1, 2), fps=3, zone=(148, 8, 190, 50), hours=('night',)),
    Loop('flecks', 2, (0, 1, 2), fps=3, zone=(96, 142, 250, 184), hours=('night',)),
    Loop('rock', 1, (0, 0, 1, 1), fps=2, zone=(170, 76, 200, 122), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
