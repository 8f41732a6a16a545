"""The eight classes of Pocket Juniors, each a Junior in its whole set, posed before its own color.

Run as a program: python -m scenes.junior_classes <folder>."""
import os
import sys

from builders.juniors.classes import CLASSES
from builders.juniors.junior import junior, own_pose
from kit.calm import calm
from kit.camera import FrontCamera
from kit.colour import mixed
from kit.cuts import write_bundle
from kit.light import panel, sky, sun
from kit.materials import paint
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.quantise import make_palette, reduce
from kit.shapes import cylinder, plane
from kit.stage import clear, group

CAMERA = FrontCamera(eye=(0, -5.2, 0.92), focal=492, vanishing=(96, 101), size=(192, 224))
_COLOURS, _DITHER = 56, 0.45
_OUT_LEFT, _OUT_RIGHT = {'left_arm': (0, -34, 0)}, {'right_arm': (0, 34, 0)}
# How each stands: its turn in degrees and what differs from the stance.
_POSES = {
    'history': (24, {'spine': (8, 0, -8), 'head': (6, 0, 16), 'left_arm': (-40, -16, 0), 'left_hand': (80, 0, 0)}),
    'art': (-16, {'head': (4, 6, 8), **_OUT_LEFT, **_OUT_RIGHT, 'left_leg': (-14, 0, 0), 'left_foot': (14, 0, 0)}),
    'math': (20, {'head': (0, -7, -8), 'right_arm': (0, 58, -12), 'right_fore': (0, 14, 0), 'right_hand': (0, -60, 0)}),
    'biology': (-22, {'spine': (-4, -5, 10), 'head': (-8, 10, 10), 'left_arm': (6, -22, 0), 'right_arm': (0, 66, 0),
                      'right_fore': (0, 10, 0), 'right_hand': (-10, -70, 0)}),
    'music': (14, {'spine': (-4, 9, 8), 'head': (-4, -9, 0), 'right_arm': (0, 72, 8), 'right_fore': (0, 18, 0),
                   'right_hand': (0, -84, 0), 'left_arm': (-6, -24, 0), 'left_leg': (-4, -10, 0), 'hips': (0, -4, 0)}),
    'sport': (34, {'spine': (6, 0, -14), 'head': (2, 0, -16), 'right_arm': (0, 70, -20), 'right_fore': (0, 8, -8),
                   'right_hand': (-22, -66, 0), 'left_leg': (-18, 0, 0), 'left_foot': (18, 0, 0)}),
    'physics': (-18, {'head': (0, 0, 22), 'left_arm': (-78, -10, 0), 'left_fore': (-6, 0, 0), 'left_hand': (70, 0, 0), **_OUT_RIGHT}),
    'chemistry': (18, {'spine': (10, 0, 10), 'head': (8, -4, 4), 'left_arm': (-52, -12, 0), 'left_hand': (84, 0, 0),
                       'right_arm': (0, 52, -10), 'right_hand': (0, -50, 0)}),
}


def build(name):
    """Puts one class on the stage, on a round stand before its wall."""
    items, colour = CLASSES[name]
    turn, changes = _POSES[name]
    clear()
    with group(turn=turn):
        junior(items, own_pose(**changes))
    wall, deep = paint(colour, rough=0.95), paint(mixed(colour, '#181425', 0.22), rough=0.9)
    plane((0, 2.2, 0.5), (12, 8), wall, rot=(90, 0, 0))
    plane((0, 0, -0.09), (12, 8), wall)
    cylinder((0, 0, -0.08), 0.62, 0.08, deep, sides=48)
    sky([(0.0, colour), (0.4, '#e8e8f4'), (0.9, '#ffffff')], 0.36)
    sun((0.5, 0.75, -0.85), 3.3, '#fff4e0', soft=5)
    panel((-2.2, 0.9, 1.6), (0, 0, 0.8), (1.2, 2.2), 46, mixed(colour, '#ffffff', 0.2))
    panel((2.4, 0.6, 1.2), (0, 0, 0.8), (1, 2), 34, colour)
    CAMERA.aim()


def main(folder):
    for name in CLASSES:
        build(name)
        picture = calm(photograph(size=CAMERA.size, samples=16, exposure=0.05, look='High Contrast'))
        palette = make_palette(picture, _COLOURS)
        save_indexed(os.path.join(folder, f'{name}.png'), reduce(picture, palette, _DITHER), palette)
    write_bundle(folder, pictures=[f'{name}.png' for name in CLASSES])


if __name__ == '__main__':
    main(sys.argv[1])
