"""Windows and doors that are pointed at: each stands a hand's breadth before its wall, over whatever the wall has there."""
import math

from kit.colour import mixed
from kit.materials import glow, paint
from kit.shapes import ball, box, tube


def casement(at, size, shine=None, strength=2.4, trim='#efe8da', bars=(1, 1), curtain=None, part=0.3, sill=True):
    """A window on a wall that faces -y; `at` is the middle of its lower edge on the wall. `shine` is the hue of the light
    behind it, None: dark. `curtain` hangs at both sides, each over `part` of the width."""
    (x, y, z), (width, height) = at, size
    frame = paint(trim, rough=0.6)
    box((x, y - 0.1, z - 0.12), (width + 0.3, 0.1, height + 0.26), frame, bevel=0)
    box((x, y - 0.16, z), (width, 0.05, height), glow(shine, strength) if shine else paint('#26384e', rough=0.05), bevel=0)
    if curtain:
        cloth = paint(curtain, rough=0.95, glow=0.5 if shine else 0)
        for side in (-1, 1):
            box((x + side * width * (0.5 - part / 2), y - 0.19, z), (width * part, 0.03, height), cloth, bevel=0)
    for i in range(bars[0]):
        box((x - width / 2 + width * (i + 1) / (bars[0] + 1), y - 0.21, z), (0.08, 0.04, height), frame, bevel=0)
    for i in range(bars[1]):
        box((x, y - 0.21, z + height * (i + 1) / (bars[1] + 1)), (width, 0.04, 0.08), frame, bevel=0)
    if sill:
        box((x, y - 0.22, z - 0.2), (width + 0.5, 0.34, 0.1), frame, bevel=0)


def blinds(at, size, shine, strength=1.8, slats=7, trim='#dfe4dc'):
    """A window whose blinds are down: light between the slats, its hue the screen's; None: dark."""
    (x, y, z), (width, height) = at, size
    frame = paint(trim, rough=0.6)
    box((x, y - 0.1, z - 0.1), (width + 0.28, 0.1, height + 0.22), frame, bevel=0)
    box((x, y - 0.16, z), (width, 0.05, height), glow(shine, strength) if shine else paint('#26384e', rough=0.05), bevel=0)
    slat = paint('#cfd4cc', rough=0.7, glow=0.1 if shine else 0)
    for i in range(slats):
        box((x, y - 0.2, z + (i + 0.55) * height / slats), (width, 0.03, height / slats * 0.45), slat, bevel=0)


def bulkhead(width=2.0, depth=1.8, height=1.1, hue='#3a5a4a', rim='#8a7a6c'):
    """Slanted cellar doors in two leaves against a wall at y = 0, which rise from the ground to `height` at the wall."""
    stone, leaf, iron = paint(rim, rough=0.9, worn=0.3), paint(hue, rough=0.7, worn=0.3, scale=3), paint('#23202a', rough=0.4, metal=0.6)
    for side in (-1, 1):
        x = side * (width / 2 + 0.12)
        box((x, -depth / 2, 0), (0.24, depth, 0.28), stone, bevel=0)
        tube([(x, -depth, 0.26), (x, 0, height + 0.1)], 0.13, stone)
    lean = math.degrees(math.atan2(height, depth))
    for side in (-1, 1):
        box((side * width / 4, -depth / 2, height / 2 - 0.02), (width / 2 - 0.04, (depth ** 2 + height ** 2) ** 0.5, 0.1), leaf, bevel=0.01,
            rot=(lean, 0, 0))
        ball((side * 0.16, -depth * 0.5, height * 0.5 + 0.16), 0.07, iron, detail=2)


def front_door(at, size, hue, pane=None, strength=2.0, trim='#efe8da', mat='#6a4a34', knob='#e0b048'):
    """A panelled front door over whatever door its wall has, with a mat before it; `at` is the middle of its lower edge.
    `pane` is the hue of the light behind its upper panes, None: dark."""
    (x, y, z), (width, height) = at, size
    leaf, rim = paint(hue, rough=0.4), paint(trim, rough=0.6)
    for side in (-1, 1):
        box((x + side * (width / 2 + 0.12), y - 0.12, z), (0.24, 0.2, height + 0.1), rim, bevel=0)
    box((x, y - 0.14, z + height), (width + 0.6, 0.26, 0.22), rim, bevel=0)
    box((x, y - 0.12, z), (width, 0.08, height), leaf, bevel=0)
    dark = paint(mixed(hue, '#000000', 0.45), rough=0.5)
    for side in (-1, 1):
        box((x + side * width * 0.23, y - 0.17, z + height * 0.1), (width * 0.32, 0.03, height * 0.36), dark, bevel=0)
        box((x + side * width * 0.23, y - 0.17, z + height * 0.6), (width * 0.32, 0.03, height * 0.3),
            glow(pane, strength) if pane else paint('#26384e', rough=0.05), bevel=0)
    ball((x + width * 0.38, y - 0.22, z + height * 0.5), 0.07, paint(knob, rough=0.25, metal=0.8), detail=2)
    box((x, y - 0.75, z - 0.02), (width + 0.2, 0.6, 0.04), paint(mat, rough=1), bevel=0)
