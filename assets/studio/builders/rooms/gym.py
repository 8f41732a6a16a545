"""A home gym: plates, barbell, bench, punching bag, dumbbells, kettlebell."""
import math

from kit.materials import paint
from kit.shapes import ball, box, cylinder, disc, ring, tube
from kit.stage import group

_IRON, _STEEL = '#23252c', '#c8ccd4'


def iron_plate(at, radius=0.2, thick=0.05, rot=(0, 90, 0), rim='#c8323a'):
    """A plate with a coloured rim, standing across x unless turned; `at` is the middle of its left side."""
    cylinder(at, radius, thick, paint(_IRON, rough=0.5, worn=0.2), rot=rot, sides=28)
    ring(at, radius * 0.82, 0.012, paint(rim, rough=0.5), rot=rot)


def bench_and_barbell(pad='#a8242e'):
    """A bench along y with its rack at the far end; the bar lies across x at z = 1.05. Round the bench's middle."""
    steel = paint(_STEEL, rough=0.2, metal=0.9)
    box((0, -0.05, 0.42), (0.32, 1.3, 0.1), paint(pad, rough=0.35), bevel=0.03)
    for y in (-0.55, 0.45):
        tube([(-0.22, y, 0.02), (0.22, y, 0.02)], 0.025, paint(_IRON))
        tube([(0, y, 0.02), (0, y, 0.42)], 0.03, paint(_IRON))
    for side in (-1, 1):
        tube([(side * 0.42, 0.55, 0), (side * 0.42, 0.55, 1.1)], 0.03, paint(_IRON))
        tube([(side * 0.42, 0.55, 1.1), (side * 0.42, 0.46, 1.12)], 0.024, paint(_IRON))
        tube([(side * 0.42, 0.3, 0.02), (side * 0.42, 0.8, 0.02)], 0.028, paint(_IRON))
    tube([(-0.95, 0.48, 1.06), (0.95, 0.48, 1.06)], 0.018, steel)
    for side in (-1, 1):
        for i, radius in enumerate((0.24, 0.24, 0.17)):
            x = side * (0.62 + i * 0.07) - (0.025 if side > 0 else 0.025)
            iron_plate((x, 0.48, 1.06), radius, 0.05, rim=('#c8323a', '#e8b83a', '#3a7ac8')[i])


def punching_bag(drop, swing=0.0, hue='#7a2a20'):
    """Hangs from the origin by four chains; `swing` in degrees to the right; its lower end is `drop` metres down."""
    lean = math.radians(swing)

    def at(down, x=0.0, y=0.0):
        return (x * math.cos(lean) + down * math.sin(lean), y, -down * math.cos(lean) + x * math.sin(lean))
    top = drop - 1.05
    for x, y in ((-0.14, 0), (0.14, 0), (0, -0.14), (0, 0.14)):
        tube([at(0), at(top, x, y)], 0.009, paint(_STEEL, rough=0.3, metal=0.9))
    cylinder(at(drop), 0.18, 1.05, paint(hue, rough=0.4, worn=0.3), rot=(0, -swing, 0), sides=24)
    for down in (top + 0.06, top + 0.5, drop - 0.08):
        cylinder(at(down + 0.03), 0.186, 0.06, paint('#1c1a20', rough=0.5), rot=(0, -swing, 0), sides=24)
    box(at(top + 0.46, 0.0, -0.188), (0.26, 0.01, 0.13), paint('#e8dcc0', rough=0.9), bevel=0, rot=(0, -swing, 0))


def dumbbell(at, turn=0, hue='#3a3c48'):
    """Lies at `at`."""
    with group(at=at, turn=turn):
        tube([(-0.14, 0, 0.06), (0.14, 0, 0.06)], 0.016, paint(_STEEL, rough=0.2, metal=0.9))
        for x in (-0.15, 0.09):
            cylinder((x, 0, 0.06), 0.06, 0.06, paint(hue, rough=0.5), rot=(0, 90, 0), sides=8)


def kettlebell(at, hue='#2f6a9a'):
    """Stands at `at`."""
    x, y, z = at
    ball((x, y, z + 0.11), 0.12, paint(hue, rough=0.4))
    ring((x, y, z + 0.23), 0.07, 0.018, paint(_IRON, rough=0.4), start=-20, end=200)
    disc((x, y - 0.122, z + 0.11), 0.04, paint('#f0e8d0', rough=0.6))
