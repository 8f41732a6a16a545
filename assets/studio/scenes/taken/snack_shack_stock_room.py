"""A matchbook of the Four Thieves on the blanket in the fort's mouth."""
from kit.materials import paint
from kit.shapes import box
from kit.stage import group
from kit.taken import Taken
from scenes.places.snack_shack_stock_room import SHOOT


def put(_look):
    """It stands open, like a tent."""
    with group(at=(-0.58, 2.34, 0.02), turn=14):
        box((0, 0.14, 0), (0.24, 0.02, 0.2), paint('#e8dcc4', rough=0.8), bevel=0, rot=(24, 0, 0))
        box((0, -0.02, 0), (0.24, 0.02, 0.21), paint('#8a1c2c', rough=0.6, glow=0.15), bevel=0, rot=(-18, 0, 0))
        for x in (-0.055, 0.055):
            for z in (0.07, 0.13):
                box((x, -0.05 + z * 0.3, z), (0.07, 0.012, 0.034), paint('#f4c84a', rough=0.6, glow=0.3), bevel=0, rot=(-18, 0, 0))


TAKEN = Taken('matchbook', 'fort', SHOOT, put=put, there=True, before=True)

if __name__ == '__main__':
    TAKEN.main()
