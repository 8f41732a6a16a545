"""The snack corner of the arcade, from a corner table: one cup with two straws before a mint counter."""
import random

from builders.prizes import stool
from builders.rooms.desk_things import paper_cup
from builders.rooms.shell import checkers, room
from builders.rooms.stopped_clock import stopped_clock
from builders.rooms.zone import zone
from kit.lettering import write
from kit.light import beam, lamp, panel, sky
from kit.materials import glass, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group
from kit.tilted import TiltedCamera

CAMERA = TiltedCamera(eye=(1.3, -0.2, 1.4), to=(-0.14, 2.6, 1.08), focal=240, size=SIZE)
_DEPTH = 4.4
_MINT, _CREAM, _CHROME = '#6ad8b0', '#f4f0dc', '#c8ccd8'


def build(look):
    """Puts the corner on the stage; returns its hotspots."""
    night = look.night
    room(5.0, _DEPTH, 2.9, wall=paint('#4aa88c', rough=0.8), floor='#f0ead8', ceiling='#7ab0a0', skirting='#2a6a58',
         dado=(0.9, paint('#1f6a58', rough=0.5)))
    checkers(5.0, _DEPTH, '#e8dcc8', '#2a4a58', 0.5, 0.25)
    _counter(look)
    with group() as clock:
        stopped_clock(CAMERA, (-1.3, _DEPTH, 2.25), 0.24, rim='#c83a34')
    with group(at=(1.3, 4.0, 0)) as machine:
        _drinks(look)
    write('SODA', CAMERA, (1.3, 3.58, 1.84), paint('#b8283a', rough=0.5, glow=0.3), dot=2)
    cup = _table(night)
    with group() as lobby:
        box((-2.46, 1.75, 0), (0.06, 1.2, 2.25), paint('#2a6a58'), bevel=0)
        box((-2.42, 1.75, 0), (0.06, 0.98, 2.12), glow('#8a3aa8', 0.5), bevel=0)
        for i in range(5):
            box((-2.38, 1.37 + i * 0.19, 0.1), (0.02, 0.14, 2.0), paint(('#d84a9a', '#8a3aa8')[i % 2], rough=0.9, glow=0.2), bevel=0)
    for i in range(3):
        with group(at=(-1.5 + i * 0.72, 2.75, 0), size=0.98):
            stool()
    _light(look)
    return {'cup': cup, 'clock': clock, 'drinks-machine': machine, 'lobby': lobby}


def _counter(look):
    """With the popcorn machine, the nozzles that drip, and a board above."""
    box((-0.9, 3.42, 0), (2.9, 0.62, 0.96), paint(_MINT, rough=0.35), bevel=0.03)
    for i in range(4):
        box((-0.9, 3.1, 0.16 + i * 0.2), (2.9, 0.03, 0.05), paint(_CHROME, rough=0.2, metal=0.9), bevel=0)
    box((-0.9, 3.4, 0.96), (3.0, 0.74, 0.06), paint(_CREAM, rough=0.25), bevel=0.015)
    with group(at=(-1.75, 3.5, 1.02)):
        _popcorn(look)
    with group(at=(-0.45, 3.55, 1.02)):
        box((0, 0, 0), (0.62, 0.34, 0.06), paint('#2a3036', rough=0.4), bevel=0.01)
        box((0, 0.1, 0.06), (0.62, 0.16, 0.5), paint('#c8ccd4', rough=0.25, metal=0.7), bevel=0.02)
        box((0, 0, 0.5), (0.62, 0.36, 0.16), paint('#e8443a', rough=0.3), bevel=0.03)
        for i, hue in enumerate(('#8a4ac8', '#f08a2a', '#8a4ac8')):
            cylinder((-0.19 + i * 0.19, -0.1, 0.4), 0.03, 0.1, paint('#2a3036', rough=0.4))
            box((-0.19 + i * 0.19, -0.19, 0.52), (0.1, 0.02, 0.1), glow(hue, 1.0), bevel=0)
        drip = look.phase('drip')
        if drip:
            ball((0.0, -0.1, (0.36, 0.24, 0.12)[drip - 1]), 0.026, glow('#e0a0ff', 2.2), squash=(0.8, 0.8, 1.3), detail=2)
    for i in range(5):
        with group(at=(0.1 + i * 0.001, 3.5, 1.02 + i * 0.05), size=1.5):
            paper_cup('#f4f0e4', '#3aa888')
    box((-0.35, _DEPTH - 0.05, 2.0), (1.0, 0.06, 0.56), paint('#1c3a34', rough=0.8), bevel=0.01)
    write('NACHOS', CAMERA, (-0.35, _DEPTH - 0.1, 2.36), glow('#ffd83a', 1.0))
    for i in range(2):
        box((-0.45, _DEPTH - 0.1, 2.16 - i * 0.1), (0.6 - 0.1 * i, 0.01, 0.03), glow('#f4f0dc', 0.6), bevel=0)
    for x in (-2.1, -1.0, 0.1):
        cylinder((x, 3.3, 2.42), 0.2, 0.18, paint('#e8443a', rough=0.4), top=0.05)
        tube([(x, 3.3, 2.55), (x, 3.3, 2.9)], 0.012, '#22242a')


def _popcorn(look):
    """A glass box on red feet, its warmer lit from above."""
    warm = not look.night and look.phase('warmer') == 0
    box((0, 0, 0), (0.6, 0.46, 0.14), paint('#d8302c', rough=0.35), bevel=0.02)
    rnd = random.Random(4)
    for i in range(44):
        x, y = rnd.uniform(-0.25, 0.25), rnd.uniform(-0.19, 0.17)
        ball((x, y, 0.17 + rnd.uniform(0, 0.1) * (1 - abs(x) * 2)), 0.042, paint(('#fff0b8', '#f4d878')[i % 2], rough=0.8), detail=1)
    for x in (-0.28, 0.28):
        for y in (-0.21, 0.21):
            box((x, y, 0.14), (0.03, 0.03, 0.6), paint('#e0b048', metal=0.8, rough=0.3), bevel=0)
    plane((0, -0.22, 0.44), (0.56, 0.6), glass('#fff4e0', 0.06), rot=(90, 0, 0))
    cylinder((0.02, 0, 0.5), 0.12, 0.14, paint('#c8ccd4', metal=0.9, rough=0.25))
    box((0, 0, 0.72), (0.64, 0.5, 0.16), paint('#d8302c', rough=0.35), bevel=0.03)
    box((0, 0, 0.69), (0.5, 0.36, 0.02), glow('#ffc85a', 4.5 if warm else 0.1), bevel=0)
    if warm:
        lamp((0, -0.1, 0.62), 5, '#ffb84a', 0.1)


def _drinks(look):
    """Tall and glowing: its name over a window of cans in three rows, four buttons, a flap. Its front is at y = -0.4."""
    strength = (0.35 if look.phase('machine') else 1.25) if look.night else 0.9
    box((0, 0, 0), (1.0, 0.76, 2.05), paint('#b8283a', rough=0.35), bevel=0.03)
    box((0, -0.385, 1.7), (0.9, 0.03, 0.28), glow('#fff4d8', strength), bevel=0)
    box((-0.12, -0.385, 0.62), (0.66, 0.03, 1.02), paint('#10181c', rough=0.5), bevel=0)
    box((-0.12, -0.39, 0.65), (0.6, 0.02, 0.96), glow('#2ad8b0', strength), bevel=0)
    for row in range(3):
        z = 0.68 + row * 0.32
        box((-0.12, -0.41, z - 0.03), (0.6, 0.04, 0.03), paint('#c8ccd4', rough=0.3, metal=0.6), bevel=0)
        for i in range(4):
            if row == 1 and i == 2:
                continue
            hue = ('#8a3ad8', '#f08a1a', '#8a3ad8')[row]
            cylinder((-0.345 + i * 0.15, -0.44, z), 0.052, 0.19, glow(hue, strength * 0.8), sides=14)
            cylinder((-0.345 + i * 0.15, -0.44, z + 0.19), 0.044, 0.02, glow('#e8f0f0', strength * 0.8), sides=14)
            box((-0.345 + i * 0.15, -0.492, z + 0.06), (0.05, 0.008, 0.06), glow('#fff4d8', strength), bevel=0)
    for i in range(4):
        box((0.36, -0.4, 1.5 - i * 0.17), (0.16, 0.04, 0.11), glow(('#b84aff', '#ff9a2a', '#b84aff', '#3a1418')[i], strength * 1.2), bevel=0)
    box((0.36, -0.4, 0.86), (0.12, 0.03, 0.12), paint('#c8ccd4', metal=0.9, rough=0.3), bevel=0)
    box((-0.12, -0.4, 0.2), (0.6, 0.05, 0.24), paint('#0c1014', rough=0.4), bevel=0.01)


def _table(night):
    """In front, cut by the frame: a round table, the cup with two straws, napkins, a tray nobody cleared."""
    cylinder((0.6, 0.62, 0.72), 0.56, 0.05, paint('#2a7a66', rough=0.3), sides=32)
    ring((0.6, 0.62, 0.745), 0.56, 0.03, paint(_CHROME, rough=0.15, metal=1), rot=(0, 0, 0), steps=32)
    cylinder((0.6, 0.62, 0), 0.06, 0.72, paint(_CHROME, rough=0.2, metal=1))
    with group(at=(0.62, 0.86, 0.77), size=2.5) as cup:
        paper_cup('#fff8ea', '#e8443a')
        cylinder((0, 0, 0.1), 0.042, 0.008, paint('#f4f0e4', rough=0.4), top=0.042)
        cylinder((0, 0, 0.102), 0.036, 0.008, paint('#8a4ac8' if night else '#5a2a7a', rough=0.2), sides=16)
        tube([(-0.012, 0, 0.06), (-0.03, 0, 0.17), (-0.06, -0.01, 0.2)], 0.006, paint('#e8302c', rough=0.4))
        tube([(0.012, 0, 0.06), (0.03, 0, 0.18), (0.062, -0.01, 0.205)], 0.006, paint('#f8f4ea', rough=0.4))
    box((0.22, 0.62, 0.77), (0.42, 0.3, 0.02), paint('#d8302c', rough=0.5), bevel=0.006, rot=(0, 0, 20))
    for i, (x, y) in enumerate(((0.12, 0.6), (0.2, 0.7), (0.3, 0.58), (0.24, 0.52))):
        cylinder((x, y, 0.79), 0.055, 0.012, paint(('#f0b83a', '#e89a2a')[i % 2], rough=0.8), sides=3, rot=(8 * i, 12, 30 * i))
    ball((0.22, 0.6, 0.8), 0.06, paint('#ffb020', rough=0.25), squash=(1.4, 1, 0.4), detail=2)
    return cup


def _light(look):
    if look.night:
        sky([(0, '#1a1c3a'), (1, '#0c1028')], 0.4)
        weak = 0.3 if look.phase('machine') else 1
        panel((1.2, 3.5, 1.35), (0.6, 1.0, 0.6), (0.8, 1.3), 46 * weak, '#a8e0ff')
        panel((1.0, 3.4, 1.4), (-1.4, 3.0, 0.9), (0.5, 1.0), 9 * weak, '#a8e0ff')
        panel((-2.3, 1.75, 1.2), (0, 2, 0.6), (0.9, 1.8), 12, '#d84aff')
        panel((1.6, -0.9, 2.6), (0, 2.6, 0.8), (2, 1), 5, '#5a3aff')
        return
    sky([(0, '#c8e0ff'), (1, '#8ab0d0')], 0.3)
    plane((-0.9, 3.1, 2.885), (1.9, 0.9), glow('#f4fbff', 2.2), rot=(180, 0, 0))
    beam((-0.3, 2.0, 2.86), (-0.9, 3.3, 0.9), 260, '#ffe8b8', angle=70, blend=0.4)
    beam((-0.5, 1.7, 2.86), (0.6, 0.8, 0.8), 300, '#ffe2a8', angle=30, blend=0.3)
    panel((-0.8, 3.0, 2.8), (-0.6, 2.6, 0), (1.9, 1.0), 22, '#fff4e0')
    panel((1.6, -0.9, 2.6), (-0.2, 2.6, 0.7), (2.6, 1.2), 9, '#b8c8ff')


SHOOT = Shoot('arcade-snack-corner', CAMERA, build, loops=(
    Loop('warmer', 1, (0, 0, 0, 0, 0, 1), 4, zone(CAMERA, (-1.75, 3.4, 1.6), (1.0, 1.1)), ('day',)),
    Loop('drip', 3, (0, 0, 0, 0, 0, 0, 1, 2, 3), 6, zone(CAMERA, (-0.45, 3.42, 1.26), (0.14, 0.24))),
    # It lights the whole corner.
    Loop('machine', 1, (0, 0, 0, 0, 0, 1, 0, 0, 1), 6, hours=('night',)),
), exposure=(0.4, 0.8))

if __name__ == '__main__':
    SHOOT.main()
