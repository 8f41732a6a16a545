"""The half-height lockers that the towers of Flunky Uppy are stacked of: shut ones, open ones with what lies in them, and
a door by itself. One pixel of the game is 1/68 m at the front."""
from kit.light import lamp
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, disc, tube
from kit.stage import group

PIXEL = 1 / 68
WIDTH, HEIGHT, DEPTH = 44 * PIXEL, 72 * PIXEL, 0.42
_RIM = 2 * PIXEL
_INK = '#141024'
# What lies in an open locker; the order is the game's.
INSIDES = ('books', 'bear', 'jacket', 'radio', 'eyes', 'gum')


def shut(colour, height=HEIGHT, slits=4, leak=0.0):
    """A shut locker with its bottom on z = 0 and its front on y = 0; `leak` is how much light shines through its slits."""
    skin = paint(colour, rough=0.38, metal=0.15, worn=0.12, scale=5)
    box((0, DEPTH / 2, 0), (WIDTH, DEPTH, height), paint(_INK, rough=0.9), bevel=0)
    box((0, -0.008, PIXEL), (WIDTH - 2 * PIXEL, 0.03, height - 2 * PIXEL), skin, bevel=0.012)
    dark = glow('#ffa83a', leak) if leak else paint(_INK, rough=0.8)
    for i in range(slits):
        z = height - (9 + i * 4) * PIXEL
        box((0, -0.026, z), (22 * PIXEL, 0.008, 1.6 * PIXEL), dark, bevel=0)
    if height < HEIGHT * 0.4:
        return
    chrome = paint('#d4d8e0', rough=0.22, metal=0.9)
    z = height * 0.42
    box((-13 * PIXEL, -0.03, z - 4 * PIXEL), (5 * PIXEL, 0.012, 13 * PIXEL), paint('#1a2030', rough=0.5), bevel=0)
    box((-13 * PIXEL, -0.045, z + 2 * PIXEL), (3 * PIXEL, 0.03, 6 * PIXEL), chrome, bevel=0.008)
    box((6 * PIXEL, -0.028, height * 0.56), (11 * PIXEL, 0.01, 5 * PIXEL), paint('#d8d0b8', rough=0.6), bevel=0)


def plate(colour, height):
    """What fills a gap in a tower: a strip of sheet with rivets."""
    box((0, DEPTH / 2, 0), (WIDTH, DEPTH, height), paint(_INK, rough=0.9), bevel=0)
    box((0, -0.008, 0), (WIDTH - 2 * PIXEL, 0.03, height - PIXEL), paint(colour, rough=0.4, metal=0.3, worn=0.2), bevel=0.004)
    if height > 8 * PIXEL:
        for x in (-16, 0, 16):
            ball((x * PIXEL, -0.02, height / 2), 1.4 * PIXEL, paint('#c8ccd4', rough=0.3, metal=0.8), detail=2)


def opened(colour, what, watts):
    """An open locker without its door, lit by a bulb of so many watts."""
    skin, inner = paint(colour, rough=0.38, metal=0.15), paint('#6c6470', rough=0.6)
    box((0, DEPTH, 0), (WIDTH, 0.02, HEIGHT), inner, bevel=0)
    for side in (-1, 1):
        box((side * (WIDTH / 2 - _RIM / 2), DEPTH / 2, 0), (_RIM, DEPTH, HEIGHT), skin, bevel=0.004)
    for z in (0, HEIGHT - _RIM):
        box((0, DEPTH / 2, z), (WIDTH, DEPTH, _RIM), skin, bevel=0.004)
    lamp((0.05, 0.06, HEIGHT - 8 * PIXEL), watts, '#ffb85c', 0.08)
    if what != 'jacket':
        box((0, DEPTH / 2, 40 * PIXEL), (WIDTH, DEPTH - 0.04, 2 * PIXEL), paint('#8c8a92', rough=0.6), bevel=0)
    _FILL[what]()


def door(colour, shine=0.0):
    """A door that stands open to the right of x = 0, its hinge, with its inner side to the viewer, which the bulb of its locker makes shine by night."""
    width, middle = WIDTH - PIXEL, (WIDTH - PIXEL) / 2
    box((middle, 0.0, PIXEL), (width, 0.03, HEIGHT - 2 * PIXEL), paint(colour, rough=0.4), bevel=0.008)
    face = -0.018
    box((middle, face, 3 * PIXEL), (width - 5 * PIXEL, 0.012, HEIGHT - 6 * PIXEL), paint('#f0b838', rough=0.55, glow=shine), bevel=0.004)
    for i in range(4):
        box((width - 5 * PIXEL, face - 0.008, (6 + i * 17) * PIXEL), (5 * PIXEL, 0.006, 9 * PIXEL), paint('#2a1a30', rough=0.7), bevel=0)
    box((middle - 3 * PIXEL, face - 0.01, 36 * PIXEL), (22 * PIXEL, 0.012, 25 * PIXEL), paint('#c8283a', rough=0.4, glow=shine), bevel=0)
    box((middle - 3 * PIXEL, face - 0.016, 38 * PIXEL), (18 * PIXEL, 0.006, 21 * PIXEL), paint('#a8d4e8', rough=0.08, metal=0.7), bevel=0)
    box((middle - 4 * PIXEL, face - 0.01, 9 * PIXEL), (18 * PIXEL, 0.006, 20 * PIXEL), paint('#f8efd8', rough=0.9, glow=shine), bevel=0)
    box((middle - 4 * PIXEL, face - 0.014, 25 * PIXEL), (18 * PIXEL, 0.004, 4 * PIXEL), paint('#2f7fb8', rough=0.9), bevel=0)
    for row in range(3):
        box((middle - 4 * PIXEL, face - 0.014, (12 + row * 4) * PIXEL), (14 * PIXEL, 0.004, 1.4 * PIXEL), paint('#7a6a5a', rough=0.9), bevel=0)


def _books(shelf=42):
    for x, h, thick, hue in ((-13, 22, 5, '#2f8a4a'), (-7, 18, 5, '#c83848'), (-1, 24, 5, '#6a3a8a'), (5, 20, 5, '#1c6ab0'),
                             (11, 23, 4, '#e8a030')):
        box((x * PIXEL, 0.16, shelf * PIXEL), (thick * PIXEL, 0.2, h * PIXEL), paint(hue, rough=0.6), bevel=0.005)
    ball((8 * PIXEL, 0.2, 12 * PIXEL), 9 * PIXEL, paint('#e07a2c', rough=0.7))
    box((-9 * PIXEL, 0.15, 2 * PIXEL), (12 * PIXEL, 0.2, 5 * PIXEL), paint('#d8303c', rough=0.7), bevel=0.02)


def _bear():
    fur, pale = paint('#b87a3c', rough=0.95), paint('#e8c890', rough=0.95)
    ball((0, 0.2, 13 * PIXEL), 11 * PIXEL, fur, squash=(1, 0.8, 1.05))
    ball((0, 0.05, 12 * PIXEL), 6 * PIXEL, pale, squash=(1, 0.4, 1.1))
    ball((0, 0.16, 29 * PIXEL), 8.5 * PIXEL, fur)
    for x in (-7, 7):
        ball((x * PIXEL, 0.16, 36 * PIXEL), 3.6 * PIXEL, fur)
        ball((x * 0.45 * PIXEL, 0.03, 31 * PIXEL), 1.3 * PIXEL, paint(_INK, rough=0.2))
    ball((0, 0.04, 27 * PIXEL), 3.4 * PIXEL, pale)
    _books(43)


def _jacket():
    red, cream = paint('#c8202c', rough=0.8), paint('#f0e0b0', rough=0.8)
    tube([(-WIDTH / 2, 0.2, 60 * PIXEL), (WIDTH / 2, 0.2, 60 * PIXEL)], 0.012, paint('#c8ccd4', rough=0.3, metal=0.9))
    box((0, 0.2, 14 * PIXEL), (20 * PIXEL, 0.14, 42 * PIXEL), red, bevel=0.05)
    for x in (-12, 12):
        box((x * PIXEL, 0.2, 18 * PIXEL), (6 * PIXEL, 0.12, 36 * PIXEL), cream, bevel=0.03)
    box((0, 0.12, 14 * PIXEL), (20 * PIXEL, 0.02, 4 * PIXEL), cream, bevel=0)
    box((5 * PIXEL, 0.12, 42 * PIXEL), (6 * PIXEL, 0.02, 7 * PIXEL), paint('#f8d038', rough=0.8), bevel=0)
    ball((0, 0.16, 5 * PIXEL), 7 * PIXEL, paint('#f8d038', rough=0.95), squash=(1, 1, 0.7))


def _radio():
    box((0, 0.16, 43 * PIXEL), (32 * PIXEL, 0.2, 17 * PIXEL), paint('#38384a', rough=0.4), bevel=0.02)
    for x in (-9, 9):
        disc((x * PIXEL, 0.05, 50 * PIXEL), 6 * PIXEL, paint('#8a90a8', rough=0.4), sides=20)
        disc((x * PIXEL, 0.04, 50 * PIXEL), 3 * PIXEL, paint(_INK, rough=0.6), sides=20)
    box((0, 0.05, 55 * PIXEL), (10 * PIXEL, 0.01, 3 * PIXEL), glow('#5af08a', 1.6), bevel=0)
    for i, hue in enumerate(('#e05a8a', '#2a2a34', '#5ab4d8', '#2a2a34', '#f0a03a')):
        box(((i % 2 - 0.5) * 3 * PIXEL, 0.16, (2 + i * 5) * PIXEL), (24 * PIXEL, 0.16, 4.4 * PIXEL), paint(hue, rough=0.5), bevel=0.004)


def _eyes():
    for x in (-6, 6):
        ball((x * PIXEL, 0.16, 52 * PIXEL), 3.4 * PIXEL, glow('#ffe86a', 2.2), detail=3)
        ball((x * PIXEL, 0.1, 52 * PIXEL), 1.6 * PIXEL, paint(_INK, rough=0.2), squash=(0.6, 0.6, 1.2), detail=2)
    tube([(-10 * PIXEL, 0.1, 40 * PIXEL), (-8 * PIXEL, 0.02, 20 * PIXEL), (-12 * PIXEL, 0.06, 2 * PIXEL)], 0.008,
         paint('#f8d038', rough=0.9))
    box((5 * PIXEL, 0.2, 2 * PIXEL), (22 * PIXEL, 0.2, 14 * PIXEL), paint('#4a3a5a', rough=0.9), bevel=0.03)


def _gum():
    hues = ('#e43b44', '#fee761', '#63c74d', '#2ce8f5', '#e86ab0', '#feae34')
    for row in range(4):
        for i in range(4):
            ball(((i * 6 - 9 + row % 2 * 2) * PIXEL, 0.14 + (i + row) % 2 * 0.04, (6 + row * 6) * PIXEL), 3.4 * PIXEL,
                 paint(hues[(i + row * 3) % 6], rough=0.3), detail=2)
    cylinder((0, 0.16, 33 * PIXEL), 14 * PIXEL, 4 * PIXEL, paint('#d8283a', rough=0.35), sides=20)
    _books(43)


_FILL = {'books': _books, 'bear': _bear, 'jacket': _jacket, 'radio': _radio, 'eyes': _eyes, 'gum': _gum}
