"""What is put on somebody who stands on the stage: on the head round its middle, in a head's own metres; and a scarf."""
import math

from builders.person import FLUNKO
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, prism, ring, tube
from kit.stage import group


def on_head(head, make, *args):
    """Models `make(*args)` round the middle of the skull of a head, whose objects are given, and wears it there."""
    skull = head[1].matrix_basis
    with group() as parts:
        make(*args)
    for thing in parts:
        thing.matrix_basis = skull @ thing.matrix_basis
    return parts


def big_headphones(lamp='#ff5a4a'):
    """Over an afro: a steel band on top of it, cups that stand out at the sides, one of them pushed back."""
    ring((0, 0.0, 0.03), 0.47, 0.034, paint('#b8bec8', rough=0.3, metal=0.7), rot=(90, 0, 0), start=0, end=180, steps=24)
    for side in (-1, 1):
        y = -0.04 - 0.06 * side
        cylinder((side * 0.38, y, -0.04), 0.15, side * 0.13, paint('#1c1c22', rough=0.4), rot=(0, 90, 0), sides=20)
        cylinder((side * 0.5, y, -0.04), 0.085, side * 0.03, glow(lamp, 0.9), rot=(0, 90, 0), sides=16)


def beehive(hue='#f0d8a0', band='#e85a8a'):
    """Hair that was wound up in 1962 and has stayed up; a lock before each ear."""
    crown = paint(hue, rough=0.85)
    ball((0, 0.06, 0.1), 0.325, crown, squash=(1.04, 1.0, 0.9), detail=4)
    for z, wide in ((0.26, 0.3), (0.36, 0.275), (0.455, 0.235), (0.535, 0.18), (0.595, 0.11)):
        ball((0, 0.06, z), wide, crown, squash=(1, 0.95, 0.46), detail=3)
    ring((0, 0.03, 0.2), 0.305, 0.03, paint(band, rough=0.6), rot=(-14, 0, 0), steps=28)
    for side in (-1, 1):
        tube([(side * 0.27, -0.12, 0.12), (side * 0.31, -0.11, -0.03), (side * 0.285, -0.13, -0.17)], [0.06, 0.055, 0.012], crown)
    tube([(-0.25, -0.15, 0.12), (-0.08, -0.26, 0.19), (0.12, -0.245, 0.19), (0.26, -0.15, 0.11)], [0.04, 0.07, 0.065, 0.04], crown)


def headscarf(hue='#c8302c', dots='#f8e8c8'):
    """Tied at the side, low over the brow, two ends that hang."""
    cloth = paint(hue, rough=0.9)
    ball((0, 0.035, 0.075), 0.309, cloth, squash=(1.03, 1.0, 0.86), detail=4)
    ring((0, 0.01, 0.115), 0.3, 0.04, cloth, rot=(-7, 0, 0), steps=28)
    ball((0.3, 0.02, 0.08), 0.075, cloth, detail=2)
    for angle in (20, 62):
        prism([(0, 0.03), (0.12, -0.06), (0.3, -0.02), (0.27, -0.12), (0, -0.03)], 0.04, cloth, at=(0.3, 0.04, 0.07), bevel=0.01, rot=(0, angle, 0))
    for i in range(16):
        a, up = i * 2.399, 0.12 + 0.8 * i / 16
        flat = math.sqrt(1 - up * up)
        ball((0.31 * flat * math.cos(a), 0.035 + 0.305 * flat * math.sin(a), 0.085 + 0.262 * up), 0.017, paint(dots, rough=0.9), squash=(1, 1, 0.8), detail=1)


def moustache(hue='#f0ece4', wide=0.2, curl=0.1):
    """From the middle out and up, in two sweeps."""
    for side in (-1, 1):
        tube([(0, -0.335, -0.095), (side * wide * 0.45, -0.325, -0.125), (side * wide * 0.85, -0.28, -0.115), (side * wide * 1.1, -0.25, -0.115 + curl)],
             [0.034, 0.05, 0.032, 0.01], paint(hue, rough=0.9))


def earring(side=1, hue='#f4c84a'):
    """A hoop in one ear."""
    ring((side * 0.325, -0.02, -0.13), 0.05, 0.014, paint(hue, rough=0.2, metal=0.8), steps=14)


def lips(hue='#d8203c', smile=0.0):
    """Painted over a mouth that is shut."""
    z = -0.155
    for row, (lift, thick) in enumerate(((0.014, 0.02), (-0.012, 0.022))):
        tube([(i * 0.03, -0.279 + 0.0018 * i * i, z + lift * (1 - abs(i) / 3.2) + smile * 0.045 * (i * i / 6.4 - 0.4)) for i in range(-3, 4)],
             [0.004, thick * 0.7, thick, thick * (0.8 if row == 0 else 1), thick, thick * 0.7, 0.004], paint(hue, rough=0.35))


def cat_eyes(hue='#7a2a6a'):
    """Frames that rise at their outer ends."""
    rim = paint(hue, rough=0.3)
    for side in (-1, 1):
        tube([(side * 0.012, -0.312, 0.05), (side * 0.03, -0.315, -0.05), (side * 0.11, -0.315, -0.085), (side * 0.2, -0.29, -0.03), (side * 0.235, -0.27, 0.12), (side * 0.1, -0.318, 0.11), (side * 0.012, -0.312, 0.05)], 0.015, rim)
        ball((side * 0.235, -0.27, 0.115), 0.02, paint('#f8f0ff', rough=0.2, glow=0.4), detail=1)


def scarf():
    """Yellow wool round the neck of somebody who stands at the origin, one end down to the waist."""
    wool, dark = paint(FLUNKO.cap, rough=1), paint(FLUNKO.cuff, rough=1)
    for z, r in ((1.24, 0.15), (1.3, 0.135)):
        ring((0, -0.01, z), r, 0.05, wool, rot=(-8, 0, 0), steps=28)
    points = [(0.1, -0.16, 1.24), (0.13, -0.235, 1.12), (0.135, -0.25, 0.96), (0.13, -0.26, 0.8)]
    for dx in (-0.045, 0, 0.045):
        tube([(x + dx, y, z) for x, y, z in points], 0.04, wool)
    for i in range(5):
        box((0.134, -0.296, 0.86 + i * 0.07), (0.16, 0.012, 0.014), dark, bevel=0)
    for i in range(14):
        a = math.tau * i / 14
        ball((0.17 * math.cos(a), -0.02 + 0.18 * math.sin(a), 1.262), 0.014, dark, detail=1)
