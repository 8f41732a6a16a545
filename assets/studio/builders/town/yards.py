"""What people keep in their gardens: fences, hedges, pools, washing, sheds, swings, vegetables; and alleys' bins."""
import math

from kit.light import lamp
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, gable, plane, prism, ring, tube

WHITE = '#eee8dc'


def fence(sheets, points, kind, rnd):
    """A fence along points (x, y): 'picket', 'plank', 'rail' or 'hedge'. Runs along x are drawn board by board, runs
    along y by their tops, since they are seen from the south."""
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        if kind == 'hedge':
            _hedge(x0, y0, x1, y1, rnd)
        elif abs(x1 - x0) > abs(y1 - y0):
            _run(sheets, min(x0, x1), max(x0, x1), y0, kind, rnd)
        else:
            hue, height = {'picket': (WHITE, 0.95), 'plank': ('#9a7450', 1.7), 'rail': ('#8a6a4c', 0.9)}[kind]
            low, high = sorted((y0, y1))
            box((x0, (low + high) / 2, 0), (0.14, high - low, height), paint(hue, rough=0.9), bevel=0)


def _run(sheets, x0, x1, y, kind, rnd):
    if kind == 'rail':
        for z in (0.3, 0.72):
            sheets.upright('#8a6a4c', x0, x1, y, z, z + 0.2)
        x = x0
        while x <= x1:
            sheets.upright('#7a5a40', x - 0.11, x + 0.11, y - 0.02, 0, 1.05)
            x += 2.2
        return
    gap, share, height = (0.42, 0.6, 0.95) if kind == 'picket' else (0.5, 0.92, 1.7)
    x = x0
    while x < x1:
        hue = WHITE if kind == 'picket' else rnd.choice(('#a47c56', '#9a7450', '#8e6a48', '#a8825c'))
        sheets.upright(hue, x, x + gap * share, y, 0.05, height + (rnd.uniform(-0.06, 0.06) if kind == 'plank' else 0))
        x += gap
    if kind == 'picket':
        for z in (0.28, 0.62):
            sheets.upright('#d8d0c0', x0, x1, y + 0.03, z, z + 0.13)


def _hedge(x0, y0, x1, y1, rnd):
    reach = math.hypot(x1 - x0, y1 - y0)
    count = max(1, int(reach / 0.9))
    for i in range(count):
        t = (i + 0.5) / count
        ball((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 0.5), rnd.uniform(0.55, 0.72),
             paint(rnd.choice(('#3c6a34', '#47763a', '#335c30')), rough=1), squash=(1.05, 1.0, 1.15), detail=2)


def washing_line(rnd, length=5.0):
    """Two posts with a line of washing between them."""
    for x in (-length / 2, length / 2):
        tube([(x, 0, 0), (x, 0, 1.9)], 0.06, paint('#cfd4dc'))
    tube([(-length / 2, 0, 1.8), (0, 0, 1.68), (length / 2, 0, 1.8)], 0.03, paint('#f4f4f0'))
    x = -length / 2 + 0.5
    while x < length / 2 - 0.6:
        wide, long = rnd.choice(((0.5, 0.8), (0.9, 0.7), (1.3, 1.0), (0.4, 0.6)))
        box((x + wide / 2, 0, 1.72 - long), (wide, 0.05, long),
            paint(rnd.choice(('#f4f0e8', '#d8483c', '#5a8ac8', '#f0d060', '#f4f0e8', '#7ab08a')), rough=0.9), bevel=0)
        x += wide + rnd.uniform(0.1, 0.35)


def pool(round_one=True, night=False):
    """A paddling pool, or one of steel for swimming, 4 m across."""
    if round_one:
        ring((0, 0, 0.16), 1.1, 0.2, paint('#3a8ae0', rough=0.4), rot=(0, 0, 0), steps=18)
        cylinder((0, 0, 0), 1.05, 0.2, paint('#6ad0ec', rough=0.08, glow=0.15), sides=20)
        ball((0.3, 0.2, 0.35), 0.2, paint('#f4d23a', rough=0.4), detail=2)
        return
    cylinder((0, 0, 0), 2.1, 0.95, paint('#c8d4dc', rough=0.5, metal=0.3), sides=24)
    cylinder((0, 0, 0.9), 1.95, 0.08, glow('#2ac4e8', 0.8) if night else paint('#4ac0e0', rough=0.06, glow=0.15), sides=24)
    ring((0, 0, 0.98), 2.05, 0.12, paint('#f0ece2'), rot=(0, 0, 0), steps=24)
    for dx in (-0.3, 0.3):
        tube([(2.5, dx, 0), (2.2, dx, 1.3), (1.8, dx, 0.9)], 0.06, paint('#f0f0f0'))


def garden_shed(rnd):
    """2.6 x 2 m."""
    hue = rnd.choice(('#8a6a4c', '#7a8a7a', '#a8583c', '#6a7a8a'))
    box((0, 1.0, 0), (2.6, 2.0, 1.9), paint(hue, rough=0.9, worn=0.25), bevel=0)
    prism([(-1.3, 1.9), (1.3, 1.9), (0, 2.6)], 1.95, paint(hue, rough=0.9), at=(0, 1.0, 0))
    gable((0, 1.0, 1.9), (2.6, 2.0), 0.75, paint(rnd.choice(('#54504c', '#6a4a3c', '#4a5458')), rough=0.9), over=0.18)
    box((0.2, -0.04, 0), (0.9, 0.06, 1.7), paint('#4a3a30', rough=0.8), bevel=0)


def vegetables(rnd):
    """A bed of four rows, 4 x 2.6 m, with canes and pumpkins."""
    box((0, 0, 0), (4.2, 2.8, 0.1), paint('#5c4030', rough=1, worn=0.3), bevel=0)
    for row in range(4):
        y = -1.0 + row * 0.66
        hue = rnd.choice(('#5a8a3a', '#6f9a44', '#487a3c', '#8aa048'))
        for i in range(6):
            ball((-1.7 + i * 0.68, y, 0.16), 0.24, paint(hue, rough=1), squash=(1, 1, 0.8), detail=1)
    for _ in range(rnd.randint(1, 4)):
        ball((rnd.uniform(-1.8, 1.8), rnd.uniform(-1.1, 1.1), 0.3), 0.27, paint('#e8781e', rough=0.6), squash=(1, 1, 0.8), detail=2)


def swings():
    """A frame with a red and a blue swing."""
    steel = paint('#c8a43a', rough=0.4)
    for x in (-1.7, 1.7):
        for y in (-0.8, 0.8):
            tube([(x, y, 0), (x, 0, 2.2)], 0.06, steel)
    tube([(-1.7, 0, 2.2), (1.7, 0, 2.2)], 0.07, steel)
    for x, hue in ((-0.7, '#d8342c'), (0.6, '#2c6ad8')):
        for dx in (-0.22, 0.22):
            tube([(x + dx, 0, 2.2), (x + dx, -0.2, 0.6)], 0.025, steel)
        box((x, -0.2, 0.5), (0.5, 0.24, 0.07), paint(hue), bevel=0)


def sandbox():
    """2 m of sand with a ball and a spade."""
    box((0, 0, 0), (2.2, 2.2, 0.3), paint('#c83c34', rough=0.6), bevel=0)
    plane((0, 0, 0.31), (1.9, 1.9), paint('#e4cc94', rough=1))
    ball((0.4, 0.2, 0.5), 0.22, paint('#3a78d8', rough=0.4), detail=2)
    box((-0.4, -0.3, 0.32), (0.1, 0.6, 0.06), paint('#f4d23a'), bevel=0)


def trampoline():
    """3 m across."""
    ring((0, 0, 0.7), 1.5, 0.1, paint('#2c5aa8'), rot=(0, 0, 0), steps=20)
    cylinder((0, 0, 0.66), 1.42, 0.04, paint('#1c1c24', rough=0.6), sides=20)
    for i in range(6):
        a = math.tau * i / 6
        tube([(1.5 * math.cos(a), 1.5 * math.sin(a), 0), (1.5 * math.cos(a), 1.5 * math.sin(a), 0.7)], 0.05, paint('#8a9098'))


def barbecue(night=False):
    """A kettle grill and two chairs."""
    ball((0, 0, 0.8), 0.36, paint('#c83428', rough=0.3), squash=(1, 1, 0.8), detail=2)
    for i in range(3):
        a = math.tau * i / 3
        tube([(0, 0, 0.7), (0.35 * math.cos(a), 0.35 * math.sin(a), 0)], 0.04, paint('#3a3a42'))
    for x, hue in ((-1.3, '#3f9a6a'), (1.3, '#e8a030')):
        box((x, 0.2, 0.35), (0.6, 0.6, 0.1), paint(hue, rough=0.8), bevel=0)
        box((x, 0.5, 0.4), (0.6, 0.1, 0.6), paint(hue, rough=0.8), bevel=0)
    if night:
        lamp((0, -0.2, 1.2), 12, '#ff8a3a', 0.1)


def doghouse():
    """A red one with a bowl."""
    box((0, 0.5, 0), (1.0, 1.0, 0.7), paint('#c84034', rough=0.8), bevel=0)
    gable((0, 0.5, 0.7), (1.0, 1.0), 0.5, paint('#4a4044'), over=0.12)
    box((0, -0.02, 0), (0.5, 0.05, 0.5), paint('#171218'), bevel=0)
    cylinder((0.8, -0.2, 0), 0.2, 0.12, paint('#3a78d8'), sides=12)


def bins(rnd, count=2):
    """Steel bins with lids, and a bag."""
    for i in range(count):
        cylinder((i * 0.75, 0, 0), 0.3, 0.8, paint('#8a9098', rough=0.5, metal=0.4), sides=14)
        cylinder((i * 0.75, 0, 0.8), 0.34, 0.12, paint('#6a7078', rough=0.5, metal=0.4), sides=14, top=0.12)
    ball((count * 0.75, 0.1, 0.28), 0.34, paint('#23242c', rough=0.4), squash=(1, 1, 0.85), detail=2)


def dumpster(hue='#2f6a4a'):
    """A skip with its lid half up."""
    prism([(-1.1, 0.15), (1.1, 0.15), (1.25, 1.2), (-1.25, 1.2)], 1.3, paint(hue, rough=0.6, worn=0.3))
    box((0, 0.3, 1.2), (2.4, 0.7, 0.08), paint('#1e2a26', rough=0.6), bevel=0)
    for x, c in ((-0.5, '#d8d0c0'), (0.3, '#23242c')):
        ball((x, -0.25, 1.2), 0.34, paint(c, rough=0.8), detail=2)


def power_pole(transformer=False):
    """A pole for alleys, its arm along x."""
    tube([(0, 0, 0), (0, 0, 7.5)], 0.14, paint('#5a4638', rough=0.95))
    box((0, -0.1, 6.9), (2.2, 0.14, 0.16), paint('#5a4638', rough=0.95), bevel=0)
    if transformer:
        cylinder((0.4, 0, 5.6), 0.26, 0.8, paint('#8a9098', rough=0.5), sides=12)


def leaf_pile(rnd):
    """Raked leaves and the rake."""
    for hue in ('#c8581e', '#e8942c', '#a84018'):
        ball((rnd.uniform(-0.4, 0.4), rnd.uniform(-0.3, 0.3), 0.1), rnd.uniform(0.5, 0.8), paint(hue, rough=1), squash=(1, 1, 0.45),
             detail=2)
    tube([(0.8, 0, 0), (1.2, 0.5, 1.4)], 0.04, paint('#c8a878'))
