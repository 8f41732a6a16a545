"""The kitchen of the Snack Shack: steel under a great hood, baskets that hang like bats, a radio without batteries."""
import random

from builders.rooms.electronics import radio_set
from builders.rooms.lights import fluorescent
from builders.rooms.office_storage import tin
from builders.rooms.pane_views import street_view, yard_view
from builders.rooms.shell import checkers, room
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.light import lamp, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, prism, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.75, -1.0, 1.62), focal=248, vanishing=(112, 86), size=SIZE)
_DEPTH = 3.9
_STEEL, _DARK = '#a8c4cc', '#4a6068'


def steel():
    return paint(_STEEL, rough=0.28, metal=0.75)


def build(look):
    """Puts the kitchen on the stage; returns its hotspots."""
    night = look.night
    room(5.4, _DEPTH, 2.7, wall=paint('#8ab4bc', rough=0.35), floor='#5a6c70', ceiling='#a8bcc0', skirting='#3a4c52', dado=(1.2, paint('#c8dce0', rough=0.2)))
    checkers(5.4, _DEPTH, '#8aa0a4', '#5c7278', 0.36, 0.3)
    for i in range(27):
        box((-2.6 + i * 0.2, _DEPTH - 0.082, 0.1), (0.012, 0.01, 1.1), paint('#8aa4aa'), bevel=0)
    for row in range(6):
        box((0, _DEPTH - 0.083, 0.2 + row * 0.2), (5.4, 0.01, 0.012), paint('#8aa4aa'), bevel=0)
    for i, long in enumerate((0.22, 0.16, 0.2)):
        box((-1.42 + i * 0.17, _DEPTH - 0.1, 1.48 - long), (0.11, 0.01, long), paint(('#fff6d8', '#ffd8d0', '#fff6d8')[i], rough=0.9, glow=0.1), bevel=0, rot=(0, (3, -4, 2)[i], 0))
        box((-1.42 + i * 0.17, _DEPTH - 0.108, 1.42), (0.07, 0.01, 0.014), paint('#4a4a5a'), bevel=0)
    with group() as fryer:
        _fryer(look)
    with group() as radio:
        box((-0.95, _DEPTH - 0.14, 1.56), (1.3, 0.28, 0.04), steel(), bevel=0.004)
        with group(at=(-1.1, _DEPTH - 0.2, 1.6), size=1.3):
            radio_set('#b8382c', '#ffd88a', 1.8 if night else 0.25)
        for i, dx in enumerate((0.2, 0.32)):
            cylinder((-0.95 + dx, _DEPTH - 0.24, 1.625), 0.03, 0.12, paint('#e8b02c', rough=0.3), rot=(0, 90, 12 + 30 * i), sides=12)
            cylinder((-0.83 + dx, _DEPTH - 0.22 + 0.03 * i, 1.625), 0.018, 0.015, paint('#c8ccd4', metal=0.9, rough=0.2), rot=(0, 90, 12 + 30 * i), sides=10)
        if night:
            lamp((-1.1, _DEPTH - 0.5, 1.75), 3, '#ffc868', 0.1)
    with group() as back:
        _back_door(night)
    with group() as street:
        box((2.66, 3.1, 0), (0.06, 1.2, 2.25), paint('#3a4c52'), bevel=0)
        box((2.62, 3.1, 0), (0.05, 0.98, 2.1), paint('#e8b42c', rough=0.5), bevel=0.01)
        with group(at=(2.59, 3.1, 1.1), turn=-90):
            street_view(0.66, 0.76, night, lamp=-0.2)
            for z in (0, 0.72):
                box((0, -0.02, z), (0.72, 0.04, 0.05), paint('#8a641a', rough=0.5), bevel=0)
            for x in (-0.33, 0, 0.33):
                box((x, -0.02, 0), (0.035, 0.04, 0.76), paint('#8a641a', rough=0.5), bevel=0)
        ball((2.57, 2.72, 1.0), 0.04, paint('#c8ccd4', metal=0.8, rough=0.3))
    _shelves()
    _front()
    with group(at=(-0.4, 1.4, 2.7)):
        fluorescent(1.6, False, 2.4, 40, '#e4f8ff')
    _light(look)
    return {'radio': radio, 'fryer': fryer, 'back-door': back, 'outside': street}


def _fryer(look):
    """Two vats and a range under the hood; four baskets hang from its edge."""
    y = _DEPTH - 0.45
    box((0.95, y, 0), (1.9, 0.76, 0.92), steel(), bevel=0.02)
    for i, x in enumerate((0.28, 0.86)):
        box((x, y - 0.02, 0.925), (0.5, 0.56, 0.02), paint('#3a3020', rough=0.4), bevel=0)
        box((x, y - 0.02, 0.93), (0.44, 0.5, 0.02), paint('#d89a2c', rough=0.08, glow=0.12 if look.night else 0.05), bevel=0)
        rnd = random.Random(3 + i + (0 if look.night else 7 * look.phase('oil')))
        for _ in range(11):
            ball((x + rnd.uniform(-0.19, 0.19), y - 0.02 + rnd.uniform(-0.22, 0.22), 0.955), rnd.uniform(0.014, 0.03), paint('#fff0b0', rough=0.1, glow=0.25), squash=(1, 1, 0.5), detail=1)
        box((x, y - 0.39, 0.3), (0.42, 0.03, 0.5), paint(_DARK, rough=0.3, metal=0.6), bevel=0.01)
        cylinder((x, y - 0.41, 0.7), 0.05, 0.03, paint('#d8302c', rough=0.3), rot=(90, 0, 0))
    for k, (bx, by) in enumerate(((1.36, -0.16), (1.72, -0.16), (1.36, 0.18), (1.72, 0.18))):
        ring((bx, y + by, 0.95), 0.13, 0.02, paint('#1c2024', rough=0.4), rot=(0, 0, 0))
        if look.night:
            phase = look.phase('gas')
            for i in range(8):
                from_x, from_y = bx + 0.1 * (1, 0.7, 0, -0.7, -1, -0.7, 0, 0.7)[i], y + by + 0.1 * (0, 0.7, 1, 0.7, 0, -0.7, -1, -0.7)[i]
                cylinder((from_x - 0.01 * phase, from_y, 0.96), 0.024, 0.08 + 0.04 * ((i + k + phase) % 3), glow('#3a8aff', 3.2), top=0.002, sides=6)
    with group(at=(1.72, y - 0.16, 0.97)):
        if not look.night:
            cylinder((0, 0, 0), 0.16, 0.2, steel())
    hood = [(-0.1, 1.86), (2.05, 1.86), (2.05, 2.0), (1.6, 2.7), (0.35, 2.7), (-0.1, 2.0)]
    prism(hood, 0.95, steel(), at=(0, y - 0.02, 0), bevel=0.01)
    front = y - 0.5
    box((0.975, front, 1.85), (2.18, 0.03, 0.17), paint('#d4e4e8', rough=0.25, metal=0.5), bevel=0.01)
    for i in range(9):
        ball((0.0 + i * 0.245, front - 0.02, 1.935), 0.014, paint('#5a7078', rough=0.3, metal=0.6), detail=1)
    for a, b in (((0.63, 2.68), (0.5, 2.04)), ((1.32, 2.68), (1.45, 2.04))):
        tube([(a[0], front, a[1]), (b[0], front, b[1])], 0.012, paint('#6a8a94', rough=0.3, metal=0.5))
    for i in range(6):
        box((0.76 + i * 0.085, front - 0.005, 2.16), (0.05, 0.02, 0.34), paint('#3c5058', rough=0.5), bevel=0)
    for i, x in enumerate((0.1, 0.55, 1.0, 1.45, 1.85)):
        sway = (0, 0.05, -0.04)[look.phase('basket')] if i == 1 else 0
        iron = paint('#2c3438', rough=0.4, metal=0.6)
        tube([(x, y - 0.5, 1.88), (x + sway * 0.6, y - 0.52, 1.62)], 0.014, iron)
        with group(at=(x + sway, y - 0.54, 1.34)):
            for z in (0, 0.14, 0.28):
                ring((0, 0, z), 0.1 + 0.03 * z / 0.28, 0.009, iron, rot=(0, 0, 0), steps=14)
            for a in range(8):
                dx, dy = (1, 0.7, 0, -0.7, -1, -0.7, 0, 0.7)[a], (0, 0.7, 1, 0.7, 0, -0.7, -1, -0.7)[a]
                tube([(0.1 * dx, 0.1 * dy, 0), (0.13 * dx, 0.13 * dy, 0.28)], 0.006, iron)


def _back_door(night):
    """In the back wall at the left; ajar by day, with a print on the step."""
    x, y = -2.0, _DEPTH - 0.02
    box((x, y, 0), (1.0, 0.08, 2.2), paint('#3a4c52'), bevel=0)
    if night:
        box((x, y - 0.05, 0), (0.84, 0.06, 2.08), paint('#3f7a80', rough=0.4, worn=0.2), bevel=0.01)
        with group(at=(x, y - 0.085, 1.2)):
            yard_view(0.42, 0.54, True)
            box((0, -0.02, 0), (0.02, 0.02, 0.54), paint('#2c565c', rough=0.5), bevel=0)
    else:
        with group(at=(x, y - 0.03, 0)):
            yard_view(0.84, 2.08, False)
        with group(at=(x - 0.42, y - 0.06, 0), turn=-38):
            box((0.36, 0, 0), (0.72, 0.05, 2.08), paint('#3f7a80', rough=0.4, worn=0.2), bevel=0.01)
            box((0.36, -0.03, 1.2), (0.4, 0.02, 0.54), paint('#bcd8d4', rough=0.1, glow=0.25), bevel=0)
            for dx in (-0.2, 0, 0.2):
                box((0.36 + dx, -0.045, 1.2), (0.025, 0.02, 0.54), paint('#2c565c', rough=0.5), bevel=0)
            box((0.66, -0.06, 1.0), (0.05, 0.06, 0.14), paint('#c8ccd4', metal=0.8, rough=0.3), bevel=0)
    for dx, dy in ((0, 0), (0.02, -0.15)):
        box((x + 0.3 + dx, y - 0.55 + dy, 0.004), (0.12, 0.12 if dy else 0.2, 0.006), paint('#c81c1c', rough=0.2), bevel=0.002, rot=(0, 0, -20))


def _shelves():
    """A wall rack of tins and oil over a worktop."""
    box((-0.75, _DEPTH - 0.36, 0), (1.2, 0.62, 0.9), steel(), bevel=0.015)
    for x in (-1.05, -0.45):
        box((x, _DEPTH - 0.68, 0.1), (0.56, 0.03, 0.7), paint(_DARK, rough=0.3, metal=0.5), bevel=0.01)
    for i in range(5):
        with group(at=(-1.18 + i * 0.19, _DEPTH - 0.25, 0.9), size=1.4):
            tin(0.06, 0.16, ('#b8402c', '#3a7a4a', '#e8b42c')[i % 3])
    box((-0.95, _DEPTH - 0.14, 2.02), (1.3, 0.28, 0.04), steel(), bevel=0.004)
    for i in range(6):
        cylinder((-1.46 + i * 0.2, _DEPTH - 0.16, 2.06), 0.075, 0.2 + 0.05 * (i % 2), paint(('#e8e4d8', '#d8302c', '#e8b42c', '#4a8a9a')[i % 4], rough=0.4), sides=14)


def _front():
    """The worktop in front, cut by the frame: a knife block, onions, a board with cut potatoes."""
    box((-0.55, 0.62, 0.86), (2.6, 0.6, 0.06), steel(), bevel=0.012)
    with group(at=(-1.05, 0.66, 0.92), turn=14, size=1.15):
        box((0, 0, 0), (0.17, 0.24, 0.22), paint('#b8783c', rough=0.5), bevel=0.012, rot=(-14, 0, 0))
        for x in (-0.05, 0.03):
            box((x, -0.125, 0.01), (0.012, 0.01, 0.2), paint('#9a6430', rough=0.6), bevel=0, rot=(-14, 0, 0))
        for i in range(4):
            x, tall = -0.057 + i * 0.038, (0.14, 0.1, 0.16, 0.0)[i]
            box((x, 0.04, 0.21), (0.03, 0.05, 0.02), paint('#2a1a10'), bevel=0, rot=(-14, 0, 0))
            if not tall:
                continue
            box((x, 0.04, 0.22), (0.024, 0.036, tall), paint('#16181c', rough=0.4), bevel=0.005, rot=(-14, 0, 0))
            for k in range(2):
                ball((x, 0.03 + 0.03 * k, 0.25 + tall * 0.4 * k), 0.007, paint('#d8dce0', rough=0.2), detail=1)
    for i, (x, y, r) in enumerate(((-0.66, 0.7, 0.085), (-0.48, 0.76, 0.075), (-0.56, 0.6, 0.08))):
        ball((x, y, 0.92 + r), r, paint(('#d8a05a', '#8a2a5a', '#e0b06a')[i], rough=0.35), squash=(1, 1, 0.9))
        cylinder((x, y, 0.92 + r * 1.7), 0.02, 0.06, paint('#c8b07a'), top=0.005, sides=8)
    box((-0.08, 0.68, 0.92), (0.46, 0.3, 0.025), paint('#c89a5a', rough=0.6), bevel=0.006, rot=(0, 0, -8))
    for i in range(13):
        box((-0.22 + 0.024 * i, 0.64 + 0.05 * (i % 3), 0.945), (0.018, 0.16, 0.018), paint('#f4dc9a', rough=0.6), bevel=0, rot=(0, 0, (i * 31) % 40 - 20))


def _light(look):
    if look.night:
        sky([(0, '#1a2040'), (1, '#0c1028')], 0.3)
        strength = (1, 0.85, 1.1)[look.phase('gas')]
        lamp((1.5, _DEPTH - 0.6, 1.2), 46 * strength, '#4a90ff', 0.2)
        panel((2.5, 3.1, 1.4), (0.6, 2.4, 0.6), (0.8, 1.2), 8, '#6a7cf0')
        panel((-0.6, -1.2, 2.4), (0, 3, 0.6), (3, 1), 9, '#3a7a9a')
        return
    sky([(0, '#dff0ff'), (1, '#a8d0e8')], 0.5)
    panel((-2.0, _DEPTH - 0.3, 1.3), (-1.2, 1.0, 0.2), (0.6, 1.8), 130, '#ffd890')
    panel((-0.6, -1.2, 2.5), (0, 3, 0.9), (4, 1.3), 26, '#cfe8f4')
    panel((1.0, _DEPTH - 0.5, 1.84), (1.0, _DEPTH - 0.7, 0.9), (1.6, 0.4), 46, '#ffdc9a')


SHOOT = Shoot('snack-shack-kitchen', CAMERA, build, loops=(
    Loop('oil', 2, (0, 1, 2), 4, zone(CAMERA, (0.57, _DEPTH - 0.47, 0.98), (0.6, 0.14)), ('day',)),
    Loop('gas', 2, (0, 1, 2), 6, zone(CAMERA, (1.54, _DEPTH - 0.45, 1.05), (0.42, 0.18)), ('night',)),
    Loop('basket', 2, (0, 1, 0, 2), 2, zone(CAMERA, (0.57, _DEPTH - 0.98, 1.55), (0.24, 0.32)), ('night',)),
), exposure=(0.4, 0.9))

if __name__ == '__main__':
    SHOOT.main()
