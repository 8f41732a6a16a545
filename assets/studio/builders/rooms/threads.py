"""The yellow thread: where he was, it is caught on a nail, a chair, a branch."""
import math

from kit.materials import paint
from kit.shapes import tube


def fine_thread(camera, points, origin=(0, 0, 0), size=1.0, hue='#f4d23a'):
    """A yellow thread from the first point to the last, one pixel wide, drawn towards the points between: it hangs and
    lies in curves. `origin` and `size` are those of the group that it is modelled in."""
    middle = [o + p * size for o, p in zip(origin, points[len(points) // 2])]
    pixel = math.dist(camera.eye, middle) / camera.focal / size
    return tube(_curve(points), pixel * 0.55, paint(hue, rough=0.9, glow=0.3))


def _curve(points, steps=6):
    """A smooth line (uniform cubic B-spline) that begins and ends where `points` do and rounds off those between."""
    held = [points[0]] * 2 + list(points) + [points[-1]] * 2
    line = []
    for four in zip(held, held[1:], held[2:], held[3:]):
        for t in (i / steps for i in range(steps)):
            shares = ((1 - t) ** 3, 3 * t**3 - 6 * t**2 + 4, -3 * t**3 + 3 * t**2 + 3 * t + 1, t**3)
            line.append(tuple(sum(share * point[axis] for share, point in zip(shares, four)) / 6 for axis in range(3)))
    return [*line, points[-1]]
