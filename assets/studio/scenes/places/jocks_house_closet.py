"""The Jock's closet, seen between its two louvered doors: red jackets in amber cedar, and a backpack at the very back."""
import random

from builders.jacket import jacket
from builders.rooms.bear import teddy
from builders.rooms.decor import cassette, football, sneaker
from builders.rooms.lamps import bare_bulb
from builders.rooms.louvers import louvered_door
from builders.rooms.storage import book_pile, cardboard_box, shelf
from builders.rooms.threads import fine_thread
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import panel, sky, sun
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.1, -1.62, 1.3), focal=208, vanishing=(180, 106), size=SIZE)
_BACK, _SHELF = 0.95, 1.78


def build(look):
    """Puts the closet on the stage; returns its hotspots."""
    night = look.night
    sky([(0, '#2a2038'), (1, '#2a2038')], 0.05)
    _cedar()
    _jackets(random.Random(5), look.phase('hangers'))
    with group(at=(0.1, _BACK - 0.22, 0.42), turn=14 if night else 172) as bear:
        teddy(eyes=(0.4, 3.0)[look.phase('eyes')] if night else 0)
    cardboard_box_low()
    _shelf_things()
    tapes, picture, clock = _tapes(), _picture(), _clock(night)
    _floor_things()
    with group() as doors:
        with group(at=(-0.97, -0.25, 0), turn=-80):
            louvered_door(0.86, 2.3)
    with group() as way_back:
        with group(at=(1.02, -0.25, 0), turn=260):
            louvered_door(0.86, 2.3)
    chain = look.phase('chain')
    bare_bulb((0.12, 0.25, 2.42), on=night, energy=40, drop=0.16, swing=(0, 7)[chain], light='#ffb868')
    if night:
        panel((0, -2, 1.2), (0, 1, 0.6), (1.4, 1.4), 14, '#8a5ac8')
    else:
        sun((0.32, 1, -0.5), 4.2, '#ffd8a0', soft=1)
        panel((-0.3, -1.8, 2.0), (0, 1, 1), (1.6, 1.6), 26, '#ffe4c0')
    return {'cassette-box': tapes, 'picture-frame': picture, 'teddy-backpack': bear, 'time': clock, 'bedroom': way_back}


def _cedar():
    tones = [paint(hue, rough=0.55, worn=0.25, scale=7) for hue in ('#c07a34', '#a8642a', '#cc8a40', '#b06e30')]
    for i in range(16):
        box((-1.2 + i * 0.16, _BACK, 0), (0.152, 0.05, 2.6), tones[(i * 3) % 4], bevel=0.006)
        for side in (-1, 1):
            box((side * 1.18, -0.3 + i * 0.16, 0), (0.05, 0.152, 2.6), tones[(i * 5 + 1) % 4], bevel=0.006)
    plane((0, 0.2, 0), (3, 3.4), paint('#5a3420', rough=0.6, worn=0.3))
    plane((0, 0.2, 2.42), (3, 2.4), paint('#8a5428', rough=0.8), rot=(180, 0, 0))
    tube([(-1.16, 0.32, 1.62), (1.16, 0.32, 1.62)], 0.022, paint('#c8ccd4', rough=0.2, metal=0.9))
    with group(at=(0, _BACK, _SHELF)):
        box((0, -0.32, -0.035), (2.36, 0.62, 0.035), paint('#9a5e2a', rough=0.5), bevel=0.006)


def _jackets(rnd, sway):
    """A dense fringe that leaves a gap in the middle; the hangers sway by turns."""
    for i, x in enumerate((-1.08, -0.99, -0.9, -0.8, -0.7, -0.58, -0.46, 0.62, 0.74, 0.85, 0.95, 1.04, 1.1)):
        lean = 5 if sway and i in (6, 7) else 0
        inner = abs(x) < 0.65
        with group(at=(x, 0.32, 1.62), turn=(40 if inner else 66) * (1 if x < 0 else -1) + rnd.uniform(-8, 8) + lean, size=1.32):
            jacket('jock' if i % 5 else 'prep' if i == 10 else 'jock')


def cardboard_box_low():
    """What the bear sits on: an old trunk's lid of a box."""
    with group(at=(0.1, _BACK - 0.24, 0)):
        cardboard_box((0.62, 0.4, 0.42), open_=False, mark='#4a2a1a')


def _tapes():
    """Twelve cassettes on edge in an open box, and a gap."""
    with group() as things:
        box((-0.56, 0.42, _SHELF), (0.52, 0.22, 0.03), paint('#2f6a5a', rough=0.7), bevel=0)
        for dx in (-0.26, 0.26):
            box((-0.56 + dx, 0.42, _SHELF), (0.02, 0.22, 0.13), paint('#2f6a5a', rough=0.7), bevel=0)
        hues = ('#e8e0d0', '#d84a3a', '#e8b83a', '#3a7ac8', '#e8e0d0', '#6ab04a')
        for i in range(13):
            if i != 8:
                box((-0.78 + i * 0.037, 0.4, _SHELF + 0.03), (0.028, 0.16, 0.16), paint('#1c1a24', rough=0.4), bevel=0)
                box((-0.78 + i * 0.037, 0.318, _SHELF + 0.05), (0.02, 0.004, 0.12), paint(hues[i % 6], rough=0.8), bevel=0)
    return things


def _picture():
    """Four friends on a dock and half a fifth."""
    with group() as things:
        box((0.02, 0.4, _SHELF), (0.34, 0.05, 0.28), paint('#e0b048', rough=0.3, metal=0.7), bevel=0.01, rot=(-8, 0, 0))
        plane((0.02, 0.385, _SHELF + 0.145), (0.27, 0.2), paint('#8ab8d8', rough=0.6), rot=(82, 0, 0))
        box((0.02, 0.365, _SHELF + 0.05), (0.27, 0.004, 0.06), paint('#8a5a34'), bevel=0)
        for i, (hue, skin) in enumerate((('#c83c44', '#e0b090'), ('#3f8a4a', '#a87858'), ('#3a6ac8', '#e8c0a0'), ('#6a3f9a', '#d8b0c0'), ('#c83c44', '#6fb4e8'))):
            x = -0.085 + i * 0.05
            box((x, 0.36, _SHELF + 0.08), (0.036 if i < 4 else 0.02, 0.004, 0.06), paint(hue), bevel=0)
            disc((x, 0.357, _SHELF + 0.16), 0.02 if i < 4 else 0.013, paint(skin))
    return things


def _clock(night):
    """An alarm clock that says 7:30."""
    x, y = 0.56, 0.36
    with group() as things:
        box((x, y + 0.06, _SHELF), (0.42, 0.14, 0.2), paint('#3a2418', rough=0.35), bevel=0.02)
        box((x, y - 0.015, _SHELF + 0.03), (0.36, 0.012, 0.14), paint('#100808', rough=0.2), bevel=0)
        write('7:30', CAMERA, (x, y - 0.03, _SHELF + 0.1), glow('#ff4030', 4 if night else 2.2))
    return things


def _shelf_things():
    with group(at=(0.95, 0.45, _SHELF)):
        cardboard_box((0.34, 0.3, 0.24), mark='#a8323a')
    with group(at=(-1.0, 0.45, _SHELF)):
        book_pile(4, 3)
    ball((-1.0, 0.42, _SHELF + 0.3), 0.13, paint('#c8323e', rough=0.3), squash=(1, 1.1, 0.9))
    football((0.28, 0.62, _SHELF), 10)


def _floor_things():
    for x, turn, hue in ((-0.75, 8, '#f0ece0'), (-0.6, -4, '#f0ece0'), (-0.38, 20, '#2a2c3c'), (-0.24, 6, '#2a2c3c'), (0.62, -12, '#d8d4e8'), (0.78, 4, '#d8d4e8')):
        sneaker((x, 0.1, 0), turn, 1.15, hue, lace='#f4f4f0')
    cylinder((0.98, 0.28, 0), 0.035, 1.0, paint('#c89a5a', rough=0.5), top=0.02, rot=(8, -6, 0))
    ball((-0.98, 0.5, 0.16), 0.16, paint('#e07830', rough=0.7))
    cassette((0.42, -0.1, 0.0), 30, 1.5)
    fine_thread(CAMERA, [(0.02, 0.5, 0.44), (0.05, 0.36, 0.3), (-0.03, 0.34, 0.12), (0.04, 0.2, 0.01), (0.2, 0.0, 0.01)])


SHOOT = Shoot('jocks-house-closet', CAMERA, build, loops=(
    Loop('hangers', 1, (0, 0, 0, 1, 0, 0, 1, 1), 2, (60, 60, 290, 190), ('day',)),
    Loop('chain', 1, (0, 1), 2, (160, 0, 215, 60), ('night',)),
    Loop('eyes', 1, (0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0), 3, (155, 112, 205, 140), ('night',)),
), exposure=(0.5, 0.8))

if __name__ == '__main__':
    SHOOT.main()
