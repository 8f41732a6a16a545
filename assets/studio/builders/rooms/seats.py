"""What one sits on: sofa, armchair, wing chair, chair, stool; and a table."""

from kit.materials import material_of, paint
from kit.shapes import ball, box, cylinder, prism, tube
from kit.stage import group


def sofa(width=2.1, hue='#6a7a3a', cushions=3, legs='#3a2418'):
    """Its back stands on y = 0; it faces -y. Its seat is 0.44 m high and its back 0.86 m; `hue` is a colour or a
    material."""
    cloth = material_of(hue)
    box((0, -0.45, 0.1), (width, 0.86, 0.26), cloth, bevel=0.06)
    box((0, -0.12, 0.12), (width, 0.26, 0.74), cloth, bevel=0.1)
    inner = width - 0.44
    for i in range(cushions):
        x = -inner / 2 + (i + 0.5) * inner / cushions
        box((x, -0.53, 0.34), (inner / cushions - 0.02, 0.68, 0.17), cloth, bevel=0.065)
        box((x, -0.28, 0.46), (inner / cushions - 0.03, 0.2, 0.42), cloth, bevel=0.08, rot=(-8, 0, 0))
    for side in (-1, 1):
        box((side * (width / 2 - 0.1), -0.45, 0.1), (0.24, 0.9, 0.5), cloth, bevel=0.1)
        for y in (-0.8, -0.1):
            cylinder((side * (width / 2 - 0.12), y, 0), 0.04, 0.12, paint(legs))


def armchair(hue='#8a3a34', legs='#3a2418'):
    """A small sofa for one, 0.95 m wide."""
    sofa(0.98, hue, 1, legs)


def wing_chair(hue='#1f5a40', wood='#3a2014'):
    """High, with ears; faces -y, its back on y = 0; 1.25 m tall."""
    leather, brass = paint(hue, rough=0.38), paint('#d8a83a', rough=0.3, metal=0.9)
    box((0, -0.42, 0.2), (0.78, 0.8, 0.22), leather, bevel=0.06)
    box((0, -0.46, 0.38), (0.62, 0.66, 0.15), leather, bevel=0.06)
    box((0, -0.1, 0.3), (0.74, 0.16, 0.95), leather, bevel=0.07, rot=(-5, 0, 0))
    for side in (-1, 1):
        box((side * 0.36, -0.48, 0.25), (0.15, 0.68, 0.38), leather, bevel=0.07)
        prism(
            [(-0.42, 0.62), (-0.34, 1.15), (-0.05, 1.22), (-0.05, 0.55)],
            0.1,
            leather,
            at=(side * 0.36, 0, 0),
            bevel=0.03,
            rot=(0, 0, 90),
        )
        for i in range(7):
            ball((side * 0.36, -0.83, 0.3 + i * 0.05), 0.012, brass, detail=1)
        for y in (-0.78, -0.1):
            cylinder((side * 0.32, y, 0), 0.05, 0.22, paint(wood, rough=0.4), top=0.035)
    for i in range(3):
        for j in range(2):
            ball((-0.2 + i * 0.2, -0.19 + j * 0.02, 0.72 + j * 0.22), 0.018, brass, detail=1)


def chair(hue='#a8683a', seat=None):
    """A kitchen chair that faces -y, 0.95 m tall, round the middle of its seat."""
    wood = paint(hue, rough=0.5)
    box((0, 0, 0.44), (0.44, 0.44, 0.05), paint(seat, rough=0.7) if seat else wood, bevel=0.02)
    for x in (-0.18, 0.18):
        cylinder((x, -0.17, 0), 0.025, 0.44, wood, sides=10)
        tube([(x, 0.17, 0), (x, 0.19, 0.5), (x, 0.23, 0.96)], 0.025, wood)
    for z in (0.66, 0.78, 0.9):
        box((0, 0.205 + (z - 0.7) * 0.08, z), (0.4, 0.025, 0.06), wood, bevel=0.01)
    box((0, -0.17, 0.2), (0.36, 0.025, 0.03), wood, bevel=0)


def table(width=1.4, depth=0.8, height=0.74, hue='#8a5a34', top=None, legs=0.06):
    """Round its own middle."""
    wood = paint(hue, rough=0.5, worn=0.15, scale=5)
    box((0, 0, height - 0.05), (width, depth, 0.05), material_of(top) if top else wood, bevel=0.012)
    box((0, 0, height - 0.14), (width - 0.16, depth - 0.16, 0.1), wood, bevel=0)
    for x in (-1, 1):
        for y in (-1, 1):
            box((x * (width / 2 - 0.09), y * (depth / 2 - 0.09), 0), (legs, legs, height - 0.05), wood, bevel=0.01)


def stool(hue='#8a5a34', height=0.6):
    """Three legs and a round seat."""
    wood = paint(hue, rough=0.5)
    cylinder((0, 0, height - 0.05), 0.18, 0.05, wood)
    for x, y in ((-0.13, -0.08), (0.13, -0.08), (0, 0.14)):
        tube([(x, y, 0), (x * 0.6, y * 0.6, height - 0.04)], 0.024, wood)


def swivel_chair(hue='#b02a36'):
    """A desk chair on five feet; its back is towards +y."""
    steel, cloth = paint('#3a3a44', rough=0.4), paint(hue, rough=0.9)
    for x, y in ((0, 0.3), (0.285, 0.09), (0.176, -0.243), (-0.176, -0.243), (-0.285, 0.09)):
        tube([(0, 0, 0.1), (x, y, 0.06)], 0.025, steel)
        ball((x, y, 0.04), 0.04, steel, detail=2)
    cylinder((0, 0, 0.08), 0.04, 0.38, steel)
    box((0, 0, 0.45), (0.5, 0.48, 0.09), cloth, bevel=0.04)
    box((0, 0.24, 0.6), (0.46, 0.07, 0.46), cloth, bevel=0.035)
    box((0, 0.25, 0.46), (0.06, 0.03, 0.3), steel, bevel=0)


def on(make, at, turn=0, size=1.0):
    """Places what `make` models; returns its objects."""
    with group(at=at, turn=turn, size=size) as things:
        make()
    return things
