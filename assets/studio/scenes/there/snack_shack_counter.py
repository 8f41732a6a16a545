"""The cook behind the counter, left of the wheel with its orders."""
from builders.cast.acting import FLAT, GRIP, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import COOK
from kit.light import beam
from kit.materials import paint
from kit.shapes import box, ring
from kit.stage import group
from kit.there import There
from scenes.places.snack_shack_counter import SHOOT


def put(look):
    """A cloth over the shoulder, one hand on the counter; by night the cook watches the hatch."""
    with group(at=(-0.42, 3.12, 0.02), turn=-26 if not look.night else 20):
        pose = Pose(lean=8, head=(-6, -4, 4) if not look.night else (24, 0, -4), left=Reach((0.34, -0.4, 1.04), (1, 0.3, 0)), left_hand=FLAT, right=Reach((-0.3, -0.42, 1.06), (1, 0.3, 0)), right_hand=GRIP)
        actor(COOK, pose, Mood(open=0.7, gaze=(0, 0) if not look.night else (0.9, 0), brow=4 if not look.night else 14, smile=0.3 if not look.night else -0.3))
        ring((0, -0.03, 1.275), 0.105, 0.04, paint('#d8302c', rough=0.9), rot=(-10, 0, 0))
        for i in range(3):
            box((0.24 + i * 0.035, -0.22, 1.0), (0.034, 0.03, 0.34), paint('#3a6ac8' if i == 1 else '#f4f0e4', rough=0.95), bevel=0.008)


def light(look):
    """What the lit pies and the open hatch leave of him by night."""
    if look.night:
        beam((0.9, 2.3, 2.0), (-0.42, 3.0, 1.5), 60, '#ffd080', angle=50)
        beam((-1.6, 0.6, 2.3), (-0.42, 3.0, 1.5), 26, '#8a8ae8', angle=40)


THERE = There('cook', SHOOT, put, light)

if __name__ == '__main__':
    THERE.main()
