"""What lies under roofs: an A of rafters, a gable with a round hole, a dress form, a telescope, bedrolls, plastic stars."""
import math

from kit.materials import glow, material_of, paint
from kit.shapes import ball, box, cylinder, prism, ring, sheets, tube


def a_roof(half, eaves, ridge, depth, boards='#6a6478', rafter='#4a4456', gap=0.9, front=-2.0):
    """Two slopes over x = -half to half, from the height `eaves` to `ridge`, along y, with rafters and collar beams."""
    skin, beam = paint(boards, rough=0.9, worn=0.3, scale=3), paint(rafter, rough=0.8, worn=0.3, scale=5)
    rows = 9
    for side in (-1, 1):
        for i in range(rows):
            a, b = i / rows, (i + 0.94) / rows
            x0, z0, x1, z1 = side * half * (1 - a), eaves + (ridge - eaves) * a, side * half * (1 - b), eaves + (ridge - eaves) * b
            sheets([[(x0, front, z0), (x1, front, z1), (x1, depth, z1), (x0, depth, z0)]], paint(boards, rough=0.9, worn=0.4, scale=2 + i % 3))
        box((side * (half + 0.03), (front + depth) / 2, 0), (0.06, depth - front, eaves), skin, bevel=0)
        # What shows between the boards.
        sheets([[(side * (half + 0.02), front, eaves), (0, front, ridge + 0.03), (0, depth, ridge + 0.03), (side * (half + 0.02), depth, eaves)]], skin)
    y = front + 0.6
    while y < depth:
        for side in (-1, 1):
            tube([(side * half, y, eaves - 0.04), (side * 0.02, y, ridge - 0.1)], 0.07, beam)
        collar = eaves + (ridge - eaves) * 0.62
        box((0, y, collar - 0.06), (half * 0.8, 0.09, 0.12), beam, bevel=0.01)
        y += gap
    box((0, (front + depth) / 2, ridge - 0.2), (0.12, depth - front, 0.16), beam, bevel=0.01)


def round_gable(half, eaves, ridge, depth, hole, material, floor=0.0):
    """The wall at the end of an A with a round hole (z, radius) in its middle."""
    z, r = hole
    for side in (-1, 1):
        arc = [(side * r * math.sin(math.pi * i / 14), z - r * math.cos(math.pi * i / 14)) for i in range(15)]
        outline = [(0, floor), (side * half, floor), (side * half, eaves), (0, ridge), *reversed(arc)]
        prism(outline, 0.12, material_of(material), at=(0, depth + 0.06, 0))


def dress_form(gown='#b8c4e8', sash='#f4d23a', turn_pins=False):
    """A dress form on its foot in a long gown, 1.65 m tall, towards -y; pins glint along the hem."""
    wood, cloth = paint('#5a3a24', rough=0.4), paint(gown, rough=0.55)
    for x, y in ((0.22, 0), (-0.13, 0.2), (-0.13, -0.2)):
        tube([(0, 0, 0.2), (x, y, 0.02)], 0.025, wood)
    cylinder((0, 0, 0.1), 0.03, 0.8, wood)
    for i in range(16):
        a = i * math.tau / 16
        tube([(0.12 * math.cos(a), 0.1 * math.sin(a), 0.95), (0.38 * math.cos(a), 0.34 * math.sin(a), 0.16)], [0.03, 0.08], cloth)
    cylinder((0, 0, 0.2), 0.34, 0.76, cloth, top=0.13, sides=28)
    cylinder((0, 0, 0.94), 0.13, 0.2, cloth, top=0.19, sides=24)
    ball((0, 0, 1.16), 0.2, cloth, squash=(1, 0.68, 0.7))
    cylinder((0, 0, 1.26), 0.065, 0.12, paint('#d8c8b0', rough=0.8), top=0.055)
    ball((0, 0, 1.4), 0.05, wood, detail=2)
    for side in (-1, 1):
        ball((side * 0.19, 0, 1.22), 0.09, cloth, squash=(1, 0.8, 0.8))
    ring((0, 0, 0.96), 0.135, 0.03, paint(sash, rough=0.7), rot=(0, 0, 0))
    tube([(0.05, -0.14, 0.96), (0.09, -0.24, 0.75), (0.12, -0.32, 0.5)], 0.03, paint(sash, rough=0.7))
    if not turn_pins:
        for i in range(7):
            ball((-0.3 + i * 0.1, -0.36 + abs(i - 3) * 0.03, 0.26), 0.012, paint('#f0f4ff', rough=0.1, metal=1), detail=1)


def telescope(at=(0, 0, 0), towards=(0, 1, 0.15), length=1.1, brass='#c8963a'):
    """On a tripod 1.15 m tall whose feet stand round `at`; points in the direction `towards`."""
    x, y, z = at
    metal, wood = paint(brass, rough=0.22, metal=0.9), paint('#4a2c1c', rough=0.5)
    top = (x, y, z + 1.15)
    for a in (0.5, 2.6, 4.7):
        tube([top, (x + 0.42 * math.cos(a), y + 0.42 * math.sin(a), z)], 0.025, wood)
    ball(top, 0.06, metal, detail=2)
    norm = math.sqrt(sum(v * v for v in towards))
    d = [v / norm for v in towards]
    points = [(top[0] + d[0] * s, top[1] + d[1] * s, top[2] + 0.08 + d[2] * s) for s in (-length * 0.45, -length * 0.1, -length * 0.1, length * 0.2, length * 0.2, length * 0.55)]
    tube(points[:2], 0.045, metal)
    tube(points[2:4], 0.062, metal)
    tube(points[4:], 0.08, metal)
    tube([points[5], tuple(p + v * 0.03 for p, v in zip(points[5], d))], 0.095, metal)


def bedroll(hue='#5a3a6a', dusty=True, made=False, breath=0.0):
    """Lies along y, its pillow at +y, 1.7 m long; `made` turns its blanket down, `breath` (0 to 1) lifts it."""
    tick = paint('#b8a890' if dusty else '#f0e8d8', rough=1, worn=0.3 if dusty else 0)
    box((0, 0, 0), (0.62, 1.7, 0.1), tick, bevel=0.04)
    for i in range(4):
        box((0, -0.7 + i * 0.36, 0.002), (0.625, 0.03, 0.1), paint('#8a7a8a', rough=1), bevel=0.03)
    box((0, 0.64, 0.09), (0.46, 0.3, 0.12), paint('#d8ccc0' if dusty else '#fff8f0', rough=1), bevel=0.055)
    box((0, -0.24, 0.06), (0.66, 1.1, 0.09 + 0.05 * breath), paint(hue, rough=1, worn=0.35 if dusty else 0), bevel=0.04)
    if made:
        box((0, 0.34, 0.13 + 0.04 * breath), (0.66, 0.16, 0.035), paint('#fff8f0', rough=1), bevel=0.015)
        ball((0, -0.15, 0.1), 0.22, paint(hue, rough=1), squash=(1.1, 2.0, 0.35 + 0.3 * breath))


def plastic_star(at, size=0.06, on=False, rot=(90, 0, 0)):
    """A five-pointed star that shines green in the dark."""
    points = []
    for i in range(10):
        a, r = math.pi / 2 + i * math.pi / 5, size * (1 if i % 2 == 0 else 0.42)
        points.append((r * math.cos(a), r * math.sin(a)))
    return prism(points, 0.012, glow('#b8ff9a', 2.4) if on else paint('#d8e8b8', rough=0.5), at=at, rot=(rot[0] - 90, rot[1], rot[2]))


def cobweb(corner, reach, material='#c8c8d8'):
    """Threads in a corner, spread towards -x and -z by `reach` (dx, dz)."""
    x, y, z = corner
    silk = paint(material, rough=0.8)
    dx, dz = reach
    spokes = [(dx, 0), (dx * 0.9, dz * 0.45), (dx * 0.6, dz * 0.8), (0, dz)]
    for sx, sz in spokes:
        tube([corner, (x + sx, y, z + sz)], 0.004, silk)
    for share in (0.35, 0.6, 0.85):
        tube([(x + sx * share, y, z + sz * share) for sx, sz in spokes], 0.003, silk)
