"""The cleaning bay: white tiles, cyan foam, a rug stretched on rollers like a patient; its stain has the lake's shape."""
import math
import random

from builders.rooms.inner_views import shop_view
from builders.rooms.placed import placed
from builders.rooms.shell import room
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.light import beam, lamp, panel, sky
from kit.materials import brick, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, ring, slab, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.2, -1.3, 2.2), focal=230, vanishing=(182, 30), size=SIZE)
_DEPTH, _TOP = 3.9, 0.92
_LAKE = [(-0.46, 0.02), (-0.34, 0.2), (-0.1, 0.16), (0.04, 0.3), (0.3, 0.26), (0.5, 0.06), (0.36, -0.12), (0.4, -0.26), (0.14, -0.3), (-0.02, -0.18), (-0.24, -0.26), (-0.4, -0.14)]


def build(look):
    """Puts the bay on the stage; returns its hotspots."""
    night = look.night
    tiles = brick('#eef6f4', '#9ac0c4', 0.24, 0.24, 0.014, 0.94, 0.15)
    room(5.4, _DEPTH, 3.0, wall=tiles, floor=paint('#3f7f8c', rough=0.15, worn=0.2, scale=2), ceiling='#c8dcdc', skirting='#3a8a98', openings=((-1.3, 1.0, 1.3, 1.4),))
    for i in range(9):
        for k in range(7):
            hue = ('#8ecbd6', '#e4fbff', '#68b0c4')[(i * 2 + k) % 3] if not night else ('#1c2c5a', '#26386a', '#182450')[(i * 2 + k) % 3]
            box((-1.86 + k * 0.186, _DEPTH + 0.02, 1.01 + i * 0.155), (0.17, 0.06, 0.14), glow(hue, 0.5 if night else 1.0), bevel=0)
    stain = _patient()
    with group() as brush:
        _brush(look)
    with group() as drain:
        _drain()
    _foam(look)
    with group() as door:
        box((2.66, 2.4, 0), (0.06, 1.2, 2.25), paint('#3a8a98'), bevel=0)
        box((2.62, 2.4, 0), (0.05, 0.98, 2.12), paint('#f4a878', rough=0.5), bevel=0.01)
        for y, z, w, h in ((2.4, 1.05, 0.76, 0.07), (2.4, 1.86, 0.76, 0.07), (2.06, 1.12, 0.07, 0.74), (2.74, 1.12, 0.07, 0.74)):
            box((2.585, y, z), (0.03, w, h), paint('#c8744a', rough=0.5), bevel=0)
        placed((2.59, 2.4, 1.12), shop_view, 0.62, 0.74, night, turn=-90)
        for z in (0.14, 0.6):
            box((2.588, 2.4, z), (0.02, 0.66, 0.36), paint('#dc8e5e', rough=0.5), bevel=0.01)
        ball((2.56, 2.0, 1.0), 0.04, paint('#e0b048', metal=0.8, rough=0.3))
    _lamp(look)
    _hoses()
    _walls()
    for i, hue in enumerate(('#3ab8d0', '#ff8ac0', '#f4d23a', '#3ab8d0')):
        cylinder((1.35 + i * 0.3, _DEPTH - 0.2, 1.24), 0.1, 0.3, paint(hue, rough=0.3), sides=16)
        cylinder((1.35 + i * 0.3, _DEPTH - 0.2, 1.54), 0.04, 0.07, paint('#f4f8f8', rough=0.3), sides=12)
    box((1.8, _DEPTH - 0.2, 1.2), (1.5, 0.3, 0.04), paint('#c8d4d8', rough=0.25, metal=0.7), bevel=0.005)
    _light(look)
    return {'stain': stain, 'brush': brush, 'drain': drain, 'door': door}


def _walls():
    """A blue band in the tiles at the height of the hands, tiles that came off, a pipe with its valve, a stain where the ceiling drips."""
    blue, plaster, steel = paint('#3a9aae', rough=0.2), paint('#a8a090', rough=0.95), paint('#b8c8cc', rough=0.3, metal=0.7)
    for left, right in ((-2.7, -1.98), (-0.62, 2.7)):
        box(((left + right) / 2, _DEPTH - 0.01, 0.96), (right - left, 0.03, 0.1), blue, bevel=0)
    for x in (-2.68, 2.68):
        box((x, 1.4, 0.96), (0.03, 5.0, 0.1), blue, bevel=0)
    for x, z in ((2.16, 2.16), (2.4, 2.16), (2.28, 1.92), (-0.2, 0.24), (0.04, 0.24)):
        box((x, _DEPTH - 0.008, z), (0.225, 0.02, 0.225), plaster, bevel=0)
    tube([(2.5, _DEPTH - 0.1, 3.0), (2.5, _DEPTH - 0.1, 0.0)], 0.045, steel)
    ring((2.5, _DEPTH - 0.2, 1.5), 0.1, 0.022, paint('#d8302c', rough=0.4))
    for radius, hue in ((0.62, '#b0a884'), (0.5, '#bcc0ac'), (0.3, '#a89c78')):
        cylinder((-1.8, 3.1, 2.994 - 0.62 * 0.01 + 0.004 * (0.62 - radius)), radius, 0.004, paint(hue, rough=0.95), sides=11)


def _patient():
    """A blue rug on a steel tub with a roller at each end, its fringe hanging; on it the pink stain."""
    chrome, steel = paint('#c8d4d8', rough=0.2, metal=0.9), paint('#9fb4bc', rough=0.35, metal=0.5)
    box((0, 1.9, 0), (2.5, 1.7, _TOP), steel, bevel=0.02)
    box((0, 1.04, 0.3), (2.5, 0.03, 0.06), paint('#3ab8d0', rough=0.4), bevel=0)
    for i in range(9):
        ball((-1.12 + i * 0.28, 1.04, 0.46), 0.022, chrome, detail=2)
    for y in (1.05, 2.75):
        cylinder((-1.36, y, _TOP - 0.04), 0.12, 2.72, chrome, rot=(0, 90, 0))
        for x in (-1.36, 1.36):
            ball((x, y, _TOP - 0.04), 0.09, paint('#e8742a', rough=0.4), squash=(0.6, 1, 1), detail=2)
    box((0, 1.9, _TOP + 0.04), (2.3, 1.85, 0.03), paint('#2458a0', rough=1, worn=0.1, scale=40), bevel=0.01)
    for inset, hue in ((0.12, '#e0c890'), (0.2, '#1c3a70'), (0.3, '#c83a5a')):
        for dx, dy, w, h in ((0, 0.925 - inset, 2.3 - 2 * inset, 0.04), (0, -0.925 + inset, 2.3 - 2 * inset, 0.04), (1.15 - inset, 0, 0.04, 1.85 - 2 * inset), (-1.15 + inset, 0, 0.04, 1.85 - 2 * inset)):
            box((dx, 1.9 + dy, _TOP + 0.07), (w, h, 0.004), paint(hue, rough=1), bevel=0)
    box((0, 0.96, _TOP - 0.26), (2.3, 0.03, 0.32), paint('#2458a0', rough=1, worn=0.1, scale=40), bevel=0.01)
    for i in range(32):
        box((-1.11 + i * 0.0716, 0.955, _TOP - 0.36), (0.03, 0.012, 0.11), paint('#e0c890', rough=1), bevel=0)
    with group() as stain:
        slab([(x * 1.35, 1.85 + y * 1.35) for x, y in _LAKE], 0.016, paint('#ff6ab4', rough=0.15, glow=0.12), at=(0, 0, _TOP + 0.07), bevel=0.006)
        for x, y in ((0.62, 2.3), (-0.7, 1.5), (0.55, 1.35)):
            cylinder((x, y, _TOP + 0.07), 0.05, 0.014, paint('#ff6ab4', rough=0.15, glow=0.12), sides=14)
        box((0.44, 2.06, _TOP + 0.088), (0.16, 0.03, 0.006), paint('#7a3a5a'), bevel=0, rot=(0, 0, 24))
    return stain


def _brush(look):
    """A round brush on an arm that comes from the wall; wool is caught in its bristles."""
    x, y, z = -0.85, 2.35, _TOP + 0.1
    white, steel = paint('#f4f8f8', rough=0.3), paint('#8aa0a8', rough=0.3, metal=0.7)
    tube([(-1.9, _DEPTH - 0.1, 2.1), (-1.5, 3.1, 2.1), (x, y, 1.7), (x, y, z + 0.3)], 0.06, steel)
    cylinder((x, y, z + 0.16), 0.3, 0.14, paint('#3ab8d0', rough=0.3), top=0.2)
    for i in range(20):
        a = i * math.tau / 20 + 0.157 * look.phase('brush')
        hue = ('#f4f8f8', '#3ab8d0')[i % 2]
        tube([(x + 0.26 * math.cos(a), y + 0.26 * math.sin(a), z + 0.16), (x + 0.34 * math.cos(a), y + 0.34 * math.sin(a), z)], 0.034, paint(hue, rough=0.9))
    tube([(x + 0.26, y - 0.2, z + 0.12), (x + 0.36, y - 0.24, z + 0.02), (x + 0.44, y - 0.32, z + 0.0), (x + 0.4, y - 0.42, z - 0.04)], 0.012, paint('#ffd83a', rough=0.9, glow=0.15))
    ball((x, y, z + 0.34), 0.1, white)


def _drain():
    """Round, of thirteen holes, beside the table."""
    x, y = 1.84, 2.0
    cylinder((x, y, 0.004), 0.3, 0.012, paint('#c8d4d8', rough=0.25, metal=0.6), sides=32)
    for i in range(13):
        r, a = (0, 0) if i == 0 else (0.12, i * math.tau / 5) if i < 6 else (0.22, i * math.tau / 7)
        cylinder((x + r * math.cos(a), y + r * math.sin(a), 0.012), 0.036, 0.006, paint('#0c1418', rough=1), sides=10)


def _foam(look):
    """It slides over the table's right end, down to the floor and towards the drain; it drips from the rug's edge."""
    rnd = random.Random(5)
    shift = 0.05 * look.phase('foam')
    for i in range(90):
        t = rnd.random()
        x = 1.22 + 0.3 * t + rnd.uniform(-0.06, 0.12) + (shift if i % 3 == 0 else 0)
        y = 1.5 + 0.6 * t * rnd.random() + rnd.uniform(-0.3, 0.2)
        z = max(0.03, _TOP * (1 - t * 2.4) + rnd.uniform(-0.04, 0.04))
        ball((x, y, z), rnd.uniform(0.05, 0.11), paint(('#eafcff', '#a8ecf4', '#7adcec')[i % 3], rough=0.4, glow=0.06), squash=(1, 1, 0.8), detail=2)
    for i in range(36):
        ball((rnd.uniform(-1.12, 1.12), rnd.choice((1.06, 1.1, 2.66)) + rnd.uniform(-0.05, 0.05), _TOP + 0.08), rnd.uniform(0.03, 0.07), paint(('#eafcff', '#8ae4f0')[i % 2], rough=0.4, glow=0.06), squash=(1, 1, 0.6), detail=2)
    drip = look.phase('drip')
    for i, x in enumerate((-0.5, 0.3)):
        if drip:
            ball((x, 0.93, (0.8, 0.66, 0.53)[(drip - 1 + i) % 3]), 0.035, glow('#c8f8ff', 1.4), squash=(0.8, 0.8, 1.3), detail=2)


def _lamp(look):
    """An operating lamp of five discs on an arm over the rug."""
    lean = (0, 0.05, -0.05)[look.phase('lamp')]
    x, y, z = 0.3 + lean, 2.0, 2.36
    steel = paint('#c8d4d8', rough=0.2, metal=0.8)
    tube([(0.95, 2.4, 3.0), (0.95, 2.4, 2.6), (x, y, z + 0.14)], 0.045, steel)
    cylinder((x, y, z), 0.46, 0.12, paint('#e8f0f0', rough=0.3), top=0.3, sides=28)
    for i in range(5):
        a = i * math.tau / 5 + 0.3
        bulb = cylinder((x + 0.26 * math.cos(a), y + 0.26 * math.sin(a), z - 0.014), 0.13, 0.014, glow('#f0ffff', 4) if look.night else paint('#b8ccd0', rough=0.1), sides=16)
        bulb.visible_shadow = False
    ring((x, y, z), 0.45, 0.03, glow('#e8ffff', 3.0 if look.night else 0.9), rot=(0, 0, 0))
    if look.night:
        beam((x, y, z - 0.03), (x * 0.5, 1.9, _TOP), 330, '#e0fbff', angle=78, blend=0.4, size=0.3)


def _hoses():
    """In front on the left, cut by the frame: hose in coils on its hook, a nozzle at its end; more of it on the wall."""
    x, y, z = -0.95, 0.35, 1.5
    box((x - 0.3, y + 0.1, 0), (0.3, 0.2, 3.0), paint('#3a8a98', rough=0.5), bevel=0.02)
    tube([(x - 0.3, y, z + 0.3), (x + 0.02, y - 0.02, z + 0.3), (x + 0.02, y - 0.06, z + 0.38)], 0.025, paint('#c8d4d8', rough=0.3, metal=0.8))
    for i in range(6):
        ring((x + 0.01 * (i % 3), y - 0.02 * i, z - 0.012 * i), 0.17 + 0.03 * i, 0.017, paint(('#ff9a3c', '#d86422')[i % 2], rough=0.45), steps=32)
    tube([(x + 0.31, y - 0.1, z - 0.1), (x + 0.36, y - 0.1, z - 0.42), (x + 0.31, y - 0.1, z - 0.6)], 0.02, paint('#ff9a3c', rough=0.45))
    cylinder((x + 0.31, y - 0.1, z - 0.82), 0.018, 0.24, paint('#e8b83a', rough=0.25, metal=0.8), top=0.04, sides=14)
    for r in (0.14, 0.2, 0.26, 0.32):
        ring((0.4, _DEPTH - 0.1, 1.72), r, 0.03, paint('#3ab8d0', rough=0.5))
    tube([(0.7, _DEPTH - 0.1, 1.6), (0.74, _DEPTH - 0.12, 1.0)], 0.03, paint('#3ab8d0', rough=0.5))
    box((0.4, _DEPTH - 0.08, 2.1), (1.2, 0.06, 0.07), paint('#c8d4d8', rough=0.25, metal=0.7), bevel=0)


def _light(look):
    if look.night:
        sky([(0, '#182040'), (1, '#0c1028')], 0.3)
        lamp((0.3, 1.9, 1.7), 5, '#d0f8ff', 0.3)
        panel((-1.3, _DEPTH - 0.2, 1.7), (-0.6, 1.8, 0.6), (1.2, 1.2), 10, '#5a78ff')
        panel((2.5, 2.4, 1.4), (0.8, 2.0, 0.6), (0.7, 1.0), 9, '#ff8a4a')
        panel((-0.4, -1.0, 1.4), (-0.4, 1.0, 0.7), (2, 0.6), 7, '#4a7ae8')
        panel((0, -1.2, 2.6), (0, 3, 0.6), (3, 1), 4, '#3a7ac8')
        return
    sky([(0, '#c8eef4'), (1, '#a0d0e0')], 0.35)
    panel((-1.3, _DEPTH - 0.2, 1.7), (0, 1.4, 0.5), (1.2, 1.3), 90, '#d0f6ff')
    beam((0.3, 1.2, 2.95), (0.0, 1.9, _TOP), 620, '#fff6e0', angle=54, blend=0.7)
    panel((0.2, -1.2, 2.8), (0, 3, 0.9), (4, 1.3), 8, '#9fd0e0')


SHOOT = Shoot('rug-doctor-cleaning-bay', CAMERA, build, loops=(
    Loop('brush', 1, (0, 1), 6, zone(CAMERA, (-0.85, 2.25, _TOP + 0.14), (0.4, 0.22)), ('day',)),
    Loop('drip', 3, (0, 1, 2, 3), 4, zone(CAMERA, (-0.1, 0.93, 0.68), (0.56, 0.22))),
    Loop('foam', 1, (0, 0, 1, 1), 1, zone(CAMERA, (1.4, 1.8, 0.45), (0.5, 0.6)), ('night',)),
    Loop('lamp', 2, (0, 1, 0, 2), 2, (118, 0, 270, 56), ('night',)),
), exposure=(0.3, 0.75))

if __name__ == '__main__':
    SHOOT.main()
