"""The line without the jacket: two pins."""
from kit.materials import paint
from kit.shapes import box
from kit.stage import group
from kit.taken import Taken
from scenes.places.jocks_house import SHOOT


def put(_look):
    """Where the shoulders hung."""
    wood = paint('#f0d49a', rough=0.7, glow=0.1)
    with group(at=(-2.92, 5.75, 2.43), turn=-4, size=1.25):
        for x in (-0.34, 0.34):
            box((x, -0.03, -0.06), (0.06, 0.06, 0.17), wood, bevel=0)


TAKEN = Taken('red-jacket', 'jacket', SHOOT, put=put)

if __name__ == '__main__':
    TAKEN.main()
