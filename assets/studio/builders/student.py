"""A student of Flunks High: a big head on a small body, the collection's own proportions."""
from kit.materials import paint
from kit.shapes import ball, box, cylinder, tube


def student(skin='#6fb4e8', jacket='#c83c44', sleeve='#f0ead8', hat='#6a3a8a', band='#f4d848', trousers='#2c3a6a'):
    """Stands on z = 0, 1.85 m tall with the cap, and looks towards -y."""
    cloth = paint(jacket, rough=0.85)
    for x in (-0.14, 0.14):
        box((x, -0.06, 0), (0.2, 0.36, 0.12), paint('#f4f4f0', rough=0.5), bevel=0.05)
        box((x, -0.06, 0), (0.21, 0.37, 0.04), paint('#d83c44', rough=0.5), bevel=0.01)
        cylinder((x, 0, 0.1), 0.095, 0.36, paint(trousers, rough=0.9), top=0.11)
    cylinder((0, 0, 0.42), 0.27, 0.5, cloth, top=0.2)
    cylinder((0, 0, 0.4), 0.275, 0.07, paint(band, rough=0.9))
    box((0, -0.235, 0.48), (0.025, 0.02, 0.4), paint('#ffffff', rough=0.4), bevel=0)
    for side in (-1, 1):
        tube([(side * 0.2, 0, 0.86), (side * 0.33, -0.02, 0.7), (side * 0.35, -0.08, 0.52)], 0.078, paint(sleeve, rough=0.85))
        ball((side * 0.35, -0.1, 0.46), 0.078, paint(skin, rough=0.55))
    _head(skin, hat, band)


def _head(skin, hat, band):
    face, ink, white = paint(skin, rough=0.55), paint('#181020', rough=0.5), paint('#ffffff', rough=0.35)
    cylinder((0, 0, 0.88), 0.1, 0.12, face)
    ball((0, 0, 1.3), 0.4, face, squash=(1.02, 0.9, 0.92))
    for side in (-1, 1):
        ball((side * 0.41, 0.02, 1.26), 0.1, face, squash=(0.6, 0.8, 1))
        ball((side * 0.15, -0.3, 1.32), 0.125, white, squash=(1, 0.55, 0.85))
        ball((side * 0.15 + 0.02, -0.375, 1.315), 0.055, ink, squash=(0.9, 0.5, 1.1))
        box((side * 0.15, -0.365, 1.4), (0.24, 0.06, 0.055), paint('#2a1a30', rough=0.8), bevel=0.02, rot=(0, side * -8, 0))
    ball((0, -0.38, 1.21), 0.075, face, squash=(0.9, 0.8, 1))
    tube([(-0.1, -0.355, 1.1), (0, -0.372, 1.08), (0.12, -0.35, 1.12)], 0.016, ink)
    ball((0, 0.02, 1.47), 0.385, paint(hat, rough=0.95), squash=(1.06, 0.98, 0.72))
    cylinder((0, 0, 1.42), 0.405, 0.1, paint(band, rough=0.95))
    ball((0, 0.02, 1.77), 0.07, paint(band, rough=1))

