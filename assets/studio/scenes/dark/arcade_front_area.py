"""The machines are black mirrors: the sign over the door runs by a battery, and a candle stands where the wet prints stop."""
from builders.dark_lights import stub
from kit.dark import Dark
from kit.light import lamp, panel, sky, sun
from kit.shoot import Loop
from kit.stage import group
from scenes.places.arcade_front_area import SHOOT
from scenes.taken.arcade_front_area import TAKEN


def put(look):
    with group(at=(-0.24, 3.22, 0.0)):
        stub(0.1, look.phase('flame'), 16, 2.0)
    lamp((1.3, 6.3, 2.1), 12, '#ff2c2c', 0.1)
    panel((1.3, 6.7, 2.66), (0.6, 3.4, 0), (0.7, 0.3), 40, '#ff2c2c')
    sky([(0, '#4a5aa8'), (0.1, '#2a3a8a'), (0.5, '#0c1440')], 0.7)
    sun((-0.24, -1, -0.42), 5.0, '#9ab4ff', soft=0.8)
    panel((-0.9, 6.8, 1.7), (-0.6, 3, 0.2), (1.8, 1.8), 8, '#7a92ff')


DARK = Dark(SHOOT, put, kept=(('#ff3434', 2.2),), others=(TAKEN,), exposure=0.9, bloom=0.28, loops=(
    Loop('flame', 2, (0, 1, 0, 0, 2, 1, 2, 0), 4, zone=(70, 70, 300, 196)),))

if __name__ == '__main__':
    DARK.main()
