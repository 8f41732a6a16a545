"""A clock on a wall: it stopped when the power failed, and its strokes are whole pixels wherever it hangs."""
import math

from kit.materials import paint
from kit.shapes import cylinder, disc, tube

_POWER_FAILED = (8, 4)


def stopped_clock(camera, at, radius=0.2, time=_POWER_FAILED, rim='#2a2830', face='#f4f0e0', ink='#1a1820', shine=0.0, depth=None):
    """A wall clock that faces the viewer, with twelve ticks (four where it is small), and its hands at `time`, by default 8:04.
    `camera` gives the width of a pixel at its depth, which is `depth` (y in metres) where it hangs in a group that is turned;
    `shine` lights its face by night."""
    x, y, z = at
    pixel = camera.metres_per_pixel(y if depth is None else depth)
    cylinder((x, y, z), radius, 0.05, paint(rim, rough=0.4), rot=(90, 0, 0), sides=32)
    disc((x, y - 0.055, z), max(radius * 0.86, radius - 1.4 * pixel), paint(face, rough=0.6, glow=shine), sides=32)
    black = paint(ink, rough=0.6)

    def stroke(turns, inner, outer, wide, lift=0.06):
        s, c = math.sin(turns * math.tau), math.cos(turns * math.tau)
        tube([(x + inner * s, y - lift, z + inner * c), (x + outer * s, y - lift, z + outer * c)], wide, black)

    small = radius < 7 * pixel
    edge = radius * 0.8
    for i in range(0, 12, 3 if small else 1):
        stroke(i / 12, edge - (1.2 if i % 3 else 2.0) * pixel, edge, 0.34 * pixel)
    hour, minute = time
    stroke((hour + minute / 60) / 12, 0, radius * 0.46, 0.62 * pixel, 0.066)
    stroke(minute / 60, 0, radius * 0.72, 0.42 * pixel, 0.066)
