"""The Jocks' kitchen: butter yellow, a long table seen from its end, breakfast for five, one chair pulled out."""
import random

from builders.rooms.decor import plant
from builders.rooms.fridge_stove import counter, cupboards, fridge, stove
from builders.rooms.lamps import hanging_lamp
from builders.rooms.pane_views import yard_view
from builders.rooms.placed import placed
from builders.rooms.rig import moonlight, sunlight
from builders.rooms.seats import chair
from builders.rooms.shell import checkers, room
from builders.rooms.windows import curtains, outside, window_frame
from kit.camera import FrontCamera
from kit.lettering import write
from kit.materials import glass, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.08, -0.75, 1.66), focal=256, vanishing=(180, 50), size=SIZE)
_DEPTH, _WINDOW, _TOP = 4.0, (-0.5, 1.2, 1.5, 0.95), 0.76


def build(look):
    """Puts the kitchen on the stage; returns its hotspots."""
    night = look.night
    room(5.0, _DEPTH, 2.6, wall=paint('#f0cc5a', rough=0.9), floor='#c8a860', ceiling='#fff0c8', skirting='#fff4dc', openings=(_WINDOW,))
    checkers(5.0, _DEPTH, '#f4e8c8', '#b8542c', 0.42, 0.35)
    x, z, w, h = _WINDOW
    window_frame((x, _DEPTH, z), w, h, '#fff4dc')
    _gingham(look.phase('curtain'))
    outside(night, -0.4, trees=9, seed=7, moon=(0.9, 22, 7.2))
    _units()
    with group() as oven:
        with group(at=(-1.82, _DEPTH - 0.64, 0)):
            stove('#fff6e0')
        write('8:04', CAMERA, (-1.82, _DEPTH - 0.18, 1.03), glow('#3aff9a', (2.6 if night else 1.5) if look.phase('clock') == 0 else 0.12))
    fridge_things = _fridge(look)
    breakfast = _table(night)
    with group() as door:
        _door(night)
    _foreground()
    hanging_lamp((0.05, 2.6, 1.86), on=False, hue='#d8482c', drop=0.7, radius=0.3)
    if night:
        moonlight((0.35, -1, -0.7), 1.2, (x, _DEPTH, z + h / 2, w, h), 3)
    else:
        sunlight((0.42, -1, -0.62), 6, (x, _DEPTH, z + h / 2, w, h), 30, '#ffdc90')
    if look.phase('drip'):
        ball((-0.5, _DEPTH - 0.28, (1.06, 0.95)[look.phase('drip') - 1]), 0.018, glow('#c8e8ff', 2.5), detail=2)
    return {'table': breakfast, 'refrigerator': fridge_things, 'oven-clock': oven, 'door': door}


def _gingham(sway):
    """Short red and white curtains, and a valance."""
    x, z, w, h = _WINDOW
    curtains((x, _DEPTH - 0.12, z + h + 0.1), w + 0.4, 0.9, '#f8f0e0', 0.24, sway)
    for side in (-1, 1):
        for i in range(4):
            lift = side * -sway * 0.03
            box((x + side * (w / 2 + 0.0) + lift, _DEPTH - 0.185, z + 0.2 + i * 0.2), (0.38, 0.012, 0.07), paint('#d8402c', rough=0.95), bevel=0)
    for i in range(12):
        cylinder((x - 0.9 + i * 0.164, _DEPTH - 0.15, z + h - 0.06), 0.09, 0.22, paint(('#d8402c', '#f8f0e0')[i % 2], rough=0.95), top=0.075, sides=10)


def _units():
    with group(at=(-0.45, _DEPTH - 0.62, 0)):
        counter(1.9, '#ffe9a8', '#f4f0e4', 3, sink=-0.05)
    with group(at=(-1.82, _DEPTH, 1.95)):
        cupboards(1.5, '#ffe9a8', 3, 0.55)
    for i, hue in enumerate(('#c83a34', '#3a7a5a', '#e8a83a')):
        cylinder((0.16 + i * 0.16, _DEPTH - 0.2, 0.905), 0.06 - i * 0.008, 0.2 - i * 0.04, paint(hue, rough=0.3))
        ball((0.16 + i * 0.16, _DEPTH - 0.2, 1.12 - i * 0.04), 0.022, paint('#f4f0e4', rough=0.3), detail=2)
    with group(at=(-1.18, _DEPTH - 0.2, 0.905), size=0.5):
        plant(0.8, '#c8643c', 6, 'bush')
    for i in range(4):
        disc((-0.95 + i * 0.06, _DEPTH - 0.14, 1.02), 0.11, paint('#fffaf0', rough=0.3))


def _fridge(look):
    """With a note on a magnet by day; open and shining by night."""
    night = look.night
    with group() as things:
        with group(at=(1.08, _DEPTH - 0.72, 0)):
            fridge(104 if night else 0, (44 if look.phase('fridge') == 0 else 30) if night else 0, '#fff8e8', 0.86, 1.8)
        if not night:
            y = _DEPTH - 0.86
            box((1.0, y, 1.2), (0.24, 0.006, 0.26), paint('#fffdf4', rough=0.9), bevel=0, rot=(0, 3, 0))
            for i in range(3):
                box((1.0, y - 0.006, 1.38 - i * 0.06), (0.17 - 0.03 * i, 0.004, 0.018), paint('#2a3a8a'), bevel=0)
            for mx, mz, hue in ((1.0, 1.45, '#c83a34'), (1.24, 1.5, '#3a7ac8'), (1.3, 1.3, '#e8b83a'), (0.88, 1.62, '#5a9a4a')):
                ball((mx, y - 0.01, mz), 0.03, paint(hue, rough=0.4), squash=(1, 0.4, 1), detail=2)
            box((1.26, y, 1.02), (0.2, 0.006, 0.2), paint('#8ab8d8', rough=0.8), bevel=0, rot=(0, -5, 0))
    box((1.08, _DEPTH - 0.36, 1.86), (0.5, 0.4, 0.2), paint('#8a5a34', rough=0.8), bevel=0.02)
    for i in range(4):
        cylinder((0.88 + i * 0.13, _DEPTH - 0.5, 2.06), 0.05, 0.16, paint(('#e8e0d0', '#c83a34', '#2a2a34', '#e8b83a')[i], rough=0.4))
    return things


def _table(night):
    """End on. Five plates; four were used, the nearest on the right was not. By night it is, and its chair stands out."""
    wood = paint('#b8743c', rough=0.35, worn=0.15, scale=3)
    with group() as things:
        for i in range(5):
            box((-0.44 + i * 0.25, 1.72, _TOP - 0.05), (0.246, 2.7, 0.05), wood, bevel=0.004)
        for x in (-0.46, 0.58):
            for y in (0.5, 2.94):
                box((x, y, 0), (0.09, 0.09, 0.72), paint('#8a5228'), bevel=0.01)
        box((0.06, 1.8, _TOP), (0.3, 2.3, 0.006), paint('#d8402c', rough=0.95), bevel=0)
        box((0.06, 1.8, _TOP + 0.002), (0.22, 2.24, 0.006), paint('#f8ecd0', rough=0.95), bevel=0)
        places = ((-0.36, 1.3, True), (-0.36, 2.05, True), (0.46, 1.95, True), (0.06, 2.78, True), (0.46, 1.12, night))
        for x, y, used in places:
            _plate(x, y, used)
        _middle()
    for x, y, turn in ((-0.96, 1.3, 90), (-0.98, 2.1, 90), (1.1, 2.05, -90), (0.06, 3.2, 4)):
        with group(at=(x, y, 0), turn=turn):
            chair('#c8823c', '#d8402c')
    with group(at=(1.3 if night else 1.02, 1.0 if night else 1.12, 0), turn=-40 if night else -84):
        chair('#c8823c', '#f4d03a')
    return things


def _plate(x, y, used):
    cylinder((x, y, _TOP + 0.004), 0.12, 0.014, paint('#fffaf0', rough=0.25), top=0.15, sides=28)
    cylinder((x, y, _TOP + 0.015), 0.095, 0.006, paint('#e8e4dc', rough=0.3), sides=28)
    side = 0.17 if x > 0.3 else -0.17
    for dy in (-0.02, 0.02):
        box((x + 0.18, y + dy * 2, _TOP + 0.006), (0.012, 0.16, 0.006), paint('#d0d4dc', metal=0.9, rough=0.2), bevel=0)
    cylinder((x + side * 0.5, y + 0.22, _TOP), 0.035, 0.11, paint(('#3a7ac8', '#c83a34', '#5a9a4a', '#8a5ab0', '#f4d03a')[int(y * 3 + x * 5) % 5], rough=0.3))
    if used:
        ball((x - 0.03, y, _TOP + 0.022), 0.066, paint('#fff4e0', rough=0.5), squash=(1.1, 0.9, 0.2), detail=2)
        ball((x - 0.03, y, _TOP + 0.032), 0.03, paint('#f8b020', rough=0.3), squash=(1, 1, 0.5), detail=2)
        box((x + 0.05, y - 0.03, _TOP + 0.02), (0.09, 0.03, 0.01), paint('#a84a2c', rough=0.5), bevel=0, rot=(0, 0, 40))


def _middle():
    """Bananas, milk, cereal."""
    for i in range(4):
        tube([(0.02 + i * 0.03, 1.36, _TOP + 0.05), (0.03 + i * 0.035, 1.44, _TOP + 0.11), (0.05 + i * 0.035, 1.56, _TOP + 0.1)], [0.014, 0.032, 0.012], paint('#f8d828', rough=0.5))
    cylinder((0.06, 1.46, _TOP), 0.08, 0.04, paint('#3a7a5a', rough=0.3), top=0.16)
    cylinder((0.27, 2.36, _TOP), 0.055, 0.2, paint('#fffaf4', rough=0.15))
    cylinder((0.27, 2.36, _TOP + 0.2), 0.055, 0.06, paint('#fffaf4', rough=0.15), top=0.03)
    box((0.42, 2.62, _TOP), (0.2, 0.08, 0.3), paint('#d8402c', rough=0.6), bevel=0.006)
    disc((0.42, 2.576, _TOP + 0.17), 0.07, paint('#f8d828', rough=0.6))
    cylinder((-0.14, 1.75, _TOP), 0.04, 0.08, paint('#e8a83a', rough=0.3))


def _door(night):
    """To the yard, its upper half of glass; in the end wall."""
    x, y, green = 2.02, _DEPTH, paint('#3a7a5a', rough=0.45, worn=0.2)
    box((x, y - 0.03, 0), (0.98, 0.08, 2.2), paint('#fff4dc', rough=0.5), bevel=0.01)
    box((x, y - 0.07, 0), (0.82, 0.08, 2.1), green, bevel=0.01)
    placed((x, y - 0.115, 1.1), yard_view, 0.58, 0.8, night)
    for dx in (-0.29, 0, 0.29):
        box((x + dx, y - 0.14, 1.1), (0.04, 0.02, 0.8), green, bevel=0)
    box((x, y - 0.14, 1.48), (0.58, 0.02, 0.04), green, bevel=0)
    ball((x - 0.33, y - 0.16, 1.0), 0.045, paint('#e0b048', metal=0.8, rough=0.3))


def _foreground():
    """Cut by the frame, on the table's near end: a blender and a crate of eggs."""
    with group(at=(-0.5, 0.64, _TOP), size=0.8):
        box((0, 0, 0), (0.18, 0.18, 0.13), paint('#d8d8dc', rough=0.2, metal=0.8), bevel=0.03)
        cylinder((0, 0, 0.13), 0.065, 0.26, glass('#dcecf0', 0.15), top=0.09)
        cylinder((0, 0, 0.135), 0.06, 0.17, paint('#e8d070', rough=0.4), top=0.075)
        cylinder((0, 0, 0.39), 0.09, 0.04, paint('#22242a', rough=0.4))
        ring((0.12, 0, 0.26), 0.07, 0.014, paint('#22242a', rough=0.4), start=-90, end=90)
        cylinder((0, -0.09, 0.065), 0.028, 0.02, paint('#22242a'), rot=(90, 0, 0))
    box((-0.02, 0.66, _TOP), (0.34, 0.42, 0.05), paint('#a8a098', rough=1), bevel=0.01)
    rnd = random.Random(3)
    for i in range(4):
        for j in range(5):
            if rnd.random() < 0.85:
                ball((-0.14 + i * 0.08, 0.5 + j * 0.08, _TOP + 0.07), 0.034, paint(('#fff4e4', '#e8c8a0')[rnd.random() < 0.4], rough=0.5), squash=(1, 1, 1.3), detail=2)


SHOOT = Shoot('jocks-house-kitchen', CAMERA, build, loops=(
    Loop('curtain', 2, (0, 0, 1, 2, 2, 1), 3, (70, 0, 200, 90), ('day',)),
    Loop('drip', 2, (0, 0, 0, 0, 0, 1, 2), 5, (120, 70, 165, 120)),
    Loop('fridge', 1, (0, 0, 0, 0, 0, 0, 0, 1, 0, 1), 5, (180, 0, 352, 208), ('night',)),
    Loop('clock', 1, (0, 0, 1), 2, (40, 70, 95, 110), ('night',)),
), exposure=(0.45, 0.75))

if __name__ == '__main__':
    SHOOT.main()
