"""Beds: a frame with its quilt, a four-poster, a sleeping bag, pillows."""

from kit.materials import material_of, paint
from kit.shapes import ball, box, cylinder, rock
from kit.stage import group


def pillow(at, size=(0.6, 0.38, 0.16), hue='#f4efe4', turn=0):
    """Lies on `at`, plump."""
    with group(at=at, turn=turn):
        box((0, 0, 0), size, paint(hue, rough=0.95), bevel=min(size) * 0.44)


def bed(width=1.5, length=2.1, frame='#5a3426', quilt='#2a4f9a', stripes='#f0b030', sheet='#ece4d4', head=1.05, foot=0.55):
    """Its head stands against y = 0 and its foot towards -y; `quilt` is a colour or a material, `stripes` None or a hue."""
    wood, y = paint(frame, rough=0.5, worn=0.2, scale=4), -length / 2
    box((0, y, 0.2), (width, length, 0.14), wood)
    box((0, y, 0.32), (width - 0.06, length - 0.1, 0.22), paint(sheet, rough=0.95), bevel=0.08)
    cloth = material_of(quilt)
    box((0, y - length * 0.14, 0.3), (width + 0.08, length * 0.7, 0.3), cloth, bevel=0.09)
    box((0, -length * 0.33, 0.56), (width + 0.06, 0.3, 0.07), paint(sheet, rough=0.95), bevel=0.03)
    if stripes:
        for dx in (-0.3, 0, 0.3):
            box((dx * width, y - length * 0.14, 0.304), (0.1, length * 0.7 + 0.006, 0.3), paint(stripes, rough=0.95), bevel=0.09)
    for side in (-1, 1):
        pillow((side * width * 0.24, -0.27, 0.54), (width * 0.44, 0.38, 0.17))
    for at, high in ((-0.04, head), (-length, foot)):
        box((0, at, 0), (width + 0.1, 0.08, high), wood, bevel=0.03)
        for side in (-1, 1):
            cylinder((side * (width / 2 + 0.04), at, 0), 0.06, high + 0.08, wood)
            ball((side * (width / 2 + 0.04), at, high + 0.12), 0.065, wood, detail=2)


def four_poster(width=1.7, length=2.1, height=2.2, wood='#3a1c20', cloth='#8a1424', canopy='#6a0e1e', drawn=0.3, quilt='#a01c30'):
    """A bed under a canopy. `drawn` (0 to 1) is how far the curtains of its front hang shut from the left."""
    bed(width, length, wood, quilt, None, '#e8dcd0', 1.3, 0.5)
    post, drape = paint(wood, rough=0.4), paint(cloth, rough=0.9)
    for side in (-1, 1):
        for y in (-0.04, -length):
            cylinder((side * (width / 2 + 0.04), y, 0), 0.055, height, post)
            ball((side * (width / 2 + 0.04), y, height + 0.12), 0.07, post, detail=2)
            folds(side * (width / 2 - 0.06), side * (width / 2 + 0.1), y, 0.1, height, drape)
    box((0, -length / 2, height), (width + 0.2, length + 0.2, 0.08), paint(canopy, rough=0.8))
    for i in range(9):
        cylinder((-width / 2 + i * width / 8, -length - 0.08, height - 0.2), 0.12, 0.24, paint(canopy, rough=0.9), top=0.1)
    if drawn:
        folds(-width / 2, -width / 2 + drawn * width, -length - 0.04, 0.1, height, drape)


def folds(x0, x1, y, low, high, material):
    """Cloth that hangs in folds from x0 to x1."""
    left, right = sorted((x0, x1))
    count = max(2, round((right - left) / 0.1))
    for i in range(count):
        x = left + (i + 0.5) * (right - left) / count
        cylinder((x, y + (0.02 if i % 2 else -0.02), low), 0.062, high - low, material, top=0.05, sides=10)


def sleeping_bag(hue='#3a7a5a', lining='#e8a83a', filled=False):
    """Lies unrolled along y, its hood towards +y, 1.9 m long; `filled` gives it somebody's shape."""
    shell = paint(hue, rough=0.8)
    box((0, -0.1, 0), (0.72, 1.6, 0.12), shell, bevel=0.055)
    box((0, 0.82, 0), (0.62, 0.4, 0.09), paint(lining, rough=0.9), bevel=0.04)
    for i in range(6):
        box((0, -0.75 + i * 0.26, 0.006), (0.725, 0.03, 0.12), paint('#20503c', rough=0.9), bevel=0.05)
    box((0.18, -0.1, 0.115), (0.03, 1.5, 0.012), paint('#d8d4c8', rough=0.4, metal=0.5), bevel=0)
    if filled:
        rock((0, 0.3, 0.12), 0.3, shell, squash=(1, 1.1, 0.75), rough=0.12)
        rock((0, -0.35, 0.1), 0.26, shell, squash=(0.9, 2.0, 0.7), rough=0.12)
        ball((0, 0.78, 0.16), 0.17, paint(lining, rough=0.95), squash=(1, 1, 0.8))
