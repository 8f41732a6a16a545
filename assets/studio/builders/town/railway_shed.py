"""The old railway shed on Depot Lane: gray boards and a clock that stopped at 8:20, a semaphore, a stack of ties."""
import math

from builders.town.parts import boards
from kit.light import lamp
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, disc, prism, tube
from kit.stage import group

_GRAY = '#a8aaac'


def railway_shed(night):
    """11 m wide, 8 m deep, long and low; sliding doors, which stand ajar, and a clock over them. Returns the objects of
    the `door` and of the `clock`."""
    spots = {}
    wall = boards(_GRAY, '#5a5c62')
    roof = paint('#6a6e76', rough=0.8, worn=0.5, scale=0.9)
    box((0, 4, 0.5), (11, 8, 3.9), wall, bevel=0)
    box((0, 4, 0), (11.4, 8.4, 0.5), paint('#6a5a4a', rough=0.95, worn=0.4), bevel=0)
    with group(at=(0, 4, 4.4), turn=90):
        prism([(-4.6, 0), (4.6, 0), (4.6, 0.2), (0, 2.9), (-4.6, 0.2)], 12.2, roof)
    for i in range(9):
        box((-5.4 + i * 1.35, -0.5 - 0.1, 4.3), (0.5, 0.9, 0.08), paint('#565a62', rough=0.9), bevel=0)
    box((0, -1.2, 0), (12, 2.2, 0.5), paint('#8a7c6c', rough=0.9, worn=0.4), bevel=0)
    with group() as spots['door']:
        ajar = 0.5 if night else 0.2
        box((-1.2, -0.1, 0.5), (3.2, 0.1, 3.0), paint('#14121a') if not night else glow('#ffb45e', 1.3), bevel=0)
        for x, shift in ((-2.1, -ajar), (-0.3, ajar)):
            box((x + shift, -0.2, 0.5), (1.75, 0.12, 3.0), boards('#8c9094', '#4a4c52'), bevel=0)
            for a, b in ((0.6, 3.4), (3.4, 0.6)):
                tube([(x + shift - 0.8, -0.3, a), (x + shift + 0.8, -0.3, b)], 0.08, paint('#c8ccd0', rough=0.8))
        box((-1.2, -0.3, 3.5), (4.6, 0.1, 0.14), paint('#3a3c44', metal=0.5), bevel=0)
    with group() as spots['clock']:
        cylinder((-1.2, -0.3, 4.55), 0.72, 0.26, paint('#23303a', rough=0.5), rot=(90, 0, 0), sides=28)
        disc((-1.2, -0.6, 4.55), 0.6, paint('#f4ecd4', rough=0.5, glow=0.5 if night else 0.1), sides=28)
        for angle, length in ((120, 0.5), (250, 0.34)):
            a = math.radians(angle)
            tube([(-1.2, -0.64, 4.55), (-1.2 + length * math.sin(a), -0.64, 4.55 + length * math.cos(a))], 0.05, paint('#16141c'))
    for x in (2.4, 4.2):
        box((x, -0.06, 1.9), (1.1, 0.1, 1.2), paint('#dcdcd8', rough=0.7), bevel=0)
        box((x, -0.12, 2.0), (0.9, 0.06, 1.0), paint('#2a3648', rough=0.06), bevel=0)
        box((x, -0.16, 2.45), (0.9, 0.04, 0.06), paint('#dcdcd8'), bevel=0)
    for x in (3.4, 4.3):
        cylinder((x, -1.3, 0.5), 0.34, 0.9, paint('#6a7680', rough=0.6, worn=0.4), sides=14)
    if night:
        lamp((-1.2, -1.8, 3.6), 50, '#ffb45e', 0.2)
    return spots


def semaphore(night, tremble=0.0):
    """A lattice post, its arm up by day, `tremble` metres higher at its tip, and down by night."""
    steel = paint('#c8ccd0', rough=0.5)
    for dx in (-0.16, 0.16):
        tube([(dx, 0, 0), (dx * 0.6, 0, 6.8)], 0.06, steel)
    for i in range(9):
        tube([(-0.16, 0, i * 0.75), (0.14, 0, i * 0.75 + 0.75)], 0.03, steel)
    ball((0, 0, 6.95), 0.16, paint('#c8322c'), detail=2)
    tip = (1.9, 6.2 + tremble) if not night else (1.5, 5.0)
    dx, dz = tip[0], tip[1] - 6.2
    size = math.hypot(dx, dz)
    nx, nz = -dz / size * 0.2, dx / size * 0.2
    prism([(-nx, 6.2 - nz), (tip[0] - nx, tip[1] - nz), (tip[0] + nx, tip[1] + nz), (nx, 6.2 + nz)], 0.08, paint('#d8302a', rough=0.5), at=(0, -0.2, 0))
    a, b = 0.68, 0.8
    prism([(dx * a - nx, 6.2 + dz * a - nz), (dx * b - nx, 6.2 + dz * b - nz), (dx * b + nx, 6.2 + dz * b + nz), (dx * a + nx, 6.2 + dz * a + nz)], 0.1,
          paint('#f8f4e8', rough=0.5), at=(0, -0.22, 0))


def switch_lantern(night, hue):
    """The lantern of a switch, with its lever; by night it shines in a hue."""
    box((0, 0, 0), (0.5, 0.5, 0.24), paint('#2a2e34'), bevel=0.02)
    cylinder((0, 0, 0.2), 0.1, 0.5, paint('#2a2e34'))
    box((0, 0, 0.7), (0.36, 0.36, 0.42), paint('#1c2024', rough=0.5), bevel=0.03)
    ball((0, -0.2, 0.92), 0.14, glow(hue, 12) if night else paint('#2f7a4a', rough=0.1), squash=(1, 0.5, 1), detail=2)
    tube([(0.3, 0, 0.2), (0.75, -0.1, 1.0)], 0.045, paint('#d8b048', rough=0.2, metal=0.7))
    if night:
        lamp((0, -0.7, 0.95), 130, hue, 0.15)


def sleepers(rows=3):
    """A stack of old ties."""
    for row in range(rows):
        for i in range(4):
            along = row % 2
            size = (2.6, 0.26, 0.22) if along else (0.26, 2.6, 0.22)
            at = (0, -0.9 + i * 0.6, row * 0.22) if along else (-0.9 + i * 0.6, 0, row * 0.22)
            box(at, size, paint('#5a4434', rough=0.95, worn=0.4), bevel=0)
