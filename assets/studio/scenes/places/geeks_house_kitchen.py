"""The Geeks' kitchen: a pyramid of noodle cups, the microwave as its altar, a refrigerator that says something."""
from builders.rooms.bachelor_food import chopsticks, microwave, noodle_cup, noodle_pyramid, pizza_box
from builders.rooms.boards import notice
from builders.rooms.desk_things import mug, paper_cup
from builders.rooms.doors import institution_door
from builders.rooms.electronics import radio_set
from builders.rooms.lamps import hanging_lamp
from builders.rooms.office_storage import carton
from builders.rooms.pane_views import door_pane, yard_view
from builders.rooms.placed import placed
from builders.rooms.rig import sunlight
from builders.rooms.seats import chair
from builders.rooms.shell import checkers, room
from builders.rooms.stopped_clock import stopped_clock
from builders.rooms.windows import outside, window_frame
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel
from kit.materials import brick, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.35, -0.8, 1.55), focal=262, vanishing=(150, 90), size=SIZE)
_TOP, _BACK = 0.92, 3.4
_MAGNETS = ('#e83a4a', '#2f7fd8', '#2f9a4a', '#e8e23a', '#9a4ad8')


def build(look):
    """Puts the kitchen on the stage; returns its hotspots."""
    night = look.night
    tiles = brick('#e8863a', '#f4d8b0', length=0.3, height=0.3, joint=0.014, vary=0.9, rough=0.25)
    room(4.8, _BACK, 2.7, wall='#f0b060', floor='#8a4a2a', ceiling='#e8cfa8', skirting='#a8502a', dado=(1.6, tiles),
         openings=((-1.55, 1.1, 0.9, 1.05),))
    checkers(4.8, _BACK, a='#f0dcb8', b='#c8602a', tile=0.5, rough=0.25)
    window_frame((-1.55, _BACK, 1.1), 0.9, 1.05, '#f4ead0')
    outside(night, near=10)
    _counter()
    placed((0.02, _BACK - 0.42, _TOP), noodle_pyramid, 7)
    altar = placed((-0.62, _BACK - 0.5, _TOP), microwave, night, look.phase('plate') * 90, look.phase('plate') != 1 if night else True,
                   size=1.15)
    placed((-0.62, _BACK - 0.3, _TOP + 0.37), noodle_pyramid, 3)
    magnets = _fridge(look)
    boxes = _pizza()
    door = placed((2.3, 2.65, 0), institution_door, 0.9, 2.1, '#d87a3a', frame='#a8502a', turn=-90, plate=False)
    door += door_pane(yard_view, night, (2.3, 2.65, 0), -90, width=0.9)
    _things(night)
    _light(night)
    return {'magnets': magnets, 'microwave': altar, 'pizza': boxes, 'door': door}


def _counter():
    wood, top = paint('#f4e2bc', rough=0.45), paint('#b8482a', rough=0.3)
    box((-0.95, _BACK - 0.32, 0), (2.9, 0.6, _TOP - 0.05), wood, bevel=0.01)
    box((-0.95, _BACK - 0.33, _TOP - 0.05), (2.96, 0.68, 0.05), top, bevel=0.012)
    for i in range(5):
        box((-2.1 + i * 0.58, _BACK - 0.63, 0.1), (0.52, 0.025, 0.7), paint('#f0d49a', rough=0.4), bevel=0.012)
        ball((-1.92 + i * 0.58, _BACK - 0.66, 0.66), 0.025, paint('#b8482a', rough=0.3), detail=2)
    box((-1.55, _BACK - 0.3, _TOP - 0.02), (0.62, 0.44, 0.03), paint('#8a9298', rough=0.3, metal=0.7), bevel=0.008)
    tube([(-1.55, _BACK - 0.1, _TOP), (-1.55, _BACK - 0.1, _TOP + 0.28), (-1.55, _BACK - 0.28, _TOP + 0.28), (-1.55, _BACK - 0.28, _TOP + 0.2)],
         0.02, paint('#d0d8dc', rough=0.2, metal=0.9))
    for x in (0.1, 0.75):
        box((x - 0.3, _BACK - 0.2, 1.82), (0.64, 0.34, 0.62), wood, bevel=0.01)
        box((x - 0.3, _BACK - 0.38, 1.86), (0.56, 0.025, 0.54), paint('#f0d49a', rough=0.4), bevel=0.012)
    for i in range(4):
        placed((-0.75 + i * 0.15, _BACK - 0.6, _TOP), noodle_cup, ('#2f8a4a', '#d8342c', '#2f6ab0', '#e8a02a')[i])


def _fridge(look):
    """Rounded and cream, its letters set in dots; returns the magnets with the door they hold on to."""
    shift = 0.012 if look.phase('shudder') else 0
    skin, x, y = paint('#f6ecd4', rough=0.25), 1.3 + shift, 2.5
    with group() as fridge:
        box((x, y + 0.34, 0.06), (0.86, 0.66, 1.86), skin, bevel=0.07)
        box((x, y, 0.1), (0.84, 0.07, 1.12), skin, bevel=0.03)
        box((x, y, 1.26), (0.84, 0.07, 0.62), skin, bevel=0.03)
        for z, tall in ((0.7, 0.4), (1.34, 0.3)):
            box((x - 0.36, y - 0.06, z), (0.035, 0.04, tall), paint('#c8ccd0', metal=0.9, rough=0.2), bevel=0.01)
        lines = (('HE IS', 1.72), ('NOT', 1.58), ('LOST', 1.42))
        for i, (line, z) in enumerate(lines):
            write(line, CAMERA, (x + 0.03, y - 0.045, z), paint(_MAGNETS[i], rough=0.4))
        for i in range(7):
            box((x - 0.2 + (i * 37 % 50) / 100, y - 0.045, 0.5 + (i * 53 % 60) / 100), (0.05, 0.02, 0.06), paint(_MAGNETS[i % 5], rough=0.4),
                bevel=0.008, rot=(0, i * 47, 0))
        placed((x + 0.16, y - 0.04, 1.02), notice, 0.26, 0.3, '#f8f4e4', '#6fb4e8')
    placed((x, y + 0.3, 1.92), carton, 0.5, 0.4, 0.3, '#b8804a')
    placed((x - 0.1, y + 0.25, 2.22), carton, 0.4, 0.34, 0.22, '#c8945a', turn=9)
    return fridge


def _pizza():
    """In front, cut by the frame: six boxes and the one that stands open."""
    box((-0.6, 1.1, 0.7), (1.7, 0.8, 0.05), paint('#b8682a', rough=0.45, worn=0.2), bevel=0.012)
    with group() as boxes:
        for i in range(11):
            placed((-0.36, 1.1, 0.75 + i * 0.047), pizza_box, ('#d8b888', '#e8c898', '#cfa878')[i % 3], turn=(i * 31) % 17 - 8)
        for i in range(3):
            placed((-0.86, 1.15, 0.75 + i * 0.047), pizza_box, ('#e8c898', '#cfa878')[i % 2], turn=(i * 23) % 15 - 4)
    placed((-0.95, 1.1, 0.892), paper_cup, straw=True)
    for i in range(5):
        placed((-0.05 + i * 0.06, 0.95, 0.755), chopsticks, turn=i * 9 - 20)
    return boxes


def _things(night):
    stopped_clock(CAMERA, (-0.86, _BACK - 0.06, 2.17), 0.19, rim='#a8502a')
    placed((-2.1, _BACK - 0.4, _TOP), radio_set, '#b83a2c', lit=1.6 if night else 0.8, turn=20)
    placed((-1.05, _BACK - 0.5, _TOP), mug, '#f4e4c0', '#2f8a4a')
    for i, hue in enumerate(('#d8342c', '#e8a02a', '#2f6ab0', '#f4efe0')):
        tube([(-0.6 + i * 0.17, _BACK - 0.12, 1.58), (-0.6 + i * 0.17, _BACK - 0.12, 1.4)], 0.012, paint('#8a8e92', metal=0.8))
        cylinder((-0.6 + i * 0.17, _BACK - 0.1, 1.3), 0.075, 0.03, paint(hue, rough=0.4, metal=0.3), rot=(90, 0, 0))
    for x, y, turn in ((0.42, 1.7, 160), (-1.6, 1.6, 30)):
        placed((x, y, 0), chair, '#c8762e', seat='#e8a03a', turn=turn)
    placed((-2.2, 2.0, 0), carton, 0.5, 0.5, 0.5, '#c8945a', turn=8)
    placed((-2.2, 2.0, 0.5), carton, 0.45, 0.4, 0.35, '#b8804a', turn=-6)
    placed((-2.15, 2.0, 0.85), noodle_pyramid, 3)


def _light(night):
    hanging_lamp((-0.4, 1.9, 2.15), on=not night, energy=22, hue='#e8602a', drop=0.55, radius=0.3)
    if night:
        panel((-0.4, -0.8, 2.4), (0, 3, 1), (3, 1.4), 7, '#6a4a9a')
        panel((-1.55, _BACK - 0.1, 1.7), (-1.2, 1.2, 0.6), (0.8, 0.9), 16, '#6a86ff')
        lamp((-0.6, _BACK - 1.3, 1.1), 26, '#ffae4a', 0.25)
        lamp((2.0, 2.2, 1.6), 2.5, '#5a7aff', 0.3)
        return
    sunlight((0.5, -0.9, -0.55), 9, (-1.55, _BACK, 1.6, 0.9, 1.0), 70)


SHOOT = Shoot('geeks-house-kitchen', CAMERA, build, exposure=(0.0, 0.4), loops=(
    Loop('plate', 2, (0, 0, 1, 1, 2, 2, 1, 1), fps=2, zone=(68, 108, 112, 140)),
    Loop('shudder', 1, (0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1), fps=8, zone=(190, 52, 206, 160), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
