"""A photograph of the booth, in black and white, before the letters in the tin."""
from builders.things.booth_print import booth_print
from kit.stage import group
from kit.taken import Taken
from scenes.places.lake_tree_hollow import SHOOT, _FLOOR


def put(look):
    """It leans on the letters."""
    with group(at=(-0.42, 1.1, _FLOOR + 0.06), turn=12):
        with group(at=(-0.06, -0.115, 0.14), turn=-8):
            booth_print(0.2 if look.night else 0.12)


TAKEN = Taken('photograph', 'tin', SHOOT, put=put, there=True)

if __name__ == '__main__':
    TAKEN.main()
