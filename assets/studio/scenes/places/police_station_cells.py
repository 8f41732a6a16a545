"""The cells: three arches behind bars, and a barred square of sun that lies on the bear in the one that is locked."""
from builders.prizes import plush
from builders.rooms.arches import arched_wall
from builders.rooms.decor import drawing
from builders.rooms.desk_things import paper_cup
from builders.rooms.doors import institution_door
from builders.rooms.lights import bulkhead
from builders.rooms.pane_views import corridor_view, door_pane
from builders.rooms.placed import placed
from builders.rooms.plumbing import pipe
from builders.rooms.police import bars, bunk
from builders.rooms.seats import stool
from builders.rooms.shell import room
from builders.rooms.workshop import bucket
from kit.camera import FrontCamera
from kit.lettering import dotted, pattern_of, write
from kit.light import lamp, panel, sky, sun
from kit.materials import brick, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.5, -0.9, 1.75), focal=235, vanishing=(128, 70), size=SIZE)
_FRONT, _BACK = 2.9, 4.9
_CELLS = (-2.05, -0.5, 1.05)
_KEYS = (-1.13, 0.86, 1.7)
# A ring with four keys; the last one is bent and has a blank tag.
_RING = (
    '.............iiiii.............',
    '...........iii...iii...........',
    '..........ii.......ii..........',
    '..........i.........i..........',
    '.........ii.........ii.........',
    '.........i...........i.........',
    '.........ii.........ii.........',
    '....bBb...i.........i...bBb....',
    '...bB.db..ii.......ii..bB.db...',
    '...b...d...iii...iii...b...d...',
    '...bb.dd...bBbiiiibBb..bb.dd...',
    '....bdd...bB.db..bB.db..bdd....',
    '.....bd...b...d..b...d...bd....',
    '.....bd...bb.dd..bb.dd...bd....',
    '.....bd....bdd....bdd....bdtttt',
    '.....bd.....bd.....bd....bdtttt',
    '.....bd.....bd.....bd....bdtttt',
    '.....bd.....bd.....bd....bbtttt',
    '.....bd.....bd.....bd.....btttt',
    '.....bdb....bd.....bd.....bbd..',
    '.....bd.....bd.....bd.....bbbd.',
    '.....bdb....bd.....bd......bd..',
    '.....bd.....bdb....bdb.........',
    '............bd.....bd..........',
    '............bdb....bdb.........',
    '............bd.....bd..........',
)


def build(look):
    """Puts the cells on the stage; returns its hotspots."""
    night = look.night
    stone = brick('#66a29e', '#457a7a', length=0.56, height=0.28, joint=0.014, vary=0.86, rough=0.7)
    with group(at=(-0.92, 0, 0)):
        room(5.8, _BACK, 3.0, wall='#4a7c78', floor=paint('#4f6a6c', rough=0.3, worn=0.4, scale=1.8),
             ceiling='#4a7274', skirting='#2a4648', side_wall=paint('#7aa89c', rough=0.6))
    _painted()
    with group(at=(-0.92, _FRONT, 0)):
        arched_wall(5.8, 3.0, [(x + 0.92, 1.25, 1.6) for x in _CELLS], stone, 0.4)
    for x in (-1.28, 0.28):
        box((x, _FRONT + 1.2, 0), (0.34, 1.7, 3.0), stone, bevel=0)
    for i, x in enumerate(_CELLS):
        with group(at=(x - 0.63, _FRONT + 0.12, 0)):
            bars(1.26, 2.25, '#26323a', 0.25, door=(0.24, 0.8), open_at=64 if i == 0 else 0)
        write(str(i + 1), CAMERA, (x, _FRONT - 0.02, 2.42), paint('#e8e0c0', rough=0.7))
        placed((x + 0.05, _BACK - 0.02, 0), bunk, 1.15, '#3f585e', ('#8a7f62', '#a8503c', '#7a7464')[i], made=i == 1)
        box((x + 0.3, _BACK - 0.02, 1.75), (0.4, 0.03, 0.36), glow('#4a66c8' if night else '#e8fbff', 0.9 if night else 1.6), bevel=0)
        for j in range(4):
            cylinder((x + 0.15 + j * 0.1, _BACK - 0.06, 1.75), 0.014, 0.36, paint('#26323a'), sides=8)
    bear = _bear(night)
    tally = _tally(night)
    keys = _keys(look)
    door = placed((1.9, 2.82, 0), institution_door, 0.95, 2.1, '#3f7a7c', frame='#2a4648', turn=-90)
    door += door_pane(corridor_view, night, (1.9, 2.82, 0), -90, hue=('#c8c0a0', '#8a6a3a'))
    _things(look)
    _light(look)
    return {'bear': bear, 'tally': tally, 'keys': keys, 'door': door}


def _painted():
    """The right wall and the cells' back walls are painted dark up to a line; shoes have scuffed the one by the door."""
    low, line = paint('#2f6466', rough=0.45), paint('#c8d8b8', rough=0.6)
    box((1.972, 0.9, 0.1), (0.012, 4.0, 1.2), low, bevel=0)
    box((1.968, 0.9, 1.3), (0.012, 4.0, 0.05), line, bevel=0)
    box((-0.92, _BACK - 0.004, 0.1), (5.8, 0.012, 1.2), low, bevel=0)
    box((-0.92, _BACK - 0.006, 1.3), (5.8, 0.012, 0.05), line, bevel=0)
    for y, z, long in ((1.2, 0.3, 0.3), (1.7, 0.42, 0.2), (1.45, 0.24, 0.16)):
        box((1.962, y, z), (0.008, long, 0.03), paint('#1a3438', rough=0.7), bevel=0)


def _bear(night):
    at, turn = ((-0.5, _FRONT + 0.42, 0.0), -6) if night else ((-0.49, _BACK - 0.66, 0.58), 4)
    with group() as bear:
        placed(at, plush, '#c8803c', turn=turn, size=1.9)
    return bear


def _tally(night):
    """Seven and six strokes on the pillar; one more by night."""
    with group() as tally:
        box((0.275, _FRONT - 0.01, 1.18), (0.27, 0.02, 0.46), paint('#3a6a6a', rough=0.9), bevel=0)
        for z, count in ((1.52, 7), (1.3, 7 if night else 6)):
            dotted(pattern_of(['#.' * count] * 8), CAMERA, (0.275 - 0.016 * (7 - count), _FRONT - 0.03, z), paint('#f4f8ec', rough=0.9, glow=0.2))
    return tally


def _keys(look):
    """In front, on the hook of a pillar that the frame cuts."""
    box((-1.68, 0.95, 0), (0.86, 0.3, 3.2), paint('#2f5c5e', rough=0.7, worn=0.2), bevel=0.02)
    x, y, z = _KEYS
    tube([(x - 0.24, y, z + 0.15), (x - 0.02, y, z + 0.15), (x + 0.02, y, z + 0.12), (x, y, z + 0.1)], 0.014, paint('#1c2428', metal=0.6, rough=0.4))
    lean = (0, 3, -3)[look.phase('keys')]
    rows = ['.' * (4 + round(lean * r / len(_RING))) + row + '.' * (4 - round(lean * r / len(_RING))) for r, row in enumerate(_RING)]
    with group() as keys:
        drawing(CAMERA, (x, y, z), rows, {'i': '#7c888c', 'b': '#f0c458', 'B': '#fff0b8', 'd': '#a8742c', 't': '#f4ecd0'})
    return keys


def _things(look):
    placed((-1.3, 2.35, 0), stool, '#6a5a3a', 0.46)
    placed((-1.3, 2.35, 0.46), paper_cup, straw=True, size=1.5)
    placed((1.42, 2.4, 0), bucket, size=1.2)
    cylinder((0.75, 2.0, 0.004), 0.22, 0.004, paint('#8ab8c0', rough=0.05), sides=20)
    if look.night:
        ball((0.75, 2.0, (0.9, 0.3)[look.phase('drop')]), 0.026, glow('#bfe4ff', 2.0), squash=(0.8, 0.8, 1.6), detail=1)
    pipe([(-3.6, 2.75, 2.72), (0.75, 2.75, 2.72), (0.75, 2.0, 2.72), (1.9, 2.0, 2.72)], 0.05, '#7ab0a8')
    placed((1.82, _FRONT - 0.02, 2.2), bulkhead, look.night, 9, '#ffb45a')


def _window_wall(bird):
    """Behind the viewer: what the sun comes through, its bars, and at times a bird."""
    dark = paint('#101418')
    for x, z, w, h in ((-4.25, 0, 6.2, 4.4), (3.22, 0, 6.2, 4.4), (-0.5, 0, 1.4, 1.05), (-0.5, 3.1, 1.4, 1.3)):
        box((x, -2.2, z), (w, 0.1, h), dark, bevel=0)
    for x in (-0.7, -0.28, 0.1):
        cylinder((x, -2.1, 1.0), 0.04, 2.2, dark, sides=8)
    if bird:
        x = -1.1 + bird * 0.3
        ball((x, -2.0, 1.5), 0.1, dark, squash=(1.5, 0.6, 0.7), detail=2)
        tube([(x - 0.25, -2.0, 1.66), (x, -2.0, 1.52), (x + 0.25, -2.0, 1.66)], 0.05, dark)


def _light(look):
    _window_wall(look.phase('bird'))
    lamp((-0.75, 0.1, 1.9), 1.7, '#a8c8ff' if look.night else '#fff0d0', 0.1)
    if look.night:
        sky([(0, '#101838'), (1, '#080c20')], 0.35)
        sun((0, 1, -0.26), 9, '#7aa4ff', soft=0.4)
        panel((-0.4, -0.8, 2.6), (0, 3, 0.8), (3.4, 1.4), 44, '#4a7ad8')
        lamp((1.55, 2.2, 2.0), 9, '#ffb45a', 0.2)
        for x in _CELLS:
            panel((x + 0.3, _BACK - 0.2, 2.0), (x, _FRONT, 0.2), (0.4, 0.4), 16, '#5a86ff')
        return
    sky([(0, '#d8f0f0'), (1, '#a8d0d8')], 0.4)
    sun((0, 1, -0.26), 22, '#ffdf9c', soft=0.4)
    panel((-0.4, -0.8, 2.6), (0, 3, 0.8), (3.4, 1.8), 74, '#b8ece4')
    for x in _CELLS:
        panel((x + 0.3, _BACK - 0.2, 2.0), (x, _FRONT, 0.2), (0.4, 0.4), 26, '#e0fbff')


SHOOT = Shoot('police-station-cells', CAMERA, build, exposure=(0.2, 0.6), samples=24, loops=(
    Loop('bird', 3, (0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0), fps=5, zone=(84, 96, 178, 206), hours=('day',)),
    Loop('keys', 2, (0, 1, 0, 2), fps=3, zone=(16, 54, 88, 136), hours=('night',)),
    Loop('drop', 1, (0, 1), fps=2, zone=(216, 122, 244, 202), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
