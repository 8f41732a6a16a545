"""The cup without its straws: a lid with two holes."""
from kit.materials import paint
from kit.shapes import cylinder
from kit.stage import group
from kit.taken import Taken
from scenes.places.arcade_snack_corner import SHOOT


def put(_look):
    """The lid, pressed on again."""
    with group(at=(0.62, 0.86, 0.77), size=2.5):
        cylinder((0, 0, 0.103), 0.046, 0.012, paint('#f8f4ea', rough=0.4), top=0.043, sides=20)
        for x in (-0.016, 0.016):
            cylinder((x, 0, 0.1145), 0.0075, 0.002, paint('#3a1a4a', rough=0.6), sides=10)


TAKEN = Taken('two-straws', 'cup', SHOOT, gone=((0.4, 0.7, 1.07), (0.85, 1.0, 1.4)), put=put, rests=('machine',))

if __name__ == '__main__':
    TAKEN.main()
