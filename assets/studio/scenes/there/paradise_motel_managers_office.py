"""The manager in the red chair, which he has turned from the desk; he counts quarters."""
from dataclasses import replace

from builders.cast.acting import GRIP, Hand, Mood, Pose, Reach, SEATED
from builders.cast.actor import actor
from builders.cast.who import MANAGER
from builders.rooms.placed import placed
from builders.rooms.seats import swivel_chair
from kit.light import beam
from kit.materials import paint
from kit.shapes import cylinder
from kit.stage import group
from kit.there import There
from scenes.places.paradise_motel_managers_office import SHOOT


def put(look):
    """A stack in one palm; by night he has heard you come."""
    turn = -12 if not look.night else -24
    placed((1.0, 2.06, 0), swivel_chair, '#8a3a28', turn=turn, size=1.22)
    with group(at=(1.0, 2.04, 0), turn=turn):
        pose = replace(SEATED, hips=0.58, lean=34, head=(2, -12, -4) if not look.night else (8, -24, 4), left=Reach((0.14, -0.5, 0.86), (1, 0.2, -0.4)), left_hand=Hand(20, (0, 0, -1)), right=Reach((-0.12, -0.54, 0.98), (1, 0.2, -0.3)), right_hand=GRIP,
                       left_leg=Reach((0.16, -0.46, 0.12), (0.2, -1, 0.6)), right_leg=Reach((-0.18, -0.5, 0.12), (0.2, -1, 0.6)))
        actor(MANAGER, pose, Mood(open=0.45 if not look.night else 0.85, gaze=(0, -0.5) if not look.night else (-0.3, 0.2), brow=-4, smile=0.3 if not look.night else -0.3))
        for k in range(6):
            cylinder((0.12 + 0.004 * (k % 3 - 1), -0.58, 0.9 + k * 0.02), 0.05, 0.017, paint('#e4e8f0', rough=0.18, metal=0.9), sides=18)


def light(look):
    """The window's and the screens'."""
    if look.night:
        beam((1.9, 1.4, 2.2), (1.0, 1.7, 1.2), 34, '#7ad8d8', angle=50)
        beam((-0.6, 0.4, 2.0), (1.0, 1.7, 1.2), 34, '#ffd8a0', angle=44)
    else:
        beam((-1.4, 0.2, 2.2), (1.0, 1.7, 1.2), 80, '#ffd8a0', angle=40)


THERE = There('manager', SHOOT, put, light, gone=((0.3, 1.55, 0.0), (1.2, 2.45, 1.12)))

if __name__ == '__main__':
    THERE.main()
