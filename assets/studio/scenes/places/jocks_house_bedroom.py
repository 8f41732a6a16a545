"""The Jocks' bedroom: purple walls, red curtains, the bed slanting in from the left, the desk under its lamp on the right."""
from builders.corridor import cup
from builders.rooms.bed import bed, sleeping_bag
from builders.rooms.decor import TEAM, football, framed, heap, pennant, poster, round_rug
from builders.rooms.lamps import desk_lamp, hanging_lamp
from builders.rooms.louvers import louvered_door
from builders.rooms.rig import moonlight, sunlight
from builders.rooms.seats import swivel_chair
from builders.rooms.shell import boards, room
from builders.rooms.storage import books, shelf
from builders.rooms.tv_set import computer
from builders.rooms.windows import curtains, outside, radiator, window_frame
from kit.camera import FrontCamera
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.62, -2.3, 1.75), focal=240, vanishing=(196, 74), size=SIZE)
_WINDOW, _DEPTH = (-1.75, 1.1, 1.5, 1.2), 4.4


def build(look):
    """Puts the bedroom on the stage; returns its hotspots."""
    night = look.night
    room(6.6, _DEPTH, 2.9, wall=paint('#6c4690', rough=0.9, worn=0.12, scale=3), floor='#3a2018', ceiling='#d8cfc0',
         skirting='#3a2036', openings=(_WINDOW,))
    boards(6.6, _DEPTH, '#8a5230', '#2c1810')
    box((0, _DEPTH - 0.01, 0.98), (6.6, 0.02, 0.1), paint('#c8323e', rough=0.8), bevel=0)
    x, z, w, h = _WINDOW
    window_frame((x, _DEPTH, z), w, h)
    curtains((x, _DEPTH - 0.13, z + h + 0.14), w + 0.9, 1.95, '#c02c38', 0.27, look.phase('curtain'))
    with group(at=(x, _DEPTH, 0)):
        radiator(1.2, 0.62)
    _stadium(night, look.phase('floodlights') == 1)
    with group(at=(-2.2, 4.1, 0)) as sleeper:
        bed(1.7, 2.5)
    with group(at=(-0.52, 2.4, 0), turn=-12) as guest:
        sleeping_bag('#2f7a6a', '#f0a83a', filled=night)
    trophies = _trophies()
    with group() as closet:
        _closet()
    desk, machine = _desk(look)
    pennant(CAMERA, (0.3, _DEPTH, 2.3), 1.15, 0.34, '#d8323e', '#f4d848', 'JOCKS')
    poster(CAMERA, (1.62, _DEPTH, 1.98), (0.68, 0.94), '#16324a', 'RADIO', marks=(('ball', 0, 0.1, 0.72, 0.52, '#f47a3a'),
           ('box', 0, 0.1, 1, 0.03, '#16324a'), ('box', 0, 0.02, 1, 0.04, '#16324a')))
    framed((-3.08, _DEPTH, 2.2), (0.36, 0.3), ground='#8ab8d0', marks=TEAM)
    framed((-3.08, _DEPTH, 1.65), (0.3, 0.42), '#d8a83a', '#2a1c2c', marks=(('box', 0, 0.1, 0.5, 0.4, '#c83c44'),))
    round_rug((1.0, 1.35, 0.006), 1.05)
    football((0.72, 0.72, 0.02), 20)
    heap((1.85, 1.25, 0.02), '#d84a3a', 0.19, 3)
    heap((2.6, 2.0, 0.01), '#e8e4d8', 0.2, 1)
    with group() as landing:
        _door()
    hanging_lamp((0.5, 2.2, 2.36), on=False, hue='#f0d8a0', radius=0.3)
    if night:
        moonlight((0.55, -1, -0.8), 1.4, (x, _DEPTH, z + h / 2, w, h), 14)
    else:
        sunlight((0.42, -1, -0.72), 10, (x, _DEPTH, z + h / 2, w, h), 58)
    return {'bed': sleeper, 'sleeping-bag': guest, 'trophies': trophies, 'closet': closet, 'desk': desk, 'computer': machine,
            'door': landing}


def _stadium(night, dark):
    """Hills, and the floodlights of the field far off; by night a tower goes out now and then."""
    outside(night, -1.5, trees=7, near=24)
    for i, x in enumerate((-15.5, -12.0, -8.6)):
        tube([(x, 30, -1), (x, 30, 3.5)], 0.09, '#2a2c3a')
        lit = night and not (dark and i == 1)
        box((x, 29.9, 3.4), (1.3, 0.2, 0.8), glow('#f4f8ff', 7) if lit else paint('#c8ccd8', metal=0.4), bevel=0)
    box((-12, 32, -1), (9, 1, 1.7), paint('#4a4c68' if night else '#9aa0a8'), bevel=0)


def _trophies():
    with group() as things:
        with group(at=(0.3, _DEPTH, 1.62)):
            shelf(1.6)
        for i, size in enumerate((0.75, 1.1, 0.6, 0.95, 0.8)):
            cup((-0.3 + i * 0.3, _DEPTH - 0.13, 1.62), size)
    return things


def _closet():
    """Louvered doors in the right wall, cut by the frame; one stands ajar on the dark."""
    box((3.27, 2.5, 0), (0.05, 1.62, 2.24), paint('#140a0c', rough=1), bevel=0)
    for x, y, z, d, h in ((3.24, 1.68, 0, 0.1, 2.3), (3.24, 3.32, 0, 0.1, 2.3), (3.24, 2.5, 2.22, 1.74, 0.1)):
        box((x, y, z), (0.1, d, h), paint('#5c3424', rough=0.5), bevel=0.01)
    with group(at=(3.2, 1.72, 0.02), turn=90):
        louvered_door(0.76)
    with group(at=(3.2, 3.28, 0.02), turn=-106):
        louvered_door(0.76)


def _desk(look):
    night, wood = look.night, paint('#a8683a', rough=0.45, worn=0.2, scale=4)
    with group() as desk:
        box((1.2, 3.95, 0.7), (1.95, 0.85, 0.06), wood, bevel=0.01)
        box((1.86, 3.95, 0), (0.52, 0.8, 0.7), paint('#7a4a2c'), bevel=0.01)
        for i in range(3):
            box((1.86, 3.54, 0.06 + i * 0.21), (0.44, 0.03, 0.18), paint('#8f5c38'), bevel=0.01)
            ball((1.86, 3.51, 0.15 + i * 0.21), 0.025, paint('#e0b048', metal=0.8, rough=0.3), detail=2)
        for y in (3.6, 4.3):
            box((0.32, y, 0), (0.07, 0.07, 0.7), paint('#7a4a2c'), bevel=0)
        with group(at=(1.9, 4.1, 0.76)):
            desk_lamp(night, 42, '#f0c83a')
        with group(at=(1.42, 4.32, 0.76)):
            books(0.24, 4, 0.26)
        with group(at=(1.05, 2.9, 0), turn=24):
            swivel_chair()
        cylinder((0.42, 3.75, 0.76), 0.045, 0.11, paint('#3a9ad8'))
        box((1.52, 3.7, 0.76), (0.24, 0.3, 0.012), paint('#f4ead0'), bevel=0, rot=(0, 0, 14))
        box((1.4, 3.72, 0.77), (0.24, 0.3, 0.012), paint('#fff8e4'), bevel=0, rot=(0, 0, -10))
    with group(at=(0.86, 3.86, 0.76)) as machine:
        computer(strength=2.0 if night else 1.1, throw=9 if night else 0, cursor=look.phase('cursor') == 0)
    return desk, machine


def _door():
    """To the landing: four panels, a whistle and a towel on its hook."""
    wood = paint('#8a5236', rough=0.45, worn=0.2)
    box((2.72, _DEPTH - 0.03, 0), (1.06, 0.08, 2.2), paint('#e8dcc8', rough=0.5), bevel=0.01)
    box((2.72, _DEPTH - 0.06, 0), (0.88, 0.08, 2.1), wood, bevel=0.01)
    for dx in (-0.21, 0.21):
        for z, high in ((0.2, 0.72), (1.08, 0.86)):
            box((2.72 + dx, _DEPTH - 0.105, z), (0.3, 0.02, high), paint('#74412a', rough=0.5), bevel=0.008)
    ball((2.36, _DEPTH - 0.14, 1.02), 0.045, paint('#e0b048', metal=0.8, rough=0.3))
    box((2.86, _DEPTH - 0.13, 1.16), (0.26, 0.05, 0.62), paint('#f4ead0', rough=1), bevel=0.02)
    box((2.86, _DEPTH - 0.135, 1.22), (0.262, 0.05, 0.07), paint('#d8323e', rough=1), bevel=0.02)


SHOOT = Shoot('jocks-house-bedroom', CAMERA, build, loops=(
    Loop('curtain', 2, (0, 0, 1, 2, 1, 0, 0, 0), 3, (60, 52, 150, 128), ('day',)),
    Loop('cursor', 1, (0, 0, 1, 1), 4, (190, 90, 230, 140)),
    Loop('floodlights', 1, (0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0), 4, (40, 50, 130, 105), ('night',)),
), exposure=(0.5, 0.95), samples=40)

if __name__ == '__main__':
    SHOOT.main()
