"""A quarter that glints at the foot of the change machine."""
from kit.materials import glow, paint
from kit.shapes import box, cylinder
from kit.taken import Taken
from scenes.places.arcade_front_area import SHOOT


def put(_look):
    """It has rolled out, and leans at the machine's foot; the tray is beyond the frame."""
    x, y = 1.5, 3.24
    cylinder((x, y, 0.045), 0.042, 0.012, paint('#f4f0e0', rough=0.2, metal=0.6, glow=0.35), rot=(82, 0, 0), sides=18)
    cylinder((x, y - 0.013, 0.045), 0.024, 0.004, paint('#b8b4b0', rough=0.3, glow=0.2), rot=(82, 0, 0), sides=14)
    for size in ((0.009, 0.004, 0.09), (0.09, 0.004, 0.009)):
        glint = box((x + 0.03, y - 0.03, 0.085 - size[2] / 2), size, glow('#ffffff', 3), bevel=0)
        glint.visible_diffuse = glint.visible_glossy = False


TAKEN = Taken('quarter', 'change-machine', SHOOT, put=put, there=True)

if __name__ == '__main__':
    TAKEN.main()
