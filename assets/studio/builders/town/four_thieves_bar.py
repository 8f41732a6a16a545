"""The Four Thieves: a narrow bar of dark brick and green tile, four masks in a row over its door, a beer sign, an alley."""
import math

from builders.town.parts import door, flat_roof, roof_unit, stilts, vent, wall_lamp, window
from kit.light import lamp, panel
from kit.materials import brick, glow, paint
from kit.shapes import ball, box, cylinder, plane, prism, ring, tube

# The middles of the two lines of the board on the roof, in the bar's own metres.
SIGN = (0, 0.55, 11.35)
SIGN_BELOW = (0, 0.55, 9.85)


def four_thieves_bar(night):
    """11 m wide, 10 m deep, two floors."""
    wall, stone = brick('#5c3a34', '#2a1c1e'), paint('#a89878', rough=0.8, worn=0.2)
    tile, dark = paint('#1f5a48', rough=0.25), paint('#17141c', rough=0.6)
    box((0, 5, 0), (11, 10, 7.6), wall, bevel=0)
    box((0, -0.1, 0), (11.2, 0.4, 3.2), tile, bevel=0)
    box((0, -0.2, 3.2), (11.3, 0.7, 0.34), stone, bevel=0)
    box((0, -0.1, 7.2), (11.3, 0.5, 0.4), stone, bevel=0)
    for i in range(9):
        box((-4.8 + i * 1.2, -0.2, 6.9), (0.4, 0.4, 0.34), stone, bevel=0)
    flat_roof((0, 5), (11, 10), 7.6, '#8a7a64')
    for i, x in enumerate((-3.9, -1.3, 1.3, 3.9)):
        window((x, 0, 4.6), night and i == 3, (1.2, 1.7), '#ff9a3c', '#a89878')
    for side in (-1, 1):
        box((side * 3.5, -0.34, 0.9), (2.7, 0.08, 1.7), glow('#ffb040', 1.7) if night else paint('#3a2a1c', rough=0.1), bevel=0)
        for i in range(4):
            tube([(side * 3.5 - 1.35 + i * 0.9, -0.4, 0.9), (side * 3.5 - 1.35 + i * 0.9, -0.4, 2.6)], 0.05, dark)
        ring((side * 3.5, -0.44, 1.8), 0.5, 0.06, glow('#34e08a', 3.4 if night else 0.9))
    door((0, -0.3, 0.1), '#3a1418', (1.5, 2.6), night, '#a89878', pane=True)
    box((0, -1.2, 2.95), (3.4, 2.0, 0.18), tile, bevel=0.02)
    for i in range(4):
        _mask((-2.4 + i * 1.6, -0.62, 3.98), night)
    _bottle((6.0, -1.5, 4.6), night)
    box((0, 0.95, 8.9), (9.6, 0.3, 3.3), paint('#0c1a16', rough=0.8), bevel=0.03)
    edge = [(-4.8, 0.7, 8.9), (4.8, 0.7, 8.9), (4.8, 0.7, 12.2), (-4.8, 0.7, 12.2)]
    tube(edge, 0.11, glow('#34e08a', 3.0 if night else 1.0), closed=True)
    stilts((-3.6, 0, 3.6), 1.3, 7.6, 11.8)
    roof_unit((-3.0, 6.6, 7.65))
    vent((2.6, 7.4, 7.6), 1.4)
    cylinder((4.0, 5.0, 7.6), 0.5, 2.0, brick('#5c3a34', '#2a1c1e'), sides=4)
    for x in (-4.7, 4.7):
        wall_lamp((x, -0.7, 2.9), night, '#ffa848', 60)
    for x in (-6.4, -7.3):
        cylinder((x, 1.4, 0), 0.46, 1.1, paint('#7a5230', rough=0.8), sides=14)
        ring((x, 1.4, 0.8), 0.47, 0.05, dark, rot=(0, 0, 0))
    plane((-7, 4, 0.02), (3, 9), paint('#4c4a50', rough=0.9, worn=0.3))
    if night:
        panel((0, 0.4, 10.4), (0, -9, 0), (9, 3), 330, '#34e08a')
        panel((0, -0.7, 1.8), (0, -5, 0), (9, 1.6), 210, '#ffb040')
        lamp((-6.6, 2.6, 2.6), 30, '#ffa848', 0.1)


def _mask(at, night):
    """A bandit's mask on a disc: one of the four thieves."""
    x, y, z = at
    cylinder((x, y + 0.1, z), 0.62, 0.12, paint('#c8a04a', rough=0.4, metal=0.4), rot=(90, 0, 0), sides=22)
    box((x, y - 0.06, z - 0.05), (1.16, 0.06, 0.36), paint('#120e16'), bevel=0)
    for dx in (-0.25, 0.25):
        ball((x + dx, y - 0.12, z + 0.13), 0.11, glow('#9affc8', 5 if night else 1.0), squash=(1.3, 0.4, 0.8), detail=2)


def _bottle(at, night):
    """A bottle of neon that hangs from an arm over the pavement."""
    x, y, z = at
    tube([(x - 1.0, 0, z + 3.0), (x, 0, z + 3.0), (x, y, z + 3.0)], 0.07, paint('#17141c', metal=0.5))
    outline = [(-0.5, 0), (0.5, 0), (0.5, 1.5), (0.2, 2.0), (0.2, 2.8), (-0.2, 2.8), (-0.2, 2.0), (-0.5, 1.5)]
    prism(outline, 0.4, paint('#0e2a20', rough=0.4), at=(x, y, z))
    tube([(x + px, y - 0.26, z + pz) for px, pz in outline], 0.08, glow('#ffb030', 4 if night else 1.1), closed=True)
    box((x, y - 0.22, z + 0.4), (0.8, 0.06, 0.7), glow('#34e08a', 3 if night else 0.8), bevel=0)
    for i in range(3):
        a = i * math.tau / 3 + 0.5
        ball((x + 0.7 * math.cos(a), y, z + 3.4 + 0.3 * math.sin(a)), 0.1, glow('#ffe6a0', 6 if night else 0.6), detail=1)
