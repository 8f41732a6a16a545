"""Bars, bunks, cones, tape: what the law has. Fronts face -y."""
import math

from kit.materials import paint
from kit.shapes import box, cylinder, plane, prism, sheets, tube
from kit.stage import group


def bars(width, tall=2.4, hue='#4a5058', gap=0.13, door=None, open_at=0):
    """A grating of round bars on y = 0, its left end at the origin; `door` is (left, width) of a gate that may stand open by
    `open_at` degrees."""
    steel = paint(hue, rough=0.35, metal=0.7, worn=0.15)
    spans = [(0, width)] if door is None else [(0, door[0]), (door[0] + door[1], width)]
    for left, right in spans:
        _grate(left, right, tall, gap, steel)
    if door:
        box((door[0], 0, 0), (0.06, 0.07, tall), steel, bevel=0)
        box((door[0] + door[1], 0, 0), (0.06, 0.07, tall), steel, bevel=0)
        box((door[0] + door[1] / 2, 0, tall - 0.06), (door[1], 0.07, 0.06), steel, bevel=0)
        with group(at=(door[0], 0, 0), turn=-open_at):
            _grate(0.05, door[1] - 0.05, tall - 0.12, gap, steel)
            box((door[1] - 0.14, -0.03, tall * 0.42), (0.16, 0.09, 0.22), steel, bevel=0.01)
            cylinder((door[1] - 0.14, -0.07, tall * 0.42 + 0.1), 0.025, 0.02, paint('#0c0c10'), rot=(90, 0, 0), sides=10)


def _grate(left, right, tall, gap, steel):
    if right - left < 0.05:
        return
    for z in (0.06, tall * 0.52, tall - 0.1):
        box(((left + right) / 2, 0, z), (right - left, 0.025, 0.06), steel, bevel=0)
    count = max(1, round((right - left) / gap))
    for i in range(count + 1):
        cylinder((left + (right - left) * i / count, 0, 0), 0.022, tall, steel, sides=10)


def bunk(width=1.9, hue='#5a6a72', blanket='#7a7464', made=True):
    """A steel shelf of a bed on two chains, its back on y = 0; the mattress is rolled up where it is not `made`."""
    steel = paint(hue, rough=0.4, metal=0.5)
    box((0, -0.38, 0.42), (width, 0.76, 0.05), steel, bevel=0.008)
    for x in (-width / 2 + 0.06, width / 2 - 0.06):
        tube([(x, -0.72, 0.46), (x, 0, 1.15)], 0.012, paint('#8a9094', rough=0.3, metal=0.8))
    if made:
        box((0, -0.39, 0.47), (width - 0.06, 0.7, 0.1), paint('#d0ccbc', rough=0.95), bevel=0.04)
        box((width * 0.12, -0.4, 0.53), (width * 0.72, 0.74, 0.06), paint(blanket, rough=0.98, worn=0.2), bevel=0.025)
        box((-width / 2 + 0.22, -0.38, 0.55), (0.34, 0.5, 0.1), paint('#e0dccc', rough=0.95), bevel=0.045)
    else:
        cylinder((-width / 2 + 0.2, -0.7, 0.62), 0.15, 0.64, paint('#d0ccbc', rough=0.95), rot=(-90, 0, 0), sides=18)
        box((width * 0.2, -0.38, 0.47), (0.5, 0.4, 0.08), paint(blanket, rough=0.98), bevel=0.03)


def cone(hue='#f0641e'):
    """A traffic cone, 0.7 m tall, round the origin."""
    box((0, 0, 0), (0.38, 0.38, 0.04), paint(hue, rough=0.6), bevel=0.01)
    cylinder((0, 0, 0.03), 0.15, 0.66, paint(hue, rough=0.55), top=0.03)
    for low, high in ((0.2, 0.34), (0.42, 0.52)):
        radius = [0.153 - 0.12 * (z - 0.03) / 0.66 for z in (low, high)]
        cylinder((0, 0, low), radius[0], high - low, paint('#f4f0e4', rough=0.4), top=radius[1])


def police_tape(a, b, sag=0.08, tall=0.09, stripe=0.22):
    """Yellow tape with black bars from a to b, upright, hanging `sag` metres in the middle."""
    length = math.dist(a, b)
    count = max(4, int(length / (stripe / 2)))
    quads = ([], [])

    def at(t, lift):
        x, y, z = (p + (q - p) * t for p, q in zip(a, b))
        return (x, y, z - sag * 4 * t * (1 - t) + lift)
    for i in range(count):
        t0, t1 = i / count, (i + 1) / count
        lean = tall * 0.5 / length
        quads[i % 3 == 2].append([at(t0, 0), at(t1, 0), at(min(1, t1 + lean), tall), at(min(1, t0 + lean), tall)])
    for corners, hue in zip(quads, ('#f4c81e', '#1c1a20')):
        sheets(corners, paint(hue, rough=0.5, glow=0.06), name='tape')


def bench(width=1.8, hue='#8a6238', leg='#3a3e44'):
    """A bench of slats with a back, to wait on; its back on y = 0."""
    wood = paint(hue, rough=0.5, worn=0.2)
    for i in range(3):
        box((0, -0.12 - i * 0.14, 0.44), (width, 0.12, 0.035), wood, bevel=0.01)
    for z in (0.58, 0.74):
        box((0, -0.03, z), (width, 0.03, 0.12), wood, bevel=0.01, rot=(-8, 0, 0))
    for x in (-width / 2 + 0.12, width / 2 - 0.12):
        for y in (-0.08, -0.42):
            box((x, y, 0), (0.045, 0.045, 0.44), paint(leg, rough=0.4, metal=0.5), bevel=0)
        box((x, -0.04, 0.4), (0.045, 0.03, 0.46), paint(leg, rough=0.4, metal=0.5), bevel=0)


def board_of_keys(hooks=8, bare=None, hue='#5a3a24'):
    """Keys on hooks in two rows, on y = 0 round the origin; hook `bare` is empty."""
    columns = hooks // 2
    box((0, -0.01, -0.2), (columns * 0.13 + 0.08, 0.03, 0.44), paint(hue, rough=0.5), bevel=0.01)
    for i in range(hooks):
        x, z = (i % columns - (columns - 1) / 2) * 0.13, 0.12 - (i // columns) * 0.2
        cylinder((x, -0.03, z), 0.008, 0.03, paint('#d8b048', metal=1, rough=0.2), rot=(90, 0, 0), sides=8)
        if i != bare:
            plane((x, -0.05, z - 0.06), (0.05, 0.07), paint(('#e8dcc0', '#c83a2c', '#3a7ab8')[i % 3], rough=0.6), rot=(90, 8 * (i % 3 - 1), 0))
            box((x + 0.012, -0.06, z - 0.13), (0.014, 0.008, 0.07), paint('#c8ccd0', metal=1, rough=0.25), bevel=0)


def safe(tall=1.1, hue='#3a4248'):
    """A square safe with a wheel and a dial; its front on y = 0."""
    steel = paint(hue, rough=0.35, metal=0.5)
    box((0, 0.35, 0), (tall * 0.8, 0.7, tall), steel, bevel=0.03)
    box((0, -0.02, tall * 0.07), (tall * 0.66, 0.05, tall * 0.86), steel, bevel=0.02)
    cylinder((-tall * 0.08, -0.04, tall * 0.58), 0.07, 0.04, paint('#c0c4c8', rough=0.2, metal=1), rot=(90, 0, 0))
    prism([(-0.14, -0.012), (0.14, -0.012), (0.14, 0.012), (-0.14, 0.012)], 0.03, paint('#c0c4c8', rough=0.2, metal=1),
          at=(tall * 0.12, -0.08, tall * 0.4), rot=(0, 30, 0))
