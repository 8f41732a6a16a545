"""Doors of institutions, on y = 0 with their left edge at the origin, and the wired glass that one looks through."""
from kit.materials import glass, glow, paint
from kit.shapes import ball, box, cylinder, plane, tube
from kit.stage import group


def wired_glass(width, tall, cell=0.09, hue='#2a3236', tint='#eaf4f0', thin=0.004):
    """A pane with wire in it, round its lower middle on y = 0: the mesh runs aslant."""
    plane((0, 0, tall / 2), (width, tall), glass(tint, 0.06), rot=(90, 0, 0))
    wire = paint(hue, rough=0.4, metal=0.4)
    steps = int((width + tall) / cell)
    for i in range(1, steps):
        reach = i * cell
        for side in (1, -1):
            x0, z0 = (reach, 0) if reach < width else (width, reach - width)
            x1, z1 = (0, reach) if reach < tall else (reach - tall, tall)
            tube([(side * (x0 - width / 2), 0.002, z0), (side * (x1 - width / 2), 0.002, z1)], thin, wire)


def institution_door(width=0.95, tall=2.1, hue='#5a7a72', window=(0.5, 0.66), lit=None, open_at=0, frame='#3a4644', plate=True):
    """A steel door in its frame with a wired window of `window` (width, height); behind the window `lit` is a (hue, strength)
    that shines, or nothing."""
    skin = paint(hue, rough=0.4, worn=0.1)
    for x in (-0.05, width + 0.05):
        box((x, 0, 0), (0.1, 0.16, tall + 0.1), paint(frame, rough=0.5), bevel=0)
    box((width / 2, 0, tall), (width, 0.16, 0.1), paint(frame, rough=0.5), bevel=0)
    if open_at:
        box((width / 2, 0.09, 0), (width, 0.01, tall), paint('#0c0e12', rough=1), bevel=0)
    with group(turn=-open_at):
        low = tall * 0.58
        x0, x1 = (width - window[0]) / 2, (width + window[0]) / 2
        box((width / 2, 0, 0.01), (width - 0.01, 0.05, low), skin, bevel=0)
        box((width / 2, 0, low + window[1]), (width - 0.01, 0.05, tall - low - window[1]), skin, bevel=0)
        for left, right in ((0.005, x0), (x1, width - 0.005)):
            box(((left + right) / 2, 0, low), (right - left, 0.05, window[1]), skin, bevel=0)
        if lit:
            plane((width / 2, 0.03, low + window[1] / 2), window, glow(*lit), rot=(90, 0, 0))
        with group(at=(width / 2, -0.02, low)):
            wired_glass(*window)
        steel = paint('#c8ccd0', rough=0.25, metal=0.9)
        if plate:
            box((width / 2, -0.03, 0.04), (width - 0.14, 0.008, 0.24), steel, bevel=0)
        cylinder((width - 0.12, -0.02, tall * 0.46), 0.02, 0.07, steel, rot=(90, 0, 0), sides=10)
        ball((width - 0.12, -0.1, tall * 0.46), 0.035, steel, detail=2)


def roller_door(width=3.0, tall=2.6, open_share=0.5, hue='#8a949c'):
    """A roll-up door of slats hung on y = 0, its lower part open; its roll on top, a chain on the right."""
    skin, dark = paint(hue, rough=0.4, metal=0.4, worn=0.15), paint('#3a4048', rough=0.5)
    low = tall * open_share
    count = int((tall - low) / 0.12)
    for i in range(count):
        box((width / 2, 0, low + i * 0.12), (width, 0.04, 0.108), skin, bevel=0.012)
    box((width / 2, -0.01, low - 0.05), (width, 0.06, 0.06), dark, bevel=0)
    cylinder((0, -0.04, tall + 0.1), 0.2, width, skin, rot=(0, 90, 0), sides=20)
    for x in (-0.04, width + 0.04):
        box((x, 0, 0), (0.08, 0.1, tall + 0.1), dark, bevel=0)
    tube([(width + 0.02, -0.1, tall), (width + 0.02, -0.1, 0.9), (width - 0.04, -0.1, 0.9), (width - 0.04, -0.1, tall)], 0.009,
         paint('#aab0b4', metal=0.8, rough=0.3))


def wooden_door(width=0.95, tall=2.1, hue='#7a4a28', open_at=0, frame='#4a2c18', panels=4):
    """A panelled door; opens inwards by `open_at` degrees."""
    wood, dark = paint(hue, rough=0.45, worn=0.15), paint(frame, rough=0.5)
    for x in (-0.05, width + 0.05):
        box((x, 0, 0), (0.1, 0.14, tall + 0.1), dark, bevel=0)
    box((width / 2, 0, tall), (width, 0.14, 0.1), dark, bevel=0)
    if open_at:
        box((width / 2, 0.08, 0), (width, 0.01, tall), paint('#08060a', rough=1), bevel=0)
    with group(turn=-open_at):
        box((width / 2, 0, 0.01), (width - 0.01, 0.05, tall - 0.02), wood, bevel=0.006)
        for i in range(panels):
            x = width * (0.28 if i % 2 == 0 else 0.72)
            low, high = ((0.12, 0.44), (0.54, 0.93))[i // 2]
            box((x, -0.03, tall * low), (width * 0.32, 0.02, tall * (high - low)), dark, bevel=0.008)
            box((x, -0.036, tall * low + 0.03), (width * 0.32 - 0.06, 0.02, tall * (high - low) - 0.06), wood, bevel=0.008)
        ball((width - 0.09, -0.07, tall * 0.47), 0.035, paint('#e0b048', rough=0.2, metal=1), detail=2)
