"""BIOLOGY, the Skeleton of the lab: bones on black. Run as a program: python -m scenes.juniors.biology <folder>."""
import math
import sys

from builders.juniors.clay import ball, block, hoop, lathe, on, pipe, placed, plate
from builders.juniors.model import write_class
from builders.juniors.shells import SIDES, arms, grip, legs, pelvis, trunk
from builders.juniors.skeleton import start

_BONE, _WORN, _BLACK, _INK = '#f4ecd4', '#d0c29c', '#302b3e', '#181425'
_SNAKE, _BELLY, _BAND, _TONGUE = '#4fae50', '#d8e08a', '#2a7048', '#e84858'


def back():
    """The tail of something older, raised behind."""
    with on('spine'):
        links = [(0, 0.165, 0.6), (0, 0.19, 0.5), (0, 0.25, 0.41), (0, 0.35, 0.36), (0, 0.46, 0.37), (0, 0.55, 0.44), (0, 0.6, 0.54),
                 (0, 0.61, 0.65), (0, 0.58, 0.74)]
        pipe(links, [0.028, 0.03, 0.03, 0.028, 0.025, 0.022, 0.018, 0.014, 0.008], _WORN, sides=6)
        for i, (x, y, z) in enumerate(links[:-1]):
            size = 1.12 - 0.09 * i
            tilt = math.degrees(math.atan2(links[i + 1][2] - z, links[i + 1][1] - y))
            with placed((x, y, z), (tilt, 0, 0), size):
                block((0, 0, 0), (0.1, 0.07, 0.08), _BONE, bevel=0.02)
                plate([(-0.02, 0.02), (0.05, 0.02), (0.02, 0.15)], 0.03, _BONE, rot=(0, 0, 90), rim=_WORN)
                for out in (-1, 1):
                    pipe([(0, 0, 0), (out * 0.11, 0, 0.01)], [0.022, 0.01], _BONE, sides=5)


def bottoms():
    """Black tights with the bones sewn on."""
    pelvis(_BLACK, 0.01)
    legs(_BLACK, 0.007)
    with on('hips'):
        for out in (-1, 1):
            with placed((out * 0.07, -0.125, 0.385), (0, out * 24, 0)):
                ball((0, 0, 0), (0.066, 0.034, 0.046), _BONE)
                ball((0, -0.024, -0.004), (0.026, 0.016, 0.02), _BLACK, detail=1)
        block((0, -0.143, 0.365), (0.045, 0.03, 0.05), _BONE, bevel=0.012)
    for side, out in SIDES.items():
        with on(f'{side}_leg'):
            x = out * 0.096
            for low, high, y in ((0.25, 0.315, -0.082), (0.125, 0.19, -0.074)):
                pipe([(x, y, high), (x, y, low)], 0.018, _BONE, sides=6)
                for z in (low, high):
                    for dx in (-0.016, 0.016):
                        ball((x + dx, y, z), 0.023, _BONE, detail=1)
            ball((x, -0.09, 0.22), 0.028, _BONE, detail=1)


def head():
    """A skull that has heard a good one."""
    with on('head'):
        ball((0, 0.01, 0.945), (0.335, 0.32, 0.29), _BONE, detail=3)
        block((0, -0.16, 0.74), (0.36, 0.26, 0.17), _BONE, bevel=0.045)
        for out in (-1, 1):
            ball((out * 0.128, -0.268, 0.94), (0.095, 0.06, 0.092), _INK, rot=(0, out * 14, out * 22))
            ball((out * 0.118, -0.318, 0.94), (0.024, 0.016, 0.024), '#9cf070', detail=1)
            ball((out * 0.235, -0.18, 0.835), (0.075, 0.07, 0.05), _BONE, detail=1)
        plate([(-0.035, 0), (0.035, 0), (0, 0.06)], 0.05, _INK, at=(0, -0.305, 0.82))
        block((0, -0.285, 0.73), (0.28, 0.03, 0.085), _INK, bevel=0.012)
        for row, z in enumerate((0.754, 0.707)):
            for i in range(5):
                block((-0.104 + 0.052 * i, -0.3, z), (0.044, 0.028, 0.04), '#fffaf0', bevel=0.01)
        pipe([(0.12, -0.215, 1.13), (0.15, -0.17, 1.17), (0.13, -0.12, 1.205), (0.17, -0.06, 1.218)], 0.009, _WORN, sides=4)


def lh():
    """A garter snake round the fist."""
    x, y, z = grip('left')
    with on('left_hand'), placed((x, y, z)):
        path = []
        for i in range(17):
            angle = math.radians(-90 + 36 * i)
            path.append((0.096 * math.cos(angle), 0.1 * math.sin(angle), -0.075 + 0.011 * i))
        path = [(0.1, -0.03, -0.2), (0.05, -0.07, -0.14), *path, (0.08, -0.09, 0.16), (0.1, -0.13, 0.22), (0.09, -0.13, 0.29)]
        radii = [0.008, 0.018] + [0.03] * 17 + [0.03, 0.03, 0.032]
        pipe(path, radii, _SNAKE, sides=7)
        for i in range(3, 19, 3):
            pipe([path[i], path[i + 1]], 0.0325, _BELLY if i % 2 else _BAND, sides=7)
        with placed((0.09, -0.15, 0.31), (14, 0, 0)):
            ball((0, -0.03, 0), (0.062, 0.085, 0.044), _SNAKE)
            ball((0, -0.035, -0.014), (0.058, 0.08, 0.036), _BELLY)
            for out in (-1, 1):
                ball((out * 0.042, -0.045, 0.032), 0.022, '#f8f4d0', detail=1)
                ball((out * 0.046, -0.06, 0.036), 0.012, _INK, detail=1)
                pipe([(0, -0.1, -0.01), (0, -0.15, -0.012), (out * 0.022, -0.185, -0.005)], [0.009, 0.009, 0.005], _TONGUE, sides=4)


def rh():
    """A thigh bone, held by the thin end."""
    x, y, z = grip('right')
    with on('right_hand'), placed((x, y, z)):
        pipe([(0, 0, -0.14), (0, 0, 0.05), (0, 0, 0.26), (0, 0, 0.33)], [0.03, 0.028, 0.038, 0.06], _BONE, sides=8)
        for out in (-1, 1):
            ball((out * 0.055, 0, 0.365), (0.07, 0.066, 0.062), _BONE)
            ball((out * 0.032, 0, -0.155), (0.045, 0.044, 0.04), _BONE)
        hoop((0, 0, 0.22), 0.037, 0.008, _WORN, steps=10, sides=4)


def shoes():
    """Feet with every toe counted."""
    for side, out in SIDES.items():
        x = start(f'{side}_foot').x
        with on(f'{side}_foot'):
            feet_x = x + out * 0.004
            lathe([(0, 0), (0.1, 0), (0.102, 0.05), (0.086, 0.1), (0.05, 0.125), (0, 0.128)], _BLACK, at=(feet_x, -0.015, 0), squash=1.3,
                  sides=14, round_below=60)
            for i in range(4):
                dx = (i - 1.5) * 0.052
                far = -0.215 + abs(i - 1.2) * 0.018
                pipe([(feet_x + dx * 0.6, -0.06, 0.118), (feet_x + dx, -0.15, 0.07), (feet_x + dx, far, 0.036)],
                     [0.02, 0.025, 0.027], _BONE, sides=6)
                ball((feet_x + dx, -0.15, 0.072), 0.03, _BONE, detail=1)
                ball((feet_x + dx, far, 0.034), (0.03, 0.034, 0.03), _BONE, detail=1)
            lathe([(0.078, 0.1), (0.094, 0.11), (0.094, 0.135), (0.078, 0.145)], _BONE, at=(x, 0, 0), sides=12)


def torso():
    """A black jersey in its own ribs."""
    trunk(_BLACK, 0.008)
    arms(_BLACK, 0.007)
    with on('spine'):
        block((0, -0.152, 0.54), (0.045, 0.03, 0.17), _BONE, bevel=0.012)
        for i, z in enumerate((0.61, 0.555, 0.5, 0.45)):
            wide = (0.166, 0.184, 0.186, 0.174)[i]
            for out in (-1, 1):
                ring = [(0.02, -0.158), (0.075, -0.152), (0.13, -0.118), (0.168, -0.05), (0.172, 0.02)]
                pipe([(out * x * wide / 0.186, y * wide / 0.186, z + 0.018 - 0.022 * k) for k, (x, y) in enumerate(ring)],
                     [0.022, 0.022, 0.02, 0.018, 0.008], _BONE, sides=6)
    for side in SIDES:
        elbow, wrist, shoulder = (start(f'{side}_{bone}') for bone in ('fore', 'hand', 'arm'))
        for bone, a, b, y in (('arm', shoulder, elbow, -0.068), ('fore', elbow, wrist, -0.062)):
            with on(f'{side}_{bone}'):
                p, q = (a.lerp(b, t) for t in (0.25, 0.78))
                pipe([(p.x, y, p.z), (q.x, y, q.z)], 0.014, _BONE, sides=5)
                for end in (p, q):
                    ball((end.x, y, end.z), 0.022, _BONE, detail=1)


ITEMS = (back, bottoms, head, lh, rh, shoes, torso)

if __name__ == '__main__':
    write_class('biology', ITEMS, sys.argv[1])
