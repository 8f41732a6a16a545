"""The Preps' cellar: a vault of bottles like a honeycomb round the round door of a safe, behind a velvet rope."""
import math

from builders.rooms.lamps import candle
from builders.rooms.seats import stool
from builders.rooms.stately import BRASS, velvet_rope
from builders.rooms.storage import crate
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import beam, lamp, panel, sky
from kit.materials import brick, glass, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, ring, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.25, -1.6, 1.3), focal=218, vanishing=(160, 112), size=SIZE)
_BACK, _HALF, _SPRING, _RISE = 4.4, 2.1, 1.75, 1.0


def build(look):
    """Puts the cellar on the stage; returns its hotspots."""
    night = look.night
    _vault()
    with group() as racks:
        _racks()
    with group() as safe:
        _safe(look)
    with group() as keys:
        _key_board(look.phase('hook') == 1)
    with group() as stairs:
        _stairs(look)
    _floor_things()
    velvet_rope((-1.05, 0.72), (0.72, 0.86), sag=0.24, height=0.9)
    _light(look)
    return {'key-board': keys, 'safe': safe, 'racks': racks, 'stairs': stairs}


def _vault():
    """Stone underfoot with a carpet down the middle, a barrel of bricks overhead with ribs."""
    stones = [paint(hue, rough=0.55, worn=0.2) for hue in ('#6a4a34', '#5e4230', '#74523a')]
    quads = ([], [], [])
    for i in range(12):
        for j in range(14):
            x, y = -2.4 + i * 0.42 + (j % 2) * 0.2, -1.6 + j * 0.45
            quads[(i * 5 + j * 3) % 3].append([(x, y, 0), (x + 0.4, y, 0), (x + 0.4, y + 0.43, 0), (x, y + 0.43, 0)])
    plane((0, 1.5, -0.004), (8, 8), paint('#3a281c', rough=0.8))
    for corners, stone in zip(quads, stones):
        sheets(corners, stone)
    box((-0.05, 1.4, 0.002), (1.1, 6.0, 0.012), paint('#7a1420', rough=1), bevel=0)
    for dx in (-0.5, 0.5):
        box((-0.05 + dx, 1.4, 0.004), (0.06, 6.0, 0.013), paint('#d8a83a', rough=1), bevel=0)
    wall = brick('#8a5630', '#4a2e1c', 0.46, 0.2)
    for side in (-1, 1):
        box((side * (_HALF + 0.1), 1.5, 0), (0.2, 6.6, _SPRING + 0.05), wall, bevel=0)
    steps = 14
    arc = [(-_HALF * math.cos(math.pi * i / steps), _SPRING + _RISE * math.sin(math.pi * i / steps)) for i in range(steps + 1)]
    tones = (brick('#94602f', '#4a2e1c', 0.46, 0.2), brick('#7e4e28', '#4a2e1c', 0.46, 0.2))
    for i in range(steps):
        (x0, z0), (x1, z1) = arc[i], arc[i + 1]
        sheets([[(x0, -1.8, z0), (x1, -1.8, z1), (x1, 4.8, z1), (x0, 4.8, z0)]], tones[i % 2])
    for y in (0.4, 2.3, 4.25):
        tube([(x * 0.985, y, z - 0.02) for x, z in arc], 0.1, paint('#b8845a', rough=0.7, worn=0.2))
        for side in (-1, 1):
            box((side * (_HALF - 0.02), y, 0), (0.18, 0.26, _SPRING), paint('#a8744a', rough=0.7, worn=0.2), bevel=0.02)
            box((side * (_HALF - 0.04), y, _SPRING - 0.06), (0.28, 0.34, 0.12), paint('#c8966a', rough=0.6), bevel=0.02)
    box((0, _BACK + 0.2, 0), (4.6, 0.3, 3), brick('#7a4a28', '#3a2416', 0.46, 0.2), bevel=0)


def _racks():
    """Hexagons full of bottles round the safe, and racks along both walls."""
    wood, cork = paint('#4a2814', rough=0.6), paint('#c89a5a', rough=0.8)
    capsules = [paint(hue, rough=0.3, metal=0.3) for hue in ('#8a1c2c', '#d8b04a', '#2c4a34', '#3a2030', '#c8ccd4')]
    glassy = paint('#1c2c1c', rough=0.12)
    for side in (-1, 1):
        for row in range(6):
            for column in range(3):
                x, z = side * (1.22 + column * 0.3 + (row % 2) * 0.15), 0.3 + row * 0.26
                if abs(x) > 1.95:
                    continue
                ring((x, _BACK - 0.02, z), 0.165, 0.024, wood, rot=(90, 30, 0), steps=6)
                if (row * 3 + column) % 7 != 4:
                    cylinder((x, _BACK + 0.02, z - 0.02), 0.1, 0.06, glassy, rot=(90, 0, 0), sides=12)
                    cylinder((x, _BACK - 0.04, z - 0.02), 0.04, 0.06, capsules[(row + column * 2) % 5], rot=(90, 0, 0), sides=10)
    for side, spots in ((-1, (1.2, 1.75, 2.9, 3.45)), (1, (1.2, 1.75, 2.9, 3.45))):
        for y in spots:
            for row in range(5):
                z = 0.22 + row * 0.3
                box((side * (_HALF - 0.16), y, z - 0.13), (0.32, 0.54, 0.03), wood, bevel=0)
                for k in range(3):
                    cylinder((side * (_HALF - 0.36), y - 0.17 + k * 0.17, z - 0.02), 0.03, 0.06, capsules[(row + k + int(y * 3)) % 5], rot=(0, 90, 0), sides=8)
                    ball((side * (_HALF - 0.26), y - 0.17 + k * 0.17, z - 0.02), 0.07, glassy, squash=(1, 0.9, 0.9), detail=2)
            for dy in (-0.27, 0.27):
                box((side * (_HALF - 0.16), y + dy, 0), (0.34, 0.03, 1.6), wood, bevel=0)
    for k in range(2):
        cylinder((1.3 + k * 0.2, 0.9, 0), 0.012, 0.02, cork)


def _safe(look):
    """Round, steel and brass, as tall as a man; light shows under it by night, and something crosses it."""
    steel, brass, dark = paint('#98a0a8', rough=0.2, metal=0.9, worn=0.15), paint(BRASS, rough=0.2, metal=0.9), paint('#23252c', rough=0.4, metal=0.6)
    x, y, z = 0.0, _BACK, 1.08
    cylinder((x, y + 0.05, z), 1.0, 0.16, dark, rot=(90, 0, 0), sides=48)
    ring((x, y - 0.11, z), 0.98, 0.05, brass, steps=48)
    cylinder((x, y - 0.08, z), 0.88, 0.12, steel, rot=(90, 0, 0), sides=48)
    ring((x, y - 0.21, z), 0.7, 0.02, dark, steps=40)
    for i in range(12):
        a = i * math.tau / 12
        cylinder((x + 0.79 * math.cos(a), y - 0.2, z + 0.79 * math.sin(a)), 0.045, 0.04, brass, rot=(90, 0, 0), sides=14)
    cylinder((x, y - 0.2, z), 0.16, 0.1, brass, rot=(90, 0, 0), sides=28)
    ring((x, y - 0.34, z), 0.4, 0.03, brass, steps=32)
    for i in range(5):
        a = i * math.tau / 5 + 0.3
        tube([(x, y - 0.32, z), (x + 0.4 * math.cos(a), y - 0.34, z + 0.4 * math.sin(a))], 0.024, brass)
        ball((x + 0.47 * math.cos(a), y - 0.34, z + 0.47 * math.sin(a)), 0.04, brass, detail=2)
    cylinder((x + 0.48, y - 0.2, z + 0.38), 0.09, 0.06, dark, rot=(90, 0, 0), sides=24)
    disc((x + 0.48, y - 0.265, z + 0.38), 0.06, paint('#f4efe2', rough=0.5))
    for side in (-1, 1):
        box((x - 0.95, y - 0.16, z + side * 0.45 - 0.12), (0.2, 0.16, 0.24), brass, bevel=0.02)
    box((x, y - 0.14, 0), (1.9, 0.3, 0.1), dark, bevel=0.01)
    if look.night:
        box((x, y - 0.3, 0.075), (1.5, 0.03, 0.05), glow('#ffe8b0', 7), bevel=0)
        step = look.phase('shadow')
        if step:
            box((x - 1.0 + step * 0.66, y - 0.325, 0.065), (0.34, 0.01, 0.07), paint('#0c0a0c', rough=1), bevel=0)
        panel((x, y - 0.36, 0.12), (x, 1.4, 0), (1.5, 0.1), 34, '#ffdc98')


def _key_board(swung):
    """Keys in rows; the hook of 117 is bare."""
    x, y, z = -1.32, 2.02, 1.52
    wood, brass = paint('#6a3c1c', rough=0.4), paint(BRASS, rough=0.25, metal=0.9)
    box((x, y + 0.1, 0), (0.1, 0.1, z - 0.3), paint('#3a2010', rough=0.5), bevel=0.01)
    box((x, y, z - 0.36), (0.94, 0.05, 0.72), wood, bevel=0.012)
    box((x, y - 0.03, z - 0.3), (0.84, 0.02, 0.6), paint('#2c4a34', rough=0.9), bevel=0)
    for row in range(2):
        for column in range(4):
            kx, kz = x - 0.3 + column * 0.2, z + 0.2 - row * 0.3
            if row == 1 and column in (1, 2):
                continue
            ball((kx, y - 0.06, kz), 0.02, brass, detail=2)
            ring((kx, y - 0.07, kz - 0.06), 0.035, 0.01, brass, steps=14)
            box((kx, y - 0.07, kz - 0.2), (0.02, 0.012, 0.11), brass, bevel=0)
            box((kx + 0.02, y - 0.07, kz - 0.2), (0.04, 0.012, 0.03), brass, bevel=0)
    lean = 0.02 if swung else 0
    tube([(x, y - 0.05, z - 0.06), (x, y - 0.12, z - 0.08), (x + lean, y - 0.13, z - 0.03)], 0.016, paint('#fff0c0', rough=0.12, metal=1))
    box((x, y - 0.05, z - 0.27), (0.3, 0.012, 0.17), paint('#f8f0dc', rough=0.8), bevel=0.004)
    write('117', CAMERA, (x, y - 0.07, z - 0.18), paint('#8a1420', rough=0.8))


def _stairs(look):
    """On the right, up to the garden, cut by the frame, with the lantern on its post."""
    stone = paint('#8a6a4c', rough=0.7, worn=0.25)
    for i in range(6):
        box((1.62 + i * 0.1, 0.7 + i * 0.02, i * 0.19), (0.9, 1.0, 0.19), stone, bevel=0.012)
    for y in (0.2,):
        tube([(1.2, y, 0.0), (1.2, y, 1.02)], 0.03, paint('#2a1c14', rough=0.4, metal=0.5))
        tube([(1.2, y, 1.0), (1.75, y, 1.6)], 0.03, paint('#2a1c14', rough=0.4, metal=0.5))
    iron = paint('#1c1612', rough=0.4, metal=0.6)
    lx, ly, lz = 1.2, 0.2, 1.04
    box((lx, ly, lz), (0.2, 0.2, 0.03), iron, bevel=0.004)
    for dx in (-0.085, 0.085):
        for dy in (-0.085, 0.085):
            box((lx + dx, ly + dy, lz + 0.03), (0.016, 0.016, 0.24), iron, bevel=0)
    cylinder((lx, ly, lz + 0.27), 0.15, 0.1, iron, top=0.03, sides=4, rot=(0, 0, 45))
    ring((lx, ly, lz + 0.4), 0.04, 0.01, iron)
    plane((lx, ly - 0.09, lz + 0.15), (0.16, 0.24), glass('#ffe8c0', 0.08), rot=(90, 0, 0))
    candle((lx, ly, lz + 0.03), 0.08, look.phase('flame'), True, 30 if not look.night else 5)


def _floor_things():
    with group(at=(-1.55, 1.15, 0), turn=14):
        crate((0.6, 0.4, 0.34))
    for i in range(3):
        with group(at=(-1.7 + i * 0.15, 1.15, 0.3)):
            cylinder((0, 0, 0), 0.05, 0.2, paint('#1c2c1c', rough=0.12))
            cylinder((0, 0, 0.2), 0.05, 0.08, paint('#1c2c1c', rough=0.12), top=0.02)
            cylinder((0, 0, 0.28), 0.02, 0.08, paint(('#8a1c2c', '#d8b04a', '#8a1c2c')[i], rough=0.3))
    with group(at=(1.28, 2.3, 0), size=0.9):
        stool('#5a3018', 0.62)
    with group(at=(1.28, 2.3, 0.56)):
        for dx in (-0.05, 0.08):
            cylinder((dx, 0, 0), 0.04, 0.006, glass('#ffffff', 0.3))
            cylinder((dx, 0, 0.0), 0.006, 0.1, glass('#ffffff', 0.3))
            cylinder((dx, 0, 0.1), 0.02, 0.09, glass('#ffffff', 0.3), top=0.045)
        cylinder((-0.05, 0, 0.11), 0.022, 0.05, paint('#7a1028', rough=0.1), top=0.036)
    cylinder((1.5, 3.4, 0.0), 0.36, 0.8, paint('#6a4020', rough=0.6, worn=0.3), top=0.36)
    for z in (0.1, 0.4, 0.7):
        cylinder((1.5, 3.4, z - 0.02), 0.372, 0.05, paint('#3a3432', rough=0.4, metal=0.7))
    for i in range(13):
        cylinder((-0.62 + i * 0.1, 3.35, 0.014), 0.018, 0.05, paint('#c89a5a', rough=0.8), sides=8)


def _light(look):
    if look.night:
        sky([(0, '#1a1210'), (1, '#0c0a14')], 0.1)
        panel((0.0, -1.4, 2.2), (0, 3, 1), (2, 1), 20, '#6a5ad8')
        beam((-0.3, 0.6, 2.4), (-1.32, 2.0, 1.5), 26, '#c8a0ff', angle=40, blend=0.8)
        lamp((0, 3.2, 0.7), 3, '#ffc070', 0.3)
        return
    sky([(0, '#ffd8a0'), (1, '#ffd8a0')], 0.08)
    lamp((1.1, 0.05, 1.35), 34, '#ffb45c', 0.08)
    beam((1.9, -0.6, 2.5), (0.2, 3.6, 0.6), 320, '#ffd8a0', angle=46, blend=0.7, size=0.2)
    beam((0.0, 1.6, 2.6), (-1.32, 2.0, 1.45), 60, '#ffd49a', angle=44, blend=0.8)
    panel((-0.2, -1.4, 2.0), (0, 3, 1), (2, 1), 26, '#ffb878')
    panel((0, 2.6, 2.55), (0, 4.4, 1.0), (1.4, 0.6), 30, '#ffc888')


SHOOT = Shoot('preps-house-basement', CAMERA, build, loops=(
    Loop('flame', 1, (0, 1), 5, (285, 78, 330, 122)),
    Loop('shadow', 2, (0, 0, 0, 0, 0, 0, 1, 2), 3, (125, 145, 220, 178), ('night',)),
    Loop('hook', 1, (0, 1), 2, (85, 88, 120, 112), ('night',)),
), exposure=(0.85, 1.15))

if __name__ == '__main__':
    SHOOT.main()
