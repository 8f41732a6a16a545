"""Ten past three at the arcade's prize counter: he pushes the bear that he won back over the glass, its face to the door."""
import math

from builders.cast.acting import FLAT, GRIP, Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import CLERK, FLUNKO
from builders.person import Limb
from builders.prizes import counter, plush
from builders.rooms.shell import checkers, room
from builders.rooms.threads import fine_thread
from kit.camera import FrontCamera
from kit.film import WIDE, Film, Part, blink, talk
from kit.lettering import write
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, prism, ring, sheets
from kit.stage import group

CAMERA = FrontCamera(eye=(0.1, -1.5, 1.18), focal=282, vanishing=(208, 112), size=WIDE)
_FUR = ('#c8843a', '#e8b84a', '#a85a2c', '#f0d088', '#d8702c', '#8a4a2a')
_BACK, _GLASS = 3.5, 1.02


def build(look):
    """Puts the booth, the clerk and him on the stage."""
    room(7.4, _BACK + 0.3, 3.4, wall=paint('#8a2c3a', rough=0.8), floor='#4a2430', ceiling='#2a1020', skirting='#3a1420')
    checkers(7.4, 3.6, '#d8a83a', '#7a2430', 0.5, 0.4)
    _wall()
    _tent(look)
    with group(at=(0.1, 1.5, 0)):
        counter(4.8, 1.1)
    with group(at=(0.34, 1.6, _GLASS + 0.01), turn=-48, size=1.15) as bear:
        plush('#e8a84a', 0)
        for x, z, wide in ((0, 0.3, 0.1),):
            box((x, -0.14, z - 0.15), (wide, 0.02, 0.03), paint('#d8302c'), bevel=0)
    boy = _flunko(look)
    clerk = _clerk(look)
    _machine(look)
    _counter_things()
    _light(look)
    return {'boy': boy, 'clerk': clerk, 'bear': bear}


def _wall():
    """Shelves of bears; they look wherever they were put."""
    wood = paint('#7a4020', rough=0.5)
    for row, z in enumerate((1.2, 1.72, 2.24)):
        box((0.3, _BACK + 0.12, z - 0.05), (4.9, 0.4, 0.05), wood, bevel=0.006)
        for column in range(8):
            if (column, row) == (5, 1):
                continue
            with group(at=(-1.8 + column * 0.6, _BACK + 0.08, z), turn=(column * 37 + row * 23) % 40 - 20, size=0.98):
                plush(_FUR[(column * 2 + row * 3 + column * row) % 6], 0)
    for i in range(9):
        box((-2.1 + i * 0.6, _BACK + 0.2, 1.0), (0.05, 0.3, 1.8), wood, bevel=0)
    x = -1.8 + 5 * 0.6
    box((x, _BACK + 0.28, 1.74), (0.54, 0.02, 0.44), paint('#1c0c0c', rough=1), bevel=0)


def _tent(look):
    """The edge of the tent with its bulbs, which chase each other."""
    y, z, count, left, right = 1.3, 2.06, 16, -2.9, 3.1
    step = (right - left) / count
    for i in range(count):
        hue, x = paint(('#d8302c', '#f4c83a')[i % 2], rough=0.8), left + i * step
        sheets([[(x, y, z), (x + step, y, z), (x + step, 2.6, 3.3), (x, 2.6, 3.3)]], hue, name='tent')
        prism([(x, z), (x + step, z), (x + step, z - 0.1), (x + step / 2, z - 0.22), (x, z - 0.1)], 0.03, hue, at=(0, y, 0))
    for i in range(count * 2 + 1):
        on = (i + look.phase('bulbs')) % 3 != 0
        ball((left + i * step / 2, y - 0.06, z + 0.01), 0.036, glow('#fff0b0', 4.5) if on else paint('#8a6a3a', rough=0.3), detail=1)


def _flunko(look):
    """In front of the counter, in profile: one hand still on the bear, the other already off; he says it to the bear."""
    with group(at=(-0.5, 1.08, 0), turn=42):
        pose = Pose(lean=12, turn=6, head=(6, 6, -8), left=Reach((0.3, -0.62, 1.14), (0.5, 0.3, -1)), left_hand=Hand(18, (0.6, 0.6, 0.5)), right=Reach((-0.3, -0.3, 1.1), (0.8, 0.4, -0.8)),
                    right_hand=Hand(30, (0.3, -0.3, 1)), left_leg=Limb(-14, 4, 26), right_leg=Limb(8, 4, 4))
        mouth = (0.0, 0.28, 0.6)[look.phase('talk')]
        boy = actor(FLUNKO, pose, Mood(open=0.1 if look.phase('blink') else 0.8, gaze=(0.75, -0.5), brow=18, lift=0.015, smile=0.2, mouth=mouth))
    return boy['head']


def _clerk(look):
    """Behind the glass, weight on both elbows: leans in to hear, one brow up."""
    near = look.phase('lean')
    with group(at=(1.2, 2.3, 0.16), turn=-34):
        pose = Pose(lean=27 + 2 * near, sway=-6, head=(-14, -16, -14), left=Reach((0.34, -0.6, 1.0), (1, 0.2, 0.2)), right=Reach((-0.2, -0.66, 1.0), (1, 0.2, 0.2)), left_hand=FLAT, right_hand=GRIP)
        clerk = actor(CLERK, pose, Mood(open=0.96, gaze=(-0.85, -0.35), brow=8, lift=0.035, smile=-0.2))
    return clerk['head']


def _machine(look):
    """The cabinet he won it on, at the left edge, its score still up."""
    with group(at=(-2.2, 1.9, 0), turn=24):
        box((0, 0.3, 0), (0.8, 0.7, 1.9), paint('#2a2a5a', rough=0.4), bevel=0.03)
        box((0, -0.07, 1.1), (0.64, 0.06, 0.52), glow('#3ad0e8', 1.5), bevel=0)
        for i in range(3):
            box((-0.2 + i * 0.18, -0.11, 1.16), (0.09, 0.02, (0.3, 0.16, 0.24)[i]), glow('#5aff7a', 1.6), bevel=0)
        ball((0.04, -0.12, 1.44), 0.05, glow('#ffe04a', 3), detail=2)
        box((0, -0.2, 0.86), (0.76, 0.4, 0.12), paint('#1a1a30', rough=0.4), bevel=0.02, rot=(14, 0, 0))
        box((0, -0.05, 1.68), (0.74, 0.06, 0.2), glow('#ff4aa8', 1.8), bevel=0)


def _counter_things():
    """A strip of tickets over the edge, a jar of gum, whistles."""
    for i in range(6):
        box((1.72, 1.46 - 0.002 * i, 0.92 - i * 0.1), (0.15, 0.012, 0.09), paint(('#f4a83a', '#ffe08a')[i % 2], rough=0.8), bevel=0)
    ring((1.72, 1.6, 1.1), 0.09, 0.035, paint('#f4a83a', rough=0.8), rot=(0, 90, 0))
    cylinder((2.2, 1.75, _GLASS), 0.16, 0.26, paint('#f0f4f8', rough=0.1), sides=20)
    for i in range(22):
        a = i * 2.4
        ball((2.2 + 0.15 * math.cos(a), 1.75 + 0.15 * math.sin(a), _GLASS + 0.04 + 0.009 * i), 0.04, paint(('#e83a4a', '#f4d23a', '#3ab8e8', '#5ac85a')[i % 4], rough=0.2), detail=1)
    cylinder((2.2, 1.75, _GLASS + 0.26), 0.13, 0.05, paint('#d8302c', rough=0.3), sides=20)
    box((-1.25, 1.72, _GLASS), (0.34, 0.3, 0.2), paint('#c8ccd0', rough=0.3, metal=0.7), bevel=0.02)
    box((-1.25, 1.6, _GLASS + 0.2), (0.3, 0.06, 0.16), paint('#1a2a20', rough=0.3), bevel=0, rot=(-14, 0, 0))
    write('310', CAMERA, (-1.25, 1.52, _GLASS + 0.29), glow('#7aff8a', 2.0))
    fine_thread(CAMERA, [(0.02, 1.42, 1.06), (0.1, 1.4, 1.03), (0.2, 1.41, 1.02), (0.16, 1.39, 0.86), (0.22, 1.39, 0.74)])


def _light(look):
    sky([(0, '#ffe2b4'), (1, '#ffd0a0')], 0.25)
    panel((0.3, 1.5, 2.3), (0.3, 3.4, 1.5), (4.8, 0.5), 80, '#ffd078')
    panel((-0.8, -1.4, 2.6), (0.2, 1.6, 1.1), (2.2, 1.2), 60, '#ffdcb0')
    panel((0.5, -0.7, 1.5), (-0.4, 1.0, 1.5), (0.9, 0.7), 15, '#ffe4c0')
    panel((-1.9, 0.6, 1.5), (-0.4, 1.2, 1.2), (0.8, 0.9), 16, '#3ad0e8')
    beam((0.5, 0.9, 2.7), (0.3, 1.6, 1.1), 46, '#ffe6a8', angle=46)
    lamp((2.6, 1.2, 1.9), 14, '#ff4aa8', 0.2)


FILM = Film('bear', CAMERA, build, exposure=0.35, bloom=0.4, parts=(
    talk('boy'), blink('boy', 19),
    Part('bulbs', 2, (0, 1, 2), 4, (0, 0, 416, 40)),
    Part('lean', 1, (0, 0, 0, 1, 1, 1, 0, 0), 2, 'clerk'),
))

if __name__ == '__main__':
    FILM.main()
