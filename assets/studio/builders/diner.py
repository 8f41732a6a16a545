"""The Snack Shack: a round-cornered diner of steel and teal with neon along its eaves, stools behind the glass."""
import math

from kit.light import lamp, panel
from kit.materials import glass, glow, paint
from kit.shapes import ball, box, cylinder, plane, slab, tube

WIDTH = 15.0
# The sign's middle over the roof, in the diner's own metres.
SIGN = (1.6, 0.6, 6.4)


def _rounded(w, d, r, steps=5):
    """The outline of a diner seen from above: its two front corners are round."""
    left = [(-w + r - r * math.cos(math.pi / 2 * i / steps), r - r * math.sin(math.pi / 2 * i / steps)) for i in range(steps + 1)]
    right = [(w - r + r * math.sin(math.pi / 2 * i / steps), r - r * math.cos(math.pi / 2 * i / steps)) for i in range(steps + 1)]
    return [(-w, d), *left, *right, (w, d)]


def diner(night):
    """Faces -y with its front on y = 0, 15 m wide and 7 m deep."""
    w = WIDTH / 2
    steel, teal = paint('#c4ccd6', rough=0.22, metal=0.85), paint('#1f9a94', rough=0.35)
    cream, red = paint('#f2e6cc', rough=0.5), paint('#c8322c', rough=0.35)
    slab(_rounded(w, 7, 1.6), 1.0, teal)
    slab(_rounded(w + 0.05, 7, 1.6), 0.12, steel, at=(0, -0.03, 0.96))
    slab(_rounded(w + 0.05, 7, 1.6), 0.1, steel, at=(0, -0.03, 0.3))
    slab(_rounded(w, 7, 1.6), 0.9, cream, at=(0, 0, 2.9))
    slab(_rounded(w + 0.7, 7.6, 1.9), 0.34, steel, at=(0, -0.7, 3.7))
    slab(_rounded(w + 0.5, 7.2, 1.8), 0.5, red, at=(0, -0.5, 4.04))
    for i in range(9):
        x = -w + 1.6 + i * (WIDTH - 3.2) / 8
        box((x, 0.05, 1.0), (0.1, 0.1, 1.9), steel, bevel=0)
    plane((0, 0.08, 1.95), (WIDTH - 3.2, 1.9), glass('#ffffff', 0.08 if night else 0.16), rot=(90, 0, 0))
    for side in (-1, 1):
        plane((side * (w - 0.02), 3.6, 1.95), (4.4, 1.9), glass('#ffffff', 0.1), rot=(90, 0, 90))
    for z, hue in ((3.05, '#ff4a9e'), (3.55, '#38dcff')):
        outline = [(x * 1.01, y - 0.12, z) for x, y in _rounded(w, 7, 1.6)]
        tube(outline, 0.075, glow(hue, 3.6 if night else 1.0))
    _inside(night)
    box((-4.2, -0.06, 0), (1.7, 0.2, 2.7), steel, bevel=0.02)
    box((-4.2, -0.18, 0.1), (1.3, 0.06, 2.3), glow('#ffe2a0', 1.6) if night else paint('#24424a', rough=0.06), bevel=0)
    for x in (-2.4, 2.4):
        tube([(SIGN[0] + x, 1.2, 4.4), (SIGN[0] + x, 1.2, 7.2)], 0.09, steel)
    if night:
        panel((0, -0.4, 3.3), (0, -7, 0), (13, 0.6), 520, '#ff6ab0')
        panel((0, -0.3, 2.4), (0, -5, 0), (11, 1.4), 520, '#ffdc9a')
        panel((0, -0.8, 4.6), (0, 2, 8), (10, 0.4), 60, '#38dcff')


def _inside(night):
    warm = 260 if night else 60
    plane((0, 3.4, 0.4), (14, 6.4), paint('#d8d0c0', rough=0.3))
    plane((0, 5.4, 1.9), (14.4, 3.2), paint('#e8b878', rough=0.8, glow=0.25 if night else 0), rot=(90, 0, 0))
    box((0.8, 3.2, 0.4), (9, 0.8, 1.1), paint('#c8322c', rough=0.4))
    box((0.8, 3.2, 1.5), (9.2, 1.0, 0.08), paint('#f4f0e8', rough=0.2))
    for i in range(7):
        x = -2.6 + i * 1.2
        cylinder((x, 2.2, 0.4), 0.07, 0.8, paint('#cfd4dc', rough=0.2, metal=1))
        cylinder((x, 2.2, 1.2), 0.26, 0.14, paint('#1f9a94', rough=0.4))
    for x, hue in ((-3, '#ffd23a'), (0, '#ff7a3a'), (3, '#8af07a')):
        box((x, 5.3, 2.3), (1.8, 0.05, 0.6), glow(hue, 0.9 if night else 0.2), bevel=0)
    for x in (-4.6, -1.6, 1.6, 4.6):
        ball((x, 2.8, 2.7), 0.18, glow('#fff0c8', 8 if night else 1.5), detail=2)
        lamp((x, 2.8, 2.5), warm, '#ffd28a', 0.2)
    for x in (-5.4, 5.6):
        for dx in (-0.75, 0.75):
            box((x + dx, 1.4, 0.4), (0.3, 1.4, 1.1), paint('#a8283a', rough=0.5), bevel=0.05)
        box((x, 1.4, 1.0), (0.8, 1.2, 0.08), paint('#f4f0e8', rough=0.3))
