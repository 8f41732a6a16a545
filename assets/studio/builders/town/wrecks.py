"""Scrapped cars: low shells without wheels or glass, in stacks, and a press that makes cubes of them."""
from kit.materials import paint
from kit.shapes import box, cylinder, prism, ring
from kit.stage import group

HUES = ('#a84a34', '#4a7a86', '#c89a3c', '#7a8a5a', '#8a8e96', '#b8683c', '#5a6a9a', '#9a5a6a')


def wreck(colour, crushed=1.0, hood=True):
    """A shell 4.4 m long that lies along x on its belly; `crushed` is what is left of its height."""
    body, hole, rust = (paint(colour, rough=0.75, worn=0.55, scale=2.2), paint('#17141a', rough=0.9),
                        paint('#6a3a24', rough=1, worn=0.4))
    prism([(-2.2, 0.1), (2.2, 0.1), (2.25, 0.72 * crushed), (1.7, 0.82 * crushed), (-1.0, 0.84 * crushed),
           (-2.2, 0.66 * crushed)], 1.7, body, bevel=0.05)
    prism([(-0.95, 0.8 * crushed), (-0.5, 1.32 * crushed), (1.0, 1.34 * crushed), (1.55, 0.8 * crushed)], 1.46, body)
    for side in (-1, 1):
        prism([(-0.7, 0.86 * crushed), (-0.44, 1.24 * crushed), (0.92, 1.26 * crushed), (1.3, 0.86 * crushed)], 0.04, hole,
              at=(0, side * 0.74, 0))
        for x in (-1.4, 1.35):
            cylinder((x, side * 0.86, 0.3), 0.34, 0.06, hole, rot=(side * 90, 0, 0), sides=14)
    box((-1.5, 0, 0.74 * crushed), (1.1, 1.5, 0.06), hole if hood else rust, bevel=0)


def stack(rnd, count, crushed=0.8):
    """Wrecks on top of each other, each a little askew."""
    z = 0.0
    for _ in range(count):
        share = crushed * rnd.uniform(0.8, 1.1)
        with group(at=(rnd.uniform(-0.25, 0.25), rnd.uniform(-0.15, 0.15), z), turn=rnd.choice((0, 180)) + rnd.uniform(-7, 7)):
            wreck(rnd.choice(HUES), share, rnd.random() < 0.5)
        z += 1.28 * share


def tyres(count):
    """A pile of tyres."""
    for i in range(count):
        ring((0.05 * (i % 2), 0.04 * (i % 3), 0.14 + i * 0.26), 0.34, 0.14, paint('#1a181e', rough=0.9), rot=(0, 0, 0), steps=14)


def cube(colour, size=1.3):
    """What the press leaves of a car."""
    box((0, 0, 0), (size, size, size * 0.8), paint(colour, rough=0.7, metal=0.3, worn=0.6, scale=5), bevel=0.06)
    for z in (0.25, 0.6):
        box((0, -size * 0.5, z), (size * 0.96, 0.06, 0.1), paint('#4a3a34', rough=0.9), bevel=0)
