"""About 8:20 on Depot Lane: a train stands where none stops; one window has light and nobody in it."""
import random

from builders.land import far_range, ridge
from builders.outside.carriage import DOOR, LONG, WINDOWS, carriage
from builders.outside.skies import night
from builders.rooms.placed import placed
from builders.rooms.railway import rails, telegraph_pole
from builders.rooms.threads import fine_thread
from builders.town.grounds import mist
from builders.town.railway_shed import railway_shed, switch_lantern
from kit.camera import FrontCamera
from kit.film import WIDE, Film, Part
from kit.light import beam, lamp, panel
from kit.materials import glow, paint
from kit.shapes import ball, box, plane, rock, sagging, sheets
from kit.stage import group

CAMERA = FrontCamera(eye=(-3.0, -5.4, 1.7), focal=290, vanishing=(150, 106), size=WIDE)
_TRACK, _LIT = 1.5, 0


def build(look):
    """Puts the line, the shed and the train on the stage."""
    night(CAMERA, 'teal', moon=(64, 28), radius=9, towards=(0.55, 0.5, -0.6), energy=1.3, stars=2.0)
    far_range(260, ridge(-260, 260, 22, 9), '#2c5a6c', '#16304c', floor=-4)
    _ground()
    for x in (_TRACK, -2.3):
        with group(at=(x, -5.8, 0)):
            rails(110, hue='#b8d0e0')
    with group(at=(_TRACK - 1.4, 0.6, 0.1)) as train:
        carriage((_LIT,), look.phase('door') == 1)
        for i in (1, 2):
            with group(at=(0, i * (LONG + 0.8), 0)):
                carriage()
    for x in (_TRACK - 1.0, _TRACK + 1.0):
        ball((x, 0.48, 1.5), 0.1, glow('#ff2a1c', 8 if look.phase('tail') == 0 else 2), detail=2)
    lamp((_TRACK, 0.1, 1.5), 30 if look.phase('tail') == 0 else 10, '#ff3424', 0.2)
    _window(look)
    with group(at=(-10.5, 17, 0), turn=48):
        railway_shed(True)
    placed((-3.9, 4.2, 0), switch_lantern, True, '#3aff8a', size=1.15)
    for i, y in enumerate((3, 12, 24, 40)):
        placed((-5.2, y, 0), telegraph_pole, 7.0)
        if i:
            before = (3, 12, 24, 40)[i - 1]
            for dx in (-0.85, 0.85):
                sagging((-5.2 + dx, before, 6.6), (-5.2 + dx, y, 6.6), 0.5, 0.03, '#10202c')
    _steam(look)
    fine_thread(CAMERA, [(-0.08, 0.6 + DOOR + 0.3, 1.8), (-0.16, 1.9, 1.6), (-0.1, 1.9, 1.3), (-0.24, 1.9, 1.0), (-0.2, 1.9, 0.7)])
    return {'train': train}


def _window(look):
    """Light from the one window: a lamp on a table, an empty seat, and a bright patch on the stones."""
    y = 0.6 + WINDOWS[_LIT]
    box((0.03, y - 0.2, 2.0), (0.02, 0.22, 0.34), paint('#7a2a24', rough=0.9), bevel=0)
    box((0.03, y + 0.24, 2.0), (0.02, 0.12, 0.2), glow('#fff0c0', 5), bevel=0)
    weak = (1.0, 0.7)[look.phase('window')]
    beam((0.0, y, 2.4), (-2.2, y - 0.3, 0), 900 * weak, '#ffc060', angle=70, blend=0.6, size=0.3)
    panel((-0.05, y, 2.3), (-2, y, 1.2), (0.8, 0.8), 60 * weak, '#ffc060')


def _ground():
    plane((0, 60, -0.03), (300, 160), paint('#1c2c3c', rough=1, worn=0.35, scale=0.5))
    for x in (_TRACK, -2.3):
        plane((x, 46, -0.01), (3.4, 116), paint('#33424e', rough=1, worn=0.5, scale=5))
    plane((-5.4, 40, 0.0), (2.2, 110), paint('#46404a', rough=0.7, worn=0.3, scale=2))
    rnd, blades = random.Random(2), {hue: [] for hue in ('#24404a', '#2e4c54', '#1a3240')}
    for _ in range(520):
        x, y = rnd.choice((rnd.uniform(-9, -6.6), rnd.uniform(-0.6, 0.0), rnd.uniform(3.2, 9))), rnd.uniform(-4.5, 20)
        high, lean = rnd.uniform(0.12, 0.5), rnd.uniform(-0.1, 0.1)
        blades[rnd.choice(tuple(blades))].append([(x, y, 0), (x + 0.05, y, 0), (x + lean + 0.03, y, high), (x + lean, y, high)])
    for hue, corners in blades.items():
        sheets(corners, paint(hue, rough=1), name='grass')
    for _ in range(90):
        rock((rnd.uniform(-4, 3.4), rnd.uniform(-4.4, 3), 0.02), rnd.uniform(0.03, 0.09), paint('#46545f', rough=1), detail=1)


def _steam(look):
    """It breathes out under the carriage and between the cars."""
    rnd, step = random.Random(4), look.phase('steam')
    for i in range(22):
        x, y, z, r = rnd.uniform(-1.5, 0.0), rnd.uniform(0.0, 13), rnd.uniform(0.1, 0.8), rnd.uniform(0.9, 1.7)
        _puff((x - 0.08 * step * (1 + i % 3), y, z + 0.06 * step), r * (1 + 0.06 * step), i)
    for i in range(9):
        _puff((0.6 + rnd.uniform(-0.3, 0.9) + 0.1 * step, 15.2 + rnd.uniform(-0.4, 0.4), 0.8 + i * 0.6 + 0.12 * step), 1.6 + 0.25 * i, i)


def _puff(at, size, seed):
    """A ragged cloud that light is added by; it hides nothing."""
    thing = plane(at, (size * 1.5, size), mist('#b8d4e4', 0.5, seed * 1.7), rot=(90, 0, 0))
    thing.visible_shadow = False


FILM = Film('train', CAMERA, build, exposure=0.75, bloom=0.5, parts=(
    Part('steam', 2, (0, 1, 2, 1), 3, (120, 90, 330, 200)),
    Part('door', 1, (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1), 1, (214, 60, 330, 190)),
    Part('tail', 1, (0, 0, 1), 2, (300, 80, 416, 208)),
))

if __name__ == '__main__':
    FILM.main()
