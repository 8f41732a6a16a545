"""The photograph of a booth as it lies in a place, where it is a dozen pixels high."""
from kit.materials import paint
from kit.shapes import box


def booth_print(glows):
    """In black and white: two who laugh; of a third there is a shoulder. It stands on the origin with its front to -y."""
    box((0, 0, 0), (0.22, 0.012, 0.26), paint('#f8f8f4', rough=0.6, glow=glows), bevel=0)
    box((0, -0.008, 0.045), (0.18, 0.006, 0.19), paint('#5c5c64', rough=0.6, glow=glows / 2), bevel=0)
    for x, z in ((-0.046, 0.155), (0.024, 0.145)):
        box((x, -0.014, 0.045), (0.068, 0.006, z - 0.075), paint('#b4b4b8', rough=0.7), bevel=0)
        box((x, -0.02, z - 0.03), (0.042, 0.006, 0.05), paint('#ececea', rough=0.7, glow=glows), bevel=0)
        box((x, -0.026, z + 0.006), (0.052, 0.006, 0.024), paint('#1c1c20', rough=0.7), bevel=0)
    box((0.078, -0.016, 0.045), (0.024, 0.006, 0.08), paint('#c82c34', rough=0.7, glow=glows), bevel=0)
