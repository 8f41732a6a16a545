"""The product's name as a 1995 boot logo: bevelled letters in a sky, over them the school's crest."""
from kit.materials import paint
from kit.shapes import ball, box, cylinder, prism, text, tube
from kit.stage import group

_SHIELD = [(-1.0, 1.25), (1.0, 1.25), (1.0, 0.1), (0.86, -0.35), (0.5, -0.78), (0, -1.1), (-0.5, -0.78), (-0.86, -0.35),
           (-1.0, 0.1)]


def crest():
    """A shield round the origin, 2 m wide: an F, a star on each side of a book, two pencils crossed behind it."""
    gold, navy, red = paint('#e8b43a', rough=0.25, metal=0.7), paint('#1c3a8c', rough=0.3), paint('#c4283a', rough=0.3)
    for side in (-1, 1):
        tube([(-side * 1.5, 0.3, -1.2), (side * 1.5, 0.3, 1.5)], 0.13, paint('#f2c43a', rough=0.4))
        tube([(side * 1.5, 0.3, 1.5), (side * 1.72, 0.3, 1.7)], 0.13, paint('#f08aa8', rough=0.6))
        tube([(-side * 1.5, 0.3, -1.2), (-side * 1.74, 0.3, -1.42)], [0.13, 0.01], paint('#e8cfa0', rough=0.7))
    prism([(x * 1.12, z * 1.12) for x, z in _SHIELD], 0.3, gold, bevel=0.06)
    prism(_SHIELD, 0.3, navy, at=(0, -0.1, 0), bevel=0.03)
    prism([(-1.0, 1.25), (1.0, 1.25), (1.0, 0.86), (-1.0, 0.86)], 0.32, red, at=(0, -0.12, 0))
    for x in (-0.6, 0.0, 0.6):
        ball((x, -0.3, 1.06), 0.12, paint('#fff4d0', rough=0.3, glow=0.3))
    white = paint('#f8f6ff', rough=0.3, glow=0.2)
    for x, z, w, h in ((-0.24, -0.62, 0.3, 1.28), (0.06, 0.4, 0.86, 0.28), (0.0, -0.12, 0.66, 0.26)):
        box((x, -0.34, z), (w, 0.16, h), white, bevel=0.03)
    with group(at=(0.0, 0, 0)):
        cylinder((0.5, -0.36, -0.42), 0.2, 0.1, paint('#ff6fae', rough=0.2), rot=(90, 0, 0))


def name_plate():
    """FLUNKS in bevelled chrome round the origin, about 6 m wide."""
    text('FLUNKS', (0, 0, 0), 2.0, paint('#e8eefc', rough=0.12, metal=1), depth=0.22, weight=0.012, spacing=1.05,
         bevel=0.05)
    text('FLUNKS', (0, 0.2, 0), 2.0, paint('#1c2a6a', rough=0.4), depth=0.3, weight=0.06, spacing=1.03)

