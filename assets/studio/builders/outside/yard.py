"""What lies and stands in front of houses: a flag in the wind, a clothesline with a jacket, a cooler, specks in the air."""
import math
import random

from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, prism, sagging, sheets, tube


def flag(phase, size=(2.2, 1.3), hue='#c8322c', height=7.0, stripe=None):
    """A pole with a flag that flies to the right and waves in three phases; `stripe` is the hue of a band across it."""
    cylinder((0, 0, 0), 0.07, height, paint('#e2e4ea', rough=0.3, metal=0.3))
    ball((0, 0, height), 0.12, paint('#e8b43a', rough=0.3, metal=0.7), detail=2)
    width, tall = size
    low = height - tall - 0.15

    def wave(t):
        return -0.06 * t * width + 0.11 * t * math.sin(t * 5.2 + phase * 2.1)

    def strip(bottom, top, material, y):
        shares = [i / 9 for i in range(10)]
        prism([(t * width, low + bottom + wave(t)) for t in shares] + [(t * width, low + top + wave(t)) for t in reversed(shares)], 0.05, material,
              at=(0, y, 0))
    strip(0, tall, paint(hue, rough=0.9), 0)
    if stripe:
        strip(tall * 0.36, tall * 0.66, paint(stripe, rough=0.9), -0.03)


def varsity_jacket(hue='#c8222c', sleeve='#f0e6d0', sway=0):
    """A varsity jacket as it hangs from pegs, its collar at the origin, 1.2 m wide with its sleeves; an F on its breast."""
    body, arm, band = paint(hue, rough=0.9), paint(sleeve, rough=0.9), paint('#f4d23a', rough=0.9)
    lean = sway * 0.08
    prism([(-0.34, 0), (0.34, 0), (0.36 + lean, -0.8), (-0.36 + lean, -0.8)], 0.16, body, bevel=0.03)
    box((lean, 0, -0.9), (0.72, 0.18, 0.12), band, bevel=0)
    for side in (-1, 1):
        tube([(side * 0.32, 0, -0.06), (side * 0.52 + lean * 0.5, 0, -0.4), (side * 0.56 + lean, 0, -0.8)], [0.14, 0.12, 0.11], arm)
        tube([(side * 0.56 + lean, 0, -0.78), (side * 0.565 + lean, 0, -0.88)], 0.115, band)
    for x, z, w, h in ((-0.2, -0.5, 0.07, 0.32), (-0.12, -0.25, 0.2, 0.07), (-0.14, -0.4, 0.15, 0.06)):
        box((x, -0.1, z), (w, 0.04, h), band, bevel=0)
    box((0.02 + lean / 2, -0.09, -0.8), (0.03, 0.03, 0.76), paint('#f4f0e4', rough=0.5), bevel=0)


def clothesline(length, height=2.0):
    """Two posts with arms and a line between them along x, its middle over the origin."""
    wood = paint('#e8e0d0', rough=0.7)
    for side in (-1, 1):
        cylinder((side * length / 2, 0, 0), 0.06, height + 0.1, wood, sides=10)
        tube([(side * length / 2, -0.5, height), (side * length / 2, 0.5, height)], 0.05, wood)
    for y in (-0.4, 0.4):
        sagging((-length / 2, y, height), (length / 2, y, height), 0.1, 0.018, paint('#f0ead8'))


def cooler(lid='#f4f0e4'):
    """A picnic cooler, red with a white lid, 0.7 m wide."""
    box((0, 0, 0), (0.7, 0.44, 0.4), paint('#c8322c', rough=0.4), bevel=0.04)
    box((0, 0, 0.4), (0.74, 0.48, 0.1), paint(lid, rough=0.4), bevel=0.03)
    tube([(-0.38, 0, 0.3), (-0.44, 0, 0.52), (0.44, 0, 0.52), (0.38, 0, 0.3)], 0.025, paint('#f4f0e4', rough=0.4))
    box((0, -0.225, 0.14), (0.34, 0.02, 0.14), paint('#f4f0e4', rough=0.5), bevel=0)


def specks(at, radius, count, size=0.05, hue='#fff0c0', strength=3.0, seed=1):
    """Moths, drops or motes round a point; another `seed` moves them."""
    rnd, quads = random.Random(seed), []
    for _ in range(count):
        x, y, z = (at[i] + rnd.uniform(-radius, radius) for i in range(3))
        quads.append([(x, y, z), (x + size, y, z), (x + size, y, z + size), (x, y, z + size)])
    return sheets(quads, glow(hue, strength), name='specks')


def bare_tree(rnd, height=7.0, reach=2.6, bark='#2c2430', fingers=5, lean=0.6):
    """A dead tree that opens like a hand: a bent trunk and fingers that fork twice."""
    wood = paint(bark, rough=0.95, worn=0.3, scale=5)
    palm = (lean, 0, height * 0.5)
    girth = height * 0.04
    tube([(0, 0, -0.2), (lean * 0.2, 0, height * 0.25), palm], [girth * 1.6, girth, girth * 0.8], wood)
    for i in range(fingers):
        t = i / (fingers - 1) * 2 - 1
        knuckle = (palm[0] + t * reach * 0.55, rnd.uniform(-0.4, 0.4), height * (0.74 - 0.1 * abs(t)))
        tip = (palm[0] + t * reach + rnd.uniform(-0.3, 0.3), rnd.uniform(-0.8, 0.8), height * (1.0 - 0.22 * abs(t)))
        tube([palm, knuckle, tip], [girth * 0.7, girth * 0.42, girth * 0.08], wood)
        for side in (-1, 1):
            end = (tip[0] + side * rnd.uniform(0.3, 0.7), tip[1], tip[2] - rnd.uniform(0.1, 0.6))
            tube([knuckle, ((knuckle[0] + end[0]) / 2, knuckle[1], (knuckle[2] + end[2]) / 2 + 0.15), end], [girth * 0.3, girth * 0.2, girth * 0.05], wood)
