"""PHYSICS, the Robot: tin, rivets and a key. Run as a program: python -m scenes.juniors.physics <folder>."""
import math
import sys

from builders.juniors.clay import ball, block, capsule, hoop, lathe, on, pipe, placed, plate
from builders.juniors.model import write_class
from builders.juniors.shells import SIDES, grip, pelvis
from builders.juniors.skeleton import start

_TIN, _SHADE, _STEEL, _DARK = '#8fb8c4', '#5f8a9a', '#c4ccd6', '#3c4458'
_RED, _YELLOW, _GLOW, _BRASS, _INK = '#e04a3c', '#f6c840', '#ffe27a', '#d8a848', '#181425'


def back():
    """The key that winds it up."""
    with on('spine'):
        block((0, 0.165, 0.53), (0.26, 0.06, 0.24), _SHADE, bevel=0.02)
        lathe([(0.07, 0), (0.07, 0.03), (0.04, 0.035)], _BRASS, at=(0, 0.185, 0.53), rot=(-90, 0, 0), sides=12)
        pipe([(0, 0.19, 0.53), (0, 0.37, 0.53)], 0.034, _BRASS, sides=8)
        for out in (-1, 1):
            hoop((out * 0.16, 0.4, 0.53), 0.115, 0.042, _YELLOW, rot=(90, 0, 0), steps=14, sides=6)
        block((0, 0.4, 0.53), (0.12, 0.085, 0.1), _YELLOW, bevel=0.02)
        for dx in (-0.1, 0.1):
            for dz in (-0.09, 0.09):
                ball((dx, 0.19, 0.53 + dz), 0.018, _STEEL, detail=1)
        for out in (-1, 1):
            pipe([(out * 0.12, 0.15, 0.56), (out * 0.17, 0.0, 0.55), (out * 0.1, -0.13, 0.56), (0, -0.155, 0.56)], 0.018, _SHADE, sides=4)


def _bellows(a, b, radius, rings, colour, groove):
    """A hose of rings from a to b."""
    profile, bands = [(0, -radius * 0.7)], []
    length = (b - a).length
    for i in range(rings):
        z = length * i / rings
        profile += [(radius * 0.86, z), (radius, z + length / rings * 0.35), (radius, z + length / rings * 0.7)]
        bands += [groove, colour, colour]
    profile.append((0, length + radius * 0.7))
    tilt = [math.degrees(d) for d in b.__class__((0, 0, 1)).rotation_difference(b - a).to_euler()]
    lathe(profile, [*bands, groove], at=a, rot=tilt, sides=12, round_below=0)


def bottoms():
    """Legs of bellows below a drum."""
    pelvis(_TIN, 0.008)
    with on('hips'):
        lathe([(0, 0.3), (0.16, 0.31), (0.182, 0.345), (0.182, 0.405), (0.165, 0.425)], [_SHADE, _SHADE, _TIN, _SHADE], squash=0.86,
              sides=14, round_below=0)
        for i in range(8):
            angle = math.radians(i * 45 + 22)
            ball((0.182 * math.cos(angle), 0.158 * math.sin(angle), 0.375), 0.014, _STEEL, detail=1)
        block((0, -0.155, 0.375), (0.09, 0.03, 0.05), _YELLOW, bevel=0.008)
    for side, out in SIDES.items():
        hip, foot = start(f'{side}_leg'), start(f'{side}_foot')
        with on(f'{side}_leg'):
            _bellows(hip, foot, 0.096, 4, _TIN, _DARK)
            pipe([(out * 0.2, 0.01, 0.32), (out * 0.2, 0.01, 0.2)], 0.024, _STEEL, sides=7)
            pipe([(out * 0.2, 0.01, 0.22), (out * 0.195, 0.01, 0.11)], 0.015, _RED, sides=6)


def head():
    """A tin head with lamps for eyes, a grille and its aerial."""
    with on('head'):
        lathe([(0, 0.645), (0.2, 0.65), (0.33, 0.68), (0.345, 0.72), (0.345, 1.08), (0.325, 1.14), (0.22, 1.205), (0.1, 1.225), (0, 1.225)],
              [_SHADE, _SHADE, _TIN, _TIN, _SHADE, _TIN, _TIN, _TIN], sides=8, squash=0.92, round_below=0, rot=(0, 0, 0))
        block((0, -0.31, 0.97), (0.46, 0.06, 0.2), _DARK, bevel=0.03)
        for out in (-1, 1):
            lathe([(0.092, 0), (0.092, 0.03), (0.074, 0.03), (0.06, 0.045), (0, 0.065)], [_STEEL, _STEEL, _YELLOW, _GLOW],
                  at=(out * 0.115, -0.325, 0.97), rot=(90, 0, 0), sides=14)
            ball((out * 0.108, -0.388, 0.965), (0.026, 0.016, 0.026), _INK, detail=1)
            with placed((out * 0.335, 0, 0.93), (0, out * 90, 0)):
                lathe([(0.1, 0), (0.1, 0.03), (0.06, 0.035), (0.055, 0.07), (0, 0.075)], [_STEEL, _STEEL, _RED, _RED], sides=10, round_below=0)
        block((0, -0.318, 0.775), (0.3, 0.04, 0.12), _DARK, bevel=0.012)
        for i in range(5):
            block((-0.104 + 0.052 * i, -0.335, 0.775), (0.028, 0.03, 0.1), _STEEL, bevel=0.006)
        lathe([(0.09, 1.215), (0.07, 1.25), (0.03, 1.265)], _SHADE, sides=10, round_below=0)
        pipe([(0, 0, 1.25), (0, 0, 1.42)], 0.014, _STEEL, sides=6)
        ball((0, 0, 1.445), 0.05, _RED)
        for z, r in ((1.32, 0.05), (1.36, 0.036)):
            hoop((0, 0, z), r, 0.009, _BRASS, steps=12, sides=4)


def lh():
    """A claw of three fingers."""
    x, y, z = grip('left')
    with on('left_hand'), placed((x, y - 0.02, z), (0, 0, 0)):
        lathe([(0, -0.1), (0.07, -0.1), (0.096, -0.05), (0.1, 0.03), (0.088, 0.08)], [_DARK, _SHADE, _TIN, _SHADE], sides=10, round_below=0)
        lathe([(0.1, 0.02), (0.112, 0.03), (0.112, 0.06), (0.1, 0.07)], _YELLOW, sides=10, round_below=0)
        lathe([(0.088, 0.08), (0.06, 0.1), (0, 0.1)], _DARK, sides=10, round_below=0)
        for i in range(3):
            with placed(rot=(0, 0, 120 * i + 30)):
                pipe([(0.045, 0, 0.08), (0.15, 0, 0.17), (0.135, 0, 0.27), (0.045, 0, 0.325)], [0.03, 0.036, 0.032, 0.014], _RED, sides=5)
                ball((0.15, 0, 0.17), 0.045, _STEEL, detail=1)


def rh():
    """A magnet that draws whatever is not nailed down: a paper clip and a nail hang on it."""
    x, y, z = grip('right')
    with on('right_hand'), placed((x, y - 0.02, z), (0, 0, 0)):
        pipe([(0, 0, -0.12), (0, 0, 0.14)], 0.026, _DARK, sides=8)
        with placed((0, 0, 0.28)):
            arc = [(0.135 * math.cos(math.radians(a)), 0, -0.135 * math.sin(math.radians(a))) for a in range(0, 181, 18)]
            pipe([(0.135, 0, 0.16), *arc, (-0.135, 0, 0.16)], 0.058, _RED, sides=6)
            for out in (-1, 1):
                pipe([(out * 0.135, 0, 0.12), (out * 0.135, 0, 0.215)], 0.061, _STEEL, sides=6)
            pipe([(0.135, -0.01, 0.22), (0.16, -0.01, 0.27), (0.12, -0.01, 0.3), (0.1, -0.01, 0.25), (0.13, -0.01, 0.24)], 0.009, _BRASS,
                 sides=4)
            pipe([(-0.14, 0, 0.2), (-0.17, 0, 0.33)], 0.012, _SHADE, sides=5)
            ball((-0.172, 0, 0.335), (0.03, 0.03, 0.012), _SHADE, detail=1)


def shoes():
    """A tread for each foot."""
    for side, out in SIDES.items():
        with on(f'{side}_foot'), placed((out * 0.122, -0.035, 0)):
            ring = [(0.19 * math.cos(math.radians(a)) * 1.0, 0.078 + 0.078 * math.sin(math.radians(a))) for a in range(0, 360, 30)]
            outline = [(x * 1.04, z) for x, z in ring]
            plate(outline, 0.2, _DARK, rot=(0, 0, 90), bevel=0.012)
            for i in range(12):
                (x, z), (x2, z2) = outline[i], outline[(i + 1) % 12]
                angle = math.degrees(math.atan2(z2 - z, x2 - x))
                block((0, (x + x2) / 2 * 1.01, max((z + z2) / 2, 0.014)), (0.215, 0.05, 0.022), '#555e74', bevel=0.005, rot=(angle, 0, 0))
            for dy, r in ((-0.1, 0.05), (0, 0.05), (0.1, 0.05)):
                lathe([(r, 0), (r, 0.02), (0.02, 0.028), (0, 0.03)], [_STEEL, _TIN, _YELLOW], at=(out * 0.1, dy, 0.075), rot=(0, out * 90, 0),
                      sides=10, round_below=0)
            block((-out * 0.02, 0.03, 0.15), (0.16, 0.2, 0.04), _TIN, bevel=0.012)
            block((-out * 0.02, -0.13, 0.148), (0.06, 0.06, 0.03), _GLOW, bevel=0.01)


def torso():
    """A boiler plate with a gauge and two dials; arms of bellows."""
    with on('spine'):
        block((0, 0, 0.525), (0.4, 0.33, 0.31), _TIN, bevel=0.04, taper=0.86)
        block((0, -0.158, 0.53), (0.28, 0.03, 0.22), _SHADE, bevel=0.012, rot=(-4, 0, 0))
        lathe([(0.075, 0), (0.075, 0.025), (0.06, 0.025), (0, 0.022)], [_BRASS, _BRASS, '#fbf6e4'], at=(-0.05, -0.166, 0.56), rot=(88, 0, 0),
              sides=14)
        pipe([(-0.05, -0.196, 0.56), (-0.015, -0.196, 0.598)], 0.008, _RED, sides=4)
        for z, colour in ((0.595, _RED), (0.54, _YELLOW)):
            ball((0.085, -0.175, z), (0.028, 0.024, 0.028), colour, detail=1)
        for i in range(3):
            block((0.0, -0.182, 0.475 - 0.026 * i), (0.22, 0.01, 0.012), _DARK, bevel=0)
        for dx in (-0.17, 0.17):
            for z in (0.41, 0.6):
                ball((dx * (1 if z < 0.5 else 0.92), -0.152 if z < 0.5 else -0.14, z), 0.016, _STEEL, detail=1)
        lathe([(0.12, 0.655), (0.12, 0.68), (0.1, 0.69)], _DARK, sides=12)
    for side, out in SIDES.items():
        shoulder, elbow, wrist = (start(f'{side}_{bone}') for bone in ('arm', 'fore', 'hand'))
        with on(f'{side}_arm'):
            ball(shoulder, 0.09, _RED)
            _bellows(shoulder, elbow, 0.075, 3, _STEEL, _DARK)
        with on(f'{side}_fore'):
            ball(elbow, 0.074, _SHADE)
            capsule(elbow, wrist, 0.066, _TIN, 0.07)
            capsule(elbow.lerp(wrist, 0.9), elbow.lerp(wrist, 1.05), 0.076, _YELLOW)


ITEMS = (back, bottoms, head, lh, rh, shoes, torso)

if __name__ == '__main__':
    write_class('physics', ITEMS, sys.argv[1])
