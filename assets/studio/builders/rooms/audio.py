"""What a radio station works with: the mixing desk, microphones, turntables, records. Each stands on z = 0, front to -y."""
import math
import random

from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, disc, prism, ring, sheets, tube
from kit.stage import group, turned
from mathutils import Matrix


def mixing_desk(width=1.6, phase=0, lit=1.0, hue='#33363e'):
    """A sloping desk of faders and knobs for a table; rows of lamps follow the sound. Its front edge lies on y = 0."""
    prism([(0, 0), (0.5, 0), (0.5, 0.2), (0.42, 0.22), (0, 0.05)], width, paint(hue, rough=0.5), rot=(0, 0, 90))
    for side in (-1, 1):
        prism([(-0.02, -0.01), (0.53, -0.01), (0.53, 0.23), (0.42, 0.25), (-0.02, 0.07)], 0.05, paint('#7a4a28', rough=0.45),
              at=(side * (width / 2 + 0.025), 0, 0), rot=(0, 0, 90))
    channels = int(width / 0.1)
    slope = math.degrees(math.atan2(0.17, 0.42))
    with group(at=(0, 0, 0.05)) as things:
        rnd = random.Random(3)
        for i in range(channels):
            x = -width / 2 + (i + 0.5) * width / channels
            box((x, 0.13, 0.002), (0.012, 0.15, 0.002), paint('#0c0c10'), bevel=0)
            box((x, 0.07 + rnd.random() * 0.11, 0.003), (0.036, 0.026, 0.02), paint(('#f0ece0', '#d8382c', '#f0ece0')[i % 3]), bevel=0.004)
            for j in range(3):
                cylinder((x, 0.25 + j * 0.055, 0.002), 0.018, 0.022, paint(('#e8b83a', '#3a8ad8', '#9a9ea6')[j], rough=0.4), sides=10)
            level = 1 + (i * 7 + phase * 5) % 5
            for j in range(5):
                hue_of = '#ff4a3a' if j == 4 else '#ffd03a' if j == 3 else '#5aff7a'
                box((x + 0.032, 0.07 + j * 0.028, 0.002), (0.014, 0.018, 0.003), glow(hue_of, (2.4 if j < level else 0.15) * lit), bevel=0)
    _tip(things, slope)


def _tip(things, slope):
    """Turns what was modelled flat up by the slope of the desk, about its front edge."""
    for thing in things:
        place = Matrix.Translation((0, 0, 0.05)) @ turned((slope, 0, 0)) @ Matrix.Translation((0, 0, -0.05))
        thing.matrix_basis = place @ thing.matrix_basis


def microphone(arm=True, hue='#c8ccd2', reach=0.5):
    """A studio microphone; with `arm` it hangs from a jointed arm `reach` metres to the right of its clamp at the origin."""
    chrome, black = paint(hue, rough=0.25, metal=0.85), paint('#1a1a20', rough=0.5)
    if arm:
        cylinder((0, 0, 0), 0.04, 0.1, black, sides=12)
        tube([(0, 0, 0.1), (-0.12, 0, 0.5), (reach * 0.7, 0, 0.62)], 0.014, chrome)
        tube([(0.02, 0, 0.12), (-0.09, 0, 0.48), (reach * 0.7, 0, 0.59)], 0.006, black)
        at = (reach, 0, 0.48)
        tube([(reach * 0.7, 0, 0.62), at], 0.012, black)
    else:
        cylinder((0, 0, 0), 0.09, 0.025, black)
        cylinder((0, 0, 0.02), 0.012, 0.22, chrome)
        at = (0, 0, 0.3)
    x, y, z = at
    cylinder((x, y, z - 0.11), 0.045, 0.13, paint('#2c2e36', rough=0.35, metal=0.5), sides=18)
    ball((x, y, z + 0.04), 0.062, chrome, squash=(1, 1, 1.15))
    cylinder((x, y, z - 0.005), 0.052, 0.016, black, sides=18)


def headphones(hue='#22242c'):
    """Lying on their side."""
    ring((0, 0, 0.05), 0.09, 0.014, paint(hue, rough=0.5), rot=(20, 0, 0), start=0, end=180)
    for side in (-1, 1):
        cylinder((side * 0.09, 0, 0.0), 0.05, 0.045, paint(hue, rough=0.7), sides=16)


def turntable(angle=0, disc_hue='#d8482c', width=0.46):
    """A record turns on it; its arm lies on the groove. `angle` turns the label."""
    steel = paint('#b8bcc2', rough=0.25, metal=0.8)
    box((0, 0, 0), (width, 0.38, 0.09), paint('#2c2a30', rough=0.45), bevel=0.012)
    cylinder((-0.04, 0, 0.09), 0.165, 0.02, steel, sides=32)
    cylinder((-0.04, 0, 0.11), 0.15, 0.008, paint('#0e0c12', rough=0.15), sides=32)
    cylinder((-0.04, 0, 0.118), 0.05, 0.003, paint(disc_hue, rough=0.5), sides=20)
    turn = math.radians(angle)
    box((-0.04 + 0.03 * math.cos(turn), 0.03 * math.sin(turn), 0.121), (0.022, 0.022, 0.002), paint('#f4ead0'), bevel=0)
    tube([(0.18, 0.13, 0.14), (0.17, -0.06, 0.14), (0.06, -0.09, 0.13)], 0.009, steel)
    cylinder((0.18, 0.13, 0.09), 0.03, 0.06, steel, sides=14)
    for i in range(2):
        cylinder((0.14 + i * 0.05, -0.15, 0.09), 0.014, 0.015, paint('#e8382c' if i else '#f0ece0'), sides=10)


def speaker(tall=0.6, hue='#4a3424', lean=0):
    """A loudspeaker of two cones in a wooden box; its front on y = 0."""
    box((0, 0.15, 0), (tall * 0.58, 0.3, tall), paint(hue, rough=0.5), bevel=0.012, rot=(lean, 0, 0))
    with group() as front:
        box((0, -0.006, tall * 0.03), (tall * 0.52, 0.012, tall * 0.94), paint('#16151a', rough=0.9), bevel=0)
        for z, radius in ((0.32, 0.21), (0.74, 0.11)):
            disc((0, -0.016, tall * z), tall * radius, paint('#3a3a42', rough=0.5))
            ring((0, -0.02, tall * z), tall * radius, tall * 0.016, paint('#8a8c94', rough=0.4, metal=0.6))
            ball((0, -0.016, tall * z), tall * radius * 0.4, paint('#0e0e12', rough=0.4), squash=(1, 0.5, 1), detail=2)
    return front


_SPINES = ('#c8402c', '#2f5a9a', '#d8a83a', '#3a7a5a', '#7a3a8a', '#e8e0cc', '#2a2a32', '#b8682c', '#5aa0a8', '#8a2a4a')


def records(width, tall=0.32, depth=0.3, seed=1, hues=_SPINES, thin=0.016, gaps=()):
    """Spines in a row from the left end round the middle, their backs to -y, some leaning; `gaps` are shares of the width
    at which one is missing."""
    rnd = random.Random(seed)
    quads = {}
    x = -width / 2
    while x < width / 2 - thin:
        wide = thin * rnd.uniform(0.7, 1.9)
        share = (x + width / 2) / width
        if not any(abs(share - gap) < 0.03 for gap in gaps):
            hue = hues[rnd.randrange(len(hues))]
            quads.setdefault(hue, []).append((x, wide, tall * rnd.uniform(0.93, 1.0)))
        x += wide + 0.003
    for hue, spines in quads.items():
        corners = []
        for left, wide, high in spines:
            right = left + wide
            corners.append([(left, 0, 0), (right, 0, 0), (right, 0, high), (left, 0, high)])
            corners.append([(left, 0, high), (right, 0, high), (right, depth, high), (left, depth, high)])
            corners.append([(right, 0, 0), (right, depth, 0), (right, depth, high), (right, 0, high)])
            corners.append([(left, 0, 0), (left, depth, 0), (left, depth, high), (left, 0, high)])
        sheets(corners, paint(hue, rough=0.55), name='records')


def record_shelf(width=1.2, levels=5, seed=1, wood='#6a4226', gap=None, step=0.38):
    """A shelf of records, its back on y = 0; `gap` is (level, share of the width) of a missing one."""
    board = paint(wood, rough=0.5, worn=0.12)
    tall = levels * step + 0.06
    for x in (-width / 2, width / 2):
        box((x, -0.17, 0), (0.035, 0.34, tall), board, bevel=0)
    box((0, -0.01, 0), (width, 0.02, tall), paint('#1c100a', rough=0.9), bevel=0)
    for level in range(levels + 1):
        box((0, -0.17, level * step), (width + 0.03, 0.34, 0.03), board, bevel=0)
        if level < levels:
            with group(at=(0, -0.31, level * step + 0.03)):
                records(width - 0.05, step - 0.07, 0.28, seed * 10 + level,
                        gaps=(gap[1],) if gap and gap[0] == level else ())


def record_crate(hue='#b88a54', seed=1, width=0.44):
    """An open crate of records, their covers seen from the front; its middle round the origin."""
    wood, rnd = paint(hue, rough=0.8, worn=0.2), random.Random(seed)
    for i in range(8):
        box((0, 0.16 - i * 0.045, 0.03), (width - 0.08, 0.012, 0.3 + rnd.random() * 0.03), paint(rnd.choice(_SPINES), rough=0.5),
            bevel=0, rot=(-8 - i, 0, 0))
    for y in (-0.2, 0.2):
        for z in (0.02, 0.13):
            box((0, y, z), (width, 0.018, 0.09), wood, bevel=0)
    for x in (-width / 2, width / 2):
        box((x, 0, 0), (0.018, 0.42, 0.23), wood, bevel=0)


def record_sleeve(hue='#d8482c', ink='#f4d23a', size=0.31, kind='disc'):
    """A cover that leans or hangs, round its bottom middle, facing -y."""
    box((0, 0, 0), (size, 0.008, size), paint(hue, rough=0.5), bevel=0)
    if kind == 'disc':
        disc((0, -0.008, size * 0.55), size * 0.3, paint(ink, rough=0.5))
        disc((0, -0.012, size * 0.55), size * 0.12, paint(hue, rough=0.5))
    else:
        for i in range(3):
            box((-size * 0.2 + i * size * 0.2, -0.008, size * 0.2), (size * 0.12, 0.006, size * (0.3 + 0.2 * (i % 2))), paint(ink), bevel=0)


def egg_foam(width, tall, hue='#3a2a4a', cell=0.16):
    """Foam of a studio's wall, in pyramids, round its lower left corner on y = 0."""
    quads = []
    for row in range(int(tall / cell)):
        for column in range(int(width / cell)):
            x, z = column * cell, row * cell
            tip = (x + cell / 2, -0.08, z + cell / 2)
            corners = [(x, 0, z), (x + cell, 0, z), (x + cell, 0, z + cell), (x, 0, z + cell)]
            quads += [[corners[i], corners[(i + 1) % 4], tip, tip] for i in range(4)]
    sheets([[a, b, (c[0] + 1e-4, c[1], c[2]), d] for a, b, c, d in quads], paint(hue, rough=1), name='foam')
