"""What a school corridor is made of: lockers, classroom doors, the trophy case, the mop in its bucket."""
from kit.materials import glass, glow, paint
from kit.shapes import ball, box, cylinder, plane, tube
from kit.stage import group


def locker(colour, open_at=0, deep=0.42):
    """0.6 m wide and 1.95 m tall; its door faces -y on y = 0. `open_at` is the angle at which its door stands open."""
    skin, dark = paint(colour, rough=0.35, metal=0.25), paint('#101826', rough=0.9)
    box((0, deep / 2 + 0.02, 0.08), (0.6, deep, 1.9), skin, bevel=0.012)
    box((0, deep / 2 + 0.04, 0), (0.6, deep - 0.06, 0.1), dark, bevel=0)
    if open_at:
        box((0, 0.012, 0.12), (0.52, 0.02, 1.8), dark, bevel=0)
        _contents()
    with group(at=(-0.29, 0, 0), turn=-open_at):
        box((0.29, -0.012, 0.1), (0.57, 0.03, 1.85), skin, bevel=0.01)
        for i in range(4):
            box((0.29, -0.03, 1.64 + i * 0.06), (0.3, 0.012, 0.025), dark, bevel=0)
        box((0.29, -0.03, 1.46), (0.17, 0.012, 0.09), paint('#f0e8d0', rough=0.6), bevel=0)
        box((0.5, -0.04, 0.98), (0.05, 0.035, 0.16), paint('#d0d4dc', rough=0.25, metal=1), bevel=0.008)
        cylinder((0.5, -0.05, 0.9), 0.035, 0.03, paint('#2a2c34', rough=0.3), rot=(90, 0, 0), sides=14)


def _contents():
    for x, h, hue in ((-0.2, 0.3, '#c8322c'), (-0.14, 0.34, '#e8b43a'), (-0.08, 0.28, '#2f7fb8'), (0.0, 0.32, '#5a9a4a')):
        box((x, -0.01, 1.5), (0.05, 0.03, h), paint(hue, rough=0.7), bevel=0)
    box((0, -0.01, 1.47), (0.5, 0.03, 0.03), paint('#7a8a9a', metal=0.5), bevel=0)
    box((0.02, -0.01, 0.7), (0.3, 0.04, 0.72), paint('#7a4a9a', rough=0.95), bevel=0.04)


def classroom_door(number_plate='#f0e8d0', light=2.0):
    """A wooden door with a window, 1.1 m wide; faces -y on y = 0."""
    box((0, 0.02, 0), (1.3, 0.1, 2.4), paint('#5a3a28', rough=0.6), bevel=0)
    box((0, -0.04, 0), (1.08, 0.06, 2.28), paint('#9a6238', rough=0.45, worn=0.2, scale=4), bevel=0.01)
    box((0.1, -0.08, 1.2), (0.5, 0.03, 0.85), glow('#ffe0a0', light), bevel=0)
    for x, z, w, h in ((0.1, 1.6, 0.5, 0.03), (0.1, 1.2, 0.03, 0.85)):
        box((x, -0.1, z), (w, 0.02, h), paint('#5a3a28'), bevel=0)
    ball((-0.42, -0.12, 1.05), 0.05, paint('#e8b43a', rough=0.25, metal=1), detail=2)
    box((0, -0.03, 2.46), (0.34, 0.03, 0.16), paint(number_plate, rough=0.5), bevel=0)


def trophy_case(width=2.4):
    """A glass case with two shelves of cups and a pennant; faces -y on y = 0."""
    wood = paint('#7a4a2c', rough=0.4)
    box((0, 0.2, 0), (width, 0.4, 0.8), wood, bevel=0.02)
    box((0, 0.2, 2.2), (width, 0.42, 0.16), wood, bevel=0.02)
    box((0, 0.38, 0.8), (width, 0.04, 1.4), paint('#3a1c30', rough=0.9, glow=0.15), bevel=0)
    for x in (-width / 2 + 0.04, width / 2 - 0.04):
        box((x, 0.2, 0.8), (0.08, 0.4, 1.4), wood, bevel=0)
    box((0, 0.2, 1.5), (width - 0.1, 0.34, 0.03), paint('#c8d4dc', rough=0.1), bevel=0)
    box((0, 0.2, 2.14), (width - 0.2, 0.2, 0.04), glow('#fff0c8', 2.4), bevel=0)
    for shelf, z in ((0, 0.82), (1, 1.54)):
        for i in range(5):
            cup((-width / 2 + 0.34 + i * (width - 0.68) / 4, 0.2, z), 0.9 + 0.35 * ((i * 3 + shelf * 2) % 3) / 2,
                '#e8b43a' if (i + shelf) % 3 else '#c8d0da')
    plane((0, 0.0, 1.5), (width - 0.1, 1.4), glass('#ffffff', 0.06), rot=(90, 0, 0))


def cup(at, size, colour='#e8b43a'):
    """A trophy, about 0.4 m tall."""
    metal = paint(colour, rough=0.2, metal=0.9)
    with group(at=at, size=size):
        box((0, 0, 0), (0.15, 0.15, 0.07), paint('#2a1c18', rough=0.4), bevel=0.01)
        cylinder((0, 0, 0.07), 0.05, 0.1, metal, top=0.02, sides=14)
        cylinder((0, 0, 0.16), 0.03, 0.2, metal, top=0.11, sides=16)
        for side in (-1, 1):
            tube([(side * 0.08, 0, 0.33), (side * 0.16, 0, 0.3), (side * 0.13, 0, 0.22), (side * 0.05, 0, 0.2)], 0.015, metal)


def mop_bucket():
    """Yellow, on castors, with the mop leaning in it."""
    yellow = paint('#e8b820', rough=0.45)
    cylinder((0, 0, 0.08), 0.2, 0.36, yellow, top=0.27)
    cylinder((0, 0, 0.42), 0.29, 0.04, yellow)
    for x, y in ((-0.14, -0.14), (0.14, -0.14), (-0.14, 0.14), (0.14, 0.14)):
        ball((x, y, 0.05), 0.05, paint('#1a1820'), detail=2)
    tube([(0.02, 0, 0.3), (0.34, 0.16, 1.55)], 0.024, paint('#b88a54', rough=0.7))
