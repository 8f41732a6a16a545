"""The back room of the arcade: hollow machines like wardrobes, one of them nailed shut, a door bolted on this side."""
import random
from math import cos, sin

from builders.rooms.lamps import bare_bulb
from builders.rooms.office_storage import carton
from builders.rooms.rig import dust
from builders.rooms.shell import room
from builders.rooms.workshop import bucket, toolbox
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel, sky
from kit.materials import brick, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, prism, ring, sheets, tube
from kit.shoot import Loop, Shoot
from kit.skin import haze
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.55, -1.35, 1.28), focal=232, vanishing=(138, 98), size=SIZE)
_DEPTH = 4.5
_SIDE = [(-0.4, 0.0), (0.28, 0.0), (0.28, 1.9), (-0.36, 1.9), (-0.41, 1.64), (-0.16, 1.58), (-0.08, 1.0), (-0.46, 0.9), (-0.47, 0.78), (-0.38, 0.7)]


def build(look):
    """Puts the back room on the stage; returns its hotspots."""
    night = look.night
    room(5.6, _DEPTH, 2.9, wall=brick('#a8482c', '#5a2418', 0.46, 0.2, 0.02, 0.7), floor=paint('#6a3c2a', rough=0.55, worn=0.4, scale=1.4),
         ceiling='#4a2418', skirting='#3a1c14')
    for i in range(5):
        box((-2.2 + i * 1.1, 2, 2.76), (0.12, 6, 0.14), paint('#5a3420', rough=0.8), bevel=0)
    for x, y, turn, hue, trim in ((-2.4, 1.95, 62, '#1f8a5a', '#f4f0e4'), (1.15, 4.05, -8, '#8a3ac8', '#ff4fb0'), (2.35, 2.5, -52, '#c8541c', '#39d8ff')):
        with group(at=(x, y, 0), turn=turn, size=1.08):
            _hollow(hue, trim)
    with group() as nailed:
        _nailed()
    with group() as bolted:
        _bolted(night)
    with group() as coins:
        _coins()
    with group() as lobby:
        box((-1.9, _DEPTH - 0.02, 0), (0.96, 0.08, 2.28), paint('#3a1c14'), bevel=0)
        box((-1.9, _DEPTH - 0.06, 0), (0.78, 0.04, 2.16), glow('#a83a8a', 0.6), bevel=0)
        for i in range(5):
            box((-2.21 + i * 0.155, _DEPTH - 0.1, 0.1), (0.12, 0.02, 2.0), paint(('#d84a9a', '#8a3aa8')[i % 2], rough=0.9, glow=0.25), bevel=0)
    _floor(look)
    bare_bulb((0.35, 2.3, 2.86), on=night, energy=58, swing=(0, -9, 9)[look.phase('bulb')], drop=0.75, light='#ffb46a')
    _light(look)
    return {'nailed-cabinet': nailed, 'bolted-door': bolted, 'coin-bucket': coins, 'lobby': lobby}


def _hollow(hue, trim):
    """A machine without its front: two flanks, a back, boards and hanging wires, a dead tube leaning inside."""
    for x in (-0.34, 0.34):
        prism(_SIDE, 0.05, paint(hue, rough=0.45, worn=0.35), at=(x, 0, 0), rot=(0, 0, 90))
        prism([(-0.22, 0.16), (0.2, 0.86), (0.0, 0.92), (0.22, 1.62), (-0.1, 1.04), (0.06, 0.98)], 0.02, paint(trim, rough=0.5), at=(x * 1.1, 0, 0), rot=(0, 0, 90))
    box((0, 0.26, 0), (0.64, 0.04, 1.9), paint('#2a1a14', rough=0.9), bevel=0)
    for z in (0.02, 0.62, 1.86):
        box((0, 0, z), (0.64, 0.54, 0.04), paint('#7a5a38', rough=0.8), bevel=0)
    box((0, 0.1, 1.0), (0.46, 0.2, 0.36), paint('#1c2024', rough=0.4), bevel=0.02)
    box((0, -0.01, 1.03), (0.4, 0.02, 0.3), paint('#2a3c3a', rough=0.15), bevel=0.004)
    rnd = random.Random(hue)
    for i in range(4):
        x = rnd.uniform(-0.24, 0.24)
        tube([(x, 0, 1.0), (x + rnd.uniform(-0.1, 0.1), -0.2, 0.76), (x + rnd.uniform(-0.1, 0.1), -0.28, 0.35 + 0.1 * i)], 0.013, paint(('#d83a2c', '#3a8ad8', '#f0c83a', '#3aa85a')[i], rough=0.6))
    box((0.05, 0, 0.06), (0.4, 0.3, 0.16), paint('#2f6a48', rough=0.6), bevel=0.004)


def _nailed():
    """Shut with planks, their nails new; 117 in chalk."""
    with group(at=(-0.75, 3.75, 0), turn=0, size=1.12):
        box((0, 0, 0), (0.78, 0.7, 1.92), paint('#3a2a34', rough=0.6, worn=0.3), bevel=0.02)
        for x in (-0.37, 0.37):
            box((x, -0.36, 0), (0.05, 0.02, 1.92), paint('#d8a83a', rough=0.4), bevel=0)
        for z, lean in ((0.34, 5), (0.82, -7), (1.66, 6)):
            box((0, -0.38, z), (0.94, 0.05, 0.17), paint('#c8945a', rough=0.8, worn=0.2), bevel=0.006, rot=(0, lean, 0))
            for x in (-0.4, -0.34, 0.34, 0.4):
                ball((x, -0.415, z + 0.085 - x * 0.1 * (1 if lean > 0 else -1)), 0.018, paint('#e8ecf0', metal=0.9, rough=0.2), detail=1)
    write('117', CAMERA, (-0.75, 3.3, 1.55), paint('#f8f4e8', rough=1, glow=0.25), dot=2)


def _bolted(night):
    """Steel, in the back wall, with three bolts on this side and a slit below; by night the middle bolt is drawn."""
    with group(at=(0.25, _DEPTH - 0.04, 0)):
        box((0, 0, 0.03), (1.1, 0.08, 2.14), paint('#2a2420', rough=0.7), bevel=0.01)
        box((0, -0.04, 0.06), (0.94, 0.06, 2.02), paint('#74787a', rough=0.4, metal=0.4, worn=0.3), bevel=0.01)
        for i, z in enumerate((0.5, 1.06, 1.66)):
            drawn = night and i == 1
            box((0.22, -0.09, z), (0.34, 0.04, 0.12), paint('#3a3434', rough=0.5), bevel=0.006)
            tube([(0.06 - (0.2 if drawn else 0), -0.13, z + 0.06), (0.54 - (0.26 if drawn else 0), -0.13, z + 0.06)], 0.026, paint('#d8b878', rough=0.3, metal=0.8))
            box((0.54, -0.09, z), (0.1, 0.06, 0.14), paint('#3a3434', rough=0.5), bevel=0.006)
        box((0, -0.06, 0.0), (0.94, 0.02, 0.055), glow('#ffe0a0', 5) if not night else paint('#0a0608'), bevel=0)


def _coins():
    """A bucket of quarters in front, and what spilled."""
    with group(at=(0.75, 1.35, 0), size=1.25):
        bucket('#a8b0b4', 0.34)
        rnd = random.Random(5)
        for i in range(40):
            a, r = rnd.uniform(0, 6.28), rnd.uniform(0, 0.13)
            cylinder((r * cos(a), r * sin(a), 0.3 + 0.05 * (1 - r / 0.13) + rnd.uniform(0, 0.02)), 0.034, 0.01, paint('#e0dcc8', metal=0.7, rough=0.25), rot=(rnd.uniform(-30, 30), rnd.uniform(-30, 30), 0), sides=10)
        for i in range(12):
            cylinder((rnd.uniform(-0.5, 0.15), rnd.uniform(-0.35, 0.1), 0.003), 0.034, 0.01, paint('#e0dcc8', metal=0.7, rough=0.25), sides=10)


def _floor(look):
    """Coils of cable cut by the frame, a loose end that sparks, cartons, tools."""
    for i in range(5):
        ring((-1.1 + 0.03 * (i % 2), 1.2 + 0.02 * i, 0.04 + i * 0.06), 0.42 - 0.02 * (i % 3), 0.04, paint(('#1c1c22', '#2c2830')[i % 2], rough=0.5), rot=(0, 0, 0), steps=28)
    tube([(-0.7, 1.3, 0.1), (-0.4, 1.4, 0.02), (-0.1, 1.9, 0.02), (0.55, 2.6, 0.02), (1.05, 2.9, 0.1), (1.12, 2.95, 0.3)], 0.024, paint('#1c1c22', rough=0.5))
    spark = look.phase('spark')
    if spark:
        ball((1.12, 2.93, 0.34), 0.045, glow('#c8f0ff', 9), detail=2)
        for dx, dz in (((0.1, 0.12), (-0.12, 0.06)) if spark == 1 else ((0.14, 0.02), (-0.05, 0.16))):
            tube([(1.12, 2.93, 0.34), (1.12 + dx, 2.9, 0.34 + dz)], 0.012, glow('#8ad8ff', 8))
        lamp((1.12, 2.8, 0.45), 10, '#8ad8ff', 0.05)
    for x, y, z, turn in ((1.75, 3.9, 0, 10), (1.8, 3.85, 0.4, -14), (2.2, 1.15, 0, 20)):
        with group(at=(x, y, z), turn=turn, size=1.3):
            carton()
    with group(at=(2.2, 1.1, 0.38), turn=20):
        toolbox()


def _light(look):
    if look.night:
        sky([(0, '#1a1024'), (1, '#0c0818')], 0.35)
        panel((-1.9, _DEPTH - 0.2, 1.2), (-1.4, 1.6, 0.4), (0.7, 1.8), 10, '#e84ab8')
        panel((0, -1.2, 2.4), (0, 3, 0.6), (3, 1), 5, '#6a4aff')
        return
    sky([(0, '#ffe2b4'), (1, '#c8a080')], 0.5)
    beams = [[(-0.18, 4.4, 0.07), (0.7, 4.4, 0.07), (1.3, 0.6, 0.012), (-1.0, 0.6, 0.012)]]
    sheets(beams, haze('#ffd890', 0.2, 0.3), name='haze')
    panel((0.25, _DEPTH - 0.14, 0.06), (0.2, 1.2, -0.08), (0.94, 0.08), 60, '#ffd08a')
    panel((-1.9, _DEPTH - 0.2, 1.2), (-1.4, 2.2, 0.4), (0.7, 1.8), 16, '#ff8ad0')
    panel((0.6, -1.2, 2.5), (0.2, 3, 0.7), (3, 1.2), 76, '#ffd0a8')
    dust((-0.4, 2.2, 0.05, 1.0, 4.3, 0.9), 26, 3 + look.phase('dust'), size=0.014, hue='#ffe0a8')


SHOOT = Shoot('arcade-back-room', CAMERA, build, loops=(
    Loop('dust', 1, (0, 0, 0, 1, 1, 1), 2, zone(CAMERA, (0.25, 3.6, 0.5), (0.5, 0.5)), ('day',)),
    Loop('spark', 2, (0,) * 14 + (1, 2, 0, 1), 8, zone(CAMERA, (1.12, 2.93, 0.38), (0.24, 0.24)), ('day',)),
    Loop('bulb', 2, (1, 0, 2, 0), 2, (146, 8, 246, 108), ('night',)),
), exposure=(0.6, 0.85))

if __name__ == '__main__':
    SHOOT.main()
