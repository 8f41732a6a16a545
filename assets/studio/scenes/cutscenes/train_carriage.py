"""In the train that halts while the power is out: one table has light, and is laid for two; wet prints lead to it and no further."""
from builders.prizes import plush
from builders.rooms.decor import footprints
from kit.camera import FrontCamera
from kit.film import WIDE, Film, Part
from kit.light import lamp, panel, sky, sun
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, ring, tube
from kit.stage import group

CAMERA = FrontCamera(eye=(0.12, -1.25, 1.56), focal=256, vanishing=(222, 90), size=WIDE)
_HALF, _LONG, _HIGH = 1.42, 9.0, 2.55
_WINDOWS = tuple(0.95 + i * 1.5 for i in range(6))
_WOOD, _BRASS, _PLUSH = '#4a2414', '#c89a3c', '#5a1826'


def build(look):
    """Puts the carriage, its one lit table and what lies there on the stage."""
    _shell()
    for i in range(6):
        for side in (-1, 1):
            _bench(side, _WINDOWS[i] + 0.75)
    _table(look)
    _straps(look)
    _door(look)
    with group() as prints:
        for i in range(10):
            y = 7.4 - i * 0.62
            with group(at=(0.1 + (0.09 if i % 2 else -0.09) - (0.22 if i == 9 else 0), y, 0.006), turn=180 if i < 9 else 140, size=2.0):
                footprints([(0, 0, 0)], '#7a92c8', 0.05)
    with group(at=(1.12, 2.5, 2.02), turn=-8, size=0.8):
        plush('#a8743c')
    sky([(0, '#2a3a6a'), (0.2, '#1a2452'), (1, '#080c24')], 0.4, stars=1.0)
    sun((-0.8, 0.35, -0.55), 3.0, '#9ab4ff', soft=0.6)
    panel((0, -1.2, 2.4), (0, 3, 0.6), (2, 0.6), 8, '#5a6ad0')
    panel((0, 3.4, 2.4), (0, 3.4, 0), (0.6, 5.0), 14, '#7a92e8')
    return {'prints': prints}


def _shell():
    """Floor boards, panels under and over the windows, the racks for luggage, a clerestory."""
    wall = paint(_WOOD, rough=0.35, worn=0.15)
    box((0, _LONG / 2 - 0.9, -0.05), (2 * _HALF, _LONG + 1.8, 0.05), paint('#2a1c18', rough=0.45, worn=0.3), bevel=0)
    for i in range(-3, 4):
        box((i * 0.4, _LONG / 2 - 0.9, 0.0), (0.012, _LONG + 1.8, 0.003), paint('#120a08'), bevel=0)
    box((0, _LONG / 2 - 0.9, _HIGH), (2 * _HALF, _LONG + 1.8, 0.05), paint('#c8b48a', rough=0.7), bevel=0)
    box((0, _LONG / 2 - 0.9, _HIGH - 0.08), (1.0, _LONG + 1.8, 0.08), paint('#3a1c10', rough=0.5), bevel=0)
    for side in (-1, 1):
        x = side * _HALF
        for z, high in ((0, 0.96), (1.88, 0.67)):
            box((x, _LONG / 2 - 0.9, z), (0.08, _LONG + 1.8, high), wall, bevel=0)
        box((x - side * 0.06, _LONG / 2 - 0.9, 0.92), (0.12, _LONG + 1.8, 0.05), paint('#6a3a1c', rough=0.3), bevel=0.01)
        for y in (0.2, *(y + 0.75 for y in _WINDOWS)):
            box((x, y, 0.9), (0.1, 0.5, 1.0), wall, bevel=0.01)
            tube([(x - side * 0.06, y, 2.0), (x - side * 0.34, y, 2.0)], 0.018, paint(_BRASS, rough=0.25, metal=0.8))
        for dx in (0.16, 0.34):
            tube([(x - side * dx, -0.8, 2.0), (x - side * dx, _LONG - 0.4, 2.0)], 0.014, paint(_BRASS, rough=0.25, metal=0.8))
    for y in (1.2, 3.4, 5.6, 7.6):
        ball((0, y, _HIGH - 0.16), 0.1, paint('#d8d0b8', rough=0.1), squash=(1, 1, 0.8), detail=2)


def _bench(side, y):
    """A high back with a seat to both sides of it, and a handle at the aisle."""
    x = side * 0.94
    cloth = paint(_PLUSH, rough=0.95)
    box((x, y, 0.36), (0.88, 0.16, 0.62), cloth, bevel=0.05)
    box((x, y, 0.94), (0.9, 0.1, 0.05), paint(_WOOD, rough=0.3), bevel=0.015)
    for dy in (-0.28, 0.28):
        box((x, y + dy, 0.3), (0.88, 0.42, 0.14), cloth, bevel=0.04)
        box((x, y + dy, 0.06), (0.84, 0.3, 0.24), paint('#20120c', rough=0.6), bevel=0)
    box((x - side * 0.45, y, 0.06), (0.05, 0.2, 0.92), paint(_WOOD, rough=0.3), bevel=0.015)
    ring((x - side * 0.46, y - 0.02, 0.92), 0.06, 0.014, paint(_BRASS, rough=0.2, metal=0.9))


def _table(look):
    """Left, by the first window: a lamp, two cups with a straw in one, a card; on the seat beyond a folded red jacket."""
    x, y, z = -0.98, 0.98, 0.72
    box((x, y, z - 0.04), (0.78, 0.62, 0.045), paint('#6a3a1c', rough=0.18), bevel=0.012)
    tube([(x, y, 0.0), (x, y, z)], 0.03, paint(_BRASS, rough=0.25, metal=0.8))
    weak = (1.0, 0.72)[look.phase('lamp')]
    with group(at=(x - 0.22, y + 0.1, z)):
        cylinder((0, 0, 0), 0.08, 0.03, paint(_BRASS, rough=0.2, metal=0.9))
        cylinder((0, 0, 0.03), 0.018, 0.2, paint(_BRASS, rough=0.2, metal=0.9))
        shade = cylinder((0, 0, 0.2), 0.15, 0.17, glow('#ffb04a', 3.2 * weak), top=0.07)
        shade.visible_shadow = False
    lamp((x - 0.2, y + 0.02, z + 0.28), 17 * weak, '#ffb060', 0.08)
    lamp((x - 0.2, y + 0.1, z + 0.52), 8 * weak, '#ffb060', 0.1)
    for dx, dy, straw in ((0.08, -0.14, False), (0.22, 0.12, True)):
        cylinder((x + dx, y + dy, z + 0.004), 0.05, 0.13, paint('#f4ecdc', rough=0.5), top=0.062, sides=18)
        ring((x + dx, y + dy, z + 0.09), 0.06, 0.006, paint('#c8302c', rough=0.5), rot=(0, 0, 0))
        if straw:
            tube([(x + dx, y + dy, z + 0.06), (x + dx + 0.03, y + dy, z + 0.24), (x + dx + 0.1, y + dy, z + 0.28)], 0.009, paint('#e8403c'))
    box((x - 0.02, y - 0.22, z + 0.005), (0.16, 0.1, 0.006), paint('#f4ecd0', rough=0.9), bevel=0, rot=(0, 0, 14))
    with group(at=(-0.7, 1.42, 0.44), size=1.15):
        box((0, 0, 0), (0.44, 0.3, 0.1), paint('#b8242c', rough=0.9), bevel=0.045)
        box((0, -0.08, 0.09), (0.4, 0.12, 0.05), paint('#c8303a', rough=0.9), bevel=0.02)
        box((0.06, -0.155, 0.05), (0.14, 0.02, 0.05), paint('#f0e6d0', rough=0.9), bevel=0.01)


def _straps(look):
    """Straps hang over the aisle, and lean: it stands still, and they have not heard."""
    lean = (0, 0.05, -0.05)[look.phase('straps')]
    for side in (-1, 1):
        for i in range(5):
            x, y = side * 0.46, 1.2 + i * 1.4
            tube([(x, y, _HIGH - 0.06), (x + lean, y, 2.18)], 0.012, paint('#2a1810', rough=0.8))
            ring((x + lean * 1.4, y, 2.1), 0.08, 0.014, paint('#e0d4b8', rough=0.4))


def _door(look):
    """At the end of the aisle, a hand open or not."""
    turn = (0, 14)[look.phase('door')]
    box((0, _LONG - 0.3, 0), (2 * _HALF, 0.08, _HIGH), paint('#3a1c10', rough=0.5), bevel=0)
    box((0, _LONG - 0.36, 0), (0.84, 0.04, 2.1), paint('#05060a', rough=1), bevel=0)
    with group(at=(-0.4, _LONG - 0.4, 0), turn=-turn):
        box((0.4, 0, 0.02), (0.8, 0.05, 2.06), paint('#5a2c16', rough=0.35), bevel=0.01)
        box((0.4, -0.04, 1.1), (0.5, 0.02, 0.7), paint('#1a2a52', rough=0.05, glow=0.25), bevel=0)
        ball((0.72, -0.06, 1.0), 0.04, paint(_BRASS, rough=0.2, metal=0.9), detail=2)


FILM = Film('train-carriage', CAMERA, build, exposure=0.85, bloom=0.45, parts=(
    Part('lamp', 1, (0, 0, 0, 0, 0, 1, 0, 1), 5, (0, 70, 210, 208)),
    Part('straps', 2, (0, 1, 0, 2), 2, (100, 8, 352, 66)),
    Part('door', 1, (0, 0, 0, 0, 0, 1, 1, 1), 1, (196, 60, 250, 136)),
))

if __name__ == '__main__':
    FILM.main()
