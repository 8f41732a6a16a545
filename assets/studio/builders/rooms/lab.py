"""Glassware, stands, burners and a microscope, each on z = 0 round the origin."""
import math

from kit.light import lamp
from kit.materials import glass, glow, paint
from kit.shapes import ball, box, cylinder, ring, tube
from kit.stage import group


def _pane():
    return glass('#d8f4f4', 0.2)


def flask(hue='#3aa8ff', size=0.16, fill=0.55, shine=0.0):
    """A round flask with a neck, `size` wide; what is in it shines by `shine`."""
    radius = size / 2
    liquid = glow(hue, shine) if shine else paint(hue, rough=0.15, glow=0.25)
    ball((0, 0, radius), radius * 0.86, liquid, squash=(1, 1, fill + 0.3))
    ball((0, 0, radius), radius, _pane())
    cylinder((0, 0, radius * 1.8), radius * 0.26, size * 0.62, _pane(), sides=14)
    ring((0, 0, radius * 1.8 + size * 0.62), radius * 0.3, size * 0.03, paint('#e8fafa', rough=0.1), rot=(0, 0, 0), steps=14)
    if shine:
        lamp((0, -size, radius * 1.4), 30 * shine * size, hue, radius)


def cone_flask(hue='#5ae07a', size=0.16, fill=0.5, shine=0.0):
    """A flask of a cone, as in the comics."""
    liquid = glow(hue, shine) if shine else paint(hue, rough=0.15, glow=0.25)
    top = size * (0.48 - 0.34 * fill)
    cylinder((0, 0, 0.004), size * 0.48, size * fill, liquid, top=top, sides=18)
    cylinder((0, 0, 0), size * 0.5, size, _pane(), top=size * 0.14, sides=18)
    cylinder((0, 0, size), size * 0.14, size * 0.4, _pane(), sides=14)
    ring((0, 0, size * 1.4), size * 0.15, size * 0.03, paint('#e8fafa', rough=0.1), rot=(0, 0, 0), steps=14)


def beaker(hue='#f0b03a', size=0.1, fill=0.6):
    """An open glass with a mark of what is in it."""
    cylinder((0, 0, 0.004), size * 0.46, size * 1.3 * fill, paint(hue, rough=0.15, glow=0.25), sides=18)
    cylinder((0, 0, 0), size * 0.5, size * 1.3, _pane(), sides=18)
    ring((0, 0, size * 1.3), size * 0.5, size * 0.04, paint('#e8fafa', rough=0.1), rot=(0, 0, 0), steps=16)


def test_tubes(hues=('#e84a5a', '#f0c83a', '#5ae07a', '#3aa8ff', '#a05ae8'), wood='#b08448'):
    """A wooden rack of tubes."""
    width = len(hues) * 0.05 + 0.04
    for z in (0, 0.09):
        box((0, 0, z), (width, 0.07, 0.015), paint(wood, rough=0.6), bevel=0)
    for x in (-width / 2, width / 2):
        box((x, 0, 0), (0.015, 0.07, 0.13), paint(wood, rough=0.6), bevel=0)
    for i, hue in enumerate(hues):
        x = (i - (len(hues) - 1) / 2) * 0.05
        cylinder((x, 0, 0.02), 0.014, 0.05 + 0.02 * (i % 3), paint(hue, rough=0.15, glow=0.3), sides=10)
        cylinder((x, 0, 0.015), 0.018, 0.16, _pane(), sides=10)


def burner(flame=True, hue='#5aa8ff'):
    """A gas burner, its flame 0.1 m high."""
    steel = paint('#8a9298', rough=0.3, metal=0.8)
    cylinder((0, 0, 0), 0.05, 0.02, steel)
    cylinder((0, 0, 0.02), 0.012, 0.13, steel, sides=10)
    tube([(0.02, 0, 0.03), (0.14, 0.05, 0.012), (0.26, 0.12, 0.012)], 0.011, paint('#c86a2c', rough=0.6))
    if flame:
        cylinder((0, 0, 0.15), 0.018, 0.09, glow(hue, 2.5, 0.2), top=0.001, sides=10)


def stand(tall=0.6, arms=(0.3, 0.5)):
    """An iron stand with clamps towards +x."""
    steel = paint('#6a7278', rough=0.35, metal=0.7)
    box((0.05, 0, 0), (0.24, 0.16, 0.02), steel, bevel=0.004)
    cylinder((0, 0, 0.02), 0.011, tall, steel, sides=10)
    for z in arms:
        tube([(0, 0, z), (0.14, 0, z)], 0.009, steel)
        ring((0.19, 0, z), 0.05, 0.009, steel, rot=(0, 0, 0), steps=14)


def spiral(tall=0.4, radius=0.05, turns=5, hue='#b8f0f0'):
    """A glass coil, upright."""
    steps = turns * 10
    tube([(radius * math.cos(i * math.tau / 10), radius * math.sin(i * math.tau / 10), i * tall / steps) for i in range(steps + 1)],
         0.012, paint(hue, rough=0.1, glow=0.25))
    cylinder((0, 0, 0), radius * 1.5, tall, _pane(), sides=16)


def still(phase=0, hue='#8a4a1e', shine=0.0):
    """The tower: a boiling flask over a burner, a coil, a second flask on a shelf of clamps; bubbles rise with `phase`."""
    with group():
        stand(1.15, (0.22, 0.86))
    with group(at=(0.19, 0, 0.0)):
        burner()
    with group(at=(0.19, 0, 0.24)):
        flask(hue, 0.26, 0.6, shine)
        for i in range(4):
            ball((-0.05 + 0.035 * i, -0.11, 0.08 + 0.03 * ((i * 2 + phase) % 4)), 0.014, glow('#ffe6c0', 1.0), detail=1)
    tube([(0.19, 0, 0.64), (0.19, 0, 1.0), (0.34, 0, 1.08), (0.5, 0, 1.0)], 0.016, paint('#c8f4f4', rough=0.1, glow=0.2))
    with group(at=(0.5, 0, 0.52)):
        spiral(0.48, 0.055)
    with group(at=(0.62, 0, 0)):
        stand(0.9, ())
    with group(at=(0.5, 0, 0.14)):
        cone_flask('#e8b04a', 0.22, 0.3 + 0.05 * phase)
    tube([(0.5, 0, 0.52), (0.5, 0, 0.44)], 0.014, paint('#c8f4f4', rough=0.1))
    box((0.5, 0, 0), (0.26, 0.22, 0.14), paint('#c8a070', rough=0.7), bevel=0.006)
    ball((0.5, 0, 0.4 - 0.05 * (phase % 2)), 0.012, glow('#ffd88a', 1.2), detail=1)


def microscope(hue='#e8e4d8'):
    """Looks down on a slide, 0.36 m tall; its tube leans to the right."""
    skin, black = paint(hue, rough=0.35), paint('#1c1c22', rough=0.4)
    box((0, 0, 0), (0.2, 0.16, 0.035), black, bevel=0.012)
    tube([(0.07, 0.03, 0.03), (0.11, 0.03, 0.14), (0.08, 0.03, 0.25)], 0.028, skin)
    box((-0.02, 0, 0.1), (0.17, 0.14, 0.018), black, bevel=0.004)
    with group(at=(-0.02, 0, 0.14)):
        cylinder((0, 0, 0), 0.018, 0.06, paint('#c8b060', metal=0.9, rough=0.25), sides=12)
        cylinder((0, 0, 0.06), 0.036, 0.13, skin, rot=(0, 14, 0), sides=14)
        cylinder((0.03, 0, 0.18), 0.026, 0.06, black, rot=(0, 14, 0), sides=12)
    box((0.03, 0.01, 0.22), (0.1, 0.05, 0.05), skin, bevel=0.014)
    cylinder((0.12, -0.03, 0.13), 0.024, 0.09, black, rot=(90, 0, 0), sides=12)
