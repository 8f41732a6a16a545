"""What winners are given: cups with lids, little men with raised arms, plaques, rosettes, medals."""
import math

from kit.materials import paint
from kit.shapes import ball, box, cylinder, disc, prism, ring, tube

GOLD, SILVER = '#f0b43a', '#ccd4de'


def _metal(hue):
    return paint(hue, rough=0.17, metal=0.95)


def big_cup(height=0.6, hue=GOLD, lid=True, foot='#3a1c18', plate='#f0d890'):
    """A cup with two handles on a foot with a plate, round the origin."""
    gold, h = _metal(hue), height
    box((0, 0, 0), (h * 0.36, h * 0.36, h * 0.2), paint(foot, rough=0.25), bevel=0.012)
    if plate:
        box((0, -h * 0.182, h * 0.05), (h * 0.24, 0.006, h * 0.1), paint(plate, rough=0.3, metal=0.5), bevel=0)
    cylinder((0, 0, h * 0.2), h * 0.13, h * 0.05, gold)
    cylinder((0, 0, h * 0.25), h * 0.07, h * 0.14, gold, top=h * 0.035, sides=24)
    ball((0, 0, h * 0.4), h * 0.05, gold, detail=2)
    cylinder((0, 0, h * 0.42), h * 0.06, h * 0.1, gold, top=h * 0.17, sides=28)
    cylinder((0, 0, h * 0.52), h * 0.17, h * 0.22, gold, top=h * 0.2, sides=28)
    ring((0, 0, h * 0.74), h * 0.2, h * 0.015, gold, rot=(0, 0, 0))
    for side in (-1, 1):
        tube([(side * h * a, 0, h * b) for a, b in ((0.18, 0.7), (0.29, 0.72), (0.32, 0.62), (0.26, 0.52), (0.15, 0.49))], h * 0.02, gold)
    if lid:
        ball((0, 0, h * 0.74), h * 0.18, gold, squash=(1, 1, 0.6))
        ball((0, 0, h * 0.9), h * 0.045, gold, detail=2)


def winner(height=0.5, hue=GOLD, column='#b8323a', turn_back=False):
    """A faceless little man with raised arms on a column; `turn_back` shows his back, where a seam runs down."""
    gold, h = _metal(hue), height
    box((0, 0, 0), (h * 0.42, h * 0.34, h * 0.1), paint('#e8e4dc', rough=0.15), bevel=0.008)
    cylinder((0, 0, h * 0.1), h * 0.1, h * 0.34, paint(column, rough=0.2, metal=0.4))
    box((0, 0, h * 0.44), (h * 0.26, h * 0.22, h * 0.04), paint('#e8e4dc', rough=0.15), bevel=0.006)
    for side in (-1, 1):
        tube([(side * h * 0.07, 0, h * 0.48), (side * h * 0.045, -h * 0.02, h * 0.6), (side * h * 0.03, 0, h * 0.7)], h * 0.03, gold)
        tube([(side * h * 0.05, 0, h * 0.82), (side * h * 0.14, -h * 0.03, h * 0.88), (side * h * 0.13, -h * 0.03, h * 1.0)], h * 0.022, gold)
    cylinder((0, 0, h * 0.68), h * 0.045, h * 0.16, gold, top=h * 0.075)
    ball((0, 0, h * 0.9), h * 0.05, gold, detail=2)
    if turn_back:
        box((0, -h * 0.07, h * 0.7), (h * 0.012, h * 0.03, h * 0.16), paint('#6a4010', rough=0.5), bevel=0)
    else:
        ball((0, -h * 0.05, h * 0.95 - h * 0.045), h * 0.012, gold, detail=1)


def plaque(hue='#5a2c1c', shield=GOLD, size=0.34):
    """A wooden shield with a metal one on it; hangs on y = 0 round the origin."""
    outline = [(-0.42, 0.5), (0.42, 0.5), (0.42, -0.05), (0.22, -0.38), (0, -0.55), (-0.22, -0.38), (-0.42, -0.05)]
    prism([(x * size, z * size) for x, z in outline], 0.03, paint(hue, rough=0.35), at=(0, -0.015, 0), bevel=0.006)
    prism([(x * size * 0.66, z * size * 0.66) for x, z in outline], 0.012, _metal(shield), at=(0, -0.035, 0))


def rosette(hue='#2f6ac8', at=(0, 0, 0), size=0.12):
    """A prize ribbon with two tails on a wall at `at`."""
    x, y, z = at
    cloth = paint(hue, rough=0.7)
    for i in range(12):
        a = i * math.tau / 12
        disc((x + size * 0.72 * math.cos(a), y - 0.012, z + size * 0.72 * math.sin(a)), size * 0.3, cloth, sides=10)
    disc((x, y - 0.02, z), size * 0.78, cloth)
    disc((x, y - 0.026, z), size * 0.48, paint('#f4ead0', rough=0.7))
    for side in (-1, 1):
        box((x + side * size * 0.4, y - 0.008, z - size * 2.5), (size * 0.5, 0.006, size * 2.0), cloth, bevel=0, rot=(0, side * 8, 0))


def medal(at, hue='#c8323e', drop=0.3, metal=GOLD, radius=0.06):
    """A medal that hangs `drop` metres below `at` on its ribbon."""
    x, y, z = at
    for side in (-1, 1):
        tube([(x + side * 0.05, y - 0.01, z), (x, y - 0.015, z - drop)], 0.012, paint(hue, rough=0.8))
    cylinder((x, y - 0.01, z - drop - radius), radius, 0.014, _metal(metal), rot=(90, 0, 0), sides=24)
