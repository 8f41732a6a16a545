"""Desks and the chairs in front of them. Fronts face -y, the back edge of a desk lies on y = 0."""
import math

from kit.materials import paint
from kit.shapes import ball, box, cylinder, tube
from kit.stage import group

HEIGHT = 0.76


def desk(width=1.5, hue='#8a5a34', depth=0.7, drawers='right'):
    """A wooden desk, 0.76 m high, with drawers on the left, the right, or 'both'; its front lies at y = -depth."""
    wood, dark = paint(hue, rough=0.45, worn=0.15, scale=4), paint('#2a1a12', rough=0.7)
    brass = paint('#e0b048', rough=0.25, metal=0.9)
    box((0, -depth / 2, HEIGHT - 0.05), (width, depth, 0.05), wood, bevel=0.012)
    box((0, -0.04, 0.2), (width - 0.06, 0.03, HEIGHT - 0.26), wood, bevel=0)
    for side, name in ((-1, 'left'), (1, 'right')):
        x = side * (width / 2 - 0.23)
        if drawers not in (name, 'both'):
            for y in (-0.06, -depth + 0.06):
                box((side * (width / 2 - 0.06), y, 0), (0.06, 0.06, HEIGHT - 0.05), wood, bevel=0.006)
            continue
        box((x, -depth / 2, 0.06), (0.4, depth - 0.06, HEIGHT - 0.11), wood, bevel=0.01)
        box((x, -depth / 2, 0), (0.36, depth - 0.12, 0.08), dark, bevel=0)
        for i in range(3):
            box((x, -depth + 0.025, 0.1 + i * 0.2), (0.35, 0.03, 0.18), wood, bevel=0.012)
            ball((x, -depth, 0.19 + i * 0.2), 0.02, brass, detail=2)


def steel_desk(width=1.5, hue='#6f7f78', top='#3a4a44'):
    """A desk of an office: steel, two pedestals, a linoleum top with a bright edge."""
    skin, chrome = paint(hue, rough=0.35, metal=0.4), paint('#c8ccd0', rough=0.25, metal=0.9)
    box((0, -0.37, HEIGHT - 0.06), (width, 0.74, 0.06), skin, bevel=0.01)
    box((0, -0.37, HEIGHT), (width - 0.04, 0.7, 0.008), paint(top, rough=0.5), bevel=0)
    box((0, -0.74, HEIGHT - 0.05), (width, 0.012, 0.03), chrome, bevel=0)
    box((0, -0.06, 0.16), (width - 0.1, 0.03, HEIGHT - 0.22), skin, bevel=0)
    for side in (-1, 1):
        x = side * (width / 2 - 0.22)
        box((x, -0.37, 0.1), (0.42, 0.68, HEIGHT - 0.16), skin, bevel=0.012)
        for i, tall in enumerate((0.28, 0.26)):
            box((x, -0.715, 0.13 + i * 0.3), (0.37, 0.02, tall), skin, bevel=0.01)
            box((x, -0.735, 0.13 + i * 0.3 + tall * 0.6), (0.16, 0.02, 0.03), chrome, bevel=0)
        for y in (-0.1, -0.64):
            cylinder((x, y, 0), 0.03, 0.12, chrome, sides=10)


def office_chair(hue='#3a5a8a', arms=True, tall=False):
    """A swivel chair on castors; whoever sits in it looks towards -y. `tall` gives it a director's back."""
    cloth, steel, black = paint(hue, rough=0.85), paint('#b0b4bc', rough=0.25, metal=0.9), paint('#1c1a22', rough=0.5)
    for i in range(5):
        angle = math.radians(i * 72 + 18)
        x, y = 0.3 * math.cos(angle), 0.3 * math.sin(angle)
        tube([(0, 0, 0.12), (x, y, 0.08)], 0.025, black)
        ball((x, y, 0.035), 0.036, black, detail=2)
    cylinder((0, 0, 0.1), 0.03, 0.34, steel, sides=12)
    box((0, 0, 0.43), (0.5, 0.48, 0.09), cloth, bevel=0.04)
    high = 0.78 if tall else 0.48
    tube([(0, 0.22, 0.44), (0, 0.3, 0.58), (0, 0.29, 0.72)], 0.028, black)
    box((0, 0.25, 0.62), (0.46, 0.08, high), cloth, bevel=0.035, rot=(-6, 0, 0))
    if tall:
        for i in range(3):
            box((0, 0.2 + i * 0.02, 0.72 + i * 0.2), (0.4, 0.02, 0.014), black, bevel=0, rot=(-6, 0, 0))
    if arms:
        for side in (-1, 1):
            tube([(side * 0.24, 0.1, 0.46), (side * 0.29, 0.12, 0.66), (side * 0.29, -0.14, 0.67)], 0.02, black)
            box((side * 0.29, -0.04, 0.66), (0.06, 0.26, 0.035), black, bevel=0.015)


def steel_chair(hue='#8a8e7a'):
    """A folding chair of a hall or an interview room."""
    skin, steel = paint(hue, rough=0.5, metal=0.3), paint('#8a9098', rough=0.3, metal=0.8)
    for side in (-1, 1):
        tube([(side * 0.2, -0.22, 0), (side * 0.2, 0.16, 0.48), (side * 0.2, 0.2, 0.9)], 0.016, steel)
        tube([(side * 0.2, 0.24, 0), (side * 0.2, -0.16, 0.45)], 0.016, steel)
    tube([(-0.2, -0.08, 0.16), (0.2, -0.08, 0.16)], 0.012, steel)
    box((0, -0.02, 0.45), (0.4, 0.38, 0.035), skin, bevel=0.015)
    box((0, 0.18, 0.68), (0.4, 0.03, 0.2), skin, bevel=0.014, rot=(-5, 0, 0))


def table(width=1.4, depth=0.8, hue='#7a8088', leg='#4a5058', height=0.74):
    """A plain table on four steel legs, its middle round the origin."""
    box((0, 0, height - 0.04), (width, depth, 0.04), paint(hue, rough=0.4, worn=0.1), bevel=0.01)
    for x in (-1, 1):
        for y in (-1, 1):
            box((x * (width / 2 - 0.05), y * (depth / 2 - 0.05), 0), (0.045, 0.045, height - 0.04),
                paint(leg, rough=0.4, metal=0.5), bevel=0)
    for y in (-1, 1):
        with group(at=(0, y * (depth / 2 - 0.05), height - 0.1)):
            box((0, 0, 0), (width - 0.12, 0.03, 0.06), paint(leg, rough=0.4, metal=0.5), bevel=0)
