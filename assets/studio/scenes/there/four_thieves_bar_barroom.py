"""The barkeeper behind the counter, before the bottles: the glass is never dry."""
from builders.cast.acting import GRIP, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.town import BARKEEPER
from builders.cast.worn import earring, headscarf, moustache, on_head
from kit.light import beam
from kit.materials import paint
from kit.shapes import ball, cylinder
from kit.stage import group
from kit.there import There
from scenes.places.four_thieves_bar_barroom import SHOOT


def put(look):
    """By day bent over the glass; by night looking up from it."""
    with group(at=(-0.42, 3.42, 0.02), turn=8):
        pose = Pose(lean=5, head=(-8, 4, 4) if not look.night else (-14, -4, -5), left=Reach((0.1, -0.44, 1.18), (1, 0.2, -0.4)), right=Reach((-0.16, -0.42, 1.16), (1, 0.2, -0.4)), left_hand=GRIP, right_hand=GRIP)
        people = actor(BARKEEPER, pose, Mood(open=0.6 if not look.night else 0.85, gaze=(0, -0.5) if not look.night else (0.2, 0), brow=-2, smile=0.1))
        for make in (headscarf, moustache, earring):
            on_head(people['head'], make)
        cylinder((-0.06, -0.52, 1.14), 0.06, 0.2, paint('#cfe4ea', rough=0.1, glow=0.15), top=0.075, sides=18)
        for i, (dx, dz, r) in enumerate(((0, 0, 0.075), (0.03, -0.09, 0.06), (-0.03, -0.16, 0.05))):
            ball((0.1 + dx, -0.5, 1.18 + dz), r, paint(('#f4f0e4', '#e0d8c8')[i % 2], rough=1), squash=(1, 0.5, 1.2), detail=2)


def light(look):
    """A lamp over the counter."""
    beam((-0.9, 1.7, 2.6), (-0.42, 3.3, 1.5), 110 if look.night else 90, '#ffc880', angle=44)


THERE = There('barkeeper', SHOOT, put, light)

if __name__ == '__main__':
    THERE.main()
