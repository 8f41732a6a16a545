"""The barroom of Four Thieves: a wall of bottles lit from behind, a glass of water with a straw, a phone off its hook."""
from builders.rooms.alley_view import alley_view
from builders.rooms.bar_things import bar_stool, bottles, wall_phone
from builders.rooms.placed import placed
from builders.rooms.rig import dust
from builders.rooms.shell import boards, room
from builders.rooms.stopped_clock import stopped_clock
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel, sky
from kit.materials import glass, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, prism, ring, sheets, tube
from kit.shoot import Loop, Shoot
from kit.skin import haze
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.15, -0.7, 1.46), focal=264, vanishing=(163, 88), size=SIZE)
_DEPTH, _BAR = 4.6, 2.5
_WOOD = '#5a3018'
# The pane of the alley's door: the middle of its lower edge, its width and height.
PANE, PANE_SIZE = (-2.62, 3.75, 1.12), (0.78, 0.8)


def build(look):
    """Puts the barroom on the stage; returns its hotspots."""
    night = look.night
    panels = paint('#4a2410', rough=0.5, worn=0.2)
    room(5.5, _DEPTH, 2.9, wall=paint('#7a4a1c', rough=0.8, worn=0.15), floor='#2a1408', ceiling='#3a2010', skirting='#2a1408', dado=(1.0, panels))
    boards(5.5, _DEPTH, '#6a3c1c', '#1c0e06')
    for i in range(6):
        box((-2.7 + i * 1.1, 2.0, 2.76), (0.14, 7, 0.14), paint('#2a1408', rough=0.7), bevel=0)
    with group() as shelf:
        _bottles(look)
    _bar(night)
    for i in range(4):
        with group(at=(-1.75 + i * 0.8, 1.95, 0)):
            bar_stool()
    with group() as phone:
        with group(at=(1.24, _DEPTH - 0.06, 2.08), size=1.0):
            wall_phone((0, 0.07, -0.06)[look.phase('phone')], '#d8c49a')
    stopped_clock(CAMERA, (2.1, _DEPTH - 0.02, 2.63), 0.2, rim='#b8862c')
    water = _glass()
    ways = _ways(night)
    _fan(look)
    _light(look)
    return {'phone': phone, 'glass': water, 'bottles': shelf, **ways}


def _bottles(look):
    """Three shelves in an arched case with a mirror; the light stands behind them."""
    night = look.night
    y, lit = _DEPTH - 0.1, 0.75 if night else 0.18
    box((-0.6, y + 0.06, 0.95), (3.1, 0.04, 1.7), paint('#c8c0a8', rough=0.05, metal=1), bevel=0)
    for z in (1.18, 1.62, 2.06):
        box((-0.6, y - 0.14, z - 0.04), (3.1, 0.3, 0.04), paint(_WOOD, rough=0.35), bevel=0.004)
        box((-0.6, y - 0.02, z), (3.0, 0.02, 0.03), glow('#ffb040', 5 if night else 1.2), bevel=0)
        with group(at=(-0.6, y - 0.16, z)):
            bottles(2.95, int(z * 10), lit)
    for x in (-2.2, -0.6, 1.0):
        box((x, y - 0.16, 0.9), (0.12, 0.36, 1.72), paint(_WOOD, rough=0.35), bevel=0.01)
    box((-0.6, y - 0.18, 2.5), (3.5, 0.42, 0.14), paint(_WOOD, rough=0.35), bevel=0.03)
    box((-0.6, y - 0.36, 2.54), (1.4, 0.04, 0.28), paint('#1c0e06', rough=0.5), bevel=0.01)
    write('FOUR THIEVES', CAMERA, (-0.6, y - 0.4, 2.68), glow('#ffc84a', 1.8 if night else 0.9))
    for i in range(7):
        spark = (look.phase('glitter') * 3 + i * 5) % 7
        if spark < 3:
            ball((-2.0 + i * 0.45 + 0.1 * spark, y - 0.24, (1.32, 1.76, 2.2)[(i + spark) % 3]), 0.014, glow('#fff4c8', 8 if night else 3), detail=1)


def _bar(night):
    """The counter, a brass rail, taps, a towel; by night a tube under its edge, before which the stools stand dark."""
    if night:
        box((-0.4, _BAR - 0.1, 1.0), (4.2, 0.03, 0.03), glow('#ffa040', 4), bevel=0)
        panel((-0.4, _BAR - 0.1, 0.98), (-0.4, _BAR + 0.03, 0.3), (4.0, 0.06), 9, '#ff9030')
    for i in range(9):
        box((-2.2 + i * 0.46, _BAR + 0.02, 0.08), (0.38, 0.04, 0.86), paint('#6a3a1c', rough=0.4), bevel=0.01)
    box((-0.4, _BAR + 0.32, 0), (4.2, 0.56, 1.04), paint(_WOOD, rough=0.4), bevel=0.01)
    box((-0.4, _BAR + 0.26, 1.04), (4.4, 0.8, 0.07), paint('#8a4a1c', rough=0.18), bevel=0.02)
    tube([(-2.5, _BAR - 0.14, 0.24), (1.7, _BAR - 0.14, 0.24)], 0.035, paint('#d8a83c', rough=0.2, metal=0.9))
    for x in (0.55, 0.75, 0.95):
        cylinder((x, _BAR + 0.3, 1.11), 0.035, 0.26, paint('#d8a83c', rough=0.2, metal=0.9))
        box((x, _BAR + 0.24, 1.36), (0.05, 0.07, 0.18), paint(('#1f5a34', '#8a1c1c', '#22304a')[int(x * 5) % 3], rough=0.3), bevel=0.01)
    with group(at=(-0.9, _BAR + 0.2, 1.11)):
        box((0, 0, 0), (0.4, 0.26, 0.02), paint('#e8dcc0', rough=0.9), bevel=0.004, rot=(0, 0, 12))


def _glass():
    """In front, on the end of a table: a glass of water, a straw, a coaster; an ashtray nobody emptied."""
    box((-1.35, 0.62, 0.86), (1.6, 1.0, 0.06), paint('#7a421c', rough=0.25), bevel=0.02)
    with group(at=(-0.86, 0.78, 0.92), size=1.3) as things:
        cylinder((0, 0, 0), 0.085, 0.008, paint('#e8dcc0', rough=0.9))
        ring((0, 0, 0.009), 0.066, 0.006, paint('#a8242c', rough=0.9), rot=(0, 0, 0))
        cylinder((0, 0, 0.012), 0.045, 0.17, paint('#8ac0c8', rough=0.05, glow=0.12), top=0.054)
        cylinder((0, 0, 0.01), 0.05, 0.2, glass('#e8fafa', 0.3), top=0.06)
        ring((0, 0, 0.21), 0.06, 0.005, paint('#f4ffff', rough=0.1, glow=0.3), rot=(0, 0, 0))
        tube([(-0.02, 0, 0.03), (0.04, 0, 0.24), (0.09, 0, 0.29)], 0.008, paint('#f4d23a', rough=0.4, glow=0.1))
    with group(at=(-1.16, 0.9, 0.92)):
        cylinder((0, 0, 0), 0.09, 0.035, paint('#3a5a3a', rough=0.15), top=0.11)
        box((0.02, 0, 0.03), (0.09, 0.014, 0.014), paint('#f0e8d8'), bevel=0, rot=(0, 0, 30))
    return things


def _ways(night):
    """Left the alley's door with its pane; right an arch to the booths, the pool room's green light, the cellar's steps."""
    with group() as door:
        box((-2.71, 3.75, 0), (0.08, 1.3, 2.3), paint('#2a1408'), bevel=0)
        box((-2.66, 3.75, 0), (0.06, 1.06, 2.14), paint('#3a5a34', rough=0.4, worn=0.2), bevel=0.01)
        placed(PANE, alley_view, *PANE_SIZE, 'night' if night else 'day', turn=90)
        for y in (3.52, 3.96):
            box((-2.575, y, 1.12), (0.01, 0.03, 0.8), paint('#3a5a34'), bevel=0)
        ball((-2.59, 3.28, 1.0), 0.045, paint('#e0b048', metal=0.8, rough=0.3))
    with group() as booths:
        _arch(2.1, '#a81c2c', 0.5, 'BOOTHS')
    with group() as pool:
        box((2.71, 3.85, 0), (0.06, 1.36, 2.3), paint('#7a4420', rough=0.5), bevel=0)
        box((2.67, 3.85, 0), (0.05, 1.08, 2.12), paint('#0a1a12', rough=0.9), bevel=0)
        prism([(-0.2, 1.52), (0.2, 1.52), (0.46, 0.8), (-0.46, 0.8)], 0.02, glow('#2f8a50', 0.5), at=(2.645, 3.85, 0), rot=(0, 0, 90))
        box((2.64, 3.85, 0.0), (0.03, 1.06, 0.3), paint('#3a2214', rough=0.6), bevel=0)
        for y in (3.5, 4.2):
            box((2.63, y, 0.2), (0.04, 0.09, 0.45), paint('#5a2410', rough=0.4), bevel=0)
        box((2.62, 3.85, 0.6), (0.04, 0.96, 0.18), paint('#8a3c18', rough=0.4), bevel=0)
        box((2.62, 3.85, 0.78), (0.05, 0.88, 0.05), glow('#3ae07a', 1.3), bevel=0)
        for y, hue in ((3.62, '#f4f0e0'), (3.8, '#d8302c'), (4.05, '#f4c82a')):
            ball((2.59, y, 0.85), 0.045, glow(hue, 0.9), detail=2)
        box((2.63, 3.85, 1.74), (0.02, 0.02, 0.38), paint('#1a1008'), bevel=0)
        prism([(-0.26, 1.5), (0.26, 1.5), (0.09, 1.74), (-0.09, 1.74)], 0.03, paint('#a82a24', rough=0.6), at=(2.62, 3.85, 0), rot=(0, 0, 90))
        box((2.61, 3.85, 1.47), (0.03, 0.48, 0.03), glow('#f4ffc8', 3.0), bevel=0)
    with group() as cellar:
        box((2.1, 2.95, 0.0), (0.9, 0.9, 0.03), paint('#1c0e06'), bevel=0)
        for i in range(3):
            box((2.1, 2.65 + i * 0.28, 0.034 - i * 0.002), (0.78, 0.2, 0.004), paint(('#5a8ab0', '#3a5a7a', '#24384c')[i], rough=0.8, glow=0.3), bevel=0)
        with group(at=(2.1, 3.4, 0)):
            box((0, 0, 0), (0.94, 0.06, 0.86), paint('#6a3a1c', rough=0.5, worn=0.2), bevel=0.01)
            ring((0, -0.05, 0.6), 0.07, 0.014, paint('#3a3e44', metal=0.7, rough=0.3))
            for z in (0.2, 0.62):
                box((0, -0.04, z), (0.86, 0.02, 0.09), paint('#3a1c0c'), bevel=0)
    return {'door': door, 'booths': booths, 'pool-room': pool, 'cellar': cellar}


def _arch(x, hue, strength, body):
    y = _DEPTH - 0.03
    box((x, y, 0), (1.0, 0.08, 2.06), paint('#2a1408'), bevel=0)
    box((x, y - 0.04, 0), (0.78, 0.05, 1.92), glow(hue, strength), bevel=0)
    for i, dy in ((0, -0.07), (1, -0.08)):
        box((x - 0.29 + i * 0.58, y + dy, 0), (0.22, 0.02, 1.92), paint('#7a1424', rough=0.9), bevel=0)
    box((x, y - 0.08, 2.12), (0.86, 0.06, 0.28), paint('#1c0e06'), bevel=0.01)
    write(body, CAMERA, (x, y - 0.14, 2.26), glow('#ffb84a', 1.2))


def _fan(look):
    """Its four blades stand elsewhere in each of two moments."""
    with group(at=(0.3, 2.6, 2.42), turn=45 * look.phase('fan')):
        cylinder((0, 0, 0), 0.1, 0.12, paint('#d8a83c', rough=0.3, metal=0.8))
        for turn in (12, 102, 192, 282):
            with group(turn=turn):
                box((0.5, 0, 0.03), (0.8, 0.17, 0.02), paint('#7a4a24', rough=0.5), bevel=0, rot=(8, 0, 0))
    tube([(0.3, 2.6, 2.5), (0.3, 2.6, 2.9)], 0.02, '#d8a83c')


def _light(look):
    if look.night:
        sky([(0, '#1a1430'), (1, '#0c0818')], 0.3)
        panel((-0.6, _DEPTH - 0.35, 1.9), (-0.6, 2.0, 1.0), (3.0, 1.2), 58, '#ffa030')
        panel((-0.6, _DEPTH - 0.5, 2.3), (-0.6, _DEPTH, 1.0), (3.0, 0.2), 16, '#ffb04a')
        panel((2.5, 3.8, 1.2), (1.3, 2.6, 0.2), (0.9, 1.6), 9, '#3aff8a')
        lamp((1.24, 4.0, 2.5), 8, '#ffc878', 0.1)
        panel((-0.6, -0.6, 2.6), (0, 3, 0.6), (3, 1), 14, '#a85a2a')
        return
    sky([(0, '#ffe2b4'), (1, '#e8c080')], 0.6)
    for dx, dy in ((0, 0), (0.5, 0.25)):
        leaf = sheets([[(-2.6, 3.75 + dy, 1.92), (-2.6, 3.75 + dy, 1.12), (-1.4 + dx, 3.3 + dy, 1.06), (-0.2 + dx, 3.3 + dy, 1.06)]], haze('#ffd890', 0.07, 2.2), name='haze')
        leaf.visible_shadow = leaf.visible_diffuse = leaf.visible_glossy = False
    panel((-2.6, 3.2, 2.3), (-0.2, 2.6, 0.9), (0.9, 1.8), 100, '#ffd48a')
    panel((-0.6, _DEPTH - 0.4, 2.3), (-0.6, 3.2, 1.0), (3.0, 0.5), 22, '#ffb84a')
    panel((0.2, -0.6, 2.8), (0, 3, 0.8), (4, 1.0), 60, '#ffdcae')
    dust((-2.4, 1.6, 1.0, -0.2, 3.4, 2.2), 26, 3, size=0.01, hue='#ffe0a8')


SHOOT = Shoot('four-thieves-bar-barroom', CAMERA, build, loops=(
    Loop('fan', 1, (0, 1), 4, zone(CAMERA, (0.3, 2.6, 2.46), (1.05, 0.24)), ('day',)),
    Loop('glitter', 2, (0, 0, 1, 1, 2), 3, zone(CAMERA, (-0.6, _DEPTH - 0.3, 1.75), (1.6, 0.62))),
    Loop('phone', 2, (0, 1, 0, 2), 2, zone(CAMERA, (1.36, _DEPTH - 0.1, 1.45), (0.3, 0.52)), ('night',)),
), exposure=(0.5, 0.85))

if __name__ == '__main__':
    SHOOT.main()
