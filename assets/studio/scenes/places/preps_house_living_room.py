"""The Preps' drawing room: emerald walls, a family over the fire with one child cut out, one picture turned to the wall."""
from builders.rooms.decor import LANDSCAPE, PORTRAIT, framed, plant, rug
from builders.rooms.pane_views import garden_view
from builders.rooms.placed import placed
from builders.rooms.seats import table, wing_chair
from builders.rooms.shell import boards, room
from builders.rooms.stately import candelabrum, chandelier, fireplace, tall_clock, tea_set, turned_picture
from builders.rooms.stopped_clock import stopped_clock
from kit.camera import FrontCamera
from kit.light import beam, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, prism, tube
from kit.shoot import Loop, Shoot
from kit.stage import group
from mathutils import Matrix


CAMERA = FrontCamera(eye=(-0.9, -1.7, 1.25), focal=214, vanishing=(128, 122), size=SIZE)
_DEPTH, _HIGH, _RIGHT = 4.6, 3.5, 3.9


def build(look):
    """Puts the drawing room on the stage; returns its hotspots."""
    night = look.night
    room(7.8, _DEPTH, _HIGH, wall=paint('#1c6a4c', rough=0.85), floor='#3a2014', ceiling='#f0ead8', skirting='#f4efe2',
         dado=(0.8, paint('#f0ead8', rough=0.5)))
    boards(7.8, _DEPTH, '#7a4624', '#2a140c')
    for i in range(26):
        box((-3.8 + i * 0.31, _DEPTH - 0.004, 0.87), (0.1, 0.008, 2.5), paint('#21785a', rough=0.85), bevel=0)
    box((0, _DEPTH - 0.06, _HIGH - 0.16), (7.8, 0.14, 0.16), paint('#f4efe2', rough=0.5), bevel=0.03)
    rug((-0.3, 2.3, 0.006), (3.4, 2.2), ('#7a1c2c', '#d8b04a', '#1c3a5a'))
    with group(at=(-0.35, _DEPTH, 0)) as fire:
        fireplace(look.phase('fire'), night, 15, blue=True)
    _family()
    with group() as turned:
        _guest(night)
    with group() as clock:
        placed((2.05, _DEPTH, 0), tall_clock, (-1, 1)[look.phase('pendulum')])
        stopped_clock(CAMERA, (2.05, _DEPTH - 0.3, 1.97), 0.2, time=(8, 21), rim='#d8a83a')
    with group() as doors:
        placed((-2.86, _DEPTH, 0), _doors)
    _portraits(night)
    _windows(night)
    _furniture(night)
    _light(night)
    return {'turned-portrait': turned, 'pendulum': clock, 'fireplace': fire, 'door': doors}


def _doors():
    """Two leaves of mahogany with their panels set in gold, in a white frame under a pediment; brass at hand and foot."""
    wide, tall = 1.3, 2.3
    white, wood, deep = paint('#e2d8c0', rough=0.5), paint('#6a2f18', rough=0.3, worn=0.1), paint('#4a1e10', rough=0.4)
    gold, brass = paint('#d8a83a', rough=0.3, metal=0.8), paint('#e0b048', rough=0.2, metal=1)
    box((0, -0.04, 0), (wide + 0.3, 0.1, tall + 0.16), white, bevel=0.012)
    box((0, -0.1, tall + 0.16), (wide + 0.46, 0.2, 0.07), white, bevel=0.012)
    prism([(-wide / 2 - 0.2, 0), (wide / 2 + 0.2, 0), (0, 0.26)], 0.12, white, at=(0, -0.1, tall + 0.23))
    box((0, -0.085, 0), (0.012, 0.09, tall), paint('#1c0a06', rough=1), bevel=0)
    for side in (-1, 1):
        x = side * wide / 4
        box((x, -0.08, 0), (wide / 2 - 0.02, 0.06, tall), wood, bevel=0.006)
        for z, high in ((0.3, 0.56), (1.0, 1.16)):
            box((x, -0.116, z), (wide / 2 - 0.2, 0.012, high), gold, bevel=0)
            box((x, -0.122, z + 0.03), (wide / 2 - 0.26, 0.012, high - 0.06), deep, bevel=0)
            box((x, -0.128, z + 0.09), (wide / 2 - 0.38, 0.012, high - 0.18), wood, bevel=0)
        box((x, -0.118, 0.05), (wide / 2 - 0.1, 0.01, 0.18), brass, bevel=0)
        box((side * 0.08, -0.118, 0.92), (0.06, 0.01, 0.2), brass, bevel=0)
        ball((side * 0.08, -0.16, 0.98), 0.045, brass, detail=2)


def _family():
    """Parents, four children, and where a fifth was the bare canvas."""
    x, y, z = -0.35, _DEPTH, 2.24
    box((x, y - 0.03, z - 0.62), (1.62, 0.07, 1.24), paint('#d8a83a', rough=0.3, metal=0.8), bevel=0.03)
    plane((x, y - 0.07, z), (1.42, 1.04), paint('#3a2c3c', rough=0.7), rot=(90, 0, 0))
    plane((x, y - 0.074, z + 0.28), (1.42, 0.46), paint('#5a4a50', rough=0.7), rot=(90, 0, 0))
    for i, (dx, dz, size, skin, cloth) in enumerate(((-0.3, 0.2, 1.25, '#e8c0a0', '#1c2c5a'), (0.16, 0.18, 1.2, '#f0d0b0', '#8a1c3a'), (-0.54, -0.12, 0.9, '#e0b090', '#e8e0d0'),
                                                     (-0.1, -0.16, 0.85, '#f0c8a8', '#2f5ac8'), (0.22, -0.2, 0.8, '#e8b898', '#e8e0d0'), (0.5, -0.14, 0.9, '#d8a888', '#1c6a4c'))):
        depth = y - 0.078 - i * 0.002
        plane((x + dx, depth, z + dz - 0.2 * size), (0.26 * size, 0.3 * size), paint(cloth, rough=0.7), rot=(90, 0, 0))
        disc((x + dx, depth - 0.001, z + dz), 0.085 * size, paint(skin, rough=0.7), squash=1.15)
        disc((x + dx, depth - 0.002, z + dz + 0.06 * size), 0.085 * size, paint('#4a2c1c' if i % 2 else '#c89a4a', rough=0.7), squash=0.5)
    plane((x + 0.56, y - 0.092, z + 0.2), (0.2, 0.34), paint('#efe4c8', rough=1), rot=(90, 4, 0))
    plane((x + 0.56, y - 0.093, z + 0.39), (0.13, 0.1), paint('#efe4c8', rough=1), rot=(90, -8, 0))
    for dx in (-0.5, 0.5):
        with group(at=(x + dx * 1.3, y - 0.26, 1.19)):
            candelabrum()
    for dx, hue in ((-0.28, '#2f6ac8'), (0.26, '#2f6ac8')):
        ball((x + dx, y - 0.24, 1.29), 0.08, paint(hue, rough=0.1), squash=(1, 1, 1.3))
    with group(at=(x, y - 0.24, 1.19), size=0.42):
        plant(0.9, '#f4efe4', 4, 'bush', ('#f4f0f4', '#f0c8d8', '#4a7a3a'))


def _guest(night):
    """By day its back; by night it has turned itself: a boy in a knit hat."""
    spot, size = (1.22, _DEPTH, 2.12), (0.78, 1.0)
    if not night:
        turned_picture(spot, size)
        return
    framed(spot, size, '#6a4a20', '#4a4038', (('ball', 0, 0.06, 0.46, 0.42, '#7aa0c0'), ('box', 0, -0.34, 0.72, 0.3, '#7a2c30'), ('box', 0, 0.2, 0.52, 0.1, '#c8a03a'),
           ('ball', 0, 0.27, 0.5, 0.22, '#d8b040'), ('ball', -0.1, 0.06, 0.09, 0.07, '#f4f0e4'), ('ball', 0.1, 0.06, 0.09, 0.07, '#f4f0e4'),
           ('ball', -0.09, 0.06, 0.04, 0.04, '#181020'), ('ball', 0.11, 0.06, 0.04, 0.04, '#181020'), ('box', 0.02, -0.08, 0.16, 0.015, '#3a2a3a')))


def _portraits(night):
    """The others hang straight by day and crooked by night."""
    for i, (x, z, w, h, kind) in enumerate(((-1.62, 2.5, 0.5, 0.62, PORTRAIT), (-1.62, 1.7, 0.44, 0.4, LANDSCAPE), (2.92, 2.45, 0.56, 0.7, PORTRAIT), (3.0, 1.55, 0.5, 0.4, LANDSCAPE))):
        with group() as things:
            framed((0, 0, 0), (w, h), '#d8a83a', ('#3a3040', '#5a4a3c')[i % 2], kind)
        tilt = Matrix.Rotation((0.14, -0.18, 0.16, -0.12)[i] if night else 0, 4, 'Y')
        for thing in things:
            thing.matrix_basis = Matrix.Translation((x, _DEPTH, z)) @ tilt @ thing.matrix_basis


def _windows(night):
    """Tall, in the right wall, with emerald drapes."""
    for y in (1.5, 3.3):
        placed((_RIGHT - 0.03, y, 0.4), garden_view, 1.0, 2.6, night, turn=-90)
        for dy in (-0.5, 0, 0.5):
            box((_RIGHT - 0.06, y + dy, 0.4), (0.06, 0.06, 2.6), paint('#f4efe2'), bevel=0)
        for z in (0.4, 1.26, 2.12, 2.98):
            box((_RIGHT - 0.06, y, z), (0.06, 1.0, 0.05), paint('#f4efe2'), bevel=0)
        for side in (-1, 1):
            for i in range(4):
                cylinder((_RIGHT - 0.16 - (i % 2) * 0.04, y + side * (0.52 + i * 0.07), 0.02), 0.055, 3.0, paint('#124a36', rough=0.9))


def _furniture(night):
    with group(at=(-1.85, 3.2, 0), turn=58):
        wing_chair('#8a1c2c')
    with group(at=(1.15, 3.3, 0), turn=-52):
        wing_chair('#8a1c2c')
    with group(at=(1.5, 0.45, 0), turn=208, size=1.05):
        wing_chair('#174f3a')
    with group(at=(-0.35, 2.35, 0)):
        table(0.9, 0.6, 0.46, '#4a2414')
    with group(at=(-0.35, 2.35, 0.46)):
        tea_set()
    with group(at=(3.3, 4.2, 0)):
        plant(1.5, '#e8e2d4', 2)
    with group(at=(-3.35, 3.9, 0)):
        plant(1.3, '#e8e2d4', 7)
    chandelier((-0.35, 2.4, 2.85), on=not night, energy=0)
    box((-2.55, 1.5, 0), (0.8, 0.42, 0.72), paint('#4a2414', rough=0.3), bevel=0.02)
    for i, hue in enumerate(('#2f6ac8', '#e8e2d4', '#d8a83a')):
        cylinder((-2.7 + i * 0.17, 1.45, 0.72), 0.05, 0.16 + 0.05 * i, paint(hue, rough=0.2), top=0.035)
    box((-0.1, 4.0, 0.04), (0.14, 0.09, 0.006), paint('#fff8e8', rough=0.9, glow=0.1), bevel=0, rot=(0, 0, 30))
    for i in range(3):
        tube([(-1.35 + i * 0.05, 4.35, 0), (-1.3 + i * 0.03, 4.45, 0.75)], 0.014, paint('#d8a83a', rough=0.3, metal=0.9))


def _light(night):
    if night:
        sky([(0, '#161a3a'), (1, '#0c1030')], 0.15)
        panel((_RIGHT - 0.2, 2.4, 1.8), (0, 2.4, 0), (2.6, 2.4), 16, '#7088ff')
        panel((-0.4, -1.2, 2.8), (-0.3, 3.5, 1.4), (3, 1.4), 52, '#6a7ad0')
        panel((-0.35, 2.9, 0.7), (-0.3, 0.8, 0.6), (1.2, 0.5), 12, '#ffa860')
        panel((-0.35, 4.0, 1.5), (-0.35, _DEPTH, 2.2), (2.4, 0.3), 9, '#ffb070')
        return
    sky([(0, '#fff0d0'), (1, '#c8e0f0')], 0.3)
    for y in (1.5, 3.3):
        beam((_RIGHT - 0.3, y, 2.9), (0.4, y + 0.2, 0), 420, '#ffe0a8', angle=34, blend=0.25, size=0.1)
        panel((_RIGHT - 0.2, y, 1.7), (0, y, 0.8), (0.9, 2.4), 44, '#fff0d8')
    panel((-1.0, -1.4, 2.6), (-0.3, 3.5, 1.4), (3.4, 1.4), 60, '#fff0dc')


SHOOT = Shoot('preps-house-living-room', CAMERA, build, loops=(
    Loop('pendulum', 1, (0, 1), 1, (218, 100, 245, 155)),
    Loop('fire', 2, (0, 1, 2, 1), 5, (112, 128, 185, 178), ('night',)),
), exposure=(0.35, 0.75), bloom=(0.15, 0.2), samples=24)

if __name__ == '__main__':
    SHOOT.main()
