"""Behind the machines of the arcade by the street wall: their open backs on the left, and at the end the steel door that
knows a knock, with a slot that looks out on Main Street and a mallet beside it."""
import random

from builders.chain import chain
from builders.rooms.desk_things import paper_cup
from builders.rooms.office_storage import carton
from builders.rooms.rig import dust
from builders.rooms.shell import boards, room
from builders.rooms.threads import fine_thread
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.light import lamp, panel, sky
from kit.materials import brick, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, sheets, tube
from kit.shoot import Loop, Shoot
from kit.skin import haze
from kit.stage import group

CAMERA = FrontCamera(eye=(0.35, -1.2, 1.5), focal=236, vanishing=(206, 92), size=SIZE)
_DEPTH, _HALF, _HIGH = 4.3, 1.75, 2.75
_DOOR, _SLOT = 0.62, 1.42
_CYAN = '#39e8ff'
# Where the machines stand: (x, y, hue of the cabinet); the third is awake.
_ROW = ((-1.3, 1.15, '#8a3ac8'), (-1.28, 2.25, '#c8541c'), (-0.92, 3.4, '#0f8aa8'))


def build(look):
    """Puts the place on the stage; returns its hotspots."""
    night = look.night
    room(2 * _HALF, _DEPTH, _HIGH, wall=brick('#5c4a74', '#2a2036', 0.42, 0.19, 0.02, 0.7), floor='#20182a', ceiling='#1c1626', skirting='#181222')
    boards(2 * _HALF, _DEPTH, '#4a3848', '#150f1a', 0.24)
    spots = {'third-machine': _machines(look)}
    with group() as spots['street']:
        _door(night)
    with group() as spots['slot']:
        _slot(look)
    with group() as spots['mallet']:
        _mallet(look)
    with group() as spots['lobby']:
        _curtain()
    with group() as spots['cups']:
        _crate(night)
    _clutter()
    _light(look)
    return spots


def _machines(look):
    """The row from behind; of the third machine a yellow thread goes down through the boards."""
    third = None
    for i, (x, y, hue) in enumerate(_ROW):
        awake = i == 2
        with group() as machine:
            with group(at=(x, y, 0), turn=58, size=1.04):
                _back(hue, look, awake, seed=i)
            if awake:
                fine_thread(CAMERA, [(x + 0.3, y - 0.28, 1.02), (x + 0.28, y - 0.32, 0.74), (x + 0.46, y - 0.34, 0.4),
                                     (x + 0.4, y - 0.36, 0.16), (x + 0.46, y - 0.36, 0.0)])
        third = machine
    return third


def _back(hue, look, awake, seed):
    """A machine whose back is off, turned to the viewer: the neck of its tube, boards, wires, its fan behind slats."""
    rnd = random.Random(seed)
    skin, dark = paint(hue, rough=0.45, worn=0.25), paint('#17121c', rough=0.8)
    for x in (-0.36, 0.36):
        prism([(-0.3, 0), (0.4, 0), (0.44, 0.8), (0.1, 1.02), (0.4, 1.62), (0.36, 1.92), (-0.3, 1.92)], 0.05, skin, at=(x, 0, 0), rot=(0, 0, 90))
    box((0, 0.3, 0), (0.68, 0.06, 1.9), dark, bevel=0)
    for z in (0.02, 0.74, 1.62, 1.88):
        box((0, 0.04, z), (0.68, 0.6, 0.04), paint('#5a4634', rough=0.8), bevel=0)
    night = look.night
    shine = glow(_CYAN, 3.2 if night else 1.0) if awake else paint('#20303a', rough=0.2)
    cylinder((0, 0.2, 1.2), 0.29, 0.24, paint('#2a3038', rough=0.4), rot=(90, 0, 0), top=0.1, sides=18)
    cylinder((0, -0.04, 1.2), 0.075, 0.22, shine, rot=(90, 0, 0), sides=14)
    for x in (-0.26, 0.26):
        box((x, 0.0, 0.98), (0.05, 0.05, 0.46), paint('#8a8f98', metal=0.6, rough=0.4), bevel=0)
    box((0.02, -0.02, 0.12), (0.56, 0.04, 0.5), paint('#1f6a48', rough=0.5, glow=0.12 if awake and night else 0), bevel=0)
    for _ in range(9):
        box((rnd.uniform(-0.22, 0.26), -0.05, 0.16 + rnd.uniform(0, 0.36)), (0.07, 0.03, 0.05), paint(('#16161c', '#c8a040', '#8a2a2a')[rnd.randrange(3)], rough=0.4), bevel=0)
    for i in range(5):
        x = rnd.uniform(-0.24, 0.24)
        tube([(x, -0.06, 0.62), (x + rnd.uniform(-0.12, 0.12), -0.2, 0.86), (rnd.uniform(-0.1, 0.1), -0.06, 1.14)], 0.013, paint(('#d83a2c', '#3a8ad8', '#f0c83a', '#e8e4da', '#3aa85a')[i], rough=0.6))
    for i in range(4):
        box((0, -0.24, 1.68 + i * 0.05), (0.5, 0.02, 0.025), glow(_CYAN, 1.4 if night else 0.4) if awake else dark, bevel=0)
    if awake and night:
        lamp((0, -0.4, 1.25), 44, _CYAN, 0.1)


def _door(night):
    """Steel on rivets, with a bar that has been lifted out and a coat of kicks at its foot."""
    steel, rim = paint('#3f7a80', rough=0.4, metal=0.35, worn=0.25), paint('#1a1620', rough=0.6)
    box((_DOOR, _DEPTH - 0.06, 0), (1.24, 0.1, 2.2), rim, bevel=0)
    box((_DOOR, _DEPTH - 0.12, 0.02), (1.04, 0.08, 2.08), steel, bevel=0.01)
    for z in (0.18, 1.02, 1.94):
        for i in range(6):
            ball((_DOOR - 0.44 + i * 0.176, _DEPTH - 0.17, z), 0.026, paint('#9ab8bc', metal=0.7, rough=0.3), detail=1)
    box((_DOOR, _DEPTH - 0.17, 0.02), (1.0, 0.02, 0.2), paint('#24484c', rough=0.6, worn=0.4), bevel=0)
    for side in (-1, 1):
        box((_DOOR + side * 0.6, _DEPTH - 0.2, 0.7), (0.12, 0.16, 0.2), paint('#2a2630', metal=0.5), bevel=0.01)
    tube([(_DOOR - 0.4, _DEPTH - 0.2, 0.92), (_DOOR - 0.4, _DEPTH - 0.2, 1.12)], 0.03, paint('#d8b878', rough=0.3, metal=0.8))


def _slot(look):
    """A slot at the height of the eyes: the street shows in it, or what stands before it."""
    box((_DOOR, _DEPTH - 0.18, _SLOT - 0.05), (0.66, 0.04, 0.24), paint('#1a1620', rough=0.5), bevel=0.006)
    seen = ('#ff5ab0', 2.6) if look.night else ('#ffdc92', 5.0)
    box((_DOOR, _DEPTH - 0.21, _SLOT), (0.56, 0.02, 0.14), glow(*seen), bevel=0)
    if look.night:
        step = look.phase('eyes')
        ball((_DOOR + (0.06 if step == 2 else 0.0), _DEPTH - 0.23, _SLOT + 0.03), 0.11, paint('#0c0812'), squash=(1, 0.1, 1), detail=2)
        if step:
            for side in (-1, 1):
                ball((_DOOR + (0.06 if step == 2 else 0.0) + side * 0.04, _DEPTH - 0.25, _SLOT + 0.06), 0.015, glow('#f4f0ff', 3), detail=1)
    box((_DOOR, _DEPTH - 0.24, _SLOT + 0.2), (0.66, 0.1, 0.03), paint('#2a2630', metal=0.5), bevel=0, rot=(24, 0, 0))


def _mallet(look):
    """Of wood, worn on one side, on a string from a nail by the door; the wall behind it is scuffed."""
    x = _DOOR - 0.94
    lean = (0.0, 0.07, -0.07)[look.phase('mallet')]
    plane((x, _DEPTH - 0.012, 1.18), (0.34, 0.5), paint('#b0a0c8', rough=1, worn=0.3, scale=6), rot=(90, 0, 0))
    ball((x, _DEPTH - 0.08, 1.86), 0.035, paint('#d8d0c0', metal=0.7), detail=1)
    tube([(x, _DEPTH - 0.1, 1.86), (x + lean, _DEPTH - 0.14, 1.5)], 0.012, paint('#e8dcb8', rough=0.9))
    with group(at=(x + lean, _DEPTH - 0.16, 0), turn=0):
        tube([(0, 0, 1.52), (lean * 0.6, 0, 1.08)], 0.03, paint('#c8945a', rough=0.7))
        box((lean * 0.6, 0, 0.92), (0.36, 0.18, 0.2), paint('#a86a34', rough=0.6, worn=0.3), bevel=0.03)
        box((lean * 0.6 + 0.175, 0, 0.94), (0.03, 0.16, 0.16), paint('#e0c090', rough=0.9), bevel=0.01)


def _curtain():
    """Strips of red in a doorway on the right: the way to the lobby."""
    box((_HALF - 0.02, 1.9, 0), (0.06, 1.3, 2.24), paint('#140e1a'), bevel=0)
    box((_HALF - 0.06, 1.9, 0), (0.04, 1.14, 2.14), glow('#b83a8a', 0.5), bevel=0)
    for i in range(6):
        box((_HALF - 0.1, 1.42 + i * 0.19, 0.06), (0.03, 0.16, 2.04), paint(('#c83a8a', '#8a2a78')[i % 2], rough=0.9, glow=0.18), bevel=0)


def _crate(night):
    """A crate in front, cut by the frame, with two cups on it and quarters in a stack."""
    with group(at=(0.3, 0.62, 0), turn=8):
        box((0, 0, 0), (0.72, 0.5, 0.82), paint('#a8804c', rough=0.8, worn=0.25), bevel=0.01)
        for x in (-0.3, 0.3):
            box((x, -0.26, 0), (0.09, 0.03, 0.82), paint('#c89a5c', rough=0.8), bevel=0)
        for z in (0.04, 0.72):
            box((0, -0.27, z), (0.74, 0.03, 0.09), paint('#c89a5c', rough=0.8), bevel=0)
        for x, turn, straw in ((-0.16, 0, True), (0.08, 30, True)):
            with group(at=(x, -0.02, 0.82), turn=turn, size=1.5):
                paper_cup('#f4f0e8', '#d8302a', straw)
        for i in range(7):
            cylinder((0.27, -0.08 + 0.004 * (i % 2), 0.82 + i * 0.016), 0.045, 0.014, paint('#e4e0cc', metal=0.7, rough=0.25), sides=12)
        cylinder((0.19, -0.17, 0.82), 0.045, 0.014, paint('#e4e0cc', metal=0.7, rough=0.25), sides=12)


def _clutter():
    """Cables along the boards, cartons by the wall, pipes under the ceiling, a chain that was taken off the door."""
    for dx in (0, 0.06, 0.12):
        tube([(-0.75 + dx, 0.2, 0.03), (-0.5 + dx, 1.3, 0.03), (-0.55 + dx, 2.4, 0.03), (-0.4 + dx, 3.6, 0.03)], 0.02, paint(('#100c14', '#2a2030', '#3a1c2a')[int(dx * 16) % 3], rough=0.5))
    for x, y, z, turn in ((1.4, 3.7, 0, 8), (1.42, 3.72, 0.42, -10), (1.36, 3.1, 0, 20)):
        with group(at=(x, y, z), turn=turn, size=1.2):
            carton()
    for z, r in ((2.5, 0.07), (2.62, 0.04)):
        tube([(1.5, -1, z), (1.5, _DEPTH, z)], r, paint('#4a4258', metal=0.4, rough=0.4))
    tube([(_DOOR + 0.78, _DEPTH - 0.35, 0.0), (_DOOR + 0.9, _DEPTH - 0.1, 1.5)], 0.05, paint('#8a6a48', rough=0.8))
    with group(at=(1.36, _DEPTH - 0.1, 1.6)):
        chain((-0.16, 0.1), (0.16, 0.1), 0, 0.3, link=0.12, thickness=0.026)


def _light(look):
    if look.night:
        sky([(0, '#140c20'), (1, '#080612')], 0.3)
        panel((_DOOR, _DEPTH - 0.3, _SLOT), (_DOOR - 0.3, 1.0, 0.4), (0.56, 0.14), 40, '#ff5ab0')
        panel((_HALF - 0.14, 1.9, 1.2), (0, 1.8, 0.5), (0.9, 1.8), 7, '#ff4aa8')
        panel((0.2, -1.1, 2.4), (0, 3, 0.6), (2, 1), 20, '#7a6aff')
        return
    sky([(0, '#d8b0a0'), (1, '#a890b8')], 0.4)
    beam = [[(_DOOR - 0.28, _DEPTH - 0.24, _SLOT + 0.12), (_DOOR + 0.28, _DEPTH - 0.24, _SLOT + 0.12), (_DOOR + 0.1, 0.9, 0.3), (_DOOR - 0.9, 0.9, 0.3)]]
    sheets(beam, haze('#ffd890', 0.12, 0.22), name='haze')
    panel((_DOOR, _DEPTH - 0.3, _SLOT), (_DOOR - 0.4, 0.8, 0.2), (0.56, 0.14), 90, '#ffd08a')
    panel((_HALF - 0.14, 1.9, 1.2), (0, 1.8, 0.5), (0.9, 1.8), 12, '#ff8ad0')
    panel((0.2, -1.1, 2.4), (-0.2, 3, 0.7), (2.4, 1), 74, '#e8c8ff')
    dust((-0.3, 1.2, 0.4, 0.8, 4.0, 1.4), 24, 3 + look.phase('dust'), size=0.013, hue='#ffe0a8')


SHOOT = Shoot('arcade-after-hours', CAMERA, build, loops=(
    Loop('dust', 1, (0, 0, 0, 1, 1, 1), 2, zone(CAMERA, (0.4, 3.4, 1.0), (0.5, 0.5)), ('day',)),
    Loop('eyes', 2, (0,) * 9 + (1, 1, 2, 2, 2, 1), 2, zone(CAMERA, (_DOOR, _DEPTH - 0.24, _SLOT), (0.34, 0.14)), ('night',)),
    Loop('mallet', 2, (1, 0, 2, 0), 2, zone(CAMERA, (_DOOR - 0.94, _DEPTH - 0.1, 1.36), (0.4, 0.6)), ('night',)),
), exposure=(0.55, 0.95))

if __name__ == '__main__':
    SHOOT.main()
