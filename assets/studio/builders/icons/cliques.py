"""What stands for a clique on its badge, and the lock that stands there for everybody else. Small things: 16 pixels."""
from builders.icons.parts import FACING, INK, circle, gold, plate, tilted
from kit.materials import paint
from kit.shapes import ball, box, cylinder, prism, ring, tube
from kit.stage import group


def lock(small):
    """A padlock."""
    steel = paint('#c8d2e0', rough=0.3)
    with group(turn=FACING):
        ring((0, 0, 1.15), 0.52, 0.2, steel, start=0, end=180)
        for x in (-0.52, 0.52):
            cylinder((x, 0, 0.8), 0.2, 0.4, steel)
        box((0, 0, -0.55), (1.9, 0.6, 1.5), paint('#8b95aa', rough=0.45), bevel=0.08)
        plate(0, -0.1, (0.34, 0.6), paint(INK), y=-0.34)


def geek(small):
    """A face behind thick glasses."""
    with group(turn=FACING):
        ball((0, 0, 0), 1.2, paint('#ffd23a', rough=0.5, glow=0.15), squash=(1, 0.5, 1))
        for x in (-0.6, 0.6):
            ring((x, -0.75, 0.2), 0.5, 0.12, paint(INK))
            cylinder((x, -0.66, 0.2), 0.42, 0.04, paint('#ffffff', glow=0.4), rot=(90, 0, 0))
            plate(x + 0.1, 0.02, (0.26, 0.3), paint(INK), y=-0.78)
        plate(0, -0.76, (0.8, 0.28), paint('#7c1424'), y=-0.62)


def jock(small):
    """A football with its laces."""
    white = paint('#fffdf4', rough=0.6, glow=0.2)
    with tilted((0, -32, FACING)):
        prism(circle(0, 0, 1.5, squash=0.64), 0.6, paint('#a8522a', rough=0.55), bevel=0.18)
        for x in (-0.95, 0.95):
            plate(x, -0.66, (0.26, 1.32), white, y=-0.34)
        plate(0, -0.1, (0.95, 0.2), white, y=-0.36)


def prep(small):
    """A crown with three jewels."""
    with group(turn=FACING):
        prism([(-1.15, -0.75), (1.15, -0.75), (1.3, 0.75), (0.62, 0.0), (0, 1.05), (-0.62, 0.0), (-1.3, 0.75)], 0.5,
              gold())
        for x, z, hue in ((-1.3, 0.86, '#e03440'), (0, 1.16, '#2c64d8'), (1.3, 0.86, '#28a048')):
            ball((x, 0, z), 0.25, paint(hue, rough=0.3), detail=2)
        plate(0, -0.62, (2.1, 0.3), paint('#2c64d8', rough=0.4), y=-0.3)


def freak(small):
    """A skull."""
    bone = paint('#f4f0e4', rough=0.6)
    with group(turn=FACING):
        ball((0, 0, 0.28), 1.12, bone, squash=(1, 0.55, 0.92))
        box((0, 0, -1.1), (1.25, 0.7, 0.7), bone, bevel=0.08)
        for x in (-0.46, 0.46):
            cylinder((x, -0.5, 0.16), 0.34, 0.2, paint('#5a2a86'), rot=(90, 0, 0))
        plate(0, -0.42, (0.22, 0.3), paint(INK), y=-0.62)
        for x in (-0.3, 0.02, 0.34):
            plate(x, -1.1, (0.1, 0.42), paint(INK), y=-0.4)


def check(small):
    """The tick of what is granted."""
    with group(turn=FACING):
        tube([(-0.9, 0, 0.1), (-0.25, 0, -0.65), (1.0, 0, 0.9)], 0.26, paint('#3ec84a', rough=0.5, glow=0.2))


EMBLEMS = {'lock': lock, 'geek': geek, 'jock': jock, 'prep': prep, 'freak': freak, 'check': check}
