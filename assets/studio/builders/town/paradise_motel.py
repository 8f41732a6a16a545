"""The Paradise Motel: two floors of doors in pink and turquoise, the office, the pool, a tall sign with a neon palm."""
import math

from builders.town.parts import door, roof_unit, shop_window, window
from kit.light import lamp, panel
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, prism, slab, tube
from kit.stage import group

WIDTH = 30.0
# The sign's lines, in the motel's own metres: the name in two lines, and what is free.
SIGN = (-20.0, -7.6, 14.9)
SIGN_BELOW = (-20.0, -7.6, 12.9)
VACANCY = (-20.0, -7.6, 10.6)
_PINK, _TURQUOISE, _CREAM = '#f08aa8', '#2aa8a4', '#f8ecd8'


def paradise_motel(night, lit=(1, 4, 10, 12), palm=0):
    """The long house lies along x behind its gallery, 30 m wide; the pool and the sign are before it. `lit`: the rooms
    (0 to 7 below, 8 to 15 above) with light; `palm` is how many of the neon palm's parts are dark (0 to 2)."""
    pink, cream, turquoise = paint(_PINK, rough=0.8, worn=0.1), paint(_CREAM, rough=0.7), paint(_TURQUOISE, rough=0.5)
    box((1.5, 4.4, 0), (WIDTH - 3, 7, 6.4), pink, bevel=0)
    box((1.5, 0.2, 3.0), (WIDTH - 2.6, 2.2, 0.3), cream, bevel=0)
    box((1.5, 4.2, 6.4), (WIDTH - 1.6, 8.2, 0.4), turquoise, bevel=0.04)
    box((1.5, 4.2, 6.8), (WIDTH - 3.2, 6.8, 0.16), paint('#c8b8a4', rough=0.9, worn=0.25, scale=1.2), bevel=0)
    for y, z in ((0.02, 6.5), (-0.95, 3.05)):
        tube([(-13.2, y, z), (16.2, y, z)], 0.1, glow('#ff5aa8' if z > 4 else '#34e0d8', 3.2 if night else 0.9))
    for i in range(9):
        x = -12.0 + i * 3.375
        box((x, -0.8, 0), (0.2, 0.2, 4.3), cream, bevel=0)
        for floor in range(2):
            if i == 8:
                continue
            number = i + floor * 8
            door((x + 1.05, 0.9, 0.15 + floor * 3.2), _TURQUOISE, (1.0, 2.2), trim=_CREAM)
            # The curtains of Room 2 are drawn, always.
            curtain = '#c83c6a' if number == 1 else '#ffd890'
            window((x + 2.45, 0.9, 1.0 + floor * 3.2), night and number in lit, (1.3, 1.3), curtain, _CREAM,
                   strength=1.4 if number == 1 else 2.4)
            box((x + 2.45, 0.7, 0.5 + floor * 3.2), (0.7, 0.4, 0.4), paint('#b8bcc2', rough=0.5, metal=0.4), bevel=0)
            if night and i % 2 == 0:
                ball((x + 1.75, 0.5, 2.5 + floor * 3.2), 0.12, glow('#ffe0a8', 8), detail=1)
                lamp((x + 1.75, 0.0, 2.3 + floor * 3.2), 34, '#ffd090', 0.1)
    for i in range(27):
        tube([(-11.9 + i, -0.82, 3.3), (-11.9 + i, -0.82, 4.2)], 0.04, turquoise)
    tube([(-12, -0.82, 4.2), (15, -0.82, 4.2)], 0.07, turquoise)
    _stairs(turquoise, cream)
    _office(night, pink, cream)
    for x in (-6, 3, 11):
        roof_unit((x, 5.4, 6.9))
    _pool(night)
    _sign(night, palm)
    if night:
        panel((1.5, -1.9, 6.2), (1.5, -7, 0), (26, 0.6), 340, '#ff5aa8')
        panel((SIGN[0], -8.4, 13), (SIGN[0] + 2, -16, 0), (7, 5), 520, '#ff5aa8')


def _stairs(turquoise, cream):
    for i in range(10):
        box((15.6 + i * 0.36, -0.2, 3.0 - i * 0.3), (0.4, 1.4, 0.14), cream, bevel=0)
    for y in (-0.9, 0.5):
        tube([(15.4, y, 4.1), (19.0, y, 1.0)], 0.06, turquoise)


def _office(night, pink, cream):
    """The manager's office at the left end, with a jagged roof."""
    box((-15.4, 3.0, 0), (6.0, 7.0, 3.6), pink, bevel=0)
    prism([(-3.8, 3.6), (3.8, 4.6), (3.8, 5.0), (-3.8, 4.0)], 9.0, paint(_TURQUOISE, rough=0.5), at=(-15.4, 2.4, 0))
    shop_window(-17.8, -15.0, -0.5, 0.9, 2.8, night, '#ffe2a8', _CREAM, panes=3)
    door((-13.6, -0.5, 0.1), '#e8528e', (1.2, 2.3), night, _CREAM, pane=True)
    box((-15.4, -0.62, 3.0), (5.4, 0.16, 0.5), cream, bevel=0)
    if night:
        lamp((-15.4, -1.6, 2.6), 90, '#ffd890', 0.2)


def _pool(night):
    """A kidney of lit water, a low fence, loungers and umbrellas."""
    paving = paint('#e4d4c0', rough=0.8, worn=0.15)
    box((3.0, -8.2, 0), (15, 8.4, 0.12), paving, bevel=0)
    outline = []
    for i in range(28):
        a = math.tau * i / 28
        swell = 1 + 0.16 * math.cos(2 * a + 0.6) - 0.1 * math.sin(a)
        outline.append((3.0 + 5.6 * swell * math.cos(a), -8.3 + 2.7 * swell * math.sin(a)))
    slab([(3.0 + (x - 3.0) * 1.07, -8.3 + (y + 8.3) * 1.12) for x, y in outline], 0.08, paint('#f8f4ea', rough=0.5), at=(0, 0, 0.1))
    slab(outline, 0.06, glow('#2ad8f0', 1.5) if night else paint('#3ac4e4', rough=0.05, glow=0.25), at=(0, 0, 0.14))
    for i in range(5):
        tube([(0.2 + i * 1.4, -7.6 - 0.4 * (i % 2), 0.22), (0.9 + i * 1.4, -7.4 - 0.4 * (i % 2), 0.22)], 0.06, paint('#c8f4fa', glow=0.8 if night else 0.2))
    for x, hue in ((-3.2, '#f4d23a'), (-1.9, '#e8528e'), (8.6, '#2aa8a4'), (9.7, '#f4d23a')):
        box((x, -6.0, 0.4), (0.7, 1.9, 0.1), paint(hue, rough=0.8), bevel=0)
        box((x, -5.2, 0.45), (0.7, 0.16, 0.6), paint(hue, rough=0.8), bevel=0, rot=(-30, 0, 0))
    for x in (-2.6, 9.1):
        tube([(x, -4.9, 0), (x, -4.9, 2.6)], 0.06, paint(_CREAM))
        cylinder((x, -4.9, 2.0), 1.5, 0.8, paint('#f8ecd8' if x < 0 else '#f08aa8', rough=0.8), top=0.05, sides=10)
    for x, y in ((10.4, -11.6), (-4.2, -11.6)):
        with group(at=(x, y, 0)):
            palm_tree()
    white = paint('#f4f0e8', rough=0.6)
    for i in range(16):
        tube([(-4.4 + i, -12.4, 0), (-4.4 + i, -12.4, 1.0)], 0.045, white)
    tube([(-4.4, -12.4, 1.0), (10.6, -12.4, 1.0)], 0.05, white)
    if night:
        lamp((3.0, -8.4, 1.2), 260, '#3ae0f4', 1.0)


def palm_tree(height=6.0):
    """A palm with a ringed stem and nine fronds."""
    tube([(0, 0, 0), (0.25, 0, height * 0.5), (0.1, 0, height)], [0.28, 0.2, 0.16], paint('#9a7a54', rough=0.9, worn=0.4, scale=5))
    leaf = paint('#3f8a4a', rough=0.8)
    for i in range(9):
        a = math.tau * i / 9
        c, s = math.cos(a), math.sin(a)
        tube([(0.1, 0, height), (0.1 + 1.2 * c, 1.2 * s, height + 0.5), (0.1 + 2.3 * c, 2.3 * s, height - 0.4)], [0.16, 0.3, 0.05], leaf)


def _sign(night, dark_parts):
    """The tall sign at the road: boards for the name, an arrow of bulbs, and a palm in neon on top."""
    x, y, _ = SIGN
    for dx in (-2.8, 2.8):
        box((x + dx, y + 0.6, 0), (0.5, 0.5, 16.2), paint(_CREAM, rough=0.6), bevel=0)
    box((x, y + 0.4, 11.7), (8.8, 0.5, 4.6), paint('#1a2448', rough=0.6), bevel=0.04)
    edge = [(x - 4.4, y + 0.06, 11.7), (x + 4.4, y + 0.06, 11.7), (x + 4.4, y + 0.06, 16.3), (x - 4.4, y + 0.06, 16.3)]
    tube(edge, 0.12, glow('#34e0d8', 3.2 if night else 1.0), closed=True)
    box((x, y + 0.4, 9.8), (7.4, 0.4, 1.7), paint('#2a1430', rough=0.6), bevel=0.03)
    prism([(-2.6, 0), (2.6, 0), (0, -2.0)], 0.4, paint('#f4c83a', rough=0.5), at=(x, y + 0.4, 9.7))
    for i in range(9):
        t = (i - 4) / 4
        ball((x + 2.3 * t, y + 0.1, 9.4 - 1.5 * (1 - abs(t))), 0.17, glow('#fff0b0', 6 if night else 0.9), detail=1)
    _neon_palm((x, y + 0.1, 16.4), night, dark_parts)


def _neon_palm(foot, night, dark_parts):
    x, y, z = foot
    strength = 4.0 if night else 1.1
    tube([(x - 0.4, y, z), (x + 0.1, y, z + 1.8), (x + 0.5, y, z + 3.2)], 0.16, glow('#ffb040', strength))
    fronds = ((-2.4, -0.6), (-1.9, 0.8), (-0.6, 1.5), (1.0, 1.4), (2.0, 0.5), (2.3, -0.8))
    for i, (dx, dz) in enumerate(fronds):
        hue = glow('#3af08a', 0.25 if i < dark_parts * 2 else strength)
        tube([(x + 0.5, y, z + 3.2), (x + 0.5 + dx * 0.55, y, z + 3.5 + dz * 0.9), (x + 0.5 + dx, y, z + 3.0 + dz)], 0.14, hue)
    ball((x + 2.6, y + 0.2, z + 5.0), 0.75, glow('#ff5aa8', strength * 0.8), squash=(1, 0.2, 1), detail=3)


def ice_machine(night):
    """A white chest with a blue front that stands upright."""
    box((0, 0, 0.1), (1.7, 0.9, 1.75), paint('#eef4f8', rough=0.3), bevel=0.05)
    box((0, -0.47, 1.05), (1.5, 0.06, 0.7), paint('#1f6ac8', rough=0.4, glow=0.8 if night else 0.05), bevel=0.02)
    box((0, -0.47, 0.3), (1.2, 0.06, 0.6), paint('#8aa0b0', rough=0.3, metal=0.4), bevel=0.02)


def arrow_board(night):
    """A board with an arrow to the left, which points round the office."""
    for x in (-0.8, 0.8):
        tube([(x, 0, 0), (x, 0, 1.7)], 0.06, paint(_CREAM, rough=0.6))
    box((0, 0, 0.8), (2.2, 0.12, 1.0), paint(_TURQUOISE, rough=0.5), bevel=0.03)
    prism([(-0.8, 0), (-0.2, 0.36), (-0.2, 0.14), (0.8, 0.14), (0.8, -0.14), (-0.2, -0.14), (-0.2, -0.36)], 0.06,
          glow('#fff0c8', 1.6 if night else 0.9), at=(0, -0.1, 1.3))
