"""A photograph of the booth, in black and white, before the letters in the tin."""
from kit.materials import paint
from kit.shapes import box
from kit.stage import group
from kit.taken import Taken
from scenes.places.lake_tree_hollow import SHOOT, _FLOOR


def put(look):
    """Two who laugh; of a third there is a shoulder."""
    glows = 0.2 if look.night else 0.12
    with group(at=(-0.42, 1.1, _FLOOR + 0.06), turn=12):
        with group(at=(-0.06, -0.115, 0.14), turn=-8):
            box((0, 0, 0), (0.22, 0.012, 0.26), paint('#f8f8f4', rough=0.6, glow=glows), bevel=0)
            box((0, -0.008, 0.045), (0.18, 0.006, 0.19), paint('#5c5c64', rough=0.6, glow=glows / 2), bevel=0)
            for x, z in ((-0.046, 0.155), (0.024, 0.145)):
                box((x, -0.014, 0.045), (0.068, 0.006, z - 0.075), paint('#b4b4b8', rough=0.7), bevel=0)
                box((x, -0.02, z - 0.03), (0.042, 0.006, 0.05), paint('#ececea', rough=0.7, glow=glows), bevel=0)
                box((x, -0.026, z + 0.006), (0.052, 0.006, 0.024), paint('#1c1c20', rough=0.7), bevel=0)
            box((0.078, -0.016, 0.045), (0.024, 0.006, 0.08), paint('#c82c34', rough=0.7, glow=glows), bevel=0)


TAKEN = Taken('photograph', 'tin', SHOOT, put=put, there=True)

if __name__ == '__main__':
    TAKEN.main()
