"""The prize counter: a lit glass case, shelves of plush, and the stool of somebody who is not there."""
import math

from kit.light import panel
from kit.materials import glass, glow, paint
from kit.shapes import ball, box, cylinder, plane, ring, tube
from kit.stage import group

_PLUSH = ('#e8443a', '#3aa0e8', '#f2b82e', '#7cc84a', '#d86ac0', '#f08a3a', '#8a6ae0', '#f4f0e4')


def plush(hue, ears=0):
    """A soft animal, 0.4 m high, that sits and looks towards -y; `ears`: 0 round, 1 long, 2 none but a horn."""
    fur, ink = paint(hue, rough=0.95), paint('#1a1220', rough=0.4)
    ball((0, 0, 0.12), 0.14, fur, squash=(1, 0.9, 0.95), detail=2)
    ball((0, -0.02, 0.29), 0.12, fur, squash=(1.05, 0.95, 0.95), detail=2)
    ball((0, -0.12, 0.27), 0.05, paint('#fff4e0', rough=0.9), squash=(1.2, 0.6, 0.8), detail=2)
    for side in (-1, 1):
        ball((side * 0.05, -0.125, 0.33), 0.022, ink, detail=1)
        ball((side * 0.11, -0.1, 0.05), 0.055, fur, detail=2)
        if ears < 2:
            ball((side * 0.08, 0, 0.42 if ears else 0.38), 0.045, fur, squash=(0.8, 0.6, 2.2 if ears else 1), detail=2)
    if ears == 2:
        cylinder((0, -0.02, 0.38), 0.03, 0.14, paint('#ffe28a', rough=0.5), top=0.004, sides=8)


def shelves(width, light):
    """Three shelves of plush against a wall on y = 0, the lowest 1.2 m high."""
    board = paint('#7a4a2c', rough=0.6)
    count = int(width / 0.34)
    for row, z in enumerate((1.2, 1.7, 2.2)):
        box((0, -0.16, z), (width, 0.34, 0.04), board, bevel=0)
        box((0, -0.34, z), (width, 0.02, 0.035), glow('#ff4fb0' if row % 2 else '#39d8ff', light), bevel=0)
        for i in range(count):
            kind = (row * 3 + i * 5) % len(_PLUSH)
            x = -width / 2 + (i + 0.5) * width / count
            with group(at=(x, -0.17, z + 0.04), turn=(i * 37 + row * 20) % 30 - 15, size=0.92):
                plush(_PLUSH[kind], (i + row) % 3)


def counter(width, light):
    """A glass case on a panelled foot, 1.02 m high; its front lies on y = 0."""
    wood, chrome = paint('#3c2250', rough=0.45), paint('#c8ccd8', rough=0.2, metal=1)
    box((0, 0.3, 0), (width, 0.6, 0.42), wood, bevel=0)
    for i in range(int(width / 0.3)):
        box((-width / 2 + 0.15 + i * 0.3, -0.01, 0.06), (0.2, 0.02, 0.3), paint('#5a3478', rough=0.5), bevel=0)
    box((0, 0.3, 0.42), (width - 0.06, 0.54, 0.02), paint('#f0e4c8', rough=0.8), bevel=0)
    box((0, 0.57, 0.42), (width - 0.04, 0.03, 0.54), paint('#2a1a3c', rough=0.8), bevel=0)
    _case(width, light)
    plane((0, 0.01, 0.7), (width, 0.56), glass('#ffffff', 0.07), rot=(90, 0, 0))
    box((0, 0.3, 0.97), (width + 0.04, 0.64, 0.05), wood, bevel=0.01)
    for z in (0.42, 0.96):
        box((0, -0.01, z), (width, 0.03, 0.03), chrome, bevel=0)
    for x in (-width / 2, width / 2):
        box((x, 0, 0.42), (0.03, 0.03, 0.55), chrome, bevel=0)
    cylinder((-width / 2 + 0.2, 0.2, 1.02), 0.07, 0.03, chrome)
    ball((-width / 2 + 0.2, 0.2, 1.06), 0.055, chrome, squash=(1, 1, 0.8))
    _jar((0.14, 0.3, 1.02))


def _case(width, light):
    """Small prizes under a tube of light: rings, yo-yos, a walkman, and tickets that fan out."""
    box((0, 0.05, 0.93), (width - 0.1, 0.04, 0.03), glow('#fff0c8', light * 1.6), bevel=0)
    panel((0, 0.2, 0.92), (0, 0.25, 0), (width - 0.2, 0.3), 16 * light, '#ffe6b0')
    for i in range(int(width / 0.17)):
        x = -width / 2 + 0.14 + i * 0.17
        hue = _PLUSH[(i * 3) % len(_PLUSH)]
        if i % 3 == 0:
            cylinder((x, 0.2, 0.52), 0.06, 0.04, paint(hue, rough=0.3), rot=(90, 0, 0))
        elif i % 3 == 1:
            box((x, 0.22, 0.44), (0.1, 0.08, 0.15), paint(hue, rough=0.4), bevel=0.01)
        else:
            ball((x, 0.2, 0.5), 0.06, paint(hue, rough=0.3), detail=2)
        box((x, 0.1, 0.44), (0.07, 0.02, 0.05), paint('#f8f4e0', rough=0.8), bevel=0)


def _jar(at):
    x, y, z = at
    for i in range(14):
        angle = i * 2.4
        ball((x + 0.07 * math.cos(angle), y + 0.07 * math.sin(angle), z + 0.05 + (i // 5) * 0.07), 0.045,
             paint(_PLUSH[i % 7], rough=0.3), detail=1)
    cylinder((x, y, z), 0.13, 0.28, glass('#eaf4ff', 0.12))
    cylinder((x, y, z + 0.28), 0.12, 0.04, paint('#d8283a', rough=0.4))


def stool():
    """A bar stool with a red seat; a paperback lies open on it, face down."""
    chrome = paint('#c8ccd8', rough=0.2, metal=1)
    cylinder((0, 0, 0), 0.2, 0.03, chrome)
    cylinder((0, 0, 0.03), 0.03, 0.66, chrome)
    ring((0, 0, 0.26), 0.15, 0.014, chrome, rot=(0, 0, 0))
    cylinder((0, 0, 0.68), 0.2, 0.1, paint('#c8283a', rough=0.35))
    for side in (-1, 1):
        cover = paint('#f2c83a', rough=0.7)
        box((side * 0.06, -0.04, 0.79), (0.13, 0.17, 0.015), cover, bevel=0, rot=(0, side * 18, 0))


def change_machine(light):
    """Hangs on a wall on y = 0, 0.56 m wide; its name is written by the scene."""
    steel, dark = paint('#8a90a0', rough=0.3, metal=0.7), paint('#1c1826', rough=0.5)
    box((0, 0.12, 0.62), (0.56, 0.26, 1.0), steel, bevel=0.015)
    box((0, -0.02, 1.36), (0.52, 0.03, 0.2), glow('#ffc832', light), bevel=0)
    box((-0.1, -0.02, 1.08), (0.22, 0.03, 0.1), dark, bevel=0)
    box((-0.1, -0.04, 1.12), (0.16, 0.02, 0.02), glow('#5aff7a', light * 1.5), bevel=0)
    box((0.15, -0.02, 1.02), (0.14, 0.03, 0.2), paint('#e8e0c8', rough=0.6), bevel=0)
    box((0, -0.03, 0.7), (0.3, 0.06, 0.16), dark, bevel=0.01)
    tube([(-0.15, -0.07, 0.7), (0.15, -0.07, 0.7)], 0.02, steel)
    for i in range(4):
        cylinder((-0.08 + i * 0.05, -0.05, 0.74), 0.022, 0.01, paint('#e8e4d0', metal=1, rough=0.2))
