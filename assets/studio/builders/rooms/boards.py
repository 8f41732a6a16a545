"""What hangs on the wall of an office or a classroom, round the origin on y = 0: cork, slate, whiteboard, notices."""
import math
import random

from kit.materials import paint
from kit.shapes import ball, box, plane, sheets, tube

PAPERS = ('#f4eeda', '#f0e2a8', '#dfe8f0', '#f4eeda', '#e8c8b0')


def _frame(width, tall, material, thick=0.05):
    for z in (-tall / 2, tall / 2):
        box((0, -0.02, z - thick / 2), (width + thick, 0.05, thick), material, bevel=0.008)
    for x in (-width / 2, width / 2):
        box((x, -0.02, -tall / 2), (thick, 0.05, tall), material, bevel=0.008)


def corkboard(width=1.6, tall=1.0, papers=9, string=True, seed=5, frame='#6a4428', cork='#b8804a'):
    """Papers, snapshots and pins on cork; with `string` red wool goes from pin to pin."""
    rnd = random.Random(seed)
    plane((0, -0.012, 0), (width, tall), paint(cork, rough=1, worn=0.25, scale=14), rot=(90, 0, 0))
    _frame(width, tall, paint(frame, rough=0.5))
    pins = []
    columns = max(1, round((papers * width / tall) ** 0.5))
    rows = -(-papers // columns)
    for i in range(papers):
        x = (i % columns + 0.5 + rnd.uniform(-0.16, 0.16)) / columns * width * 0.94 - width * 0.47
        z = tall * 0.46 - (i // columns + 0.5 + rnd.uniform(-0.12, 0.12)) / rows * tall * 0.92
        snapshot = rnd.random() < 0.35
        w, h = (0.13, 0.15) if snapshot else (rnd.uniform(0.14, 0.22), rnd.uniform(0.2, 0.28))
        _paper(x, z, w, h, rnd, snapshot)
        ball((x, -0.04, z + h * 0.4), 0.016, paint(rnd.choice(('#d8283a', '#f2c83a', '#2f7fd8')), rough=0.3), detail=1)
        pins.append((x, -0.045, z + h * 0.4))
    if string:
        order = pins[:]
        rnd.shuffle(order)
        tube(order[:max(3, papers * 2 // 3)], 0.006, paint('#d8242c', rough=0.9))


def _paper(x, z, w, h, rnd, snapshot):
    tilt = rnd.uniform(-7, 7)
    plane((x, -0.018 - rnd.random() * 0.006, z), (w, h), paint('#f8f6f0' if snapshot else rnd.choice(PAPERS), rough=0.8),
          rot=(90, tilt, 0))
    if snapshot:
        plane((x, -0.026, z + 0.012), (w * 0.8, h * 0.66), paint(rnd.choice(('#4a6a9a', '#3a3050', '#7a5a3a', '#2a4a3a'))),
              rot=(90, tilt, 0))
        plane((x, -0.028, z - 0.005), (w * 0.3, h * 0.36), paint(rnd.choice(('#f2d23a', '#c8483a', '#6fb4e8'))), rot=(90, tilt, 0))
    else:
        for i in range(4):
            plane((x - (0.1 if i == 3 else 0) * w, -0.027, z + h * (0.26 - i * 0.16)), (w * (0.7 - (0.25 if i == 3 else 0)), h * 0.05),
                  paint('#6a665e'), rot=(90, tilt, 0))


def chalkboard(width=1.8, tall=1.0, hue='#23402f', marks=(), frame='#8a6a40', ink='#e8ecdc', tray=True):
    """A slate with chalk, or in white with a pen's `ink` a whiteboard. `marks` are lines, each a list of (x, z) points."""
    slate = hue != '#f0f2f0'
    plane((0, -0.012, 0), (width, tall), paint(hue, rough=0.8 if slate else 0.15, worn=0.15 if slate else 0, scale=3),
          rot=(90, 0, 0))
    _frame(width, tall, paint(frame, rough=0.5, metal=0 if slate else 0.8))
    for points in marks:
        tube([(x, -0.02, z) for x, z in points], 0.009, paint(ink, rough=0.9))
    if tray:
        box((0, -0.07, -tall / 2 - 0.04), (width * 0.9, 0.1, 0.02), paint(frame, rough=0.5), bevel=0)
        for i, chalk in enumerate(('#f4f4ec', '#f2d23a', '#e88a9a')):
            box((-width * 0.3 + i * 0.12, -0.08, -tall / 2 - 0.02), (0.07, 0.015, 0.015), paint(chalk), bevel=0)
        box((width * 0.3, -0.08, -tall / 2 - 0.02), (0.13, 0.05, 0.04), paint('#4a3a2c'), bevel=0.006)


def scribble(x, z, width, rows, seed=1, step=0.09):
    """Lines of writing nobody can read, for `marks`."""
    rnd = random.Random(seed)
    lines = []
    for row in range(rows):
        left = x
        end = x + width * rnd.uniform(0.55, 1)
        while left < end:
            word = rnd.uniform(0.05, 0.14)
            points = [(left + word * i / 5, z - row * step + (0.014 if i % 2 else -0.014)) for i in range(6)]
            lines.append(points)
            left += word + 0.04
    return lines


def circle(x, z, radius, steps=14):
    """A ring drawn by hand, for `marks`."""
    return [(x + radius * math.cos(i * 2 * math.pi / steps), z + radius * math.sin(i * 2 * math.pi / steps) * 0.9)
            for i in range(steps + 1)]


def chart(width, tall, hues, columns, seed=1, back='#f0ead8', skip=0.0):
    """A printed chart of coloured squares: a periodic table, a timetable, a seating plan."""
    rnd = random.Random(seed)
    plane((0, -0.01, 0), (width, tall), paint(back, rough=0.8), rot=(90, 0, 0))
    unit = width * 0.92 / columns
    rows = int(tall * 0.9 / unit)
    quads = [[] for _ in hues]
    for row in range(rows):
        for column in range(columns):
            if rnd.random() < skip:
                continue
            x, z = -width * 0.46 + column * unit, tall * 0.45 - (row + 1) * unit
            quads[(column * len(hues) // columns + (row > rows / 2)) % len(hues)].append(
                [(x, -0.016, z), (x + unit * 0.84, -0.016, z), (x + unit * 0.84, -0.016, z + unit * 0.84),
                 (x, -0.016, z + unit * 0.84)])
    for corners, hue in zip(quads, hues):
        if corners:
            sheets(corners, paint(hue, rough=0.7), name='chart')


def notice(width=0.3, tall=0.4, paper='#f4eeda', picture=None, ink='#6a665e'):
    """One sheet with a heading, lines and, if `picture` is a hue, a square of it."""
    plane((0, -0.008, 0), (width, tall), paint(paper, rough=0.85), rot=(90, 0, 0))
    if picture:
        plane((0, -0.014, tall * 0.12), (width * 0.74, tall * 0.5), paint(picture, rough=0.8), rot=(90, 0, 0))
    for i in range(2 if picture else 5):
        z = -tall * 0.26 - i * tall * 0.1 if picture else tall * 0.34 - i * tall * 0.15
        plane((0, -0.014, z), (width * (0.76 - 0.14 * (i % 2)), tall * 0.045), paint(ink), rot=(90, 0, 0))
