"""The Jocks' living room from behind the sofa: olive and plaid, slats of sun, and Friday's game paused on the crowd."""
import random

from builders.rooms.decor import TEAM, framed, rug
from builders.rooms.pane_views import street_view
from builders.rooms.placed import placed
from builders.rooms.rig import moonlight, sunlight
from builders.rooms.shell import boards, room
from builders.rooms.stopped_clock import stopped_clock
from builders.rooms.trophy import big_cup
from builders.rooms.tv_set import recorder, tv_set
from builders.rooms.windows import blinds, outside, window_frame
from kit.camera import FrontCamera
from kit.lettering import dotted, pattern_of
from kit.light import lamp, panel
from kit.materials import paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.1, 0.55, 1.9), focal=262, vanishing=(184, 32), size=SIZE)
_DEPTH, _WINDOW = 4.6, (-1.5, 0.9, 0.9, 1.3)
_LETTER = ('#######', '#######', '##.....', '##.....', '#####..', '#####..', '##.....', '##.....', '##.....')


def build(look):
    """Puts the living room on the stage; returns its hotspots."""
    night = look.night
    room(6.4, _DEPTH, 2.7, wall=paint('#8a8a4a', rough=0.95), floor='#3a2a18', ceiling='#c8bc98', skirting='#5a3a22',
         dado=(0.85, paint('#6a4426', rough=0.5, worn=0.2, scale=4)), openings=(_WINDOW,))
    boards(6.4, _DEPTH, '#6a4a2a', '#2a1c10')
    for i in range(21):
        box((-3.15 + i * 0.315, _DEPTH - 0.004, 0.92), (0.13, 0.008, 1.8), paint('#9a9852', rough=0.95), bevel=0)
    rug((-0.2, 2.6, 0.006), (2.9, 1.9), ('#6a2a24', '#b8a04a', '#3f4a2a'))
    x, z, w, h = _WINDOW
    window_frame((x, _DEPTH, z), w, h, '#6a4426')
    blinds((x, _DEPTH - 0.06, z + h), w, h, gap=0.085, tilt=42)
    outside(night, -0.6, trees=8)
    with group() as seat:
        _sofa()
    television = _television(look)
    photographs = _stairs()
    with group() as door:
        _front_door(night)
    _things()
    if night:
        moonlight((0.6, -1, -0.6), 1.0, None, 6, soft_hue='#5a5ac0')
        panel((x, _DEPTH - 0.2, z + h / 2), (x + 0.6, 2.2, 0), (w, h), 14, '#7c92ff')
    else:
        sunlight((0.62, -1, -0.62), 18, (x, _DEPTH, z + h / 2, w, h), 36)
    return {'sofa': seat, 'television': television, 'photographs': photographs, 'door': door}


def _sofa():
    """Its back towards the viewer, in plaid, low in the picture; a letterman blanket hangs over it."""
    x, y, width, top = -0.15, 2.5, 2.3, 0.9
    cloth = paint('#7c7c3c', rough=0.95)
    box((x, y + 0.14, 0.1), (width, 0.28, top - 0.1), cloth, bevel=0.09)
    for side in (-1, 1):
        box((x + side * (width / 2 - 0.02), y + 0.5, 0.1), (0.28, 0.96, 0.62), cloth, bevel=0.1)
    for i in range(3):
        box((x + (i - 1) * 0.68, y + 0.34, 0.5), (0.66, 0.22, 0.46), cloth, bevel=0.08)
    for i in range(15):
        hue, broad = (('#a8a046', 0.06), ('#565e2c', 0.03), ('#a06038', 0.03), ('#565e2c', 0.03))[i % 4]
        box((x - 1.03 + i * 0.147, y + 0.13, 0.1), (broad, 0.302, top - 0.094), paint(hue, rough=0.95), bevel=0.02)
    for i in range(5):
        box((x, y - 0.014, 0.2 + i * 0.14), (width - 0.1, 0.02, 0.035 if i % 2 else 0.018), paint(('#565e2c', '#a8a046')[i % 2], rough=0.95), bevel=0)
    red, cream = paint('#c02832', rough=0.95), paint('#f0e4c4', rough=0.95)
    box((0.5, y + 0.14, 0.2), (0.66, 0.36, 0.72), red, bevel=0.03)
    for dx in (-0.25, 0.25):
        box((0.5 + dx, y + 0.14, 0.198), (0.07, 0.37, 0.726), cream, bevel=0.03)
    dotted(pattern_of(_LETTER), CAMERA, (0.5, y - 0.06, 0.72), paint('#f4d040', rough=0.95, glow=0.12), dot=2)
    with group(at=(-0.86, y + 0.1, top - 0.03), turn=-115):
        _helmet()


def _helmet():
    ball((0, 0, 0.16), 0.17, paint('#c8202c', rough=0.15), squash=(0.92, 1.05, 0.95))
    ball((0, 0.075, 0.1), 0.125, paint('#1c1418', rough=0.8))
    ball((0, 0, 0.16), 0.174, paint('#f4d040', rough=0.2), squash=(0.14, 1.05, 0.95))
    for z in (0.04, 0.1):
        ring((0, 0.1, z + 0.02), 0.15, 0.014, paint('#d8d8dc', rough=0.3), rot=(0, 0, 0), start=20, end=160)


def _television(look):
    """Paused: rows of a crowd, and in the top row a yellow dot that is there in one frame and not in the next."""
    night, rnd = look.night, random.Random(11)
    coats = ('#b84a3a', '#4a6ab8', '#e0d8c0', '#5a8a5a', '#8a5a8a', '#d8963a')
    faces = ('#f0c8a0', '#c89068', '#8ac070', '#f0d8b8')
    marks = [(0, 0, 1, 0.13, '#3a7a3a'), (0, 0.13, 1, 0.03, '#e8e8e0')]
    for row in range(4):
        low = 0.17 + row * 0.17
        marks.append((0, low, 1, 0.045, '#8a8f9c'))
        for i in range(8):
            left = 0.02 + i * 0.122 + (row % 2) * 0.05
            if left > 0.92 or (row == 3 and (i < 4 or rnd.random() < 0.4)) or rnd.random() < 0.08:
                continue
            marks.append((left, low + 0.03, 0.09, 0.075, rnd.choice(coats)))
            marks.append((left + 0.022, low + 0.1, 0.046, 0.052, rnd.choice(faces)))
    if not look.phase('dot'):
        marks += [(0.17, 0.71, 0.1, 0.08, '#d8343a'), (0.192, 0.785, 0.056, 0.05, '#5aa8e8'), (0.185, 0.83, 0.07, 0.045, '#ffe020')]
    marks += [(0.86, 0.87, 0.03, 0.09, '#ffffff'), (0.92, 0.87, 0.03, 0.09, '#ffffff')]
    roll = look.phase('tape')
    if roll:
        marks += [(0, (0.75, 0.45, 0.1)[roll - 1], 1, 0.05, '#e8f0ff'), (0.1, (0.71, 0.41, 0.06)[roll - 1], 0.6, 0.03, '#a8b8d0')]
    with group(at=(0.2, -0.1, 0)) as things:
        box((-0.25, 4.1, 0), (1.9, 0.7, 0.5), paint('#5a3420', rough=0.4, worn=0.2), bevel=0.02)
        for dx in (-0.48, 0.48):
            box((-0.25 + dx, 3.74, 0.06), (0.88, 0.02, 0.38), paint('#3a2014', rough=0.4), bevel=0.01)
        with group(at=(-0.25, 3.8, 0.5)):
            tv_set(('#2c3a58', marks), 1.5 if night else 1.0, 1.5, 0, '#6a4428', feet=False)
        with group(at=(0.2, 3.7, 0.16)):
            recorder('#ff5a3a', 1.6)
    if night:
        panel((-0.25, 3.55, 1.1), (-0.15, 0.4, 0.8), (1.0, 0.8), 90, '#8ab4ff')
        lamp((-0.1, 3.0, 1.5), 44, '#7aa0ff', 0.3)
    return things


def _stairs():
    """A stairway that climbs to the right along the wall, and a photograph for every second step."""
    wood, riser = paint('#7a4c2a', rough=0.5, worn=0.2), paint('#d8c8a0', rough=0.7)
    for i in range(9):
        x = 1.12 + i * 0.26
        box((x + 1.0, 4.1, i * 0.2), (2.3, 0.9, 0.17), riser, bevel=0)
        box((x + 1.0, 4.08, i * 0.2 + 0.17), (2.36, 0.94, 0.03), wood, bevel=0.006)
        for dx in (0, 0.13):
            cylinder((x + dx, 3.66, i * 0.2 + 0.2), 0.02, 0.72, paint('#e8dcc0', rough=0.5), sides=8)
    tube([(1.0, 3.66, 0.95), (3.4, 3.66, 2.8)], 0.045, wood)
    cylinder((0.96, 3.66, 0), 0.07, 1.08, wood)
    ball((0.96, 3.66, 1.14), 0.09, wood, detail=2)
    with group() as frames:
        for i, (x, z, w) in enumerate(((0.98, 1.5, 0.42), (1.5, 1.7, 0.44), (2.0, 1.98, 0.42), (1.06, 1.98, 0.36), (1.56, 2.14, 0.34))):
            framed((x, _DEPTH, z), (w, w * 0.76), ('#2a1c14', '#c8963a')[i % 2], '#9ac0d0', TEAM, mat='#f0e8d0')
    return frames


def _front_door(night):
    """In the end wall: panels and a pane."""
    x, y, wood = -2.5, _DEPTH, paint('#5e3820', rough=0.45, worn=0.2)
    box((x, y - 0.03, 0), (1.12, 0.08, 2.26), paint('#4a2c1a', rough=0.5), bevel=0.01)
    box((x, y - 0.07, 0), (0.92, 0.08, 2.14), wood, bevel=0.01)
    for dx in (-0.22, 0.22):
        box((x + dx, y - 0.11, 0.2), (0.34, 0.03, 0.8), paint('#6e4428', rough=0.45), bevel=0.01)
    placed((x, y - 0.115, 1.25), street_view, 0.62, 0.66, night, lamp=0.12)
    for dx in (-0.11, 0.11):
        box((x + dx, y - 0.14, 1.25), (0.03, 0.02, 0.66), wood, bevel=0)
    ball((x + 0.36, y - 0.15, 1.02), 0.045, paint('#e0b048', metal=0.8, rough=0.3))


def _things():
    """On the television a cup, over it the clock and a field in a frame."""
    with group(at=(-0.45, 3.9, 1.62)):
        big_cup(0.3)
    stopped_clock(CAMERA, (0.56, _DEPTH, 1.98), 0.16, rim='#5a3420')
    framed((-0.14, _DEPTH, 2.05), (0.86, 0.32), '#c8963a', '#4a7a3a', (('box', 0, 0, 0.02, 1, '#f0ece0'), ('box', -0.3, 0, 0.015, 1, '#f0ece0'),
           ('box', 0.3, 0, 0.015, 1, '#f0ece0'), ('ball', 0, 0, 0.12, 0.4, '#8a4020')))


SHOOT = Shoot('jocks-house-living-room', CAMERA, build, loops=(
    Loop('tape', 3, (0, 1, 2, 3, 0, 0, 0, 0, 0, 0), 6, (124, 52, 232, 148), ('day',)),
    Loop('dot', 1, (0, 0, 0, 0, 0, 1, 0, 0, 1, 1), 3, (124, 52, 232, 148), ('night',)),
), exposure=(0.55, 0.9))

if __name__ == '__main__':
    SHOOT.main()
