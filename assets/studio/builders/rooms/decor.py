"""What hangs on walls and lies on floors: frames, mirrors, pennants, clocks, rugs, plants, balls, clothes."""

import math
import random

from kit.lettering import dotted, write
from kit.materials import paint
from kit.shapes import ball, box, cylinder, disc, plane, ring, rock, sheets, tube
from kit.stage import group

LEAF = ('#2f5a34', '#4a7a3a', '#6a9a44')


def framed(at, size, frame='#6a4028', ground='#d8c8a0', marks=(), mat=None):
    """A picture on a wall, centred on `at` (y is the wall). `marks`: ('box'|'ball', x, z, w, h, hue) in shares of the
    picture from its middle, so that each frame shows something of its own."""
    x, y, z = at
    w, h = size
    box((x, y - 0.02, z - h / 2), (w, 0.04, h), paint(frame, rough=0.4), bevel=0.008)
    edge = 0.05 * min(1, w * 2)
    if mat:
        plane((x, y - 0.042, z), (w - edge, h - edge), paint(mat, rough=0.9), rot=(90, 0, 0))
        edge *= 2.4
    w, h = w - edge * 1.4, h - edge * 1.4
    plane((x, y - 0.044, z), (w, h), paint(ground, rough=0.8), rot=(90, 0, 0))
    for i, (kind, dx, dz, mw, mh, hue) in enumerate(marks):
        depth = y - 0.047 - i * 0.001
        if kind == 'ball':
            disc((x + dx * w, depth, z + dz * h), mw * w / 2, paint(hue, rough=0.8), squash=mh / mw * h / w)
        else:
            plane((x + dx * w, depth, z + dz * h), (mw * w, mh * h), paint(hue, rough=0.8), rot=(90, 0, 0))


PORTRAIT = (
    ('ball', 0, 0.12, 0.42, 0.4, '#c89a78'),
    ('box', 0, -0.32, 0.7, 0.34, '#2c3450'),
    ('ball', 0, 0.26, 0.46, 0.22, '#3a2418'),
)
LANDSCAPE = (
    ('box', 0, 0.25, 1, 0.5, '#8ab8d0'),
    ('ball', -0.2, -0.1, 0.9, 0.5, '#5a8a5a'),
    ('box', 0, -0.36, 1, 0.28, '#3f6a44'),
    ('ball', 0.25, 0.28, 0.14, 0.2, '#f4d890'),
)
TEAM = (
    ('box', 0, -0.3, 0.9, 0.3, '#4a7a3a'),
    ('box', -0.3, -0.05, 0.16, 0.36, '#b82c34'),
    ('box', -0.08, -0.05, 0.16, 0.36, '#b82c34'),
    ('box', 0.14, -0.05, 0.16, 0.36, '#b82c34'),
    ('box', 0.34, -0.1, 0.12, 0.28, '#f0d040'),
    ('ball', -0.3, 0.2, 0.13, 0.18, '#e0b090'),
    ('ball', -0.08, 0.2, 0.13, 0.18, '#a87858'),
    ('ball', 0.14, 0.2, 0.13, 0.18, '#e0b090'),
    ('ball', 0.34, 0.1, 0.12, 0.16, '#6fb4e8'),
)


def poster(camera, at, size, ground, body=None, ink='#f4ead0', marks=(), turn=0):
    """Paper on a wall with drawn marks as `framed` and a line of dotted letters near its lower edge."""
    x, y, z = at
    w, h = size
    plane((x, y - 0.008, z), (w, h), paint(ground, rough=0.85), rot=(90, turn, 0))
    for i, (kind, dx, dz, mw, mh, hue) in enumerate(marks):
        if kind == 'ball':
            disc((x + dx * w, y - 0.011 - i * 0.001, z + dz * h), mw * w / 2, paint(hue, rough=0.85), squash=mh / mw * h / w)
        else:
            plane((x + dx * w, y - 0.011 - i * 0.001, z + dz * h), (mw * w, mh * h), paint(hue, rough=0.85), rot=(90, 0, 0))
    if body:
        write(body, camera, (x, y - 0.03, z - h * 0.38), paint(ink, rough=0.85))


def drawing(camera, at, rows, inks):
    """Pixels on a wall: rows of letters, `inks` gives each its hue; a dot is one pixel of the picture."""
    for ink, hue in inks.items():
        dots = [(c, r) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == ink]
        if dots:
            dotted((dots, len(rows[0]), len(rows)), camera, at, paint(hue, rough=0.85))


def pennant(camera, at, width=0.9, height=0.34, hue='#d83c44', band='#f4d848', body=None, ink='#fff0c0'):
    """A long triangle of felt pointing right, pinned on the wall at `at`, its middle."""
    x, y, z = at
    a, b = x - width / 2, x + width / 2
    sheets(
        [[(a, y - 0.01, z - height / 2), (b, y - 0.01, z - 0.015), (b, y - 0.01, z + 0.015), (a, y - 0.01, z + height / 2)]],
        paint(hue, rough=0.95),
    )
    sheets(
        [
            [
                (a, y - 0.013, z - height / 2),
                (a + 0.07, y - 0.013, z - height * 0.47),
                (a + 0.07, y - 0.013, z + height * 0.47),
                (a, y - 0.013, z + height / 2),
            ]
        ],
        paint(band, rough=0.95),
    )
    if body:
        write(body, camera, (x - width * 0.14, y - 0.02, z), paint(ink, rough=0.9))


def mirror(at, size, frame='#c8a050', oval=False):
    """A looking glass on a wall; `at` is its middle. What it shows is the room itself."""
    x, y, z = at
    w, h = size
    silver = paint('#dfe6ee', rough=0.03, metal=1)
    if oval:
        disc((x, y - 0.03, z), w / 2, silver, squash=h / w, sides=40)
        points = [(x + w / 2 * math.cos(a), y - 0.03, z + h / 2 * math.sin(a)) for a in (i * math.tau / 32 for i in range(32))]
        tube(points, 0.035, paint(frame, rough=0.3, metal=0.7), closed=True)
    else:
        box((x, y - 0.02, z - h / 2), (w, 0.04, h), paint(frame, rough=0.3, metal=0.5), bevel=0.01)
        plane((x, y - 0.045, z), (w - 0.1, h - 0.1), silver, rot=(90, 0, 0))


def clock_804(at, radius=0.18, rim='#2a2830', face='#f4f0e0'):
    """A wall clock that stopped at 8:04."""
    x, y, z = at
    cylinder((x, y, z), radius, 0.05, paint(rim, rough=0.4), rot=(90, 0, 0), sides=32)
    disc((x, y - 0.055, z), radius * 0.86, paint(face, rough=0.6), sides=32)
    ink = paint('#1a1820', rough=0.6)
    for i in range(12):
        a = i * math.tau / 12
        box(
            (x + 0.74 * radius * math.sin(a), y - 0.058, z + 0.74 * radius * math.cos(a) - 0.008),
            (0.016, 0.004, 0.016),
            ink,
            bevel=0,
        )
    for hour, length, thick in ((8.07 / 12, 0.42, 0.014), (4 / 60, 0.66, 0.01)):
        a = hour * math.tau
        tube([(x, y - 0.064, z), (x + length * radius * math.sin(a), y - 0.064, z + length * radius * math.cos(a))], thick, ink)


def rug(at, size, hues=('#7a2a4a', '#d8a83a', '#3a2a4a'), fringe=True):
    """A carpet with a border and a field of lozenges, lying at `at`."""
    x, y, z = at
    w, d = size
    box((x, y, z), (w, d, 0.012), paint(hues[0], rough=1), bevel=0)
    box((x, y, z + 0.002), (w - 0.16, d - 0.16, 0.012), paint(hues[1], rough=1), bevel=0)
    box((x, y, z + 0.004), (w - 0.24, d - 0.24, 0.012), paint(hues[2], rough=1), bevel=0)
    quads = ([], [])
    columns, rows = max(2, int(w / 0.4)), max(2, int(d / 0.4))
    for i in range(columns):
        for j in range(rows):
            cx, cy = x + (i + 0.5 - columns / 2) * (w - 0.3) / columns, y + (j + 0.5 - rows / 2) * (d - 0.3) / rows
            rx, ry = (w - 0.3) / columns * 0.44, (d - 0.3) / rows * 0.44
            quads[(i + j) % 2].append(
                [(cx - rx, cy, z + 0.018), (cx, cy - ry, z + 0.018), (cx + rx, cy, z + 0.018), (cx, cy + ry, z + 0.018)]
            )
    for corners, hue in zip(quads, hues[:2]):
        if corners:
            sheets(corners, paint(hue, rough=1))
    if fringe:
        for i in range(int(d / 0.07)):
            for side in (-1, 1):
                box(
                    (x + side * (w / 2 + 0.03), y - d / 2 + (i + 0.5) * 0.07, z),
                    (0.07, 0.02, 0.008),
                    paint('#e8d8b0', rough=1),
                    bevel=0,
                )


def round_rug(at, radius, hues=('#7a2a6a', '#d86a8a', '#f4b46a'), squash=0.72):
    """Rings of braided wool, wider than deep."""
    x, y, z = at
    for i, hue in enumerate(hues):
        thing = cylinder((x, y, z), radius * (1 - i / len(hues)), 0.012 + i * 0.004, paint(hue, rough=1), sides=40)
        thing.scale = (1.25, squash, 1)


def plant(height=0.9, pot='#b8643c', seed=1, kind='palm', hues=LEAF):
    """A pot plant on z = 0: 'palm' with bowed fronds, 'bush', or 'fern' that hangs over."""
    rnd = random.Random(seed)
    tall = min(0.3, height * 0.35)
    cylinder((0, 0, 0), tall * 0.36, tall, paint(pot, rough=0.6), top=tall * 0.52)
    cylinder((0, 0, tall - 0.01), tall * 0.46, 0.012, paint('#2c1c14', rough=1))
    if kind == 'bush':
        for i in range(7):
            rock(
                (rnd.uniform(-0.1, 0.1) * height, rnd.uniform(-0.1, 0.1) * height, tall + rnd.uniform(0.12, 0.5) * height),
                height * 0.17,
                paint(hues[i % len(hues)], rough=0.9),
                detail=3,
            )
        return
    for i in range(12):
        a, out = i * 2.4, height * rnd.uniform(0.28, 0.5)
        up = height - tall if kind == 'palm' else height * 0.3
        end = (
            out * math.cos(a),
            out * math.sin(a),
            tall + up * rnd.uniform(0.35, 0.75) - (0.35 * height if kind == 'fern' else 0),
        )
        top = (end[0] * 0.55, end[1] * 0.55, tall + up * rnd.uniform(0.75, 1.0))
        tube([(0, 0, tall - 0.02), top, end], [0.012, 0.035 * height + 0.008, 0.004], paint(hues[i % len(hues)], rough=0.7))


def football(at, turn=0):
    """An American football that lies on its side at `at`."""
    with group(at=at, turn=turn):
        ball((0, 0, 0.1), 0.1, paint('#8a4020', rough=0.6), squash=(1.55, 1, 1))
        box((0, -0.03, 0.19), (0.13, 0.012, 0.012), paint('#f4f0e4'), bevel=0)
        for i in range(4):
            box((-0.05 + i * 0.033, -0.03, 0.19), (0.008, 0.04, 0.014), paint('#f4f0e4'), bevel=0)


def sneaker(at, turn=0, size=1.0, hue='#f0ece0', sole='#ffffff', stripe='#c8323a', lace='#f4d23a'):
    """A left basketball shoe, its toe towards -y, 0.28 m long; `size` 1 is a size five."""
    with group(at=at, turn=turn, size=size):
        box((0, 0, 0), (0.1, 0.28, 0.035), paint(sole, rough=0.6), bevel=0.015)
        box((0, 0.03, 0.025), (0.092, 0.2, 0.07), paint(hue, rough=0.8), bevel=0.03)
        ball((0, -0.085, 0.045), 0.05, paint(hue, rough=0.8), squash=(0.95, 1.15, 0.8))
        box((0, 0.075, 0.06), (0.088, 0.12, 0.1), paint(hue, rough=0.8), bevel=0.035)
        cylinder((0, 0.08, 0.155), 0.032, 0.006, paint('#2a2028'))
        for side in (-1, 1):
            box((side * 0.047, 0.03, 0.05), (0.006, 0.1, 0.03), paint(stripe), bevel=0, rot=(25, 0, 0))
        for i in range(4):
            tube(
                [(-0.035, -0.045 + i * 0.026, 0.088 + i * 0.013), (0.035, -0.035 + i * 0.026, 0.09 + i * 0.013)],
                0.007,
                paint(lace, rough=0.9),
            )


def heap(at, hue, size=0.25, seed=1):
    """Clothes where they fell."""
    rock((at[0], at[1], at[2] + size * 0.2), size, paint(hue, rough=1), squash=(1.3, 0.9, 0.45), rough=0.5, detail=3)
    ring(
        (at[0] + size * 0.5, at[1] - 0.02, at[2] + 0.04),
        size * 0.4,
        0.035,
        paint(hue, rough=1),
        rot=(10, 0, seed * 40),
        start=0,
        end=200,
    )


def footprints(points, hue='#2c3a4a', rough=0.08, z=0.008):
    """Small wet prints of sneakers; points: (x, y, turn in degrees), left and right in turn."""
    corners = []
    for i, (x, y, turn) in enumerate(points):
        a = math.radians(turn)
        for along, half, long in ((0.05, 0.035, 0.07), (-0.07, 0.027, 0.04)):
            cx, cy = along * -math.sin(a), along * math.cos(a)
            side = 0.06 if i % 2 else -0.06
            px, py = x + cx + side * math.cos(a), y + cy + side * math.sin(a)
            u, v = (half * math.cos(a), half * math.sin(a)), (-long * math.sin(a), long * math.cos(a))
            corners.append(
                [
                    (px - u[0] - v[0], py - u[1] - v[1], z),
                    (px + u[0] - v[0], py + u[1] - v[1], z),
                    (px + u[0] + v[0], py + u[1] + v[1], z),
                    (px - u[0] + v[0], py - u[1] + v[1], z),
                ]
            )
    return sheets(corners, paint(hue, rough=rough))


def cassette(at, turn=0, size=1.0, hue='#16141c', label=None):
    """A cassette that lies at `at`, 0.1 m long; black and without a label unless `label` is a hue."""
    with group(at=at, turn=turn, size=size):
        box((0, 0, 0), (0.1, 0.064, 0.012), paint(hue, rough=0.4), bevel=0.003)
        if label:
            box((0, 0.006, 0.011), (0.084, 0.034, 0.003), paint(label, rough=0.8), bevel=0)
        for x in (-0.022, 0.022):
            cylinder((x, 0, 0.011), 0.009, 0.004, paint('#e8e4d8'), sides=12)
