"""A kid's BMX bicycle and a rack to lean it on."""
import math

from kit.materials import paint
from kit.shapes import box, ring, tube


def bicycle(colour):
    """Stands along x on its wheels, front towards -x."""
    tyre, frame, steel = paint('#17151d', rough=0.8), paint(colour, rough=0.3), paint('#c9ced8', rough=0.25, metal=1)
    hubs = [(-0.52, 0, 0.3), (0.52, 0, 0.3)]
    for hub in hubs:
        ring(hub, 0.27, 0.042, tyre)
        ring(hub, 0.2, 0.012, steel)
        for angle in range(0, 180, 45):
            a = math.radians(angle)
            x, z = 0.25 * math.cos(a), 0.25 * math.sin(a)
            tube([(hub[0] - x, 0, hub[2] - z), (hub[0] + x, 0, hub[2] + z)], 0.006, steel)
    crank, seat, head = (0.02, 0, 0.32), (0.2, 0, 0.72), (-0.34, 0, 0.78)
    for a, b in ((crank, seat), (crank, head), (seat, head), (seat, hubs[1]), (crank, hubs[1])):
        tube([a, b], 0.036, frame)
    tube([head, hubs[0]], 0.04, steel)
    tube([head, (-0.33, 0, 0.98)], 0.035, steel)
    tube([(-0.36, -0.28, 1.0), (-0.33, -0.1, 0.96), (-0.33, 0.1, 0.96), (-0.36, 0.28, 1.0)], 0.034, tyre)
    tube([seat, (0.24, 0, 0.86)], 0.03, steel)
    box((0.25, 0, 0.84), (0.34, 0.14, 0.08), tyre, bevel=0.03)
    ring(crank, 0.1, 0.025, steel)


def rack(length, hoops):
    """A bar of hoops along x to lean bicycles on."""
    steel = paint('#7f8a96', rough=0.35, metal=0.8)
    for i in range(hoops):
        x = -length / 2 + (i + 0.5) * length / hoops
        tube([(x - 0.16, 0, 0), (x - 0.16, 0, 0.6), (x, 0, 0.72), (x + 0.16, 0, 0.6), (x + 0.16, 0, 0)], 0.035, steel)
    box((0, 0, 0.02), (length, 0.08, 0.06), steel, bevel=0.01)
