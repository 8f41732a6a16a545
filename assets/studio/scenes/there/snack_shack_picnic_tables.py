"""The Prep on the left table's bench, upright, on a napkin that she has spread; she looks at the road."""
from dataclasses import replace

from builders.cast.acting import Hand, Mood, Pose, Reach, SEATED
from builders.cast.actor import actor
from builders.cast.who import PREP
from kit.light import beam
from kit.materials import paint
from kit.shapes import box
from kit.stage import group
from kit.there import There
from scenes.places.snack_shack_picnic_tables import SHOOT


def put(look):
    """Hands in the lap, knees together."""
    with group(at=(-1.42, 2.56, 0), turn=34):
        box((0, 0.04, 0.482), (0.5, 0.36, 0.008), paint('#fbf8f0', rough=0.9), bevel=0)
        pose = replace(SEATED, hips=0.6, lean=0, head=(22, -2, 3) if not look.night else (34, 2, -4), left=Reach((0.06, -0.34, 0.74), (1, 0.4, -0.3)), right=Reach((-0.06, -0.36, 0.74), (1, 0.4, -0.3)), left_hand=Hand(30, (0, 0, 1)), right_hand=Hand(30, (0, 0, 1)),
                       left_leg=Reach((0.08, -0.42, 0.13), (0.1, -1, 0.6)), right_leg=Reach((-0.08, -0.42, 0.13), (0.1, -1, 0.6)))
        actor(PREP, pose, Mood(open=0.7, gaze=(0.6, 0.05), brow=12, lift=0.01, smile=-0.2))


def light(look):
    """The lamps of the Shack, by night."""
    if look.night:
        beam((-2.6, 1.0, 2.6), (-1.42, 2.5, 1.2), 60, '#ffc8a0', angle=44)
        beam((0.6, 1.2, 2.2), (-1.42, 2.5, 1.2), 16, '#b088ff', angle=40)


THERE = There('prep', SHOOT, put, light)

if __name__ == '__main__':
    THERE.main()
