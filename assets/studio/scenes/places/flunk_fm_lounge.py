"""The lounge of Flunk FM: turquoise, a long sofa, an egg chair, a lamp like a fish, and all Arcadia below the window."""
import math
import random

from builders.land import far_range, ridge
from builders.rooms.audio import record_sleeve
from builders.rooms.decor import framed, plant, rug
from builders.rooms.desk_things import paper_cup
from builders.rooms.doors import institution_door, wooden_door
from builders.rooms.inner_views import booth_view, tubes_view
from builders.rooms.pane_views import door_pane
from builders.rooms.placed import placed
from builders.rooms.seats import sofa
from builders.rooms.shell import boards, room
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel, sky, sun
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, prism, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.1, -1.0, 1.7), focal=258, vanishing=(158, 86), size=SIZE)
_BACK, _TURQUOISE = 4.3, '#2aa8a0'


def build(look):
    """Puts the lounge on the stage; returns its hotspots."""
    night = look.night
    room(6.2, _BACK, 2.8, wall='#3fb4ac', floor='#c88a5a', ceiling='#a8d8d0', skirting='#1f6a66', openings=((-0.5, 0.85, 3.3, 1.55),))
    boards(6.2, _BACK, '#c8905c', '#6a4428', 0.22)
    _walls()
    rug((-0.2, 2.5, 0.004), (3.2, 1.9), ('#f4e4c0', '#e8784a', '#1f8a84'))
    _town(look)
    with group() as window:
        frame = paint('#f0ead8', rough=0.5)
        for x in (-2.2, -1.08, 0.05, 1.2):
            box((x, _BACK + 0.02, 0.82), (0.06, 0.1, 1.6), frame, bevel=0)
        for z in (0.8, 2.38):
            box((-0.5, _BACK - 0.02, z), (3.5, 0.16, 0.06), frame, bevel=0)
    placed((-0.6, _BACK - 0.35, 0), sofa, 2.9, '#1f9a92', 4, '#c8a060')
    for x, hue in ((-1.7, '#e8784a'), (0.4, '#f4d23a'), (-0.2, '#e8784a')):
        box((x, _BACK - 0.62, 0.46), (0.38, 0.16, 0.36), paint(hue, rough=0.9), bevel=0.07, rot=(-18, 6, 0))
    _egg_chair()
    _fish(look)
    book = _table(night)
    doors = _doors(night)
    _machine(look)
    for i, (hue, ink) in enumerate((('#d8482c', '#f4d23a'), ('#2a2a32', '#e8e0cc'), ('#f4d23a', '#7a3a8a'))):
        placed((-2.86 + 0.02 * i, 3.6 - i * 0.5, 1.5 + 0.06 * i), record_sleeve, hue, ink, 0.4, turn=90)
    placed((-2.28, 3.55, 0), plant, 1.3, '#e8784a', 2)
    framed((1.3, _BACK - 0.04, 2.2), (0.3, 0.26), '#c8a060', '#e8784a', (('ball', 0, 0, 0.5, 0.5, '#f4d23a'),))
    _light(night)
    return {'guest-book': book, 'window': window, **doors}


def _walls():
    """Ribs of teak below the window and turquoise paper of the sixties above; a ceiling of tiles with holes, a stain round one of them."""
    ribs, dark = [paint(hue, rough=0.5) for hue in ('#b8703c', '#a4602f', '#c47e48')], paint('#5a3018', rough=0.7)
    for i in range(44):
        x = -3.08 + i * 0.14
        box((x, _BACK - 0.02, 0.1), (0.12, 0.04, 0.72), ribs[(i * 5) % 3], bevel=0)
    # No thicker than the ribs, so that doors cover it.
    box((0, _BACK - 0.02, 0.82), (6.2, 0.04, 0.05), dark, bevel=0)
    for side in (-1, 1):
        for i in range(36):
            box((side * 3.08, -0.5 + i * 0.14, 0.1), (0.04, 0.12, 0.72), ribs[(i * 7) % 3], bevel=0)
        box((side * 3.08, 2, 0.82), (0.04, 5, 0.05), dark, bevel=0)
    mark, pale = paint('#2f9c95', rough=0.8), paint('#62c8c0', rough=0.8)
    for row in range(9):
        for column in range(23):
            x, z = -2.98 + column * 0.27 + 0.135 * (row % 2), 0.98 + row * 0.21
            if z > 2.46 or not -2.25 < x < 1.25:
                prism([(-0.05, 0), (0, -0.075), (0.05, 0), (0, 0.075)], 0.006, (mark, pale)[row % 2], at=(x, _BACK - 0.004, z))
    seam = paint('#7fb4ac', rough=0.9)
    for i in range(12):
        box((-3.1 + i * 0.56, 2, 2.79), (0.016, 6, 0.012), seam, bevel=0)
    for i in range(10):
        box((0, -0.7 + i * 0.56, 2.79), (6.2, 0.016, 0.012), seam, bevel=0)
    for radius, hue in ((0.34, '#b4b48a'), (0.24, '#a0c0b0')):
        cylinder((0.9, 3.2, 2.788 - (0.34 - radius) * 0.03), radius, 0.004, paint(hue, rough=1), sides=11)


def _town(look):
    """All Arcadia from the hill: roofs, the school's tower, the tree, the rail; by night its lights, one off at a time."""
    night, rnd = look.night, random.Random(8)
    if night:
        sky([(0.0, '#5a3f8a'), (0.12, '#2f2a70'), (0.4, '#12184a'), (0.8, '#080e30')], 0.6, stars=1.4)
    else:
        sky([(0.0, '#ffe8c4'), (0.1, '#e0f0e4'), (0.35, '#86c8e8'), (0.8, '#3a8cd8')], 1.3)
    plane((0, 100, -6), (400, 190), paint('#2c3f4a' if night else '#7fa850', rough=1))
    far_range(150, ridge(-150, 150, 13, 3), *(('#33306a', '#1f2250') if night else ('#b8d8d0', '#5f9a8c')), floor=-6)
    number = 0
    for row in range(7):
        y = 50 + row * 9
        for i in range(15):
            x = -34 + i * 4.6 + rnd.uniform(-1, 1) + row * 0.6
            high = rnd.uniform(1.6, 3.4)
            wall = rnd.choice(('#d8cdb4', '#cfae84', '#b0c0c0', '#c88a6a'))
            box((x, y, -6), (2.6, 2.4, high), paint(wall if not night else '#2a2c4a', rough=1), bevel=0)
            prism([(-1.6, 0), (1.6, 0), (0, 1.3)], 2.6, paint('#8a3f34' if not night else '#1f2040', rough=1), at=(x, y, -6 + high))
            number += 1
            off = look.phase('lights') and number % 9 == look.phase('lights') * 3
            if night and rnd.random() < 0.75:
                box((x + 0.3, y - 1.4, -4.6), (0.6, 0.05, 0.6), glow('#ffd07a', 0.1 if off else 3.2), bevel=0)
            if i % 3 == row % 3:
                ball((x + 2.3, y, -4.8), 1.3, paint('#c8742a' if not night else '#23304a', rough=1), detail=2)
    box((8, 90, -6), (11, 4, 5), paint('#a9492f' if not night else '#3a2438', rough=1), bevel=0)
    box((8, 89, -6), (2.4, 2.4, 9.5), paint('#a9492f' if not night else '#3a2438', rough=1), bevel=0)
    disc((8, 87.7, 2), 0.8, glow('#fff0c0', 2.5 if night else 0.9))
    tube([(-60, 70, -5.6), (60, 94, -5.6)], 0.3, paint('#5a4a44' if not night else '#1a1c34', rough=1))


def _egg_chair():
    """White outside, orange inside, on a chrome foot; it has turned its back a little."""
    with group(at=(2.0, 2.0, 0), turn=-42):
        cylinder((0, 0, 0), 0.3, 0.03, paint('#d0d4d8', rough=0.2, metal=0.9))
        cylinder((0, 0, 0.03), 0.04, 0.3, paint('#d0d4d8', rough=0.2, metal=0.9), sides=12)
        ball((0, 0.06, 0.8), 0.52, paint('#f4f0e4', rough=0.2), squash=(0.95, 0.9, 1.05))
        ball((0, -0.13, 0.84), 0.44, paint('#e8683a', rough=0.9), squash=(0.92, 0.85, 1.0))
        ball((0, -0.32, 0.84), 0.36, paint('#a83f22', rough=0.95), squash=(0.95, 0.6, 1.0))
        ball((0, -0.36, 0.58), 0.3, paint('#f4824a', rough=0.9), squash=(1.05, 0.9, 0.42))


def _fish(look):
    """The lamp beside the sofa: a fish of glass that turns on its stand."""
    turn = (14, 50, -30)[look.phase('fish')]
    with group():
        cylinder((0.05, 1.15, 0.92), 0.09, 0.06, paint('#c8a060', rough=0.4), top=0.04)
        with group(at=(0.05, 1.15, 1.32), turn=turn, size=0.62):
            body = glow('#ffb04a', 2.2) if look.night else paint('#f08a3a', rough=0.3, glow=0.4)
            ball((0, 0, 0), 0.27, body, squash=(1.25, 0.5, 0.85)).visible_shadow = False
            prism([(0.26, 0), (0.52, 0.22), (0.46, 0), (0.52, -0.22)], 0.05, body)
            prism([(-0.1, 0.2), (0.14, 0.2), (0.12, 0.36)], 0.04, body)
            for side in (-1, 1):
                ball((-0.2, side * 0.11, 0.06), 0.05, paint('#14161a'), detail=2)
        tube([(0.05, 1.15, 0.95), (0.05, 1.15, 1.2)], 0.014, paint('#c8a060', metal=0.8, rough=0.3))
    if look.night:
        lamp((0.05, 0.95, 1.4), 12, '#ffb45a', 0.2)


def _table(night):
    """In front, cut by the frame: magazines, two cups, the guest book open at its last line."""
    wood = paint('#d8a468', rough=0.3)
    ball((-0.75, 1.05, 0.9), 1, wood, squash=(0.95, 0.42, 0.03))
    for x in (-1.3, -0.3):
        tube([(x, 1.05, 0.9), (x * 1.1, 1.05, 0)], 0.03, wood)
    for i, hue in enumerate(('#e8443a', '#f4d23a', '#3a7ad8', '#f4f0e4')):
        box((-1.35 + 0.03 * i, 1.0 + 0.02 * i, 0.925 + i * 0.012), (0.24, 0.3, 0.012), paint(hue, rough=0.4), bevel=0, rot=(0, 0, 20 - i * 13))
    with group() as book:
        with group(at=(-0.62, 0.92, 0.94), turn=-4):
            box((0, 0.03, 0), (0.66, 0.36, 0.02), paint('#7a2a24', rough=0.5), bevel=0.006, rot=(14, 0, 0))
            for side in (-1, 1):
                box((side * 0.155, 0.03, 0.022), (0.3, 0.32, 0.022), paint('#fbf4dc', rough=0.8, glow=0.1), bevel=0.006, rot=(14, side * -3, 0))
                for i in range(5):
                    if side > 0 and i > (4 if night else 3):
                        continue
                    box((side * 0.155, 0.13 - i * 0.055, 0.066 - i * 0.0135), (0.22, 0.014, 0.004),
                        paint('#c02a24' if side > 0 and i >= 3 else '#5a5048'), bevel=0, rot=(14, 0, 0))
        tube([(-0.32, 0.84, 0.95), (-0.2, 0.95, 0.95)], 0.012, paint('#1f3a8a', rough=0.3))
    for x in (-1.02, -0.26):
        placed((x, 1.2, 0.93), paper_cup, straw=x > -0.5, band='#e8784a', size=1.2)
    return book


def _doors(night):
    """On the right wall and beside the window: booth, library, transmitter, and out to the hill."""
    doors = {'booth': placed((1.58, _BACK - 0.02, 0), institution_door, 0.6, 1.95, '#b8342c', (0.34, 0.5), frame='#1f6a66'),
             'library': placed((2.38, _BACK - 0.02, 0), wooden_door, 0.58, 1.95, '#b8703a', frame='#1f6a66'),
             'door': placed((-3.04, _BACK - 0.02, 0), wooden_door, 0.64, 2.0, '#f0e4c8', frame='#1f6a66'),
             'transmitter': placed((3.04, 4.15, 0), institution_door, 0.8, 2.0, '#5a6a5e', (0.4, 0.5), frame='#1f6a66', turn=-90)}
    doors['booth'] += door_pane(booth_view, night, (1.58, _BACK - 0.03, 0), width=0.6, tall=1.95, window=(0.34, 0.5))
    doors['transmitter'] += door_pane(tubes_view, night, (3.04, 4.15, 0), turn=-90, width=0.8, tall=2.0, window=(0.4, 0.5))
    box((1.93, _BACK - 0.1, 2.1), (0.62, 0.06, 0.2), paint('#2a0e10', rough=0.5), bevel=0.01)
    write('ON AIR', CAMERA, (1.93, _BACK - 0.15, 2.2), glow('#ff4a3a', 2.6 if night else 1.2))
    return doors


def _machine(look):
    """The vending machine on the left, a column of light by night."""
    with group(at=(1.14, 4.0, 0), size=0.8):
        box((0, 0.3, 0), (0.8, 0.6, 1.75), paint('#e8e4d8', rough=0.3), bevel=0.02)
        box((0, -0.012, 0.75), (0.68, 0.03, 0.9), glow('#8af0ff', 2.0 if look.night else 0.8), bevel=0)
        box((0, -0.02, 1.4), (0.68, 0.03, 0.22), glow('#ff6a3a', 1.6 if look.night else 0.8), bevel=0)
        for row in range(3):
            for i in range(4):
                cylinder((-0.24 + i * 0.16, -0.03, 0.8 + row * 0.28), 0.05, 0.16, paint(('#e8443a', '#7a3a8a', '#f4d23a', '#3a9a4a')[(i + row) % 4], rough=0.3, glow=0.2), sides=12)
        box((0, -0.02, 0.28), (0.5, 0.03, 0.2), paint('#1c1c22'), bevel=0)
        if look.night:
            panel((0, -0.2, 1.1), (0.4, -2.0, 0.4), (0.6, 1.0), 22, '#8ae8ff')


def _light(night):
    if night:
        panel((0, -0.7, 2.5), (0, 3, 0.8), (3, 1.2), 7, '#5a5ad8')
        panel((-0.5, _BACK - 0.1, 1.8), (-0.5, 1.8, 0.2), (3, 1.3), 16, '#6a78ff')
        return
    sun((0.4, -1, -0.5), 5, '#ffe0a8', soft=0.8)
    panel((0, -0.7, 2.6), (0, 3, 0.8), (4, 1.6), 90, '#fff0e0')
    panel((-0.5, _BACK - 0.1, 1.8), (-0.5, 1.8, 0.2), (3, 1.3), 90, '#f0fbff')


SHOOT = Shoot('flunk-fm-lounge', CAMERA, build, exposure=(0.15, 0.55), loops=(
    Loop('fish', 2, (0, 0, 1, 0, 0, 2), fps=2, zone=(142, 98, 228, 164)),
    Loop('lights', 2, (0, 0, 1, 1, 2, 2), fps=1, zone=(60, 84, 216, 122), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
