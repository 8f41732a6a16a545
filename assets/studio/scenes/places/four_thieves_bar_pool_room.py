"""The pool room: green felt under a cone of light, thirteen balls, the yellow one on the lip of a pocket."""
from builders.rooms.bar_things import bar_stool, cone_lamp
from builders.rooms.rig import dust
from builders.rooms.shell import boards, room
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.light import beam, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, sheets, tube
from kit.shoot import Loop, Shoot
from kit.skin import haze
from kit.stage import group

CAMERA = FrontCamera(eye=(0.6, -0.5, 1.72), focal=236, vanishing=(186, 26), size=SIZE)
_DEPTH, _TOP, _LAMP = 4.4, 0.86, (0.0, 1.95, 1.62)
_BALLS = ('#d8302c', '#2a4ac8', '#7a2a9a', '#e8742a', '#1f7a3a', '#7a1c24', '#1a1a20', '#d8302c', '#2a4ac8', '#e8742a', '#1f7a3a', '#f8f4e8')
_PLACES = ((-0.5, 1.3), (-0.3, 1.9), (0.1, 1.5), (0.3, 2.3), (-0.7, 2.1), (0.5, 1.2), (0.15, 2.0), (-0.15, 2.5), (0.62, 1.8), (-0.45, 2.6), (0.35, 2.75), (-0.1, 1.1))


def build(look):
    """Puts the pool room on the stage; returns its hotspots."""
    night = look.night
    room(5.8, _DEPTH, 2.8, wall=paint('#24503a', rough=0.85, worn=0.25), floor='#1c120c', ceiling='#1a1c18', skirting='#1a0e08', dado=(1.0, paint('#3a2014', rough=0.5, worn=0.2)))
    boards(5.8, _DEPTH, '#4a2c1a', '#160c08')
    _table()
    with group() as yellow:
        dx = (0, 0.02, -0.015)[look.phase('ball')]
        ball((0.88 + dx, 0.87, _TOP + 0.078), 0.068, paint('#ffd82a', rough=0.08, glow=0.12))
    with group() as score:
        _score()
    with group() as cues:
        _cues()
    with group() as bar:
        _doorway()
    lean = (0, 0.05, -0.05)[look.phase('lamp')]
    cone_lamp(_LAMP, True, 62 if night else 46, '#a82a24', drop=1.1, radius=0.36, lean=lean, angle=112)
    for i in range(7):
        wide, strength = 0.38 + i * 0.09, 0.009
        x, y, z = _LAMP
        leaf = sheets([[(x - 0.3 + lean, y, z), (x + 0.3 + lean, y, z), (wide, y, _TOP + 0.02), (-wide, y, _TOP + 0.02)]], haze('#e8f4b0', strength, 1.8), name='haze')
        leaf.visible_shadow = leaf.visible_diffuse = leaf.visible_glossy = False
    with group(at=(-2.1, 3.5, 0), turn=-40):
        bar_stool('#1f4a34')
    tube([(1.42, 0.1, 0.98), (1.16, 0.82, 0.99)], [0.024, 0.015], paint('#c8863c', rough=0.3))
    tube([(1.16, 0.82, 0.99), (1.135, 0.89, 0.992)], 0.016, paint('#4a8ac8', rough=0.7))
    _light(night, look)
    return {'yellow-ball': yellow, 'score': score, 'cues': cues, 'bar': bar}


def _doorway():
    """In the end wall, to the bar: amber light, bottles on its shelves over the counter."""
    x, y = 2.32, _DEPTH
    box((x, y - 0.03, 0), (1.06, 0.08, 2.2), paint('#1a0e08'), bevel=0)
    box((x, y - 0.08, 0), (0.86, 0.05, 2.06), glow('#c8741c', 0.9), bevel=0)
    for i in range(3):
        box((x, y - 0.12, 1.1 + i * 0.32), (0.86, 0.03, 0.03), paint('#3a1c0c'), bevel=0)
        for k in range(5):
            cylinder((x - 0.33 + k * 0.165, y - 0.12, 1.13 + i * 0.32), 0.035, 0.2, paint(('#7a2a1c', '#3a6a3a', '#d8a83a')[(i + k) % 3], rough=0.2, glow=0.3), sides=8)
    box((x, y - 0.12, 0), (0.86, 0.04, 0.95), paint('#4a2410', rough=0.4), bevel=0)


def _table():
    """Its trapezoid: slate, felt, cushions, six pockets, turned legs."""
    wood, felt = paint('#6a2c14', rough=0.25, worn=0.1), paint('#1f8a48', rough=0.95)
    box((0, 1.9, _TOP - 0.16), (2.1, 2.5, 0.16), wood, bevel=0.03)
    plane((0, 1.9, _TOP + 0.004), (1.9, 2.3), felt)
    for x in (-0.98, 0.98):
        for y in (1.35, 2.45):
            box((x, y, _TOP), (0.16, 0.92, 0.07), wood, bevel=0.015)
            box((x * 0.9, y, _TOP), (0.05, 0.88, 0.055), paint('#166a36', rough=0.95), bevel=0.01)
    for y in (0.72, 3.08):
        box((0, y, _TOP), (1.72, 0.16, 0.07), wood, bevel=0.015)
        box((0, y + (0.09 if y < 1 else -0.09), _TOP), (1.66, 0.05, 0.055), paint('#166a36', rough=0.95), bevel=0.01)
    for x in (-0.94, 0.94):
        for y in (0.78, 1.9, 3.02):
            cylinder((x, y, _TOP - 0.02), 0.1, 0.05, paint('#0c0806', rough=1), sides=18)
    for x in (-0.8, 0.8):
        for y in (0.9, 2.9):
            cylinder((x, y, 0), 0.1, 0.7, wood, top=0.14)
    for hue, (x, y) in zip(_BALLS, _PLACES):
        ball((x, y, _TOP + 0.065), 0.062, paint(hue, rough=0.08))
        disc((x + 0.01, y - 0.06, _TOP + 0.075), 0.022, paint('#f8f4e8', rough=0.3), sides=12)
    box((-0.98, 1.9, _TOP + 0.07), (0.05, 0.05, 0.045), paint('#3a7ac8', rough=0.9), bevel=0.006)


def _score():
    """Beads on two wires in a frame: seven and six pushed over; between them a slate."""
    x, y, z = -1.75, _DEPTH - 0.04, 1.5
    box((x, y, z - 0.34), (1.7, 0.06, 0.72), paint('#4a2410', rough=0.5), bevel=0.015)
    box((x, y - 0.03, z - 0.27), (1.56, 0.03, 0.58), paint('#162c20', rough=0.9), bevel=0)
    for row, (made, hue) in enumerate(((7, '#f0d070'), (6, '#d8402c'))):
        wz = z + 0.14 - row * 0.27
        tube([(x - 0.74, y - 0.08, wz), (x + 0.74, y - 0.08, wz)], 0.01, paint('#c8a050', metal=0.9, rough=0.3))
        for i in range(10):
            bx = x - 0.68 + i * 0.1 if i < made else x + 0.72 - (9 - i) * 0.1
            ball((bx, y - 0.08, wz), 0.05, paint(hue, rough=0.3, glow=0.15), squash=(0.85, 1, 1.3), detail=2)


def _cues():
    """Five places; in the fifth hangs a knitted case, yellow."""
    x0, y = 0.45, _DEPTH - 0.05
    for z in (0.62, 1.6):
        box((x0 + 0.5, y - 0.05, z), (1.3, 0.12, 0.09), paint('#5a2c14', rough=0.4), bevel=0.015)
    for i in range(5):
        x = x0 + i * 0.25
        if i < 4:
            tube([(x, y - 0.1, 0.7), (x, y - 0.1, 1.2), (x, y - 0.1, 1.84)], [0.03, 0.024, 0.013], paint(('#b8763c', '#d8a868', '#8a4a24', '#c8905a')[i], rough=0.3))
            cylinder((x, y - 0.1, 0.7), 0.032, 0.4, paint(('#1a1418', '#7a1c24', '#1c2a4a', '#1a1418')[i], rough=0.3))
        else:
            tube([(x, y - 0.1, 0.7), (x, y - 0.1, 1.82)], [0.055, 0.04], paint('#f4cc2a', rough=1, glow=0.1))
            for k in range(9):
                cylinder((x, y - 0.1, 0.74 + k * 0.12), 0.062, 0.03, paint(('#d8a81c', '#ffe05a')[k % 2], rough=1), sides=12)


def _light(night, look):
    if night:
        sky([(0, '#0c1410'), (1, '#080c10')], 0.2)
        panel((2.3, _DEPTH - 0.2, 1.4), (1.6, 2.4, 0.4), (0.8, 1.6), 12, '#ff9a3a')
        panel((0, _DEPTH - 1.0, 2.4), (0, _DEPTH, 1.3), (4, 0.2), 16, '#b8e8a0')
        panel((0.5, -0.6, 2.6), (0, 3, 0.6), (3, 1), 4, '#3a6ab0')
        return
    sky([(0, '#c8d0d0'), (1, '#a8b8c0')], 0.4)
    beam((1.3, 3.1, 2.75), (1.0, _DEPTH, 1.2), 60, '#dce8ea', angle=100)
    panel((1.3, 3.1, 2.7), (0.8, 2.6, 0), (1.3, 0.9), 56, '#dce8ea')
    panel((2.3, _DEPTH - 0.2, 1.4), (1.6, 2.4, 0.4), (0.8, 1.6), 14, '#ffb45a')
    panel((0.5, -0.6, 2.6), (0, 3, 0.7), (3, 1), 26, '#d0e8d8')
    dust((-0.6, 1.6, 1.0, 0.6, 2.3, 1.6), 24, 3 + look.phase('chalk'), size=0.01, hue='#eaf4d8')


SHOOT = Shoot('four-thieves-bar-pool-room', CAMERA, build, loops=(
    Loop('chalk', 1, (0, 0, 1, 1), 2, zone(CAMERA, (0, 1.95, 1.3), (0.7, 0.32)), ('day',)),
    Loop('ball', 2, (0, 1, 0, 2), 3, zone(CAMERA, (0.88, 0.87, _TOP + 0.06), (0.16, 0.13)), ('night',)),
    Loop('lamp', 2, (1, 0, 2, 0), 2, zone(CAMERA, (0, 1.95, 1.7), (0.5, 0.2)), ('night',)),
), exposure=(0.5, 0.9))

if __name__ == '__main__':
    SHOOT.main()
