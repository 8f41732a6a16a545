"""The Snack Shack as it stands in town: the diner, its sign on the roof, tables under striped umbrellas, a bin, a menu."""
import math

from builders.diner import SIGN as _DINER_SIGN
from builders.diner import diner
from builders.town.parts import board, roof_unit, vent
from kit.light import lamp
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, prism, sheets, tube
from kit.stage import group

# The middle of the board on the roof, in the shack's own metres; the diner's own posts carry it.
SIGN = (_DINER_SIGN[0], 0.9, 6.3)


def snack_shack(night):
    """17 m wide with its tables, which stand on the right."""
    diner(night)
    board((SIGN[0], SIGN[1] + 0.1, 5.0), (8.0, 2.6), '#b8302c', '#ffe46a', 3.0 if night else 1.0)
    roof_unit((-4.2, 4.6, 4.5))
    vent((-1.6, 5.4, 4.5), 1.3)
    _cup((-5.2, 1.2, 4.5), night)
    for x, y, hue in ((10.4, 0.4, '#d8342c'), (13.6, 2.6, '#1f9a94'), (10.6, 5.0, '#e8a822')):
        with group(at=(x, y, 0), turn=12 if y > 1 else 0):
            picnic_table(hue)
    if night:
        for i in range(7):
            x = 8.2 + i * 1.1
            ball((x, -1.2 - 0.1 * (i % 2), 3.3 - 0.5 * math.sin(math.pi * i / 6)), 0.14,
                 glow(('#ffd23a', '#ff5fa2', '#43c6ff')[i % 3], 7), detail=1)
        lamp((11.5, -1.0, 3.0), 120, '#ffc878', 0.3)
    for x in (8.0, 15.0):
        tube([(x, -1.2, 0), (x, -1.2, 3.5)], 0.06, paint('#3a3440', rough=0.6))


def _cup(at, night):
    """The soda of the town, three metres tall, with two straws."""
    x, y, z = at
    cylinder(at, 0.72, 2.2, paint('#f6f0e4', rough=0.5), top=0.98, sides=20)
    cylinder((x, y, z + 0.7), 0.86, 0.8, paint('#d8342c', rough=0.4), top=0.94, sides=20)
    cylinder((x, y, z + 2.2), 1.06, 0.2, glow('#fff4e0', 1.6 if night else 0.3), sides=20)
    for dx, lean in ((-0.2, -0.4), (0.2, 0.5)):
        tube([(x + dx, y, z + 2.3), (x + dx + lean * 0.5, y, z + 3.5)], 0.1, paint('#d8342c' if dx < 0 else '#f4d23a', rough=0.4))


def picnic_table(hue='#d8342c'):
    """A table with two benches under an umbrella in eight gores."""
    wood = paint('#a87444', rough=0.8, worn=0.2)
    box((0, 0, 0.7), (1.9, 0.9, 0.1), wood, bevel=0)
    for y in (-0.85, 0.85):
        box((0, y, 0.42), (1.9, 0.32, 0.08), wood, bevel=0)
    for x in (-0.65, 0.65):
        prism([(-0.9, 0), (-0.75, 0), (-0.25, 0.72), (0.25, 0.72), (0.75, 0), (0.9, 0), (0.35, 0.8), (-0.35, 0.8)], 0.09, wood,
              at=(x, 0, 0), rot=(0, 0, 90))
    umbrella(hue)


def umbrella(hue, height=2.5, radius=1.7):
    """A pole and a cone in two colours."""
    tube([(0, 0, 0), (0, 0, height)], 0.05, paint('#efe8da'))
    white, colour = paint('#f6f0e4', rough=0.9), paint(hue, rough=0.9)
    for i in range(8):
        a, b = (math.radians(45 * i + d) for d in (0, 45))
        edge = [(radius * math.cos(a), radius * math.sin(a), height - 0.75), (radius * math.cos(b), radius * math.sin(b), height - 0.75)]
        sheets([[edge[0], edge[1], (0, 0, height), (0, 0, height)]], (white, colour)[i % 2], name='gore')
