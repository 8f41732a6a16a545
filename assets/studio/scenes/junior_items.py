"""The 56 items of Pocket Juniors, each alone, in 96 pixels.

Run as a program: python -m scenes.junior_items <folder>."""
import os
import sys

from builders.juniors.classes import CLASSES
from builders.juniors.junior import junior, own_pose
from kit.camera import icon_camera
from kit.cuts import write_bundle
from kit.light import panel, sky, sun
from kit.photograph import photograph
from kit.pictures import outlined, save_indexed
from kit.quantise import make_palette
from kit.stage import clear, group

_SIZE, _COLOURS = 96, 24
# How far an item is turned to the camera, which looks from its right: what is worn behind is seen from behind.
_TURNS = {'back': 190, 'head': -12}
_OWN_TURNS = {'biology-back': 96, 'math-lh': -22, 'art-lh': 6, 'art-back': 150, 'sport-back': 158, 'history-back': 170}


def shot(build, turn):
    """Photographs an item as an RGBA picture."""
    clear()
    with group(turn=turn):
        thing = junior((build,), own_pose(), bare=True)
    sky([(0.0, '#8890a0'), (0.3, '#d8dce8'), (0.8, '#ffffff')], 0.62)
    sun((0.62, 0.62, -0.82), 3.4, '#fff8ec', soft=4)
    panel((-4, -7, 3), (0, 0, 1), (4, 4), 60, '#ffffff')
    icon_camera([thing], _SIZE, margin=3)
    return photograph(size=(_SIZE, _SIZE), samples=20, exposure=0.25, transparent=True, look='High Contrast')


def main(folder):
    for name, (items, _) in CLASSES.items():
        for build in items:
            item = f'{name}-{build.__name__}'
            picture = shot(build, _OWN_TURNS.get(item, _TURNS.get(build.__name__, -8)))
            colours = make_palette(picture[picture[..., 3] > 0.5][:, :3], _COLOURS)
            indices, palette, outside = outlined(picture, colours)
            save_indexed(os.path.join(folder, f'{item}.png'), indices, palette, clear=outside)
    write_bundle(folder, atlas='*')


if __name__ == '__main__':
    main(sys.argv[1])
