"""Flunko's mother before the high desk, a number in her hand that is not called."""
from builders.cast.acting import GRIP, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.town import MOTHER
from builders.cast.worn import scarf
from kit.light import beam
from kit.materials import paint
from kit.shapes import box, ring
from kit.stage import group
from kit.there import There
from scenes.places.police_station_front_desk import SHOOT


def put(look):
    """She has turned round to whoever came in; her handbag hangs from the other arm."""
    with group(at=(0.34, 2.16, 0), turn=-10, size=0.95):
        pose = Pose(lean=4, head=(6, 2, 6) if not look.night else (2, 3, -5), left=Reach((0.3, -0.2, 0.98), (0.9, 0.5, -0.2)), right=Reach((-0.08, -0.36, 1.1), (1, 0.3, -0.5)), left_hand=GRIP, right_hand=GRIP)
        actor(MOTHER, pose, Mood(open=0.75, gaze=(0, 0) if not look.night else (0, -0.3), brow=18, lift=0.015, smile=-0.3))
        scarf()
        box((-0.06, -0.45, 1.14), (0.1, 0.01, 0.13), paint('#fff8e4', rough=0.8), bevel=0, rot=(0, 8, 0))
        box((0.32, -0.22, 0.62), (0.3, 0.14, 0.22), paint('#7a2a34', rough=0.4), bevel=0.03)
        ring((0.32, -0.22, 0.84), 0.1, 0.016, paint('#5a1c28', rough=0.4), start=0, end=180, steps=14)


def light(look):
    """From the waiting room's ceiling."""
    beam((-0.3, -0.2, 1.9), (0.34, 2.1, 1.4), 90 if look.night else 70, '#ffe8c0', angle=40)


THERE = There('mother', SHOOT, put, light)

if __name__ == '__main__':
    THERE.main()
