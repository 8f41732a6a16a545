"""A wedge of bare steel that is becoming a time machine, one part after another."""
import math

from builders.icons.parts import tilted
from kit.light import beam, lamp
from kit.materials import glass, glow, paint
from kit.shapes import ball, box, cylinder, prism, ring, sheets, tube
from kit.stage import group

_AXLES = (-1.27, 1.19)
_WHEEL = 0.33
# The openings of the doors along the car, the belt line, and where the roof begins and ends.
_DOOR, _BELT, _ROOF = (-0.74, 0.72), 0.82, (-0.06, 0.62)
_TOP = 1.15
_COLD = '#58c4ff'


def delorean(wheels=False, coils=False, capacitor=False, reactor=False):
    """4.3 m long, drives towards -x; its door on the viewer's side is up. What it has not got is missing: it stands on
    stands without `wheels`, and is dark without `coils`, `capacitor` and `reactor`."""
    _shell()
    _front(lit=reactor)
    _cabin()
    _tail(reactor)
    _far_side()
    _wing()
    _inside(capacitor)
    for x in _AXLES:
        for side in (-1, 1):
            if wheels:
                _wheel(x, side)
            else:
                _stand(x, side)
    if coils:
        _coils()


def _steel():
    return paint('#ccd2da', rough=0.34, metal=0.66)


def _dark():
    return paint('#17171e', rough=0.55)


def _arch(x, radius=0.41, z=0.33, steps=10):
    """The points of a wheel arch, from its rear foot over the top to its front foot."""
    return [(x + radius * math.cos(math.pi * i / steps), max(0.27, z + radius * math.sin(math.pi * i / steps)))
            for i in range(steps + 1)]


def _narrower(x, z):
    """Flanks lean in above the dark line, and the cabin more than they."""
    return 1 - max(0.0, z - 0.56) * 0.16 - max(0.0, z - _BELT) * 0.5


def _shell():
    """Nose, tail and sills, and the dark line that runs along them."""
    steel, dark = _steel(), _dark()
    nose = [(_DOOR[0], 0.27)] + _arch(_AXLES[0]) + [(-2.04, 0.27), (-2.12, 0.36), (-2.12, 0.52), (-2.02, 0.62), (-1.4, 0.71),
                                                    (_DOOR[0], 0.8)]
    tail = [(2.1, 0.34), (2.0, 0.27)] + _arch(_AXLES[1]) + [(_DOOR[1], 0.27), (_DOOR[1], _BELT), (1.0, 0.87), (1.96, 0.84),
                                                            (2.12, 0.76)]
    for outline in (nose, tail):
        prism(outline, 1.84, steel, bevel=0.03, taper=_narrower)
    prism([(_DOOR[0], 0.25), (_DOOR[1], 0.25), (_DOOR[1], 0.38), (_DOOR[0], 0.38)], 1.84, steel, bevel=0.02)
    prism([(-1.95, 0.22), (1.95, 0.22), (1.95, 0.34), (-1.95, 0.34)], 1.5, dark)
    for x in _AXLES:
        prism([(x - 0.4, 0.3), (x + 0.4, 0.3), (x + 0.3, 0.7), (x - 0.3, 0.7)], 1.72, paint('#0c0c11', rough=0.9))
    for a, b in ((-2.0, _AXLES[0] - 0.42), (_AXLES[0] + 0.42, _DOOR[0]), (_DOOR[1], _AXLES[1] - 0.42), (_AXLES[1] + 0.42, 2.02)):
        prism([(a, 0.5), (b, 0.5), (b, 0.57), (a, 0.57)], 1.865, dark)
    for x in (-0.98, -0.42):
        box((x - 0.62, 0, 0.715), (0.02, 1.3, 0.012), dark, bevel=0, rot=(0, -7, 0))


def _front(lit):
    """A dark grille between two pairs of square lamps, over a gray bumper."""
    box((-2.1, 0, 0.27), (0.14, 1.78, 0.22), paint('#7c828e', rough=0.5), bevel=0.04)
    box((-2.1, 0, 0.48), (0.08, 1.62, 0.13), _dark(), bevel=0.01)
    lens = glow('#fff2cc', 12) if lit else paint('#e4ecf2', rough=0.05)
    for side in (-1, 1):
        for y in (0.44, 0.68):
            box((-2.145, side * y, 0.495), (0.03, 0.19, 0.1), lens, bevel=0.01)
        box((-2.1, side * 0.87, 0.48), (0.1, 0.06, 0.1), paint('#e8842a', rough=0.3, glow=0.25), bevel=0.01)
        if lit:
            beam((-2.2, side * 0.56, 0.54), (-6, side * 0.9, 0.1), 260, '#fff0c8', angle=50, blend=0.9)


def _cabin():
    """The windshield with its posts, the middle of the roof on which the wings hang, and the bulkhead."""
    steel, dark = _steel(), _dark()
    sheets([[(-0.84, -0.76, 0.8), (-0.84, 0.76, 0.8), (_ROOF[0], 0.6, _TOP - 0.02), (_ROOF[0], -0.6, _TOP - 0.02)]],
           glass('#9fb4cc', 0.22), name='pane')
    for side in (-1, 1):
        tube([(-0.86, side * 0.78, 0.79), (_ROOF[0], side * 0.61, _TOP)], 0.028, steel)
        tube([(_ROOF[1], side * 0.6, _TOP), (0.8, side * 0.74, 0.86)], 0.05, steel)
    prism([(_ROOF[0] - 0.02, _TOP - 0.03), (_ROOF[1], _TOP - 0.03), (_ROOF[1], _TOP + 0.02), (_ROOF[0], _TOP + 0.02)], 0.3,
          steel, bevel=0.01)
    for x in _ROOF:
        box((x, 0, _TOP - 0.04), (0.08, 1.2, 0.06), steel, bevel=0.01)
    prism([(0.62, 0.3), (0.72, 0.3), (0.72, 0.86), (0.64, _TOP - 0.04), (0.58, _TOP - 0.04)], 1.3, dark)


def _far_side():
    """The other door, which is shut."""
    steel = _steel()
    prism([(_DOOR[0], 0.36), (_DOOR[1], 0.36), (_DOOR[1], _BELT), (_DOOR[0], 0.8)], 0.06, steel, at=(0, 0.88, 0))
    sheets([[(-0.7, 0.82, 0.82), (0.7, 0.82, 0.84), (_ROOF[1], 0.6, _TOP), (_ROOF[0], 0.6, _TOP)]], glass('#8296b0', 0.2), name='pane')
    box(((_ROOF[0] + _ROOF[1]) / 2, 0.38, _TOP - 0.01), (_ROOF[1] - _ROOF[0], 0.5, 0.03), steel, bevel=0.01)


def _wing():
    """The door on the viewer's side, up: its roof, its window, and the steel below it hang from one hinge."""
    steel, dark = _steel(), _dark()
    with tilted((-104, 0, 0), at=(0, -0.13, _TOP)):
        # As it is shut: y runs out from the hinge, z down; turned about it as one.
        box((0.28, -0.24, -0.02), (0.68, 0.46, 0.035), steel, bevel=0.01)
        low, high = (-0.47, -0.02), (-0.72, -0.34)
        sheets([[(-0.04, *low), (0.6, *low), (0.7, *high), (-0.62, *high)]], glass('#8ea4c0', 0.3), name='pane')
        for a, b in (((-0.04, *low), (-0.64, *high)), ((0.6, *low), (0.7, *high)), ((-0.64, *high), (0.7, *high))):
            tube([a, b], 0.024, dark)
        prism([(_DOOR[0], -0.78), (_DOOR[1], -0.78), (_DOOR[1], -0.34), (-0.64, -0.34)], 0.05, steel, at=(0, -0.76, 0), bevel=0.01)
        box((0, -0.735, -0.72), (1.2, 0.03, 0.34), paint('#3a3a44', rough=0.8), bevel=0.02)
        box((0.1, -0.79, -0.64), (1.4, 0.02, 0.06), dark, bevel=0)
    for x in (0.0, 0.5):
        tube([(x, -0.3, _TOP - 0.04), (x, -0.34, _TOP + 0.34)], 0.016, paint('#60656f', rough=0.4, metal=0.6))


def _inside(capacitor):
    """Two seats, a wheel, the dash with its three rows of digits, and between the seats what makes time travel possible."""
    leather, dark = paint('#3c3a44', rough=0.75), _dark()
    for y in (-0.4, 0.4):
        box((0.14, y, 0.34), (0.56, 0.5, 0.14), leather, bevel=0.05)
        box((0.46, y, 0.4), (0.16, 0.5, 0.5), leather, bevel=0.06, rot=(0, 14, 0))
    box((-0.62, 0, 0.56), (0.3, 1.5, 0.2), dark, bevel=0.04)
    box((0.0, 0, 0.36), (1.0, 0.16, 0.22), dark, bevel=0.03)
    ring((-0.36, 0.36, 0.72), 0.16, 0.02, dark, rot=(0, 70, 0))
    for row, hue in enumerate(('#ff3a2a', '#46ff5a', '#ffb02a')):
        lit = glow(hue, 5) if capacitor else paint('#2a2428', rough=0.3)
        box((-0.62, -0.3, 0.765 + row * 0.055), (0.08, 0.56, 0.035), lit, bevel=0)
    box((0.57, 0, 0.66), (0.06, 0.34, 0.3), paint('#8a8f98', rough=0.4, metal=0.5), bevel=0.02)
    y_lit = glow('#fff0c8', 14) if capacitor else paint('#4a4a50', rough=0.3)
    for end in ((-0.11, 0.93), (0.11, 0.93), (0, 0.69)):
        tube([(0.525, 0, 0.81), (0.525, end[0], end[1])], 0.022, y_lit)
    if capacitor:
        lamp((0.36, -0.1, 0.92), 26, '#ffd890', size=0.1)
        lamp((-0.4, -0.3, 0.86), 5, '#ff8a4a', size=0.06)


def _tail(reactor):
    """Slats over the engine, lamps in squares, and the two vents with the reactor between them."""
    steel, dark = _steel(), _dark()
    prism([(0.62, 0.86), (2.0, 0.84), (0.64, _TOP - 0.03)], 1.26, dark, taper=_narrower)
    for i in range(5):
        x = 0.86 + i * 0.23
        box((x, 0, 1.09 - i * 0.05), (0.2, 1.16 - i * 0.02, 0.025), paint('#3a3d46', rough=0.4), bevel=0, rot=(0, 4, 0))
    for side in (-1, 1):
        prism([(0.6, _TOP), (0.74, _TOP), (2.02, 0.86), (0.72, 0.84)], 0.07, steel, at=(0, side * 0.67, 0))
        box((2.1, side * 0.58, 0.5), (0.06, 0.5, 0.24), paint('#b0281e', rough=0.3, glow=1.4 if reactor else 0.2), bevel=0.01)
        if reactor:
            with tilted((0, -24, 0), at=(1.74, side * 0.44, 0.9)):
                box((0.16, 0, 0), (0.62, 0.34, 0.28), paint('#4a4e58', rough=0.45, metal=0.5), bevel=0.03)
                box((0.48, 0, 0.03), (0.03, 0.26, 0.22), glow(_COLD, 7), bevel=0)
                for i in range(3):
                    box((0.0 + i * 0.14, 0, 0.27), (0.05, 0.34, 0.04), dark, bevel=0)
    if reactor:
        cylinder((1.5, 0, 0.94), 0.17, 0.24, paint('#e8e4dc', rough=0.4))
        cylinder((1.5, 0, 1.18), 0.13, 0.05, glow('#ffe9b0', 6))
        lamp((2.3, -0.4, 1.2), 30, _COLD, size=0.12)


def _coils():
    """Bands of cold light round the car, in dark clasps: along both flanks and over the hood."""
    dark, cold = _dark(), glow(_COLD, 9, 0.25)
    for side in (-1, 1):
        y = side * 0.965
        for a, b in ((-2.0, -1.7), (-0.85, 0.76), (1.62, 2.04)):
            tube([(a, y, 0.45), (b, y, 0.45)], 0.024, cold)
            for i in range(int((b - a) / 0.2) + 1):
                ring((a + i * 0.2, y, 0.45), 0.035, 0.018, dark, rot=(0, 90, 0), steps=8)
        for x in _AXLES:
            ring((x, y, 0.33), 0.45, 0.022, cold, start=16, end=164)
    over = [(-0.8, -0.86, 0.72), (-0.8, -0.8, 0.83), (-0.92, 0, 0.84), (-0.8, 0.8, 0.83), (-0.8, 0.86, 0.72)]
    tube(over, 0.024, cold)
    tube([(-2.16, -0.86, 0.44), (-2.2, 0, 0.44), (-2.16, 0.86, 0.44)], 0.022, cold)
    for x in (-1.5, -0.1, 1.2):
        lamp((x, -1.2, 0.28), 9, _COLD, size=0.12)
    lamp((-2.5, 0, 0.3), 8, _COLD, size=0.12)


def _wheel(x, side):
    y, face = side * 0.8, side * 0.915
    cylinder((x, y + 0.12, _WHEEL), _WHEEL, 0.24, paint('#131218', rough=0.8), rot=(90, 0, 0), sides=28)
    alloy = paint('#aab0ba', rough=0.3, metal=0.8)
    cylinder((x, face + 0.01, _WHEEL), 0.215, 0.02, paint('#3a3d46', rough=0.5), rot=(90, 0, 0), sides=24)
    ring((x, face + side * 0.012, _WHEEL), 0.2, 0.022, alloy)
    for angle in range(0, 360, 30):
        a = math.radians(angle)
        tube([(x + 0.05 * math.cos(a), face + side * 0.02, _WHEEL + 0.05 * math.sin(a)),
              (x + 0.19 * math.cos(a), face + side * 0.02, _WHEEL + 0.19 * math.sin(a))], 0.016, alloy)
    ball((x, face + side * 0.02, _WHEEL), 0.055, alloy, squash=(1, 0.5, 1), detail=2)


def _stand(x, side):
    """What carries the car where it has no wheel: a stand of red iron, and the bare hub."""
    red = paint('#b83028', rough=0.5, worn=0.3)
    with group(at=(x, side * 0.62, 0)):
        for dx, dy in ((-0.14, -0.12), (0.14, -0.12), (-0.14, 0.12), (0.14, 0.12)):
            tube([(dx, dy, 0), (dx * 0.3, dy * 0.3, 0.26)], 0.022, red)
        box((0, 0, 0.24), (0.16, 0.12, 0.05), red, bevel=0.01)
    cylinder((x, side * 0.84 + 0.04, _WHEEL), 0.13, 0.08, paint('#6a5a50', rough=0.6, metal=0.6), rot=(90, 0, 0), sides=20)
    for angle in range(0, 360, 72):
        a = math.radians(angle)
        ball((x + 0.075 * math.cos(a), side * 0.9, _WHEEL + 0.075 * math.sin(a)), 0.018, paint('#c8ccd4', metal=0.7), detail=1)
