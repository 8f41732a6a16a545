"""The moon through the windows on chairs and checkers, the sign over the way out, and one candle on the tray that is laid."""
from builders.dark_lights import stub
from builders.hall_things import exit_sign
from builders.rooms.rig import shaft
from kit.dark import Dark
from kit.light import lamp, panel, sky, sun
from kit.shoot import Loop
from kit.stage import group
from scenes.places.high_school_cafeteria import CAMERA, SHOOT

_TRAY = (0.5, 1.5, 0.775)


def put(look):
    x, y, z = _TRAY
    with group(at=(x - 0.26, y + 0.02, z)):
        stub(0.13, look.phase('flame'), 11, 1.35)
    exit_sign(CAMERA, (4.0, 5.9, 2.75), 0.6, 3.4)
    panel((4.0, 5.8, 2.7), (3.0, 4.0, 0.3), (0.8, 0.3), 7, '#ff3a34')
    lamp((4.0, 5.5, 2.55), 3, '#ff3a34', 0.1)
    sky([(0, '#3a58b8'), (0.25, '#22358a'), (1, '#101a50')], 0.34)
    sun((0.42, -1, -0.36), 9.0, '#a8c0ff', soft=0.5)
    for x in (-3.75, -2.2, -0.65):
        shaft((x, 7.2, 1.75, 1.0, 1.2), (0.42, -1, -0.36), floor=0.75, strength=0.012, hue='#8aa4ff', leaves=2)
    panel((-2.2, 7.1, 2.4), (-0.8, 2.6, 0.6), (4.2, 1.1), 20, '#7a90ff')


DARK = Dark(SHOOT, put, exposure=0.15, loops=(
    Loop('flame', 2, (0, 0, 1, 0, 2, 1, 0, 2), 4, zone=(130, 92, 280, 176)),))

if __name__ == '__main__':
    DARK.main()
