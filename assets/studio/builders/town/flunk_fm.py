"""Flunk FM: a white and orange studio with a round glass corner, a dish, and the red and white mast behind it."""
import math

from builders.town.parts import board, door, flat_roof, roof_unit, shop_window, stilts, vent, wall_lamp, window
from kit.light import lamp, panel
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, plane, ring, tube

MAST = 34.0
# The name's middle on the roof, and the ON AIR lamp over the door, in the studio's own metres.
SIGN = (-1.6, 0.7, 6.35)
ON_AIR = (3.0, -0.3, 3.1)


def flunk_fm(night, beacon=True):
    """13 m wide, 8 m deep; `beacon` says whether the mast's red lamps shine at this moment."""
    wall, band = paint('#f4ecdc', rough=0.7, worn=0.12, scale=1.2), paint('#f07a24', rough=0.5)
    box((0, 4, 0), (13, 8, 4.2), wall, bevel=0)
    for z, h in ((0.0, 0.5), (3.3, 0.34)):
        box((0, 3.97, z), (13.1, 8.1, h), band if z else paint('#5a4a48', rough=0.8), bevel=0)
    flat_roof((0, 4), (13, 8), 4.2, '#f0e4cc')
    cylinder((-5.0, 1.4, 0), 2.9, 4.7, wall, sides=36)
    cylinder((-5.0, 1.4, 1.1), 2.96, 2.0, glow('#9ae8ff', 1.5) if night else paint('#2f4a60', rough=0.05), sides=36)
    for i in range(9):
        a = math.radians(180 + i * 22.5)
        box((-5.0 + 2.97 * math.cos(a), 1.4 + 2.97 * math.sin(a), 1.1), (0.14, 0.14, 2.0), wall, bevel=0)
    cylinder((-5.0, 1.4, 4.7), 3.1, 0.3, band, sides=36)
    for z in (3.4, 3.75):
        ring((-5.0, 1.4, z), 2.98, 0.07, glow('#ff8a2a', 3.2 if night else 1.0), rot=(0, 0, 0), steps=36)
    shop_window(-1.4, 1.4, 0, 1.1, 2.9, night, '#ffc878', panes=3)
    door((3.0, 0, 0.1), '#b8401c', (1.3, 2.3), night, pane=True)
    box((3.0, -0.16, 2.72), (1.9, 0.3, 0.76), paint('#1c1218', rough=0.6), bevel=0.03)
    box((3.0, -0.33, 2.82), (1.66, 0.06, 0.56), glow('#ff2a2a', 3.4 if night else 1.2), bevel=0)
    box((3.0, -0.8, 3.6), (2.4, 1.6, 0.16), band, bevel=0.03)
    window((5.2, 0, 1.3), False, (1.2, 1.4))
    wall_lamp((4.2, -0.3, 2.5), night)
    board((SIGN[0], SIGN[1] + 0.1, 5.1), (8.4, 2.5), '#241a2c', '#ffb02e', 2.8 if night else 1.0)
    stilts((-4.6, -1.6, 1.4), 1.1, 4.2, 7.0)
    roof_unit((2.6, 5.6, 4.25))
    vent((5.2, 3.0, 4.2))
    _dish((4.6, 5.6, 4.2))
    _mast((-1.0, 13.0), night and beacon, night)
    if night:
        panel((SIGN[0], 0.2, 6.2), (SIGN[0], -7, 0), (8, 2), 240, '#ffb060')
        panel((-5.0, -1.8, 2.0), (-5.0, -6, 0), (4, 1.6), 150, '#9ae8ff')
        lamp((3.0, -1.0, 2.9), 30, '#ff4a3a', 0.1)


def _dish(at):
    x, y, z = at
    tube([(x, y, z), (x, y, z + 1.2)], 0.12, paint('#8a8e96', metal=0.4))
    cylinder((x, y, z + 1.3), 0.3, 0.6, paint('#e8e6e0', rough=0.4), top=1.5, rot=(48, 0, -24), sides=28)
    tube([(x, y, z + 1.4), (x + 0.5, y - 1.0, z + 2.6)], 0.05, paint('#5a5e66'))


def _mast(foot, shining, night):
    """A lattice mast in red and white on three stayed legs, with lamps at each third."""
    x0, y0 = foot
    red, white = paint('#d8342a', rough=0.5), paint('#f2eee6', rough=0.5)
    legs = [(math.cos(math.radians(a)), math.sin(math.radians(a))) for a in (90, 210, 330)]
    sections = 9

    def corner(leg, z):
        out = 1.5 * (1 - z / MAST) + 0.28
        return (x0 + legs[leg][0] * out, y0 + legs[leg][1] * out, z)

    for i in range(sections):
        low, high = MAST * i / sections, MAST * (i + 1) / sections
        hue = (red, white)[i % 2]
        for leg in range(3):
            tube([corner(leg, low), corner(leg, high)], 0.16, hue)
            tube([corner(leg, low), corner((leg + 1) % 3, high)], 0.09, hue)
            tube([corner(leg, high), corner((leg + 1) % 3, high)], 0.09, hue)
    tube([(x0, y0, MAST), (x0, y0, MAST + 3.4)], 0.1, white)
    for z in (MAST / 3, MAST * 2 / 3, MAST + 3.4):
        ball((x0, y0 - (0.0 if z > MAST else 0.7), z), 0.42, glow('#ff2418', 12 if shining else 0.4), detail=2)
        if shining:
            lamp((x0, y0 - 1.4, z), 160, '#ff2a20', 0.2)
    for share in (0.55, 0.95):
        for a in (30, 150, 270):
            reach = 9 * share + 2
            tube([(x0, y0, MAST * share), (x0 + reach * math.cos(math.radians(a)), y0 + reach * math.sin(math.radians(a)), 0)],
                 0.035, paint('#5a5e66', rough=0.5))
    box((x0 + 3.4, y0 - 0.6, 0), (2.6, 2.2, 2.2), paint('#b8b4a8', rough=0.8), bevel=0)
    box((x0 + 3.4, y0 - 0.6, 2.2), (3.0, 2.6, 0.2), paint('#f07a24', rough=0.6), bevel=0)
    plane((x0, y0, 0.02), (7, 7), paint('#9a9284', rough=1, worn=0.3))


def windsock():
    """On its pole, hanging out in a light wind."""
    tube([(0, 0, 0), (0, 0, 5.4)], 0.07, paint('#e2e4ea'))
    for i in range(4):
        hue = ('#f07a24', '#f6f0e4')[i % 2]
        tube([(i * 0.62, 0, 5.2 - 0.12 * i), ((i + 1) * 0.62, 0, 5.08 - 0.12 * i)], [0.4 - i * 0.06, 0.35 - i * 0.06], paint(hue, rough=0.9))


def drop_slot():
    """The box in the wall for tapes and letters; its middle stands on the origin."""
    box((0, -0.12, 0), (2.0, 0.2, 1.6), paint('#f07a24', rough=0.5), bevel=0.03)
    box((0, -0.24, 0.9), (1.5, 0.05, 0.34), paint('#0c0a10'), bevel=0)
    box((0, -0.28, 0.3), (1.3, 0.04, 0.36), paint('#f4ecdc', rough=0.6), bevel=0)
