"""What things are kept in: dresser, wardrobe, bookshelf with its books, boxes, trunks, crates."""

import random

from kit.materials import paint
from kit.shapes import ball, box, cylinder, tube
from kit.stage import group

BOOKS = ('#a83a34', '#2f5f8a', '#d8a83a', '#3f7a4a', '#6a3f7a', '#d8cdb4', '#2a2c3c', '#c86a34')


def _knob(at, hue='#d8a83a'):
    ball(at, 0.022, paint(hue, rough=0.3, metal=0.8), detail=2)


def dresser(width=1.1, rows=3, hue='#8a5234', height=0.85, knob='#d8a83a', columns=2):
    """Drawers; its back on y = 0, 0.48 m deep."""
    wood, front = paint(hue, rough=0.5, worn=0.2, scale=4), paint(hue, rough=0.4)
    box((0, -0.24, 0.08), (width, 0.46, height - 0.12), wood, bevel=0.01)
    box((0, -0.25, height - 0.04), (width + 0.06, 0.52, 0.04), wood, bevel=0.01)
    tall, wide = (height - 0.18) / rows, (width - 0.06) / columns
    for row in range(rows):
        for column in range(columns):
            x, z = -width / 2 + 0.03 + (column + 0.5) * wide, 0.11 + row * tall
            box((x, -0.475, z), (wide - 0.03, 0.025, tall - 0.03), front, bevel=0.008)
            _knob((x, -0.5, z + tall / 2 - 0.015), knob)
    for x in (-width / 2 + 0.06, width / 2 - 0.06):
        for y in (-0.42, -0.06):
            box((x, y, 0), (0.07, 0.07, 0.1), wood, bevel=0)


def wardrobe(width=1.2, height=2.0, hue='#6a3c2a', ajar=0):
    """Two doors; its back on y = 0, 0.6 m deep. `ajar` metres of the dark stand open between them."""
    wood = paint(hue, rough=0.5, worn=0.2, scale=4)
    box((0, -0.29, 0), (width, 0.58, height), wood, bevel=0.01)
    box((0, -0.31, height), (width + 0.1, 0.66, 0.08), wood, bevel=0.02)
    if ajar:
        box((0, -0.582, 0.08), (ajar * 2, 0.01, height - 0.14), paint('#0c070a', rough=1), bevel=0)
    for side in (-1, 1):
        wide = width / 2 - 0.03 - ajar
        x = side * (width / 2 - 0.02 - wide / 2)
        box((x, -0.6, 0.08), (wide, 0.03, height - 0.14), paint(hue, rough=0.38), bevel=0.01)
        for z, h in ((0.18, height * 0.38), (height * 0.52, height * 0.38)):
            box((x, -0.618, z), (wide - 0.16, 0.01, h), wood, bevel=0.004)
        _knob((side * (ajar + 0.07), -0.63, height / 2))


def books(width, seed=1, height=0.24, depth=0.16, hues=BOOKS):
    """A row of books that stands from x = 0 to `width` on z = 0, its backs on y = -depth; the last one leans."""
    rnd, x = random.Random(seed), 0.0
    while x < width - 0.07:
        thick = rnd.uniform(0.025, 0.055)
        tall = height * rnd.uniform(0.72, 1)
        lean = -14 if x + thick > width - 0.12 else 0
        box(
            (x + thick / 2, -depth / 2, 0),
            (thick - 0.004, depth, tall),
            paint(rnd.choice(hues), rough=0.7),
            bevel=0,
            rot=(0, lean, 0),
        )
        if rnd.random() < 0.5 and not lean:
            box((x + thick / 2, -depth - 0.003, tall * 0.68), (thick - 0.012, 0.004, 0.03), paint('#f0e4c0', rough=0.6), bevel=0)
        x += thick


def book_pile(count=4, seed=1, hues=BOOKS):
    """Books that lie on each other."""
    rnd, z = random.Random(seed), 0.0
    for _ in range(count):
        thick = rnd.uniform(0.03, 0.055)
        box(
            (rnd.uniform(-0.02, 0.02), rnd.uniform(-0.02, 0.02), z),
            (0.26, 0.19, thick),
            paint(rnd.choice(hues), rough=0.7),
            bevel=0.004,
            rot=(0, 0, rnd.uniform(-14, 14)),
        )
        z += thick


def bookshelf(width=1.0, shelves=4, height=1.8, hue='#6a4028', seed=1, hues=BOOKS, full=0.85):
    """A case with its back on y = 0, 0.3 m deep; `full` is the share of each board that has books."""
    wood, rnd = paint(hue, rough=0.55, worn=0.2, scale=4), random.Random(seed)
    box((0, -0.02, 0), (width, 0.03, height), wood, bevel=0)
    for x in (-width / 2, width / 2):
        box((x, -0.15, 0), (0.04, 0.3, height), wood, bevel=0)
    gap = height / shelves
    for i in range(shelves + 1):
        box((0, -0.15, i * gap if i < shelves else height - 0.03), (width, 0.3, 0.03), wood, bevel=0)
        if i < shelves:
            with group(at=(-width / 2 + 0.03, -0.06, i * gap + 0.03)):
                books(
                    (width - 0.08) * full * rnd.uniform(0.75, 1.1) if full < 1 else width - 0.08,
                    seed * 10 + i,
                    gap * 0.78,
                    hues=hues,
                )


def shelf(width, hue='#5a3426', depth=0.24):
    """A board on two brackets, its back on y = 0, its top on z = 0."""
    wood = paint(hue, rough=0.5)
    box((0, -depth / 2, -0.035), (width, depth, 0.035), wood, bevel=0.006)
    for x in (-width * 0.38, width * 0.38):
        tube([(x, -0.01, -0.2), (x, -0.03, -0.05), (x, -depth * 0.8, -0.045)], 0.014, paint('#2a2024', rough=0.5))


def cardboard_box(size=(0.5, 0.4, 0.36), hue='#b08a58', open_=True, mark=None):
    """A box with its flaps up and a strip of tape; `mark` is the hue of a scrawl on its front."""
    card, w, d, h = paint(hue, rough=0.95), *size
    box((0, 0, 0), (w, d, h), card, bevel=0.006)
    box((0, -d / 2 - 0.003, h * 0.55), (w * 0.14, 0.004, h * 0.45), paint('#d8b888', rough=0.4), bevel=0)
    if open_:
        box((0, 0, h - 0.005), (w - 0.04, d - 0.04, 0.008), paint('#3a2a1c', rough=1), bevel=0)
        for side in (-1, 1):
            box((side * (w / 2 + 0.08), 0, h - 0.03), (0.2, d, 0.012), card, bevel=0, rot=(0, side * 38, 0))
    if mark:
        for i in range(3):
            box(
                (-w * 0.22 + i * 0.02, -d / 2 - 0.004, h * (0.42 - i * 0.12)),
                (w * (0.4 - i * 0.08), 0.004, 0.022),
                paint(mark),
                bevel=0,
            )


def trunk(size=(0.9, 0.5, 0.42), hue='#4a5a6a', metal='#b8a878', strap=True):
    """A travelling trunk with a rounded lid and iron corners; its front faces -y."""
    skin, iron, (w, d, h) = paint(hue, rough=0.55, worn=0.3), paint(metal, rough=0.35, metal=0.8), size
    box((0, 0, 0), (w, d, h * 0.72), skin, bevel=0.012)
    box((0, 0, h * 0.7), (w, d, h * 0.3), skin, bevel=h * 0.13)
    for x in (-w * 0.46, -w * 0.2, w * 0.2, w * 0.46):
        box((x, 0, 0.01), (0.045, d + 0.012, h * 0.99), iron if strap else skin, bevel=h * 0.1)
    box((0, 0, h * 0.66), (w + 0.012, d + 0.012, 0.03), iron, bevel=0)
    box((0, -d / 2 - 0.01, h * 0.54), (0.1, 0.03, 0.14), iron, bevel=0.008)


def crate(size=(0.5, 0.36, 0.3), hue='#b8864a'):
    """A crate of slats."""
    wood, (w, d, h) = paint(hue, rough=0.85, worn=0.25), size
    box((0, 0, 0.01), (w - 0.05, d - 0.05, h - 0.06), paint('#2c1c12', rough=1), bevel=0)
    for i in range(3):
        z = 0.01 + i * h / 3
        for side in (-1, 1):
            box((0, side * d / 2, z), (w, 0.02, h / 3 - 0.03), wood, bevel=0)
            box((side * w / 2, 0, z), (0.02, d, h / 3 - 0.03), wood, bevel=0)
    for x in (-1, 1):
        for y in (-1, 1):
            box((x * (w / 2 - 0.02), y * (d / 2 - 0.02), 0), (0.05, 0.05, h), wood, bevel=0)


def basket(hue='#a8743a', radius=0.22, height=0.34):
    """A laundry or waste basket."""
    cylinder((0, 0, 0), radius * 0.8, height, paint(hue, rough=0.9, worn=0.4, scale=30), top=radius)
    cylinder((0, 0, height - 0.01), radius * 0.94, 0.012, paint('#20140e', rough=1))
