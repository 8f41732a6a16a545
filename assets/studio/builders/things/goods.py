"""What is no paper: a tape, brass, cloth, straws, wool, a coin, a bear, wax. What is to be noticed on each is told in
src/town/things.

Each stands round the origin with its front to -y and is not wider than a metre, which is 80 pixels."""
import math
import random

from builders.prizes import plush
from builders.things.dots import DOT, Side
from kit.materials import paint
from kit.shapes import ball, box, cylinder, disc, prism, ring, tube
from kit.stage import group

_THREAD = '#f4d23a'


def _round(radius, steps=40, squash=1.0):
    return [(radius * math.cos(math.tau * i / steps), radius * squash * math.sin(math.tau * i / steps)) for i in range(steps)]


def cassette():
    """Black, without a label, rewound to its first turn; a corner has been bitten, and its felt is damp."""
    shell, dark, hub = paint('#24222c', rough=0.35), paint('#121018', rough=0.5), paint('#f0ece0', rough=0.5)
    outline = [(-0.495, -0.305), (0.33, -0.305), (0.35, -0.235), (0.4, -0.215), (0.405, -0.165), (0.455, -0.15), (0.495, -0.1), (0.495, 0.305), (-0.495, 0.305)]
    prism(outline, 0.12, shell, bevel=0.015)
    prism([(-0.34, -0.3), (0.28, -0.3), (0.24, -0.19), (-0.3, -0.19)], 0.16, paint('#2c2a36', rough=0.35), bevel=0.01)
    for side in (0, 180):
        with group(turn=side):
            box((0, -0.061, 0.0), (0.84, 0.008, 0.26), paint('#3a3844', rough=0.9), bevel=0)
            box((0, -0.066, 0.03), (0.62, 0.008, 0.17), dark, bevel=0)
            full = -1 if side == 0 else 1
            for x in (-0.2, 0.2):
                cylinder((x, -0.067, 0.115), 0.062, 0.012, hub, rot=(90, 0, 0), sides=24)
                for i in range(6):
                    angle = i * math.tau / 6 + (0.3 if x > 0 else 0)
                    box((x + 0.04 * math.cos(angle), -0.082, 0.108 + 0.04 * math.sin(angle)), (0.014, 0.01, 0.014), dark, bevel=0)
            box((full * 0.09, -0.072, 0.05), (0.08, 0.006, 0.13), paint('#7a4a34', rough=0.3), bevel=0)
            box((-full * 0.06, -0.072, 0.05), (0.012, 0.006, 0.13), paint('#4a4854', rough=0.3), bevel=0)
            for x, z in ((-0.45, 0.26), (0.45, 0.26), (full * 0.45, -0.26)):
                cylinder((x, -0.06, z), 0.018, 0.01, paint('#8a8e98', metal=0.8, rough=0.3), rot=(90, 0, 0), sides=10)
    box((-0.03, 0, -0.325), (0.16, 0.1, 0.03), paint('#4a6a86', rough=0.1), bevel=0.006)
    for side in (-1, 1):
        for x, z in ((-0.05, -0.385), (0.01, -0.345)):
            ball((x, side * 0.075, z), 0.022, paint('#a8d4f0', rough=0.02, glow=0.2), squash=(0.8, 0.7, 1.3), detail=2)


def tag_117():
    """Brass, stamped 117, on a ring that was bent open and closed again. On the back four letters, and room for one more."""
    brass, bright = paint('#d8a63c', rough=0.28, metal=0.75), paint('#f0cc6a', rough=0.25, metal=0.7)
    prism([(x, z - 0.16) for x, z in _round(0.31)], 0.05, brass, bevel=0.012)
    for side, body, y in ((0, '117', -0.16), (180, 'J.G.P.F.', -0.16)):
        with group(turn=side):
            ring((0, -0.027, -0.16), 0.275, 0.008, bright, steps=40)
            face = Side(48, 40)
            face.write(body, 14 if side == 0 else 17, '#3a2408' if side == 0 else '#fff0b4', x=None if side == 0 else 7, scale=2 if side == 0 else 1)
            if not side:
                face.write('FHS', 31, '#6a4a14')
            with group(at=(0, 0, y)):
                face.put(0.03, rough=0.5)
    disc((0, -0.028, 0.08), 0.035, paint('#2a1c0a', rough=1))
    disc((0, 0.028, 0.08), 0.035, paint('#2a1c0a', rough=1), rot=(-90, 0, 0))
    steel = paint('#d0d6dc', rough=0.2, metal=0.9)
    with group(at=(0, 0, 0.26), turn=28):
        ring((0, 0, 0), 0.19, 0.018, steel, start=-52, end=236, steps=36)
        ends = [(0.19 * math.cos(math.radians(a)), 0, 0.19 * math.sin(math.radians(a))) for a in (-52, 236)]
        tube([ends[0], (0.08, -0.03, -0.235), (0.0, 0.03, -0.16), (-0.06, 0.0, -0.2), ends[1]], 0.018, steel)


def red_jacket():
    """Folded: red wool, cream sleeves. Its F covers the holes of another letter; the name was cut out of its tape."""
    red, deep, cream = paint('#c8242e', rough=0.9), paint('#9a1824', rough=0.95), paint('#f0e4c8', rough=0.85)
    box((0, 0, -0.3), (0.92, 0.6, 0.2), red, bevel=0.09)
    box((0, 0.01, -0.13), (0.88, 0.56, 0.2), red, bevel=0.09)
    for z in (-0.29, -0.245):
        box((0, -0.012, z), (0.9, 0.6, 0.022), cream, bevel=0.01)
    for side in (-1, 1):
        tube([(side * 0.4, 0.16, 0.05), (side * 0.43, -0.08, 0.06), (side * 0.2, -0.235, 0.075)], [0.085, 0.085, 0.075], cream)
    box((0.09, -0.27, 0.02), (0.15, 0.1, 0.11), deep, bevel=0.03)
    box((-0.09, -0.27, 0.02), (0.15, 0.1, 0.11), deep, bevel=0.03)
    tube([(-0.2, -0.235, 0.075), (-0.14, -0.255, 0.06)], 0.07, cream)
    ring((0, 0.16, 0.09), 0.16, 0.045, deep, rot=(0, 0, 0), steps=24)
    box((0, 0.1, 0.04), (0.3, 0.16, 0.06), paint('#7a1420', rough=0.95), bevel=0.02)
    letter = Side(28, 26)
    letter.fill(5, 0, 5, 24, '#f4d040')
    letter.fill(5, 0, 17, 5, '#f4d040')
    letter.fill(5, 10, 13, 5, '#f4d040')
    for x, y in ((5, 23), (9, 23), (5, 5), (5, 11), (5, 17), (21, 4), (17, 14), (13, 4), (9, 8)):
        letter.dot(x, y, '#a87a10')
    for x, y in ((2, 2), (2, 7), (2, 12), (2, 17), (2, 22), (25, 2), (25, 7), (24, 12), (19, 17), (22, 20), (25, 24)):
        letter.dot(x, y, '#4a0a14')
    with group(at=(0, -0.3, -0.11)):
        letter.put(0.012)
    with group(turn=180):
        tag = Side(40, 16)
        tag.fill(0, 0, 40, 16, '#f4f0e4')
        tag.frame(0, 0, 40, 16, '#c8bca4')
        tag.fill(9, 4, 22, 8, '#5a0e18')
        tag.fill(9, 4, 22, 1, '#2a0408')
        with group(at=(0.0, -0.3, -0.13)):
            tag.put(0.02)


def _straw(points, radius):
    """A striped straw through points."""
    for i, (a, b) in enumerate(zip(points, points[1:])):
        tube([a, b], radius, paint(('#f8f4ec', '#e0323c')[i % 2], rough=0.4))


def _between(a, b, count):
    return [tuple(p + (q - p) * i / count for p, q in zip(a, b)) for i in range(count + 1)]


def two_straws():
    """Crossed in what is left of their one paper sleeve: a bent one, chewed flat at both ends, and a straight one that is wet."""
    _straw(_between((-0.22, 0.03, -0.45), (0.22, 0.03, 0.47), 13), 0.042)
    _straw(_between((0.22, -0.07, -0.45), (-0.1, -0.07, 0.22), 10) + _between((-0.13, -0.07, 0.28), (-0.3, -0.07, 0.35), 3), 0.042)
    bitten = [(-0.3, 0.31), (-0.36, 0.32), (-0.38, 0.345), (-0.42, 0.325), (-0.5, 0.36), (-0.46, 0.395), (-0.49, 0.43), (-0.42, 0.44), (-0.39, 0.42), (-0.36, 0.435), (-0.3, 0.39)]
    prism(bitten, 0.03, paint('#f0e6da', rough=0.5), at=(0, -0.07, 0))
    for x, z in ((-0.36, 0.37), (-0.41, 0.375), (-0.45, 0.4)):
        box((x, -0.088, z), (0.016, 0.006, 0.036), paint('#a83038', rough=0.6), bevel=0)
    prism([(0.17, -0.43), (0.27, -0.43), (0.3, -0.48), (0.25, -0.475), (0.22, -0.495), (0.17, -0.47)], 0.03, paint('#f0e6da', rough=0.5), at=(0, -0.07, 0))
    paper = paint('#fffdf4', rough=0.95)
    prism([(-0.1, -0.2), (0.1, -0.2), (0.12, 0.04), (0.06, 0.0), (0.01, 0.06), (-0.05, 0.01), (-0.11, 0.05)], 0.2, paper, at=(0.02, -0.02, 0), bevel=0.02)
    prism([(-0.1, -0.2), (0.1, -0.2), (0.095, -0.14), (-0.095, -0.14)], 0.206, paint('#e0323c', rough=0.9), at=(0.02, -0.02, 0.02), bevel=0.02)
    for x, z in ((0.1, 0.2), (0.19, 0.38), (-0.17, -0.36)):
        ball((x, 0.075, z), 0.03, paint('#8ac4ec', rough=0.02, glow=0.25), squash=(0.8, 0.7, 1.35), detail=2)


def yellow_thread():
    """A loose skein with knots at even distances; at the back its ends, one frayed, one cut."""
    rnd = random.Random(7)
    wool, pale = paint(_THREAD, rough=0.95, glow=0.12), paint('#dcae24', rough=0.95)
    for i in range(17):
        rx, rz = 0.27 + rnd.uniform(-0.05, 0.06), 0.34 + rnd.uniform(-0.06, 0.05)
        cx, cy, cz = rnd.uniform(-0.03, 0.03), rnd.uniform(-0.1, 0.1), rnd.uniform(-0.03, 0.03)
        tilt = rnd.uniform(-0.34, 0.34)
        points = [(cx + rx * math.cos(a), cy + tilt * 0.3 * math.sin(a + i), cz + rz * math.sin(a)) for a in (math.tau * k / 28 for k in range(28))]
        tube(points, 0.017, (wool, pale)[i % 3 == 0], closed=True)
    for dx in (-0.02, 0.02, 0.05):
        ring((-0.29 + dx, 0, -0.02), 0.1, 0.018, pale, rot=(90, 0, 90), steps=20)
    for i in range(7):
        angle = math.radians(20 + i * 48)
        ball((0.29 * math.cos(angle), -0.09, 0.36 * math.sin(angle)), 0.05, paint('#fff0a4', rough=0.95), detail=2)
        ball((0.29 * math.cos(angle) + 0.012, -0.115, 0.36 * math.sin(angle) + 0.012), 0.03, paint('#e0a818', rough=0.95), detail=2)
    tube([(-0.2, 0.12, -0.2), (-0.28, 0.15, -0.33), (-0.16, 0.17, -0.4), (-0.38, 0.15, -0.43)], 0.017, wool)
    box((-0.385, 0.15, -0.455), (0.014, 0.05, 0.05), paint('#fff0a0', rough=0.9), bevel=0)
    tube([(0.16, 0.12, -0.22), (0.28, 0.15, -0.34), (0.34, 0.14, -0.38)], 0.017, wool)
    for i in range(5):
        tube([(0.34, 0.14, -0.38), (0.42 + 0.012 * i, 0.14 + 0.01 * i, -0.34 - 0.035 * i)], [0.012, 0.006], wool)


def quarter():
    """A coin of next year, its head as new and its tail worn flat."""
    silver, bright = paint('#b4bcc4', rough=0.32, metal=0.7), paint('#e0e6ec', rough=0.22, metal=0.7)
    prism(_round(0.46, 48), 0.07, silver, bevel=0.014)
    for side in (0, 180):
        with group(turn=side):
            ring((0, -0.036, 0), 0.42, 0.014, bright, steps=40)
    face, back = Side(72, 72), Side(72, 72)
    head = ('.......######.......', '.....##########.....', '....############....', '...#############....', '...#############....', '..##############....',
            '..###########oo#....', '..##########ooooo...', '..###########ooooo..', '..####ooo###oooooo..', '...##oooo##ooooooo..', '...###oooooooooooooo', '....##ooooooooooooo.',
            '....###oooooooooo...', '.....##ooooooooooo..', '......oooooooooo....', '......oooooooooo....', '......ooooooooo.....', '.....ooooooooo......', '....ooooooooo.......',
            '...oooooooooo.......', '..ooooooooooooo.....', '.oooooooooooooooo...', 'ooooooooooooooooooo.')
    face.draw(head, 26, 18, {'#': '#4a525c', 'o': '#f4f6f8'})
    for x, y in ((40, 27), (41, 27)):
        face.dot(x, y, '#3a424c')
    face.write('LIBERTY', 9, '#4a525c')
    face.write('1996', 49, '#2a323c')
    eagle = ('.....................oooo...........', '.oo.................ooooo........oo.', 'ooooo..............oooohh.....ooooo', '.oooooo.............ooooo...oooooo.', '#oooooooo..........ooooo.oooooooo##',
             '.##ooooooooo.....ooooooooooooo##...', '..#ooooooooooooooooooooooooooo#....', '...##oooooooooooooooooooooo###.....', '.....###ooooooooooooooooo##........', '........##oooooooooooo##...........',
             '..........#oooooooooo#.............', '...........#oooooooo#..............', '............ooo##ooo...............', '...........ooo....ooo..............', '..........#o#......#o#.............')
    back.draw(eagle, 18, 18, {'o': '#c8d0d8', '#': '#98a0aa', 'h': '#c8d0d8'})
    back.write('QUARTER', 47, '#8a929c')
    for i in range(13):
        x = 10 + i * 4
        y = 22 + (i * 7) % 5
        back.path([(x, y + 26), (x + 10, y)], '#c4ccd4' if i % 2 else '#aeb6c0')
    back.path([(8, 50), (62, 24)], '#e6ecf2')
    back.path([(10, 54), (64, 28)], '#d4dce4')
    face.put(0.04, rough=0.4)
    with group(turn=180):
        back.put(0.04, rough=0.5)


def bear():
    """The small prize, with the tag of its counter on one ear. The seam of its back is sewn in yellow."""
    with group(at=(0, 0, -0.44), size=2.05):
        plush('#c8803c')
    ball((0, -0.315, 0.135), 0.035, paint('#2a1a18', rough=0.3), squash=(1.2, 0.6, 0.8), detail=2)
    for side in (-1, 1):
        disc((side * 0.226, -0.322, -0.335), 0.078, paint('#f0d8a8', rough=0.9))
    tag = Side(25, 22)
    tag.fill(0, 0, 25, 22, '#fff8e8')
    tag.frame(0, 0, 25, 22, '#d8a83a')
    tag.write('3:10', 3, '#2a2a44')
    tag.write('HOLD', 12, '#c8282c')
    with group(at=(0.32, -0.1, 0.2), turn=12):
        box((0, 0, -11 * DOT), (25 * DOT, 0.02, 22 * DOT), paint('#f0e4cc', rough=0.9), bevel=0)
        tag.put(0.014)
    tube([(0.19, -0.02, 0.4), (0.25, -0.07, 0.38), (0.3, -0.1, 0.33)], 0.01, paint('#f8f0e0', rough=0.9))
    ring((0, -0.02, -0.055), 0.175, 0.03, paint('#d8323c', rough=0.8), rot=(0, 0, 0))
    ball((0, -0.2, -0.075), 0.045, paint('#a81c2c', rough=0.8), detail=2)
    for side in (-1, 1):
        ball((side * 0.1, -0.19, -0.075), 0.07, paint('#e8444c', rough=0.8), squash=(1.2, 0.5, 0.8), detail=2)
    with group(turn=180):
        wool = paint(_THREAD, rough=0.9, glow=0.25)
        tube([(0, -0.19, -0.39), (0, -0.262, -0.3), (0, -0.27, -0.19), (0, -0.22, -0.06)], 0.012, paint('#5a3414', rough=1))
        for i in range(6):
            z = -0.37 + i * 0.055
            y = -0.212 - 0.063 * math.sin(math.pi * (i + 0.6) / 6)
            tube([(-0.06, y + 0.012, z + 0.02), (0, y - 0.012, z), (0.06, y + 0.012, z - 0.02 + 0.04 * (i % 2))], 0.012, wool)
        tube([(0.055, -0.22, -0.1), (0.11, -0.24, -0.18), (0.09, -0.275, -0.28)], 0.01, wool)


def candle():
    """A stub in the lid of a jar. Its wick was pinched with wet fingers; behind, grass and sand have set in the wax."""
    wax, soft = paint('#f4e6c0', rough=0.45, glow=0.06), paint('#fff6dc', rough=0.3, glow=0.1)
    tin = paint('#c8a24a', rough=0.3, metal=0.75)
    cylinder((0, 0, -0.34), 0.46, 0.025, tin, sides=40)
    ring((0, 0, -0.27), 0.455, 0.06, tin, rot=(0, 0, 0), steps=40)
    for i in range(40):
        angle = math.tau * i / 40
        box((0.505 * math.cos(angle), 0.505 * math.sin(angle), -0.325), (0.02, 0.02, 0.1), paint('#a8822e', metal=0.7, rough=0.3), bevel=0, rot=(0, 0, math.degrees(angle)))
    cylinder((0, 0, -0.31), 0.33, 0.05, soft, sides=30)
    cylinder((0, 0, -0.28), 0.235, 0.42, wax, sides=30, top=0.215)
    for angle, low, wide in ((200, -0.1, 0.045), (250, -0.22, 0.05), (310, 0.0, 0.04), (20, -0.16, 0.05), (70, -0.05, 0.04), (120, -0.2, 0.05)):
        a = math.radians(angle)
        x, y = 0.228 * math.cos(a), 0.228 * math.sin(a)
        tube([(x * 0.94, y * 0.94, 0.13), (x, y, 0.04), (x * 1.04, y * 1.04, low)], [wide * 0.8, wide * 0.8, wide], soft)
    cylinder((0, 0, 0.115), 0.17, 0.03, paint('#d8bc84', rough=0.15), sides=24)
    tube([(0.0, -0.02, 0.13), (0.0, -0.03, 0.2), (0.04, -0.04, 0.25), (0.1, -0.05, 0.265)], [0.018, 0.018, 0.022, 0.012], paint('#1a1418', rough=1))
    for x in (-0.07, 0.1):
        ball((x, -0.16, 0.145), 0.024, paint('#a8d4f0', rough=0.02, glow=0.2), squash=(1.2, 1.2, 0.7), detail=2)
    with group(turn=180):
        for x, z, lean, tall in ((-0.1, -0.24, -0.06, 0.26), (0.04, -0.26, 0.05, 0.3), (0.11, -0.25, 0.1, 0.2), (-0.03, -0.25, -0.12, 0.18)):
            tube([(x, -0.245, z), (x + lean * 0.4, -0.25, z + tall * 0.6), (x + lean, -0.24, z + tall)], [0.02, 0.016, 0.004], paint('#4a8a3a', rough=0.8))
        rnd = random.Random(4)
        for _ in range(34):
            angle, z = rnd.uniform(-2.4, -0.7), rnd.uniform(-0.26, 0.02)
            ball((0.238 * math.cos(angle), 0.238 * math.sin(angle), z), 0.013, paint(rnd.choice(('#b8863c', '#8a6430', '#d8ac5c')), rough=1), detail=1)
