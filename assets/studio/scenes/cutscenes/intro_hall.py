"""The school's hall on a Monday: four students look at one locker, and somebody in a red jacket is just leaving."""
from dataclasses import replace

from builders.cast.acting import FIST, GRIP, SEATED, Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import FLUNKO, FREAK, GEEK, JOCK, PREP
from builders.corridor import classroom_door, locker, trophy_case
from builders.hall_things import backpack, exit_sign, papers, wall_clock
from builders.person import Limb
from builders.rooms.lights import fluorescent
from builders.rooms.placed import placed
from builders.rooms.shell import checkers
from builders.rooms.threads import fine_thread
from kit.camera import FrontCamera
from kit.film import WIDE, Film, Part, blink
from kit.light import beam, panel, sky
from kit.materials import glow, paint
from kit.shapes import ball, box
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.1, -1.5, 1.3), focal=236, vanishing=(176, 82), size=WIDE)
_HALF, _END, _HIGH = 2.1, 9.4, 3.0
_BLUES = ('#2a5cb8', '#3068c4', '#2452a8')


def build(look):
    """Puts the hall and five students on the stage."""
    _shell()
    _lockers()
    _far_door()
    groups = _students(look)
    papers(((-0.5, 3.6, 20), (0.3, 5.0, 70), (0.1, 2.2, 15)))
    for i, y in enumerate((1.2, 4.2, 7.2, 10)):
        placed((0, y, _HIGH), fluorescent, 1.1, i != 2 or look.phase('tube') == 0, 3.4, 44, '#eaf4ff', across=True, tubes=3)
    _light()
    return groups


def _shell():
    checkers(4.3, _END + 1, a='#c8d4dc', b='#3a5a86', tile=0.6, rough=0.08)
    plaster = paint('#b4c4d0', rough=0.85)
    for side in (-1, 1):
        box((side * (_HALF + 0.5), _END / 2, 0), (0.1, _END + 4, _HIGH), plaster, bevel=0)
        box((side * (_HALF + 0.22), _END / 2, 2.0), (0.5, _END + 4, _HIGH - 2.0), plaster, bevel=0)
        box((side * (_HALF - 0.035), _END / 2, 2.16), (0.01, _END + 4, 0.14), paint('#d8443a', rough=0.6), bevel=0)
    box((0, _END / 2, _HIGH), (5.4, _END + 4, 0.1), paint('#a8b4c0', rough=0.9), bevel=0)


def _lockers():
    """Both sides; on the right, in front, the one that was just closed, a thread in its door."""
    for i in range(17):
        y = -0.2 + i * 0.64
        if i not in (6, 7):
            with group(at=(-_HALF, y, 0), turn=90):
                locker(_BLUES[i % 3], open_at=80 if i == 4 else 0)
        if i in (9, 10):
            continue
        with group(at=(_HALF, y, 0), turn=-90):
            locker('#4a86e8' if i == 3 else _BLUES[(i + 1) % 3])
    with group(at=(_HALF, 5.9, 0), turn=-90):
        classroom_door(light=1.6)
    with group(at=(-_HALF, 3.95, 0), turn=90):
        trophy_case(1.2)
    fine_thread(CAMERA, [(_HALF - 0.04, 1.45, 1.0), (_HALF - 0.14, 1.42, 0.94), (_HALF - 0.1, 1.44, 0.7), (_HALF - 0.16, 1.4, 0.5)])
    with group(at=(_HALF - 0.06, 4.6, 2.62), turn=-90):
        wall_clock(0.2)


def _far_door():
    """Two leaves at the end, one of them open on the morning."""
    box((0, _END + 0.2, 2.2), (5.4, 0.2, _HIGH - 2.2), paint('#8a9cb0', rough=0.85, glow=0.2), bevel=0)
    for x in (-1.7, 1.7):
        box((x, _END + 0.2, 0), (2.2, 0.2, _HIGH), paint('#8a9cb0', rough=0.85, glow=0.2), bevel=0)
    box((0, _END + 2.0, 0), (5, 0.1, 3), glow('#fff2cc', 2.6), bevel=0)
    box((-0.3, _END, 0), (0.58, 0.1, 2.2), paint('#b03a34', rough=0.4), bevel=0)
    box((-0.3, _END - 0.06, 1.1), (0.3, 0.02, 0.8), glow('#fff4d8', 2.2), bevel=0)
    with group(at=(0.58, _END, 0), turn=-70):
        box((0.28, 0, 0), (0.56, 0.08, 2.2), paint('#b03a34', rough=0.4), bevel=0)
    exit_sign(CAMERA, (0.02, 7.6, 2.66), 0.4, 2)


def _students(look):
    """All want to know who closed that locker; none of them wants to be seen wanting it."""
    shut = {name: 0.1 if look.phase(f'blink-{name}') else 1 for name in ('geek', 'jock', 'prep', 'freak')}
    side = 0.95 if look.phase('glance') == 0 else -0.7
    groups = {}
    # The Jock, nearest: an arm up against the lockers, mid-sentence, breaks off.
    with group(at=(-1.5, 1.9, 0), turn=34):
        pose = Pose(sway=-7, head=(30, -2, -5), left=Limb(14, 14, 40), left_hand=FIST, right=Reach((-0.44, 0.3, 1.52), (0.8, 0.6, -0.4)), right_hand=Hand(10, (0, -1, 0.4)),
                    right_leg=Limb(-4, 6, 2), left_leg=Limb(16, 8, 34), breath=look.phase('breath'))
        groups['jock'] = actor(JOCK, pose, Mood(open=0.86 * shut['jock'], gaze=(0.9, -0.1), brow=-6, lift=0.02, smile=-0.3))['upper']
    # The Prep, beyond: books held like a shield.
    with group(at=(-0.72, 4.1, 0), turn=14):
        pose = Pose(lean=-3, head=(24, -6, 6), left=Reach((0.12, -0.3, 1.0), (0.8, 0.3, -1)), right=Reach((-0.1, -0.31, 0.96), (0.8, 0.3, -1)), left_hand=GRIP, right_hand=GRIP,
                    right_leg=Limb(8, 5, 10))
        groups['prep'] = actor(PREP, pose, Mood(open=1.0 * shut['prep'], gaze=(0.85, 0.1), brow=12, lift=0.03, smile=-0.1))['head']
        box((0, -0.27, 0.92), (0.3, 0.06, 0.36), paint('#e8e0c8', rough=0.7), bevel=0.01)
        box((0.02, -0.32, 0.94), (0.26, 0.04, 0.32), paint('#c83a4a', rough=0.7), bevel=0.01)
    # The Geek, bent to his own locker, looks back over a shoulder.
    with group(at=(1.4, 3.5, 0), turn=-150):
        pose = Pose(lean=14, turn=34, head=(66, 4, 4), left=Reach((0.24, -0.56, 1.22)), left_hand=GRIP, right=Limb(8, 12, 30), right_leg=Limb(10, 4, 26), left_leg=Limb(-6, 4, 6))
        groups['geek'] = actor(GEEK, pose, Mood(open=0.95 * shut['geek'], gaze=(0.7, -0.3), brow=16, lift=0.02, smile=-0.3, mouth=0.22))['head']
    # The Freak, on the floor against the lockers, under a hood of hair: a glance from below.
    with group(at=(1.72, 2.3, -0.3), turn=-52):
        pose = replace(SEATED, hips=0.46, lean=-4, head=(56, -6, -6), left_leg=Limb(118, 6, 112), right_leg=Limb(70, 10, 40), left=Reach((0.1, -0.42, 0.84), (0.8, 0.2, -0.6)),
                       right=Reach((-0.2, -0.3, 0.42), (1, 0, -0.4)))
        groups['freak'] = actor(FREAK, pose, Mood(open=0.62 * shut['freak'], gaze=(side, 0.2), brow=-12, smile=-0.2))['head']
    # And he, already at the door, seen from behind.
    step = look.phase('leave')
    with group(at=(0.2, 8.3 + 0.1 * step, 0.03 * step), turn=176):
        actor(FLUNKO, Pose(lean=4, head=(0, 8, 0), left=Limb(-22 + 14 * step, 8, 20), right=Limb(24 - 14 * step, 8, 30), left_leg=Limb(22 - 14 * step, 3, 8), right_leg=Limb(-18 + 14 * step, 3, 24)))
    placed((-0.9, 1.5, 0), backpack, turn=30)
    ball((-1.12, 1.62, 0.13), 0.13, paint('#d8702c', rough=0.7))
    return groups


def _light():
    sky([(0, '#dfeaf4'), (1, '#b8cce0')], 0.3)
    panel((0, -1.0, 2.8), (0.4, 4, 0.9), (3.2, 1), 52, '#e4eeff')
    panel((0, _END + 0.6, 1.6), (0, 4, 0.3), (1.2, 2.0), 190, '#ffe6b0')
    beam((-1.2, 0.4, 2.7), (_HALF, 1.6, 1.2), 210, '#ffedc0', angle=34, blend=0.7)


FILM = Film('intro-hall', CAMERA, build, exposure=0.15, bloom=0.3, parts=(
    blink('jock', 19, 'blink-jock'), blink('prep', 15, 'blink-prep'), blink('geek', 23, 'blink-geek'),
    Part('glance', 1, (0, 0, 0, 0, 0, 0, 0, 1, 1), 2, 'freak'),
))

if __name__ == '__main__':
    FILM.main()
