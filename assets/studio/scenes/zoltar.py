"""Zoltar's booth in its corner of the arcade, near enough to look him in the eye.

zoltar_pictures.py makes the finished pictures of it."""
from builders.fortune_teller import ROOF, fortune_teller
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel, sky
from kit.materials import glow, paint
from kit.shapes import box, plane
from kit.stage import clear, group

# As wide as high: cameras go by the longer side.
SIZE = (340, 340)
# A metre on the glass is 176 pixels.
CAMERA = FrontCamera(eye=(0, -3.0, 1.5), focal=528, vanishing=(170, 158), size=SIZE)
EXPOSURE, BLOOM = 0.35, 0.35


def build(act):
    """Puts the booth on the stage, doing what `act` says."""
    clear()
    _corner()
    with group():
        fortune_teller(act)
    write('ZOLTAR', CAMERA, (0, -0.075, ROOF + 0.245), glow('#ffd23a', 1.6), dot=3)
    write('YOUR FORTUNE', CAMERA, (-0.24, -0.04, 0.86), paint('#f4d88a', rough=0.5, glow=0.5))
    write('10 GUM', CAMERA, (0.3, -0.04, 0.86), paint('#f4d88a', rough=0.5, glow=0.5))
    _light(act)
    CAMERA.aim()


def _corner():
    """The wall behind, the carpet, and on both sides the cabinets that stand next to it."""
    box((0, 1.0, 0), (6, 0.1, 3.2), paint('#2a1848', rough=0.85), bevel=0)
    for i in range(4):
        box((0, 0.94, 1.12 + i * 0.42), (6, 0.02, 0.05), paint('#3c2464', rough=0.8), bevel=0)
    plane((0, 0, 0), (8, 8), paint('#3a1a4a', rough=0.9))
    for x, side, trim, shine in ((-0.98, '#182a58', '#2ac8e8', '#48c8ff'), (0.98, '#58182a', '#ff4a8a', '#ff5a9a')):
        box((x, 0.4, 0), (0.6, 0.9, 1.95), paint(side, rough=0.5), bevel=0.03)
        box((x, -0.06, 1.05), (0.46, 0.02, 0.52), glow(shine, 0.35), bevel=0)
        box((x, -0.07, 1.66), (0.56, 0.04, 0.2), glow(shine, 0.8), bevel=0.01)
        box((x * 0.7, -0.05, 0.1), (0.02, 0.03, 1.8), glow(trim, 1.4), bevel=0)


def _light(act):
    sky([(0.0, '#1a1030'), (0.5, '#0c0820')], 0.35)
    panel((-1.6, -1.6, 1.9), (0, 0, 1.1), (0.8, 1.6), 26, '#5ab8ff')
    panel((1.6, -1.6, 1.7), (0, 0, 1.1), (0.8, 1.6), 24, '#ff5a9a')
    panel((0, -2.4, 2.9), (0, 0, 1.0), (1.6, 0.8), 34, '#ffdcb0')
    panel((0, -0.12, ROOF + 0.28), (0, -0.6, 0.6), (0.9, 0.3), 6, '#ffc86a')
