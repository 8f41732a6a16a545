"""A black cassette that stands half out of the slot."""
from kit.materials import paint
from kit.shapes import box, cylinder
from kit.stage import group
from kit.taken import Taken
from scenes.places.flunk_fm import SHOOT, _AT, _TURN


def put(look):
    """Its lower half is in the slot; the label is blank."""
    glows = 0.12 if look.night else 0.02
    with group(at=_AT, turn=_TURN):
        with group(at=(5.3, -0.5, 1.92)):
            box((0, 0, 0), (1.1, 0.1, 0.66), paint('#070609', rough=0.7), bevel=0.02, rot=(-14, 0, 0))
            box((0, 0.0, 0.46), (0.72, 0.1, 0.09), paint('#f2e8d0', rough=0.8, glow=glows), bevel=0, rot=(-14, 0, 0))
            for x in (-0.24, 0.24):
                cylinder((x, -0.02, 0.22), 0.065, 0.06, paint('#e8e0d0', rough=0.6, glow=glows), rot=(76, 0, 0), sides=12)


TAKEN = Taken('cassette', 'slot', SHOOT, put=put, there=True)

if __name__ == '__main__':
    TAKEN.main()
