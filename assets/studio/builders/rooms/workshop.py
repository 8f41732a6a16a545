"""What is mended with: the bench, the vise, tools on their board, a toolbox. Fronts face -y, backs on y = 0."""
import math
import random

from kit.materials import paint
from kit.shapes import ball, box, cylinder, plane, prism, ring, tube
from kit.stage import group

HEIGHT = 0.9
_GRIPS = ('#c8322c', '#e8a82a', '#2f6ab0', '#3a3a40')


def _steel():
    return paint('#b0b8bc', rough=0.28, metal=0.85)


def workbench(width=2.0, hue='#a8743c', depth=0.7, shelf=True):
    """A heavy bench, 0.9 m high, scarred, with a lower shelf and two drawers."""
    wood, dark = paint(hue, rough=0.6, worn=0.35, scale=7), paint('#5a3a1e', rough=0.7, worn=0.2)
    box((0, -depth / 2, HEIGHT - 0.07), (width, depth, 0.07), wood, bevel=0.008)
    for x in (-width / 2 + 0.08, width / 2 - 0.08):
        for y in (-0.08, -depth + 0.08):
            box((x, y, 0), (0.1, 0.1, HEIGHT - 0.07), dark, bevel=0.006)
    if shelf:
        box((0, -depth / 2, 0.2), (width - 0.1, depth - 0.1, 0.03), dark, bevel=0)
    for i in range(2):
        x = (i - 0.5) * width * 0.4
        box((x, -depth + 0.02, HEIGHT - 0.22), (width * 0.36, 0.04, 0.14), wood, bevel=0.008)
        cylinder((x, -depth, HEIGHT - 0.15), 0.02, 0.03, paint('#2a2a2e'), rot=(90, 0, 0), sides=10)


def vise(hue='#2f5a8a', gap=0.12):
    """A vise on the edge of a bench, round the origin; its jaws stand `gap` apart along x."""
    iron = paint(hue, rough=0.4, metal=0.3)
    cylinder((0, 0, 0), 0.1, 0.04, iron)
    box((0, 0, 0.03), (0.12, 0.1, 0.09), iron, bevel=0.02)
    box((-gap / 2 - 0.04, 0, 0.08), (0.08, 0.16, 0.12), iron, bevel=0.012)
    box((gap / 2 + 0.03, 0, 0.08), (0.06, 0.16, 0.12), iron, bevel=0.012)
    cylinder((gap / 2 + 0.05, 0, 0.1), 0.022, 0.2, _steel(), rot=(0, 90, 0), sides=12)
    tube([(gap / 2 + 0.23, -0.1, 0.1), (gap / 2 + 0.23, 0.1, 0.1)], 0.011, _steel())


def hammer(grip='#a8743c'):
    """Hangs by its head from the origin."""
    box((0, 0, -0.05), (0.14, 0.035, 0.045), _steel(), bevel=0.008)
    tube([(0, 0, -0.03), (0, 0, -0.32)], 0.014, paint(grip, rough=0.6))


def spanner(size=0.26):
    """Hangs from the origin."""
    tube([(0, 0, -0.03), (0, 0, -size)], 0.014, _steel())
    for z in (-0.03, -size):
        ring((0, 0, z), 0.03, 0.014, _steel(), steps=10, start=40 if z > -0.1 else 220, end=320 if z > -0.1 else 500)


def screwdriver(grip='#c8322c'):
    """Hangs by its grip from the origin."""
    cylinder((0, 0, -0.12), 0.018, 0.11, paint(grip, rough=0.3), sides=10)
    tube([(0, 0, -0.12), (0, 0, -0.27)], 0.007, _steel())


def saw(grip='#8a5a2c'):
    """A hand saw, hanging by its handle."""
    box((0, 0, -0.11), (0.12, 0.025, 0.12), paint(grip, rough=0.5), bevel=0.025)
    prism([(-0.06, -0.1), (0.06, -0.1), (0.025, -0.52), (-0.05, -0.52)], 0.006, _steel())


def pliers(grip='#c8322c'):
    """Hang from the origin, their mouth up."""
    for side in (-1, 1):
        tube([(side * 0.03, 0, -0.2), (side * 0.024, 0, -0.1), (0, 0, -0.07)], 0.011, paint(grip, rough=0.4))
        tube([(0, 0, -0.07), (side * 0.012, 0, 0)], 0.012, _steel())


def coil(hue='#e87a1e', radius=0.13):
    """A cord wound up, hanging."""
    for i in range(3):
        ring((0, -0.012 * i, -radius), radius - 0.008 * i, 0.013, paint(hue, rough=0.6))


def pegboard(width=2.0, tall=1.0, hue='#c8a878', tools=12, seed=1, hooks_only=(), outlines=True):
    """Holes, hooks and tools on a board round the origin on y = 0. Places in `hooks_only` keep the drawn outline of a tool
    that is not there."""
    rnd = random.Random(seed)
    plane((0, -0.008, 0), (width, tall), paint(hue, rough=0.8, worn=0.1), rot=(90, 0, 0))
    dark = paint('#4a3420', rough=1)
    for row in range(int(tall / 0.1)):
        for column in range(int(width / 0.1)):
            box((-width / 2 + 0.05 + column * 0.1, -0.012, -tall / 2 + 0.05 + row * 0.1), (0.014, 0.004, 0.014), dark, bevel=0)
    for z in (-tall / 2, tall / 2):
        box((0, -0.01, z - 0.02), (width + 0.04, 0.04, 0.04), paint('#6a4828', rough=0.6), bevel=0)
    columns = max(1, tools // 2)
    for i in range(tools):
        x, z = (i % columns + 0.5) / columns * width - width / 2, tall * (0.44 if i < columns else -0.06)
        if outlines:
            plane((x, -0.014, z - 0.15), (0.11, 0.32), paint('#f0e6cc' if i not in hooks_only else '#2a2018', rough=0.9), rot=(90, 0, 0))
        cylinder((x, -0.01, z), 0.008, 0.06, paint('#3a3a3e', metal=0.6), rot=(90, 0, 0), sides=6)
        if i in hooks_only:
            continue
        with group(at=(x, -0.045, z - 0.01)):
            tool = (hammer, spanner, screwdriver, saw, pliers, coil)[(i * 5 + seed) % 6]
            tool() if tool in (hammer, spanner, saw) else tool(rnd.choice(_GRIPS))


def toolbox(hue='#b8282c', open_lid=False):
    """A steel box with a handle, 0.5 m wide, its middle round the origin."""
    skin = paint(hue, rough=0.4, metal=0.2, worn=0.15)
    box((0, 0, 0), (0.5, 0.24, 0.2), skin, bevel=0.012)
    if open_lid:
        box((0, 0.12, 0.18), (0.5, 0.02, 0.22), skin, bevel=0.006, rot=(-18, 0, 0))
        for i, grip in enumerate(_GRIPS):
            cylinder((-0.16 + i * 0.1, -0.02, 0.16), 0.018, 0.14, paint(grip, rough=0.4), rot=(20, 12, 0), sides=8)
    else:
        prism([(-0.12, 0), (0.12, 0), (0.08, 0.07), (-0.08, 0.07)], 0.5, skin, at=(0, 0, 0.2), rot=(0, 0, 90))
        tube([(-0.1, 0, 0.27), (-0.09, 0, 0.31), (0.09, 0, 0.31), (0.1, 0, 0.27)], 0.014, paint('#2a2a2e'))
    for x in (-0.15, 0.15):
        box((x, -0.125, 0.13), (0.05, 0.012, 0.07), _steel(), bevel=0)


def jars(count=5, gap=0.13, seed=2):
    """Jars of screws in a row from the origin to the right."""
    rnd = random.Random(seed)
    for i in range(count):
        cylinder((i * gap, 0, 0), 0.045, 0.12, paint(rnd.choice(('#9a8a6a', '#8a9298', '#b89a50', '#6a7078')), rough=0.3), sides=14)
        cylinder((i * gap, 0, 0.12), 0.048, 0.02, paint(rnd.choice(('#c8322c', '#e8c83a', '#3a7ab8')), rough=0.4), sides=14)


def ladder(tall=2.2, width=0.42, hue='#b08448', lean=10):
    """Leans against a wall on y = 0."""
    with group():
        for x in (-width / 2, width / 2):
            tube([(x, -math.tan(math.radians(lean)) * tall, 0), (x, -0.03, tall)], 0.028, paint(hue, rough=0.6, worn=0.2))
        for i in range(int(tall / 0.3)):
            t = (i + 0.6) * 0.3 / tall
            y = -math.tan(math.radians(lean)) * tall * (1 - t) - 0.03 * t
            tube([(-width / 2, y, t * tall), (width / 2, y, t * tall)], 0.02, paint(hue, rough=0.6))


def bucket(hue='#9aa4a8', tall=0.3):
    """A steel pail with its handle down."""
    cylinder((0, 0, 0), tall * 0.36, tall, paint(hue, rough=0.35, metal=0.6), top=tall * 0.48)
    ring((0, 0, tall), tall * 0.48, 0.01, paint('#6a7074', metal=0.7), rot=(0, 0, 0))
    ring((0, 0, tall), tall * 0.46, 0.008, paint('#6a7074', metal=0.7), rot=(62, 0, 0), start=180, end=360)
