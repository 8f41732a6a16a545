"""A candle in a soda glass, another by the bell; behind, the gas ring burns blue, which needs no power."""
import math

from builders.dark_lights import stub
from kit.dark import Dark
from kit.light import lamp, panel, sky
from kit.materials import glass, glow, paint
from kit.shapes import box, cylinder
from kit.shoot import Loop
from kit.stage import group
from scenes.places.snack_shack_counter import SHOOT
from scenes.there.snack_shack_counter import THERE

_FRONT, _DEPTH = 2.2, 4.2
# The sky over the street, its lawn and its road; its houses and its lamp are dark too.
_EVENING = (('#2c3a8c', 0.5), ('#20296c', 0.5), ('#161c50', 0.5), ('#20264c', 0.4), ('#1a1c34', 0.4))


def put(look):
    moment = look.phase('flames')
    for i, (x, y, energy) in enumerate(((-0.02, _FRONT + 0.02, 3.2), (0.86, _FRONT + 0.1, 2.2))):
        with group(at=(x, y, 1.06)):
            stub(0.1, (moment + i) % 3 if moment else 0, energy, 1.1)
            cylinder((0, 0, 0), 0.065, 0.16, glass('#fff4e4', 0.1), top=0.075, sides=18)
    _ring(moment)
    sky([(0, '#2a3a7a'), (1, '#10143a')], 0.06)
    panel((2.6, 2.2, 1.6), (-0.2, 2.0, 0.5), (1.3, 0.9), 7, '#8aa4ff')


def _ring(moment):
    """A pan over a ring of gas in the kitchen's opening."""
    x, y, z = 1.55, _DEPTH + 0.42, 1.2
    box((x, y, 0.8), (1.3, 0.5, 0.4), paint('#3a3e44', rough=0.4, metal=0.6), bevel=0.01)
    for i in range(14):
        a = i * math.pi / 7
        tip = cylinder((x + 0.15 * math.cos(a), y + 0.15 * math.sin(a), z), 0.02, 0.07 + 0.02 * ((i + moment) % 3), glow('#3a8aff', 9), top=0.003, sides=6)
        tip.visible_shadow = False
    cylinder((x, y, z + 0.1), 0.2, 0.12, paint('#2a2c32', rough=0.3, metal=0.7), top=0.22)
    lamp((x, y - 0.3, z + 0.12), 14, '#4a9aff', 0.15)


DARK = Dark(SHOOT, put, kept=_EVENING, others=(THERE,), exposure=0.65, loops=(
    Loop('flames', 2, (0, 1, 0, 2, 0, 0, 1, 2), 4, zone=(60, 56, 270, 150)),))

if __name__ == '__main__':
    DARK.main()
