"""An arcade cabinet."""
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, prism

_SIDE = [(-0.42, 0), (0.36, 0), (0.36, 1.82), (-0.36, 1.82), (-0.4, 1.56), (-0.1, 1.5), (0.04, 1.02), (-0.46, 0.9),
         (-0.46, 0.78), (-0.38, 0.72)]


def cabinet(colour, screen, light, shape=0):
    """Faces -y. `colour` of its sides, `screen` of its picture, `light` the strength of both lamps; `shape` picks what
    is on the screen."""
    side, dark = paint(colour, rough=0.4), paint('#14111c', rough=0.5)
    for x in (-0.33, 0.33):
        prism(_SIDE, 0.06, side, at=(x, 0, 0), rot=(0, 0, 90))
    box((0, 0.05, 0.0), (0.6, 0.66, 0.78), dark, bevel=0)
    box((0, 0.2, 0.7), (0.6, 0.32, 1.1), dark, bevel=0)
    box((0, -0.02, 1.05), (0.54, 0.02, 0.48), glow(screen, light * 0.5), bevel=0, rot=(-14, 0, 0))
    _picture(shape, light)
    box((0, -0.37, 1.58), (0.6, 0.05, 0.22), glow(colour, light * 0.9), bevel=0)
    box((0, -0.4, 1.65), (0.4, 0.03, 0.08), glow('#fff0c0', light * 0.7), bevel=0)
    box((0, -0.24, 0.84), (0.6, 0.46, 0.06), paint('#2a2438', rough=0.4), bevel=0.01, rot=(8, 0, 0))
    cylinder((-0.15, -0.3, 0.9), 0.02, 0.12, dark)
    ball((-0.15, -0.3, 1.03), 0.05, paint('#e8344a', rough=0.2))
    for i, hue in enumerate(('#ffd23a', '#3ad0ff')):
        cylinder((0.08 + i * 0.13, -0.3, 0.89), 0.045, 0.03, paint(hue, rough=0.3))
    box((0, -0.39, 0.25), (0.3, 0.03, 0.34), paint('#3a3444', rough=0.3, metal=0.6))
    for x in (-0.06, 0.06):
        box((x, -0.41, 0.42), (0.05, 0.02, 0.08), glow('#ff5030', light * 0.6), bevel=0)


def _picture(shape, light):
    """A few blocks on the screen: a maze, a ship under fire, or a road."""
    marks = (
        [(-0.18, 0.12, 0.12, 0.05), (0.14, 0.12, 0.14, 0.05), (0.0, 0.26, 0.26, 0.05), (0.1, 0.36, 0.06, 0.06)],
        [(0, 0.08, 0.16, 0.07), (-0.14, 0.34, 0.08, 0.08), (0.02, 0.34, 0.08, 0.08), (0.18, 0.34, 0.08, 0.08)],
        [(0, 0.04, 0.3, 0.08), (0, 0.14, 0.2, 0.06), (0, 0.24, 0.1, 0.06), (0.0, 0.36, 0.44, 0.05)],
    )[shape % 3]
    for x, z, w, h in marks:
        box((x, -0.05 + z * 0.24, 1.1 + z), (w, 0.015, h), glow('#ffffff', light * 0.8), bevel=0)
