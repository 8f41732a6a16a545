"""A coin-op seen from near: side art, a lit marquee, the CRT in its bezel, a control panel and the coin door."""
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, prism, ring, tube

WIDTH, HEIGHT = 0.72, 1.9
# The front of the glass and of the marquee, where dots may be put on them: (y, z of the middle).
GLASS, MARQUEE = (-0.11, 1.27), (-0.4, 1.775)
_PROFILE = [(-0.4, 0.0), (0.28, 0.0), (0.28, 1.9), (-0.36, 1.9), (-0.41, 1.64), (-0.16, 1.58), (-0.08, 1.0),
            (-0.46, 0.9), (-0.47, 0.78), (-0.38, 0.7)]
_BEHIND = 0.05


def coin_op(side, trim, marquee, screen, light, marks=(), rim=0.12):
    """Faces -y, 0.72 m wide and 1.9 m tall. Colours of its sides, their edge, its marquee and its glass; `light` is the
    strength of what shines, `rim` that of its edge. `marks`: (x, z, width, height, colour) of what its game shows, from
    the middle of the glass, later ones before earlier ones."""
    dark = paint('#12101a', rough=0.5)
    for x in (-1, 1):
        _flank(x * (WIDTH / 2 - 0.03), side, trim, rim)
    box((0, -0.02, 0), (0.62, 0.56, 0.74), paint('#1c1826', rough=0.5), bevel=0)
    box((0, 0.14, 0.7), (0.62, 0.24, 1.18), dark, bevel=0)
    box((0, -0.02, 0.96), (0.62, 0.1, 0.64), dark, bevel=0)
    box((0, GLASS[0] + 0.02, GLASS[1] - 0.24), (0.58, 0.02, 0.48), glow(screen, light), bevel=0)
    for i, (x, z, w, h, hue) in enumerate(marks):
        box((x, GLASS[0] - i * 0.003, GLASS[1] + z - h / 2), (w, 0.01, h), glow(hue, light * 1.5), bevel=0)
    _top(marquee, light, dark)
    _controls(trim, dark)
    _coin_door(light)


def _flank(x, colour, trim, rim):
    """One side board: its art is a bolt across two bands; its edge is a bright rubber strip."""
    prism(_PROFILE, 0.06, paint(colour, rough=0.35), at=(x, 0, 0), rot=(0, 0, 90))
    strip = paint(trim, rough=0.4, glow=rim)
    tube([(x, y, z) for y, z in _PROFILE[3:] + _PROFILE[:1]], 0.02, strip)
    out = x * 1.09
    art = paint(trim, rough=0.4, glow=0.05)
    bolt = [(-0.22, 0.16), (0.2, 0.86), (0.0, 0.92), (0.22, 1.62), (-0.1, 1.04), (0.06, 0.98)]
    prism(bolt, 0.02, art, at=(out, 0, 0), rot=(0, 0, 90))
    for z in (0.06, 1.76):
        prism([(-0.34, z), (0.26, z), (0.26, z + 0.07), (-0.34, z + 0.07)], 0.02, art, at=(out, 0, 0), rot=(0, 0, 90))


def _top(colour, light, dark):
    box((0, -0.36, 1.66), (0.62, 0.05, 0.23), glow(colour, light), bevel=0)
    for z in (1.63, 1.88):
        box((0, -0.37, z), (0.64, 0.07, 0.025), dark, bevel=0)
    box((0, -0.24, 1.58), (0.62, 0.26, 0.05), dark, bevel=0)
    for x in (-0.17, 0.17):
        for i in range(3):
            box((x, -0.29 + i * 0.05, 1.575), (0.14, 0.018, 0.01), paint('#3a3648', metal=0.5), bevel=0)


def _controls(trim, dark):
    """A stick with its red ball, three buttons and two for the start."""
    box((0, -0.27, 0.84), (0.64, 0.42, 0.1), paint('#241e34', rough=0.35), bevel=0.02, rot=(9, 0, 0))
    box((0, -0.46, 0.8), (0.64, 0.03, 0.09), paint(trim, rough=0.4), bevel=0)
    cylinder((-0.17, -0.34, 0.93), 0.016, 0.07, dark)
    ring((-0.17, -0.34, 0.935), 0.05, 0.012, dark, rot=(0, 0, 0))
    ball((-0.17, -0.34, 1.01), 0.044, paint('#e8344a', rough=0.2))
    for i, hue in enumerate(('#ffd23a', '#3ad0ff', '#7cf060')):
        cylinder((0.04 + i * 0.1, -0.31 + i * 0.02, 0.93), 0.038, 0.035, paint(hue, rough=0.3, glow=0.1))
    for x in (-0.02, 0.06):
        cylinder((x, -0.16, 0.95), 0.022, 0.03, paint('#f4f0e8', rough=0.3))


def _coin_door(light):
    """Steel, with two lit slots and the lock."""
    steel = paint('#4a4658', rough=0.3, metal=0.7)
    box((0, -0.31 - _BEHIND, 0.2), (0.36, 0.08, 0.42), steel, bevel=0.012)
    for x in (-0.075, 0.075):
        box((x, -0.37 - _BEHIND, 0.4), (0.09, 0.02, 0.14), paint('#1a1622', rough=0.4), bevel=0)
        box((x, -0.385 - _BEHIND, 0.44), (0.055, 0.02, 0.07), glow('#ff4a28', light * 1.2), bevel=0)
    box((0, -0.37 - _BEHIND, 0.24), (0.14, 0.02, 0.06), paint('#0c0a12'), bevel=0)
    cylinder((0.13, -0.36 - _BEHIND, 0.52), 0.016, 0.02, paint('#d8b048', metal=1, rough=0.3), rot=(90, 0, 0))
    for x in (-0.24, 0.24):
        cylinder((x, -0.3, 0.0), 0.035, 0.05, steel)
