"""What an office and a store keep things in: filing cabinets, steel shelves, boxes. Fronts face -y, backs on y = 0."""
import random

from kit.materials import paint
from kit.shapes import box, cylinder, plane
from kit.stage import group


def filing_cabinet(hue='#6a7a72', drawers=4, pulled=None, label='#f0e8d0'):
    """0.46 m wide, 0.33 m a drawer; `pulled` is the number from below of a drawer that stands open."""
    skin, steel = paint(hue, rough=0.4, metal=0.35, worn=0.12), paint('#c0c4c8', rough=0.25, metal=0.9)
    tall = drawers * 0.33
    box((0, -0.3, 0.04), (0.46, 0.58, tall), skin, bevel=0.012)
    box((0, -0.3, 0), (0.42, 0.52, 0.06), paint('#1a1c1e'), bevel=0)
    for i in range(drawers):
        z, out = 0.06 + i * 0.33, -0.34 if i == pulled else 0
        if out:
            box((0, -0.46, z + 0.03), (0.4, 0.3, 0.2), paint('#2a2e2c'), bevel=0)
            for j in range(5):
                box((0, -0.62 - j * 0.05, z + 0.06), (0.36, 0.012, 0.22 + (j % 2) * 0.03),
                    paint(('#d8b878', '#e8d8a8')[j % 2], rough=0.9), bevel=0)
        box((0, -0.6 + out, z), (0.42, 0.03, 0.3), skin, bevel=0.012)
        box((0, -0.625 + out, z + 0.1), (0.15, 0.025, 0.03), steel, bevel=0.006)
        box((0, -0.62 + out, z + 0.19), (0.12, 0.012, 0.06), paint(label, rough=0.8), bevel=0)


def carton(width=0.4, depth=0.32, tall=0.28, hue='#b08a58', lid=False, tape=True):
    """A cardboard box, its middle round the origin; with `lid` a file box of evidence with a white label."""
    card = paint(hue, rough=0.95, worn=0.1, scale=5)
    box((0, 0, 0), (width, depth, tall), card, bevel=0.006)
    if lid:
        box((0, 0, tall - 0.06), (width + 0.03, depth + 0.03, 0.07), card, bevel=0.006)
        box((0, -depth / 2 - 0.005, tall * 0.25), (width * 0.5, 0.008, tall * 0.3), paint('#f4eeda', rough=0.8), bevel=0)
        box((0, -depth / 2 - 0.01, tall * 0.33), (width * 0.36, 0.008, tall * 0.05), paint('#8a2a2a'), bevel=0)
    elif tape:
        box((0, 0, tall), (width * 0.16, depth + 0.008, 0.004), paint('#d8c088', rough=0.4), bevel=0)
        box((0, -depth / 2 - 0.003, tall * 0.72), (width * 0.16, 0.005, tall * 0.28), paint('#d8c088', rough=0.4), bevel=0)


def metal_shelves(width=1.4, levels=4, tall=2.0, hue='#7a848c', fill='boxes', seed=2, gap=None):
    """Steel shelves; `fill`: 'boxes' (cartons), 'evidence' (file boxes with labels), 'stores' (tins, jars, tools) or ''.
    `gap` is (level, share of the width from the left) of a place left empty."""
    rnd = random.Random(seed)
    steel = paint(hue, rough=0.4, metal=0.5, worn=0.15)
    for x in (-width / 2, width / 2):
        for y in (-0.02, -0.4):
            box((x, y, 0), (0.04, 0.03, tall), steel, bevel=0)
    for level in range(levels):
        z = 0.12 + level * (tall - 0.3) / max(1, levels - 1)
        box((0, -0.21, z), (width + 0.02, 0.42, 0.03), steel, bevel=0)
        x = -width / 2 + 0.04
        while fill and x < width / 2 - 0.16:
            wide = {'boxes': rnd.uniform(0.26, 0.44), 'evidence': 0.34, 'stores': rnd.uniform(0.1, 0.22)}[fill]
            wide = min(wide, width / 2 - 0.03 - x)
            if not (gap and gap[0] == level and abs((x + wide / 2) / width + 0.5 - gap[1]) < 0.14) and rnd.random() > 0.06:
                with group(at=(x + wide / 2, -0.22, z + 0.03), turn=rnd.uniform(-5, 5)):
                    _kept(fill, wide - 0.03, rnd)
            x += wide


def _kept(fill, wide, rnd):
    if fill == 'boxes':
        carton(wide, 0.3, rnd.uniform(0.16, 0.34), rnd.choice(('#b08a58', '#a07a4a', '#c09a68', '#8a9a8a')))
    elif fill == 'evidence':
        carton(wide, 0.34, 0.27, rnd.choice(('#c8b08a', '#b89a70', '#d0c0a0')), lid=True)
    elif rnd.random() < 0.5:
        tin(wide * 0.42, rnd.uniform(0.1, 0.24), rnd.choice(('#b8402c', '#2f6a9a', '#d8a83a', '#5a7a4a', '#c8c4b8')))
    else:
        box((0, 0, 0), (wide, 0.2, rnd.uniform(0.1, 0.24)), paint(rnd.choice(('#6a4a34', '#4a5a6a', '#8a3a3a', '#9a8a5a'))),
            bevel=0.012)


def tin(radius=0.06, tall=0.16, hue='#b8402c'):
    """A tin of paint or of anything, with a paper band."""
    cylinder((0, 0, 0), radius, tall, paint('#b0b4b8', rough=0.3, metal=0.7), sides=16)
    cylinder((0, 0, tall * 0.15), radius * 1.03, tall * 0.7, paint(hue, rough=0.6), sides=16)


def paper_stack(sheets_high=0.08, hue='#f0ead8', turn_each=7):
    """Papers that nobody squared, round the origin."""
    count = max(2, int(sheets_high / 0.015))
    for i in range(count):
        box((0, 0, i * 0.015), (0.21, 0.29, 0.013), paint(hue if i % 3 else '#e0d4b0', rough=0.9), bevel=0,
            rot=(0, 0, (i * 53) % (2 * turn_each) - turn_each))


def binders(count=6, hues=('#2a4a7a', '#8a2a2a', '#3a6a4a', '#2a2a32'), tall=0.3):
    """Ring binders in a row from the origin to the right, their backs to -y."""
    for i in range(count):
        high = tall - 0.02 * (i % 3 == 1)
        box((i * 0.07 + 0.035, 0, 0), (0.062, 0.24, high), paint(hues[(i * 5) % len(hues)], rough=0.5), bevel=0.004)
        plane((i * 0.07 + 0.035, -0.124, high * 0.66), (0.036, 0.1), paint('#f4eeda', rough=0.8), rot=(90, 0, 0))
