"""The town: its map, its houses, its cars and hours."""
import math

from builders.icons.parts import CREAM, FACING, INK, circle, coin, gold, heart, plate, steel, tilted
from kit.materials import paint
from kit.shapes import ball, box, cylinder, prism, ring, text, tube
from kit.stage import group


def town_map(small):
    """An unfolded map that stands in zigzag, with a lake, roads, a few roofs and a red pin."""
    folds = ((-0.84, 24, '#86cc62'), (0.0, -24, '#62ac48'), (0.84, 24, '#86cc62'))
    paper, water, road = paint('#f6ecca', rough=0.9), paint('#46a6ec', rough=0.6), paint('#fff4c4', rough=0.9)
    for x, turn, green in folds:
        with group(at=(x, 0, 0), turn=turn):
            box((0, 0.04, 0), (0.94, 0.05, 1.9), paper, bevel=0)
            box((0, -0.01, 0.1), (0.94, 0.05, 1.7), paint(green, rough=0.9), bevel=0)
            box((0, -0.05, 0.62), (0.94, 0.04, 0.24 if small else 0.2), road, bevel=0)
            if x > 0:
                box((0.1, -0.05, 1.12), (0.6, 0.04, 0.56), water, bevel=0.02)
            if x < 0 and not small:
                box((0.12, -0.05, 0.1), (0.18, 0.04, 1.7), road, bevel=0)
                box((-0.24, -0.06, 1.2), (0.26, 0.05, 0.26), paint('#c8483a'), bevel=0)
                box((-0.24, -0.06, 0.22), (0.24, 0.05, 0.24), paint('#8a5ab0'), bevel=0)
            if x == 0 and not small:
                box((0.2, -0.06, 0.2), (0.3, 0.05, 0.24), paint('#e8dcc0'), bevel=0)
    red = paint('#f0283c', rough=0.25)
    cylinder((0.0, -0.5, 0.6), 0.02, 0.8, red, top=0.3)
    ball((0.0, -0.5, 1.62), 0.5 if small else 0.42, red)
    ball((-0.04, -0.86, 1.66), 0.2 if small else 0.16, paint('#ffffff', rough=0.4), squash=(1, 0.6, 1))


def semester_zero(small):
    """The town's water tower, a zero on its tank."""
    iron, white = paint('#8a94ac', rough=0.5), paint('#f4ead4', rough=0.6)
    thick = 0.14 if small else 0.085
    with group(turn=FACING):
        for x in (-1, 1):
            for y in (-1, 1):
                tube([(x * 0.86, y * 0.6, -0.35), (x * 0.6, y * 0.5, 1.1)], thick, iron)
        if not small:
            for y in (-0.6, 0.5):
                tube([(-0.74, y, 0.2), (0.74, y, 0.2)], 0.06, iron)
            for x in (-1, 1):
                tube([(x * 0.8, -0.6, -0.2), (-x * 0.62, -0.5, 1.0)], 0.045, iron)
        cylinder((0, 0, 0.9), 0.4, 0.25, iron, top=0.86, sides=32)
        cylinder((0, 0, 1.1), 0.9, 0.95, white, sides=32)
        cylinder((0, 0, 2.02), 1.02, 0.66, paint('#e03c30', rough=0.5), top=0.08, sides=32)
        ring_of_zero = [(0.28 * math.cos(math.tau * i / 16), -0.95, 1.56 + 0.36 * math.sin(math.tau * i / 16))
                        for i in range(16)]
        tube(ring_of_zero, 0.13 if small else 0.1, paint('#2a3cb4', rough=0.5), closed=True)


def myplace(small):
    """A pink house with a heart over its door."""
    pink, roof = paint('#f87cb4', rough=0.7), paint('#8a2c94', rough=0.6)
    prism([(-0.95, 0), (0.95, 0), (0.95, 1.15), (0, 2.0), (-0.95, 1.15)], 1.2, pink)
    for side in (-1, 1):
        edge = [(0, 2.38), (1.25, 1.2), (1.25, 0.94), (0, 2.08)]
        prism([(x * side, z) for x, z in edge], 1.4, roof)
    plate(-0.34, 0, (0.46 if small else 0.42, 0.74), paint('#5a1c6c'), y=-0.61)
    heart(0, 1.34, 0.84 if small else 0.74, paint('#e81c48', rough=0.4), y=-0.64, depth=0.1)
    plate(0.42, 0.3, (0.48, 0.46), paint('#fff0a0', glow=0.4), y=-0.61)
    if not small:
        plate(0.42, 0.3, (0.06, 0.46), roof, y=-0.64)
        plate(0.42, 0.5, (0.48, 0.06), roof, y=-0.64)
        box((0.55, 0.3, 1.5), (0.28, 0.3, 0.9), paint('#c84c6c'), bevel=0)


def delorean_fund(small):
    """A stainless wedge of a car, one wing up, fire in its tracks."""
    metal, shade, dark = paint('#c0c8d4', rough=0.35), paint('#7c8698', rough=0.4), paint('#262a3a', rough=0.3)
    body = [(-1.3, 0.3), (1.1, 0.3), (1.16, 0.98), (0.6, 1.06), (-0.5, 0.94), (-1.3, 0.66)]
    prism(body, 1.2, metal, bevel=0.03)
    cabin = [(-0.7, 0.92), (0.9, 1.0), (0.5, 1.5), (-0.1, 1.5)]
    prism(cabin, 1.06, dark, taper=lambda x, z: 0.84 if z > 1.2 else 1)
    prism([(-0.14, 1.46), (0.54, 1.46), (0.5, 1.58), (-0.1, 1.58)], 0.9, metal)
    with tilted((62, 0, 0), at=(0.2, -0.3, 1.52)):
        prism([(-0.42, 0), (0.34, 0), (0.42, 0.5), (0.34, 1.0), (-0.46, 1.0), (-0.56, 0.5)], 0.1, metal)
        prism([(-0.3, 0.1), (0.22, 0.1), (0.28, 0.44), (-0.4, 0.44)], 0.14, dark)
    plate(0, 0.56, (2.36, 0.14), shade, y=-0.6)
    for x in (-0.8, 0.68):
        coin((x, -0.42, 0.36), 0.38, 0.24, dark)
        coin((x, -0.66, 0.36), 0.18, 0.03, metal)
    flame = [(-0.3, 0), (0.34, 0), (0.44, 0.42), (0.22, 0.3), (0.08, 0.72), (-0.12, 0.34), (-0.3, 0.5)]
    for x, hue in ((1.3, '#ff7a18'), (1.75, '#ffc828')):
        prism(flame, 0.16, paint(hue, glow=0.7), at=(x, -0.5, 0))


def market(small):
    """A stall under a striped awning, fruit on its counter."""
    wood, cream, green = paint('#b87838', rough=0.8), paint('#fff6e0', rough=0.8), paint('#1e9c5c', rough=0.7)
    box((0, 0, 0), (2.2, 1.0, 0.85), wood, bevel=0)
    box((0, -0.06, 0.85), (2.36, 1.2, 0.12), paint('#e0a860', rough=0.7), bevel=0)
    for x in (-1.05, 1.05):
        for y in (-0.45, 0.45):
            tube([(x, y, 0.9), (x, y, 1.8)], 0.07, cream)
    box((0, 0.48, 0.9), (2.1, 0.05, 0.9), paint('#5a3a24'), bevel=0)
    count = 3 if small else 5
    wide = 2.5 / count
    for i in range(count):
        hue, x = (green, cream)[i % 2], (i - (count - 1) / 2) * wide
        with tilted((24, 0, 0), at=(x, -0.82, 1.62)):
            box((0, 0.72, 0), (wide, 1.44, 0.1), hue, bevel=0)
        plate(x, 1.38, (wide, 0.3), hue, y=-0.84)
    fruit = ((-0.7, '#e83440'), (-0.3, '#e83440'), (0.2, '#f8a428'), (0.6, '#f8d028'))
    for x, hue in ((-0.5, '#e83440'), (0.3, '#f8a428')) if small else fruit:
        ball((x, -0.35, 1.12), 0.3 if small else 0.22, paint(hue, rough=0.4))
    if not small:
        plate(0, 0.22, (0.9, 0.4), cream, y=-0.52)
        text('$', (0, -0.56, 0.42), 0.5, green, depth=0.02, weight=0.04)


def day_night(small):
    """Half a sun, half a moon."""
    with group(turn=FACING // 2):
        prism(circle(0, 1.2, 0.82, 90, 270, 16), 0.34, paint('#ffc020', rough=0.4, glow=0.25))
        rays = 3 if small else 5
        for i in range(rays):
            _ray(105 + i * 150 / (rays - 1), 14 if small else 10)
        prism(circle(0, 1.2, 1.08, -90, 90, 16), 0.3, paint('#2c3c94', rough=0.6))
        hollow = [(0.34 * c, 1.2 + 0.74 * s) for c, s in ((0.6, 0.85), (0.95, 0.45), (1, 0), (0.95, -0.45), (0.6, -0.85))]
        prism(circle(0, 1.2, 0.74, -90, 90, 14) + hollow, 0.12, paint('#f4f0d8', glow=0.3), at=(0, -0.2, 0))


def _ray(angle, half):
    """A ray of the half sun, `half` degrees to both sides of `angle`."""
    outline = []
    for turn, reach in ((angle - half, 0.9), (angle, 1.3), (angle + half, 0.9)):
        a = math.radians(turn)
        outline.append((reach * math.cos(a), 1.2 + reach * math.sin(a)))
    prism(outline, 0.2, paint('#ff8c1c', rough=0.5, glow=0.2))


def time_access(small):
    """A padlock whose face is a clock."""
    bow, body = steel(), paint('#f08a1c', rough=0.4)
    ring((0, 0, 1.75), 0.6, 0.19 if small else 0.16, bow, start=0, end=180)
    for x in (-0.6, 0.6):
        cylinder((x, 0, 1.3), 0.19 if small else 0.16, 0.48, bow)
    box((0, 0, 0), (2.1, 0.7, 1.5), body, bevel=0.12)
    coin((0, -0.3, 0.75), 0.68, 0.1, paint('#fbf8ec', rough=0.7), sides=40)
    ink, thick = paint(INK), 0.16 if small else 0.075
    tube([(0, -0.44, 1.3 if small else 1.2), (0, -0.44, 0.75), (0.36, -0.44, 0.7)], thick, ink)
    if small:
        return
    for x, z in ((0, 1.32), (0, 0.18), (0.56, 0.75), (-0.56, 0.75)):
        plate(x, z - 0.05, (0.11, 0.11), paint('#d8323e'), y=-0.41)


def pockets(small):
    """The pocket of a red jacket: a straw stands out of it, and a tag hangs over its edge."""
    red, hem, seam = paint('#dc2c38', rough=0.85), paint('#a01828', rough=0.9), paint(CREAM, rough=0.8)
    wide, steps, thick = (0.15, 3, 0.17) if small else (0.1, 5, 0.11)

    def patch(grown):
        return [(-1.1 - grown, 1.75), (1.1 + grown, 1.75), (1.1 + grown, 0.62 - grown * 0.5), (0, -0.1 - grown), (-1.1 - grown, 0.62 - grown * 0.5)]

    with group(turn=FACING):
        prism(patch(thick), 0.2, seam, at=(0, 0.04, 0))
        prism(patch(0), 0.2, red, at=(0, -0.06, 0), bevel=0.03)
        box((0, 0.0, 1.6), (2.38, 0.4, 0.34), hem, bevel=0.04)
        box((0, 0.02, 1.96), (2.2, 0.2, 0.03), paint('#3a0812'), bevel=0)
        a, b = (-0.62, 0.04, 1.8), (-0.34, 0.04, 2.85)
        points = [tuple(p + (q - p) * i / steps for p, q in zip(a, b)) for i in range(steps + 1)] + [(0.16, 0.04, 3.12)]
        for i, ends in enumerate(zip(points, points[1:])):
            tube(list(ends), wide, paint(('#fbf8f0', '#e8344a')[i % 2], rough=0.5))
        tube([(0.46, -0.1, 1.98), (0.46, -0.3, 1.9), (0.48, -0.34, 1.2)], 0.08, paint('#e4e8f0', rough=0.4))
        coin((0.48, -0.22, 0.84), 0.54 if small else 0.5, 0.12, gold())
        coin((0.48, -0.32, 1.14), 0.11, 0.06, paint(INK))
        if not small:
            for x in (0.3, 0.48, 0.66):
                plate(x, 0.6, (0.08, 0.3), paint('#6a4408'), y=-0.36)


TOWN = {
    'day-night': day_night,
    'delorean-fund': delorean_fund,
    'market': market,
    'myplace': myplace,
    'pockets': pockets,
    'semester-zero': semester_zero,
    'time-access': time_access,
    'town-map': town_map,
}
