"""The school and its people."""
from builders.icons.parts import FACING, INK, coin, gold, plate, steel, tilted
from kit.materials import paint
from kit.shapes import ball, box, cylinder, prism, tube
from kit.stage import group


def my_locker(small):
    """Two school lockers, one ajar with a jacket's red in it."""
    steel_blue, dark = paint('#3f86cc', rough=0.4), paint('#173258', rough=0.8)
    if small:
        _my_locker_small(steel_blue, dark)
        return
    box((0, 0.1, 0), (1.7, 0.9, 2.3), paint('#2f6cae', rough=0.4), bevel=0.03)
    box((-0.42, -0.36, 0.1), (0.76, 0.06, 2.1), dark, bevel=0)
    box((-0.42, -0.36, 0.2), (0.5, 0.12, 1.15), paint('#d8323e', rough=0.9), bevel=0.05)
    box((-0.42, -0.43, 0.2), (0.1, 0.04, 1.15), paint('#f6f0dc', rough=0.9), bevel=0)
    box((-0.42, -0.4, 1.62), (0.7, 0.1, 0.06), paint('#8ab8e4'), bevel=0)
    with group(at=(-0.8, -0.42, 0.1), turn=-112):
        box((0.37, 0, 0), (0.74, 0.07, 2.1), steel_blue, bevel=0.02)
    box((0.42, -0.38, 0.1), (0.78, 0.08, 2.1), steel_blue, bevel=0.02)
    for i in range(3):
        box((0.42, -0.43, 1.62 + i * 0.17), (0.46, 0.03, 0.08), dark, bevel=0)
    box((0.18, -0.46, 0.95), (0.15, 0.08, 0.34), paint('#f4c838', rough=0.3), bevel=0.02)
    box((0.42, -0.43, 1.36), (0.3, 0.03, 0.13), paint('#f6f0dc'), bevel=0)


def _my_locker_small(steel_blue, dark):
    """One locker, its door wide open, the jacket inside."""
    box((0, 0.1, 0), (1.3, 0.8, 2.4), steel_blue, bevel=0.03)
    plate(0, 0.16, (1.0, 2.1), dark, y=-0.3)
    plate(0, 0.16, (0.62, 1.3), paint('#e03444', rough=0.9), y=-0.36)
    with group(at=(0.65, -0.3, 0.0), turn=-38):
        plate(0.5, 0, (1.0, 2.4), paint('#5aa8f0', rough=0.4), depth=0.1)
        plate(0.5, 1.66, (0.6, 0.4), dark, y=-0.06)
        plate(0.78, 0.8, (0.24, 0.4), gold(), y=-0.1)


def fhs_school(small):
    """A brick school house: two wings, a gabled front with a clock, a flag."""
    brick, roof, white = paint('#b4442e', rough=0.9), paint('#46587c', rough=0.7), paint('#f6eed8', rough=0.7)
    pane = paint('#ffe690', glow=0.35)
    box((0, 0.35, 0), (2.7, 0.9, 1.05), brick, bevel=0)
    box((0, 0.35, 1.05), (2.8, 1.0, 0.16), roof, bevel=0)
    box((0, 0.1, 0), (1.05, 1.2, 1.5), paint('#c85036', rough=0.9), bevel=0)
    prism([(-0.62, 1.5), (0.62, 1.5), (0, 2.1)], 1.3, roof, at=(0, 0.1, 0))
    coin((0, -0.54, 1.58), 0.28 if small else 0.24, 0.1, white)
    plate(0, 0, (0.46, 0.62), paint('#3a2430'), y=-0.52)
    for x in (-0.98, 0.98):
        if small:
            plate(x, 0.4, (0.5, 0.4), pane, y=-0.12)
            continue
        for step in (-0.2, 0.2):
            plate(x + step, 0.2, (0.2, 0.3), pane, y=-0.12)
            plate(x + step, 0.65, (0.2, 0.26), pane, y=-0.12)
    if not small:
        plate(0, 0.88, (0.8, 0.24), white, y=-0.52)
        plate(0, 1.56, (0.05, 0.18), paint(INK), y=-0.66)
    tube([(0, 0.1, 2.0), (0, 0.1, 2.75)], 0.08 if small else 0.05, white)
    plate(0.32, 2.4, (0.6, 0.36), paint('#ffc82c'), y=0.1)


def graduation(small):
    """A navy mortarboard with a gold tassel."""
    navy, thick = paint('#34448c', rough=0.6), 0.12 if small else 0.08
    cylinder((0, 0, 0.2), 0.8, 0.75, paint('#26306a', rough=0.7), top=0.7, sides=28)
    with tilted((8, 0, 42), at=(0, 0, 1.0)):
        box((0, 0, 0), (2.0, 2.0, 0.16), navy, bevel=0.02)
    ball((0, 0, 1.2), 0.14, gold())
    tube([(0, 0, 1.2), (-0.5, -0.75, 1.14), (-0.72, -1.0, 1.0), (-0.74, -1.02, 0.4)], thick, gold())
    cylinder((-0.74, -1.02, -0.05), 0.26 if small else 0.2, 0.5, gold(), top=0.1)


def objectives(small):
    """A target with an arrow in the middle."""
    red, white = paint('#e02834', rough=0.6), paint('#f8f4ec', rough=0.8)
    for leg in (-0.6, 0.6):
        tube([(leg * 0.5, 0.3, 1.0), (leg * 1.5, 0.5, -0.25)], 0.1, paint('#8a5426'))
    for i, (radius, hue) in enumerate(((1.15, red), (0.77, white), (0.41, red))):
        coin((0, -i * 0.04, 1.15), radius, 0.2, hue, sides=40)
    shaft, tail = 0.1 if small else 0.06, (0.42, -1.3, 1.75)
    tube([(0, -0.2, 1.15), tail], shaft, paint('#ffd23c'))
    for dx, dz in ((0.02, 0.34), (0.24, 0.02)):
        tube([tail, (tail[0] + dx, tail[1] - 0.2, tail[2] + dz)], shaft * 1.6, paint('#2c62d8'))


def getting_started(small):
    """A light bulb that has had an idea."""
    bright, shade = paint('#ffdc3c', rough=0.2, glow=0.45), paint('#6c7488', rough=0.4)
    ball((0, 0, 1.62), 0.82, bright)
    cylinder((0, 0, 0.62), 0.36, 0.5, bright, top=0.62)
    for i in range(2 if small else 3):
        cylinder((0, 0, 0.46 - i * 0.2), 0.4 - i * 0.04, 0.16, (steel(), shade)[i % 2])
    cylinder((0, 0, -0.1), 0.14, 0.2, shade, top=0.26)
    if small:
        return
    with group(turn=FACING):
        tube([(-0.24, -0.7, 1.2), (-0.24, -0.8, 1.6), (0, -0.84, 1.4), (0.24, -0.8, 1.6), (0.24, -0.7, 1.2)], 0.06,
             paint('#e07a10'))
        ball((-0.34, -0.62, 1.98), 0.16, paint('#fffbe0', glow=0.8))


def clique_access(small):
    """A shield in the colours of the four cliques, with a keyhole."""
    rim = [(0, 2.48), (1.2, 2.24), (1.2, 1.1), (1.06, 0.62), (0.66, 0.16), (0, -0.24)]
    prism(rim + [(-x, z) for x, z in reversed(rim[1:-1])], 0.3, paint('#f0e4c0', rough=0.5))
    upper = [(0, 2.3), (1.05, 2.1), (1.05, 1.25), (0, 1.25)]
    lower = [(0, 1.25), (1.05, 1.25), (0.95, 0.75), (0.6, 0.3), (0, -0.05)]
    for side, part, hue in ((-1, upper, '#28a048'), (1, upper, '#e03440'), (-1, lower, '#2c64d8'), (1, lower, '#8a3cc0')):
        prism([(x * side, z) for x, z in part], 0.1, paint(hue, rough=0.5), at=(0, -0.17, 0))
    if small:
        return
    coin((0, -0.2, 1.3), 0.44, 0.12, gold())
    coin((0, -0.32, 1.38), 0.14, 0.04, paint(INK))
    plate(0, 1.04, (0.13, 0.34), paint(INK), y=-0.34)


def x_social(small):
    """A cheerleader's megaphone, calling."""
    red, cream = paint('#e03040', rough=0.5), paint('#fbf4e0', rough=0.6)
    with tilted((0, 72, -36), at=(-0.5, 0, 0.8)):
        cylinder((0, 0, -0.2), 0.22, 1.6, red, top=0.82, sides=28)
        cylinder((0, 0, 1.4), 0.84, 0.26, cream, top=0.96, sides=28)
        cylinder((0, 0, 1.66), 0.84, 0.02, paint('#7c1424', rough=0.8), sides=28)
        cylinder((0, 0, -0.5), 0.28, 0.32, cream, sides=20)
        if not small:
            cylinder((0, 0, 0.5), 0.5, 0.26, cream, top=0.6, sides=28)
    tube([(-0.2, -0.1, 0.7), (-0.15, -0.14, -0.05), (0.35, -0.2, 0.0), (0.4, -0.2, 0.7)], 0.15 if small else 0.11, paint(INK))


SCHOOL = {
    'clique-access': clique_access,
    'fhs-school': fhs_school,
    'getting-started': getting_started,
    'graduation': graduation,
    'my-locker': my_locker,
    'objectives': objectives,
    'x-social': x_social,
}
