"""6:40 at Flunk FM: the DJ turns, and he stands in the door and holds out a black cassette. ON AIR is lit."""
import math
from dataclasses import replace

from builders.cast.acting import SEATED, GRIP, Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.dimmed import dimmed
from builders.cast.who import DJ, FLUNKO
from builders.person import Limb
from builders.rooms.audio import egg_foam, microphone, mixing_desk, record_crate, record_shelf, speaker, turntable
from builders.rooms.boards import notice
from builders.rooms.desk_things import mug
from builders.rooms.electronics import rack
from builders.rooms.placed import placed
from builders.rooms.shell import room
from builders.rooms.threads import fine_thread
from kit.camera import FrontCamera
from kit.film import WIDE, Film, Part, blink, talk
from kit.lettering import write
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.shapes import box, cylinder, plane, ring, tube
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.05, -1.25, 1.36), focal=262, vanishing=(208, 84), size=WIDE)
_BACK, _TOP, _RED = 2.9, 0.78, '#ff3428'


def build(look):
    """Puts the booth, the DJ and him on the stage."""
    on = look.phase('sign') == 0
    room(5.4, _BACK, 2.7, wall='#8a3436', floor='#4a2426', ceiling='#4a2a2c', skirting='#241012', openings=((-1.15, 0, 0.98, 2.1),))
    with group(at=(-0.42, _BACK, 1.0)):
        egg_foam(1.9, 1.6, '#8a3a3c', 0.16)
    _doorway()
    _sign(on)
    boy = _flunko(look)
    dj = _dj(look)
    _desk(look)
    _walls(look)
    _light(on)
    return {'boy': boy, 'dj': dj}


def _doorway():
    """Behind him a corridor with a bulb, and a shelf of records."""
    for x in (-1.7, -0.6):
        box((x, _BACK - 0.04, 0), (0.1, 0.16, 2.16), paint('#2c1414'), bevel=0.01)
    box((-1.15, _BACK - 0.04, 2.1), (1.2, 0.16, 0.1), paint('#2c1414'), bevel=0.01)
    with group(at=(-0.66, _BACK, 0), turn=-62):
        box((0.44, 0, 0.02), (0.88, 0.06, 2.06), paint('#a8483c', rough=0.4), bevel=0.01)
        box((0.44, -0.04, 1.2), (0.4, 0.02, 0.56), glow('#ffcf88', 0.9), bevel=0)
    plane((-1.3, _BACK + 2.2, 1.4), (3.4, 3), paint('#c8844a', rough=0.8), rot=(90, 0, 0))
    plane((-1.3, _BACK + 1.0, 0.002), (3.4, 2.4), paint('#5a3a28', rough=0.4))
    placed((-1.6, _BACK + 2.1, 0), record_shelf, 1.2, 6, 12)


def _sign(on):
    with group(at=(0.62, _BACK - 0.1, 2.3)):
        box((0, 0, -0.17), (1.06, 0.14, 0.36), paint('#1a0c0e', rough=0.5), bevel=0.012)
        box((0, -0.075, -0.14), (0.98, 0.01, 0.3), paint('#4a0a0c' if on else '#3a1214', rough=0.3), bevel=0)
        for z in (-0.165, 0.155):
            box((0, -0.085, z), (1.02, 0.02, 0.02), glow(_RED, 2.8) if on else paint('#6a2022', rough=0.4), bevel=0)
    write('ON AIR', CAMERA, (0.62, _BACK - 0.2, 2.31), glow('#ff5a4a', 3.2) if on else paint('#8a5a52', rough=0.6))


def _flunko(look):
    """One foot over the sill: the arm is out, the rest of him is already on its way back."""
    with group(at=(-1.08, 2.42, 0), turn=58):
        pose = Pose(lean=8, sway=4, turn=10, head=(4, 2, 6), right=Reach((-0.2, -0.6, 1.17), (0.7, 0.2, -1)), right_hand=Hand(48, (0.3, 0, 1)), left=Reach((0.36, 0.2, 0.98), (1, 0.6, -0.6)), left_hand=GRIP,
                    left_leg=Limb(-16, 4, 14), right_leg=Limb(18, 4, 20))
        mouth = (0.0, 0.3, 0.6)[look.phase('talk')]
        boy = actor(FLUNKO, pose, Mood(open=0.1 if look.phase('blink') else 0.9, gaze=(0.6, -0.15), brow=6, lift=0.02, smile=0.25, mouth=mouth))
        with group(at=(-0.19, -0.74, 1.17), turn=-8):
            box((0, 0, -0.07), (0.26, 0.045, 0.165), paint('#0e0c12', rough=0.25), bevel=0.01)
            box((0, -0.026, -0.01), (0.2, 0.006, 0.07), paint('#2a2830', rough=0.4), bevel=0)
            for x in (-0.05, 0.05):
                cylinder((x, -0.03, 0.022), 0.02, 0.008, paint('#e8e4d8', glow=0.2), rot=(90, 0, 0), sides=12)
    fine_thread(CAMERA, [(-1.3, 2.3, 1.62), (-1.4, 2.4, 1.45), (-1.38, 2.5, 1.2), (-1.62, 2.8, 1.05), (-1.66, 2.82, 0.9)])
    return boy['head']


def _dj(look):
    """In the chair, half turned, one cup of the headphones lifted off an ear: a record is about to end."""
    with group(at=(0.62, 1.75, 0.06), turn=-48):
        cylinder((0, 0.05, 0.1), 0.05, 0.34, paint('#2a2628', metal=0.6))
        box((0, 0, 0.42), (0.54, 0.5, 0.09), paint('#2a3a5a', rough=0.7), bevel=0.04)
        box((0, 0.28, 0.56), (0.48, 0.09, 0.56), paint('#2a3a5a', rough=0.7), bevel=0.04)
        pose = replace(SEATED, hips=0.54, lean=-2, turn=-14, head=(2, -4, 8), left=Reach((0.3, -0.5, 0.9), (0.8, 0.3, -0.6)), left_hand=Hand(20, (0, 0, 1)), right=Reach((-0.46, -0.4, 1.1), (0.8, 0.3, -0.6)), right_hand=Hand(20, (0, 0.2, -1)),
                       left_leg=Limb(82, 8, 90), right_leg=Limb(76, 12, 80))
        bob = look.phase('breath')
        dj = actor(DJ, replace(pose, breath=bob * 0.9), Mood(open=1.0, gaze=(-0.8, 0.1), brow=10, lift=0.035, smile=-0.1, mouth=0.25))
    dimmed(dj['head'], '#d0b48c')
    _headphones(dj['head'])
    return dj['upper']


def _headphones(head):
    """Worn on the head whose objects are given: a band over the hair, one cup pushed back."""
    skull = head[1].matrix_basis
    with group() as parts:
        ring((0, 0.06, 0.02), 0.44, 0.026, paint('#1c1c22', rough=0.4), rot=(90, 0, 0), start=0, end=180, steps=20)
        for side in (-1, 1):
            cylinder((side * 0.36, 0.08 - 0.06 * side, -0.06), 0.12, 0.11, paint('#1c1c22', rough=0.4), rot=(0, side * 90, 0), sides=18)
            cylinder((side * 0.46, 0.08 - 0.06 * side, -0.06), 0.07, 0.02, glow('#ff5a4a', 0.8), rot=(0, side * 90, 0), sides=14)
    for thing in parts:
        thing.matrix_basis = skull @ thing.matrix_basis


def _desk(look):
    """In front, cut by the frame: faders, a microphone on its arm, a turntable, a mug."""
    box((0.5, 0.35, _TOP - 0.08), (4.6, 1.0, 0.07), paint('#6a3c26', rough=0.35, worn=0.15), bevel=0.01)
    box((0.5, -0.1, 0.0), (4.6, 0.05, _TOP - 0.1), paint('#3a1e16', rough=0.5), bevel=0)
    placed((1.0, 0.15, _TOP - 0.01), mixing_desk, 1.2, look.phase('meters'), 1.3, size=0.9)
    placed((0.02, 0.45, _TOP), turntable, look.phase('meters') * 60, '#e8b43a', size=1.15)
    placed((1.74, 0.75, _TOP), microphone, True, '#d8dce2', 0.7, size=1.2, turn=180)
    placed((0.42, 0.55, _TOP), mug, '#d8d0c0', '#c8322c', size=1.2)
    with group(at=(-0.72, 0.5, _TOP)):
        box((0, 0, 0), (0.62, 0.36, 0.2), paint('#2c2e34', rough=0.35), bevel=0.012)
        box((-0.08, -0.19, 0.04), (0.3, 0.012, 0.13), paint('#0e0e12', rough=0.2), bevel=0)
        box((-0.08, -0.2, 0.03), (0.28, 0.02, 0.02), glow('#ffb43a', 1.2), bevel=0)
        for i in range(5):
            box((0.12 + i * 0.034, -0.19, 0.1), (0.024, 0.01, 0.06), glow('#5aff7a' if i < 3 else '#ff4a3a', 2.4 if i < 2 + look.phase('meters') else 0.3), bevel=0)


def _walls(look):
    placed((1.95, 2.5, 0), rack, 0.8, 2.1, '#4a3436', seed=14, phase=look.phase('meters'), lamps=('#ff4a3a', '#ffb43a', '#5aff7a'))
    placed((1.4, _BACK - 0.16, 1.75), speaker, 0.5, '#4a2c20', -8)
    placed((-2.3, 2.3, 0), record_crate, seed=4, turn=20, size=1.2)
    for x, z, hue in ((-2.2, 1.75, '#3a7ab8'), (-2.1, 1.3, None), (-0.24, 1.9, None)):
        placed((x, _BACK - 0.12 - 0.1 * (x == 0), z), notice, 0.34, 0.42, '#f0e4c8', hue)
    # The clock still goes: twenty to seven.
    cylinder((-2.0, _BACK - 0.02, 2.35), 0.17, 0.05, paint('#2a2830'), rot=(90, 0, 0), sides=26)
    cylinder((-2.0, _BACK - 0.06, 2.35), 0.145, 0.02, paint('#f8f2e0', glow=0.2), rot=(90, 0, 0), sides=26)
    for a, long in ((240, 0.12), (200, 0.08)):
        tube([(-2.0, _BACK - 0.1, 2.35), (-2.0 + long * math.sin(math.radians(a)), _BACK - 0.1, 2.35 + long * math.cos(math.radians(a)))], 0.013, '#1a1418')


def _light(on):
    sky([(0, '#180a10'), (1, '#0a0608')], 0.3)
    if on:
        panel((0.62, _BACK - 0.3, 2.3), (0.3, 1.2, 0.8), (1.0, 0.3), 46, _RED)
        lamp((0.62, _BACK - 0.7, 2.0), 9, _RED, 0.2)
    lamp((-1.2, _BACK + 1.0, 2.3), 90, '#ffbe70', 0.15)
    panel((-1.15, _BACK + 0.4, 2.2), (-0.6, 1.2, 0.6), (0.9, 0.6), 70, '#ffc880')
    beam((-0.2, 0.2, 2.6), (-0.9, 2.3, 1.2), 120, '#ffe0b0', angle=44)
    # From the corridor onto the face that turns to it.
    beam((-0.75, 0.9, 1.75), (0.5, 1.7, 1.5), 170, '#ffc890', angle=42)
    beam((0.1, 0.2, 1.5), (0.6, 1.7, 1.5), 34, '#ffb070', angle=40)
    panel((0.4, -1.4, 2.4), (0.4, 1.6, 0.9), (2.6, 1.2), 60, '#a88ae8')
    lamp((0.9, 0.5, 1.15), 9, '#ffb06a', 0.2)


FILM = Film('tape', CAMERA, build, exposure=0.6, bloom=0.45, parts=(
    talk('boy'), blink('boy', 17),
    Part('breath', 1, (0, 0, 1, 1, 1, 0), 2, 'dj'),
    Part('meters', 2, (0, 1, 2, 1, 0, 2), 5, (60, 120, 416, 208)),
))

if __name__ == '__main__':
    FILM.main()
