"""The gym on Picture Day: a painted canvas on its stand, three rows to stand in, lights with umbrellas, the class sign."""
import math

from builders.rooms.shell import boards, room
from kit.camera import FrontCamera
from kit.light import panel, sky
from kit.materials import glow, paint
from kit.shapes import box, cylinder, disc, prism, ring, tube
from kit.stage import group

SIZE = (288, 200)
CAMERA = FrontCamera(eye=(0, -5.5, 1.5), focal=316, vanishing=(144, 98), size=SIZE)
# The canvas hangs here, so wide and so high; the gym goes on to both sides of it.
CANVAS, REACH, TOP = 2.1, 2.62, 3.74
_WALL = 4.2
# Of each row, from the front: its y, and the height that it stands on.
ROWS = ((-0.35, 0.0), (0.35, 0.27), (1.05, 0.9))


def gym():
    """Wall, floor, mats along the wall, and the two lamps of the photographer."""
    room(13, _WALL, 5.2, wall='#c88a52', floor='#c8742a', ceiling='#6a4a34', skirting='#5a2c18', dado=(1.5, paint('#8a3a2a', rough=0.6)))
    boards(13, _WALL, '#e08a34', '#8a4416', 0.28)
    box((0, -0.9, 0.005), (13, 0.06, 0.006), paint('#f8f0dc', rough=0.2), bevel=0)
    for side in (-1, 1):
        for i in range(3):
            box((side * (2.75 + i * 0.72), _WALL - 0.16, 0.16), (0.68, 0.14, 1.5), paint(('#2f5ea8', '#b8342c')[i % 2], rough=0.5), bevel=0.05)
        _umbrella(side)
    _risers()


def _risers():
    """A bench for the first row, and two steps behind it."""
    wood, edge = paint('#9a5a2c', rough=0.6, worn=0.2), paint('#5a3018', rough=0.7)
    (front, _), (middle, low), (back, high) = ROWS
    box((0, front + 0.08, 0.34), (3.2, 0.3, 0.06), wood, bevel=0.01)
    for y, z in ((middle, low), (back, high)):
        box((0, y + 0.05, 0), (4.1, 0.62, z - 0.05), edge, bevel=0)
        box((0, y + 0.05, z - 0.05), (4.2, 0.66, 0.05), wood, bevel=0.01)


def _umbrella(side):
    """A lamp that shines into a white umbrella, on its stand."""
    x, y = side * 2.98, 1.1
    steel = paint('#2a2a30', rough=0.4, metal=0.5)
    tube([(x, y, 0), (x, y, 3.0)], 0.022, steel)
    for way in (-1, 0, 1):
        tube([(x, y, 0.5), (x + way * 0.32, y - 0.12, 0)], 0.018, steel)
    with group(at=(x - side * 0.06, y - 0.1, 3.0), turn=side * 30):
        cylinder((0, 0.34, 0), 0.62, 0.26, paint('#f6f0e0', rough=0.8, glow=0.22), rot=(90, 0, 0), sides=8, top=0.04)
        for i in range(8):
            a = math.tau * (i + 0.5) / 8
            tube([(0, 0.06, 0), (0.6 * math.cos(a), 0.32, 0.6 * math.sin(a))], 0.012, paint('#8a8478', rough=0.6))
        box((0, 0.5, -0.08), (0.16, 0.24, 0.16), paint('#1c1c22', rough=0.5), bevel=0.02)


def canvas(hue, worn=0.5, lean=0, frame='#d8d4c8'):
    """The backdrop, mottled with a broad brush, on its stand; its rod hangs down on one side by `lean` degrees."""
    cloth = paint(hue, rough=0.95, worn=worn, scale=1.3)
    with group(at=(0, CANVAS, 0)):
        for x in (-REACH - 0.06, REACH + 0.06):
            tube([(x, 0.02, 0), (x, 0.02, TOP + 0.08)], 0.026, paint(frame, rough=0.35, metal=0.4))
        drop = math.tan(math.radians(lean)) * REACH
        prism([(-REACH, 0), (REACH, 0), (REACH, TOP - drop), (-REACH, TOP + drop)], 0.02, cloth)
        tube([(-REACH - 0.14, -0.02, TOP + drop), (REACH + 0.14, -0.02, TOP - drop)], 0.045, paint(frame, rough=0.35, metal=0.4))


def paint_on(outline, hue, glow_by=0.0, y=0.0):
    """A flat shape on the canvas, given as points (x, z)."""
    prism(outline, 0.012, paint(hue, rough=0.95, glow=glow_by), at=(0, CANVAS - 0.02 - y, 0))


def spot_on(x, z, radius, hue, y=0.0, glow_by=0.0):
    """A round of colour on the canvas."""
    disc((x, CANVAS - 0.022 - y, z), radius, paint(hue, rough=0.95, glow=glow_by), sides=40)


def line_on(points, hue, thick=0.02, strength=0.0, y=0.0):
    """A line on the canvas through points (x, z); with a `strength` it shines."""
    material = glow(hue, strength) if strength else paint(hue, rough=0.9)
    tube([(x, CANVAS - 0.03 - y, z) for x, z in points], thick, material)


def arc_on(x, z, radius, start, end, hue, thick=0.02):
    """A part of a circle on the canvas."""
    ring((x, CANVAS - 0.03, z), radius, thick, paint(hue, rough=0.9), start=start, end=end)


def flash(key='#fff2e0', fill='#dfe6ff', energy=1.0, warm='#ffe8c8'):
    """The light of the photograph: a key from the left, half of it from the right, and what the gym's own lamps give."""
    sky([(0, warm), (1, '#bcd0e8')], 0.38)
    panel((-2.7, -4.2, 3.5), (0, 0.4, 1.5), (1.6, 1.6), 330 * energy, key)
    panel((2.9, -4.0, 2.9), (0.2, 0.4, 1.4), (1.6, 1.6), 130 * energy, fill)
    panel((0, 1.3, 4.6), (0, 0.6, 1.6), (4.2, 0.8), 120 * energy, key)
