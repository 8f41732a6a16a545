"""What lies behind the two locks of the four friends: a candle in its jar and a sneaker, headphones and a box of tape. What is to
be noticed on each is told in src/town/things.

Each stands round the origin with its front to -y and is not wider than a metre, which is 80 pixels."""
import math

from builders.things.dots import DOT, Side, card
from kit.lettering import dots_of
from kit.materials import paint
from kit.shapes import ball, box, cylinder, disc, prism, ring, sheets, tube
from kit.stage import group

_THREAD = '#f4d23a'


def _round_it(dots, patch, radius, middle, hue, start=0, scale=1):
    """Dots of a patch, which is so wide and tall, on the wall of a jar, `start` degrees from its front; `middle` is how high the
    patch's middle is."""
    wide, tall = patch
    step = DOT * scale
    corners = []
    for x, y in dots:
        left, right = (math.radians(start - 90) + (column - wide / 2) * step / radius for column in (x, x + 1))
        top = middle + (tall / 2 - y) * step
        corners.append([(radius * math.cos(a), radius * math.sin(a), z)
                        for a, z in ((left, top - step), (right, top - step), (right, top), (left, top))])
    sheets(corners, paint(hue, rough=0.85), name='ink')


def jar():
    """A candle in a preserving jar, for the evening of a Thursday. Behind, the glass is sooty, and five fingers have wiped it."""
    radius = 0.33
    cylinder((0, 0, -0.46), radius - 0.02, 0.03, paint('#7a988e', rough=0.15), sides=40)
    cylinder((0, 0, -0.43), radius, 0.44, paint('#f6e8c0', rough=0.5, glow=0.06), sides=40)
    cylinder((0, 0, 0.01), radius, 0.27, paint('#9cc4b4', rough=0.06), sides=40)
    cylinder((0, 0, 0.28), radius, 0.08, paint('#86ac9e', rough=0.08), top=radius - 0.07, sides=40)
    brass = paint('#c8a450', rough=0.3, metal=0.7)
    for z in (0.365, 0.4):
        ring((0, 0, z), radius - 0.05, 0.026, brass, rot=(0, 0, 0), steps=40)
    disc((0, 0, 0.38), radius - 0.06, paint('#3a4c48', rough=0.6), rot=(0, 0, 0), sides=40)
    ring((0, 0, 0.02), radius, 0.012, paint('#fff6dc', rough=0.4), rot=(0, 0, 0), steps=40)
    for side in (-1, 1):
        tube([(side * (radius + 0.012), 0, 0.2), (side * (radius + 0.05), 0, 0.28), (side * (radius - 0.01), 0, 0.41)], 0.014, brass)
    tube([(0, 0, 0.38), (0.01, 0, 0.44), (0.035, -0.01, 0.475)], 0.016, paint(_THREAD, rough=0.95, glow=0.2))
    paper = [(x, y) for x in range(46) for y in range(25)]
    _round_it(paper, (46, 25), radius + 0.008, -0.15, '#fffaf0')
    _round_it([(x, y) for x, y in paper if x in (0, 45) or y in (0, 24)], (46, 25), radius + 0.012, -0.15, '#3a6a60')
    letters, *size = dots_of('THU')
    _round_it(letters, size, radius + 0.016, -0.15, '#27406e', scale=2)
    soot = [(x, y) for x in range(44) for y in range(20) if (x - 21.5) ** 2 / 480 + (y - 10) ** 2 / 100 < 1]
    _round_it(soot, (44, 20), radius + 0.006, 0.13, '#26302e', start=180)
    fingers = [(9, 9, 6), (16, 4, 11), (22, 2, 13), (28, 4, 11), (34, 10, 5)]
    wiped = [(x + dx, y + dy) for x, y, tall in fingers for dx in range(3) for dy in range(tall)]
    _round_it(wiped, (44, 20), radius + 0.011, 0.13, '#b8dccc', start=180)


def sneaker():
    """A small one, a left one: the knot was never undone. Behind, as far as it has stood in water, it is dark."""
    canvas, deep, rubber = paint('#c8382e', rough=0.9), paint('#7a1c20', rough=0.95), paint('#f4efe2', rough=0.5)
    with group(at=(0, 0, -0.32)):
        sole = [(0.45, -0.12), (0.47, 0.0), (0.45, 0.13), (0.3, 0.17), (0.05, 0.14), (-0.2, 0.18), (-0.38, 0.16), (-0.47, 0.06), (-0.47, -0.06), (-0.36, -0.16), (-0.1, -0.19), (0.2, -0.16)]
        prism([(x, -y) for x, y in sole], 0.13, rubber, at=(0, 0, 0.065), bevel=0.02, rot=(90, 0, 0))
        upper = [(-0.4, 0.1), (0.43, 0.1), (0.455, 0.22), (0.4, 0.42), (0.43, 0.63), (0.18, 0.67), (0.1, 0.52), (-0.06, 0.37), (-0.22, 0.29), (-0.37, 0.23)]
        prism(upper, 0.32, canvas, bevel=0.08, taper=lambda x, z: 0.86 + 0.3 * min(0.45, max(0, 0.3 - z)) + 0.1 * (x < 0.2))
        ball((-0.3, 0, 0.15), 0.17, rubber, squash=(1.0, 0.98, 0.75))
        prism([(-0.1, 0.37), (0.1, 0.56), (0.16, 0.7), (0.05, 0.72), (-0.02, 0.56), (-0.14, 0.42)], 0.2, paint('#a82c28', rough=0.95), bevel=0.03)
        ring((0.3, 0, 0.64), 0.125, 0.03, rubber, rot=(0, 4, 0), steps=24)
        disc((0.3, 0, 0.645), 0.11, paint('#1c1014', rough=1), rot=(0, 4, 0))
        box((0.452, 0, 0.12), (0.03, 0.1, 0.42), rubber, bevel=0.01)
        for side in (-1, 1):
            disc((0.27, side * 0.152, 0.42), 0.085, rubber, rot=(side * -90, 0, 0))
            box((0, side * 0.186, 0.055), (0.7, 0.008, 0.022), paint('#2a3a8a', rough=0.6), bevel=0)
            for i in range(4):
                cylinder((-0.17 + i * 0.085, side * 0.135, 0.34 + i * 0.075), 0.014, 0.02, paint('#d8dce0', rough=0.3, metal=0.6), rot=(90, 0, 0), sides=10)
        face = Side(9, 9)
        face.write('5', 1, '#2a3a8a')
        with group(at=(0.27, 0, 0.42)):
            face.put(0.158)
        lace = paint('#fffaf0', rough=0.9)
        for i in range(4):
            x, z = -0.17 + i * 0.085, 0.35 + i * 0.075
            tube([(x, -0.145, z), (x - 0.035, 0, z + 0.085), (x, 0.145, z)], 0.02, lace)
        _knot(lace)
        _tide()


def _knot(lace):
    """Two bows and a knot on a knot, on the side of the viewer."""
    x, y, z = -0.06, -0.16, 0.6
    for dz in (0, 0.05):
        ball((x, y, z + dz), 0.042, lace, squash=(1.2, 0.8, 0.8), detail=2)
    for side in (-1, 1):
        tube([(x, y, z + 0.03), (x + side * 0.12, y - 0.04, z + 0.1), (x + side * 0.2, y - 0.05, z + 0.04), (x + side * 0.12, y - 0.04, z - 0.02), (x, y, z + 0.02)], 0.018, lace)
        tube([(x, y, z), (x + side * 0.05, y - 0.04, z - 0.12), (x + side * 0.1, y - 0.05, z - 0.2)], 0.017, lace)


def _tide():
    """On the far side: dark to a wavy line, with a rim of what dried there."""
    spots = [-0.25 + i * 0.05 for i in range(14)]
    edge = [0.2, 0.25, 0.27] + [0.28 + 0.012 * math.sin(i * 1.3) for i in range(3, 14)]
    for low, hue, y in ((0.0, '#5a1622', 0.168), (0.018, '#f0dcc4', 0.17)):
        sheets([[(a, y, p - low if low else 0.1), (b, y, q - low if low else 0.1), (b, y, q), (a, y, p)]
                for a, b, p, q in zip(spots, spots[1:], edge, edge[1:])], paint(hue, rough=0.5), name='tide')


def headphones():
    """Of the sixth place: one ear is taped over, and behind, on the band, is a 6."""
    black, soft, steel = paint('#26242e', rough=0.4), paint('#3c3a46', rough=0.95), paint('#c4cad2', rough=0.25, metal=0.8)
    ring((0, 0, 0.02), 0.37, 0.05, soft, start=14, end=166, steps=32)
    ring((0, 0, 0.02), 0.41, 0.024, black, start=6, end=174, steps=32)
    for side in (-1, 1):
        tube([(side * 0.385, 0, 0.14), (side * 0.4, 0, -0.06)], 0.022, steel)
        for z in (0.03, 0.0, -0.03):
            box((side * 0.4, -0.022, z), (0.03, 0.006, 0.01), black, bevel=0)
        cylinder((side * 0.22, 0, -0.2), 0.185, 0.09, soft, rot=(0, side * 90, 0), sides=32)
        cylinder((side * 0.31, 0, -0.2), 0.2, 0.09, black, rot=(0, side * 90, 0), sides=32)
        cylinder((side * 0.4, 0, -0.2), 0.15, 0.035, paint('#c8603a', rough=0.4), rot=(0, side * 90, 0), sides=32)
        cylinder((side * 0.435, 0, -0.2), 0.05, 0.012, steel, rot=(0, side * 90, 0), sides=20)
    _taped()
    cord = [(0.34, 0, -0.39), (0.33, -0.02, -0.45)]
    cord += [(0.33 - 0.012 * i + 0.02 * math.cos(i * 1.9), -0.03 + 0.02 * math.sin(i * 1.9), -0.44 - 0.002 * i) for i in range(30)]
    tube(cord, 0.014, black)
    tube([cord[-1], (-0.1, -0.04, -0.46)], 0.024, steel)
    tube([(-0.1, -0.04, -0.46), (-0.16, -0.04, -0.46)], 0.014, paint('#e8c864', rough=0.25, metal=0.8))
    box((0, 0.05, 0.315), (15 * DOT, 0.03, 13 * DOT), paint('#e8e0cc', rough=0.9), bevel=0)
    with group(turn=180):
        number = Side(15, 13)
        number.fill(1, 1, 13, 11, '#f4efe0')
        number.write('6', 3, '#181425')
        number.put(0.07, rise=32)


def _taped():
    """White tape: round the left ear's rim, and crossed over it."""
    tape, edge = paint('#f6f2e4', rough=0.8), paint('#cfc5ae', rough=0.85)
    cylinder((-0.315, 0, -0.2), 0.21, 0.075, edge, rot=(0, -90, 0), sides=32)
    cylinder((-0.33, 0, -0.2), 0.215, 0.045, tape, rot=(0, -90, 0), sides=32)
    for angle, hue in ((45, edge), (-45, tape)):
        for turn in (angle, angle + 180):
            box((-0.448 - 0.004 * (angle < 0), 0, -0.2), (0.012, 0.075, 0.2), hue, bevel=0, rot=(turn, 0, 0))
        for side in (-1, 1):
            y, z = side * 0.2 * math.sin(math.radians(-angle)), side * 0.2 * math.cos(math.radians(angle))
            tube([(-0.448, y, z - 0.2), (-0.38, y * 1.08, z * 1.08 - 0.2)], 0.03, hue)


def tape_box():
    """Of Friday: from when to when, written at one time. Behind, who had it: three, and one without a name."""
    front, back, ink = Side(72, 70), Side(72, 70), '#3a2414'
    front.fill(2, 2, 68, 11, '#a83c2a')
    front.write('FRIDAY', 4, '#fff0d0')
    for r, hue in ((25, '#c89a3a'), (24, '#c89a3a'), (8, '#c89a3a')):
        for angle in range(0, 360, 2):
            front.dot(round(36 + r * math.cos(math.radians(angle))), round(40 + r * math.sin(math.radians(angle))), hue)
    front.fill(16, 26, 40, 28, '#fff6e0')
    front.frame(16, 26, 40, 28, '#8a5a2a')
    for y, time in ((31, '8:00'), (43, '8:04')):
        front.write(time, y, '#22346a', x=25)
    for x in (3, 66):
        front.fill(x, 62, 3, 3, '#a83c2a')
    back.write('HAD BY', 4, '#8a3a24')
    for i, letter in enumerate('JPF '):
        y = 17 + i * 13
        back.path([(8, y + 9), (46, y + 9)], '#b08a44')
        if letter.strip():
            back.write(letter, y, ink, x=14)
        back.path([(53, y + 4), (56, y + 8), (63, y - 1)], '#2a7a3a')
        back.path([(53, y + 5), (56, y + 9), (63, y)], '#2a7a3a')
    card(front, back, '#e8c860', 0.14, underside='#dcb850')
