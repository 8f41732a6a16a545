"""The press box: amber plywood round a wide window like a cinema's, the field below, a microphone and a sheet before it."""
import math
import random

from builders.land import wood
from builders.outside.skies import clouds, day, horizon, night
from builders.rooms.audio import headphones, microphone, mixing_desk
from builders.rooms.desk_things import paper_cup
from builders.rooms.electronics import meter
from builders.rooms.evidence import tape_recorder
from builders.rooms.placed import placed
from builders.rooms.shell import boards, room
from builders.rooms.stopped_clock import stopped_clock
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.3, -0.9, 1.75), focal=200, vanishing=(176, 84), size=SIZE)
_DEPTH, _FIELD, _VIGIL = 3.2, -5.0, (1.5, 47.0)
_METERS = ((-2.05, 2.86, 1.02), (-1.62, 2.86, 1.02))


def build(look):
    """Puts the box above the field on the stage; returns its hotspots."""
    rnd, spots = random.Random(803), {}
    room(6.4, _DEPTH, 2.6, wall='#b8742e', floor='#5a3418', ceiling='#8a5626', skirting='#6a3c18', openings=((0.2, 0.95, 4.6, 1.2),),
         side_wall=paint('#8e5a26', rough=0.7))
    _plywood()
    boards(6.4, _DEPTH, '#8a5628', '#2a180c')
    _window()
    box((0.2, _DEPTH - 0.03, 2.25), (1.5, 0.03, 0.26), paint('#5a1418', rough=0.7), bevel=0.01)
    write('FLUNKS HIGH', CAMERA, (0.2, _DEPTH - 0.06, 2.38), glow('#ffe8b0', 0.42 if look.night else 0.95))
    stopped_clock(CAMERA, (-2.72, _DEPTH - 0.04, 1.85), 0.25)
    for i, hue in enumerate(('#d8342c', '#2f5ab0', '#f4d23a')):
        prism([(-0.16, 0.14), (-0.16, -0.14), (0.5, 0)], 0.02, paint(hue, rough=0.9), at=(-3.08, 1.5 + i * 0.55, 1.5 + 0.3 * (i % 2)), rot=(0, 0, 90))
    for i in range(3):
        box((2.9, _DEPTH - 0.03, 1.35 + i * 0.32), (0.3, 0.02, 0.26), paint(('#f4efe0', '#e8d8a0', '#dce8f0')[i], rough=0.9), bevel=0, rot=(0, (-4, 3, -2)[i], 0))
    _desk(look, spots)
    _near(look, spots)
    with group() as spots['ladder']:
        box((2.35, 2.7, 0.01), (0.95, 0.7, 0.03), paint('#0c0806'), bevel=0)
        for x in (2.08, 2.6):
            tube([(x, 2.62, -0.4), (x, 2.62, 1.3), (x, 2.8, 1.42), (x, 2.95, 1.3)], 0.035, paint('#d8342c', rough=0.5))
        for z in (0.2, 0.5, 0.8, 1.1):
            tube([(2.08, 2.62, z), (2.6, 2.62, z)], 0.028, paint('#e8685a', rough=0.5))
    _field(look, rnd)
    return spots


def _plywood():
    """Behind, sheets of plywood with their grain, seams and nails; the sides are boards laid over one another; rafters above."""
    rnd, y = random.Random(31), _DEPTH - 0.004
    sheet_tones = [paint(hue, rough=0.65) for hue in ('#cc8a3e', '#b97630', '#c27e36')]
    grains = [paint(hue, rough=0.7) for hue in ('#a8682a', '#d89a50', '#94591f')]
    seam, nail = paint('#5a3412', rough=0.9), paint('#3a2a20', metal=0.5, rough=0.4)

    def quad(x0, z0, x1, z1, material, lift):
        sheets([[(x0, y - lift, z0), (x1, y - lift, z0), (x1, y - lift, z1), (x0, y - lift, z1)]], material, name='plywood')

    edges = (-3.2, -2.14, -0.98, 0.2, 1.38, 2.54, 3.2)
    for i, (x0, x1) in enumerate(zip(edges, edges[1:])):
        spans = ((0.1, 2.6),) if i in (0, 5) else ((0.1, 0.9), (2.16, 2.6))
        for low, high in spans:
            quad(x0, low, x1, high, sheet_tones[(i * 2) % 3], 0)
            for _ in range(7):
                x, wide = rnd.uniform(x0 + 0.05, x1 - 0.09), rnd.choice((0.018, 0.018, 0.034))
                a, b = sorted((rnd.uniform(low, high), rnd.uniform(low, high)))
                quad(x, a, x + wide, b, rnd.choice(grains), 0.002)
            for z in (low + 0.08, high - 0.08):
                for x in (x0 + 0.06, x1 - 0.06):
                    ball((x, y, z), 0.013, nail, detail=1)
        quad(x0 - 0.014, 0.1, x0 + 0.014, 0.9, seam, 0.004)
        quad(x0 - 0.014, 2.16 if 0 < i < 6 else 0.9, x0 + 0.014, 2.6, seam, 0.004)
    tones = [paint(hue, rough=0.6) for hue in ('#a86c30', '#935a24', '#b27838')]
    for side in (-1, 1):
        for i in range(9):
            box((side * 3.175, 1.2, 0.1 + i * 0.28), (0.05, 5.2, 0.27), tones[(i + (side > 0)) % 3], bevel=0, rot=(0, side * 5, 0))
    for i in range(4):
        box((0, 0.6 + i * 0.8, 2.48), (6.4, 0.09, 0.12), paint('#6e421c', rough=0.7), bevel=0.01)


def _window():
    wood_ = paint('#7a4618', rough=0.6)
    for z in (0.9, 2.12):
        box((0.2, _DEPTH - 0.05, z), (4.8, 0.2, 0.08), wood_, bevel=0.01)
    for x in (-2.1, -0.55, 0.95, 2.5):
        box((x, _DEPTH - 0.02, 0.95), (0.07, 0.1, 1.2), wood_, bevel=0.01)


def _desk(look, spots):
    """The long desk under the window with the mixer, a box of meters and the recorder."""
    step = look.phase('meters') if look.night else 0
    box((-0.75, 2.62, 0.72), (4.8, 1.0, 0.07), paint('#9a6028', rough=0.45), bevel=0.01)
    box((-0.75, 2.3, 0), (4.7, 0.06, 0.72), paint('#6a3c18', rough=0.7), bevel=0)
    placed((-0.35, 2.25, 0.8), mixing_desk, 1.3, phase=step, lit=1.6 if look.night else 0.4)
    box((-1.83, 2.98, 0.8), (0.95, 0.2, 0.46), paint('#2a2622', rough=0.5), bevel=0.02)
    angles = ((30, -10), (-24, 34), (4, -36))[step]
    for at, angle in zip(_METERS, angles):
        meter(at, 0.17, angle, 2.6 if look.night else 0.5)
    for i in range(6):
        lit = look.night and i < (3, 6, 4)[step]
        box((-2.2 + i * 0.14, 2.86, 0.83), (0.1, 0.02, 0.05), glow('#5aff7a' if i < 4 else '#ff4a2c', 3.0) if lit else paint('#1c3a20'), bevel=0)
    with group(at=(1.05, 2.5, 0.79), size=2.0) as spots['recorder']:
        tape_recorder(look.phase('reel') or look.phase('meters'), '#4a4c56')
    placed((0.42, 2.85, 0.8), headphones)


def _near(look, spots):
    """The commentator's table, cut by the frame: microphone on its stalk, the sheet, a cup."""
    box((-0.75, 1.2, 0.72), (2.9, 0.86, 0.08), paint('#b07030', rough=0.4, worn=0.2), bevel=0.015)
    box((-0.75, 0.95, 0), (2.8, 0.06, 0.72), paint('#6a3c18'), bevel=0)
    with group(at=(-0.52, 1.22, 0.8), size=2.0) as spots['microphone']:
        microphone(arm=False, hue='#d8dce2')
        box((0, -0.02, 0.1), (0.1, 0.02, 0.055), paint('#c8302c', rough=0.5), bevel=0)
    with group() as spots['sheet']:
        box((0.3, 1.18, 0.84), (0.44, 0.5, 0.012), paint('#fff8e4', rough=0.9, glow=0.08 if look.night else 0), bevel=0, rot=(14, 0, -6))
        for i in range(5 if not look.night else 7):
            wide = (0.34, 0.3, 0.35, 0.26, 0.12, 0.3, 0.2)[i]
            box((0.11 + wide / 2, 1.35 - i * 0.058, 0.9 - i * 0.0145), (wide, 0.02, 0.012), paint('#2a2230' if i < 5 else '#b81c1c'), bevel=0, rot=(14, 0, -6))
    placed((-1.2, 1.3, 0.8), paper_cup, size=1.7)
    for i in range(3):
        cylinder((-1.7 + 0.1 * i, 1.2 + 0.05 * i, 0.82), 0.02, 0.3, paint(('#f4d23a', '#d8342c', '#2f6ac8')[i]), rot=(0, 84, 20 * i), sides=6)


def _field(look, rnd):
    plane((0, 60, _FIELD - 0.06), (300, 110), paint('#6a8440', rough=1, worn=0.3, scale=0.2))
    plane((1.5, 48, _FIELD - 0.03), (64, 40), paint('#b4543a', rough=1, worn=0.2, scale=0.6))
    for i in range(12):
        plane((-20.5 + i * 4, 48, _FIELD), (4, 30), paint(('#4f9a3c', '#63ad48')[i % 2], rough=1))
        plane((-22.5 + i * 4, 48, _FIELD + 0.03), (0.35, 29), paint('#f2f4ea', rough=0.9))
    for side in (-1, 1):
        x = 1.5 + side * 23
        tube([(x, 48, _FIELD), (x, 48, _FIELD + 3)], 0.2, paint('#f4d032'))
        tube([(x, 45, _FIELD + 7), (x, 45, _FIELD + 3), (x, 51, _FIELD + 3), (x, 51, _FIELD + 7)], 0.18, paint('#f4d032'))
        cylinder((1.5 + side * 19, 71, _FIELD), 0.4, 13, paint('#6f7884', rough=0.4), top=0.25, sides=10)
        for row in range(2):
            for k in range(4):
                ball((1.5 + side * 19 - 2 + k * 1.3, 70.6, _FIELD + 11.8 + row * 1.4), 0.55, paint('#eef2f6', rough=0.2), detail=1)
    flick = look.phase('vigil')
    for i in range(22):
        a = math.tau * i / 22
        strength = (16 if look.night else 2.4) * (1 if (i + flick) % 2 else 0.4)
        ball((_VIGIL[0] + 4.2 * math.cos(a), _VIGIL[1] + 4.2 * math.sin(a), _FIELD + 0.5), 0.3, glow('#ffc060', strength), detail=1)
    for i in range(7):
        x = _VIGIL[0] - 7 + i * 2.4
        cylinder((x, _VIGIL[1] - 5 + 9 * (i % 2), _FIELD), 0.4, 1.6, paint(('#c83c44', '#2f5ab0', '#3a7a4a', '#5a3a8a')[i % 4]), top=0.3, sides=8)
    wood(rnd, [(-56 + i * 8.5, 92 + 5 * (i % 2), _FIELD) for i in range(14)], kinds=('green', 'dark', 'gold'), height=9, leaf=0.8)
    horizon(look.night, heights=(40, 22))
    if look.night:
        night(CAMERA, 'blue', towards=(0.3, 0.5, -0.7), energy=0.5)
        lamp((_VIGIL[0], _VIGIL[1], _FIELD + 1.5), 2600, '#ffab4e', 0.8)
        panel((-1.7, 2.7, 1.1), (-0.4, 0.9, 1.0), (0.9, 0.4), 22, '#ffb84a')
        panel((-0.3, 2.2, 1.2), (-0.3, 1.0, 0.8), (1.2, 0.3), 9, '#6aff9a')
        panel((0.2, 3.0, 1.6), (0.2, 0, 1.0), (4.4, 1.0), 16, '#5a7ae0')
        panel((2.4, 0.6, 2.3), (2.0, 3, 1), (1, 1), 12, '#8a4ac0')
        return
    day('gold', (0.5, -0.62, -0.42), energy=0.9)
    clouds(CAMERA, ((130, 66, 150), (236, 62, 120)), '#fff0dc')
    panel((0.2, 3.1, 1.6), (0, 0, 0.7), (4.4, 1.1), 90, '#fff0c8')
    panel((0.3, -0.7, 2.3), (0, 3, 1.0), (3, 1), 46, '#ffc080')


SHOOT = Shoot('football-field-press-box', CAMERA, build, exposure=(0.3, 0.8), bloom=(0.12, 0.4), samples=24, loops=(
    Loop('reel', 1, (0, 1), 3, zone(CAMERA, (1.05, 2.5, 0.98), (0.42, 0.16)), ('day',)),
    Loop('meters', 2, (0, 1, 2, 1, 0, 2), 4, zone(CAMERA, (-1.83, 2.86, 1.04), (0.5, 0.26)), ('night',)),
    Loop('vigil', 1, (0, 1), 3, zone(CAMERA, (_VIGIL[0], _VIGIL[1], _FIELD + 0.5), (6, 2.4))),
))

if __name__ == '__main__':
    SHOOT.main()
