"""The front of the Rug Doctor: a round peach counter under a price board, a smile behind it, one yellow ticket on the line."""
import math

from builders.rooms.desk_things import bell, desk_fan
from builders.rooms.decor import framed
from builders.rooms.inner_views import bay_view, office_view, rugs_view
from builders.rooms.pane_views import street_view
from builders.rooms.placed import placed
from builders.rooms.shell import room
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import beam, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, prism, ring, slab, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.35, -0.6, 1.5), focal=240, vanishing=(180, 92), size=SIZE)
_DEPTH = 4.2
_PEACH = '#f4a878'


def build(look):
    """Puts the shop on the stage; returns its hotspots."""
    night = look.night
    room(5.6, _DEPTH, 2.9, wall=paint('#f8c8a0', rough=0.85), floor=paint('#c8805a', rough=0.5, worn=0.1), ceiling='#ffe8d0', skirting='#a85a3a', dado=(0.9, paint('#e8906a', rough=0.6)))
    _walls()
    with group() as prices:
        _board(look)
    _counter(look)
    with group() as book:
        with group(at=(-0.75, 2.0, 1.06), turn=-8):
            box((0, 0, 0), (0.5, 0.34, 0.03), paint('#7a2a34', rough=0.5), bevel=0.006)
            for x in (-0.12, 0.12):
                box((x, 0, 0.03), (0.23, 0.31, 0.015), paint('#fff8e8', rough=0.9), bevel=0.004)
                for i in range(5):
                    box((x, -0.11 + i * 0.055, 0.045), (0.18, 0.012, 0.002), paint('#b0a89a'), bevel=0)
            box((0.14, -0.05, 0.047), (0.16, 0.03, 0.003), paint('#ffe03a', glow=0.2), bevel=0)
            tube([(0.26, 0.1, 0.05), (0.4, 0.16, 0.2)], 0.012, '#22304a')
    with group() as lady:
        _receptionist()
    _tickets(look)
    ways = {}
    for name, x, hue, rim, view, body in (('cleaning-bay', -2.1, '#3aa8b8', '#1f7886', bay_view, 'BAY'), ('storage-room', -1.2, '#a8382c', '#7a2018', rugs_view, 'RUGS'),
                                          ('back-office', 2.22, '#7a7a4a', '#55552c', office_view, 'OFFICE')):
        with group() as door:
            box((x, _DEPTH - 0.02, 0), (0.84, 0.07, 2.1), paint('#fff0dc', rough=0.4), bevel=0.01)
            box((x, _DEPTH - 0.06, 0), (0.68, 0.05, 2.0), paint(hue, rough=0.5), bevel=0.01)
            box((x, _DEPTH - 0.085, 1.09), (0.52, 0.02, 0.7), paint(rim, rough=0.5), bevel=0)
            placed((x, _DEPTH - 0.1, 1.13), view, 0.44, 0.62, night)
            box((x, _DEPTH - 0.09, 0.1), (0.56, 0.02, 0.22), paint('#d8d4cc', rough=0.25, metal=0.8), bevel=0)
            ball((x + 0.26, _DEPTH - 0.11, 1.0), 0.035, paint('#e0b048', metal=0.8, rough=0.3), detail=2)
            box((x, _DEPTH - 0.08, 2.14), (0.66, 0.04, 0.26), paint('#5a2a24', rough=0.6), bevel=0.006)
            write(body, CAMERA, (x, _DEPTH - 0.12, 2.27), glow('#fff0d0', 0.9))
        ways[name] = door
    with group() as street:
        box((2.76, 3.4, 0), (0.06, 1.2, 2.3), paint('#fff0dc'), bevel=0)
        placed((2.72, 3.4, 0.55), street_view, 0.98, 1.65, night, turn=-90)
        for y in (2.92, 3.4, 3.88):
            box((2.68, y, 0.05), (0.04, 0.07, 2.15), paint('#a85a3a', rough=0.4), bevel=0)
        box((2.67, 3.4, 0.05), (0.04, 1.0, 0.5), paint('#a85a3a', rough=0.4), bevel=0)
    _samples()
    _rolls()
    _light(look)
    return {'price-list': prices, 'appointment': book, 'receptionist': lady, 'street': street, **ways}


def _walls():
    """Paper in stripes above the wainscot, its boards below; a rail of wood between; a cornice, and two rugs that won something, framed."""
    pale, deep, groove, wood = paint('#fbd4b0', rough=0.9), paint('#f0b488', rough=0.9), paint('#b8643f', rough=0.7), paint('#a85a3a', rough=0.5)
    for i in range(24):
        x = -2.8 + i * 0.24
        box((x + 0.06, _DEPTH - 0.004, 0.98), (0.12, 0.008, 1.92), (pale, deep)[i % 2], bevel=0)
    for i in range(28):
        box((-2.8 + i * 0.2, _DEPTH - 0.035, 0.12), (0.018, 0.01, 0.78), groove, bevel=0)
    for side in (-1, 1):
        for i in range(16):
            box((side * 2.79, -0.4 + i * 0.3, 0.98), (0.008, 0.15, 1.92), deep, bevel=0)
    box((0, _DEPTH - 0.06, 2.76), (5.6, 0.12, 0.14), wood, bevel=0.03)
    for x in (-2.76, 2.76):
        box((x, 1.6, 2.76), (0.12, 5.4, 0.14), wood, bevel=0.03)
    for x, ground, field in ((-2.42, '#f4e0b0', '#2f6a8a'), (-1.42, '#f4e0b0', '#8a2434')):
        framed((x + 0.12, _DEPTH, 2.58), (0.34, 0.26), '#8a5a2c', ground, (('box', 0, 0, 0.7, 0.7, field), ('ball', 0, 0, 0.3, 0.4, '#f0c04a')))


def _board(look):
    """Prices in lit letters as in a diner; tubes above and below."""
    night = look.night
    on = look.phase('tube') == 0
    x, y = 0.45, 3.3
    box((x, y + 0.06, 1.92), (2.3, 0.1, 0.86), paint('#5a1c20', rough=0.5), bevel=0.02)
    for z, alive in ((2.8, True), (1.9, on)):
        box((x, y - 0.02, z), (2.3, 0.06, 0.05), glow('#ff9a5a', (3.4 if night else 1.5) if alive else 0.15), bevel=0)
    strength = 1.1 if night else 0.95
    for row, (what, cost) in enumerate((('STANDARD', '25'), ('DEEP', '45'), ('DELUXE', '65'))):
        z = 2.62 - row * 0.24
        write(what, CAMERA, (x - 0.5, y - 0.02, z), glow('#fff0d0', strength))
        write('$' + cost, CAMERA, (x + 0.72, y - 0.02, z), glow('#ffe8a0', strength))
    for dx in (-1.0, 1.0):
        tube([(x + dx, y + 0.06, 2.75), (x + dx, y + 0.06, 2.9)], 0.02, '#5a2a24')


def _counter(look):
    """Bowed towards the viewer: panels of peach, the shop's name in lights, a pale top, a bell, a fan, a till."""
    arc = [(0.3 + 2.1 * math.sin(a), 2.9 - 1.25 * math.cos(a)) for a in [math.radians(-88 + i * 11) for i in range(17)]]
    slab(arc + [(2.4, 3.0), (-1.8, 3.0)], 0.98, paint(_PEACH, rough=0.4), at=(0, 0, 0))
    for (x, y), (x1, y1) in zip(arc, arc[1:]):
        turn = math.degrees(math.atan2(y1 - y, x1 - x))
        with group(at=((x + x1) / 2, (y + y1) / 2, 0.1), turn=turn):
            box((0, -0.015, 0), (math.hypot(x1 - x, y1 - y) - 0.07, 0.03, 0.78), paint('#e07a52', rough=0.45), bevel=0.012)
    tube([(x, y - 0.03, 0.945) for x, y in arc], 0.03, paint('#d8d4cc', rough=0.2, metal=0.9))
    top = [(0.3 + 2.25 * math.sin(a), 2.9 - 1.4 * math.cos(a)) for a in [math.radians(-88 + i * 11) for i in range(17)]]
    slab(top + [(2.55, 3.05), (-1.95, 3.05)], 0.06, paint('#fff0dc', rough=0.2), at=(0, 0, 0.99))
    box((0.3, 1.6, 0.5), (1.28, 0.06, 0.36), paint('#6a1c28', rough=0.4), bevel=0.02)
    for z in (0.5, 0.84):
        box((0.3, 1.56, z), (1.28, 0.03, 0.025), paint('#f4c84a', rough=0.3, metal=0.6), bevel=0)
    write('RUG DOCTOR', CAMERA, (0.3, 1.55, 0.685), glow('#fff0d0', 1.0 if look.night else 0.9), dot=2)
    with group(at=(0.3, 1.8, 1.05), size=1.5):
        bell()
    with group(at=(1.5, 2.35, 1.05), turn=20, size=1.1):
        desk_fan((0, 40, 80)[look.phase('fan')])
    with group(at=(1.02, 2.15, 1.05), turn=10):
        box((0, 0, 0), (0.36, 0.3, 0.2), paint('#8a4a3a', rough=0.4), bevel=0.03)
        box((0, 0.1, 0.2), (0.3, 0.1, 0.12), paint('#5a2a24', rough=0.4), bevel=0.02)
        for i in range(9):
            box((-0.1 + i % 3 * 0.08, -0.1 + i // 3 * 0.06, 0.2), (0.05, 0.035, 0.02), paint('#fff0d0'), bevel=0)


def _receptionist():
    """She smiles, and does not look up: a beehive, a cardigan, a lanyard."""
    x, y = -0.3, 2.85
    skin = paint('#e8a888', rough=0.7)
    cylinder((x, y, 0.9), 0.26, 0.42, paint('#c84a5a', rough=0.9), top=0.2)
    ball((x, y, 1.3), 0.23, paint('#c84a5a', rough=0.9), squash=(1.1, 0.8, 0.55))
    cylinder((x, y, 1.36), 0.07, 0.12, skin)
    ball((x, y - 0.02, 1.6), 0.17, skin, squash=(0.95, 0.95, 1.1))
    hair = paint('#f0d8a0', rough=0.8)
    ball((x, y + 0.05, 1.76), 0.2, hair, squash=(1, 0.9, 1.1))
    ball((x, y + 0.04, 1.92), 0.13, hair)
    for side in (-1, 1):
        ball((x + side * 0.16, y + 0.03, 1.56), 0.07, hair, squash=(0.7, 1, 1.4), detail=2)
        ball((x + side * 0.065, y - 0.17, 1.6), 0.03, paint('#3a2430', rough=0.3), squash=(1.1, 0.4, 0.35), detail=2)
        ring((x + side * 0.068, y - 0.185, 1.61), 0.05, 0.008, paint('#7a2a6a', rough=0.3))
        tube([(x + side * 0.1, y - 0.16, 1.36), (x, y - 0.24, 1.12)], 0.012, paint('#ffd83a', glow=0.1))
        tube([(x + side * 0.24, y - 0.04, 1.28), (x + side * 0.3, y - 0.2, 1.08), (x + side * 0.1, y - 0.42, 1.07)], [0.07, 0.06, 0.05], paint('#c84a5a', rough=0.9))
    tube([(x - 0.07, y - 0.165, 1.51), (x, y - 0.18, 1.485), (x + 0.07, y - 0.165, 1.51)], 0.014, paint('#d8203c', rough=0.3))
    ball((x, y - 0.19, 1.555), 0.022, skin, detail=2)
    box((x, y - 0.26, 1.06), (0.13, 0.012, 0.09), paint('#fff8e8'), bevel=0)


def _tickets(look):
    """A line of tickets behind the counter; one is yellow, and by night it swings alone."""
    y = 3.55
    tube([(-1.02, y, 1.76), (1.7, y, 1.76)], 0.012, '#5a2a24')
    for x in (-1.02, 1.7):
        tube([(x, y, 1.0), (x, y, 1.8)], 0.018, '#8a4a3a')
    for i in range(10):
        x = -0.86 + i * 0.27
        mine = i == 0
        if not mine and abs(x + 0.3) < 0.3:
            continue
        sway = (0, 10, -9)[look.phase('ticket')] if mine else (0, 3, -3)[look.phase('tickets')] * (1 if i % 2 else -1)
        box((x, y, 1.76), (0.18, 0.01, 0.32 if mine else 0.24), paint('#ffe22e', rough=0.9, glow=0.35) if mine else paint(('#fff4e0', '#f8d8c0', '#e8f0e0')[i % 3], rough=0.9), bevel=0, rot=(0, 180 + sway, 0))
        for k in range(2):
            box((x - 0.01, y - 0.012, 1.6 + k * 0.06), (0.1, 0.004, 0.015), paint('#6a3a34'), bevel=0)


def _samples():
    """In front on the left, cut by the frame: small rugs that hang from a rail, each with its border and its fringe."""
    wood = paint('#8a4a30', rough=0.5)
    tube([(-1.3, 0.95, 1.17), (-0.35, 0.95, 1.17)], 0.022, wood)
    tube([(-0.35, 0.95, 0), (-0.35, 0.95, 1.17)], 0.028, wood)
    ball((-0.35, 0.95, 1.19), 0.045, wood, detail=2)
    for x, field, border, heart in ((-0.85, '#2f6a8a', '#f4e0b0', '#e8a03a'), (-0.56, '#8a2434', '#f0d08a', '#2f5a6a')):
        box((x, 0.93, 0.62), (0.25, 0.02, 0.54), paint(field, rough=1), bevel=0)
        for dx, z, w, h in ((0, 0.66, 0.2, 0.022), (0, 1.1, 0.2, 0.022), (-0.09, 0.66, 0.022, 0.46), (0.09, 0.66, 0.022, 0.46)):
            box((x + dx, 0.915, z), (w, 0.01, h), paint(border, rough=1), bevel=0)
        for z in (0.79, 0.98):
            prism([(-0.055, 0), (0, -0.075), (0.055, 0), (0, 0.075)], 0.01, paint(heart, rough=1), at=(x, 0.91, z))
        for i in range(8):
            box((x - 0.11 + i * 0.0315, 0.93, 0.55), (0.014, 0.01, 0.07), paint(border, rough=1), bevel=0)


def _rolls():
    """In front on the right: three rugs that wait, their ends wound like snails; one has a tag."""
    for x, z, hues in ((1.07, 0.72, ('#8a2434', '#f0d0a0')), (1.43, 0.72, ('#2f5a8a', '#e8e0d0')), (1.25, 1.03, ('#3a6a48', '#f0d08a'))):
        cylinder((x, 0.96, z), 0.18, 0.5, paint(hues[0], rough=1, worn=0.2), rot=(-90, 0, 0), sides=28)
        disc((x, 0.95, z), 0.175, paint(hues[1], rough=1))
        turns = [(math.radians(a), 0.025 + 0.15 * a / 1170) for a in range(0, 1171, 30)]
        tube([(x + rad * math.cos(a), 0.945, z + rad * math.sin(a)) for a, rad in turns], 0.013, paint(hues[0], rough=1))
    box((1.14, 0.93, 0.88), (0.12, 0.01, 0.16), paint('#fff4e0', rough=0.9), bevel=0, rot=(0, 12, 0))
    box((1.25, 1.2, 0.48), (0.9, 0.6, 0.06), paint('#8a4a30', rough=0.5), bevel=0.01)


def _light(look):
    if look.night:
        sky([(0, '#2a2a5a'), (1, '#10143a')], 0.3)
        weak = 0.7 if look.phase('tube') else 1
        panel((0.45, 3.1, 2.7), (0.2, 2.0, 0.8), (2.2, 0.3), 34, '#ffd8a8')
        panel((0.45, 3.15, 1.9), (0.2, 2.4, 0.9), (2.2, 0.2), 14 * weak, '#ffb06a')
        panel((2.6, 3.4, 1.3), (0, 1.6, 0.4), (0.9, 1.8), 26, '#6a8cff')
        panel((0, -1.4, 2.4), (0, 2, 0.6), (3, 1), 20, '#6a5ad8')
        panel((-1.7, _DEPTH - 0.3, 1.5), (-0.6, 2.0, 0.6), (1.2, 0.8), 12, '#5ad8e8')
        return
    sky([(0, '#ffe8c0'), (1, '#8ac8e8')], 0.8)
    beam((2.65, 3.0, 2.3), (-0.5, 1.9, 1.1), 420, '#ffe4b0', angle=62, blend=0.8, size=0.4)
    panel((0.3, -1.2, 2.6), (0.2, 3, 0.9), (3, 1.4), 52, '#ffdcc0')


SHOOT = Shoot('rug-doctor-front-counter', CAMERA, build, loops=(
    Loop('fan', 2, (0, 1, 2), 8, zone(CAMERA, (1.5, 2.25, 1.38), (0.2, 0.2)), ('day',)),
    Loop('tickets', 2, (0, 0, 1, 1, 0, 2), 3, zone(CAMERA, (0.9, 3.55, 1.64), (0.9, 0.16)), ('day',)),
    Loop('tube', 1, (0, 0, 0, 0, 0, 1, 0, 1), 6, zone(CAMERA, (0.45, 3.3, 1.92), (1.2, 0.08)), ('night',)),
    Loop('ticket', 2, (0, 1, 0, 2), 3, zone(CAMERA, (-0.86, 3.55, 1.62), (0.18, 0.2)), ('night',)),
), exposure=(0.55, 0.75), samples=24)

if __name__ == '__main__':
    SHOOT.main()
