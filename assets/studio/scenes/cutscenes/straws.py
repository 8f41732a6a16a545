"""Half past four at the Snack Shack's window: one soda, a hand that takes two straws, and one shadow more than people."""
import math

from builders.cast.acting import Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import COOK, FLUNKO
from builders.person import Limb
from builders.rooms.desk_things import bell
from builders.rooms.placed import placed
from kit.camera import FrontCamera
from kit.film import Film, Part, blink
from kit.lettering import write
from kit.light import panel, sky, sun
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, sheets, tube
from kit.stage import group

CAMERA = FrontCamera(eye=(0.1, -2.15, 1.42), focal=318, vanishing=(176, 92), size=SIZE)
_SILL, _MUSTARD = 1.02, '#e8b42c'


def build(look):
    """Puts the window, the cook, the hand and the shadows on the stage."""
    _front()
    _inside()
    cook = _cook(look)
    boy = _flunko(look)
    straws = _counter(look)
    _shadows()
    sky([(0, '#ffd8a0'), (0.2, '#f0c8a8'), (0.6, '#7cb0e0')], 0.45)
    sun((0.2, 1, -0.43), 6.5, '#ffbe70', soft=0.5)
    panel((0.3, 1.2, 2.3), (0.3, 0.5, 1.1), (1.8, 0.6), 26, '#fff0d0')
    return {'cook': cook, 'boy': boy, 'straws': straws}


def _front():
    """White boards, a mustard frame, the toothed edge of the awning, a menu, and a hatch a metre above the ground."""
    board, joint = paint('#f4ead0', rough=0.7), paint('#c8b890', rough=0.9)
    for x0, x1, z0, z1 in ((-3, -1.0, 0, 5), (1.35, 3, 0, 5), (-1.0, 1.35, 0, _SILL - 0.06), (-1.0, 1.35, 2.12, 5)):
        box(((x0 + x1) / 2, 0.06, z0), (x1 - x0, 0.1, z1 - z0), board, bevel=0)
        z = z0 + 0.18 - z0 % 0.18
        while z < z1:
            box(((x0 + x1) / 2, 0.006, z), (x1 - x0, 0.012, 0.016), joint, bevel=0)
            z += 0.18
    trim = paint('#c83828', rough=0.5)
    for x in (-1.02, 1.37):
        box((x, 0.0, _SILL - 0.06), (0.1, 0.14, 1.2), trim, bevel=0.01)
    box((0.175, 0.0, 2.1), (2.5, 0.14, 0.1), trim, bevel=0.01)
    box((0.175, -0.16, _SILL - 0.07), (2.6, 0.62, 0.07), paint(_MUSTARD, rough=0.25), bevel=0.015)
    for i in range(13):
        if i % 2:
            box((-1.02 + i * 0.2, -0.475, _SILL - 0.065), (0.2, 0.012, 0.06), paint('#2a2428', rough=0.4), bevel=0)
    for i in range(16):
        x = -2.0 + i * 0.27
        hue = paint(('#d8302c', '#fff4dc')[i % 2], rough=0.8)
        prism([(x, 2.16), (x + 0.27, 2.16), (x + 0.27, 2.08), (x + 0.135, 1.98), (x, 2.08)], 0.02, hue, at=(0, -0.62, 0))
        box((x + 0.135, -0.32, 2.14), (0.27, 0.62, 0.02), hue, bevel=0, rot=(-8, 0, 0))
    box((1.78, -0.02, 1.32), (0.62, 0.05, 0.64), paint('#2c2018', rough=0.8), bevel=0.01)
    write('SODA', CAMERA, (1.6, -0.06, 1.8), glow('#ffd84a', 0.9))
    write('50', CAMERA, (1.6, -0.06, 1.66), glow('#ffd84a', 0.9))


def _inside():
    """A warm kitchen: pans, a shelf of cups, the order rail."""
    plane((0.2, 2.4, 1.4), (5, 3.4), paint('#c89a4a', rough=0.7), rot=(90, 0, 0))
    plane((0.2, 1.2, 0.5), (5, 3), paint('#6a4a34', rough=0.8))
    box((-0.45, 2.2, 1.66), (1.7, 0.3, 0.04), paint('#7a2a1c', rough=0.4), bevel=0)
    for i in range(6):
        cylinder((-1.1 + i * 0.26, 2.15, 1.7), 0.08, 0.17, paint(('#fff8e8', '#d8302c', '#e8b42c')[i % 3], rough=0.3), top=0.1, sides=14)
    for i, x in enumerate((-0.9, -0.55, -0.2)):
        tube([(x, 1.6, 2.2), (x, 1.6, 2.0)], 0.014, paint('#3a3e44', metal=0.6))
        cylinder((x, 1.6, 1.84), 0.14 + 0.02 * (i % 2), 0.03, paint('#4a4e54', rough=0.4, metal=0.6), rot=(90, 0, 0))
    tube([(-0.95, 0.2, 2.0), (1.3, 0.2, 2.0)], 0.015, paint('#d0d4dc', metal=0.9, rough=0.2))
    for i, x in enumerate((0.95, 1.12, 0.78)):
        box((x, 0.2, 1.76 + 0.02 * i), (0.12, 0.006, 0.22), paint('#fff8e4', rough=0.9), bevel=0, rot=(0, (4, -6, 3)[i], 0))


def _shadows():
    """On the wall behind the cook, in the low sun: one with a bobble, and one whose owner is not in the picture."""
    shade = paint('#8a5222', rough=0.9, glow=0.05)
    _drawn([(110, 152), (351, 152), (353, 44), (106, 80)], 2.38, paint('#ffac48', rough=0.8, glow=0.6))
    for x, y, bobble in ((146, 112, True), (298, 84, False)):
        _drawn([(x - 34, 152), (x + 34, 152), (x + 31, y + 38), (x + 22, y + 28), (x + 8, y + 23), (x + 7, y), (x - 7, y), (x - 8, y + 23), (x - 22, y + 28), (x - 31, y + 38)], 2.36, shade)
        _drawn(_round(x, y, 17, 19), 2.34, shade)
        if bobble:
            _drawn(_round(x + 1, y - 21, 5, 5), 2.32, shade)


def _round(x, y, wide, high):
    return [(x + wide * math.sin(a), y - high * math.cos(a)) for a in (k * math.tau / 24 for k in range(24))]


def _drawn(outline, depth, material):
    """An area of the picture whose corners are pixels, as deep in the room as is said."""
    middle = tuple(sum(axis) / len(outline) for axis in zip(*outline))
    at = [CAMERA.point(p, depth) for p in (middle, *outline)]
    sheets([[at[0], at[i], at[i], at[i % len(outline) + 1]] for i in range(1, len(at))], material)


def _cook(look):
    """On both forearms, he looks past the boy for whoever the second straw is for."""
    sought = look.phase('search')
    with group(at=(0.5, 0.52, 0.02), turn=-6, size=1.06):
        pose = Pose(lean=20, turn=-8, head=(30, -14, 6), left=Reach((0.34, -0.5, 1.02), (1, 0.4, 0.1)), right=Reach((-0.2, -0.5, 1.01), (1, 0.4, 0.1)), left_hand=Hand(40, (0, -0.2, 1)), right_hand=Hand(20, (0, -0.2, 1)))
        cook = actor(COOK, pose, Mood(open=0.1 if look.phase('blink') else 0.95, gaze=(0.85 - 1.6 * sought, 0.05), brow=10, lift=0.03, smile=-0.15))
    return cook['head']


def _flunko(look):
    """Cut by the frame's left edge, seen past his cheek: he wants nobody to ask."""
    with group(at=(-0.86, -0.78, -0.06), turn=122):
        pose = Pose(lean=6, head=(-16, 6, -5), left=Reach((0.34, -0.66, 1.2), (0.6, 0.2, -1)), left_hand=Hand(64, (0.4, 0.5, 0.6), point=False), right=Limb(6, 8, 30))
        boy = actor(FLUNKO, pose, Mood(open=0.75, gaze=(0.5, -0.6), brow=8, smile=0.2))
    return boy['head']


def _counter(look):
    """The soda, the two straws in his fingers, napkins, ketchup, a bell."""
    cylinder((0.06, -0.28, _SILL), 0.075, 0.22, paint('#fff8ea', rough=0.5), top=0.095, sides=20)
    cylinder((0.06, -0.28, _SILL + 0.07), 0.083, 0.06, paint('#d8302c', rough=0.5), top=0.088, sides=20)
    cylinder((0.06, -0.28, _SILL + 0.2), 0.086, 0.016, paint('#4a1c10', rough=0.1), sides=20)
    fizz = look.phase('fizz')
    for i in range(6):
        ball((0.02 + 0.016 * i, -0.31 + 0.02 * (i % 3), _SILL + 0.222 + 0.008 * ((i + fizz) % 3)), 0.009, paint('#e8c8a8', glow=0.3), detail=1)
    with group() as straws:
        for dx, lean, hue in ((-0.335, -0.05, '#e83a3a'), (-0.315, 0.04, '#fff4e0')):
            tube([(dx - lean * 0.3, -0.46, 1.1), (dx + lean, -0.46, 1.45)], 0.013, paint(hue, glow=0.1))
    box((-0.45, 0.0, _SILL), (0.17, 0.15, 0.2), paint('#d0d4dc', rough=0.2, metal=0.9), bevel=0.02)
    for i in range(5):
        box((-0.45, 0, _SILL + 0.2 + i * 0.03), (0.15, 0.13, 0.026), paint('#fffaf0', rough=0.9), bevel=0, rot=(0, 0, (i * 11) % 17))
    for x, hue in ((-0.72, '#d8302c'), (-0.62, '#f4c82c')):
        cylinder((x, -0.02, _SILL), 0.045, 0.17, paint(hue, rough=0.3), sides=14)
        cylinder((x, -0.02, _SILL + 0.17), 0.03, 0.09, paint(hue, rough=0.3), top=0.006, sides=12)
    placed((1.12, -0.22, _SILL), bell, size=1.5)
    cylinder((1.14, 0.06, _SILL), 0.06, 0.2, paint('#b8d8e0', rough=0.1), top=0.07, sides=16)
    for i in range(7):
        tube([(1.14 + 0.02 * (i % 3 - 1), 0.06 + 0.02 * (i % 2), _SILL + 0.05), (1.14 + 0.05 * (i % 3 - 1), 0.06 + 0.03 * (i % 2 - 0.5), _SILL + 0.4)], 0.009, paint(('#e83a3a', '#fff4e0', '#f4c82c')[i % 3]))
    return straws


FILM = Film('straws', CAMERA, build, exposure=0.05, bloom=0.25, parts=(
    blink('cook', 15),
    Part('search', 1, (0, 0, 0, 0, 0, 0, 1, 1, 1), 2, 'cook'),
    Part('fizz', 2, (0, 1, 2), 5, (150, 120, 190, 170)),
))

if __name__ == '__main__':
    FILM.main()
