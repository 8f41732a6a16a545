"""The computer from near: a question in green, a face in the glass, two hands, and a yellow thread under a key."""
from builders.cast.acting import Hand, Mood, Pose
from builders.cast.actor import actor
from builders.cast.limbs import arm
from builders.cast.who import Who
from builders.rooms.desk_things import mug
from builders.rooms.placed import placed
from builders.rooms.threads import fine_thread
from kit.camera import FrontCamera
from kit.film import WIDE, Film, Part, blink
from kit.lettering import write
from kit.light import beam, lamp, panel
from kit.materials import glass, glow, paint
from kit.shapes import ball, box, cylinder, plane, tube
from kit.stage import group
from mathutils import Vector

CAMERA = FrontCamera(eye=(0, -1.55, 0.55), focal=385, vanishing=(208, 32), size=WIDE)
_CASE, _GREEN = '#c8bea0', '#5affa0'
_ECHO = Who('#4a9a78', '#2a5a48', '#2a5a48', '#203a30', '#234a3c', 'short', '#173226')


def build(look):
    """Puts the desk's end of the room on the stage."""
    plane((0, 0.6, 0), (4, 3), paint('#5a3a26', rough=0.35, worn=0.3))
    plane((0, 1.0, 1.0), (6, 4), paint('#23283a', rough=0.9), rot=(90, 0, 0))
    _monitor(look)
    echo = _reflection(look)
    _keyboard(look)
    hands = _hands(look)
    _things()
    _light(look)
    return {'echo': echo, 'hands': hands}


def _monitor(look):
    """A beige case with rounded shoulders, its glass 0.44 m wide."""
    case, dark = paint(_CASE, rough=0.55), paint('#1a1c1a', rough=0.5)
    w, low, tall = 0.52, 0.17, 0.38
    for x in (-0.315, 0.315):
        box((x, 0.16, low - 0.06), (0.11, 0.3, 0.54), case, bevel=0.03)
    box((0, 0.16, low + tall + 0.02), (0.7, 0.3, 0.08), case, bevel=0.03)
    box((0, 0.16, low - 0.08), (0.7, 0.3, 0.085), case, bevel=0.03)
    for x in (-w / 2 - 0.002, w / 2 + 0.002):
        box((x, 0.26, low), (0.03, 0.44, tall + 0.03), dark, bevel=0)
    for z in (low - 0.005, low + tall):
        box((0, 0.26, z), (w + 0.03, 0.44, 0.024), dark, bevel=0)
    plane((0, 0.5, low + tall / 2), (0.62, 0.46), glow('#0a2418', 0.55), rot=(90, 0, 0))
    plane((0, 0.07, low + tall / 2), (w, tall + 0.02), glass('#8affc0', 0.05), rot=(90, 0, 0))
    ball((0.285, 0.0, low - 0.04), 0.012, glow('#5aff7a', 5), detail=1)
    for i in range(4):
        box((-0.27 + i * 0.03, 0.005, low - 0.055), (0.016, 0.012, 0.03), paint('#8a826a'), bevel=0)
    box((0, 0.3, 0), (0.8, 0.5, 0.09), case, bevel=0.02)
    ink = glow(_GREEN, 2.6)
    write('NAME?', CAMERA, (-0.14, 0.05, low + 0.3), ink, dot=2)
    write('I KNOW.', CAMERA, (-0.105, 0.05, low + 0.2), glow(_GREEN, 1.5), dot=2)
    if look.phase('cursor') == 0:
        box((-0.22, 0.05, low + 0.08), (0.03, 0.004, 0.04), ink, bevel=0)


def _reflection(look):
    """Your face in the glass: behind it, upright, faint."""
    with group(at=(0.16, 0.46, -0.32), size=0.46, turn=-6):
        who = actor(_ECHO, Pose(head=(-8, 8, 5), breath=0), Mood(open=0.08 if look.phase('blink') else 1.0, gaze=(-0.7, 0.1), brow=16, lift=0.03, smile=-0.15))
    lamp((-0.16, 0.2, 0.42), 0.8, '#6affb0', 0.05)
    return who['head']


def _keyboard(look):
    """Keys in five rows; one of them has something under it."""
    bed, key, dim = paint('#b8ae90', rough=0.6), paint('#e0d8bc', rough=0.5), paint('#a89e82', rough=0.5)
    with group(at=(0, -0.3, 0)):
        box((0, 0, 0), (0.86, 0.36, 0.035), bed, bevel=0.012)
        for row in range(5):
            for column in range(15):
                if row == 0 and 4 <= column <= 9:
                    continue
                pressed = 0.008 if look.phase('keys') and (row, column) == (2, 5) else 0
                tone = dim if column in (0, 14) or row == 0 else key
                box((-0.385 + column * 0.055 + (row % 2) * 0.012, -0.125 + row * 0.06, 0.034 - pressed), (0.046, 0.05, 0.026), tone, bevel=0.008)
        box((-0.03, -0.125, 0.034), (0.32, 0.05, 0.024), dim, bevel=0.008)
    fine_thread(CAMERA, [(0.3, -0.26, 0.066), (0.33, -0.3, 0.072), (0.36, -0.34, 0.066), (0.4, -0.38, 0.06), (0.46, -0.4, 0.02), (0.56, -0.46, 0.006)])


def _hands(look):
    """From below the picture's edge: one waits over the keys, the other has typed."""
    you = Who('#d8a080', '#3a4868', '#3a4868', '#222', '#2c3850', 'short', '#1c1418')
    down = 0.012 if look.phase('keys') else 0
    with group() as hands:
        with group(at=(-0.2, -0.47, 0.1), size=0.62):
            arm(you, (Vector((-0.3, -0.5, -0.16)), Vector((-0.17, -0.26, 0.0)), Vector((0, 0.06, 0.045 - down))), -1, Hand(34, (0.1, -0.3, 1)))
        with group(at=(0.22, -0.52, 0.1), size=0.62):
            arm(you, (Vector((0.34, -0.5, -0.2)), Vector((0.2, -0.26, -0.02)), Vector((0, 0.04, 0.05))), 1, Hand(20, (0.1, -0.3, 1)))
    return hands


def _things():
    placed((-0.62, -0.1, 0), mug, '#e8e0d0', '#c8322c', size=1.5)
    box((0.66, -0.2, 0), (0.3, 0.36, 0.01), paint('#e8e0c8', rough=0.8), bevel=0, rot=(0, 0, 14))
    box((0.62, -0.14, 0.012), (0.3, 0.36, 0.006), paint('#f4ecd4', rough=0.8), bevel=0, rot=(0, 0, -6))
    tube([(0.56, -0.3, 0.03), (0.72, -0.16, 0.03)], 0.01, paint('#d8a02a'))
    box((-0.72, 0.34, 0), (0.4, 0.4, 0.42), paint('#9a7442', rough=0.9), bevel=0.01)
    box((-0.72, 0.14, 0.14), (0.06, 0.01, 0.28), paint('#d8c088', rough=0.5), bevel=0)
    with group(at=(0.72, 0.34, 0)):
        cylinder((0, 0, 0), 0.08, 0.02, paint('#c8a050', metal=0.7, rough=0.3))
        tube([(0, 0, 0), (0, 0, 0.3)], 0.012, paint('#c8a050', metal=0.7, rough=0.3))
        cylinder((0, 0, 0.28), 0.16, 0.2, glow('#ffb45c', 1.7), top=0.1)


def _light(look):
    weak = 0.88 if look.phase('cursor') else 1
    panel((0, 0.02, 0.5), (0, -0.6, 0.0), (0.5, 0.36), 5.0 * weak, '#5affa0')
    beam((0.05, -0.05, 0.62), (0, -0.6, 0), 5 * weak, '#6affb0', angle=100, blend=1)
    lamp((0.72, 0.2, 0.4), 4.5, '#ffb060', 0.1)
    panel((-1.6, -0.8, 1.3), (0, 0, 0.2), (1, 1), 16, '#5a6ad0')


FILM = Film('intro-screen', CAMERA, build, exposure=0.9, bloom=0.55, parts=(
    Part('cursor', 1, (0, 1), 2, (140, 20, 276, 130)),
    blink('echo', 13),
    Part('keys', 1, (0, 0, 0, 0, 0, 0, 1, 0, 0, 1), 4, 'hands'),
))

if __name__ == '__main__':
    FILM.main()
