"""Trees: a trunk that forks, and leaves in clusters at the ends of the branches."""
import math

from mathutils import Vector

from kit.materials import leaves, paint
from kit.shapes import rock, sheets, tube

AUTUMN = ('#7a2a1c', '#c4481c', '#e8822a', '#f2b23c', '#d8641e', '#a83a1c')
GOLD = ('#8a5a1c', '#d89a2c', '#f4c84a', '#e8b03a', '#b87a24')
GREEN = ('#24482a', '#3a6a34', '#5a8a3a', '#87a040', '#46743a')


def _leaf(centre, size, rnd):
    """One leaf: a small square, turned any way."""
    normal = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0.5, 1))).normalized()
    side = normal.orthogonal().normalized() * size * 0.5
    up = normal.cross(side)
    spin = rnd.uniform(0, math.tau)
    u, v = side * math.cos(spin) + up * math.sin(spin), up * math.cos(spin) - side * math.sin(spin)
    return [centre - u - v, centre + u - v * 0.6, centre + u + v, centre - u * 0.7 + v]


def clump(centre, radius, count, size, rnd):
    """The leaves of one cluster, densest at its outside and top."""
    made = []
    for _ in range(count):
        out = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0.15, 0.8))).normalized()
        made.append(_leaf(Vector(centre) + out * radius * rnd.uniform(0.62, 1.08), size * rnd.uniform(0.7, 1.3), rnd))
    return made


def tree(rnd, height=6.0, spread=2.2, hues=AUTUMN, bark='#4a352a', leaf=0.2, clusters=22, per_cluster=130, bare=0.38,
         core='#6a2c18'):
    """A broad-leaved tree. `bare` is the share of its height below the crown, `leaf` the size of a leaf in metres."""
    wood = paint(bark, rough=0.95, worn=0.5, scale=9, bump=0.3)
    fork = Vector((rnd.uniform(-0.1, 0.1), 0, height * bare))
    girth = height * 0.035
    tube([(0, 0, -0.1), (0.02, 0, height * bare * 0.5), tuple(fork)], [girth * 1.5, girth, girth * 0.85], wood)
    foliage, tips = [], []
    middle = Vector((0, 0, height * (bare + 1) / 2 + 0.2))
    for i in range(clusters):
        turn, rise = i * 2.399, 1 - 2 * (i + 0.5) / clusters
        flat = math.sqrt(1 - rise * rise)
        reach = rnd.uniform(0.72, 1.0)
        tip = middle + Vector((math.cos(turn) * flat * spread, math.sin(turn) * flat * spread,
                               rise * height * (1 - bare) * 0.46)) * reach
        tips.append(tip)
        radius = spread * rnd.uniform(0.3, 0.44)
        foliage += clump(tip, radius, per_cluster, leaf, rnd)
        rock(tuple(tip), radius * 0.72, paint(core, rough=1), rough=0.3, detail=3)
    for tip in tips[::2]:
        bend = fork.lerp(tip, 0.5) + Vector((0, 0, 0.25))
        tube([tuple(fork), tuple(bend), tuple(tip)], [girth * 0.6, girth * 0.36, girth * 0.12], wood)
    sheets(foliage, leaves(*hues), name='foliage')


def bough(rnd, path, hues=AUTUMN, leaf=0.1, clusters=14, radius=0.3, per_cluster=36, bark='#2c211c'):
    """One branch that hangs into the picture along a path of points, with twigs and loose clusters of leaves."""
    wood = paint(bark, rough=0.95)
    points = [Vector(p) for p in path]
    count = len(points)
    tube(path, [0.07 * (1 - 0.75 * i / (count - 1)) for i in range(count)], wood)
    foliage = []
    for i in range(clusters):
        t = (i + rnd.random()) / clusters * (count - 1)
        k = min(int(t), count - 2)
        root = points[k].lerp(points[k + 1], t - k)
        tip = root + Vector((rnd.uniform(-1, 1), rnd.uniform(-0.6, 0.6), rnd.uniform(-1.3, 0.5))) * radius * 1.6
        tube([tuple(root), tuple(root.lerp(tip, 0.5) + Vector((0, 0, 0.05))), tuple(tip)], [0.02, 0.014, 0.006], wood)
        foliage += clump(tip, radius, per_cluster, leaf, rnd)
    sheets(foliage, leaves(*hues), name='bough')


def fallen(rnd, area, count, size=0.16, hues=AUTUMN, z=0.01):
    """Leaves lying in the rectangle (x0, y0, x1, y1), in drifts rather than evenly."""
    lying = []
    drifts = [(rnd.uniform(area[0], area[2]), rnd.uniform(area[1], area[3])) for _ in range(max(2, count // 22))]
    for _ in range(count):
        x, y = rnd.choice(drifts)
        x, y = x + rnd.gauss(0, 0.7), y + rnd.gauss(0, 0.22)
        if not (area[0] <= x <= area[2] and area[1] <= y <= area[3]):
            continue
        spin, half = rnd.uniform(0, math.tau), size * rnd.uniform(0.35, 0.65)
        c, s = math.cos(spin) * half, math.sin(spin) * half
        lift = rnd.uniform(0, half * 0.9)
        lying.append([(x - c, y - s, z), (x + s, y - c, z), (x + c, y + s, z + lift), (x - s, y + c, z + lift * 0.6)])
    sheets(lying, leaves(*hues), name='fallen')
