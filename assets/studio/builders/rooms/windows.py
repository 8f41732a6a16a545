"""Windows of rooms: frame and panes, curtains, blinds, what lies outside."""

import random

from builders.land import far_range, ridge, wood
from kit.light import sky
from kit.materials import glass, glow, material_of, paint
from kit.shapes import ball, box, cylinder, plane, ring, tube


def window_frame(at, width, height, hue='#efe6d4', columns=2, rows=2, sill=True, deep=0.12):
    """Frame, bars and panes for an opening of a wall along x; `at` is the middle of the opening's lower edge on the
    wall's inner face (room(): y = depth)."""
    x, y, z = at
    wood = paint(hue, rough=0.5)
    for side in (-1, 1):
        box((x + side * (width / 2 + 0.03), y - 0.01, z - 0.05), (0.1, deep, height + 0.12), wood, bevel=0.008)
    for dz in (-0.07, height):
        box((x, y - 0.01, z + dz), (width + 0.16, deep, 0.08), wood, bevel=0.008)
    for i in range(1, columns):
        box((x - width / 2 + i * width / columns, y + 0.04, z), (0.045, 0.05, height), wood, bevel=0)
    for i in range(1, rows):
        box((x, y + 0.035, z + i * height / rows - 0.02), (width, 0.05, 0.045), wood, bevel=0)
    plane((x, y + 0.06, z + height / 2), (width, height), glass('#ffffff', 0.05), rot=(90, 0, 0))
    if sill:
        box((x, y - 0.1, z - 0.1), (width + 0.34, 0.26, 0.05), wood, bevel=0.012)


def curtains(at, width, height, hue='#b02a36', part=0.3, sway=0, rod='#c8a050', sheer=False, only=None):
    """A pair on a rod; `at` is the middle of the rod. `part` is the share of the width that each covers, `sway` (0 to 2)
    lifts their lower ends; `only` -1 or 1 hangs one side alone."""
    x, y, z = at
    cloth = paint(hue, rough=0.95, glow=0.35 if sheer else 0) if isinstance(hue, str) else material_of(hue)
    for side in (-1, 1) if only is None else (only,):
        wide = width * part
        count = max(3, round(wide / 0.09))
        for i in range(count):
            near = x + side * (width / 2 - (i + 0.5) * wide / count)
            drift = -side * sway * 0.05 * (i + 1) / count
            swing = y + (0.025 if i % 2 else -0.025)
            tube(
                [
                    (near, swing, z),
                    (near, swing, z - height * 0.45),
                    (near + drift * 0.5, swing - 0.01 * sway, z - height * 0.75),
                    (near + drift * 1.6, swing - 0.04 * sway, z - height),
                ],
                [0.045, 0.05, 0.055, 0.06],
                cloth,
            )
    brass = paint(rod, rough=0.3, metal=0.8)
    tube([(x - width / 2 - 0.12, y, z + 0.03), (x + width / 2 + 0.12, y, z + 0.03)], 0.025, brass)
    for side in (-1, 1):
        ball((x + side * (width / 2 + 0.14), y, z + 0.03), 0.05, brass, detail=2)


def blinds(at, width, height, hue='#e8dcc0', gap=0.09, tilt=35):
    """Slats before a window; `at` is the middle of their upper edge. The sun falls through in stripes."""
    x, y, z = at
    slat = paint(hue, rough=0.6)
    for i in range(int(height / gap)):
        box((x, y, z - (i + 1) * gap), (width, gap * 0.72, 0.008), slat, bevel=0, rot=(tilt, 0, 0))
    box((x, y, z), (width + 0.04, 0.07, 0.06), slat, bevel=0.01)
    for side in (-0.36, 0.36):
        tube([(x + side * width, y - 0.03, z), (x + side * width, y - 0.03, z - height)], 0.006, paint('#c8bca0'))


def round_window(at, radius, hue='#e0d4bc', bars=True):
    """Frame and cross of a round window in the hole of a wall at depth y; `at` is its centre."""
    x, y, z = at
    ring(at, radius + 0.03, 0.06, paint(hue, rough=0.6), steps=32)
    if bars:
        box((x, y, z - radius), (0.05, 0.05, radius * 2), paint(hue, rough=0.6), bevel=0)
        box((x - 0, y, z - 0.025), (radius * 2, 0.05, 0.05), paint(hue, rough=0.6), bevel=0)


def outside(night, ground=-0.4, moon=None, trees=10, near=14, hills=True, seed=4):
    """What is seen through windows: lawn, trees, hills, the sky with its stars; `moon` is where it hangs (x, y, z)."""
    rnd = random.Random(seed)
    if night:
        sky([(0.0, '#5a4a8a'), (0.12, '#33307a'), (0.35, '#161c50'), (0.7, '#0a1034')], 0.5, stars=1.2)
    else:
        sky([(0.0, '#ffe6bc'), (0.1, '#e6ecd8'), (0.3, '#94cce8'), (0.7, '#4a94dc')], 1.3)
    plane((0, near + 36, ground), (240, 80), paint('#3c5a34' if night else '#7a9a44', rough=1))
    if hills:
        far_range(90, ridge(-110, 110, 8, seed), *(('#2a2c5c', '#1c2048') if night else ('#b8d0c0', '#6a9a8a')), floor=-10)
    wood(rnd, [(rnd.uniform(-16, 16), near + rnd.uniform(0, 12), ground) for _ in range(trees)], height=4.6, leaf=0.4)
    if night and moon:
        ball(moon, 0.9, glow('#f6f0d4', 3.0), detail=3)


def radiator(width=0.9, height=0.6, hue='#e0dac8'):
    """Ribs under a window, their back towards y = 0."""
    iron = paint(hue, rough=0.45)
    count = int(width / 0.09)
    for i in range(count):
        box((-width / 2 + (i + 0.5) * 0.09, -0.1, 0.08), (0.065, 0.14, height - 0.08), iron, bevel=0.03)
    for z in (0.12, height - 0.12):
        tube([(-width / 2, -0.1, z), (width / 2, -0.1, z)], 0.03, iron)
    cylinder((width / 2 + 0.04, -0.1, 0), 0.02, 0.14, iron)
