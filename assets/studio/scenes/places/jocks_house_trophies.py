"""The Jocks' trophies: a skyline of cups and little men in gold, a cup so near that the frame cuts it, and one very small."""
from builders.rooms.decor import TEAM, framed, pennant
from builders.rooms.rig import dust, shaft
from builders.rooms.threads import fine_thread
from builders.rooms.trophy import GOLD, SILVER, big_cup, medal, plaque, rosette, winner
from kit.camera import FrontCamera
from kit.light import beam, panel, sky
from kit.materials import glass, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.05, -1.6, 0.5), focal=226, vanishing=(182, 112), size=SIZE)


def build(look):
    """Puts the cabinet on the stage; returns its hotspots."""
    night = look.night
    sky([(0, '#2a1c38'), (1, '#1a1028')], 0.15)
    _cabinet()
    pennant_things = _wall()
    with group() as state:
        with group(at=(-0.3, 0.1, 0)):
            big_cup(0.98, GOLD)
    _skyline(look.phase('turned') == 1 and night)
    with group() as small:
        with group(at=(0.32, -0.16, 0)):
            big_cup(0.21, '#ffd060', lid=False, plate=None)
        fine_thread(CAMERA, [(0.3, -0.17, 0.15), (0.36, -0.22, 0.1), (0.37, -0.24, 0.004), (0.46, -0.26, 0.004)])
    with group(at=(-0.92, -0.62, -0.06)):
        big_cup(1.0, SILVER, lid=False, plate='#e8e0c8')
    with group() as door:
        _glass_door()
    _light(look)
    return {'small-cup': small, 'state-cup': state, 'pennant': pennant_things, 'bedroom': door}


def _cabinet():
    wood = paint('#5a2c1c', rough=0.35, worn=0.2)
    box((0, 0.1, -0.06), (3.2, 1.0, 0.06), wood, bevel=0.01)
    box((0, -0.42, -0.075), (3.2, 0.05, 0.09), paint('#74402a', rough=0.3), bevel=0.015)
    box((0, -0.4, -0.6), (3.2, 0.05, 0.5), paint('#4a2418', rough=0.4), bevel=0)
    for x in (-1.05, 0, 1.05):
        box((x, -0.43, -0.5), (0.9, 0.02, 0.36), paint('#5e3020', rough=0.4), bevel=0.01)
        ball((x, -0.46, -0.3), 0.03, paint(GOLD, rough=0.2, metal=0.9))
    box((0, 0.62, -0.1), (3.2, 0.05, 2.2), paint('#4a2044', rough=0.9), bevel=0)
    for i in range(18):
        box((-1.5 + i * 0.18, 0.59, -0.1), (0.012, 0.02, 2.2), paint('#5a2a52', rough=0.9), bevel=0)
    box((-1.38, 0.12, -0.06), (0.07, 0.96, 2), wood, bevel=0.01)
    box((0, 0.4, 1.02), (3.2, 0.36, 0.04), wood, bevel=0.008)
    for i, (x, size) in enumerate(((-1.1, 0.4), (-0.72, 0.32), (-0.06, 0.36), (0.3, 0.3), (0.7, 0.42), (1.1, 0.34))):
        with group(at=(x, 0.4, 1.06)):
            (big_cup if i % 2 else winner)(size, (GOLD, SILVER)[i == 3])


def _wall():
    with group() as things:
        pennant(CAMERA, (0.5, 0.585, 0.82), 1.0, 0.34, '#d8323e', '#f4d848', 'GO FLUNKS')
    for x, hue in ((-1.18, '#2f6ac8'), (1.12, '#c8323e'), (1.24, '#2f8a4a')):
        rosette(hue, (x, 0.58, 0.86), 0.075)
    framed((-0.98, 0.585, 0.6), (0.34, 0.26), '#c8963a', '#8ab8d0', TEAM)
    with group(at=(1.2, 0.58, 0.5)):
        plaque(size=0.3)
    for x, hue in ((0.12, '#c8323e'), (0.02, '#2f6ac8')):
        medal((x, 0.57, 0.7), hue, 0.24, GOLD, 0.045)
    return things


def _skyline(turned):
    for i, (x, y, size, kind, hue) in enumerate((
            (-1.12, 0.28, 0.62, 'man', GOLD), (-0.82, 0.34, 0.72, 'cup', GOLD), (-0.6, 0.0, 0.4, 'man', SILVER), (-0.02, 0.36, 0.66, 'man', GOLD),
            (0.02, 0.02, 0.44, 'cup', SILVER), (0.6, 0.3, 0.6, 'cup', GOLD), (0.62, -0.06, 0.46, 'man', GOLD), (0.88, 0.16, 0.8, 'man', GOLD),
            (1.18, 0.24, 0.7, 'cup', GOLD), (1.12, -0.12, 0.36, 'cup', GOLD), (0.3, 0.32, 0.5, 'man', GOLD))):
        with group(at=(x, y, 0), turn=(i * 29) % 24 - 12):
            if kind == 'cup':
                big_cup(size, hue, lid=i % 3 != 0)
            else:
                winner(size, hue, ('#b8323a', '#2f5aa8', '#3a7a4a')[i % 3], turn_back=turned and i == 7)


def _glass_door():
    """The cabinet's door stands open on the right, cut by the frame; beyond its edge is the room."""
    brass, wood = paint('#d8a840', rough=0.25, metal=0.8), paint('#74402a', rough=0.35)
    for y in (-0.42, -1.0):
        box((0.87 - (y + 0.42) * 0.05, y, -0.06), (0.06, 0.09, 1.9), wood, bevel=0.01)
    for z in (-0.06, 1.2):
        tube([(0.87, -0.42, z + 0.04), (0.9, -1.0, z + 0.04)], 0.045, wood)
    cylinder((0.82, -0.46, 0.42), 0.018, 0.16, brass)
    plane((0.885, -0.71, 0.6), (0.6, 1.25), glass('#ffffff', 0.1), rot=(90, 0, 83))


def _light(look):
    if look.night:
        on = look.phase('tube') == 0
        box((0.0, -0.36, 0.0), (2.7, 0.03, 0.03), glow('#ffc870', 1.3 if on else 0.2), bevel=0)
        panel((0, -0.34, 0.05), (0, 0.4, 0.7), (2.6, 0.08), 30 if on else 4, '#ffb860')
        panel((0, -1.4, 1.6), (0, 0.4, 0.4), (2, 1), 9, '#6a5ae0')
        panel((1.5, -0.8, 0.9), (0, 0.2, 0.4), (0.4, 0.8), 6, '#5a7aff')
        return
    towards, glint = (-0.9, 0.42, -0.34), look.phase('glint')
    beam((2.3, -1.1, 1.35), (0.2, 0.1, 0.15), 520, '#ffd490', angle=36, blend=0.3, size=0.04)
    panel((0, -1.5, 1.5), (0, 0.4, 0.3), (2.4, 1.2), 34, '#ffe0c0')
    panel((-1.0, -1.3, 0.7), (0, 0.3, 0.4), (0.6, 0.9), 10, '#d8c8ff')
    shaft((1.55, -0.6, 0.8, 0.9, 0.35), towards, 0.02, 0.05, leaves=5)
    dust((-0.6, -0.4, 0.2, 1.1, 0.2, 0.9), 26, 4, size=0.006)
    if glint:
        x, y, z = ((-0.3, -0.1, 0.62), (0.6, 0.1, 0.36), (1.16, 0.05, 0.44))[glint - 1]
        for w, h in ((0.16, 0.012), (0.012, 0.16), (0.05, 0.05)):
            box((x, y - 0.3, z - h / 2), (w, 0.004, h), glow('#fff8e0', 8), bevel=0)


SHOOT = Shoot('jocks-house-trophies', CAMERA, build, loops=(
    Loop('glint', 3, (0, 0, 1, 0, 2, 0, 3, 0, 0, 0), 5, (70, 30, 330, 140), ('day',)),
    Loop('tube', 1, (0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0), 6, (60, 100, 300, 160), ('night',)),
    Loop('turned', 1, (0,) * 10 + (1, 1), 1, (285, 30, 345, 130), ('night',)),
), exposure=(0.4, 0.7), samples=40)

if __name__ == '__main__':
    SHOOT.main()
