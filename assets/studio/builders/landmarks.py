"""What stands on the horizon: the water tower, utility poles with their wires, hills."""
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, ring, rock, sagging, tube


def water_tower(height=17.0, night=False):
    """The town's water tower: four legs, a tank with a red cap, a lamp on top by night."""
    steel, tank = paint('#6f7884', rough=0.5, metal=0.4), paint('#d8d2c4', rough=0.5, worn=0.3, scale=1.2)
    legs = [(-1.9, -1.9), (1.9, -1.9), (-1.9, 1.9), (1.9, 1.9)]
    belly = height - 5.2
    for x, y in legs:
        tube([(x * 1.35, y * 1.35, 0), (x, y, belly)], 0.17, steel)
    for share in (0.33, 0.66, 1.0):
        z, out = belly * share, 1.9 * (1.35 - 0.35 * share)
        tube([(-out, -out, z), (out, -out, z), (out, out, z), (-out, out, z)], 0.09, steel, closed=True)
    for low, high in ((0.33, 0.66), (0.66, 1.0)):
        a, b = 1.9 * (1.35 - 0.35 * low), 1.9 * (1.35 - 0.35 * high)
        tube([(-a, -a, belly * low), (b, -b, belly * high)], 0.06, steel)
        tube([(a, -a, belly * low), (-b, -b, belly * high)], 0.06, steel)
    cylinder((0, 0, 0), 0.3, belly, steel)
    ball((0, 0, belly + 0.8), 2.6, tank, squash=(1, 1, 0.5))
    cylinder((0, 0, belly + 0.8), 2.6, 2.6, tank, sides=32)
    cylinder((0, 0, belly + 1.7), 2.64, 0.7, paint('#b8402f', rough=0.5), sides=32)
    ring((0, 0, belly + 0.7), 2.85, 0.07, steel, rot=(0, 0, 0))
    ring((0, 0, belly + 1.3), 2.85, 0.04, steel, rot=(0, 0, 0))
    cylinder((0, 0, belly + 3.4), 2.75, 1.5, paint('#b8402f', rough=0.5), top=0.12, sides=32)
    ball((0, 0, belly + 5.0), 0.22, glow('#ff3a2a', 14 if night else 0.8))


def utility_pole(height=8.0, girth=0.15, arm=True, transformer=False):
    """A wooden pole, its crossarm along x."""
    wood = paint('#4d3b30', rough=0.95, worn=0.55, scale=7, bump=0.4)
    cylinder((0, 0, 0), girth, height, wood, top=girth * 0.85, sides=18)
    if not arm:
        return
    box((0, -0.12, height - 0.7), (2.1, 0.12, 0.14), wood)
    for x in (-0.95, -0.45, 0.45, 0.95):
        cylinder((x, -0.12, height - 0.56), 0.05, 0.16, paint('#9ac0b8', rough=0.2))
    if transformer:
        cylinder((0.32, 0, height - 2.0), 0.24, 0.8, paint('#6f7884', rough=0.5))


def wires(a, b, height_a, height_b, sag=0.7, radius=0.02, spread=(-0.95, -0.45, 0.45, 0.95)):
    """The wires between two poles standing at a and b (x, y)."""
    dark = paint('#15131a', rough=0.8)
    for x in spread:
        sagging((a[0] + x, a[1], height_a - 0.42), (b[0] + x, b[1], height_b - 0.42), sag, radius, dark)


def hills(colour, at=((-26, 150, 30), (10, 170, 36), (46, 160, 30), (80, 180, 40), (-70, 160, 34))):
    """A far range; each hill is (x, y, radius)."""
    for x, y, radius in at:
        rock((x, y, -4), radius, paint(colour, rough=1), squash=(1.5, 0.5, 0.55), rough=0.18)
