"""The Jocks' basement seen across a corner: a bench under its barbell, and all of it once more in a wall of mirrors."""
from builders.rooms.decor import poster, sneaker
from builders.rooms.gym import bench_and_barbell, dumbbell, iron_plate, kettlebell, punching_bag
from builders.rooms.lamps import tube_lamp
from builders.rooms.rig import dust, shaft
from builders.rooms.shell import room
from builders.rooms.storage import cardboard_box
from builders.rooms.threads import fine_thread
from kit.lettering import write
from kit.light import panel, sky, sun
from kit.materials import brick, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, tube
from kit.shoot import Loop, Shoot
from kit.stage import group
from kit.tilted import TiltedCamera

CAMERA = TiltedCamera(eye=(-1.9, -0.9, 1.5), to=(0.33, 3.2, 0.9), focal=205, size=SIZE)
_DEPTH, _WINDOW = 4.3, (-0.55, 1.9, 1.3, 0.42)


def build(look):
    """Puts the gym on the stage; returns its hotspots."""
    night = look.night
    room(5.0, _DEPTH, 2.5, wall=brick('#7a8a78', '#5a6658', 0.5, 0.2, 0.02, 0.86), floor=paint('#56605a', rough=0.5, worn=0.3, scale=1.5),
         ceiling='#6a7268', skirting='#4a524c', openings=(_WINDOW,))
    for i in range(5):
        box((0, 0.2 + i * 1.0, 2.38), (5, 0.12, 0.12), paint('#5a4a34', rough=0.8), bevel=0)
    tube([(-2.5, 3.9, 2.25), (2.5, 3.9, 2.25)], 0.06, paint('#8a5a3c', rough=0.4, metal=0.4))
    box((0.3, 2.0, 0.0), (2.6, 2.6, 0.014), paint('#22282a', rough=0.9), bevel=0)
    for i in range(6):
        box((-0.9 + i * 0.44, 2.0, 0.014), (0.012, 2.6, 0.002), paint('#3a4442', rough=0.9), bevel=0)
    mirrors = _mirrors()
    with group(at=(0.55, 2.05, 0.014), turn=18):
        bench_and_barbell()
    with group() as bag:
        _bag(look)
    scores = _scores()
    _window(look)
    with group() as stairs:
        _stairs()
    _plates()
    tube_lamp((0.3, 2.2, 2.36), 1.5, on=night and look.phase('tube') == 0, energy=38, hue='#b8ffc8')
    if night:
        sky([(0, '#2a2a5a'), (1, '#10143a')], 0.4)
        panel((-0.5, _DEPTH - 0.1, 2.1), (-0.3, 2, 0), (1.2, 0.4), 7, '#7c92ff')
        panel((-2, -1, 2), (0.5, 2.5, 0.6), (1, 1), 8, '#4ac88a')
    else:
        sky([(0, '#ffe8c0'), (1, '#8ac8e8')], 1.2)
        sun((0.3, -0.95, -0.72), 16, '#ffe0a8', soft=0.7)
        panel((-0.5, _DEPTH - 0.12, 2.1), (0.2, 1.6, 0), (1.3, 0.4), 34, '#e8f4e0')
        panel((-1.8, -0.8, 2.2), (0.5, 3, 0.6), (1.6, 1), 52, '#d8f0d8')
        shaft((-0.55, _DEPTH - 0.05, 1.9, 1.2, 0.42), (0.3, -0.95, -0.72), 0.0, 0.045, '#f0f4d0', leaves=4)
        dust((-0.6, 2.6, 0.5, 0.6, 4.0, 1.9), 24, 3, size=0.008)
    return {'mirror': mirrors, 'bag': bag, 'scores': scores, 'stairs': stairs}


def _mirrors():
    """Four on the right wall; the last stands a hand's width off it, on newer bricks."""
    silver, edge = paint('#d4e4dc', rough=0.02, metal=1), paint('#3a4440', rough=0.4, metal=0.6)
    with group() as things:
        for i in range(3):
            y = 0.7 + i * 1.02
            plane((2.42, y, 1.14), (1.9, 0.98), silver, rot=(0, -90, 0))
            for dy in (-0.5, 0.5):
                box((2.43, y + dy, 0.18), (0.03, 0.03, 1.94), edge, bevel=0)
        box((2.46, 3.78, 0.1), (0.02, 0.9, 2.0), brick('#a84a34', '#d8c8b0', 0.34, 0.14), bevel=0)
        with group(at=(2.4, 4.2, 0.14), turn=16):
            box((0, -0.48, 0), (0.03, 0.94, 1.96), edge, bevel=0)
            plane((-0.02, -0.48, 0.98), (1.9, 0.9), silver, rot=(0, -90, 0))
    return things


def _bag(look):
    """It sways; what hangs in the mirrors stays still."""
    swing = (-4, 5)[look.phase('bag')]
    with group(at=(-1.35, 3.2, 2.4)) as swaying:
        punching_bag(1.75, swing)
    if swing:
        for thing in swaying:
            thing.visible_glossy = False
        with group(at=(-1.35, 3.2, 2.4)) as still:
            punching_bag(1.75)
        for thing in still:
            thing.visible_camera = thing.visible_shadow = thing.visible_diffuse = False


def _scores():
    """A blackboard with the week's strokes in chalk; they end on Friday."""
    chalk = paint('#f0f4ec', rough=1, glow=0.15)
    with group() as things:
        box((0.95, _DEPTH - 0.04, 1.0), (1.3, 0.04, 0.84), paint('#6a4a2c', rough=0.6), bevel=0.01)
        box((0.95, _DEPTH - 0.06, 1.05), (1.2, 0.03, 0.74), paint('#1f302c', rough=0.9), bevel=0)
        box((0.95, _DEPTH - 0.1, 0.98), (1.2, 0.1, 0.03), paint('#6a4a2c', rough=0.6), bevel=0)
        for dx in (-0.3, -0.1, 0.24):
            box((0.95 + dx, _DEPTH - 0.11, 1.01), (0.09, 0.025, 0.025), chalk, bevel=0)
        write('JOCK 80', CAMERA, (0.95, _DEPTH - 0.09, 1.6), chalk)
        write('F. 4', CAMERA, (0.82, _DEPTH - 0.09, 1.34), chalk)
        for i in range(3):
            box((0.86, _DEPTH - 0.085, 1.2 - i * 0.035), (0.34, 0.004, 0.012), chalk, bevel=0)
    return things


def _window(look):
    """At the level of the street: grass, a strip of pavement, and feet that pass."""
    x, z, w, h = _WINDOW
    for dx in (-w / 2, 0, w / 2):
        box((x + dx, _DEPTH + 0.02, z), (0.05, 0.08, h), paint('#d8dcd0', rough=0.5), bevel=0)
    for dz in (0, h):
        box((x, _DEPTH + 0.02, z + dz - 0.02), (w, 0.08, 0.05), paint('#d8dcd0', rough=0.5), bevel=0)
    plane((0, 12, 1.92), (60, 14), paint('#5a7a4a' if not look.night else '#2a3a3a', rough=1))
    plane((0, 5.4, 1.94), (20, 0.9), paint('#b8b0a0' if not look.night else '#4a4a5c', rough=1))
    step = look.phase('feet')
    if step:
        for i, lift in ((0, 0.0), (1, 0.07)):
            fx = x - 0.95 + step * 0.55 + i * 0.2
            box((fx, 5.3, 1.94 + lift), (0.3, 0.12, 0.1), paint('#c8323e', rough=0.6), bevel=0.03)
            cylinder((fx - 0.06, 5.3, 2.0 + lift), 0.07, 0.9, paint('#2c3a6a', rough=0.9))


def _stairs():
    """Up along the left wall, cut by the frame."""
    wood = paint('#7a5a38', rough=0.7, worn=0.3)
    for i in range(7):
        box((-2.1, 2.2 + i * 0.3, i * 0.24), (0.72, 0.32, 0.05), wood, bevel=0.004)
        box((-2.1, 2.34 + i * 0.3, i * 0.24 - 0.2), (0.72, 0.03, 0.22), paint('#5a4028', rough=0.8), bevel=0)
    tube([(-1.74, 2.2, 0.9), (-1.74, 4.2, 2.45)], 0.03, wood)
    for i in range(4):
        tube([(-1.74, 2.3 + i * 0.5, i * 0.4), (-1.74, 2.3 + i * 0.5, 0.96 + i * 0.39)], 0.018, wood)


def _plates():
    """In front: iron in a stack, one plate marked 30 and one 07; a bottle, a towel, what else lies about."""
    for i, (radius, rim) in enumerate(((0.25, '#c8323a'), (0.25, '#e8b83a'), (0.21, '#3a7ac8'), (0.21, '#c8323a'), (0.16, '#e8e0d0'))):
        iron_plate((-0.9 + (i % 2) * 0.02, 0.62, 0.0 + i * 0.062), radius, 0.06, rot=(0, 0, 0), rim=rim)
    for x, y, mark, rim in ((-0.42, 0.86, '30', '#c8323a'), (-1.28, 0.98, '07', '#e8b83a')):
        cylinder((x, y, 0.21), 0.22, 0.06, paint('#23252c', rough=0.5, worn=0.2), rot=(80, 0, 0), sides=28)
        cylinder((x, y - 0.062, 0.21), 0.17, 0.004, paint(rim, rough=0.5), rot=(80, 0, 0), sides=28)
        write(mark, CAMERA, (x, y - 0.085, 0.21), paint('#fff8e8', rough=0.6))
    dumbbell((0.05, 0.75, 0.014), 30)
    dumbbell((1.65, 2.7, 0.014), -40, '#2f6a9a')
    kettlebell((1.95, 1.5, 0.014))
    kettlebell((1.98, 3.0, 0.014), '#c8323a')
    cylinder((-0.3, 1.5, 0.014), 0.045, 0.2, paint('#3ac8a0', rough=0.3))
    cylinder((-0.3, 1.5, 0.21), 0.025, 0.05, paint('#f4f4f0'))
    box((0.2, 1.35, 0.47), (0.34, 0.3, 0.04), paint('#f0e8e0', rough=1), bevel=0.015, rot=(0, 0, 18))
    with group(at=(0.1, _DEPTH - 0.35, 0)):
        cardboard_box((0.5, 0.4, 0.34), mark='#2a3a6a')
    with group(at=(0.1, _DEPTH - 0.35, 0.34), turn=8):
        cardboard_box((0.4, 0.34, 0.26), '#9a7a4c', False)
    poster(CAMERA, (-1.35, _DEPTH, 1.35), (0.5, 0.7), '#b8242e', marks=(('ball', 0, 0.2, 0.34, 0.24, '#e0b090'), ('box', 0, -0.1, 0.7, 0.36, '#f4d040')))
    sneaker((0.85, 1.1, 0.014), 40, 1.1)
    fine_thread(CAMERA, [(2.36, 3.34, 0.9), (2.32, 3.3, 0.5), (2.28, 3.2, 0.06), (2.0, 2.9, 0.02)])
    ball((1.3, 3.75, 0.32), 0.32, paint('#3a8a6a', rough=0.35))


SHOOT = Shoot('jocks-house-basement', CAMERA, build, loops=(
    Loop('feet', 2, (0, 0, 0, 0, 0, 0, 1, 2), 2, (95, 0, 185, 60), ('day',)),
    Loop('bag', 1, (0, 0, 1, 1), 2, (55, 30, 125, 150), ('night',)),
    Loop('tube', 1, (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0), 6, (150, 0, 260, 60), ('night',)),
), exposure=(0.5, 0.75))

if __name__ == '__main__':
    SHOOT.main()
