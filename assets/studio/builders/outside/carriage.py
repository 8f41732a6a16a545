"""A passenger carriage of an old train, its windows dark but for those that are told to shine."""
from kit.materials import glow, paint
from kit.shapes import box, cylinder, prism, tube

LONG = 14.0
# Where its windows are along it, and the door at its near end.
WINDOWS = tuple(3.1 + i * 1.32 for i in range(8))
DOOR = 1.3


def carriage(lit=(), door_open=False, hue='#2c4a4c', shine='#ffc468'):
    """Runs along +y from y = 0, its left side on x = 0 and its floor 1.1 m high. `lit` are the numbers of the windows that shine
    to the left."""
    skin, band, dark = paint(hue, rough=0.35, worn=0.15), paint('#d8c08a', rough=0.5), paint('#12141c', rough=0.5)
    box((1.4, LONG / 2, 1.1), (2.8, LONG, 2.3), skin, bevel=0.04)
    prism([(-0.1, 0), (2.9, 0), (2.5, 0.42), (1.4, 0.56), (0.3, 0.42)], LONG + 0.3, paint('#20242e', rough=0.5), at=(0, LONG / 2, 3.4))
    for z in (1.62, 2.96):
        box((-0.012, LONG / 2, z), (0.03, LONG, 0.06), band, bevel=0)
    box((1.4, LONG / 2, 0.7), (2.4, LONG - 0.4, 0.4), dark, bevel=0)
    for number, y in enumerate(WINDOWS):
        box((-0.02, y, 1.84), (0.05, 0.98, 0.92), paint('#1a1e26', rough=0.4), bevel=0)
        box((-0.045, y, 1.9), (0.03, 0.84, 0.8), glow(shine, 3.4) if number in lit else paint('#0e1420', rough=0.04), bevel=0)
        box((-0.065, y, 2.28), (0.02, 0.84, 0.04), paint('#1a1e26'), bevel=0)
    _end(band, dark)
    box((-0.02, DOOR, 1.15), (0.05, 0.9, 2.0), dark, bevel=0)
    if door_open:
        box((-0.035, DOOR, 1.2), (0.03, 0.78, 1.9), paint('#060608', rough=1), bevel=0)
        box((-0.4, DOOR - 0.42, 1.15), (0.76, 0.06, 1.95), skin, bevel=0)
    else:
        box((-0.045, DOOR, 1.18), (0.05, 0.8, 1.9), skin, bevel=0.01)
        box((-0.08, DOOR, 2.1), (0.02, 0.5, 0.6), paint('#0e1420', rough=0.04), bevel=0)
        tube([(-0.12, DOOR + 0.3, 1.7), (-0.12, DOOR + 0.3, 2.0)], 0.02, band)
    for i in range(3):
        box((-0.16 - 0.1 * i, DOOR, 0.9 - i * 0.28), (0.3, 0.8, 0.05), paint('#5a5e68', metal=0.6, rough=0.4), bevel=0)
    for y in (1.6, 2.9, LONG - 2.9, LONG - 1.6):
        cylinder((0.3, y, 0.46), 0.44, 0.14, paint('#3a3c44', metal=0.6, rough=0.4), rot=(0, -90, 0), sides=20)


def _end(band, dark):
    """What is seen of it from behind: a door without a step, buffers, two tail lamps, a chain."""
    box((1.4, -0.03, 1.2), (0.9, 0.06, 2.0), dark, bevel=0)
    box((1.4, -0.07, 1.2), (0.78, 0.04, 1.9), paint('#243c40', rough=0.4), bevel=0.01)
    box((1.4, -0.1, 2.2), (0.5, 0.02, 0.6), paint('#0e1420', rough=0.04), bevel=0)
    for x in (0.5, 2.3):
        box((x, -0.04, 2.0), (0.5, 0.04, 0.8), paint('#0e1420', rough=0.04), bevel=0)
        cylinder((x, 0, 0.98), 0.16, 0.4, paint('#4a4e58', metal=0.7, rough=0.3), rot=(90, 0, 0), sides=16)
    for z in (1.6, 2.96):
        box((1.4, -0.02, z), (2.8, 0.03, 0.06), band, bevel=0)
