"""A candle that burns by the last print on the shore."""
from kit.light import lamp
from kit.materials import glow, paint
from kit.shapes import ball, cylinder, tube
from kit.taken import Taken
from scenes.places.lake_tree_shore import SHOOT, _bank


def put(look):
    """By night it lights the stones round it; by day there is a flame and no light."""
    x, y = (1.16, 1.86) if look.night else (-0.02, 2.16)
    z = _bank(x, y)
    cylinder((x, y, z), 0.085, 0.02, paint('#f4e8c4', rough=0.6, glow=0.1), top=0.06, sides=14)
    cylinder((x, y, z + 0.01), 0.05, 0.17, paint('#fff4d8', rough=0.5, glow=0.35 if look.night else 0.12), sides=14)
    tube([(x, y, z + 0.17), (x, y, z + 0.2)], 0.008, '#1c1410')
    tip = cylinder((x, y - 0.01, z + 0.195), 0.03, 0.11, glow('#ffc860', 9 if look.night else 3), top=0.003, sides=8)
    core = ball((x, y - 0.03, z + 0.215), 0.016, glow('#fffbe8', 12 if look.night else 4), detail=1)
    for flame in (tip, core):
        flame.visible_shadow = flame.visible_diffuse = False
    if look.night:
        lamp((x, y - 0.06, z + 0.3), 7, '#ffb050', 0.04)


TAKEN = Taken('candle', 'footprints', SHOOT, put=put, there=True, cut='candle-lit')

if __name__ == '__main__':
    TAKEN.main()
