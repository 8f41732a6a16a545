"""The cells: three arches behind bars, a square of sun on the floor, and a bear on the bed of the one that is locked."""
from builders.prizes import plush
from builders.flunko_poster import flunko_poster
from builders.rooms.arches import arched_wall
from builders.rooms.decor import footprints
from builders.rooms.desk_things import paper_cup
from builders.rooms.doors import institution_door
from builders.rooms.lights import bulkhead
from builders.rooms.placed import placed
from builders.rooms.plumbing import pipe
from builders.rooms.police import bars, board_of_keys, bunk
from builders.rooms.seats import stool
from builders.rooms.shell import room
from builders.rooms.workshop import bucket
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel, sky, sun
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.9, -0.9, 1.25), focal=250, vanishing=(128, 104), size=SIZE)
_FRONT, _BACK = 2.9, 4.9
_CELLS = (-2.05, -0.5, 1.05)


def build(look):
    """Puts the cells on the stage; returns its hotspots."""
    night = look.night
    stone = paint('#5f9a98', rough=0.75, worn=0.22, scale=2.2)
    with group(at=(-0.92, 0, 0)):
        room(5.8, _BACK, 3.0, wall=paint('#3f7274', rough=0.8, worn=0.3, scale=2), floor=paint('#4f6a6c', rough=0.3, worn=0.4, scale=1.8),
             ceiling='#4a7274', skirting='#2a4648')
    with group(at=(-0.92, _FRONT, 0)):
        arched_wall(5.8, 3.0, [(x + 0.92, 1.25, 1.6) for x in _CELLS], stone, 0.4)
    for x in (-1.28, 0.28):
        box((x, _FRONT + 1.2, 0), (0.34, 1.7, 3.0), stone, bevel=0)
    for i, x in enumerate(_CELLS):
        with group(at=(x - 0.63, _FRONT + 0.12, 0)):
            bars(1.26, 2.25, '#26323a', 0.14, door=(0.24, 0.8), open_at=58 if i == 0 else 0)
        write(str(i + 1), CAMERA, (x, _FRONT - 0.02, 2.55), paint('#e8e0c0', rough=0.7))
        placed((x + 0.05, _BACK - 0.02, 0), bunk, 1.15, '#3f585e', ('#8a7f62', '#a8503c', '#7a7464')[i], made=i == 1)
        box((x + 0.3, _BACK - 0.02, 1.9), (0.4, 0.03, 0.36), glow('#4a66c8' if night else '#e8fbff', 0.9 if night else 1.6), bevel=0)
        for j in range(4):
            cylinder((x + 0.15 + j * 0.1, _BACK - 0.06, 1.9), 0.014, 0.36, paint('#26323a'), sides=8)
    bear = _bear(night)
    tally = _tally(night)
    keys = _keys(look)
    flunko_poster(CAMERA, (-1.5, 0.78, 1.03))
    door = placed((1.96, 2.82, 0), institution_door, 0.95, 2.1, '#3f7a7c', lit=('#ffb85a' if night else '#f4f0d0', 0.9 if night else 1.6), frame='#2a4648',
                  turn=-90)
    _things(look)
    _light(look)
    return {'bear': bear, 'tally': tally, 'keys': keys, 'door': door}


def _bear(night):
    at, turn = ((-0.52, _FRONT + 0.36, 0.0), -6) if night else ((-0.46, _BACK - 0.62, 0.58), 4)
    with group() as bear:
        placed(at, plush, '#b8763a', turn=turn, size=1.75 if night else 1.6)
    return bear


def _tally(night):
    """Seven and six strokes on the pillar; one more by night."""
    ink = paint('#e8f0e4', rough=0.9, glow=0.12)
    with group() as tally:
        plane((0.28, _FRONT - 0.012, 1.32), (0.36, 0.5), paint('#4f8684', rough=0.9), rot=(90, 0, 0))
        for row, count in ((0, 7), (1, 7 if night else 6)):
            for i in range(count):
                x = 0.15 + i * 0.042
                tube([(x, _FRONT - 0.02, 1.4 - row * 0.22), (x + 0.01, _FRONT - 0.02, 1.54 - row * 0.22)], 0.008, ink)
    return tally


def _keys(look):
    """In front on the left: the board, and one key with a blank tag."""
    lean = (0, 0.05, -0.05)[look.phase('keys')]
    box((-1.58, 0.95, 0), (0.5, 0.3, 3.2), paint('#4a8482', rough=0.7, worn=0.2), bevel=0.01)
    with group(at=(-1.5, 0.78, 1.5)) as keys:
        box((0, 0, -0.17), (0.26, 0.03, 0.34), paint('#5a3a24', rough=0.5), bevel=0.01)
        for i in range(4):
            x, z = -0.06 + (i % 2) * 0.12, 0.1 - (i // 2) * 0.15
            cylinder((x, -0.02, z), 0.008, 0.03, paint('#d8b048', metal=1, rough=0.2), rot=(90, 0, 0), sides=8)
            plane((x + lean * 0.5, -0.04, z - 0.05), (0.045, 0.055), paint(('#e8dcc0', '#e8dcc0', '#e8dcc0', '#2a2a30')[i]), rot=(90, lean * 200, 0))
            tube([(x, -0.045, z), (x + lean, -0.045, z - 0.12)], 0.008, paint('#d8dce0', metal=0.9, rough=0.25))
            ball((x + lean * 0.2, -0.045, z - 0.02), 0.014, paint('#d8dce0', metal=0.9, rough=0.25), detail=1)
    return keys


def _things(look):
    placed((-2.2, 2.5, 0), stool, '#6a5a3a', 0.5)
    placed((-2.2, 2.5, 0.5), paper_cup, straw=True)
    placed((1.35, 2.3, 0), bucket, size=1.2)
    cylinder((0.75, 2.0, 0.004), 0.22, 0.004, paint('#8ab8c0', rough=0.05), sides=20)
    if look.night:
        ball((0.75, 2.0, (0.9, 0.3)[look.phase('drop')]), 0.026, glow('#bfe4ff', 2.0), squash=(0.8, 0.8, 1.6), detail=1)
    pipe([(-3.6, 2.75, 2.8), (0.75, 2.75, 2.8), (0.75, 2.0, 2.8), (1.9, 2.0, 2.8)], 0.05, '#7ab0a8')
    placed((1.8, _FRONT - 0.02, 2.3), bulkhead, look.night, 9, '#ffb45a')
    footprints([(0.5 - i * 0.18, 2.6 - i * 0.16, 130) for i in range(7)], hue='#2c4a50')


def _window_wall(bird):
    """Behind the viewer: what the sun comes through, its bars, and at times a bird."""
    dark = paint('#101418')
    for x, z, w, h in ((-4.0, 0, 6.2, 4.2), (4.2, 0, 6.0, 4.2), (0.15, 0, 2.2, 2.1), (0.15, 3.15, 2.2, 1.2)):
        box((x, -2.2, z), (w, 0.1, h), dark, bevel=0)
    for i in range(4):
        cylinder((-0.55 + i * 0.45, -2.1, 2.0), 0.045, 1.3, dark, sides=8)
    box((0.1, -2.1, 2.6), (2.2, 0.06, 0.07), dark, bevel=0)
    if bird:
        x = -0.7 + bird * 0.5
        ball((x, -2.0, 2.85), 0.1, dark, squash=(1.5, 0.6, 0.7), detail=2)
        tube([(x - 0.25, -2.0, 3.0), (x, -2.0, 2.87), (x + 0.25, -2.0, 3.0)], 0.05, dark)


def _light(look):
    _window_wall(look.phase('bird'))
    if look.night:
        sky([(0, '#101838'), (1, '#080c20')], 0.35)
        sun((-0.06, 1, -0.68), 12, '#7aa4ff', soft=0.5)
        panel((-0.4, -0.8, 2.6), (0, 3, 0.8), (3.4, 1.4), 60, '#4a7ad8')
        lamp((-0.45, 2.2, 1.1), 12, '#a8c8ff', 0.3)
        lamp((1.5, 2.2, 2.0), 9, '#ffb45a', 0.2)
        for x in _CELLS:
            panel((x + 0.3, _BACK - 0.2, 2.1), (x, _FRONT, 0.2), (0.4, 0.4), 16, '#5a86ff')
        return
    sky([(0, '#d8f0f0'), (1, '#a8d0d8')], 0.5)
    sun((-0.06, 1, -0.68), 18, '#ffe6b0', soft=0.5)
    panel((-0.4, -0.8, 2.6), (0, 3, 0.8), (3.4, 1.8), 84, '#d0f0e8')
    # What is left of the sun falls on the bear.
    lamp((-0.5, _FRONT + 0.75, 1.55), 26, '#ffdc98', 0.12)
    for x in _CELLS:
        panel((x + 0.3, _BACK - 0.2, 2.1), (x, _FRONT, 0.2), (0.4, 0.4), 34, '#e0fbff')


SHOOT = Shoot('police-station-cells', CAMERA, build, exposure=(0.2, 0.6), samples=24, loops=(
    Loop('bird', 3, (0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0), fps=5, zone=(140, 150, 232, 206), hours=('day',)),
    Loop('keys', 2, (0, 1, 0, 2), fps=3, zone=(16, 44, 68, 92), hours=('night',)),
    Loop('drop', 1, (0, 1), fps=2, zone=(258, 90, 280, 188), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
