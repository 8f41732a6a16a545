"""A pink ticket of the Rug Doctor, tied to the tube of the spyglass."""
from kit.materials import paint
from kit.shapes import box, cylinder, tube
from kit.taken import Taken
from scenes.places.secret_treehouse_lookout import SHOOT


def put(look):
    """By its string, a little aslant."""
    glows = 0.2 if look.night else 0.05
    x, y = 0.2, 0.36
    tube([(x, y - 0.1, 1.36), (x + 0.01, y - 0.1, 1.25)], 0.006, paint('#f4ecd8', rough=0.9))
    box((x + 0.01, y - 0.1, 1.02), (0.17, 0.008, 0.23), paint('#f27aa8', rough=0.9, glow=glows), bevel=0, rot=(0, 7, 0))
    cylinder((x + 0.01, y - 0.108, 1.22), 0.012, 0.004, paint('#5a1c34'), rot=(90, 0, 0), sides=8)
    for z, wide in ((1.17, 0.11), (1.13, 0.08), (1.07, 0.11)):
        box((x + 0.005, y - 0.108, z), (wide, 0.004, 0.014), paint('#7a2448', rough=0.9), bevel=0, rot=(0, 7, 0))


TAKEN = Taken('rug-ticket', 'spyglass', SHOOT, put=put, there=True, before=True)

if __name__ == '__main__':
    TAKEN.main()
