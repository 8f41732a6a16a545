"""The sign before the first row: a felt board with white letters, and what stands beside it."""
from builders.class_photo.gym import CAMERA
from kit.lettering import dots_of, write
from kit.materials import paint
from kit.shapes import box

_AT, _LOW = -1.0, 0.14
YEAR = '1995-96'


def class_sign(name, felt='#1c2430', frame='#8a5a2c', ink='#f8f4e6'):
    """The clique's name over the school year."""
    unit = CAMERA.metres_per_pixel(_AT)
    wide, tall = (max(dots_of(name)[1] * 2, dots_of(YEAR)[1]) + 16) * unit, 37 * unit
    box((0, _AT + 0.06, _LOW), (wide, 0.05, tall), paint(frame, rough=0.5, worn=0.15), bevel=0.015)
    box((0, _AT + 0.03, _LOW + 0.04), (wide - 0.08, 0.04, tall - 0.08), paint(felt, rough=1), bevel=0)
    box((0, _AT + 0.08, 0), (0.5, 0.12, _LOW), paint('#5a3018', rough=0.7), bevel=0)
    letters = paint(ink, rough=0.6, glow=0.35)
    write(name, CAMERA, (0, _AT, _LOW + tall - 13 * unit), letters, dot=2)
    write(YEAR, CAMERA, (0, _AT, _LOW + 9.5 * unit), letters)
