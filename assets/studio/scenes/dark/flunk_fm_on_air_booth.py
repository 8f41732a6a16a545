"""A torch stands on the desk and shines at the ceiling; the deck runs by its batteries, and a candle burns in the library where nobody is."""
from builders.dark_lights import stub, torch
from kit.dark import Dark
from kit.light import lamp, panel, sky
from kit.materials import glow
from kit.shapes import box
from kit.shoot import Loop
from kit.stage import group
from scenes.places.flunk_fm_on_air_booth import SHOOT
from scenes.there.flunk_fm_on_air_booth import THERE

_BACK, _TOP = 2.9, 0.8


def put(look):
    torch((-0.62, 2.2, _TOP + 0.36), (-0.42, 2.86, 2.35), 170, angle=58)
    with group(at=(0.98, 1.42, _TOP + 0.02)):
        stub(0.09, look.phase('flame'), 8, 1.1)
    with group(at=(0.86, _BACK + 0.8, 1.2)):
        stub(0.12, look.phase('flame'), 12, 1.5)
    box((0.86, _BACK + 0.8, 1.16), (0.34, 0.3, 0.04), '#3a2418', bevel=0)
    for i in range(3):
        box((-0.9 + i * 0.034, 1.715, _TOP + 0.2), (0.024, 0.008, 0.04), glow('#5aff7a', 3.0 if i < 2 + look.phase('flame') % 2 else 0.2), bevel=0)
    lamp((-0.9, 1.6, _TOP + 0.24), 0.2, '#5aff7a', 0.05)
    sky([(0, '#14101c'), (1, '#0a0810')], 0.25)
    panel((0.2, -0.4, 2.5), (0, 2, 0.8), (2.6, 1.2), 8, '#8a7ad8')


DARK = Dark(SHOOT, put, others=(THERE,), exposure=0.9, loops=(
    Loop('flame', 2, (0, 1, 0, 2, 0, 0, 2, 1), 4, zone=(150, 40, 330, 190)),))

if __name__ == '__main__':
    DARK.main()
