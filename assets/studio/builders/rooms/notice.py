"""A notice that the school hangs up for its students: what is left to do, the first of it done."""
from kit.lettering import dotted, write
from kit.materials import paint
from kit.shapes import plane
from kit.stage import group

WIDTH, HEIGHT = 48, 60
_ROWS, _FIRST, _STEP = 4, 15, 11
# Where each line of words begins and ends; the last words are short.
_WORDS = (((16, 27), (29, 41)), ((16, 22), (24, 38)), ((16, 30), (32, 42)), ((16, 24), (26, 34)))


def to_do_notice(camera, centre, glow=0.0):
    """A sheet of WIDTH x HEIGHT picture pixels that faces the viewer, centred on a point, with tape at its corners."""
    unit = camera.metres_per_pixel(centre[1])
    x, y, z = centre
    with group() as notice:
        plane((x, y + 0.002, z), (WIDTH * unit, HEIGHT * unit), paint('#f8e27a', rough=0.9, glow=glow), rot=(90, 0, 0))
        for side in (-1, 1):
            plane((x + side * (WIDTH / 2 - 3) * unit, y - 0.002, z + (HEIGHT / 2 - 1) * unit), (9 * unit, 6 * unit), paint('#e8e4d4', rough=0.4, glow=glow * 1.1), rot=(90, 0, 0))
        write('TO DO', camera, (x, y, z + (HEIGHT / 2 - 8) * unit), paint('#c01e2c', rough=0.9, glow=glow))
        for dots, hue in ((_boxes(), '#221a2c'), (_words(), '#5a5470'), (_check(), '#1e8a3c')):
            dotted((dots, WIDTH, HEIGHT), camera, (x, y, z), paint(hue, rough=0.9, glow=glow * 0.7))
    return notice


def _boxes():
    """The edges of a box before each line."""
    edge = [(c, r) for c in range(7) for r in range(7) if c in (0, 6) or r in (0, 6)]
    return [(5 + c, _FIRST + i * _STEP + r) for i in range(_ROWS) for c, r in edge]


def _words():
    """Two strokes for each word, as words look from far."""
    return [(c, _FIRST + i * _STEP + r) for i, words in enumerate(_WORDS) for left, right in words for c in range(left, right) for r in (2, 3)]


def _check():
    """A mark over the first box, larger than the box."""
    arm = [(4, 3), (5, 4), (6, 5), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1), (13, 0)]
    return [(c, _FIRST + r + d) for c, r in arm for d in (0, 1)]
